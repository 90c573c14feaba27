"""What a ray of sight meets first: pure geometry on poses and on the same solids that the physics uses."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from flick3d.physics.pieces import Box, Cylinder, Solid
from flick3d.rules.layout import Pose
from flick3d.view.poses import Vector, orientation, own_point, turned_back

SLACK = 0.15
"""How far beside a piece a click still counts, cm: small pieces are hard to hit."""


class Ray(msgspec.Struct, frozen=True):
    """A ray from `origin` (cm) along the unit vector `direction`."""

    origin: Vector
    direction: Vector


class Target(msgspec.Struct, frozen=True):
    """Something that can be picked: its name, its pose, and its solids in its own frame."""

    name: str
    pose: Pose
    solids: tuple[Solid, ...]
    reach: float
    """Radius of a ball about the pose's origin that holds all solids, cm."""


def target(name: str, pose: Pose, solids: tuple[Solid, ...]) -> Target:
    """A target with its reach worked out."""
    return Target(name, pose, solids, reach(solids))


def reach(solids: tuple[Solid, ...]) -> float:
    """Radius of a ball about the frame's origin that holds all solids, cm."""
    return max(_solid_reach(solid) for solid in solids)


def pick(ray: Ray, targets: Iterable[Target]) -> str | None:
    """The name of the target that the ray meets first, or None."""
    best, name = math.inf, None
    for candidate in targets:
        if _passes_by(ray, candidate):
            continue
        distance = distance_to(ray, candidate)
        if distance is not None and distance < best:
            best, name = distance, candidate.name
    return name


def distance_to(ray: Ray, candidate: Target) -> float | None:
    """How far along the ray the target begins, cm; None when the ray misses it."""
    origin = own_point(candidate.pose, ray.origin)
    direction = turned_back(orientation(candidate.pose), ray.direction)
    hits = (_meets(solid, origin, direction) for solid in candidate.solids)
    return min((hit for hit in hits if hit is not None), default=None)


def meets(candidate: Target, ray: Ray, within: float) -> bool:
    """Whether the ray meets the target within this distance, cm."""
    distance = distance_to(ray, candidate)
    return distance is not None and distance < within


def ground_point(ray: Ray, farthest: float) -> tuple[float, float] | None:
    """Where the ray meets the plane z = 0, cm; None when it does not, or farther than `farthest` from its origin."""
    if ray.direction[2] >= -1e-6 or ray.origin[2] <= 0.0:
        return None
    distance = -ray.origin[2] / ray.direction[2]
    if distance > farthest:
        return None
    return ray.origin[0] + distance * ray.direction[0], ray.origin[1] + distance * ray.direction[1]


def _passes_by(ray: Ray, candidate: Target) -> bool:
    """Whether the ray stays clear of the ball around the target: a quick first question."""
    pose, direction = candidate.pose, ray.direction
    to = (pose.x - ray.origin[0], pose.y - ray.origin[1], pose.z - ray.origin[2])
    along = to[0] * direction[0] + to[1] * direction[1] + to[2] * direction[2]
    beside = to[0] * to[0] + to[1] * to[1] + to[2] * to[2] - along * along
    radius = candidate.reach + 2.0 * SLACK
    return beside > radius * radius


def _meets(solid: Solid, origin: Vector, direction: Vector) -> float | None:
    """Distance along a ray (in the piece's frame) at which it enters the solid, None when it misses."""
    start = (origin[0] - solid.at[0], origin[1] - solid.at[1], origin[2] - solid.at[2])
    match solid:
        case Cylinder():
            span = _disc_span(start, direction, solid.radius + SLACK)
            return _entry([span, _slab_span(start[2], direction[2], 0.0, solid.height)])
        case Box():
            cosine, sine = math.cos(math.radians(solid.turn)), math.sin(math.radians(solid.turn))
            x, y = start[0] * cosine + start[1] * sine, start[1] * cosine - start[0] * sine
            dx, dy = direction[0] * cosine + direction[1] * sine, direction[1] * cosine - direction[0] * sine
            half_x, half_y = solid.size[0] / 2.0 + SLACK, solid.size[1] / 2.0 + SLACK
            return _entry(
                [
                    _slab_span(x, dx, -half_x, half_x),
                    _slab_span(y, dy, -half_y, half_y),
                    _slab_span(start[2], direction[2], 0.0, solid.height),
                ]
            )


def _entry(spans: list[tuple[float, float] | None]) -> float | None:
    """Where a ray is inside all spans for the first time."""
    first, last = 0.0, math.inf
    for span in spans:
        if span is None:
            return None
        first, last = max(first, span[0]), min(last, span[1])
    return first if first <= last else None


def _slab_span(start: float, direction: float, low: float, high: float) -> tuple[float, float] | None:
    """The part of a ray that lies between two parallel planes."""
    if abs(direction) < 1e-12:
        return (-math.inf, math.inf) if low <= start <= high else None
    first, second = (low - start) / direction, (high - start) / direction
    return (first, second) if first <= second else (second, first)


def _disc_span(start: Vector, direction: Vector, radius: float) -> tuple[float, float] | None:
    """The part of a ray that lies in an endless upright cylinder about the z axis."""
    square = direction[0] * direction[0] + direction[1] * direction[1]
    inside = start[0] * start[0] + start[1] * start[1] - radius * radius
    if square < 1e-12:
        return (-math.inf, math.inf) if inside <= 0.0 else None
    half = start[0] * direction[0] + start[1] * direction[1]
    root = half * half - square * inside
    if root < 0.0:
        return None
    width = math.sqrt(root)
    return (-half - width) / square, (-half + width) / square


def _solid_reach(solid: Solid) -> float:
    """Distance of the farthest point of a solid from the frame's origin, cm."""
    across = solid.radius if isinstance(solid, Cylinder) else math.hypot(solid.size[0], solid.size[1]) / 2.0
    beside = math.hypot(solid.at[0], solid.at[1]) + across
    return max(math.hypot(beside, solid.at[2]), math.hypot(beside, solid.at[2] + solid.height))
