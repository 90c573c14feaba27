"""Handicaps of a person's hand: the aim sways, left and right are exchanged, the strength swings (L2, L3)."""

from __future__ import annotations

import itertools

import pytest

from flick3d.rules.prompts import FlickOffer, Handicap, Prompt
from flick3d.view.input.controls import Controls
from flick3d.view.input.flicking import FINE_ANGLE
from flick3d.view.input.handicaps import SWING_TIME, TAP, heading, mirrored, sway, swing
from flick3d.view.input.intents import Flick, Intent, LetGo
from flick3d.view.input.modes import Aiming, Charging, Pulling, Waiting
from flick3d.view.input.signals import Frame, KeyPressed, KeyReleased
from tests.view.input_help import FULL, Player

SWAYING, MIRRORED, SWINGING = Handicap(sway=2.0), Handicap(mirrored=True), Handicap(swinging=True)


def aiming(handicap: Handicap, start: float = 90.0) -> Player:
    """A player who aims a disc in the middle under this handicap."""
    offer = FlickOffer(
        "flick", ("prophet-blue-1",), "prophet-blue-1", "prophet", (0.0, 0.0), 20.0, 500.0, None, handicap
    )
    player = Player(Prompt("mission", "Ann", "Ann", flicks=(offer,)), (start,), controls=Controls())
    player.command("flick", "prophet-blue-1")
    assert isinstance(player.hand.mode, Aiming)
    return player


def flicked(intents: list[Intent]) -> tuple[float, float]:
    """Direction and speed of the only flick."""
    (flick,) = intents
    assert isinstance(flick, Flick)
    _, _, direction, speed = flick.text.split()
    return float(direction), float(speed)


def test_a_sway_is_smooth_and_stays_within_its_degrees() -> None:
    values = [sway(step / 50.0, 2.0) for step in range(3000)]
    assert 1.6 < max(values) <= 2.0
    assert -2.0 <= min(values) < -1.6
    assert max(abs(b - a) for a, b in itertools.pairwise(values)) < 0.25, "no jump from frame to frame"


@pytest.mark.rule("L2")
def test_what_is_drawn_of_a_swaying_aim_is_what_is_flicked() -> None:
    player = aiming(SWAYING)
    seen = []
    for _ in range(60):
        player.send(Frame(0.05))
        seen.append(heading(player.hand))
        mode = player.hand.mode
        assert isinstance(mode, Aiming)
        assert mode.direction == 90.0, "the hand holds still"
    assert max(seen) - min(seen) > 1.5
    assert all(88.0 <= each <= 92.0 for each in seen)
    direction, _ = flicked(player.key("enter"))
    assert direction == pytest.approx(seen[-1], abs=1e-3)


@pytest.mark.rule("L2")
def test_a_pull_sways_too() -> None:
    player = aiming(SWAYING)
    player.point(600, 300, (0.0, 30.0))
    player.press()
    player.point(600, 300 + FULL)
    player.wait(1.1)
    drawn = heading(player.hand)
    direction, speed = flicked(player.release())
    assert direction == pytest.approx(drawn, abs=1e-3)
    assert direction != pytest.approx(90.0, abs=1e-2)
    assert speed == pytest.approx(500.0)


def test_without_a_handicap_nothing_sways() -> None:
    player = aiming(Handicap())
    player.wait(2.0)
    assert heading(player.hand) == 90.0


def test_nothing_is_aimed_by_who_does_not_aim() -> None:
    with pytest.raises(ValueError, match="nothing is aimed"):
        heading(Player(None).hand)


@pytest.mark.parametrize(
    ("direction", "start", "image"), [(100.0, 90.0, 80.0), (350.0, 10.0, 30.0), (45.0, 45.0, 45.0)]
)
def test_the_mirror_image_lies_on_the_other_side_of_the_start(direction: float, start: float, image: float) -> None:
    assert mirrored(direction, start) == pytest.approx(image)


@pytest.mark.rule("L3")
def test_pointer_keys_pull_and_camera_are_mirrored() -> None:
    player = aiming(MIRRORED)
    player.point(700, 300, (10.0, 10.0))
    mode = player.hand.mode
    assert isinstance(mode, Aiming)
    assert mode.direction == pytest.approx(135.0), "a point on the right is aimed at on the left"
    player.key("arrow_left")
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.direction == pytest.approx(134.5), "the left key turns to the right"
    player.key("c")
    player.send(Frame(0.02, look=70.0))
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.direction == pytest.approx(110.0)


@pytest.mark.rule("L3")
def test_a_pull_sideways_is_mirrored() -> None:
    ways = {}
    for name, handicap in (("plain", Handicap()), ("mirrored", MIRRORED)):
        player = aiming(handicap)
        player.point(600, 300, (0.0, 30.0))
        player.press()
        player.point(600 + FULL, 300 + FULL)
        assert isinstance(player.hand.mode, Pulling)
        ways[name] = player.hand.mode.direction - 90.0
    assert abs(ways["plain"]) == pytest.approx(FINE_ANGLE)
    assert ways["mirrored"] == pytest.approx(-ways["plain"])


def test_the_meter_swings_from_nothing_to_the_top_and_back() -> None:
    assert swing(0.0) == 0.0
    assert swing(SWING_TIME / 2.0) == pytest.approx(1.0)
    assert swing(SWING_TIME) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.rule("L3")
def test_the_mouse_takes_what_the_meter_shows_however_far_it_pulls() -> None:
    player = aiming(SWINGING)
    player.point(600, 300, (0.0, 30.0))
    player.press()
    player.point(600, 300 + FULL)
    assert isinstance(player.hand.mode, Pulling)
    assert player.hand.mode.strength == 0.0
    player.wait(0.3, frame=0.02)
    shown = player.hand.mode.strength
    assert shown == pytest.approx(swing(0.3))
    _, speed = flicked(player.release())
    assert speed == pytest.approx(20.0 + shown * 480.0, abs=0.02)


@pytest.mark.rule("L3")
@pytest.mark.parametrize("key", ["space", "enter"])
def test_a_tap_sets_the_meter_going_and_the_next_press_takes(key: str) -> None:
    player = aiming(SWINGING)
    assert player.key(key) == []
    assert isinstance(player.hand.mode, Charging)
    player.wait(0.5)
    assert player.hand.mode.strength == pytest.approx(swing(0.5))
    _, speed = flicked(player.send(KeyPressed(key)))
    assert speed == pytest.approx(20.0 + swing(0.5) * 480.0, abs=0.02)
    assert player.hand.mode == Waiting()
    assert player.send(KeyReleased(key)) == []


@pytest.mark.rule("L3")
def test_a_held_bar_takes_when_it_is_let_go() -> None:
    player = aiming(SWINGING)
    held = 2.0 * TAP
    _, speed = flicked(player.hold("space", seconds=held))
    assert speed == pytest.approx(20.0 + swing(held) * 480.0, abs=0.5)


@pytest.mark.rule("L3")
def test_the_strength_cannot_be_set_while_it_swings() -> None:
    player = aiming(SWINGING)
    assert player.key("arrow_up") == []
    assert isinstance(player.hand.mode, Aiming)
    assert player.hand.mode.strength == 0.5
    player.key("space")
    assert [type(intent) for intent in player.key("escape")] == [LetGo]
    assert isinstance(player.hand.mode, Aiming)
