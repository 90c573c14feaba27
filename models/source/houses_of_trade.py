"""Saloon, general store and undertaker."""

from __future__ import annotations

import numpy as np
from building_parts import mapped_front, painted, plate, sign_board, timbered, window
from building_shell import DOOR_HALF, FRONT, Style
from gltf_file import Node, Part
from houses import Plan, assembled, front_windows, mirrored, siding, stove_pipe
from materials import BRASS, CREAM, FITTINGS, GOLD, HONEY, IVORY, OAK, WALNUT
from meshes import linear
from porch import awning, balcony
from shapely.geometry import Polygon
from shapely.geometry import box as rectangle_between
from shapely.ops import unary_union
from solids import box

LIGHT_EDGE = (1.5, 1.4, 1.3)


def saloon() -> Node:
    """Dark red, a stepped front, a balcony with its door upstairs, and swing doors."""
    style = Style(siding("saloon"), CREAM, GOLD, CREAM, "curtains", "saloon")
    outline = mirrored([(6.0, 8.6), (4.3, 8.6), (4.3, 9.5), (2.3, 9.5), (2.3, 10.4)])
    extra = sign_board("saloon", 0, 8.42, FRONT + 0.02, 7.4, 1.16, GOLD)
    for number, y in enumerate((-3.9, 3.9)):
        extra += window("curtains", y, 6.20, 1.15, 1.22, FRONT, style.trim, number=number)
    extra += window("curtains", 0.0, 5.72, 1.3, 1.70, FRONT, style.trim, number=2)
    extra += sign_board("beds", 5.02, 4.64, FRONT + 0.02, 0.86, 0.30, GOLD)
    extra += _swing_doors() + front_windows(style) + stove_pipe(-1.5, 3.2, 7.0, 10.2)
    return assembled("saloon", Plan(outline, style, 6.0, 9.2, doors=False, porch=balcony(style)), extra)


def _swing_doors() -> list[Part]:
    """Two slatted half doors, ajar."""
    shares = np.linspace(0.1, 1.0, 8)
    top = [(1.5 - 1.5 * float(t), 1.15 + 0.55 * float(np.sin(t * np.pi / 2)) ** 2) for t in shares]
    leaf = Polygon([(0.0, 0.0), (1.5, 0.0), (1.5, 1.15), *top]).difference(rectangle_between(0.22, 0.2, 1.28, 0.95))
    meshes = [plate(leaf, -0.06, 0.12, 0.03, back=True)]
    for number in range(5):
        slat = box(0.06, 1.10, 0.16, 0.02).turned("y", 30)
        meshes.append(slat.moved(y=0.75, z=0.18 + 0.155 * number))
    parts: list[Part] = []
    for side in (-1, 1):
        for mesh in meshes:
            swung = mesh.turned("z", 32) if side < 0 else mesh.stretched(y=-1).turned("z", -32)
            parts.append(timbered(swung.moved(x=FRONT - 0.05, y=side * DOOR_HALF, z=1.55), HONEY, "z", side + 2))
    return parts


def store() -> Node:
    """Teal boards under a round arch, a striped awning, shop windows, crates at the door."""
    style = Style(siding("store"), CREAM, linear(196, 92, 50), CREAM, "shop", "store")
    quarter = [(4.7 * float(np.cos(a)), 7.9 + 2.7 * float(np.sin(a))) for a in np.linspace(0, np.pi / 2, 11)]
    outline = mirrored([(6.0, 7.9), *quarter])
    extra = sign_board("store", 0, 6.75, FRONT + 0.02, 8.4, 1.30, linear(216, 180, 110))
    turns = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    oval = Polygon([(1.25 * float(np.cos(a)), 8.95 + 0.72 * float(np.sin(a))) for a in turns])
    extra.append(painted(plate(oval.buffer(0.14), FRONT, 0.10, 0.04), CREAM, "y", 2))
    glass = mapped_front(plate(oval, FRONT + 0.08, 0.04, 0.01), 0.0, 8.95, 2.5, 1.44, "curtains")
    extra.append((glass, FITTINGS))
    extra += sign_board("goods", 3.95, 5.36, FRONT + 0.04, 1.1, 0.32, CREAM)
    for number, (y, z, size) in enumerate(((-5.24, 0.9, 0.52), (-5.26, 1.42, 0.42), (5.24, 0.9, 0.46))):
        crate = box(0.48, size, size, 0.05, edge=LIGHT_EDGE).turned("z", 5 - 6 * number)
        extra.append(timbered(crate.moved(x=FRONT + 0.26, y=y, z=z), OAK, "y", number))
    extra += front_windows(style, width=1.9)
    stripes = (linear(50, 112, 112), IVORY)
    return assembled("store", Plan(outline, style, 6.0, 8.9, porch=awning(stripes)), extra)


def coffin(width: float, height: float) -> Polygon:
    """A coffin's outline, head up, its foot's middle in the origin."""
    half = width / 2
    right = [(0.52 * half, 0.0), (half, 0.70 * height), (0.62 * half, height)]
    return Polygon(right + [(-y, z) for y, z in reversed(right)])


def undertaker() -> Node:
    """Violet-grey under one steep roof, a great coffin for a sign in its gable, coffins at the door."""
    pale, black = linear(176, 168, 182), linear(44, 38, 48)
    style = Style(siding("undertaker"), pale, black, pale, "mourning", "undertaker")
    outline = mirrored([(6.0, 7.15), (0.0, 11.15)])
    extra = sign_board("undertaker", 0, 6.72, FRONT + 0.02, 8.2, 1.24, black)
    lid = coffin(1.35, 2.55)
    extra.append(painted(plate(lid.buffer(0.10), FRONT, 0.10, 0.04).moved(z=7.55), pale, "z", 2))
    extra.append(timbered(plate(lid, FRONT + 0.08, 0.18, 0.07, edge=(1.8, 1.6, 1.4)).moved(z=7.55), WALNUT, "z", 3))
    cross = unary_union([rectangle_between(-0.08, 8.35, 0.08, 9.65), rectangle_between(-0.32, 9.10, 0.32, 9.26)])
    extra.append((plate(cross, FRONT + 0.25, 0.06, 0.02), BRASS))
    for number, (y, tilt) in enumerate(((-5.22, 2.0), (5.22, -2.0))):
        leaning = plate(coffin(0.95, 2.5), 0.0, 0.42, 0.05, edge=LIGHT_EDGE, back=True).turned("x", tilt)
        leaning = leaning.turned("y", -7).moved(x=FRONT + 0.42, y=y, z=0.92)
        extra.append(timbered(leaning, (WALNUT, OAK)[number], "z", number))
    extra += sign_board("rest", 3.6, 5.36, FRONT + 0.04, 0.95, 0.32, pale)
    for number, y in enumerate((-4.2, 3.6)):
        extra += window("mourning", y, 2.0, 1.35, 1.95, FRONT, style.trim, number=number)
    return assembled("undertaker", Plan(outline, style, 7.1, 10.95), extra)
