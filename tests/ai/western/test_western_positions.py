"""Small positions with one answer that is clearly right."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.ai.levels import LEVELS
from flick3d.ai.western.mind import WesternMind
from flick3d.games.western.scenario import Clock, ExitStart, NeutralStart, PileStart, PropStart, TokensStart
from flick3d.games.western.vocabulary import (
    Cause,
    Escaping,
    Gathering,
    Goal,
    Joining,
    Noon,
    Reaching,
    SpecialRules,
    Trigger,
    Turning,
    TurnTokens,
)
from tests.games.western.real_table import house, man, town, turn_of

from .thinking_town import chosen, ideas, played


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def with_cowboy(controller, cowboy, **changes):
    state = controller.state
    state = state.with_cowboy(msgspec.structs.replace(state.cowboy(cowboy), **changes))
    return type(controller)(controller.game, controller.ground, state)


def test_an_enemy_who_stands_open_is_shot(mind, table):
    match = turn_of(
        town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 12.0, 0.0, facing=180.0)), "lawman-1", actions_left=1
    )
    idea = ideas(mind, table, match, "normal")[0]
    assert (idea.goal, idea.piece) == ("hit", "outlaw-1")
    assert played(mind, table, match, idea).cowboy("outlaw-1").posture == "fallen"


def test_nobody_shoots_through_a_friend(mind, table):
    match = turn_of(
        town(table, man("lawmen", 1, 0.0, 0.0, facing=90.0), man("lawmen", 2, 8.0, 0.0), man("outlaws", 1, 20.0, 0.0)),
        "lawman-1",
    )
    for idea in ideas(mind, table, match):
        if idea.goal == "hit" and idea.piece == "outlaw-1":
            after = played(mind, table, match, idea)
            assert after.cowboy("lawman-2").posture == "standing"


def test_a_wall_is_not_shot_at(mind, table):
    wall = tuple(PropStart("fence", (10.0, y), 0.0) for y in (-10.5, -3.5, 3.5, 10.5))
    match = turn_of(town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0), props=wall), "lawman-1")
    assert not [idea for idea in ideas(mind, table, match) if idea.goal == "hit" and idea.piece == "outlaw-1"]


def test_the_weaker_of_two_enemies_is_shot_first(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0, facing=90.0),
            man("outlaws", 1, 18.0, 9.0),
            man("outlaws", 2, 18.0, -9.0, hit_points=1),
        ),
        "lawman-1",
        actions_left=1,
    )
    assert chosen(mind, table, match).piece == "outlaw-2"


@pytest.mark.rule("W40", "S3")
def test_gold_behind_an_open_door_is_gone_for_and_taken(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0),
            man("outlaws", 1, -30.0, -20.0),
            buildings=(house("bank", (0.0, 20.0)), house("saloon", (-30.0, 20.0))),
            tokens=(TokensStart("gold", "bank", 2),),
            goals=(Goal(side="lawmen", gather=Gathering("gold", "saloon", 2)), Goal(side="outlaws", eliminate=2)),
        ),
        "lawman-1",
    )
    idea = chosen(mind, table, match)
    assert (idea.goal, idea.piece) == ("fetch", "bank")
    state = played(mind, table, match, idea)
    assert state.entering == "bank"
    inside = msgspec.structs.replace(
        state.with_cowboy(msgspec.structs.replace(state.cowboy("lawman-1"), on="bank")), entering="", phase="act"
    )
    assert chosen(mind, table, type(match)(match.game, match.ground, inside)).text.startswith("take")


@pytest.mark.rule("W72")
def test_a_face_down_token_is_drawn_rather_than_nothing(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, inside="bank"),
            man("outlaws", 1, -30.0, -20.0),
            buildings=(house("bank", (0.0, 20.0)),),
            piles=(PileStart(("bank",), {"colt": 3}),),
        ),
        "lawman-1",
        actions_left=1,
    )
    assert chosen(mind, table, match).text == "draw"


@pytest.mark.rule("S4")
def test_water_is_turned_over(mind, table):
    match = turn_of(
        town(
            table,
            man("outlaws", 1, inside="bank"),
            man("lawmen", 1, -30.0, -20.0),
            buildings=(house("bank", (0.0, 20.0)),),
            tokens=(TokensStart("water", "bank"),),
            goals=(Goal(side="outlaws", turn=Turning("water", 1), when="round-end"), Goal(eliminate=2)),
            rules=SpecialRules(turn_tokens=TurnTokens("water", "outlaws", "lawmen")),
        ),
        "outlaw-1",
    )
    assert chosen(mind, table, match).text.startswith("turn")


@pytest.mark.rule("S9")
def test_who_has_the_hostage_leaves_through_the_exit(mind, table):
    match = turn_of(
        town(
            table,
            man("outlaws", 1, 25.0, 0.0, tokens=("hostage",)),
            man("lawmen", 1, 10.0, 0.0),
            exits=(ExitStart("east-road", (45.0, -8.0), (45.0, 8.0)),),
            goals=(Goal(side="outlaws", escape=Escaping("east-road", token="hostage")), Goal(eliminate=2)),
            clock=Clock(6, Noon(holder="hostage")),
        ),
        "outlaw-1",
    )
    idea = chosen(mind, table, match)
    assert idea.goal == "exit"
    assert played(mind, table, match, idea).outcome.winner == "outlaws"


@pytest.mark.rule("W82", "S6")
@pytest.mark.parametrize(("hour", "goal"), [(11, "blast"), (7, "hit")])
def test_dynamite_is_thrown_at_the_house_that_holds_a_friend_not_too_early(mind, table, hour, goal):
    """Three enemies are still to come: whoever is freed now meets all of them, but at 11:00 there is no later."""
    match = turn_of(
        town(
            table,
            man("outlaws", 1, -14.0, 6.0, tokens=("dynamite",)),
            man("lawmen", 1, -30.0, -20.0),
            buildings=(house("sheriff", (0.0, 20.0), closed=True),),
            neutrals=(NeutralStart("man", inside="sheriff", block="right", hit_points=3),),
            exits=(ExitStart("road", (45.0, -8.0), (45.0, 8.0)),),
            triggers=(Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2)),),
            goals=(Goal(side="outlaws", escape=Escaping("road", who=("man",))), Goal(eliminate=2)),
        ),
        "outlaw-1",
        hour=hour,
    )
    idea = chosen(mind, table, match)
    assert idea.goal == goal
    assert played(mind, table, match, idea).cowboy("man").side == ("outlaws" if goal == "blast" else "neutral")


@pytest.mark.rule("W42")
def test_a_barrel_before_the_wanted_door_is_moved_aside(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0),
            man("outlaws", 1, -30.0, -20.0),
            buildings=(house("bank", (0.0, 20.0)), house("saloon", (-30.0, 20.0))),
            props=(PropStart("barrel", (0.0, 12.0)),),
            tokens=(TokensStart("gold", "bank", 2),),
            goals=(Goal(side="lawmen", gather=Gathering("gold", "saloon", 2)), Goal(side="outlaws", eliminate=2)),
        ),
        "lawman-1",
    )
    assert chosen(mind, table, match).text == "aside barrel-1 bank"


@pytest.mark.rule("W76")
def test_in_a_duel_he_shoots_at_the_other_man(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0),
            man("outlaws", 1, inside="bank"),
            buildings=(house("bank", (0.0, 20.0)),),
        ),
        "lawman-1",
    )
    entered = msgspec.structs.replace(match.state, phase="challenge", entering="bank")
    state, _ = match.game.apply(entered, match.game.prompt(entered, table).choices[0], None, table)
    duel = type(match)(match.game, match.ground, state)
    idea = chosen(mind, table, duel)
    assert (idea.goal, idea.piece) == ("duel", "lawman-1")
    assert played(mind, table, duel, idea).cowboy("lawman-1").hit_points == 2


@pytest.mark.rule("W31")
def test_after_a_move_he_looks_where_a_bullet_beside_him_sees_somebody(mind, table):
    match = turn_of(
        town(
            table,
            man("lawmen", 1, 0.0, 0.0),
            man("outlaws", 1, 20.0, 0.0),
            props=(PropStart("hay", (5.0, 0.0), 0.0),),
        ),
        "lawman-1",
        phase="face",
        actions_left=1,
    )
    idea = chosen(mind, table, match)
    direction = float(idea.text.split()[1])
    # The bullet must lie beside the bale: he looks at the enemy, or away from him, roughly.
    assert abs(math.cos(math.radians(direction))) > 0.8


def test_more_hits_and_less_hurt_are_better(mind, table):
    match = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 20.0, 0.0))

    def worth(controller):
        return mind.value(controller.state, "Ann", table, LEVELS["hard"])

    hurt = with_cowboy(match, "outlaw-1", hit_points=2)
    own = with_cowboy(match, "lawman-1", hit_points=2)
    assert worth(own) < worth(match) < worth(hurt)


@pytest.mark.rule("S7")
def test_the_gallows_are_shot_down_to_free_a_friend(mind, table):
    match = turn_of(
        town(
            table,
            man("outlaws", 1, 25.0, 3.0, facing=90.0),
            man("lawmen", 1, -30.0, -20.0),
            buildings=(house("saloon", (-30.0, 15.0)),),
            props=(PropStart("gallows", (0.0, 0.0), 0.0),),
            neutrals=(NeutralStart("man", on="gallows", hit_points=3),),
            triggers=(Trigger(Cause(toppled="gallows"), Joining("man", "outlaws")),),
            goals=(Goal(side="outlaws", reach=Reaching(("man",), "saloon")), Goal(side="lawmen", eliminate=2)),
        ),
        "outlaw-1",
    )
    # With all enemies still to be played in this round he would wait: they would shoot at the man.
    state = match.state
    played_ones = [msgspec.structs.replace(each, hat="red") for each in state.of_side("lawmen")]
    match = type(match)(match.game, match.ground, state.with_cowboy(*played_ones))
    idea = chosen(mind, table, match)
    assert idea.goal == "free"
    assert played(mind, table, match, idea).cowboy("man").side == "outlaws"
