"""The line over the buttons: what can be done now, what the thing under the pointer does, or why it does not. Pure."""

from __future__ import annotations

from flick3d.games.faith.state import State
from flick3d.games.faith.turns import temples_to_place
from flick3d.rules.prompts import FlickOffer, Prompt, SpotOffer
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.views import ActionView, HintView
from flick3d.view.input.acting import choices_with
from flick3d.view.input.modes import Aiming, Charging, Choosing, Hand, Placing, Pulling
from flick3d.view.words.names import shortened


def hint_view(
    state: State,
    prompt: Prompt | None,
    hand: Hand,
    hovered: tuple[str, ...],
    note: HintView | None,
    actions: tuple[ActionView, ...],
    words: FaithWords,
    is_counting: bool = False,
) -> HintView:
    """What is pointed at comes first, then what was just said, then what can be done now.

    is_counting: it is still being shown what an action brought.
    """
    if hovered and not isinstance(hand.mode, Pulling | Charging):
        pointed = pointed_hint(hovered, actions, words)
        if pointed is not None:
            return pointed
    if note is not None:
        return note
    if prompt is None:
        return HintView(words.hint("over" if state.phase == "over" and not is_counting else "wait"))
    return HintView(usual_hint(state, prompt, hand, words))


def pointed_hint(hovered: tuple[str, ...], actions: tuple[ActionView, ...], words: FaithWords) -> HintView | None:
    """What the button under the pointer does, or why it does not; None when there is nothing to say."""
    for action in actions:
        if action.words != hovered:
            continue
        if action.why_not:
            return HintView(action.why_not, warns=True) if action.why_not.strip() else None
        if action.help:
            return HintView(action.help)
    try:
        return HintView(words.button_help(hovered))
    except KeyError:
        return None


def usual_hint(state: State, prompt: Prompt, hand: Hand, words: FaithWords) -> str:
    """What can be done now."""
    match hand.mode:
        case Pulling(stroke=stroke) if stroke is not None:
            return words.hint("swipe")
        case Pulling(strength=strength):
            return words.hint(pull_code("pull", hand.offer, words) if strength > 0 else "pull:none")
        case Charging():
            return words.hint(pull_code("charge", hand.offer, words))
        case Aiming(by="camera"):
            return words.hint("aim:camera")
        case Aiming() if hand.offer is not None:
            offer = hand.offer
            towards = words.towards(state.wind or 0.0)
            code = aim_code(state, offer)
            code = "aim:swipe" if code == "aim" and hand.desk.swipes else code
            return words.hint(code, rider=words.piece(offer.rider), towards=towards)
        case Placing() if hand.spot is not None:
            island = state.islands_of[0] if state.islands_of else ""
            return words.hint(place_code(state, hand.spot), island=island)
        case Choosing(pointed=piece) if piece:
            return words.hint("pointed", piece=piece)
        case _:
            return prompt_hint(state, prompt, words)


def prompt_hint(state: State, prompt: Prompt, words: FaithWords) -> str:
    """What is asked, before the player has begun to do any of it. Raises KeyError for a prompt without words."""
    upper, lower = (words.law(law) for law in state.agenda) if len(state.agenda) == 2 else ("", "")
    return words.hint(
        f"ask:{prompt_code(state, prompt)}",
        piece=piece_of(state, prompt),
        player=shortened(prompt.player),
        upper=upper,
        lower=lower,
        island=state.islands_of[0] if state.islands_of else "",
    )


def prompt_code(state: State, prompt: Prompt) -> str:
    """What follows `ask:` in the code of the hint for a prompt."""
    kind = prompt.kind
    match kind:
        case "race":
            return "race:win" if state.generation else kind
        case "mission":
            return mission_code(state, prompt)
        case "stuck":
            return "stuck:several" if len(state.stuck) > 1 else kind
        case "temples":
            founded, fastened = choices_with(prompt, "found"), choices_with(prompt, "fasten")
            if fastened:
                return "temples:both" if founded else "temples:fasten"
            return "temples:several" if len(founded) > 1 else kind
        case "raise":
            return "raise:any" if len(state.islands_of) > 1 else kind
        case _:
            return kind


def mission_code(state: State, prompt: Prompt) -> str:
    """The same for a turn that begins: what is special about it comes first."""
    words = {offer.word for offer in prompt.flicks}
    if state.again:
        return "mission:again"
    if "aim" in words:
        return "mission:two"
    if "pair" in words:
        return "mission:pair"
    if any(spot.word == "stand" for spot in prompt.spots):
        return "mission:hand"
    return "mission:kinds" if len({offer.kind for offer in prompt.flicks}) > 1 else "mission"


def piece_of(state: State, prompt: Prompt) -> str:
    """Id of the component that a prompt is about, or ""."""
    if prompt.kind == "mission":
        return state.again
    if prompt.kind == "stuck":
        return state.stuck[0] if state.stuck else prompt.piece
    founded = choices_with(prompt, "found")
    return str(getattr(founded[0], "component", "")) if founded else prompt.piece


def aim_code(state: State, offer: FlickOffer) -> str:
    """The code of the hint while a flick is aimed: what is special about it (F12, G6, L1 to L6, L20)."""
    handicap = offer.handicap
    cases = (
        (offer.word == "race", "race"),
        (handicap.dark, "dark"),
        (handicap.mirrored and handicap.swinging, "wrong-hand"),
        (handicap.mirrored, "mirrored"),
        (handicap.swinging, "swinging"),
        (handicap.sway > 0.0, "sway"),
        (offer.rolling, "rolling"),
        (bool(offer.rider), "pair"),
        (offer.word == "aim", "first"),
        (state.phase == "second", "second"),
        (bool(state.again), "again"),
        (state.wind is not None, "wind"),
    )
    return next((f"aim:{code}" for holds, code in cases if holds), "aim")


def pull_code(first: str, offer: FlickOffer | None, words: FaithWords) -> str:
    """The code of the hint while the strength grows; first: `pull` or `charge`."""
    handicap = offer.handicap if offer is not None else None
    if handicap is None:
        return first
    cases = (
        (handicap.swinging, "swinging"),
        (handicap.mirrored, "mirrored"),
        (handicap.sway > 0.0, "sway"),
        (handicap.dark, "dark"),
    )
    codes = (f"{first}:{code}" for holds, code in cases if holds)
    return next((code for code in codes if code in words.hints), first)


def place_code(state: State, spot: SpotOffer) -> str:
    """The code of the hint while a place is chosen (F31, F34, G2, G3, G7)."""
    if spot.word != "raise":
        return f"place:{spot.word}"
    if len(state.islands_of) > 1:
        return "place:raise:any"
    return "place:raise:moves" if len(temples_to_place(state)) > 1 else "place:raise"
