"""Each lesson is walked through in a match: every step is reached and completed."""

from __future__ import annotations

import math
import string
from typing import Any

import pytest

from flick3d.rulebook.loading import load_book
from flick3d.rules.actions import action_text
from flick3d.view.lessons.fading import Learned
from flick3d.view.lessons.lesson import PLAYED, Step
from flick3d.view.lessons.lessons import HINTS, LESSONS, TEXTS, lesson_of
from flick3d.view.lessons.progress import Progress, did, hide, seen
from tests.view.lessons.driven import Driven

ALL: list[Step] = [step for steps in (*(each.steps for each in LESSONS.values()), *HINTS.values()) for step in steps]


def rest(match: Driven) -> None:
    """The computer's side does nothing until the learner is asked."""
    while not match.is_learners:
        choices = [action_text(choice) for choice in match.prompt.choices]
        match.plays("end" if "end" in choices else choices[0])


def weakly(match: Driven) -> str:
    """A flick that only just goes out of the cloud, past the Map's middle."""
    offer = match.prompt.flicks[0]
    return offer.text(math.degrees(math.atan2(-offer.at[1], -offer.at[0])) + 35.0, 110.0)


def test_the_western_lesson_is_walked_through(games: Any, table: Any) -> None:
    match = Driven(LESSONS["western"], games, table)
    assert match.told() == "w-look"
    assert match.does("camera") == "w-choose"
    match.plays("play lawman-1")
    assert match.told() == "w-disc"
    assert match.aims("move") == "w-pull"
    match.plays(match.offer("move").text(250.0, 60.0))
    assert match.told() == "w-face"
    match.plays("face 0")
    assert match.told() == "w-shoot"
    assert match.aims("shoot") == ""
    match.plays(match.offer("shoot").text(270.0, 60.0))
    assert match.told() == "w-hats"
    assert match.reads() == "w-computer"
    assert match.reads() == ""
    rest(match)
    assert match.told() == "w-win"
    match.plays("play lawman-2")
    assert match.told() == "w-topple"
    match.plays(match.tries(match.offer("shoot"), match.at("outlaw-2"), "Hit"))
    assert match.told() == "w-hit"
    assert match.reads() == "w-house"
    match.plays(match.tries(match.offer("move"), match.at("saloon"), "block"))
    assert match.told() == ""
    match.plays("stand left")
    assert match.told() == "w-inside"
    match.reads()
    assert match.progress.is_over


def test_the_lesson_of_faith_is_walked_through(games: Any, table: Any) -> None:
    match = Driven(LESSONS["faith"], games, table)
    assert match.told() == "f-race"
    assert match.aims("race") == "f-pull"
    match.plays(match.prompt.flicks[0].text(225.0, 200.0))
    match.plays(match.prompt.flicks[0].text(45.0, 90.0))
    if not match.is_learners:
        match.plays(weakly(match))
    assert match.told() == "f-look"
    assert match.does("camera") == "f-prophet"
    match.plays(weakly(match))
    assert match.told() == "f-presence"
    assert match.reads() == "f-rival"
    match.reads()
    match.plays(weakly(match))
    assert match.told() == "f-shove"
    assert match.reads() == "f-city"
    city = match.session.state.map.islands[0].city.at
    match.plays(match.tries(match.prompt.flicks[0], city, "temples"))
    assert match.told() == "f-temple"
    match.plays(next(text for text in map(action_text, match.prompt.choices) if text.startswith("found")))
    assert match.told() == "f-place"
    spot = match.prompt.spots[0]
    match.plays(spot.text(*(spot.at or city)))
    if match.is_learners and match.prompt.kind == "temples":
        match.plays("done")
    match.plays(weakly(match))
    assert match.told() == "f-navel"
    match.plays(match.tries(match.prompt.flicks[0], (0.0, 0.0), "Blessed"))
    while match.session.state.generation == 1:
        match.plays("done" if match.prompt.kind == "temples" else weakly(match))
    assert match.told() == "f-worship"
    assert match.reads() in ("f-win", "")
    while not match.is_learners:
        match.plays("done" if match.prompt.kind == "temples" else weakly(match))
    assert match.told() == "f-win"
    match.reads()
    assert match.progress.is_over


def test_everything_has_its_words_and_a_rule_of_the_book() -> None:
    rules = {rule.id for game in HINTS for chapter in load_book(game).chapters for rule in chapter.rules}
    assert sorted(TEXTS) == sorted(step.id for step in ALL)
    assert {step.rule for step in ALL} <= {*rules, ""}
    for title, text in TEXTS.values():
        assert len(title) <= 20
        assert len(text) <= 90
        assert text.count(".") + text.count("?") <= 4
        assert text.endswith(".")
        assert not [name for _, name, _, _ in string.Formatter().parse(text) if name]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=str)
def test_a_lesson_is_neither_short_nor_long(lesson: Any) -> None:
    assert 8 <= len(lesson.steps) <= 13
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


READ, DO = Step("read", ("here",)), Step("do", ("here",), ("jump",))


def test_what_is_done_early_counts_and_playing_on_is_reading() -> None:
    progress = seen(Progress((READ, DO)), frozenset({"here"}))
    assert (progress.up, progress.number) == ("read", 1)
    progress = did(progress, ("jump",))
    assert (progress.up, progress.done) == ("read", {"do"})
    assert seen(progress, frozenset()).up == "read"
    assert did(progress, (PLAYED,)).is_over


def test_a_step_to_be_done_comes_and_goes_and_can_be_skipped() -> None:
    progress = seen(Progress((DO,)), frozenset({"here"}))
    assert progress.up == "do"
    assert seen(progress, frozenset({"there"})).up == ""
    assert not did(progress, (PLAYED,)).is_over
    assert did(progress, ("next",)).is_over
    assert hide(progress).hidden


def test_a_match_of_a_lesson_goes_on_with_it_until_it_is_learned() -> None:
    assert lesson_of("lessons/western", Learned()) == LESSONS["western"]
    assert lesson_of("lessons/western", Learned().taught("western")) is None
    assert lesson_of("western/main-street", Learned()) is None
