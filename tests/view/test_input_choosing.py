"""Choosing a cowboy and an action: mouse, tiles, number keys, Tab, letters and buttons."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.rules.prompts import Barred
from flick3d.view.input.intents import Explain, LookFromBehind, Submit, ToggleLog, Undo
from flick3d.view.input.modes import Acting, Aiming, Choosing, Facing, Waiting
from tests.view.input_help import ACT, CHOOSE, FACE, LEFT, MOVE, NEAR, NO_ROOM, RIGHT, Player


def test_a_prompt_begins_by_what_it_offers() -> None:
    assert Player(CHOOSE).hand.mode == Choosing()
    assert Player(ACT).hand.mode == Acting()
    assert Player(FACE).hand.mode == Facing(180.0)
    assert Player(None).hand.mode == Waiting()


@pytest.mark.parametrize("piece", ["lawman-3", "hat-lawman-3"])
def test_a_click_on_the_figure_or_his_hat_chooses_him(piece: str) -> None:
    assert Player(CHOOSE).click(piece) == [Submit("play lawman-3")]


def test_a_click_on_his_tile_chooses_him() -> None:
    assert Player(CHOOSE).command("play", "lawman-4") == [Submit("play lawman-4")]


def test_number_keys_choose() -> None:
    assert Player(CHOOSE).key("4") == [Submit("play lawman-4")]
    assert Player(CHOOSE).key("5") == []


def test_a_barred_cowboy_is_explained() -> None:
    reason = CHOOSE.barred[0].refusal
    assert Player(CHOOSE).click("lawman-2") == [Explain(reason)]
    assert Player(CHOOSE).key("2") == [Explain(reason)]
    assert Player(CHOOSE).command("play", "lawman-2") == [Explain(reason)]


def test_an_enemy_is_asked_for_so_that_the_match_says_why_not() -> None:
    assert Player(CHOOSE).click("outlaw-2") == [Submit("play outlaw-2")]


@pytest.mark.parametrize("piece", ["", "saloon", "barrel-1"])
def test_a_click_on_anything_else_does_nothing(piece: str) -> None:
    assert Player(CHOOSE).click(piece) == []


def test_tab_goes_round_and_enter_takes() -> None:
    player = Player(CHOOSE)
    player.key("tab")
    assert player.hand.mode == Choosing("lawman-1")
    player.key("tab")
    assert player.hand.mode == Choosing("lawman-3")
    player.key("tab", shift=True)
    player.key("tab", shift=True)
    assert player.hand.mode == Choosing("lawman-4")
    player.key("tab")
    assert player.key("enter") == [Submit("play lawman-1")]


def test_enter_without_anybody_pointed_at_does_nothing_unless_there_is_only_one() -> None:
    assert Player(CHOOSE).key("enter") == []
    only = msgspec.structs.replace(CHOOSE, choices=CHOOSE.choices[:1])
    assert Player(only).hand.mode == Choosing("lawman-1")
    assert Player(only).key("enter") == [Submit("play lawman-1")]


def test_pointing_lights_up_who_may_be_chosen() -> None:
    player = Player(CHOOSE)
    player.point(10, 10, (1.0, 1.0), "hat-lawman-3")
    assert player.hand.mode == Choosing("lawman-3")
    player.point(11, 10, (1.0, 1.0), "lawman-2")
    assert player.hand.mode == Choosing()


def test_a_trembling_mouse_keeps_what_tab_has_reached() -> None:
    player = Player(CHOOSE)
    player.point(10, 10, (1.0, 1.0))
    player.key("tab")
    player.point(11, 10, (1.1, 1.0))
    assert player.hand.mode == Choosing("lawman-1")


@pytest.mark.parametrize(
    ("key", "words", "offer"), [("m", ("move",), 0), ("q", ("shoot", "left"), 1), ("e", ("shoot", "right"), 2)]
)
def test_keys_and_buttons_begin_to_aim_and_the_camera_goes_behind(key: str, words: tuple[str, ...], offer: int) -> None:
    starts = (10.0, 20.0, 30.0)
    at = (MOVE, LEFT, RIGHT)[offer].at
    by_key, by_button = Player(ACT, starts), Player(ACT, starts)
    wanted = [LookFromBehind(*at, starts[offer])]
    assert by_key.key(key) == wanted
    assert by_button.command(*words) == wanted
    assert by_key.hand.mode == by_button.hand.mode == Aiming(offer, starts[offer])


def test_a_click_on_a_ghost_begins_to_aim_it() -> None:
    player = Player(ACT)
    player.click(table=(0.5, 4.6))
    assert player.hand.mode == Aiming(1, 90.0)


def test_a_click_on_the_cowboy_moves_him() -> None:
    player = Player(ACT)
    player.click("lawman-1", (0.2, 3.0))
    assert player.hand.mode == Aiming(0, 90.0)


def test_a_click_beside_everything_does_nothing() -> None:
    player = Player(ACT)
    assert player.click(table=(12.0, 12.0)) == []
    assert player.hand.mode == Acting()


def test_the_turn_ends() -> None:
    assert Player(ACT).key("x") == [Submit("end")]


def test_enter_does_not_end_a_turn() -> None:
    """It takes a cowboy and confirms a way to look: pressed once too often it must not cost a turn."""
    assert Player(ACT).key("enter") == []


def test_another_action_may_be_taken_while_aiming() -> None:
    player = Player(ACT)
    player.key("m")
    player.command("shoot", "left")
    assert player.hand.mode == Aiming(1, 90.0)
    assert player.key("x") == [Submit("end")]


def test_a_barred_side_is_explained() -> None:
    prompt = msgspec.structs.replace(ACT, flicks=(MOVE, RIGHT), barred=(Barred(("shoot", "left"), NO_ROOM),))
    assert Player(prompt).key("q") == [Explain(NO_ROOM)]
    assert Player(prompt).command("shoot", "left") == [Explain(NO_ROOM)]


def test_the_nearest_free_spot_stands_in_when_neither_side_is_free() -> None:
    both = tuple(Barred(("shoot", side), NO_ROOM) for side in ("left", "right"))
    prompt = msgspec.structs.replace(ACT, flicks=(MOVE, NEAR), barred=both)
    for key in ("q", "e"):
        player = Player(prompt)
        player.key(key)
        assert player.hand.mode == Aiming(1, 90.0)


@pytest.mark.parametrize("key", ["u", "backspace"])
def test_undo(key: str) -> None:
    for prompt in (CHOOSE, ACT, FACE):
        assert Player(prompt).key(key) == [Undo()]
        assert Player(prompt).command("undo") == [Undo()]


def test_help_opens_and_closes_without_touching_the_turn() -> None:
    player = Player(ACT)
    player.key("m")
    for opens, closes in (("f1", "f1"), ("h", "escape"), ("h", "h")):
        player.key(opens)
        assert player.hand.help_open
        player.key(closes)
        assert not player.hand.help_open
    player.key("h")
    player.press()
    assert not player.hand.help_open
    assert player.hand.mode == Aiming(0, 90.0)


def test_the_log_toggles() -> None:
    assert Player(ACT).key("l") == [ToggleLog()]
    assert Player(None).command("log") == [ToggleLog()]


def test_nothing_can_be_done_while_nothing_is_asked() -> None:
    player = Player(None)
    intents = player.click("lawman-1") + player.key("enter") + player.key("m") + player.command("end")
    assert intents == []
    assert player.hand.mode == Waiting()
