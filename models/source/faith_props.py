"""The other pieces of Flick of Faith: Hand of God, Tornado, Heart, First Player's token and the wind's arrow."""

from __future__ import annotations

import numpy as np
from faith_creatures import rounded
from faith_discs import STICKERS, wooden_disc
from faith_stickers import sticker_place
from gltf_file import Node
from materials import BARE, GRAIN_PER_CM, HONEY, PAINT, WOOD
from meshes import Colour, Mesh, joined, linear
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import extrude, lathe, rectangle, standing

GREEN, DARK_GREEN = linear(44, 132, 66), linear(18, 78, 42)
GILT, PALE_GILT = linear(246, 196, 84), linear(252, 226, 150)
SKY, WHITE = linear(60, 128, 160), linear(246, 242, 230)
TORNADO_RADIUS, TORNADO_HEIGHT = 3.0, 0.05
HEART_RADIUS, HEART_HEIGHT = 1.5, 0.3
FIRST_RADIUS = 1.3
HAND_WIDTH, HAND_HEIGHT, HAND_THICKNESS = 6.0, 4.5, 0.5
ARROW_LENGTH, ARROW_HEIGHT = 6.0, 0.16


def _one(shape: BaseGeometry) -> Polygon:
    """The largest polygon of a shape."""
    parts = list(shape.geoms) if isinstance(shape, MultiPolygon) else [shape]
    largest = max(parts, key=lambda part: part.area)
    assert isinstance(largest, Polygon)
    return largest


def _painted(mesh: Mesh, colour: Colour, grain: str = "x") -> Mesh:
    return mesh.mapped_grain(GRAIN_PER_CM, grain, (0.1, 0.2)).tinted(colour)


def _finger(foot: tuple[float, float], tip: tuple[float, float], half: float) -> BaseGeometry:
    return LineString([foot, tip]).buffer(half, quad_segs=3)


def _hand() -> Polygon:
    """An open hand on a forearm, seen from its palm, x across and y up from its foot."""
    top = HAND_HEIGHT - 0.10
    fingers = [
        _finger((-0.62, 2.2), (-0.98, top - 0.72), 0.29),
        _finger((-0.18, 2.3), (-0.28, top - 0.36), 0.31),
        _finger((0.28, 2.3), (0.42, top - 0.47), 0.30),
        _finger((0.70, 2.1), (1.08, top - 0.90), 0.26),
        _finger((-0.55, 1.5), (-1.66, 2.62), 0.31),
    ]
    palm = rounded([(-0.92, 1.2), (0.86, 1.2), (1.02, 2.6), (-0.92, 2.7)], 0.12)
    arm = Polygon([(-0.74, 0.0), (0.74, 0.0), (0.66, 1.4), (-0.66, 1.4)])
    return _one(unary_union([*fingers, palm, arm]).buffer(0.04).buffer(-0.04).simplify(0.03))


def _board() -> Polygon:
    """The whole board: heaped clouds along its foot, a halo behind the hand; full width at the height of discs."""
    half = HAND_WIDTH / 2
    foot = rectangle_between(-half, 0.0, half, 0.95)
    puffs = [
        Point(x, z).buffer(r, quad_segs=5)
        for x, z, r in ((-2.42, 0.95, 0.58), (-1.5, 1.25, 0.72), (1.5, 1.25, 0.72), (2.42, 0.95, 0.58))
    ]
    halo = Point(0.0, 2.55).buffer(HAND_HEIGHT - 2.55, quad_segs=10)
    cut = rectangle_between(-half, 0.0, half, HAND_HEIGHT)
    return _one(unary_union([foot, *puffs, halo]).intersection(cut).simplify(0.015))


def hand_of_god() -> Node:
    """A green board, 6 cm along y, 4.5 high, 0.5 thick, with a golden hand on both sides; it faces +x."""
    layer = 0.09
    core = HAND_THICKNESS - 2 * layer
    board = _painted(standing(extrude(_board(), core, 0.05, 1)).moved(x=-core / 2), GREEN, "z")
    hand = extrude(_hand(), layer - 0.01, 0.04, 1, underside=False)
    cuff = extrude(rectangle(1.62, 0.42, 0.06, 2), layer + 0.02, 0.03, 1, underside=False).moved(y=1.12)
    foot = extrude(rectangle(HAND_WIDTH, 0.30, 0.05, 2), layer + 0.02, 0.03, 1, underside=False).moved(y=0.15)
    curls = []
    for way in (-1, 1):
        for x, z, radius in ((2.36, 0.92, 0.40), (1.42, 1.20, 0.50)):
            ring = Point(way * x, z).buffer(radius, quad_segs=3)
            gap = rectangle_between(way * x - 1.2, z - 1.2, way * x + 1.2, z - 0.15 * radius)
            bow = _one(ring.difference(ring.buffer(-0.11)).difference(gap))
            curls.append(extrude(bow, layer, 0.02, 1, underside=False))
    rays = []
    for turn in range(30, 151, 30):
        ray = rotate(rectangle_between(1.62, -0.045, 1.84, 0.045), turn, origin=(0, 0))
        rays.append(extrude(translate(ray, 0.0, 2.55), layer * 0.6, 0.01, 1, underside=False))
    turns = np.linspace(0.0, 4.2 * np.pi, 18)
    radii = np.linspace(0.05, 0.50, 18)
    spiral = [(0.02 + r * float(np.cos(a)), 1.98 + r * float(np.sin(a))) for r, a in zip(radii, turns, strict=True)]
    line = extrude(_one(LineString(spiral).buffer(0.045, quad_segs=1)), 0.016, 0.005, 1, underside=False)
    line = line.moved(z=layer - 0.012)
    front = [
        _painted(standing(hand), GILT, "z"),
        _painted(standing(cuff), DARK_GREEN, "y"),
        _painted(standing(foot), PALE_GILT, "y"),
        _painted(standing(joined(curls)), WHITE, "y"),
        _painted(standing(joined(rays)), PALE_GILT, "y"),
        _painted(standing(line), DARK_GREEN, "y"),
    ]
    half = joined(front).moved(x=core / 2 - 0.02)
    return Node("hand-of-god", [(joined([board, half, half.turned("z", 180.0)]), PAINT)])


