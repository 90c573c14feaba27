"""A newcomer's path through the whole game: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from flick3d.games.western.events import MoveSucceeded
from flick3d.physics.table import Table
from tests.window.front_game import FrontGame
from tests.window.played_game import PlayedGame
from tests.window.screen import Screen
from tests.window.test_playing import choose_the_first, safe_move

pytestmark = pytest.mark.window


@pytest.fixture
def front(screen: Screen, tmp_path: Path) -> Iterator[FrontGame]:
    game = FrontGame(screen, tmp_path / "told", tmp_path / "home")
    yield game
    game.stop()


def move_the_first(game: PlayedGame, table: Table) -> int:
    """Flick the man who comes first to another place with the mouse; how many steps were played then."""
    choose_the_first(game, table)
    game.click_button("move")
    game.until_mode("aiming")
    session = game.session(table)
    direction, share = safe_move(session, table, 90.0)
    game.flick(direction, share)
    game.until(lambda told: told["steps"] > len(session.steps))
    events = game.session(table).steps[-1].events
    assert any(isinstance(event, MoveSucceeded) for event in events)
    return int(game.last["steps"])


def test_with_the_mouse_alone_a_match_is_begun_left_gone_on_with_and_watched(front: FrontGame, table: Table) -> None:
    front.until_page("menu")
    named = front.screen.do("search", "--class", "^flick3d$").split()
    assert str(front.window) in named, "a desktop finds the icon by this name"
    assert "continue" not in front.last["buttons"]
    front.click_button("new")
    front.until_page("scenarios")
    front.click_button("western/main-street")
    front.until_page("seats")
    front.click_button("start")
    front.until(lambda told: told["mode"] == "briefing")
    front.click_button("start")
    steps = move_the_first(front, table)
    front.pause()
    front.click_paused("keep")
    front.until(lambda told: len(list((front.home / "saves").glob("*.flick3d"))) == 1)
    front.click_paused("leave")
    front.until_page("menu")
    front.click_button("continue")
    told = front.until(lambda told: told.get("steps") == steps)
    front.until(lambda told: told["still"] and not told["busy"])
    assert told["mode"] != "briefing"
    front.pause()
    front.click_paused("leave")
    front.until_page("menu")
    assert len(front.records()) == 1, "what was gone on with is not kept twice"
    front.click_button("replays")
    front.until_page("kept-replays")
    front.click_button(str(front.records()[0]))
    front.until_page("match")
    front.click_button("watch")
    front.until(lambda told: told["mode"] == "watching")
    front.pause()
    front.click_paused("leave")
    assert front.leave_by_menu() == 0
    assert "Traceback" not in front.output()


def test_with_the_keyboard_alone_a_match_is_begun_and_left(front: FrontGame, table: Table) -> None:
    front.until_page("menu")
    front.reach("new")
    front.key("Return")
    front.until_page("scenarios")
    front.reach("western/main-street")
    front.key("Return")
    front.until_page("seats")
    front.reach("kind:outlaws:1")
    front.key("Right")
    front.until(lambda told: told["page"]["values"]["kind:outlaws:1"] == "hard")
    front.reach("start")
    front.key("Return")
    front.until(lambda told: told["mode"] == "briefing")
    front.key("Return")
    front.until_mode("choosing")
    front.key("1")
    front.until_mode("acting")
    front.key("m")
    front.until_mode("aiming")
    front.screen.do("keydown", "space")
    front.until(lambda told: told["mode"] == "charging" and told["strength"] > 0.15)
    front.screen.do("keyup", "space")
    front.until(lambda told: told["steps"] >= 2)
    record = front.records()[0]
    front.until(lambda told: told["mode"] != "charging" and told["still"] and not told["busy"])
    front.pause()
    front.focus_paused("rulebook")
    front.key("Return")
    front.until_paused("rules")
    front.pause()
    front.focus_paused("leave")
    front.key("Return")
    front.until_page("menu")
    assert record in front.records()
    front.reach("quit")
    front.key("Return")
    assert front.process.wait(timeout=60) == 0
    assert "Traceback" not in front.output()


def test_when_the_system_ends_it_in_a_match_everything_is_kept(front: FrontGame, table: Table) -> None:
    front.until_page("menu")
    front.click_button("new")
    front.until_page("scenarios")
    front.click_button("western/main-street")
    front.until_page("seats")
    front.click_button("start")
    front.until(lambda told: told["mode"] == "briefing")
    front.key("Return")
    steps = move_the_first(front, table)
    os.kill(front.process.pid, signal.SIGTERM)
    assert front.process.wait(timeout=60) == 0
    assert len(front.session(table).steps) == steps
