"""The composition root: it builds window, stage and screen, hands them down, and runs the frames until the end."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from direct.task import Task
from msgspec.structs import replace

from flick3d.match.playing import Match
from flick3d.match.rehearsal import Rehearsal
from flick3d.match.session import Session
from flick3d.physics.pieces import load
from flick3d.resources import cache_folder, shipped_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game
from flick3d.rules.layout import Area
from flick3d.settings import read_settings
from flick3d.view.audio.stage_sound import StageSound, open_sound
from flick3d.view.display import begin_display, wanted_now, window_settings
from flick3d.view.fineness import Asked, chosen_quality
from flick3d.view.own_settings import OwnSettings
from flick3d.view.pipeline.settings import DAYLIGHT, PipelineSettings
from flick3d.view.presenters import presenter_of
from flick3d.view.rehearsing import rehearse
from flick3d.view.screens.briefing_screen import BriefingScreen
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.stage import Screen, Stage
from flick3d.view.window import CLOSE_EVENT, WindowSettings, open_window

FIRST_PICTURE = "first picture"
"""The line that is printed when the first picture is on the screen, where that is measured."""

AFTER_EVENTS = 10
"""Place of our frame in Panda3D's loop: after mouse, keys and their events (0), before drawing (50)."""


class App:
    """Runs one screen on one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_closing = False
        """Whether the player, or the system, wants the whole program to end, and not only this screen."""
        self._leaving = False
        self._last = time.perf_counter()

    def leave(self) -> None:
        """End the loop after this frame."""
        self._leaving = True

    def close(self) -> None:
        """End the loop after this frame, and everything with it."""
        self.is_closing = True
        self.leave()

    def run(self, screen: Screen, measure_start: bool = False) -> None:
        """Show the screen until the window is closed or `leave` is called.

        measure_start: say when the first picture is there, and end.
        """
        base = self._stage.window.base
        self._leaving = False
        base.accept(CLOSE_EVENT, self.close)
        # When the system takes the window away, Panda3D would end the process here; we end the loop.
        base.finalizeExit = self.close
        screen.enter()
        base.task_mgr.add(self._frame, "flick3d-frame", sort=AFTER_EVENTS, extraArgs=[screen], appendTask=True)
        self._last = time.perf_counter()
        try:
            with _called_when_asked_to_end(self.close):
                while not self._leaving and not self._stage.window.is_closed:
                    base.task_mgr.step()
                    if measure_start:
                        base.graphics_engine.flip_frame()
                        print(FIRST_PICTURE, flush=True)
                        return
        except KeyboardInterrupt:
            self.is_closing = True
        finally:
            base.task_mgr.remove("flick3d-frame")
            base.ignore(CLOSE_EVENT)
            screen.leave()

    def _frame(self, screen: Screen, task: Task.Task) -> int:
        now = time.perf_counter()
        seconds, self._last = now - self._last, now
        self._stage.advance(seconds)
        screen.update(seconds)
        return int(task.cont)


@contextlib.contextmanager
def _called_when_asked_to_end(leave: Callable[[], None]) -> Iterator[None]:
    """The system asks programs to end with SIGTERM, at log-out for example: that is as good as the close button."""
    before = signal.signal(signal.SIGTERM, lambda *_: leave())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def play_match(
    match: Match,
    *,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    briefing: bool = False,
    rehearsal: Rehearsal | None = None,
    tell: Path | None = None,
    measure_start: bool = False,
    sound: bool = True,
    quality: Asked = "low",
    ui_scale: float | None = None,
    reduced_motion: bool | None = None,
) -> Match:
    """Open a window and play the match in it; when the window is closed, gives the match that was played last.

    size: of the window, pixels. briefing: begin with the match's story. rehearsal: begin anew when the scenario's file
    has changed. tell: a file that is told what is on the
    screen, for tests. measure_start: print `FIRST_PICTURE` when the first picture of the match is on the screen, and
    close. sound: whether anything is to be heard. quality: how finely it is drawn. ui_scale: how much larger
    than usual buttons and texts are; None: as the settings say. reduced_motion: less moves; None: as the settings say.
    Raises FlickError when no window can be opened or a file is missing; the match's record is whole at every moment.
    """
    state = match.session.state
    own = _own(sound, ui_scale, reduced_motion, size, fullscreen)
    settings = _settings(match.scenario.title, own)
    stage = _set_stage(settings, match.session.game, state, quality, own)
    presenter = presenter_of(match.session.game.name, own.translate)
    try:
        app = App(stage)
        if briefing and not measure_start and not _told_the_story(app, stage, match, tell):
            return match
        if rehearsal is not None:
            return rehearse(app.run, app.leave, stage, presenter, match, rehearsal, tell)
        screen = MatchScreen(stage, match, presenter, app.leave, tell)
        try:
            app.run(screen, measure_start)
        finally:
            # "Play again" goes on with another match than the one that was given.
            screen.match.close()
        return screen.match
    finally:
        _end(stage)


def _told_the_story(app: App, stage: Stage, match: Match, tell: Path | None) -> bool:
    """Show the story of a new match, where there is one; whether the player has started it then."""
    presenter = presenter_of(match.session.game.name, stage.own.translate)
    if presenter.story_view(match.session.state) is None:
        return True
    screen = BriefingScreen(stage, match, presenter, app.leave, tell)
    app.run(screen)
    return screen.started


def watch_record(
    session: Session,
    title: str,
    *,
    record: Path | None = None,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    tell: Path | None = None,
    sound: bool = True,
    quality: Asked = "low",
    ui_scale: float | None = None,
    reduced_motion: bool | None = None,
) -> None:
    """Open a window and play a finished record in it; returns when the window is closed. Raises FlickError.

    record: its file, beside which bookmarks are kept. quality: how finely it is drawn. tell, ui_scale, reduced_motion:
    as for `play_match`.
    """
    own = _own(sound, ui_scale, reduced_motion, size, fullscreen)
    settings = _settings(title, own)
    stage = _set_stage(settings, session.game, session.state, quality, own)
    try:
        app = App(stage)
        presenter = presenter_of(session.game.name, own.translate)
        app.run(WatchScreen(stage, session, presenter, title, app.leave, record, tell=tell))
    finally:
        _end(stage)


def open_stage(
    settings: WindowSettings,
    area: Area,
    ground: str = "town",
    light: PipelineSettings = DAYLIGHT,
    sound: StageSound | None = None,
    own: OwnSettings | None = None,
) -> Stage:
    """A stage with the shipped models in a new window; area, ground, light, own: as for `Stage`. Raises FlickError.

    sound: what is heard, which belongs to the stage then; it must have been opened before any window.
    """
    models = shipped_folder("models")
    pieces = load()
    heard = sound or StageSound()
    try:
        window = open_window(settings)
        try:
            return Stage(window, pieces, models, cache_folder() / "models", area, light, ground, sound=heard, own=own)
        except BaseException:
            window.close()
            raise
    except BaseException:
        heard.close()
        raise


def _own(
    sound: bool, ui_scale: float | None, reduced_motion: bool | None, size: tuple[int, int] | None, fullscreen: bool
) -> OwnSettings:
    """The player's settings, and for this start what the command line wants."""
    wanted: dict[str, Any] = {
        "ui_scale": ui_scale,
        "reduced_motion": reduced_motion,
        "sound.mute": None if sound else True,
        **wanted_now(size, fullscreen),
    }
    for_now = {key: value for key, value in wanted.items() if value is not None}
    return OwnSettings(read_settings(warn), for_now)


