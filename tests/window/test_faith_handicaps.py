"""Flick of Faith under Laws that make the hand's work harder, and with the Hand of God, in a real window."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from flick3d.games.faith.actions import Aim, Flick, Stand
from flick3d.games.faith.events import Flicked, HandStood
from flick3d.games.faith.state import State
from flick3d.physics.table import Table
from tests.window.conftest import Begin
from tests.window.faith_matches import prepared
from tests.window.played_game import PlayedGame, Told, angle_between

pytestmark = pytest.mark.window


def in_mission(state: State) -> bool:
    return state.phase == "mission"


def aim_one(game: PlayedGame, told: Told, word: str, turned: float, strength: float) -> Told:
    """Click the button of the first disc, aim so many degrees beside where aiming starts, and let go."""
    game.click_button(next(name for name in told["buttons"] if name.startswith(f"{word} ")))
    steps = told["steps"]
    told = game.until_mode("aiming")
    game.flick(told["direction"] + turned, strength)
    return game.until(lambda told: told["steps"] > steps and told["still"] and not told["busy"] and told["prompt"])


@pytest.mark.soak
@pytest.mark.rule("G7", "L5")
def test_dagda_turns_his_hand_and_two_discs_go_in_the_same_instant(play: Begin, table: Table, tmp_path: Path) -> None:
    file = prepared(tmp_path / "a.flick3d", table, in_mission, 40, gods=("dagda",), thumb="down")
    game = play("--load", str(file))
    told = game.until_mode("acting")
    assert game.session(table).state.laws == ("two-hands",)

    # The Hand of God follows the pointer, is turned with the keys and the wheel, and stands where it is clicked.
    game.click_button("stand")
    game.until_mode("placing")
    game.point_at(8.0, 8.0)
    game.until(lambda told: told["spot"] is not None and math.dist(told["spot"], (8.0, 8.0)) < 0.3)
    game.key("q")
    game.until(lambda told: abs(told["direction"] - 15.0) < 0.01)
    game.screen.do("keydown", "shift")
    game.screen.do("click", 4)
    game.until(lambda told: abs(told["direction"] - 30.0) < 0.01)
    game.screen.do("keyup", "shift")
    game.screen.do("click", 1)
    told = game.until(lambda told: told["steps"] == 7 and told["mode"] == "acting" and not told["busy"])
    step = game.session(table).steps[-1]
    assert isinstance(step.action, Stand)
    assert step.action.direction == 30.0
    assert any(isinstance(event, HandStood) for event in step.events)
    assert game.session(table).state.hand is not None
    stood = told["pieces"]["hand-of-god"]

    # The first disc is aimed and waits, also while the match is closed; both go with the second one.
    told = aim_one(game, told, "aim", 15.0, 0.3)
    assert (told["steps"], told["prompt"]) == (8, "second")
    assert game.close() == 0
    game = play("--load", str(game.record))
    told = game.until(lambda told: told["prompt"] == "second" and told["mode"] == "acting" and told["still"])
    assert math.dist(told["pieces"]["hand-of-god"], stood) < 2.0
    told = aim_one(game, told, "flick", -15.0, 0.3)
    first, second = game.session(table).steps[-2:]
    assert isinstance(first.action, Aim)
    assert isinstance(second.action, Flick)
    assert abs(angle_between(first.action.direction, second.action.direction)) > 5.0
    flicked = next(event for event in second.events if isinstance(event, Flicked))
    assert len(flicked.components) == 2
    assert game.session(table).state.hand is None
    assert math.dist(game.last["pieces"]["hand-of-god"], stood) > 20.0
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.rule("L1")
def test_blind_faith_darkens_the_table_while_somebody_aims(play: Begin, table: Table, tmp_path: Path) -> None:
    file = prepared(tmp_path / "a.flick3d", table, in_mission, 13, thumb="down")
    game = play("--load", str(file))
    game.until_mode("acting")
    assert game.session(table).state.laws == ("blind-faith",)
    game.still_pixels(tmp_path / "first.png")
    light = game.brightness(tmp_path / "light.png")
    game.key("1")
    told = game.until_mode("aiming")
    game.until_picture(lambda: game.brightness(tmp_path / "dark.png") < 0.3 * light)
    game.key("Escape")
    game.until_mode("acting")
    game.until_picture(lambda: game.brightness(tmp_path / "again.png") > 0.6 * light)

    game.key("1")
    told = game.until_mode("aiming")
    game.key("Left")
    game.until(lambda told, before=told["direction"]: told["direction"] != before)
    game.key("Return")
    game.until(lambda told: told["busy"] and told["steps"] == 6)
    game.until_picture(lambda: game.brightness(tmp_path / "flying.png") > 0.6 * light)
    game.until(lambda told: told["steps"] == 7 and told["still"] and not told["busy"])
    assert isinstance(game.session(table).steps[-1].action, Flick)
    assert game.close() == 0
    assert "Traceback" not in game.output()
