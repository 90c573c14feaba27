"""The geometry of poses."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.physics.carrying import product
from flick3d.physics.pieces import Box, Cylinder
from flick3d.rules.layout import Pose, upright
from flick3d.view.poses import (
    about,
    between,
    from_axes,
    lowest,
    orientation,
    own_point,
    relative,
    same,
    turned,
    turned_back,
    within,
)

lengths = st.floats(-50.0, 50.0)
angles = st.floats(-360.0, 360.0)


@st.composite
def poses(draw: st.DrawFn) -> Pose:
    yaw = about((0.0, 0.0, 1.0), draw(angles))
    roll = about((1.0, 0.0, 0.0), draw(angles))
    pitch = about((0.0, 1.0, 0.0), draw(angles))
    return Pose(draw(lengths), draw(lengths), draw(lengths), *product(product(yaw, pitch), roll))


@given(poses(), st.tuples(lengths, lengths, lengths))
def test_a_point_there_and_back(pose: Pose, point: tuple[float, float, float]) -> None:
    own = own_point(pose, point)
    x, y, z = turned(orientation(pose), own)
    assert (pose.x + x, pose.y + y, pose.z + z) == pytest.approx(point, abs=1e-6)


@given(poses(), poses())
def test_relative_undoes_within(outer: Pose, inner: Pose) -> None:
    assert same(within(outer, relative(outer, inner)), inner)


@given(poses())
def test_an_orientation_can_be_made_of_its_axes(pose: Pose) -> None:
    turn = orientation(pose)
    axes = [turned(turn, axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))]
    again = from_axes(*axes)
    assert abs(sum(a * b for a, b in zip(turn, again, strict=True))) == pytest.approx(1.0, abs=1e-6)


def test_turning_goes_counter_clockwise() -> None:
    assert turned(about((0.0, 0.0, 1.0), 90.0), (1.0, 0.0, 0.0)) == pytest.approx((0.0, 1.0, 0.0))
    assert turned_back(about((0.0, 0.0, 1.0), 90.0), (0.0, 1.0, 0.0)) == pytest.approx((1.0, 0.0, 0.0))


def test_between_goes_straight_and_turns_evenly_the_shorter_way() -> None:
    middle = between(upright(0.0, 0.0, 350.0), upright(4.0, 2.0, 30.0), 0.25)
    assert (middle.x, middle.y) == pytest.approx((1.0, 0.5))
    assert middle.yaw == pytest.approx(0.0, abs=1e-6) or middle.yaw == pytest.approx(360.0)


@given(poses(), poses())
def test_between_meets_both_ends(first: Pose, last: Pose) -> None:
    assert same(between(first, last, 0.0), first)
    assert same(between(first, last, 1.0), last)


def test_lowest_point_of_a_leaning_disc_is_its_rim() -> None:
    disc = (Cylinder(1.15, 0.4, (0.0, 0.0, 0.0)),)
    assert lowest(disc, upright(3.0, 4.0)) == pytest.approx(0.0)
    leaning = Pose(0.0, 0.0, 0.0, *about((1.0, 0.0, 0.0), 30.0))
    assert lowest(disc, leaning) == pytest.approx(-1.15 * math.sin(math.radians(30.0)))


def test_lowest_point_of_a_turned_box_is_a_corner() -> None:
    box = (Box((2.0, 4.0, 1.0), (0.0, 0.0, 0.0), 90.0),)
    leaning = Pose(0.0, 0.0, 0.0, *about((0.0, 1.0, 0.0), 90.0))
    # Turned by 90 degrees the box is 4 long in x; then its x axis points down.
    assert lowest(box, leaning) == pytest.approx(-2.0)
