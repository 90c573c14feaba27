"""The line over the buttons: what can be done now, what the thing under the pointer does, or why it does not. Pure."""

from __future__ import annotations

from flick3d.games.western.dueling import MOST_SHOTS
from flick3d.games.western.state import State
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import ActionView, DrawnView, HintView, ShelfView
from flick3d.view.input.acting import choices_with, next_offer, offer_of
from flick3d.view.input.modes import Acting, Aiming, Charging, Choosing, Clearing, Hand, Pulling, Swapping
from flick3d.view.western.controls import STANDING_IN
from flick3d.view.western.words import Words
from flick3d.view.western.words.hints import HINTS
from flick3d.view.words.names import shortened

ALWAYS_THERE = ("camera", "log", "story", "help")
"""First words of the small buttons."""


def hint_view(
    state: State,
    prompt: Prompt | None,
    hand: Hand,
    hovered: tuple[str, ...],
    note: HintView | None,
    actions: tuple[ActionView, ...],
    shelf: ShelfView | None,
    drawn: DrawnView | None,
    words: Words,
) -> HintView:
    """What is pointed at comes first, then what was just said, then what can be done now."""
    if hovered and not isinstance(hand.mode, Pulling | Charging):
        pointed = (
            shelf_hint(shelf, hovered)
            or drawn_hint(drawn, hovered)
            or pointed_hint(prompt, hand, hovered, actions, words)
        )
        if pointed is not None:
            return pointed
    if note is not None:
        return note
    if prompt is None:
        return HintView(words.hint("over" if state.phase == "over" else "wait"))
    return HintView(usual_hint(state, prompt, hand, words))


def usual_hint(state: State, prompt: Prompt, hand: Hand, words: Words) -> str:
    """What can be done now."""
    match hand.mode:
        case Pulling(stroke=stroke) if stroke is not None:
            return words.hint("swipe")
        case Pulling(strength=strength):
            return words.hint("pull" if strength > 0 else "pull:none")
        case Charging():
            return words.hint("charge")
        case Aiming(by=by):
            return words.hint("aim:camera" if by == "camera" else "aim:swipe" if hand.desk.swipes else "aim")
        case Swapping(token=token):
            return words.hint("swap", token=words.token(known_kind(state, token)))
        case Clearing(index=index):
            choice = choices_with(prompt, "aside")[index]
            building = words.piece(str(getattr(choice, "building", "")))
            return words.hint("clear", piece=str(getattr(choice, "object", "")), building=building)
        case Acting():
            return acting_hint(state, prompt, words)
        case Choosing(pointed=piece) if piece and len(prompt.choices) > 1:
            code = f"pointed:{piece}" if prompt.kind == "block" else "pointed"
            return words.hint("pointed:challenge" if prompt.kind == "challenge" else code, piece=piece)
        case Choosing() if prompt.kind in HINTS:
            return words.hint(prompt.kind, piece=prompt.piece)
        case _:
            return words.prompt(prompt)


def acting_hint(state: State, prompt: Prompt, words: Words) -> str:
    """What can be done while an action is chosen."""
    if prompt.kind == "drawn":
        return words.prompt(prompt, drawn=state.token(state.drawn).kind)
    if state.duel is not None:
        player = shortened(words.player(prompt.player))
        if choices_with(prompt, "hold"):
            return words.hint("duel:second", piece=prompt.piece, player=player)
        shot = 1 + state.duel.shots[0 if state.duel.shooter == state.duel.attacker else 1]
        return words.hint("duel", piece=prompt.piece, player=player, shot=shot, shots=MOST_SHOTS)
    if prompt.kind != "act":
        return words.hint(prompt.kind, piece=prompt.piece) if prompt.kind in HINTS else words.prompt(prompt)
    if state.aside:
        return words.hint("act:cleared", piece=prompt.piece)
    inside = ":inside" if state.cowboy(prompt.piece).inside else ""
    return words.hint(f"act{inside}:last" if state.actions_left == 1 else f"act{inside}", piece=prompt.piece)


def shelf_hint(shelf: ShelfView | None, hovered: tuple[str, ...]) -> HintView | None:
    """What a token or a slot does."""
    if shelf is None:
        return None
    for item in shelf.items:
        if item.words == hovered:
            return HintView(item.why_not or item.hint, warns=bool(item.why_not))
    for index, slot in enumerate(shelf.slots):
        if hovered in (("slot", slot.token), ("slot", str(index))) and (slot.token or hovered[1] == str(index)):
            return HintView(slot.why_not or slot.hint, warns=bool(slot.why_not))
    return None


def drawn_hint(drawn: DrawnView | None, hovered: tuple[str, ...]) -> HintView | None:
    """What a button of the card with the drawn token does."""
    buttons = drawn.buttons if drawn is not None else ()
    return next((HintView(button.help) for button in buttons if button.words == hovered), None)


def pointed_hint(
    prompt: Prompt | None, hand: Hand, hovered: tuple[str, ...], actions: tuple[ActionView, ...], words: Words
) -> HintView | None:
    """What the button or tile under the pointer does, or why it does not."""
    if hovered[0] == "play":
        barred = [each for each in (prompt.barred if prompt else ()) if each.words == hovered]
        return HintView(words.refusal(barred[0].refusal), warns=True) if barred else None
    for action in actions:
        if action.words == hovered and action.why_not.strip():
            return HintView(action.why_not, warns=True)
        if action.words == hovered and action.why_not:
            return None
    if hovered[0] not in ALWAYS_THERE and all(action.words != hovered for action in actions):
        # What was pointed at a moment ago is gone: the card of a drawn token that a key has answered, say.
        return None
    code = ":".join(hovered)
    index = None
    if prompt is not None and hovered[0] in ("move", "shoot", "rifle", "throw"):
        index = next_offer(hand, hovered) if len(hovered) == 1 else offer_of(prompt, hovered, STANDING_IN)
    if prompt is not None and index is not None:
        offer = prompt.flicks[index]
        code = ":".join((offer.word, *offer.fixed))
        if code == "move" and any(action.words == ("shoot", "behind") for action in actions):
            code = "move:out"
    return HintView(words.hint(code)) if code in HINTS else None


def known_kind(state: State, token: str) -> str:
    """The kind of a token, if it lies face up."""
    found = state.token(token)
    return found.kind if found.face_up else "unknown"
