"""Paints the heads: hair, eyes, brows, mouths, and what sets the five numbers apart."""

from __future__ import annotations

import numpy as np
from figure_looks import Look, Rgb
from noise import Field, Picture
from pictures import blurred
from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import TurnedCanvas, coated

INK: Rgb = (28, 20, 16)
EYE_WHITE: Rgb = (250, 244, 230)
SKIN: Rgb = (232, 188, 144)
CHEEK: Rgb = (222, 128, 98)
LIP: Rgb = (150, 70, 52)
SCAR: Rgb = (172, 74, 62)
CREAM: Rgb = (244, 232, 202)

HEAD_LOW, HEAD_HIGH, EYES, RADIUS = 2.855, 3.645, 3.30, 0.605


def _line(points: list[tuple[float, float]], width: float) -> BaseGeometry:
    return LineString(points).buffer(width / 2, quad_segs=5)


def _ellipse(x: float, y: float, half_width: float, half_height: float) -> BaseGeometry:
    return scale(Point(x, y).buffer(1.0, quad_segs=12), half_width, half_height, origin=(x, y))


def paint_face(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Adds the head of a figure to its picture."""

    def on_face(shape: BaseGeometry) -> Field:
        """A shape in cm around the point between the eyes."""
        return sheet.shape(shape, 0, EYES, RADIUS)

    head = sheet.band(HEAD_LOW, HEAD_HIGH)
    face = _ellipse(0, -0.08, 0.70, 0.56) if look.outlaw else box(-1.9, -0.6, 1.9, 0.6)
    picture = coated(picture, SKIN, head * on_face(face) * (0.93 if look.outlaw else 0.5), grain)
    hairline = unary_union([box(-1.95, -0.22, -0.66, 0.7), box(0.66, -0.22, 1.95, 0.7), box(-1.95, 0.21, 1.95, 0.7)])
    hairline = hairline.buffer(0.05).buffer(-0.05)
    strands = 0.82 + 0.4 * np.roll(grain, 37, axis=1)
    hair = np.asarray(look.hair, dtype=np.float32) * strands[..., None]
    picture = coated(picture, hair, head * on_face(hairline), grain)
    cheeks = on_face(unary_union([_ellipse(side * 0.30, -0.18, 0.10, 0.075) for side in (-1, 1)]))
    picture = coated(picture, CHEEK, blurred(cheeks, 6.0) * 0.55, grain)
    picture = _paint_eyes(picture, sheet, look, grain)
    if look.beard:
        beard = unary_union(
            [_ellipse(0, -0.42, 0.60, 0.27), box(-0.72, -0.36, -0.50, -0.02), box(0.50, -0.36, 0.72, -0.02)]
        )
        beard = beard.difference(_ellipse(0, -0.255, 0.13, 0.035)).buffer(0.02).buffer(-0.02)
        picture = coated(picture, hair, head * on_face(beard), grain)
    elif look.masked:
        mask = Polygon(
            [
                (-1.9, -0.17),
                (-0.4, -0.14),
                (0, -0.10),
                (0.4, -0.14),
                (1.9, -0.17),
                (1.9, -0.30),
                (0.5, -0.50),
                (-0.5, -0.50),
                (-1.9, -0.30),
            ]
        )
        colour = look.colour if look.outlaw else (178, 44, 34)
        picture = coated(picture, INK, head * np.clip(blurred(on_face(mask), 3.0) * 1.6, 0, 1) * 0.5, grain)
        picture = coated(picture, colour, head * on_face(mask), grain)
        dots = unary_union([Point(x, y).buffer(0.028) for x in np.arange(-1.7, 1.8, 0.17) for y in (-0.22, -0.34)])
        picture = coated(picture, CREAM, on_face(dots.intersection(mask.buffer(-0.04))), grain)
    else:
        smile = 0.03 if not look.outlaw else -0.03
        mouth = _line([(-0.15, -0.29 + smile), (-0.06, -0.31), (0.06, -0.31), (0.15, -0.29 + smile)], 0.04)
        picture = coated(picture, LIP, on_face(mouth), grain)
    if look.scarred:
        whiskers = unary_union(
            [
                Polygon([(s * 0.72, 0.05), (s * 0.50, 0.05), (s * 0.42, -0.30), (s * 0.56, -0.40), (s * 0.74, -0.20)])
                for s in (-1, 1)
            ]
        )
        picture = coated(picture, hair, head * on_face(whiskers.buffer(0.02)), grain)
        scar = [_line([(-0.12, 0.20), (-0.20, -0.24)], 0.034)]
        scar += [_line([(-0.20 - 0.012, y), (-0.10, y + 0.03)], 0.026) for y in (0.13, -0.11, -0.19)]
        picture = coated(picture, SCAR, on_face(unary_union(scar)), grain)
    if look.eye_patch:
        strap = sheet.shape(_line([(-1.9, -0.20), (-0.2, 0.02), (1.9, 0.30)], 0.055), 0, EYES, RADIUS)
        patch = on_face(_ellipse(-0.185, 0.0, 0.135, 0.125))
        picture = coated(picture, INK, np.maximum(strap * head, patch), grain)
        chin = np.clip(blurred(on_face(_ellipse(0, -0.36, 0.42, 0.16)), 9.0), 0, 1) * head
        picture = coated(picture, (96, 74, 60), chin * 0.42, grain)
    return picture


def _paint_eyes(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Eyes and brows; outlaws scowl."""
    sides = (-1, 1)
    whites = unary_union([_ellipse(side * 0.18, 0, 0.085, 0.082) for side in sides])
    pupils = unary_union([_ellipse(side * 0.172, -0.008, 0.050, 0.058) for side in sides])
    glints = unary_union([_ellipse(side * 0.172 + 0.018, 0.018, 0.015, 0.017) for side in sides])
    tilt = -0.055 if look.outlaw else 0.02
    brows = unary_union(
        [
            _line([(side * 0.08, 0.125 + tilt), (side * 0.17, 0.145), (side * 0.28, 0.12 - tilt * 0.6)], 0.055)
            for side in sides
        ]
    )
    lids = unary_union(
        [_line([(side * 0.08, 0.085 + tilt * 0.9), (side * 0.28, 0.085 - tilt * 0.5)], 0.055) for side in sides]
    )
    for shape, colour, share in ((whites, EYE_WHITE, 1.0), (pupils, INK, 1.0), (glints, EYE_WHITE, 1.0)):
        picture = coated(picture, colour, sheet.shape(shape, 0, EYES, RADIUS) * share, grain)
    if look.outlaw:
        picture = coated(picture, SKIN, sheet.shape(lids, 0, EYES, RADIUS), grain)
    dark = tuple(int(channel * 0.7) for channel in look.hair)
    return coated(picture, (dark[0], dark[1], dark[2]), sheet.shape(brows, 0, EYES, RADIUS), grain)
