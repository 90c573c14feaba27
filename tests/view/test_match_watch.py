"""Watching a match: what the HUD tells while a flick is in the air, single steps in a pause, and whose side it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick3d.games.western.events import Hit
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.input.listener import DOWN_EVENT, UP_EVENT
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

    def __init__(self, stage: Stage, session: Session) -> None:
        self.stage = stage
        self.screen = WatchScreen(stage, session, WesternPresenter(), "A Slip of the Finger", lambda: None)
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

    def key(self, name: str) -> None:
        self.stage.window.base.messenger.send(DOWN_EVENT, [name])
        self.stage.window.base.messenger.send(UP_EVENT, [name])
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
    watched.key("arrow_right")
    watched.until(lambda: not watched.stage.playback.busy)
    before = session.history[1][0].state
    watched.key("arrow_right")
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
    watched.key("arrow_right")
    watched.wait(2.0)
    assert not watched.stage.playback.busy
    assert watched.says("step 1 of 2")
    watched.wait(3.0)
    assert watched.says("step 1 of 2")
    watched.key("arrow_right")
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
    watched.key("arrow_left")
    assert not watched.says("of the same side")
    # Told again after steps back and forth, it is told in the same words.
    watched.key("arrow_right")
    watched.key("arrow_right")
    watched.key("arrow_right")
    assert watched.says("hits the woman of the same side")
