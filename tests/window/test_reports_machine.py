"""A machine whose sound does not answer, and settings that a newer version has written, in a real window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.window.played_game import PlayedGame
from tests.window.screen import Screen
from tests.window.test_options import point, turn

pytestmark = pytest.mark.window

NEWER = {
    "quality": "low",
    "colours": "by-taste",
    "display": {"mode": "window", "frames": "240", "screen": 2},
    "sound": {"music": 0.25, "surround": "7.1"},
    "table_cloth": {"pattern": "plaid"},
}


def test_a_silent_machine_with_settings_of_a_newer_version_plays_and_loses_none_of_them(
    screen: Screen, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    file = home / "settings" / "settings.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(NEWER), encoding="utf-8")
    deaf = Screen(screen.display)
    deaf.environment["ALSOFT_DRIVERS"] = "oss"
    deaf.environment["ALSOFT_OSS_DEVICE"] = str(tmp_path / "no device")
    game = PlayedGame(deaf, tmp_path / "told", "western/main-street", "--seed", "1", home=home)
    try:
        game.until_mode("choosing")
        game.key("j")
        game.until(lambda told: told["hint"] == "No sound device answers.")
        game.key("F10")
        game.until(lambda told: told["options"])
        told = game.last["options"]["values"]
        assert (told["sound.music"], told["colours"], told["display.frames"]) == (0.25, "usual", "unlimited")
        turn(game, "Interface")
        game.click(*point(game, "reduced_motion", 0.9))
        game.until(lambda told: told["options"]["values"]["reduced_motion"])
        game.key("Escape")
        game.until(lambda told: not told["options"])
        game.key("1")
        game.until_mode("acting")
        assert game.close() == 0
        lines = game.output().splitlines()
    finally:
        game.stop()
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["reduced_motion"], "what was chosen is written"
    assert kept["colours"] == "by-taste"
    assert kept["display"].items() >= {"frames": "240", "screen": 2}.items()
    assert kept["sound"].items() >= NEWER["sound"].items()  # type: ignore[attr-defined]
    assert kept["table_cloth"] == {"pattern": "plaid"}
    unknown = [line for line in lines if 'colours "by-taste", display.frames "240"' in line]
    assert unknown and all(str(file) in line for line in unknown)
    assert next(line for line in lines if line not in unknown).startswith("the match is kept"), lines
