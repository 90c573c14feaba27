"""A person against computer players in a real window: turns, seats that change hands, leaving in mid-thought."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.faith.actions import Flick, Vote
from flick3d.match.record import read_record
from flick3d.physics.table import Table
from tests.window.faith_matches import key_of, prepared
from tests.window.played_game import PATIENCE, SIZE, PlayedGame, Told
from tests.window.screen import Screen, virtual_screen

pytestmark = pytest.mark.window

LARGE = (1280, 720)
STREET = """\
game: western
title: Four Men
briefing: Four men on an empty street.
clock: {start: 7}
initiative: lawman-1
hit_points: 3
goals: [{eliminate: 2}]
cowboys:
  - {side: lawmen, number: 1, at: [-24, -6], facing: 0}
  - {side: lawmen, number: 2, at: [-24, 6], facing: 0}
  - {side: outlaws, number: 1, at: [24, -6], facing: 180}
  - {side: outlaws, number: 2, at: [24, 6], facing: 180}
"""

Start = Callable[..., PlayedGame]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with virtual_screen(LARGE[0] + 60, LARGE[1] + 60) as display:
        yield Screen(display)


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """Starts the game with these arguments of the command `play`."""
    games: list[PlayedGame] = []

    def begin(*arguments: str, size: tuple[int, int] = SIZE) -> PlayedGame:
        folder, home = tmp_path / f"told-{len(games)}", tmp_path / "home"
        seed = () if "--load" in arguments else ("--seed", "1")
        wanted = (*arguments, *seed, "--quality", "low")
        games.append(PlayedGame(screen, folder, *wanted, home=home, size=size))
        return games[-1]

    yield begin
    for game in games:
        game.stop()


@pytest.fixture
def four_men(tmp_path: Path) -> tuple[str, ...]:
    """Ann, a person, against Ben, who is a computer player. Ann begins."""
    file = tmp_path / "street.yaml"
    file.write_text(STREET, encoding="utf-8")
    return str(file), "--players", "lawmen=Ann", "--players", "outlaws=Ben", "--seat", "Ben=easy"


@pytest.fixture
def street(start: Start, four_men: tuple[str, ...]) -> PlayedGame:
    return start(*four_men)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while is_alive(process) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_alive(process)


def thinks(told: Told) -> bool:
    return told["computer"] is not None and told["computer"]["stage"] == "thinking"


def ann_is_asked(told: Told) -> bool:
    return told["player"] == "Ann" and told["still"] and not told["busy"]


def end_turn(game: PlayedGame) -> None:
    """Ann chooses a man and ends his turn with a click."""
    told = game.until(lambda told: ann_is_asked(told) and told["mode"] == "choosing")
    game.key("Tab")
    game.key("Return")
    told = game.until(lambda told: ann_is_asked(told) and told["mode"] == "acting")
    steps = told["steps"]
    game.click_button("end")
    game.until(lambda told: told["steps"] > steps)


def let_it_think(game: PlayedGame) -> tuple[Told, int]:
    """Until the computer player thinks, and then stop its process; what is told, and the process."""
    told = game.until(thinks)
    worker = int(told["computer"]["worker"])
    os.kill(worker, signal.SIGSTOP)
    return told, worker


def players_of(game: PlayedGame) -> list[str]:
    return [line.player for line in steps_of(game.record)]


def steps_of(record: Path) -> list[Any]:
    return [line for _, line in read_record(record).lines if hasattr(line, "action")]


@pytest.mark.soak
def test_two_turns_of_flick_em_up_against_a_computer_player(
    start: Start, four_men: tuple[str, ...], table: Table
) -> None:
    street = start(*four_men, size=LARGE)
    stages: list[str] = []
    for _ in range(2):
        end_turn(street)

        def is_anns_turn(told: Told) -> bool:
            if told["computer"] is not None and (not stages or stages[-1] != told["computer"]["stage"]):
                stages.append(told["computer"]["stage"])
            return ann_is_asked(told)

        street.until(is_anns_turn)
    session = street.session(table)
    players = [step.player for step in session.steps]
    assert players.count("Ben") >= 4
    assert {"thinking", "choosing"} <= set(stages)
    assert any(step.is_flick and step.player == "Ben" for step in session.steps)
    turns = [player for number, player in enumerate(players) if number == 0 or players[number - 1] != player]
    assert turns[:4] == ["Ann", "Ben", "Ann", "Ben"]
    assert read_record(street.record).header.kinds == {"Ben": "easy"}
    assert street.close() == 0
    assert "Traceback" not in street.output()


@pytest.mark.soak
def test_two_flicks_of_flick_of_faith_against_a_computer_player(start: Start, table: Table) -> None:
    game = start("faith/first-time", "--players", "Ann,Ben", "--seat", "Ben=easy", size=LARGE)
    flicks = 0
    while True:
        told = game.until(ann_is_asked)
        if flicks == 2 and told["prompt"] == "mission":
            break
        steps = told["steps"]
        if told["flicks"] and told["mode"] == "acting":
            game.key("1")
            game.until(lambda told: told["mode"] == "aiming")
            continue
        if told["mode"] == "aiming":
            flicks += told["prompt"] == "mission"
            game.key("Return")
        else:
            game.key("x")
        game.until(lambda told, steps=steps: told["steps"] > steps)
    flicked = [step.player for step in game.session(table).steps if isinstance(step.action, Flick)]
    assert (flicked.count("Ann"), flicked.count("Ben")) in ((2, 2), (2, 3))
    assert game.close() == 0
    assert "Traceback" not in game.output()


@pytest.mark.rule("F22")
def test_a_computer_player_votes_without_a_word_and_ann_as_ever(start: Start, table: Table, tmp_path: Path) -> None:
    file = prepared(tmp_path / "a.flick3d", table, lambda state: state.phase == "vote", 34)
    game = start("--load", str(file), "--seat", "Ben=easy")
    before = len(steps_of(file))
    game.until(lambda told: told["prompt"] == "vote" or told["computer"] is not None)
    state = game.session(table).state
    game.key(key_of(state, "Ann", "up"))
    # Ben's votes are no keys of this window.
    game.key(key_of(state, "Ben", "up"))
    game.until(lambda told: told["steps"] >= 2 + before and told["prompt"] != "vote")
    votes = [step for step in game.session(table).steps if isinstance(step.action, Vote)]
    assert {step.player for step in votes} == {"Ann", "Ben"}
    ann = next(step.action for step in votes if step.player == "Ann")
    assert isinstance(ann, Vote)
    assert ann.thumb == "up"
    assert game.close() == 0
    assert "Traceback" not in game.output()


def test_frames_go_on_while_it_thinks_and_the_camera_turns(street: PlayedGame) -> None:
    end_turn(street)
    told, worker = let_it_think(street)
    try:
        street.screen.do("mousemove", "--window", street.window, SIZE[0] / 2, SIZE[1] / 2)
        street.screen.do("mousedown", 3)
        views = {str(told["view"]["eye"])}
        for _ in range(6):
            told = street.drag_until(lambda told: str(told["view"]["eye"]) not in views)
            views.add(str(told["view"]["eye"]))
            assert thinks(told)
        street.screen.do("mouseup", 3)
        # Nothing that is pressed plays for the computer player, nor for Ann.
        before = street.last["steps"]
        for key in ("1", "Tab", "Return", "m", "q", "space", "x"):
            street.key(key)
        street.click(SIZE[0] / 2, SIZE[1] / 2)
        # The dots behind who thinks go on as well.
        hint = street.last["hint"]
        assert hint.startswith("Ben (easy) thinks")
        street.until(lambda told: told["hint"] != hint and thinks(told))
        assert street.last["steps"] == before
    finally:
        os.kill(worker, signal.SIGCONT)
    street.until(ann_is_asked)
    assert street.close() == 0
    until_gone(worker)


def test_a_person_takes_over_in_mid_thought_and_gives_the_seat_back(street: PlayedGame) -> None:
    end_turn(street)
    told, worker = let_it_think(street)
    steps = told["steps"]
    try:
        street.key("F8")
        street.until(lambda told: told["player"] == "Ben" and told["mode"] == "choosing" and told["computer"] is None)
        street.key("Tab")
        street.key("Return")
        told = street.until(lambda told: told["steps"] == steps + 1 and told["mode"] == "acting")
        # What a click on the mark of the seat does: to easy, which is asked at once.
        street.click_button("seat Ben")
        told = street.until(thinks)
        assert told["computer"]["player"] == "Ben"
    finally:
        os.kill(worker, signal.SIGCONT)
    told = street.until(ann_is_asked)
    assert told["steps"] > steps + 1
    assert players_of(street)[steps:] == ["Ben"] * (told["steps"] - steps)
    assert street.close() == 0
    assert "Traceback" not in street.output()


def test_a_worker_that_is_killed_costs_a_moment(street: PlayedGame) -> None:
    end_turn(street)
    _, worker = let_it_think(street)
    os.kill(worker, signal.SIGKILL)
    told = street.until(lambda told: ann_is_asked(told) and told["steps"] > 2)
    assert "Ben" in players_of(street)
    assert told["steps"] > 2
    assert street.close() == 0
    assert "Traceback" not in street.output()


def test_closing_in_mid_thought_ends_the_game_and_its_worker(street: PlayedGame) -> None:
    end_turn(street)
    told, worker = let_it_think(street)
    street.key("Escape")
    assert street.close() == 0
    until_gone(worker)
    assert "Traceback" not in street.output()
    assert len(steps_of(street.record)) == told["steps"]
