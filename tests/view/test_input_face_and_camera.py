"""Turning a cowboy after his move, and the camera's mouse and keys in every mode."""

from __future__ import annotations

import pytest

from flick3d.rules.prompts import Prompt
from flick3d.view.input.intents import Glide, LookFromBehind, Orbit, Pan, Show, Submit, Zoom
from flick3d.view.input.modes import Facing, Waiting
from flick3d.view.input.signals import FocusLost, KeyPressed, Pressed, Released, Wheeled
from flick3d.view.input.watch_controls import WATCH_HELP
from flick3d.view.western.controls import HELP
from tests.view.input_help import ACT, CHOOSE, FACE, Player


def test_he_turns_to_the_pointer_and_a_click_confirms() -> None:
    player = Player(FACE)
    player.point(500, 400, (10.0, 8.0))
    assert player.hand.mode == Facing(pytest.approx(90.0))
    assert player.press() == [Submit("face 90.0")]
    assert player.hand.mode == Waiting()
    assert player.release() == []


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_keeps_the_way_he_looks(key: str) -> None:
    assert Player(FACE).key(key) == [Submit("face 180.0")]


def test_arrows_turn_him() -> None:
    player = Player(FACE)
    player.key("arrow_left")
    assert player.hand.mode == Facing(185.0)
    player.key("arrow_right")
    player.key("arrow_right", shift=True)
    assert player.hand.mode == Facing(179.0)
    player.hold("arrow_right", seconds=1.0)
    assert isinstance(player.hand.mode, Facing)
    assert player.hand.mode.direction < 160.0


def test_a_click_on_the_hud_does_not_confirm() -> None:
    player = Player(FACE)
    assert player.command("end") == []
    assert player.hand.mode == Facing(180.0)


@pytest.mark.parametrize("prompt", [CHOOSE, ACT, FACE, None], ids=["choose", "act", "face", "nothing"])
def test_the_camera_obeys_in_every_mode(prompt: Prompt | None) -> None:
    player = Player(prompt)
    player.point(600, 400)
    player.send(Pressed("right"))
    assert player.point(620, 410) == [Orbit(20, 10)]
    assert player.point(615, 410) == [Orbit(-5, 0)]
    player.send(Released("right"))
    assert player.point(620, 410) == []
    player.send(Pressed("middle"))
    assert player.point(640, 400) == [Pan(20, -10)]
    player.send(Released("middle"))
    player.send(Pressed("right", shift=True))
    assert player.point(660, 400) == [Pan(20, 0)]
    player.send(Released("right"))
    assert player.send(Wheeled(-1.0)) == [Zoom(-1.0)]
    assert player.key("o") == [Show("overview")]
    assert player.key("t") == [Show("top")]
    assert player.command("camera", "t") == [Show("top")]


def test_a_right_click_that_trembles_is_no_drag() -> None:
    player = Player(CHOOSE)
    player.point(600, 400)
    player.send(Pressed("right"))
    assert player.point(603, 401) == []
    assert player.point(610, 401) == [Orbit(7, 0)]


def test_b_looks_from_behind_the_cowboy_or_the_flick() -> None:
    assert Player(CHOOSE).key("b") == []
    assert Player(ACT, (10.0, 20.0, 30.0)).key("b") == [LookFromBehind(0.0, 0.0, 10.0)]
    aiming = Player(ACT, (10.0, 20.0, 30.0))
    aiming.key("e")
    assert aiming.key("b") == [LookFromBehind(0.0, -4.0, 30.0)]
    assert Player(FACE).key("b") == [LookFromBehind(10.0, 0.0, 180.0)]


def test_held_keys_glide_over_the_table() -> None:
    player = Player(CHOOSE)
    glides = player.hold("w", "d", seconds=0.1)
    assert glides
    assert all(isinstance(glide, Glide) and glide.right > 0 and glide.forward > 0 for glide in glides)
    assert player.wait(0.1) == []
    assert player.hold("a", "d", seconds=0.1) == []


def test_what_was_held_is_forgotten_with_the_focus() -> None:
    player = Player(CHOOSE)
    player.send(KeyPressed("w"))
    player.send(Pressed("right"))
    player.send(FocusLost())
    assert player.wait(0.1) == []
    assert player.point(700, 500) == []


def test_the_help_lists_every_group_of_controls() -> None:
    assert [group.title for group in HELP] == ["Your turn", "Flick", "Tokens, inside a house", "Looking on", "Camera"]
    lines = [control for group in (*HELP, *WATCH_HELP) for control in group.controls]
    assert all(control.press and control.does for control in lines)
