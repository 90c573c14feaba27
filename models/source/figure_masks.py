"""The outlaws' bandanas: a cloth over nose and mouth, its point hanging on the chest, knotted behind.

The cloth is painted on the part of the head that it hides: what is so many cm below the cloth's upper edge lies
`PRESSED` times as far below the same height of the head.
"""

from __future__ import annotations

import numpy as np
from figure_faces import EYES, HEAD_LOW, RADIUS, bow, darker, line, tapered
from figure_looks import Look, Rgb
from figure_wardrobe import stitches
from meshes import Array, Mesh, grid_mesh, joined
from noise import Field, Picture
from shapely.affinity import scale, translate
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import Profile, extrude, standing
from turned_canvas import TurnedCanvas, coated

TOP, TIP = 3.165, 2.36
"""Heights of the upper edge and of the point, cm."""
HALF_TURN = 180.0
"""How far around the head the cloth reaches to either side, degrees: it is folded to a band behind."""
PRESSED = (TOP - HEAD_LOW - 0.03) / (TOP - TIP)
HAIR_FROM = 3.07
"""Below this height of the head nothing of the cloth is painted behind."""
COLUMNS, ROWS = 36, 4
CREAM: Rgb = (246, 236, 210)
BONE: Rgb = (240, 234, 218)


def _lower_edge(degrees: Array) -> Array:
    """Height of the cloth's lower edge: low in front, high behind."""
    turn = np.abs(degrees)
    return np.interp(turn, [0.0, 14.0, 48.0, 75.0, 110.0, HALF_TURN], [TIP, TIP + 0.10, 2.66, 2.86, 2.98, 3.01])


def mask(sheet: TurnedCanvas, outline: Profile) -> Mesh:
    """The cloth around the head of a figure with this outline."""
    heights = np.array([z for _, z in outline])
    radii = np.array([radius for radius, _ in outline])
    order = np.argsort(heights, kind="stable")
    degrees = np.linspace(-HALF_TURN, HALF_TURN, COLUMNS + 1)
    share = np.linspace(0.0, 1.0, ROWS + 1)[:, None]
    z = _lower_edge(degrees)[None] * (1 - share) + TOP * share
    # A cloth hangs straight down from the cheeks and does not follow the neck.
    body = np.interp(z, heights[order], radii[order])
    hanging = np.interp(z, [TIP, 2.62, 2.95, TOP], [0.80, 0.735, 0.72, 0.69])
    near = np.clip((118.0 - np.abs(degrees)) / 40.0, 0, 1)[None]
    folds = 0.012 * np.cos(np.radians(degrees * 9.0))[None] * (1 - share) * near
    radius = np.maximum(body + 0.022, hanging * near + (body + 0.022) * (1 - near)) + folds
    turn = np.radians(degrees)[None]
    positions = np.stack([radius * np.cos(turn), radius * np.sin(turn), z], axis=-1)
    along, up = np.gradient(positions, axis=1), np.gradient(positions, axis=0)
    normals = np.cross(along, up)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    lengths = np.interp(TOP - (TOP - z) * PRESSED, *_lengths(sheet))
    uvs = np.stack([np.repeat(sheet.u_of(degrees)[None], ROWS + 1, axis=0), sheet.v_of(lengths)], -1)
    cloth = grid_mesh(positions, normals, uvs)
    rim = np.stack([positions[-1], positions[-1] * np.array([0.93, 0.93, 1.0])])
    upwards = np.zeros_like(rim) + np.array([0.0, 0.0, 1.0])
    edge = grid_mesh(rim, upwards, np.stack([uvs[-1], uvs[-1]]))
    return joined([cloth, edge])


def _lengths(sheet: TurnedCanvas) -> tuple[Array, Array]:
    heights = np.linspace(HEAD_LOW, TOP, 24)
    return heights, np.array([sheet.length_at(float(height)) for height in heights])


def knot() -> Mesh:
    """The knot with two ends at the back of the head."""
    ends = [
        Polygon([(0.0, 0.03), (side * 0.13, -0.02), (side * 0.34, -0.34), (side * 0.20, -0.40), (side * 0.10, -0.34)])
        for side in (-1, 1)
    ]
    flat = [extrude(end.buffer(0.015, quad_segs=2).simplify(0.01), 0.06, 0.02, 1) for end in ends]
    flat.append(extrude(scale(Point(0, 0).buffer(0.12, quad_segs=3), 1.2, 0.85), 0.14, 0.05, 1, underside=False))
    return standing(joined(flat)).turned("y", 6).moved(x=0.655, z=3.09).turned("z", 180)


