"""How a piece lies on its back: on the two points of its silhouette between which its centre of mass is."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from flick3d.physics.parts import Box, Cylinder, Solid
from flick3d.physics.solids import centre_of_mass
from flick3d.rules.layout import Pose

_Outline = tuple[float, float]
"""A point of the silhouette: height in the piece's frame, and how far it reaches to the back, cm."""


def lying_pose(solids: Sequence[Solid], x: float, y: float, direction: float) -> Pose:
    """The pose in which the piece lies on its back on the table, with its top towards `direction`, degrees.

    x, y: where the origin of the piece's frame is, seen from above, cm.
    """
    low, high = _support(solids)
    tilt = math.pi / 2.0 + math.atan2(low[1] - high[1], high[0] - low[0])
    height = low[1] * math.sin(tilt) - low[0] * math.cos(tilt)
    half_yaw, half_tilt = math.radians(direction + 180.0) / 2.0, -tilt / 2.0
    return Pose(
        x,
        y,
        height,
        math.cos(half_yaw) * math.cos(half_tilt),
        -math.sin(half_yaw) * math.sin(half_tilt),
        math.cos(half_yaw) * math.sin(half_tilt),
        math.sin(half_yaw) * math.cos(half_tilt),
    )


def _support(solids: Sequence[Solid]) -> tuple[_Outline, _Outline]:
    """The edge of the back's convex outline on which the piece rests, lower end first."""
    hull: list[_Outline] = []
    for point in sorted({point for solid in solids for point in _outline(solid)}):
        while len(hull) > 1 and _turns_inwards(hull[-2], hull[-1], point):
            hull.pop()
        hull.append(point)
    centre = centre_of_mass(solids)
    for low, high in itertools.pairwise(hull):
        # How far along the edge the centre of mass lies, from 0 at its lower end to 1.
        along, out = high[0] - low[0], high[1] - low[1]
        share = ((centre[2] - low[0]) * along + (-centre[0] - low[1]) * out) / (along * along + out * out)
        if along > 0.0 and 0.0 <= share <= 1.0:
            return low, high
    raise ValueError("a piece without a side to lie on")


def _outline(solid: Solid) -> tuple[_Outline, _Outline]:
    """The lower and the upper end of a solid's back."""
    match solid:
        case Cylinder(rigid="boxes" | "box"):
            # The octagon lies on a flat side.
            reach = solid.radius * math.cos(math.pi / 8.0)
        case Cylinder():
            reach = solid.radius
        case Box():
            turn = math.radians(solid.turn)
            reach = (abs(math.cos(turn)) * solid.size[0] + abs(math.sin(turn)) * solid.size[1]) / 2.0
    reach -= solid.at[0]
    return (solid.at[2], reach), (solid.at[2] + solid.height, reach)


def _turns_inwards(first: _Outline, second: _Outline, third: _Outline) -> bool:
    """Whether the second of three points of rising height lies on or within the line from the first to the third."""
    return (second[0] - first[0]) * (third[1] - first[1]) >= (third[0] - first[0]) * (second[1] - first[1])
