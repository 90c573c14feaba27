"""What `flick3d bench` measures of the window: from the release to the first movement, and Python's time per frame."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

from flick3d.match.playing import Match
from flick3d.match.session import Session
from flick3d.rules.actions import Action
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.layout import Shot
from flick3d.rules.random_player import random_action
from flick3d.settings import QualityName
from flick3d.view.app import open_stage
from flick3d.view.playing import Finished
from flick3d.view.presenters import presenter_of
from flick3d.view.stage import Stage
from flick3d.view.window import WindowSettings

SIZE = (640, 360)
FRAME = 1.0 / 60.0
FILLED_AFTER = 60
"""Actions after which a table that is empty at first has something on it."""
LONGEST_WAIT = 120
"""Frames after which a release counts as lost."""


def release_to_first_movement(match: Match, runs: int, quality: QualityName = "low") -> list[tuple[int, float]]:
    """How long it takes from letting go to the first drawn movement: frames and milliseconds, once per run.

    The frame in which the player lets go is frame 0; 1 means that the next picture shows the disc elsewhere. The match
    is not touched: its shots are simulated on its table and not played. Raises FlickError without OpenGL.
    """
    stage = _stage(match, quality)
    try:
        results = []
        for shot in _shots(match, runs):
            stage.scene.show(shot.layout)
            stage.window.base.graphics_engine.render_frame()
            piece = shot.pushes[0].piece
            start = stage.scene.pose_of(piece)
            before = time.perf_counter()
            stage.playback.play(match.table.begin(shot))
            for frame in range(1, LONGEST_WAIT):
                stage.advance(FRAME)
                stage.window.base.graphics_engine.render_frame()
                stage.window.base.graphics_engine.flip_frame()
                if stage.scene.pose_of(piece) != start:
                    results.append((frame, (time.perf_counter() - before) * 1000.0))
                    break
            stage.playback.stop()
        return results
    finally:
        stage.close()


def python_time_per_frame(match: Match, runs: int, quality: QualityName = "low") -> list[float]:
    """Milliseconds per frame outside drawing while a shot is simulated and played, the mean of each run.

    Counted are the simulation's slices, the playback, the camera and the scene. Raises FlickError without OpenGL.
    """
    stage = _stage(match, quality)
    try:
        results = []
        for shot in _shots(match, runs):
            stage.scene.show(shot.layout)
            stage.playback.play(match.table.begin(shot))
            results.append(_mean_frame(stage) * 1000.0)
        return results
    finally:
        stage.close()


def playback_time_per_frame(match: Match, runs: int, quality: QualityName = "low") -> list[float]:
    """Like `python_time_per_frame` for shots that are simulated already: playback, camera and scene alone."""
    stage = _stage(match, quality)
    try:
        results = []
        for shot in _shots(match, runs):
            stage.scene.show(shot.layout)
            stage.playback.play(Finished(match.table.simulate(shot)))
            results.append(_mean_frame(stage) * 1000.0)
        return results
    finally:
        stage.close()


def _stage(match: Match, quality: QualityName) -> Stage:
    game, state = match.session.game, match.session.state
    presenter = presenter_of(game.name)
    settings = WindowSettings(size=SIZE, offscreen=True, quality=quality)
    stage = open_stage(settings, presenter.stage_area(state), presenter.ground(state), presenter.light)
    presenter.show(stage.scene, state)
    return stage


def _mean_frame(stage: Stage) -> float:
    """Seconds that a frame takes outside drawing until the playback is over; every tenth frame is drawn as well."""
    total, frames = 0.0, 0
    while stage.playback.playing:
        before = time.perf_counter()
        stage.advance(FRAME)
        total += time.perf_counter() - before
        frames += 1
        if frames % 10 == 0:
            stage.window.base.graphics_engine.render_frame()
    return total / max(frames, 1)


def _shots(match: Match, runs: int) -> Iterator[Shot]:
    """Flicks that are legal at the match's first prompt with flicks, at full speed, in directions from one stream.

    Where such a flick moves nothing on the table, those of a match between random players instead.
    """
    controller = match.session.controller
    while controller.prompt is not None and not controller.prompt.flicks:
        controller, _ = controller.apply(controller.prompt.choices[0])
    directions = stream(match.seed, "measure")
    if controller.shot(_flick(controller, 0.0)) is None:
        yield from itertools.islice(_played_shots(match), runs)
        return
    for _ in range(runs):
        shot = controller.shot(_flick(controller, directions.uniform(0.0, 360.0)))
        if shot is not None:
            yield shot


def _played_shots(match: Match) -> Iterator[Shot]:
    """The flicks of a match between random players, from when the table has filled a little."""
    scenario, chance = match.scenario, stream(match.seed, "measure-players")
    session = Session.start(scenario.game, match.table, scenario.scenario, match.seats, match.seed)
    while session.prompt is not None:
        action = session.read(random_action(session.prompt, chance))
        shot = session.controller.shot(action)
        if shot is not None and len(session.steps) >= FILLED_AFTER:
            yield shot
        session.submit(action)


def _flick(controller: Controller, direction: float) -> Action:
    assert controller.prompt is not None
    offer = controller.prompt.flicks[-1]
    return controller.read(offer.text(direction, offer.highest_speed))
