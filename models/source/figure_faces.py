"""Paints the heads: hair, eyes, brows, mouths, and what sets the ten faces apart."""

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
EYE_WHITE: Rgb = (252, 248, 238)
CHEEK: Rgb = (222, 112, 86)
LIP: Rgb = (150, 62, 48)
SCAR: Rgb = (186, 66, 56)
CREAM: Rgb = (244, 232, 202)
TEETH: Rgb = (250, 246, 232)

HEAD_LOW, HEAD_HIGH, EYES, RADIUS = 2.795, 3.649, 3.28, 0.66
SIDES = (-1, 1)


def line(points: list[tuple[float, float]], width: float) -> BaseGeometry:
    """A stroke with round ends."""
    return LineString(points).buffer(width / 2, quad_segs=5)


def ellipse(x: float, y: float, half_width: float, half_height: float) -> BaseGeometry:
    """An ellipse around (x, y)."""
    return scale(Point(x, y).buffer(1.0, quad_segs=12), half_width, half_height, origin=(x, y))


def darker(colour: Rgb, share: float) -> Rgb:
    """A colour with only this share of its brightness."""
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


def hair_of(look: Look, grain: Field) -> Picture:
    """The hair's colour with strands."""
    strands = 0.82 + 0.4 * np.roll(grain, 37, axis=1)
    return np.asarray(look.hair, dtype=np.float32) * strands[..., None]


