"""Listens to the window: what Panda3D reports of mouse, keys, focus and size becomes signals for the machine."""

from __future__ import annotations

from collections.abc import Callable

from direct.showbase.DirectObject import DirectObject
from panda3d.core import ButtonThrower, ModifierButtons

from flick3d.view.input.signals import (
    Button,
    FocusLost,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    Pressed,
    Released,
    Resized,
    Signal,
    Wheeled,
)
from flick3d.view.window import Window

DOWN_EVENT, UP_EVENT = "flick3d-button-down", "flick3d-button-up"
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
        self._window = window
        self._under = under
        self._send = send
        self._events = DirectObject()
        self._pointer: tuple[float, float] | None = None
        self._size = window.size
        self._has_focus = window.has_focus
        self._held: set[str] = set()
        self._modifiers: ModifierButtons | None = None

    def start(self) -> None:
        """Begin to listen."""
        thrower = self._thrower()
        if thrower is not None:
            # Without prefixes: `shift-a` would be another key than `a`, and one let go after Shift would never come up.
            self._modifiers = ModifierButtons(thrower.get_modifier_buttons())
            thrower.set_modifier_buttons(ModifierButtons())
            thrower.set_button_down_event(DOWN_EVENT)
            thrower.set_button_up_event(UP_EVENT)
        self._events.accept(DOWN_EVENT, self._down)
        self._events.accept(UP_EVENT, self._up)
        self._events.accept("window-event", self._window_changed)
        self._send(Resized(*self._window.size))

    def stop(self) -> None:
        """Listen no more; leave Panda3D's settings as they were."""
        self._events.ignore_all()
        thrower = self._thrower()
        if thrower is not None and self._modifiers is not None:
            thrower.set_button_down_event("")
            thrower.set_button_up_event("")
            thrower.set_modifier_buttons(self._modifiers)
            self._modifiers = None

    def _thrower(self) -> ButtonThrower | None:
        """What throws the events of buttons; a window without mouse and keyboard has none."""
        throwers = None if self._window.is_closed else self._window.base.buttonThrowers
        return throwers[0].node() if throwers else None

    def poll(self) -> None:
        """Look where the pointer is; once a frame."""
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
        self._held.add(key)
        if key in MOUSE_BUTTONS:
            self.poll()
            table, piece = self._under(*(self._pointer or (0.0, 0.0)))
            self._send(Pressed(MOUSE_BUTTONS[key], table, piece, "shift" in self._held))
        elif not key.startswith(("mouse", "wheel")):
            self._send(KeyPressed(key, "shift" in self._held))

    def _up(self, name: str) -> None:
        key = ALIASES.get(name, name)
        if key in WHEEL_STEPS:
            return
        if key in MOUSE_BUTTONS:
            self.poll()
            self._held.discard(key)
            self._send(Released(MOUSE_BUTTONS[key]))
            return
        self._held.discard(key)
        self._send(KeyReleased(key))

    def _window_changed(self, _window: object) -> None:
        if self._window.is_closed:
            return
        if self._window.size != self._size:
            self._size = self._window.size
            self._held.clear()
            self._send(Resized(*self._size))
        if self._window.has_focus != self._has_focus:
            self._has_focus = self._window.has_focus
            if not self._has_focus:
                self._held.clear()
                self._send(FocusLost())
