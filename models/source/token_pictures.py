"""The sheet of printed card and paper: tokens, 'closed' marker, exit board, dynamite paper, Winchester template."""

from __future__ import annotations

import numpy as np
from atlas import TOKEN_CELLS, TOKEN_SHEET_SIZE
from grain import BEECH, sawn_board
from noise import Generator, Picture, layered_noise, mixed
from pictures import as_picture, blurred, lettering, shape_mask
from PIL import Image
from shapely.affinity import affine_transform, scale, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from surfaces import paper_grain
from token_emblems import FACES, token_face
from turned_canvas import Rgb
from ui_brush import Canvas

INK: Rgb = (52, 30, 18)
CARD: Rgb = (222, 190, 138)
TEMPLATE_SIZE = (12.0, 2.6)
TEMPLATE_BACK = -1.05
"""Where the template begins behind the bullet's place, cm; it is TEMPLATE_SIZE[0] long."""
BULLET_RADIUS = 0.9


def cell_size(name: str) -> tuple[int, int]:
    """Width and height of a cell in pixels."""
    left, top, right, bottom = TOKEN_CELLS[name]
    return right - left, bottom - top


def printed(colours: Picture, random: Generator, rings: float = 5.0) -> Picture:
    """A print on wood: the grain shows through, the ink is uneven and chipped in a few spots."""
    height, width, _ = colours.shape
    timber = sawn_board(height, width, random, BEECH, rings=rings, fibre=0.7, pores=0.5)
    cover = np.clip((layered_noise(height, width, 10, 10, random, 5, 0.6) - 0.13) * 7, 0, 1)
    shade = (0.93 + 0.12 * (timber.heights - 0.5)) * (0.95 + 0.1 * layered_noise(height, width, 4, 4, random, 4))
    return mixed(timber.colours, colours * shade[..., None], 0.12 + 0.86 * cover)


def token_picture(kind: str, seed: int) -> Picture:
    """The face of a token, filling its square cell; the wood shows at the rim, where the punch has cut."""
    size, _ = cell_size(kind)
    canvas = Canvas(size, oversample=2)
    ground = Image.new("RGBA", canvas.image.size, (*FACES[kind].ground, 255))
    token_face(canvas, kind, radius=48.5, edge=False)
    ground.alpha_composite(canvas.image)
    random = np.random.default_rng(seed)
    print_on_wood = printed(as_picture(ground.resize((size, size), Image.Resampling.LANCZOS)), random)
    radial = np.hypot(*(np.mgrid[0:size, 0:size] + 0.5 - size / 2)) / (size / 2)
    ragged = 0.965 + 0.05 * (layered_noise(size, size, 16, 16, random, 4) - 0.5)
    bare = np.array([214, 172, 118], dtype=np.float32)
    return mixed(print_on_wood, bare, np.clip((radial - ragged) * 60, 0, 1).astype(np.float32) * 0.8)


def _inked(picture: Picture, colour: Rgb, shape: BaseGeometry, share: float = 1.0) -> Picture:
    height, width, _ = picture.shape
    return mixed(picture, colour, shape_mask(shape, width, height) * share)


def closed_picture() -> Picture:
    """The round marker that hangs on a closed house."""
    size, _ = cell_size("closed")
    middle, random = size / 2, np.random.default_rng(71)
    picture = np.zeros((size, size, 3), dtype=np.float32) + np.array([168, 36, 28], dtype=np.float32)

    def disc(share: float) -> Polygon:
        return Point(middle, middle).buffer(middle * share, quad_segs=48)

    picture = _inked(picture, (246, 232, 200), disc(0.90).difference(disc(0.86)))
    boards = [
        LineString([(size * 0.26, size * y), (size * 0.74, size * (y + lean))]).buffer(size * 0.055, cap_style="flat")
        for y, lean in ((0.20, 0.05), (0.85, -0.05))
    ]
    picture = _inked(picture, (238, 206, 150), unary_union(boards))
    band = rectangle_between(0, size * 0.33, size, size * 0.68)
    picture = _inked(picture, (246, 232, 200), band)
    lines = unary_union([rectangle_between(0, size * y, size, size * (y + 0.012)) for y in (0.35, 0.648)])
    picture = _inked(picture, (168, 36, 28), lines)
    letters = lettering(size, size, "CLOSED", "rye", (middle, size * 0.506), size * 0.19, size * 0.86, 0.03)
    return printed(mixed(picture, INK, letters), random)


