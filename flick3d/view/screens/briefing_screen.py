"""Before a new match: its story, and how each side wins, over the living town."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from flick3d.match.playing import Match
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import measure
from flick3d.view.hud.story_card import StoryCard
from flick3d.view.hud.theme import Theme
from flick3d.view.input.bindings import meaning
from flick3d.view.input.controls import CANCEL_KEYS, CHARGE_KEY, CONFIRM_KEYS
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.live import ALWAYS
from flick3d.view.input.signals import KeyPressed, Signal
from flick3d.view.presenting import Presenter
from flick3d.view.screens.options import Options
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.screens.teller import Teller
from flick3d.view.seating import Seating
from flick3d.view.stage import Stage

SWAY, PERIOD = 25.0, 36.0
"""Pixels of a drag to either side by which the camera sways around the town, and seconds of one time there and back."""


class BriefingScreen:
    """The story of a match on the stage, until the player starts it or leaves."""

    def __init__(
        self, stage: Stage, match: Match, presenter: Presenter, leave: Callable[[], None], tell: Path | None = None
    ) -> None:
        self.started = False
        self._swayed = 0.0
        self._stage = stage
        self._match = match
        self._leave_window = leave
        self._presenter = presenter
        self._built_for: object = None
        self._kit: Kit | None = None
        self._teller = Teller(tell) if tell is not None else None
        self._options = Options(stage, presenter.words, presenter.style, lambda: None, self._refuse)
        self._listener = Listener(stage.window, self._under, self._hear)
        self._listener.meaning = lambda key: meaning(key, () if self._options.is_open else ALWAYS, stage.own.now.keys)

    def enter(self) -> None:
        """Show the town, and the card over it."""
        state = self._match.session.state
        self._presenter.sit(Seating(self._match.seats, self._match.kinds))
        self._presenter.show(self._stage.scene, state)
        self._presenter.frame(self._stage, state)
        self._stage.sound.enter(self._presenter.soundscape, playing=False)
        self._listener.start()
        self._build()

    def update(self, seconds: float) -> None:
        """A frame: the camera sways gently."""
        self._listener.poll()
        window = self._stage.window
        if self._wanted != self._built_for:
            self._build()
        waits = self._options.update(seconds)
        if self._teller is not None and self._kit is not None:
            centres = self._kit.centres(window.base.pixel2d)
            self._teller.tell_plainly("briefing", self._stage, centres, self._options.told())
        if waits:
            return
        before, self._swayed = self._swayed, self._swayed + seconds
        turns = [SWAY * math.sin(2.0 * math.pi * time / PERIOD) for time in (before, self._swayed)]
        self._stage.camera.orbit(turns[1] - turns[0], 0.0)

    def leave(self) -> None:
        """Take the card away."""
        self._listener.stop()
        self._options.leave()
        if self._kit is not None:
            self._kit.close()
            self._kit = None
        if self._teller is not None:
            self._teller.close()

    @property
    def _wanted(self) -> object:
        """What the card is built for: when it changes, it is built anew."""
        window = self._stage.window
        return window.size, window.settings.ui_scale, self._stage.own.now.language

    def _build(self) -> None:
        if self._kit is not None:
            self._kit.close()
        window = self._stage.window
        self._built_for = self._wanted
        metrics = measure(*window.size, window.settings.ui_scale)
        base = window.base
        root = base.pixel2d.attach_new_node("briefing")
        root.set_scale(metrics.scale)
        self._kit = Kit(Theme(base, self._stage.models, metrics.scale, self._presenter.style), root)
        # The town stands beside the card.
        self._stage.camera.margins(left=metrics.briefing.right * metrics.scale)
        self._stage.camera.overview()
        self._stage.camera.cut()
        view = self._presenter.story_view(self._match.session.state)
        if view is not None:
            StoryCard(self._kit, metrics.briefing, view, self._presenter.words, self._start)

    def _refuse(self, _text: str) -> None:
        """There is no line for it here; it is tried again, and told then, when the window is closed."""
        self._stage.sound.refuse()

    def _start(self) -> None:
        self.started = True
        self._stage.sound.click()
        self._leave_window()

    def _hear(self, signal: Signal) -> None:
        if self._options.hear(signal):
            return
        if not isinstance(signal, KeyPressed):
            return
        if hear_sound_key(self._stage.sound, signal.key, self._presenter.words):
            return
        if signal.key in CONFIRM_KEYS or signal.key == CHARGE_KEY:
            self._start()
        elif signal.key in CANCEL_KEYS:
            self._leave_window()

    def _under(self, _x: float, _y: float) -> Under:
        """Nothing on the table answers yet."""
        return None, ""
