"""Gold, hostage and water: small positions of these scenarios' goals, each with one answer that is clearly right."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.western.mind import WesternMind
from flick3d.games.western.scenario import Clock, ExitStart, TokensStart
from flick3d.games.western.vocabulary import (
    Burden,
    Escaping,
    Gathering,
    Goal,
    Noon,
    SpecialRules,
    Turning,
    TurnTokens,
)
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import changed, chosen, ideas

ROAD = (ExitStart("road", (45.0, -8.0), (45.0, 8.0)),)
LAWMEN_KILL = Goal(side="lawmen", eliminate=2)


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def best(mind, table, match, level="hard"):
    return ideas(mind, table, match, level)[0]


def vault(table, *men, count=1, gold=0, **changes):
    """A saloon to which outlaws bring gold, and a bank that holds some."""
    return town(
        table,
        *men,
        buildings=(house("saloon", (0.0, 20.0)), house("bank", (30.0, 20.0))),
        tokens=(TokensStart("gold", "bank", gold),) if gold else (),
        goals=(Goal(side="outlaws", gather=Gathering("gold", "saloon", count)), LAWMEN_KILL),
        **changes,
    )


@pytest.mark.rule("S3")
def test_who_has_gold_brings_it_through_the_saloons_door(mind, table):
    men = (man("outlaws", 1, 0.0, 4.0, tokens=("gold",)), man("lawmen", 1, -30.0, -20.0))
    match = turn_of(vault(table, *men), "outlaw-1")
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("bring", "saloon")


@pytest.mark.rule("S3", "W71")
def test_who_has_one_gold_of_two_takes_the_second_before_he_goes(mind, table):
    men = (man("outlaws", 1, inside="bank", tokens=("gold",)), man("lawmen", 1, -30.0, -20.0))
    match = turn_of(vault(table, *men, count=2, gold=3), "outlaw-1")
    assert best(mind, table, match).text.startswith("take")


@pytest.mark.rule("S3", "W41")
def test_who_has_his_hands_full_comes_out_of_the_bank(mind, table):
    men = (man("outlaws", 1, inside="bank", tokens=("gold", "gold")), man("lawmen", 1, -30.0, -20.0))
    match = turn_of(vault(table, *men, count=2, gold=1), "outlaw-1")
    rested = [msgspec.structs.replace(each, hat="red") for each in match.state.of_side("lawmen")]
    match = changed(match, state=match.state.with_cowboy(*rested))
    assert best(mind, table, match).goal == "bring"


@pytest.mark.rule("W44", "S3")
def test_who_stands_in_the_way_of_the_gold_makes_room(mind, table):
    match = vault(
        table,
        man("outlaws", 1, inside="saloon"),
        man("outlaws", 2, inside="saloon", block="right"),
        man("outlaws", 3, 0.0, 0.0, tokens=("gold",)),
        man("lawmen", 1, -30.0, -20.0),
    )
    assert best(mind, table, turn_of(match, "outlaw-1")).goal == "room"
    # He is played first: the carrier cannot come in before.
    assert best(mind, table, changed(match, opened=True, team="outlaws")).piece in ("outlaw-1", "outlaw-2")


@pytest.mark.rule("W44")
def test_a_closed_bank_is_no_errand(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 4.0),
            man("outlaws", 1, -30.0, -20.0),
            buildings=(house("bank", (0.0, 20.0), closed=True), house("saloon", (-30.0, 20.0))),
            tokens=(TokensStart("gold", "bank", 2),),
            goals=(Goal(side="lawmen", gather=Gathering("gold", "saloon", 2)), Goal(side="outlaws", eliminate=2)),
        ),
        "lawman-1",
    )
    assert not [idea for idea in ideas(mind, table, match) if idea.goal == "fetch"]


HOSTAGE = {
    "exits": ROAD,
    "rules": SpecialRules(burdens=(Burden("hostage", 0.5, may_shoot=False),)),
    "clock": Clock(6, Noon(holder="hostage")),
    "goals": (
        Goal(side="lawmen", gather=Gathering("hostage", "sheriff")),
        Goal(side="outlaws", escape=Escaping("road", token="hostage")),
    ),
}


@pytest.mark.rule("S9")
def test_lawmen_bring_the_hostage_to_the_sheriffs_office(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 8.0, tokens=("hostage",)),
            man("outlaws", 1, 20.0, 0.0),
            buildings=(house("sheriff", (0.0, 20.0)),),
            **HOSTAGE,
        ),
        "lawman-1",
    )
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("bring", "sheriff")


@pytest.mark.rule("S9")
@pytest.mark.parametrize("side", ["lawmen", "outlaws"])
def test_the_hostage_is_fetched_and_taken_by_either_side(mind, table, side):
    other = "outlaws" if side == "lawmen" else "lawmen"
    figure = "lawman-1" if side == "lawmen" else "outlaw-1"

    def near(**place):
        at = place.pop("at", ())
        return turn_of(
            town(
                table,
                man(side, 1, *at, **place),
                man(other, 1, -30.0, -20.0),
                buildings=(house("sheriff", (-30.0, 20.0)), house("saloon", (0.0, 20.0))),
                tokens=(TokensStart("hostage", "saloon"),),
                **HOSTAGE,
            ),
            figure,
        )

    assert (best(mind, table, near(at=(0.0, 6.0))).goal) == "fetch"
    assert best(mind, table, near(inside="saloon")).text.startswith("take")


WATER = {
    "buildings": (house("bank", (0.0, 20.0)),),
    "tokens": (TokensStart("water", "bank"),),
    "goals": (Goal(side="outlaws", turn=Turning("water", 1), when="round-end"), Goal(eliminate=2)),
    "rules": SpecialRules(turn_tokens=TurnTokens("water", "outlaws", "lawmen")),
}


def skull(match):
    return changed(match, tokens=tuple(msgspec.structs.replace(each, turned=True) for each in match.state.tokens))


@pytest.mark.rule("S4")
def test_lawmen_go_in_and_turn_the_skull_back(mind, table):
    outside = town(table, man("lawmen", 1, 0.0, 2.0), man("outlaws", 1, -30.0, -20.0), **WATER)
    idea = best(mind, table, skull(turn_of(outside, "lawman-1")))
    assert (idea.goal, idea.piece) == ("turn", "bank")
    inside = town(table, man("lawmen", 1, inside="bank"), man("outlaws", 1, -30.0, -20.0), **WATER)
    assert best(mind, table, skull(turn_of(inside, "lawman-1"))).text.startswith("turn")


@pytest.mark.rule("S4")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_with_two_actions_an_outlaw_goes_in_to_turn_the_water_before_he_shoots(mind, table, level):
    outside = town(table, man("outlaws", 1, 0.0, 2.0), man("lawmen", 1, -30.0, -20.0), **WATER)
    idea = best(mind, table, turn_of(outside, "outlaw-1"), level)
    assert (idea.goal, idea.piece) == ("turn", "bank")


@pytest.mark.rule("S4")
def test_who_cannot_turn_the_water_to_his_good_does_not_wait_for_it(mind, table):
    inside = town(table, man("lawmen", 1, inside="bank"), man("outlaws", 1, -30.0, -20.0), **WATER)
    found = ideas(mind, table, turn_of(inside, "lawman-1"))
    assert not [idea for idea in found if idea.goal == "turn"]
