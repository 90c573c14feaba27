"""The director shows what decided a flick once more: when nobody at the window waits, once, and until anybody stirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.director import AGAIN_AFTER, AGAIN_BEFORE, AGAIN_SPEED
from flick3d.view.input.listener import DOWN_EVENT
from flick3d.view.input.signals import KeyPressed
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_companions import SHOT, Answers
from tests.view.test_match_screen import DUEL, FRAME, Frames

BOTH = {"Ann": "hard", "Ben": "hard"}
AIMED = {**SHOT, "act": "shoot left 344.6 200.0"}


@pytest.fixture
def frames(offscreen: Stage) -> Iterator[Frames]:
    made = Frames(offscreen)
    yield made
    if made.screen is not None:
        made.screen.leave()


class Looked:
    """A match in which Ann shoots Ben's man, with the director at the camera."""

    def __init__(self, frames: Frames, match: Match, director: bool = True) -> None:
        self.frames, self.stage, self.match = frames, frames.stage, match
        self.answers = Answers(AIMED)
        self.screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None, make_thinker=self.answers.made)
        frames.enter(self.screen)
        if director:
            self.screen._hear(KeyPressed("z"))

    @property
    def shown(self) -> str:
        return str(self.screen._interlude.told["interlude"])

    def until_shot(self) -> None:
        """Ann has shot, and what came of it has been shown; she does nothing more."""
        self.frames.until(lambda: self.stage.playback.playing)
        self.answers.is_ready = False
        self.frames.until(lambda: not self.stage.playback.playing)
        self.frames.until(lambda: bool(self.shown) or not self.stage.playback.busy)
        assert self.match.session.steps[-1].is_flick


def of_duel(
    folder: Path, table: Table, games: Mapping[str, Game[Any]], hit_points: int, kinds: Mapping[str, str]
) -> Match:
    file = folder / "duel.yaml"
    file.write_text(DUEL.replace("hit_points: 1", f"hit_points: {hit_points}"), encoding="utf-8")
    scenario = load_scenario_file(file, "duel", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    return new_match(table, scenario, seats, 1, folder=folder / "replays", kinds=dict(kinds))


@pytest.fixture
def last(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Match]:
    """The shot ends the match."""
    with of_duel(tmp_path, table, games, 1, {"Ann": "hard"}) as match:
        yield match


@pytest.fixture
def first(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Match]:
    """The match goes on after the shot; both are computer players."""
    with of_duel(tmp_path, table, games, 2, BOTH) as match:
        yield match


def test_the_shot_that_ends_a_match_is_seen_again_before_the_result(frames: Frames, last: Match) -> None:
    looked = Looked(frames, last)
    looked.until_shot()
    stage, playback = looked.stage, looked.stage.playback
    assert last.session.outcome is not None
    assert looked.shown == "director"
    assert playback.playing
    assert playback.speed == AGAIN_SPEED
    assert "result" not in looked.screen.hud.rects()
    assert "outlaw-1" in stage.scene.poses, "he is on the table once more"
    trajectory = last.session.steps[-1].trajectory
    assert trajectory is not None
    upright, eye = stage.scene.poses["outlaw-1"], stage.camera.view.eye
    times, moved = [playback.time], 0.0
    while looked.shown:
        times.append(playback.time)
        moved = max(moved, abs(stage.scene.poses["outlaw-1"].x - upright.x))
        frames.wait(FRAME)
        assert len(times) < 200
    assert moved > 0.3, "he falls in sight"
    assert max(times) - times[0] < min(AGAIN_BEFORE + AGAIN_AFTER + 0.3, trajectory.duration), "only what decides it"
    assert eye != stage.camera.view.eye, "the camera is back"
    assert "result" in looked.screen.hud.rects()
    assert "outlaw-1" not in stage.scene.poses
    frames.wait(2.0)
    assert not looked.shown, "never twice"


def test_it_is_seen_from_the_other_side_of_the_line_of_action(frames: Frames, last: Match) -> None:
    looked = Looked(frames, last)
    frames.until(lambda: looked.stage.playback.playing)
    frames.wait(0.2)
    riding = looked.stage.camera.view.eye[1]
    looked.until_shot()
    assert looked.shown == "director"
    assert riding * looked.stage.camera.view.eye[1] < 0.0


@pytest.mark.parametrize("by", ["a", "mouse1", "mouse3", "escape"])
def test_any_key_or_click_ends_it_at_once_and_does_nothing_else(frames: Frames, last: Match, by: str) -> None:
    looked = Looked(frames, last)
    looked.until_shot()
    assert looked.shown == "director"
    looked.stage.window.base.messenger.send(DOWN_EVENT, [by])
    # Which place a letter has is known with the next frame.
    frames.wait(FRAME)
    assert not looked.shown
    assert not looked.stage.playback.playing
    assert "result" in looked.screen.hud.rects()
    assert looked.screen.match is last


def test_a_computer_player_thinks_meanwhile_and_plays_when_it_is_over(frames: Frames, first: Match) -> None:
    looked = Looked(frames, first)
    looked.until_shot()
    steps = len(first.session.steps)
    assert first.session.outcome is None
    assert looked.shown == "director"
    assert looked.answers.asked[-1][2] == steps, "it has been asked already"
    poses = {name: pose for name, pose in looked.stage.scene.poses.items() if name != "bullet-1"}
    looked.answers.is_ready = True
    frames.wait(0.5)
    assert looked.shown == "director"
    assert len(first.session.steps) == steps, "it plays when all can see it"
    assert dict(looked.stage.scene.poses) != poses or looked.stage.playback.playing
    frames.until(lambda: not looked.shown)
    frames.until(lambda: len(first.session.steps) > steps)


def test_it_is_not_shown_while_a_person_is_asked_without_the_director_or_with_less_motion(
    frames: Frames, tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]
) -> None:
    with of_duel(tmp_path, table, games, 2, {"Ann": "hard"}) as match:
        looked = Looked(frames, match)
        frames.until(lambda: looked.stage.playback.playing)
        # From now on Ann is a person, who has an action left.
        match.kinds = {}
        frames.until(lambda: not looked.stage.playback.busy)
        frames.wait(1.0)
        assert looked.screen._prompt is not None
        assert not looked.shown
        looked.screen.leave()
    for director, calm in ((False, False), (True, True)):
        with of_duel(tmp_path, table, games, 1, {"Ann": "hard"}) as match:
            looked.stage.calm = calm
            looked = Looked(frames, match, director)
            looked.until_shot()
            frames.wait(0.5)
            assert not looked.shown
            assert "result" in looked.screen.hud.rects()
            looked.screen.leave()
    frames.screen = None


def test_after_undo_or_another_player_in_the_seat_it_does_not_come_again(frames: Frames, first: Match) -> None:
    looked = Looked(frames, first)
    looked.until_shot()
    frames.key("escape")
    assert not looked.shown
    # Somebody takes the seat over, and gives it back.
    frames.key("f8")
    assert looked.screen._prompt is not None
    frames.key("f8")
    assert looked.screen._prompt is None
    frames.wait(1.0)
    assert not looked.shown


def test_leaving_meanwhile_tells_no_result(frames: Frames, last: Match) -> None:
    looked = Looked(frames, last)
    looked.until_shot()
    assert looked.shown == "director"
    looked.screen.leave()
    assert frames.stage.window.base.pixel2d.find("**/hud").is_empty()
    frames.screen = None