def exit_picture() -> Picture:
    """The arrow board of an exit's signpost."""
    width, height = cell_size("exit")
    random = np.random.default_rng(72)
    timber = sawn_board(height, width, random, BEECH, rings=4)
    cloud = 0.9 + 0.2 * layered_noise(height, width, 4, 10, random, 4)
    picture = mixed(
        timber.colours * 0.8, np.array([236, 216, 170], dtype=np.float32) * cloud[..., None], np.full_like(cloud, 0.8)
    )
    letters = lettering(width, height, "EXIT", "rye", (width * 0.37, height * 0.5), height * 0.56, width * 0.56, 0.05)
    picture = mixed(
        picture, (150, 36, 26), letters * np.clip(0.6 + layered_noise(height, width, 8, 20, random, 4), 0, 1)
    )
    tip = [(0.72, 0.42), (0.82, 0.42), (0.82, 0.26), (0.95, 0.5), (0.82, 0.74), (0.82, 0.58), (0.72, 0.58)]
    return _inked(picture, INK, Polygon([(x * width, y * height) for x, y in tip]), 0.9)


def stick_picture() -> Picture:
    """The waxed red paper of a dynamite stick: once around along the width, its length along the height."""
    width, height = cell_size("stick")
    random = np.random.default_rng(73)
    folds = layered_noise(height, width, 6, 24, random, 5)
    picture = np.array([190, 38, 28], dtype=np.float32) * (0.80 + 0.36 * folds)[..., None]
    picture = picture + paper_grain(height, width, random, 5)[..., None]
    ends = [rectangle_between(0, 0, width, height * 0.035), rectangle_between(0, height * 0.965, width, height)]
    picture = _inked(picture, (232, 196, 140), unary_union(ends), 0.85)
    for turn in (0.25, 0.75):
        sheet = lettering(
            height, width, "DYNAMITE", "rye", (height / 2, width * turn), width * 0.15, height * 0.62, 0.04
        )
        letters = np.rot90(sheet)
        picture = mixed(picture, (246, 222, 168), letters.astype(np.float32) * 0.92)
    lines = unary_union([rectangle_between(0, height * y, width, height * (y + 0.012)) for y in (0.10, 0.89)])
    return _inked(picture, (246, 222, 168), lines, 0.85)


def template_picture() -> Picture:
    """The Winchester template: the bullet's ring, the groove, and the rifle between its edges."""
    width, height = cell_size("template")
    per_cm, random = width / TEMPLATE_SIZE[0], np.random.default_rng(74)
    middle = height / 2
    bullet = -TEMPLATE_BACK * per_cm
    picture = np.zeros((height, width, 3), dtype=np.float32) + np.array(CARD, dtype=np.float32)
    picture = picture + paper_grain(height, width, random, 7)[..., None]
    half = BULLET_RADIUS * per_cm
    track = unary_union(
        [
            Point(bullet, middle).buffer(half, quad_segs=48),
            rectangle_between(bullet, middle - half, width, middle + half),
        ]
    )
    picture = _inked(picture, (240, 218, 170), track)
    hollow = np.clip(1 - blurred(shape_mask(track, width, height), 14.0), 0, 1) * shape_mask(track, width, height)
    picture = picture * (1 - 0.55 * hollow)[..., None]
    edge = track.buffer(5).difference(track)
    frame = rectangle_between(14, 14, width - 14, height - 14)
    picture = _inked(picture, INK, unary_union([edge, frame.difference(frame.buffer(-5))]), 0.9)
    ring = Point(bullet, middle).buffer(half * 0.9, quad_segs=48)
    cross = [LineString([(bullet - half * 0.5, middle), (bullet + half * 0.5, middle)]).buffer(3)]
    cross += [LineString([(bullet, middle - half * 0.5), (bullet, middle + half * 0.5)]).buffer(3)]
    picture = _inked(picture, (158, 44, 30), unary_union([ring.difference(ring.buffer(-6)), *cross]), 0.9)
    for number in range(9):
        x = bullet + half + (number + 0.6) * (width - bullet - half) / 9.5
        chevron = LineString([(x - 14, middle - 26), (x + 12, middle), (x - 14, middle + 26)]).buffer(5)
        for y in (-1, 1):
            mark = translate(scale(chevron, 0.7, 0.42), 0.0, y * (middle + half) / 2)
            picture = _inked(picture, (158, 44, 30), mark, 0.75)
    for colour, shape in long_rifle():
        placed = affine_transform(shape, [per_cm, 0, 0, -per_cm, bullet, middle])
        picture = _inked(picture, INK, placed.buffer(5))
        picture = _inked(picture, colour, placed)
    wear = np.clip(0.55 + 1.2 * layered_noise(height, width, 12, 50, random, 4), 0, 1)
    return picture * (0.94 + 0.06 * wear)[..., None]


