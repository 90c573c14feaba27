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
    return min(_distance(edge, (x, y)) for edge in edges(outline))


def edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The edges of a closed line: its last corner is joined to the first."""
    return itertools.pairwise((*outline, outline[0]))


def _distance(edge: tuple[Point, Point], point: Point) -> float:
    (x1, y1), (x2, y2) = edge
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = 0.0 if length == 0.0 else ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / length
    share = max(0.0, min(1.0, share))
    return math.hypot(point[0] - x1 - share * (x2 - x1), point[1] - y1 - share * (y2 - y1))
