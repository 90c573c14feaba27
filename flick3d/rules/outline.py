"""Closed lines on the table: whether a point lies inside, and how far it is from the line."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
"""x and y on the table, cm."""


def encloses(outline: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside a closed line (even-odd rule; a point on the line itself may count either way)."""
    inside = False
    for (x1, y1), (x2, y2) in edges(outline):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def distance_to(outline: Sequence[Point], x: float, y: float) -> float:
    """Distance from a point to the nearest point of a closed line, cm."""
    nearest = math.inf
    # Written out, as the rules of Flick of Faith ask for thousands of these in a turn.
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        along_x, along_y, east, north = x2 - x1, y2 - y1, x - x1, y - y1
        length = along_x * along_x + along_y * along_y
        share = 0.0 if length == 0.0 else (along_x * east + along_y * north) / length
        share = 0.0 if share < 0.0 else min(share, 1.0)
        east -= share * along_x
        north -= share * along_y
        nearest = min(nearest, east * east + north * north)
        x1, y1 = x2, y2
    return math.sqrt(nearest)


def is_near(outline: Sequence[Point], x: float, y: float, distance: float) -> bool:
    """Whether a point is inside the rectangle around a closed line, or within so many cm of it: a quick first look."""
    xs, ys = [each for each, _ in outline], [each for _, each in outline]
    return min(xs) - distance <= x <= max(xs) + distance and min(ys) - distance <= y <= max(ys) + distance


def edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The edges of a closed line: its last corner is joined to the first."""
    return itertools.pairwise((*outline, outline[0]))
