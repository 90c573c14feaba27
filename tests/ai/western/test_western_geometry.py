"""Shapes, fans, lanes, terrain and chances."""

from __future__ import annotations

import math

import pytest

from flick3d.ai.western.chances import TENTHS, between, within
from flick3d.ai.western.fans import fan
from flick3d.ai.western.lanes import direction_chance, length_chance, to_edge
from flick3d.ai.western.shapes import shapes
from flick3d.ai.western.sights import shooting
from flick3d.ai.western.sliding import sliding, window
from flick3d.ai.western.terrain import terrain, ways
from flick3d.physics.judge import judge
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright

AREA = Area()


@pytest.fixture(scope="module")
def slide(table):
    return sliding(table.pieces)


def barrel(x, y, name="barrel-1"):
    return Placement(name, "barrel", upright(x, y))


def fence(x, y, facing=0.0, name="fence-1"):
    return Placement(name, "fence", upright(x, y, facing))


def seen(table, *placed, grow=0.9, without=()):
    return fan(0.0, 0.0, grow, (each for each in shapes(placed, table.pieces) if each.piece not in without))


def test_a_disc_meets_a_barrel_where_both_rims_touch(table):
    assert seen(table, barrel(20.0, 0.0)).first(0.0) == (pytest.approx(20.0 - 0.95 - 0.9), "barrel-1")
    assert seen(table, barrel(20.0, 0.0)).first(8.0) == (math.inf, "")
    assert seen(table, barrel(20.0, 0.0), without={"barrel-1"}).first(0.0) == (math.inf, "")


def test_the_nearest_piece_is_met_first(table):
    both = seen(table, barrel(20.0, 0.0), fence(10.0, 0.0))
    assert both.first(0.0)[1] == "fence-1"
    assert both.first(0.0, skip={"fence-1"})[1] == "barrel-1"


@pytest.mark.parametrize("facing", [0.0, 30.0, 90.0, 200.0])
@pytest.mark.parametrize("direction", [-12.0, -3.0, 0.0, 7.0, 15.0])
def test_the_table_says_the_same_about_a_fence(table, facing, direction):
    piece = fence(12.0, 1.0, facing)
    shot = Shot(
        Layout((piece, Placement("bullet-1", "bullet", upright(0.0, 0.0)))), AREA, (Push("bullet-1", direction, 200.0),)
    )
    facts = judge(shot, table.simulate(shot))
    met = seen(table, piece).first(direction, reach=50.0)[1]
    assert facts.touched_by("bullet-1") == ((met,) if met else ())


def test_a_closed_house_bars_the_way_that_an_open_one_leaves(table):
    for closed in (False, True):
        house = Placement("bank", "bank", upright(20.0, 0.0, 180.0), closed)
        assert (seen(table, house, grow=1.15).first(0.0)[1] == "bank") == closed


def test_a_lying_man_is_as_long_as_he_is_high(table):
    lying = Placement("lawman-1", "cowboy", table.lying("cowboy", 10.0, 0.0, 90.0))
    around = seen(table, lying)
    assert around.first(math.degrees(math.atan2(3.0, 10.0)))[1] == "lawman-1"
    assert around.first(math.degrees(math.atan2(-3.5, 10.0)))[1] == ""


def test_gaps_are_what_barrels_leave(table):
    both = seen(table, barrel(10.0, 3.0), barrel(10.0, -3.0, "barrel-2"))
    ((low, high),) = both.gaps(0.0, 8.0, 30.0)
    # Each bars asin((0.95 + 0.9) / distance) to both sides of its middle.
    half = math.degrees(math.atan2(3.0, 10.0) - math.asin(1.85 / math.hypot(10.0, 3.0)))
    assert (low, high) == (pytest.approx(-half), pytest.approx(half))
    assert both.gaps(0.0, 8.0, 5.0) == ((-8.0, 8.0),)


