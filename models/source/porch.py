"""Porches: a shingled roof, an awning, a balcony or a stone slab, on two turned posts or columns."""

from __future__ import annotations

import numpy as np
from building_parts import painted, plate, roof_slope, timbered
from building_shell import FRONT, Style
from gltf_file import Part
from materials import DRIFTWOOD, SHINGLES, WORN_WOOD
from meshes import Colour
from shapely.geometry import Polygon
from solids import Profile, arc, box, extrude, lathe

WIDTH = 12.4
INNER_X, INNER_Z = FRONT, 5.76
OUTER_X, OUTER_Z = 5.56, 5.44
RUN, FALL = OUTER_X - INNER_X, INNER_Z - OUTER_Z
SLOPE = float(np.degrees(np.arctan2(FALL, RUN)))
LENGTH = float(np.hypot(RUN, FALL))
POST_X, POST_Y, POST_FOOT, POST_HEIGHT = 5.0, 5.4, 0.9, 4.3


def porch_roof(style: Style) -> list[Part]:
    """Three overlapping courses of shingles and a board along the eave."""
    parts: list[Part] = []
    for row, share in enumerate((0.0, 0.33, 0.66)):
        course = roof_slope(LENGTH * 0.37, WIDTH, 0.09).turned("z", -90).turned("y", SLOPE + 1.6)
        course = course.moved(x=INNER_X + RUN * share, z=INNER_Z - FALL * share - 0.08)
        parts.append((course.remapped((1.0, 1.0), (0.31 * row, 0.1 * row)), SHINGLES))
    fascia = box(0.16, WIDTH, 0.24, 0.04, edge=WORN_WOOD).moved(x=OUTER_X - 0.02, z=OUTER_Z - 0.24)
    return [*parts, painted(fascia, style.trim, "y", 1)]


def awning(colours: tuple[Colour, Colour], stripes: int = 14) -> list[Part]:
    """Striped canvas with a scalloped edge."""
    width = WIDTH / stripes
    bow = [(y * width / 2, -0.26 + 0.18 * z) for y, z in arc((0.0, 0.0), 1.0, 180, 360, 6)]
    scallop = Polygon([(-width / 2, 0.0), *bow, (width / 2, 0.0)])
    parts: list[Part] = []
    for number in range(stripes):
        y = -WIDTH / 2 + (number + 0.5) * width
        strip = box(LENGTH, width, 0.10, 0.03).moved(x=LENGTH / 2).turned("y", SLOPE)
        strip = strip.moved(x=INNER_X, y=y, z=INNER_Z - 0.10)
        flap = plate(scallop, 0.0, 0.06, 0.02, back=True).moved(x=OUTER_X - 0.04, y=y, z=OUTER_Z - 0.02)
        colour = colours[number % 2]
        parts += [painted(strip, colour, "x", number), painted(flap, colour, "z", number)]
    return parts


def posts(style: Style) -> list[Part]:
    """Two turned posts with brackets, and the beam on them."""
    foot: Profile = [(0.175, 0.0), (0.175, 0.30), (0.12, 0.38), (0.12, 0.52), *arc((0.105, 0.62), 0.07, -50, 50, 3)]
    shaft: Profile = [(0.11, 0.74), (0.145, 1.4), (0.12, 2.8), (0.10, 3.2), *arc((0.10, 3.3), 0.07, -50, 50, 3)]
    head: Profile = [(0.11, 3.42), (0.175, 3.66), (0.175, POST_HEIGHT)]
    hollow = [(0.95 - 0.81 * float(np.sin(a)), -0.95 + 0.81 * float(np.cos(a))) for a in np.linspace(0.1, np.pi / 2, 6)]
    bracket = Polygon([(0.0, 0.0), (0.95, 0.0), (0.95, -0.14), *hollow, (0.0, -0.95)])
    beam = box(0.26, 11.6, 0.22, 0.04).moved(x=POST_X, z=POST_FOOT + POST_HEIGHT - 0.02)
    parts = [painted(beam, style.posts, "y", 2)]
    for side in (-1, 1):
        post = lathe(foot + shaft + head, 12, crease=35).moved(x=POST_X, y=side * POST_Y, z=POST_FOOT)
        parts.append(painted(post, style.posts, "z", side + 3))
        inwards = extrude(bracket, 0.12, 0.03, 1).turned("x", 90).turned("z", 90).moved(x=-0.06)
        inwards = inwards if side < 0 else inwards.stretched(y=-1)
        inwards = inwards.moved(x=POST_X, y=side * (POST_Y - 0.15), z=POST_FOOT + POST_HEIGHT)
        parts.append(painted(inwards, style.accent, "y", side + 5))
    return parts


