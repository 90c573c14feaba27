"""The four Cities: each a ring with its wall, and houses drawn inside it in the way of its Island."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from faith_creatures import stroke
from faith_map import CREAM, INK, Island, Print, inner_band
from faith_scenery import Rgb, printed
from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.ops import unary_union

Roof = Callable[[float, float, float], Polygon]
"""A roof's outline by the house's half width, the height of its walls and of itself."""


def _gable(half: float, wall: float, tall: float) -> Polygon:
    return Polygon([(-half - 0.08, wall), (half + 0.08, wall), (0, wall + tall)])


def _hipped(half: float, wall: float, tall: float) -> Polygon:
    return Polygon([(-half - 0.07, wall), (half + 0.07, wall), (half * 0.5, wall + tall), (-half * 0.5, wall + tall)])


def _dome(half: float, wall: float, tall: float) -> Polygon:
    dome = scale(Point(0, wall).buffer(1, quad_segs=16), half, tall)
    cut = dome.intersection(rectangle_between(-half, wall, half, wall + tall))
    assert isinstance(cut, Polygon)
    return cut


def _steps(half: float, wall: float, tall: float) -> Polygon:
    corners = []
    for k in range(3):
        wide = half * (1.1 - 0.32 * k)
        corners += [(wide, wall + tall * k / 3), (wide, wall + tall * (k + 1) / 3)]
    return Polygon([*corners, *((-x, y) for x, y in reversed(corners))])


STYLES: dict[str, tuple[Roof, Rgb, Rgb, Rgb]] = {
    "I": (_gable, (246, 232, 200), (190, 74, 48), (206, 196, 130)),
    "II": (_dome, (240, 214, 160), (66, 128, 142), (226, 188, 122)),
    "III": (_gable, (206, 206, 206), (74, 96, 130), (198, 206, 212)),
    "IV": (_steps, (222, 198, 156), (150, 96, 54), (168, 172, 118)),
}
"""Roof, colour of walls, of roofs and of the ground, by Island."""

HOUSES: Sequence[tuple[float, float, float, float, float]] = (
    (0.0, 0.30, 0.30, 0.62, 0.52),
    (-0.78, 0.26, 0.26, 0.36, 0.34),
    (0.80, 0.24, 0.26, 0.42, 0.36),
    (-0.40, -0.16, 0.27, 0.42, 0.36),
    (0.46, -0.18, 0.28, 0.38, 0.36),
    (-1.06, -0.40, 0.24, 0.34, 0.32),
    (1.08, -0.42, 0.24, 0.34, 0.32),
    (0.03, -0.58, 0.28, 0.36, 0.36),
)
"""Foot (x, y) from the City's middle, half width, height of walls and of roof of each house, cm; the farthest first."""


def _house(on: Print, x: float, y: float, house: tuple[float, float, float], style: tuple[Roof, Rgb, Rgb, Rgb]) -> None:
    half, wall, tall = house
    roof, walls, tiles, _ = style
    on.shade(rectangle_between(x - half, y - 0.06, x + half + 0.22, y + 0.06), 0.30, 0.05)
    front = translate(rectangle_between(-half, 0.0, half, wall), x, y)
    printed(on, front, walls)
    on.fill(rectangle_between(x + 0.2 * half, y, x + half, y + wall), (60, 44, 40), 0.18)
    top = translate(roof(half, wall, tall), x, y)
    printed(on, top, tiles)
    on.fill(top.intersection(rectangle_between(x + 0.1 * half, y, x + 2, y + 4)), (30, 22, 30), 0.24)
    on.fill(rectangle_between(x - 0.07, y, x + 0.07, y + 0.20), INK, 0.8)
    for aside in (-0.55, 0.55):
        if wall > 0.4:
            on.fill(translate(rectangle_between(-0.04, 0.0, 0.04, 0.11), x + aside * half, y + wall * 0.62), INK, 0.7)


def _town_wall(on: Print, x: float, y: float, walls: Rgb) -> None:
    """The wall before the houses, with merlons, two towers and a gate."""
    low, high = y - 1.12, y - 0.74
    wall = rectangle_between(x - 1.30, low, x + 1.30, high)
    merlons = [rectangle_between(x + k * 0.26 - 0.07, high, x + k * 0.26 + 0.07, high + 0.10) for k in range(-5, 6)]
    towers = [rectangle_between(x + a - 0.20, low - 0.04, x + a + 0.20, high + 0.22) for a in (-1.22, 1.22)]
    printed(on, unary_union([wall, *merlons]), walls, clear=0.75)
    for tower in towers:
        left, bottom, right, top = tower.bounds
        crown = [rectangle_between(left + k * 0.16 - 0.03, top, left + k * 0.16 + 0.07, top + 0.08) for k in range(3)]
        printed(on, unary_union([tower, *crown]), walls, clear=0.75)
        on.fill(rectangle_between((left + right) / 2, bottom, right, top), (60, 44, 40), 0.18)
    joints = [LineString([(x - 1.0, low + k * 0.12), (x + 1.0, low + k * 0.12)]) for k in (1, 2)]
    on.fill(unary_union([joint.buffer(0.010) for joint in joints]), INK, 0.35)
    gate = unary_union([rectangle_between(x - 0.17, low, x + 0.17, low + 0.18), Point(x, low + 0.18).buffer(0.17)])
    printed(on, gate, (70, 48, 38), clear=0.8)


def city(on: Print, island: Island) -> None:
    """The ring, whose outer edge is the line that discs are judged by, and the houses in it."""
    style = STYLES[island.name]
    ring = island.city
    x, y = ring.centroid.x, ring.centroid.y
    on.shade(ring.buffer(0.05), 0.30, 0.16)
    on.fill(ring, style[3])
    on.shade(inner_band(ring, 0.0, 0.75), 0.22, 0.10, ring)
    for radius in (0.75, 1.15, 1.5):
        paving = Point(x, y).buffer(radius, quad_segs=24).boundary.buffer(0.012)
        on.fill(paving, INK, 0.14)
    on.fill(stroke([(x, y - 1.1), (x, y - 1.72)], 0.15), CREAM, 0.5)
    for at_x, at_y, half, wall, tall in HOUSES:
        _house(on, x + at_x, y + at_y, (half, wall, tall), style)
    _town_wall(on, x, y, style[1])
    on.fill(inner_band(ring, 0.0, 0.40), CREAM)
    on.fill(inner_band(ring, 0.0, 0.085), INK, 0.95)
    on.fill(inner_band(ring, 0.345, 0.40), INK, 0.9)
    ticks = []
    for k in range(48):
        tick = translate(rectangle_between(-0.045, 1.87, 0.045, 2.05), x, y)
        ticks.append(rotate(tick, k * 7.5, origin=(x, y)))
    on.fill(unary_union(ticks), style[2], 0.95)
