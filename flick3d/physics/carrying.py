"""What is carried rides: it has no rigid body of its own and keeps its place in its carrier's frame (W45)."""

from __future__ import annotations

import math

from flick3d.rules.layout import Layout, Placement, Pose

Quaternion = tuple[float, float, float, float]
"""w, x, y, z."""


def standing(layout: Layout) -> tuple[Placement, ...]:
    """The pieces that stand for themselves, in the layout's order."""
    return tuple(placed for placed in layout if not placed.on)


def carrier_of(layout: Layout, placed: Placement) -> Placement:
    """The piece that carries this one in the end: it stands for itself.

    Raises KeyError when a carrier is not in the layout, or when pieces carry each other in a circle.
    """
    carrier = placed
    for _ in range(len(layout)):
        if not carrier.on:
            return carrier
        carrier = layout[carrier.on]
    raise KeyError(placed.on)


def carried_pose(rider: Pose, before: Pose, after: Pose) -> Pose:
    """The pose of a rider whose carrier has gone from one pose to another: the very same when it has not moved."""
    if after == before:
        return rider
    turned = product(_turn(after), _inverse(_turn(before)))
    offset = (0.0, rider.x - before.x, rider.y - before.y, rider.z - before.z)
    _, x, y, z = product(product(turned, offset), _inverse(turned))
    return Pose(after.x + x, after.y + y, after.z + z, *product(turned, _turn(rider)))


def _turn(pose: Pose) -> Quaternion:
    """The unit quaternion of a pose; stored ones are in single precision."""
    length = math.hypot(pose.qw, pose.qx, pose.qy, pose.qz)
    return (pose.qw / length, pose.qx / length, pose.qy / length, pose.qz / length)


def _inverse(turn: Quaternion) -> Quaternion:
    return (turn[0], -turn[1], -turn[2], -turn[3])


def product(second: Quaternion, first: Quaternion) -> Quaternion:
    """The turn that makes the first turn and then the second, both about the world's axes."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )
