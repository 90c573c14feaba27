"""Looking on in a match: the director's camera, an orbit by itself, a piece that is followed; the hand always wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.match.playing import Match, new_match
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.input.intents import Orbit
from flick3d.view.input.signals import KeyPressed, Pressed
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_companions import SHOT, Answers
from tests.view.test_match_screen import DUEL, Frames


@pytest.fixture
def match(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Match]:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    scenario = load_scenario_file(file, "duel", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    made = new_match(table, scenario, seats, 1, folder=tmp_path / "replays", kinds={"Ann": "hard"})
    yield made
    made.close()


@pytest.fixture
def frames(offscreen: Stage) -> Iterator[Frames]:
    made = Frames(offscreen)
    yield made
    if made.screen is not None:
        made.screen.leave()


def begin(frames: Frames, match: Match, texts: Mapping[str, str] = SHOT) -> tuple[MatchScreen, Answers]:
    answers = Answers(texts)
    answers.is_ready = False
    screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None, make_thinker=answers.made)
    frames.enter(screen)
    return screen, answers


def test_the_camera_goes_around_by_itself_until_it_is_told_to_stay(frames: Frames, match: Match) -> None:
    screen, _ = begin(frames, match)
    frames.wait(1.0)
    before = frames.stage.camera.heading
    screen._hear(KeyPressed("y"))
    frames.wait(2.0)
    turned = frames.stage.camera.heading
    assert abs(turned - before) > 3.0
    screen._hear(KeyPressed("y"))
    frames.wait(1.0)
    rests = frames.stage.camera.heading
    frames.wait(1.0)
    assert frames.stage.camera.heading == pytest.approx(rests, abs=0.05)


def test_a_hand_takes_the_camera_back(frames: Frames, match: Match) -> None:
    screen, _ = begin(frames, match)
    for key in ("z", "y"):
        screen._hear(KeyPressed(key))
        assert screen._spectating.way
        screen._carry_out(Orbit(40.0, 0.0))
        assert not screen._spectating.way


def test_a_click_with_ctrl_follows_a_piece_and_chooses_nothing(frames: Frames, match: Match) -> None:
    match.kinds = {}
    screen, _ = begin(frames, match)
    pose = frames.stage.scene.pose_of("outlaw-1")
    assert pose is not None
    screen._hear(KeyPressed("control"))
    screen._hear(Pressed("left", (pose.x, pose.y), "outlaw-1"))
    frames.wait(3.0)
    aim = frames.stage.camera.aim
    assert (aim.x, aim.y) == (pytest.approx(pose.x, abs=0.3), pytest.approx(pose.y, abs=0.3))
    assert not match.session.steps


def test_the_director_looks_over_the_shoulder_and_goes_with_the_disc(frames: Frames, match: Match) -> None:
    screen, answers = begin(frames, match)
    screen._hear(KeyPressed("z"))
    far = frames.stage.camera.aim.distance
    answers.is_ready = True
    frames.until(lambda: len(match.session.steps) == 1)
    frames.until(lambda: frames.stage.playback.playing)
    behind = frames.stage.camera.view.eye
    assert frames.stage.camera.goal.distance < 0.6 * far
    assert behind[0] < -6.0, "behind the shooter, who stands in the west"
    seen = []
    while frames.stage.playback.playing:
        seen.append(frames.stage.camera.goal.x)
        frames.wait(0.05)
    assert max(seen) > seen[0] + 3.0, "the camera went with the bullet"


def test_a_persons_own_aim_is_left_alone(frames: Frames, match: Match) -> None:
    match.kinds = {}
    screen, _ = begin(frames, match)
    screen._hear(KeyPressed("z"))
    frames.wait(1.0)
    before = frames.stage.camera.goal
    frames.wait(2.0)
    assert frames.stage.camera.goal == before
