"""What one sees through the six open doors: each house's own room, painted by lamplight, and what of it glows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from grain import OAK, sawn_board
from noise import Field, Generator, Picture, layered_noise, mixed
from pictures import blurred, shape_mask
from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import Rgb

Item = tuple[BaseGeometry, Rgb]
ASPECT = 4.4 / 3.4
"""Width by height of the wall that the picture hangs on. Rooms are drawn in heights: x 0..ASPECT, y 0 (ceiling)..1."""
BRASS: Rgb = (206, 160, 74)
IRON: Rgb = (52, 50, 52)
DARK_WOOD: Rgb = (70, 42, 24)
LAMP_WOOD: Rgb = (128, 80, 44)
PAPER: Rgb = (226, 208, 166)


def _rows(
    random: Generator, shelf: float, left: float, right: float, sizes: tuple[float, float], hues: Sequence[Rgb]
) -> list[Item]:
    """Things side by side on a shelf."""
    items: list[Item] = []
    while left < right:
        wide, tall = float(random.uniform(0.03, sizes[0])), float(random.uniform(0.5, 1.0)) * sizes[1]
        hue = hues[int(random.integers(len(hues)))]
        items.append((box(left, shelf - tall, min(left + wide, right), shelf), hue))
        items.append((box(left, shelf - 0.62 * tall, min(left + wide, right), shelf - 0.34 * tall), _lit(hue, 1.5)))
        left += wide + float(random.uniform(0.004, 0.03))
    return items


def _lit(colour: Rgb, share: float) -> Rgb:
    return min(255, int(colour[0] * share)), min(255, int(colour[1] * share)), min(255, int(colour[2] * share))


def _disc(x: float, y: float, radius: float) -> BaseGeometry:
    return Point(x, y).buffer(radius, quad_segs=12)


def _stroke(points: Sequence[tuple[float, float]], width: float) -> BaseGeometry:
    return LineString(points).buffer(width / 2, quad_segs=4)


def _frame(x: float, y: float, wide: float, tall: float, inside: Rgb) -> list[Item]:
    outer = box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
    return [(outer, BRASS), (outer.buffer(-0.018, join_style=2), inside)]


def _jail(_random: Generator) -> list[Item]:
    """A cell behind bars with its bunk, a rack of rifles, notices, keys on a ring."""
    items: list[Item] = [(box(0.06, 0.14, 0.66, 0.86), (30, 26, 26)), (box(0.10, 0.62, 0.62, 0.70), (120, 108, 92))]
    items.append((box(0.22, 0.24, 0.42, 0.40), (86, 104, 138)))
    items += [(_stroke([(0.06 + 0.075 * k, 0.14), (0.06 + 0.075 * k, 0.86)], 0.020), (104, 100, 98)) for k in range(9)]
    items += [(box(0.06, y, 0.66, y + 0.022), (92, 88, 86)) for y in (0.14, 0.48, 0.84)]
    items.append((box(0.78, 0.20, 1.20, 0.64), (64, 38, 22)))
    for k in range(4):
        x = 0.84 + 0.10 * k
        items += [
            (_stroke([(x, 0.24), (x, 0.50)], 0.016), (84, 82, 84)),
            (_stroke([(x, 0.46), (x + 0.012, 0.62)], 0.036), (136, 82, 40)),
        ]
    items += [(box(0.78, 0.32, 1.20, 0.345), DARK_WOOD), (box(0.78, 0.55, 1.20, 0.575), DARK_WOOD)]
    items.append((_disc(0.72, 0.50, 0.035).difference(_disc(0.72, 0.50, 0.024)), BRASS))
    items.append((box(0.86, 0.72, 1.24, 1.0), (92, 56, 30)))
    return [*items, (box(0.84, 0.69, 1.26, 0.73), LAMP_WOOD), (box(0.94, 0.64, 1.06, 0.69), PAPER)]


def _vault(_random: Generator) -> list[Item]:
    """The vault's round steel door, a counter with a brass grille, bags of money."""
    x, y = 0.65, 0.42
    items: list[Item] = [(box(0.30, 0.08, 1.0, 0.80), (70, 74, 78))]
    for radius, colour in (
        (0.31, (44, 46, 50)),
        (0.285, (136, 140, 146)),
        (0.235, (96, 100, 106)),
        (0.215, (150, 154, 158)),
    ):
        items.append((_disc(x, y, radius), colour))
    turns = np.linspace(0, 2 * np.pi, 13)[:-1]
    items += [(_disc(x + 0.26 * float(np.cos(t)), y + 0.26 * float(np.sin(t)), 0.014), BRASS) for t in turns]
    items += [
        (_stroke([(x, y), (x + 0.14 * float(np.cos(t)), y + 0.14 * float(np.sin(t)))], 0.018), BRASS)
        for t in turns[::2]
    ]
    items += [(_disc(x, y, 0.15).difference(_disc(x, y, 0.128)), BRASS), (_disc(x, y, 0.04), (230, 190, 100))]
    for bag in (0.14, 0.20, 1.12, 1.20):
        items.append((scale(_disc(bag, 0.70, 0.07), 0.9, 1.1), (196, 172, 122)))
        items.append((box(bag - 0.02, 0.60, bag + 0.02, 0.64), (150, 124, 80)))
    items += [(_stroke([(k, 0.50), (k, 0.78)], 0.008), BRASS) for k in np.arange(0.04, 1.28, 0.05)]
    return [
        *items,
        (box(0, 0.49, ASPECT, 0.505), BRASS),
        (box(0, 0.80, ASPECT, 1), (88, 52, 30)),
        (box(0, 0.77, ASPECT, 0.81), (150, 96, 52)),
    ]


