"""Putting a piece inside an outline: by pointer and click, by keys, turned, from spot to spot, and back again."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.rules.actions import Action
from flick3d.rules.outline import distance_to, encloses
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.view.input.controls import Controls
from flick3d.view.input.intents import Orbit, Submit, Undo, Zoom
from flick3d.view.input.modes import Acting, Aiming, Placing, Waiting
from flick3d.view.input.placing import SPEED, STEP, TURN, WHEEL_TURN, clamped, middle
from flick3d.view.input.signals import Frame, KeyPressed, Pressed, Wheeled
from tests.view.input_help import Player


class Done(Action, frozen=True):
    """Nothing more."""


class Found(Action, frozen=True):
    """This one."""

    component: str


SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
EAST = ((20.0, 0.0), (30.0, 0.0), (30.0, 10.0), (20.0, 10.0))
HOOK = ((0.0, 0.0), (10.0, 0.0), (10.0, 2.0), (2.0, 2.0), (2.0, 10.0), (0.0, 10.0))
TEMPLE = SpotOffer("raise", ("temple-1",), "temple-1", "temple", SQUARE)
OTHER = SpotOffer("raise", ("temple-2",), "temple-2", "temple", EAST)
HAND = SpotOffer("hand", (), "hand-of-god", "hand-of-god", SQUARE, turns=True)
PUT = SpotOffer("put", (), "prophet-1", "prophet", SQUARE, at=(3.0, 4.0))
FLICK = FlickOffer("flick", ("prophet-1",), "prophet-1", "prophet", (3.0, 4.0), 20.0, 500.0)

ONLY_SPOTS = Prompt("raise", "Ann", "Ann", spots=(TEMPLE, OTHER))
TURNING = Prompt("hand", "Ann", "Ann", spots=(HAND,))
MISSION = Prompt("mission", "Ann", "Ann", flicks=(FLICK,), spots=(PUT,), choices=(Done(), Found("prophet-9")))
CONTROLS = Controls(actions=(("p", (("put",),)), ("d", (("done",),))))


def placing(player: Player) -> Placing:
    assert isinstance(player.hand.mode, Placing)
    return player.hand.mode


def test_a_prompt_with_nothing_but_spots_begins_in_the_middle_of_the_first() -> None:
    player = Player(ONLY_SPOTS)
    assert player.hand.mode == Placing(0, 5.0, 5.0)
    assert player.hand.spot == TEMPLE


def test_placing_begins_where_the_piece_would_be_without_a_wish() -> None:
    spots = (msgspec.structs.replace(TEMPLE, at=(1.0, 2.0)),)
    assert Player(Prompt("raise", "Ann", "Ann", spots=spots)).hand.mode == Placing(0, 1.0, 2.0)


def test_it_follows_the_pointer_and_a_click_puts_it_there() -> None:
    player = Player(ONLY_SPOTS)
    player.point(500.0, 300.0, (7.0, 3.5))
    assert (placing(player).x, placing(player).y) == (7.0, 3.5)
    assert player.click(table=(7.25, 3.5)) == [Submit("raise temple-1 7.25 3.5")]
    assert player.hand.mode == Waiting()


def test_outside_the_outline_it_stays_at_the_nearest_point() -> None:
    player = Player(Prompt("raise", "Ann", "Ann", spots=(TEMPLE,)))
    player.point(500.0, 300.0, (14.0, 3.0))
    assert (placing(player).x, placing(player).y) == (10.0, 3.0)
    player.point(500.0, 300.0, (-5.0, -5.0))
    assert (placing(player).x, placing(player).y) == (0.0, 0.0)
    player.point(500.0, 300.0, None)
    assert (placing(player).x, placing(player).y) == (0.0, 0.0)


def test_over_another_outline_of_the_same_piece_it_goes_into_that() -> None:
    there = msgspec.structs.replace(TEMPLE, outline=EAST)
    player = Player(Prompt("raise", "Ann", "Ann", spots=(TEMPLE, there)))
    player.point(500.0, 300.0, (25.0, 5.0))
    assert player.hand.mode == Placing(1, 25.0, 5.0)
    player = Player(ONLY_SPOTS)
    player.point(500.0, 300.0, (25.0, 5.0))
    assert placing(player).offer == 0, "another piece is not meant by the pointer"


@pytest.mark.parametrize(
    ("key", "place"),
    [("arrow_left", (-1, 0)), ("arrow_right", (1, 0)), ("arrow_up", (0, 1)), ("arrow_down", (0, -1))],
)
def test_arrow_keys_shift_it(key: str, place: tuple[int, int]) -> None:
    player = Player(ONLY_SPOTS)
    player.key(key)
    assert (placing(player).x, placing(player).y) == pytest.approx((5.0 + STEP * place[0], 5.0 + STEP * place[1]))
    assert player.key("enter") == [Submit(TEMPLE.text(5.0 + STEP * place[0], 5.0 + STEP * place[1]))]


def test_arrow_keys_go_as_the_camera_looks() -> None:
    player = Player(ONLY_SPOTS)
    player.send(Frame(0.02, look=0.0))
    player.key("arrow_up")
    assert (placing(player).x, placing(player).y) == pytest.approx((5.0 + STEP, 5.0))


def test_a_held_arrow_key_glides_up_to_the_outline() -> None:
    player = Player(ONLY_SPOTS)
    player.send(KeyPressed("arrow_right"))
    player.wait(0.3)
    assert 5.0 + STEP < placing(player).x < 5.0 + STEP + 0.3 * SPEED
    player.wait(3.0)
    assert placing(player).x == pytest.approx(10.0)


def test_tab_goes_to_the_next_spot_and_round() -> None:
    player = Player(ONLY_SPOTS)
    player.key("tab")
    assert placing(player).offer == 1
    assert (placing(player).x, placing(player).y) == pytest.approx((25.0, 5.0))
    assert player.key("enter") == [Submit("raise temple-2 25.0 5.0")]
    player = Player(ONLY_SPOTS)
    player.key("tab")
    player.key("tab")
    assert placing(player).offer == 0
    player.key("tab", shift=True)
    assert placing(player).offer == 1


def test_q_and_e_turn_what_can_be_turned() -> None:
    player = Player(TURNING)
    player.key("q")
    assert placing(player).direction == pytest.approx(TURN)
    player.key("e")
    player.key("e")
    assert placing(player).direction == pytest.approx(360.0 - TURN)
    assert player.key("enter") == [Submit(f"hand 5.0 5.0 {360.0 - TURN}")]
    player = Player(ONLY_SPOTS)
    player.key("q")
    assert placing(player).direction == 0.0


def test_a_held_key_turns_on() -> None:
    player = Player(TURNING)
    player.hold("q", seconds=0.5)
    assert placing(player).direction > TURN + 10.0


def test_the_wheel_turns_with_shift_and_zooms_without() -> None:
    player = Player(TURNING)
    assert player.send(Wheeled(1.0)) == [Zoom(1.0)]
    player.send(KeyPressed("shift"))
    assert player.send(Wheeled(-2.0)) == []
    assert placing(player).direction == pytest.approx(360.0 - 2 * WHEEL_TURN)
    player = Player(ONLY_SPOTS)
    player.send(KeyPressed("shift"))
    assert player.send(Wheeled(1.0)) == [Zoom(1.0)]


def test_beside_flicks_a_spot_is_an_action_of_its_own() -> None:
    player = Player(MISSION, controls=CONTROLS)
    assert player.hand.mode == Acting()
    player.key("p")
    assert player.hand.mode == Placing(0, 3.0, 4.0)
    player.key("escape")
    assert player.hand.mode == Acting()
    player.command("put")
    player.right_click()
    assert player.hand.mode == Acting()
    player.command("flick", "prophet-1")
    assert isinstance(player.hand.mode, Aiming)
    player.command("put")
    assert player.command("done") == [Submit("done")]


def test_a_click_on_a_piece_takes_the_choice_about_it() -> None:
    player = Player(MISSION)
    assert player.click("prophet-9") == [Submit("found prophet-9")]


def test_with_spots_alone_there_is_nothing_to_go_back_to() -> None:
    player = Player(ONLY_SPOTS)
    player.key("escape")
    assert player.hand.mode == Placing(0, 5.0, 5.0)
    assert player.key("u") == [Undo()]


def test_a_drag_of_the_camera_leaves_it_where_it_is() -> None:
    player = Player(ONLY_SPOTS)
    player.point(500.0, 300.0, (5.0, 5.0))
    player.send(Pressed("right", (5.0, 5.0)))
    assert player.point(560.0, 300.0, (9.0, 5.0)) == [Orbit(60.0, 0.0)]
    assert placing(player).x == 5.0


def test_the_middle_of_a_hook_lies_in_it() -> None:
    x, y = middle(HOOK)
    assert encloses(HOOK, x, y) or distance_to(HOOK, x, y) < 1e-9
    assert middle(SQUARE) == pytest.approx((5.0, 5.0))
    assert clamped(HOOK, 5.0, 6.0) == pytest.approx((2.0, 6.0))
