"""Rooms over a screen with a table, which waits meanwhile: the pause menu, and the rulebook from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flick3d.view.front.rooms import Errand, Room
from flick3d.view.front.visits import Visits
from flick3d.view.front.wording import FrontWords
from flick3d.view.input.signals import FocusLost, Resized, Signal
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage

IN_FRONT = 50
"""Order among what is drawn over the table: after the HUD, before the options."""


class Pause:
    """Closed at first. opening: called before it opens: the screen lets go of what it holds.

    errand: what a room wants that is not for it to do. options: opens the options over it.
    """

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        opening: Callable[[], None],
        errand: Callable[[Errand], None],
        options: Callable[[], None],
    ) -> None:
        self._stage, self._presenter = stage, presenter
        self._opening, self._errand, self._options = opening, errand, options
        self._visits: Visits | None = None
        self._waited = False

    @property
    def is_open(self) -> bool:
        """Whether it lies over the screen."""
        return self._visits is not None

    @property
    def told(self) -> dict[str, Any] | None:
        """What is on it, for tests; None while it is closed."""
        if self._visits is None:
            return None
        buttons = {key: [round(x, 1), round(y, 1)] for key, (x, y) in self._visits.buttons.items()}
        return {"name": self._visits.page.name, "buttons": buttons, **self._visits.told}

    def open(self, room: Room) -> None:
        """Open it with this room. Does nothing when it is open."""
        if self._visits is not None:
            return
        self._opening()
        self._waited, self._stage.waits = self._stage.waits, True
        words = FrontWords(self._stage.own.translate)
        self._visits = Visits(self._stage, self._presenter, room, self._errand, self._options, words, IN_FRONT)

    def close(self) -> None:
        """Take it away; the screen goes on."""
        if self._visits is not None:
            self._visits.close()
            self._visits = None
            self._stage.waits = self._waited

    def say(self, text: str) -> None:
        """Tell what went wrong, while it is open."""
        if self._visits is not None:
            self._visits.say(text)

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it was for the pause."""
        if self._visits is None:
            return False
        self._visits.hear(signal)
        # Whoever waits behind it must know what happened to the window.
        return not isinstance(signal, FocusLost | Resized)

    def update(self) -> bool:
        """A frame; whether the screen waits."""
        if self._visits is None:
            return False
        self._visits.build_when_needed()
        self._visits.show()
        return True
