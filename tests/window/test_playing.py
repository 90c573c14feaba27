"""A turn in a real window with a real mouse, one with keys alone, and what must not happen to a match on the way."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageStat

from flick3d.games.western.actions import Face, Move, Shoot
from flick3d.games.western.events import Hit, MoveSucceeded
from flick3d.match.record import read_record
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.prompts import FlickOffer
from tests.window.played_game import SIZE, PlayedGame, angle_between, outcome_of
from tests.window.screen import Screen

pytestmark = pytest.mark.window

NEW_MATCH = ("western/main-street", "--seed", "1")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def game(screen: Screen, tmp_path: Path, home: Path) -> Iterator[PlayedGame]:
    played = PlayedGame(screen, tmp_path / "first", *NEW_MATCH, home=home)
    yield played
    played.stop()


def offer_of(session: Session, *words: str) -> FlickOffer:
    assert session.prompt is not None
    return next(offer for offer in session.prompt.flicks if (offer.word, *offer.fixed) == words)


def safe_move(session: Session, table: Table, wish: float) -> tuple[float, float]:
    """A direction near the wish, and a strength from 0 to 1, of a move that succeeds, even when the mouse is off."""
    offer = offer_of(session, "move")
    strength = 0.1
    speed = offer.lowest_speed + strength * (offer.highest_speed - offer.lowest_speed)
    for turned in sorted(range(-165, 195, 15), key=abs):
        direction = wish + turned
        tries = [offer.text(direction + turn, speed * stronger) for turn in (-3, 3) for stronger in (0.7, 1.4)]
        if all(isinstance(outcome_of(session, table, text)[0], MoveSucceeded) for text in tries):
            return direction, strength
    pytest.fail("no free way on the table")


def sure_shot(session: Session, table: Table) -> tuple[FlickOffer, float]:
    """A flick and a direction with which a shot of all strength hits somebody, also when it is half a degree off.

    Men of his own side count too (W56).
    """
    assert session.prompt is not None
    state = session.state
    shots = []
    for offer in session.prompt.flicks:
        for cowboy in state.cowboys:
            if offer.word == "shoot" and cowboy.posture == "standing" and cowboy.id != state.active:
                pose = state.layout[cowboy.id].pose
                away = (pose.x - offer.at[0], pose.y - offer.at[1])
                shots.append((math.hypot(*away), offer, math.degrees(math.atan2(away[1], away[0]))))
    for _, offer, direction in sorted(shots, key=lambda shot: shot[0]):
        texts = [offer.text(direction + off, offer.highest_speed) for off in (0.0, -0.5, 0.5)]
        if all(any(isinstance(event, Hit) for event in outcome_of(session, table, text)) for text in texts):
            return offer, direction
    pytest.fail("nobody can be hit from here")


def choose_the_first(game: PlayedGame, table: Table) -> str:
    """Click on the figure of the man who comes first; his id."""
    game.until_mode("choosing")
    first = str(game.session(table).state.initiative)
    game.click_piece(first)
    game.until_mode("acting")
    return first


def begin_pull(game: PlayedGame, direction: float) -> None:
    game.aim(direction)
    game.press()


def look_around(game: PlayedGame) -> None:
    """The wheel and a right drag move the camera, a key brings it back; a tile under the pointer says why not."""
    before = game.last["view"]
    game.screen.do("mousemove", "--window", game.window, SIZE[0] / 2, SIZE[1] / 2)
    game.screen.do("click", 4)
    told = game.until(lambda told: told["view"] != before and told["still"])
    assert math.dist(told["view"]["eye"], before["eye"]) > 1.0
    before = told["view"]
    game.screen.do("mousedown", 3)
    game.drag_until(lambda told: told["view"] != before)
    game.screen.do("mouseup", 3)
    game.key("o")
    game.until_mode("choosing")
    game.move_to(*game.last["buttons"]["play lawman-2"])
    game.until(lambda told: "Not Lawman 2 yet" in told["hint"])


def test_a_whole_turn_with_the_mouse(game: PlayedGame, table: Table, tmp_path: Path) -> None:
    game.until_mode("choosing")
    look_around(game)
    first = choose_the_first(game, table)

    # A move: two pulls are let go of without flicking, the third one flies.
    session = game.session(table)
    game.click_button("move")
    told = game.until_mode("aiming")
    direction, strength = safe_move(session, table, told["direction"])
    begin_pull(game, direction)
    game.pull(1.0)
    game.key("Escape")
    game.until(lambda told: told["mode"] == "aiming")
    game.let_go()
    begin_pull(game, direction)
    game.pull(strength)
    game.screen.do("click", 3)
    told = game.until(lambda told: told["mode"] == "aiming")
    game.let_go()
    assert told["steps"] == 1
    begin_pull(game, direction)
    game.pull(strength)
    game.let_go()
    told = game.until_mode("facing")
    assert told["steps"] == 2

    # He turns to the man who will be shot at, roughly, and a click keeps it.
    pose = game.session(table).state.layout[first].pose
    pixel = told["pieces"]["outlaw-1"]
    game.move_to(*pixel)
    enemy = game.session(table).state.layout["outlaw-1"].pose
    towards = math.degrees(math.atan2(enemy.y - pose.y, enemy.x - pose.x))
    told = game.until(lambda told: abs(angle_between(told["direction"], towards)) < 15.0)
    game.screen.do("click", 1)
    told = game.until_mode("acting")
    faced = game.session(table).steps[-1].action
    assert isinstance(faced, Face)

    # A shot that hits: the side and the direction are searched for on a table of our own.
    session = game.session(table)
    offer, direction = sure_shot(session, table)
    game.click_button(f"shoot {offer.fixed[0]}")
    game.until_mode("aiming")
    begin_pull(game, direction)
    told = game.pull(1.0)
    assert abs(angle_between(told["direction"], direction)) < 0.5
    # The pull goes on outside the window, and counts when it is let go there.
    game.screen.do("mousemove_relative", "--", 0, 250)
    told = game.until(lambda told: told["mode"] == "pulling" and told["strength"] == 1.0)
    picture = game.screen.picture(tmp_path / "pull.png")
    game.let_go()
    game.until_mode("choosing")

    session = game.session(table)
    actions = [step.action for step in session.steps]
    assert [type(action) for action in actions[1:]] == [Move, Face, Shoot]
    assert any(isinstance(event, Hit) and event.shooter == first for event in session.steps[-1].events)
    assert session.state.team == "outlaws"

    with Image.open(picture) as image:
        assert image.width >= SIZE[0]
        assert image.height >= SIZE[1]
        middle = ImageStat.Stat(image.convert("L").crop((128, 80, 384, 240)))
        assert 25 < middle.mean[0] < 235
        assert middle.stddev[0] > 8
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.soak
def test_a_turn_with_the_keyboard_alone(game: PlayedGame, table: Table) -> None:
    game.until_mode("choosing")
    game.key("Return")
    game.until_mode("acting")
    game.key("u")
    game.until_mode("choosing")
    game.key("Return")
    game.until_mode("acting")
    offer, direction = sure_shot(game.session(table), table)
    game.key("q" if offer.fixed == ("left",) else "e")
    told = game.until_mode("aiming")
    told = game.turn(direction, within=0.3)

    # A charge that is called off flicks nothing; then the strength is set and the flick confirmed.
    game.screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] > 0.1)
    game.key("Escape")
    told = game.until(lambda told: told["mode"] == "aiming")
    game.screen.do("keyup", "space")
    assert told["steps"] == 1
    game.screen.do("keydown", "space")
    game.until(lambda told: told["mode"] == "charging" and told["strength"] == 1.0)
    game.screen.do("keyup", "space")
    game.until(lambda told: told["steps"] == 2)
    game.until_mode("acting")
    game.key("x")
    game.until_mode("choosing")
    steps = game.session(table).steps
    assert any(isinstance(event, Hit) for event in steps[1].events)
    assert len(steps) == 3


def test_a_resize_or_a_lost_focus_lets_go_and_a_closed_window_loses_only_the_flick_in_the_air(
    game: PlayedGame, table: Table, screen: Screen, tmp_path: Path, home: Path
) -> None:
    choose_the_first(game, table)
    session = game.session(table)
    offer, direction = sure_shot(session, table)
    game.key("q" if offer.fixed == ("left",) else "e")
    game.until_mode("aiming")
    begin_pull(game, direction)
    game.pull(0.5)
    width, height = SIZE
    screen.do("windowsize", game.window, width - 40, height - 20)
    told = game.until(lambda told: told["size"] == [width - 40, height - 20] and told["mode"] == "aiming")
    game.let_go()
    screen.do("windowsize", game.window, width, height)
    told = game.until(lambda told: told["size"] == [width, height])
    game.until_mode("aiming")
    begin_pull(game, direction)
    game.pull(0.5)
    screen.take_focus_away()
    told = game.until(lambda told: told["mode"] == "aiming" and not told["focus"])
    game.let_go()
    screen.do("windowfocus", game.window)
    told = game.until(lambda told: told["focus"])
    assert told["steps"] == 1

    begin_pull(game, direction)
    game.pull(1.0)
    game.let_go()
    game.until(lambda told: told["busy"])
    assert game.close() == 0
    assert "Traceback" not in game.output()
    record = game.record
    assert len(read_record(record).lines) == 1

    again = PlayedGame(screen, tmp_path / "second", "--load", str(record), home=home)
    try:
        told = again.until_mode("acting")
        assert told["steps"] == 1
        again.click_button("end")
        again.until_mode("choosing")
        assert len(again.session(table).steps) == 2
        assert again.close() == 0
    finally:
        again.stop()
    assert len(read_record(record).lines) == 1
