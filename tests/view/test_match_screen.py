"""The match screen without a display: a short match from the first key to "Play again", and its mishaps."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.western.events import Hit
from flick3d.match.playing import Match, new_match
from flick3d.match.record import read_record
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.hud.metrics import measure
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.western.words import Words

DUEL = """\
game: western
title: High Noon
briefing: Two men on an empty street.
clock: {start: 11}
initiative: lawman-1
hit_points: 1
goals: [{eliminate: 1}]
cowboys:
  - {side: lawmen, number: 1, at: [-6, 0], facing: 0}
  - {side: outlaws, number: 1, at: [8, 0], facing: 180}
"""
FRAME = 0.05


class Frames:
    """Lets time pass on a stage with a screen, frame by frame, and presses keys."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen: MatchScreen | WatchScreen | None = None

    def enter(self, screen: MatchScreen | WatchScreen) -> None:
        self.screen = screen
        screen.enter()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        assert self.screen is not None
        for _ in range(round(seconds / FRAME)):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def until(self, is_so: Callable[[], bool], seconds: float = 20.0) -> None:
        waited = 0.0
        while not is_so():
            self.wait(FRAME)
            waited += FRAME
            assert waited < seconds

    def until_asked(self, match: Match, kind: str) -> None:
        """Until the player is asked this, and everything stands still."""
        self.until(
            lambda: (
                match.session.prompt is not None and match.session.prompt.kind == kind and not self.stage.playback.busy
            )
        )
        self.wait(FRAME)

    def key(self, *names: str, held: float = 0.0) -> None:
        for name in names:
            self.stage.window.base.messenger.send(DOWN_EVENT, [name])
            self.wait(held)
            self.stage.window.base.messenger.send(UP_EVENT, [name])
            self.wait(FRAME)


@pytest.fixture
def match(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Match]:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    scenario = load_scenario_file(file, "duel", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    made = new_match(table, scenario, seats, 1, folder=tmp_path / "replays")
    yield made
    made.close()


@pytest.fixture
def frames(offscreen: Stage) -> Iterator[Frames]:
    made = Frames(offscreen)
    yield made
    if made.screen is not None:
        made.screen.leave()
        assert offscreen.window.base.pixel2d.find("**/hud").is_empty()


def shoot(frames: Frames, match: Match) -> None:
    """Choose the first man and shoot from his left at the enemy, where aiming starts."""
    frames.key("enter")
    frames.until_asked(match, "act")
    frames.key("q")
    frames.key("space", held=2.0)


def test_a_match_is_played_to_its_end_and_again(frames: Frames, match: Match, tmp_path: Path) -> None:
    left: list[bool] = []
    tell = tmp_path / "tell"
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: left.append(True), tell)
    frames.enter(screen)
    shoot(frames, match)
    assert match.session.prompt is None
    frames.until(lambda: match.session.outcome is not None and not frames.stage.playback.busy)
    assert any(isinstance(event, Hit) for event in match.session.steps[-1].events)
    assert "outlaw-1" not in frames.stage.scene.poses
    frames.wait(0.2)
    # Enter closes the help that lies over the result, and only then is one of the result's buttons.
    frames.key("h", "enter")
    assert (left, screen.match) == ([], match)
    frames.key("tab", "enter")
    assert left == [True]
    frames.key("u")
    frames.key("tab", "enter")
    assert screen.match is not match
    # What was said last belongs to the match that is over.
    assert "it is the turn of Lawman 1" in json.loads(tell.read_text(encoding="utf-8").splitlines()[-1])["hint"]
    assert screen.match.seats == match.seats
    assert screen.match.session.steps == ()
    assert "outlaw-1" in frames.stage.scene.poses
    assert len(read_record(match.record_path).lines) == 2
    screen.match.close()


def test_leaving_in_mid_flight_never_changes_the_match(frames: Frames, match: Match) -> None:
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(screen)
    shoot(frames, match)
    assert frames.stage.playback.playing
    before = match.session.state
    screen.leave()
    frames.screen = None
    assert not frames.stage.playback.busy
    assert match.session.state is before
    assert len(read_record(match.record_path).lines) == 1


def test_what_cannot_be_done_is_said_and_what_can_be_taken_back_is(
    frames: Frames, match: Match, tmp_path: Path
) -> None:
    tell = tmp_path / "tell"

    def hint() -> str:
        return str(json.loads(tell.read_text(encoding="utf-8").splitlines()[-1])["hint"])

    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None, tell))
    usual = hint()
    assert "Lawman 1" in usual
    frames.key("backspace")
    assert hint() == Words().hint("undo:none")
    frames.wait(5.0)
    assert hint() == usual
    frames.key("enter")
    frames.wait(0.2)
    assert len(match.session.steps) == 1
    frames.key("u")
    assert match.session.steps == ()
    assert match.session.prompt is not None
    assert match.session.prompt.kind == "choose-cowboy"
    frames.wait(5.0)
    assert hint() == usual


