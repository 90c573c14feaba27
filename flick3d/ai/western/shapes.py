"""Shapes: what of the pieces on the table a sliding disc can meet, seen from above."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from flick3d.physics.parts import Box, Cylinder
from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import height, radius
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.rules.layout import Placement

ABOVE = 0.5
"""cm: what begins higher than this passes over a disc."""

CARRIED = 0.3
"""cm: a piece whose underside is higher than this stands on another one."""


class Shape(msgspec.Struct, frozen=True):
    """A box with round corners, or a circle, on the table: middle (cm), direction of its front, half lengths, and the
    radius of its corners; of a box its corners, cm.
    """

    piece: str
    x: float
    y: float
    cosine: float
    sine: float
    half_x: float
    half_y: float
    radius: float
    corners: tuple[tuple[float, float], ...] = ()

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """A point of the table in the shape's own frame, cm."""
        east, north = x - self.x, y - self.y
        return east * self.cosine + north * self.sine, north * self.cosine - east * self.sine

    def apart(self, x: float, y: float) -> float:
        """Distance from a point to the shape's edge, cm; below 0 inside of round corners."""
        ahead, aside = self.seen(x, y)
        over_x, over_y = abs(ahead) - self.half_x, abs(aside) - self.half_y
        return math.hypot(max(over_x, 0.0), max(over_y, 0.0)) - self.radius

    def met(self, x: float, y: float, east: float, north: float, grow: float) -> float:
        """How far a disc of radius `grow` slides from (x, y) along a unit vector until it touches, cm; or inf."""
        reach = self.radius + grow
        from_x, from_y = self.seen(x, y)
        step_x = east * self.cosine + north * self.sine
        step_y = north * self.cosine - east * self.sine
        if self.half_x == 0.0 and self.half_y == 0.0:
            return _circle(from_x, from_y, step_x, step_y, reach)
        first = min(
            _slab(from_x, from_y, step_x, step_y, self.half_x + reach, self.half_y),
            _slab(from_x, from_y, step_x, step_y, self.half_x, self.half_y + reach),
        )
        for along in (self.half_x, -self.half_x):
            for across in (self.half_y, -self.half_y):
                first = min(first, _circle(from_x - along, from_y - across, step_x, step_y, reach))
        return first


def shapes(layout: Iterable[Placement], pieces: Pieces) -> tuple[Shape, ...]:
    """The shapes of all pieces that stand or lie on the table itself, in the layout's order; hats are none."""
    return tuple(shape for placed in layout for shape in shapes_of(placed, pieces))


def shapes_of(placed: Placement, pieces: Pieces) -> Iterator[Shape]:
    """The shapes of one piece; none for what is carried or worn."""
    pose = placed.pose
    toppled = pose.tilt > TOPPLED_ABOVE
    if placed.kind == "hat" or placed.on or (pose.z > CARRIED and not toppled):
        return
    solids = pieces[placed.kind].solids(placed.closed)
    if toppled:
        up_x = 2.0 * (pose.qx * pose.qz + pose.qw * pose.qy)
        up_y = 2.0 * (pose.qy * pose.qz - pose.qw * pose.qx)
        length = math.hypot(up_x, up_y) or 1.0
        half, wide = height(solids) / 2.0, radius(solids)
        cosine, sine = up_x / length, up_y / length
        yield _box(placed.piece, pose.x + half * cosine, pose.y + half * sine, cosine, sine, half, wide)
        return
    facing = math.radians(pose.yaw)
    cosine, sine = math.cos(facing), math.sin(facing)
    widest = max((solid.radius for solid in solids if isinstance(solid, Cylinder)), default=0.0)
    for solid in solids:
        if solid.at[2] >= ABOVE:
            continue
        x = pose.x + solid.at[0] * cosine - solid.at[1] * sine
        y = pose.y + solid.at[0] * sine + solid.at[1] * cosine
        if isinstance(solid, Box):
            turn = facing + math.radians(solid.turn)
            across = (math.cos(turn), math.sin(turn))
            yield _box(placed.piece, x, y, *across, solid.size[0] / 2.0, solid.size[1] / 2.0)
        elif solid.radius >= widest:
            # A slimmer cylinder on the same foot is met by nothing that does not meet the foot.
            yield Shape(placed.piece, x, y, cosine, sine, 0.0, 0.0, solid.radius)


def _box(piece: str, x: float, y: float, cosine: float, sine: float, half_x: float, half_y: float) -> Shape:
    corners = tuple(
        (x + along * cosine - across * sine, y + along * sine + across * cosine)
        for along in (half_x, -half_x)
        for across in (half_y, -half_y)
    )
    return Shape(piece, x, y, cosine, sine, half_x, half_y, 0.0, corners)


def _circle(from_x: float, from_y: float, step_x: float, step_y: float, reach: float) -> float:
    along = -(from_x * step_x + from_y * step_y)
    beside = from_x * from_x + from_y * from_y
    inner = reach * reach - beside + along * along
    if inner <= 0.0 or (along <= 0.0 and beside > reach * reach):
        return math.inf
    return max(0.0, along - math.sqrt(inner))


def _slab(from_x: float, from_y: float, step_x: float, step_y: float, half_x: float, half_y: float) -> float:
    enters, leaves = 0.0, math.inf
    for start, step, half in ((from_x, step_x, half_x), (from_y, step_y, half_y)):
        if abs(step) < 1e-12:
            if abs(start) >= half:
                return math.inf
            continue
        near, far = (-half - start) / step, (half - start) / step
        if near > far:
            near, far = far, near
        enters, leaves = max(enters, near), min(leaves, far)
    return enters if enters < leaves else math.inf
