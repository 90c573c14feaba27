"""The tokens beside the cowboy who is played, his slots, and the token that was turned up: what is shown. Pure."""

from __future__ import annotations

import math
from typing import get_args

from flick3d.games.western.state import GROUND, SLOTS, State, Token
from flick3d.games.western.vocabulary import TokenKind
from flick3d.rules.layout import Pose
from flick3d.rules.prompts import Prompt
from flick3d.view.hud.views import ActionView, DrawnView, ItemView, ShelfView, SlotView
from flick3d.view.input.acting import barred_of, choices_with, exchanges_for
from flick3d.view.input.modes import Acting, Hand, Swapping
from flick3d.view.input.signals import Keys
from flick3d.view.western.controls import DRAW_KEY, HOLD_KEY, KEEP_KEY, SLOT_KEYS, TOKEN_KEYS
from flick3d.view.western.words import Words

KINDS: tuple[str, ...] = get_args(TokenKind)


def token_icon(token: Token) -> str:
    """Name of the icon of a token as it lies."""
    if not token.face_up or token.kind == "unknown":
        return "token"
    return "skull" if token.kind == "water" and token.turned else token.kind


def shelf_view(state: State, prompt: Prompt | None, hand: Hand, words: Words) -> ShelfView | None:
    """What lies beside the cowboy who is asked for an action; None when nothing does, or he is busy."""
    if prompt is None or prompt.kind != "act" or not isinstance(hand.mode, Acting | Swapping):
        return None
    place, lying = tokens_beside(state, prompt)
    if not place or not (lying or state.tokens_at(prompt.piece)):
        return None
    taken = hand.mode.token if isinstance(hand.mode, Swapping) else ""
    caption = words.title("ground") if place == GROUND else words.title("blocks", building=words.piece(place))
    return ShelfView(
        caption=caption,
        items=items_of(state, prompt, lying, words, taken),
        slots_caption=words.title("slots", prompt.piece),
        slots=slots_of(state, prompt, words, taken),
    )


def shelf_keys(view: ShelfView | None, drawn: DrawnView | None) -> Keys:
    """What further keys mean while this is shown."""
    keys: list[tuple[str, tuple[str, ...]]] = []
    if view is not None:
        keys += [(item.key, item.words) for item in view.items if item.key]
        keys += [(slot.key, ("slot", slot.token)) for slot in view.slots]
    if drawn is not None:
        keys += [(button.key.lower(), button.words) for button in drawn.buttons]
    return tuple(keys)


def tokens_beside(state: State, prompt: Prompt) -> tuple[str, tuple[Token, ...]]:
    """Where the tokens are that the cowboy could use (a house, GROUND, or "" for nowhere), and which they are.

    From outside he uses those that he is offered: on the ground, or on a house's blocks where a scenario allows it.
    """
    building = state.cowboy(prompt.piece).inside
    if building:
        return building, state.tokens_at(building)
    wanted = {getattr(choice, "token", "") for word in ("take", "exchange") for choice in choices_with(prompt, word)}
    near = [token for token in state.tokens if token.id in wanted]
    pose = state.layout[prompt.piece].pose
    hidden = [each for each in state.tokens if not each.face_up and each.id in state.layout]
    if choices_with(prompt, "draw") and hidden:
        # The nearest one that lies face down is within reach, or none would be drawn.
        near.append(min(hidden, key=lambda each: _distance(pose, state.layout[each.id].pose)))
    place = near[0].at if near else GROUND if choices_with(prompt, "drop") else ""
    return place, tuple(token for token in near if token.at == place)


def _distance(one: Pose, other: Pose) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def items_of(state: State, prompt: Prompt, lying: tuple[Token, ...], words: Words, taken: str) -> tuple[ItemView, ...]:
    """One item per kind, in a fixed order, and the face-down pile last."""
    groups: dict[tuple[int, bool], list[Token]] = {}
    for token in lying:
        if token.face_up:
            groups.setdefault((KINDS.index(token.kind), token.turned), []).append(token)
    items = tuple(
        item_of(state, prompt, group, key, words, taken)
        for key, (_, group) in zip(TOKEN_KEYS, sorted(groups.items()), strict=False)
    )
    pile = [token for token in lying if not token.face_up]
    return (*items, pile_of(prompt, len(pile), words)) if pile else items


