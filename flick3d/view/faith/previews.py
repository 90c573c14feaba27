"""Where a Temple will really lie, found fast enough to follow the pointer; the very place that the rules take (F35)."""

from __future__ import annotations

import math

from flick3d.games.faith.map import IslandName, Map
from flick3d.games.faith.outlines import Disc
from flick3d.games.faith.searching import nearest
from flick3d.games.faith.temples import ANYWHERE, TEMPLE, IslandFullError, nearest_place
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout
from flick3d.rules.outline import Point, distance_to, encloses

SLACK = 0.03
"""cm by which two flat discs may seem to overlap while the exact test still finds them apart."""


def temple_place(on: Map, layout: Layout, island: IslandName, wish: Point, ground: Ground) -> Point:
    """The place that `temples.nearest_place` gives for this wish; the wish itself on an Island that is full.

    layout: without the Temple itself. Circles in plan say first where it is no use to ask the exact test.
    """
    border, own = on.island(island).border, ground.radius(TEMPLE)
    reach = max(math.dist(wish, corner) for corner in border) + own
    lying = [Disc(each.pose, ground.radius(each.kind), 0.0) for each in layout]
    circles = [(each.pose.x, each.pose.y, (each.radius + own - SLACK) ** 2) for each in lying if each.is_flat]
    west, east = min(x for x, _ in border) + own, max(x for x, _ in border) - own
    south, north = min(y for _, y in border) + own, max(y for _, y in border) - own

    def is_good(place: Point) -> bool:
        x, y = place
        if not (west <= x <= east and south <= y <= north):
            return False
        if any((x - at_x) ** 2 + (y - at_y) ** 2 < apart for at_x, at_y, apart in circles):
            return False
        if not encloses(border, x, y) or distance_to(border, x, y) < own:
            return False
        return ground.is_free(layout, ANYWHERE, TEMPLE, x, y)

    found = nearest(wish, reach, is_good)
    if found is not None:
        return found
    try:
        return nearest_place(on, layout, island, wish, ground)
    except IslandFullError:
        return wish
