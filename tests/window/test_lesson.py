"""A newcomer's first match with the mouse alone: from the menu to the first topple, out, and back to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flick3d.games.western.events import Hit
from flick3d.physics.table import Table
from tests.window.front_game import FrontGame
from tests.window.played_game import SIZE
from tests.window.screen import Screen
from tests.window.test_playing import safe_move, sure_shot

pytestmark = pytest.mark.window


Start = Callable[[str], FrontGame]


@pytest.fixture
def newcomers(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """Starts the game, each time with the same home."""
    started: list[FrontGame] = []

    def start(name: str) -> FrontGame:
        started.append(FrontGame(screen, tmp_path / name, tmp_path / "home"))
        return started[-1]

    yield start
    for each in started:
        each.stop()


def teaches(game: FrontGame, step: str) -> None:
    game.until(lambda told: told.get("lesson") == step and told["still"] and not told["busy"])


def test_a_newcomer_is_taught_until_the_first_topple_quits_and_goes_on(newcomers: Start, table: Table) -> None:
    game = newcomers("first")
    game.until(lambda told: told["mode"] == "front:menu" and told["page"]["focused"] == "learn")
    game.click_button("learn")
    game.until(lambda told: told["mode"] == "front:learn" and "western" in told["buttons"])
    game.click_button("western")
    teaches(game, "w-look")
    game.move_to(SIZE[0] / 2, SIZE[1] / 2)
    game.screen.do("click", 4)
    teaches(game, "w-choose")
    game.click_piece("lawman-1")
    teaches(game, "w-disc")
    game.click_button("move")
    teaches(game, "w-pull")
    game.until_mode("aiming")
    game.flick(*safe_move(game.session(table), table, 200.0))
    teaches(game, "w-face")
    game.click_point(25.0, -3.0)
    teaches(game, "w-shoot")
    offer, direction = sure_shot(game.session(table), table)
    game.click_button(f"shoot {offer.fixed[0]}")
    game.until_mode("aiming")
    game.flick(direction, 1.0)
    teaches(game, "w-hit")
    assert any(isinstance(event, Hit) for step in game.session(table).steps for event in step.events)
    game.click_button("lesson next")
    teaches(game, "w-hats")
    game.click_button("lesson hide")
    told = game.until(lambda told: told["lesson"] is None and "F4" in told["hint"])
    steps = told["steps"]
    game.pause()
    game.click_paused("leave")
    assert game.leave_by_menu() == 0
    assert "Traceback" not in game.output()

    again = newcomers("again")
    again.until(lambda told: told["mode"] == "front:menu" and told["page"]["focused"] == "continue")
    again.click_button("continue")
    told = again.until(lambda told: told.get("steps") == steps and told["still"] and not told["busy"])
    assert told["lesson"] == "w-hit", "the lesson goes on with what was done last"
    again.pause()
    again.click_paused("leave")
    assert again.leave_by_menu() == 0
    assert len(again.records()) == 1, "what was gone on with is not kept twice"
