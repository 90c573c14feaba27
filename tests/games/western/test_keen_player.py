"""Whole matches of the shipped scenarios by a player who wants something: sound at every moment, and they end."""

from __future__ import annotations

import pytest

from flick3d.match.session import Session
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.rules.random_player import random_action
from flick3d.scenario import library
from tests.games.western.keen_player import check_prompt, keen_action, play_keenly
from tests.games.western.rough_facts import rough_facts

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
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("name", SHIPPED)
def test_every_scenario_comes_to_an_end(games, table, name, seed):
    session = played(games, table, name, seed)
    assert session.outcome is not None
    assert session.prompt is None


def played_roughly(games, table, name: str, seed: int, most_actions: int = 2000) -> Controller:
    """The match after so many actions, half of them keen, on a rough table; every moment is sound."""
    scenario = library.load(name, games)
    controller = Controller.start(scenario.game, table, scenario.scenario, SEATS, seed)
    for number in range(most_actions):
        prompt = controller.prompt
        if prompt is None:
            break
        chance = stream(seed, "rough", number)
        if number % 7 == 0:
            check_prompt(controller, prompt)
        keen = chance.random() < 0.5
        text = keen_action(controller.state, prompt, chance) if keen else random_action(prompt, chance)
        action = controller.read(text)
        shot = controller.shot(action)
        controller, events = controller.apply(action, shot and rough_facts(controller, shot, chance))
        assert controller.game.faults(controller.state) == (), f"seed {seed}, action {number + 1} {text}: {events}"
    return controller


@pytest.mark.parametrize("name", SHIPPED)
def test_the_beginning_of_a_match_on_a_rough_table(games, table, name):
    played_roughly(games, table, name, seed=1, most_actions=60)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("name", SHIPPED)
def test_every_scenario_comes_to_an_end_on_a_rough_table(games, table, name, seed):
    assert played_roughly(games, table, name, seed).outcome is not None
