"""Choosing an action: letters, HUD buttons, ghosts and tokens; which token goes back, which door is cleared."""

from __future__ import annotations

import math

from msgspec.structs import replace

from flick3d.rules.actions import Action, action_text, action_word
from flick3d.rules.prompts import Barred, FlickOffer, Prompt
from flick3d.view.input import placing
from flick3d.view.input.choosing import Answer, choices_of, owner
from flick3d.view.input.controls import (
    CONFIRM_KEYS,
    NEXT_KEY,
)
from flick3d.view.input.intents import Explain, LookFromBehind, Submit
from flick3d.view.input.modes import Acting, Aiming, Clearing, Hand, Swapping

CLICK_RADIUS = 1.7
"""cm around the middle of a flick's piece within which a click takes that flick."""

GHOST = "flick-"
"""How the names of the ghosts of flicks begin; their index follows."""


def offer_of(prompt: Prompt, words: tuple[str, ...], standing_in: tuple[tuple[str, ...], ...] = ()) -> int | None:
    """Index of the flick that these words mean, or None. One word alone means the first flick that begins with it.

    standing_in: as in `Controls`.
    """
    for index, offer in enumerate(prompt.flicks):
        if (offer.word, *offer.fixed) == words:
            return index
    for index, offer in enumerate(prompt.flicks):
        if offer.word == words[0] and (len(words) == 1 or offer.fixed in standing_in):
            return index
    return None


def barred_of(prompt: Prompt, words: tuple[str, ...]) -> Barred | None:
    """What bars these words: the very same ones, or fewer, or more that begin with them; None when nothing does."""
    fits = [each for each in prompt.barred if each.words == words]
    fits += [each for each in prompt.barred if each.words and words[: len(each.words)] == each.words]
    fits += [each for each in prompt.barred if each.words[: len(words)] == words]
    return fits[0] if fits else None


def choices_with(prompt: Prompt, word: str) -> tuple[Action, ...]:
    """The prompt's choices that begin with this word, in order."""
    return tuple(choice for choice in prompt.choices if action_word(choice) == word)


def exchanges_for(prompt: Prompt, token: str) -> tuple[Action, ...]:
    """The choices that take this token for another one."""
    return tuple(choice for choice in choices_with(prompt, "exchange") if getattr(choice, "token", "") == token)


def act(hand: Hand, words: tuple[str, ...]) -> Answer:
    """Take the action of these words: begin to aim, or submit it; or say why it is barred."""
    prompt = hand.prompt
    if prompt is None:
        return hand, ()
    if words[0] == "slot":
        return use_slot(hand, words[1])
    if words == ("aside",):
        return clear_door(hand)
    spot = placing.spot_of(prompt, words)
    if spot is not None:
        return placing.begin(hand, spot), ()
    index = next_offer(hand, words) if len(words) == 1 else offer_of(prompt, words, hand.controls.standing_in)
    if index is not None:
        return begin_aim(hand, index)
    text = " ".join(words)
    if any(action_text(choice) == text for choice in prompt.choices):
        return replace(hand, mode=Acting()), (Submit(text),)
    if words[0] == "take" and exchanges_for(prompt, words[1]):
        return replace(hand, mode=Swapping(words[1])), ()
    barred = barred_of(prompt, words)
    return hand, () if barred is None else (Explain(barred.refusal),)


def next_offer(hand: Hand, words: tuple[str, ...]) -> int | None:
    """Index of the flick that one word means; the one after it when that is aimed already, round and round."""
    assert hand.prompt is not None
    indices = [index for index, offer in enumerate(hand.prompt.flicks) if offer.word == words[0]]
    if isinstance(hand.mode, Aiming) and hand.mode.offer in indices:
        return indices[(indices.index(hand.mode.offer) + 1) % len(indices)]
    return indices[0] if indices else None


def use_slot(hand: Hand, token: str) -> Answer:
    """A slot is clicked: its token goes back for the one that is being taken, or for the drawn one, or is dropped."""
    prompt = hand.prompt
    if prompt is None or not token:
        return hand, ()
    if isinstance(hand.mode, Swapping):
        return act(hand, ("exchange", hand.mode.token, token))
    if choices_with(prompt, "trade"):
        return act(hand, ("trade", token))
    return act(hand, ("drop", token))


