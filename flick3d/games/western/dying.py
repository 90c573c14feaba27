"""Hits and deaths: hit points, graves, what becomes of tokens and of the initiative (W54, W60 to W62)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from flick3d.games.western.arranging import rearranged, token_kind
from flick3d.games.western.events import Died, Dropped, Hit, InitiativePassed, TokenLost
from flick3d.games.western.hats import hat_id
from flick3d.games.western.state import GROUND, SPENT, State, Token, other_side
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, upright

UNDERTAKER = "undertaker"

Cause = Literal["bullet", "blast", "blown-up", "duel"]


def take_hits(state: State, victims: Iterable[str], shooter: str, cause: Cause) -> tuple[State, tuple[Event, ...]]:
    """Each of these men loses a hit point and lies (W54); with the last one he dies (W60), and leaves the table.

    Nobody who lies is on a block. Who is in a house that is blown up loses one, too, but stands (W82). The tokens of
    the dead are still in their slots: `bury` puts them where they belong when the table is in order.
    """
    events: list[Event] = []
    for victim in victims:
        man = state.cowboy(victim)
        left = man.hit_points - 1
        events.append(Hit(victim, shooter, left, cause))
        hurt = msgspec.structs.replace(man, hit_points=left, on="", block=0)
        if left > 0:
            posture: Literal["standing", "fallen"] = "standing" if cause == "blown-up" else "fallen"
            state = state.with_cowboy(msgspec.structs.replace(hurt, posture=posture))
            continue
        state = state.with_cowboy(msgspec.structs.replace(hurt, posture="dead"))
        state = msgspec.structs.replace(state, layout=state.layout.without([victim, hat_id(victim)]))
        events.append(Died(victim, shooter))
    state, passed = pass_initiative(state, shooter)
    return state, (*events, *passed)


def pass_initiative(state: State, shooter: str = "") -> tuple[State, tuple[Event, ...]]:
    """A token whose holder has died or left the table changes hands (W62)."""
    holder = state.cowboy(state.initiative)
    if holder.on_table:
        return state, ()
    heir = next_holder(state, holder.id, shooter)
    if heir == holder.id:
        return state, ()
    return msgspec.structs.replace(state, initiative=heir), (InitiativePassed(holder.id, heir),)


def next_holder(state: State, victim: str, shooter: str) -> str:
    """Who gets the initiative token of a man who is gone (W62): who shot him, also one of his own side.

    A man who shot himself, or died in his own blast, is nobody else's prey: the token goes to the other team's living
    man with the lowest number, or to his own team's if no enemy is alive; with no living man left it stays. A holder
    who left the table unhurt leaves it to his own team first, and by a house rule one who died does so, too.
    """
    if shooter and shooter != victim and state.cowboy(shooter).on_table and state.cowboy(shooter).side != "neutral":
        return shooter
    side = state.cowboy(victim).side
    if side == "neutral":
        return victim
    own, others = state.living(side), state.living(other_side(side))
    stays = state.cowboy(victim).posture == "safe" or state.scenario.house.star == "own"
    heirs = (*own, *others) if stays else (*others, *own)
    return next((heir.id for heir in heirs if heir.id != victim), victim)


def bury(state: State, dead: str, x: float, y: float, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The tokens of a dead man go onto the Undertaker's blocks, or lie where he fell, (x, y), cm (W60).

    Without an Undertaker a house rule may take those out of the match that no goal names.
    """
    tokens = state.tokens_at(dead)
    house = UNDERTAKER if UNDERTAKER in state.layout else ""
    if house:
        state, lost = _onto(state, tokens, house, ground), frozenset[str]()
    else:
        gone = [token for token in tokens if _is_lost(state, token)]
        state, lost = state.with_token(*_spent(gone)), frozenset(token.id for token in gone)
        state = scatter(state, (token for token in tokens if token.id not in lost), x, y, ground)
    return state, tuple(
        TokenLost(dead, token.id, token.kind) if token.id in lost else Dropped(dead, token.id, token.kind, house)
        for token in tokens
    )


def scatter(state: State, tokens: Iterable[Token], x: float, y: float, ground: Ground) -> State:
    """These tokens lie on the table itself, at (x, y) or as near as there is room, cm."""
    for token in tokens:
        kind = token_kind(token)
        layout = state.layout.without([token.id])
        at = ground.nearest_free(layout, state.scenario.area, kind, x, y)
        lying = msgspec.structs.replace(token, at=GROUND)
        state = state.with_token(lying)
        state = msgspec.structs.replace(state, layout=layout.put(Placement(token.id, kind, upright(*at))))
        state = rearranged(state, ground)
    return state


def _is_lost(state: State, token: Token) -> bool:
    """Whether a house rule takes this token of a dead man out of the match: no goal may become hopeless by it."""
    return state.scenario.house.tokens_of_the_dead == "gone" and token.kind not in state.scenario.wanted_tokens


def _spent(tokens: Iterable[Token]) -> Iterator[Token]:
    return (msgspec.structs.replace(token, at=SPENT, face_up=True) for token in tokens)


def _onto(state: State, tokens: Iterable[Token], house: str, ground: Ground) -> State:
    """These tokens lie on a building's blocks, face up."""
    moved = (msgspec.structs.replace(token, at=house, face_up=True) for token in tokens)
    return rearranged(state.with_token(*moved), ground)
