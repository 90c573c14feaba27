"""Goals word by word: how far a side is, when it has won, and who wins at 12:00."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flick3d.games.western.ending import (
    REASONS,
    eliminated,
    goal_reached,
    progress,
)
from flick3d.games.western.events import MatchEnded
from flick3d.games.western.scenario import BuildingStart, CowboyStart, ExitStart, NeutralStart, TokensStart
from flick3d.games.western.state import SPENT
from flick3d.games.western.vocabulary import (
    GOAL_WORDS,
    Elimination,
    Escaping,
    Gathering,
    Goal,
    Noon,
    Reaching,
    Turning,
)
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Blasted, Rest
from flick3d.rules.layout import upright
from flick3d.rules.outcome import Outcome
from tests.games.western.finishing import (
    acting,
    at_hour,
    changed,
    done,
    gone,
    inside,
    last_of_the_round,
    with_state,
)
from tests.games.western.town import match
from tests.rules.fake_ground import fallen
from tests.rules.played import flick

TOWN: dict[str, Any] = {
    "men": 3,
    "buildings": (BuildingStart("saloon", (0.0, 20.0)), BuildingStart("bank", (-30.0, 20.0))),
    "tokens": (TokensStart("gold", "bank", 3), TokensStart("water", "saloon", 2), TokensStart("hostage", "saloon")),
    "neutrals": (NeutralStart("woman", "lawmen", (0.0, 0.0)), NeutralStart("man", None, (6.0, 0.0))),
    "exits": (ExitStart("gate", (45.0, -10.0), (45.0, 10.0)),),
}


def town(*goals: Goal, **changes: Any) -> Controller:
    return match(**(TOWN | {"goals": goals or (Goal(eliminate=3),)} | changes))


def put(controller: Controller, kind: str, *places: str, **changes: Any) -> Controller:
    """The match with the tokens of a kind at these places."""
    tokens = [token for token in controller.state.tokens if token.kind == kind]
    moved = [msgspec.structs.replace(token, at=at, **changes) for token, at in zip(tokens, places, strict=False)]
    return with_state(controller, controller.state.with_token(*moved))


def test_every_word_has_its_reason():
    assert set(REASONS) == set(GOAL_WORDS)


@pytest.mark.rule("W90")
def test_a_goal_has_exactly_one_word():
    for wrong in ({}, {"eliminate": 1, "win_duels": 1}):
        with pytest.raises(ValueError, match="exactly one of"):
            Goal(**wrong)
    for word in GOAL_WORDS:
        assert Goal(**{word: 1}).word == word
    with pytest.raises(ValueError, match="either `who` or `token`"):
        Escaping("gate")
    with pytest.raises(ValueError, match="either `who` or `token`"):
        Escaping("gate", who=("woman",), token="gold")
    with pytest.raises(ValueError, match="either `holder` or `leaders`"):
        Noon()


@pytest.mark.rule("W56", "W90")
def test_eliminating_counts_the_enemys_dead_neutrals_of_theirs_too():
    goal = Goal(eliminate=3)
    controller = town(goal)
    assert progress(controller.state, goal, "outlaws") == (0, 3)
    for count, figure in enumerate(("lawman-2", "woman", "lawman-1"), start=1):
        assert goal_reached(controller.state) is None
        controller = gone(controller, figure, "dead")
        assert eliminated(controller.state, "outlaws") == count
        assert progress(controller.state, goal, "outlaws") == (count, 3)
    assert progress(controller.state, goal, "lawmen") == (0, 3)
    assert goal_reached(controller.state) == Outcome("outlaws", "eliminated", (("lawmen", 0), ("outlaws", 3)))


@pytest.mark.rule("S7", "W90")
def test_a_figure_that_is_safe_or_neutral_is_no_enemy_who_is_dead():
    controller = gone(gone(town(Goal(eliminate=1)), "woman", "safe"), "man", "dead")
    assert [eliminated(controller.state, side) for side in ("lawmen", "outlaws")] == [0, 0]
    assert goal_reached(controller.state) is None


@pytest.mark.rule("S8", "S10", "W90")
def test_eliminating_named_figures():
    goal = Goal(side="outlaws", eliminate=Elimination(("woman", "lawman-3"), 2))
    controller = gone(town(goal), "lawman-1", "dead")
    assert progress(controller.state, goal, "outlaws") == (0, 2)
    controller = gone(controller, "woman", "dead")
    assert (progress(controller.state, goal, "outlaws"), goal_reached(controller.state)) == ((1, 2), None)
    assert goal_reached(gone(controller, "lawman-3", "dead").state) == Outcome(
        "outlaws", "eliminated", (("lawmen", 0), ("outlaws", 2))
    )


@pytest.mark.rule("S6", "S7", "W90")
def test_a_named_figure_counts_whosever_it_is():
    """Shot on the gallows, while nobody's, he is as dead as later."""
    goal = Goal(side="lawmen", eliminate=Elimination(("man",)))
    outcome = goal_reached(gone(town(goal), "man", "dead").state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("lawmen", "eliminated")


@pytest.mark.rule("S2", "W90")
def test_winning_duels():
    goal = Goal(win_duels=2)
    controller = changed(town(goal), duels_won=(1, 1))
    assert [progress(controller.state, goal, side) for side in ("lawmen", "outlaws")] == [(1, 2), (1, 2)]
    assert goal_reached(controller.state) is None
    assert goal_reached(changed(controller, duels_won=(1, 2)).state) == Outcome(
        "outlaws", "duels", (("lawmen", 1), ("outlaws", 2))
    )


@pytest.mark.rule("S3", "W90")
def test_gathering_counts_what_lies_there_and_what_own_men_hold_inside():
    goal = Goal(side="outlaws", gather=Gathering("gold", "saloon", 3))
    controller = inside(inside(town(goal), "outlaw-1", "saloon"), "lawman-1", "saloon")
    assert progress(controller.state, goal, "outlaws") == (0, 3)
    for places, count in (
        (("saloon", "saloon"), 2),
        (("saloon", "outlaw-1"), 2),
        (("saloon", "lawman-1"), 1),
        (("saloon", "outlaw-2"), 1),
        (("saloon", SPENT), 1),
        (("saloon", "outlaw-1", "outlaw-1"), 3),
    ):
        now = put(controller, "gold", *places)
        assert progress(now.state, goal, "outlaws") == (count, 3)
        assert (goal_reached(now.state) is not None) == (count == 3)
    assert goal_reached(put(controller, "gold", "saloon", "saloon", "saloon").state) == Outcome(
        "outlaws", "gathered", (("lawmen", 0), ("outlaws", 3))
    )
    hidden = put(controller, "gold", "saloon", "saloon", "saloon", face_up=False)
    assert progress(hidden.state, goal, "outlaws") == (0, 3)


@pytest.mark.rule("S4", "W90")
def test_turning_counts_when_a_round_ends():
    goal = Goal(side="outlaws", when="round-end", turn=Turning("water", 2))
    controller = put(town(goal), "water", "saloon", turned=True)
    assert progress(controller.state, goal, "outlaws") == (1, 2)
    assert goal_reached(controller.state, round_ends=True) is None
    controller = put(controller, "water", "saloon", "bank", turned=True)
    assert goal_reached(controller.state) is None
    ended = Outcome("outlaws", "turned", (("lawmen", 0), ("outlaws", 2)))
    assert goal_reached(controller.state, round_ends=True) == ended
    assert done(acting(controller, "outlaw-1"), "end").outcome is None
    assert done(last_of_the_round(controller, "outlaw-1", 1), "end").outcome == ended
    # 11 o'clock's round ends before the stroke of twelve.
    assert done(last_of_the_round(at_hour(controller, 11), "outlaw-1", 1), "end").outcome == ended


@pytest.mark.rule("S8", "W90")
def test_reaching_is_for_all_who_are_named():
    goal = Goal(side="lawmen", reach=Reaching(("woman", "lawman-1"), "bank"))
    controller = town(goal)
    assert progress(controller.state, goal, "lawmen") == (0, 2)
    controller = gone(controller, "woman", "safe")
    assert (progress(controller.state, goal, "lawmen"), goal_reached(controller.state)) == ((1, 2), None)
    assert goal_reached(gone(controller, "lawman-1", "dead").state) is None
    assert goal_reached(gone(controller, "lawman-1", "safe").state) == Outcome(
        "lawmen", "reached", (("lawmen", 2), ("outlaws", 0))
    )


@pytest.mark.rule("S6", "W90")
def test_escaping_is_for_one_who_is_named():
    goal = Goal(side="lawmen", escape=Escaping("gate", who=("woman", "lawman-1")))
    controller = town(goal)
    assert progress(controller.state, goal, "lawmen") == (0, 1)
    assert goal_reached(gone(controller, "lawman-2", "safe").state) is None
    assert goal_reached(gone(controller, "lawman-1", "safe").state) == Outcome(
        "lawmen", "escaped", (("lawmen", 1), ("outlaws", 0))
    )


@pytest.mark.rule("S9", "W90")
def test_escaping_with_a_token_is_for_the_side_whose_man_carried_it():
    goal = Goal(escape=Escaping("gate", token="hostage"))
    for carrier, winner in (("lawman-1", "lawmen"), ("outlaw-2", "outlaws")):
        controller = put(town(goal), "hostage", carrier)
        assert goal_reached(controller.state) is None
        outcome = goal_reached(gone(controller, carrier, "safe").state)
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (winner, "escaped")


@pytest.mark.rule("W90")
@pytest.mark.parametrize(("side", "winner"), [(None, None), ("lawmen", "lawmen"), ("outlaws", "outlaws")])
def test_both_sides_goals_by_the_same_blast_are_a_draw(side, winner):
    """One stick of dynamite takes the last hit point of an enemy and of a friend."""
    cowboys = (
        CowboyStart("lawmen", 1, (-20.0, 0.0), tokens=("dynamite",)),
        CowboyStart("lawmen", 2, (2.0, 0.0), hit_points=1),
        CowboyStart("outlaws", 1, (-2.0, 0.0), hit_points=1),
        CowboyStart("outlaws", 2, (20.0, 0.0)),
    )
    controller = acting(match(cowboys=cowboys, goals=(Goal(side=side, eliminate=1),)), "lawman-1")
    after, events = flick(
        controller,
        "throw left 0.0 100.0",
        blast=Blasted(1.0, 0.0, 0.0, (("outlaw-1", 1.0), ("lawman-2", 1.0))),
        dynamite_stick=Rest("dynamite-stick", upright(0.0, 0.0), moved=True),
        outlaw_1=fallen(-3.0, 0.0),
        lawman_2=fallen(3.0, 0.0),
    )
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == (winner, "eliminated")
    assert events[-1] == MatchEnded(after.outcome)


@pytest.mark.rule("W90")
def test_the_first_goal_that_is_met_gives_the_reason():
    controller = town(Goal(win_duels=1), Goal(side="outlaws", eliminate=1))
    controller = gone(changed(controller, duels_won=(0, 1)), "lawman-3", "dead")
    outcome = goal_reached(controller.state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("outlaws", "duels")
    controller = changed(controller, duels_won=(1, 0))
    outcome = goal_reached(controller.state)
    assert outcome is not None
    assert outcome.winner is None, "two goals of two sides at once"
