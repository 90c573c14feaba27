"""Closed lines: inside, and distance, against plain geometry."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.rules.outline import distance_to, edges, encloses

SQUARE = ((-2.0, -2.0), (2.0, -2.0), (2.0, 2.0), (-2.0, 2.0))
RING = tuple((5.0 * math.cos(math.radians(a)), 5.0 * math.sin(math.radians(a))) for a in range(0, 360, 2))
"""A circle of radius 5 as a line of 180 points: it is up to 0.0008 inside the circle."""

coordinates = st.floats(-8.0, 8.0)


@given(coordinates, coordinates)
def test_a_point_is_in_a_round_line_as_it_is_in_the_circle(x: float, y: float) -> None:
    away = math.hypot(x, y)
    if abs(away - 5.0) > 0.001:
        assert encloses(RING, x, y) == (away < 5.0)
    assert distance_to(RING, x, y) == pytest.approx(abs(away - 5.0), abs=0.001)


@given(coordinates, coordinates)
def test_turning_the_line_round_changes_nothing(x: float, y: float) -> None:
    assert encloses(SQUARE, x, y) == encloses(SQUARE[::-1], x, y)
    assert distance_to(SQUARE, x, y) == distance_to(SQUARE[::-1], x, y)


def test_a_corner_is_as_near_as_the_hypotenuse() -> None:
    assert distance_to(SQUARE, 5.0, 6.0) == pytest.approx(5.0)
    assert distance_to(SQUARE, 0.5, 0.0) == pytest.approx(1.5)


def test_the_last_corner_is_joined_to_the_first() -> None:
    assert list(edges(SQUARE))[-1] == (SQUARE[-1], SQUARE[0])
