"""Screening: friends step between enemies and the man on whom a goal depends."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.choosing import outcome
from flick3d.ai.levels import LEVELS
from flick3d.ai.western.mind import WesternMind
from flick3d.ai.western.screening import Line, Screened, covered
from flick3d.ai.western.terrain import terrain, ways
from flick3d.games.western.scenario import Clock, ExitStart, PropStart, TokensStart
from flick3d.games.western.vocabulary import Burden, Elimination, Escaping, Gathering, Goal, Noon, SpecialRules
from flick3d.rules.layout import Area, upright
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, chosen, ideas

FENCES = (PropStart("fence", (12.0, -8.0), 130.0), PropStart("fence", (5.0, -11.0), 100.0))

EAST = Line(((0.0, 0.0),), (30.0, 0.0), 3.0, 0.5)
"""A line of 30 cm to the east."""


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def escorted(table, carrier=("hostage",)):
    """A carrier in an enemy's sight, and a friend who sees nobody himself."""
    return turn_of(
        town(
            table,
            man("lawmen", 1, -20.0, 0.0, tokens=carrier, hit_points=1),
            man("lawmen", 2, 0.0, -14.0, facing=90.0),
            man("outlaws", 1, 20.0, 0.0, facing=180.0),
            buildings=(house("sheriff", (-30.0, 20.0)), house("store", (30.0, 20.0))),
            tokens=() if carrier else (TokensStart("hostage", "store"),),
            props=FENCES,
            rules=SpecialRules(burdens=(Burden("hostage", 0.5, may_shoot=False),)),
            clock=Clock(6, Noon(holder="hostage")),
            exits=(ExitStart("road", (45.0, -8.0), (45.0, 8.0)),),
            goals=(
                Goal(side="lawmen", gather=Gathering("hostage", "sheriff")),
                Goal(side="outlaws", escape=Escaping("road", token="hostage")),
            ),
        ),
        "lawman-2",
    )


@pytest.mark.rule("S9", "W52")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_friend_steps_between_an_enemy_and_the_hostage(mind, table, level):
    match = escorted(table)
    idea = chosen(mind, table, match, level)
    assert idea.goal == "screen"
    # The enemy's best shot at the hostage finds the friend instead.
    enemy = changed(match, active="outlaw-1", team="outlaws")
    shot = next(each for each in ideas(mind, table, enemy) if each.piece == "lawman-1")
    assert outcome(mind, enemy.state, shot.flick, table).cowboy("lawman-1").posture != "standing"
    barred = changed(enemy, layout=enemy.state.layout.moved({"lawman-2": upright(*idea.place)}))
    assert outcome(mind, barred.state, shot.flick, table).cowboy("lawman-1").posture == "standing"


@pytest.mark.rule("S10")
def test_a_leader_is_screened_too(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, -20.0, 0.0, hit_points=1),
            man("lawmen", 2, 0.0, -14.0, facing=90.0),
            man("outlaws", 1, 38.0, 25.0),
            man("outlaws", 2, 20.0, 0.0, facing=180.0),
            props=FENCES,
            clock=Clock(6, Noon(leaders=("lawman-1", "outlaw-1"))),
            goals=(
                Goal(side="lawmen", eliminate=Elimination(("outlaw-1",))),
                Goal(side="outlaws", eliminate=Elimination(("lawman-1",))),
            ),
        ),
        "lawman-2",
        actions_left=1,
    )
    idea = ideas(mind, table, match)[0]
    assert idea.goal == "screen"
    # The leader himself steps before nobody.
    leader = changed(match, active="lawman-1")
    assert "screen" not in {each.goal for each in ideas(mind, table, leader)}


def test_nobody_is_screened_who_carries_nothing(mind, table):
    assert "screen" not in {idea.goal for idea in ideas(mind, table, escorted(table, carrier=()))}


def test_a_player_without_foresight_screens_nobody(mind, table):
    assert "screen" not in {idea.goal for idea in ideas(mind, table, escorted(table), "easy")}
    level = msgspec.structs.replace(LEVELS["easy"], foresight=True)
    seen = escorted(table)
    found = mind.ideas(mind.game.seen_by(seen.state, "Ann"), seen.prompt, table, level)
    assert "screen" in {idea.goal for idea in found}


def test_a_man_on_the_line_bars_it_the_more_the_nearer_he_is_to_it():
    assert covered(EAST, (15.0, 0.0), 2.0) == 1.0
    shares = [covered(EAST, (15.0, aside), 2.0) for aside in (0.0, 1.5, 2.2, 4.0)]
    assert shares == sorted(shares, reverse=True)
    assert 0.0 < shares[2] < 1.0
    assert shares[3] == 0.0


@pytest.mark.parametrize("spot", [(-15.0, 0.0), (31.0, 0.0), (29.0, 0.0), (1.0, 0.0)])
def test_behind_either_of_them_he_bars_nothing(spot):
    assert covered(EAST, spot, 2.0) == 0.0


@pytest.mark.rule("W50")
def test_who_shoots_from_two_sides_is_best_barred_near_the_friend():
    both = Line(((0.0, 3.7), (0.0, -3.7)), (30.0, 0.0), 3.0, 0.5)
    assert covered(both, (4.0, 3.2), 2.0) == 0.0
    assert covered(both, (25.0, 0.0), 2.0) == 1.0


@pytest.mark.rule("W32")
def test_nobody_steps_into_the_way_of_the_friend_himself():
    around = terrain(Area(), (), 1.15)
    to_west, to_south = ways(around, [(0.0, 0.0)]), ways(around, [(30.0, -25.0)])
    spot = (25.0, 0.0)
    assert Screened((EAST,), 3.0, (to_west,)).worth(spot, 2.0) == 0.0
    assert Screened((EAST,), 3.0, (to_south,)).worth(spot, 2.0) == Screened((EAST,), 3.0).worth(spot, 2.0) > 0.0


def test_one_of_two_lines_barred_is_half_a_screen():
    north = Line(((20.0, -30.0),), (20.0, 0.0), 3.0, 0.5)
    friend = Screened((EAST, north), 3.0)
    one = friend.worth((15.0, 0.0), 2.0)
    assert 0.0 < one < Screened((EAST,), 3.0).worth((15.0, 0.0), 2.0)
    assert friend.worth((15.0, 10.0), 2.0) == 0.0
