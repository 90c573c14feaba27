"""The options in a real window, with a real mouse and keyboard."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from flick3d.physics.table import Table
from tests.window.conftest import Begin
from tests.window.played_game import PATIENCE, PlayedGame, Told
from tests.window.test_tools import DUEL

pytestmark = pytest.mark.window


def values(told: Told) -> dict[str, Any]:
    return told["options"]["values"] if told["options"] else {}


def is_open(told: Told) -> bool:
    return bool(told["options"])


def point(game: PlayedGame, key: str, share: float) -> tuple[float, float]:
    left, middle, right = game.last["options"]["controls"][key]
    return left + share * (right - left), middle


def turn(game: PlayedGame, page: str) -> None:
    """Click on a group's title."""
    game.click(*point(game, f"page:{page}", 0.5))
    game.until(lambda told: is_open(told) and told["options"]["page"] == page)


def kept(game: PlayedGame) -> dict[str, Any]:
    file = next(game.home.rglob("settings.json"))
    return json.loads(file.read_text(encoding="utf-8"))


def turn_wheel(game: PlayedGame, wanted: float) -> None:
    """Wheel clicks over the slider until it has the value; one may be lost on a slow machine."""
    end = time.monotonic() + PATIENCE
    while values(game.last)["sound.room"] != pytest.approx(wanted):
        assert time.monotonic() < end, game.last
        before = values(game.last)["sound.room"]
        game.screen.do("click", 4)
        game.until(lambda told, before=before: values(told)["sound.room"] != before)


def test_it_is_used_with_the_mouse_and_kept(begin: Begin) -> None:
    game = begin(DUEL)
    game.until_mode("choosing")
    game.key("F10")
    game.until(is_open)

    turn(game, "Sound")
    game.move_to(*point(game, "sound.music", 0.8))
    game.screen.do("mousedown", 1)
    for share in (0.6, 0.4, 0.24):
        game.move_to(*point(game, "sound.music", share))
    game.until(lambda told: values(told)["sound.music"] == pytest.approx(0.2, abs=0.051))
    assert game.last["options"]["dragged"] == "sound.music"
    game.screen.do("mouseup", 1)
    music = game.until(lambda told: not told["options"]["dragged"])
    game.move_to(*point(game, "sound.music", 0.9))

    game.move_to(*point(game, "sound.room", 0.5))
    turn_wheel(game, 0.8)
    assert values(game.last)["sound.music"] == values(music)["sound.music"], "let go is let go"

    turn(game, "Display")
    game.click(*point(game, "quality", 0.5))
    game.until(lambda told: values(told)["quality"] == "medium")
    turn(game, "Interface")
    game.click(*point(game, "reduced_motion", 0.5))
    game.until(lambda told: values(told)["reduced_motion"])
    game.click(*point(game, "close", 0.5))
    game.until(lambda told: not is_open(told))
    game.until_mode("choosing")
    found = kept(game)
    assert (found["quality"], found["reduced_motion"], found["sound"]["room"]) == ("medium", True, 0.8)
    assert found["sound"]["music"] == values(music)["sound.music"]
    game.key("j")
    game.key("Tab")
    game.until(lambda told: bool(told["pieces"]))
    assert game.close() == 0
    assert "Traceback" not in game.output()
    assert kept(game)["sound"]["mute"], "what the keys changed is kept when the window closes"


def test_it_is_opened_in_mid_aim_and_in_a_pull_and_nothing_is_lost(begin: Begin, table: Table) -> None:
    game = begin(DUEL)
    game.until_mode("choosing")
    game.key("1")
    game.until_mode("acting")
    game.click_button("shoot left")
    game.until_mode("aiming")
    game.aim(60.0)
    aimed = game.last["direction"]
    game.key("F10")
    game.until(is_open)
    # The sheet keeps the mouse from all buttons, also from those beside it.
    game.click_button("seat Ann")
    game.click_button("camera t")
    game.move_to(*point(game, "display.size", 0.5))
    turn(game, "Sound")
    game.click(*point(game, "sound.music", 0.5))
    game.until(lambda told: values(told)["sound.music"] < 0.6)
    told = game.last
    assert (told["mode"], told["direction"], told["steps"]) == ("aiming", aimed, 1)
    game.key("Escape")
    game.until(lambda told: not is_open(told))
    assert game.last["mode"] == "aiming", "Escape closes the sheet, and no more"

    game.aim(60.0)
    game.press()
    game.pull(0.6)
    game.key("F10")
    game.until(is_open)
    game.let_go()
    game.key("F10")
    told = game.until(lambda told: not is_open(told))
    assert (told["mode"], told["steps"]) == ("aiming", 1)
    assert len(game.session(table).steps) == 1
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_it_is_opened_over_the_story_and_with_the_small_button(begin: Begin, tmp_path: Path) -> None:
    game = begin(DUEL, briefing=True)
    game.until(lambda told: told["mode"] == "briefing")
    game.key("F10")
    game.until(is_open)
    game.click_button("start")
    game.key("Escape")
    told = game.until(lambda told: not is_open(told))
    assert told["mode"] == "briefing", "the button under it was not clicked"
    game.key("Return")
    game.until_mode("choosing")
    game.click_button("options")
    game.until(is_open)
    game.key("Escape")
    game.until(lambda told: not is_open(told))
    assert not list(game.home.rglob("settings.json")) or kept(game)["reduced_motion"] is False
    assert game.close() == 0
