"""Pictures are read before a replay needs them: then no jump reads a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from panda3d.core import Filename, TexturePool

from flick3d.games import all_games
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder
from flick3d.rules.chance import stream
from flick3d.rules.game import Seat
from flick3d.rules.random_player import random_action
from flick3d.scenario.library import load
from flick3d.view.presenters import presenter_of
from flick3d.view.reading_ahead import ReadingAhead
from flick3d.view.screens.timeline import Place
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.setting import stage_for
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

FRAME = 0.02
PICTURES = shipped_folder("models") / "ui"
PLAYED = {"western/main-street": ("lawmen", "outlaws"), "faith/classic": ("Ann", "Ben")}
"""Scenarios, and the teams of two players."""
STEPS = 40
"""Actions by chance: in Flick of Faith a whole Generation and the next Council."""


def pictures() -> frozenset[str]:
    """The names of all pictures of the HUD that the window holds."""
    files = (texture.filename for texture in TexturePool.find_all_textures())
    return frozenset(str(file.get_basename()) for file in files if str(file.get_dirname()).endswith("/ui"))


def has(name: str) -> bool:
    return bool(TexturePool.has_texture(Filename.from_os_specific(str(PICTURES / f"{name}.png"))))


@pytest.fixture(params=PLAYED)
def session(request: pytest.FixtureRequest, table: Table) -> Session:
    loaded = load(request.param, all_games(), table)
    seats = tuple(Seat(name, team) for name, team in zip(("Ann", "Ben"), PLAYED[request.param], strict=True))
    session = Session.start(loaded.game, table, loaded.scenario, seats, seed=1)
    chance = stream(1, "reading ahead")
    while session.prompt is not None and len(session.steps) < STEPS:
        session.submit(session.read(random_action(session.prompt, chance)))
    return session


@pytest.fixture
def watched(session: Session) -> Iterator[tuple[Stage, WatchScreen]]:
    presenter = presenter_of(session.game.name)
    window = open_window(WindowSettings(size=(640, 360), offscreen=True))
    try:
        stage = stage_for(window, presenter, session.history[0][0].state)
        screen = WatchScreen(stage, session, presenter, "Replay", lambda: None)
        screen.enter()
        screen.hold()
        yield stage, screen
        screen.leave()
    finally:
        window.close()


def test_no_jump_reads_a_picture(session: Session, watched: tuple[Stage, WatchScreen]) -> None:
    stage, screen = watched
    frames = 0
    while not screen.reading.is_done:
        stage.advance(FRAME)
        screen.update(FRAME)
        frames += 1
        assert frames < 400
    known = pictures()
    steps = range(len(session.steps) + 1)
    for step in (*steps, *reversed(steps)):
        screen.reel.show(Place(step))
        stage.advance(FRAME)
        screen.update(FRAME)
        assert pictures() - known == set(), f"the jump to step {step} has read pictures"


def test_while_a_flick_is_seen_nothing_is_read(watched: tuple[Stage, WatchScreen]) -> None:
    stage, screen = watched
    flick = next(step for step in range(len(screen.timeline)) if screen.timeline.is_flick(step))
    screen.reel.show(Place(flick, 0.05))
    screen.update(0.0)
    known = pictures()
    for _ in range(5):
        screen.update(0.0)
    assert stage.playback.playing
    assert pictures() == known


def test_one_picture_a_frame_those_that_are_asked_for_first(watched: tuple[Stage, WatchScreen]) -> None:
    stage, _ = watched
    asked = ("god-ra", "icon-no-such-picture", "law-kraken")
    reading = ReadingAhead(stage.models, asked)
    assert not has("god-ra")
    reading.advance()
    assert has("god-ra")
    assert not has("law-kraken")
    reading.advance()
    assert has("law-kraken")
    count = len(pictures())
    reading.advance()
    assert len(pictures()) == count + 1
    frames = 3
    while not reading.is_done:
        reading.advance()
        frames += 1
        assert frames < 400
    assert all(has(file.stem) for file in PICTURES.glob("icon-*.png"))
