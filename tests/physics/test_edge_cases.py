"""Shots that are hard to judge, on the real table: what the facts say of them. What they mean is the rules' part."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Blast, Layout, Placement, Pose, Push, Shot, upright

from .helpers import AREA, bullet, cowboy, flick, hat, play


def _pairs(facts: Facts) -> list[tuple[str, str]]:
    return [(contact.first, contact.second) for contact in facts.contacts]


@pytest.mark.rule("W51")
def test_two_men_toppled_by_one_bullet(table: Table) -> None:
    """Side by side: the bullet goes between them and knocks both over, and tells whom it touched first."""
    facts, _ = play(
        table,
        flick(300.0, cowboy("near", 0.0, 1.5), cowboy("far", 0.4, -1.5), bullet(-8.0, 0.0)),
    )
    assert facts.rest("near").toppled
    assert facts.rest("far").toppled
    assert facts.touched_by("bullet-1")[:2] == ("near", "far")


@pytest.mark.rule("W51")
def test_two_men_of_whom_one_topples_the_other(table: Table) -> None:
    """One behind the other: the bullet touches the first, who falls upon the second."""
    facts, _ = play(
        table,
        flick(300.0, cowboy("first", 0.0, 0.0), cowboy("second", 2.6, 0.0), bullet(-8.0, 0.0)),
    )
    assert facts.rest("second").toppled
    assert _pairs(facts)[0] == ("bullet-1", "first")
    assert {"first", "second"} in [set(pair) for pair in _pairs(facts)[:3]]


@pytest.mark.rule("W59")
def test_a_man_toppled_by_a_ricochet(table: Table) -> None:
    """The bullet comes back from a house's side wall and hits a man who was not in its way before."""
    house = Placement("bank", "bank", upright(0.0, 10.0), closed=True)
    facts, _ = play(
        table,
        flick(300.0, house, cowboy("man", 7.4, -4.0), bullet(-6.0, -5.0), direction=55.0),
    )
    assert facts.touched_by("bullet-1")[:2] == ("bank", "man")
    assert facts.rest("man").toppled


@pytest.mark.rule("W51")
def test_a_man_toppled_by_a_falling_barrel(table: Table) -> None:
    """The bullet has touched the barrel only; the barrel fell on the man."""
    barrel = Placement("barrel-1", "barrel", upright(0.0, 0.0))
    facts, _ = play(table, flick(300.0, barrel, cowboy("man", 3.5, 0.3), bullet(-6.0, 0.0)))
    assert facts.rest("barrel-1").toppled
    assert facts.rest("man").toppled
    assert facts.touched_by("bullet-1")[0] == "barrel-1"
    hits = [set(pair) for pair in _pairs(facts)]
    assert {"barrel-1", "man"} in hits
    if {"bullet-1", "man"} in hits:
        assert hits.index({"barrel-1", "man"}) < hits.index({"bullet-1", "man"})


@pytest.mark.rule("W51")
def test_a_man_of_the_shooters_own_side_falls_like_any_other(table: Table) -> None:
    """The table knows no sides: what a man is called changes nothing."""
    facts = [
        play(table, flick(220.0, cowboy(name, 0.0, 0.0), bullet(-6.0, 0.2)))[0] for name in ("outlaw-1", "lawman-1")
    ]
    assert facts[0].rest("outlaw-1").toppled
    assert facts[0].rest("outlaw-1").pose == facts[1].rest("lawman-1").pose


@pytest.mark.rule("W55")
def test_a_hat_that_is_knocked_off_while_its_man_stands(table: Table) -> None:
    facts, _ = play(table, flick(105.0, cowboy("man", 0.0, 0.0), hat(table, "man", 0.0, 0.0), bullet(-2.3, 0.0)))
    man, worn = facts.rest("man"), facts.rest("hat-man")
    assert not man.toppled
    assert man.moved
    assert worn.moved
    assert worn.pose.z < 1.0
    assert "hat-man" not in facts.touched_by("bullet-1")[:1]


@pytest.mark.rule("W54")
def test_a_fallen_man_who_is_shot_again(table: Table) -> None:
    """He is touched, he moves, and he lies as before: that he lay there already is for the rules to remember."""
    lying = Placement("man", "cowboy", table.lying("cowboy", 0.0, 0.0, 90.0))
    facts, _ = play(table, flick(250.0, lying, bullet(-6.0, 1.0)))
    rest = facts.rest("man")
    assert facts.touched_by("bullet-1") == ("man",)
    assert rest.moved
    assert rest.toppled
    assert 80.0 < rest.tilt < 110.0


@pytest.mark.rule("W57")
def test_a_man_who_is_shoved_over_the_edge_of_the_area(table: Table) -> None:
    facts, _ = play(table, flick(110.0, cowboy("man", 44.0, 5.0), bullet(41.7, 5.0)))
    rest = facts.rest("man")
    assert not rest.toppled
    assert not rest.fell_off
    assert rest.pose.x > 45.0
    assert rest.left_at == pytest.approx((45.0, 5.0), abs=0.2)


@pytest.mark.rule("W57")
def test_a_man_who_is_shoved_off_the_table(table: Table) -> None:
    facts, _ = play(table, flick(300.0, cowboy("man", 73.0, 0.0), bullet(66.0, 0.0)))
    rest = facts.rest("man")
    assert rest.fell_off
    assert rest.toppled
    assert abs(rest.pose.x) <= 75.0


