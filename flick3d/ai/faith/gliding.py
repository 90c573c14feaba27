"""How discs glide and shove, by closed formulas: good enough to shortlist flicks, the table tells the rest."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from flick3d.games.faith.constraints import mat, rolls, wind
from flick3d.games.faith.state import State
from flick3d.physics.pieces import Pieces
from flick3d.physics.pieces import load as load_pieces
from flick3d.physics.table import Table
from flick3d.rules.game import Ground
from flick3d.rules.outline import Point

STRUCK_BY_ROLLING = 0.15
"""Share of its speed that a rolling disc gives to one that it meets: it climbs rather than shoves."""
MOST_SHOVES = 9
"""So many slides of one flick are followed; what is shoved after that stays where it is."""
SLOW = 3.0
"""cm/s. What is slower than this stands still."""
WIND_SHARE = 0.25
"""Of wind times the square of the time: how far a sliding disc drifts, as friction goes against its whole way."""


class Glide(msgspec.Struct, frozen=True):
    """What slows discs on this Map.

    deceleration: of what slides, cm/s2. restitution, rubbing: of wood on wood. wind: cm/s2 along x and y.
    rolling: share of the speed that a rolling disc loses per second, as the exponent of e; 0 when discs slide.
    """

    deceleration: float
    restitution: float
    rubbing: float
    wind: Point = (0.0, 0.0)
    rolling: float = 0.0

    def distance(self, speed: float) -> float:
        """How far a flick of this speed carries, cm, on a free way without wind."""
        return speed / self.rolling if self.rolling else speed * speed / (2.0 * self.deceleration)

    def speed(self, distance: float) -> float:
        """The speed that carries a disc so far, cm/s."""
        return distance * self.rolling if self.rolling else math.sqrt(2.0 * self.deceleration * max(0.0, distance))

    def left(self, speed: float, distance: float) -> float:
        """The speed that is left after so many cm."""
        if self.rolling:
            return max(0.0, speed - self.rolling * distance)
        return math.sqrt(max(0.0, speed * speed - 2.0 * self.deceleration * distance))

    def drift(self, speed: float) -> Point:
        """How far the wind blows a disc that starts at this speed, cm along x and y."""
        seconds = speed / self.deceleration
        return self.wind[0] * WIND_SHARE * seconds**2, self.wind[1] * WIND_SHARE * seconds**2

    def aim(self, start: Point, end: Point) -> tuple[float, float]:
        """Direction in degrees and speed in cm/s of the flick that stops at `end` when nothing is in its way."""
        x, y = end
        speed = self.speed(math.dist(start, end))
        for _ in range(2 if self.wind != (0.0, 0.0) else 0):
            drift = self.drift(speed)
            x, y = end[0] - drift[0], end[1] - drift[1]
            speed = self.speed(math.dist(start, (x, y)))
        return math.degrees(math.atan2(y - start[1], x - start[0])) % 360.0, speed


class Body(msgspec.Struct, frozen=True):
    """One thing that lies in the way: middle and radius, cm, and mass, grams; `inf` is what cannot be moved."""

    x: float
    y: float
    radius: float
    mass: float


class Start(msgspec.Struct, frozen=True):
    """A body that is set going: its index, direction in degrees, speed in cm/s."""

    index: int
    direction: float
    speed: float


def pieces_of(ground: Ground) -> Pieces:
    """What the pieces are made of: the table's own data."""
    return ground.pieces if isinstance(ground, Table) else load_pieces()


def glide_of(state: State, ground: Ground) -> Glide:
    """What slows discs now, under the Laws of now (F9b, L4, L18, L20)."""
    pieces = pieces_of(ground)
    wood, name = pieces.material("prophet"), mat(state)
    found = pieces.mat(name)
    cloth = pieces.materials[found.material if found is not None else pieces.table.material]
    share = pieces.simulation.fallen.rolling
    return Glide(
        wood.friction * cloth.friction * pieces.simulation.gravity,
        wood.restitution**2,
        wood.friction**2,
        wind(state),
        -math.log(1.0 - share) if rolls(state) else 0.0,
    )


