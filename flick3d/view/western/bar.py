"""Which buttons the bar at the bottom has now, and which of them are greyed and why. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import ActionView
from flick3d.view.input.acting import barred_of, choices_with, next_offer, offer_of
from flick3d.view.input.controls import UNDO_KEYS
from flick3d.view.input.modes import Clearing, Facing, Hand, Waiting
from flick3d.view.western.controls import (
    CLEAR_KEY,
    DYNAMITE_KEY,
    END_KEY,
    HOLD_KEY,
    MOVE_KEY,
    RIFLE_KEY,
    SHOOT_LEFT_KEY,
    SHOOT_RIGHT_KEY,
    STANDING_IN,
)
from flick3d.view.western.words import Words

WITHOUT_THE_TOOL = ("no-rifle", "no-dynamite")
"""Reasons for which a button is not there at all: nobody looks for a tool that he does not have."""

USUAL: tuple[tuple[str, ...], ...] = (("move",), ("shoot", "left"), ("shoot", "right"), ("end",), ("undo",))
"""The bar while nobody is being played."""

LOOKS: dict[tuple[str, ...], tuple[str, str, str]] = {
    ("move",): ("label:move", "boot", MOVE_KEY),
    ("shoot", "left"): ("label:shoot:left", "shoot-left", SHOOT_LEFT_KEY),
    ("shoot", "right"): ("label:shoot:right", "shoot-right", SHOOT_RIGHT_KEY),
    ("shoot", "behind"): ("label:shoot:behind", "shoot-behind", SHOOT_LEFT_KEY),
    ("rifle",): ("label:rifle", "rifle", RIFLE_KEY),
    ("throw",): ("label:throw", "throw", DYNAMITE_KEY),
    ("hold",): ("label:hold", "hold", HOLD_KEY),
    ("aside",): ("label:aside", "aside", CLEAR_KEY),
    ("stand", "right"): ("label:stand:right", "block-left", SHOOT_LEFT_KEY),
    ("stand", "left"): ("label:stand:left", "block-right", SHOOT_RIGHT_KEY),
    ("end",): ("label:end", "end", END_KEY),
    ("undo",): ("label:undo", "undo", UNDO_KEYS[0]),
}
"""Label, icon and key of a button by the words that it commands."""


def bar_view(
    prompt: Prompt | None, last: Prompt | None, hand: Hand, can_undo: bool, words: Words
) -> tuple[ActionView, ...]:
    """The buttons in their order.

    last: the prompt that was asked last; while something moves its buttons stay, greyed.
    """
    shown = buttons_of(prompt if prompt is not None else last)
    return tuple(button_view(each, shown, prompt, hand, can_undo, words) for each in shown)


def buttons_of(prompt: Prompt | None) -> tuple[tuple[str, ...], ...]:
    """The words of the buttons for a prompt."""
    if prompt is None:
        return USUAL
    if prompt.kind == "block":
        return ("stand", "right"), ("stand", "left"), ("undo",)
    if not prompt.flicks:
        return USUAL
    buttons: list[tuple[str, ...]] = []
    if is_known(prompt, ("move",)):
        buttons.append(("move",))
    sides = (("shoot", "behind"),) if is_known(prompt, ("shoot", "behind")) else (("shoot", "left"), ("shoot", "right"))
    buttons += sides
    buttons += [tool for tool in (("rifle",), ("throw",)) if is_known(prompt, tool)]
    buttons += [(word,) for word in ("hold", "aside", "end") if choices_with(prompt, word)]
    return (*buttons, ("undo",))


def is_known(prompt: Prompt, words: tuple[str, ...]) -> bool:
    """Whether a flick of these first words is offered, or barred for another reason than that the tool is missing."""
    offered = any((offer.word, *offer.fixed)[: len(words)] == words for offer in prompt.flicks)
    barred = any(
        each.words[: len(words)] == words and each.refusal.reason not in WITHOUT_THE_TOOL for each in prompt.barred
    )
    return offered or barred


def button_view(
    button: tuple[str, ...],
    shown: tuple[tuple[str, ...], ...],
    prompt: Prompt | None,
    hand: Hand,
    can_undo: bool,
    words: Words,
) -> ActionView:
    """One button as it is now."""
    label, icon, key = LOOKS[button]
    if button == ("move",) and ("shoot", "behind") in shown:
        label, icon = "label:move:out", "door"
    if button == ("rifle",) and ("shoot", "behind") in shown:
        icon = "rifle-behind"
    view = ActionView(button, words.title(label), icon, key.upper())
    if button == ("undo",):
        return replace(view, why_not="" if can_undo else words.hint("undo:none"))
    if prompt is None or isinstance(hand.mode, Waiting | Facing):
        return replace(view, why_not=" ")
    if prompt.kind == "block":
        free = any(getattr(choice, "block", "") == button[1] for choice in choices_with(prompt, "stand"))
        return replace(view, why_not="" if free else why_barred(prompt, button, words))
    if button in (("hold",), ("aside",), ("end",)):
        chosen = button == ("aside",) and isinstance(hand.mode, Clearing)
        return replace(view, chosen=chosen, why_not="" if choices_with(prompt, button[0]) else " ")
    offer = hand.offer
    chosen = offer is not None and (
        offer.word == button[0]
        if len(button) == 1
        else offer_of(prompt, button, STANDING_IN) == prompt.flicks.index(offer)
    )
    if chosen and button == ("throw",) and offer is not None and f"label:throw:{offer.fixed[0]}" in SIDE_LABELS:
        view = replace(view, label=words.title(f"label:throw:{offer.fixed[0]}"))
    index = next_offer(hand, button) if len(button) == 1 else offer_of(prompt, button, STANDING_IN)
    return replace(view, chosen=chosen, why_not=why_barred(prompt, button, words) if index is None else "")


SIDE_LABELS = ("label:throw:left", "label:throw:right")
"""What the button of the dynamite says while it is aimed: a click changes the side."""


def why_barred(prompt: Prompt, button: tuple[str, ...], words: Words) -> str:
    """Why a button is greyed: in words, or " " when nothing is to be said."""
    barred = barred_of(prompt, button)
    return words.refusal(barred.refusal) if barred is not None else " "
