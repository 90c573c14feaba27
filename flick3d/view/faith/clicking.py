"""Clicks on discs: one's own unflicked disc is taken and aimed, wherever it lies. Pure."""

from __future__ import annotations

from flick3d.games.faith.constraints import may_be_flicked
from flick3d.games.faith.state import State
from flick3d.view.input.acting import begin_aim
from flick3d.view.input.choosing import Answer, choices_of
from flick3d.view.input.modes import Acting, Hand
from flick3d.view.input.signals import Pressed, Signal


def click_disc(hand: Hand, signal: Signal, state: State) -> Answer | None:
    """The answer to a click on a disc; None when the signal is no such click, or a choice is about the disc itself."""
    prompt = hand.prompt
    if not isinstance(signal, Pressed) or signal.button != "left" or prompt is None or hand.board_open:
        return None
    if not isinstance(hand.mode, Acting) or not signal.piece or signal.piece in choices_of(prompt):
        return None
    index = flick_of(hand, signal.piece, state)
    return None if index is None else begin_aim(hand, index)


def flick_of(hand: Hand, piece: str, state: State) -> int | None:
    """Index of the flick that a disc stands for: its own, or that of another unflicked one of its kind."""
    assert hand.prompt is not None
    flicks = hand.prompt.flicks
    own = [index for index, offer in enumerate(flicks) if piece in (offer.piece, offer.rider)]
    if own:
        return own[0]
    kind = next((each.kind for each in may_be_flicked(state) if each.id == piece), None)
    return next((index for index, offer in enumerate(flicks) if offer.kind == kind), None)
