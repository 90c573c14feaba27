"""Paints the faces: eyes, brows, mouths, ears, and what sets the ten apart; the hair is painted by `figure_hair`."""

from __future__ import annotations

import numpy as np
from figure_looks import IRISES, Look, Rgb
from noise import Field, Picture
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import TurnedCanvas, coated

INK: Rgb = (28, 20, 16)
EYE_WHITE: Rgb = (252, 248, 238)
EYE_SHADE: Rgb = (176, 166, 160)
CHEEK: Rgb = (222, 112, 86)
LIP: Rgb = (150, 62, 48)
SCAR: Rgb = (186, 66, 56)
CREAM: Rgb = (244, 232, 202)
TEETH: Rgb = (250, 246, 232)
SOOT: Rgb = (40, 34, 34)

HEAD_LOW, HEAD_HIGH, EYES, RADIUS = 2.795, 3.649, 3.28, 0.66
EYE_OUT, EYE_WIDE, EYE_HIGH = 0.215, 0.120, 0.112
SIDES = (-1, 1)

Points = list[tuple[float, float]]


def line(points: Points, width: float) -> BaseGeometry:
    """A stroke with round ends."""
    return LineString(points).buffer(width / 2, quad_segs=5)


def tapered(points: Points, width: float) -> BaseGeometry:
    """A stroke that ends in a point."""
    count = len(points) - 1
    parts = [
        LineString(points[step : step + 2]).buffer(width / 2 * (1.0 - 0.8 * (step + 0.5) / count), quad_segs=3)
        for step in range(count)
    ]
    return unary_union(parts)


def bow(start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], steps: int = 8) -> Points:
    """Points of a curve from start to end that is drawn towards `bend`."""
    shares = [step / steps for step in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in shares
    ]


def ellipse(x: float, y: float, half_width: float, half_height: float) -> BaseGeometry:
    """An ellipse around (x, y)."""
    return scale(Point(x, y).buffer(1.0, quad_segs=16), half_width, half_height, origin=(x, y))


def mirrored(shape: BaseGeometry) -> BaseGeometry:
    """A shape together with its mirror image at x = 0."""
    return unary_union([shape, scale(shape, -1.0, 1.0, origin=(0, 0))])


def darker(colour: Rgb, share: float) -> Rgb:
    """A colour with only this share of its brightness."""
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


def lighter(colour: Rgb, share: float) -> Rgb:
    """A colour that has gone this share of the way to white."""
    return (
        int(colour[0] + (255 - colour[0]) * share),
        int(colour[1] + (255 - colour[1]) * share),
        int(colour[2] + (255 - colour[2]) * share),
    )


