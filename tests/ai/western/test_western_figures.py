"""Witnesses, prisoners, leaders and marks for bullets: small positions with one answer that is clearly right."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.ai.levels import LEVELS
from flick3d.ai.western.mind import WesternMind
from flick3d.games.western.scenario import Clock, ExitStart, NeutralStart, PropStart, TokensStart
from flick3d.games.western.vocabulary import (
    Cause,
    Elimination,
    Escaping,
    Gathering,
    Goal,
    Joining,
    Noon,
    Reaching,
    Trigger,
)
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, chosen, ideas, played

ROAD = (ExitStart("road", (45.0, -8.0), (45.0, 8.0)),)
LAWMEN_KILL = Goal(side="lawmen", eliminate=2)


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def best(mind, table, match, level="hard"):
    return ideas(mind, table, match, level)[0]


def prey(table, mark, mark_at=(18.0, 9.0), **changes):
    """A shooter with two men who are equally easy to hit, one of whom matters more; `mark` says in what way."""
    return turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0, facing=90.0),
            man("outlaws", 1, 18.0, -9.0),
            *([man("outlaws", 2, *mark_at, **mark)] if mark is not None else []),
            **changes,
        ),
        "lawman-1",
        actions_left=1,
    )


@pytest.mark.rule("S3")
def test_who_carries_the_gold_is_shot_first(mind, table):
    match = prey(
        table,
        {"tokens": ("gold",)},
        buildings=(house("saloon", (-30.0, 20.0)),),
        tokens=(TokensStart("gold", "saloon"),),
        goals=(Goal(side="outlaws", gather=Gathering("gold", "saloon", 2)), LAWMEN_KILL),
    )
    assert best(mind, table, match).piece == "outlaw-2"


@pytest.mark.rule("S9")
def test_who_leads_the_hostage_away_is_shot_first(mind, table):
    match = prey(
        table,
        {"tokens": ("hostage",)},
        exits=ROAD,
        goals=(Goal(side="outlaws", escape=Escaping("road", token="hostage")), LAWMEN_KILL),
        clock=Clock(6, Noon(holder="hostage")),
    )
    assert best(mind, table, match).piece == "outlaw-2"


@pytest.mark.rule("S6")
def test_a_freed_prisoner_is_shot_first(mind, table):
    match = prey(
        table,
        None,
        neutrals=(NeutralStart("man", side="outlaws", at=(18.0, 9.0), hit_points=2),),
        exits=ROAD,
        goals=(
            Goal(side="outlaws", escape=Escaping("road", who=("man",))),
            Goal(side="lawmen", eliminate=Elimination(("man",))),
        ),
    )
    assert best(mind, table, match).piece == "man"


@pytest.mark.rule("S10")
def test_the_enemies_leader_is_shot_first(mind, table):
    match = prey(
        table,
        {"hit_points": 5},
        goals=(
            Goal(side="lawmen", eliminate=Elimination(("outlaw-2",))),
            Goal(side="outlaws", eliminate=Elimination(("lawman-1",))),
        ),
        clock=Clock(6, Noon(leaders=("lawman-1", "outlaw-2"), tie="duel")),
    )
    assert best(mind, table, match).piece == "outlaw-2"


@pytest.mark.rule("S8")
def test_a_witness_is_shot_first(mind, table):
    match = turn_of(
        town(
            table,
            man("outlaws", 1, 0.0, 0.0, facing=90.0),
            man("lawmen", 1, 18.0, -9.0),
            **witnesses((18.0, 9.0)),
        ),
        "outlaw-1",
        actions_left=1,
    )
    assert best(mind, table, match).piece == "woman"


def witnesses(woman, other=(-35.0, -10.0)):
    return {
        "buildings": (house("town-hall", (0.0, 20.0)),),
        "neutrals": (
            NeutralStart("woman", side="lawmen", at=woman, hit_points=2),
            NeutralStart("man", side="lawmen", at=other, hit_points=2),
        ),
        "goals": (
            Goal(side="lawmen", reach=Reaching(("woman", "man"), "town-hall")),
            Goal(side="outlaws", eliminate=Elimination(("woman", "man"))),
        ),
        "clock": Clock(6, "outlaws"),
    }


@pytest.mark.rule("S8")
def test_a_witness_before_the_door_goes_in(mind, table):
    match = turn_of(
        town(table, man("lawmen", 1, 40.0, 20.0), man("outlaws", 1, 20.0, -10.0), **witnesses((0.0, 6.0))), "woman"
    )
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("reach", "town-hall")
    assert played(mind, table, match, idea).entering == "town-hall"


@pytest.mark.rule("S8")
def test_a_witness_far_away_runs_rather_than_shoots(mind, table):
    match = turn_of(
        town(table, man("lawmen", 1, 40.0, 20.0), man("outlaws", 1, 15.0, -20.0), **witnesses((0.0, -20.0))), "woman"
    )
    idea = best(mind, table, match)
    assert idea.goal == "reach"
    assert math.dist(idea.place, (0.0, 20.0)) < 30.0


@pytest.mark.rule("W41", "S8")
def test_a_witness_comes_out_when_all_enemies_have_been_played(mind, table):
    start = witnesses((0.0, -20.0))
    start["buildings"] = (house("town-hall", (16.0, 20.0)), house("bank", (-16.0, 20.0)))
    start["neutrals"] = (
        NeutralStart("woman", side="lawmen", inside="bank", hit_points=2),
        NeutralStart("man", side="lawmen", at=(-35.0, -10.0), hit_points=2),
    )
    match = turn_of(town(table, man("lawmen", 1, 40.0, 20.0), man("outlaws", 1, 0.0, -20.0), **start), "woman")
    rested = [msgspec.structs.replace(each, hat="red") for each in match.state.of_side("outlaws")]
    match = changed(match, state=match.state.with_cowboy(*rested))
    assert best(mind, table, match).goal == "reach"


@pytest.mark.rule("S6")
def test_a_freed_man_who_can_get_out_gets_out(mind, table):
    match = turn_of(
        town(
            table,
            man("outlaws", 1, -38.0, -25.0),
            man("lawmen", 1, -30.0, 20.0),
            neutrals=(NeutralStart("man", side="outlaws", at=(10.0, 0.0), hit_points=2),),
            exits=ROAD,
            goals=(
                Goal(side="outlaws", escape=Escaping("road", who=("man",))),
                Goal(side="lawmen", eliminate=Elimination(("man",))),
            ),
        ),
        "man",
    )
    idea = chosen(mind, table, match)
    assert idea.goal == "exit"
    assert played(mind, table, match, idea).outcome.winner == "outlaws"


JAIL = {
    "exits": ROAD,
    "triggers": (Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2)),),
    "goals": (
        Goal(side="outlaws", escape=Escaping("road", who=("man",))),
        Goal(side="lawmen", eliminate=Elimination(("man",))),
    ),
    "neutrals": (NeutralStart("man", inside="sheriff", block="right", hit_points=3),),
}


@pytest.mark.rule("S6")
def test_dynamite_is_taken_and_carried_to_the_jail(mind, table):
    houses = (house("sheriff", (-30.0, 20.0), closed=True), house("store", (10.0, 20.0)))
    lying = {"buildings": houses, "tokens": (TokensStart("dynamite", "store"),), **JAIL}
    inside = town(table, man("outlaws", 1, inside="store"), man("lawmen", 1, -30.0, -20.0), **lying)
    assert best(mind, table, turn_of(inside, "outlaw-1")).text.startswith("take")
    carrier = man("outlaws", 1, 30.0, -20.0, tokens=("dynamite",))
    far = town(table, carrier, man("lawmen", 1, -30.0, -20.0), buildings=houses, **JAIL)
    idea = best(mind, table, turn_of(far, "outlaw-1"))
    assert idea.goal == "free"
    assert math.dist(idea.place, (-30.0, 20.0)) < math.dist((30.0, -20.0), (-30.0, 20.0)) - 20.0


@pytest.mark.rule("S6", "W82")
def test_lawmen_do_not_blow_up_their_own_jail(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, -30.0, 4.0, tokens=("dynamite",)),
            man("outlaws", 1, 30.0, -20.0),
            buildings=(house("sheriff", (-30.0, 20.0), closed=True),),
            **JAIL,
        ),
        "lawman-1",
    )
    blasts = [idea.place for idea in ideas(mind, table, match) if idea.goal == "blast"]
    assert all(math.dist(place, (-30.0, 20.0)) > 15.0 for place in blasts)


GALLOWS = {
    "buildings": (house("saloon", (-30.0, 15.0)),),
    "props": (PropStart("gallows", (0.0, 0.0), 0.0),),
    "neutrals": (NeutralStart("man", on="gallows", hit_points=3),),
    "triggers": (Trigger(Cause(toppled="gallows"), Joining("man", "outlaws")),),
    "goals": (
        Goal(side="outlaws", reach=Reaching(("man",), "saloon")),
        Goal(side="lawmen", eliminate=Elimination(("man",))),
    ),
}


@pytest.mark.rule("S7")
def test_outlaws_go_where_the_gallows_can_be_shot_down_and_lawmen_leave_them_alone(mind, table):
    friend = town(table, man("outlaws", 1, 4.0, 28.0, facing=90.0), man("lawmen", 1, -30.0, -20.0), **GALLOWS)
    assert best(mind, table, turn_of(friend, "outlaw-1")).goal == "free"
    foe = town(table, man("lawmen", 1, 25.0, 3.0, facing=90.0), man("outlaws", 1, -30.0, -20.0), **GALLOWS)
    assert not [idea for idea in ideas(mind, table, turn_of(foe, "lawman-1")) if idea.goal == "free"]


@pytest.mark.rule("S7")
def test_the_freed_man_runs_into_the_saloon(mind, table):
    freed = {**GALLOWS, "neutrals": (NeutralStart("man", side="outlaws", at=(-30.0, 0.0), hit_points=3),)}
    freed["triggers"] = ()
    match = turn_of(town(table, man("outlaws", 1, 40.0, 0.0), man("lawmen", 1, 20.0, -20.0), **freed), "man")
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("reach", "saloon")
    assert played(mind, table, match, idea).entering == "saloon"


LEADERS = {
    "buildings": (house("bank", (0.0, 20.0)),),
    "goals": (
        Goal(side="lawmen", eliminate=Elimination(("outlaw-1",))),
        Goal(side="outlaws", eliminate=Elimination(("lawman-1",))),
    ),
    "clock": Clock(6, Noon(leaders=("lawman-1", "outlaw-1"), tie="duel")),
}


@pytest.mark.rule("S10", "W53")
def test_a_leader_with_one_hit_point_goes_into_the_house_beside_him(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 4.0, hit_points=1),
            man("outlaws", 1, 18.0, -9.0, hit_points=5),
            man("outlaws", 2, -18.0, -9.0),
            man("outlaws", 3, 0.0, -20.0),
            **LEADERS,
        ),
        "lawman-1",
        actions_left=1,
    )
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("house", "bank")


@pytest.mark.rule("S10", "W90")
def test_a_side_is_the_better_off_the_more_its_leader_is_ahead_at_noon(mind, table):
    state = town(table, man("lawmen", 1, -30.0, 0.0), man("outlaws", 1, 30.0, 0.0), **LEADERS).state
    late = msgspec.structs.replace(state, hour=11)
    hurt = late.with_cowboy(msgspec.structs.replace(late.cowboy("outlaw-1"), hit_points=2))
    worse = late.with_cowboy(msgspec.structs.replace(late.cowboy("outlaw-4"), hit_points=2))
    worths = [mind.value(each, "Ann", table, LEVELS["hard"]) for each in (late, worse, hurt)]
    assert worths == sorted(worths)
    assert worths[2] > worths[1] + 1.0
