"""The front of house in a real window: a name written with a real keyboard, keys that are held, and the wheel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.window.front_game import FrontGame
from tests.window.played_game import Told
from tests.window.screen import Screen

pytestmark = pytest.mark.window

NAME = "wasd é 中文"


@pytest.fixture
def front(screen: Screen, tmp_path: Path) -> Iterator[FrontGame]:
    game = FrontGame(screen, tmp_path / "told", tmp_path / "home")
    yield game
    game.stop()


def is_in(mode: str) -> Callable[[Told], bool]:
    return lambda told: told["mode"] == f"front:{mode}"


def has(key: str, value: Any) -> Callable[[Told], bool]:
    return lambda told: told["page"]["values"].get(key) == value


def test_a_name_is_written_and_keys_go_on_while_they_are_held(front: FrontGame) -> None:
    front.until(is_in("menu"))
    front.click_button("new")
    told = front.until(is_in("scenarios"))
    front.screen.do("keydown", "Down")
    first = told["page"]["focused"]
    front.until(lambda told: told["page"]["focused"] not in (first, ""))
    further = front.last["page"]["focused"]
    front.until(lambda told: told["page"]["focused"] not in (first, further))
    front.screen.do("keyup", "Down")
    front.key("Return")
    told = front.until(is_in("seats"))
    name = next(key for key in told["page"]["values"] if key.startswith("name:"))
    front.reach(name)
    # Letters that are on no key are put on one while it is pressed: the window must hear of it before it is gone.
    front.screen.do("type", "--delay", 900, NAME)
    front.until(has(name, NAME))
    front.screen.do("keydown", "BackSpace")
    front.until(has(name, ""))
    front.screen.do("keyup", "BackSpace")
    front.screen.do("type", "--delay", 120, "JoQ-")
    front.until(has(name, "JoQ-"))
    front.screen.do("click", "--repeat", 200, "--delay", 2, 5)
    front.key("Escape")
    front.key("Escape")
    front.until(is_in("scenarios"))
    front.key("Escape")
    front.until(is_in("menu"))
    front.click_button("quit")
    assert front.process.wait(timeout=60) == 0
    assert "Traceback" not in front.output()
