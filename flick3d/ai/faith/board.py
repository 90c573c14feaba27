"""The table as the mind sees it: circles with owners, and where each of them counts."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from flick3d.ai.faith.gliding import Body, pieces_of
from flick3d.games.faith.constraints import by_centre, off_by_rim
from flick3d.games.faith.map import Map, Outline
from flick3d.games.faith.places import Whereabouts
from flick3d.games.faith.powers import footprint
from flick3d.games.faith.state import Stance, State
from flick3d.games.faith.table import HAND, found
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point

DEEP = 1.5
"""cm. A disc whose middle is farther inside a Border than this is not shoved off so soon."""
WAYS = 64
"""In how many directions the shores are known."""
NOWHERE = -1
"""Index of no Island, and of no player."""


class Spot(msgspec.Struct, frozen=True):
    """Where a disc counts: the index of its Island or -1; whether it lies deep in it, in a City, on the Navel, off.

    ashore: whether it touches an Island's Border, whatever the tide (L19).
    """

    island: int = NOWHERE
    deep: bool = False
    city: bool = False
    navel: bool = False
    off: bool = False
    ashore: bool = False

    @property
    def at_sea(self) -> bool:
        """Whether it lies on the Map and counts nowhere."""
        return self.island == NOWHERE and not self.navel and not self.off


class Lying(msgspec.Struct, frozen=True):
    """One disc on the table: its id, whose it is (index, -1 is nobody), what it is, and where it counts."""

    id: str
    owner: int
    kind: str
    body: Body
    spot: Spot

    @property
    def is_prophet(self) -> bool:
        """Whether it counts as a Prophet (F7)."""
        return self.owner != NOWHERE and self.kind != "temple"

    @property
    def is_fixed(self) -> bool:
        """Whether nothing can move it (G1)."""
        return self.body.mass == math.inf


class Sea(msgspec.Struct, frozen=True):
    """The Map made ready for many questions.

    middles, outer: per Island its middle, and how far it reaches from there, cm. shores: per Island how far its Border
    is from its middle in equally many directions, counter-clockwise from the east, cm.
    """

    map: Map
    by_centre: bool
    off_by_rim: bool
    middles: tuple[Point, ...]
    outer: tuple[float, ...]
    shores: tuple[tuple[float, ...], ...]

    def spot(self, x: float, y: float, radius: float) -> Spot:
        """Where a disc that lies flat counts (F3, F37, L19)."""
        if max(abs(x), abs(y)) + (radius if self.off_by_rim else 0.0) > self.map.size / 2.0:
            return Spot(off=True)
        navel = math.dist((x, y), self.map.navel.at) <= self.map.navel.radius + radius
        index = self.nearest(x, y)
        if math.dist(self.middles[index], (x, y)) > self.outer[index] + radius:
            return Spot(navel=navel)
        depth = self.depth(index, x, y)
        island = self.map.islands[index]
        city = math.dist((x, y), island.city.at) <= island.city.radius + radius
        ashore = depth >= -radius
        if depth < 0.0 and (self.by_centre or not ashore):
            return Spot(city=city, navel=navel, ashore=ashore)
        return Spot(index, depth >= DEEP, city, navel, ashore=True)

    def depth(self, island: int, x: float, y: float) -> float:
        """How far a point is inside an Island's Border, cm, as seen from its middle; less than 0 is outside."""
        east, north = x - self.middles[island][0], y - self.middles[island][1]
        shore = self.shores[island]
        way = math.atan2(north, east) / math.tau * len(shore)
        step = math.floor(way)
        first, second = shore[step % len(shore)], shore[(step + 1) % len(shore)]
        return first + (second - first) * (way - step) - math.hypot(east, north)

    def nearest(self, x: float, y: float) -> int:
        """The index of the Island whose middle is nearest."""
        away = [(east - x) ** 2 + (north - y) ** 2 for east, north in self.middles]
        return away.index(min(away))


