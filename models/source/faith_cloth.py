"""The cloth of Flick of Faith: the printed Map, its frame and clouds, and its weave."""

from __future__ import annotations

import numpy as np
from faith_creatures import bow, stroke
from faith_islands import print_island
from faith_map import CLOTH, CREAM, INK, MAP, Print, inner_band
from faith_sea import sea
from gltf_file import Node
from materials import Material
from noise import Generator, Picture, relief_picture
from pictures import blurred, shape_mask
from shapely.affinity import affine_transform, rotate, translate
from shapely.geometry import Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import extrude, rectangle
from surfaces import paper_grain

THICKNESS = 0.2
SIZE = CLOTH.width
NAVY, GOLD, RED = (18, 44, 66), (222, 178, 84), (168, 58, 40)
HEM = 0.34
"""Width of the folded hem, cm."""
FRAME = 1.15
"""Where the printed frame ends, from the cloth's edge, cm."""
RELIEF_PIXELS = 2048
PUFFS = (
    (-1.75, 1.55, 1.45), (1.80, 1.50, 1.40), (0.0, 2.10, 1.40), (-2.55, 0.10, 1.25), (2.60, 0.10, 1.20),
    (0.05, 0.65, 1.65), (-1.80, -1.25, 1.35), (1.80, -1.30, 1.35), (0.0, -1.75, 1.45),
)  # fmt: skip
"""Middle, from the cloud's own, and radius of each part of a cloud, cm; the farthest first."""
SPIN = np.linspace(0.2, 3.1 * np.pi, 48)
SPIN_RADII = np.linspace(0.62, 0.08, 48)
"""A curl inside a part, in shares of its radius."""


def faith_mat() -> Node:
    """The cloth, 48 x 48 cm: its top is z = 0, its underside z = -0.2."""
    sheet = extrude(rectangle(SIZE, SIZE, 0.45, 5), THICKNESS, 0.075, 3).moved(z=-THICKNESS)
    half = SIZE / 2
    sheet = sheet.mapped_flat("xy", (-half, -half), (half, half), (0.0, 0.0, 1.0, 1.0))
    cloth = Material("faith-mat", "faith-mat.jpg", "faith-mat-relief.jpg", roughness=0.86)
    return Node("faith-mat", [(sheet, cloth)])


def _around(shape: BaseGeometry) -> BaseGeometry:
    """A shape at the southern edge, and at the three others."""
    return unary_union([rotate(shape, turn, origin=(0, 0)) for turn in (0, 90, 180, 270)])


def _frame(on: Print) -> None:
    """A band of navy with waves and suns between lines of gold."""
    whole, half = rectangle(SIZE, SIZE), SIZE / 2
    on.fill(inner_band(whole, 0.0, FRAME).difference(whole.buffer(-FRAME)), NAVY)
    on.shade(inner_band(whole, FRAME, FRAME + 0.3), 0.22, 0.12)
    for start, end in ((HEM, HEM + 0.07), (FRAME - 0.11, FRAME)):
        on.fill(inner_band(whole, start, end), GOLD)
    y = -half + (HEM + FRAME) / 2
    step = 0.75
    count = round((SIZE - 3.0) / step)
    shapes: list[BaseGeometry] = []
    for index in range(count):
        x = (index - (count - 1) / 2) * step
        if index % 6 == 3:
            sun = [rotate(Polygon([(0.16, -0.04), (0.28, 0.0), (0.16, 0.04)]), k * 45, origin=(0, 0)) for k in range(8)]
            shapes.append(translate(unary_union([*sun, Point(0, 0).buffer(0.12)]), x, y))
        else:
            curl = unary_union([bow(0.02, -0.02, 0.19, -20, 190, 0.04), bow(0.08, 0.0, 0.10, 170, 360, 0.035)])
            shapes.append(translate(curl, x, y))
            shapes.append(rectangle_between(x - step / 2, y - 0.235, x + step / 2, y - 0.185))
    on.fill(_around(unary_union(shapes)), GOLD, 0.92)
    corner = Point(half - (HEM + FRAME) / 2, -half + (HEM + FRAME) / 2).buffer(0.26)
    on.fill(_around(corner), RED)
    on.fill(_around(corner.boundary.buffer(0.04)), GOLD)


def _hem(on: Print) -> None:
    """The folded edge with its stitches."""
    on.fill(inner_band(rectangle(SIZE, SIZE), 0.0, HEM - 0.02), (70, 42, 34), 0.95)
    half = SIZE / 2
    stitches = [
        rectangle_between(x, -half + 0.20, x + 0.26, -half + 0.245) for x in np.arange(0.4 - half, half - 0.5, 0.4)
    ]
    on.fill(_around(unary_union(stitches)), (230, 200, 150), 0.85)


