"""Where a disc is: on Islands, in Cities, on the Navel, in the Sea, in a Corner, off the Map (F3, F8, F37, F38)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from flick3d.games.faith.map import Corner, IslandName, Map
from flick3d.games.faith.outlines import Disc, covered, touches, touches_ring
from flick3d.rules.outline import Point, encloses

LIES_ON_MAP = 0.06
"""cm. A disc whose lowest point is higher than this does not touch the Map's surface."""

FELL_BELOW = -0.06
"""cm. A disc whose lowest point is lower than this has slid off the cloth."""


Box = tuple[float, float, float, float]
"""Smallest and largest x and y of an outline, cm: west, south, east, north."""


class Whereabouts(msgspec.Struct, frozen=True):
    """Where one disc is; on nothing at all is the Sea (F3). A disc can be on several places at once."""

    islands: frozenset[IslandName] = frozenset()
    cities: frozenset[IslandName] = frozenset()
    navel: bool = False
    off_map: bool = False

    @property
    def at_sea(self) -> bool:
        """Whether it lies on the Map and on no Island and not on the Navel."""
        return not (self.off_map or self.islands or self.navel)


def whereabouts(
    on: Map, discs: Mapping[str, Disc], by_centre: bool = False, off_by_rim: bool = False
) -> dict[str, Whereabouts]:
    """Where each of these discs is, by id (F3, F8, F37).

    by_centre: a disc is on an Island only if its centre is inside the Border (L19). off_by_rim: see `is_off`. A disc
    that lies on others and not on the Map counts as lying where the one lies that carries it: the highest of those
    below it that it covers, and so on down to the Map.
    """
    boxes = tuple(_box(island.border) for island in on.islands)
    return {name: _where(on, boxes, disc_below(discs, name), by_centre, off_by_rim) for name in discs}


def disc_below(discs: Mapping[str, Disc], name: str) -> Disc:
    """The disc that lies on the Map and carries this one; the disc itself when it touches the Map (F8)."""
    disc, seen = discs[name], {name}
    while lowest(disc) > LIES_ON_MAP:
        below = [
            (lowest(other), other_name)
            for other_name, other in discs.items()
            if other_name not in seen and lowest(other) < lowest(disc) and _overlap(disc, other)
        ]
        if not below:
            return disc
        carrier = max(below)[1]
        seen.add(carrier)
        disc = discs[carrier]
    return disc


def lowest(disc: Disc) -> float:
    """Height of the lowest point of a disc above the Map, cm."""
    axis = disc.pose.axis_z
    leaning = disc.radius * math.sqrt(max(0.0, 1.0 - axis * axis))
    return disc.pose.z - leaning + min(0.0, disc.thickness * axis)


def in_corner(corner: Corner, disc: Disc) -> bool:
    """Whether any part of a disc is in a Player's Corner or touches its border (F31, F32)."""
    return touches(corner.border, disc)


def is_off(on: Map, disc: Disc, by_rim: bool = False) -> bool:
    """Whether a disc is off the Map: it has slid off the cloth, or its centre is past the edge (F37).

    by_rim: by a house rule it is off with any part of it past the edge.
    """
    half = on.size / 2.0
    beyond = max(abs(disc.pose.x), abs(disc.pose.y))
    if by_rim and disc.is_flat:
        beyond += disc.radius
    elif by_rim:
        beyond = max(abs(number) for point in covered(disc) for number in point)
    return lowest(disc) < FELL_BELOW or beyond > half


def _where(on: Map, boxes: Sequence[Box], disc: Disc, by_centre: bool, off_by_rim: bool) -> Whereabouts:
    if is_off(on, disc, off_by_rim):
        return Whereabouts(off_map=True)
    # Most Islands are far away: their Borders, of many points, need not be asked.
    near = [island for island, box in zip(on.islands, boxes, strict=True) if _may_touch(box, disc)]
    return Whereabouts(
        islands=frozenset(island.name for island in near if _is_on(island.border, disc, by_centre)),
        cities=frozenset(island.name for island in on.islands if touches_ring(island.city, disc)),
        navel=touches_ring(on.navel, disc),
    )


def _box(border: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in border], [y for _, y in border]
    return min(xs), min(ys), max(xs), max(ys)


def _may_touch(box: Box, disc: Disc) -> bool:
    reach = disc.radius + disc.thickness
    x, y = disc.pose.x, disc.pose.y
    return box[0] - reach <= x <= box[2] + reach and box[1] - reach <= y <= box[3] + reach


def _is_on(border: Sequence[Point], disc: Disc, by_centre: bool) -> bool:
    return encloses(border, disc.pose.x, disc.pose.y) if by_centre else touches(border, disc)


def _overlap(one: Disc, other: Disc) -> bool:
    """Whether two discs cover a common part of the table, seen from above."""
    if one.is_flat and other.is_flat:
        return math.dist((one.pose.x, one.pose.y), (other.pose.x, other.pose.y)) < one.radius + other.radius
    return touches(covered(one), other) or encloses(covered(other), one.pose.x, one.pose.y)
