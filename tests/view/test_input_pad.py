"""Game pads: what their buttons and sticks mean, and devices that come and go. The devices are made up."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from panda3d.core import InputDevice

from flick3d.match.playing import Match
from flick3d.resources import HOME_VARIABLE
from flick3d.view.input.modes import Acting, Aiming, Charging
from flick3d.view.input.pad import (
    AIMING,
    FIRST_REPEAT,
    MENU,
    NEXT_REPEAT,
    Pad,
    PadHand,
    PadKeys,
    PadState,
    keys_for,
    step,
)
from flick3d.view.input.signals import KeyPressed, KeyReleased, KeyRepeated, Signal
from flick3d.view.screens.match_screen import MatchScreen
from flick3d.view.western.presenter import WesternPresenter
from tests.view.test_match_screen import Frames, frames, match

__all__ = ["frames", "match"]


class Thumbs:
    """Presses buttons and pushes the stick, without a device."""

    def __init__(self) -> None:
        self.hand = PadHand()

    def hold(
        self, *buttons: str, x: float = 0.0, y: float = 0.0, seconds: float = 0.01, keys: PadKeys = MENU
    ) -> list[Signal]:
        self.hand, signals = step(self.hand, PadState(frozenset(buttons), x, y), seconds, keys)
        return list(signals)


def test_buttons_are_keys_that_go_down_once_and_come_up() -> None:
    thumbs = Thumbs()
    assert thumbs.hold("face_a") == [KeyPressed("enter")]
    assert thumbs.hold("face_a", seconds=9.0) == []
    assert thumbs.hold("face_a", "face_b") == [KeyPressed("escape")]
    assert thumbs.hold() == [KeyReleased("enter"), KeyReleased("escape")]
    assert thumbs.hold("guide", "ltrigger") == []
    assert thumbs.hold() == []


def test_where_a_flick_is_aimed_the_first_button_charges_it_and_lets_it_go() -> None:
    thumbs = Thumbs()
    assert thumbs.hold("face_a", keys=AIMING) == [KeyPressed("space")]
    # The flick is gone: what is let go is still what went down.
    assert thumbs.hold(keys=MENU) == [KeyReleased("space")]
    assert keys_for(Acting()) is MENU
    aimed = Aiming(0, 90.0)
    assert keys_for(aimed) is keys_for(Charging(aimed)) is AIMING
    assert AIMING["dpad_left"] == "arrow_left"


def test_a_held_direction_is_repeated() -> None:
    thumbs = Thumbs()
    assert thumbs.hold("dpad_down") == [KeyPressed("arrow_down")]
    assert thumbs.hold("dpad_down", seconds=FIRST_REPEAT - 0.05) == []
    assert thumbs.hold("dpad_down", seconds=0.06) == [KeyRepeated("arrow_down")]
    assert thumbs.hold("dpad_down", seconds=NEXT_REPEAT + 0.01) == [KeyRepeated("arrow_down")]
    assert thumbs.hold(seconds=1.0) == [KeyReleased("arrow_down")]
    assert thumbs.hold("face_x", seconds=1.0) == [KeyPressed("space")]
    assert thumbs.hold("face_x", seconds=1.0) == []


def test_the_stick_is_a_cross_that_does_not_tremble() -> None:
    thumbs = Thumbs()
    assert thumbs.hold(x=0.5) == []
    assert thumbs.hold(x=0.7, y=0.4) == [KeyPressed("arrow_right")]
    assert thumbs.hold(x=0.5) == []
    assert thumbs.hold(x=0.4) == [KeyReleased("arrow_right")]
    assert thumbs.hold(y=1.0) == [KeyPressed("arrow_up")]
    assert thumbs.hold(y=-1.0) == [KeyReleased("arrow_up"), KeyPressed("arrow_down")]
    assert thumbs.hold(y=-1.0, x=0.9) == [], "only the stronger direction counts"


def test_stick_and_cross_together_are_one_key() -> None:
    thumbs = Thumbs()
    assert thumbs.hold("dpad_left") == [KeyPressed("arrow_left")]
    assert thumbs.hold("dpad_left", x=-1.0) == []
    assert thumbs.hold(x=-1.0) == []
    assert thumbs.hold() == [KeyReleased("arrow_left")]
    assert thumbs.hold("face_b") == [KeyPressed("escape")]
    assert thumbs.hold("face_b", "start") == []
    assert thumbs.hold("start") == []
    assert thumbs.hold() == [KeyReleased("escape")]


class Device:
    """A game pad as Panda3D gives it."""

    def __init__(self) -> None:
        self.connected = True
        self.held: set[str] = set()
        self.left = {InputDevice.Axis.left_x: 0.0, InputDevice.Axis.left_y: 0.0}
        self.polls = 0

    def poll(self) -> None:
        self.polls += 1

    @property
    def buttons(self) -> list[Any]:
        return [
            SimpleNamespace(handle=SimpleNamespace(name=name), known=name != "face_c", pressed=name in self.held)
            for name in ("face_a", "face_b", "face_c", "face_y", "dpad_up", "dpad_down", "rshoulder")
        ]

    def find_axis(self, axis: Any) -> Any:
        return SimpleNamespace(value=self.left.get(axis, 0.0), known=axis in self.left)


class Room:
    """Devices, a clock, and what is heard of them."""

    def __init__(self, *devices: Device) -> None:
        self.devices = list(devices)
        self.now = 0.0
        self.heard: list[Signal] = []
        self.pad = Pad(self, lambda: MENU, self.heard.append, lambda: self.now)

    def get_devices(self, kind: Any) -> list[Device]:
        assert kind == InputDevice.DeviceClass.gamepad
        return self.devices

    def after(self, seconds: float = 0.02, has_focus: bool = True) -> list[Signal]:
        self.now += seconds
        self.heard.clear()
        self.pad.poll(has_focus)
        return list(self.heard)


def test_pads_come_and_go_at_any_time() -> None:
    room = Room()
    assert room.after() == []
    first, second = Device(), Device()
    room.devices.append(first)
    first.held = {"face_a"}
    assert room.after() == [KeyPressed("enter")]
    room.devices.append(second)
    second.held = {"dpad_up"}
    assert room.after() == [KeyPressed("arrow_up")]
    assert room.after(1.0) == [KeyRepeated("arrow_up")]
    first.connected = False
    assert room.after() == [KeyReleased("enter")]
    room.devices.clear()
    assert room.after() == [KeyReleased("arrow_up")]
    polls = second.polls
    assert room.after() == []
    assert second.polls == polls


def test_the_stick_of_a_device_and_buttons_that_it_does_not_know() -> None:
    device = Device()
    room = Room(device)
    assert room.after() == []
    device.held = {"face_c"}
    device.left[InputDevice.Axis.left_y] = -0.9
    assert room.after() == [KeyPressed("arrow_down")]
    device.left.clear()
    assert room.after() == [KeyReleased("arrow_down")]


def test_without_the_focus_all_is_let_go() -> None:
    device = Device()
    room = Room(device)
    assert room.after() == []
    device.held = {"face_a"}
    assert room.after() == [KeyPressed("enter")]
    assert room.after(has_focus=False) == [KeyReleased("enter")]
    assert room.after(has_focus=False) == []
    assert room.after() == [], "it was not pressed for this window"
    device.held = set()
    assert room.after() == []
    device.held = {"face_a"}
    assert room.after() == [KeyPressed("enter")]


def test_what_is_held_when_a_screen_begins_was_pressed_for_the_one_before() -> None:
    device = Device()
    device.held = {"face_a"}
    device.left[InputDevice.Axis.left_y] = 1.0
    room = Room(device)
    assert room.after() == []
    assert room.after(2.0) == []
    device.held = set()
    device.left[InputDevice.Axis.left_y] = 0.0
    assert room.after() == []
    device.held = {"face_a"}
    assert room.after() == [KeyPressed("enter")]
    room.pad.begin()
    assert room.after() == []


class Player:
    """Plays a match with a pad."""

    def __init__(self, frames: Frames, match: Match) -> None:
        self.device = Device()
        frames.stage.window.base.devices = Room(self.device)
        self.frames = frames
        self.screen = MatchScreen(frames.stage, match, WesternPresenter(), lambda: None)
        frames.enter(self.screen)

    def hold(self, *buttons: str, seconds: float = 0.05) -> None:
        self.device.held = set(buttons)
        self.frames.wait(seconds)


def test_a_match_is_played_with_a_pad(frames: Frames, match: Match) -> None:
    player = Player(frames, match)
    player.hold("face_a")
    player.hold()
    frames.until_asked(match, "act")
    frames.key("q")
    aimed = player.screen._hand.mode
    assert isinstance(aimed, Aiming)
    player.device.left[InputDevice.Axis.left_x] = -1.0
    frames.wait(1.0)
    player.device.left[InputDevice.Axis.left_x] = 0.0
    frames.wait(0.1)
    turned = player.screen._hand.mode
    assert isinstance(turned, Aiming)
    assert 5.0 < (turned.direction - aimed.direction) % 360.0 < 180.0, "it turns as long as the stick is pushed"
    player.hold("face_b")
    player.hold()
    assert not isinstance(player.screen._hand.mode, Aiming)
    frames.key("q")
    player.hold("face_a", seconds=0.5)
    charged = player.screen._hand.mode
    assert isinstance(charged, Charging)
    assert charged.strength > 0.1
    player.hold()
    assert match.session.prompt is None, "it was flicked"
    assert len(match.session.steps) == 1


def test_a_held_direction_moves_a_slider_of_the_options(
    frames: Frames, match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    player = Player(frames, match)
    frames.key("f10")
    options = player.screen._options
    for _ in range(20):
        told = options.told()
        assert told is not None
        if told["focus"] == "sound.music":
            break
        player.hold("face_y" if told["page"] == "Sound" else "rshoulder")
        player.hold()
    before = told["values"]["sound.music"]
    for signal in (KeyPressed("arrow_left"), KeyRepeated("arrow_left"), KeyRepeated("arrow_left"), KeyRepeated("q")):
        player.screen._hear(signal)
    told = options.told()
    assert told is not None
    assert told["values"]["sound.music"] == pytest.approx(before - 0.15)
    player.hold("face_b")
    assert not options.is_open