@pytest.mark.rule("W31")
def test_a_disc_that_rests_on_its_rim(table: Table) -> None:
    """Leaning flat against a wall it stays on its rim; it counts as where its middle is, and as knocked over."""
    half = math.sqrt(0.5)
    wall = Placement("hay-1", "hay", upright(0.0, 10.0))
    # Its axis points along the wall's normal, its underside lies on the wall.
    disc = Placement("movement-disc", "movement-disc", Pose(0.96, 10.0, 1.15, half, 0.0, half, 0.0))
    facts, _ = play(table, flick(80.0, wall, disc, bullet(-20.0, 0.0)))
    rest = facts.rest("movement-disc")
    assert facts.settled
    assert rest.tilt == pytest.approx(90.0, abs=3.0)
    assert rest.toppled
    assert rest.pose.z == pytest.approx(1.15, abs=0.05)
    assert not rest.fell_off
    again, _ = play(table, flick(80.0, wall, msgspec.structs.replace(disc, pose=rest.pose), bullet(-20.0, 0.0)))
    assert again.rest("movement-disc").pose == rest.pose


@pytest.mark.rule("W32")
def test_a_disc_that_only_grazes_a_barrel_has_touched_it(table: Table) -> None:
    """The barrel hardly feels it, but a touch is a touch; a hair's breadth further away there is none."""
    barrel = Placement("barrel-1", "barrel", upright(0.0, 0.0))
    reach = table.radius("barrel") + table.radius("movement-disc")

    def graze(gap: float) -> Facts:
        disc = Placement("movement-disc", "movement-disc", upright(-8.0, reach + gap))
        return play(table, flick(120.0, barrel, disc, piece="movement-disc"))[0]

    touched = graze(-0.001)
    assert touched.touched_by("movement-disc") == ("barrel-1",)
    assert touched.contacts[0].impulse < 20.0
    assert not touched.rest("barrel-1").toppled
    assert graze(0.03).contacts == ()


@pytest.mark.rule("W45")
def test_a_building_that_is_pushed_with_a_man_inside(table: Table) -> None:
    """The bullet meets the house only; the man on its block goes along, is not toppled, and is no contact of it."""
    house = Placement("bank", "bank", upright(0.0, 0.0), closed=True)
    x, y, z = table.perches("bank")[0]
    man = msgspec.structs.replace(cowboy("man", x, y), pose=upright(x, y, 0.0, z))
    facts, _ = play(table, flick(300.0, house, man, bullet(-14.0, 0.0)))
    assert set(facts.touched_by("bullet-1")) == {"bank"}
    moved = facts.rest("bank").pose.x
    assert moved > 0.1
    assert not facts.rest("man").toppled
    assert facts.rest("man").pose.z == pytest.approx(0.9, abs=0.02)


@pytest.mark.rule("W82")
def test_dynamite_that_slides_off_the_table(table: Table) -> None:
    stick = Placement("dynamite-stick", "dynamite-stick", upright(40.0, 0.0))
    man = cowboy("man", 74.0 - 1.15, 4.0)
    shot = Shot(Layout((stick, man)), AREA, (Push("dynamite-stick", 0.0, 300.0),), Blast("dynamite-stick", 6.0))
    facts, _ = play(table, shot)
    rest = facts.rest("dynamite-stick")
    assert rest.fell_off
    assert rest.left_at == pytest.approx((45.0, 0.0), abs=0.01)
    assert facts.blast is None
    assert not facts.rest("man").moved


def _gallows(table: Table, speed: float, occupied: bool, direction: float, offset: float = 0.0) -> Facts:
    """A bullet at this speed against the narrow side of the gallows' block."""
    pieces = [Placement("gallows-1", "gallows", upright(0.0, 0.0))]
    if occupied:
        x, y, z = table.perches("gallows")[0]
        pieces += [
            Placement("woman", "cowboy", upright(x, y, 180.0, z)),
            Placement("hat-woman", "hat", upright(x, y, 180.0, z + table.hat_height("cowboy"))),
        ]
    start = bullet(-3.0 if direction == 0.0 else 3.0, offset)
    return play(table, flick(speed, *pieces, start, direction=direction))[0]


@pytest.mark.rule("S7")
@pytest.mark.parametrize("direction", [0.0, 180.0])
@pytest.mark.parametrize("occupied", [False, True])
def test_a_strong_bullet_topples_the_gallows_and_a_weak_one_does_not(
    table: Table, occupied: bool, direction: float
) -> None:
    for speed in (270.0, 300.0):
        strong = _gallows(table, speed, occupied, direction)
        assert strong.rest("gallows-1").toppled
        assert strong.touched_by("bullet-1")[0] == "gallows-1"
    for speed in (60.0, 100.0, 150.0):
        for offset in (-1.0, 0.0, 1.0):
            weak = _gallows(table, speed, occupied, direction, offset)
            assert weak.rest("gallows-1").moved
            assert not weak.rest("gallows-1").toppled


@pytest.mark.rule("S7")
def test_along_its_long_side_the_gallows_only_slide(table: Table) -> None:
    """Five cm of block hold it up, and the figure stays on it or not: the two are told apart."""
    pieces = [Placement("gallows-1", "gallows", upright(0.0, 0.0))]
    x, y, z = table.perches("gallows")[0]
    pieces.append(Placement("woman", "cowboy", upright(x, y, 180.0, z)))
    facts, _ = play(table, flick(150.0, *pieces, bullet(0.0, 5.0), direction=270.0))
    assert facts.rest("gallows-1").moved
    assert not facts.rest("gallows-1").toppled
