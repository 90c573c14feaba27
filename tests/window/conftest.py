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
def play(screen: Screen, tmp_path: Path) -> Iterator[Begin]:
    """Starts the game with these arguments of the command `play`."""
    games: list[PlayedGame] = []

    def start(*arguments: str, briefing: bool = False) -> PlayedGame:
        told = tmp_path / f"told-{len(games)}"
        games.append(PlayedGame(screen, told, *arguments, home=tmp_path / "home", briefing=briefing))
        return games[-1]

    yield start
    for game in games:
        game.stop()


@pytest.fixture
def begin(play: Begin, tmp_path: Path) -> Begin:
    """Starts a Western with a scenario's text, Ann for the lawmen and Ben for the outlaws."""

    def start(scenario: str, briefing: bool = False) -> PlayedGame:
        file = tmp_path / "scenario.yaml"
        file.write_text(scenario, encoding="utf-8")
        players = ("--players", "lawmen=Ann", "--players", "outlaws=Ben")
        return play(str(file), *players, "--seed", "1", briefing=briefing)

    return start
