"""Placing a Temple: wholly inside an Island's Border, on nothing else, or on the nearest such place (F34, F35)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.outlines import Disc, lies_within, touches
from flick3d.games.faith.searching import rings
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, upright
from flick3d.rules.outline import Point, encloses

TEMPLE = "temple"
"""Kind of a Temple."""

ANYWHERE = Area(1000.0, 1000.0)
"""An area in which every place lies: here the Island's Border says what is inside."""


class IslandFullError(FlickError):
    """There is no free place for a Temple anywhere on an Island."""

    def __init__(self, island: IslandName) -> None:
        super().__init__(f"Island {island} is full: there is no free place for a Temple")


def is_free(on: Map, layout: Layout, island: IslandName, place: Point, ground: Ground) -> bool:
    """Whether a Temple at this place lies wholly inside the Border and overlaps no component (F35)."""
    return lies_within(on.island(island).border, _temple(place, ground)) and _is_clear(layout, place, ground)


def nearest_place(on: Map, layout: Layout, island: IslandName, wish: Point, ground: Ground) -> Point:
    """The wished place when a Temple may lie there, else the nearest one that is free (F35).

    On an Island without a free place wholly inside its Border it is the nearest free one with its middle inside, and
    else the nearest free one that touches the Border. `layout` is without the Temple itself. Raises IslandFullError.
    """
    border, radius = on.island(island).border, ground.radius(TEMPLE)
    west, east = min(x for x, _ in border) - radius, max(x for x, _ in border) + radius
    south, north = min(y for _, y in border) - radius, max(y for _, y in border) + radius
    second: Point | None = None
    third: Point | None = None
    for place in rings(wish, max(math.dist(wish, corner) for corner in border) + radius):
        # The rectangle is asked first, as it costs next to nothing.
        if not (west <= place[0] <= east and south <= place[1] <= north):
            continue
        is_inside = encloses(border, *place)
        if (not is_inside and third is not None) or not touches(border, _temple(place, ground)):
            continue
        if not _is_clear(layout, place, ground):
            continue
        if is_inside and lies_within(border, _temple(place, ground)):
            return place
        if is_inside and second is None:
            second = place
        third = third or place
    best = second or third
    if best is None:
        raise IslandFullError(island)
    return best


def by_nearness(on: Map, islands: Iterable[IslandName], wish: Point) -> tuple[IslandName, ...]:
    """These Islands, the one that a wish means first: that whose middle is nearest."""
    return tuple(sorted(islands, key=lambda name: math.dist(on.island(name).middle, wish)))


def _temple(place: Point, ground: Ground) -> Disc:
    return Disc(upright(*place), ground.radius(TEMPLE), thickness=0.0)


def _is_clear(layout: Layout, place: Point, ground: Ground) -> bool:
    return ground.is_free(layout, ANYWHERE, TEMPLE, *place)
