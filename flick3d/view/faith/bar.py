"""Which buttons the bar at the bottom has in Flick of Faith, with their keys; greyed ones say why. Pure."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from flick3d.rules.actions import action_text, action_word
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.metrics import MOST_ACTIONS
from flick3d.view.hud.views import ActionView
from flick3d.view.input.acting import barred_of
from flick3d.view.input.controls import UNDO_KEYS
from flick3d.view.input.modes import Hand, Placing, Waiting
from flick3d.view.input.signals import Keys

PRESENCE: tuple[str, ...] = ("presence",)
UNDO: tuple[str, ...] = ("undo",)
PRESENCE_KEY = "v"
NUMBERS = "123456789"
WORD_KEYS: dict[str, str] = {
    "put": "p", "stand": "g", "raise": "r", "drop": "r", "leave": "n", "done": "x", "swap": "", "race": "1",
}  # fmt: skip
"""The key of a button by its first word; those that are not here count 1, 2, 3."""
ICONS: dict[str, str] = {
    "put": "put", "stand": "hand-of-god", "raise": "raise", "drop": "heart", "leave": "leave", "done": "done",
    "found": "temple", "fasten": "fasten", "presence": "presence", "undo": "undo", "pair": "piggyback",
    "aim": "two-hands", "race": "prophet",
}  # fmt: skip
"""By the first word; flicks show the kind of the disc."""
ENDS = ("leave", "done")
"""What ends a turn, or leaves things as they are: always there, at the end."""
ELSEWHERE = ("gods", "vote", "verdict")
"""What is asked on a panel of its own."""


class Button(msgspec.Struct, frozen=True):
    """A button of the bar before it is known whether it can be used.

    variant: a further word by which its text is looked up.
    """

    words: tuple[str, ...]
    icon: str
    key: str
    variant: str = ""


def bar_view(
    prompt: Prompt | None, last: Prompt | None, hand: Hand, can_undo: bool, presence: bool, words: FaithWords
) -> tuple[ActionView, ...]:
    """The buttons in their order.

    last: the prompt that was asked last; while something moves its buttons stay, greyed. presence: it is shown who is
    where.
    """
    return tuple(
        button_view(button, prompt, hand, can_undo, presence, words)
        for button in buttons_of(prompt if prompt is not None else last)
    )


def buttons_of(prompt: Prompt | None) -> tuple[Button, ...]:
    """The buttons for a prompt, at most as many as the bar holds: what has none is clicked on the Map."""
    asked = tuple(_asked(prompt)) if prompt is not None and prompt.kind not in ELSEWHERE else ()
    ends = tuple(button for button in asked if button.words[0] in ENDS)
    others = tuple(button for button in asked if button not in ends)
    return (
        *others[: MOST_ACTIONS - 2 - len(ends)],
        *ends,
        Button(PRESENCE, ICONS["presence"], PRESENCE_KEY),
        Button(UNDO, ICONS["undo"], UNDO_KEYS[0]),
    )


def _asked(prompt: Prompt) -> Iterator[Button]:
    """A button for every flick, every kind of spot, and every choice that is offered."""
    numbers = iter(NUMBERS)
    for offer in prompt.flicks:
        yield Button((offer.word, *offer.fixed), icon_of(offer), next(numbers))
    spots: list[str] = []
    for spot in prompt.spots:
        if spot.word not in spots:
            spots.append(spot.word)
            yield Button((spot.word,), ICONS.get(spot.word, "put"), WORD_KEYS.get(spot.word, "p"))
    for choice in prompt.choices:
        text = tuple(action_text(choice).split(" "))
        word = action_word(choice)
        if word == "swap":
            yield Button(text, "templar" if text[1] != "0" else "prophet", text[1])
        elif word == "done":
            yield Button(text, ICONS[word], WORD_KEYS[word], "heart" if prompt.kind == "heart" else "")
        else:
            yield Button(text, ICONS.get(word, "done"), WORD_KEYS.get(word) or next(numbers, ""))


def icon_of(offer: FlickOffer) -> str:
    """The picture of a flick: the disc, or two of them on each other."""
    return ICONS["pair"] if offer.rider else offer.kind


def button_view(
    button: Button, prompt: Prompt | None, hand: Hand, can_undo: bool, presence: bool, words: FaithWords
) -> ActionView:
    """One button as it is now."""
    label = words.label(button.words, button.variant)
    view = ActionView(button.words, label, button.icon, button.key.upper())
    if button.words == UNDO:
        return replace(view, why_not="" if can_undo else words.hint("undo:none"))
    if button.words == PRESENCE:
        return replace(view, chosen=presence)
    if prompt is None or isinstance(hand.mode, Waiting):
        return replace(view, why_not=" ")
    barred = barred_of(prompt, button.words)
    return replace(
        view, chosen=is_chosen(button.words, hand), why_not=words.refusal(barred.refusal) if barred is not None else ""
    )


def is_chosen(button: tuple[str, ...], hand: Hand) -> bool:
    """Whether the player is doing what this button is for."""
    if hand.offer is not None:
        return (hand.offer.word, *hand.offer.fixed) == button
    return isinstance(hand.mode, Placing) and hand.spot is not None and (hand.spot.word,) == button


def bar_keys(prompt: Prompt | None) -> Keys:
    """The keys of the buttons with what they command, for the input machine."""
    keys = [(button.key, button.words) for button in buttons_of(prompt) if button.key and button.words != UNDO]
    # The letter means the last flick again as well: a key that means the button alone is called so.
    return (*keys, *(("raise", words) for key, words in keys if key == WORD_KEYS["raise"]))
