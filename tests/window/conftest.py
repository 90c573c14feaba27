"""One virtual screen for the tests of a file, and games that are started on it and stopped whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.played_game import SIZE, PlayedGame
from tests.window.screen import Screen, virtual_screen

Begin = Callable[..., PlayedGame]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """Larger than the window, so that the mouse can leave it."""
    with virtual_screen(SIZE[0] + 60, SIZE[1] + 200) as display:
        yield Screen(display)


@pytest.fixture
def begin(screen: Screen, tmp_path: Path) -> Iterator[Begin]:
    """Starts the game with a scenario's text, Ann for the lawmen and Ben for the outlaws."""
    games: list[PlayedGame] = []

    def start(scenario: str, briefing: bool = False) -> PlayedGame:
        file = tmp_path / "scenario.yaml"
        file.write_text(scenario, encoding="utf-8")
        players = ("--players", "lawmen=Ann", "--players", "outlaws=Ben")
        arguments = (str(file), *players, "--seed", "1")
        games.append(PlayedGame(screen, tmp_path / "told", *arguments, home=tmp_path / "home", briefing=briefing))
        return games[-1]

    yield start
    for game in games:
        game.stop()
