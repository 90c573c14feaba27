"""The text form of actions."""

from __future__ import annotations

from typing import Literal

import pytest

from flick3d.rules.actions import Action, action_text, action_word, is_well_formed, read_action
from flick3d.rules.errors import ActionTextError


class Push(Action, frozen=True):
    piece: str
    side: Literal["left", "right"]
    times: int
    speed: float


class Rest(Action, frozen=True):
    pass


KINDS = (Push, Rest)


def test_the_text_is_the_word_and_the_fields_in_order() -> None:
    assert action_text(Push("barrel-1", "left", 2, 90.0)) == "push barrel-1 left 2 90.0"
    assert action_text(Rest()) == "rest"
    assert action_word(Push) == action_word(Push("a", "left", 1, 1.0)) == "push"


def test_numbers_are_written_exactly() -> None:
    action = Push("barrel-1", "left", 2, 0.1 + 0.2)
    assert read_action(action_text(action), KINDS) == action


def test_a_text_is_read_with_any_spaces_between_its_words() -> None:
    assert read_action("  push   barrel-1 right 3   7 ", KINDS) == Push("barrel-1", "right", 3, 7.0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the first word is one of: push, rest"),
        ("dance", "the first word is one of: push, rest"),
        ("push barrel-1 left 2", "'push' takes 4 values: piece side times speed"),
        ("push barrel-1 left 2 3 4", "'push' takes 4 values"),
        ("rest now", "'rest' takes 0 values: none"),
        ("push barrel-1 up 2 3.0", "side"),
        ("push barrel-1 left 2.5 3.0", "times"),
        ("push barrel-1 left 2 fast", "speed"),
    ],
)
def test_a_text_that_is_no_action_is_an_error_in_words(text: str, reason: str) -> None:
    with pytest.raises(ActionTextError) as error:
        read_action(text, KINDS)
    assert reason in str(error.value)
    assert error.value.text == text


def test_an_action_is_well_formed_when_it_is_of_the_game_and_its_values_have_their_types() -> None:
    assert is_well_formed(Rest(), KINDS)
    assert is_well_formed(Push("a", "left", 1, 2), KINDS)
    assert not is_well_formed(Rest(), (Push,))
    assert not is_well_formed("rest", KINDS)
    assert not is_well_formed(Push("a", "up", 1, 2.0), KINDS)  # type: ignore[arg-type]
    assert not is_well_formed(Push("a", "left", 1, "fast"), KINDS)  # type: ignore[arg-type]
    assert not is_well_formed(Push("a", "left", 1, object()), KINDS)  # type: ignore[arg-type]
