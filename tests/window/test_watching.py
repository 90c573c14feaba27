"""`flick3d play FILE --watch` in a real window: what is saved is on the table a moment later."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.view.test_match_screen import DUEL
from tests.window.conftest import Begin

pytestmark = pytest.mark.window


def test_a_saved_scenario_is_on_the_table_and_a_broken_one_is_told(play: Begin, tmp_path: Path) -> None:
    file = tmp_path / "noon.yaml"
    file.write_text(DUEL, encoding="utf-8")
    players = ("--players", "lawmen=Ann", "--players", "outlaws=Ben", "--seed", "1")
    game = play(str(file), *players, "--watch")
    before = game.until_mode("choosing")["pieces"]["outlaw-1"]
    file.write_text(DUEL.replace("at: [8, 0]", "at: 8"), encoding="utf-8")
    told = game.until(lambda told: "noon.yaml:10:" in told["hint"])
    assert told["pieces"]["outlaw-1"] == before
    file.write_text(DUEL.replace("at: [8, 0]", "at: [-6, 10]"), encoding="utf-8")
    game.until(lambda told: told["pieces"].get("outlaw-1", before) != before)
    game.until_mode("choosing")
    assert "noon.yaml" not in game.last["hint"]
    assert len(game.records()) == 1
    assert game.close() == 0
    assert "Traceback" not in game.output()
