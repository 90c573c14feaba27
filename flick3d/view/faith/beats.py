"""What came of an action, cut into beats that are shown one after another: Temples, Navel, off the Map, Worship. Pure.

Lengths are cm, times seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from flick3d.games.faith.components import APE, Place, moved
from flick3d.games.faith.events import (
    Banished,
    Blessed,
    CameBack,
    Drowned,
    FaceDown,
    HeartDropped,
    LawPleased,
    Lost,
    SheepFound,
    Silenced,
    Swept,
    TempleRaised,
    TornadoMoved,
    Toured,
    WashedUp,
    Worshipped,
    gain,
)
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.outline import Point
from flick3d.view.faith.supplies import HEART
from flick3d.view.faith.table import shown_layout

SECONDS: dict[type[Event], float] = {
    TempleRaised: 0.6,
    FaceDown: 0.7,
    Blessed: 1.0,
    Lost: 0.7,
    CameBack: 0.7,
    Drowned: 0.8,
    WashedUp: 0.7,
    TornadoMoved: 0.9,
    Swept: 0.7,
    Banished: 1.0,
    HeartDropped: 1.1,
    SheepFound: 0.8,
    Silenced: 0.9,
    Worshipped: 1.25,
    Toured: 1.0,
    LawPleased: 1.0,
}
"""How long the beat of an event lasts; events that are not named have none, and are part of what comes last."""
TOGETHER = (FaceDown, Lost, CameBack, Drowned, WashedUp, Swept, SheepFound, Worshipped, Toured)
"""Events that share a beat when they follow each other; Worshipped Island by Island."""
MANY = 6
"""With more beats than this everything goes faster."""
SHORTEST = 0.55
"""Share of a beat's time that is left when there are very many."""

PLACES: dict[type[Event], Place] = {
    FaceDown: "pool",
    Blessed: "pool",
    Lost: "pool",
    Swept: "pool",
    TempleRaised: "pool",
    WashedUp: "supply",
    CameBack: "hand",
    Drowned: "out",
}
"""Where the event's disc goes."""


class Gain(msgspec.Struct, frozen=True):
    """Points that fly to a player's box from a point of the table."""

    player: str
    points: int
    at: Point


class Beat(msgspec.Struct, frozen=True):
    """One thing that is shown: what lies on the table after it, how long it takes, and the points that fly for it.

    island: whose Border lights up, or "". silent: it lights up in another way, for it is not scored. pointed: ids of
    discs that are marked meanwhile.
    """

    layout: Layout
    seconds: float
    events: tuple[Event, ...] = ()
    gains: tuple[Gain, ...] = ()
    island: IslandName | str = ""
    silent: bool = False
    pointed: tuple[str, ...] = ()


def beats(before: State, state: State, events: Iterable[Event], lying: Layout, ground: Ground) -> tuple[Beat, ...]:
    """The beats between two states; what is not told in one is part of the state that is shown at last.

    lying: what lies on the cloth now, as the flick left it.
    """
    groups = _grouped(events)
    hurry = max(SHORTEST, min(1.0, MANY / max(1, len(groups))))
    found, now, cloth = [], msgspec.structs.replace(before, launch=None, hand=None), lying
    for group in groups:
        lay = cloth
        for event in group:
            now, cloth = _after(now, cloth, event)
        layout = shown_layout(now, ground, cloth)
        gains = tuple(_gains(state, (lay, layout), group))
        first = group[0]
        found.append(
            Beat(
                layout=layout,
                seconds=SECONDS[type(first)] * hurry,
                events=tuple(group),
                gains=gains,
                island=getattr(first, "island", ""),
                silent=isinstance(first, Silenced),
                pointed=_pointed(group),
            )
        )
    return tuple(found)


def _grouped(events: Iterable[Event]) -> list[list[Event]]:
    """The events that are shown, those that share a beat together."""
    groups: list[list[Event]] = []
    for event in events:
        if type(event) not in SECONDS:
            continue
        if groups and _share(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _share(last: Event, event: Event) -> bool:
    """Whether an event belongs to the beat of the one before it."""
    if isinstance(last, Worshipped) and isinstance(event, Worshipped):
        return last.island == event.island
    return type(last) is type(event) and isinstance(event, TOGETHER)


def _after(now: State, cloth: Layout, event: Event) -> tuple[State, Layout]:
    """The state and the cloth as they are shown when this has happened."""
    place = PLACES.get(type(event))
    if place is not None:
        disc = str(getattr(event, "component", ""))
        now = msgspec.structs.replace(now, components=moved(now.components, place, [disc]))
        cloth = cloth.without([disc])
    match event:
        case TempleRaised(temple=temple, x=x, y=y):
            cloth = cloth.put(Placement(temple, "temple", upright(x, y)))
            now = msgspec.structs.replace(now, components=moved(now.components, "map", [temple]))
        case TornadoMoved(x, y):
            now = msgspec.structs.replace(now, tornado=(x, y))
        case HeartDropped(x=x, y=y):
            # It lies on the discs that it wins over, so that it is seen.
            cloth = cloth.put(Placement(HEART, HEART, upright(x, y, 0.0, 0.5)))
    return now, cloth


def _gains(state: State, layouts: Sequence[Layout], group: Sequence[Event]) -> Iterable[Gain]:
    for event in group:
        got = gain(event)
        if got is not None and got[1]:
            yield Gain(*got, _origin(state, layouts, event))


def _origin(state: State, layouts: Sequence[Layout], event: Event) -> Point:
    """From where an event's points fly: the Island's City, the disc where it lay or lies now, or else the Navel."""
    if isinstance(event, Worshipped):
        return state.map.island(event.island).city.at
    named = (*getattr(event, "components", ()), getattr(event, "component", ""))
    found = (layout.get(name) for layout in layouts for name in named)
    pose = next((placed.pose for placed in found if placed is not None), None)
    return state.map.navel.at if pose is None else (pose.x, pose.y)


def _pointed(group: Sequence[Event]) -> tuple[str, ...]:
    """The discs that an event is about and that stay where they are."""
    found: list[str] = []
    for event in group:
        if isinstance(event, HeartDropped):
            found += event.components
        elif isinstance(event, SheepFound):
            found.append(event.component)
        elif isinstance(event, Silenced):
            found.append(APE)
    return tuple(found)
