"""Flicked discs: how far they slide, that they stay flat, and that nothing at rest moves by itself."""

from __future__ import annotations

import math

import pytest

from flick3d.physics.solids import centre_of_mass, topple_angle
from flick3d.physics.table import Table
from flick3d.rules.layout import Placement, Pose, Push, Shot, upright

from .helpers import AREA, Awake, bullet, cowboy, distance, flick, hat, play, town


@pytest.mark.parametrize("speed", [100.0, 150.0, 200.0])
@pytest.mark.parametrize("direction", [0.0, 37.0, 160.0])
def test_a_disc_slides_as_far_as_coulomb_says(table: Table, speed: float, direction: float) -> None:
    materials = table.pieces.materials
    friction = materials["wood"].friction * materials["table"].friction
    expected = speed**2 / (2.0 * friction * table.pieces.simulation.gravity)
    turn = math.radians(direction)
    start = upright(-40.0 * math.cos(turn), -40.0 * math.sin(turn))
    facts, _ = play(table, flick(speed, Placement("disc", "movement-disc", start), direction=direction, piece="disc"))
    rest = facts.rest("disc").pose
    assert distance(rest, start) == pytest.approx(expected, rel=0.01)
    # Straight on and flat all the way.
    assert math.degrees(math.atan2(rest.y - start.y, rest.x - start.x)) % 360.0 == pytest.approx(direction, abs=0.1)
    assert rest.tilt < 0.05
    assert rest.z == pytest.approx(0.0, abs=0.005)


def test_a_sliding_disc_neither_rocks_nor_hops(table: Table) -> None:
    _, trajectory = play(table, flick(300.0, bullet(-40.0, 0.0)))
    track = trajectory.tracks[0]
    on_table = [pose for pose in map(track.sample, range(track.samples)) if abs(pose.x) < 70.0]
    assert max(pose.tilt for pose in on_table) < 0.5
    assert max(abs(pose.z) for pose in on_table) < 0.01


@pytest.mark.rule("W30")
def test_a_movement_flick_crosses_a_street(table: Table) -> None:
    for speed, least, most in ((100.0, 18.0, 25.0), (150.0, 40.0, 48.0)):
        start = upright(-40.0, 0.0)
        facts, _ = play(table, flick(speed, Placement("disc", "movement-disc", start), piece="disc"))
        assert least < distance(facts.rest("disc").pose, start) < most


def test_several_pieces_are_pushed_at_once(table: Table) -> None:
    layout = flick(0.0, bullet(-10.0, 0.0, "bullet-1"), bullet(10.0, 0.0, "bullet-2")).layout
    shot = Shot(layout, AREA, (Push("bullet-1", 90.0, 100.0), Push("bullet-2", 270.0, 100.0)))
    facts, trajectory = play(table, shot)
    first, second = facts.rest("bullet-1").pose, facts.rest("bullet-2").pose
    assert first.y > 15.0
    assert second.y == pytest.approx(-first.y, rel=0.001)
    assert all(track.first == 0 for track in trajectory.tracks)


def _free_release(table: Table, tilt: float) -> float:
    """The tilt half a second after a figure was let go at a tilt, on the rim of its base, degrees."""
    base = 1.15
    turn = math.radians(tilt)
    # Tilted towards the east about the rim at x = base, which stays where it is.
    pose = Pose(
        base - base * math.cos(turn), 0.0, base * math.sin(turn), math.cos(turn / 2), 0.0, math.sin(turn / 2), 0.0
    )
    awake = Awake(table, Placement("figure", "cowboy", pose))
    awake.run(1.2)
    return awake.pose("figure").tilt


def test_the_free_topple_angle_is_that_of_base_and_centre_of_mass(table: Table) -> None:
    solids = table.pieces["cowboy"].solids()
    expected = topple_angle(solids)
    assert expected == pytest.approx(math.degrees(math.atan2(1.15, centre_of_mass(solids)[2])))
    assert _free_release(table, expected - 1.0) < 5.0
    assert _free_release(table, expected + 1.0) > 80.0


def test_nothing_at_rest_drifts(table: Table) -> None:
    # 30 seconds for a few pieces of every sort; the whole table would take half a minute, so it runs shorter below.
    placements = [
        cowboy("man", 0.0, 0.0),
        hat(table, "man", 0.0, 0.0),
        bullet(10.0, 0.0),
        Placement("disc", "movement-disc", upright(20.0, 0.0, 30.0)),
        Placement("barrel", "barrel", upright(0.0, 10.0)),
        Placement("bank", "bank", upright(-20.0, 0.0, 15.0), closed=True),
    ]
    awake = Awake(table, *placements)
    awake.run(30.0)
    for placement in placements:
        now = awake.pose(placement.piece)
        assert distance(now, placement.pose) < 0.01, placement.piece
        assert abs(now.tilt - placement.pose.tilt) < 0.1, placement.piece


def test_a_whole_town_at_rest_does_not_drift(table: Table) -> None:
    layout = town(table)
    awake = Awake(table, *layout)
    awake.run(2.0)
    for placement in layout:
        assert distance(awake.pose(placement.piece), placement.pose) < 0.01, placement.piece


@pytest.mark.soak
def test_a_whole_town_at_rest_does_not_drift_in_half_a_minute(table: Table) -> None:
    layout = town(table)
    awake = Awake(table, *layout)
    awake.run(30.0)
    for placement in layout:
        assert distance(awake.pose(placement.piece), placement.pose) < 0.01, placement.piece


def test_a_lying_figure_rests_as_it_was_laid(table: Table) -> None:
    laid = Placement("man", "cowboy", table.lying("cowboy", 3.0, -2.0, 120.0))
    awake = Awake(table, laid)
    awake.run(1.0)
    assert distance(awake.pose("man"), laid.pose) < 0.05
    assert abs(awake.pose("man").tilt - laid.pose.tilt) < 1.0
