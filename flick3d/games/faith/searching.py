"""The nearest place to a wished one that is good: places are tried on growing rings."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from flick3d.rules.outline import Point

RING = 0.2
"""cm between two rings of places that are tried, and between two places on a ring."""


def nearest(wish: Point, reach: float, is_good: Callable[[Point], bool]) -> Point | None:
    """The wished place when it is good, else the nearest good one within `reach` cm; None when there is none.

    Of equally near ones the first counter-clockwise from the east is taken.
    """
    return next((place for place in rings(wish, reach) if is_good(place)), None)


def rings(wish: Point, reach: float) -> Iterator[Point]:
    """The wished place, then places on growing rings around it, to `reach` cm."""
    yield wish
    for ring in range(1, math.ceil(reach / RING) + 1):
        distance = ring * RING
        count = math.ceil(2.0 * math.pi * ring)
        for step in range(count):
            angle = 2.0 * math.pi * step / count
            yield round(wish[0] + distance * math.cos(angle), 4), round(wish[1] + distance * math.sin(angle), 4)
