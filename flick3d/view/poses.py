"""The geometry of poses: turning vectors, putting one pose into another, and the ways between two poses.

Quaternions are (w, x, y, z), of unit length; vectors are (x, y, z) in cm or without unit.
"""

from __future__ import annotations

import math

from flick3d.physics.carrying import Quaternion, product
from flick3d.physics.pieces import Solid
from flick3d.physics.solids import half_extent
from flick3d.rules.layout import Pose

Vector = tuple[float, float, float]


def orientation(pose: Pose) -> Quaternion:
    """The orientation of a pose."""
    return pose.qw, pose.qx, pose.qy, pose.qz


def turned(turn: Quaternion, vector: Vector) -> Vector:
    """The vector after the turn."""
    w, x, y, z = turn
    vx, vy, vz = vector
    tx, ty, tz = 2.0 * (y * vz - z * vy), 2.0 * (z * vx - x * vz), 2.0 * (x * vy - y * vx)
    return (
        vx + w * tx + y * tz - z * ty,
        vy + w * ty + z * tx - x * tz,
        vz + w * tz + x * ty - y * tx,
    )


def turned_back(turn: Quaternion, vector: Vector) -> Vector:
    """The vector before the turn."""
    return turned((turn[0], -turn[1], -turn[2], -turn[3]), vector)


def about(axis: Vector, degrees: float) -> Quaternion:
    """The turn by an angle about a unit axis, counter-clockwise when the axis points at the viewer."""
    half = math.radians(degrees) / 2.0
    sine = math.sin(half)
    return math.cos(half), axis[0] * sine, axis[1] * sine, axis[2] * sine


def from_axes(front: Vector, left: Vector, up: Vector) -> Quaternion:
    """The orientation whose own axes x, y, z point along these three unit vectors at right angles."""
    trace = front[0] + left[1] + up[2]
    if trace > 0.0:
        root = math.sqrt(trace + 1.0) * 2.0
        return root / 4.0, (left[2] - up[1]) / root, (up[0] - front[2]) / root, (front[1] - left[0]) / root
    if front[0] > left[1] and front[0] > up[2]:
        root = math.sqrt(1.0 + front[0] - left[1] - up[2]) * 2.0
        return (left[2] - up[1]) / root, root / 4.0, (left[0] + front[1]) / root, (up[0] + front[2]) / root
    if left[1] > up[2]:
        root = math.sqrt(1.0 + left[1] - front[0] - up[2]) * 2.0
        return (up[0] - front[2]) / root, (left[0] + front[1]) / root, root / 4.0, (up[1] + left[2]) / root
    root = math.sqrt(1.0 + up[2] - front[0] - left[1]) * 2.0
    return (front[1] - left[0]) / root, (up[0] + front[2]) / root, (up[1] + left[2]) / root, root / 4.0


def within(outer: Pose, inner: Pose) -> Pose:
    """The world pose of something whose pose in the frame of `outer` is `inner`."""
    x, y, z = turned(orientation(outer), (inner.x, inner.y, inner.z))
    return Pose(outer.x + x, outer.y + y, outer.z + z, *product(orientation(outer), orientation(inner)))


def relative(outer: Pose, world: Pose) -> Pose:
    """The pose in the frame of `outer` of something at this world pose: the reverse of `within`."""
    x, y, z = own_point(outer, (world.x, world.y, world.z))
    back = (outer.qw, -outer.qx, -outer.qy, -outer.qz)
    return Pose(x, y, z, *product(back, orientation(world)))


def own_point(pose: Pose, point: Vector) -> Vector:
    """A point of the world in the frame of the pose."""
    return turned_back(orientation(pose), (point[0] - pose.x, point[1] - pose.y, point[2] - pose.z))


def between(before: Pose, after: Pose, share: float) -> Pose:
    """The pose at `share` (0 to 1) of the straight way, turning evenly and the shorter way round."""
    first, second = orientation(before), orientation(after)
    cosine = sum(a * b for a, b in zip(first, second, strict=True))
    if cosine < 0.0:
        second, cosine = (-second[0], -second[1], -second[2], -second[3]), -cosine
    angle = math.acos(min(1.0, cosine))
    if angle < 1e-4:
        keep, take = 1.0 - share, share
    else:
        keep, take = math.sin((1.0 - share) * angle) / math.sin(angle), math.sin(share * angle) / math.sin(angle)
    mixed = [keep * a + take * b for a, b in zip(first, second, strict=True)]
    norm = math.sqrt(sum(value * value for value in mixed))
    return Pose(
        before.x + (after.x - before.x) * share,
        before.y + (after.y - before.y) * share,
        before.z + (after.z - before.z) * share,
        *(value / norm for value in mixed),
    )


def same(first: Pose, second: Pose, distance: float = 1e-3, degrees: float = 0.1) -> bool:
    """Whether two poses are the same to the eye: cm apart, degrees turned."""
    if max(abs(first.x - second.x), abs(first.y - second.y), abs(first.z - second.z)) > distance:
        return False
    cosine = abs(sum(a * b for a, b in zip(orientation(first), orientation(second), strict=True)))
    return cosine >= math.cos(math.radians(degrees) / 2.0)


def lowest(solids: tuple[Solid, ...], pose: Pose) -> float:
    """Height of the lowest point of solids in this pose, cm."""
    w, x, y, z = orientation(pose)
    row = (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
    return pose.z + min(_middle_height(solid, row) - half_extent(solid, row) for solid in solids)


def _middle_height(solid: Solid, row: Vector) -> float:
    return row[0] * solid.at[0] + row[1] * solid.at[1] + row[2] * (solid.at[2] + solid.height / 2.0)
