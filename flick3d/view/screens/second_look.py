"""What decided a flick, seen once more as the director wants it: from a second angle, and slowly."""

from __future__ import annotations

from flick3d.view.camera_operator import Operator
from flick3d.view.director import AGAIN_SPEED, Director, Flick, again_span
from flick3d.view.stage import Stage

STAYS = 0.35
"""Seconds for which it is still looked at when what decided it is over."""


class SecondLook:
    """How one flick is shown again, which must have a moment that decides it.

    begins, ends: seconds after its release. speed: share of real time. stays: seconds of its end.
    """

    speed, stays = AGAIN_SPEED, STAYS

    def __init__(self, stage: Stage, director: Director, flick: Flick) -> None:
        self.begins, self.ends = again_span(flick)
        self._flick = flick
        self._operator = Operator(stage, director)

    def cut(self) -> None:
        """Cut to the second angle; the pieces lie as before the flick."""
        self._operator.again(self._flick)

    def advance(self, seconds: float) -> None:
        """A frame: the view drifts a little."""
        self._operator.advance(seconds)
