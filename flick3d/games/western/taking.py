"""Tokens: taking, dropping, exchanging, drawing from face-down piles, turning over (W70 to W72, W83, S4)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.western.actions import Draw, Drop, Exchange, Keep, Leave, Take, Trade, Turn
from flick3d.games.western.arranging import rearranged, token_kind
from flick3d.games.western.dying import scatter
from flick3d.games.western.events import Drew, Dropped, LeftLying, TokenTurned, Took
from flick3d.games.western.flicks import MOVEMENT_DISC
from flick3d.games.western.state import GROUND, SLOTS, State, Token
from flick3d.games.western.turns import carry_on
from flick3d.rules.chance import stream
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Pose
from flick3d.rules.refusal import Refusal


def within_reach(state: State, ground: Ground) -> tuple[Token, ...]:
    """The tokens that the active cowboy can take: on his house's blocks (W70), or on the ground beside him (W60).

    Beside him means within one movement disc's width, from his base to the token's edge. A scenario may allow him to
    take those on a house's blocks from outside, too (W70).
    """
    man = state.cowboy(state.active)
    if man.inside:
        return state.tokens_at(man.inside)
    houses = [house.piece for house in state.buildings] if state.scenario.rules.tokens_outside else []
    return tuple(
        token
        for place in (GROUND, *houses)
        for token in state.tokens_at(place)
        if _is_beside(state.layout[man.id].pose, state.layout[token.id], ground)
    )


def _is_beside(man: Pose, token: Placement, ground: Ground) -> bool:
    reach = ground.radius("cowboy") + 2.0 * ground.radius(MOVEMENT_DISC) + ground.radius(token.kind)
    return math.hypot(token.pose.x - man.x, token.pose.y - man.y) <= reach


def token_refusal(state: State, action: Take | Exchange | Drop | Draw | Turn, ground: Ground) -> Refusal | None:
    """Why a token cannot be taken, exchanged, dropped, drawn or turned now, or None (W70 to W72, S4)."""
    slots = state.tokens_at(state.active)
    match action:
        case Take(token):
            refused = _refused_taking(state, token, ground)
            return refused or (Refusal("slots-full", "W71", token) if len(slots) >= SLOTS else None)
        case Exchange(token, dropped):
            refused = _refused_taking(state, token, ground) or _refused_giving(state, dropped)
            return refused or (Refusal("slots-free", "W71", token) if len(slots) < SLOTS else None)
        case Drop(token):
            if not state.cowboy(state.active).inside and not state.scenario.rules.tokens_outside:
                return Refusal("not-inside", "W70", token)
            return _refused_giving(state, token)
        case Draw():
            hidden = any(not token.face_up for token in within_reach(state, ground))
            return None if hidden else Refusal("nothing-face-down", "W72")
        case Turn(token):
            return _refused_turning(state, token)


def drawn_refusal(state: State, action: Keep | Trade | Leave) -> Refusal | None:
    """Why the drawn token cannot be kept or traded, or None (W71, W72)."""
    slots = state.tokens_at(state.active)
    if isinstance(action, Keep) and len(slots) >= SLOTS:
        return Refusal("slots-full", "W71", state.drawn)
    if isinstance(action, Trade):
        refused = _refused_giving(state, action.dropped)
        return refused or (Refusal("slots-free", "W71", state.drawn) if len(slots) < SLOTS else None)
    return None


def handle_token(
    state: State, action: Take | Exchange | Drop | Draw | Turn, ground: Ground
) -> tuple[State, tuple[Event, ...]]:
    """One action with a token (W70 to W72, S4)."""
    state = msgspec.structs.replace(state, actions_left=state.actions_left - 1)
    match action:
        case Take(token):
            state, events = _take(state, token, ground)
        case Exchange(token, dropped):
            state, events = _exchange(state, token, dropped, ground)
        case Drop(token):
            state, events = _drop(state, token, ground)
        case Draw():
            return _draw(state, ground)
        case Turn(token):
            state, events = _turn(state, token, ground)
    state, following = carry_on(state, ground)
    return state, events + following


def decide_drawn(state: State, action: Keep | Trade | Leave, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """What becomes of the token that was turned up; the action is spent either way (W72)."""
    drawn = state.drawn
    state = msgspec.structs.replace(state, drawn="")
    match action:
        case Keep():
            state, events = _take(state, drawn, ground)
        case Trade(dropped):
            state, events = _exchange(state, drawn, dropped, ground)
        case Leave():
            events = (LeftLying(state.active, drawn, state.token(drawn).kind),)
    state, following = carry_on(state, ground)
    return state, events + following


def _draw(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """One of the face-down tokens is turned up, at random (W72)."""
    hidden = [token for token in within_reach(state, ground) if not token.face_up]
    chosen = stream(state.seed, "draw", state.draws).choice(hidden)
    turned_up = msgspec.structs.replace(chosen, face_up=True)
    state = state.with_token(turned_up)
    layout = state.layout
    if chosen.at == GROUND:
        layout = layout.put(msgspec.structs.replace(layout[chosen.id], kind=token_kind(turned_up)))
    state = msgspec.structs.replace(state, layout=layout, phase="drawn", drawn=chosen.id, draws=state.draws + 1)
    return rearranged(state, ground), (Drew(state.active, chosen.id, chosen.kind),)


def _take(state: State, token: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    taken = msgspec.structs.replace(state.token(token), at=state.active)
    state = msgspec.structs.replace(state.with_token(taken), layout=state.layout.without([token]))
    return rearranged(state, ground), (Took(state.active, token, taken.kind),)


def _exchange(state: State, token: str, dropped: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The one token for the other, which lies where the first one lay (W71)."""
    placed = state.layout[token].pose
    house = state.token(token).at
    state, took = _take(state, token, ground)
    if house == GROUND:
        given = state.token(dropped)
        state = scatter(state, [given], placed.x, placed.y, ground)
        return state, (Dropped(state.active, dropped, given.kind, ""), *took)
    state, put = _put_down(state, dropped, house, ground)
    return state, put + took