def _bar(random: Generator) -> list[Item]:
    """A mirror between shelves of bottles, a bar with a brass rail."""
    items: list[Item] = [(box(0.40, 0.12, 0.90, 0.60), (110, 64, 32)), (box(0.43, 0.15, 0.87, 0.57), (150, 136, 116))]
    items.append((Polygon([(0.47, 0.57), (0.60, 0.15), (0.68, 0.15), (0.55, 0.57)]), (196, 182, 156)))
    hues: list[Rgb] = [(120, 62, 22), (46, 88, 44), (166, 112, 44), (110, 34, 26), (132, 142, 136)]
    for shelf in (0.28, 0.44, 0.60):
        for left, right in ((0.05, 0.35), (0.95, 1.25)):
            items.append((box(left - 0.02, shelf, right + 0.02, shelf + 0.018), DARK_WOOD))
            x = left
            while x < right - 0.02:
                tall = float(random.uniform(0.09, 0.125))
                hue = hues[int(random.integers(len(hues)))]
                items.append((box(x, shelf - tall * 0.62, x + 0.026, shelf), hue))
                items.append((box(x + 0.008, shelf - tall, x + 0.018, shelf - tall * 0.6), hue))
                items.append((box(x + 0.004, shelf - tall * 0.45, x + 0.022, shelf - tall * 0.15), PAPER))
                x += float(random.uniform(0.036, 0.052))
    items += [(box(0, 0.74, ASPECT, 1), (104, 46, 28)), (box(0, 0.70, ASPECT, 0.75), (164, 96, 48))]
    items += [(box(0.06 + 0.21 * k, 0.79, 0.21 + 0.21 * k, 0.95), (82, 34, 22)) for k in range(6)]
    items += [(box(x, 0.64, x + 0.045, 0.70), (222, 190, 120)) for x in (0.22, 0.30, 0.98)]
    return [*items, (_stroke([(0, 0.965), (ASPECT, 0.965)], 0.018), BRASS)]


