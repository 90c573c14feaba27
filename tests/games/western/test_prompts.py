"""Prompts tell the whole truth: whatever is legal is offered, and nothing else."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from flick3d.games.western.actions import (
    Aside,
    Challenge,
    Draw,
    Drop,
    End,
    Exchange,
    Hold,
    Keep,
    Leave,
    Play,
    Stand,
    Take,
    Trade,
    Turn,
)
from flick3d.games.western.state import State
from flick3d.rules.actions import Action
from flick3d.rules.controller import Controller
from tests.rules.laws import match_moments
from tests.rules.specimens import SPECIMENS

EVERYTHING = next(specimen for specimen in SPECIMENS if specimen.name == "western-everything")

FLICKS = (
    ("move", ""),
    *(("shoot", side) for side in ("left", "right", "near", "behind")),
    *(("rifle", side) for side in ("front", "behind")),
    *(("throw", side) for side in ("left", "right", "near", "behind")),
)
"""Every way to flick: the word and the side."""


def choices(state: State) -> Iterator[Action]:
    """Every action without a number that names something of this match."""
    men = [man.id for man in state.cowboys]
    tokens = [token.id for token in state.tokens]
    pieces = [placement.piece for placement in state.layout]
    houses = [building.kind for building in state.scenario.buildings]
    yield from (End(), Hold(), Draw(), Keep(), Leave(), Stand("left"), Stand("right"))
    yield from (kind(man) for kind in (Play, Challenge) for man in men)
    yield from (kind(token) for kind in (Take, Drop, Trade, Turn) for token in tokens)
    yield from (Exchange(token, other) for token, other in itertools.product(tokens, tokens))
    if state.phase == "act":
        yield from (Aside(piece, house) for piece, house in itertools.product(pieces, houses))


def flicks_that_are_legal(controller: Controller) -> set[tuple[str, str]]:
    """Words and sides of the flicks that are legal in some direction."""
    return {
        (word, side)
        for word, side in FLICKS
        for direction in range(0, 360, 30)
        if controller.check(controller.read(" ".join(f"{word} {side} {direction}.0 100.0".split()))) is None
    }


@pytest.mark.rule("W14", "W42", "W50", "W58", "W70", "W71", "W72", "W75", "W81", "W82")
@pytest.mark.parametrize("seed", range(6))
def test_exactly_what_is_offered_is_legal(seed: int) -> None:
    looked = 0
    for number, moment in enumerate(match_moments(EVERYTHING.start(seed), Random(seed), EVERYTHING.most_actions)):
        if moment.prompt is None or (moment.state.phase in ("act", "choose-cowboy") and number % 5):
            continue
        looked += 1
        legal = {action for action in choices(moment.state) if moment.check(action) is None}
        assert set(moment.prompt.choices) == legal
        offered = {(offer.word, *offer.fixed, "")[:2] for offer in moment.prompt.flicks}
        assert offered == flicks_that_are_legal(moment)
        bars = [" ".join(each.words) for each in moment.prompt.barred]
        assert len(set(bars)) == len(bars)
    assert looked > 5
