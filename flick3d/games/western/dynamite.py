"""Dynamite: thrown, it goes off where it rests: who topples is hit, and houses beside it are gone (W82)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.actions import Throw
from flick3d.games.western.arms import stance
from flick3d.games.western.dying import bury, scatter, take_hits
from flick3d.games.western.events import BlownUp, Dud, Exploded
from flick3d.games.western.flicks import BLAST_RADIUS, BLOWN_UP_WITHIN, STICK
from flick3d.games.western.places import flick_place
from flick3d.games.western.settling import settle
from flick3d.games.western.state import SPENT, State
from flick3d.games.western.triggers import after_shot
from flick3d.games.western.turns import carry_on
from flick3d.rules.events import Event
from flick3d.rules.facts import Blasted, Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Blast, Placement, Push, Shot, upright


def throw_shot(state: State, action: Throw, ground: Ground) -> Shot:
    """The table with the stick in its place; it goes off when all lies still."""
    at = stance(state)
    place = flick_place(at.layout, at.area, at.man, action.side, ground, STICK)
    assert place is not None
    layout = at.layout.put(Placement(STICK, STICK, upright(*place, at.man.facing)))
    push = Push(STICK, action.direction % 360.0, action.speed)
    return Shot(layout, at.area, (push,), Blast(STICK, BLAST_RADIUS))


def resolve_throw(state: State, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The blast judged, the table put in order, and the next action or the end of the turn.

    Men who are not in a house are hit when they toppled by the blast; those whom the stick itself or what it pushed
    had knocked over before are stood up (W52). Men in a house that is blown up stand in its place and lose one hit
    point each; its tokens lie there. The token is spent in any case.
    """
    thrower = state.active
    spent = next(token for token in state.tokens_at(thrower) if token.kind == "dynamite")
    state = state.with_token(msgspec.structs.replace(spent, at=SPENT))
    state = msgspec.structs.replace(state, actions_left=state.actions_left - 1)
    if facts.blast is None:
        state, events = _settled(state, facts, {}, ground)
        state, joined = after_shot(state, facts, (), ground)
        state, ended = carry_on(state, ground)
        return state, (Dud(thrower), *events, *joined, *ended)

    events = (Exploded(thrower, facts.blast.x, facts.blast.y),)
    ruins = {house: _place(state, house) for house in blown_up(state, facts.blast)}
    state, hit = take_hits(state, knocked_over(state, facts), thrower, "blast")
    events += hit
    stood_at: dict[str, tuple[float, float]] = {}
    rubble = {house: state.tokens_at(house) for house in ruins}
    for house, place in ruins.items():
        events += (BlownUp(house, thrower),)
        inside = [man.id for man in state.inside(house)]
        state = state.with_cowboy(*(msgspec.structs.replace(state.cowboy(man), on="") for man in inside))
        gone = [house, *(token.id for token in rubble[house])]
        state = msgspec.structs.replace(state, layout=state.layout.without(gone), ruins=(*state.ruins, house))
        state, hit = take_hits(state, inside, thrower, "blown-up")
        events += hit
        stood_at |= {man: place for man in inside if state.cowboy(man).posture == "standing"}
    state, settled = _settled(state, facts, stood_at, ground)
    events += settled
    for house, place in ruins.items():
        state = scatter(state, rubble[house], *place, ground)
    state, joined = after_shot(state, facts, tuple(ruins), ground)
    state, ended = carry_on(state, ground)
    return state, events + joined + ended


def knocked_over(state: State, facts: Facts) -> tuple[str, ...]:
    """Who is hit by the blast: everyone standing outside of houses who toppled by it (W53, W54, W82)."""
    assert facts.blast is not None
    return tuple(
        man.id
        for man in state.cowboys
        if man.posture == "standing"
        and not man.inside
        and facts.rest(man.id).toppled
        and man.id not in facts.blast.fallen
    )


def blown_up(state: State, blast: Blasted) -> tuple[str, ...]:
    """The buildings with a block within 3 cm of the blast (W82)."""
    return tuple(
        house.piece
        for house in state.buildings
        if (distance := blast.distance(house.piece)) is not None and distance <= BLOWN_UP_WITHIN
    )


def _settled(
    state: State, facts: Facts, stood_at: dict[str, tuple[float, float]], ground: Ground
) -> tuple[State, tuple[Event, ...]]:
    """The table in order, and the tokens of those who died where they belong (W60)."""
    before = {man.id for man in state.cowboys if man.posture == "dead" and state.tokens_at(man.id)}
    state, events = settle(state, facts, ground, stood_at=stood_at)
    for dead in sorted(before):
        fell = facts.rest(dead).pose
        state, buried = bury(state, dead, fell.x, fell.y, ground)
        events += buried
    return state, events


def _place(state: State, house: str) -> tuple[float, float]:
    pose = state.layout[house].pose
    return pose.x, pose.y