def _strip(points: list[tuple[float, float]], width: float) -> BaseGeometry:
    return LineString(points).buffer(width / 2, quad_segs=6)


def long_rifle() -> list[tuple[Rgb, BaseGeometry]]:
    """The rifle on the template, its parts from below upwards with their colours; x in cm before the bullet, y up."""
    wood, steel, brass = (132, 76, 38), (112, 118, 126), (214, 164, 74)
    lever = scale(Point(4.42, -0.40).buffer(0.30, quad_segs=12), 1.25, 0.8)
    lever = lever.difference(scale(Point(4.42, -0.40).buffer(0.30, quad_segs=12), 1.02, 0.55))
    stock = Polygon(
        [(1.30, 0.28), (1.24, -0.66), (1.50, -0.70), (3.30, -0.12), (4.0, -0.08), (4.0, 0.38), (3.45, 0.36)]
    )
    receiver = Polygon([(3.95, 0.42), (5.55, 0.42), (5.68, 0.36), (5.68, -0.14), (3.95, -0.14)])
    hammer = Polygon([(4.18, 0.40), (3.98, 0.40), (3.74, 0.62), (3.84, 0.70), (4.04, 0.56)])
    return [
        (steel, lever),
        (steel, _strip([(4.50, -0.12), (4.44, -0.42)], 0.07)),
        (steel, hammer),
        (steel, rectangle_between(5.6, -0.02, 9.55, 0.14)),
        (steel, rectangle_between(5.6, 0.18, 10.42, 0.40)),
        (steel, Polygon([(10.16, 0.42), (10.34, 0.42), (10.30, 0.56)])),
        (steel, rectangle_between(6.55, 0.42, 6.85, 0.49)),
        (wood, stock.buffer(0.04, quad_segs=4)),
        (wood, Polygon([(5.68, 0.20), (7.72, 0.20), (7.78, 0.04), (7.70, -0.16), (5.68, -0.20)])),
        (brass, receiver),
        (brass, rectangle_between(1.14, -0.70, 1.27, 0.31)),
        (brass, rectangle_between(7.66, -0.12, 7.82, 0.22)),
        (steel, rectangle_between(9.40, -0.06, 9.56, 0.42)),
    ]


def edge_picture() -> Picture:
    """Three plies of wood, as the punch has cut them; repeats along the width."""
    width, height = cell_size("edge")
    random = np.random.default_rng(75)
    timber = sawn_board(height, width, random, BEECH, rings=3, fibre=1.0)
    ply = np.array([0.92, 0.66, 0.96], dtype=np.float32)[(np.arange(height) * 3 // height)]
    joint = np.abs((np.arange(height) / height * 3 + 0.5) % 1 - 0.5) < 0.05
    inner = (np.arange(height) > height * 0.2) & (np.arange(height) < height * 0.8)
    tone = np.where(joint & inner, 0.5, ply)
    return timber.colours * tone[:, None, None]


def plain_picture() -> Picture:
    """Bare card, for undersides."""
    width, height = cell_size("plain")
    random = np.random.default_rng(76)
    picture = np.zeros((height, width, 3), dtype=np.float32) + np.array([206, 172, 122], dtype=np.float32)
    return picture + paper_grain(height, width, random, 8)[..., None]


def tokens() -> Picture:
    """The whole sheet."""
    sheet = np.zeros((TOKEN_SHEET_SIZE, TOKEN_SHEET_SIZE, 3), dtype=np.float32)
    drawn = {kind: token_picture(kind, 80 + number) for number, kind in enumerate(FACES)}
    drawn |= {"closed": closed_picture(), "exit": exit_picture(), "stick": stick_picture()}
    drawn |= {"template": template_picture(), "edge": edge_picture(), "plain": plain_picture()}
    for name, picture in drawn.items():
        left, top, right, bottom = TOKEN_CELLS[name]
        sheet[top:bottom, left:right] = picture
    return sheet
