"""A table for tests without physics: every piece is one circle, a lying one a row of circles.

A building is two rows of circles, its blocks. Figures that stand on a block are a storey above all others, and what is
carried is in nobody's way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from flick3d.rules.doorway import Doorway, Spot, on_table
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright

BUILDINGS = ("sheriff", "bank", "saloon", "store", "town-hall", "undertaker")

TOKENS = ("gold", "water", "skull", "colt", "winchester", "dynamite", "document", "hostage", "token")

DOORWAY = Doorway(
    half_width=2.2,
    back=-3.8,
    line=2.6,
    front=6.6,
    spots=((5.75, 3.1, 0.9), (5.75, 4.7, 0.9), (5.75, -3.1, 0.9), (5.75, -4.7, 0.9)),
)
PERCHES: dict[str, tuple[Spot, ...]] = {"gallows": ((0.0, 1.2, 0.5),)} | dict.fromkeys(
    BUILDINGS, ((3.8, 3.9, 0.9), (3.8, -3.9, 0.9))
)

RADII: dict[str, float] = (
    {
        "cowboy": 1.15,
        "hat": 1.05,
        "bullet": 0.9,
        "movement-disc": 1.15,
        "barrel": 0.95,
        "cactus": 1.65,
        "fence": 3.6,
        "hay": 1.95,
        "gallows": 2.85,
        "dynamite-stick": 1.3,
        "disc": 1.0,
        "prophet": 1.0,
        "templar": 1.3,
        "sphinx": 1.6,
        "king-ape": 1.6,
        "temple": 2.0,
        "hand-of-god": 3.01,
    }
    | dict.fromkeys(BUILDINGS, 8.0)
    | dict.fromkeys(TOKENS, 0.75)
)

HEIGHTS: dict[str, float] = (
    {
        "cowboy": 3.65,
        "hat": 0.5,
        "bullet": 0.5,
        "movement-disc": 0.5,
        "barrel": 2.4,
        "cactus": 5.55,
        "fence": 1.9,
        "hay": 1.8,
        "gallows": 8.5,
        "dynamite-stick": 0.7,
        "disc": 0.5,
        "prophet": 0.4,
        "templar": 0.5,
        "sphinx": 0.6,
        "king-ape": 0.6,
        "temple": 0.8,
        "hand-of-god": 4.5,
    }
    | dict.fromkeys(BUILDINGS, 8.0)
    | dict.fromkeys(TOKENS, 0.25)
)

BLOCK_RADIUS, BLOCK_ASIDE, BLOCK_MIDDLES = 1.7, 3.9, (-2.1, 1.4, 4.9)
"""The circles of a building's two blocks: radius, and middles in the building's own frame, cm."""

RAISED = 0.45
"""What stands higher than this, cm, stands on a block."""

Shape = tuple[bool, list[tuple[float, float, float]]]
"""Whether a piece stands on a block, and its circles: x, y, radius."""

GAP = 0.05
RING = 0.25
RINGS = 600


@dataclass(frozen=True)
class FakeGround:
    """Answers the questions of `rules.game.Ground` with circles."""

    radii: Mapping[str, float] = field(default_factory=lambda: RADII)

    def radius(self, kind: str) -> float:
        return self.radii[kind]

    def height(self, kind: str) -> float:
        return HEIGHTS[kind]

    def hat_height(self, kind: str) -> float:
        return {"cowboy": 3.9}[kind]

    def doorway(self, kind: str) -> Doorway:
        if kind not in BUILDINGS:
            raise KeyError(kind)
        return DOORWAY

    def perches(self, kind: str) -> tuple[Spot, ...]:
        return PERCHES.get(kind, ())

    def lying(self, kind: str, x: float, y: float, direction: float = 0.0) -> Pose:
        return fallen(x, y, direction)

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        return self._is_clear(self._taken(layout), area, kind, pose, 0.0)

    def is_free(self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0) -> bool:
        return self.fits(layout, area, kind, upright(x, y, direction))

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0
    ) -> tuple[float, float]:
        taken = self._taken(layout)
        if self._is_clear(taken, area, kind, upright(x, y, direction), 0.0):
            return x, y
        for ring in range(1, RINGS):
            for turn in range(0, 360, 15):
                near_x = x + RING * ring * math.cos(math.radians(turn))
                near_y = y + RING * ring * math.sin(math.radians(turn))
                if self._is_clear(taken, area, kind, upright(near_x, near_y, direction), GAP):
                    return near_x, near_y
        raise FlickError("the table is full")

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        pieces = [placement for placement in layout if _is_in_the_way(placement)]
        return tuple(
            (one.piece, other.piece)
            for index, one in enumerate(pieces)
            for other in pieces[index + 1 :]
            if not _are_apart(self._shape(one.kind, one.pose), self._shape(other.kind, other.pose), 0.0)
        )

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        return tuple(p.piece for p in layout if not p.on and not self._is_clear([], area, p.kind, p.pose, 0.0))

    def _is_clear(self, taken: list[Shape], area: Area, kind: str, pose: Pose, gap: float) -> bool:
        shape = self._shape(kind, pose)
        inside = all(area.contains(x, y, radius) for x, y, radius in shape[1])
        return inside and all(_are_apart(shape, other, gap) for other in taken)

    def _taken(self, layout: Layout) -> list[Shape]:
        return [self._shape(each.kind, each.pose) for each in layout if _is_in_the_way(each)]

    def _shape(self, kind: str, pose: Pose) -> Shape:
        return _is_raised(pose), self._circles(kind, pose)

    def _circles(self, kind: str, pose: Pose) -> list[tuple[float, float, float]]:
        if kind in BUILDINGS:
            return [(*on_table(pose, x, y), BLOCK_RADIUS) for y in (-BLOCK_ASIDE, BLOCK_ASIDE) for x in BLOCK_MIDDLES]
        radius = self.radii[kind]
        if pose.tilt < 45.0 or kind == "hat":
            return [(pose.x, pose.y, radius)]
        top = math.atan2(
            2.0 * (pose.qy * pose.qz - pose.qw * pose.qx),
            2.0 * (pose.qx * pose.qz + pose.qw * pose.qy),
        )
        return [(pose.x + step * math.cos(top), pose.y + step * math.sin(top), radius) for step in (0.0, 2.0, 3.0)]


def _is_in_the_way(placement: Placement) -> bool:
    return placement.kind != "hat" and not placement.on


def _are_apart(one: Shape, other: Shape, gap: float) -> bool:
    """Whether there is a gap between two shapes; a raised piece is above all that are not."""
    if one[0] != other[0]:
        return True
    return all(
        math.hypot(x - other_x, y - other_y) - radius - other_radius >= gap - 1e-9
        for x, y, radius in one[1]
        for other_x, other_y, other_radius in other[1]
    )


def _is_raised(pose: Pose) -> bool:
    return pose.tilt < 45.0 and pose.z > RAISED


def fallen(x: float, y: float, direction: float = 0.0, z: float = 1.0) -> Pose:
    """A pose that lies on its side with its top towards `direction`, degrees."""
    yaw, quarter = math.radians(direction) / 2.0, math.radians(90.0) / 2.0
    return Pose(
        x,
        y,
        z,
        math.cos(yaw) * math.cos(quarter),
        -math.sin(yaw) * math.sin(quarter),
        math.cos(yaw) * math.sin(quarter),
        math.sin(yaw) * math.cos(quarter),
    )
