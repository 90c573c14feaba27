"""The four Islands of the cloth: ground, scenery, City, numeral, and the Border exactly on its outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from faith_cities import city
from faith_creatures import stroke
from faith_map import CREAM, INK, PER_CM, Island, Print, inner_band
from faith_scenery import (
    Draw,
    Rgb,
    dark_tree,
    dune,
    green_tree,
    hill,
    oasis,
    palm,
    peak,
    pine,
    pyramid,
    snowy_pine,
    volcano,
)
from noise import Generator, Stop, colour_ramp, layered_noise, mixed, stepped
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry import Point, Polygon

BORDER_WIDTH = 0.36
"""How wide the Border is printed, from its outline inwards, cm."""
Place = tuple[Draw, float, float, float]


@dataclass(frozen=True)
class Country:
    """How an Island looks: ground from low to high, the Border's colour, the numeral's place, and what stands there.

    set: drawing, place from the City's middle (cm) and size. scattered: drawing, how many, smallest and largest size.
    """

    ground: Sequence[Stop]
    rim: Rgb
    numeral: tuple[float, float]
    set: Sequence[Place]
    scattered: Sequence[tuple[Draw, int, float, float]]


COUNTRIES: dict[str, Country] = {
    "I": Country(
        ((0.0, (132, 170, 82)), (0.4, (160, 190, 98)), (0.7, (188, 206, 120)), (1.0, (214, 216, 148))),
        (246, 240, 176),
        (4.9, 3.6),
        (
            (hill, -5.6, 2.5, 1.25), (hill, -3.7, 3.2, 1.15), (hill, -1.9, 3.9, 1.0), (hill, 5.4, -2.6, 1.15),
            (hill, 3.6, -3.6, 1.0),
        ),
        ((green_tree, 26, 0.55, 0.75),),
    ),
    "II": Country(
        ((0.0, (208, 154, 86)), (0.4, (224, 178, 108)), (0.7, (236, 200, 134)), (1.0, (244, 218, 164))),
        (255, 240, 190),
        (3.7, 4.9),
        (
            (pyramid, 3.4, -3.4, 1.3), (pyramid, 1.7, -4.5, 1.0), (oasis, -2.8, 4.2, 1.0), (dune, -3.2, -4.0, 1.2),
            (dune, 4.6, 1.9, 1.1), (dune, 0.6, 5.3, 1.2), (dune, -1.2, -6.0, 1.1), (dune, 3.0, -6.2, 1.0),
        ),
        ((palm, 7, 0.7, 0.9), (dune, 4, 0.5, 0.7)),
    ),
    "III": Country(
        ((0.0, (188, 200, 208)), (0.4, (212, 222, 228)), (0.7, (230, 236, 240)), (1.0, (250, 252, 252))),
        (250, 253, 255),
        (-4.8, -3.2),
        (
            (peak, 4.4, 2.9, 1.35), (peak, 5.7, 1.7, 1.15), (peak, 3.1, 2.4, 1.0), (peak, -5.2, 2.7, 1.2),
            (peak, -4.0, 3.4, 1.0), (peak, 3.9, -4.1, 1.1), (peak, 5.3, -3.4, 0.9),
        ),
        ((snowy_pine, 24, 0.55, 0.8),),
    ),
    "IV": Country(
        ((0.0, (74, 112, 62)), (0.4, (100, 138, 74)), (0.7, (126, 158, 86)), (1.0, (156, 176, 104))),
        (228, 232, 160),
        (-3.6, 5.0),
        ((volcano, -2.6, -5.4, 1.75), (hill, 2.6, 5.2, 1.0)),
        ((dark_tree, 26, 0.55, 0.78), (pine, 20, 0.6, 0.85)),
    ),
}  # fmt: skip


def _ground(on: Print, island: Island, country: Country, random: Generator) -> None:
    """Uneven land lit from the north-west, paler to its shore."""
    box = on.box(island.land, 0.3)
    mask = on.mask(island.land, box)
    height, width = mask.shape
    inside = distance_transform_edt(mask > 0.5).astype(np.float32) / PER_CM
    heights = layered_noise(height, width, 5, 5, random, 6, 0.55)
    lit = gaussian_filter(heights, 4.0)
    slope = (np.gradient(lit, axis=1) + np.gradient(lit, axis=0)) * PER_CM
    values = np.clip(0.45 + 1.5 * (heights - 0.5) + 0.10 * np.minimum(inside, 2.0), 0, 1)
    colours = colour_ramp(values, country.ground) * np.clip(1 + 0.42 * slope, 0.82, 1.16)[..., None]
    beach = 1 - stepped(inside + (layered_noise(height, width, 24, 24, random, 3) - 0.5) * 0.7, 0.35, 1.15)
    colours = mixed(colours, (240, 226, 180), beach * 0.62)
    flecks = stepped(layered_noise(height, width, 90, 90, random, 2), 0.70, 0.80)
    colours = mixed(colours, INK, flecks * 0.10)
    on.blend(box, colours.astype(np.float32), mask)


def _scattered(island: Island, country: Country, random: Generator) -> list[Place]:
    """Places for small things clear of City, numeral, Border and of what is set."""
    x, y = island.city.centroid.x, island.city.centroid.y
    free = island.land.buffer(-0.75).difference(island.city.buffer(0.55))
    free = free.difference(Point(x + country.numeral[0], y + country.numeral[1]).buffer(1.45))
    for _, at_x, at_y, size in country.set:
        free = free.difference(Point(x + at_x, y + at_y + 0.35 * size).buffer(0.85 * size))
    left, low, right, high = island.land.bounds
    middles = [(float(random.uniform(left, right)), float(random.uniform(low, high))) for _ in range(9)]
    found: list[Place] = []
    for draw, count, smallest, largest in country.scattered:
        placed = tries = 0
        while placed < count and tries < 4000:
            tries += 1
            middle = middles[int(random.integers(0, len(middles)))]
            at = (middle[0] + float(random.normal(0, 1.3)), middle[1] + float(random.normal(0, 1.0)))
            size = float(random.uniform(smallest, largest))
            apart = min((np.hypot(at[0] - a, 1.5 * (at[1] - b)) for _, a, b, _ in found), default=9.0)
            if apart > 0.52 and free.contains(Point(at)) and free.contains(Point(at[0], at[1] + size)):
                found.append((draw, at[0], at[1], size))
                placed += 1
    return found


def _numeral(on: Print, island: Island, country: Country) -> None:
    """The Island's number on a small round shield."""
    x, y = island.city.centroid.x + country.numeral[0], island.city.centroid.y + country.numeral[1]
    shield = Point(x, y).buffer(0.98, quad_segs=24)
    on.shade(shield.buffer(0.04), 0.32, 0.10)
    on.fill(shield, CREAM)
    on.fill(inner_band(shield, 0.0, 0.07), INK, 0.9)
    on.fill(inner_band(shield, 0.14, 0.18), INK, 0.75)
    on.text(island.name, "alegreya-bold", x, y, 0.86, (120, 36, 30))


