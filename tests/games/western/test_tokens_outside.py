"""Tokens from outside: a scenario may allow more than taking them inside a building."""

from __future__ import annotations

import pytest

from flick3d.games.western.events import Dropped, Took
from flick3d.games.western.scenario import CowboyStart, TokensStart
from flick3d.games.western.state import GROUND as ON_THE_GROUND
from flick3d.games.western.vocabulary import SpecialRules
from flick3d.rules.controller import Controller
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import SALOON, open_town, words
from tests.rules.played import played

BESIDE, AWAY = (3.1, 10.2), (3.1, 8.0)
"""The saloon's first token lies at (3.1, 14.25), and a man reaches it from 4.2 cm away."""


def at_the_porch(place: tuple[float, float], allowed: bool, *carried: str) -> Controller:
    """Lawman 1 acts in the street before the saloon, on whose blocks token 1 (gold) lies."""
    cowboys = (
        CowboyStart("lawmen", 1, place, 90.0, tokens=carried),  # type: ignore[arg-type]
        CowboyStart("outlaws", 1, (-30.0, -20.0)),
        CowboyStart("outlaws", 2, (-20.0, -20.0)),
        CowboyStart("outlaws", 3, (-10.0, -20.0)),
    )
    tokens = (TokensStart("gold", "saloon"),)
    rules = SpecialRules(tokens_outside=allowed)
    town = open_town(cowboys=cowboys, buildings=(SALOON,), tokens=tokens, rules=rules, props=())
    return played(town, "play lawman-1")


@pytest.mark.rule("W70")
def test_a_scenario_may_let_who_stands_beside_the_blocks_take_from_them() -> None:
    controller = at_the_porch(BESIDE, True)
    after, events = controller.apply(controller.read("take token-1"))
    assert events == (Took("lawman-1", "token-1", "gold"),)
    assert after.state.actions_left == 1
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W70")
@pytest.mark.parametrize(("place", "allowed"), [(BESIDE, False), (AWAY, True)])
def test_without_that_word_or_too_far_away_nothing_is_taken(place: tuple[float, float], allowed: bool) -> None:
    controller = at_the_porch(place, allowed)
    assert "take token-1" not in words(controller)
    assert controller.check(controller.read("take token-1")) == Refusal("no-such-token", "W70", "token-1")


@pytest.mark.rule("W70")
def test_then_he_may_drop_what_he_carries_where_he_stands() -> None:
    controller = at_the_porch((-20.0, 0.0), True, "colt")
    after, events = controller.apply(controller.read("drop token-2"))
    assert events == (Dropped("lawman-1", "token-2", "colt", ""),)
    assert after.state.token("token-2").at == ON_THE_GROUND
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W70")
def test_else_tokens_are_dropped_inside_only() -> None:
    controller = at_the_porch((-20.0, 0.0), False, "colt")
    assert controller.check(controller.read("drop token-2")) == Refusal("not-inside", "W70", "token-2")
