"""Short matches for the tests: started, and played by chance."""

from __future__ import annotations

from pathlib import Path

from flick3d.games import all_games
from flick3d.match.playing import Match, new_match
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.chance import stream
from flick3d.rules.game import Seat
from flick3d.rules.random_player import random_action
from flick3d.scenario.loading import LoadedScenario, scenario_of_data

SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))


def short_scenario() -> LoadedScenario:
    """Two against two for two rounds: a match by chance takes a fraction of a second."""
    data = {
        "game": "western",
        "title": "Short",
        "briefing": "Two rounds.",
        "clock": {"start": 10},
        "initiative": "lawman-1",
        "goals": [{"eliminate": 2}],
        "props": [{"kind": "barrel", "at": [0.0, 0.0]}],
        "buildings": [{"kind": "saloon", "at": [0.0, 20.0], "closed": True}],
        "cowboys": [
            {"side": side, "number": number, "at": [x, 8.0 * number - 12.0], "facing": facing}
            for side, x, facing in (("lawmen", -12.0, 0.0), ("outlaws", 12.0, 180.0))
            for number in (1, 2)
        ],
    }
    return scenario_of_data(data, "tests/short", "short", all_games())


def start(table: Table, scenario: LoadedScenario) -> Session:
    """A session without a record."""
    return Session.start(scenario.game, table, scenario.scenario, SEATS, 1)


def play(session: Session, steps: int, seed: int = 1) -> None:
    """Play so many actions by chance, or fewer when the match ends; the same seed at the same step does the same."""
    for _ in range(steps):
        prompt = session.prompt
        if prompt is None:
            return
        session.submit(session.read(random_action(prompt, stream(seed, "step", len(session.steps)))))


def recorded(table: Table, scenario: LoadedScenario, path: Path, steps: int, seed: int = 1) -> Match:
    """A match with a record of its own and so many random actions; it is not closed."""
    match = new_match(table, scenario, SEATS, 1, path=path, sync=False)
    play(match.session, steps, seed)
    return match
