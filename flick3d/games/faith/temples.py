"""Placing a Temple: wholly inside an Island's Border, on nothing else, or on the nearest such place (F34, F35)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.outlines import Disc, lies_within, touches
from flick3d.games.faith.places import lowest
from flick3d.games.faith.searching import rings
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, upright
from flick3d.rules.outline import Point, encloses

TEMPLE = "temple"
"""Kind of a Temple."""

ANYWHERE = Area(1000.0, 1000.0)
"""An area in which every place lies: here the Island's Border says what is inside."""


DISCS = ("prophet", "templar", "sphinx", "king-ape", "temple")
"""Kinds whose footprint is a circle when they lie flat."""

SURELY = 0.02
"""cm by which two discs overlap that are surely in each other's way; what is closer the table decides."""


class IslandFullError(FlickError):
    """There is no free place for a Temple anywhere on an Island."""

    def __init__(self, island: IslandName) -> None:
        super().__init__(f"Island {island} is full: there is no free place for a Temple")


def is_free(on: Map, layout: Layout, island: IslandName, place: Point, ground: Ground) -> bool:
    """Whether a Temple at this place lies wholly inside the Border and overlaps no component (F35)."""
    return lies_within(on.island(island).border, _temple(place, ground)) and _is_clear(layout, place, ground)


def nearest_place(
    on: Map, layout: Layout, island: IslandName, wish: Point, ground: Ground, inside_only: bool = False
) -> Point:
    """The wished place when a Temple may lie there, else the nearest one that is free (F35).

    On an Island without a free place wholly inside its Border it is the nearest free one with its middle inside, and
    else the nearest free one that touches the Border; not so with `inside_only`, a house rule. `layout` is without the
    Temple itself. Raises IslandFullError.
    """
    border = on.island(island).border
    second: Point | None = None
    third: Point | None = None
    for place in _open_places(on, layout, island, wish, ground):
        is_inside = encloses(border, *place)
        if is_inside and lies_within(border, _temple(place, ground)):
            return place
        second = place if is_inside and second is None else second
        third = third or place
    best = second or third
    if best is None or inside_only:
        raise IslandFullError(island)
    return best


def has_room(on: Map, layout: Layout, island: IslandName, ground: Ground, inside_only: bool = False) -> bool:
    """Whether there is any free place for a Temple on an Island: `nearest_place` finds one then."""
    target = on.island(island)
    places = _open_places(on, layout, island, target.city.at, ground)
    return any(not inside_only or lies_within(target.border, _temple(place, ground)) for place in places)


def _open_places(on: Map, layout: Layout, island: IslandName, wish: Point, ground: Ground) -> Iterator[Point]:
    """Places where a Temple touches an Island and overlaps nothing, the nearest first."""
    border, radius = on.island(island).border, ground.radius(TEMPLE)
    west, east = min(x for x, _ in border) - radius, max(x for x, _ in border) + radius
    south, north = min(y for _, y in border) - radius, max(y for _, y in border) + radius
    taken = tuple(_circles(layout, ground))
    for place in rings(wish, max(math.dist(wish, corner) for corner in border) + radius):
        # What costs next to nothing is asked first: the rectangle, then the discs that lie flat.
        x, y = place
        if not (west <= x <= east and south <= y <= north):
            continue
        if any((x - at_x) ** 2 + (y - at_y) ** 2 < reach for at_x, at_y, reach in taken):
            continue
        if touches(border, _temple(place, ground)) and _is_clear(layout, place, ground):
            yield place


def _circles(layout: Layout, ground: Ground) -> Iterator[tuple[float, float, float]]:
    """The middle of every disc that lies flat and low, and the square of the distance within which it is in the way."""
    for placed in layout:
        disc = Disc(placed.pose, ground.radius(placed.kind), ground.height(placed.kind))
        if placed.kind in DISCS and disc.is_flat and lowest(disc) < ground.height(TEMPLE) - SURELY:
            yield disc.pose.x, disc.pose.y, (disc.radius + ground.radius(TEMPLE) - SURELY) ** 2


def by_nearness(on: Map, islands: Iterable[IslandName], wish: Point) -> tuple[IslandName, ...]:
    """These Islands, the one that a wish means first: that whose middle is nearest."""
    return tuple(sorted(islands, key=lambda name: math.dist(on.island(name).middle, wish)))


def _temple(place: Point, ground: Ground) -> Disc:
    return Disc(upright(*place), ground.radius(TEMPLE), thickness=0.0)


def _is_clear(layout: Layout, place: Point, ground: Ground) -> bool:
    return ground.is_free(layout, ANYWHERE, TEMPLE, *place)