def _cloud(on: Print, cloud: Polygon) -> None:
    """A Player's Corner: a heap of white with curls; the outer edge of its white rim is the outline."""
    x, y = cloud.centroid.x, cloud.centroid.y
    on.shade(translate(cloud.buffer(0.05), 0.14, -0.18), 0.34, 0.20)
    on.fill(cloud, (246, 244, 240))
    inside = cloud.buffer(-0.25)
    for dx, dy, radius in PUFFS:
        puff = Point(x + dx, y + dy).buffer(radius, quad_segs=24)
        on.fill(puff.buffer(0.06).intersection(inside), (140, 162, 200), 0.60, 0.10)
        on.fill(puff.intersection(inside), (252, 251, 248))
        low = puff.difference(translate(puff, -0.12 * radius, 0.34 * radius))
        on.fill(low.intersection(inside), (164, 184, 216), 0.85, 0.10)
        turn = 60.0 if dx > 0 else 120.0
        curls = [bow(x + dx, y + dy, radius, turn - 105, turn + 105, 0.028)]
        way = 1 if dx > 0 else -1
        spin = [
            (x + dx + way * r * np.cos(a), y + dy + r * np.sin(a))
            for r, a in zip(SPIN_RADII * radius, SPIN, strict=True)
        ]
        curls.append(stroke([(float(a), float(b)) for a, b in spin], 0.024))
        on.fill(unary_union(curls).intersection(inside), (84, 110, 158), 0.72)
    on.shade(inner_band(cloud, 0.0, 0.6), 0.10, 0.12, cloud)
    on.fill(inner_band(cloud, 0.0, 0.34), (255, 253, 246))
    on.fill(inner_band(cloud, 0.20, 0.29), (40, 58, 88), 0.95)


def _navel(on: Print) -> None:
    """The small sun in the middle; the outer edge of its dark line is the outline."""
    ring = MAP.navel
    x, y = ring.centroid.x, ring.centroid.y
    on.shade(ring.buffer(0.08), 0.30, 0.16)
    on.fill(ring, (236, 196, 96))
    rays = []
    for k in range(16):
        wide, tip = (0.30, 1.98) if k % 2 == 0 else (0.24, 1.72)
        rays.append(rotate(Polygon([(-wide, 1.0), (wide, 1.0), (0.0, tip)]), k * 22.5, origin=(0, 0)))
    on.fill(translate(unary_union(rays), x, y), (190, 72, 40))
    halves = [
        part.intersection(rotate(rectangle_between(0, 0, 1, 3), k * 22.5, origin=(0, 0))) for k, part in enumerate(rays)
    ]
    on.fill(translate(unary_union(halves), x, y), (222, 120, 52), 0.9)
    face = Point(x, y).buffer(1.12, quad_segs=24)
    on.fill(face, CREAM)
    on.fill(inner_band(face, 0.0, 0.07), INK, 0.9)
    on.fill(inner_band(face, 0.16, 0.20), (190, 72, 40), 0.9)
    turns = np.linspace(0, 5 * np.pi, 120)
    radii = 0.06 + 0.70 * turns / turns[-1]
    spiral = [(x + r * float(np.cos(a)), y + r * float(np.sin(a))) for r, a in zip(radii, turns, strict=True)]
    on.fill(stroke(spiral, 0.055), (168, 58, 40), 0.95)
    on.fill(inner_band(ring, 0.0, 0.34), CREAM)
    on.fill(inner_band(ring, 0.0, 0.085), INK, 0.95)
    on.fill(inner_band(ring, 0.29, 0.34), INK, 0.85)


def mat_picture() -> Picture:
    """The whole print, (3072, 3072, 3)."""
    random = np.random.default_rng(31)
    printing = sea(random)
    _frame(printing)
    for cloud in MAP.clouds:
        _cloud(printing, cloud)
    for island in MAP.islands:
        print_island(printing, island, random)
    _navel(printing)
    _hem(printing)
    return _aged(printing.picture, random)


def _aged(picture: Picture, random: Generator) -> Picture:
    """The print sinks a little unevenly into the cloth."""
    height, width, _ = picture.shape
    return picture + paper_grain(height, width, random, 2.5)[..., None]


def relief() -> Picture:
    """The weave, the folded hem and its stitches as normals, (2048, 2048, 3)."""
    size = RELIEF_PIXELS
    rows, columns = np.arange(size)[:, None], np.arange(size)[None]
    # A single wave of eight pixels each way: the picture's blocks then pack well.
    weave = 0.075 * np.sin((rows + 0.5) * np.pi / 4) * np.sin((columns + 0.5) * np.pi / 4)
    per_cm = size / SIZE
    place = [per_cm, 0, 0, -per_cm, size / 2, size / 2]
    fold = shape_mask(affine_transform(rectangle(SIZE, SIZE).buffer(-HEM), place), size, size)
    bulge = 1 - blurred(fold, 3.0)
    return relief_picture(weave.astype(np.float32) + 0.9 * bulge, 1.5)
