"""The sheet of fittings: clock dial, lit windows, rooms behind doors, door leaf, poster; and what of it glows."""

from __future__ import annotations

import numpy as np
from atlas import FITTING_CELLS, FITTING_SHEET
from grain import OAK, sawn_board
from noise import Field, Picture, layered_noise, mixed
from pictures import as_field, blurred, font, lettering, shape_mask
from PIL import Image, ImageDraw
from room_pictures import ROOMS, room
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
from solids import star
from surfaces import paper_grain

INK = (42, 28, 20)
NUMERALS = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")


def _cell_size(name: str) -> tuple[int, int]:
    left, top, right, bottom = FITTING_CELLS[name]
    return right - left, bottom - top


def dial() -> Picture:
    """The Town Hall clock's dial, filling its square, XII up."""
    size, _ = _cell_size("dial")
    middle = size / 2
    random = np.random.default_rng(3)
    radial = np.hypot(*(np.mgrid[0:size, 0:size] + 0.5 - middle)) / middle
    picture = np.array([244, 234, 208], dtype=np.float32) * (1 - 0.20 * np.clip(radial, 0, 1) ** 4)[..., None]
    picture = picture + paper_grain(size, size, random, 4)[..., None]
    circles = [(0.97, 0.945), (0.645, 0.632)]
    lines = [
        Point(middle, middle).buffer(middle * a).difference(Point(middle, middle).buffer(middle * b))
        for a, b in circles
    ]
    for minute in range(60):
        angle = minute * np.pi / 30
        inner, width = (0.87, 0.016) if minute % 5 == 0 else (0.905, 0.007)
        ends = [(middle + r * middle * np.sin(angle), middle - r * middle * np.cos(angle)) for r in (inner, 0.95)]
        lines.append(LineString(ends).buffer(width * middle))
    picture = mixed(picture, INK, shape_mask(unary_union(lines), size, size))
    face = font("alegreya-bold", round(0.25 * middle))
    for hour, numeral in enumerate(NUMERALS):
        label = Image.new("L", (round(0.6 * middle), round(0.36 * middle)), 0)
        ImageDraw.Draw(label).text(
            (label.width / 2, label.height / 2), numeral, font=face, fill=255, anchor="mm", stroke_width=2
        )
        label = label.rotate(-30 * hour, expand=True, resample=Image.Resampling.BICUBIC)
        mask = Image.new("L", (size, size), 0)
        angle = hour * np.pi / 6
        place = (middle + 0.755 * middle * np.sin(angle), middle - 0.755 * middle * np.cos(angle))
        mask.paste(label, (round(place[0] - label.width / 2), round(place[1] - label.height / 2)))
        picture = mixed(picture, INK, as_field(mask))
    rose = scale(star(1.0, 0.32, 12), middle * 0.30, middle * 0.30, origin=(0, 0))
    return mixed(picture, (196, 150, 92), shape_mask(translate(rose, middle, middle), size, size) * 0.55)


