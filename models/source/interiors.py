"""What stands in the six rooms behind the doors, in front of their painted walls; discs go through below it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from building_parts import painted, timbered
from building_shell import ROOM_REAR
from gltf_file import Part
from materials import BRASS, CHARCOAL, HONEY, IRON, IVORY, OAK, WALNUT
from meshes import Colour, Mesh, linear
from shapely.geometry import Polygon
from solids import Profile, arc, box, extrude, lathe

FLOOR = 0.94
WIDTH = 4.2
"""Between the linings of the doorway, cm."""
BACK = ROOM_REAR + 0.02
DIM = 0.62
"""The room's share of the daylight."""


def _dim(colour: Colour) -> Colour:
    return colour[0] * DIM, colour[1] * DIM, colour[2] * DIM


def _wooden(mesh: Mesh, colour: Colour, number: int = 0) -> Part:
    return timbered(mesh, _dim(colour), "y", number)


def _counter(top: float, depth: float, wood: Colour, board: Colour) -> list[Part]:
    """A counter from lining to lining with panels."""
    front = box(depth, WIDTH, top - FLOOR - 0.1, 0.03).moved(x=BACK + depth / 2, z=FLOOR)
    slab = box(depth + 0.16, WIDTH, 0.12, 0.03, edge=(1.5, 1.4, 1.3)).moved(x=BACK + depth / 2 + 0.06, z=top - 0.12)
    parts = [_wooden(front, wood, 1), _wooden(slab, board, 2)]
    for y in np.linspace(-1.6, 1.6, 5):
        panel = box(0.05, 0.62, top - FLOOR - 0.32, 0.02).moved(x=BACK + depth + 0.01, y=float(y), z=FLOOR + 0.1)
        parts.append(_wooden(panel, (wood[0] * 0.8, wood[1] * 0.8, wood[2] * 0.8), 3))
    return parts


def _rod(x: float, y: float, low: float, high: float, radius: float) -> Mesh:
    return lathe([(radius, 0.0), (radius, high - low)], 6).moved(x=x, y=y, z=low)


def _jail() -> list[Part]:
    """The cell's bars from floor to ceiling, and the sheriff's desk."""
    iron, x = _dim(IRON), BACK + 0.45
    parts = [painted(_rod(x, float(y), FLOOR, 4.15, 0.045), iron, "z", 1) for y in np.linspace(-2.05, 0.15, 8)]
    parts += [painted(box(0.07, 2.3, 0.10, 0.02).moved(x=x, y=-0.95, z=z), iron, "y", 2) for z in (1.1, 2.5, 3.9)]
    parts.append(painted(box(0.10, 0.22, 0.30, 0.02).moved(x=x + 0.02, y=-0.5, z=2.4), iron, "y", 3))
    desk = box(0.75, 1.35, 0.85, 0.03).moved(x=BACK + 0.4, y=1.35, z=FLOOR)
    top = box(0.9, 1.5, 0.10, 0.03, edge=(1.5, 1.4, 1.3)).moved(x=BACK + 0.45, y=1.3, z=FLOOR + 0.85)
    return [*parts, _wooden(desk, WALNUT, 4), _wooden(top, OAK, 5)]


def _bank() -> list[Part]:
    """The tellers' counter with a brass grille."""
    parts = _counter(1.95, 0.4, WALNUT, OAK)
    rods = [_rod(BACK + 0.3, float(y), 1.95, 2.85, 0.022) for y in np.linspace(-2.0, 2.0, 17) if abs(y) > 0.4]
    rail = box(0.08, WIDTH, 0.08, 0.02).moved(x=BACK + 0.3, z=2.85)
    return [*parts, *((rod, BRASS) for rod in rods), (rail, BRASS)]


def _bottle(x: float, y: float, z: float, high: float) -> Mesh:
    body: Profile = [(0.075, 0.0), (0.075, 0.55 * high), *arc((0.028, 0.55 * high), 0.047, 0, 60, 2), (0.028, high)]
    return lathe([*body, (0.0, high)], 8).moved(x=x, y=y, z=z)


def _saloon() -> list[Part]:
    """The bar with a rail for boots, bottles and glasses on it."""
    parts = _counter(1.95, 0.55, (0.36, 0.12, 0.07), OAK)
    parts.append((lathe([(0.035, -2.05), (0.035, 2.05)], 6).turned("x", 90).moved(x=BACK + 0.75, z=1.12), BRASS))
    glass = [linear(120, 66, 26), linear(52, 92, 48), linear(160, 112, 50), linear(196, 190, 170)]
    for number, y in enumerate((-1.7, -1.45, -0.6, 0.5, 0.72, 1.55)):
        high = 0.5 if number % 3 else 0.22
        parts.append(painted(_bottle(BACK + 0.42, y, 1.95, high), glass[number % 4], "z", number))
    return parts