def _pattern(number: int) -> tuple[BaseGeometry, Rgb]:
    """What is printed on the cloth of a number, in cm around the middle of its upper edge (y down is negative)."""
    if number == 1:
        return unary_union(
            [
                Point(x + (0.1 if row % 2 else 0.0), -0.10 - 0.17 * row).buffer(0.042, quad_segs=5)
                for x in np.arange(-1.5, 1.6, 0.2)
                for row in range(5)
            ]
        ), CREAM
    if number == 2:
        return unary_union([box(-1.6, -0.14 - 0.17 * row, 1.6, -0.075 - 0.17 * row) for row in range(5)]), CREAM
    if number == 3:
        diamond = Polygon([(0, 0.075), (0.075, 0), (0, -0.075), (-0.075, 0)])
        return unary_union(
            [
                translate(diamond, x + (0.11 if row % 2 else 0.0), -0.12 - 0.16 * row)
                for x in np.arange(-1.54, 1.6, 0.22)
                for row in range(5)
            ]
        ), (28, 22, 20)
    if number == 4:
        skull = unary_union([Point(0, -0.34).buffer(0.17, quad_segs=8), box(-0.10, -0.60, 0.10, -0.40)])
        holes = [Point(side * 0.07, -0.35).buffer(0.05) for side in (-1, 1)] + [
            Polygon([(-0.02, -0.46), (0.02, -0.46), (0, -0.42)])
        ]
        holes += [box(x - 0.010, -0.61, x + 0.010, -0.51) for x in (-0.05, 0.0, 0.05)]
        return skull.difference(unary_union(holes)), BONE
    zigzags = [
        line(
            [
                (float(x), -0.10 - 0.19 * row - (0.09 if step % 2 else 0.0))
                for step, x in enumerate(np.arange(-1.6, 1.7, 0.13))
            ],
            0.05,
        )
        for row in range(4)
    ]
    return unary_union(zigzags), CREAM


def paint_mask(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Colours what the cloth of an outlaw shows."""

    def on_cloth(shape: BaseGeometry) -> Field:
        pressed = scale(shape, 0.92, PRESSED, origin=(0, 0))
        return sheet.shape(translate(pressed, 0, TOP - EYES), 0, EYES, RADIUS)

    # Behind, the cloth is folded to a band, and hair shows below it.
    low, high, behind = HEAD_LOW - EYES - 0.1, TOP - EYES + 0.004, HAIR_FROM - EYES
    front = [(-1.12, behind), (-1.0, low), (1.0, low), (1.12, behind)]
    cloth = Polygon([(-2.2, high), (-2.2, behind), *front, (2.2, behind), (2.2, high)])
    whole = sheet.shape(cloth, 0, EYES, RADIUS) * sheet.band(HEAD_LOW, TOP + 0.004)
    picture = coated(picture, look.colour, whole, grain)
    weave = 0.94 + 0.12 * np.random.default_rng(look.seed).random((sheet.height, 1))
    picture = picture * (1 + (weave - 1) * whole)[..., None]
    shape, colour = _pattern(look.number)
    picture = coated(picture, colour, on_cloth(shape) * whole, grain)
    for side in (-1, 1):
        folds = [
            tapered(
                bow((side * 0.62, -0.06 - 0.10 * k), (side * 0.34, -0.16 - 0.16 * k), (side * 0.06, -0.16 - 0.19 * k)),
                0.05,
            )
            for k in range(4)
        ]
        shade = on_cloth(unary_union(folds)) * whole
        picture = coated(picture, darker(look.colour, 0.5), sheet.spread(shade, 0.010, 0, TOP - 0.1, 1.0) * 0.75, grain)
    ridge = on_cloth(tapered([(0, -0.02), (0, -0.30), (0, -0.7)], 0.09)) * whole
    picture = picture * (1 + 0.28 * sheet.spread(ridge, 0.03, 0, TOP - 0.1, 1.0))[..., None]
    seam = on_cloth(stitches([(-2.2, -0.055), (2.2, -0.055)], 0.018, 0.045)) * whole
    picture = coated(picture, CREAM, seam * 0.8, grain)
    hem = on_cloth(box(-2.2, -0.035, 2.2, 0.02)) * whole
    return coated(picture, darker(look.colour, 0.6), hem, grain)