def _warm_light(width: int, height: int, centre: tuple[float, float], spread: float) -> Field:
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x + 0.5) / width, (y + 0.5) / height
    return np.exp(-((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / spread).astype(np.float32)


def window(kind: str, seed: int) -> tuple[Picture, Field]:
    """A window's view into a lit room and its glow 0..1: "curtains", "shop", "bars" or "mourning"."""
    width, height = _cell_size(kind)
    random = np.random.default_rng(seed)
    light = 0.30 + 0.70 * _warm_light(width, height, (0.5, 0.55), 0.16)
    picture = np.array([255, 190, 104], dtype=np.float32) * light[..., None]
    glow = light.copy()
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x + 0.5) / width, (y + 0.5) / height
    folds = 0.72 + 0.28 * np.sin(x * 74 + 2.5 * layered_noise(height, width, 3, 3, random, 3))
    colours = {"curtains": (164, 52, 40), "shop": (222, 196, 140), "bars": (96, 66, 44), "mourning": (74, 58, 92)}
    if kind == "shop":
        shelf = unary_union(
            [box(0, 0.60 * height, width, 0.625 * height), box(0, 0.86 * height, width, 0.885 * height)]
        )
        goods = []
        for level in (0.60, 0.86):
            left = 0.05
            while left < 0.92:
                wide, tall = random.uniform(0.06, 0.14), random.uniform(0.09, 0.19)
                goods.append(
                    (box(left * width, (level - tall) * height, (left + wide) * width, level * height), random.random())
                )
                left += wide + random.uniform(0.01, 0.05)
        for shape, tone in goods:
            mask = shape_mask(shape, width, height)
            hue = ((150, 60, 40), (60, 96, 92), (206, 160, 80), (96, 70, 48), (214, 200, 166))[int(tone * 5)]
            picture, glow = mixed(picture, np.array(hue) * 0.75, mask * 0.92), glow * (1 - 0.75 * mask)
        mask = shape_mask(shelf, width, height)
        picture, glow = mixed(picture, (78, 48, 26), mask), glow * (1 - mask)
        cloth = (y < 0.16 + 0.025 * np.abs(np.sin(x * 5 * np.pi))).astype(np.float32)
    elif kind == "bars":
        rods = unary_union([box((k / 6 - 0.022) * width, 0, (k / 6 + 0.022) * width, height) for k in range(1, 6)])
        rods = rods.union(box(0, 0.30 * height, width, 0.335 * height)).union(
            box(0, 0.66 * height, width, 0.695 * height)
        )
        picture, glow = picture * 0.62, glow * 0.55
        mask = shape_mask(rods, width, height)
        picture, glow = mixed(picture, (40, 38, 38), mask), glow * (1 - mask)
        cloth = np.zeros((height, width), dtype=np.float32)
    else:
        open_by = 0.20 + 0.20 * np.clip(1 - y * 1.4, 0, 1) ** 0.7 if kind == "curtains" else 0.12 + 0.34 * y
        cloth = (np.abs(x - 0.5) > (0.5 - open_by if kind == "curtains" else 0.5 - open_by * 0.8)).astype(np.float32)
        cloth = np.maximum(cloth, (y < 0.13).astype(np.float32))
    cloth = blurred(cloth, 1.2)
    tone = np.array(colours[kind], dtype=np.float32) * (folds * (0.55 + 0.45 * light))[..., None]
    picture, glow = mixed(picture, tone, cloth), glow * (1 - 0.86 * cloth)
    return picture, glow * (0.55 if kind == "mourning" else 1.0)


def door_leaf() -> Picture:
    """Dark boards, two panels, a brass knob."""
    width, height = _cell_size("door")
    random = np.random.default_rng(23)
    timber = sawn_board(width, height, random, OAK, rings=6).upright().colours[:height, :width]
    picture = timber * np.array([0.62, 0.50, 0.42])
    for top, bottom in ((0.06, 0.46), (0.54, 0.94)):
        for left, right in ((0.10, 0.47), (0.53, 0.90)):
            panel = box(left * width, top * height, right * width, bottom * height)
            groove = panel.difference(panel.buffer(-6))
            picture = picture * (1 - 0.6 * shape_mask(groove, width, height))[..., None]
    knob = shape_mask(Point(0.5 * width + 12, 0.5 * height).buffer(9), width, height)
    return mixed(picture, (226, 180, 90), knob)


def poster() -> Picture:
    """A wanted poster."""
    width, height = _cell_size("poster")
    random = np.random.default_rng(24)
    picture = np.array([226, 204, 156], dtype=np.float32) + paper_grain(height, width, random, 6)[..., None]
    ink = lettering(width, height, "WANTED", "rye", (width / 2, height * 0.12), height * 0.12, width * 0.86)
    ink = np.maximum(
        ink, lettering(width, height, "$500", "rye", (width / 2, height * 0.90), height * 0.11, width * 0.6)
    )
    head = unary_union(
        [
            Point(width / 2, height * 0.52).buffer(height * 0.115),
            box(width * 0.24, height * 0.395, width * 0.76, height * 0.425),
            box(width * 0.36, height * 0.29, width * 0.64, height * 0.41),
            box(width * 0.30, height * 0.66, width * 0.70, height * 0.78).buffer(6),
        ]
    )
    return mixed(picture, (64, 38, 26), np.maximum(ink, shape_mask(head, width, height) * 0.9))


def fittings() -> tuple[Picture, Picture]:
    """The sheet and, at half its size, what of it glows by itself."""
    sheet_width, sheet_height = FITTING_SHEET
    sheet = np.zeros((sheet_height, sheet_width, 3), dtype=np.float32) + 20.0
    glow = np.zeros((sheet_height, sheet_width), dtype=np.float32)
    drawn: dict[str, tuple[Picture, Field | None]] = {"dial": (dial(), None)}
    drawn |= {kind: window(kind, seed) for seed, kind in enumerate(("curtains", "shop", "bars", "mourning"), start=30)}
    drawn |= {
        f"room-{house}": room(house, *_cell_size(f"room-{house}"), seed) for seed, house in enumerate(ROOMS, start=60)
    }
    drawn |= {"door": (door_leaf(), None), "poster": (poster(), None)}
    for name, (picture, light) in drawn.items():
        left, top, right, bottom = FITTING_CELLS[name]
        sheet[top:bottom, left:right] = picture
        if light is not None:
            glow[top:bottom, left:right] = light
    left, top, right, bottom = FITTING_CELLS["glass"]
    sheet[top:bottom, left:right] = (56, 66, 74)
    left, top, right, bottom = FITTING_CELLS["dark"]
    sheet[top:bottom, left:right] = (26, 17, 12)
    shining = sheet * (0.62 * glow)[..., None]
    return sheet, shining.reshape(sheet_height // 2, 2, sheet_width // 2, 2, 3).mean(axis=(1, 3))
