"""What a Law does at once when it enters: converts, the Ape, the Tornado, the Earthquake (L8, L9, L10, L17)."""

from __future__ import annotations

import msgspec

from flick3d.games.faith.components import APE, PROPHETS_EACH, discs_of, moved, of
from flick3d.games.faith.events import ApePlaced, ProphetGained, TemplesShaken, WashedUp
from flick3d.games.faith.laws import Law
from flick3d.games.faith.mission import washed_ashore
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import State
from flick3d.games.faith.table import area, at_rest, found, only_on_map, touching
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, upright


def reform(state: State, law: Law, facts: Facts | None, ground: Ground) -> Outcome:
    """The state when this Law has just entered; `facts` are those of the Earthquake, if it is one."""
    events: list[Event] = []
    for _ in range(law.converts):
        state, gained = _convert(state)
        events += gained
    if law.ape:
        state, placed = place_ape(state, ground)
        events.append(placed)
    if law.tornado is not None:
        state = msgspec.structs.replace(state, tornado=state.map.navel.at)
    if facts is not None:
        state, shaken = _shake(state, facts, ground)
        events += shaken
    return state, tuple(events)


def place_ape(state: State, ground: Ground) -> tuple[State, ApePlaced]:
    """The King Ape lies on the Navel, or as near as there is room (L9)."""
    layout = state.layout.without([APE])
    x, y = ground.nearest_free(layout, area(state), APE, *state.map.navel.at)
    state = msgspec.structs.replace(
        state,
        layout=layout.put(Placement(APE, APE, upright(x, y))),
        components=moved(state.components, "map", [APE]),
    )
    return state, ApePlaced(x, y)


def ape_comes_back(state: State, ground: Ground) -> Outcome:
    """The King Ape returns to the Navel when it is off the Map (L9)."""
    if APE not in state.layout or not found(state, ground)[APE].off_map:
        return state, ()
    state, placed = place_ape(state, ground)
    return state, (placed,)


def _convert(state: State) -> tuple[State, list[ProphetGained]]:
    """Each player gains one Prophet, up to seven discs (L8)."""
    gained = []
    for player in state.players:
        spare = [each.id for each in of(state.components, player, "box") if each.kind == "prophet"]
        if spare and discs_of(state.components, player) < PROPHETS_EACH:
            gained.append(ProphetGained(player, spare[0]))
    components = moved(state.components, "hand", [each.component for each in gained])
    return msgspec.structs.replace(state, components=components), gained


def _shake(state: State, facts: Facts, ground: Ground) -> tuple[State, list[Event]]:
    """The Temples have slid; those outside of every Border go back to their owners (L17, F38)."""
    state = msgspec.structs.replace(state, layout=at_rest(state.layout, facts))
    ashore = washed_ashore(state.components, touching(state, ground))
    events: list[Event] = [TemplesShaken()]
    events += [WashedUp(state.component(name).owner, name) for name in ashore]
    state = only_on_map(msgspec.structs.replace(state, components=moved(state.components, "supply", ashore)))
    state, back = ape_comes_back(state, ground)
    return state, [*events, *back]
