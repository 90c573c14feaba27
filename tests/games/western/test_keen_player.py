"""Whole matches on the real table by a player who wants something: sound at every moment, and they end."""

from __future__ import annotations

import pytest

from flick3d.match.session import Session
from flick3d.rules.game import Seat
from flick3d.scenario import library
from tests.games.western.keen_player import play_keenly

SHIPPED = [entry.name for entry in library.entries() if not entry.own and entry.name.startswith("western/")]
SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("Cy", "lawmen"))


def played(games, table, name: str, seed: int, most_actions: int = 2000) -> Session:
    scenario = library.load(name, games)
    session = Session.start(scenario.game, table, scenario.scenario, SEATS, seed)
    play_keenly(session, seed, most_actions)
    return session


@pytest.mark.parametrize("name", ["western/high-noon", "western/the-gallows"])
def test_the_beginning_of_a_match(games, table, name):
    session = played(games, table, name, seed=1, most_actions=60)
    assert len(session.steps) == 60 or session.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("name", SHIPPED)
def test_every_scenario_comes_to_an_end(games, table, name, seed):
    session = played(games, table, name, seed)
    assert session.outcome is not None
    assert session.prompt is None
