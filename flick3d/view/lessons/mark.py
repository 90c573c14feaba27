"""A ring on the table around what a lesson points at."""

from __future__ import annotations

from flick3d.view.decals import RING, Colour
from flick3d.view.markers import Markers

COLOUR: Colour = (1.0, 0.86, 0.30, 1.0)
WIDER = 0.9
"""By how much the ring grows with its pulse, cm."""


class LessonMark:
    """The ring of one table; hidden at first."""

    def __init__(self, markers: Markers) -> None:
        self._ring = markers.decal(RING, 2)

    def show(self, at: tuple[float, float], radius: float, pulse: float) -> None:
        """Around a point, cm; pulse: 0 to 1."""
        size = radius + WIDER * pulse
        self._ring.lay(*at, 0.0, (2.0 * size + 2.4,) * 2, (size, 0.18, 0.5, 0.0))
        self._ring.colour((*COLOUR[:3], 1.0 - 0.45 * pulse))

    def clear(self) -> None:
        """No ring."""
        self._ring.hide()


def lesson_mark(markers: Markers) -> LessonMark:
    """The ring of this table."""
    found = markers.further("lesson", LessonMark)
    assert isinstance(found, LessonMark)
    return found
