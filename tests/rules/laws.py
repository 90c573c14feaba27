"""The laws of the controller: what holds for every game at every moment of every match."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from flick3d.rules.actions import Action, action_text
from flick3d.rules.controller import Controller
from flick3d.rules.errors import ActionTextError, FactsError, RefusedError
from flick3d.rules.facts import Facts
from flick3d.rules.prompts import Prompt
from flick3d.rules.random_player import random_action
from tests.rules.fake_facts import plausible_facts, untouched

STRANGE = (
    "",
    "   ",
    "dance",
    "move",
    "move north 5.0",
    "shoot left 1.0",
    "play a b",
    "bid",
    "bid 1.5",
    "end now",
    "\x00",
)


class Stranger(Action, frozen=True):
    """An action of no game."""

    number: float = 1.0


def match_moments(controller: Controller, chance: Random, most_actions: int) -> Iterator[Controller]:
    """Every moment of a random match with random facts, the first and the last included.

    Raises AssertionError when the match does not end within `most_actions`, or when a step breaks a law.
    """
    yield controller
    for _ in range(most_actions):
        if controller.prompt is None:
            return
        controller = step(controller, controller.read(random_action(controller.prompt, chance)), chance)
        yield controller
    assert controller.prompt is None, f"the match goes on after {most_actions} actions"


def step(controller: Controller, action: Action, chance: Random) -> Controller:
    """Play a legal action and check the laws of a step: nothing is mutated, all is repeatable, events are declared."""
    facts = facts_for(controller, action, chance)
    before = msgspec.json.encode(controller.state)
    after, events = controller.apply(action, facts)
    assert msgspec.json.encode(controller.state) == before, "apply changed the state that it was given"
    again, events_again = controller.apply(action, facts)
    assert (again.state, events_again) == (after.state, events), "the same action and facts gave another state"
    for event in events:
        assert type(event) in controller.game.events, f"{event} is no declared kind of event"
    kinds = functools.reduce(operator.or_, controller.game.events)
    assert tuple(msgspec.json.decode(msgspec.json.encode(events), type=tuple[kinds, ...])) == events
    return after


def facts_for(controller: Controller, action: Action, chance: Random) -> Facts | None:
    """Plausible facts when the action is a flick, else None."""
    shot = controller.shot(action)
    return None if shot is None else plausible_facts(shot, chance)


def check_moment(controller: Controller, chance: Random) -> None:
    """Check every law of one moment."""
    prompt = controller.prompt
    assert (prompt is None) == (controller.outcome is not None), "a match asks until it has an outcome"
    assert controller.game.faults(controller.state) == ()
    check_storage(controller)
    check_strange_input(controller)
    if prompt is None:
        return
    assert prompt.player in players(controller), "who is asked sits at the table"
    texts = offered_texts(prompt, chance)
    assert texts, "a prompt offers something"
    for text in texts:
        action = controller.read(text)
        assert controller.check(action) is None, f"{text} is offered and refused"
        assert controller.read(action_text(action)) == action
    for text in offered_texts(prompt, chance, thorough=False):
        check_facts_are_checked(controller, controller.read(text))
    for action in prompt.choices:
        assert type(action) in controller.game.actions
    check_barred(controller, prompt)
    check_sight(controller, prompt)


def check_storage(controller: Controller) -> None:
    """A state and its layout survive being stored."""
    state = controller.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=controller.game.state_type) == state
    layout = controller.game.layout(state)
    assert len({placement.piece for placement in layout}) == len(layout)
    area = controller.game.area(state)
    assert area.width > 0.0
    assert area.depth > 0.0


def check_strange_input(controller: Controller) -> None:
    """Foreign and malformed actions are refused and never applied; strange texts are no actions."""
    for text in STRANGE:
        try:
            action = controller.read(text)
        except ActionTextError as error:
            assert repr(text)[1:-1].strip() in repr(str(error)) or not text.strip()
        else:
            assert controller.check(action) is not None, f"{text!r} is accepted"
    assert controller.check(Stranger()) is not None
    with pytest.raises(RefusedError):
        controller.apply(Stranger())
    for kind in controller.game.actions:
        fields = kind.__struct_fields__
        malformed = kind(*(object() for _ in fields))
        if fields:
            refusal = controller.check(malformed)
            assert refusal is not None
            assert refusal.reason in ("unknown-action", "match-over")


def check_facts_are_checked(controller: Controller, action: Action) -> None:
    """A flick needs facts of its own shot, any other action takes none."""
    shot = controller.shot(action)
    if shot is None:
        with pytest.raises(FactsError):
            controller.apply(action, untouched(controller.game.layout(controller.state)))
        return
    assert shot.pushes
    assert all(push.piece in shot.layout for push in shot.pushes)
    with pytest.raises(FactsError):
        controller.apply(action)
    with pytest.raises(FactsError):
        controller.apply(action, untouched(shot.layout.without([shot.pushes[0].piece])))


def check_barred(controller: Controller, prompt: Prompt) -> None:
    """What is barred is refused whatever the direction, and with the same refusal where a flick is possible."""
    for barred in prompt.barred:
        actions = [controller.read(text) for text in barred_texts(controller, barred.words)]
        refusals = [controller.check(action) for action in actions]
        assert None not in refusals, f"{barred} is barred and legal"
        assert barred.refusal in refusals, f"{barred} is refused otherwise: {refusals}"
        with pytest.raises(RefusedError) as refused:
            controller.apply(actions[refusals.index(barred.refusal)])
        assert refused.value.refusal == barred.refusal


def check_sight(controller: Controller, prompt: Prompt) -> None:
    """Who decides sees enough to be asked the same; looking twice hides nothing more."""
    for player in players(controller):
        seen = controller.game.seen_by(controller.state, player)
        assert isinstance(seen, controller.game.state_type)
        assert controller.game.seen_by(seen, player) == seen
        assert msgspec.json.decode(msgspec.json.encode(seen), type=controller.game.state_type) == seen
        assert controller.game.layout(seen) == controller.game.layout(controller.state)
        if player == prompt.player:
            assert controller.game.prompt(seen, controller.ground) == prompt


def offered_texts(prompt: Prompt, chance: Random, thorough: bool = True) -> list[str]:
    """Texts of all that a prompt offers: every choice, and flicks and turns at their ends and somewhere between.

    Not thorough: each flick once only.
    """
    texts = [action_text(choice) for choice in prompt.choices]
    for flick in prompt.flicks:
        first, last = flick.arc or (0.0, 359.9999)
        middle = first + (last - first) % 360.0 * chance.random()
        speeds = (flick.lowest_speed, chance.uniform(flick.lowest_speed, flick.highest_speed), flick.highest_speed)
        found = [flick.text(direction, speed) for direction in (first, middle, last) for speed in speeds]
        texts += found if thorough else found[:1]
    texts += [turn.text(direction) for turn in prompt.turns for direction in (-1.0, 0.0, 359.9999, 1000.0)]
    texts += [spot.text(*corner) for spot in prompt.spots for corner in spot.outline[:: max(1, len(spot.outline) // 4)]]
    return texts


def barred_texts(controller: Controller, words: tuple[str, ...]) -> list[str]:
    """Texts of a barred action: its words, with usual numbers for every number that they leave open."""
    kind = next(kind for kind in controller.game.actions if kind.__struct_config__.tag == words[0])
    missing = kind.__struct_fields__[len(words) - 1 :]
    if not missing:
        return [" ".join(words)]
    return [" ".join([*words, *(f"{number}.0" for _ in missing)]) for number in (100, 30, 60, 90, 120, 150, 180, 270)]


def players(controller: Controller) -> list[str]:
    """The names of all players."""
    state: Any = controller.state
    return list(state.players) if isinstance(state.players, tuple) else [seat.name for seat in state.seats]
