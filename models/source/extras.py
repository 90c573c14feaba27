"""Small things of scenarios: the dynamite stick (three sticks in waxed paper, tied) and the signpost of an exit."""

from __future__ import annotations

import itertools

import numpy as np
from building_parts import plate, timbered
from gltf_file import Node, Part
from materials import CHARCOAL, OAK, PAINT, WALNUT, WORN_WOOD
from meshes import Array, Mesh, joined, linear
from props import grained
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from solids import arc, box, extrude, lathe
from tokens import PRINT, cell

STICK_RADIUS, STICK_BACK, STICK_FRONT = 0.205, -1.2, 1.0
STICKS = ((-0.295, 0.205, 0.0), (0.295, 0.205, 140.0), (0.0, 0.4915, 65.0))
"""Middle (y, z) of each stick and how far its paper is turned."""
ROPE_COLOUR = linear(206, 170, 112)
POST_HEIGHT = 5.0
STONES = ((20, 0.66, 0.20), (110, 0.62, 0.26), (160, 0.70, 0.17), (255, 0.64, 0.22), (310, 0.70, 0.15))
"""Stones at the post's foot: direction in degrees, distance and radius in cm."""


def _stick(turn: float) -> Mesh:
    """One stick along x around the axis, its paper folded in at the ends."""
    length, radius = STICK_FRONT - STICK_BACK, STICK_RADIUS
    wall = [
        (0.0, 0.03),
        (0.07, 0.0),
        *arc((radius - 0.04, 0.04), 0.04, -90, 0, 2),
        *arc((radius - 0.04, length - 0.04), 0.04, 0, 90, 2),
        (0.07, length),
        (0.0, length - 0.03),
    ]
    mesh = lathe(wall, 16, crease=50)
    u0, v0, u1, v1 = cell("stick")
    around, along = mesh.uvs[..., 0], mesh.positions[..., 2] / length
    uvs = np.stack([u0 + (u1 - u0) * around, v0 + (v1 - v0) * (0.005 + 0.99 * along)], axis=-1)
    return mesh.mapped(uvs).turned("z", turn).turned("y", 90).moved(x=STICK_BACK)


def tube(points: list[tuple[float, float, float]], radius: float, sides: int = 7) -> Mesh:
    """A bent round cord through the points."""
    path: Array = np.array(points)
    pieces = []
    for start, end in itertools.pairwise(path):
        step = end - start
        length = float(np.linalg.norm(step))
        piece = lathe([(radius, -radius * 0.3), (radius, length + radius * 0.3)], sides)
        tilt = float(np.degrees(np.arccos(np.clip(step[2] / length, -1, 1))))
        heading = float(np.degrees(np.arctan2(step[1], step[0])))
        pieces.append(piece.turned("y", tilt).turned("z", heading).moved(*(float(value) for value in start)))
    knots = [lathe(arc((0.0, 0.0), radius, -90, 90, 4), sides).moved(*(float(value) for value in path[-1]))]
    return joined([*pieces, *knots])


def dynamite_stick() -> Node:
    """A bundle 2.4 x 1.0 x 0.7 cm, along x, its fuse in front."""
    sticks = joined([_stick(turn).moved(y=y, z=z) for y, z, turn in STICKS])
    around = unary_union([Point(y, z).buffer(STICK_RADIUS, quad_segs=4) for y, z, _ in STICKS]).convex_hull
    hoop = around.buffer(0.012).difference(around.buffer(-0.03))
    cords = []
    for place in (-0.72, -0.60, 0.40, 0.52):
        band = extrude(hoop.simplify(0.006), 0.09, 0.03, 1).turned("x", 90).turned("z", 90)
        cords.append(band.moved(x=place))
    floor = min(float(cord.positions[..., 2].min()) for cord in cords)
    cords = [cord.moved(z=-floor) for cord in cords]
    rope = grained(joined(cords), "y").tinted(ROPE_COLOUR)
    fuses = []
    for y, z, _ in STICKS:
        fuses.append(
            tube([(STICK_FRONT - 0.05, y, z), (STICK_FRONT + 0.07, y * 0.8, z), (STICK_FRONT + 0.11, 0.0, 0.42)], 0.03)
        )
    fuses.append(tube([(1.10, 0.0, 0.42), (1.15, 0.06, 0.50), (1.12, 0.14, 0.58), (1.16, 0.20, 0.65)], 0.036))
    fuse = grained(joined(fuses), "x").tinted(linear(74, 66, 58))
    glow = lathe(arc((0.0, 0.0), 0.05, -90, 90, 4), 8).moved(1.155, 0.20, 0.645)
    tip = grained(glow, "x").tinted(linear(255, 150, 60))
    return Node("dynamite-stick", [(sticks, PRINT), (joined([rope, fuse, tip]), PAINT)])


def exit_post() -> Node:
    """A signpost 5 cm high on a round foot; its arrow board looks to the front and points to the reader's right."""
    foot = lathe(
        [(0.0, 0.0), (0.78, 0.0), *arc((0.74, 0.06), 0.06, -60, 60, 3), (0.55, 0.24), (0.2, 0.30)], 24, crease=40
    )
    parts: list[Part] = [timbered(foot, OAK, "x", 3)]
    post = box(0.34, 0.34, POST_HEIGHT - 0.38, 0.05, edge=WORN_WOOD).moved(z=0.2)
    cap = lathe([(0.24, 0.0), (0.02, 0.18)], 4, crease=1).turned("z", 45).moved(z=POST_HEIGHT - 0.18)
    parts += [timbered(post, WALNUT, "z", 4), timbered(cap, WALNUT, "x", 5)]
    half, tall = 1.5, 0.52
    outline = Polygon(
        [(-half, -tall), (half - 0.45, -tall), (half, 0.0), (half - 0.45, tall), (-half, tall), (-half + 0.14, 0.0)]
    )
    board = plate(outline, 0.0, 0.16, 0.035, edge=WORN_WOOD, back=True)
    board = board.mapped_flat("yz", (-half, -tall - 0.04), (half, tall + 0.04), cell("exit"))
    parts.append((board.turned("x", -3.0).moved(x=0.17, z=3.9), PRINT))
    for y in (-0.1, 0.1):
        nail = lathe([(0.05, 0.0), (0.04, 0.03), (0.0, 0.04)], 8).turned("y", 90)
        parts.append((grained(nail.moved(x=0.33, y=y * 0.8, z=3.9 + y * 3.4), "y").tinted(CHARCOAL), PAINT))
    stones = []
    for number, (angle, distance, size) in enumerate(STONES):
        stone = lathe(arc((0.0, 0.0), size, -20, 90, 3), 8).stretched(1.0, 0.8, 0.6).turned("z", 40.0 * number)
        x, y = distance * float(np.cos(np.radians(angle))), distance * float(np.sin(np.radians(angle)))
        stones.append(grained(stone.moved(x, y, 0.06), "x").tinted(linear(150, 132, 112)))
    parts.append((joined(stones), PAINT))
    return Node("exit-post", parts)
