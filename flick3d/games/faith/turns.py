"""A turn of the Mission, the Worship, the next Generation and the end (F20, F30 to F51)."""

from __future__ import annotations

import msgspec

from flick3d.games.faith.actions import Flick, Found, Raise
from flick3d.games.faith.components import generations, moved, of
from flick3d.games.faith.events import (
    Blessed,
    FirstPlayer,
    Flicked,
    GenerationBegan,
    Lost,
    MatchEnded,
    TempleRaised,
    WashedUp,
    Worshipped,
)
from flick3d.games.faith.influence import worship
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.mission import after_flick, end_of_generation, next_player, standings
from flick3d.games.faith.places import in_corner
from flick3d.games.faith.state import State
from flick3d.games.faith.table import at_rest, disc_of, found, only_on_map
from flick3d.games.faith.temples import TEMPLE, nearest_place
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, upright
from flick3d.rules.outcome import Outcome


def flick(state: State, action: Flick, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The flick at rest: one that has not wholly come out of the Corner may be flicked again (F31, F32)."""
    kind, rest = state.component(action.component).kind, facts.rest(action.component)
    layout = state.layout.without([action.component]).put(Placement(action.component, kind, rest.pose))
    state = msgspec.structs.replace(
        state,
        layout=at_rest(layout, facts),
        components=moved(state.components, "map", [action.component]),
        flicked=action.component,
        spot=None,
    )
    stuck = _is_stuck(state, action.component, ground)
    flicked = Flicked(state.active, action.component, stuck)
    if stuck:
        return msgspec.structs.replace(state, phase="stuck"), (flicked,)
    state, events = go_on(state, ground)
    return state, (flicked, *events)


def go_on(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Step a is asked for while there is something to found, else steps b to d follow at once (F33, F34)."""
    if founders(state, ground):
        return msgspec.structs.replace(state, phase="temples"), ()
    return finish(state, ground)


def founders(state: State, ground: Ground) -> dict[str, tuple[IslandName, ...]]:
    """The active player's Prophets that touch a City, each with those Cities' Islands (F34).

    None without a Temple at all, in supply or on the Map.
    """
    temples = [each for each in state.components if each.owner == state.active and each.kind == TEMPLE]
    if not any(each.place in ("supply", "map") for each in temples):
        return {}
    where = found(state, state.layout, ground)
    own = (each for each in of(state.components, state.active, "map") if each.is_prophet)
    return {each.id: tuple(sorted(where[each.id].cities)) for each in own if where[each.id].cities}


def found_temple(state: State, action: Found, ground: Ground) -> State:
    """The Prophet goes to the Reserve Pool; where its Temple lies is asked next (F34)."""
    islands = founders(state, ground)[action.component]
    state = msgspec.structs.replace(
        state,
        components=moved(state.components, "pool", [action.component]),
        founding=action.component,
        islands_of=islands,
        phase="raise",
    )
    return only_on_map(state)


def temples_to_place(state: State) -> tuple[str, ...]:
    """The Temples of which one is placed: the first one in supply, or else any one on the Map (F34)."""
    supply = [each.id for each in of(state.components, state.active, "supply") if each.kind == TEMPLE]
    on_map = [each.id for each in of(state.components, state.active, "map") if each.kind == TEMPLE]
    return tuple(supply[:1]) or tuple(on_map)


def raise_temple(state: State, action: Raise, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The Temple lies where the player wished, or as near as there is a free place (F34, F35)."""
    island = state.islands_of[0]
    layout = state.layout.without([action.temple])
    x, y = nearest_place(state.map, layout, island, (action.x, action.y), ground)
    raised = TempleRaised(state.active, state.founding, action.temple, island, x, y)
    state = msgspec.structs.replace(
        state,
        layout=layout.put(Placement(action.temple, TEMPLE, upright(x, y))),
        components=moved(state.components, "map", [action.temple]),
        founding="",
        islands_of=(),
    )
    state, events = go_on(state, ground)
    return state, (raised, *events)


def finish(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Steps b to d, then the next player, or the Worship (F30, F33)."""
    after = after_flick(state.components, found(state, state.layout, ground))
    owners = {each.id: each.owner for each in state.components}
    events: list[Event] = [Blessed(each.player, each.component, each.points) for each in after.blessings]
    events += [Lost(owners[name], name) for name in after.off_map]
    events += [WashedUp(owners[name], name) for name in after.washed_up]
    for blessing in after.blessings:
        state = state.with_points(blessing.player, blessing.points)
    state = only_on_map(msgspec.structs.replace(state, components=after.components, flicked=""))
    following = next_player(state.players, state.active, state.components)
    if following is not None:
        return msgspec.structs.replace(state, phase="mission", active=following), tuple(events)
    state, ended = _worship(state, ground)
    return state, (*events, *ended)


def _worship(state: State, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """Points for Presence and Domination, Prophets come home, the token passes to the left (F40 to F44)."""
    here = standings(state.components, found(state, state.layout, ground))
    events: list[Event] = []
    for score in worship(here, state.players):
        events.append(Worshipped(score.player, score.island, score.presence, score.domination))
        state = state.with_points(score.player, score.points)
    state = only_on_map(msgspec.structs.replace(state, components=end_of_generation(state.components)))
    if state.generation == generations(len(state.players)):
        state, ended = _end(state)
        return state, (*events, *ended)
    at = (state.players.index(state.first) + 1) % len(state.players)
    first, generation = state.players[at], state.generation + 1
    state = msgspec.structs.replace(state, phase="mission", first=first, active=first, generation=generation)
    return state, (*events, FirstPlayer(first), GenerationBegan(generation))


def _end(state: State) -> tuple[State, tuple[Event, ...]]:
    """Most VP wins; on a tie most Temples on the Map; still tied, those players race (F50, F51)."""
    temples = {
        player: sum(each.kind == TEMPLE for each in of(state.components, player, "map")) for player in state.players
    }
    ranked = {player: (state.score(player), temples[player]) for player in state.players}
    best = max(ranked.values())
    leaders = tuple(player for player, rank in ranked.items() if rank == best)
    if len(leaders) > 1:
        return msgspec.structs.replace(state, phase="race", racers=leaders, aimed=(), active=leaders[0]), ()
    by_points = sum(rank[0] == best[0] for rank in ranked.values()) == 1
    outcome = Outcome(
        leaders[0], "points" if by_points else "temples", tuple(zip(state.players, state.scores, strict=True))
    )
    return msgspec.structs.replace(state, phase="over", active="", outcome=outcome), (MatchEnded(outcome),)


def _is_stuck(state: State, component: str, ground: Ground) -> bool:
    return in_corner(state.corner(state.active), disc_of(state.layout, component, ground))
