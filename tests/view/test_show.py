"""Shows on a stage without a display: both games play by themselves, the director cuts well, and nothing is left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest

from flick3d.ai.thinking import Thinker
from flick3d.match.playing import Match, new_match
from flick3d.match.record import read_record
from flick3d.physics.table import Table
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.scenario.library import load
from flick3d.view.director import SHORTEST_TAKE
from flick3d.view.presenters import presenter_of
from flick3d.view.restaging import restaged
from flick3d.view.screens.demo_screen import DemoScreen
from flick3d.view.seating import Seating
from flick3d.view.show.ahead import play_ahead
from flick3d.view.show.filming import ShowFilm, film_show
from flick3d.view.show.playlist import Entry, kinds_for, seats_for
from flick3d.view.show.running import Show
from flick3d.view.show.scenes import Live
from flick3d.view.spotters import spotter_of
from flick3d.view.stage import Stage
from tests.view.test_match_screen import DUEL

FRAME = 1.0 / 30.0


@pytest.fixture
def window(offscreen: Stage) -> Iterator[Stage]:
    """A stage whose window the shows use."""
    offscreen.clear()
    yield offscreen


def put_on(
    cleared: Stage, name: str, seconds: float, folder: Path, table: Table, games: Mapping[str, Game[Any]]
) -> tuple[Stage, Show, Match]:
    scenario = load(name, games, table)
    seats = seats_for(scenario.game, 3)
    match = new_match(table, scenario, seats, 3, folder=folder, sync=False, kinds=kinds_for(seats))
    presenter, spotter = presenter_of(scenario.game.name), spotter_of(scenario.game.name)
    stage = restaged(cleared.window, presenter, match.session.state, cleared.sound)
    source = Live(match, Thinker(scenario.game, table, 3, lives=0))
    seating = Seating(seats, match.kinds)
    return stage, Show(stage, presenter, spotter, source, seating, scenario.title, 3, seconds), match


def play(stage: Stage, show: Show, seconds: float) -> tuple[list[str], list[float]]:
    """The takes that were seen, each once in a row, and when there were cuts, seconds."""
    takes: list[str] = []
    cuts: list[float] = []
    known = stage.camera.cuts
    for index in range(round(seconds / FRAME)):
        stage.advance(FRAME)
        show.advance(FRAME)
        eye = stage.camera.view.eye
        assert eye[2] > 2.0, "above the table"
        if not takes or takes[-1] != show.operator.take:
            takes.append(show.operator.take)
        if stage.camera.cuts != known:
            known = stage.camera.cuts
            cuts.append(index * FRAME)
    return takes, cuts


def test_both_games_play_by_themselves_one_after_the_other(
    window: Stage, tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]
) -> None:
    for name in ("western/main-street", "faith/first-time"):
        stage, show, match = put_on(window, name, 12.0, tmp_path, table, games)
        takes, cuts = play(stage, show, 12.0)
        stage.window.base.graphics_engine.render_frame()
        assert show.is_over
        assert takes[0] == "orbit"
        assert "shoulder" in takes
        assert "ride" in takes
        assert any(step.is_flick for step in match.session.steps)
        later = [cut for cut in cuts if cut > FRAME]
        assert all(after - before > SHORTEST_TAKE - 2 * FRAME for before, after in pairwise(later))
        show.close()
        stage.clear()
        match.close()
        base = window.window.base
        assert base.pixel2d.find("**/hud").is_empty()
        assert base.pixel2d.find("**/title").is_empty()
        assert [node.name for node in base.render.children] == ["camera"], "the next stage finds an empty room"


def test_a_key_stops_the_show_and_offers_a_seat(
    window: Stage, tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]
) -> None:
    stage, show, match = put_on(window, "western/main-street", 60.0, tmp_path, table, games)
    left: list[str] = []
    screen = DemoScreen(stage, show, presenter_of("western"), lambda: "Lawmen", lambda: left.append("left"))
    screen.enter()

    def wait(seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            stage.advance(FRAME)
            screen.update(FRAME)

    def press(key: str) -> None:
        stage.window.base.messenger.send("flick3d-button-down", [key])
        stage.window.base.messenger.send("flick3d-button-up", [key])

    wait(1.0)
    press("j")
    assert not screen.is_asking, "a sound key is only that"
    press("p")
    assert screen.is_asking
    before = stage.camera.aim
    wait(0.5)
    assert stage.camera.aim.distance == pytest.approx(before.distance, rel=0.05)
    press("arrow_down")
    press("enter")
    assert not screen.is_asking
    assert screen.ending is None
    press("mouse1")
    assert screen.is_asking
    press("enter")
    assert screen.ending == "take"
    assert left == ["left"]
    screen.leave()
    stage.clear()
    match.close()


@pytest.fixture
def duel(tmp_path: Path) -> Entry:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    return Entry(str(file), 4)


def test_a_match_that_is_played_ahead_is_the_same_every_time(duel: Entry, tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "other"
    records = [read_record(play_ahead(duel, folder)) for folder in folders]
    assert records[0].lines == records[1].lines
    assert records[0].lines


def test_a_film_of_two_shows_has_its_length_and_shows_something(duel: Entry, tmp_path: Path) -> None:
    out = tmp_path / "demo.mp4"
    filmed = film_show((duel, Entry(duel.scenario, 5)), out, ShowFilm((160, 120), 30, "low", seconds=10.0))
    assert (filmed.pictures, filmed.seconds) == (300, 10.0)
    with av.open(str(out)) as film:
        assert film.streams.video[0].frames == 300
        pictures = [frame.to_ndarray(format="rgb24").astype(float) for frame in film.decode(video=0)]
        assert film.streams.audio
    bright = pictures[45].mean()
    assert bright > 15.0
    assert pictures[0].mean() < 0.4 * bright, "it begins in the dark"
    assert pictures[149].mean() < 0.4 * bright, "and between the two it is dark again"
    assert np.abs(pictures[75] - pictures[60]).max() > 20.0, "something moves"
    assert [file.name for file in tmp_path.glob("*.mp4")] == ["demo.mp4"]


def test_what_cannot_be_filmed_is_told_before_anybody_plays(tmp_path: Path, duel: Entry) -> None:
    with pytest.raises(FlickError, match=r"end in \.mp4"):
        film_show((duel,), tmp_path / "demo.avi", ShowFilm())
    with pytest.raises(FlickError, match="no folder"):
        film_show((duel,), tmp_path / "nowhere" / "demo.mp4", ShowFilm())