def _drop(state: State, token: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Onto the blocks of the house that he is in (W70), or where he stands if the scenario allows that."""
    man = state.cowboy(state.active)
    if man.inside:
        return _put_down(state, token, man.inside, ground)
    given, pose = state.token(token), state.layout[man.id].pose
    return scatter(state, [given], pose.x, pose.y, ground), (Dropped(man.id, token, given.kind, ""),)


def _put_down(state: State, token: str, house: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    given = msgspec.structs.replace(state.token(token), at=house)
    state = rearranged(state.with_token(given), ground)
    return state, (Dropped(state.active, token, given.kind, house),)


def _turn(state: State, token: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    before = state.token(token)
    after = msgspec.structs.replace(before, turned=not before.turned)
    state = rearranged(state.with_token(after), ground)
    return state, (TokenTurned(state.active, token, after.kind, after.turned, after.at),)


def _refused_taking(state: State, token: str, ground: Ground) -> Refusal | None:
    found = next((each for each in within_reach(state, ground) if each.id == token), None)
    if found is None:
        return Refusal("no-such-token", "W70", token)
    turning = state.scenario.rules.turn_tokens
    if turning is not None and found.kind == turning.token:
        return Refusal("not-takeable", "S4", token)
    return None if found.face_up else Refusal("not-face-up", "W72", token)


def _refused_giving(state: State, token: str) -> Refusal | None:
    mine = any(each.id == token for each in state.tokens_at(state.active))
    return None if mine else Refusal("not-carried", "W70", token)


def _refused_turning(state: State, token: str) -> Refusal | None:
    turning = state.scenario.rules.turn_tokens
    man = state.cowboy(state.active)
    if not man.inside:
        return Refusal("not-inside", "S4", token)
    found = next((each for each in state.tokens_at(man.inside) if each.id == token), None)
    if found is None:
        return Refusal("no-such-token", "S4", token)
    if turning is None or found.kind != turning.token:
        return Refusal("not-turnable", "S4", token)
    mine = turning.to_front if found.turned else turning.to_back
    return None if man.side == mine else Refusal("not-turnable", "S4", token)
