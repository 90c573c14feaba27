"""What any screen with a table can do beside its match: hide the HUD, stop for a photo, show the last flick again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.toast import Toast
from flick3d.view.hud.views import HudView
from flick3d.view.input.modes import Charging, Hand, Pulling
from flick3d.view.input.signals import KeyPressed, Signal
from flick3d.view.input.watch_controls import AGAIN, AGAIN_KEY, HIDE_KEY, PHOTO_KEY
from flick3d.view.presenting import Presenter
from flick3d.view.screens.again import Again
from flick3d.view.screens.photo_mode import PhotoMode
from flick3d.view.screens.second_look import SecondLook
from flick3d.view.stage import Stage

TELLS, LONG = 2.0, 6.0
"""Seconds for which it is told how the HUD comes back, and what is longer to read."""
FOREVER = 1.0e9

History = Sequence[tuple[Controller, Step]]


class Interlude:
    """The interludes of one screen, which must neither hear nor play anything while `is_on`.

    Marks on the table are gone at its end. opening: called before: the screen lets go of what it holds.
    """

    def __init__(self, stage: Stage, presenter: Presenter, opening: Callable[[], None]) -> None:
        self._stage, self._words = stage, presenter.words
        self._opening = opening
        self._again = Again(stage, presenter, self._changed)
        self._photo = PhotoMode(stage, self._tell, self._changed)
        self._toast = Toast(stage.window.base, stage.models, presenter.style)
        self._wants_hidden = False

    @property
    def is_on(self) -> bool:
        """Whether the screen's own play waits."""
        return self._again.is_shown or self._photo.is_open

    @property
    def takes_photo(self) -> bool:
        """Whether the photo mode is open."""
        return self._photo.is_open

    @property
    def hides(self) -> bool:
        """Whether the HUD is not to be seen: then it covers nothing."""
        return self._wants_hidden or self.is_on

    @property
    def told(self) -> dict[str, Any]:
        """What goes on, for tests: the line over everything, whether the HUD is hidden, and what is shown."""
        again = "director" if self._again.is_directed else "again"
        shown = again if self._again.is_shown else "photo" if self._photo.is_open else ""
        return {"toast": self._toast.text, "hidden": self.hides, "interlude": shown}

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it must not hear of it."""
        if self._photo.hear(signal) or self._again.hear(signal):
            return True
        if isinstance(signal, KeyPressed) and signal.key == HIDE_KEY:
            self._wants_hidden = not self._wants_hidden
            self._toast.say(self._words.hint("hidden") if self._wants_hidden else "", TELLS)
            return True
        if isinstance(signal, KeyPressed) and signal.key == PHOTO_KEY:
            self._opening()
            self._photo.open()
            return True
        return False

    def hear_again(self, signal: Signal, hand: Hand, view: HudView, history: History, state: Any) -> bool:
        """The key for the last flick again, of a match that nothing moves in; whether it was that.

        Where the HUD has the key on a button it means that; with Shift it always means this.
        """
        if not isinstance(signal, KeyPressed) or signal.key not in (AGAIN_KEY, AGAIN):
            return False
        if self._stage.playback.busy or hand.board_open or isinstance(hand.mode, Pulling | Charging):
            return False
        if signal.key == AGAIN_KEY and not signal.shift and AGAIN_KEY in keys_of(view):
            return False
        self._opening()
        if not self._again.begin(history, state):
            self._toast.say(self._words.hint("again:none"), TELLS)
        return True

    def look_again(self, history: History, state: Any, look: SecondLook, done: Callable[[], None] | None) -> bool:
        """Show the last flick of a match, that nothing moves in, as the director wants it; whether that is possible.

        done: called when it is over.
        """
        if self.is_on or self._stage.playback.busy:
            return False
        self._opening()
        return self._again.begin(history, state, look, done)

    def update(self, seconds: float, hud: Hud) -> None:
        """A frame, after the HUD was shown."""
        self._again.advance(seconds)
        self._photo.advance(seconds)
        if self.hides != hud.layer.is_hidden():
            (hud.layer.hide if self.hides else hud.layer.show)()
        self._toast.update(seconds, hud.metrics)

    def leave(self) -> None:
        """The screen is left."""
        self._again.drop()
        self._photo.close()
        self._toast.close()

    def _tell(self, code: str, file: str) -> None:
        self._toast.say(self._words.hint(code, file=file) if code else file, LONG)

    def _changed(self) -> None:
        on = self._again.is_shown
        self._toast.say(self._words.hint("again") if on else "", FOREVER)


def keys_of(view: HudView) -> frozenset[str]:
    """The keys that are printed on what the HUD shows now, in small letters."""
    keys = [button.key for button in view.actions]
    if view.drawn is not None:
        keys += [button.key for button in view.drawn.buttons]
    if view.shelf is not None:
        keys += [item.key for item in view.shelf.items] + [slot.key for slot in view.shelf.slots]
    return frozenset(key.lower() for key in keys if key)
