"""The end of a turn: steps b to d, Anubis' disc, the Tornado, banished discs, the next player (F30, F33)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.faith.components import moved
from flick3d.games.faith.events import (
    Banished,
    Blessed,
    CameBack,
    Drowned,
    Lost,
    Swept,
    TornadoMoved,
    WashedUp,
)
from flick3d.games.faith.laws import Whirl
from flick3d.games.faith.map import Ring
from flick3d.games.faith.mission import Aftermath, after_flick, next_player
from flick3d.games.faith.outlines import touches_ring
from flick3d.games.faith.places import disc_below
from flick3d.games.faith.reform import ape_comes_back
from flick3d.games.faith.starting import Outcome, begin_turn
from flick3d.games.faith.state import State
from flick3d.games.faith.table import discs, found, only_on_map, touching
from flick3d.games.faith.worshipping import begin_worship
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point


def finish(state: State, ground: Ground) -> Outcome:
    """Steps b to d; then Anubis flicks again, or the turn ends (F33, G6)."""
    spared = next((law.drowns_above for law in state.active_laws if law.drowns_above is not None), None)
    after = after_flick(state.components, found(state, ground), touching(state, ground), spared)
    owners = {each.id: each.owner for each in state.components}
    events: list[Event] = [Blessed(each.player, each.component, each.points) for each in after.blessings]
    events += [Lost(owners[name], name) for name in after.off_map]
    events += [Drowned(owners[name], name) for name in after.drowned]
    events += [WashedUp(owners[name], name) for name in after.washed_up]
    for blessing in after.blessings:
        state = state.with_points(blessing.player, blessing.points)
    state = msgspec.structs.replace(state, components=after.components, founded=False)
    state, guided = _guide(state, after)
    state, back = _come_back(state, after)
    state = only_on_map(state)
    state, ape = ape_comes_back(state, ground)
    events += [*guided, *back, *ape]
    if state.again:
        return msgspec.structs.replace(state, phase="mission", flicked=()), tuple(events)
    state, ended = end_turn(state, ground)
    return state, (*events, *ended)


def _guide(state: State, after: Aftermath) -> Outcome:
    """Anubis guides the rivals' discs that are off the Map: he gets VP for each, up to some in a Generation (G6)."""
    player = state.player_of("anubis")
    god = state.god(player) if player is not None else None
    if player is None or god is None:
        return state, ()
    left = max(0, god.most_lost - state.powers.guided)
    lost = tuple(name for name in after.off_map if state.component(name).owner != player)[:left]
    if not lost:
        return state, ()
    guided = Banished(player, lost, "anubis", god.lost_points * len(lost))
    powers = msgspec.structs.replace(state.powers, guided=state.powers.guided + len(lost))
    return msgspec.structs.replace(state.with_points(player, guided.points), powers=powers), (guided,)


def _come_back(state: State, after: Aftermath) -> Outcome:
    """Anubis' first disc off the Map in this Generation comes back to hand (G6)."""
    for name in after.off_map:
        owner = state.component(name).owner
        god = state.god(owner)
        if god is None or not god.comes_back or state.powers.came_back:
            continue
        is_own_turn = owner == state.active
        state = msgspec.structs.replace(
            state,
            components=moved(state.components, "hand", [name]),
            powers=msgspec.structs.replace(state.powers, came_back=True),
            again=name if is_own_turn else "",
        )
        return state, (CameBack(owner, name, is_own_turn),)
    return state, ()


def end_turn(state: State, ground: Ground) -> Outcome:
    """T4: the Tornado, then points for banished discs; then the next player, or the Worship (F30)."""
    state, whirled = _whirl(state, ground)
    state, smitten = _reward(state)
    state = msgspec.structs.replace(state, flicked=(), banished=(), before=())
    following = next_player(state.players, state.active, state.components)
    state, further = begin_worship(state, ground) if following is None else begin_turn(state, following, ground)
    return state, (*whirled, *smitten, *further)


def _whirl(state: State, ground: Ground) -> Outcome:
    """The Tornado goes on along the last flick; what it then touches goes to the Reserve Pool (F8, L10)."""
    whirl = next((law.tornado for law in state.active_laws if law.tornado is not None), None)
    if whirl is None or state.tornado is None:
        return state, ()
    x, y = tornado_after(state.map.size, state.tornado, state.heading, whirl)
    ring = Ring((x, y), whirl.radius)
    lying = discs(state.layout, ground)
    swept = [
        each
        for each in state.components
        if each.place == "map"
        and each.is_prophet
        and each.id != state.powers.fastened
        and touches_ring(ring, disc_below(lying, each.id))
    ]
    components = moved(state.components, "pool", (each.id for each in swept))
    state = only_on_map(msgspec.structs.replace(state, components=components, tornado=(x, y)))
    return state, (TornadoMoved(x, y), *(Swept(each.owner, each.id) for each in swept))


def tornado_after(size: float, at: Point, heading: float, whirl: Whirl) -> Point:
    """Where the Tornado is after a step along `heading`, degrees: it bounces off the Map's edge with its rim (L10)."""
    most, angle = size / 2.0 - whirl.radius, math.radians(heading)
    ahead = at[0] + whirl.step * math.cos(angle), at[1] + whirl.step * math.sin(angle)
    return _bounced(ahead[0], most), _bounced(ahead[1], most)


def _bounced(place: float, most: float) -> float:
    """A coordinate that has gone beyond `most` on either side, thrown back by as much."""
    if abs(place) <= most:
        return place
    return math.copysign(2.0 * most - abs(place), place)


def _reward(state: State) -> Outcome:
    """VP for the discs that the active player banished in this turn (L13, G8)."""
    many, player = len(state.banished), state.active
    events: list[Banished] = []
    for law in state.active_laws:
        if law.banishing is not None:
            paid = min(many, law.banishing.most_a_turn)
            events.append(Banished(player, state.banished[:paid], "holy-bowling", paid * law.banishing.points))
    god = state.god(player)
    if god is not None and god.banishing is not None:
        left = god.banishing.most_a_generation - state.powers.smitten
        paid = min(many, god.banishing.most_a_turn, left // god.banishing.points)
        points = paid * god.banishing.points
        powers = msgspec.structs.replace(state.powers, smitten=state.powers.smitten + points)
        state = msgspec.structs.replace(state, powers=powers)
        events.append(Banished(player, state.banished[:paid], "morrigan", points))
    events = [event for event in events if event.points]
    for event in events:
        state = state.with_points(player, event.points)
    return state, tuple(events)
