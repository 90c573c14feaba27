"""The whole game in one window: the front of house, and from there matches, replays and the showcase, and back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from flick3d.games import all_games
from flick3d.match.playing import Match, continue_match, new_match
from flick3d.match.record import read_record
from flick3d.match.replaying import recorded_scenario, replay_record
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.resources import shipped_folder, user_folder
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat
from flick3d.scenario.house_rules import played_by
from flick3d.scenario.library import load
from flick3d.scenario.loading import LoadedScenario
from flick3d.settings import read_settings
from flick3d.view.app import App, keep_chosen, warn
from flick3d.view.audio.stage_sound import StageSound, open_sound
from flick3d.view.display import begin_display, wanted_now, window_settings
from flick3d.view.fineness import Asked, chosen_quality
from flick3d.view.front.front_screen import FrontScreen
from flick3d.view.front.library import Library
from flick3d.view.front.main_menu import MainMenu
from flick3d.view.front.rooms import Errand, LoadMatch, NewMatch, Quit, WatchDemo, WatchMatch
from flick3d.view.front.rules_room import RulesRoom, open_rules
from flick3d.view.front.wording import FrontWords
from flick3d.view.lessons.keeping import read_learned
from flick3d.view.lessons.lesson import Lesson
from flick3d.view.lessons.lessons import LESSONS, lesson_of
from flick3d.view.own_settings import OwnSettings
from flick3d.view.presenters import presenter_of
from flick3d.view.presenting import Presenter
from flick3d.view.restaging import restaged
from flick3d.view.screens.briefing_screen import BriefingScreen
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.screens.watch_screen import WatchScreen
from flick3d.view.show.live import show_in
from flick3d.view.show.shipped import shipped_shows
from flick3d.view.stage import Screen, Stage
from flick3d.view.window import Window, open_window

TITLE = "flick3d"
BEHIND = "western/main-street"
"""The scenario whose table is behind the menu at first; later it is the one that was played last."""


class House:
    """One window, and what fills it one after the other."""

    def __init__(
        self,
        window: Window,
        sound: StageSound,
        own: OwnSettings,
        games: Mapping[str, Game[Any]],
        table: Table,
        behind: tuple[str, Any],
        tell: Path | None = None,
    ) -> None:
        """behind: what lies on the table behind the menu at first; see `opening_state`."""
        self._window, self._sound, self._own, self._tell = window, sound, own, tell
        self._games, self._table, self._behind = games, table, behind
        self._library = Library(games, lambda: own.now.house_rules)
        self._words = FrontWords(own.translate)
        self._stage: Stage | None = None
        self._staged_for: object = None
        self._trouble = ""
        self._is_closing = False

    def run(self) -> None:
        """Until the player quits or the window is closed."""
        while not self._is_closing:
            errand = self._front()
            if isinstance(errand, Quit):
                return
            try:
                self._run(errand)
            except FlickError as error:
                self._trouble = str(error)

    def close(self) -> None:
        """Take away what is on the stage; the window stays."""
        if self._stage is not None:
            self._stage.clear()
            self._stage = None

    def _front(self) -> Errand:
        """The menu over the table that was played last; gives what shall come next."""
        game, state = self._behind
        presenter = presenter_of(game, self._own.translate)
        stage = self._staged(game, presenter, state)
        presenter.show(stage.scene, state)
        app = App(stage)
        wanted: list[Errand] = []

        def leave(errand: Errand) -> None:
            wanted.append(errand)
            app.leave()

        screen = FrontScreen(
            stage, presenter, MainMenu(self._library, self._words, self._rules), leave, self._words, self._tell
        )
        trouble, self._trouble = self._trouble, ""
        screen.say(trouble)
        self._show(app, screen)
        return wanted[0] if wanted else Quit()

    def _rules(self) -> RulesRoom:
        """The rulebooks in the player's language. Raises FlickError for one that is damaged."""
        return open_rules(self._words, self._own.translate, self._behind[0])

    def _run(self, errand: Errand) -> None:
        """Raises FlickError when a file is missing or damaged."""
        match errand:
            case NewMatch():
                self._play(self._begun(errand), briefing=not errand.taught, lesson=LESSONS.get(errand.taught))
            case LoadMatch(path):
                match = continue_match(path, self._games, self._table)
                self._play(match, lesson=lesson_of(match.scenario.name, read_learned()))
                self._tidy(path, match)
            case WatchMatch(path):
                self._watch(path)
            case WatchDemo():
                self._demo()

    def _begun(self, errand: NewMatch) -> Match:
        scenario = played_by(load(errand.scenario, self._games, self._table), dict(errand.house_rules))
        seats = tuple(Seat(name, team) for name, team in errand.seats)
        return new_match(self._table, scenario, seats, secrets.randbelow(2**31), kinds=dict(errand.kinds))

    def _play(self, match: Match, briefing: bool = False, lesson: Lesson | None = None) -> None:
        """A match until it is left; its record is whole at every moment."""
        game, state = match.session.game.name, match.session.state
        presenter = presenter_of(game, self._own.translate)
        try:
            stage = self._staged(game, presenter, state)
            app = App(stage)
            if briefing and presenter.story_view(state) is not None:
                story = BriefingScreen(stage, match, presenter, app.leave, self._tell)
                self._show(app, story)
                if self._is_closing or not story.started:
                    return
            screen = MatchScreen(stage, match, presenter, app.leave, self._tell, lesson=lesson)
            try:
                self._show(app, screen)
            finally:
                # "Play again" goes on with another match than the one that was given.
                match = screen.match
        finally:
            match.close()
            if match.trouble:
                self._trouble = self._words.title("match:lost", reason=match.trouble)
            self._behind = game, match.session.state

    def _tidy(self, loaded: Path, match: Match) -> None:
        """A record that was gone on with is contained in the new one; a save is the player's own, and stays."""
        grown = match.record_path
        if loaded.parent == user_folder("replays") and grown.is_file() and grown.stat().st_size > loaded.stat().st_size:
            self._library.delete(loaded)

    def _watch(self, path: Path) -> None:
        record = read_record(path)
        title = recorded_scenario(record, self._games, self._table).title
        session = replay_record(record, self._games, self._table)
        presenter = presenter_of(session.game.name, self._own.translate)
        stage = self._staged(session.game.name, presenter, session.state)
        app = App(stage)
        self._show(app, WatchScreen(stage, session, presenter, title, app.leave, path, tell=self._tell))
        self._behind = session.game.name, session.state

    def _demo(self) -> None:
        """The showcase; somebody who takes a seat over plays on."""
        self.close()
        shown = show_in(self._window, self._sound, self._own, shipped_shows(secrets.randbelow(2**31)), tell=self._tell)
        self._is_closing = shown.is_closing
        if shown.played is not None:
            self._behind = shown.played.session.game.name, shown.played.session.state

    def _show(self, app: App, screen: Screen) -> None:
        """A screen until it is left."""
        app.run(screen)
        self._is_closing = app.is_closing or self._window.is_closed

    def _staged(self, game: str, presenter: Presenter, state: Any) -> Stage:
        """A stage for this state: the one that is there, where it fits."""
        wanted = (game, presenter.stage_area(state), presenter.ground(state))
        if self._stage is None or wanted != self._staged_for:
            self.close()
            self._stage = restaged(self._window, presenter, state, self._sound, self._own)
            self._stage.calm = self._own.now.reduced_motion
            self._staged_for = wanted
        return self._stage


