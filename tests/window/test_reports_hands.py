"""What hands and other programs do to a window in the middle of a match, with real mouse and key events."""

from __future__ import annotations

import math
import time

import pytest

from tests.window.conftest import Begin
from tests.window.played_game import SIZE, PlayedGame
from tests.window.screen import Screen
from tests.window.test_tools import DUEL

pytestmark = pytest.mark.window


def pulled(game: PlayedGame) -> None:
    """Press and pull back half of the way."""
    pixel = game.pixel_ahead(game.last["direction"])
    if pixel is not None:
        game.move_to(*pixel)
    game.press()
    game.screen.do("mousemove_relative", "--", 0, 60)
    game.until(lambda told: (told["strength"] or 0.0) > 0.2)


def focus(game: PlayedGame) -> None:
    game.screen.do("windowfocus", "--sync", game.window)
    game.until(lambda told: told["focus"])


def moves(game: PlayedGame) -> bool:
    """Whether aim or camera move by themselves; the last of a swing that ends does not count."""
    game.until(lambda told: told["still"])
    before = game.last
    time.sleep(0.5)
    after = game.last
    swung = math.dist(before["view"]["eye"], after["view"]["eye"])
    return bool(after["direction"] != before["direction"] or swung > 0.1)


def test_no_report_of_the_window_flicks_ends_or_moves_anything(begin: Begin, screen: Screen) -> None:
    game = begin(DUEL)
    before = game.until_mode("choosing")["view"]

    # The wheel, 200 times in half a second, in and out.
    game.move_to(0.5 * SIZE[0], 0.5 * SIZE[1])
    for button in (4, 5):
        screen.do("click", "--repeat", 200, "--delay", 2, button)
        told = game.until(lambda told, before=before: told["view"] != before and told["still"])
        before = told["view"]
        assert all(math.isfinite(value) for value in told["view"]["eye"])
        assert math.dist(told["view"]["eye"], (0.0, 0.0, 0.0)) < 1000.0
    game.key("o")
    game.until_mode("choosing")
    game.click_button("play lawman-1")
    game.until_mode("acting")
    game.click_button("move")
    game.until_mode("aiming")

    # Minimised in the middle of a pull, as a window manager does it.
    pulled(game)
    screen.do("windowunmap", "--sync", game.window)
    game.until(lambda told: told["mode"] == "aiming" and not told["focus"])
    game.let_go()
    screen.do("windowmap", "--sync", game.window)
    focus(game)
    assert game.until_mode("aiming")["steps"] == 1

    # Another program's window comes before this one: what is let go and pressed there is for that one.
    pulled(game)
    with screen.other_window():
        game.until(lambda told: told["mode"] == "aiming" and not told["focus"])
        game.let_go()
        for key in ("x", "u", "space", "Escape"):
            game.key(key)
    focus(game)
    assert game.until_mode("aiming")["steps"] == 1

    # Two keys that are held when the keyboard goes: nothing turns or moves on, now and afterwards.
    for key in ("Left", "w"):
        screen.do("keydown", key)
    turned, eye = game.last["direction"], game.last["view"]["eye"]
    game.until(lambda told: told["direction"] != turned and told["view"]["eye"] != eye)
    with screen.other_window():
        game.until(lambda told: not told["focus"])
        assert not moves(game)
        for key in ("Left", "w"):
            screen.do("keyup", key)
    focus(game)
    assert not moves(game)

    # The match goes on.
    screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] > 0.1)
    screen.do("keyup", "space")
    game.until(lambda told: told["steps"] == 2)
    assert game.close() == 0
    assert "Traceback" not in game.output()