class Face:
    """The head of one figure while it is painted: strokes in cm around the point between the eyes."""

    def __init__(self, picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> None:
        self.picture, self.sheet, self.look, self.grain = picture, sheet, look, grain
        self.head = sheet.band(HEAD_LOW, HEAD_HIGH)

    def mask(self, shape: BaseGeometry) -> Field:
        """A shape on the head."""
        return self.sheet.shape(shape, 0, EYES, RADIUS)

    def soft(self, shape: BaseGeometry, reach: float) -> Field:
        """The same with an edge that is so many cm wide."""
        return self.sheet.spread(self.mask(shape), reach, 0, EYES, 1.0)

    def paint(self, shape: BaseGeometry, colour: Rgb | Picture, share: float = 1.0, reach: float = 0.0) -> None:
        """A stroke; with `reach` its edge is soft."""
        mask = self.soft(shape, reach) if reach else self.mask(shape)
        self.picture = coated(self.picture, colour, mask * share * self.head, self.grain)

    def cover(self, mask: Field, colour: Rgb | Picture) -> None:
        """Paint on a mask."""
        self.picture = coated(self.picture, colour, mask, self.grain)


def paint_face(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Adds skin and face of a figure to its picture."""
    face = Face(picture, sheet, look, grain)
    face.cover(face.head * 0.88, look.skin)
    peg = sheet.band(sheet.length_at(HEAD_HIGH), 99.0, by_length=True)
    face.cover(peg, CREAM)
    shade, light = darker(look.skin, 0.62), lighter(look.skin, 0.35)
    face.paint(mirrored(ellipse(EYE_OUT, -0.01, 0.17, 0.15)), shade, 0.42, 0.03)
    face.paint(box(-0.9, 0.2, 0.9, 0.5), shade, 0.35, 0.06)
    face.paint(box(-2.1, -0.5, 2.1, -0.42), shade, 0.5, 0.035)
    face.paint(mirrored(ellipse(0.37, -0.16, 0.11, 0.075)), CHEEK, 0.55, 0.04)
    face.paint(mirrored(ellipse(0.35, -0.125, 0.045, 0.02)), light, 0.55, 0.012)
    face.paint(line([(0, 0.10), (0, -0.02)], 0.05), light, 0.45, 0.015)
    face.paint(ellipse(0, -0.225, 0.10, 0.028), shade, 0.8, 0.014)
    if look.blackened:
        eyes = [ellipse(side * EYE_OUT, 0.0, 0.20, 0.165) for side in SIDES]
        face.paint(unary_union([*eyes, box(-0.2, -0.06, 0.2, 0.1)]), SOOT, 0.92, 0.008)
    _paint_eyes(face)
    if look.eye_patch:
        _paint_patch(face)
    if not look.masked and not look.beard:
        _paint_mouth(face)
    _paint_marks(face)
    return face.picture


def _paint_eyes(face: Face) -> None:
    """Large eyes with coloured irises, lids and lashes; outlaws scowl."""
    look = face.look
    for side in SIDES:
        if look.eye_patch and side < 0:
            continue
        _paint_eye(face, side)
    tilt = -0.075 if look.outlaw else 0.02
    width = {1: 0.085, 2: 0.10, 3: 0.075, 4: 0.055, 5: 0.10}.get(look.number, 0.06)
    brow = bow((0.075, 0.165 + tilt), (0.20, 0.235 + tilt * 0.2), (0.36, 0.150 - tilt * 0.6))
    shade = look.hair if look.blackened else darker(look.hair, 0.62)
    shape = mirrored(tapered(brow, width * 1.15))
    if look.outlaw and look.number == 2:
        shape = unary_union([shape, line([(-0.1, 0.10), (0.1, 0.10)], 0.08)])
    face.paint(shape.buffer(0.012), darker(look.skin, 0.6), 0.5, 0.012)
    face.paint(shape, shade)
    hairs = [
        tapered([(x - 0.016, y - width * 0.36), (x + 0.03, y + width * 0.42)], 0.013)
        for x, y in [brow[step // 3] for step in range(2, 3 * len(brow) - 4, 2)]
    ]
    face.paint(mirrored(unary_union(hairs)), lighter(look.hair, 0.34), 0.75)


def _paint_eye(face: Face, side: int) -> None:
    look = face.look
    x = side * EYE_OUT
    white = ellipse(x, 0, EYE_WIDE, EYE_HIGH)
    towards = x - side * 0.012
    iris = ellipse(towards, -0.012, 0.072, 0.080).intersection(white)
    rays = [
        line([(towards + 0.034 * np.cos(a), -0.012 + 0.038 * np.sin(a)), (towards + 0.062 * np.cos(a),
             -0.012 + 0.068 * np.sin(a))], 0.008)
        for a in np.radians(np.arange(0, 360, 24))
    ]  # fmt: skip
    colour = IRISES[look.number]
    face.paint(white.buffer(0.020), darker(look.skin, 0.40), 0.85)
    face.paint(white, EYE_WHITE)
    face.paint(white.difference(translate(white, 0, -0.035)), EYE_SHADE, 0.75, 0.006)
    face.paint(iris.buffer(0.006), INK)
    face.paint(iris.buffer(-0.004), colour)
    face.paint(unary_union(rays), lighter(colour, 0.4), 0.8)
    face.paint(ellipse(towards, -0.012, 0.036, 0.042), INK)
    face.paint(ellipse(towards + 0.026, 0.030, 0.021, 0.023), (255, 255, 255))
    face.paint(ellipse(towards - 0.024, -0.048, 0.010, 0.011), (255, 255, 255), 0.8)
    lid = bow((x - side * 0.125, -0.01), (x, 0.21), (x + side * 0.135, 0.0))
    lashes = [
        tapered([(x + side * dx, y), (x + side * (dx + 0.026 + 0.006 * k), y + 0.020 - 0.004 * k)], 0.014)
        for k, (dx, y) in enumerate(((0.068, 0.094), (0.098, 0.072), (0.120, 0.044)))
    ]
    if look.outlaw:
        heavy = Polygon(
            [(x - side * 0.16, 0.0), (x + side * 0.15, 0.085), (x + side * 0.15, 0.19), (x - side * 0.16, 0.19)]
        ).intersection(white.buffer(0.018))  # fmt: skip
        face.paint(heavy, SOOT if look.blackened else darker(look.skin, 0.86))
        edge = [(x - side * 0.135, 0.008), (x + side * 0.14, 0.082)]
        face.paint(line(edge, 0.024).intersection(white.buffer(0.03)), INK)
    else:
        face.paint(line(lid, 0.024), INK)
        if not look.number:
            face.paint(unary_union(lashes), INK)
        face.paint(line(bow((x - side * 0.11, 0.10), (x, 0.175), (x + side * 0.12, 0.105)), 0.012), INK, 0.4)
    under = bow((x - side * 0.10, -0.115), (x, -0.165), (x + side * 0.11, -0.11))
    face.paint(line(under, 0.013), darker(look.skin, 0.5), 0.75)
    if look.whiskers:
        crow = [tapered([(x + side * 0.15, -0.01 + dy), (x + side * 0.24, dy * 2.2)], 0.013) for dy in (-0.03, 0, 0.03)]
        bag = line(bow((x - side * 0.09, -0.15), (x, -0.205), (x + side * 0.10, -0.145)), 0.014)
        face.paint(unary_union([*crow, bag]), darker(look.skin, 0.5), 0.7)


def _paint_patch(face: Face) -> None:
    """A stitched leather patch on a strap around the head."""
    strap = line([(-2.1, -0.16), (-0.22, 0.03), (2.1, 0.36)], 0.055)
    patch = ellipse(-0.22, -0.005, 0.170, 0.152)
    face.paint(unary_union([strap, patch]).buffer(0.016), darker(face.look.skin, 0.45), 0.6, 0.012)
    face.paint(unary_union([strap, patch]), (24, 20, 19))
    face.paint(ellipse(-0.25, 0.04, 0.08, 0.05), (92, 84, 80), 0.6, 0.03)
    ring = [
        line([(-0.22 + 0.142 * np.cos(a), -0.005 + 0.124 * np.sin(a)), (-0.22 + 0.142 * np.cos(a + 0.12),
             -0.005 + 0.124 * np.sin(a + 0.12))], 0.011)
        for a in np.radians(np.arange(0, 360, 18))
    ]  # fmt: skip
    face.paint(unary_union(ring), (186, 160, 118), 0.85)


def _paint_mouth(face: Face) -> None:
    """A smile: with teeth for the young one, grim on one side for the one-eyed; wrinkles at its ends."""
    look = face.look
    fold = mirrored(tapered(bow((0.13, -0.20), (0.25, -0.24), (0.27, -0.34)), 0.018))
    face.paint(fold, darker(look.skin, 0.55), 0.6)
    if look.eye_patch:
        stubble = [
            Point(x, y).buffer(0.006)
            for x in np.arange(-0.5, 0.51, 0.030)
            for y in np.arange(-0.47, -0.27, 0.030)
            if 0.2 * abs(x) - 0.42 < y + 0.08 * np.sin(x * 91.0 + y * 57.0)
            and np.hypot(x / 0.22, (y + 0.32) / 0.075) > 1
        ]
        face.paint(ellipse(0, -0.38, 0.44, 0.13), darker(look.skin, 0.42), 0.40, 0.05)
        face.paint(unary_union(stubble), darker(look.hair, 0.55), 0.8)
    if look.spectacles or look.eye_patch:
        lifted = 0.05 if look.eye_patch else 0.0
        upper = bow((-0.19, -0.262 - lifted), (0.0, -0.335), (0.19, -0.262 + lifted))
        lower = bow((0.19, -0.262 + lifted), (0.0, -0.49), (-0.19, -0.262 - lifted))
        grin = Polygon(upper + lower[1:-1])
        face.paint(grin.buffer(0.024), darker(look.skin, 0.6))
        face.paint(grin.buffer(0.004), (92, 30, 26))
        face.paint(grin.buffer(-0.008), TEETH)
        gaps = [line([(x, -0.24), (x * 0.9, -0.42)], 0.009) for x in np.arange(-0.135, 0.14, 0.045)]
        face.paint(unary_union(gaps).intersection(grin), (150, 128, 110), 0.8)
        if look.eye_patch:
            gold = box(0.050, -0.40, 0.088, -0.25).intersection(grin.buffer(-0.008))
            face.paint(gold, (222, 168, 58))
        return
    mouth = bow((-0.16, -0.285), (0.0, -0.37), (0.16, -0.285))
    lip = darker(look.skin, 0.66)
    face.paint(line([(x, y - 0.014) for x, y in mouth[1:-1]], 0.045), lip, 0.9)
    face.paint(line([(x, y - 0.020) for x, y in mouth[2:-2]], 0.014), lighter(lip, 0.3), 0.7)
    face.paint(line(mouth, 0.022), darker(LIP, 0.5))


def _paint_marks(face: Face) -> None:
    """Scar, freckles, wrinkles on the forehead."""
    look = face.look
    if look.scarred:
        scar = [tapered([(-0.11, 0.27), (-0.19, 0.08), (-0.26, -0.16)], 0.05)]
        scar += [line([(-0.24 + dx, y - 0.02), (-0.10 + dx, y + 0.03)], 0.02) for dx, y in
                 ((0.05, 0.23), (0.02, 0.17), (-0.05, -0.09), (-0.07, -0.14))]  # fmt: skip
        face.paint(unary_union(scar).buffer(0.008), darker(SCAR, 0.6), 0.7)
        face.paint(unary_union(scar), SCAR)
        face.paint(tapered([(-0.115, 0.25), (-0.185, 0.08), (-0.25, -0.13)], 0.014), (240, 176, 160), 0.8)
    if look.whiskers:
        wrinkles = [line(bow((-0.24, y), (0.0, y + 0.035), (0.24, y)), 0.012) for y in (0.24, 0.275)]
        face.paint(unary_union(wrinkles), darker(look.skin, 0.55), 0.6)
    if look.spectacles or (look.outlaw and look.number == 2):
        freckles = [
            Point(side * (0.26 + 0.045 * step), -0.165 + 0.022 * (step * 7 % 4)).buffer(0.008 + 0.004 * (step % 3))
            for side in SIDES
            for step in range(7)
        ]
        face.paint(unary_union(freckles), (176, 104, 62), 0.85)
