"""Placing a Temple: wholly inside an Island's Border, on nothing else, or on the nearest such place (F34, F35)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.outlines import Disc, lies_within
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, upright
from flick3d.rules.outline import Point

TEMPLE = "temple"
"""Kind of a Temple."""

RING = 0.2
"""cm between two rings of places that are tried, and between two places on a ring."""

ANYWHERE = Area(1000.0, 1000.0)
"""An area in which every place lies: here the Island's Border says what is inside."""


class IslandFullError(FlickError):
    """There is no free place for a Temple anywhere on an Island."""

    def __init__(self, island: IslandName) -> None:
        super().__init__(f"Island {island} is full: there is no free place for a Temple")


def is_free(on: Map, layout: Layout, island: IslandName, place: Point, ground: Ground) -> bool:
    """Whether a Temple at this place lies wholly inside the Border and overlaps no component (F35)."""
    lying_flat = Disc(upright(*place), ground.radius(TEMPLE), thickness=0.0)
    return lies_within(on.island(island).border, lying_flat) and ground.is_free(layout, ANYWHERE, TEMPLE, *place)


def nearest_place(on: Map, layout: Layout, island: IslandName, wish: Point, ground: Ground) -> Point:
    """The wished place when a Temple may lie there, else the nearest one that is free (F35).

    Places are tried on growing rings; of equally near ones the first counter-clockwise from the east is taken.
    `layout` is without the Temple itself. Raises IslandFullError.
    """
    for place in _places(wish, 2.0 * on.size):
        if is_free(on, layout, island, place, ground):
            return place
    raise IslandFullError(island)


def _places(wish: Point, farthest: float) -> Iterator[Point]:
    yield wish
    for ring in range(1, math.ceil(farthest / RING) + 1):
        distance = ring * RING
        count = math.ceil(2.0 * math.pi * ring)
        for step in range(count):
            angle = 2.0 * math.pi * step / count
            yield round(wish[0] + distance * math.cos(angle), 4), round(wish[1] + distance * math.sin(angle), 4)
