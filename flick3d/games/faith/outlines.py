"""Discs seen from above: whether a disc's real footprint touches a closed line or a ring, or lies within (F3, F35)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from flick3d.games.faith.map import Ring
from flick3d.rules.layout import Pose
from flick3d.rules.outline import Point, distance_to, edges, encloses, is_near

FLAT = 1.0
"""Degrees. A disc that lies with less tilt than this covers a circle; else what its two faces cover is looked at."""

LIES_FLAT = math.cos(math.radians(FLAT))

RIM_POINTS = 72
"""Points of each face's rim that stand for a tilted disc: they miss its outline by less than 0.02 mm."""


class Disc(msgspec.Struct, frozen=True):
    """A disc at rest: the pose of the middle of its underside, radius and thickness, cm.

    A disc that lies upside down has that middle on top (F9).
    """

    pose: Pose
    radius: float
    thickness: float

    @property
    def is_flat(self) -> bool:
        """Whether it lies flat, on either face."""
        return abs(self.pose.axis_z) > LIES_FLAT


def touches(outline: Sequence[Point], disc: Disc) -> bool:
    """Whether any part of a disc, seen from above, is inside a closed line or touches it (F3)."""
    if not is_near(outline, disc.pose.x, disc.pose.y, disc.radius + disc.thickness):
        return False
    if disc.is_flat:
        return (
            encloses(outline, disc.pose.x, disc.pose.y) or distance_to(outline, disc.pose.x, disc.pose.y) <= disc.radius
        )
    shape = covered(disc)
    return (
        any(encloses(outline, *point) for point in shape)
        or any(encloses(shape, *point) for point in outline)
        or any(_cross(one, other) for one in edges(shape) for other in edges(outline))
    )


def touches_ring(ring: Ring, disc: Disc) -> bool:
    """Whether any part of a disc, seen from above, is inside a ring or touches it (F3)."""
    if disc.is_flat:
        return math.dist(ring.at, (disc.pose.x, disc.pose.y)) <= ring.radius + disc.radius
    shape = covered(disc)
    return encloses(shape, *ring.at) or distance_to(shape, *ring.at) <= ring.radius


def gap(outline: Sequence[Point], disc: Disc) -> float:
    """How far a disc, seen from above, is from a closed line, cm; 0 when it touches it or is inside."""
    if touches(outline, disc):
        return 0.0
    if disc.is_flat:
        return distance_to(outline, disc.pose.x, disc.pose.y) - disc.radius
    shape = covered(disc)
    return min(*(distance_to(outline, *point) for point in shape), *(distance_to(shape, *point) for point in outline))


def lies_within(outline: Sequence[Point], disc: Disc) -> bool:
    """Whether a disc lies wholly inside a closed line (F35)."""
    if disc.is_flat:
        return (
            encloses(outline, disc.pose.x, disc.pose.y)
            and distance_to(outline, disc.pose.x, disc.pose.y) >= disc.radius
        )
    shape = covered(disc)
    crossing = any(_cross(one, other) for one in edges(shape) for other in edges(outline))
    return all(encloses(outline, *point) for point in shape) and not crossing


def covered(disc: Disc) -> tuple[Point, ...]:
    """What a disc covers, seen from above: the convex outline of its two rims, counter-clockwise, cm."""
    return _hull([point for height in (0.0, disc.thickness) for point in _rim(disc, height)])


def _rim(disc: Disc, height: float) -> Iterator[Point]:
    """Points of the circle at this height of the disc's own frame, on the table."""
    w, x, y, z = disc.pose.qw, disc.pose.qx, disc.pose.qy, disc.pose.qz
    for step in range(RIM_POINTS):
        angle = 2.0 * math.pi * step / RIM_POINTS
        a, b = disc.radius * math.cos(angle), disc.radius * math.sin(angle)
        east = (1.0 - 2.0 * (y * y + z * z)) * a + 2.0 * (x * y - w * z) * b + 2.0 * (x * z + w * y) * height
        north = 2.0 * (x * y + w * z) * a + (1.0 - 2.0 * (x * x + z * z)) * b + 2.0 * (y * z - w * x) * height
        yield disc.pose.x + east, disc.pose.y + north


def _hull(points: Sequence[Point]) -> tuple[Point, ...]:
    """The convex hull, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))

    def half(way: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in way:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0.0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return (*half(ordered), *half(ordered[::-1]))


def _turn(first: Point, second: Point, third: Point) -> float:
    """Twice the area of a triangle: positive when its corners turn counter-clockwise."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two edges cross or touch."""
    (a, b), (c, d) = one, other
    first, second = _turn(a, b, c), _turn(a, b, d)
    third, fourth = _turn(c, d, a), _turn(c, d, b)
    return first * second <= 0.0 and third * fourth <= 0.0 and not first == second == third == fourth == 0.0
