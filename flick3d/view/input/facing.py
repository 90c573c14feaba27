"""Turning the cowboy after his move: towards the pointer or with the arrow keys, then a click or Enter."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.input.choosing import Answer
from flick3d.view.input.controls import CHARGE_KEY, CONFIRM_KEYS, TURN_LEFT_KEY, TURN_RIGHT_KEY
from flick3d.view.input.intents import Submit
from flick3d.view.input.modes import Facing, Hand, Waiting
from flick3d.view.input.turning import direction_to, hold, tap


def follow_pointer(hand: Hand) -> Hand:
    """The cowboy looks at the pointer."""
    if not isinstance(hand.mode, Facing) or hand.prompt is None or hand.desk.drag:
        return hand
    direction = direction_to(hand.prompt.turns[0].at, hand.desk.table)
    return hand if direction is None else replace(hand, mode=replace(hand.mode, direction=direction))


def confirm(hand: Hand) -> Answer:
    """He stays as he looks."""
    if not isinstance(hand.mode, Facing) or hand.prompt is None:
        return hand, ()
    return replace(hand, mode=Waiting()), (Submit(hand.prompt.turns[0].text(hand.mode.direction)),)


def press_key(hand: Hand, key: str, shift: bool) -> Answer | None:
    """The answer to a key while he turns; None when the key means nothing here."""
    if not isinstance(hand.mode, Facing):
        return None
    if key in CONFIRM_KEYS or key == CHARGE_KEY:
        return confirm(hand)
    if key in (TURN_LEFT_KEY, TURN_RIGHT_KEY):
        # Ten times as coarse as an aim: nobody looks for half a degree of a figure.
        return replace(hand, mode=replace(hand.mode, direction=(hand.mode.direction + 10 * tap(key, shift)) % 360)), ()
    return None


def frame(hand: Hand, seconds: float) -> Hand:
    """Held arrows turn him."""
    if not isinstance(hand.mode, Facing):
        return hand
    degrees, turning = hold(hand.desk, hand.mode.turning, seconds)
    return replace(hand, mode=Facing((hand.mode.direction + degrees) % 360.0, turning))
