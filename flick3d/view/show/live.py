"""The showcase in a window: shows one after another until somebody leaves, or takes a seat over and plays."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from flick3d.ai.thinking import Thinker
from flick3d.games import all_games
from flick3d.match.playing import Match, continue_match, new_match
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import cache_folder, shipped_folder
from flick3d.scenario.library import load
from flick3d.settings import read_settings
from flick3d.view.app import App, keep_chosen, warn
from flick3d.view.audio.stage_sound import StageSound, open_sound
from flick3d.view.display import begin_display, wanted_now, window_settings
from flick3d.view.fineness import Asked, chosen_quality
from flick3d.view.own_settings import OwnSettings
from flick3d.view.presenters import presenter_of
from flick3d.view.restaging import restaged
from flick3d.view.screens.demo_screen import DemoScreen, Ending
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.teller import Teller
from flick3d.view.seating import Seating
from flick3d.view.show.playlist import LONGEST, Entry, kinds_for, seats_for
from flick3d.view.show.running import Show
from flick3d.view.show.scenes import Live
from flick3d.view.show.tidying import give_memory_back, tidy_states
from flick3d.view.show.warming import warm, warming
from flick3d.view.spotters import spotter_of
from flick3d.view.stage import Stage
from flick3d.view.window import Window, WindowSettings, open_window

TITLE = "flick3d"


class Shown(NamedTuple):
    """What came of a showcase: the match that a person has played on, if any, and whether everything shall end."""

    played: Match | None = None
    is_closing: bool = False


class Showcase:
    """One window with shows."""

    def __init__(self, window: Window, sound: StageSound, own: OwnSettings, tell: Path | None = None) -> None:
        self._window, self._sound, self._own, self._tell = window, sound, own, tell
        self._teller = Teller(tell) if tell is not None else None
        self._games, self._table = all_games(), Table(load_pieces())

    def show(self, entry: Entry, seconds: float, folder: Path) -> tuple[Ending | None, Match]:
        """One show; how it has ended, and its match, which is closed. folder: of its record. Raises FlickError."""
        scenario = load(entry.scenario, self._games, self._table)
        seats = seats_for(scenario.game, entry.seed)
        kinds = kinds_for(seats)
        match = new_match(self._table, scenario, seats, entry.seed, folder=folder, sync=False, kinds=kinds)
        try:
            return self._shown(match, entry, seconds), match
        finally:
            match.close()

    def _shown(self, match: Match, entry: Entry, seconds: float) -> Ending | None:
        game = match.session.game.name
        presenter, spotter = presenter_of(game, self._own.translate), spotter_of(game)
        stage = self._staged(match.session.game.name, match.session.state)
        try:
            source = Live(match, Thinker(match.session.game, self._table, match.seed))
            seating = Seating(match.seats, match.kinds)
            title = match.scenario.title
            show = Show(stage, presenter, spotter, source, seating, title, entry.seed, seconds)
            app = App(stage)
            screen = DemoScreen(stage, show, presenter, lambda: asked(match), app.leave, self._teller)
            app.run(screen)
            return screen.ending
        finally:
            stage.clear()

    def play(self, shown: Match) -> Shown:
        """Go on with a match that was shown, the seat of who is asked being a person's; gives the match as it is left.

        The record goes on among the player's own. Raises FlickError.
        """
        self.close()
        record = shown.record_path
        if record.is_file():
            match = continue_match(record, self._games, self._table)
        else:
            # Nothing had happened yet, so nothing was kept.
            match = new_match(self._table, shown.scenario, shown.seats, shown.seed, kinds=shown.kinds)
        name = asked(match)
        match.kinds = {other: kind for other, kind in match.kinds.items() if other != name}
        stage = self._staged(match.session.game.name, match.session.state)
        try:
            app = App(stage)
            presenter = presenter_of(match.session.game.name, self._own.translate)
            screen = MatchScreen(stage, match, presenter, app.leave, self._tell)
            try:
                app.run(screen)
            finally:
                screen.match.close()
            return Shown(screen.match, app.is_closing)
        finally:
            stage.clear()

    def close(self) -> None:
        """No show is told of any more; may be called again."""
        if self._teller is not None:
            self._teller.close()

    def _staged(self, game: str, state: Any) -> Stage:
        stage = restaged(self._window, presenter_of(game), state, self._sound, self._own)
        stage.calm = self._own.now.reduced_motion
        return stage


def asked(match: Match) -> str:
    """Whose seat is taken over: of who decides now, else the first."""
    prompt = match.session.prompt
    return prompt.player if prompt is not None else match.seats[0].name


def show_off(
    entries: Iterator[Entry],
    *,
    seconds: float | None = None,
    lengths: tuple[float, ...] = (),
    each: float = LONGEST,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    quality: Asked = "low",
    sound: bool = True,
    tell: Path | None = None,
) -> Match | None:
    """Open a window and show these until somebody leaves; gives the match that a person has played, if any.

    seconds: for how long altogether; None: for ever. lengths: of the first shows, seconds; each: of all others at most.
    Raises FlickError.
    """
    entry = next(entries)
    silent: dict[str, Any] = {} if sound else {"sound.mute": True}
    own = OwnSettings(read_settings(warn), {**silent, **wanted_now(size, fullscreen)})
    heard = open_sound(shipped_folder("models"), own.now.sound, own.choose_volumes)
    try:
        settings = window_settings(TITLE, own.now.display, own.now.ui_scale)
        window = open_window(replace(settings, quality=_quality(quality, entry, settings)))
        try:
            begin_display(window, own.now.display)
            return show_in(window, heard, own, chain((entry,), entries), seconds, lengths, each, tell).played
        finally:
            window.close()
    finally:
        heard.close()
        keep_chosen(own)


def show_in(
    window: Window,
    sound: StageSound,
    own: OwnSettings,
    entries: Iterator[Entry],
    seconds: float | None = None,
    lengths: tuple[float, ...] = (),
    each: float = LONGEST,
    tell: Path | None = None,
) -> Shown:
    """The same in a window that is open, and stays so; nothing may be on its stage. Raises FlickError."""
    warm(window, shipped_folder("models"), cache_folder() / "models")
    showcase = Showcase(window, sound, own, tell)
    try:
        with warming(window, shipped_folder("models")):
            return _shows(showcase, entries, seconds, lengths, each)
    finally:
        showcase.close()


def _shows(
    showcase: Showcase,
    entries: Iterator[Entry],
    seconds: float | None,
    lengths: tuple[float, ...],
    each: float,
) -> Shown:
    left, waiting = seconds, list(lengths)
    with tempfile.TemporaryDirectory(prefix="flick3d-show-") as name:
        while left is None or left > 0.0:
            length = waiting.pop(0) if waiting else each
            length = length if left is None else min(length, left)
            entry = next(entries)
            ending, match = showcase.show(entry, length, Path(name))
            if ending == "take":
                return showcase.play(match)
            if ending != "over":
                return Shown(is_closing=ending is None)
            match.record_path.unlink(missing_ok=True)
            # The last that still holds the show's states and trajectories.
            del match
            tidy_states()
            give_memory_back()
            left = None if left is None else left - length
    return Shown()


def _quality(quality: Asked, entry: Entry, settings: WindowSettings) -> Any:
    if quality != "auto":
        return quality
    games, table = all_games(), Table(load_pieces())
    scenario = load(entry.scenario, games, table)
    state = scenario.game.start(scenario.scenario, seats_for(scenario.game, entry.seed), entry.seed, table)
    return chosen_quality(quality, scenario.game, state, settings)
