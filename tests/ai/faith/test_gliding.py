"""The closed formulas of the shortlist against the Bullet table."""

from __future__ import annotations

import math

import pytest

from flick3d.ai.faith.gliding import Body, Start, glide_of, shove
from flick3d.physics.judge import judge
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, on_rim, upright
from tests.games.faith.matches import altered, begun
from tests.rules.fake_ground import FakeGround


def flown(table, *pieces, direction=0.0, speed, wind=(0.0, 0.0), rolling=False, mat="cloth"):
    """Where pieces rest that are (id, kind, pose) when the first one is flicked."""
    layout = Layout(tuple(Placement(name, kind, pose) for name, kind, pose in pieces))
    shot = Shot(layout, Area(48.0, 48.0, mat), (Push(pieces[0][0], direction, speed, rolling),), wind=wind)
    facts = judge(shot, table.simulate(shot))
    return {name: (facts.rest(name).pose.x, facts.rest(name).pose.y) for name, *_ in pieces}


@pytest.mark.parametrize(("laws", "mat"), [((), "cloth"), (("holy-oil",), "oiled-cloth")])
def test_a_disc_stops_where_it_is_aimed(table, laws, mat):
    glide = glide_of(begun(laws=laws).state, table)
    direction, speed = glide.aim((-16.0, -12.0), (4.0, 3.0))
    rest = flown(table, ("disc", "prophet", upright(-16.0, -12.0)), direction=direction, speed=speed, mat=mat)["disc"]
    assert math.dist(rest, (4.0, 3.0)) < 0.2


def test_the_aim_allows_for_the_wind(table):
    glide = glide_of(altered(begun(laws=("changing-winds",)), wind=90.0).state, table)
    direction, speed = glide.aim((-16.0, 0.0), (6.0, 0.0))
    rest = flown(table, ("disc", "prophet", upright(-16.0, 0.0)), direction=direction, speed=speed, wind=glide.wind)
    assert math.dist(rest["disc"], (6.0, 0.0)) < 0.3


def test_a_rolling_disc_goes_about_as_far_as_it_is_meant_to(table):
    glide = glide_of(begun(laws=("rolling-ministry",)).state, table)
    direction, speed = glide.aim((-16.0, 0.0), (2.0, 0.0))
    start = on_rim(-16.0, 0.0, direction, table.radius("prophet"), table.height("prophet"))
    rest = flown(table, ("disc", "prophet", start), direction=direction, speed=speed, rolling=True)["disc"]
    assert math.dist(rest, (2.0, 0.0)) < 2.0


@pytest.mark.parametrize("aside", [0.0, 0.5, 1.0])
def test_shoved_discs_end_near_where_the_table_has_them(table, aside):
    glide = glide_of(begun().state, table)
    mass = table.pieces["prophet"].mass
    ends = shove([Body(-20.0, 0.0, 1.0, mass), Body(-8.0, aside, 1.0, mass)], [Start(0, 0.0, 250.0)], glide)
    discs = (("one", "prophet", upright(-20.0, 0.0)), ("other", "prophet", upright(-8.0, aside)))
    rests = flown(table, *discs, speed=250.0)
    assert math.dist(ends[1], rests["other"]) < 1.5
    assert math.dist(ends[0], rests["one"]) < 2.5


def test_what_is_fastened_stays_and_throws_back():
    glide = glide_of(begun().state, FakeGround())
    ends = shove([Body(-20.0, 0.0, 1.0, 1.0), Body(0.0, 0.0, 1.0, math.inf)], [Start(0, 0.0, 250.0)], glide)
    assert set(ends) == {0}
    assert ends[0][0] < -2.0