def _settings(title: str, own: OwnSettings) -> WindowSettings:
    return window_settings(f"{own.translate(title)} - flick3d", own.now.display, own.now.ui_scale)


def _set_stage(settings: WindowSettings, game: Game[Any], state: Any, quality: Asked, own: OwnSettings) -> Stage:
    """The stage for a game in this state, in a new window. Raises FlickError."""
    presenter = presenter_of(game.name)
    # Before any window: Panda3D asks only once for a library of sound.
    heard = open_sound(shipped_folder("models"), own.now.sound, own.choose_volumes)
    settings = replace(settings, quality=chosen_quality(quality, game, state, settings))
    area, ground = presenter.stage_area(state), presenter.ground(state)
    stage = open_stage(settings, area, ground, presenter.light, heard, own)
    begin_display(stage.window, own.now.display)
    stage.calm = own.now.reduced_motion
    return stage


def _end(stage: Stage) -> None:
    """Close the window, and keep what the player has chosen."""
    stage.close()
    keep_chosen(stage.own)


def keep_chosen(own: OwnSettings) -> None:
    """Write down what the player has chosen; what goes wrong is told on stderr."""
    try:
        own.keep(warn)
    except FlickError as error:
        warn(str(error))


def warn(text: str) -> None:
    """Tell on stderr what went wrong."""
    print(text, file=sys.stderr)
