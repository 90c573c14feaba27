"""The Town Hall's clock: three dials and the hands, which are nodes of their own.

A hand's node has its origin in the dial's middle; its y axis points into the house along the dial's normal and its z
axis up to XII. In Panda3D `set_r(degrees)` turns it clockwise: 30 degrees an hour, 6 degrees a minute.
"""

from __future__ import annotations

from atlas import FITTING_CELLS, FITTING_SHEET, rectangle_of
from gltf_file import Node, Part
from materials import BRASS, CHARCOAL, FITTINGS, PAINT
from meshes import Mesh, joined
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from solids import arc, extrude, lathe

DIAL_RADIUS = 1.28
HEADINGS = {"front": 90.0, "left": 180.0, "right": 0.0}


def dial() -> list[Part]:
    """A dial around the origin, looking to the front (+x), with a brass rim."""
    plate = lathe([(DIAL_RADIUS, 0.06), (0.0, 0.06)], 30).turned("y", 90).turned("x", 90)
    into = rectangle_of(FITTING_CELLS["dial"], FITTING_SHEET)
    plate = plate.mapped_flat("yz", (-DIAL_RADIUS, -DIAL_RADIUS), (DIAL_RADIUS, DIAL_RADIUS), into)
    rim = lathe(
        [(DIAL_RADIUS + 0.17, 0.0), *arc((DIAL_RADIUS + 0.07, 0.10), 0.10, 0, 150, 4), (DIAL_RADIUS - 0.04, 0.06)], 30
    )
    hub = lathe(arc((0.0, 0.16), 0.085, 0, 90, 3), 12)
    return [(plate, FITTINGS), (joined([rim, hub]).turned("y", 90), BRASS)]


def _hand(points: list[tuple[float, float]], ring: tuple[float, float, float] | None, distance: float) -> Mesh:
    """A flat hand in the xz plane pointing up, its face towards -y, `distance` in front of the dial's plane."""
    shape = unary_union([Polygon(points), Point(0, 0).buffer(0.10, quad_segs=4)])
    if ring is not None:
        middle, outer, inner = ring
        shape = shape.union(Point(0, middle).buffer(outer, quad_segs=6)).difference(
            Point(0, middle).buffer(inner, quad_segs=5)
        )
    return extrude(shape, 0.035, 0.012, 1).turned("x", 90).moved(y=-distance)


def hands(side: str, position: tuple[float, float, float]) -> list[Node]:
    """The two hands of one dial at rest (XII); `side` is "front", "left" or "right"."""
    hour = _hand(
        [(-0.06, -0.22), (0.06, -0.22), (0.045, 0.45), (0.13, 0.52), (0.0, 0.80), (-0.13, 0.52), (-0.045, 0.45)],
        None,
        0.075,
    )
    minute = _hand([(-0.045, -0.28), (0.045, -0.28), (0.03, 0.80), (0.0, 1.12), (-0.03, 0.80)], None, 0.12)
    nodes = []
    for name, mesh in (("hour-hand", hour), ("minute-hand", minute)):
        black = mesh.mapped_grain(0.2, "z").tinted(CHARCOAL).tinted((0.5, 0.5, 0.5))
        nodes.append(Node(f"{name}-{side}", [(black, PAINT)], position, HEADINGS[side]))
    return nodes
