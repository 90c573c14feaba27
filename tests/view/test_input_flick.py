"""Aiming, pulling and charging: the flick by mouse and by keys, and every way to let go of it."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.view.input.flicking import CHARGE_TIME, DEAD_PULL, FINE_ANGLE
from flick3d.view.input.intents import Flick, LetGo, LookFromBehind, Orbit
from flick3d.view.input.modes import Acting, Aiming, Charging, Pulling, Waiting
from flick3d.view.input.signals import FocusLost, Frame, KeyPressed, KeyReleased, Pressed, Released, Resized
from tests.view.input_help import ACT, FULL, HEIGHT, Player

DEAD = DEAD_PULL * HEIGHT


def aiming(key: str = "m") -> Player:
    """A player who aims a move (m), whose disc lies in the middle, or a shot from the left (q), at (0, 4)."""
    player = Player(ACT)
    player.key(key)
    return player


def pulling(down: float = FULL, right: float = 0.0) -> Player:
    """A player who has pressed at (600, 300) while aiming north, and pulled by so many pixels."""
    player = aiming()
    player.point(600, 300, (0.0, 30.0))
    player.press()
    player.point(600 + right, 300 + down)
    return player


def speed_of(intents: list[object]) -> float:
    assert len(intents) == 1
    assert isinstance(intents[0], Flick)
    return float(intents[0].text.split()[-1])


def test_the_aim_goes_through_the_pointer() -> None:
    player = aiming("q")
    player.point(700, 300, (10.0, 14.0))
    assert player.hand.mode == Aiming(1, pytest.approx(45.0))


def test_a_pointer_on_the_disc_or_over_the_hud_does_not_aim() -> None:
    player = aiming()
    player.point(700, 300, (0.2, -0.3))
    player.point(701, 300, None)
    assert player.hand.mode == Aiming(0, 90.0)


def test_the_aim_stays_within_the_arc_of_the_flick() -> None:
    limited = msgspec.structs.replace(ACT, flicks=(msgspec.structs.replace(ACT.flicks[0], arc=(80.0, 120.0)),))
    player = Player(limited, (100.0,))
    player.key("m")
    for point, direction in (((-10.0, 0.0), 120.0), ((10.0, 0.0), 80.0), ((0.0, 5.0), 90.0)):
        player.point(700 + point[0], 300, point)
        assert player.hand.mode == Aiming(0, pytest.approx(direction))


def test_a_press_locks_the_direction() -> None:
    player = aiming()
    player.point(600, 300, (0.0, 30.0))
    player.press(table=(25.0, 3.0))
    player.point(600, 300 + FULL, (30.0, 0.0))
    assert isinstance(player.hand.mode, Pulling)
    assert player.hand.mode.direction == pytest.approx(90.0)


def test_strength_grows_with_the_pull_up_to_a_third_of_the_window() -> None:
    strengths = []
    for pull in (0.0, DEAD, 0.5 * (DEAD + FULL), FULL, 2 * FULL):
        player = pulling(pull)
        assert isinstance(player.hand.mode, Pulling)
        strengths.append(player.hand.mode.strength)
    assert strengths == pytest.approx([0.0, 0.0, 0.5, 1.0, 1.0])


def test_back_is_away_from_where_the_flick_goes_on_the_screen() -> None:
    player = aiming()
    player.point(600, 300, (0.0, 30.0))
    player.send(Frame(0.02, forward=(1.0, 0.0)))
    player.press()
    player.point(600 - FULL, 300)
    assert isinstance(player.hand.mode, Pulling)
    assert player.hand.mode.strength == pytest.approx(1.0)
    player.point(600 + FULL, 300)
    assert player.hand.mode.strength == 0.0


@pytest.mark.parametrize(
    ("right", "turned"), [(FULL / 3, FINE_ANGLE / 3), (-FULL / 2, -FINE_ANGLE / 2), (9 * FULL, FINE_ANGLE)]
)
def test_a_pull_sideways_fine_tunes_the_direction(right: float, turned: float) -> None:
    player = pulling(FULL, right)
    assert isinstance(player.hand.mode, Pulling)
    assert player.hand.mode.direction == pytest.approx(90.0 + turned)
    assert FINE_ANGLE < 10.0


def test_letting_go_flicks_along_the_direction_with_the_strength() -> None:
    assert pulling(FULL).release() == [Flick("move 90.0 300.0")]
    half = pulling(0.5 * (DEAD + FULL))
    assert speed_of(half.release()) == pytest.approx(160.0)
    assert half.hand.mode == Waiting()


def test_a_pull_in_the_dead_zone_is_no_flick() -> None:
    player = pulling(DEAD)
    assert player.release() == [LetGo("too-weak")]
    assert player.hand.mode == Aiming(0, 90.0)


def test_a_press_and_release_in_one_place_is_no_flick() -> None:
    player = aiming()
    assert player.click(table=(3.0, 3.0)) == [LetGo("too-weak")]


def test_escape_lets_go_without_flicking_and_again_goes_back() -> None:
    player = pulling()
    assert player.key("escape") == [LetGo("cancelled")]
    assert player.hand.mode == Aiming(0, 90.0)
    assert player.release() == []
    player.key("escape")
    assert player.hand.mode == Acting()
    assert player.key("escape") == []
    assert player.hand.mode == Acting()


def test_a_right_click_lets_go_without_flicking_and_again_goes_back() -> None:
    player = pulling()
    assert player.right_click() == [LetGo("cancelled")]
    assert player.hand.mode == Aiming(0, 90.0)
    assert player.release() == []
    player.right_click()
    assert player.hand.mode == Acting()


def test_a_right_drag_while_aiming_turns_the_camera_and_does_not_go_back() -> None:
    player = aiming()
    player.point(600, 300, (0.0, 30.0))
    player.send(Pressed("right", (0.0, 30.0)))
    assert player.point(640, 300, (5.0, 30.0)) == [Orbit(40, 0)]
    player.send(Released("right"))
    assert player.hand.mode == Aiming(0, 90.0)


@pytest.mark.parametrize(
    ("signal", "reason"), [(FocusLost(), "focus-lost"), (Resized(900, 700), "resized")], ids=["focus", "resize"]
)
def test_losing_the_focus_or_a_resize_lets_go(signal: FocusLost | Resized, reason: str) -> None:
    player = pulling()
    assert player.send(signal) == [LetGo(reason)]
    assert player.hand.mode == Aiming(0, 90.0)
    assert player.release() == []
    charging = aiming()
    charging.send(KeyPressed("space"))
    charging.wait(0.5)
    assert charging.send(signal) == [LetGo(reason)]
    assert charging.send(KeyReleased("space")) == []


def test_a_pull_goes_on_outside_the_window_and_a_release_there_flicks() -> None:
    player = pulling(FULL / 2)
    player.point(600, 300 + 4 * FULL, None)
    assert player.release() == [Flick("move 90.0 300.0")]


def test_keys_and_buttons_do_nothing_during_a_pull() -> None:
    player = pulling()
    before = player.hand.mode
    intents = [each for key in ("x", "u", "q", "enter", "c", "l", "1") for each in player.key(key)]
    assert intents + player.command("end") + player.command("undo") == []
    assert player.hand.mode == before


def test_arrows_turn_the_aim_and_the_camera_goes_along() -> None:
    player = aiming()
    intents = player.key("arrow_left")
    assert isinstance(player.hand.mode, Aiming)
    left = player.hand.mode.direction
    assert left > 90.0
    assert intents == [LookFromBehind(0.0, 0.0, left)]
    player.key("arrow_right")
    player.key("arrow_right")
    assert player.hand.mode.direction < 90.0


def test_a_held_arrow_speeds_up() -> None:
    short, long = aiming(), aiming()
    short.hold("arrow_left", seconds=0.6)
    long.hold("arrow_left", seconds=1.2)
    turned = [player.hand.mode.direction - 90.0 for player in (short, long)]
    assert 0.0 < turned[0] < 90.0
    assert turned[1] > 3.0 * turned[0]


def test_shift_turns_finely() -> None:
    coarse, fine = aiming(), aiming()
    coarse.hold("arrow_left", seconds=1.0)
    fine.hold("shift", "arrow_left", seconds=1.0)
    assert 0.0 < fine.hand.mode.direction - 90.0 < 5.0 < coarse.hand.mode.direction - 90.0


def test_the_frame_rate_hardly_matters_for_a_held_arrow() -> None:
    turned = []
    for frame in (0.005, 0.02):
        player = aiming()
        player.send(KeyPressed("arrow_left"))
        player.wait(1.0, frame)
        turned.append(player.hand.mode.direction)
    assert math.isclose(*turned, abs_tol=3.0)


def test_up_and_down_set_the_strength_and_enter_flicks() -> None:
    player = aiming()
    player.key("arrow_left", shift=True)
    for _ in range(4):
        player.key("arrow_up")
    for _ in range(2):
        player.key("arrow_down")
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.strength == pytest.approx(0.6)
    assert speed_of(player.key("enter")) == pytest.approx(20.0 + 0.6 * 280.0)


def test_a_tap_changes_the_strength_by_one_step_however_slow_the_frames_are() -> None:
    player = aiming()
    player.hold("arrow_up", seconds=0.1)
    assert player.hand.mode.strength == pytest.approx(0.55)


def test_the_strength_stays_between_little_and_all() -> None:
    player = aiming()
    player.hold("arrow_up", seconds=4.0)
    assert player.hand.mode.strength == 1.0
    player.hold("arrow_down", seconds=6.0)
    assert player.hand.mode.strength == pytest.approx(0.05)


def test_holding_space_charges_and_letting_go_flicks() -> None:
    player = aiming()
    intents = player.hold("space", seconds=CHARGE_TIME / 2)
    assert speed_of(intents) == pytest.approx(160.0, abs=3.0)


def test_a_charge_ends_at_full_strength() -> None:
    player = aiming()
    assert player.hold("space", seconds=3 * CHARGE_TIME) == [Flick("move 90.0 300.0")]


def test_escape_cancels_a_charge() -> None:
    player = aiming()
    player.send(KeyPressed("space"))
    player.wait(0.5)
    assert isinstance(player.hand.mode, Charging)
    assert player.key("escape") == [LetGo("cancelled")]
    assert player.send(KeyReleased("space")) == []
    assert player.hand.mode == Aiming(0, 90.0)


def test_a_tap_on_space_is_no_flick() -> None:
    assert aiming().key("space") == [LetGo("too-weak")]


def test_c_aims_where_the_camera_looks() -> None:
    player = aiming()
    player.key("c")
    player.send(Frame(0.02, look=33.0))
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.direction == pytest.approx(33.0)
    player.point(700, 300, (10.0, 0.0))
    assert player.hand.mode.direction == pytest.approx(33.0)
    player.key("c")
    player.send(Frame(0.02, look=50.0))
    player.point(701, 300, (10.0, 0.0))
    assert player.hand.mode.direction == pytest.approx(0.0)


def test_a_flick_is_released_once() -> None:
    player = pulling()
    assert len(player.release()) == 1
    assert player.release() == []
    assert player.key("enter") == []
