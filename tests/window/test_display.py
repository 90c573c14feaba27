"""The modes of a real window: they hold at once, and one that nobody keeps goes back by itself."""

from __future__ import annotations

import time

import pytest

from tests.window.conftest import Begin
from tests.window.played_game import SIZE, PlayedGame, Told
from tests.window.test_options import is_open, kept, point, values
from tests.window.test_tools import DUEL

pytestmark = pytest.mark.window

SCREEN = (SIZE[0] + 60, SIZE[1] + 200)
"""See `conftest.screen`."""


def size(game: PlayedGame) -> tuple[int, int]:
    told = game.screen.do("getwindowgeometry", "--shell", str(game.window))
    found = dict(line.split("=", 1) for line in told.splitlines())
    return int(found["WIDTH"]), int(found["HEIGHT"])


def trial(told: Told) -> float | None:
    return told["options"]["trial"]


def choose(game: PlayedGame, share: float) -> Told:
    """Click on a mode when the sheet stands where it stays; what is told when that is on trial."""
    found: list[object] = []
    while len(found) < 2 or found[-1] != found[-2]:
        told = game.until(lambda told: is_open(told) and tuple(told["size"]) == size(game))
        found.append((told["size"], told["options"]["controls"]))
        time.sleep(0.3)
    game.click(*point(game, "display.mode", share))
    return game.until(lambda told: trial(told) is not None)


def test_a_mode_returns_by_itself_or_is_kept(begin: Begin) -> None:
    game = begin(DUEL)
    game.until_mode("choosing")
    game.key("F10")
    game.until(is_open)
    told = choose(game, 0.5)
    assert values(told)["display.mode"] == "borderless"
    game.until(lambda _: size(game) == SCREEN)
    told = game.until(lambda told: trial(told) is None)
    assert values(told)["display.mode"] == "window"
    game.until(lambda _: size(game) == SIZE)

    choose(game, 0.5)
    game.until(lambda _: size(game) == SCREEN)
    game.key("Left")
    game.key("Return")
    game.until(lambda told: trial(told) is None)
    game.key("Escape")
    game.until(lambda told: not is_open(told))
    assert size(game) == SCREEN
    assert kept(game)["display"]["mode"] == "borderless"

    for mode, share in (("fullscreen", 0.9), ("window", 0.1)) * 3:
        game.key("F10")
        game.until(is_open)
        choose(game, share)
        game.key("Left")
        game.key("Return")
        told = game.until(lambda told: trial(told) is None)
        assert values(told)["display.mode"] == mode
        game.key("Escape")
        game.until(lambda told: not is_open(told))
    game.until(lambda _: size(game) == SIZE)
    assert game.close() == 0
    assert "Traceback" not in game.output()
