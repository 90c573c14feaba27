"""Men and hats: who falls, who only rocks, and whose hat flies off."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Placement

from .helpers import bullet, cowboy, distance, flick, hat, play


def _hit(table: Table, speed: float, offset: float = 0.0) -> Facts:
    """A man with his hat, hit at about this speed (the bullet starts a few millimetres away)."""
    shot = flick(speed, cowboy("man", 0.0, 0.0, 90.0), hat(table, "man", 0.0, 0.0), bullet(-2.3, offset))
    return play(table, shot)[0]


def _hat_sits(facts: Facts) -> bool:
    man, worn = facts.rest("man").pose, facts.rest("hat-man").pose
    return math.hypot(worn.x - man.x, worn.y - man.y) < 0.5 and abs(worn.z - man.z - 3.9) < 0.1


@pytest.mark.rule("W51")
@pytest.mark.parametrize("speed", [150.0, 200.0, 250.0, 300.0, 400.0])
def test_a_hit_dead_centre_topples(table: Table, speed: float) -> None:
    facts = _hit(table, speed)
    assert facts.rest("man").toppled
    assert facts.touched_by("bullet-1")[0] == "man"


@pytest.mark.rule("W51")
@pytest.mark.parametrize("speed", [30.0, 50.0, 75.0, 100.0])
def test_a_slow_bullet_only_shoves(table: Table, speed: float) -> None:
    rest = _hit(table, speed).rest("man")
    assert not rest.toppled
    assert rest.tilt < 1.0
    assert rest.moved


def test_the_map_of_speeds_and_offsets(table: Table) -> None:
    """Fast and central hits topple; slow or grazing ones do not. Single cells near the edge may go either way."""
    surely = [
        _hit(table, speed, offset).rest("man").toppled
        for speed in (200.0, 250.0, 300.0)
        for offset in (0.3, 0.6, 0.9, 1.2)
    ]
    assert all(surely)
    never = [
        _hit(table, speed, offset).rest("man").toppled
        for speed in (30.0, 60.0, 90.0)
        for offset in (0.3, 0.9, 1.5, 1.95)
    ]
    assert not any(never)
    grazes = [_hit(table, speed, 1.98).rest("man").toppled for speed in (100.0, 150.0, 200.0)]
    assert not any(grazes)


def test_a_man_falls_at_playing_distance(table: Table) -> None:
    """From 35 cm, with what friction leaves of the bullet's speed."""
    shot = flick(220.0, cowboy("man", 0.0, 0.0), hat(table, "man", 0.0, 0.0), bullet(-35.0, 0.0))
    facts = play(table, shot)[0]
    assert facts.rest("man").toppled


def test_a_man_rocks_before_he_falls_or_stands(table: Table) -> None:
    """Hit at the edge of falling he tilts by several degrees, and then stands again."""
    shot = flick(100.0, cowboy("man", 0.0, 0.0), hat(table, "man", 0.0, 0.0), bullet(-2.3, 0.0))
    facts, trajectory = play(table, shot)
    track = next(track for track in trajectory.tracks if track.piece == "man")
    assert max(track.sample(at).tilt for at in range(track.samples)) > 5.0
    assert not facts.rest("man").toppled


@pytest.mark.rule("W55")
def test_a_hat_stays_on_a_man_who_is_shoved_gently(table: Table) -> None:
    for speed in (30.0, 40.0, 50.0):
        facts = _hit(table, speed)
        assert facts.rest("man").moved
        assert _hat_sits(facts), speed


@pytest.mark.rule("W55")
def test_a_hat_comes_off_a_man_who_falls(table: Table) -> None:
    for speed in (200.0, 300.0):
        facts = _hit(table, speed)
        assert facts.rest("man").toppled
        assert not _hat_sits(facts)
        assert facts.rest("hat-man").pose.z < 2.0


@pytest.mark.rule("W10")
def test_a_hat_sits_either_way_up(table: Table) -> None:
    """Turned over about its x axis it rests as well, and goes along with its man."""
    worn = hat(table, "man", 0.0, 0.0)
    turned = worn.__class__(worn.piece, worn.kind, worn.pose.__class__(0.0, 0.0, worn.pose.z, 0.0, 1.0, 0.0, 0.0))
    facts, _ = play(table, flick(50.0, cowboy("man", 0.0, 0.0), turned, bullet(-2.3, 0.0)))
    assert facts.rest("hat-man").tilt > 178.0
    assert facts.rest("man").moved
    assert _hat_sits(facts)


def test_fallen_pieces_come_to_rest_before_the_time_limit(table: Table) -> None:
    for offset in (0.0, 0.4, 0.8, 1.2):
        facts = _hit(table, 250.0, offset)
        assert facts.settled
        assert facts.duration < 3.0


def test_a_lying_man_stays_where_he_lies(table: Table) -> None:
    lying = Placement("man", "cowboy", table.lying("cowboy", 0.0, 10.0, 40.0))
    rest = play(table, flick(100.0, lying, bullet(-20.0, 0.0)))[0].rest("man")
    assert distance(rest.pose, lying.pose) < 0.05
    again = play(table, flick(100.0, Placement("man", "cowboy", rest.pose), bullet(-20.0, 0.0)))[0].rest("man")
    assert again.pose == rest.pose
    assert not again.moved


def test_what_lay_on_something_that_is_gone_drops(table: Table) -> None:
    """Spent bullets are taken away, also from under a barrel."""
    lying = table.lying("barrel", 0.0, 10.0)
    hanging = Placement("barrel-1", "barrel", msgspec.structs.replace(lying, z=lying.z + 0.5))
    rest = play(table, flick(100.0, hanging, bullet(-20.0, 0.0)))[0].rest("barrel-1")
    assert rest.pose.z == pytest.approx(lying.z, abs=0.02)
    assert rest.toppled
