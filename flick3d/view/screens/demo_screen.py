"""The showcase in a window: one show after another is put on it, and whoever touches anything is asked to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from flick3d.view.hud.takeover_card import TakeoverCard
from flick3d.view.input.bindings import meaning
from flick3d.view.input.controls import CANCEL_KEYS
from flick3d.view.input.listener import Listener, Under
from flick3d.view.input.live import ALWAYS
from flick3d.view.input.signals import FocusLost, KeyPressed, Pressed, Released, Resized, Signal, Wheeled
from flick3d.view.presenting import Presenter
from flick3d.view.screens.photo_mode import FreeCamera
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.screens.teller import Teller
from flick3d.view.show.running import Show
from flick3d.view.stage import Stage

Ending = Literal["over", "take", "leave"]
"""How a show in a window ends: all of it was shown, somebody takes a seat over, or leaves."""
PLAY, GO_ON, LEAVE = "take", "on", "leave"
SILENT_KEYS = ("shift", "control", "alt", "meta", "caps_lock", "print_screen")
"""Keys that nobody presses to get an answer."""


class DemoScreen:
    """One show on the stage. A key or a click asks who wants to play; the right button and the wheel look around."""

    def __init__(
        self,
        stage: Stage,
        show: Show,
        presenter: Presenter,
        seat: Callable[[], str],
        leave: Callable[[], None],
        teller: Teller | None = None,
    ) -> None:
        """seat: the player whose seat can be taken over now. leave: the show is over. teller: for tests."""
        self._stage, self._show, self._presenter = stage, show, presenter
        self._seat, self._leave_window = seat, leave
        self.ending: Ending | None = None
        """How it has ended; None: the window was closed."""
        self._card: TakeoverCard | None = None
        self._camera = FreeCamera(stage)
        self._listener = Listener(stage.window, self._under, self._hear)
        self._listener.meaning = lambda key: meaning(key, ALWAYS, stage.own.now.keys)
        self._teller = teller

    @property
    def is_asking(self) -> bool:
        """Whether the card is open."""
        return self._card is not None

    def enter(self) -> None:
        """Begin to listen; the show has begun already."""
        self._listener.start()

    def update(self, seconds: float) -> None:
        """A frame: the show goes on, unless somebody is asked."""
        self._listener.poll()
        if self._card is None:
            self._show.advance(seconds)
            if self._show.is_over:
                self._end("over")
        if self._teller is not None:
            buttons = self._card.centres() if self._card is not None else {}
            mode = "asking" if self._card is not None else f"show {self._presenter.controls.pieces[0]}"
            self._teller.tell_plainly(mode, self._stage, buttons)

    def leave(self) -> None:
        """Listen no more, and take the show away."""
        self._listener.stop()
        self._close_card()
        self._show.close()

    def _end(self, ending: Ending) -> None:
        if self.ending is None:
            self.ending = ending
            self._leave_window()

    def _hear(self, signal: Signal) -> None:
        if isinstance(signal, Resized) and self._card is not None:
            self._close_card()
            self._open_card()
            return
        if isinstance(signal, KeyPressed):
            self._press_key(signal.key)
        elif isinstance(signal, Pressed) and signal.button == "left":
            if self._card is None:
                self._open_card()
        elif self._card is None and not isinstance(signal, FocusLost):
            if isinstance(signal, Pressed | Wheeled):
                self._show.operator.give_away()
            self._camera.hear(signal)
            if isinstance(signal, Released):
                self._show.operator.give_away()

    def _press_key(self, key: str) -> None:
        if key in SILENT_KEYS or hear_sound_key(self._stage.sound, key, self._presenter.words):
            return
        if key in CANCEL_KEYS:
            self._end("leave")
        elif self._card is not None:
            self._card.press_key(key)
        else:
            self._open_card()

    def _open_card(self) -> None:
        words, stage = self._presenter.words, self._stage
        stage.waits = True
        choices = (
            (PLAY, words.title("show:seat", player=words.team(self._seat()))),
            (GO_ON, words.title("show:on")),
            (LEAVE, words.title("show:leave")),
        )
        title = words.title("show:asks")
        size, style = stage.window.size, self._presenter.style
        self._card = TakeoverCard(stage.window.base, stage.models, size, style, title, choices, self._choose)

    def _choose(self, word: str) -> None:
        self._stage.sound.click()
        if word == GO_ON:
            self._close_card()
        else:
            self._end("take" if word == PLAY else "leave")

    def _close_card(self) -> None:
        if self._card is not None:
            self._card.close()
            self._card = None
        self._stage.waits = False

    def _under(self, _x: float, _y: float) -> Under:
        """Nothing on the table answers to the mouse."""
        return None, ""
