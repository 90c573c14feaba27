"""Game pads: their buttons and sticks become the signals of keys, so that every screen hears them without knowing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace
from panda3d.core import InputDevice

from flick3d.view.input.modes import Aiming, Charging, Mode, Pulling
from flick3d.view.input.signals import KeyPressed, KeyReleased, KeyRepeated, PadPressed, Signal

PadKeys = Mapping[str, str]
"""By the name of a button, as Panda3D gives it, the key that it stands for."""

DIRECTIONS = {
    "dpad_left": "arrow_left",
    "dpad_right": "arrow_right",
    "dpad_up": "arrow_up",
    "dpad_down": "arrow_down",
}
MENU: PadKeys = {
    **DIRECTIONS,
    "face_a": "enter",
    "face_b": "escape",
    "face_x": "space",
    "face_y": "tab",
    "start": "escape",
    "back": "f10",
    "lshoulder": "page_up",
    "rshoulder": "page_down",
}
"""Where something is chosen."""
AIMING: PadKeys = {**MENU, "face_a": "space", "face_x": "enter"}
"""Where a flick is aimed: the button that is held charges it, as the space bar does."""

PUSHED, LET_GO = 0.6, 0.45
"""How far a stick is pushed to be held, and how far it must come back to be let go, 1 at its edge."""
FIRST_REPEAT, NEXT_REPEAT = 0.4, 0.11
"""Seconds until a held direction is repeated for the first time, and then again and again."""


def keys_for(mode: Mode) -> PadKeys:
    """What the buttons mean in a match while the player does this, before any action is bound to one."""
    return AIMING if isinstance(mode, Aiming | Pulling | Charging) else MENU


class PadState(msgspec.Struct, frozen=True):
    """What is held of all pads together. x, y: the left stick, -1 to 1, to the right and away from the player."""

    buttons: frozenset[str] = frozenset()
    x: float = 0.0
    y: float = 0.0


class PadHand(msgspec.Struct, frozen=True):
    """What was held before. sent: by the button the key that went down for it; waits: seconds to its next repeat.

    A button that was held before anybody listened has no key, "", until it is let go.
    """

    sent: Mapping[str, str] = {}
    waits: Mapping[str, float] = {}


def step(hand: PadHand, state: PadState, seconds: float, keys: PadKeys) -> tuple[PadHand, tuple[Signal, ...]]:
    """What the pads do `seconds` after the last time. A button keeps its key until it is let go."""
    signals: list[Signal] = []
    held = held_buttons(hand, state)
    sent, waits = dict(hand.sent), dict(hand.waits)
    for button in sorted(sent.keys() - held):
        key = sent.pop(button)
        waits.pop(button, None)
        # The same key may be held with another button, as the stick and the cross are.
        if key and key not in sent.values():
            signals.append(KeyReleased(key))
    for button in sorted(held - hand.sent.keys()):
        if button in keys:
            if keys[button] not in sent.values():
                signals.append(KeyPressed(keys[button]))
            sent[button] = keys[button]
            waits[button] = FIRST_REPEAT
    for button in sorted(sent.keys() & hand.sent.keys() & DIRECTIONS.keys()):
        if not sent[button]:
            continue
        waits[button] -= seconds
        if waits[button] <= 0.0:
            waits[button] = NEXT_REPEAT
            signals.append(KeyRepeated(sent[button]))
    return PadHand(sent, waits), tuple(signals)


def resting(state: PadState) -> PadHand:
    """The hand that takes what is held now for nothing: it was pressed for somebody else."""
    return PadHand(dict.fromkeys(held_buttons(PadHand(), state), ""))


def held_buttons(hand: PadHand, state: PadState) -> frozenset[str]:
    """All buttons that are held; a stick that is pushed holds the button of its direction on the cross."""
    pushed = {"dpad_left": -state.x, "dpad_right": state.x, "dpad_up": state.y, "dpad_down": -state.y}
    least = {button: LET_GO if button in hand.sent else PUSHED for button in pushed}
    # Only the stronger of two directions counts: a thumb seldom pushes straight.
    along = ("dpad_left", "dpad_right") if abs(state.x) >= abs(state.y) else ("dpad_up", "dpad_down")
    return state.buttons | {button for button in along if pushed[button] >= least[button]}


class Devices(Protocol):
    """What Panda3D's manager of devices gives."""

    def get_devices(self, kind: Any) -> Iterable[Any]:
        """All devices of this kind that are connected now."""
        ...


class Pad:
    """All game pads that are connected, at any time. Without one it costs next to nothing."""

    def __init__(
        self,
        devices: Devices,
        keys: Callable[[], PadKeys],
        send: Callable[[Signal], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """keys: which keys the buttons stand for now. clock: seconds."""
        self._devices, self._keys, self._send, self._clock = devices, keys, send, clock
        self.tells_buttons = False
        """Whether `PadPressed` is sent as well."""
        self._hand = PadHand()
        self._last = clock()
        self._begins = True

    @property
    def is_there(self) -> bool:
        """Whether a pad is connected."""
        return any(each.connected for each in self._devices.get_devices(InputDevice.DeviceClass.gamepad))

    def begin(self) -> None:
        """Listen from now on: what is held already is heard when it is pressed the next time."""
        self._hand, self._begins = PadHand(), True

    def poll(self, has_focus: bool = True) -> None:
        """Send what has changed since the last time; without the keyboard's focus all is let go."""
        now = self._clock()
        seconds, self._last = now - self._last, now
        pads = [each for each in self._devices.get_devices(InputDevice.DeviceClass.gamepad) if each.connected]
        if not pads and not self._hand.sent:
            self._begins = False
            return
        state = state_of(pads) if has_focus else PadState()
        if self._begins and has_focus:
            self._hand = resting(state)
        self._begins = not has_focus
        keys, before = self._keys(), self._hand.sent.keys()
        for button in sorted(held_buttons(self._hand, state) - before):
            if self.tells_buttons:
                self._send(PadPressed(button, keys.get(button, "")))
        self._hand, signals = step(self._hand, state, seconds, keys)
        for signal in signals:
            self._send(signal)


def state_of(pads: Iterable[Any]) -> PadState:
    """What is held of these devices of Panda3D."""
    state = PadState()
    for pad in pads:
        pad.poll()
        buttons = frozenset(each.handle.name for each in pad.buttons if each.known and each.pressed)
        x, y = (_pushed(pad, axis) for axis in (InputDevice.Axis.left_x, InputDevice.Axis.left_y))
        state = replace(state, buttons=state.buttons | buttons, x=max(state.x, x, key=abs), y=max(state.y, y, key=abs))
    return state


def _pushed(pad: Any, axis: Any) -> float:
    found = pad.find_axis(axis)
    return float(found.value) if found.known else 0.0
