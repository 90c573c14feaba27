"""What a scenario is about, said from its data alone: goals, 12:00, special rules, also of one that nobody has seen."""

from __future__ import annotations

import typing

import msgspec
import pytest
import yaml

from flick3d.games.western.scenario import Clock, CowboyStart, Scenario
from flick3d.games.western.vocabulary import (
    Burden,
    Cause,
    Elimination,
    Escaping,
    Gathering,
    Goal,
    Joining,
    Noon,
    NoonWord,
    Reaching,
    SpecialRules,
    Trigger,
    Turning,
    TurnTokens,
)
from flick3d.view.western.words import Words

WORDS = Words()


@pytest.mark.parametrize(
    ("goal", "side", "sentence"),
    [
        (Goal(eliminate=3), "lawmen", "Eliminate three of the outlaws."),
        (Goal(eliminate=1), None, "Eliminate one of the other side."),
        (Goal(eliminate=Elimination(("outlaw-1",))), "lawmen", "Eliminate Outlaw 1."),
        (Goal(eliminate=Elimination(("woman", "man"))), "outlaws", "Eliminate the woman or the man."),
        (Goal(eliminate=Elimination(("woman", "man"), 2)), "outlaws", "Eliminate the woman and the man."),
        (
            Goal(eliminate=Elimination(("woman", "man", "lawman-1"), 2)),
            "outlaws",
            "Eliminate two of these: the woman, the man and Lawman 1.",
        ),
        (Goal(win_duels=3), None, "Win three duels."),
        (Goal(win_duels=1), None, "Win one duel."),
        (
            Goal(gather=Gathering("gold", "saloon", 4)),
            "outlaws",
            "Have four gold in the Saloon, on its blocks or carried by one of yours inside.",
        ),
        (
            Goal(when="round-end", turn=Turning("water", 3)),
            "outlaws",
            "Have three skulls up. It counts only at the end of a round.",
        ),
        (Goal(turn=Turning("document", 2)), "outlaws", "Have two documents turned over."),
        (Goal(reach=Reaching(("man",), "saloon")), "outlaws", "The man must reach the Saloon."),
        (
            Goal(reach=Reaching(("woman", "man"), "town-hall")),
            "lawmen",
            "The woman and the man must each reach the Town Hall.",
        ),
        (Goal(escape=Escaping("south", ("man",))), "outlaws", "The man must leave through the south exit."),
        (
            Goal(escape=Escaping("south-road", token="hostage")),
            "outlaws",
            "Carry the hostage out through the south road.",
        ),
    ],
)
@pytest.mark.rule("W8")
def test_a_goal_is_said_exactly(goal: Goal, side: typing.Any, sentence: str) -> None:
    assert WORDS.goal(goal, side) == sentence


@pytest.mark.rule("W8", "W90")
def test_every_noon_has_words() -> None:
    plain = [WORDS.noon(word) for word in typing.get_args(NoonWord)]
    assert len(set(plain)) == 4
    assert "carries the hostage" in WORDS.noon(Noon(holder="hostage"))
    leaders: typing.Any = ("lawman-1", "outlaw-1")
    assert "Lawman 1 and Outlaw 1" in WORDS.noon(Noon(leaders=leaders))
    assert WORDS.noon(Noon(leaders=leaders, tie="duel")).endswith("equal: a duel of the two decides.")


@pytest.mark.rule("W83")
def test_special_rules_and_triggers_are_said_exactly() -> None:
    water, papers = TurnTokens("water", "outlaws", "lawmen"), TurnTokens("document", "lawmen", "outlaws")
    assert WORDS.turning(water) == (
        "With an action inside, an outlaw turns the drop to its skull, and a lawman turns it back."
    )
    assert WORDS.turning(papers) == (
        "With an action inside, a lawman turns a document over, and an outlaw turns it back."
    )
    hostage = "Whoever carries the hostage "
    assert WORDS.burden(Burden("hostage", 0.5, False)) == (
        hostage + "moves with at most half the strength and may not shoot."
    )
    assert (
        WORDS.burden(Burden("gold", 0.4)) == "Whoever carries the gold moves with at most 40 per cent of the strength."
    )
    assert WORDS.burden(Burden("hostage", may_shoot=False)) == hostage + "may not shoot."
    blown = Trigger(Cause(blown_up="sheriff"), Joining("man", "outlaws", 2))
    assert (
        WORDS.trigger(blown) == "When the Sheriff's Office is blown up, the man joins the outlaws with two hit points."
    )
    toppled = Trigger(Cause(toppled="gallows"), Joining("man", "outlaws"))
    assert WORDS.trigger(toppled) == "When a flick topples the gallows, the man joins the outlaws."


ELEVENTH = """
game: western
title: The Eleventh
briefing: Nobody has played this yet.
clock: {start: 8, noon: {leaders: [lawman-1, outlaw-1]}}
initiative: lawman-1
goals: [{eliminate: 1}]
rules: {duels: false, burdens: [{token: gold, speed: 0.25}]}
neutrals: [{figure: woman, side: lawmen, at: [0, 0]}]
cowboys:
  - {side: lawmen, number: 1, at: [-6, 0], hit_points: 5, actions: 3}
  - {side: outlaws, number: 1, at: [8, 0], actions: 1}
"""


def test_any_scenario_is_told_from_its_data() -> None:
    scenario = msgspec.convert(yaml.safe_load(ELEVENTH), Scenario)
    assert WORDS.special_rules(scenario) == (
        "The woman is played by the lawmen.",
        "Whoever carries the gold moves with at most a quarter of the strength.",
        "There are no duels: a house with enemies inside cannot be entered.",
        "Lawman 1 has five hit points and three actions in a turn.",
        "Outlaw 1 has one action in a turn.",
    )


def test_what_may_be_reached_from_outside_is_said() -> None:
    said = Words().special_rules(scenario_with(SpecialRules(tokens_outside=True)))
    assert said == ("Whoever stands beside a house can take tokens from its blocks, and drop them on the ground.",)


def scenario_with(rules: SpecialRules) -> Scenario:
    return Scenario(
        game="western",
        title="T",
        briefing="B",
        clock=Clock(start=7),
        initiative="lawman-1",
        goals=(Goal(eliminate=1),),
        cowboys=(CowboyStart("lawmen", 1, (0.0, 0.0)), CowboyStart("outlaws", 1, (9.0, 0.0))),
        rules=rules,
    )
