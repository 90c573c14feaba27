"""Braking of what lies on its side, rolls on its rim or leans on another: Bullet has no rolling friction."""

from __future__ import annotations

from flick3d.physics.bodies import Body
from flick3d.physics.pieces import Fallen
from flick3d.physics.trajectory import SAMPLE

FLAT = 0.999
"""A piece stands flat when the vertical part of its axis is above this: 2.6 degrees of tilt."""


class Braking:
    """Knows of one simulation what has fallen, rolls or leans, and since when."""

    def __init__(self, fallen: Fallen) -> None:
        self._fallen = fallen
        self._fallen_since: dict[str, int] = {}
        self._leaning_since: dict[str, int] = {}
        self._rolling: set[str] = set()

    def start_rolling(self, body: Body) -> None:
        """From now on brake a disc as one that rolls, until it falls flat (L4)."""
        self._rolling.add(body.piece)
        self._damp(body, self._fallen.rolling, self._fallen.rolling)

    def brake(self, body: Body, axis: float, now: int) -> bool:
        """Brake the body by the way it lies; returns whether it is at rest by the measure of what has fallen.

        That is so of what lies on its side, and of a disc that has been leaning for a while: it goes on rocking a
        little, however long one waits. axis: the vertical part of its axis, 0 to 1. now: in samples after the release.
        """
        lies = axis < body.lies_below
        if body.piece in self._rolling:
            if not lies:
                self._rolling.remove(body.piece)
                self._damp(body, 0.0, 0.0)
            return lies
        return self._brake_fallen(body, lies, now) or self._brake_leaning(body, axis, now)

    def _brake_fallen(self, body: Body, lies: bool, now: int) -> bool:
        fallen, since = self._fallen, self._fallen_since.get(body.piece)
        if lies and since is None:
            self._fallen_since[body.piece] = now
            self._damp(body, fallen.linear, fallen.angular)
        elif lies and since is not None and self._is_late(now, since):
            self._damp(body, fallen.late_linear, fallen.late_angular)
        elif not lies and since is not None:
            del self._fallen_since[body.piece]
            self._damp(body, 0.0, 0.0)
        return lies

    def _brake_leaning(self, body: Body, axis: float, now: int) -> bool:
        """Brake a disc that has been leaning for long; returns whether it has."""
        if not body.tips:
            return False
        if axis > FLAT:
            if self._leaning_since.pop(body.piece, None) is not None:
                self._damp(body, 0.0, 0.0)
            return False
        if not self._is_late(now, self._leaning_since.setdefault(body.piece, now)):
            return False
        self._damp(body, self._fallen.late_linear, self._fallen.late_angular)
        return True

    def _is_late(self, now: int, since: int) -> bool:
        return (now - since) * SAMPLE >= self._fallen.late_after

    @staticmethod
    def _damp(body: Body, linear: float, angular: float) -> None:
        body.node.set_linear_damping(linear)
        body.node.set_angular_damping(angular)
