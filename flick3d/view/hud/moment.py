"""What the HUD needs besides a match's state, and what it shows of that alone."""

from __future__ import annotations

import msgspec

from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import HintView, MeterView
from flick3d.view.input.modes import Aiming, Charging, Hand, Pulling


class Moment(msgspec.Struct, frozen=True):
    """What is going on at the window.

    can_undo: whether the last step can be taken back. hovered: words of the HUD button or tile under the pointer.
    note: what was just said about the player's input; it goes before the usual hint. last: the prompt that was asked
    last, whose buttons stay while something moves.
    """

    hand: Hand
    can_undo: bool = False
    hovered: tuple[str, ...] = ()
    note: HintView | None = None
    last: Prompt | None = None


def meter_view(hand: Hand) -> MeterView | None:
    """The strength while something is aimed."""
    match hand.mode:
        case Pulling(strength=strength) | Charging(strength=strength):
            return MeterView(strength, live=True)
        case Aiming(strength=strength, by="keys"):
            return MeterView(strength, live=False)
        case _:
            return None