def _goods(random: Generator) -> list[Item]:
    """Shelves up to the ceiling with tins, boxes and bolts of cloth, sacks before the counter."""
    hues: list[Rgb] = [(166, 60, 40), (54, 104, 104), (206, 160, 72), (104, 76, 50), (220, 206, 166), (84, 100, 58)]
    items: list[Item] = [(box(0.04, 0.06, 1.26, 0.72), (58, 40, 26))]
    for shelf in (0.22, 0.38, 0.55, 0.71):
        items += _rows(random, shelf, 0.07, 1.23, (0.10, 0.135), hues)
        items.append((box(0.04, shelf, 1.26, shelf + 0.02), (120, 78, 42)))
    items += [(box(x, 0.06, x + 0.022, 0.73), (120, 78, 42)) for x in (0.04, 0.44, 0.84, 1.24)]
    items += [(box(0, 0.80, ASPECT, 1), (96, 62, 34)), (box(0, 0.77, ASPECT, 0.81), (158, 108, 60))]
    for x in (0.16, 0.30, 1.06):
        items.append((scale(_disc(x, 0.86, 0.085), 0.85, 1.2), (188, 164, 116)))
        items.append((scale(_disc(x, 0.775, 0.055), 1.0, 0.45), (226, 206, 160)))
    scales = [
        _stroke([(0.62, 0.60), (0.62, 0.77)], 0.016),
        _stroke([(0.52, 0.63), (0.72, 0.63)], 0.012),
        box(0.57, 0.755, 0.67, 0.775),
    ]
    return [*items, (unary_union([*scales, _disc(0.52, 0.69, 0.03), _disc(0.72, 0.69, 0.03)]), BRASS)]


def _council(random: Generator) -> list[Item]:
    """The mayor's desk under a portrait and two flags, a bookcase with the laws."""
    items = _frame(0.65, 0.28, 0.24, 0.32, (58, 66, 56))
    items += [(scale(_disc(0.65, 0.40, 0.10), 0.9, 0.6), (36, 34, 38)), (_disc(0.65, 0.26, 0.052), (222, 180, 140))]
    items.append((scale(_disc(0.65, 0.315, 0.05), 0.9, 0.7), (214, 210, 200)))
    for side, x in ((-1, 0.40), (1, 0.90)):
        items.append((_stroke([(x, 0.10), (x - side * 0.02, 0.74)], 0.014), BRASS))
        cloth = Polygon([(x, 0.12), (x + side * 0.13, 0.16), (x + side * 0.10, 0.46), (x, 0.52)])
        items.append((cloth, (150, 40, 36)))
        items += [(cloth.intersection(box(0, y, 2, y + 0.03)), (226, 216, 196)) for y in (0.20, 0.28, 0.36, 0.44)]
        items.append(
            (cloth.intersection(box(0, 0, 2, 0.26)).intersection(box(x - 0.08, 0, x + 0.08, 1)), (38, 56, 104))
        )
    hues: list[Rgb] = [(122, 46, 34), (54, 74, 58), (150, 110, 56), (60, 50, 84)]
    for left, right in ((0.04, 0.24), (1.06, 1.26)):
        items.append((box(left - 0.02, 0.12, right + 0.02, 0.76), DARK_WOOD))
        for shelf in (0.28, 0.44, 0.60, 0.75):
            items += _rows(random, shelf, left, right, (0.035, 0.13), hues)
    items += [(box(0.28, 0.76, 1.02, 1), (100, 58, 32)), (box(0.26, 0.72, 1.04, 0.77), (158, 100, 54))]
    items += [(box(0.34 + 0.22 * k, 0.81, 0.52 + 0.22 * k, 0.96), (76, 42, 24)) for k in range(3)]
    return [
        *items,
        (box(0.50, 0.69, 0.68, 0.72), PAPER),
        (_stroke([(0.76, 0.72), (0.82, 0.60)], 0.012), (236, 230, 214)),
    ]