class Board(msgspec.Struct, frozen=True):
    """All discs on the table. obstacles: what else is in the way of a flick (the Hand of God), as circles."""

    sea: Sea
    lying: tuple[Lying, ...]
    obstacles: tuple[Body, ...] = ()

    def lying_as(self, name: str) -> Lying | None:
        """The disc of this id, or None when it is not on the table."""
        return next((each for each in self.lying if each.id == name), None)


def sea_of(state: State) -> Sea:
    """The Map of a match under its Laws."""
    islands = state.map.islands
    middles = tuple(island.middle for island in islands)
    return Sea(
        state.map,
        by_centre(state),
        off_by_rim(state),
        middles,
        tuple(max(math.dist(at, each) for each in island.border) for island, at in zip(islands, middles, strict=True)),
        tuple(_shore(island.border, at) for island, at in zip(islands, middles, strict=True)),
    )


def _shore(border: Outline, middle: Point) -> tuple[float, ...]:
    """How far a Border is from a point inside it, in `WAYS` directions: between its corners along straight lines."""
    corners = sorted(
        (math.atan2(y - middle[1], x - middle[0]) % math.tau, math.dist(middle, (x, y))) for x, y in border
    )
    corners = [(corners[-1][0] - math.tau, corners[-1][1]), *corners, (corners[0][0] + math.tau, corners[0][1])]
    found, index = [], 0
    for way in range(WAYS):
        angle = math.tau * way / WAYS
        while corners[index + 1][0] < angle:
            index += 1
        (one, near), (other, far) = corners[index], corners[index + 1]
        found.append(near + (far - near) * (angle - one) / ((other - one) or 1.0))
    return tuple(found)


def board_of(state: State, ground: Ground) -> Board:
    """The table of a state."""
    sea, where = sea_of(state), found(state, ground)
    owners = {each.id: each.owner for each in state.components}
    index = {name: number for number, name in enumerate(state.players)}
    lying = []
    for placed in state.layout:
        if placed.kind == HAND:
            continue
        body = body_of(placed.kind, (placed.pose.x, placed.pose.y), ground, placed.fixed)
        spot = _spot(sea, where, placed.piece, body)
        lying.append(Lying(placed.piece, index.get(owners[placed.piece], NOWHERE), placed.kind, body, spot))
    return Board(sea, tuple(lying), hand_as_bodies(state, state.hand) if state.hand is not None else ())


def body_of(kind: str, at: Point, ground: Ground, fixed: bool = False) -> Body:
    """A disc of this kind at a place."""
    mass = math.inf if fixed else pieces_of(ground)[kind].mass
    return Body(at[0], at[1], ground.radius(kind), mass)


def hand_as_bodies(state: State, stance: Stance) -> tuple[Body, ...]:
    """The Hand of God as a row of circles that cannot be moved (G7)."""
    figures = next(god.hand for god in state.book.pantheon.gods.values() if god.hand is not None)
    corners = footprint(stance, figures)
    left = (corners[1][0] + corners[2][0]) / 2.0, (corners[1][1] + corners[2][1]) / 2.0
    right = (corners[0][0] + corners[3][0]) / 2.0, (corners[0][1] + corners[3][1]) / 2.0
    many = round(2.0 * figures.width / figures.thickness)
    return tuple(
        Body(
            left[0] + (right[0] - left[0]) * each / many,
            left[1] + (right[1] - left[1]) * each / many,
            figures.thickness / 2.0,
            math.inf,
        )
        for each in range(many + 1)
    )


def _spot(sea: Sea, where: Mapping[str, Whereabouts], name: str, body: Body) -> Spot:
    """Where the rules find a disc."""
    place = where[name]
    if place.off_map:
        return Spot(off=True)
    names = [island.name for island in sea.map.islands]
    if not place.islands:
        ashore = sea.depth(sea.nearest(body.x, body.y), body.x, body.y) >= -body.radius
        return Spot(city=bool(place.cities), navel=place.navel, ashore=ashore)
    index = names.index(min(place.islands))
    return Spot(index, sea.depth(index, body.x, body.y) >= DEEP, bool(place.cities), place.navel, ashore=True)
