"""What grows and stands on the Islands: hills, trees, dunes, palms, peaks and a volcano, printed one by one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from faith_creatures import bow, rounded, stroke
from faith_map import INK, Print
from noise import Generator
from shapely.affinity import scale, translate
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Rgb = tuple[int, int, int]
Draw = Callable[[Print, float, float, float, Generator], None]
"""Prints one thing: its foot at (x, y), its size in cm."""
LINE = 0.026
"""Half width of an ink line, cm."""


def printed(on: Print, shape: BaseGeometry, colour: Rgb, ink: Rgb = INK, clear: float = 0.62) -> None:
    """A shape with its outline in ink."""
    on.fill(shape, colour, 0.92)
    on.fill(shape.boundary.buffer(LINE), ink, clear)


def _at(shape: BaseGeometry, x: float, y: float, size: float) -> BaseGeometry:
    return translate(scale(shape, size, size, origin=(0, 0)), x, y)


def _shadow(on: Print, x: float, y: float, width: float) -> None:
    on.shade(scale(Point(x + 0.3 * width, y).buffer(width), 1.0, 0.34), 0.26, 0.05)


def _round_tree(colour: Rgb, lit: Rgb) -> Draw:
    def draw(on: Print, x: float, y: float, size: float, random: Generator) -> None:
        _shadow(on, x, y, 0.34 * size)
        on.fill(_at(Polygon([(-0.06, 0), (0.06, 0), (0.05, 0.4), (-0.05, 0.4)]), x, y, size), (92, 62, 40), 0.9)
        wide = float(random.uniform(0.30, 0.38))
        crown = unary_union(
            [Point(0, 0.62).buffer(wide), Point(-0.17, 0.45).buffer(0.22), Point(0.18, 0.46).buffer(0.22)]
        )
        printed(on, _at(crown, x, y, size), colour)
        on.fill(_at(Point(-0.10, 0.70).buffer(wide * 0.55), x, y, size), lit, 0.65, soft=0.03)

    return draw


def _pine(colour: Rgb, snow: Rgb | None) -> Draw:
    def draw(on: Print, x: float, y: float, size: float, random: Generator) -> None:
        _shadow(on, x, y, 0.28 * size)
        on.fill(_at(Polygon([(-0.05, 0), (0.05, 0), (0.05, 0.2), (-0.05, 0.2)]), x, y, size), (84, 58, 42), 0.9)
        tall = float(random.uniform(0.9, 1.15))
        tiers = [
            Polygon([(-wide, low * tall), (wide, low * tall), (0, high * tall)])
            for wide, low, high in ((0.32, 0.14, 0.62), (0.25, 0.38, 0.82), (0.17, 0.62, 1.0))
        ]
        printed(on, _at(unary_union(tiers), x, y, size), colour)
        right = unary_union(tiers).intersection(Polygon([(0, 0), (1, 0), (1, 2), (0, 2)]))
        on.fill(_at(right, x, y, size), (20, 40, 44), 0.28)
        if snow is not None:
            caps = [Polygon([(-0.09, 0.80 * tall), (0.02, 0.84 * tall), (0.06, 0.79 * tall), (0, 1.0 * tall)])]
            caps.append(Polygon([(-0.22, 0.46 * tall), (-0.05, 0.52 * tall), (-0.16, 0.60 * tall)]))
            on.fill(_at(unary_union(caps), x, y, size), snow, 0.95)

    return draw


def hill(on: Print, x: float, y: float, size: float, _random: Generator) -> None:
    """A green dome with its shaded side and a few furrows."""
    dome = rounded([(-0.85, 0.0), (-0.55, 0.42), (-0.10, 0.62), (0.35, 0.50), (0.70, 0.22), (0.95, 0.0)], 0.10)
    placed = _at(dome, x, y, size)
    _shadow(on, x + 0.2 * size, y + 0.02, 0.8 * size)
    printed(on, placed, (150, 178, 84), clear=0.5)
    on.shade(_at(Polygon([(0.1, 0.8), (0.2, -0.1), (1.1, -0.1), (1.1, 0.8)]), x, y, size), 0.20, 0.10, placed)
    for aside in (-0.30, 0.0, 0.30):
        on.fill(_at(bow(aside - 0.5, -0.1, 0.62, 20, 62, 0.022), x, y, size).intersection(placed), (84, 112, 48), 0.55)


def dune(on: Print, x: float, y: float, size: float, _random: Generator) -> None:
    """A crescent of sand: a sharp crest, its far side in shade."""
    body = rounded([(-1.0, 0.0), (-0.45, 0.30), (0.05, 0.46), (0.45, 0.26), (1.0, 0.0)], 0.06)
    lee = Polygon([(0.05, 0.50), (-0.06, 0.28), (0.16, 0.12), (0.10, -0.05), (1.1, -0.05), (1.1, 0.5)])
    placed = _at(body, x, y, size)
    on.fill(placed, (240, 206, 138), 0.75)
    on.fill(_at(lee, x, y, size).intersection(placed), (186, 128, 66), 0.55)
    crest = [(-1.0, 0.02), (-0.45, 0.30), (0.05, 0.45), (-0.06, 0.28), (0.16, 0.12), (0.10, 0.0)]
    on.fill(_at(stroke(crest, 0.025), x, y, size), (124, 78, 40), 0.55)


def palm(on: Print, x: float, y: float, size: float, random: Generator) -> None:
    """A bent trunk and seven fronds."""
    lean = float(random.choice([-1.0, 1.0])) * 0.14
    _shadow(on, x, y, 0.32 * size)
    on.fill(_at(stroke([(0, 0), (lean * 0.4, 0.35), (lean, 0.72)], 0.05), x, y, size), (122, 82, 46), 0.95)
    fronds = []
    for turn in (-20, 20, 62, 118, 160, 200):
        a = np.radians(turn)
        tip = (lean + 0.44 * float(np.cos(a)), 0.74 + 0.30 * float(np.sin(a)) - 0.08)
        knee = (lean + 0.24 * float(np.cos(a)), 0.80 + 0.26 * float(np.sin(a)))
        fronds.append(Polygon([(lean, 0.69), (lean, 0.78), knee, tip, (knee[0], knee[1] - 0.10)]).buffer(0.012))
    printed(on, _at(unary_union(fronds), x, y, size), (72, 128, 66), clear=0.5)


def pyramid(on: Print, x: float, y: float, size: float, _random: Generator) -> None:
    """A pyramid with its dark side to the east."""
    _shadow(on, x + 0.3 * size, y + 0.05 * size, 0.7 * size)
    printed(on, _at(Polygon([(-0.70, 0.0), (0.22, -0.12), (0.0, 0.86)]), x, y, size), (236, 200, 128))
    printed(on, _at(Polygon([(0.22, -0.12), (0.72, 0.06), (0.0, 0.86)]), x, y, size), (172, 118, 64))
    for k in range(1, 5):
        low, share = 0.17 * k, 1 - 0.2 * k
        on.fill(_at(stroke([(-0.70 * share, low), (0.22 * share, low - 0.12 * share)], 0.014), x, y, size), INK, 0.35)


def oasis(on: Print, x: float, y: float, size: float, random: Generator) -> None:
    """A pond with a green bank and three palms."""
    on.fill(scale(Point(x, y).buffer(0.95 * size), 1.0, 0.5), (150, 168, 84), 0.7, soft=0.06)
    printed(on, scale(Point(x, y).buffer(0.66 * size), 1.0, 0.42), (70, 158, 172), clear=0.5)
    for aside, up in ((-0.62, 0.16), (0.66, 0.10), (0.12, 0.30)):
        palm(on, x + aside * size, y + up * size, 0.95 * size, random)


def peak(on: Print, x: float, y: float, size: float, random: Generator) -> None:
    """A mountain of rock with snow on its top."""
    rough = float(random.uniform(-0.06, 0.06))
    rock = Polygon([(-0.85, 0.0), (-0.52, 0.42), (-0.40, 0.44), (rough, 1.10), (0.26, 0.72), (0.40, 0.70), (0.90, 0.0)])
    dark = Polygon(
        [(rough, 1.10), (0.10, 0.72), (-0.06, 0.44), (0.14, 0.20), (0.02, 0.0), (0.90, 0.0), (0.40, 0.70), (0.26, 0.72)]
    )
    _shadow(on, x + 0.25 * size, y + 0.03, 0.72 * size)
    printed(on, _at(rock, x, y, size), (158, 164, 174))
    on.fill(_at(dark, x, y, size), (84, 94, 112), 0.70)
    cap = Polygon(
        [(rough, 1.10), (-0.26, 0.67), (-0.14, 0.72), (-0.06, 0.58), (0.06, 0.70), (0.16, 0.58), (0.28, 0.74)]
    )
    on.fill(_at(cap, x, y, size), (250, 252, 254), 0.96)
    on.fill(_at(rock.boundary.buffer(0.02), x, y, size), INK, 0.6)


def volcano(on: Print, x: float, y: float, size: float, _random: Generator) -> None:
    """A smoking cone with streams of lava."""
    cone = rounded([(-1.15, 0.0), (-0.66, 0.30), (-0.30, 0.98), (0.30, 0.98), (0.62, 0.34), (1.15, 0.0)], 0.03)
    _shadow(on, x + 0.3 * size, y + 0.04, 1.0 * size)
    smoke = unary_union(
        [Point(a, b).buffer(r) for a, b, r in ((0.06, 1.22, 0.20), (0.28, 1.48, 0.25), (0.62, 1.62, 0.20))]
    )
    printed(on, _at(smoke, x, y, size), (224, 216, 204), clear=0.4)
    printed(on, _at(cone, x, y, size), (128, 98, 88))
    side = _at(Polygon([(0.02, 1.2), (0.16, 0.5), (0.05, -0.1), (1.3, -0.1), (0.6, 1.2)]), x, y, size)
    on.shade(side, 0.36, 0.04, _at(cone, x, y, size))
    for path in (
        [(-0.06, 0.95), (-0.16, 0.62), (-0.08, 0.42), (-0.26, 0.14)],
        [(0.14, 0.95), (0.20, 0.60), (0.36, 0.36)],
    ):
        on.fill(_at(stroke(path, 0.060), x, y, size), (176, 44, 22), 0.95)
        on.fill(_at(stroke(path, 0.026), x, y, size), (255, 186, 66), 0.95)
    printed(on, _at(scale(Point(0, 0.98).buffer(0.31), 1.0, 0.30), x, y, size), (214, 74, 30))


green_tree, dark_tree = _round_tree((98, 146, 64), (150, 186, 92)), _round_tree((58, 108, 62), (104, 150, 84))
pine, snowy_pine = _pine((44, 94, 66), None), _pine((62, 104, 100), (248, 252, 252))