def columns(style: Style) -> list[Part]:
    """Two smooth columns with a base and a capital, and the beam on them."""
    base: Profile = [(0.178, 0.0), (0.178, 0.14), *arc((0.15, 0.20), 0.028, -60, 90, 2), (0.148, 0.26)]
    shaft: Profile = [(0.150, 1.2), (0.146, 2.4), (0.132, 3.86)]
    head: Profile = [(0.155, 3.90), (0.155, 3.95), (0.14, 3.98), (0.178, 4.12), (0.178, POST_HEIGHT)]
    beam = box(0.30, 11.6, 0.26, 0.04).moved(x=POST_X, z=POST_FOOT + POST_HEIGHT - 0.04)
    parts = [painted(beam, style.posts, "y", 2)]
    for side in (-1, 1):
        post = lathe(base + shaft + head, 16, crease=35).moved(x=POST_X, y=side * POST_Y, z=POST_FOOT)
        parts.append(painted(post, style.posts, "z", side + 3))
    return parts


def slab(style: Style) -> list[Part]:
    """A flat stone roof with a moulding and dentils."""
    parts: list[Part] = []
    for low, high, out in ((5.30, 5.44, OUTER_X - 0.16), (5.44, 5.70, OUTER_X), (5.70, 5.78, OUTER_X - 0.08)):
        wide = WIDTH - 2 * (OUTER_X - out)
        layer = box(out - INNER_X, wide, high - low, 0.035, edge=WORN_WOOD)
        parts.append(painted(layer.moved(x=(out + INNER_X) / 2, z=low), style.trim, "y", int(high * 10)))
    for y in np.arange(-5.8, 5.9, 0.58):
        dentil = box(0.12, 0.26, 0.14, 0.02).moved(x=OUTER_X - 0.14, y=float(y), z=5.30)
        parts.append(painted(dentil, style.trim, "z", 8))
    return parts


def balcony(style: Style) -> list[Part]:
    """A deck of planks with turned balusters all around, joists' ends showing below."""
    parts: list[Part] = []
    rail_x, side_y, floor, rail = OUTER_X - 0.22, WIDTH / 2 - 0.2, 5.64, 6.56
    for number in range(5):
        width = RUN / 5
        plank = box(width - 0.02, WIDTH, 0.14, 0.03, edge=WORN_WOOD)
        tone = 0.80 + 0.07 * (number * 3 % 4)
        colour = (DRIFTWOOD[0] * tone, DRIFTWOOD[1] * tone, DRIFTWOOD[2] * tone)
        parts.append(timbered(plank.moved(x=INNER_X + (number + 0.5) * width, z=floor - 0.14), colour, "y", number))
    fascia = box(0.14, WIDTH, 0.26, 0.04, edge=WORN_WOOD).moved(x=OUTER_X - 0.04, z=5.28)
    parts.append(painted(fascia, style.trim, "y", 1))
    for y in np.linspace(-5.2, 5.2, 9):
        parts.append(
            painted(
                box(RUN - 0.3, 0.16, 0.22, 0.02).moved(x=INNER_X + RUN / 2 - 0.15, y=float(y), z=5.28),
                style.accent,
                "x",
                3,
            )
        )
    for z, thick in ((floor + 0.10, 0.09), (rail, 0.13)):
        front = box(0.14, 2 * side_y, thick, 0.03, edge=WORN_WOOD).moved(x=rail_x, z=z)
        parts.append(painted(front, style.trim, "y", 4))
        for side in (-1, 1):
            beside = box(rail_x - INNER_X - 0.1, 0.14, thick, 0.03, edge=WORN_WOOD)
            parts.append(painted(beside.moved(x=(rail_x + INNER_X) / 2, y=side * side_y, z=z), style.trim, "x", 5))
    turned: Profile = [(0.035, 0.0), (0.062, 0.18), (0.03, 0.40), (0.05, 0.62), (0.03, rail - floor - 0.12)]
    places = [(rail_x, float(y)) for y in np.linspace(-side_y + 0.42, side_y - 0.42, 26)]
    places += [(float(x), side * side_y) for side in (-1, 1) for x in np.linspace(INNER_X + 0.4, rail_x - 0.42, 5)]
    for x, y in places:
        parts.append(painted(lathe(turned, 6, crease=60).moved(x=x, y=y, z=floor + 0.14), style.trim, "z", 6))
    for side in (-1, 1):
        post = box(0.22, 0.22, 1.05, 0.04, edge=WORN_WOOD).moved(x=rail_x, y=side * side_y, z=floor)
        ball = lathe([(0.07, 0.0), *arc((0.0, 0.11), 0.11, -40, 90, 3)], 8).moved(
            x=rail_x, y=side * side_y, z=floor + 1.05
        )
        parts += [painted(post, style.trim, "z", 7), painted(ball, style.accent, "z", 8)]
    return parts
