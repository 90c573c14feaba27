"""The last flick of a match again: shown slowly, and then everything is exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.match.helpers import SEATS, play, short_scenario

FRAME = 0.05


class Played:
    """A match on the stage, a frame at a time."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage, self.match = stage, match
        self.screen = MatchScreen(stage, match, WesternPresenter(), lambda: None)
        self.screen.enter()
        self.wait(0.2)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def key(self, name: str, *held: str) -> None:
        for each in (*held, name):
            self.stage.window.base.messenger.send(DOWN_EVENT, [each])
        for each in (name, *held):
            self.stage.window.base.messenger.send(UP_EVENT, [each])
        self.wait(FRAME)


@pytest.fixture
def played(offscreen: Stage, table: Table, tmp_path: Path) -> Iterator[Played]:
    """Random actions up to a prompt with a flick behind it."""
    with new_match(table, short_scenario(), SEATS, 1, path=tmp_path / "m.flick3d", sync=False) as match:
        for _ in range(30):
            play(match.session, 1)
            if match.session.steps[-1].is_flick and match.session.prompt is not None:
                break
        made = Played(offscreen, match)
        yield made
        made.screen.leave()


def test_the_last_flick_again_leaves_no_trace(played: Played) -> None:
    stage, session = played.stage, played.match.session
    record = played.match.record_path.read_bytes()
    poses, goal, preset, prompt = dict(stage.scene.poses), stage.camera.goal, stage.camera.preset, session.prompt
    played.key("r", "shift")
    assert stage.playback.playing
    assert stage.playback.speed == pytest.approx(0.4)
    played.wait(0.3)
    assert dict(stage.scene.poses) != poses
    stage.window.base.messenger.send(DOWN_EVENT, ["wheel_up"])
    played.wait(0.2)
    assert stage.camera.goal != goal, "the camera is free"
    played.key("m")
    assert not stage.playback.busy, "any key ends it, and does nothing else"
    assert dict(stage.scene.poses) == poses
    assert (stage.camera.goal, stage.camera.preset) == (goal, preset)
    assert session.prompt == prompt
    played.wait(0.5)
    assert dict(stage.scene.poses) == poses
    assert played.match.record_path.read_bytes() == record


def test_it_ends_by_itself(played: Played) -> None:
    poses = dict(played.stage.scene.poses)
    played.key("r", "shift")
    for _ in range(1200):
        if not played.screen._interlude.is_on:
            break
        played.wait(FRAME)
    assert not played.screen._interlude.is_on
    assert dict(played.stage.scene.poses) == poses


def test_in_the_air_it_waits_and_buttons_do_nothing_meanwhile(played: Played) -> None:
    stage, session = played.stage, played.match.session
    steps = len(session.steps)
    played.key("r", "shift")
    before = stage.playback.time
    played.screen._command(("end",))
    played.screen._command(("undo",))
    played.wait(0.1)
    assert len(session.steps) == steps
    assert stage.playback.time > before
    played.key("escape")
    assert not played.screen._interlude.is_on


def test_a_match_without_flicks_says_so(offscreen: Stage, table: Table, tmp_path: Path) -> None:
    with new_match(table, short_scenario(), SEATS, 1, path=tmp_path / "m.flick3d", sync=False) as match:
        played = Played(offscreen, match)
        played.key("r")
        assert not played.screen._interlude.is_on
        assert "Nothing was flicked" in str(played.screen._interlude.told["toast"])
        played.screen.leave()
