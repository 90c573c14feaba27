"""The table of a match: the discs that lie on it, where each is, and the shot of a flick (F8, F12, F31)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.games.faith.outlines import Disc
from flick3d.games.faith.places import Whereabouts, whereabouts
from flick3d.games.faith.state import State
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright

THICKNESS: dict[str, float] = {"prophet": 0.4, "templar": 0.5, "sphinx": 0.6, "king-ape": 0.6, "temple": 0.8}
"""cm; `pieces.yaml` has the same figures."""

LOWEST_SPEED = 20.0
"""cm/s. A slower push does not leave the finger."""
TOP_SPEED = 500.0
"""cm/s. A finger with the thumb's release (F13)."""

CLOTH = "cloth"


def area(state: State) -> Area:
    """The Map: a square cloth on the wooden table (F9b)."""
    return Area(state.map.size, state.map.size, CLOTH)


def found(state: State, layout: Layout, ground: Ground) -> Mapping[str, Whereabouts]:
    """Where every component on the table is, by id (F3, F8)."""
    discs = {placed.piece: Disc(placed.pose, ground.radius(placed.kind), THICKNESS[placed.kind]) for placed in layout}
    return whereabouts(state.map, discs)


def disc_of(layout: Layout, component: str, ground: Ground) -> Disc:
    """One component on the table as a disc."""
    placed = layout[component]
    return Disc(placed.pose, ground.radius(placed.kind), THICKNESS[placed.kind])


def spot_of(state: State, component: str, ground: Ground) -> tuple[float, float]:
    """Where a Prophet is put that is flicked next: where the player wished, or at the middle of the cloud (F31).

    Where something lies there, it is the nearest free place.
    """
    wish = state.spot or state.middle_of_cloud(state.active)
    others = state.layout.without([component])
    return ground.nearest_free(others, area(state), state.component(component).kind, *wish)


def flick_shot(state: State, component: str, direction: float, speed: float, ground: Ground) -> Shot:
    """The table with the Prophet in its owner's Corner, about to go."""
    kind = state.component(component).kind
    spot = upright(*spot_of(state, component, ground))
    layout = state.layout.without([component]).put(Placement(component, kind, spot))
    return Shot(layout, area(state), (Push(component, direction % 360.0, speed),))


def race_shot(state: State, aimed: tuple[tuple[float, float], ...]) -> Shot:
    """The table with a Prophet of every racer in his Corner; all go in the same instant (F12)."""
    racing = [(racing_prophet(state, player), player) for player in state.racers]
    placed = (Placement(name, "prophet", upright(*state.middle_of_cloud(player))) for name, player in racing)
    pushes = (Push(name, direction % 360.0, speed) for (name, _), (direction, speed) in zip(racing, aimed, strict=True))
    return Shot(state.layout.put(*placed), area(state), tuple(pushes))


def racing_prophet(state: State, player: str) -> str:
    """The Prophet with which a player races: the first one in hand."""
    return next(each.id for each in state.components if each.owner == player and each.kind == "prophet")


def at_rest(layout: Layout, facts: Facts) -> Layout:
    """The layout with every piece where the shot left it."""
    return layout.moved({rest.piece: rest.pose for rest in facts.rests})


def only_on_map(state: State) -> State:
    """The state whose table holds exactly the components that are on the Map."""
    gone = (each.id for each in state.components if each.place != "map")
    return msgspec.structs.replace(state, layout=state.layout.without(gone))
