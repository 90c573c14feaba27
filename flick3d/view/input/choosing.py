"""Choosing a cowboy, and choosing an action: clicks, number keys, Tab, letters and HUD buttons."""

from __future__ import annotations

import math

from msgspec.structs import replace

from flick3d.rules.actions import Action, action_text, action_word
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.view.input.controls import (
    CONFIRM_KEYS,
    END_KEY,
    MOVE_KEY,
    NEXT_KEY,
    NUMBER_KEYS,
    SHOOT_LEFT_KEY,
    SHOOT_RIGHT_KEY,
)
from flick3d.view.input.intents import Explain, Intent, LookFromBehind, Submit
from flick3d.view.input.modes import Acting, Aiming, Choosing, Hand

CLICK_RADIUS = 1.7
"""cm around the middle of a flick's piece within which a click takes that flick."""

COWBOYS = ("lawman-", "outlaw-")
"""How the ids of figures that may be chosen begin."""

Answer = tuple[Hand, tuple[Intent, ...]]

ACTION_KEYS: dict[str, tuple[str, ...]] = {
    MOVE_KEY: ("move",),
    SHOOT_LEFT_KEY: ("shoot", "left"),
    SHOOT_RIGHT_KEY: ("shoot", "right"),
    END_KEY: ("end",),
}
"""The words of the action that a letter stands for."""


def choices_of(prompt: Prompt) -> dict[str, Action]:
    """The prompt's choices of one piece each, by that piece."""
    found = {}
    for choice in prompt.choices:
        values = [getattr(choice, name) for name in choice.__struct_fields__]
        if len(values) == 1 and isinstance(values[0], str):
            found[values[0]] = choice
    return found


def owner(piece: str) -> str:
    """The cowboy whom a click on this piece means: his hat is he."""
    return piece.removeprefix("hat-")


def point_at(hand: Hand, piece: str) -> Hand:
    """The pointer has come to `piece` ("" is nothing); one that may be chosen lights up, until it leaves him."""
    if not isinstance(hand.mode, Choosing) or hand.prompt is None:
        return hand
    return replace(hand, mode=Choosing(owner(piece) if owner(piece) in choices_of(hand.prompt) else ""))


def choose(hand: Hand, piece: str) -> Answer:
    """Take this cowboy, or say why not; nothing when he is no cowboy of anyone's."""
    if hand.prompt is None:
        return hand, ()
    choice = choices_of(hand.prompt).get(owner(piece))
    if choice is not None:
        return hand, (Submit(action_text(choice)),)
    for barred in hand.prompt.barred:
        if barred.words[-1] == owner(piece):
            return hand, (Explain(barred.refusal),)
    if owner(piece).startswith(COWBOYS) and hand.prompt.choices:
        # Somebody of the other side: the match refuses him, and its reason is what the player wants to know.
        return hand, (Submit(f"{action_word(hand.prompt.choices[0])} {owner(piece)}"),)
    return hand, ()


def press_key_choosing(hand: Hand, key: str, shift: bool) -> Answer | None:
    """The answer to a key while a cowboy is chosen; None when the key means nothing here."""
    if hand.prompt is None or not isinstance(hand.mode, Choosing):
        return None
    pieces = list(choices_of(hand.prompt))
    if key == NEXT_KEY and pieces:
        step = -1 if shift else 1
        before = pieces.index(hand.mode.pointed) if hand.mode.pointed in pieces else (0 if shift else -1)
        return replace(hand, mode=Choosing(pieces[(before + step) % len(pieces)])), ()
    if key in CONFIRM_KEYS:
        pointed = hand.mode.pointed or (pieces[0] if len(pieces) == 1 else "")
        return choose(hand, pointed) if pointed else (hand, ())
    if key in NUMBER_KEYS:
        known = [*pieces, *(barred.words[-1] for barred in hand.prompt.barred)]
        return choose(hand, next((piece for piece in known if piece.endswith(f"-{key}")), ""))
    return None


def offer_of(prompt: Prompt, words: tuple[str, ...]) -> int | None:
    """Index of the flick that these words mean, or None.

    The nearest free spot stands in for a side when neither side is free.
    """
    for index, offer in enumerate(prompt.flicks):
        if (offer.word, *offer.fixed) == words:
            return index
    for index, offer in enumerate(prompt.flicks):
        if len(words) > 1 and offer.word == words[0] and offer.fixed == ("near",):
            return index
    return None


def act(hand: Hand, words: tuple[str, ...]) -> Answer:
    """Take the action of these words: begin to aim, or submit it; or say why it is barred."""
    if hand.prompt is None:
        return hand, ()
    index = offer_of(hand.prompt, words)
    if index is not None:
        return begin_aim(hand, index)
    for choice in hand.prompt.choices:
        if action_text(choice) == " ".join(words):
            return hand, (Submit(action_text(choice)),)
    for barred in hand.prompt.barred:
        if barred.words == words:
            return hand, (Explain(barred.refusal),)
    return hand, ()


def begin_aim(hand: Hand, index: int) -> Answer:
    """Aim this flick: the camera goes behind it."""
    if hand.prompt is None:
        return hand, ()
    offer = hand.prompt.flicks[index]
    start = hand.starts[index] if index < len(hand.starts) else 90.0
    return replace(hand, mode=Aiming(index, start)), (LookFromBehind(*offer.at, start),)


def click_table(hand: Hand) -> Answer:
    """A click on the table while an action is chosen: on a ghost of a flick's piece, or on the cowboy himself."""
    prompt, desk = hand.prompt, hand.desk
    if prompt is None or not isinstance(hand.mode, Acting):
        return hand, ()
    near = [
        (math.dist(offer.at, desk.table), index)
        for index, offer in enumerate(prompt.flicks)
        if desk.table is not None and math.dist(offer.at, desk.table) <= CLICK_RADIUS
    ]
    if prompt.piece and owner(desk.piece) == prompt.piece:
        moves = [index for index, offer in enumerate(prompt.flicks) if is_own_spot(offer, prompt)]
        return begin_aim(hand, moves[0]) if moves else (hand, ())
    return begin_aim(hand, min(near)[1]) if near else (hand, ())


def is_own_spot(offer: FlickOffer, prompt: Prompt) -> bool:
    """Whether this flick's piece takes the cowboy's own place (a move), not one beside him."""
    return not offer.fixed and bool(prompt.piece)


def press_key_acting(hand: Hand, key: str) -> Answer | None:
    """The answer to a key while an action is chosen; None when the key means nothing here."""
    words = ACTION_KEYS.get(key)
    return None if words is None else act(hand, words)
