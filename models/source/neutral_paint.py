"""Paints the neutral figures' clothes on their turned wood: her dress with lace, his coat with lapels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from figure_faces import EYES, HEAD_HIGH, HEAD_LOW, RADIUS, paint_face
from figure_hair import coloured, paint_hair, strands
from figure_looks import Look, Rgb
from figure_paint import dirtied, wood
from figure_wardrobe import BRASS, CREAM, INK, LEATHER, arm
from noise import Field, Picture
from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import TurnedCanvas, coated

WOOD_SWATCH, SKIN_SWATCH, BRASS_SWATCH, SECOND_SWATCH, HAIR_SWATCH = range(5)
SKIN: Rgb = (232, 188, 144)
LACE: Rgb = (252, 240, 226)
ROSE: Rgb = (168, 46, 92)
LIPS: Rgb = (196, 52, 60)
SHIRT: Rgb = (244, 238, 222)
NAVY: Rgb = (24, 44, 92)
TIE: Rgb = (150, 34, 40)
SHOE: Rgb = (46, 32, 26)
SKIRT_LOW, SASH_LOW, SASH_HIGH, NECK_LOW, NECK_HIGH = 0.38, 1.43, 1.61, 2.555, 2.79
COAT_LOW = 0.80


def _line(points: Sequence[tuple[float, float]], width: float) -> BaseGeometry:
    return LineString(points).buffer(width / 2, quad_segs=4)


def _ground(sheet: TurnedCanvas, look: Look) -> tuple[Picture, Field, Field]:
    """Bare wood, its grain, and where paint is worn off."""
    random = np.random.default_rng(look.seed)
    bare, grain = wood(sheet, random)
    return bare, grain, sheet.wear(random, 0.5)


def _darker(colour: Rgb, share: float) -> Rgb:
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


def _pleats(sheet: TurnedCanvas, low: float, high: float, count: int, width: float, turn: float = 0.0) -> Field:
    """Upright soft lines all around between two heights, turned by so many degrees."""
    columns = (sheet.degrees_of_columns + turn) / 360.0 * count
    line = np.clip(1 - np.abs(columns % 1 - 0.5) / width, 0, 1).astype(np.float32)
    return sheet.band(low, high) * line[None, :]


def _scallops(sheet: TurnedCanvas, z: float, count: int, depth: float, up: bool = False) -> Field:
    """A lace edge: half discs hanging from (or standing on) a height, with a hole in each."""
    radius = sheet.radius_at_length(sheet.length_at(z))
    width = 2 * np.pi * radius / count
    bow = scale(Point(0, 0).buffer(width * 0.52, quad_segs=8), 1.0, depth / (width * 0.52), origin=(0, 0))
    half = bow.intersection(box(-1, 0, 1, 2) if up else box(-1, -2, 1, 0))
    hole = Point(0, depth * (0.45 if up else -0.45)).buffer(depth * 0.22)
    result = np.zeros((sheet.height, sheet.width), dtype=np.float32)
    for number in range(count):
        result = np.maximum(result, sheet.shape(half.difference(hole), number * 360.0 / count - 180.0, z, radius))
    return result


def paint_woman(sheet: TurnedCanvas, look: Look) -> Picture:
    """The whole picture of the woman in pink."""
    picture, grain, worn = _ground(sheet, look)
    dark = _darker(look.colour, 0.74)
    dress = sheet.band(-1.0, NECK_LOW)
    picture = coated(picture, look.colour, dress, grain, worn)
    picture = coated(picture, dark, _pleats(sheet, SKIRT_LOW, SASH_LOW, 18, 0.16) * 0.75, grain)
    picture = coated(picture, (248, 176, 200), _pleats(sheet, SKIRT_LOW, SASH_LOW, 18, 0.14, -5.6) * 0.6, grain)
    picture = coated(picture, dark, _pleats(sheet, 0.05, 0.36, 40, 0.2) * 0.6, grain)
    picture = coated(picture, LACE, _scallops(sheet, 0.50, 22, 0.15), grain, worn * 0.4)
    picture = coated(picture, LACE, sheet.band(0.49, 0.545), grain, worn * 0.4)
    picture = coated(picture, LACE, sheet.band(0.05, 0.10), grain, worn * 0.6)
    picture = coated(picture, ROSE, sheet.band(SASH_LOW, SASH_HIGH), grain, worn * 0.6)
    for side in (-1, 1):
        sleeve, hand = arm(sheet, side)
        cuff = sheet.shape(box(-0.22, -0.07, 0.22, 0.05), side * 88 - side * 6, 1.68, 0.67)
        picture = coated(picture, _darker(look.colour, 0.55), sheet.spread(sleeve, 0.03, side * 88, 2.0) * 0.65, grain)
        picture = coated(picture, (240, 140, 174), sleeve, grain, worn * 0.5)
        picture = coated(picture, SKIN, hand, grain)
        picture = coated(picture, LACE, cuff, grain)
    panel = Polygon([(-0.30, 0.36), (0.30, 0.36), (0.13, -0.42), (-0.13, -0.42)])
    picture = coated(picture, dark, sheet.shape(panel.buffer(0.035), 0, 2.08, 0.73), grain)
    picture = coated(picture, LACE, sheet.shape(panel, 0, 2.08, 0.73), grain, worn * 0.4)
    laces = [_line([(-0.16, y), (0.16, y + 0.10)], 0.028) for y in (-0.34, -0.18, -0.02, 0.14)]
    laces += [_line([(0.16, y), (-0.16, y + 0.10)], 0.028) for y in (-0.34, -0.18, -0.02, 0.14)]
    picture = coated(picture, ROSE, sheet.shape(unary_union(laces), 0, 2.08, 0.73), grain)
    picture = coated(picture, LACE, _scallops(sheet, NECK_LOW, 16, 0.14), grain, worn * 0.3)
    picture = coated(picture, LACE, sheet.band(NECK_LOW - 0.01, NECK_HIGH - 0.13), grain, worn * 0.3)
    picture = coated(picture, ROSE, sheet.band(NECK_HIGH - 0.13, NECK_HIGH), grain, worn * 0.3)
    picture = paint_face(picture, sheet, look, grain)
    picture = _woman_head(picture, sheet, look, grain)
    picture = dirtied(picture, sheet)
    return sheet.with_swatches(picture, [(214, 168, 120), SKIN, BRASS, ROSE, look.hair, look.colour, LACE, CREAM])


def _woman_head(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Long hair at the sides and behind, lashes, red lips, rosy cheeks."""
    head = sheet.band(HEAD_LOW, HEAD_HIGH)
    sides = [
        Polygon(
            [
                (s * 1.95, -0.50),
                (s * 0.70, -0.50),
                (s * 0.62, -0.30),
                (s * 0.58, 0.02),
                (s * 0.30, 0.24),
                (0, 0.30),
                (0, 0.70),
                (s * 1.95, 0.70),
            ]
        )
        for s in (-1, 1)
    ]
    hair = coloured(look.hair, strands(sheet, look.seed, 2.0))
    picture = coated(picture, hair, head * sheet.shape(unary_union(sides), 0, EYES, RADIUS), grain)
    locks = [
        _line([(s * x, 0.1), (s * (x + 0.05), -0.20), (s * x, -0.46)], 0.02) for s in (-1, 1) for x in (0.68, 0.84, 1.0)
    ]
    picture = coated(
        picture, _darker(look.hair, 0.55), head * sheet.shape(unary_union(locks), 0, EYES, RADIUS) * 0.8, grain
    )
    # The cowboys' thick brows give way to thin, high ones.
    forehead = unary_union([_line([(s * 0.06, 0.19), (s * 0.38, 0.17)], 0.12) for s in (-1, 1)])
    picture = coated(picture, SKIN, sheet.shape(forehead, 0, EYES, RADIUS), grain)
    brows = [_line([(s * 0.10, 0.185), (s * 0.22, 0.222), (s * 0.34, 0.18)], 0.032) for s in (-1, 1)]
    picture = coated(picture, _darker(look.hair, 0.6), sheet.shape(unary_union(brows), 0, EYES, RADIUS), grain)
    lashes = [
        _line([(s * 0.10, 0.085), (s * 0.215, 0.122), (s * 0.335, 0.09), (s * 0.37, 0.125)], 0.04) for s in (-1, 1)
    ]
    picture = coated(picture, INK, sheet.shape(unary_union(lashes), 0, EYES, RADIUS), grain)
    cheeks = unary_union([Point(s * 0.31, -0.17).buffer(0.10) for s in (-1, 1)])
    picture = coated(
        picture, (236, 116, 108), sheet.spread(sheet.shape(cheeks, 0, EYES, RADIUS), 0.04, 0, EYES, 1.0) * 0.7, grain
    )
    upper = Polygon([(-0.13, -0.285), (-0.05, -0.255), (0.0, -0.27), (0.05, -0.255), (0.13, -0.285), (0.0, -0.345)])
    return coated(picture, LIPS, sheet.shape(upper.buffer(0.012), 0, EYES, RADIUS), grain)