def _river(on: Print, island: Island) -> None:
    """A brook from the hills of the green Island to its shore."""
    x, y = island.city.centroid.x, island.city.centroid.y
    steps = np.linspace(0, 1, 40)
    path = [(x - 5.2 + 1.0 * s + 0.35 * float(np.sin(8 * s)), y + 2.6 - 7.6 * s) for s in steps.tolist()]
    bed = stroke(path, 0.16).intersection(island.land)
    on.fill(bed.buffer(0.05).intersection(island.land), (92, 120, 64), 0.6)
    on.fill(bed, (86, 164, 176), 0.95)


def _border(on: Print, land: Polygon, rim: Rgb) -> None:
    """The highlighted rim; the outer edge of its dark line is the outline."""
    on.shade(inner_band(land, 0.2, 0.75), 0.20, 0.10, land)
    on.fill(inner_band(land, 0.0, BORDER_WIDTH), rim)
    on.fill(inner_band(land, 0.0, 0.085), INK, 0.95)
    on.fill(inner_band(land, BORDER_WIDTH - 0.05, BORDER_WIDTH), INK, 0.70)


def print_island(on: Print, island: Island, random: Generator) -> None:
    """One Island on the Sea."""
    country = COUNTRIES[island.name]
    x, y = island.city.centroid.x, island.city.centroid.y
    on.shade(island.land.buffer(0.10), 0.30, 0.18)
    _ground(on, island, country, random)
    if island.name == "I":
        _river(on, island)
    things = [(draw, x + at_x, y + at_y, size) for draw, at_x, at_y, size in country.set]
    things += _scattered(island, country, random)
    for draw, at_x, at_y, size in sorted(things, key=lambda thing: -thing[2]):
        draw(on, at_x, at_y, size, random)
    city(on, island)
    _numeral(on, island, country)
    _border(on, island.land, country.rim)
