"""Watching a match: what the HUD tells while a flick is in the air, single steps in a pause, and whose side it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from flick3d.games.western.events import Hit
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.rules.layout import Pose
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.hud.timeline_strip import DROP, SCRUB
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
from flick3d.view.screens.timeline import Place
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter

FRAME = 0.05

FRIENDS = """\
game: western
title: A Slip of the Finger
briefing: Everybody here is a friend of the law.
clock: {start: 11}
initiative: lawman-1
goals: [{eliminate: 1}]
neutrals: [{figure: woman, side: lawmen, at: [8, 4], facing: 180, hit_points: 3}]
cowboys:
  - {side: lawmen, number: 1, at: [-6, 0], facing: 0}
  - {side: outlaws, number: 1, at: [-20, -20], facing: 180}
"""


class Watched:
    """A session on the stage, a frame at a time."""

    def __init__(self, stage: Stage, session: Session, record: Path | None = None) -> None:
        self.stage = stage
        self.screen = WatchScreen(stage, session, WesternPresenter(), "A Slip of the Finger", lambda: None, record)
        self.screen.enter()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.stage.advance(FRAME)
            self.screen.update(FRAME)

    def until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(600):
            if is_so():
                return
            self.wait(FRAME)
        pytest.fail("it never was so")

    def key(self, name: str, *held: str) -> None:
        for each in (*held, name):
            self.stage.window.base.messenger.send(DOWN_EVENT, [each])
        for each in (name, *held):
            self.stage.window.base.messenger.send(UP_EVENT, [each])
        self.wait(FRAME)

    def texts(self) -> list[str]:
        """All texts that are not hidden."""
        paths = self.stage.window.base.pixel2d.find_all_matches("**/+TextNode")
        return [path.node().get_text() for path in paths if path.get_hidden_ancestor().is_empty()]

    def says(self, text: str) -> bool:
        return any(text in each.replace("\n", " ") for each in self.texts())


@pytest.fixture
def session(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Session:
    """Lawman 1 is chosen and shoots the woman, who rides for the lawmen."""
    file = tmp_path / "friends.yaml"
    file.write_text(FRIENDS, encoding="utf-8")
    scenario = load_scenario_file(file, "friends", games, table)
    made = Session.start(scenario.game, table, scenario.scenario, (Seat("Ann", "lawmen"), Seat("Ben", "outlaws")), 1)
    made.submit(made.read("play lawman-1"))
    assert made.prompt is not None
    offer = next(each for each in made.prompt.flicks if each.fixed == ("left",))
    played = made.submit(made.read(offer.text(0.0, 300.0)))
    if not any(isinstance(event, Hit) for event in played.events):
        pytest.fail(f"{offer.at}: {played.events}")
    return made


@pytest.fixture
def watched(offscreen: Stage, session: Session) -> Iterator[Watched]:
    made = Watched(offscreen, session)
    yield made
    made.screen.leave()


def test_the_hud_does_not_tell_what_comes_of_a_flick_before_it_is_seen(watched: Watched, session: Session) -> None:
    watched.key("space")
    watched.key("arrow_right", "shift")
    watched.until(lambda: not watched.stage.playback.busy)
    before = session.history[1][0].state
    watched.key("arrow_right", "shift")
    assert watched.stage.playback.playing
    view = watched.screen._view()
    assert view.banner.actions == before.actions_left == 2
    assert {tile.cowboy: tile.hit_points for tile in view.teams[0].tiles}["woman"] == 3
    watched.until(lambda: not watched.stage.playback.busy)
    view = watched.screen._view()
    assert view.banner.actions == 1
    assert {tile.cowboy: tile.hit_points for tile in view.teams[0].tiles}["woman"] == 2


def test_in_a_pause_one_step_is_played_and_no_more(watched: Watched, session: Session) -> None:
    watched.key("space")
    watched.key("arrow_right", "shift")
    watched.wait(2.0)
    assert not watched.stage.playback.busy
    assert watched.says("step 1 of 2")
    watched.wait(3.0)
    assert watched.says("step 1 of 2")
    watched.key("arrow_right", "shift")
    watched.wait(0.1)
    time = watched.stage.playback.time
    assert time > 0.0
    # A pause in the middle of it holds it there.
    watched.key("space")
    held = watched.stage.playback.time
    watched.wait(1.0)
    assert watched.stage.playback.time == pytest.approx(held)
    watched.key("space")
    watched.until(lambda: not watched.stage.playback.busy)
    assert watched.says("the end, after 2 steps")


def test_the_woman_counts_as_one_of_the_side_that_she_rides_for(watched: Watched) -> None:
    watched.until(lambda: watched.says("of the same side"))
    watched.key("arrow_left", "shift")
    assert not watched.says("of the same side")
    # Told again after steps back and forth, it is told in the same words.
    watched.key("arrow_right", "shift")
    watched.key("arrow_right", "shift")
    watched.key("arrow_right", "shift")
    assert watched.says("hits the woman of the same side")


def place(watched: Watched) -> tuple[int, float]:
    at = watched.screen.reel.place
    return at.step, at.seconds


def scrub(watched: Watched, step: int, seconds: float = 0.0) -> None:
    """Drag the knob of the bar there."""
    share = watched.screen.timeline.share(Place(step, seconds))
    watched.screen._command((SCRUB, f"{share:.6f}"))
    watched.wait(FRAME)


def bullet(watched: Watched) -> Pose:
    pose = watched.stage.scene.pose_of("bullet-1")
    assert pose is not None
    return pose


def test_the_knob_goes_through_the_trajectory_of_a_flick_and_back(watched: Watched, session: Session) -> None:
    trajectory = session.steps[1].trajectory
    assert trajectory is not None
    track = next(track for track in trajectory.tracks if track.piece == "bullet-1")
    for seconds in (0.05, trajectory.duration * 0.9, 0.1, trajectory.duration * 0.5):
        scrub(watched, 1, seconds)
        assert bullet(watched).x == pytest.approx(track.at(seconds).x, abs=0.01)
        watched.wait(0.3)
        assert place(watched) == (1, pytest.approx(seconds, abs=0.001)), "it stays while the knob is held"
        assert watched.screen._view().banner.actions == 2, "what comes of it is not told"
    watched.screen._command((DROP,))
    watched.wait(0.1)
    assert place(watched)[1] > trajectory.duration * 0.5, "let go, it plays on"


def test_home_end_and_turns(watched: Watched, session: Session) -> None:
    watched.key("space")
    watched.key("end")
    assert watched.says("the end, after 2 steps")
    poses = dict(watched.stage.scene.poses)
    watched.key("arrow_left")
    assert place(watched) == (0, 0.0), "both steps are one turn"
    assert watched.stage.scene.poses != poses
    watched.key("arrow_right")
    assert place(watched) == (2, 0.0)
    assert dict(watched.stage.scene.poses) == poses
    watched.key("home")
    assert place(watched) == (0, 0.0)
    assert len(session.steps) == 2


def test_single_frames_in_a_pause(watched: Watched) -> None:
    watched.key("space")
    watched.key("arrow_right", "shift")
    watched.key(".")
    watched.key(".")
    watched.key(".")
    step, seconds = place(watched)
    assert (step, seconds) == (1, pytest.approx(3 / 60, abs=0.001))
    watched.key(",")
    assert place(watched)[1] == pytest.approx(2 / 60, abs=0.001)
    watched.wait(0.5)
    assert place(watched)[1] == pytest.approx(2 / 60, abs=0.001)
    for _ in range(3):
        watched.key(",")
    assert place(watched)[0] <= 1


def test_the_current_flick_again(watched: Watched, session: Session) -> None:
    watched.key("space")
    watched.key("end")
    watched.key("r")
    watched.wait(0.1)
    step, seconds = place(watched)
    assert step == 1
    assert 0.0 < seconds < 0.5
    assert watched.stage.playback.playing


def test_bookmarks_by_keys(offscreen: Stage, session: Session, tmp_path: Path) -> None:
    watched = Watched(offscreen, session, tmp_path / "m.flick3d")
    watched.key("space")
    scrub(watched, 1, 0.2)
    watched.screen._command((DROP,))
    watched.key("b")
    assert watched.says("Bookmark set")
    watched.key("home")
    watched.key("b", "shift")
    assert place(watched) == (1, pytest.approx(0.2, abs=0.01))
    watched.key("b")
    assert watched.says("Bookmark taken away")
    watched.screen.leave()


def test_the_hud_goes_away_and_comes_back_and_keys_still_work(watched: Watched) -> None:
    watched.key("space")
    assert watched.says("0 of 2")
    watched.key("f9")
    assert watched.screen.hud.layer.is_hidden()
    assert watched.says("F9 brings")
    watched.wait(2.5)
    assert not watched.says("F9 brings")
    watched.key("end")
    assert place(watched) == (2, 0.0)
    watched.key("f9")
    assert watched.says("the end, after 2 steps")


def test_in_the_photo_mode_all_stands_still_and_everything_is_restored(
    watched: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLICK3D_HOME", str(tmp_path))
    watched.until(lambda: watched.stage.playback.playing and watched.stage.playback.time > 0.1)
    aim, goal, time = watched.stage.camera.aim, watched.stage.camera.goal, watched.stage.playback.time
    watched.key("f12")
    assert watched.screen.hud.layer.is_hidden()
    watched.stage.window.base.messenger.send(DOWN_EVENT, ["wheel_up"])
    watched.key("]")
    watched.wait(1.0)
    assert watched.stage.playback.time == time
    assert watched.stage.camera.aim.distance < aim.distance
    assert watched.stage.focus == pytest.approx(aim.distance * 0.88 * 1.06, rel=0.2)
    watched.key("enter")
    pictures = list((tmp_path / "pictures").glob("flick3d-*.png"))
    assert len(pictures) == 1
    assert watched.says(str(pictures[0].name)[:20]) or watched.says("Picture:")
    with Image.open(pictures[0]) as picture:
        assert picture.size == (1920, 1080)
        assert ImageStat.Stat(picture.convert("L")).stddev[0] > 10.0
    watched.key("escape")
    watched.wait(FRAME)
    assert watched.stage.focus is None
    assert watched.stage.camera.goal == goal
    assert not watched.screen.hud.layer.is_hidden()
    watched.wait(0.2)
    assert watched.stage.playback.time > time or not watched.stage.playback.playing
