"""The table of a match: the discs that lie on it, and where each is (F8, F12, F31)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.games.faith.constraints import by_centre, mat, off_by_rim
from flick3d.games.faith.outlines import Disc
from flick3d.games.faith.places import Whereabouts, whereabouts
from flick3d.games.faith.state import State
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout

HAND = "hand-of-god"
"""Id and kind of the Hand of God."""


def area(state: State) -> Area:
    """The Map: a square cloth on the wooden table (F9b), oiled or not (L18)."""
    return Area(state.map.size, state.map.size, mat(state))


def discs(layout: Layout, ground: Ground) -> dict[str, Disc]:
    """Every component on the table as a disc, by id."""
    return {placed.piece: disc_of(layout, placed.piece, ground) for placed in layout if placed.kind != HAND}


def disc_of(layout: Layout, component: str, ground: Ground) -> Disc:
    """One component on the table as a disc. Raises KeyError."""
    placed = layout[component]
    return Disc(placed.pose, ground.radius(placed.kind), ground.height(placed.kind))


def found(state: State, ground: Ground) -> Mapping[str, Whereabouts]:
    """Where every component on the table is, by id (F3, F8, L19)."""
    return whereabouts(state.map, discs(state.layout, ground), by_centre(state), off_by_rim(state))


def touching(state: State, ground: Ground) -> Mapping[str, Whereabouts]:
    """Where every component on the table is, whatever the tide (F3, F8)."""
    return whereabouts(state.map, discs(state.layout, ground), off_by_rim=off_by_rim(state))


def at_rest(layout: Layout, facts: Facts) -> Layout:
    """The layout with every piece where the shot left it."""
    return layout.moved({rest.piece: rest.pose for rest in facts.rests})


def only_on_map(state: State) -> State:
    """The state whose table holds exactly the components that are on the Map, and the Hand of God while it stands."""
    gone = [each.id for each in state.components if each.place != "map"]
    return msgspec.structs.replace(state, layout=state.layout.without(gone))
