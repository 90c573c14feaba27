"""What is wrong with a scenario's goals, noon, triggers and special rules: they name what there is."""

from __future__ import annotations

from typing import Any

import pytest

from flick3d.games.western.problems import problems
from flick3d.games.western.scenario import (
    BuildingStart,
    Clock,
    CowboyStart,
    ExitStart,
    NeutralStart,
    PileStart,
    PropStart,
    TokensStart,
)
from flick3d.games.western.vocabulary import (
    Burden,
    Cause,
    Elimination,
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
from tests.games.western.town import GROUND, scenario

Told = list[tuple[tuple[str | int, ...], str]]

PLACE: dict[str, Any] = {
    "buildings": (BuildingStart("saloon", (0.0, 20.0)), BuildingStart("store", (30.0, 20.0))),
    "tokens": (TokensStart("gold", "saloon", 3), TokensStart("water", "saloon", 2)),
    "neutrals": (NeutralStart("man", None, (30.0, 8.0)), NeutralStart("woman", "lawmen", (30.0, -20.0))),
    "exits": (ExitStart("gate", (45.0, -5.0), (45.0, 5.0)),),
}


def found(*goals: Goal, **changes: Any) -> Told:
    """Path and message of every problem of a town with these goals and changes."""
    place = PLACE | {"goals": goals or (Goal(eliminate=1),)} | changes
    return [(each.path, each.message) for each in problems(scenario(**place), GROUND)]


@pytest.mark.rule("W90")
def test_so_many_enemies_can_be_eliminated():
    """The woman is one of the lawmen's; the man is nobody's, and no enemy."""
    assert found(Goal(side="outlaws", eliminate=3), Goal(side="lawmen", eliminate=2)) == []
    assert found(Goal(side="outlaws", eliminate=4)) == [
        (("goals", 0, "eliminate"), "the outlaws cannot eliminate 4 of 3 enemies")
    ]
    assert found(Goal(eliminate=1), Goal(eliminate=3)) == [
        (("goals", 1, "eliminate"), "the lawmen cannot eliminate 3 of 2 enemies")
    ]


@pytest.mark.rule("W90")
def test_named_figures_are_there():
    assert found(Goal(side="outlaws", eliminate=Elimination(("woman", "lawman-1"), 2))) == []
    goal = Goal(side="outlaws", eliminate=Elimination(("lawman-1", "lawman-5")))
    assert found(goal) == [(("goals", 0, "eliminate", "who", 1), "lawman-5 is not in the scenario")]
    goal = Goal(side="outlaws", eliminate=Elimination(("lawman-1",), 2))
    assert found(goal) == [(("goals", 0, "eliminate", "count"), "only 1 figures are named")]


@pytest.mark.rule("W90")
@pytest.mark.parametrize(
    "goal",
    [
        Goal(eliminate=Elimination(("woman",))),
        Goal(gather=Gathering("gold", "saloon")),
        Goal(reach=Reaching(("woman",), "saloon")),
        Goal(escape=Escaping("gate", token="gold")),
    ],
)
def test_only_some_goals_can_be_both_sides(goal):
    message = f"a goal with `{goal.word}` says by `side` whose it is"
    assert (("goals", 0), message) in found(goal)
    assert found(Goal(eliminate=1), Goal(win_duels=1)) == []


@pytest.mark.rule("W75", "W90")
def test_duels_are_won_where_there_are_duels():
    assert found(Goal(win_duels=2)) == []
    assert found(Goal(win_duels=2), rules=SpecialRules(duels=False)) == [
        (("goals", 0, "win_duels"), "the special rules of this scenario allow no duels")
    ]


@pytest.mark.rule("S3", "W90")
def test_what_is_gathered_is_there_and_so_is_the_building():
    assert found(Goal(side="outlaws", gather=Gathering("gold", "store", 3))) == []
    assert found(Goal(side="outlaws", gather=Gathering("gold", "bank", 4))) == [
        (("goals", 0, "gather", "in"), "there is no bank among the buildings"),
        (("goals", 0, "gather", "token"), "there are 3 tokens of kind gold in the scenario, not 4"),
    ]
    assert found(Goal(side="outlaws", gather=Gathering("colt", "saloon", 2))) == [
        (("goals", 0, "gather", "token"), "there are 0 tokens of kind colt in the scenario, not 2")
    ]


@pytest.mark.rule("S5", "W90")
def test_tokens_in_piles_and_in_slots_are_there_too():
    carrier = CowboyStart("lawmen", 3, (30.0, 20.0), tokens=("colt",))
    piles = (PileStart(("saloon",), {"colt": 1}),)
    goal = Goal(side="outlaws", gather=Gathering("colt", "saloon", 2))
    assert found(goal, piles=piles, cowboys=(*scenario().cowboys, carrier)) == []
    assert found(goal, piles=piles)[0][0] == ("goals", 0, "gather", "token")


@pytest.mark.rule("S4", "W90")
def test_what_is_turned_has_somebody_to_turn_it():
    turning = SpecialRules(turn_tokens=TurnTokens("water", "outlaws", "lawmen"))
    goal = Goal(side="outlaws", turn=Turning("water", 2))
    assert found(goal, rules=turning) == []
    nobody = (("goals", 0, "turn"), "`rules: turn_tokens` must say who turns the water")
    assert found(goal) == [nobody]
    assert found(Goal(side="outlaws", turn=Turning("water", 3))) == [
        (("goals", 0, "turn", "token"), "there are 2 tokens of kind water in the scenario, not 3"),
        nobody,
    ]
    gold = Goal(side="outlaws", turn=Turning("gold", 1))
    assert found(gold, rules=turning) == [(("goals", 0, "turn"), "`rules: turn_tokens` must say who turns the gold")]


@pytest.mark.rule("S7", "S8", "W90")
def test_who_must_reach_a_house_is_played_by_the_goals_side():
    assert found(Goal(side="lawmen", reach=Reaching(("woman", "lawman-1"), "saloon"))) == []
    assert found(Goal(side="lawmen", reach=Reaching(("woman", "outlaw-1", "lawman-4"), "bank"))) == [
        (("goals", 0, "reach", "building"), "there is no bank among the buildings"),
        (("goals", 0, "reach", "who", 1), "outlaw-1 is never played by the lawmen"),
        (("goals", 0, "reach", "who", 2), "lawman-4 is not in the scenario"),
    ]


@pytest.mark.rule("S6", "S7")
def test_or_joins_it_by_a_trigger():
    goal = Goal(side="outlaws", reach=Reaching(("man",), "saloon"))
    never = [(("goals", 0, "reach", "who", 0), "man is never played by the outlaws")]
    assert found(goal) == never
    joins = Trigger(Cause(blown_up="saloon"), Joining("man", "outlaws"))
    assert found(goal, triggers=(joins,)) == []
    assert found(goal, triggers=(Trigger(Cause(blown_up="saloon"), Joining("man", "lawmen")),)) == never


@pytest.mark.rule("S6", "S9", "W90")
def test_an_escape_names_an_exit_that_is_there():
    assert found(Goal(side="lawmen", escape=Escaping("gate", who=("woman",)))) == []
    assert found(Goal(side="lawmen", escape=Escaping("gate", token="gold"))) == []
    assert found(Goal(side="lawmen", escape=Escaping("door", who=("woman",)))) == [
        (("goals", 0, "escape", "exit"), "there is no exit called door")
    ]
    assert found(Goal(side="lawmen", escape=Escaping("gate", token="hostage"))) == [
        (("goals", 0, "escape", "token"), "there are 0 tokens of kind hostage in the scenario, not 1")
    ]
    assert found(Goal(side="lawmen", escape=Escaping("gate", who=("man", "outlaw-1")))) == [
        (("goals", 0, "escape", "who", 0), "man is never played by the lawmen"),
        (("goals", 0, "escape", "who", 1), "outlaw-1 is never played by the lawmen"),
    ]


@pytest.mark.rule("S9", "S10", "W90")
def test_noon_names_what_there_is():
    def at_noon(noon: Noon) -> Told:
        return found(clock=Clock(7, noon))

    assert at_noon(Noon(holder="gold")) == []
    assert at_noon(Noon(holder="hostage")) == [
        (("clock", "noon", "holder"), "there are 0 tokens of kind hostage in the scenario, not 1")
    ]
    assert at_noon(Noon(leaders=("outlaw-1", "lawman-2"))) == []
    one_of_each = (("clock", "noon", "leaders"), "the leaders are one man of each side")
    assert at_noon(Noon(leaders=("lawman-1", "lawman-2"))) == [one_of_each]
    assert at_noon(Noon(leaders=("lawman-1", "man"))) == [one_of_each]
    assert at_noon(Noon(leaders=("lawman-1", "outlaw-5"))) == [
        (("clock", "noon", "leaders", 1), "outlaw-5 is not in the scenario"),
        one_of_each,
    ]


@pytest.mark.rule("S6", "S7")
def test_triggers_name_what_there_is():
    def triggered(cause: Cause, join: Any = "man", **changes: Any) -> Told:
        return found(triggers=(Trigger(cause, Joining(join, "outlaws")),), **changes)

    gallows = {"props": (PropStart("gallows", (0.0, 0.0)),)}
    assert triggered(Cause(blown_up="saloon")) == []
    assert triggered(Cause(toppled="gallows"), **gallows) == []
    assert triggered(Cause(blown_up="bank")) == [
        (("triggers", 0, "when", "blown_up"), "there is no bank among the buildings")
    ]
    assert triggered(Cause(toppled="gallows")) == [
        (("triggers", 0, "when", "toppled"), "there are no gallows among the props")
    ]
    assert triggered(Cause(blown_up="saloon"), "woman", neutrals=PLACE["neutrals"][:1]) == [
        (("triggers", 0, "then", "join"), "woman is not in the scenario")
    ]


@pytest.mark.rule("S4", "S9")
def test_special_rules_are_about_tokens_that_there_are():
    rules = SpecialRules(
        turn_tokens=TurnTokens("colt", "outlaws", "lawmen"), burdens=(Burden("gold"), Burden("hostage"))
    )
    assert found(rules=rules) == [
        (("rules", "turn_tokens", "token"), "there are 0 tokens of kind colt in the scenario, not 1"),
        (("rules", "burdens", 1, "token"), "there are 0 tokens of kind hostage in the scenario, not 1"),
    ]


@pytest.mark.rule("W90", "W8")
def test_no_goal_is_met_before_the_first_turn():
    goals = (Goal(eliminate=1), Goal(side="outlaws", gather=Gathering("gold", "saloon", 2)))
    assert found(*goals) == [(("goals", 1), "the outlaws have done this before the first turn")]


@pytest.mark.rule("W44", "W90")
def test_nobody_has_to_go_into_a_closed_house():
    closed = (BuildingStart("saloon", (0.0, 20.0)), BuildingStart("bank", (30.0, 20.0), closed=True))
    told = "the bank is closed: nobody can enter it"
    gather = Goal(side="outlaws", gather=Gathering("gold", "bank"))
    assert found(gather, buildings=closed) == [(("goals", 0, "gather", "in"), told)]
    reach = Goal(side="lawmen", reach=Reaching(("woman",), "bank"))
    assert found(reach, buildings=closed) == [(("goals", 0, "reach", "building"), told)]


@pytest.mark.rule("S8")
def test_a_figure_counts_once():
    twice = Goal(side="outlaws", eliminate=Elimination(("woman", "woman"), 2))
    assert found(twice) == [(("goals", 0, "eliminate", "who", 1), "woman is named twice")]


@pytest.mark.rule("S6", "S7")
def test_only_who_belongs_to_nobody_can_join_a_side():
    trigger = Trigger(Cause(blown_up="saloon"), Joining("woman", "outlaws"))
    told = "the woman belongs to a side from the start"
    assert found(triggers=(trigger,)) == [(("triggers", 0, "then", "join"), told)]
