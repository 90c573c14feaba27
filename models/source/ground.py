"""The printed desert cloth that is played on, and the walnut table under it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gltf_file import Node
from materials import Material
from noise import Field, Generator, Picture, colour_ramp, layered_noise, mixed, smooth_noise
from pictures import blurred, lettering, shape_mask
from scipy.ndimage import zoom
from scipy.spatial import cKDTree
from shapely.affinity import affine_transform, rotate, scale, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import box, extrude, rectangle, star
from surfaces import paper_grain

WIDTH, DEPTH, THICKNESS = 90.0, 60.0, 0.06
TABLE_WIDTH, TABLE_DEPTH, TABLE_THICKNESS = 150.0, 110.0, 3.0
PIXELS = (3072, 2048)
PER_CM = PIXELS[0] / WIDTH
INK = (96, 46, 28)
SAND = (
    (0.0, (190, 126, 72)),
    (0.35, (216, 160, 98)),
    (0.6, (230, 184, 122)),
    (0.85, (238, 203, 148)),
    (1.0, (244, 216, 168)),
)


def mat() -> Node:
    """The cloth: its top is z = 0, its underside z = -0.06."""
    cloth = extrude(rectangle(WIDTH, DEPTH, 0.5, 4), THICKNESS, 0.025, 1).moved(z=-THICKNESS)
    corner = (WIDTH / 2, DEPTH / 2)
    cloth = cloth.mapped_flat("xy", (-corner[0], -corner[1]), corner, (0.0, 0.0, 1.0, 1.0))
    return Node("mat", [(cloth, Material("mat", "mat.jpg", roughness=0.82))])


def table() -> Node:
    """The table top; it lies under the cloth."""
    top = box(TABLE_WIDTH, TABLE_DEPTH, TABLE_THICKNESS, 0.5).moved(z=-THICKNESS - TABLE_THICKNESS)
    top = top.mapped_grain(1 / 60.0, "x", (0.13, 0.0))
    return Node("table", [(top, Material("table", "table.jpg", "table-relief.jpg", roughness=0.42))])


def _mask(shape: BaseGeometry) -> Field:
    """Coverage of a shape given in cm of the play area (origin in the middle, y north)."""
    placed = affine_transform(shape, [PER_CM, 0, 0, -PER_CM, PIXELS[0] / 2, PIXELS[1] / 2])
    return shape_mask(placed, *PIXELS)


def _text(text: str, font_name: str, x: float, y: float, size: float, spacing: float = 0.0) -> Field:
    middle = ((x + WIDTH / 2) * PER_CM, (DEPTH / 2 - y) * PER_CM)
    return lettering(*PIXELS, text, font_name, middle, size * PER_CM, spacing=spacing)


def _street_middle(x: Field | float) -> Field | float:
    """Where the street runs, y in cm."""
    return 0.9 * np.sin(np.asarray(x) / 13.0 + 0.6) + 0.35 * np.sin(np.asarray(x) / 4.7)


def _along_street(offset: float, wobble: float, random: Generator) -> list[tuple[float, float]]:
    x = np.linspace(-48, 48, 97)
    return [
        (float(a), float(b)) for a, b in zip(x, _street_middle(x) + offset + random.normal(0, wobble, 97), strict=True)
    ]


def _noise(rows: int, columns: int, random: Generator, layers: int = 5, gain: float = 0.5) -> Field:
    return layered_noise(PIXELS[1], PIXELS[0], rows, columns, random, layers, gain)


def _sand(random: Generator) -> Picture:
    """Dunes, wind ripples and fine grains."""
    big, middling = _noise(3, 4, random, 7, 0.55), _noise(14, 20, random)
    picture = colour_ramp(np.clip(0.5 + 1.4 * (big - 0.5) + 0.5 * (middling - 0.5), 0, 1), SAND)
    down = np.linspace(0, 1, PIXELS[1], dtype=np.float32)[:, None]
    phase = down * 46 + (_noise(20, 8, random, 4) - 0.5) * 5 + (big - 0.5) * 10
    where = np.clip((_noise(4, 6, random, 3) - 0.5) * 5, 0, 1)
    return picture * (1 - 0.075 * where * (0.5 + 0.5 * np.sin(phase * 2 * np.pi)))[..., None]


def _blobs(shapes: Sequence[tuple[float, float, float]]) -> BaseGeometry:
    return unary_union([scale(Point(x, y).buffer(r, quad_segs=3), 1.3, 0.85) for x, y, r in shapes])


def _street(picture: Picture, random: Generator) -> Picture:
    """The trodden main street with wheel ruts, hoof prints and stones at its edges."""
    worn = blurred(_mask(LineString(_along_street(0.0, 0.0, random)).buffer(6.0)), 0.6 * PER_CM)
    worn *= 0.7 + 0.6 * (_noise(10, 14, random, 5) - 0.3)
    picture = picture * (1 - worn[..., None] * np.array([0.17, 0.25, 0.31], dtype=np.float32))
    ruts = [LineString(_along_street(offset, 0.05, random)).buffer(0.24) for offset in (-3.0, -1.5, 1.2, 2.9)]
    rut = blurred(_mask(unary_union(ruts)), 0.10 * PER_CM) * np.clip(_noise(14, 20, random, 4) * 2.2 - 0.3, 0, 1)
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
    picture = mixed(picture, (120, 72, 42), _mask(unary_union(prints)) * 0.42)
    stones = []
    for side in (-1, 1):
        for x in np.arange(-44.5, 44.5, 0.42):
            if random.random() < 0.55:
                y = float(_street_middle(x)) + side * (6.2 + random.normal(0, 0.42))
                stones.append((x, y, float(random.gamma(2.0, 0.042)) + 0.035))
    return _stones(picture, stones)


def _stones(picture: Picture, stones: Sequence[tuple[float, float, float]]) -> Picture:
    """Pebbles (x, y, radius in cm) lit from the north-west, in three shades of brown and grey."""
    shadow = _mask(_blobs([(x + 0.35 * r, y - 0.40 * r, r) for x, y, r in stones]))
    picture = picture * (1 - 0.42 * blurred(shadow, 1.5))[..., None]
    for shade, colour in enumerate(((150, 112, 78), (172, 138, 104), (134, 116, 98))):
        some = stones[shade::3]
        picture = mixed(picture, colour, _mask(_blobs(some)) * 0.9)
        lit = blurred(_mask(_blobs([(x - 0.25 * r, y + 0.25 * r, r * 0.5) for x, y, r in some])), 2.0)
        picture = picture + (lit * 42)[..., None]
    return picture


def _cracks(picture: Picture, random: Generator) -> Picture:
    """Dried mud in a few patches: the borders between random cells."""
    height, width = PIXELS[1] // 2, PIXELS[0] // 2
    cells = random.random((900, 2)) * np.array([WIDTH, DEPTH])
    bend = [smooth_noise(height, width, 60, 90, random) - 0.5 for _ in range(2)]
    x = (np.arange(width) + 0.5) / width * WIDTH + bend[0] * 0.9
    y = ((np.arange(height) + 0.5) / height * DEPTH)[:, None] + bend[1] * 0.9
    distances, _ = cKDTree(cells).query(np.stack([x.ravel(), y.ravel()], axis=1), k=2)
    border = zoom((distances[:, 1] - distances[:, 0]).reshape(height, width).astype(np.float32), 2, order=1)
    patch = np.clip((_noise(3, 4, random, 4) - 0.57) * 9, 0, 1)
    crack = np.clip(1 - border / 0.13, 0, 1) * patch
    picture = picture * (1 - 0.42 * crack[..., None] * np.array([0.8, 1.0, 1.1], dtype=np.float32))
    return picture + (np.clip(1 - np.abs(border - 0.24) / 0.14, 0, 1) * patch * 12)[..., None]


def _scrub(picture: Picture, random: Generator) -> Picture:
    """Tufts of dry grass and scattered pebbles beside the street."""
    blades, pebbles = [], []
    for _ in range(70):
        x, y = float(random.uniform(-43, 43)), float(random.uniform(-28, 28))
        if abs(y - float(_street_middle(x))) < 7.5:
            continue
        for _ in range(int(random.integers(6, 12))):
            lean, length = float(random.normal(0, 0.45)), float(random.uniform(0.35, 0.95))
            foot = (x + float(random.normal(0, 0.16)), y + float(random.normal(0, 0.05)))
            tip = (foot[0] + length * np.sin(lean), foot[1] + length * np.cos(lean))
            blades.append(Polygon([(foot[0] - 0.05, foot[1]), (foot[0] + 0.05, foot[1]), tip]))
    picture = mixed(picture, (126, 104, 52), _mask(unary_union(blades)) * 0.72)
    for _ in range(420):
        pebbles.append(
            (float(random.uniform(-44, 44)), float(random.uniform(-29, 29)), float(random.gamma(1.7, 0.026)) + 0.025)
        )
    return _stones(picture, pebbles)


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
    """The printed frame, stars, wind rose and names as one mask."""
    frame = rectangle(WIDTH - 2.4, DEPTH - 2.4, 0.9)
    inner = rectangle(WIDTH - 3.5, DEPTH - 3.5, 0.55)
    shapes = [frame.difference(frame.buffer(-0.22)), inner.difference(inner.buffer(-0.08))]
    for x in (-1, 1):
        for y in (-1, 1):
            place = (x * (WIDTH / 2 - 3.6), y * (DEPTH / 2 - 3.6))
            badge = translate(star(1.05, 0.44), *place)
            circle = Point(*place).buffer(1.35, quad_segs=16)
            shapes += [badge, circle.difference(circle.buffer(-0.10))]
    dark, half = _compass(36.5, -21.0, 3.6)
    ink = _mask(unary_union([*shapes, dark]))
    ink = np.maximum(ink, _mask(half) * 0.35)
    ink = np.maximum(ink, _text("N", "rye", 36.5, -16.5, 1.1))
    ink = np.maximum(ink, _text("DUSTY GULCH", "sancreek", 0.0, -24.4, 2.9, 0.10) * 0.92)
    ink = np.maximum(ink, _text("ESTABLISHED 1876", "rye", 0.0, -27.1, 0.75, 0.25) * 0.85)
    flourish = []
    for side in (-1, 1):
        flourish += [
            LineString([(side * 18.2, -24.4), (side * 24.5, -24.4)]).buffer(0.07),
            translate(star(0.5, 0.2), side * 17.2, -24.4),
            translate(star(0.32, 0.13), side * 25.3, -24.4),
        ]
    ink = np.maximum(ink, _mask(unary_union(flourish)) * 0.9)
    return ink * np.clip(0.48 + 1.3 * _noise(40, 60, random, 4), 0, 1)


def mat_picture() -> Picture:
    """The whole print, (2048, 3072, 3)."""
    random = np.random.default_rng(3)
    picture = _street(_sand(random), random)
    picture = _scrub(_cracks(picture, random), random)
    picture = mixed(picture, INK, _print(random) * 0.92)
    picture = picture + paper_grain(PIXELS[1], PIXELS[0], random, 6)[..., None]
    # Weave of the cloth and a stitched hem.
    rows, columns = np.arange(PIXELS[1])[:, None], np.arange(PIXELS[0])[None]
    picture = picture * (1 + 0.018 * np.sin(columns * 1.9) * np.sin(rows * 1.9))[..., None]
    whole = rectangle(WIDTH, DEPTH)
    hem = _mask(whole.difference(rectangle(WIDTH - 0.7, DEPTH - 0.7)))
    picture = mixed(picture, (112, 62, 36), hem * 0.75)
    stitches = [
        rectangle_between(x, y - 0.03, x + 0.35, y + 0.03) for x in np.arange(-44.6, 44.4, 0.6) for y in (-29.82, 29.82)
    ]
    stitches += [
        rectangle_between(x - 0.03, y, x + 0.03, y + 0.35) for y in np.arange(-29.6, 29.4, 0.6) for x in (-44.82, 44.82)
    ]
    return mixed(picture, (232, 200, 150), _mask(unary_union(stitches)) * 0.8)