def opening_state(games: Mapping[str, Game[Any]], table: Table) -> tuple[str, Any]:
    """What lies on the table behind the menu at first: the game's name and a state. Raises FlickError."""
    scenario: LoadedScenario = load(BEHIND, games, table)
    seats = tuple(Seat(team, team) for team in scenario.game.teams)
    return scenario.game.name, scenario.game.start(scenario.scenario, seats, 1, table)


def open_house(
    *,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    quality: Asked = "auto",
    sound: bool = True,
    tell: Path | None = None,
) -> None:
    """Open a window with the main menu; returns when the player quits. Raises FlickError when none can be opened."""
    silent: dict[str, Any] = {} if sound else {"sound.mute": True}
    own = OwnSettings(read_settings(warn), {**silent, **wanted_now(size, fullscreen)})
    # Before any window: Panda3D asks only once for a library of sound.
    heard = open_sound(shipped_folder("models"), own.now.sound, own.choose_volumes)
    try:
        settings = window_settings(TITLE, own.now.display, own.now.ui_scale)
        games, table = all_games(), Table(load_pieces())
        behind = game, state = opening_state(games, table)
        window = open_window(replace(settings, quality=chosen_quality(quality, games[game], state, settings)))
        try:
            begin_display(window, own.now.display)
            house = House(window, heard, own, games, table, behind, tell)
            try:
                house.run()
            finally:
                house.close()
        finally:
            window.close()
    finally:
        heard.close()
        keep_chosen(own)
