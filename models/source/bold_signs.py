"""Bold signs that nobody needs colours for: one for each player of Flick of Faith, a sun and a moon for hats.

The players' signs are outlines on a canvas of 100 by 100 units; those of hats are shapes in cm around a crown's middle.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from shapely.affinity import rotate
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from ui_brush import Canvas, Colour, Point, circle

Outline = Callable[[float], list[Point]]
"""A sign's outline around the canvas's middle that reaches about so far from it."""


def disc(size: float) -> list[Point]:
    """A circle."""
    return circle((50, 50), 0.84 * size, 96)


def square(size: float) -> list[Point]:
    """A square; its corners reach as far as it may."""
    half = 0.72 * size
    return [(50 + x * half, 50 + y * half) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def triangle(size: float) -> list[Point]:
    """A triangle that stands on its side."""
    turns = (math.radians(-90 + 120 * corner) for corner in range(3))
    return [(50 + 1.12 * size * math.cos(turn), 54 + 1.12 * size * math.sin(turn)) for turn in turns]


def cross(size: float) -> list[Point]:
    """A cross with four broad arms of one length."""
    reach, half = 0.98 * size, 0.36 * size
    corner = [(half, -reach), (half, -half), (reach, -half), (reach, half), (half, half), (half, reach)]
    return [(50 + x, 50 + y) for x, y in corner] + [(50 - x, 50 - y) for x, y in corner]


OUTLINES: dict[str, Outline] = {"blue": square, "purple": disc, "yellow": triangle, "green": cross}
"""By the player's colour."""
ROOM: dict[str, tuple[float, float]] = {
    "blue": (0.74, 50),
    "purple": (0.76, 50),
    "yellow": (0.56, 56),
    "green": (0.54, 50),
}
"""How large an emblem can be that stands in a sign, in shares of the sign, and how far down its middle is."""


def player_sign(canvas: Canvas, colour: str, size: float, fill: Colour, edge: Colour, width: float) -> None:
    """A player's sign with an edge of so many units around it."""
    outline = OUTLINES[colour](size)
    canvas.line([*outline, outline[0]], edge, 2 * width)
    canvas.shape(outline, fill, edge=None)


def sun(disc_radius: float, reach: float, rays: int = 8) -> BaseGeometry:
    """A disc and, around it, rays that end at this reach."""
    half = 0.62 * math.pi * disc_radius / rays
    ray = Polygon([(-half, 0.9 * disc_radius), (half, 0.9 * disc_radius), (0.5 * half, reach), (-0.5 * half, reach)])
    turns = [rotate(ray, 360.0 * index / rays, origin=(0, 0)) for index in range(rays)]
    return unary_union([Dot(0, 0).buffer(disc_radius, quad_segs=24), *turns])


def moon(radius: float, thickness: float) -> BaseGeometry:
    """A crescent, open to the right; how thick it is on the left, in shares of the radius."""
    whole = Dot(0, 0).buffer(radius, quad_segs=32)
    inner = 1.0 - 0.47 * thickness
    return whole.difference(Dot((thickness - 1.0 + inner) * radius, 0).buffer(inner * radius, quad_segs=32))


def ray(high: float, narrow: float, broad: float) -> BaseGeometry:
    """A ray across a hat's brim, outwards up: so high, half as wide as `narrow` below and `broad` above."""
    half = high / 2
    return Polygon([(-narrow, -half), (narrow, -half), (broad, half), (-broad, half)])
