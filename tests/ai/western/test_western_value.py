"""What states are worth: goals that come nearer, threats, duels and the end."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.levels import LEVELS
from flick3d.ai.western.mind import WesternMind
from flick3d.ai.western.value import duel_chances
from flick3d.games.western.scenario import Clock, NeutralStart, PropStart, TokensStart
from flick3d.games.western.vocabulary import Gathering, Goal, Noon, Reaching, SpecialRules, Turning, TurnTokens
from flick3d.rules.layout import upright
from flick3d.rules.outcome import Outcome
from tests.games.western.real_table import house, man, town, turn_of

HARD = LEVELS["hard"]


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def worth(mind, table, state, player="Ann", level=HARD):
    return mind.value(state, player, table, level)


def standing_at(state, cowboy, x, y):
    return msgspec.structs.replace(state, layout=state.layout.moved({cowboy: upright(x, y)}))


def gold_town(table):
    return town(
        table,
        man("lawmen", 1, 0.0, -10.0, tokens=("gold",)),
        man("outlaws", 1, -40.0, -28.0),
        buildings=(house("bank", (0.0, 20.0)), house("saloon", (-30.0, 20.0))),
        tokens=(TokensStart("gold", "bank", 1),),
        goals=(Goal(side="lawmen", gather=Gathering("gold", "saloon", 2)), Goal(side="outlaws", eliminate=2)),
    ).state


@pytest.mark.rule("S3")
def test_gold_is_worth_more_the_nearer_it_comes(mind, table):
    state = gold_town(table)
    gold = next(token for token in state.tokens if token.at == "bank")
    near = standing_at(state, "lawman-1", -30.0, 5.0)
    inside = state.with_cowboy(msgspec.structs.replace(state.cowboy("lawman-1"), on="saloon"))
    both = state.with_token(msgspec.structs.replace(gold, at="lawman-1"))
    lost = state.with_token(msgspec.structs.replace(gold, at="outlaw-1"))
    worths = [worth(mind, table, each) for each in (lost, state, near, inside)]
    assert worths == sorted(worths)
    assert worths[1] < worth(mind, table, both)
    # What is good for the one side is bad for the other one.
    assert worth(mind, table, near, "Ben") < worth(mind, table, state, "Ben")


@pytest.mark.rule("S4")
def test_a_skull_is_good_for_those_who_want_it_only(mind, table):
    state = town(
        table,
        man("outlaws", 1, -40.0, 0.0),
        man("lawmen", 1, 40.0, 0.0),
        buildings=(house("bank", (0.0, 20.0)),),
        tokens=(TokensStart("water", "bank"),),
        goals=(Goal(side="outlaws", turn=Turning("water", 1), when="round-end"), Goal(eliminate=2)),
        rules=SpecialRules(turn_tokens=TurnTokens("water", "outlaws", "lawmen")),
    ).state
    skull = state.with_token(msgspec.structs.replace(state.tokens[0], turned=True))
    assert worth(mind, table, skull, "Ben") > worth(mind, table, state, "Ben") + 5.0
    assert worth(mind, table, skull, "Ann") < worth(mind, table, state, "Ann") - 5.0


@pytest.mark.rule("S8")
def test_a_witness_who_is_safe_is_worth_more_than_one_on_the_way(mind, table):
    state = town(
        table,
        man("lawmen", 1, 40.0, 0.0),
        man("outlaws", 1, -40.0, 0.0),
        buildings=(house("town-hall", (0.0, 20.0)),),
        neutrals=(
            NeutralStart("woman", side="lawmen", at=(0.0, -20.0), hit_points=2),
            NeutralStart("man", side="lawmen", at=(10.0, -20.0), hit_points=2),
        ),
        goals=(Goal(side="lawmen", reach=Reaching(("woman", "man"), "town-hall")), Goal(side="outlaws", eliminate=2)),
    ).state
    near = standing_at(state, "woman", 0.0, 9.0)
    safe = state.with_cowboy(msgspec.structs.replace(state.cowboy("woman"), posture="safe"))
    safe = msgspec.structs.replace(safe, layout=safe.layout.without(["woman", "hat-woman"]))
    assert worth(mind, table, state) < worth(mind, table, near) < worth(mind, table, safe)


def test_cover_is_better_than_the_open_for_who_looks_ahead(mind, table):
    state = town(
        table,
        man("lawmen", 1, 0.0, 0.0),
        man("outlaws", 1, 25.0, 0.0),
        props=tuple(PropStart("fence", (12.0, y), 0.0) for y in (-14.0, -7.0)),
    ).state
    hidden = standing_at(state, "lawman-1", 0.0, -11.0)
    # Otherwise he would rather see somebody to shoot at.
    level = msgspec.structs.replace(HARD, angle_noise=30.0)
    assert worth(mind, table, state, level=level) < worth(mind, table, hidden, level=level)


@pytest.mark.rule("S9", "W90")
def test_the_later_it_is_the_more_the_hostage_counts(mind, table):
    state = town(
        table,
        man("lawmen", 1, 0.0, 0.0, tokens=("hostage",)),
        man("outlaws", 1, 25.0, 0.0),
        clock=Clock(6, Noon(holder="hostage")),
    ).state
    late = msgspec.structs.replace(state, hour=11)
    assert worth(mind, table, late) > worth(mind, table, state) + 2.0
    assert worth(mind, table, late, "Ben") < worth(mind, table, state, "Ben") - 2.0


@pytest.mark.rule("W90")
def test_a_match_that_is_over_is_worth_all_or_nothing(mind, table):
    state = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 25.0, 0.0)).state
    for winner, expected in (("lawmen", 100.0), ("outlaws", -100.0), (None, 0.0)):
        over = msgspec.structs.replace(state, phase="over", outcome=Outcome(winner, "eliminated"))
        assert worth(mind, table, over) == expected


def test_the_value_does_not_jump_when_the_enemies_are_played(mind, table):
    match = town(table, man("lawmen", 1, 0.0, 0.0), man("outlaws", 1, 25.0, 0.0))
    before = msgspec.structs.replace(match.state, opened=True, team="outlaws")
    after, _ = match.game.apply(before, match.read("play outlaw-1"), None, table)
    assert worth(mind, table, after) == pytest.approx(worth(mind, table, before))


@pytest.mark.rule("W76", "W58")
def test_who_shoots_first_wins_more_duels_and_two_pistols_help(mind, table):
    state = turn_of(
        town(table, man("lawmen", 1, 0.0, 0.0, tokens=("colt",)), man("outlaws", 1, 25.0, 0.0)), "lawman-1"
    ).state
    easy = LEVELS["easy"]
    first, second = duel_chances(state, "outlaw-1", "lawman-1", 6, easy)
    assert first + second <= 1.0
    armed, _ = duel_chances(state, "lawman-1", "outlaw-1", 6, easy)
    assert armed > first
