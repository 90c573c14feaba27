"""Listens to the window: what Panda3D reports of mouse, keys, pads, focus and size becomes signals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from direct.showbase.DirectObject import DirectObject
from panda3d.core import ButtonThrower, ModifierButtons

from flick3d.view.input.pad import MENU, Pad, PadKeys
from flick3d.view.input.places import Places
from flick3d.view.input.signals import (
    Button,
    FocusLost,
    KeyPressed,
    KeyReleased,
    KeyRepeated,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
    Wheeled,
    Wrote,
)
from flick3d.view.window import Window

DOWN_EVENT, UP_EVENT = "flick3d-button-down", "flick3d-button-up"
REPEAT_EVENT, WROTE_EVENT = "flick3d-button-repeat", "flick3d-keystroke"
PLACE_DOWN_EVENT, PLACE_UP_EVENT = "flick3d-place-down", "flick3d-place-up"
MOUSE_BUTTONS: dict[str, Button] = {"mouse1": "left", "mouse2": "middle", "mouse3": "right"}
WHEEL_STEPS: dict[str, float] = {"wheel_up": 1.0, "wheel_down": -1.0}
ALIASES = {
    "lshift": "shift", "rshift": "shift", "lcontrol": "control", "rcontrol": "control", "lalt": "alt", "ralt": "alt",
}  # fmt: skip

Under = tuple[tuple[float, float] | None, str]


class Listener:
    """Sends signals from `start` to `stop`.

    under: what is under a window pixel: the table's point and the piece, both empty over the HUD.
    """

    def __init__(self, window: Window, under: Callable[[float, float], Under], send: Callable[[Signal], None]) -> None:
        self.pad_keys: PadKeys = MENU
        """Which keys the buttons of a game pad stand for now."""
        self.meaning: Callable[[str], str] = _itself
        """Which key is told when one is pressed: as the player has bound them."""
        self._window = window
        self._under = under
        self._send = send
        self._events = DirectObject()
        self._pointer: tuple[float, float] | None = None
        self._size = window.size
        self._has_focus = window.has_focus
        self._held: set[str] = set()
        self._places = Places()
        # By the key that is held the one that was told: bindings may change meanwhile.
        self._told: dict[str, str] = {}
        self._modifiers: ModifierButtons | None = None
        self._pad = Pad(window.base.devices, lambda: self.pad_keys, send)
        self._pad.tells_buttons = True

    @property
    def has_pad(self) -> bool:
        """Whether a game pad is connected."""
        return self._pad.is_there

    def start(self) -> None:
        """Begin to listen."""
        self._pad.begin()
        thrower = self._thrower()
        if thrower is not None:
            # Without prefixes: `shift-a` would be another key than `a`, and one let go after Shift would never come up.
            self._modifiers = ModifierButtons(thrower.get_modifier_buttons())
            thrower.set_modifier_buttons(ModifierButtons())
            thrower.set_button_down_event(DOWN_EVENT)
            thrower.set_button_up_event(UP_EVENT)
            thrower.set_button_repeat_event(REPEAT_EVENT)
            thrower.set_keystroke_event(WROTE_EVENT)
            thrower.set_raw_button_down_event(PLACE_DOWN_EVENT)
            thrower.set_raw_button_up_event(PLACE_UP_EVENT)
        self._events.accept(DOWN_EVENT, self._down)
        self._events.accept(UP_EVENT, self._up)
        self._events.accept(REPEAT_EVENT, self._repeated)
        self._events.accept(WROTE_EVENT, self._wrote)
        self._events.accept(PLACE_DOWN_EVENT, self._place_down)
        self._events.accept(PLACE_UP_EVENT, self._place_up)
        self._events.accept("window-event", self._window_changed)
        self._send(Resized(*self._window.size))

    def stop(self) -> None:
        """Listen no more; leave Panda3D's settings as they were."""
        self._events.ignore_all()
        thrower = self._thrower()
        if thrower is not None and self._modifiers is not None:
            thrower.set_button_down_event("")
            thrower.set_button_up_event("")
            thrower.set_button_repeat_event("")
            thrower.set_keystroke_event("")
            thrower.set_raw_button_down_event("")
            thrower.set_raw_button_up_event("")
            thrower.set_modifier_buttons(self._modifiers)
            self._modifiers = None

    def _thrower(self) -> ButtonThrower | None:
        """What throws the events of buttons; a window without mouse and keyboard has none."""
        throwers = None if self._window.is_closed else self._window.base.buttonThrowers
        return throwers[0].node() if throwers else None

    def poll(self) -> None:
        """Look where the pointer is, and what is held of a game pad; once a frame."""
        self._press(self._places.frame())
        self._pad.poll(self._window.has_focus)
        self._look()

    def _look(self) -> None:
        """Tell where the pointer is, when it is elsewhere than before."""
        pointer = self._window.pointer()
        if pointer is None or pointer == self._pointer:
            return
        width, height = self._window.size
        is_inside = 0 <= pointer[0] < width and 0 <= pointer[1] < height
        if not is_inside and not self._held & set(MOUSE_BUTTONS):
            return
        self._pointer = pointer
        table, piece = self._under(*pointer)
        self._send(PointerMoved(*pointer, table, piece))

    def _down(self, name: str) -> None:
        key = ALIASES.get(name, name)
        if key in WHEEL_STEPS:
            self._send(Wheeled(WHEEL_STEPS[key]))
            return
        if key in MOUSE_BUTTONS:
            self._held.add(key)
            self._look()
            table, piece = self._under(*(self._pointer or (0.0, 0.0)))
            self._send(Pressed(MOUSE_BUTTONS[key], table, piece, "shift" in self._held))
        elif not key.startswith(("mouse", "wheel")):
            self._press(self._places.printed_down(key))

    def _place_down(self, name: str) -> None:
        self._press(self._places.place_down(name))

    def _place_up(self, name: str) -> None:
        self._press(self._places.frame())
        self._release(self._places.place_up(name))

    def _press(self, keys: Iterable[str]) -> None:
        """These keys went down, as they are named for good."""
        for key in keys:
            self._held.add(key)
            told = self._told[key] = self.meaning(key)
            self._send(KeyPressed(told, "shift" in self._held))

    def _release(self, keys: Iterable[str]) -> None:
        for key in keys:
            self._held.discard(key)
            self._send(KeyReleased(self._told.pop(key, key)))

    def _up(self, name: str) -> None:
        key = ALIASES.get(name, name)
        if key in WHEEL_STEPS:
            return
        if key in MOUSE_BUTTONS:
            self._look()
            self._held.discard(key)
            self._send(Released(MOUSE_BUTTONS[key]))
            return
        self._press(self._places.frame())
        self._release(self._places.printed_up(key))

    def _repeated(self, name: str) -> None:
        key = self._places.named(ALIASES.get(name, name))
        if not key.startswith(("mouse", "wheel")):
            self._send(KeyRepeated(self._told.get(key, key)))

    def _wrote(self, text: str) -> None:
        if text.isprintable():
            self._send(Wrote(text))

    def _window_changed(self, _window: object) -> None:
        if self._window.is_closed:
            return
        if self._window.size != self._size:
            self._size = self._window.size
            self._forget()
            self._send(Resized(*self._size))
        if self._window.has_focus != self._has_focus:
            self._has_focus = self._window.has_focus
            if not self._has_focus:
                self._forget()
                self._send(FocusLost())

    def _forget(self) -> None:
        """Nothing is held any more: what is let go meanwhile is never told."""
        self._held.clear()
        self._told.clear()
        self._places.forget()


def _itself(key: str) -> str:
    return key
