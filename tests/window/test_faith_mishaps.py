"""What happens by mistake to a match of Flick of Faith in a real window, and what is seen of a match that is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.games.faith.actions import Vote
from flick3d.games.faith.events import Worshipped
from flick3d.games.faith.state import State
from flick3d.match.record import read_record
from flick3d.physics.table import Table
from tests.window.conftest import Begin
from tests.window.faith_matches import asked, key_of, last_one_flicks, prepared
from tests.window.played_game import SIZE
from tests.window.screen import Screen

pytestmark = pytest.mark.window


@pytest.mark.rule("F22")
def test_nothing_that_happens_in_the_council_gives_or_takes_a_vote(
    play: Begin, table: Table, screen: Screen, tmp_path: Path
) -> None:
    game = play("--load", str(prepared(tmp_path / "a.flick3d", table, lambda state: state.phase == "vote", 34)))
    told = asked(game, "vote")
    state: State = game.session(table).state
    steps = told["steps"]
    game.key(key_of(state, "Ben", "down"))

    # Undo, Enter, Tab, the pause, and a click on a Law or beside the panel vote for nobody.
    for key in ("u", "Return", "Tab", "1", "2"):
        game.key(key)
    game.pause()
    game.key("Escape")
    game.until(lambda told: told["pause"] is None)
    for x, y in ((0.38, 0.5), (0.62, 0.5), (0.06, 0.3)):
        game.click(x * SIZE[0], y * SIZE[1])

    # While the help lies over it, keys that vote are not heard; two of them at once neither.
    game.key("h")
    game.until(lambda told: told["board"])
    for thumb in ("up", "down"):
        screen.do("keydown", key_of(state, "Ann", thumb))
    for thumb in ("up", "down"):
        screen.do("keyup", key_of(state, "Ann", thumb))
    game.key("h")
    game.until(lambda told: not told["board"])

    # The window gets another size, and another one the keyboard.
    width, height = SIZE
    screen.do("windowsize", game.window, width - 40, height - 20)
    game.until(lambda told: told["size"] == [width - 40, height - 20])
    screen.do("windowsize", game.window, width, height)
    game.until(lambda told: told["size"] == [width, height])
    # Under the cover Escape goes back, and so does nothing that is pressed while another window has the keyboard.
    game.until(lambda told: told["buttons"].get("ballot Ann", (0, 0))[1] > 0.5 * height)
    game.click_button("ballot Ann")
    game.until(lambda told: "ballot Ann up" in told["buttons"])
    game.move_to(*game.last["buttons"]["ballot Ann up"])
    screen.do("mousedown", 1)
    screen.take_focus_away()
    game.until(lambda told: not told["focus"])
    screen.do("mouseup", 1)
    screen.do("windowfocus", "--sync", game.window)
    game.until(lambda told: told["focus"])
    game.key("Escape")
    told = game.until(lambda told: "ballot Ann up" not in told["buttons"])
    assert told["steps"] == steps

    # Both keys of one player at once: the first one counts, as he is the last to vote.
    game.key(key_of(state, "Ann", "down"))
    asked(game, "mission")
    votes = [step for step in game.session(table).steps if isinstance(step.action, Vote)]
    assert [(step.player, step.action.thumb) for step in votes] == [("Ann", "down"), ("Ben", "down")]  # type: ignore[attr-defined]
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.soak
def test_a_window_that_is_closed_in_the_worship_loses_nothing(play: Begin, table: Table, tmp_path: Path) -> None:
    game = play("--load", str(prepared(tmp_path / "a.flick3d", table, last_one_flicks, 34)))
    told = asked(game, "mission", "Ben")
    steps = told["steps"]
    game.key("1")
    told = game.until_mode("aiming")

    # A pull is let go of when another window takes the keyboard.
    game.press()
    game.pull(0.4)
    game.screen.take_focus_away()
    game.until(lambda told: told["mode"] == "aiming" and not told["focus"])
    game.let_go()
    game.screen.do("windowfocus", "--sync", game.window)
    told = game.until(lambda told: told["focus"])
    assert told["steps"] == steps
    game.screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] == 1.0)
    game.screen.do("keyup", "space")
    # His first Prophet still lies in a City.
    asked(game, "temples", "Ben")
    game.key("x")
    game.until(lambda told: told["steps"] == steps + 2 and told["busy"])
    assert game.close() == 0
    assert "Traceback" not in game.output()
    record = game.record
    assert any(isinstance(event, Worshipped) for event in game.session(table).steps[-1].events)

    again = play("--load", str(record))
    told = asked(again, "vote")
    assert {"ballot Ann", "ballot Ben"} <= set(told["buttons"])
    assert told["steps"] == steps + 2
    assert again.close() == 0
    assert "Traceback" not in again.output()
    assert len(read_record(record).lines) == steps + 2


@pytest.mark.rule("F34")
def test_a_temple_that_is_being_placed_is_there_when_the_match_is_loaded_and_can_be_taken_back(
    play: Begin, table: Table, tmp_path: Path
) -> None:
    file = prepared(tmp_path / "a.flick3d", table, lambda state: state.phase == "raise", 34, founds=True)
    game = play("--load", str(file))
    told = asked(game, "raise")
    assert told["mode"] == "placing"
    steps = told["steps"]
    # Escape has nowhere to go; Undo takes the Found back, but not the flick.
    game.key("Escape")
    game.key("u")
    told = asked(game, "temples")
    assert told["steps"] == steps - 1
    found = next(name for name in told["buttons"] if name.startswith("found "))
    game.key("u")
    game.until(lambda told: "back" in told["hint"])
    assert game.last["steps"] == steps - 1
    # The Prophet itself can be clicked as well.
    pose = game.session(table).state.layout[found.split()[1]].pose
    game.click_point(pose.x, pose.y, pose.z)
    asked(game, "raise")
    game.key("Return")
    told = game.until(lambda told: told["steps"] == steps + 1 and told["prompt"] and not told["busy"])
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_a_match_that_is_over_shows_its_result_when_it_is_loaded(play: Begin, table: Table, tmp_path: Path) -> None:
    file = prepared(tmp_path / "a.flick3d", table, lambda state: state.phase == "over", 3, scenario="faith/first-time")
    game = play("--load", str(file))
    told = game.until(lambda told: told["over"])
    assert {"again", "quit"} <= set(told["buttons"])
    game.click_button("again")
    told = asked(game, "race", "Ann")
    assert told["steps"] == 0
    assert game.close() == 0
    assert "Traceback" not in game.output()
