"""Tools, tokens, houses and duels in the input machine: keys, buttons, ghosts, slots, and steps back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flick3d.games.western.actions import End, Turn
from flick3d.rules.prompts import Barred, Prompt
from flick3d.rules.refusal import Refusal
from flick3d.view.input.intents import Explain, Flick, LookFromBehind, Submit
from flick3d.view.input.modes import Acting, Aiming, Choosing, Clearing, Swapping
from tests.view.input_help import (
    ARMED,
    BLOCK,
    BLOCKED,
    CHALLENGE,
    CHOOSE,
    DRAWN,
    FULL_SLOTS,
    INSIDE,
    KEYS,
    RIFLE,
    SECOND,
    Player,
)


@pytest.mark.parametrize(
    ("key", "words", "offer"),
    [("r", ("rifle",), 3), ("f", ("throw",), 4), ("q", ("shoot", "left"), 1), ("e", ("shoot", "right"), 2)],
)
def test_tools_are_aimed_like_a_bullet(key: str, words: tuple[str, ...], offer: int) -> None:
    starts = (0.0, 10.0, 20.0, 30.0, 40.0, 50.0)
    by_key, by_button = Player(ARMED, starts), Player(ARMED, starts)
    wanted = [LookFromBehind(*ARMED.flicks[offer].at, starts[offer])]
    assert by_key.key(key) == wanted
    assert by_button.command(*words) == wanted
    assert by_key.hand.mode == by_button.hand.mode == Aiming(offer, starts[offer])


def test_the_same_key_again_puts_the_dynamite_to_the_other_side() -> None:
    player = Player(ARMED, (90.0,) * 6)
    seen = []
    for _ in range(3):
        player.key("f")
        assert isinstance(player.hand.mode, Aiming)
        seen.append(player.hand.mode.offer)
    assert seen == [4, 5, 4]


def test_a_rifle_is_flicked_faster() -> None:
    player = Player(ARMED, (90.0,) * 6)
    player.key("r")
    intents = player.hold("space", seconds=2.0)
    assert intents[-1] == Flick(f"rifle front 90.0 {RIFLE.highest_speed}")


def test_a_click_on_a_ghost_is_a_click_on_its_flick() -> None:
    player = Player(ARMED, (90.0,) * 6)
    player.click("flick-3", (50.0, 50.0))
    assert player.hand.mode == Aiming(3, 90.0)


@pytest.mark.parametrize("key", ["q", "e"])
def test_inside_both_keys_shoot_out_of_the_door_within_its_arc(key: str) -> None:
    player = Player(INSIDE, (270.0,))
    player.key(key)
    assert player.hand.mode == Aiming(0, 270.0)
    player.point(500, 500, (30.0, 8.0))
    assert player.hand.mode.direction in (240.0, 300.0)


def test_a_second_bullet_is_aimed_or_held() -> None:
    player = Player(SECOND, (90.0, 90.0))
    assert player.hand.mode == Acting()
    assert player.key("x") == []
    assert player.key("n") == [Submit("hold")]
    assert player.command("hold") == [Submit("hold")]
    player.key("e")
    assert player.hand.mode == Aiming(0, 90.0)


@pytest.mark.parametrize("piece", ["outlaw-4", "hat-outlaw-4"])
def test_a_defender_is_challenged_by_a_click(piece: str) -> None:
    assert Player(CHALLENGE).hand.mode == Choosing()
    assert Player(CHALLENGE).click(piece) == [Submit("challenge outlaw-4")]
    assert Player(CHALLENGE).command("play", "outlaw-4") == [Submit("challenge outlaw-4")]
    assert Player(CHALLENGE).key("4") == [Submit("challenge outlaw-4")]


def test_a_block_is_chosen_by_click_key_or_button() -> None:
    assert Player(BLOCK).hand.mode == Choosing()
    assert Player(BLOCK).click("block-left") == [Submit("stand left")]
    # On the screen, which shows the house from the street, its left block is the one to the right.
    assert Player(BLOCK).key("e") == [Submit("stand left")]
    assert Player(BLOCK).key("q") == [Submit("stand right")]
    assert Player(BLOCK).command("stand", "left") == [Submit("stand left")]
    player = Player(BLOCK)
    player.point(1, 1, (0.0, 0.0), "block-right")
    assert player.hand.mode == Choosing("right")
    assert player.key("enter") == [Submit("stand right")]
    assert Player(BLOCK).click("outlaw-1") == []


def test_tokens_are_taken_drawn_and_dropped_by_keys_and_clicks() -> None:
    for intents in (
        Player(INSIDE, keys=KEYS).key("1"),
        Player(INSIDE, keys=KEYS).command("take", "token-1"),
        Player(INSIDE, keys=KEYS).click("token-1"),
    ):
        assert intents == [Submit("take token-1")]
    assert Player(INSIDE, keys=KEYS).key("p") == [Submit("draw")]
    assert Player(INSIDE, keys=KEYS).click("token-3") == [Submit("draw")]
    assert Player(INSIDE, keys=KEYS).key("9") == [Submit("drop token-8")]
    assert Player(INSIDE, keys=KEYS).command("drop", "token-8") == [Submit("drop token-8")]


def test_with_full_slots_a_slot_is_asked_for() -> None:
    player = Player(FULL_SLOTS, keys=KEYS)
    assert player.key("1") == []
    assert player.hand.mode == Swapping("token-1")
    assert player.key("0") == [Submit("exchange token-1 token-9")]
    player = Player(FULL_SLOTS, keys=KEYS)
    player.command("take", "token-1")
    assert player.command("slot", "token-8") == [Submit("exchange token-1 token-8")]
    assert Player(FULL_SLOTS, keys=KEYS).command("exchange", "token-1", "token-9") == [
        Submit("exchange token-1 token-9")
    ]


@pytest.mark.parametrize("way", ["escape", "right click"])
def test_asking_for_a_slot_is_called_off(way: str) -> None:
    player = Player(FULL_SLOTS, keys=KEYS)
    player.key("1")
    intents = player.key("escape") if way == "escape" else player.right_click()
    assert intents == []
    assert player.hand.mode == Acting()
    assert player.key("9") == [Submit("drop token-8")]


def test_another_action_may_be_taken_while_a_slot_is_asked_for() -> None:
    player = Player(FULL_SLOTS, (270.0,), keys=KEYS)
    player.key("1")
    player.key("q")
    assert player.hand.mode == Aiming(0, 270.0)


def test_what_becomes_of_a_drawn_token() -> None:
    assert Player(DRAWN, keys=KEYS).hand.mode == Acting()
    assert Player(DRAWN, keys=KEYS).key("k") == [Submit("keep")]
    assert Player(DRAWN, keys=KEYS).key("n") == [Submit("leave")]
    assert Player(DRAWN, keys=KEYS).key("9") == [Submit("trade token-8")]
    assert Player(DRAWN, keys=KEYS).command("slot", "token-9") == [Submit("trade token-9")]
    assert Player(DRAWN, keys=KEYS).key("x") == []


def test_the_only_object_is_moved_aside_at_once() -> None:
    only = replace(BLOCKED, choices=(BLOCKED.choices[0],))
    assert Player(only).key("g") == [Submit("aside barrel-1 bank")]


def test_of_several_objects_one_is_chosen() -> None:
    player = Player(BLOCKED)
    assert player.key("g") == []
    assert player.hand.mode == Clearing(0)
    player.key("g")
    assert player.hand.mode == Clearing(1)
    player.key("tab")
    player.command("aside")
    assert player.hand.mode == Clearing(1)
    assert player.key("enter") == [Submit("aside hay-2 saloon")]
    player = Player(BLOCKED)
    player.key("g")
    assert player.click("hay-2") == [Submit("aside hay-2 saloon")]
    player = Player(BLOCKED)
    player.key("g")
    assert player.key("escape") == []
    assert player.hand.mode == Acting()


def test_what_is_barred_is_explained() -> None:
    refusal = Refusal("burdened", "S9", "lawman-1")
    tied = replace(ARMED, flicks=ARMED.flicks[:1], barred=(Barred(("rifle", "front"), refusal),))
    assert Player(tied).key("r") == [Explain(refusal)]
    assert Player(tied).key("f") == []
    full = Refusal("slots-full", "W71", "token-1")
    greyed = replace(INSIDE, choices=INSIDE.choices[1:], barred=(Barred(("take", "token-1"), full),))
    assert Player(greyed, keys=KEYS).key("1") == [Explain(full)]
    assert Player(greyed, keys=KEYS).click("token-1") == [Explain(full)]


def test_neutral_figures_have_keys_of_their_own() -> None:
    from flick3d.games.western.actions import Play

    both = replace(CHOOSE, choices=(*CHOOSE.choices, Play("man"), Play("woman")))
    assert Player(both).key("6") == [Submit("play man")]
    assert Player(both).key("7") == [Submit("play woman")]
    only = replace(CHOOSE, choices=(*CHOOSE.choices, Play("man")))
    assert Player(only).key("6") == [Submit("play man")]
    assert Player(only).key("7") == []
    assert Player(CHOOSE).click("woman") == [Submit("play woman")]


def test_story_and_help_make_room_for_each_other() -> None:
    player = Player(ARMED)
    player.key("i")
    assert player.hand.story_open
    player.command("help")
    assert (player.hand.story_open, player.hand.help_open) == (False, True)
    player.command("story")
    assert (player.hand.story_open, player.hand.help_open) == (True, False)
    player.press()
    assert not player.hand.story_open
    player.key("f2")
    player.key("escape")
    assert not player.hand.story_open
    assert player.hand.mode == Acting()


@pytest.mark.rule("S4")
def test_a_click_on_a_token_that_can_only_be_turned_over_turns_it_or_says_why_not() -> None:
    done = Refusal("not-turnable", "S4", "token-2")
    water = Prompt(
        "act",
        "lawmen",
        "Ann",
        "lawman-1",
        choices=(Turn("token-1"), End()),
        barred=(Barred(("turn", "token-2"), done),),
    )
    player = Player(water, starts=())
    assert player.click("token-1") == [Submit("turn token-1")]
    player = Player(water, starts=())
    assert player.click("token-2") == [Explain(done)]
