"""Fans: what a disc that leaves a place meets, direction by direction, and how wide the gaps between are."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

import msgspec

from flick3d.ai.western.shapes import Shape

Point = tuple[float, float]


class Blade(msgspec.Struct, frozen=True):
    """One shape as the disc sees it: the middle direction and half the width of the directions in which the disc would
    touch it, degrees, and the distance after which it could touch it first, cm.
    """

    shape: Shape
    middle: float
    half: float
    near: float


class Fan(msgspec.Struct, frozen=True):
    """A place (cm), the radius of the disc that leaves it, and all shapes around it, the nearest first."""

    x: float
    y: float
    grow: float
    blades: tuple[Blade, ...]

    def first(self, direction: float, reach: float = math.inf, skip: Collection[str] = ()) -> tuple[float, str]:
        """How far the disc slides in a direction (degrees) until it touches something, cm, and the id of that piece;
        (inf, "") when it touches nothing within `reach`.
        """
        best, piece = math.inf, ""
        east, north = math.cos(math.radians(direction)), math.sin(math.radians(direction))
        for blade in self.blades:
            if blade.near > min(best, reach):
                break
            off = (direction - blade.middle + 180.0) % 360.0 - 180.0
            if not -blade.half < off < blade.half or blade.shape.piece in skip:
                continue
            met = blade.shape.met(self.x, self.y, east, north, self.grow)
            if met < best:
                best, piece = met, blade.shape.piece
        return (best, piece) if best <= reach else (math.inf, "")

    def gaps(
        self, direction: float, width: float, reach: float, skip: Collection[str] = ()
    ) -> tuple[tuple[float, float], ...]:
        """The free pieces of the directions within `width` degrees of this one, as offsets (from, to) in degrees: there
        the disc meets nothing before `reach` cm, but for the pieces to skip.
        """
        free = [(-width, width)]
        for blade in self.blades:
            if blade.near >= reach:
                break
            off = (blade.middle - direction + 180.0) % 360.0 - 180.0
            low, high = off - blade.half, off + blade.half
            if high <= -width or low >= width or blade.shape.piece in skip:
                continue
            if self._passes(blade, direction, max(low, -width), min(high, width), reach):
                continue
            free = [part for each in free for part in _without(each, low, high)]
            if not free:
                break
        return tuple(free)

    def _passes(self, blade: Blade, direction: float, low: float, high: float, reach: float) -> bool:
        """Whether a long shape that begins near is not met before `reach` in these directions."""
        if blade.shape.half_x < 3.0 and blade.shape.half_y < 3.0:
            return False
        for share in (0.1, 0.9):
            turn = math.radians(direction + low + share * (high - low))
            if blade.shape.met(self.x, self.y, math.cos(turn), math.sin(turn), self.grow) < reach:
                return False
        return True


def fan(x: float, y: float, grow: float, around: Iterable[Shape], known: Iterable[Blade] = ()) -> Fan:
    """The fan of a disc of radius `grow` at (x, y), cm, of what is around, and of blades that are known already."""
    all_around = sorted((*known, *(_blade(shape, x, y, grow) for shape in around)), key=lambda blade: blade.near)
    return Fan(x, y, grow, tuple(all_around))


def _blade(shape: Shape, x: float, y: float, grow: float) -> Blade:
    reach = shape.radius + grow
    if shape.half_x == 0.0 and shape.half_y == 0.0:
        distance = math.hypot(shape.x - x, shape.y - y)
        middle = math.degrees(math.atan2(shape.y - y, shape.x - x))
        if distance <= reach:
            return Blade(shape, middle, 90.0, 0.0)
        return Blade(shape, middle, math.degrees(math.asin(reach / distance)), distance - reach)
    near = shape.apart(x, y) - grow
    middle = math.degrees(math.atan2(shape.y - y, shape.x - x))
    if near <= 0.0:
        return Blade(shape, middle, 180.0, 0.0)
    low = high = 0.0
    for corner_x, corner_y in shape.corners:
        away = math.hypot(corner_x - x, corner_y - y)
        off = (math.degrees(math.atan2(corner_y - y, corner_x - x)) - middle + 180.0) % 360.0 - 180.0
        wide = math.degrees(math.asin(min(1.0, reach / away)))
        low, high = min(low, off - wide), max(high, off + wide)
    return Blade(shape, middle + (low + high) / 2.0, (high - low) / 2.0, near)


def _without(free: tuple[float, float], low: float, high: float) -> list[tuple[float, float]]:
    parts = [(free[0], min(free[1], low)), (max(free[0], high), free[1])]
    return [(first, last) for first, last in parts if last > first]
