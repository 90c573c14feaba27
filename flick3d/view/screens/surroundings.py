"""What every screen with a table has around it: HUD, options, interludes, marks, and a spectator's camera."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from flick3d.rules.errors import FlickError
from flick3d.view.front.pause import Pause
from flick3d.view.front.pause_menu import PauseMenu
from flick3d.view.front.rooms import Errand, KeepMatch, Resume, ToMenu
from flick3d.view.front.rules_room import RulesRoom, open_rules
from flick3d.view.front.wording import FrontWords
from flick3d.view.hud.hud import Command, Hud
from flick3d.view.hud.key_names import ShownKeys
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.views import HudView
from flick3d.view.input.bindings import meaning, pad_keys
from flick3d.view.input.controls import CANCEL_KEYS, RULE_KEY, ControlGroup
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.live import PHOTO, live_scopes, told_scopes
from flick3d.view.input.modes import Hand
from flick3d.view.input.pad import MENU, keys_for
from flick3d.view.input.signals import FocusLost, KeyPressed, Signal
from flick3d.view.presenting import Presenter
from flick3d.view.screens.interlude import Interlude
from flick3d.view.screens.note import Note
from flick3d.view.screens.options import Options
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.screens.spectating import Spectating
from flick3d.view.screens.table_hud import follow_size, table_hud
from flick3d.view.screens.teller import Teller
from flick3d.view.spotters import spotter_of
from flick3d.view.stage import Stage

LOOK_EVERY = 2.0
"""Seconds after which it is looked again what keyboard it is."""


class Surroundings:
    """The surroundings of one screen: `open` and `close` them with it, `begin` and `show` in every frame."""

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        game: str,
        under: Callable[[float, float], Under],
        hear: Callable[[Signal], None],
        complain: Callable[[str], None],
        leave: Callable[[], None],
        save: Callable[[], Path] | None,
        tell: Path | None,
    ) -> None:
        """game: its name. under: what is under a window pixel. hear: every signal comes to the screen first.

        complain: tells the player what went wrong with the options. leave: the player wants to leave the screen.
        save: keeps a copy of the match and gives its file, where that makes sense. tell: a file that is told what is on
        the screen, for tests.
        """
        self._stage, self._presenter = stage, presenter
        self.note = Note()
        self._listener = Listener(stage.window, under, hear)
        self._listener.meaning = lambda key: meaning(key, self._live(), stage.own.now.keys)
        scopes = told_scopes(game, watches=save is None)
        self._keys = ShownKeys(stage.key_names, scopes, lambda: self._listener.has_pad)
        presenter.words.with_keys = self._keys.told
        self._hand, self._votes = Hand(), False
        self._since_look = 0.0

        def let_go() -> None:
            # Something is about to lie over the table: what is held is held no more.
            hear(FocusLost("cancelled"))

        self.options = Options(stage, presenter.words, presenter.style, let_go, complain)
        self.pause = Pause(stage, presenter, let_go, self._errand, self.options.open)
        self._game, self._leave, self._save = game, leave, save
        self._menu: PauseMenu | None = None
        self.interlude = Interlude(stage, presenter, let_go)
        self.spectating = Spectating(stage, presenter, spotter_of(game), self.note.say)
        self.teller = Teller(tell) if tell is not None else None
        self._hud: Hud | None = None
        self._marked: object = None
        self._state: Any = None

    @property
    def hud(self) -> Hud:
        """The HUD while the screen is on. Raises RuntimeError."""
        if self._hud is None:
            raise RuntimeError("the screen was not entered, or has been left")
        return self._hud

    def open(
        self,
        view: HudView,
        help_groups: tuple[ControlGroup, ...],
        command: Command,
        hovered: Command,
        parts: Parts | None = None,
    ) -> None:
        """Build the widgets, and listen. All as for `table_hud`."""
        self._stage.key_names.look()
        self._hud = table_hud(self._stage, self._presenter, view, help_groups, command, hovered, parts, self._keys)
        self._listener.start()

    def close(self) -> None:
        """Take widgets and marks away, play nothing, and listen no more."""
        self._listener.stop()
        self.options.leave()
        self.pause.close()
        self.interlude.leave()
        self._stage.playback.stop()
        self._stage.scene.markers.clear()
        self._marked = None
        if self._hud is not None:
            self._hud.destroy()
            self._hud = None
        if self.teller is not None:
            self.teller.close()

    def _live(self) -> tuple[str, ...]:
        """The scopes that are live now; none over which a page lies, whose keys stay as they are."""
        if self.options.is_open or self.pause.is_open:
            return ()
        if self.interlude.takes_photo:
            return PHOTO
        return live_scopes(self._game, self._hand, self._votes, watches=self._save is None)

    def open_menu(self, title: str) -> None:
        """Open the pause menu. title: of the scenario, in English."""
        words = FrontWords(self._stage.own.translate)
        self._menu = PauseMenu(words, words.text(title), self._rules, has_copy=self._save is not None)
        self.pause.open(self._menu)

    def open_rule(self, rule: str) -> None:
        """Open the rulebook at a rule."""
        self.pause.open(self._rules(rule))

    def _rules(self, rule: str = "") -> RulesRoom:
        translate = self._stage.own.translate
        return open_rules(FrontWords(translate), translate, self._game, rule, getattr(self._state, "scenario", None))

    def _errand(self, errand: Errand) -> None:
        match errand:
            case Resume():
                self.pause.close()
            case ToMenu():
                self.pause.close()
                self._leave()
            case KeepMatch() if self._save is not None and self._menu is not None:
                try:
                    kept = self._save()
                except FlickError as error:
                    self.pause.say(str(error))
                    return
                self._menu.tell(FrontWords(self._stage.own.translate).title("pause:kept", name=kept.stem))

    def hears(self, signal: Signal) -> bool:
        """A signal; whether it was for what lies over the table, and the screen must not hear of it."""
        if self.options.hear(signal) or self.pause.hear(signal) or self.interlude.hear(signal):
            return True
        if isinstance(signal, KeyPressed) and signal.key == RULE_KEY and self.note.rule:
            self.open_rule(self.note.rule)
            return True
        return False

    def hears_sound_key(self, signal: Signal) -> bool:
        """A signal; whether it was a key for the sound, which is told then."""
        if isinstance(signal, KeyPressed) and (
            told := hear_sound_key(self._stage.sound, signal.key, self._presenter.words)
        ):
            self.note.say(told)
            return True
        return False

    def begin(self, seconds: float) -> bool:
        """A frame begins: the pointer is followed; whether the screen's own play waits."""
        self._listener.poll()
        optional = self.options.update(seconds)
        return self.pause.update() or optional or self.interlude.is_on

    def show(self, seconds: float, waits: bool, view: HudView, hand: Hand, shown: Hand, state: Any) -> None:
        """Show what has changed in a frame.

        hand: the player's, which has boards open. shown: the hand that the marks are drawn for. state: the match as it
        is shown.
        """
        hud, presenter, self._state = self.hud, self._presenter, state
        # Votes are asked for by what the match is at, not by whom it happens to ask.
        self._hand, self._votes = hand, getattr(state, "phase", "") == "vote"
        live = self._live()
        pad = self._stage.own.now.pad
        self._listener.pad_keys = pad_keys(keys_for(hand.mode), live, pad) if live else MENU
        self._since_look += seconds
        if self._since_look >= LOOK_EVERY:
            # Systems change the keyboard's language without telling.
            self._since_look = 0.0
            self._stage.key_names.look()
        follow_size(hud, self._stage, presenter, seconds, waits)
        hud.show(view)
        hud.show_help(hand.help_open)
        hud.show_story(presenter.story_view(state) if hand.story_open else None)
        self.interlude.update(seconds, hud)
        marked = presenter.marked(shown, state)
        if self.interlude.is_on:
            self._marked = None
        elif marked != self._marked:
            self._marked = marked
            presenter.show_marks(self._stage.scene, shown, state)

    @property
    def told(self) -> dict[str, Any]:
        """What goes on beside the match, for tests."""
        return {**self.interlude.told, "pause": self.pause.told}

    def covers(self, x: float, y: float) -> bool:
        """Whether the HUD lies over this window pixel."""
        return self.pause.is_open or (not self.interlude.hides and self.hud.covers(x, y))


def lets_nothing_go(signal: Signal, before: Hand, after: Hand) -> bool:
    """Whether the player pressed the key that lets go of something, but held nothing."""
    is_escape = isinstance(signal, KeyPressed) and signal.key in CANCEL_KEYS
    return is_escape and replace(after, desk=before.desk) == before
