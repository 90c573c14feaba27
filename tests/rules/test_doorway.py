"""The geometry of a doorway: spots for tokens, and places seen from a house."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.rules.doorway import Doorway, on_table, seen_from
from flick3d.rules.layout import Pose, upright

DOORWAY = Doorway(2.0, -4.0, 2.5, 6.5, spots=((5.0, 3.0, 0.9), (5.0, -3.0, 0.9)), layer=0.25)
numbers = st.floats(-60.0, 60.0)


def test_tokens_lie_spot_after_spot_and_then_on_top_of_each_other() -> None:
    assert [DOORWAY.spot(index) for index in range(5)] == [
        (5.0, 3.0, 0.9),
        (5.0, -3.0, 0.9),
        (5.0, 3.0, 1.15),
        (5.0, -3.0, 1.15),
        (5.0, 3.0, 1.4),
    ]


@pytest.mark.parametrize(
    ("facing", "front", "left"),
    [(0.0, (11.0, 20.0), (10.0, 21.0)), (90.0, (10.0, 21.0), (9.0, 20.0)), (270.0, (10.0, 19.0), (11.0, 20.0))],
)
def test_x_is_the_front_and_y_the_left(facing: float, front: tuple[float, float], left: tuple[float, float]) -> None:
    house = upright(10.0, 20.0, facing)
    assert on_table(house, 1.0, 0.0) == pytest.approx(front)
    assert on_table(house, 0.0, 1.0) == pytest.approx(left)
    assert seen_from(house, *front) == pytest.approx((1.0, 0.0))
    assert seen_from(house, *left) == pytest.approx((0.0, 1.0))


@given(x=numbers, y=numbers, facing=st.floats(0.0, 360.0), east=numbers, north=numbers)
def test_there_and_back_is_the_same_place(x: float, y: float, facing: float, east: float, north: float) -> None:
    house = upright(east, north, facing)
    assert seen_from(house, *on_table(house, x, y)) == pytest.approx((x, y), abs=1e-9)
    assert math.dist(on_table(house, x, y), (east, north)) == pytest.approx(math.hypot(x, y), abs=1e-9)


def test_a_house_that_leans_a_little_keeps_its_measures() -> None:
    half = math.radians(10.0) / 2.0
    leaning = Pose(0.0, 0.0, 0.0, math.cos(half), 0.0, math.sin(half), 0.0)
    assert on_table(leaning, 3.0, 0.0) == pytest.approx((3.0, 0.0))