def test_he_turns_on_the_table_before_it_is_confirmed(frames: Frames, match: Match) -> None:
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    frames.key("enter")
    frames.wait(0.2)
    frames.key("m")
    for _ in range(9):
        frames.key("arrow_down")
    frames.key("enter")
    frames.until_asked(match, "face")
    before = match.session.state
    frames.key(*["arrow_left"] * 4)
    assert frames.stage.scene.poses["lawman-1"].yaw == pytest.approx(20.0)
    assert match.session.state is before
    frames.key("enter")
    frames.wait(1.0)
    assert match.session.state.cowboy("lawman-1").facing == pytest.approx(20.0)


def test_hud_and_table_are_drawn(frames: Frames, match: Match) -> None:
    window = frames.stage.window
    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None))
    for _ in range(2):
        window.base.graphics_engine.render_frame()
    picture = window.grab()
    metrics = measure(*window.size)
    line = metrics.hint.scaled(metrics.scale)
    across = range(round(line.x + 0.15 * line.width), round(line.right - 4))
    paper = sum(picture.get_gray(x, round(line.y + 4)) for x in across) / len(across)
    middle = picture.get_gray(window.size[0] // 2, window.size[1] // 2)
    assert paper > 0.65
    assert 0.1 < middle < 0.95


def test_a_match_that_cannot_be_recorded_goes_on_and_says_so_once(
    frames: Frames, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = tmp_path / "tell"

    def hint() -> str:
        return str(json.loads(tell.read_text(encoding="utf-8").splitlines()[-1])["hint"])

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    frames.enter(MatchScreen(frames.stage, match, WesternPresenter(), lambda: None, tell))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        frames.key("enter")
        assert hint() == "The match cannot be kept now (No space left on device). It goes on."
        frames.until_asked(match, "act")
        frames.wait(4.0)
        assert "cannot be kept" not in hint()
        frames.key("u")
        frames.until(lambda: not match.session.steps)
        frames.key("enter")
        frames.until_asked(match, "act")
        assert "cannot be kept" not in hint(), "it is said once"
    frames.key("q")
    frames.key("space", held=2.0)
    frames.until(lambda: len(match.session.steps) == 2)
    frames.wait(FRAME)
    assert hint() == "The match is kept again."
    assert len(read_record(match.record_path).played) == 2


def test_a_match_is_watched(frames: Frames, match: Match) -> None:
    playing = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(playing)
    shoot(frames, match)
    frames.until(lambda: match.session.outcome is not None)
    playing.leave()

    watching = WatchScreen(frames.stage, match.session, WesternPresenter(), "High Noon", lambda: None)
    frames.enter(watching)
    assert "outlaw-1" in frames.stage.scene.poses
    frames.key("space")
    frames.wait(3.0)
    assert "outlaw-1" in frames.stage.scene.poses
    frames.key("arrow_up", "arrow_up", "space")
    frames.until(lambda: "outlaw-1" not in frames.stage.scene.poses)
    frames.key("space", "arrow_left")
    assert "outlaw-1" in frames.stage.scene.poses
    frames.key("arrow_right", "arrow_right", "arrow_right")
    assert "outlaw-1" not in frames.stage.scene.poses
    assert match.session.outcome is not None


def shown_texts(stage: Stage) -> list[str]:
    """All texts of the HUD that are not hidden."""
    paths = stage.window.base.pixel2d.find_all_matches("**/+TextNode")
    return [path.node().get_text() for path in paths if not path.is_hidden() and path.get_hidden_ancestor().is_empty()]


def test_what_a_replay_tells_goes_back_with_it_and_is_told_of_a_step_cut_short(frames: Frames, match: Match) -> None:
    playing = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
    frames.enter(playing)
    shoot(frames, match)
    frames.until(lambda: match.session.outcome is not None)
    playing.leave()

    frames.enter(WatchScreen(frames.stage, match.session, WesternPresenter(), "High Noon", lambda: None))
    nothing_told = shown_texts(frames.stage)
    frames.key("space")
    frames.key("arrow_right", "arrow_right")
    frames.wait(0.1)
    frames.key("arrow_right")
    told = shown_texts(frames.stage)
    assert any("Outlaw 1" in text and text not in nothing_told for text in told)
    frames.key("arrow_left", "arrow_left")
    assert not any("Outlaw 1" in text for text in shown_texts(frames.stage) if text not in nothing_told)
    assert not any("Lawman 1's turn" in text for text in shown_texts(frames.stage))