def test_a_slide_is_as_long_as_the_table_says(table, slide):
    for speed in (100.0, 200.0):
        shot = Shot(
            Layout((Placement("movement-disc", "movement-disc", upright(-40.0, 0.0)),)),
            AREA,
            (Push("movement-disc", 0.0, speed),),
        )
        rest = judge(shot, table.simulate(shot)).rest("movement-disc").pose
        assert rest.x + 40.0 == pytest.approx(slide.length(speed), rel=0.005)
        assert slide.speed(slide.length(speed)) == pytest.approx(speed)
        assert slide.arriving(slide.start(speed, 20.0), 20.0) == pytest.approx(speed)


@pytest.mark.rule("W51")
@pytest.mark.parametrize("arriving", [140.0, 180.0, 205.0])
def test_who_is_met_within_the_window_topples(table, slide, arriving):
    for share in (0.0, 0.5, 0.9):
        beside = share * window(arriving)
        man = Placement("lawman-1", "cowboy", upright(20.0, beside))
        contact = 20.0 - math.sqrt((slide.man + slide.bullet) ** 2 - beside**2)
        speed = slide.start(arriving, contact)
        shot = Shot(
            Layout((man, Placement("bullet-1", "bullet", upright(0.0, 0.0)))), AREA, (Push("bullet-1", 0.0, speed),)
        )
        assert judge(shot, table.simulate(shot)).rest("lawman-1").toppled
    assert window(100.0) == 0.0


def test_lanes_are_surer_for_steadier_hands(table):
    both = seen(table, barrel(15.0, 4.0), barrel(15.0, -4.0, "barrel-2"), grow=1.15)
    chances = [direction_chance(both, 0.0, 30.0, noise) for noise in (1.0, 2.5, 5.0)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.99 > 0.9 > chances[2]
    assert direction_chance(both, 15.0, 30.0, 1.0) < 0.1
    assert direction_chance(both, 15.0, 10.0, 1.0) > 0.99


def test_who_slides_too_far_meets_what_is_behind_or_leaves_the_area(table):
    wall = seen(table, fence(20.0, 0.0), grow=1.15)
    assert length_chance(wall, 0.0, 10.0, 0.05, AREA) > 0.99
    assert length_chance(wall, 0.0, 18.0, 0.1, AREA) < 0.7
    nothing = seen(table, grow=1.15)
    assert to_edge(0.0, 0.0, 90.0, AREA) == pytest.approx(30.0)
    assert length_chance(nothing, 90.0, 29.5, 0.1, AREA) < 0.6


def test_a_way_leads_around_a_wall(table, slide):
    wall = [fence(0.0, y, 0.0, f"fence-{y}") for y in (-10.5, -3.5, 3.5, 10.5)]
    for placed, shortest, longest in ((), 30.0, 33.0), (wall, 36.0, 50.0):
        ground = terrain(AREA, shapes(placed, table.pieces), slide.disc)
        assert shortest - 3.0 <= ways(ground, [(15.0, 0.0)]).length(-15.0, 0.0) <= longest


def test_no_way_leads_out_of_a_ring(table, slide):
    ring = [
        fence(7.0 * math.cos(turn), 7.0 * math.sin(turn), math.degrees(turn), f"fence-{number}")
        for number, turn in enumerate(math.radians(45.0 * step) for step in range(8))
    ]
    ground = terrain(AREA, shapes(ring, table.pieces), slide.disc)
    assert ways(ground, [(30.0, 0.0)]).length(0.0, 0.0) == math.inf


def test_chances_are_those_of_the_normal_distribution():
    assert within(1.0, 1.0) == pytest.approx(0.6827, abs=1e-4)
    assert between(0.0, math.inf, 2.0) == pytest.approx(0.5)
    assert between(1.0, 0.0, 1.0) == 0.0
    assert all(between(-math.inf, TENTHS[at], 1.0) == pytest.approx(0.05 + 0.1 * at, abs=0.002) for at in range(10))


def test_two_shots_at_one_man_are_worth_less_than_at_two():
    assert shooting(((0.5, 2.0),), 1) == 1.0
    # A second try when the first one misses.
    assert shooting(((0.5, 2.0),), 2) == 1.5
    assert shooting(((0.5, 2.0), (0.5, 2.0)), 2) == 2.0
    assert shooting((), 2) == 0.0
