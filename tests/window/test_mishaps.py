"""What a hand does by mistake in a real window: a click on the story, and a focus that goes while a button is held."""

from __future__ import annotations

import pytest

from flick3d.view.hud.metrics import measure
from tests.window.conftest import Begin
from tests.window.played_game import SIZE
from tests.window.screen import Screen

pytestmark = pytest.mark.window

TWO_SLOTS = """\
game: western
title: Full Hands
briefing: Two letters and nothing to open them with.
clock: {start: 7}
initiative: lawman-1
goals: [{eliminate: 1}]
buildings: [{kind: store, at: [0, 14], facing: 270}]
tokens: [{kind: gold, in: store, count: 2}]
cowboys:
  - {side: lawmen, number: 1, inside: store, tokens: [document, document]}
  - {side: outlaws, number: 1, at: [0, -10], facing: 90}
"""


def test_a_click_on_the_story_closes_it_and_a_lost_focus_clicks_and_drops_nothing(begin: Begin, screen: Screen) -> None:
    game = begin(TWO_SLOTS)
    game.until_mode("choosing")
    story = measure(*SIZE).story.scaled(measure(*SIZE).scale)
    for key in ("i", "h"):
        game.key(key)
        game.until(lambda told: told["board"])
        game.click(story.x + 0.5 * story.width, story.y + 0.8 * story.height)
        game.until(lambda told: not told["board"])
    assert game.last["mode"] == "choosing"
    game.click_button("play lawman-1")
    told = game.until_mode("acting")

    # A token is dragged from its slot to the blocks, and another window comes up before it is let go.
    slot = next(name for name in told["buttons"] if name.startswith("slot "))
    shelf = next(name for name in told["buttons"] if name.startswith("take "))
    game.move_to(*told["buttons"][slot])
    screen.do("mousedown", 1)
    game.until(lambda told: bool(told["dragged"]))
    game.move_to(*told["buttons"][shelf])
    screen.take_focus_away()
    game.until(lambda told: not told["focus"] and not told["dragged"])
    screen.do("mouseup", 1)
    screen.do("windowfocus", "--sync", game.window)
    game.until(lambda told: told["focus"])

    # The same over the button that ends the turn.
    game.move_to(*told["buttons"]["end"])
    hint = game.last["hint"]
    game.until(lambda told: told["hint"] != hint or "End the turn" in told["hint"])
    screen.do("mousedown", 1)
    screen.take_focus_away()
    game.until(lambda told: not told["focus"])
    screen.do("mouseup", 1)
    screen.do("windowfocus", "--sync", game.window)
    told = game.until(lambda told: told["focus"])
    assert (told["steps"], told["prompt"]) == (1, "act")

    # Clicked, it does end the turn.
    game.click_button("end")
    game.until(lambda told: told["steps"] == 2 and told["mode"] == "choosing")
    assert game.close() == 0
    assert "Traceback" not in game.output()
