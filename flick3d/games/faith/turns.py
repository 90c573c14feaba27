"""A turn of the Mission: the flick, what is asked after it, steps a to d, and the end of the turn (F31 to F38)."""

from __future__ import annotations

import contextlib

import msgspec

from flick3d.games.faith.actions import Aim, Flick, Found, Pair, Raise
from flick3d.games.faith.components import Component, moved, of
from flick3d.games.faith.constraints import rolls
from flick3d.games.faith.events import FaceDown, Flicked, TempleRaised
from flick3d.games.faith.finishing import finish
from flick3d.games.faith.launching import aimed, launched
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.places import in_corner
from flick3d.games.faith.powers import fastenable
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import State
from flick3d.games.faith.table import HAND, area, at_rest, disc_of, found, only_on_map, touching
from flick3d.games.faith.temples import TEMPLE, IslandFullError, by_nearness, has_room, nearest_place
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, upright
from flick3d.rules.outline import Point


def aim(state: State, action: Aim, ground: Ground) -> State:
    """The first of two discs is aimed; it waits for the second one (L5)."""
    waits = aimed(state, action.component, action.direction, action.speed, ground)
    return msgspec.structs.replace(state, phase="second", launch=waits, spot=None)


def flick(state: State, action: Flick | Pair, facts: Facts, ground: Ground) -> Outcome:
    """The flick at rest: a disc that has not wholly come out of the Corner may be flicked again (F31, F32)."""
    names = tuple(launched(action, state))
    placed = (Placement(name, state.component(name).kind, facts.rest(name).pose) for name in names)
    layout = state.layout.without([*names, HAND]).put(*placed)
    in_question = tuple(dict.fromkeys((*state.stuck, *names)))
    state = msgspec.structs.replace(
        state,
        layout=at_rest(layout, facts),
        components=moved(state.components, "map", names),
        flicked=tuple(dict.fromkeys((*state.flicked, *names))),
        heading=action.direction % 360.0,
        spot=None,
        launch=None,
        hand=None,
        again="",
    )
    corner = state.corner(state.active)
    stuck = tuple(name for name in in_question if in_corner(corner, disc_of(state.layout, name, ground)))
    flicked = Flicked(state.active, names, stuck)
    state = msgspec.structs.replace(state, stuck=stuck)
    if stuck:
        return msgspec.structs.replace(state, phase="stuck"), (flicked,)
    state, events = resolve(state, ground)
    return state, (flicked, *events)


def resolve(state: State, ground: Ground) -> Outcome:
    """The table is at rest for good (T2): who was banished is kept, then powers and Temples are asked for (T3, F34).

    Banished is what touched an Island and lies wholly in the Sea, whatever the tide (L13, L19).
    """
    where = touching(state, ground)
    gone = tuple(
        each.id
        for each in state.components
        if each.place == "map"
        and each.is_prophet
        and each.owner != state.active
        and each.id in state.before
        and (where[each.id].off_map or where[each.id].at_sea)
    )
    banished = tuple(dict.fromkeys((*state.banished, *gone)))
    state, flipped = turn_down(state)
    # Whoever leaves a disc in the Corner may have put it elsewhere, or stood the Hand, for a flick that does not come.
    layout = state.layout.without([HAND])
    state = msgspec.structs.replace(state, layout=layout, hand=None, spot=None, stuck=())
    state, following = go_on(msgspec.structs.replace(state, banished=banished, founded=False), ground)
    return state, (*flipped, *following)


def turn_down(state: State) -> Outcome:
    """Prophets that lie face down go to the Reserve Pool where a house rule says so (F9).

    Not under a Law by which discs roll: there it is chance on which face they come to lie (L4).
    """
    if state.scenario.house.flipped == "counts" or rolls(state):
        return state, ()
    lying = [
        each
        for each in state.components
        if each.place == "map" and each.is_prophet and state.layout[each.id].pose.axis_z < 0.0
    ]
    components = moved(state.components, "pool", [each.id for each in lying])
    turned = tuple(FaceDown(each.owner, each.id) for each in lying)
    return only_on_map(msgspec.structs.replace(state, components=components)), turned


def go_on(state: State, ground: Ground) -> Outcome:
    """Step a is asked for while there is something to do, else steps b to d follow at once (F33, F34)."""
    if fastenable(state, ground) or founders(state, ground):
        return msgspec.structs.replace(state, phase="temples"), ()
    return finish(state, ground)


def founders(state: State, ground: Ground) -> dict[str, tuple[IslandName, ...]]:
    """The active player's Prophets that touch a City, each with the Islands for its Temple (F34, G3).

    None without a Temple at all, in supply or on the Map, and none whose Island has no room for a Temple.
    """
    temples = temples_to_place(state)
    own = [each for each in of(state.components, state.active, "map") if each.is_prophet]
    if not temples or not own:
        return {}
    where = found(state, ground)
    god = state.god(state.active)
    every: tuple[IslandName, ...] = tuple(island.name for island in state.map.islands)
    offered = {}
    for each in own:
        cities = tuple(sorted(where[each.id].cities))
        if cities:
            wanted = every if god is not None and god.any_island else cities
            islands = tuple(name for name in wanted if _has_room(state, each, temples[0], name, ground))
            if islands:
                offered[each.id] = islands
    return offered


def _has_room(state: State, founder: Component, temple: str, island: IslandName, ground: Ground) -> bool:
    layout = state.layout.without([founder.id, temple])
    return has_room(state.map, layout, island, ground, _inside_only(state))


def _inside_only(state: State) -> bool:
    """Whether a Temple that has no room wholly inside a Border is not built: a house rule (F35)."""
    return state.scenario.house.full_island == "none"


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


def temple_place(state: State, action: Raise, ground: Ground) -> tuple[IslandName, Point]:
    """The Island that is meant, and where on it the Temple will lie (F34, F35).

    Where an Island has no room at all, it is the next nearest of those that are allowed.
    """
    layout, wish = state.layout.without([action.temple]), (action.x, action.y)
    islands = by_nearness(state.map, state.islands_of, wish)
    for inside_only in (True, False) if _inside_only(state) else (False,):
        for island in islands:
            with contextlib.suppress(IslandFullError):
                return island, nearest_place(state.map, layout, island, wish, ground, inside_only)
    return islands[0], ground.nearest_free(layout, area(state), TEMPLE, *state.map.island(islands[0]).middle)


def raise_temple(state: State, action: Raise, ground: Ground) -> Outcome:
    """The Temple lies where the player wished, or as near as there is a free place (F34, F35)."""
    island, (x, y) = temple_place(state, action, ground)
    raised = TempleRaised(state.active, state.founding, action.temple, island, x, y)
    state = msgspec.structs.replace(
        state,
        layout=state.layout.without([action.temple]).put(Placement(action.temple, TEMPLE, upright(x, y))),
        components=moved(state.components, "map", [action.temple]),
        founding="",
        founded=True,
        islands_of=(),
    )
    state, events = go_on(state, ground)
    return state, (raised, *events)
