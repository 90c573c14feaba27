"""The front of house on a stage, without a display: rooms, keys, mouse, pad, errors, options over it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from panda3d.core import InputDevice

from flick3d.rules.errors import FlickError
from flick3d.view.front.pages import Picked, Typed
from flick3d.view.front.rooms import Enter, Leave, OpenOptions, Quit
from flick3d.view.input.listener import DOWN_EVENT, REPEAT_EVENT, WROTE_EVENT
from flick3d.view.input.signals import FocusLost, PointerMoved, Pressed, Released, Wheeled
from flick3d.view.stage import Stage
from tests.view.front.pages_help import FORM, LIST, MENU
from tests.view.front.visitor import Place
from tests.view.test_input_pad import Device
from tests.view.test_input_pad import Room as Devices

ERROR = "friday.flick3d: line 3 cannot be read: take another file"


def test_rooms_are_entered_and_left_with_keys(visit: Any) -> None:
    form = Place(FORM, start=Leave(Quit()))
    menu = Place(MENU, new=Enter(form))
    visitor = visit(menu)
    assert (visitor.told["mode"], menu.entered) == ("front:menu", 1)
    visitor.key("escape")
    assert visitor.told["mode"] == "front:menu", "there is nothing before the first room"
    visitor.key("enter")
    assert (visitor.told["mode"], form.entered) == ("front:form", 1)
    visitor.key("arrow_right", "arrow_up")
    assert visitor.told["page"]["values"]["kind"] == "normal"
    visitor.key("escape", "escape")
    assert (visitor.told["mode"], menu.entered) == ("front:menu", 2)
    visitor.key("enter", "arrow_down", "arrow_down", "space")
    assert visitor.left == [Quit()]
    visitor.key("escape", "enter")
    assert (visitor.left, visitor.told["mode"]) == ([Quit()], "front:form"), "nothing is heard after that"


def test_everything_is_reached_with_the_mouse(visit: Any) -> None:
    form = Place(FORM)
    menu = Place(MENU, new=Enter(form))
    visitor = visit(menu)
    visitor.click("load")
    assert menu.did(Picked) == [], "it is off"
    visitor.click("new")
    assert set(visitor.told["buttons"]) >= {
        "name", "kind:person", "kind:hard", "god:<", "god:>", "start", "back", "poster:down",
    }  # fmt: skip
    visitor.click("kind:hard")
    visitor.click("god:>")
    visitor.click("name")
    assert visitor.told["page"]["focused"] == "name"
    visitor.write("x")
    visitor.click("poster:down")
    assert form.did(Typed)[0].key == "name"
    assert visitor.told["page"]["values"]["kind"] == "hard"
    assert visitor.told["page"]["values"]["god"] == "ra"
    assert "poster:up" in visitor.told["buttons"]
    visitor.click("back")
    assert visitor.told["mode"] == "front:menu"


def test_a_name_is_written_with_any_letters_and_keys_of_the_sound_are_letters_then(visit: Any) -> None:
    form = Place(replace(FORM, focus="name", items=(replace(FORM.items[1], most=40), *FORM.items[2:])))
    visitor = visit(form)
    visitor.write(" wasd é 中文 j-+=")
    visitor.wait(0.1)
    assert visitor.told["page"]["values"]["name"] == "Ann wasd é 中文 j-+="
    assert not visitor.stage.sound.volumes.mute
    for name in ("\b", "\r", "\t", "\x1b"):
        visitor.send(WROTE_EVENT, name)
    visitor.send(DOWN_EVENT, "backspace")
    for _ in range(3):
        visitor.send(REPEAT_EVENT, "backspace")
    visitor.wait()
    assert visitor.told["page"]["values"]["name"] == "Ann wasd é 中文 "
    visitor.key("f10")
    assert visitor.told["options"] is not None, "keys that write nothing do what they do"
    visitor.write("xx")
    visitor.key("f10")
    assert visitor.told["page"]["values"]["name"] == "Ann wasd é 中文 ", "what lies over it has the keyboard"
    visitor.key("tab", "j")
    assert visitor.stage.sound.volumes.mute


def test_an_error_is_told_until_something_else_is_wanted(visit: Any) -> None:
    room = Place(MENU, new=FlickError(ERROR))
    visitor = visit(room)
    visitor.key("enter")
    assert visitor.says("Friday.flick3d: line 3 cannot be read")
    assert visitor.told["mode"] == "front:menu"
    visitor.key("arrow_down")
    assert visitor.says("cannot be read"), "one may look around"
    visitor.key("arrow_down", "enter")
    assert not visitor.says("cannot be read")
    visitor.screen.say("The demo could not begin.")
    visitor.wait()
    assert visitor.says("The demo could not begin.")


def test_help_follows_focus_and_pointer(visit: Any) -> None:
    visitor = visit(Place(MENU))
    assert visitor.says("Choose a game.")
    visitor.key("arrow_down")
    assert visitor.says("There is none yet.")
    visitor.screen._hear(PointerMoved(*visitor.told["buttons"]["new"]))
    visitor.wait()
    assert visitor.says("Choose a game.")


def test_focus_and_place_are_the_same_when_one_comes_back(visit: Any) -> None:
    scenarios = Place(LIST, w18=Enter(Place(FORM)))
    visitor = visit(Place(MENU, new=Enter(scenarios)))
    visitor.key("enter", *["arrow_down"] * 18)
    assert visitor.told["page"]["focused"] == "w18"
    before = visitor.told["buttons"]
    visitor.key("enter", "escape")
    assert visitor.told["page"]["focused"] == "w18"
    assert visitor.told["buttons"] == before
    visitor.key("escape", "enter")
    assert visitor.told["page"]["focused"] == "w0", "a room that is entered anew begins anew"


def test_from_the_first_room_there_is_no_way_back(visit: Any) -> None:
    visitor = visit(Place(FORM))
    visitor.key("escape")
    visitor.click("back")
    assert (visitor.told["mode"], visitor.left) == ("front:form", [])


def test_a_pad_goes_through_the_rooms(visit: Any, offscreen: Stage) -> None:
    device = Device()
    offscreen.window.base.devices = Devices(device)
    form = Place(FORM)
    visitor = visit(Place(MENU, new=Enter(form)))

    def press(button: str) -> None:
        for held in ({button}, set()):
            device.held = held
            visitor.wait()

    press("dpad_down")
    assert visitor.told["page"]["focused"] == "load"
    press("dpad_up")
    press("face_a")
    assert visitor.told["mode"] == "front:form"
    device.left[InputDevice.Axis.left_x] = 1.0
    visitor.wait()
    assert visitor.told["page"]["values"]["kind"] == "normal"
    press("rshoulder")
    press("face_b")
    assert visitor.told["mode"] == "front:menu"


def test_options_lie_over_it_and_close_again(visit: Any) -> None:
    room = Place(MENU, new=OpenOptions())
    visitor = visit(room)
    visitor.key("enter")
    assert visitor.told["options"] is not None
    visitor.key("escape")
    assert (visitor.told["options"], visitor.told["mode"]) == (None, "front:menu")
    visitor.key("f10", "f10")
    assert visitor.told["options"] is None
    assert visitor.told["page"]["focused"] == "new"


def test_the_camera_sways_unless_less_shall_move(visit: Any) -> None:
    visitor = visit(Place(MENU))
    heading = visitor.stage.camera.goal.heading
    visitor.wait(2.0)
    assert visitor.stage.camera.goal.heading != heading
    visitor.stage.calm = True
    heading = visitor.stage.camera.goal.heading
    visitor.wait(2.0)
    assert visitor.stage.camera.goal.heading == heading


def test_it_follows_the_window_and_the_size_of_the_interface(visit: Any) -> None:
    visitor = visit(Place(FORM))
    visitor.key("arrow_up")
    before = visitor.told["buttons"]["start"]
    visitor.stage.window.base.win.set_size(1920, 1080)
    visitor.wait(0.1)
    larger = visitor.told["buttons"]["start"]
    assert larger != before
    assert visitor.told["page"]["focused"] == "name"
    window = visitor.stage.window
    window.settings = replace(window.settings, ui_scale=0.75)
    visitor.wait(0.1)
    assert visitor.told["buttons"]["start"] != larger
    visitor.click("start")
    assert visitor.told["page"]["focused"] == "start"


def test_two_hundred_turns_of_the_wheel_and_a_lost_focus_do_no_harm(visit: Any) -> None:
    visitor = visit(Place(LIST))
    visitor.screen._hear(PointerMoved(*visitor.told["buttons"]["w3"]))
    for number in range(200):
        visitor.screen._hear(Wheeled(-1.0 if number < 150 else 1.0))
    visitor.wait()
    visitor.screen._hear(Pressed("left"))
    visitor.screen._hear(FocusLost())
    visitor.screen._hear(Released("left"))
    visitor.wait()
    assert visitor.told["mode"] == "front:list"
