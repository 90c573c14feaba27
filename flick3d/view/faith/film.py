"""The film of oil that Holy Oil (L18) leaves on the cloth: a few golden pools that catch the light. Lengths are cm."""

from __future__ import annotations

import math

import msgspec

from flick3d.view.decals import SHADE, Colour
from flick3d.view.markers import Markers

OIL: Colour = (0.98, 0.72, 0.16, 0.50)
RIM: Colour = (1.0, 0.88, 0.50, 0.32)
SHINE: Colour = (1.0, 0.99, 0.92, 0.9)
SOFT = 0.45
"""How soft the edge of a pool is, cm."""


class Pool(msgspec.Struct, frozen=True):
    """One pool: its middle, half its length and half its width, cm, and how it lies, degrees."""

    x: float
    y: float
    length: float
    width: float
    direction: float


POOLS = (
    Pool(-9.5, 10.5, 3.4, 2.1, 20.0),
    Pool(-6.2, 8.4, 1.3, 1.0, 0.0),
    Pool(10.2, 9.0, 2.6, 1.7, -35.0),
    Pool(20.0, 9.6, 1.9, 1.3, 60.0),
    Pool(-20.8, -9.4, 2.0, 1.5, 70.0),
    Pool(-10.4, -8.2, 2.9, 1.8, -25.0),
    Pool(6.0, -6.4, 1.5, 1.1, 10.0),
    Pool(9.6, -9.4, 3.2, 2.0, 15.0),
    Pool(2.6, 19.2, 1.8, 1.2, -10.0),
    Pool(13.6, 4.2, 1.6, 1.1, 30.0),
    Pool(-3.4, -19.4, 2.1, 1.3, 5.0),
    Pool(-14.2, 4.4, 1.5, 1.0, 80.0),
)
"""Where the oil has gathered; no rule knows of them."""


class OilFilm:
    """The pools of one Map, hidden at first."""

    def __init__(self, markers: Markers, order: int) -> None:
        self._decals = [markers.decal(SHADE, order) for _ in range(3 * len(POOLS))]

    def show(self, is_shown: bool) -> None:
        """Show the pools, or take them away."""
        for number, pool in enumerate(POOLS):
            body, rim, shine = self._decals[3 * number : 3 * number + 3]
            if not is_shown:
                for decal in (body, rim, shine):
                    decal.hide()
                continue
            half = (pool.length, pool.width)
            size = (2.0 * (pool.length + SOFT), 2.0 * (pool.width + SOFT))
            body.lay(pool.x, pool.y, pool.direction, size, (*half, pool.width, SOFT))
            body.colour(OIL)
            inner = (0.62 * pool.length, 0.58 * pool.width)
            rim.lay(pool.x, pool.y, pool.direction, size, (*inner, inner[1], 0.8 * SOFT))
            rim.colour(RIM)
            # The sun stands in the south-west, and the eye in the south: the light is caught at the near left.
            angle = math.radians(pool.direction)
            ahead, aside = -0.42 * pool.length, 0.40 * pool.width
            x = pool.x + ahead * math.cos(angle) - aside * math.sin(angle)
            y = pool.y + ahead * math.sin(angle) + aside * math.cos(angle)
            spark = (0.22 * pool.length, 0.09 * pool.width)
            shine.lay(x, y, pool.direction, (2.0 * spark[0] + 0.6, 2.0 * spark[1] + 0.6), (*spark, spark[1], 0.22))
            shine.colour(SHINE)