def paint_man(sheet: TurnedCanvas, look: Look) -> Picture:
    """The whole picture of the man in blue."""
    picture, grain, worn = _ground(sheet, look)
    picture = coated(picture, look.colour, sheet.band(0.13, 0.25), grain, worn)
    picture = coated(picture, look.trousers, sheet.band(0.43, COAT_LOW), grain, worn * 0.7)
    picture = coated(picture, SHOE, sheet.band(0.40, 0.52), grain, worn * 0.6)
    coat = sheet.band(COAT_LOW, NECK_LOW)
    picture = coated(picture, look.colour, coat, grain, worn)
    dark = _darker(look.colour, 0.55)
    picture = coated(picture, dark, sheet.band(COAT_LOW, COAT_LOW + 0.07) * 0.9, grain, worn)
    waistcoat = Polygon([(-0.25, 0.52), (0.25, 0.52), (0.05, -0.62), (-0.05, -0.62)])
    picture = coated(picture, (196, 164, 108), sheet.shape(waistcoat, 0, 2.08, 0.77), grain, worn * 0.5)
    shirt = Polygon([(-0.25, 0.52), (0.25, 0.52), (0.0, -0.02)])
    picture = coated(picture, SHIRT, sheet.shape(shirt, 0, 2.08, 0.77), grain, worn * 0.3)
    lapels = [
        Polygon([(s * 0.22, 0.54), (s * 0.44, 0.44), (s * 0.40, 0.22), (s * 0.47, 0.14), (s * 0.04, -0.62)])
        for s in (-1, 1)
    ]
    under = sheet.spread(sheet.shape(unary_union(lapels), 0, 2.08, 0.77), 0.02, 0, 2.08, 1.7)
    picture = coated(picture, INK, under * 0.6, grain)
    picture = coated(picture, NAVY, sheet.shape(unary_union(lapels), 0, 2.08, 0.77), grain, worn * 0.5)
    front = _line([(0.0, 0.62), (0.0, -0.70)], 0.035)
    picture = coated(picture, NAVY, sheet.shape(front, 0, 1.46, 0.72) * sheet.band(COAT_LOW, 1.47), grain)
    pockets = [box(s * 0.40 - 0.15, -0.04, s * 0.40 + 0.15, 0.03) for s in (-1, 1)]
    picture = coated(picture, NAVY, sheet.shape(unary_union(pockets), 0, 1.20, 0.75), grain)
    vent = _line([(0.0, 0.52), (0.0, -0.60)], 0.04)
    picture = coated(picture, NAVY, sheet.shape(vent, 180, 1.30, 0.74) * coat, grain)
    for side in (-1, 1):
        sleeve, hand = arm(sheet, side)
        picture = coated(picture, NAVY, sheet.spread(sleeve, 0.03, side * 88, 2.0) * 0.8, grain)
        picture = coated(picture, (58, 104, 184), sleeve, grain, worn * 0.6)
        cuff = sheet.shape(box(-0.20, -0.05, 0.20, 0.05), side * 88 - side * 6, 1.68, 0.71)
        picture = coated(picture, SHIRT, cuff, grain)
        picture = coated(picture, INK, sheet.spread(hand, 0.02, side * 88, 1.55) * 0.5, grain)
        picture = coated(picture, SKIN, hand, grain)
    chain = _line([(0.03, -0.10), (0.14, -0.22), (0.27, -0.18)], 0.03)
    picture = coated(picture, BRASS, sheet.shape(chain, 0, 2.0, 0.77), grain)
    picture = coated(picture, SHIRT, sheet.band(NECK_LOW, NECK_HIGH), grain, worn * 0.3)
    picture = paint_face(picture, sheet, look, grain)
    picture = paint_hair(picture, sheet, look, grain)
    picture = dirtied(picture, sheet)
    return sheet.with_swatches(picture, [(214, 168, 120), SKIN, BRASS, TIE, look.hair, look.colour, LEATHER, CREAM])
