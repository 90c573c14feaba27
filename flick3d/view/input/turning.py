"""Turning a direction: towards a point of the table, and with the arrow keys, which speed up while they are held."""

from __future__ import annotations

import math

from flick3d.view.input.controls import TURN_LEFT_KEY, TURN_RIGHT_KEY
from flick3d.view.input.modes import Desk

TAP = 0.5
"""Degrees that one tap of an arrow key turns."""
FINE_TAP = 0.1
TAP_LASTS = 0.18
"""Seconds after which a held key turns on its own."""
SLOWEST, FASTEST = 12.0, 110.0
"""Degrees a second of a held key, at first and at last."""
SPEED_UP = 1.4
"""Seconds from the slowest to the fastest."""
FINE_SPEED = 4.0
"""Degrees a second while Shift is held."""
NEAREST = 0.8
"""cm; a pointer nearer to the middle than this does not say a direction."""


def direction_to(middle: tuple[float, float], point: tuple[float, float] | None) -> float | None:
    """Direction in degrees from `middle` to `point` (cm), or None when there is none."""
    if point is None or math.dist(middle, point) < NEAREST:
        return None
    return math.degrees(math.atan2(point[1] - middle[1], point[0] - middle[0])) % 360.0


def tap(key: str, shift: bool) -> float:
    """Degrees by which a key that just went down turns, positive to the left; 0 for other keys."""
    size = FINE_TAP if shift else TAP
    return {TURN_LEFT_KEY: size, TURN_RIGHT_KEY: -size}.get(key, 0.0)


def hold(desk: Desk, turning: float, seconds: float) -> tuple[float, float]:
    """(degrees to turn in this frame, seconds for which the key has been held) for arrow keys that are held."""
    way = (TURN_LEFT_KEY in desk.held) - (TURN_RIGHT_KEY in desk.held)
    if way == 0:
        return 0.0, 0.0
    held = turning + seconds
    if held < TAP_LASTS:
        return 0.0, held
    share = min(1.0, (held - TAP_LASTS) / SPEED_UP)
    speed = FINE_SPEED if "shift" in desk.held else SLOWEST + share * share * (FASTEST - SLOWEST)
    return way * speed * seconds, held


def within(direction: float, arc: tuple[float, float] | None) -> float:
    """The direction, or the nearer end of the arc (first, last; degrees counter-clockwise) when it lies outside."""
    direction %= 360.0
    if arc is None:
        return direction
    first, width = arc[0] % 360.0, (arc[1] - arc[0]) % 360.0
    into = (direction - first) % 360.0
    if into <= width:
        return direction
    return (first + width) % 360.0 if into - width <= 360.0 - into else first
