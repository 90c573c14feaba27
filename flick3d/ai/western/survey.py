"""A survey: everything about a state that ideas and values ask again and again, worked out once."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from flick3d.ai.western.fans import Blade, Fan, Point, fan
from flick3d.ai.western.shapes import Shape, shapes, shapes_of
from flick3d.ai.western.sliding import Sliding
from flick3d.ai.western.terrain import Terrain, Ways, terrain, ways
from flick3d.games.western.state import Cowboy, State, other_side
from flick3d.games.western.vocabulary import Side
from flick3d.physics.pieces import Pieces
from flick3d.rules.doorway import on_table
from flick3d.rules.game import Ground
from flick3d.rules.layout import Layout, Placement

BEFORE_DOOR = 3.0
"""cm before the blocks of a house from where one goes straight in."""

LANDS_KEPT = 6

PLACES_KEPT = 500
"""From how many places a land's blades are kept: men stand where they stood for most of a turn's thoughts."""


class Land:
    """The town without figures and tokens: its terrain, and the ways on it; the same placements give the same land."""

    def __init__(self, still: tuple[Placement, ...], pieces: Pieces, slide: Sliding, state: State) -> None:
        self.still = still
        self.shapes = shapes(still, pieces)
        self.terrain: Terrain = terrain(state.scenario.area, self.shapes, slide.disc)
        self._ways: dict[tuple[Point, ...], Ways] = {}
        self._blades: dict[tuple[float, float, float], tuple[Blade, ...]] = {}

    def ways(self, *goals: Point) -> Ways:
        """The ways to the nearest of some places."""
        if goals not in self._ways:
            self._ways[goals] = ways(self.terrain, goals)
        return self._ways[goals]

    def blades(self, x: float, y: float, grow: float) -> tuple[Blade, ...]:
        """The blades of all its shapes for a disc of radius `grow` at (x, y), cm, the nearest first."""
        key = (x, y, grow)
        if key not in self._blades:
            if len(self._blades) >= PLACES_KEPT:
                self._blades.clear()
            self._blades[key] = fan(x, y, grow, self.shapes).blades
        return self._blades[key]


class Lands:
    """The last few lands, as questions about the same town come one after the other; every answer depends on the
    question alone.
    """

    def __init__(self, pieces: Pieces, slide: Sliding) -> None:
        self._pieces = pieces
        self._slide = slide
        self._kept: list[Land] = []

    def land(self, state: State) -> Land:
        """The land of a state."""
        mobile = {man.id for man in state.cowboys} | {token.id for token in state.tokens}
        still = tuple(each for each in state.layout if each.piece not in mobile and each.kind != "hat")
        for land in self._kept:
            if land.still == still:
                return land
        land = Land(still, self._pieces, self._slide, state)
        self._kept = [land, *self._kept[: LANDS_KEPT - 1]]
        return land


class Survey:
    """One state, looked at from above."""

    def __init__(self, state: State, ground: Ground, land: Land, pieces: Pieces, slide: Sliding) -> None:
        self.state = state
        self.ground = ground
        self.land = land
        self.pieces = pieces
        self.slide = slide
        self._fans: dict[tuple[str, float], Fan] = {}

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """All shapes of the town, men and tokens on the ground last."""
        return (*self.land.shapes, *self._mobile)

    @cached_property
    def _mobile(self) -> tuple[Shape, ...]:
        known = {each.piece for each in self.land.still}
        rest = (each for each in self.state.layout if each.piece not in known and each.kind != "hat")
        return tuple(shape for placed in rest for shape in shapes_of(placed, self.pieces))

    @cached_property
    def spots(self) -> dict[str, Point]:
        """Where everybody on the table is, cm; a man in a house is before its door, as that is where he comes out."""
        found: dict[str, Point] = {}
        for man in self.state.cowboys:
            if man.on_table and man.id in self.state.layout:
                pose = self.state.layout[man.id].pose
                house = self.house_of(man)
                found[man.id] = self.before_door(house) if house else (pose.x, pose.y)
        return found

    def house_of(self, man: Cowboy) -> str:
        """Id of the house that a man is in, or is just coming into, or ""."""
        house = self.state.entering if man.id == self.state.active and self.state.entering else man.inside
        return house if house in self.state.layout else ""

    def before_door(self, house: str) -> Point:
        """The place from where one goes straight into a house, cm."""
        placed = self.state.layout[house]
        front = self.ground.doorway(placed.kind).front
        return on_table(placed.pose, front + BEFORE_DOOR, 0.0)

    def sight(self, man: str) -> Fan:
        """What bullets meet that leave a man's own place."""
        return self.fan_at(man, self.slide.bullet)

    def fan_at(self, man: str, grow: float) -> Fan:
        """What a disc of this radius meets that leaves a man's own place; he himself is not there."""
        key = (man, grow)
        if key not in self._fans:
            x, y = self.spots[man]
            self._fans[key] = self.fan_from(x, y, grow, {man})
        return self._fans[key]

    def fan_from(self, x: float, y: float, grow: float, without: Collection[str] = ()) -> Fan:
        """What a disc of radius `grow` meets that leaves (x, y), cm; pieces in `without` are not there."""
        known = [blade for blade in self.land.blades(x, y, grow) if blade.shape.piece not in without]
        return fan(x, y, grow, (shape for shape in self._mobile if shape.piece not in without), known)

    def enemies(self, side: Side) -> tuple[Cowboy, ...]:
        """The enemies of a side who are on the table, wherever they are."""
        return self.state.living(other_side(side))

    def targets(self, side: Side) -> tuple[Cowboy, ...]:
        """The enemies of a side who can be shot at now: they stand, and are in no house."""
        return tuple(man for man in self.enemies(side) if man.posture == "standing" and not man.inside)


def layout_of(state: State) -> Layout:
    """The pieces that are on the table now: in the town or on the duel ground."""
    return state.layout if state.duel is None else state.duel.layout
