"""The printed desert cloth that is played on, and the walnut table under it."""

from __future__ import annotations

import numpy as np
from cloth import Cloth, cracks, hemmed, sand, scrub, stones
from gltf_file import Node
from materials import Material
from noise import Field, Generator, Picture, mixed
from pictures import blurred
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import box, extrude, rectangle, star

WIDTH, DEPTH, THICKNESS = 90.0, 60.0, 0.06
TABLE_WIDTH, TABLE_DEPTH, TABLE_THICKNESS = 150.0, 110.0, 3.0
CLOTH = Cloth(WIDTH, DEPTH, (3072, 2048))
PER_CM = CLOTH.per_cm
INK = (96, 46, 28)
NAME_Y, NAME_HALF = -28.55, 17.6
"""Middle of the strip with the town's name, and half its length, cm."""
COMPASS = (38.0, -22.0)


def spread_out(name: str, cloth: Cloth) -> Node:
    """A cloth with the picture of its name: its top is z = 0, its underside z = -0.06."""
    sheet = extrude(rectangle(cloth.width, cloth.depth, 0.5, 4), THICKNESS, 0.025, 1).moved(z=-THICKNESS)
    corner = (cloth.width / 2, cloth.depth / 2)
    sheet = sheet.mapped_flat("xy", (-corner[0], -corner[1]), corner, (0.0, 0.0, 1.0, 1.0))
    return Node(name, [(sheet, Material(name, f"{name}.jpg", roughness=0.82))])


def mat() -> Node:
    """The play area, 90 x 60 cm."""
    return spread_out("mat", CLOTH)


def table() -> Node:
    """The table top; it lies under the cloth."""
    top = box(TABLE_WIDTH, TABLE_DEPTH, TABLE_THICKNESS, 0.5).moved(z=-THICKNESS - TABLE_THICKNESS)
    top = top.mapped_grain(1 / 60.0, "x", (0.13, 0.0))
    return Node("table", [(top, Material("table", "table.jpg", "table-relief.jpg", roughness=0.42))])


def _street_middle(x: Field | float) -> Field | float:
    """Where the street runs, y in cm."""
    return 0.9 * np.sin(np.asarray(x) / 13.0 + 0.6) + 0.35 * np.sin(np.asarray(x) / 4.7)


def _is_street(x: float, y: float) -> bool:
    return abs(y - float(_street_middle(x))) < 7.5


def _along_street(offset: float, wobble: float, random: Generator) -> list[tuple[float, float]]:
    x = np.linspace(-48, 48, 97)
    return [
        (float(a), float(b)) for a, b in zip(x, _street_middle(x) + offset + random.normal(0, wobble, 97), strict=True)
    ]


def _street(picture: Picture, random: Generator) -> Picture:
    """The trodden main street with wheel ruts, hoof prints and stones at its edges."""
    worn = blurred(CLOTH.mask(LineString(_along_street(0.0, 0.0, random)).buffer(6.0)), 0.6 * PER_CM)
    worn *= 0.7 + 0.6 * (CLOTH.noise(10, 14, random, 5) - 0.3)
    picture = picture * (1 - worn[..., None] * np.array([0.17, 0.25, 0.31], dtype=np.float32))
    ruts = [LineString(_along_street(offset, 0.05, random)).buffer(0.24) for offset in (-3.0, -1.5, 1.2, 2.9)]
    rut = blurred(CLOTH.mask(unary_union(ruts)), 0.10 * PER_CM) * np.clip(
        CLOTH.noise(14, 20, random, 4) * 2.2 - 0.3, 0, 1
    )
    lit = np.roll(rut, round(0.16 * PER_CM), axis=0)
    picture = picture * (1 - rut[..., None] * np.array([0.32, 0.41, 0.47], dtype=np.float32))
    picture = picture + (np.clip(lit - rut, 0, 1) * 26)[..., None]
    hoof = Point(0, 0).buffer(0.30, quad_segs=6).difference(rectangle_between(-0.13, -0.4, 0.13, 0.12))
    prints = []
    for start in np.arange(-44, 44, 2.4):
        for lane, phase in ((-0.6, 0.0), (0.55, 1.1)):
            x = start + phase + random.normal(0, 0.2)
            y = float(_street_middle(x)) + lane + random.normal(0, 0.25)
            if random.random() < 0.62:
                prints.append(translate(rotate(hoof, random.normal(-90, 14), origin=(0, 0)), x, y))
    picture = mixed(picture, (120, 72, 42), CLOTH.mask(unary_union(prints)) * 0.42)
    placed = []
    for side in (-1, 1):
        for x in np.arange(-44.5, 44.5, 0.42):
            if random.random() < 0.55:
                y = float(_street_middle(x)) + side * (6.2 + random.normal(0, 0.42))
                placed.append((x, y, float(random.gamma(2.0, 0.042)) + 0.035))
    return stones(CLOTH, picture, placed)


