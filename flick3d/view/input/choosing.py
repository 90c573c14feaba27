"""Choosing one of several (a piece, a side): clicks, number keys, Tab and tiles."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.rules.actions import Action, action_text, action_word
from flick3d.rules.prompts import Prompt
from flick3d.view.input.controls import CONFIRM_KEYS, NEXT_KEY, Controls
from flick3d.view.input.intents import Explain, Intent, Submit
from flick3d.view.input.modes import Choosing, Hand

Answer = tuple[Hand, tuple[Intent, ...]]


def choices_of(prompt: Prompt) -> dict[str, Action]:
    """The prompt's choices of one value each, by that value: a piece, or a block's side."""
    found = {}
    for choice in prompt.choices:
        values = [getattr(choice, name) for name in choice.__struct_fields__]
        if len(values) == 1 and isinstance(values[0], str):
            found[values[0]] = choice
    return found


def owner(hand: Hand, piece: str) -> str:
    """What a click on this piece means: a hat its owner, a ghost what it stands for."""
    for beginning in hand.controls.stand_for:
        piece = piece.removeprefix(beginning)
    return piece


def point_at(hand: Hand, piece: str) -> Hand:
    """The pointer has come to `piece` ("" is nothing); one that may be chosen lights up, until it leaves him."""
    if not isinstance(hand.mode, Choosing) or hand.prompt is None:
        return hand
    return replace(hand, mode=Choosing(owner(hand, piece) if owner(hand, piece) in choices_of(hand.prompt) else ""))


def choose(hand: Hand, piece: str) -> Answer:
    """Take this one, or say why not; nothing when it is no figure of anyone's."""
    if hand.prompt is None:
        return hand, ()
    choice = choices_of(hand.prompt).get(owner(hand, piece))
    if choice is not None:
        return hand, (Submit(action_text(choice)),)
    for barred in hand.prompt.barred:
        if barred.words[-1] == owner(hand, piece):
            return hand, (Explain(barred.refusal),)
    known = hand.controls
    is_owned = owner(hand, piece).startswith(known.pieces) or owner(hand, piece) in known.names
    values = [value for _, value in known.values]
    if is_owned and hand.prompt.choices and next(iter(choices_of(hand.prompt)), "") not in values:
        # Somebody of the other side: the match refuses him, and its reason is what the player wants to know.
        return hand, (Submit(f"{action_word(hand.prompt.choices[0])} {owner(hand, piece)}"),)
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
    values = dict(hand.controls.values)
    if values.get(key) in pieces:
        return choose(hand, values[key])
    if key in (*hand.controls.number_keys, *hand.controls.name_keys):
        known = [*pieces, *(barred.words[-1] for barred in hand.prompt.barred)]
        return choose(hand, numbered(known, key, hand.controls))
    return None


def numbered(known: list[str], key: str, controls: Controls) -> str:
    """The piece of these that a number key means, or ""."""
    if key in controls.number_keys:
        return next((piece for piece in known if piece.endswith(f"-{key}")), "")
    named = [piece for piece in controls.names if piece in known]
    index = controls.name_keys.index(key)
    return named[index] if index < len(named) else ""
