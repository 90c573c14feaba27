"""Porches: a shingled roof or a striped awning on two turned posts."""

from __future__ import annotations

import numpy as np
from building_parts import painted, plate, roof_slope
from building_shell import FRONT, Style
from gltf_file import Part
from materials import SHINGLES, WORN_WOOD
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