def _store() -> list[Part]:
    """The counter with jars, sacks beside it."""
    parts = _counter(1.85, 0.4, OAK, HONEY)
    sack: Profile = [(0.26, 0.0), (0.33, 0.18), (0.31, 0.45), (0.17, 0.66), (0.22, 0.78), (0.0, 0.74)]
    for number, y in enumerate((-1.6, -1.0, 1.65)):
        mesh = lathe(sack, 10).moved(x=BACK + 0.85, y=y, z=FLOOR)
        parts.append(painted(mesh, _dim(linear(196, 172, 124)), "z", number))
    colours = (linear(190, 60, 44), linear(226, 190, 90), linear(70, 120, 110))
    for number, y in enumerate((0.3, 0.62, 0.94)):
        jar = lathe([(0.12, 0.0), (0.12, 0.26), (0.08, 0.32), (0.1, 0.34), (0.1, 0.40), (0.0, 0.42)], 10)
        parts.append(painted(jar.moved(x=BACK + 0.25, y=y, z=1.85), _dim(colours[number]), "z", number))
    return parts


def _council() -> list[Part]:
    """The mayor's desk with papers and a lamp."""
    desk = box(0.6, 2.4, 0.85, 0.04).moved(x=BACK + 0.35, z=FLOOR)
    top = box(0.8, 2.7, 0.11, 0.03, edge=(1.5, 1.4, 1.3)).moved(x=BACK + 0.42, z=FLOOR + 0.85)
    papers = box(0.3, 0.45, 0.05, 0.01).turned("z", 12).moved(x=BACK + 0.45, y=-0.3, z=FLOOR + 0.96)
    parts = [_wooden(desk, WALNUT, 1), _wooden(top, OAK, 2), painted(papers, _dim(IVORY), "y", 3)]
    for y in (-0.8, 0.0, 0.8):
        parts.append(_wooden(box(0.05, 0.62, 0.55, 0.02).moved(x=BACK + 0.66, y=y, z=FLOOR + 0.14), OAK, 4))
    lamp = lathe([(0.12, 0.0), (0.05, 0.06), (0.05, 0.3), (0.14, 0.36), (0.09, 0.5), (0.0, 0.5)], 10)
    return [*parts, (lamp.moved(x=BACK + 0.4, y=0.85, z=FLOOR + 0.96), BRASS)]


def _parlour() -> list[Part]:
    """A coffin on its trestle between two candles."""
    half = [(0.22, -1.35), (0.42, 0.45), (0.26, 1.35)]
    outline = Polygon(half + [(-x, y) for x, y in reversed(half)])
    coffin = extrude(outline, 0.42, 0.05, 1, edge=(1.6, 1.4, 1.3)).moved(x=BACK + 0.5, z=FLOOR + 0.55)
    parts = [timbered(coffin, _dim(OAK), "y", 1)]
    cross = [box(0.08, 1.1, 0.03, 0.01), box(0.34, 0.09, 0.03, 0.01).moved(y=0.28)]
    parts += [(mesh.moved(x=BACK + 0.5, z=FLOOR + 0.97), BRASS) for mesh in cross]
    for y in (-0.9, 0.9):
        parts.append(painted(box(0.7, 0.2, 0.55, 0.03).moved(x=BACK + 0.45, y=y, z=FLOOR), _dim(CHARCOAL), "z", 2))
    for y in (-1.75, 1.75):
        stand: Profile = [(0.16, 0.0), (0.05, 0.06), (0.04, 1.1), (0.11, 1.16), (0.11, 1.2), (0.0, 1.2)]
        parts.append((lathe(stand, 8).moved(x=BACK + 0.45, y=y, z=FLOOR), BRASS))
        candle = lathe([(0.055, 0.0), (0.055, 0.45), (0.0, 0.47)], 8)
        parts.append(painted(candle.moved(x=BACK + 0.45, y=y, z=FLOOR + 1.2), IVORY, "z", 3))
    return parts


INTERIORS: dict[str, Callable[[], list[Part]]] = {
    "sheriff": _jail,
    "bank": _bank,
    "saloon": _saloon,
    "store": _store,
    "town-hall": _council,
    "undertaker": _parlour,
}
