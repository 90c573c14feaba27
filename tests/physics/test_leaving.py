"""Leaving: the play area's edge, the wooden table's edge, the floor, and the time limit."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.rules.layout import Placement, upright

from .helpers import bullet, flick, play


@pytest.mark.rule("W57")
def test_a_disc_that_leaves_the_area_stays_on_the_table(table: Table) -> None:
    facts, _ = play(table, flick(150.0, bullet(20.0, 7.0)))
    rest = facts.rest("bullet-1")
    assert 45.0 < rest.pose.x < 75.0
    assert rest.left_at == pytest.approx((45.0, 7.0), abs=0.01)
    assert rest.crossed
    assert not rest.fell_off


def test_a_disc_that_leaves_the_table_falls_to_the_floor(table: Table) -> None:
    facts, trajectory = play(table, flick(300.0, bullet(40.0, 0.0)))
    rest = facts.rest("bullet-1")
    assert rest.fell_off
    assert rest.left_at == pytest.approx((45.0, 0.0), abs=0.01)
    # Rests hold the last pose on the table, the track shows the fall.
    assert 73.0 < rest.pose.x <= 75.0
    assert rest.pose.z > -1.0
    track = trajectory.tracks[0]
    assert track.sample(track.samples - 1).z < -14.0
    assert trajectory.fell_off == ("bullet-1",)
    assert facts.settled
    assert facts.duration < 1.0


@pytest.mark.parametrize(("beyond", "falls"), [(-0.1, False), (0.1, True)])
def test_a_disc_falls_when_its_middle_is_beyond_the_edge(table: Table, beyond: float, falls: bool) -> None:
    placed = Placement("bullet-1", "bullet", upright(75.0 + beyond, 0.0))
    assert play(table, flick(0.1, placed))[0].rest("bullet-1").fell_off is falls


def test_the_rest_of_the_table_goes_on_when_one_piece_has_dropped(table: Table) -> None:
    facts, _ = play(
        table, flick(300.0, bullet(60.0, 0.0), bullet(62.5, 0.0, "bullet-2"), bullet(-20.0, 0.0, "bullet-3"))
    )
    assert facts.rest("bullet-2").fell_off
    assert not facts.rest("bullet-3").moved


def test_the_time_limit_freezes_the_table(table: Table) -> None:
    data = table.pieces
    hasty = msgspec.structs.replace(data.simulation, time_limit=0.1)
    short = Table(msgspec.structs.replace(data, simulation=hasty))
    facts, trajectory = play(short, flick(200.0, bullet(-30.0, 0.0)))
    assert not facts.settled
    assert trajectory.duration == pytest.approx(0.1)
    assert -15.0 < facts.rest("bullet-1").pose.x < -8.0