def _compass(x: float, y: float, radius: float) -> tuple[BaseGeometry, BaseGeometry]:
    """A wind rose's dark and half-dark parts."""
    dark: list[BaseGeometry] = []
    half: list[BaseGeometry] = []
    for index in range(16):
        length = radius * (1.0, 0.36, 0.62, 0.36)[index % 4]
        angle = index * np.pi / 8
        tip = (length * np.sin(angle), length * np.cos(angle))
        for sign, group in ((-1, dark), (1, half)):
            waist = (0.17 * length * np.sin(angle + sign * 0.9), 0.17 * length * np.cos(angle + sign * 0.9))
            group.append(Polygon([tip, waist, (0.0, 0.0)]))
    ring = Point(0, 0).buffer(radius * 0.72, quad_segs=24)
    dark.append(ring.difference(ring.buffer(-0.05 * radius)))
    inner = ring.buffer(-0.09 * radius)
    dark.append(inner.difference(inner.buffer(-0.018 * radius)))
    return translate(unary_union(dark), x, y), translate(unary_union(half), x, y)


def _print(random: Generator) -> Field:
    """The printed frame, stars, wind rose and the town's name as one mask.

    The name stands in the frame's southern side: the houses leave that strip free.
    """
    frame = rectangle(WIDTH - 2.4, DEPTH - 2.4, 0.9)
    inner = rectangle(WIDTH - 3.5, DEPTH - 3.5, 0.55)
    gap = rectangle_between(-NAME_HALF, NAME_Y - 1.0, NAME_HALF, NAME_Y + 1.0)
    lines = unary_union([frame.difference(frame.buffer(-0.22)), inner.difference(inner.buffer(-0.08))])
    shapes: list[BaseGeometry] = [lines.difference(gap)]
    for x in (-1, 1):
        for y in (-1, 1):
            place = (x * (WIDTH / 2 - 3.6), y * (DEPTH / 2 - 3.6))
            badge = translate(star(1.05, 0.44), *place)
            circle = Point(*place).buffer(1.35, quad_segs=16)
            shapes += [badge, circle.difference(circle.buffer(-0.10))]
        shapes += [
            translate(star(0.48, 0.2), x * (NAME_HALF - 0.9), NAME_Y),
            translate(star(0.48, 0.2), x * 10.9, NAME_Y),
            LineString([(x * NAME_HALF, NAME_Y - 0.75), (x * NAME_HALF, NAME_Y + 0.75)]).buffer(0.07),
        ]
    dark, half = _compass(*COMPASS, 3.2)
    ink = CLOTH.mask(unary_union([*shapes, dark]))
    ink = np.maximum(ink, CLOTH.mask(half) * 0.35)
    ink = np.maximum(ink, CLOTH.text("N", "rye", COMPASS[0], COMPASS[1] + 4.1, 1.0))
    ink = np.maximum(ink, CLOTH.text("DUSTY GULCH", "sancreek", 0.0, NAME_Y, 1.45, 0.24))
    ink = np.maximum(ink, CLOTH.text("SINCE", "rye", -13.85, NAME_Y, 0.72, 0.12) * 0.9)
    ink = np.maximum(ink, CLOTH.text("1876", "rye", 13.85, NAME_Y, 0.72, 0.12) * 0.9)
    return ink * np.clip(0.48 + 1.3 * CLOTH.noise(40, 60, random, 4), 0, 1)


def mat_picture() -> Picture:
    """The whole print, (2048, 3072, 3)."""
    random = np.random.default_rng(3)
    picture = _street(sand(CLOTH, random), random)
    picture = scrub(CLOTH, cracks(CLOTH, picture, random), random, _is_street)
    picture = mixed(picture, INK, _print(random) * 0.92)
    return hemmed(CLOTH, picture, random)
