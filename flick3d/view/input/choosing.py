"""Choosing whom to play, whom to challenge, where to stand: clicks, number keys, Tab and tiles."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.rules.actions import Action, action_text, action_word
from flick3d.rules.prompts import Prompt
from flick3d.view.input.controls import (
    CONFIRM_KEYS,
    NEUTRAL_KEYS,
    NEXT_KEY,
    NUMBER_KEYS,
    SHOOT_LEFT_KEY,
    SHOOT_RIGHT_KEY,
)
from flick3d.view.input.intents import Explain, Intent, Submit
from flick3d.view.input.modes import Choosing, Hand

COWBOYS = ("lawman-", "outlaw-")
"""How the ids of figures that may be chosen begin."""
NEUTRALS = ("man", "woman")
"""The ids of the figures without a number."""

BLOCK_KEYS = {SHOOT_LEFT_KEY: "right", SHOOT_RIGHT_KEY: "left"}
"""A house's own left is the right one of who looks at it from the street, as the camera does when a block is chosen."""

Answer = tuple[Hand, tuple[Intent, ...]]


def choices_of(prompt: Prompt) -> dict[str, Action]:
    """The prompt's choices of one value each, by that value: a piece, or a block's side."""
    found = {}
    for choice in prompt.choices:
        values = [getattr(choice, name) for name in choice.__struct_fields__]
        if len(values) == 1 and isinstance(values[0], str):
            found[values[0]] = choice
    return found


def owner(piece: str) -> str:
    """What a click on this piece means: a hat is its owner, the ghost on a block that block's side."""
    return piece.removeprefix("hat-").removeprefix("block-")


def point_at(hand: Hand, piece: str) -> Hand:
    """The pointer has come to `piece` ("" is nothing); one that may be chosen lights up, until it leaves him."""
    if not isinstance(hand.mode, Choosing) or hand.prompt is None:
        return hand
    return replace(hand, mode=Choosing(owner(piece) if owner(piece) in choices_of(hand.prompt) else ""))


def choose(hand: Hand, piece: str) -> Answer:
    """Take this one, or say why not; nothing when it is no figure of anyone's."""
    if hand.prompt is None:
        return hand, ()
    choice = choices_of(hand.prompt).get(owner(piece))
    if choice is not None:
        return hand, (Submit(action_text(choice)),)
    for barred in hand.prompt.barred:
        if barred.words[-1] == owner(piece):
            return hand, (Explain(barred.refusal),)
    is_figure = owner(piece).startswith(COWBOYS) or owner(piece) in NEUTRALS
    if is_figure and hand.prompt.choices and next(iter(choices_of(hand.prompt)), "") not in BLOCK_KEYS.values():
        # Somebody of the other side: the match refuses him, and its reason is what the player wants to know.
        return hand, (Submit(f"{action_word(hand.prompt.choices[0])} {owner(piece)}"),)
    return hand, ()


def press_key_choosing(hand: Hand, key: str, shift: bool) -> Answer | None:
    """The answer to a key while one of several is chosen; None when the key means nothing here."""
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
    if key in BLOCK_KEYS and BLOCK_KEYS[key] in pieces:
        return choose(hand, BLOCK_KEYS[key])
    if key in NUMBER_KEYS or key in NEUTRAL_KEYS:
        known = [*pieces, *(barred.words[-1] for barred in hand.prompt.barred)]
        return choose(hand, numbered(known, key))
    return None


def numbered(known: list[str], key: str) -> str:
    """The figure of these that a number key means, or ""."""
    if key in NUMBER_KEYS:
        return next((piece for piece in known if piece.endswith(f"-{key}")), "")
    neutrals = [piece for piece in NEUTRALS if piece in known]
    index = NEUTRAL_KEYS.index(key)
    return neutrals[index] if index < len(neutrals) else ""
