"""Flick of Faith in a real window with a real mouse: gods, race, Council, a Temple, the Worship; and keys alone."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from flick3d.games.faith.actions import Choose, Found, Race, Raise, Vote
from flick3d.games.faith.events import LawEnacted, Raced, TempleRaised, Worshipped, gain
from flick3d.games.faith.state import State
from flick3d.physics.table import Table
from tests.window.conftest import Begin
from tests.window.faith_matches import (
    asked,
    direction_to,
    key_of,
    last_one_flicks,
    may_found,
    prepared,
    share_of,
    speed_for,
    sure_flick,
)
from tests.window.played_game import SIZE

pytestmark = pytest.mark.window

SEED = "34"
"""Ann has the Celtic card, Ben the Greek one; the first Laws are Grand Tour and Tornado."""
ANN_AND_BEN = ("--players", "Ann,Ben")


@pytest.mark.rule("F10", "F12", "F22", "F23", "F33", "F34", "F35")
def test_from_the_choice_of_the_gods_to_the_first_temple(play: Begin, table: Table) -> None:
    game = play("faith/classic", *ANN_AND_BEN, "--seed", SEED)

    # Gods: one with a click, one with a key. What lies under the panel hears no click; a choice can be taken back.
    asked(game, "gods", "Ann")
    game.click(0.5 * SIZE[0], 0.5 * SIZE[1])
    game.click_button("choose dagda")
    asked(game, "gods", "Ben")
    game.key("u")
    told = asked(game, "gods", "Ann")
    assert told["steps"] == 0
    game.click_button("choose morrigan")
    told = asked(game, "gods", "Ben")
    assert {"choose zeus", "choose themis"} <= set(told["buttons"])
    game.key("2")
    told = asked(game, "race", "Ann")

    # The race: Ann pulls too little, then lets go of a pull, then aims; Ben sees nothing of it and aims too.
    game.click_button("race")
    told = game.until_mode("aiming")
    navel = direction_to(told["at"], (0.0, 0.0))
    game.aim(navel)
    game.press()
    game.let_go()
    told = game.until(lambda told: told["mode"] == "aiming")
    assert "weak" in told["hint"]
    game.press()
    game.pull(0.5)
    game.key("Escape")
    game.until(lambda told: told["mode"] == "aiming")
    game.let_go()
    assert game.last["steps"] == 2
    offer = game.session(table).prompt.flicks[0]  # type: ignore[union-attr]
    share = share_of(offer, speed_for(math.dist(offer.at, (0.0, 0.0))))
    game.flick(navel, share)
    told = asked(game, "race", "Ben")
    assert (told["steps"], told["mode"]) == (3, "acting")
    # An aim that is told is not taken back, or one could look at the others'.
    game.key("u")
    game.until(lambda told: "taken back" in told["hint"])
    assert game.last["steps"] == 3
    game.key("1")
    told = game.until_mode("aiming")
    game.flick(direction_to(told["at"], (0.0, 0.0)), 0.5 * share)

    # The Council: the votes come in the other order than the match asks for them.
    told = asked(game, "vote")
    session = game.session(table)
    state: State = session.state
    assert [type(step.action) for step in session.steps] == [Choose, Choose, Race, Race]
    assert len([event for event in session.steps[-1].events if isinstance(event, Raced)]) == 2
    assert (state.first, told["player"]) == ("Ann", "Ann")
    game.key(key_of(state, "Ben", "up"))
    game.key(key_of(state, "Ann", "up"))
    told = asked(game, "mission", "Ann")
    session = game.session(table)
    votes = [step for step in session.steps if isinstance(step.action, Vote)]
    assert [step.player for step in votes] == ["Ann", "Ben"]
    assert LawEnacted("grand-tour", "votes") in votes[-1].events
    assert "law grand-tour" in told["buttons"]

    # Into the nearest City with the mouse.
    state = session.state
    told = game.last
    game.click_button("flick prophet-green-1")
    told = game.until_mode("aiming")
    city = min((island.city.at for island in state.map.islands), key=lambda at: math.dist(at, told["at"]))
    _, direction, share = sure_flick(session, table, city, may_found)
    game.flick(direction, share)
    told = asked(game, "temples", "Ann")
    game.click_button("found prophet-green-1")
    told = asked(game, "raise", "Ann")
    assert told["mode"] == "placing"

    # The Temple's ghost follows the pointer, and stays where it is clicked.
    island = game.session(table).state.islands_of[0]
    city = state.map.island(island).city.at
    for place in ((city[0], city[1] - 1.0), (city[0] - 3.5, city[1] + 1.0)):
        game.point_at(*place)
        game.until(lambda told, place=place: math.dist(told["spot"], place) < 0.3)
    game.screen.do("click", 1)
    asked(game, "mission", "Ben")
    session = game.session(table)
    assert [type(step.action) for step in session.steps[-2:]] == [Found, Raise]
    raised = next(event for event in session.steps[-1].events if isinstance(event, TempleRaised))
    assert (raised.player, raised.island) == ("Ann", island)
    assert math.dist((raised.x, raised.y), (city[0] - 3.5, city[1] + 1.0)) < 0.5
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.rule("F22")
def test_a_vote_can_be_changed_and_nothing_on_the_screen_tells_it(play: Begin, table: Table, tmp_path: Path) -> None:
    game = play("--load", str(prepared(tmp_path / "a.flick3d", table, lambda state: state.phase == "vote", 34)))
    told = asked(game, "vote")
    state: State = game.session(table).state

    def picture(name: str) -> bytes:
        """What the screen shows when all keys so far have been heard: the help is opened and closed with one."""
        for is_open in (True, False):
            game.key("h")
            game.until(lambda told, is_open=is_open: told["board"] == is_open)
        return game.still_pixels(tmp_path / name)

    game.move_to(20.0, 250.0)
    before = picture("before.png")
    game.key(key_of(state, "Ben", "up"))
    up = picture("up.png")
    assert up != before
    game.key(key_of(state, "Ben", "down"))
    assert picture("down.png") == up
    # Neither does what is told for tests.
    assert game.last["steps"] == told["steps"]
    assert game.last["player"] == "Ann"

    # With the mouse, under a cover: the votes differ, and chance or a god decides.
    game.click_button("ballot Ann")
    game.until(lambda told: "ballot Ann up" in told["buttons"])
    game.click_button("ballot Ann up")
    game.until(lambda told: told["steps"] > 5)
    steps = game.session(table).steps
    votes = {step.player: step.action.thumb for step in steps if isinstance(step.action, Vote)}
    assert votes == {"Ann": "up", "Ben": "down"}
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.soak
@pytest.mark.rule("F20", "F22", "F40", "F41", "F42", "F44")
def test_the_worship_brings_points_and_the_next_council(play: Begin, table: Table, tmp_path: Path) -> None:
    game = play("--load", str(prepared(tmp_path / "a.flick3d", table, last_one_flicks, 34)))
    asked(game, "mission", "Ben")
    game.move_to(250.0, 150.0)
    plain = game.still_pixels(tmp_path / "plain.png")
    game.key("v")
    game.until_picture(lambda: game.still_pixels(tmp_path / "presence.png") != plain)
    game.key("v")
    game.key("1")
    game.until_mode("aiming")
    game.screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] > 0.2)
    game.screen.do("keyup", "space")
    # His first Prophet still lies in a City.
    steps = asked(game, "temples", "Ben")["steps"]
    game.key("x")
    # Nothing lies over the Islands while they are counted.
    told = game.until(lambda told: told["steps"] > steps and told["busy"])
    assert not any(name.startswith("ballot") for name in told["buttons"])
    told = asked(game, "vote")
    assert {"ballot Ann", "ballot Ben"} <= set(told["buttons"])
    session = game.session(table)
    state: State = session.state
    assert (state.generation, state.first) == (2, "Ben")
    assert any(isinstance(event, Worshipped) for event in session.steps[-1].events)
    points = [got for step in session.steps for event in step.events if (got := gain(event)) is not None]
    assert sum(state.scores) == sum(won for _, won in points) > 1

    # All keys of all voters at once are one vote each.
    keys = [key_of(state, player, thumb) for player in state.players for thumb in ("up", "down")]
    for key in keys:
        game.screen.do("keydown", key)
    for key in keys:
        game.screen.do("keyup", key)
    game.until(lambda told: told["prompt"] in ("mission", "verdict"))
    votes = [step for step in game.session(table).steps if isinstance(step.action, Vote)]
    assert [step.player for step in votes] == ["Ann", "Ben", "Ben", "Ann"]
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.rule("F31")
@pytest.mark.soak
def test_the_plain_game_is_played_with_keys_alone(play: Begin, table: Table) -> None:
    game = play("faith/first-time", *ANN_AND_BEN, "--seed", "3")
    for player, stronger in (("Ann", 0), ("Ben", 2)):
        asked(game, "race", player)
        game.key("1")
        game.until_mode("aiming")
        for _ in range(stronger):
            game.key("Up")
        game.key("Return")
    told = asked(game, "mission")
    session = game.session(table)
    assert session.state.gods == ("", "")
    assert not session.state.laws

    # The disc is put elsewhere in the cloud, and that is taken back.
    game.key("p")
    game.until_mode("placing")
    game.key("Left")
    game.key("Return")
    told = game.until(lambda told: told["steps"] == 3 and told["mode"] == "acting")
    game.key("u")
    told = game.until(lambda told: told["steps"] == 2 and told["mode"] == "acting")
    game.key("1")
    told = game.until_mode("aiming")
    before = told["direction"]
    game.key("Left")
    game.until(lambda told: told["direction"] != before)
    game.key("Return")
    game.until(lambda told: told["steps"] == 3)
    assert asked(game, "mission")["player"] != told["player"] or game.last["prompt"] == "temples"
    assert game.close() == 0
    assert "Traceback" not in game.output()
