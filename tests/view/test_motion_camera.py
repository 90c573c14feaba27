"""The camera never jumps: the eye is followed through whole matches of random players, but for declared cuts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from flick3d.match.seats import seats_asked
from flick3d.match.session import Session
from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.resources import cache_folder, shipped_folder
from flick3d.rules.game import Game
from flick3d.rules.random_player import random_action
from flick3d.scenario.library import load as load_scenario
from flick3d.view.camera import CameraRig
from flick3d.view.presenters import presenter_of
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings, open_window

FRAME = 1.0 / 60.0
FASTEST = 14.0
"""How far the eye may get in a frame, cm: half round the table in about a second."""
HARDEST = 3.0
"""By how much its way in a frame may differ from that of the frame before, cm: a jump of so much is one."""
MOST_FRAMES = 60
"""So much of what an action brings is watched; a player in a hurry skips the rest."""


class Eye:
    """Follows the eye of a camera, and says when it jumps."""

    def __init__(self, camera: CameraRig) -> None:
        self._camera = camera
        self._cuts = camera.cuts
        self._places: list[tuple[float, float, float]] = []
        self.frames = 0
        self.way = 0.0

    def look(self) -> None:
        """To be called in every frame."""
        if self._camera.cuts != self._cuts:
            self._cuts, self._places = self._camera.cuts, []
        self._places = [*self._places[-2:], self._camera.view.eye]
        self.frames += 1
        if len(self._places) >= 2:
            step = math.dist(*self._places[-2:])
            self.way += step
            assert step < FASTEST, f"the eye went {step:.1f} cm in a frame"
        if len(self._places) == 3:
            first, second, third = self._places
            ahead = tuple(2.0 * now - before for before, now in zip(first, second, strict=True))
            off = math.dist(ahead, third)
            assert off < HARDEST, f"the eye jumped by {off:.1f} cm"


class Watched:
    """A match of random players who also turn the camera, on a stage without a window."""

    def __init__(self, stage: Stage, session: Session, presenter: Presenter, seed: int) -> None:
        self.stage, self.session, self.presenter = stage, session, presenter
        self.chance = Random(seed)
        self.eye = Eye(stage.camera)
        self.slow = 0
        presenter.show(stage.scene, session.state)
        presenter.frame(stage, session.state, cut=True)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.stage.advance(FRAME)
            self.eye.look()
            slowed = self.stage.playback.slowed
            self.slow += slowed is not None and slowed[0] > 0.5

    def until_still(self) -> None:
        """Watch what plays for a while, and skip the rest."""
        watches = self.chance.randrange(MOST_FRAMES)
        while self.stage.playback.busy:
            self.frames(1)
            watches -= 1
            if watches == 0:
                self.stage.playback.finish()

    def turn_camera(self) -> None:
        camera, chance = self.stage.camera, self.chance
        match chance.randrange(8):
            case 0:
                camera.top()
            case 1:
                camera.overview()
            case 2 | 3:
                prompt = self.session.prompt
                if prompt is not None and prompt.flicks:
                    camera.behind(*prompt.flicks[0].at, chance.uniform(0.0, 360.0))
        self.frames(chance.randrange(4, 12))

    def play(self) -> None:
        """One action, shown as a match shows it."""
        session, stage, presenter = self.session, self.stage, self.presenter
        assert session.prompt is not None
        action = session.read(random_action(session.prompt, self.chance))
        before = session.state
        if session.is_flick(action):
            flight = session.release(action)
            presenter.show_shot(stage.scene, before, flight.shot.layout)
            stage.lie_on(flight.shot.area)
            stage.playback.play(flight, speed=0.6, decider=presenter.decider(before))
            self.until_still()
            step = flight.land()
        else:
            step = session.submit(action)
        stage.playback.speed = 1.0
        presenter.settle(stage, before, session.state, step.events)
        self.until_still()
        presenter.frame(stage, session.state)
        self.turn_camera()


@pytest.fixture(params=[("western/doors-and-duels", ()), ("western/main-street", ()), ("faith/first-time", ("2",))])
def watched(request: pytest.FixtureRequest, table: Table, games: Mapping[str, Game[Any]]) -> Iterator[Watched]:
    name, players = request.param
    loaded = load_scenario(name, games, table)
    session = Session.start(loaded.game, table, loaded.scenario, seats_asked(loaded.game, players), 5)
    presenter = presenter_of(loaded.game.name)
    window = open_window(WindowSettings(size=(480, 270), offscreen=True))
    area, ground = presenter.stage_area(session.state), presenter.ground(session.state)
    stage = Stage(window, load(), shipped_folder("models"), cache_folder() / "models", area, ground=ground)
    try:
        yield Watched(stage, session, presenter, 7)
    finally:
        stage.close()


def test_the_eye_never_jumps_in_a_whole_match(watched: Watched) -> None:
    actions = 0
    while watched.session.prompt is not None:
        watched.play()
        actions += 1
    assert watched.session.outcome is not None
    assert actions > 10
    assert watched.eye.frames > 300
    assert watched.eye.way > 300.0, "it has moved"


def test_a_jump_that_nobody_declares_is_seen_and_one_that_is_declared_is_none(offscreen: Stage) -> None:
    camera = offscreen.camera
    eye = Eye(camera)
    for _ in range(5):
        offscreen.advance(FRAME)
        eye.look()
    camera.look(msgspec.structs.replace(camera.goal, x=20.0))
    camera.cut()
    eye.look()
    for _ in range(3):
        offscreen.advance(FRAME)
        eye.look()
    camera.look(msgspec.structs.replace(camera.goal, x=camera.goal.x - 4.0))
    camera.cut()
    camera.cuts -= 1
    with pytest.raises(AssertionError, match="jumped"):
        eye.look()
