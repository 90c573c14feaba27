"""What follows from a piece's solids alone: centre of mass, moments of inertia, topple angle, footprint, reach.

Density is uniform over the sum of the parts' volumes (an overlap counts twice). Lengths in cm, masses in grams.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from flick3d.physics.parts import Box, Cylinder, Point, Solid
from flick3d.rules.layout import Area, Pose

TANGENTS = 36
"""How many tangents of a solid are tried first, over half a turn."""

REFINEMENTS = 24
"""How often the best tangent is refined by half a step."""

Footprint = tuple[float, float, float, float]
"""Smallest and largest x, then smallest and largest y, in cm, that a piece covers when looked at from above."""


def centre_of_mass(solids: Sequence[Solid]) -> Point:
    """Centre of mass in the piece's own frame, cm."""
    whole = sum(solid.volume for solid in solids)
    return (
        sum(solid.volume * solid.at[0] for solid in solids) / whole,
        sum(solid.volume * solid.at[1] for solid in solids) / whole,
        sum(solid.volume * (solid.at[2] + solid.height / 2.0) for solid in solids) / whole,
    )


def inertia(solids: Sequence[Solid], mass: float) -> Point:
    """Moments of inertia about the piece's axes through its centre of mass, g cm2.

    Exact for cylinders and boxes by the parallel axis theorem. The products of inertia are left out: they vanish for
    every piece that is symmetrical in front and to the sides.
    """
    whole = sum(solid.volume for solid in solids)
    centre = centre_of_mass(solids)
    moments = [0.0, 0.0, 0.0]
    for solid in solids:
        share = mass * solid.volume / whole
        own = _own_inertia(solid)
        x, y, z = solid.at[0] - centre[0], solid.at[1] - centre[1], solid.at[2] + solid.height / 2.0 - centre[2]
        moments[0] += share * (own[0] + y * y + z * z)
        moments[1] += share * (own[1] + x * x + z * z)
        moments[2] += share * (own[2] + x * x + y * y)
    return (moments[0], moments[1], moments[2])


def radius(solids: Sequence[Solid]) -> float:
    """Radius of the circle about the origin that covers the standing piece from above, cm."""
    reach = 0.0
    for solid in solids:
        match solid:
            case Cylinder():
                reach = max(reach, math.hypot(solid.at[0], solid.at[1]) + solid.radius)
            case Box():
                reach = max(reach, *(math.hypot(x, y) for x, y in _corners(solid)))
    return reach


def height(solids: Sequence[Solid]) -> float:
    """From the lowest to the highest point of the standing piece, cm."""
    return max(solid.at[2] + solid.height for solid in solids) - min(solid.at[2] for solid in solids)


def topple_angle(solids: Sequence[Solid]) -> float:
    """How far a piece on a round base can be tilted until it falls by itself, degrees: atan(base radius / height)."""
    base = min(solids, key=lambda solid: solid.at[2])
    if not isinstance(base, Cylinder):
        raise ValueError("only a piece on a round base topples the same way in every direction")
    return math.degrees(math.atan2(base.radius, centre_of_mass(solids)[2] - base.at[2]))


def footprint(solids: Sequence[Solid], pose: Pose) -> Footprint:
    """What the piece covers, seen from above, in this pose, standing or not."""
    along_x, along_y = _rows(pose)
    low_x = low_y = math.inf
    high_x = high_y = -math.inf
    for solid in solids:
        middle = (solid.at[0], solid.at[1], solid.at[2] + solid.height / 2.0)
        x, y = pose.x + _dot(along_x, middle), pose.y + _dot(along_y, middle)
        reach_x, reach_y = half_extent(solid, along_x), half_extent(solid, along_y)
        low_x, high_x = min(low_x, x - reach_x), max(high_x, x + reach_x)
        low_y, high_y = min(low_y, y - reach_y), max(high_y, y + reach_y)
    return (low_x, high_x, low_y, high_y)


def distance_from_above(solid: Solid, pose: Pose, x: float, y: float) -> float:
    """Distance, cm, on the table from (x, y) to what the solid covers from above in this pose; 0 when it covers it.

    The distance to a convex figure is the greatest of those to its tangents that have the point on their outer side.
    """
    rows = _rows(pose)
    middle = (solid.at[0], solid.at[1], solid.at[2] + solid.height / 2.0)
    east, north = x - pose.x - _dot(rows[0], middle), y - pose.y - _dot(rows[1], middle)

    def beyond(angle: float) -> float:
        across, along = math.cos(angle), math.sin(angle)
        normal = tuple(across * to_east + along * to_north for to_east, to_north in zip(*rows, strict=True))
        return across * east + along * north - half_extent(solid, (normal[0], normal[1], normal[2]))

    towards = math.atan2(north, east)
    step = math.pi / TANGENTS
    best = max((towards + at * step for at in range(-TANGENTS // 2, TANGENTS // 2 + 1)), key=beyond)
    for _ in range(REFINEMENTS):
        step /= 2.0
        best = max((best, best - step, best + step), key=beyond)
    return max(0.0, beyond(best))


def inside(covered: Footprint, area: Area) -> bool:
    """Whether a footprint lies wholly in the play area."""
    return area.contains(covered[0], covered[2]) and area.contains(covered[1], covered[3])


def half_extent(solid: Solid, row: Point) -> float:
    """Half of the solid's extent along a world direction that has these components in the piece's frame."""
    match solid:
        case Cylinder():
            return solid.radius * math.hypot(row[0], row[1]) + abs(row[2]) * solid.height / 2.0
        case Box():
            cosine, sine = math.cos(math.radians(solid.turn)), math.sin(math.radians(solid.turn))
            front, left = row[0] * cosine + row[1] * sine, row[1] * cosine - row[0] * sine
            return (abs(front) * solid.size[0] + abs(left) * solid.size[1] + abs(row[2]) * solid.size[2]) / 2.0


def _own_inertia(solid: Solid) -> Point:
    """Moments of inertia of one gram of the solid about its own middle, cm2."""
    match solid:
        case Cylinder():
            across = solid.radius**2 / 4.0 + solid.height**2 / 12.0
            return (across, across, solid.radius**2 / 2.0)
        case Box():
            length, width, height = (side**2 / 12.0 for side in solid.size)
            cosine, sine = math.cos(math.radians(solid.turn)), math.sin(math.radians(solid.turn))
            along, sideways = width + height, length + height
            return (
                along * cosine**2 + sideways * sine**2,
                along * sine**2 + sideways * cosine**2,
                length + width,
            )


def _corners(box: Box) -> list[tuple[float, float]]:
    """The four corners of a box from above, in the piece's frame."""
    cosine, sine = math.cos(math.radians(box.turn)), math.sin(math.radians(box.turn))
    half_x, half_y = box.size[0] / 2.0, box.size[1] / 2.0
    return [
        (box.at[0] + x * cosine - y * sine, box.at[1] + x * sine + y * cosine)
        for x in (-half_x, half_x)
        for y in (-half_y, half_y)
    ]


def _rows(pose: Pose) -> tuple[Point, Point]:
    """How much of the piece's own three axes points east, and how much north."""
    w, x, y, z = pose.qw, pose.qx, pose.qy, pose.qz
    east = (1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y))
    north = (2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x))
    return east, north


def _dot(row: Point, point: Point) -> float:
    return row[0] * point[0] + row[1] * point[1] + row[2] * point[2]