def _parlour(_random: Generator) -> list[Item]:
    """Drapes, coffins leaning on the wall, candles and a wreath."""
    items: list[Item] = []
    for x, tint in ((0.30, (96, 58, 34)), (0.65, (120, 76, 44)), (1.0, (84, 50, 32))):
        half = [(0.055, 0.80), (0.105, 0.36), (0.065, 0.17)]
        lid = Polygon([(x + a, b) for a, b in half] + [(x - a, b) for a, b in reversed(half)])
        items += [(lid.buffer(0.012), (30, 20, 16)), (lid, tint), (lid.buffer(-0.022), _lit(tint, 0.72))]
        items += [(box(x - 0.008, 0.30, x + 0.008, 0.52), BRASS), (box(x - 0.035, 0.36, x + 0.035, 0.375), BRASS)]
    wreath = _disc(0.65, 0.62, 0.085).difference(_disc(0.65, 0.62, 0.052))
    items += [(wreath, (52, 82, 44)), (_disc(0.65, 0.70, 0.024), (150, 54, 120))]
    for side in (0.0, ASPECT):
        inner = 0.20 if side == 0.0 else -0.20
        items.append(
            (
                Polygon(
                    [
                        (side, 0),
                        (side + inner, 0),
                        (side + inner * 0.85, 0.30),
                        (side + inner * 0.35, 0.60),
                        (side + inner * 0.5, 1),
                        (side, 1),
                    ]
                ),
                (78, 52, 100),
            )
        )
        items.append((_stroke([(side, 0.60), (side + inner * 0.40, 0.59)], 0.03), BRASS))
    items.append((box(0, 0, ASPECT, 0.08), (88, 60, 110)))
    items += [(box(0.40, 0.86, 0.90, 1), (58, 42, 58)), (box(0.37, 0.83, 0.93, 0.87), (96, 72, 96))]
    for x in (0.44, 0.86):
        items += [
            (box(x - 0.014, 0.68, x + 0.014, 0.83), (236, 226, 200)),
            (scale(_disc(x, 0.655, 0.016), 0.7, 1.6), (255, 232, 150)),
        ]
    return items


ROOMS: dict[str, tuple[Callable[[Generator], list[Item]], Rgb, float]] = {
    "sheriff": (_jail, (150, 112, 76), 1.05),
    "bank": (_vault, (150, 146, 116), 0.9),
    "saloon": (_bar, (172, 72, 50), 1.0),
    "store": (_goods, (170, 140, 94), 1.0),
    "town-hall": (_council, (96, 124, 100), 0.95),
    "undertaker": (_parlour, (112, 96, 126), 0.85),
}
"""Per house: what is in the room, the colour of its wall, and how bright it is."""


def room(house: str, width: int, height: int, seed: int) -> tuple[Picture, Field]:
    """The room behind a house's door and how much each of its places glows, 0..1."""
    furnish, wall, brightness = ROOMS[house]
    random = np.random.default_rng(seed)
    timber = sawn_board(width, height, random, OAK, rings=9).upright()
    boards = 1 - 0.35 * np.clip(1 - np.abs((np.arange(width) / width * 11) % 1 - 0.5) / 0.04, 0, 1)
    picture = (
        np.array(wall, dtype=np.float32) * (0.72 + 0.5 * timber.heights[:height, :width, None]) * boards[None, :, None]
    )
    scale_x, scale_y = width / ASPECT, float(height)
    for shape, colour in furnish(random):
        placed = scale(shape, scale_x, scale_y, origin=(0, 0))
        mask = shape_mask(placed, width, height)
        shadow = np.roll(blurred(mask, 3.0), (3, 2), axis=(0, 1)) * (1 - mask)
        picture = picture * (1 - 0.4 * shadow)[..., None]
        picture = mixed(picture, colour, mask)
    dirt = 0.86 + 0.28 * layered_noise(height, width, 8, 8, random, 5)
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x + 0.5) / width * ASPECT, (y + 0.5) / height
    lamp_x, lamp_y = ASPECT / 2, 0.06
    lamp = np.exp(-((x - lamp_x) ** 2 + (y - lamp_y) ** 2) / 0.42)
    light = brightness * (0.30 + 0.85 * lamp)
    warm = np.array([1.0, 0.80, 0.56], dtype=np.float32)
    picture = picture * warm * (light * dirt)[..., None]
    bulb = shape_mask(scale(_disc(lamp_x, lamp_y, 0.035), scale_x, scale_y, origin=(0, 0)), width, height)
    picture = mixed(picture, (255, 228, 166), np.clip(blurred(bulb, 2.0) * 1.2, 0, 1))
    return picture.astype(np.float32), np.clip(0.66 * light + blurred(bulb, 6.0) * 0.8, 0, 1).astype(np.float32)