def shove(bodies: Sequence[Body], starts: Sequence[Start], glide: Glide) -> dict[int, Point]:
    """Where every body that moves ends, by its index.

    Slides are followed one after the other, the fastest first; a body that is met goes on along the line of the two
    middles. What moves at the same time is not looked at.
    """
    at: dict[int, Point] = {}
    # Plain lists, as a thought asks thousands of times: they are half the price of the bodies' fields.
    xs, ys = [each.x for each in bodies], [each.y for each in bodies]
    radii = [each.radius for each in bodies]
    going = [
        (each.speed, each.index, math.cos(math.radians(each.direction)), math.sin(math.radians(each.direction)))
        for each in starts
    ]
    rolling = {each.index for each in starts} if glide.rolling else set()
    for _ in range(MOST_SHOVES):
        if not going:
            break
        going.sort(reverse=True)
        speed, index, east, north = going.pop(0)
        rolled = index in rolling
        rolling.discard(index)
        own = glide if rolled or not glide.rolling else msgspec.structs.replace(glide, rolling=0.0)
        x, y = xs[index], ys[index]
        reach = own.distance(speed)
        met, away = _first_met(xs, ys, radii, index, (east, north), reach)
        if met is None:
            drift = own.drift(speed)
            at[index] = xs[index], ys[index] = x + east * reach + drift[0], y + north * reach + drift[1]
            continue
        x, y = x + east * away, y + north * away
        at[index] = xs[index], ys[index] = x, y
        speed = own.left(speed, away)
        if rolled:
            other = at.get(met) or (bodies[met].x, bodies[met].y)
            gap = math.dist(other, (x, y)) or 1.0
            if bodies[met].mass < math.inf:
                going.append((STRUCK_BY_ROLLING * speed, met, (other[0] - x) / gap, (other[1] - y) / gap))
            continue
        going += _parted(bodies, at, index, met, (speed * east, speed * north), own)
    return at


def _first_met(
    xs: Sequence[float], ys: Sequence[float], radii: Sequence[float], index: int, way: Point, reach: float
) -> tuple[int | None, float]:
    """Which body is met first on a straight way, and after how many cm; (None, reach) for a free way."""
    x, y, radius = xs[index], ys[index], radii[index]
    (east, north), met, nearest = way, None, reach
    for number, (other_x, other_y, other_radius) in enumerate(zip(xs, ys, radii, strict=True)):
        dx, dy = other_x - x, other_y - y
        along = dx * east + dy * north
        if along <= 0.0:  # so is the body itself
            continue
        room = radius + other_radius
        if along - room > nearest:
            continue
        aside = dx * north - dy * east
        if aside >= room or -aside >= room:
            continue
        away = along - math.sqrt(room * room - aside * aside)
        if away < nearest and away > -0.5 * room:
            met, nearest = number, max(0.0, away)
    return met, nearest


def _parted(
    bodies: Sequence[Body], at: dict[int, Point], index: int, met: int, velocity: Point, glide: Glide
) -> list[tuple[float, int, float, float]]:
    """How two bodies go on after they have met: they bounce along the line of their middles and rub across it."""
    one, other = bodies[index], bodies[met]
    x, y = at[index]
    other_x, other_y = at.get(met) or (other.x, other.y)
    gap = math.hypot(other_x - x, other_y - y) or 1.0
    normal = (other_x - x) / gap, (other_y - y) / gap
    closing = velocity[0] * normal[0] + velocity[1] * normal[1]
    across = velocity[0] - closing * normal[0], velocity[1] - closing * normal[1]
    passing = math.hypot(*across)
    share = 1.0 if other.mass == math.inf else other.mass / (one.mass + other.mass)
    kick = (1.0 + glide.restitution) * closing * share
    # A disc that is rubbed turns as well: a third of what would stop both from sliding on each other does it.
    rub = min(glide.rubbing * kick, passing * share / 3.0) / (passing or 1.0)
    change = kick * normal[0] + rub * across[0], kick * normal[1] + rub * across[1]
    found = []
    left = velocity[0] - change[0], velocity[1] - change[1]
    speed = math.hypot(*left)
    if speed > SLOW:
        found.append((speed, index, left[0] / speed, left[1] / speed))
    heavier = 0.0 if other.mass == math.inf else one.mass / other.mass
    given = heavier * math.hypot(*change)
    if given > SLOW:
        found.append((given, met, heavier * change[0] / given, heavier * change[1] / given))
    return found