def tornado() -> Node:
    """A flat token of card, radius 3, 0.05 cm high, with a whirl on it."""
    bevel = 0.015
    wall = [(TORNADO_RADIUS - bevel, 0.0), (TORNADO_RADIUS, bevel), (TORNADO_RADIUS, TORNADO_HEIGHT - bevel)]
    inner = (TORNADO_RADIUS - bevel, TORNADO_HEIGHT)
    token = lathe([(0.0, 0.0), *wall, inner, (0.0, TORNADO_HEIGHT)], 72)
    radius = TORNADO_RADIUS
    token = token.mapped_flat("yx", (-radius, radius), (radius, -radius), sticker_place("tornado"))
    return Node("tornado", [(token, STICKERS)])


def heart() -> Node:
    """Freja's Heart: a round wooden token, radius 1.5, 0.3 cm high."""
    return Node("heart", wooden_disc(HEART_RADIUS, HEART_HEIGHT, "heart", HONEY))


def _crown() -> Polygon:
    band = [(-0.78, 0.0), (0.78, 0.0), (1.0, 1.15), (0.52, 0.62), (0.30, 1.30), (0.0, 0.70)]
    outline = Polygon([*band, (-0.30, 1.30), (-0.52, 0.62), (-1.0, 1.15)])
    knobs = [Point(x, z).buffer(0.14, quad_segs=4) for x, z in ((-1.0, 1.18), (-0.30, 1.34), (0.30, 1.34), (1.0, 1.18))]
    return _one(unary_union([outline, *knobs]).simplify(0.01))


def first_player() -> Node:
    """A golden crown that stands on a wooden foot of radius 1.3 cm; it faces +x."""
    foot = lathe(
        [(0.0, 0.0), (1.2, 0.0), (FIRST_RADIUS, 0.10), (FIRST_RADIUS, 0.22), (1.18, 0.34), (0.0, 0.34)], 40, crease=50
    )
    crown = standing(extrude(_crown(), 0.42, 0.07, 2)).moved(x=-0.21, z=0.33)
    gems = []
    for y, colour in ((-0.46, linear(40, 110, 190)), (0.0, linear(190, 34, 40)), (0.46, linear(40, 140, 70))):
        gem = lathe([(0.15, 0.0), (0.11, 0.06), (0.0, 0.09)], 10, crease=10).turned("y", 90).moved(x=0.21, y=y, z=0.62)
        gems += [gem.tinted(colour), gem.turned("z", 180.0).tinted(colour)]
    band = standing(extrude(rectangle(1.62, 0.12, 0.03, 2), 0.46, 0.03, 1)).moved(x=-0.23, z=0.41)
    painted = [_painted(crown, GILT, "z"), _painted(band, PALE_GILT, "y"), *gems]
    wood = foot.mapped_grain(GRAIN_PER_CM, "x", (0.3, 0.1)).tinted(BARE)
    return Node("first-player", [(joined(painted), PAINT), (wood, WOOD)])


def wind_arrow() -> Node:
    """A flat arrow, 6 cm long, that points along +x from its middle: a white gust on a blue arrow."""
    half = ARROW_LENGTH / 2
    upper = [(half, 0.0), (half - 1.7, 1.05), (half - 1.5, 0.42), (0.5 - half, 0.42), (-half, 0.80)]
    arrow = Polygon([*upper, (0.45 - half, 0.0), *((x, -y) for x, y in reversed(upper[1:]))])
    body = _painted(extrude(_one(arrow.buffer(-0.06).buffer(0.06, quad_segs=3)), ARROW_HEIGHT, 0.04, 2), SKY)
    gusts = []
    for aside, start, end in ((0.20, -2.1, 0.9), (-0.02, -1.6, 1.9), (-0.24, -2.1, 0.6)):
        x = np.linspace(start, end, 16)
        y = aside + 0.05 * np.sin((x - start) * 3.2)
        strip = LineString(list(zip(x.tolist(), y.tolist(), strict=True))).buffer(0.055, quad_segs=3)
        gusts.append(extrude(_one(strip), 0.02, 0.006, 1, underside=False).moved(z=ARROW_HEIGHT - 0.006))
    rim = Polygon([(2.55, 0.0), (1.62, 0.58), (1.78, 0.0), (1.62, -0.58)])
    gusts.append(extrude(rim, 0.02, 0.006, 1, underside=False).moved(z=ARROW_HEIGHT - 0.006))
    return Node("wind-arrow", [(joined([body, _painted(joined(gusts), WHITE)]), PAINT)])
