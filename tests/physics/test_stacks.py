"""Discs on one another, discs pushed in the same instant, and Temples that an Earthquake shifts."""

from __future__ import annotations

import math

import pytest

from flick3d.physics.table import Table
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Layout, Placement, Push, Shot, upright

from .helpers import MAT, disc, distance, height_above_mat, play
from .test_determinism import digest

PILE = ("temple", "sphinx", "templar", "prophet", "prophet")


def on_top(table: Table, upper: str, lower: Placement) -> Placement:
    """A disc that lies in the middle of another."""
    pose = lower.pose
    return Placement("upper", upper, upright(pose.x, pose.y, 0.0, pose.z + table.height(lower.kind)))


def pile(table: Table) -> Layout:
    """Five discs on one another, each a little further east."""
    placements, height = [], 0.0
    for number, kind in enumerate(PILE):
        placements.append(Placement(f"disc-{number}", kind, upright(0.1 * number, 0.0, 0.0, height)))
        height += table.height(kind)
    return Layout(tuple(placements))


def free_slide(table: Table, speed: float) -> float:
    """How far a disc slides alone on cloth, cm."""
    materials = table.pieces.materials
    friction = materials["wood"].friction * materials["cloth"].friction
    return speed**2 / (2.0 * friction * table.pieces.simulation.gravity)


@pytest.mark.rule("L6")
@pytest.mark.parametrize("kinds", [("prophet", "prophet"), ("templar", "prophet"), ("sphinx", "templar")])
@pytest.mark.parametrize("speed", [100.0, 180.0, 300.0, 500.0])
def test_the_lower_of_two_stacked_discs_is_shot_out_from_under_the_other(
    table: Table, kinds: tuple[str, str], speed: float
) -> None:
    lower = disc(kinds[0], -20.0, 0.0, "lower")
    shot = Shot(Layout((lower, on_top(table, kinds[1], lower))), MAT, (Push("lower", 0.0, speed),))
    facts, trajectory = play(table, shot)
    below, above = facts.rest("lower").pose, facts.rest("upper").pose
    gone = below.x + 20.0
    if speed < 200.0:
        # The upper one holds it back a little; off the mat the wooden table would carry it further.
        assert 0.6 * free_slide(table, speed) < gone < free_slide(table, speed)
    assert gone > table.radius(kinds[0]) + table.radius(kinds[1])
    assert -0.3 < above.x + 20.0 < 0.6
    assert height_above_mat(table, kinds[1], above) == pytest.approx(0.0, abs=0.01)
    assert facts.rest("upper").moved
    assert trajectory.settled
    assert digest(Table(table.pieces).simulate(shot)) == digest(trajectory)


@pytest.mark.rule("L6")
def test_a_weak_push_leaves_the_upper_disc_on_the_lower_one(table: Table) -> None:
    lower = disc("templar", 0.0, 0.0, "lower")
    shot = Shot(Layout((lower, on_top(table, "prophet", lower))), MAT, (Push("lower", 90.0, 40.0),))
    facts, _ = play(table, shot)
    assert facts.rest("upper").pose.z == pytest.approx(0.5, abs=0.01)
    # It is carried along, for a part of the way.
    assert 0.05 < facts.rest("upper").pose.y < facts.rest("lower").pose.y


@pytest.mark.rule("L5")
def test_two_discs_are_pushed_in_the_same_instant(table: Table) -> None:
    layout = Layout((disc("prophet", -18.0, 1.5, "left"), disc("templar", -18.0, -1.5, "right")))
    shot = Shot(layout, MAT, (Push("left", 0.0, 160.0), Push("right", 0.0, 160.0)))
    facts, trajectory = play(table, shot)
    assert [(track.piece, track.first) for track in trajectory.tracks] == [("left", 0), ("right", 0)]
    for piece in ("left", "right"):
        assert facts.rest(piece).pose.x + 18.0 == pytest.approx(free_slide(table, 160.0), rel=0.01)
    assert facts.contacts == ()


@pytest.mark.rule("L5")
def test_two_discs_pushed_towards_each_other_meet(table: Table) -> None:
    layout = Layout((disc("prophet", -6.0, 0.0, "left"), disc("prophet", 6.0, 0.0, "right")))
    shot = Shot(layout, MAT, (Push("left", 0.0, 200.0), Push("right", 180.0, 200.0)))
    facts, trajectory = play(table, shot)
    assert {facts.contacts[0].first, facts.contacts[0].second} == {"left", "right"}
    left, right = facts.rest("left").pose, facts.rest("right").pose
    assert left.x < -1.0
    assert right.x == pytest.approx(-left.x, abs=0.1)
    assert digest(Table(table.pieces).simulate(shot)) == digest(trajectory)


@pytest.mark.rule("F8")
def test_five_discs_on_one_another_stay_there(table: Table) -> None:
    layout = pile(table)
    assert dict(table.simulate(Shot(layout, MAT, ())).final) == {placed.piece: placed.pose for placed in layout}


@pytest.mark.rule("F8")
@pytest.mark.parametrize("speed", [100.0, 300.0, 500.0])
@pytest.mark.parametrize("pushed", [0, 2])
def test_a_pile_comes_down_when_one_of_it_is_pushed(table: Table, pushed: int, speed: float) -> None:
    shot = Shot(pile(table), MAT, (Push(f"disc-{pushed}", 0.0, speed),))
    facts, trajectory = play(table, shot)
    assert trajectory.settled
    assert facts.rest(f"disc-{pushed}").pose.x > 4.0
    # Those above come down by its thickness, those below stay.
    for number, placed in enumerate(shot.layout):
        expected = placed.pose.z - (table.height(PILE[pushed]) if number > pushed else 0.0)
        if number != pushed:
            assert facts.rest(placed.piece).pose.z == pytest.approx(expected, abs=0.02)
    assert digest(Table(table.pieces).simulate(shot)) == digest(trajectory)


def _quake(table: Table, temples: Layout) -> tuple[Facts, Shot]:
    pushes = tuple(Push(placed.piece, 45.0 + 90.0 * at, 74.5) for at, placed in enumerate(temples))
    shot = Shot(temples, MAT, pushes)
    return play(table, shot)[0], shot


@pytest.mark.rule("L17")
def test_pushed_temples_slide_four_centimetres(table: Table) -> None:
    places = ((10.0, 10.0), (-10.0, 10.0), (-10.0, -10.0), (10.0, -10.0))
    temples = Layout(tuple(disc("temple", x, y, f"temple-{at}") for at, (x, y) in enumerate(places)))
    facts, shot = _quake(table, temples)
    assert free_slide(table, 74.5) == pytest.approx(4.0, abs=0.01)
    for at, placed in enumerate(shot.layout):
        rest = facts.rest(placed.piece).pose
        assert distance(rest, placed.pose) == pytest.approx(free_slide(table, 74.5), rel=0.015)
        slid = math.degrees(math.atan2(rest.y - placed.pose.y, rest.x - placed.pose.x)) % 360.0
        assert slid == pytest.approx(45.0 + 90.0 * at, abs=0.5)
        assert rest.tilt < 0.05
    assert facts.settled


@pytest.mark.rule("L17")
def test_a_disc_on_a_sliding_temple_comes_to_rest(table: Table) -> None:
    temple = disc("temple", 0.0, 0.0)
    facts, _ = play(table, Shot(Layout((temple, on_top(table, "prophet", temple))), MAT, (Push("temple", 0.0, 74.5),)))
    assert facts.settled
    assert 2.5 < facts.rest("temple").pose.x < 4.1
    assert abs(facts.rest("upper").pose.axis_z) > 0.7