def item_of(state: State, prompt: Prompt, group: list[Token], key: str, words: Words, taken: str) -> ItemView:
    """The tokens of one kind: a click takes one of them, or turns it over when it is one of those (S4)."""
    rule = state.scenario.rules.turn_tokens
    turns = rule is not None and rule.token == group[0].kind
    word = "turn" if turns else "take"
    offered = texts(prompt, word)
    chosen = next((token for token in group if (word, token.id) in offered), None)
    swapped = next((token for token in group if not turns and exchanges_for(prompt, token.id)), None)
    token = chosen or swapped or group[0]
    name = words.token(token.kind)
    why_not = "" if chosen or swapped else reason(prompt, (word, token.id), words) or words.hint("take:none")
    return ItemView(
        words=(word, token.id),
        token=token.id,
        icon=token_icon(token),
        label=words.token_title(token.kind, token.turned),
        count=len(group),
        key=key,
        hint=words.hint("exchange" if swapped and not chosen else word, token=name),
        why_not=why_not,
        badge="turn-over" if turns else "",
        chosen=bool(taken) and taken in [each.id for each in group],
    )


def pile_of(prompt: Prompt, count: int, words: Words) -> ItemView:
    """The face-down tokens: a click draws one of them."""
    offered = bool(choices_with(prompt, "draw"))
    return ItemView(
        words=("draw",),
        token="",
        icon="token",
        label=words.token_title("unknown"),
        count=count,
        key=DRAW_KEY,
        hint=words.hint("draw"),
        why_not="" if offered else reason(prompt, ("draw",), words) or words.hint("take:none"),
    )


def slots_of(state: State, prompt: Prompt, words: Words, taken: str = "") -> tuple[SlotView, ...]:
    """The two slots of the cowboy whom the prompt is about."""
    carried = state.tokens_at(prompt.piece)
    views = []
    for index in range(SLOTS):
        if index >= len(carried):
            views.append(SlotView("", "slot", words.title("empty"), SLOT_KEYS[index], words.hint("slot")))
            continue
        token = carried[index]
        name = words.token(token.kind)
        may_drop = ("drop", token.id) in texts(prompt, "drop")
        code = "slot:swap" if taken else "drop" if may_drop else "drop:none"
        views.append(
            SlotView(
                token=token.id,
                icon=token_icon(token),
                label=words.token_title(token.kind, token.turned),
                key=SLOT_KEYS[index],
                hint=words.hint(code, token=name),
                why_not="" if taken or may_drop else words.hint("drop:none", token=name),
                asked=bool(taken),
            )
        )
    return tuple(views)


def drawn_view(state: State, prompt: Prompt | None, words: Words) -> DrawnView | None:
    """The token that was turned up and waits for a decision (W72), or None."""
    if prompt is None or prompt.kind != "drawn" or not state.drawn:
        return None
    token = state.token(state.drawn)
    name = words.token(token.kind)
    buttons = []
    if choices_with(prompt, "keep"):
        hint = words.hint("keep", token=name)
        buttons.append(ActionView(("keep",), words.title("keep"), "take", KEEP_KEY.upper(), help=hint))
    trades = [getattr(choice, "dropped", "") for choice in choices_with(prompt, "trade")]
    for index, carried in enumerate(state.tokens_at(prompt.piece)):
        if carried.id in trades:
            label = words.title("trade", token=words.token_title(carried.kind, carried.turned))
            hint = words.hint("trade", drawn=name, token=words.token(carried.kind))
            buttons.append(ActionView(("slot", carried.id), label, token_icon(carried), SLOT_KEYS[index], help=hint))
    hint = words.hint("leave", token=name)
    buttons.append(ActionView(("leave",), words.title("leave"), "drop", HOLD_KEY.upper(), help=hint))
    return DrawnView(
        title=words.title("drawn"),
        icon=token_icon(token),
        name=words.token_title(token.kind, token.turned),
        text=words.token_use(token.kind),
        buttons=tuple(buttons),
    )


def texts(prompt: Prompt, word: str) -> set[tuple[str, str]]:
    """The choices with this word and one token, as words."""
    return {(word, getattr(choice, "token", "")) for choice in choices_with(prompt, word)}


def reason(prompt: Prompt, said: tuple[str, ...], words: Words) -> str:
    """Why these words are barred, as a sentence, or ""."""
    barred = barred_of(prompt, said)
    return words.refusal(barred.refusal) if barred is not None else ""
