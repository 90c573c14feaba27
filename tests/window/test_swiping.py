"""Flicking by a stroke with a real mouse, chosen in the options of a running match."""

from __future__ import annotations

import time

import pytest

from flick3d.games.western.actions import Shoot
from flick3d.physics.table import Table
from tests.window.conftest import Begin
from tests.window.played_game import PATIENCE, SIZE, PlayedGame
from tests.window.test_options import is_open, point, turn, values
from tests.window.test_tools import DUEL

pytestmark = pytest.mark.window


def swipe(game: PlayedGame) -> None:
    """Push the pointer upwards through the window's middle and let go as it goes."""
    game.move_to(SIZE[0] / 2, 0.62 * SIZE[1])
    game.screen.do("mousedown", 1)
    for _ in range(9):
        game.screen.do("mousemove_relative", "--", 0, -10)
    game.screen.do("mouseup", 1)


def test_a_stroke_flicks_the_way_it_goes(begin: Begin, table: Table) -> None:
    game = begin(DUEL)
    game.until_mode("choosing")
    game.key("1")
    game.until_mode("acting")
    game.key("F10")
    game.until(is_open)
    turn(game, "Hand")
    game.click(*point(game, "hand.flicking", 0.75))
    game.until(lambda told: values(told)["hand.flicking"] == "swipe")
    game.key("Escape")
    game.until(lambda told: not is_open(told))
    game.click_button("shoot left")
    game.until_mode("aiming")
    end = time.monotonic() + PATIENCE
    while game.last["steps"] < 2:
        # A machine that is busy elsewhere may see the pointer rest at the end.
        assert time.monotonic() < end, game.last
        swipe(game)
        game.until(lambda told: told["mode"] != "pulling")
        time.sleep(0.3)
    shot = game.session(table).steps[-1].action
    assert isinstance(shot, Shoot)

    assert 60.0 < shot.direction < 120.0, "upwards in the window is away from the player"
    assert game.close() == 0
    assert "Traceback" not in game.output()
