"""The cloth of a duel, 60 x 40 cm: a dry, cracked street, a line at each man's feet, and HIGH NOON."""

from __future__ import annotations

import numpy as np
from cloth import Cloth, cracks, hemmed, sand, scrub, stones
from gltf_file import Node
from ground import spread_out
from noise import Field, Generator, Picture, mixed
from pictures import blurred
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.ops import unary_union
from solids import rectangle, star

CLOTH = Cloth(60.0, 40.0, (2048, 1366))
PLACES = (-10.0, 10.0)
"""Where the two men stand, x in cm on the middle line."""
STREET_HALF_WIDTH = 9.0
INK = (92, 40, 26)
CHALK = (246, 234, 204)


def duel_mat() -> Node:
    """The cloth: its top is z = 0, its underside z = -0.06."""
    return spread_out("duel-mat", CLOTH)


def _is_street(x: float, y: float) -> bool:
    return abs(y) < STREET_HALF_WIDTH + 0.3 * float(np.sin(x))


def _street(picture: Picture, random: Generator) -> Picture:
    """Trodden dust with ruts and pebbles at its edges, bleached by the sun in the middle."""
    worn = blurred(CLOTH.mask(rectangle_between(-40, -STREET_HALF_WIDTH, 40, STREET_HALF_WIDTH)), 1.2 * CLOTH.per_cm)
    worn *= 0.65 + 0.7 * (CLOTH.noise(8, 12, random, 5) - 0.3)
    picture = picture * (1 - worn[..., None] * np.array([0.10, 0.19, 0.27], dtype=np.float32))
    ruts = []
    for level in (-5.6, -3.9, 4.1, 5.7):
        x = np.linspace(-34, 34, 69)
        y = level + 0.35 * np.sin(x / 9.0 + level) + random.normal(0, 0.05, 69)
        ruts.append(LineString(list(zip(x.tolist(), y.tolist(), strict=True))).buffer(0.26))
    rut = blurred(CLOTH.mask(unary_union(ruts)), 0.10 * CLOTH.per_cm)
    rut = rut * np.clip(CLOTH.noise(12, 18, random, 4) * 2.2 - 0.3, 0, 1)
    lit = np.roll(rut, round(0.16 * CLOTH.per_cm), axis=0)
    picture = picture * (1 - rut[..., None] * np.array([0.30, 0.39, 0.45], dtype=np.float32))
    picture = picture + (np.clip(lit - rut, 0, 1) * 26)[..., None]
    placed = []
    for side in (-1, 1):
        for x in np.arange(-29.4, 29.4, 0.36):
            if random.random() < 0.55:
                y = side * (STREET_HALF_WIDTH + float(random.normal(0, 0.45)))
                placed.append((float(x), y, float(random.gamma(2.0, 0.042)) + 0.035))
    return stones(CLOTH, picture, placed)


def _footprints(picture: Picture, random: Generator) -> Picture:
    """Two trails of boots that end at the lines, from either end of the street."""
    sole = unary_union(
        [
            Point(0.20, 0).buffer(0.26, quad_segs=8),
            Point(0.42, 0).buffer(0.22),
            rectangle_between(-0.42, -0.19, -0.08, 0.19),
        ]
    )
    prints = []
    for side in (-1, 1):
        for number, x in enumerate(np.arange(12.2, 27.5, 1.35)):
            aside = 0.45 if number % 2 else -0.45
            turn = (180.0 if side > 0 else 0.0) + float(random.normal(0, 6))
            mark = rotate(sole, turn, origin=(0, 0))
            prints.append(translate(mark, side * float(x), aside + float(random.normal(0, 0.08))))
    dent = blurred(CLOTH.mask(unary_union(prints)), 1.6)
    picture = picture * (1 - 0.30 * dent[..., None] * np.array([0.8, 1.0, 1.1], dtype=np.float32))
    return picture + (np.clip(np.roll(dent, 4, axis=0) - dent, 0, 1) * 22)[..., None]


def _lines(random: Generator) -> Field:
    """Two lines of lime across the street, half worn away, a tick to where each man looks."""
    shapes = []
    for x in PLACES:
        ahead = 1.0 if x < 0 else -1.0
        front = x + ahead * 1.9
        shapes.append(rectangle_between(front - 0.16, -4.2, front + 0.16, 4.2))
        ring = Point(x, 0.0).buffer(1.75, quad_segs=24)
        shapes.append(ring.difference(ring.buffer(-0.12)))
        tip = front + ahead * 1.3
        shapes.append(Polygon([(front + ahead * 0.5, -0.5), (front + ahead * 0.5, 0.5), (tip, 0.0)]))
    mask = CLOTH.mask(unary_union(shapes))
    return blurred(mask, 0.9) * np.clip(0.35 + 1.6 * (CLOTH.noise(30, 45, random, 4) - 0.25), 0, 1)


def _print(random: Generator) -> Field:
    """The printed frame, its corners' stars, and the title at the lower edge."""
    frame = rectangle(CLOTH.width - 2.0, CLOTH.depth - 2.0, 0.8)
    inner = rectangle(CLOTH.width - 2.9, CLOTH.depth - 2.9, 0.5)
    shapes = [frame.difference(frame.buffer(-0.18)), inner.difference(inner.buffer(-0.07))]
    for x in (-1, 1):
        for y in (-1, 1):
            place = (x * (CLOTH.width / 2 - 2.9), y * (CLOTH.depth / 2 - 2.9))
            circle = Point(*place).buffer(1.05, quad_segs=16)
            shapes += [translate(star(0.82, 0.34), *place), circle.difference(circle.buffer(-0.09))]
    for side in (-1, 1):
        shapes += [
            LineString([(side * 9.6, -16.8), (side * 14.2, -16.8)]).buffer(0.06),
            translate(star(0.42, 0.17), side * 8.8, -16.8),
            translate(star(0.26, 0.11), side * 14.9, -16.8),
        ]
    turns = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    corners = ((0.95, -0.12), (0.95, 0.12), (1.6, 0.0))
    rays = [Polygon([(r * np.cos(turn + by), r * np.sin(turn + by)) for r, by in corners]) for turn in turns]
    sun = unary_union([Point(0, 0).buffer(0.78, quad_segs=16), *rays])
    shapes.append(translate(sun, 0.0, 16.4))
    ink = CLOTH.mask(unary_union(shapes))
    ink = np.maximum(ink, CLOTH.text("HIGH NOON", "sancreek", 0.0, -16.8, 1.7, 0.10) * 0.95)
    return ink * np.clip(0.48 + 1.3 * CLOTH.noise(40, 60, random, 4), 0, 1)


def duel_mat_picture() -> Picture:
    """The whole print, (1366, 2048, 3)."""
    random = np.random.default_rng(13)
    picture = _street(sand(CLOTH, random), random)
    picture = cracks(CLOTH, picture, random, cells=620, spread=0.42)
    picture = scrub(CLOTH, picture, random, _is_street, tufts=46, pebbles=240)
    picture = _footprints(picture, random)
    picture = mixed(picture, CHALK, _lines(random) * 0.82)
    picture = mixed(picture, INK, _print(random) * 0.92)
    return hemmed(CLOTH, picture, random)
