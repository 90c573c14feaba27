"""The front of house in the window: rooms over the living table."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from flick3d.view.front.beside import look_beside
from flick3d.view.front.pages import Page
from flick3d.view.front.rooms import Errand, Room
from flick3d.view.front.visits import Visits
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.signals import Signal
from flick3d.view.presenting import Presenter
from flick3d.view.screens.briefing_screen import PERIOD, SWAY
from flick3d.view.screens.options import Options
from flick3d.view.screens.teller import Teller
from flick3d.view.stage import Stage
from flick3d.view.words.speech import Speech


class FrontScreen:
    """Rooms of the front of house, until one of them leads out of it.

    The table that is shown on the stage stays behind them. leave: is told what shall fill the window instead.
    """

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        room: Room,
        leave: Callable[[Errand], None],
        words: Speech,
        tell: Path | None = None,
    ) -> None:
        self._stage, self._presenter = stage, presenter
        self._room, self._leave_window, self._words = room, leave, words
        self._visits: Visits | None = None
        self._trouble = ""
        self._has_left = False
        self._swayed = 0.0
        self._teller = Teller(tell) if tell is not None else None
        self._options = Options(stage, presenter.words, presenter.style, lambda: None, self.say)
        self._listener = Listener(stage.window, _nothing, self._hear)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._built().page

    def say(self, text: str) -> None:
        """Tell what went wrong, until the player wants something else."""
        self._trouble = text
        if self._visits is not None and text:
            self._visits.say(text)

    def enter(self) -> None:
        """Show the first room over the table."""
        self._stage.sound.enter(self._presenter.soundscape, playing=False)
        stage, options = self._stage, self._options
        self._visits = Visits(stage, self._presenter, self._room, self._go, options.open, self._words)
        if self._trouble:
            self._visits.say(self._trouble)
        look_beside(stage.camera, self._visits.first_places, self._visits.metrics)
        self._listener.start()

    def update(self, seconds: float) -> None:
        """A frame: the camera sways gently, and the page follows its room."""
        self._listener.poll()
        visits = self._built()
        if visits.build_when_needed():
            look_beside(self._stage.camera, visits.first_places, visits.metrics)
        waits = self._options.update(seconds)
        visits.show()
        if self._teller is not None:
            options = self._options.told()
            mode = f"front:{visits.page.name}"
            self._teller.tell_plainly(mode, self._stage, visits.buttons, options, visits.told)
        if waits or self._stage.calm:
            return
        before, self._swayed = self._swayed, self._swayed + seconds
        turns = [SWAY * math.sin(2.0 * math.pi * time / PERIOD) for time in (before, self._swayed)]
        self._stage.camera.orbit(turns[1] - turns[0], 0.0)

    def leave(self) -> None:
        """Take the pages away; the table stays."""
        self._listener.stop()
        self._options.leave()
        if self._visits is not None:
            self._visits.close()
        if self._teller is not None:
            self._teller.close()

    def _built(self) -> Visits:
        if self._visits is None:
            raise RuntimeError("the screen was not entered")
        return self._visits

    def _hear(self, signal: Signal) -> None:
        if self._options.hear(signal) or self._has_left:
            return
        self._built().hear(signal)

    def _go(self, errand: Errand) -> None:
        if not self._has_left:
            self._has_left = True
            self._leave_window(errand)


def _nothing(_x: float, _y: float) -> Under:
    """Nothing on the table answers."""
    return None, ""
