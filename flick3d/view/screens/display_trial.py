"""A new mode or size of the window on trial: it stays when the player says so, else all is soon as it was before."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.settings import Display
from flick3d.view.display import show_display
from flick3d.view.hud.keep_card import Answer, KeepCard, KeepHand, passed, step
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, measure
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import Theme
from flick3d.view.input.signals import PointerMoved, Signal
from flick3d.view.stage import Stage
from flick3d.view.words import CommonWords

IN_FRONT = 110
"""Order among what is drawn over the table: after the options."""
KEYS = ("display.mode", "display.size")
"""What is on trial."""


class DisplayTrial:
    """The trial of one screen, none at first. over: is called when one has ended."""

    def __init__(self, stage: Stage, words: CommonWords, style: Style, over: Callable[[], None]) -> None:
        self._stage, self._words, self._style, self._over = stage, words, style, over
        self._hand: KeepHand | None = None
        self._before: Display
        self._chosen: frozenset[str]
        self._metrics: Metrics
        self._kit: Kit | None = None
        self._card: KeepCard
        self._built_for: object = None

    @property
    def left(self) -> float | None:
        """Seconds until all is as before; None while nothing is on trial."""
        return None if self._hand is None else self._hand.left

    def begin(self, before: Display, chosen: frozenset[str]) -> None:
        """The window has just been changed. before, chosen: what held, and what was to be written, before that."""
        self._before, self._chosen = before, chosen
        self._hand = KeepHand()

    def hear(self, signal: Signal) -> bool:
        """A signal; whether it was for the trial."""
        if self._hand is None:
            return False
        if isinstance(signal, PointerMoved):
            scale = self._measured.scale
            signal = PointerMoved(signal.x / scale, signal.y / scale)
        self._hand, answer = step(self._hand, signal, self._measured)
        self._end(answer)
        return True

    def update(self, seconds: float) -> None:
        """A frame: the time runs, and the card shows it."""
        if self._hand is None:
            return
        self._hand, answer = passed(self._hand, seconds)
        self._end(answer)
        if self._hand is not None:
            self._show(self._hand)

    def leave(self) -> None:
        """The screen is left without an answer: all is as before."""
        if self._hand is not None:
            self._end("back")

    @property
    def _measured(self) -> Metrics:
        window = self._stage.window
        return measure(*window.size, window.settings.ui_scale, self._style.top)

    def _end(self, answer: Answer) -> None:
        if not answer:
            return
        self._hand = None
        self._destroy()
        if answer == "back":
            own = self._stage.own
            for key, value in zip(KEYS, (self._before.mode, self._before.size), strict=True):
                own.put_back(key, value, key in self._chosen)
            show_display(self._stage.window, own.now.display)
        self._over()

    def _show(self, hand: KeepHand) -> None:
        window = self._stage.window
        wanted = (window.size, window.settings.ui_scale)
        if self._kit is None or wanted != self._built_for:
            self._destroy()
            self._built_for, metrics = wanted, self._measured
            root = window.base.pixel2d.attach_new_node("keep", sort=IN_FRONT)
            root.set_scale(metrics.scale)
            self._kit = Kit(Theme(window.base, self._stage.models, metrics.scale, self._style), root)
            self._card = KeepCard(self._kit, metrics, self._words)
        self._card.show(hand)

    def _destroy(self) -> None:
        if self._kit is not None:
            self._kit.close()
            self._kit = None
