"""Where arrows show the wind: over the open Sea, away from Islands, Navel and clouds. Pure."""

from __future__ import annotations

import math

from flick3d.games.faith.map import Map
from flick3d.rules.outline import Point, distance_to, encloses, is_near

ARROW_LENGTH = 4.2
"""cm."""
ROOM = 0.9
"""How far an arrow's middle is from every Border at least, cm."""
SPACING = 1.5
"""cm between the places of the grid that are tried."""
APART = 6.5
"""cm between two arrows at least."""
EDGE = 3.2
"""How far an arrow's middle is from the edge of the cloth at least, cm."""


def arrows(on: Map) -> tuple[Point, ...]:
    """The middles of the arrows, cm; symmetric, as the Map is nearly."""
    most = on.size / 2.0 - EDGE
    steps = math.floor(most / SPACING)
    grid = [SPACING * step for step in range(-steps, steps + 1)]
    found: list[Point] = []
    for place in sorted(((x, y) for x in grid for y in grid), key=lambda place: (math.hypot(*place), place)):
        # Borders have hundreds of corners: they are asked last.
        if all(math.dist(place, other) >= APART for other in found) and _is_sea(on, place):
            found.append(place)
    return tuple(found)


def _is_sea(on: Map, place: Point) -> bool:
    borders = [island.border for island in on.islands] + [corner.border for corner in on.corners]
    if math.dist(place, on.navel.at) < on.navel.radius + ROOM:
        return False
    near = (border for border in borders if is_near(border, *place, ROOM))
    return all(not encloses(border, *place) and distance_to(border, *place) >= ROOM for border in near)