def paint_face(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Adds the head of a figure to its picture."""

    def on_face(shape: BaseGeometry) -> Field:
        """A shape in cm around the point between the eyes."""
        return sheet.shape(shape, 0, EYES, RADIUS)

    head = sheet.band(HEAD_LOW, HEAD_HIGH)
    picture = coated(picture, look.skin, head * 0.86, grain)
    hairline = unary_union([box(-2.1, -0.20, -0.78, 0.7), box(0.78, -0.20, 2.1, 0.7), box(-2.1, 0.27, 2.1, 0.7)])
    hairline = hairline.buffer(0.06).buffer(-0.06)
    hair = hair_of(look, grain)
    on_top = sheet.band(sheet.length_at(HEAD_HIGH), sheet.length_at(HEAD_HIGH) + 0.50, by_length=True)
    picture = coated(picture, hair, np.maximum(head * on_face(hairline), on_top), grain)
    peg = sheet.band(sheet.length_at(HEAD_HIGH) + 0.50, 99.0, by_length=True)
    picture = coated(picture, CREAM, peg, grain)
    cheeks = on_face(unary_union([ellipse(side * 0.36, -0.17, 0.12, 0.085) for side in SIDES]))
    picture = coated(picture, CHEEK, blurred(cheeks, 6.0) * 0.55, grain)
    if look.blackened:
        patches = unary_union(
            [ellipse(side * 0.215, 0.0, 0.20, 0.165) for side in SIDES] + [box(-0.2, -0.06, 0.2, 0.1)]
        )
        picture = coated(picture, (40, 34, 34), on_face(patches) * 0.92, grain)
    picture = _paint_eyes(picture, sheet, look, grain)
    if look.beard:
        beard = unary_union([ellipse(0, -0.40, 0.70, 0.25), box(-0.86, -0.34, -0.60, 0.0), box(0.60, -0.34, 0.86, 0.0)])
        picture = coated(picture, hair, head * on_face(beard.buffer(0.02).buffer(-0.02)), grain)
    elif not look.masked:
        picture = _paint_mouth(picture, sheet, look, grain)
    if look.whiskers:
        whiskers = [
            Polygon([(s * 0.86, 0.05), (s * 0.62, 0.05), (s * 0.50, -0.26), (s * 0.60, -0.44), (s * 0.88, -0.26)])
            for s in SIDES
        ]
        picture = coated(picture, hair, head * on_face(unary_union(whiskers).buffer(0.02)), grain)
    if look.scarred:
        scar = [line([(-0.13, 0.27), (-0.25, -0.16)], 0.042)]
        scar += [
            line([(-0.24 + dx, y - 0.015), (-0.11 + dx, y + 0.03)], 0.03) for dx, y in ((0.02, 0.2), (-0.04, -0.1))
        ]
        picture = coated(picture, SCAR, on_face(unary_union(scar)), grain)
    if look.spectacles:
        freckles = [
            Point(side * (0.28 + 0.07 * step), -0.17 + 0.035 * (step * 7 % 3)).buffer(0.016)
            for side in SIDES
            for step in range(4)
        ]
        picture = coated(picture, (176, 104, 62), on_face(unary_union(freckles)) * 0.9, grain)
    if look.eye_patch:
        strap = sheet.shape(line([(-2.1, -0.16), (-0.22, 0.03), (2.1, 0.36)], 0.06), 0, EYES, RADIUS)
        patch = on_face(ellipse(-0.22, -0.005, 0.165, 0.15))
        picture = coated(picture, INK, np.maximum(strap * head, patch), grain)
        if not look.masked:
            chin = np.clip(blurred(on_face(ellipse(0, -0.36, 0.46, 0.15)), 9.0), 0, 1) * head
            picture = coated(picture, darker(look.skin, 0.4), chin * 0.5, grain)
            picture = _paint_mouth(picture, sheet, look, grain)
    return picture


def _paint_mouth(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """A smile: with teeth for the young one, grim on one side for the one-eyed."""
    if look.spectacles or look.eye_patch:
        lifted = 0.05 if look.eye_patch else 0.0
        grin = Polygon(
            [(-0.19, -0.265 - lifted), (0.0, -0.30), (0.19, -0.265 + lifted), (0.10, -0.375), (-0.10, -0.375)]
        )
        picture = coated(picture, LIP, sheet.shape(grin.buffer(0.03), 0, EYES, RADIUS), grain)
        return coated(picture, TEETH, sheet.shape(grin.buffer(-0.008), 0, EYES, RADIUS), grain)
    mouth = line([(-0.16, -0.29), (-0.06, -0.33), (0.06, -0.33), (0.16, -0.29)], 0.045)
    return coated(picture, LIP, sheet.shape(mouth, 0, EYES, RADIUS), grain)


def _paint_eyes(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Large eyes and brows; outlaws scowl."""
    whites = unary_union([ellipse(side * 0.215, 0, 0.118, 0.112) for side in SIDES])
    pupils = unary_union([ellipse(side * 0.202, -0.010, 0.066, 0.076) for side in SIDES])
    glints = unary_union([ellipse(side * 0.202 + 0.024, 0.026, 0.021, 0.023) for side in SIDES])
    tilt = -0.075 if look.outlaw else 0.02
    width = {1: 0.085, 2: 0.10, 3: 0.07, 4: 0.055, 5: 0.095}.get(look.number, 0.06)
    brows = [
        line([(side * 0.085, 0.175 + tilt), (side * 0.20, 0.195), (side * 0.34, 0.165 - tilt * 0.6)], width)
        for side in SIDES
    ]
    if look.outlaw and look.number == 2:
        brows.append(line([(-0.1, 0.105), (0.1, 0.105)], 0.09))
    lids = unary_union(
        [line([(side * 0.07, 0.115 + tilt * 0.9), (side * 0.35, 0.115 - tilt * 0.5)], 0.075) for side in SIDES]
    )
    outline = whites.buffer(0.016)
    for shape, colour, share in (
        (outline, darker(look.skin, 0.45), 0.75),
        (whites, EYE_WHITE, 1.0),
        (pupils, INK, 1.0),
        (glints, EYE_WHITE, 1.0),
    ):
        picture = coated(picture, colour, sheet.shape(shape, 0, EYES, RADIUS) * share, grain)
    if look.outlaw:
        lid = (40, 34, 34) if look.blackened else look.skin
        picture = coated(picture, lid, sheet.shape(lids, 0, EYES, RADIUS), grain)
    shade = look.hair if look.blackened else darker(look.hair, 0.7)
    return coated(picture, shade, sheet.shape(unary_union(brows), 0, EYES, RADIUS), grain)
