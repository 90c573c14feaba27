"""Keys that are bound otherwise, in a real window with real keys."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from flick3d.view.input.actions import ACTIONS
from tests.window.conftest import Begin
from tests.window.played_game import PlayedGame, Told
from tests.window.test_tools import DUEL

pytestmark = pytest.mark.window


def is_open(told: Told) -> bool:
    return bool(told["options"])


def focus_on(game: PlayedGame, action: str) -> None:
    """Open the options and go down to the key of an action, with the keyboard."""
    game.key("F10")
    game.until(is_open)
    left, middle, right = game.last["options"]["controls"]["page:Keys"]
    game.click((left + right) / 2.0, middle)
    game.until(lambda told: is_open(told) and told["options"]["page"] == "Keys")
    game.key("Return")
    game.until(lambda told: told["options"]["focus"] == "reset:keys")
    names = [each.name for each in ACTIONS]
    game.screen.do("key", "--delay", 25, *["Down"] * (names.index(action) + 1))
    game.until(lambda told: told["options"]["focus"] == f"keys.{action}")


def bind(game: PlayedGame, key: str) -> dict[str, Any]:
    """Give the action that has the focus a key."""
    game.key("Return")
    game.until(lambda told: bool(told["options"]["waits"]))
    game.key(key)
    return game.until(lambda told: not told["options"]["waits"])["options"]


def kept(game: PlayedGame) -> dict[str, Any]:
    file = next(game.home.rglob("settings.json"))
    return json.loads(file.read_text(encoding="utf-8"))


def photograph(game: PlayedGame, name: str) -> None:
    """A picture of the screen, where somebody wants to see it."""
    folder = os.environ.get("FLICK3D_TEST_PICTURES")
    if folder:
        game.screen.picture(Path(folder) / name)


def begin_to_act(game: PlayedGame) -> None:
    game.until_mode("choosing")
    game.key("1")
    game.until_mode("acting")


@pytest.mark.soak
def test_a_key_is_bound_in_the_options_and_holds_also_after_a_restart(begin: Begin) -> None:
    game = begin(DUEL)
    begin_to_act(game)
    focus_on(game, "shoot-left")
    photograph(game, "keys.png")
    told = bind(game, "m")
    assert set(told["clashes"]) == {"keys.shoot-left", "keys.move"}
    photograph(game, "clash.png")
    told = bind(game, "v")
    assert (told["values"]["keys.shoot-left"], told["clashes"]) == ("v", {})
    game.key("Escape")
    game.until(lambda told: not is_open(told))
    assert kept(game)["keys"] == {"shoot-left": "v"}
    photograph(game, "bar.png")

    game.key("q")
    game.key("x")
    game.until_mode("choosing")
    game.key("u")
    game.until_mode("acting")
    assert game.last["mode"] == "acting", "the old key has done nothing"
    game.key("v")
    assert game.until_mode("aiming")["mode"] == "aiming"
    game.key("Escape")
    game.key("F1")
    game.until(lambda told: bool(told.get("help", True)))
    photograph(game, "help.png")
    assert game.close() == 0
    assert "Traceback" not in game.output()

    game = begin(DUEL)
    begin_to_act(game)
    game.key("v")
    game.until_mode("aiming")
    assert game.close() == 0