def clear_door(hand: Hand) -> Answer:
    """Move the only object out of a door's way, or ask which one; asked again it means the next one."""
    assert hand.prompt is not None
    choices = choices_with(hand.prompt, "aside")
    if isinstance(hand.mode, Clearing):
        return replace(hand, mode=Clearing((hand.mode.index + 1) % len(choices))), ()
    if len(choices) > 1:
        return replace(hand, mode=Clearing()), ()
    if choices:
        return replace(hand, mode=Acting()), (Submit(action_text(choices[0])),)
    barred = barred_of(hand.prompt, ("aside",))
    return hand, () if barred is None else (Explain(barred.refusal),)


def begin_aim(hand: Hand, index: int) -> Answer:
    """Aim this flick: the camera goes behind it."""
    if hand.prompt is None:
        return hand, ()
    offer = hand.prompt.flicks[index]
    start = hand.starts[index] if index < len(hand.starts) else 90.0
    return replace(hand, mode=Aiming(index, start)), (LookFromBehind(*offer.at, start),)


def click_table(hand: Hand) -> Answer:
    """A click on the table while an action is chosen: on a ghost, on a token, or on the cowboy himself."""
    prompt, desk = hand.prompt, hand.desk
    if prompt is None:
        return hand, ()
    if isinstance(hand.mode, Clearing):
        return click_object(hand)
    if desk.piece.startswith(hand.controls.tokens):
        return click_token(hand)
    if not isinstance(hand.mode, Acting):
        return hand, ()
    if desk.piece.startswith(GHOST):
        return begin_aim(hand, int(desk.piece.removeprefix(GHOST)))
    if prompt.piece and owner(hand, desk.piece) == prompt.piece:
        moves = [index for index, offer in enumerate(prompt.flicks) if is_own_spot(offer, prompt)]
        return begin_aim(hand, moves[0]) if moves else (hand, ())
    near = [
        (math.dist(offer.at, desk.table), index)
        for index, offer in enumerate(prompt.flicks)
        if desk.table is not None and math.dist(offer.at, desk.table) <= CLICK_RADIUS
    ]
    if near:
        return begin_aim(hand, min(near)[1])
    choice = choices_of(prompt).get(owner(hand, desk.piece))
    return (hand, ()) if choice is None else (hand, (Submit(action_text(choice)),))


def click_token(hand: Hand) -> Answer:
    """A click on a token of the table: take it, turn it over where that is what it is for, or draw it from its pile."""
    assert hand.prompt is not None
    token = hand.desk.piece
    if any(getattr(choice, "token", "") == token for choice in choices_with(hand.prompt, "turn")):
        return act(hand, ("turn", token))
    if barred := barred_of(hand.prompt, ("turn", token)):
        return hand, (Explain(barred.refusal),)
    if barred := barred_of(hand.prompt, ("take", token)):
        if barred.refusal.reason == "not-face-up" and choices_with(hand.prompt, "draw"):
            return act(hand, ("draw",))
        return hand, (Explain(barred.refusal),)
    return act(hand, ("take", token))


def click_object(hand: Hand) -> Answer:
    """A click on one of the objects that could be moved out of a door's way."""
    assert hand.prompt is not None
    for choice in choices_with(hand.prompt, "aside"):
        if getattr(choice, "object", "") == hand.desk.piece:
            return replace(hand, mode=Acting()), (Submit(action_text(choice)),)
    return hand, ()


def is_own_spot(offer: FlickOffer, prompt: Prompt) -> bool:
    """Whether this flick's piece takes the cowboy's own place (a move), not one beside him."""
    return not offer.fixed and bool(prompt.piece)


def press_key_acting(hand: Hand, key: str) -> Answer | None:
    """The answer to a key while an action is chosen; None when the key means nothing here."""
    if isinstance(hand.mode, Clearing) and hand.prompt is not None:
        if key == NEXT_KEY:
            return clear_door(hand)
        if key in CONFIRM_KEYS:
            choice = choices_with(hand.prompt, "aside")[hand.mode.index]
            return replace(hand, mode=Acting()), (Submit(action_text(choice)),)
    further = dict(hand.keys).get(key)
    if further is not None:
        return act(hand, further)
    candidates = dict(hand.controls.actions).get(key)
    if candidates is None:
        return None
    if hand.prompt is None:
        return hand, ()
    texts = {action_text(choice) for choice in hand.prompt.choices}
    texts |= {" ".join((spot.word, *spot.fixed)) for spot in hand.prompt.spots}
    return act(hand, next((words for words in candidates if " ".join(words) in texts), candidates[0]))


def cancel(hand: Hand) -> Hand:
    """Escape or a right click: no token goes back, no door is cleared."""
    return replace(hand, mode=Acting()) if isinstance(hand.mode, Swapping | Clearing) else hand
