"""The Sea of the cloth: water that gets paler to the shores, lines of surf, rhumb lines, waves and what swims there."""

from __future__ import annotations

import numpy as np
from faith_creatures import boat, dolphin, fish, serpent, ship, whale, wind_rose
from faith_map import CLOTH, CREAM, MAP, PER_CM, Print
from noise import Field, Generator, colour_ramp, mixed, stepped
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

WATER = (
    (0.0, (104, 186, 178)),
    (0.10, (58, 156, 158)),
    (0.28, (16, 118, 130)),
    (0.6, (2, 90, 108)),
    (1.0, (0, 64, 88)),
)
DEEP = 5.0
"""Distance from the nearest shore at which the water is darkest, cm."""
PALE = (188, 226, 212)
SURF_LINES = ((0.34, 0.050, 0.62), (0.72, 0.042, 0.46), (1.16, 0.036, 0.32), (1.70, 0.030, 0.20))
"""Distance from the shore and half width of each line of surf, cm, and how clear it is."""
LAND = unary_union([*(island.land for island in MAP.islands), MAP.navel])

ART: tuple[tuple[BaseGeometry, BaseGeometry], ...] = (
    ship(-11.5, 11.2, 1.7),
    whale(11.5, 11.4, 1.6),
    serpent(-11.4, -11.3, 1.8),
    wind_rose(11.4, -11.4, 2.0),
    boat(11.3, 20.2, 0.9),
    dolphin(-11.0, 20.4, 0.9),
    fish(20.6, 11.6, 0.75),
    boat(-20.4, 11.4, 0.9),
    fish(-20.6, -11.5, 0.75),
    dolphin(20.4, -11.6, 0.9),
    fish(-11.0, -20.5, 0.8),
    boat(11.2, -20.6, 0.9),
    fish(4.9, -5.0, 0.55),
    fish(-5.2, 4.9, 0.55),
)
"""The drawings in the Sea: light shape and ink of each."""


def shore_distance() -> Field:
    """Distance from the nearest Island or the Navel at every pixel, cm."""
    return (distance_transform_edt(CLOTH.mask(LAND) < 0.5) / PER_CM).astype(np.float32)


def _wave_marks(random: Generator) -> BaseGeometry:
    """Small printed waves scattered over the open water."""
    taken = unary_union([LAND.buffer(2.0), *(cloud.buffer(0.7) for cloud in MAP.clouds)])
    taken = taken.union(unary_union([light.union(ink).envelope.buffer(0.6) for light, ink in ART]))
    marks: list[BaseGeometry] = []
    placed: list[tuple[float, float]] = []
    for x, y in random.uniform(-22.3, 22.3, (2600, 2)).tolist():
        if any(abs(x - a) < 2.3 and abs(y - b) < 0.85 for a, b in placed) or taken.contains(Point(x, y)):
            continue
        placed.append((x, y))
        steps = np.linspace(0, 1, 25)
        for row, length in ((0.0, float(random.uniform(0.7, 1.2))), (-0.26, float(random.uniform(0.35, 0.6)))):
            along = (steps - 0.5) * length + row * 0.6
            up = 0.075 * np.abs(np.sin(steps * np.pi * (3 if row == 0 else 2))) + row
            line = LineString(list(zip(along.tolist(), up.tolist(), strict=True)))
            thick = line.buffer(0.032).difference(translate(line.buffer(0.026), 0.0, -0.036))
            marks.append(translate(thick, x, y))
    return unary_union(marks)


def _rhumb_lines() -> BaseGeometry:
    """Thin lines from the Navel to all points of the compass, over the Sea only."""
    turns = np.arange(32) * np.pi / 16
    lines = [
        LineString([(2.75 * np.cos(a), 2.75 * np.sin(a)), (34 * np.cos(a), 34 * np.sin(a))]).buffer(
            0.034 if index % 4 == 0 else 0.02
        )
        for index, a in enumerate(turns)
    ]
    return unary_union(lines).difference(LAND.buffer(0.25))


def sea(random: Generator) -> Print:
    """The whole cloth under water; the Islands are printed on it."""
    distance = shore_distance()
    smooth = gaussian_filter(distance, 0.10 * PER_CM)
    cloudy, fine = CLOTH.noise(5, 5, random, 5), CLOTH.noise(40, 24, random, 4)
    depth = np.clip(smooth / DEEP + 0.20 * (cloudy - 0.5) + 0.05 * (fine - 0.5), 0, 1)
    picture = colour_ramp(depth, WATER)
    # Rows of engraved swell, bent by slow noise, clearer far out.
    down = np.linspace(0, CLOTH.depth, CLOTH.pixels[1], dtype=np.float32)[:, None]
    bend = (CLOTH.noise(9, 9, random, 3) - 0.5) * 2.6 + (CLOTH.noise(26, 26, random, 2) - 0.5) * 0.5
    swell = np.sin((down + bend) / 0.62 * 2 * np.pi)
    picture = picture * (1 + 0.030 * stepped(smooth, 0.8, 2.5) * np.clip(swell * 1.6, -1, 1))[..., None]
    broken = CLOTH.noise(64, 64, random, 3)
    for shore, half, clear in SURF_LINES:
        wobble = smooth + (broken - 0.5) * 0.10
        line = np.clip((half - np.abs(wobble - shore)) * PER_CM * 0.8 + 0.5, 0, 1)
        gaps = stepped(CLOTH.noise(30, 30, random, 3), 0.36 + 0.06 * shore, 0.46 + 0.06 * shore)
        picture = mixed(picture, PALE, line * gaps * clear)
    foam = np.clip(1 - smooth / 0.42, 0, 1) ** 1.5
    printing = Print(mixed(picture, (214, 236, 220), foam * 0.75).astype(np.float32))
    printing.fill(_rhumb_lines(), CREAM, 0.13)
    printing.fill(_wave_marks(random), PALE, 0.42)
    for light, ink in ART:
        printing.fill(scale(light, 1.03, 1.03), (10, 62, 80), 0.25, soft=0.12)
        printing.fill(light, (196, 222, 204), 0.62)
        printing.fill(ink, (12, 62, 78), 0.80)
    return printing
