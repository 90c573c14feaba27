"""The camera follows the hand as the player likes it: how fast, and which way round."""

from __future__ import annotations

from pathlib import Path

import pytest

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.settings import CameraHabits
from flick3d.view.input.intents import Glide, Intent, LookFromBehind, Orbit, Pan, Show, Zoom
from flick3d.view.input.signals import PointerMoved, Pressed, Released, Wheeled
from flick3d.view.screens.camera_work import as_wanted
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import Frames, frames, match

__all__ = ["frames", "match"]

MOVES: tuple[Intent, ...] = (Orbit(10.0, 4.0), Pan(10.0, 4.0), Glide(10.0, 4.0), Zoom(2.0))


def wanted(**habits: float) -> list[Intent]:
    return [as_wanted(move, CameraHabits(**habits)) for move in MOVES]


def test_without_habits_all_is_as_usual() -> None:
    assert wanted() == list(MOVES)
    for other in (Show("top"), LookFromBehind(1.0, 2.0, 30.0)):
        assert as_wanted(other, CameraHabits(2.0, 2.0, 2.0, True, True, True, True)) is other


def test_each_speed_is_of_its_own_moves() -> None:
    assert wanted(turn=0.5) == [Orbit(5.0, 2.0), *MOVES[1:]]
    assert wanted(shift=2.0) == [MOVES[0], Pan(20.0, 8.0), Glide(20.0, 8.0), MOVES[3]]
    assert wanted(zoom=1.5) == [*MOVES[:3], Zoom(3.0)]


def test_each_axis_is_inverted_by_itself() -> None:
    assert wanted(turn_inverted=True) == [Orbit(-10.0, 4.0), *MOVES[1:]]
    assert wanted(tilt_inverted=True) == [Orbit(10.0, -4.0), *MOVES[1:]]
    assert wanted(zoom_inverted=True) == [*MOVES[:3], Zoom(-2.0)]
    assert wanted(shift_inverted=True) == [MOVES[0], Pan(-10.0, -4.0), *MOVES[2:]], "W stays forwards"


def test_the_options_hold_at_once(
    frames: Frames, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    stage = frames.stage
    screen = MatchScreen(stage, match, WesternPresenter(), lambda: None)
    frames.enter(screen)

    def drag() -> float:
        """Degrees that a drag to the right turns the view."""
        before = stage.camera.goal.heading
        screen._hear(PointerMoved(100.0, 100.0))
        screen._hear(Pressed("right"))
        screen._hear(PointerMoved(150.0, 100.0))
        screen._hear(Released("right"))
        return (stage.camera.goal.heading - before + 180.0) % 360.0 - 180.0

    usual = drag()
    assert usual != 0.0
    frames.key("f10", "page_down", "page_down")
    told = screen._options.told()
    assert told is not None and told["focus"] == "camera.turn"
    frames.key(*["arrow_right"] * 10, "tab", "tab", "tab", "space", "escape")
    assert drag() == pytest.approx(-1.5 * usual)
    before = stage.camera.goal.distance
    stage.own.choose("camera.zoom_inverted", True)
    screen._hear(Wheeled(1.0))
    assert stage.camera.goal.distance > before
