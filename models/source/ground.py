"""The printed desert cloth that is played on, and the walnut table under it."""

from __future__ import annotations

import numpy as np
from cloth import Cloth, cracks, hemmed, sand, scrub, stones
from gltf_file import Node
from materials import Material
from noise import Field, Generator, Picture, layered_noise, mixed
from pictures import blurred
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import box, extrude, rectangle, star

WIDTH, DEPTH, THICKNESS = 90.0, 60.0, 0.06
TABLE_WIDTH, TABLE_DEPTH, TABLE_THICKNESS = 150.0, 110.0, 3.0
CLOTH = Cloth(WIDTH, DEPTH, (3584, 2388))
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
    return Node("table", [(top, Material("table", "table.jpg", "table-relief.jpg", roughness=0.6))])


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


def _wagon_tracks(picture: Picture, random: Generator) -> Picture:
    """Two wagons left the street: a pair of thin tracks bends to the south, one to the north-east."""
    tracks = []
    for start, bend, end in (((-47, -3), (-8, -2), (-3, -25)), ((-4, 2), (24, 3), (33, 31))):
        share = np.linspace(0, 1, 90)[:, None]
        middle = (
            (1 - share) ** 2 * np.array(start) + 2 * share * (1 - share) * np.array(bend) + share**2 * np.array(end)
        )
        along = np.gradient(middle, axis=0)
        across = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.linalg.norm(along, axis=1, keepdims=True)
        for side in (-1, 1):
            wheel = middle + across * side * 1.05 + random.normal(0, 0.02, (90, 2))
            tracks.append(LineString([(float(x), float(y)) for x, y in wheel]).buffer(0.13))
    track = blurred(CLOTH.mask(unary_union(tracks)), 0.05 * PER_CM)
    track = track * np.clip(CLOTH.noise(22, 32, random, 5) * 2.4 - 0.55, 0, 1)
    lit = np.roll(track, round(0.09 * PER_CM), axis=0)
    picture = picture * (1 - track[..., None] * np.array([0.15, 0.21, 0.25], dtype=np.float32))
    return picture + (np.clip(lit - track, 0, 1) * 16)[..., None]


def _dust(picture: Picture, random: Generator) -> Picture:
    """Pale drifts of dust and darker damp places, and thousands of grains."""
    drift = np.clip((CLOTH.noise(7, 10, random, 6, 0.6) - 0.56) * 5, 0, 1)
    damp = np.clip((CLOTH.noise(5, 8, random, 6, 0.6) - 0.60) * 5, 0, 1)
    picture = mixed(picture, (248, 222, 178), drift * 0.28)
    picture = picture * (1 - 0.14 * damp[..., None] * np.array([0.7, 1.0, 1.2], dtype=np.float32))
    grains = random.random(picture.shape[:2]).astype(np.float32)
    dark, pale = blurred((grains > 0.9965).astype(np.float32), 0.7), blurred((grains < 0.003).astype(np.float32), 0.7)
    return picture * (1 - 0.75 * np.clip(dark * 2.0, 0, 0.7))[..., None] + (np.clip(pale * 2.0, 0, 0.8) * 42)[..., None]


def grit_picture(size: int = 1024) -> Picture:
    """What is seen of sand and cloth from close by: one channel, grey around the middle; tiles, 9 cm wide."""
    random = np.random.default_rng(77)
    rows, columns = np.mgrid[0:size, 0:size].astype(np.float32)
    threads = 2 * np.pi * 128 / size
    over = np.sin(columns * threads) * np.sin(rows * threads)
    thread = 0.5 + 0.5 * np.where(over > 0, np.cos(columns * threads * 2), np.cos(rows * threads * 2))
    fine = blurred(random.standard_normal((size, size)).astype(np.float32), 0.8)
    middling = blurred(random.standard_normal((size, size)).astype(np.float32), 2.2)
    coarse = layered_noise(size, size, 12, 12, random, 5) - 0.5
    value = 0.5 + 0.085 * (thread - 0.5) + 0.060 * fine / fine.std() + 0.040 * middling / middling.std() + 0.25 * coarse
    grains = random.random((size, size)).astype(np.float32)
    for share, radius, tone in ((0.0022, 1.3, -0.75), (0.0016, 1.1, 0.60), (0.0003, 2.8, -0.5), (0.0002, 2.4, 0.45)):
        spots = blurred((grains < share).astype(np.float32), radius)
        value += tone * np.clip(spots * (2 * np.pi * radius**2), 0, 1)
        grains = np.roll(grains, (317, 211), axis=(0, 1))
    value = np.clip(value - value.mean() + 0.5, 0, 1)
    return (value[..., None] * 255).astype(np.float32)


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
    """The whole print, (2388, 3584, 3)."""
    random = np.random.default_rng(3)
    picture = _street(_dust(sand(CLOTH, random), random), random)
    picture = _wagon_tracks(picture, random)
    picture = scrub(CLOTH, cracks(CLOTH, picture, random), random, _is_street, pebbles=620)
    picture = mixed(picture, INK, _print(random) * 0.92)
    return hemmed(CLOTH, picture, random)
