"""A table for tests without physics: every piece is one circle, a lying one a row of circles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area, Layout, Pose, upright

BUILDINGS = ("sheriff", "bank", "saloon", "store", "town-hall", "undertaker")

RADII: dict[str, float] = {
    "cowboy": 1.15,
    "hat": 1.05,
    "bullet": 0.9,
    "movement-disc": 1.15,
    "barrel": 0.95,
    "cactus": 1.65,
    "fence": 3.6,
    "hay": 1.95,
    "disc": 1.0,
} | dict.fromkeys(BUILDINGS, 8.0)

LENGTH_LYING = 4.0
GAP = 0.05
RING = 0.25
RINGS = 600


@dataclass(frozen=True)
class FakeGround:
    """Answers the questions of `rules.game.Ground` with circles."""

    radii: Mapping[str, float] = field(default_factory=lambda: RADII)

    def radius(self, kind: str) -> float:
        return self.radii[kind]

    def hat_height(self, kind: str) -> float:
        return {"cowboy": 3.9}[kind]

    def lying(self, kind: str, x: float, y: float, direction: float = 0.0) -> Pose:
        return fallen(x, y, direction)

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        return self._is_clear(layout, area, kind, pose, 0.0)

    def is_free(self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0) -> bool:
        return self.fits(layout, area, kind, upright(x, y, direction))

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0
    ) -> tuple[float, float]:
        if self.is_free(layout, area, kind, x, y, direction):
            return x, y
        for ring in range(1, RINGS):
            for turn in range(0, 360, 15):
                near_x = x + RING * ring * math.cos(math.radians(turn))
                near_y = y + RING * ring * math.sin(math.radians(turn))
                if self._is_clear(layout, area, kind, upright(near_x, near_y, direction), GAP):
                    return near_x, near_y
        raise FlickError("the table is full")

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        pieces = [p for p in layout if p.kind != "hat"]
        return tuple(
            (one.piece, other.piece)
            for index, one in enumerate(pieces)
            for other in pieces[index + 1 :]
            if self._distance(one.kind, one.pose, other.kind, other.pose) < 0.0
        )

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        return tuple(p.piece for p in layout if not self._is_clear(Layout(), area, p.kind, p.pose, 0.0))

    def _is_clear(self, layout: Layout, area: Area, kind: str, pose: Pose, gap: float) -> bool:
        inside = all(area.contains(x, y, radius) for x, y, radius in self._circles(kind, pose))
        return inside and all(
            self._distance(kind, pose, other.kind, other.pose) >= gap - 1e-9 for other in layout if other.kind != "hat"
        )

    def _distance(self, kind: str, pose: Pose, other_kind: str, other_pose: Pose) -> float:
        return min(
            math.hypot(x - other_x, y - other_y) - radius - other_radius
            for x, y, radius in self._circles(kind, pose)
            for other_x, other_y, other_radius in self._circles(other_kind, other_pose)
        )

    def _circles(self, kind: str, pose: Pose) -> list[tuple[float, float, float]]:
        radius = self.radii[kind]
        if pose.tilt < 45.0 or kind == "hat":
            return [(pose.x, pose.y, radius)]
        top = math.atan2(
            2.0 * (pose.qy * pose.qz - pose.qw * pose.qx),
            2.0 * (pose.qx * pose.qz + pose.qw * pose.qy),
        )
        return [(pose.x + step * math.cos(top), pose.y + step * math.sin(top), radius) for step in (0.0, 2.0, 3.0)]


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
