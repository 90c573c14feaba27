"""The judge, on trajectories made by hand."""

from __future__ import annotations

import math
from array import array

import msgspec
import pytest

from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.physics.trajectory import Track, Trajectory
from flick3d.rules.facts import Contact, Facts
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright

AREA = Area(20.0, 10.0)


def _judged(*path: Pose, final: Pose | None = None, fell_off: bool = False, start: Pose | None = None) -> Facts:
    """One disc that goes along a path, beside a figure that stays."""
    begin = start or path[0]
    numbers = array("f", [number for pose in path for number in msgspec.structs.astuple(pose)])
    shot = Shot(
        Layout((Placement("figure", "cowboy", upright(0.0, 0.0)), Placement("disc", "bullet", begin))),
        AREA,
        (Push("disc", 0.0, 100.0),),
    )
    return judge(
        shot,
        Trajectory(
            tracks=(Track("disc", 0, numbers),),
            contacts=(Contact(0.5, "disc", "figure", 3.0),),
            final=(("figure", upright(0.0, 0.0)), ("disc", final or path[-1])),
            duration=1.25,
            settled=False,
            fell_off=("disc",) if fell_off else (),
        ),
    )


def test_facts_take_over_what_the_trajectory_says() -> None:
    facts = _judged(Pose(0.0, 3.0), Pose(1.0, 3.0))
    assert [rest.piece for rest in facts.rests] == ["figure", "disc"]
    assert facts.contacts == (Contact(0.5, "disc", "figure", 3.0),)
    assert (facts.settled, facts.duration) == (False, 1.25)
    assert facts.touched_by("disc") == ("figure",)


def test_what_has_no_track_has_not_moved() -> None:
    rest = _judged(Pose(0.0, 3.0), Pose(1.0, 3.0)).rest("figure")
    assert not rest.moved
    assert not rest.crossed
    assert rest.left_at is None


@pytest.mark.parametrize(
    ("final", "moved"),
    [
        (Pose(1.009, 3.0), False),
        (Pose(1.011, 3.0), True),
        (Pose(1.0, 3.0, 0.011), True),
        (upright(1.0, 3.0, 0.09), False),
        (upright(1.0, 3.0, 0.11), True),
        (upright(1.0, 3.0, 359.95), False),
        (msgspec.structs.replace(upright(1.0, 3.0), qw=-1.0), False),
    ],
)
def test_moved_is_a_tenth_of_a_millimetre_or_of_a_degree(final: Pose, moved: bool) -> None:
    assert _judged(Pose(1.0, 3.0), final=final).rest("disc").moved is moved


@pytest.mark.rule("W57")
def test_the_point_where_a_piece_left_is_on_the_edge_between_two_samples() -> None:
    rest = _judged(Pose(8.0, 2.0), Pose(12.0, 3.0), Pose(14.0, 3.5)).rest("disc")
    assert rest.left_at == pytest.approx((10.0, 2.5))
    assert rest.crossed


@pytest.mark.rule("W57")
def test_through_a_corner_the_first_edge_counts() -> None:
    rest = _judged(Pose(9.0, 4.0), Pose(13.0, 6.0)).rest("disc")
    assert rest.left_at == pytest.approx((10.0, 4.5))
    rest = _judged(Pose(9.0, 4.0), Pose(11.0, 8.0)).rest("disc")
    assert rest.left_at == pytest.approx((9.5, 5.0))


@pytest.mark.rule("W32")
def test_a_disc_that_came_back_has_crossed_but_not_left() -> None:
    rest = _judged(Pose(9.0, 0.0), Pose(11.0, 0.0), Pose(9.0, 1.0)).rest("disc")
    assert rest.crossed
    assert rest.left_at is None


@pytest.mark.rule("W57")
def test_the_last_crossing_outwards_counts() -> None:
    rest = _judged(Pose(9.0, 0.0), Pose(11.0, 0.0), Pose(9.0, 1.0), Pose(9.0, 4.0), Pose(9.0, 6.0)).rest("disc")
    assert rest.left_at == pytest.approx((9.0, 5.0))


def test_a_disc_on_the_very_edge_is_inside() -> None:
    rest = _judged(Pose(9.0, 0.0), Pose(10.0, 0.0)).rest("disc")
    assert not rest.crossed
    assert rest.left_at is None


def test_the_crossing_point_is_never_outside() -> None:
    for end in range(101, 200):
        rest = _judged(Pose(9.7, 1.0 / 3.0), Pose(end / 10.0, 4.9)).rest("disc")
        assert rest.left_at is not None
        assert AREA.contains(*rest.left_at)


def test_what_dropped_off_the_table_has_left_and_moved() -> None:
    rest = _judged(Pose(9.0, 0.0), Pose(11.0, 0.0), Pose(30.0, 0.0, -12.0), final=Pose(11.0, 0.0), fell_off=True).rest(
        "disc"
    )
    assert rest.fell_off
    assert rest.moved
    assert rest.toppled
    assert rest.left_at == pytest.approx((10.0, 0.0))


def test_what_stood_outside_and_dropped_left_where_it_stood() -> None:
    rest = _judged(Pose(12.0, 0.0), Pose(30.0, 0.0), fell_off=True).rest("disc")
    assert rest.left_at == (12.0, 0.0)


@pytest.mark.rule("W51")
@pytest.mark.parametrize(("tilt", "toppled"), [(0.0, False), (44.9, False), (45.1, True), (98.7, True), (180.0, True)])
def test_knocked_over_is_read_from_the_orientation_at_rest(tilt: float, toppled: bool) -> None:
    half = math.radians(tilt) / 2.0
    # Tilted about a slanting level axis.
    axis_x, axis_y = math.cos(0.4), math.sin(0.4)
    pose = Pose(0.0, 3.0, 0.0, math.cos(half), axis_x * math.sin(half), axis_y * math.sin(half), 0.0)
    rest = _judged(Pose(0.0, 3.0), final=pose).rest("disc")
    assert rest.tilt == pytest.approx(tilt, abs=1e-5)
    assert rest.toppled is toppled


def test_a_trajectory_of_another_layout_is_refused() -> None:
    shot = Shot(Layout((Placement("disc", "bullet", Pose(0.0, 0.0)),)), AREA, ())
    with pytest.raises(KeyError):
        judge(shot, Trajectory((), (), (), 0.0))


@pytest.mark.rule("W31", "W32")
@pytest.mark.parametrize("direction", [180.0, 120.0, 90.0])
def test_a_disc_from_the_very_edge_never_left_the_area(table: Table, direction: float) -> None:
    """Tracks are in single precision, in which 15.05 is a little more than 15.05."""
    area = Area(30.1, 60.0)
    disc = Placement("movement-disc", "movement-disc", upright(15.05, 0.0))
    shot = Shot(Layout((disc,)), area, (Push("movement-disc", direction, 100.0),))
    rest = judge(shot, table.simulate(shot)).rest("movement-disc")
    assert not rest.crossed
    assert rest.left_at is None
