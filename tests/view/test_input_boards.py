"""Help and story over the table: what is pressed then closes them, and never flicks or chooses anything unseen."""

from __future__ import annotations

import pytest

from flick3d.view.input.intents import LookFromBehind, Show, Submit
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Pulling
from flick3d.view.input.signals import KeyPressed, KeyReleased
from tests.view.input_help import ACT, CHOOSE, FACE, KEYS, LEFT, Player

BOARDS = (("h", "help_open"), ("i", "story_open"))


@pytest.mark.parametrize(("key", "board"), BOARDS)
@pytest.mark.parametrize("closes", ["space", "enter", "escape"])
def test_enter_and_space_close_a_board_and_flick_nothing(key: str, board: str, closes: str) -> None:
    player = Player(ACT)
    player.key("q")
    aiming = player.hand.mode
    assert isinstance(aiming, Aiming)
    player.key(key)
    assert getattr(player.hand, board)
    assert player.hand.board_open
    assert player.hold(closes, seconds=1.0) == []
    assert not player.hand.board_open
    assert player.hand.mode == aiming


@pytest.mark.parametrize(("key", "board"), BOARDS)
def test_under_a_board_nothing_is_chosen_played_or_turned(key: str, board: str) -> None:
    for prompt, pressed in ((CHOOSE, "1"), (CHOOSE, "tab"), (ACT, "x"), (ACT, "m"), (ACT, "9"), (FACE, "arrow_left")):
        player = Player(prompt, keys=KEYS)
        before = player.hand.mode
        player.key(key)
        assert player.hold(pressed, seconds=1.0) == []
        assert player.hand.mode == before
        assert getattr(player.hand, board)
        assert player.key("o") == [Show("overview")]


def test_a_button_beside_a_board_closes_it_and_does_what_it_says() -> None:
    player = Player(ACT)
    player.key("i")
    assert player.command("shoot", "left") == [LookFromBehind(*LEFT.at, 90.0)]
    assert not player.hand.board_open
    player = Player(CHOOSE)
    player.key("h")
    assert player.command("play", "lawman-3") == [Submit("play lawman-3")]
    assert not player.hand.board_open
    player = Player(ACT)
    player.key("h")
    player.command("camera", "t")
    assert player.hand.help_open


def test_no_board_opens_while_a_flick_is_being_made() -> None:
    player = Player(ACT)
    player.key("q")
    player.send(KeyPressed("space"))
    assert isinstance(player.hand.mode, Charging)
    for key, _ in BOARDS:
        player.key(key)
        assert not player.hand.board_open
    player.key("escape")
    player.send(KeyReleased("space"))
    assert isinstance(player.hand.mode, Aiming)
    player.point(600.0, 500.0, (20.0, 20.0))
    player.press()
    assert isinstance(player.hand.mode, Pulling)
    player.key("i")
    assert not player.hand.board_open


def test_a_click_beside_an_open_board_only_closes_it() -> None:
    player = Player(CHOOSE)
    player.key("i")
    assert player.click("lawman-1") == []
    assert not player.hand.board_open
    assert isinstance(player.hand.mode, Choosing)
    player = Player(ACT)
    player.key("h")
    player.click("flick-1")
    assert isinstance(player.hand.mode, Acting)
