"""Paints a figure's clothes, number and worn edges on its turned wood; the face is painted by `figure_faces`."""

from __future__ import annotations

from functools import cache

import numpy as np
from figure_faces import paint_face
from figure_looks import Look, Rgb
from figure_masks import paint_mask
from grain import BEECH, Board, sawn_board
from noise import Field, Picture, relief_picture
from pictures import blurred
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union
from solids import star
from turned_canvas import TurnedCanvas, coated

WOOD_SWATCH, SKIN_SWATCH, BRASS_SWATCH, STRAP_SWATCH, HAIR_SWATCH, COLOUR_SWATCH = range(6)
BLACK: Rgb = (31, 29, 28)
INK: Rgb = (30, 22, 18)
CREAM: Rgb = (244, 232, 202)
SHIRT: Rgb = (232, 220, 192)
LEATHER: Rgb = (84, 48, 26)
BOOT: Rgb = (66, 38, 24)
BRASS: Rgb = (222, 178, 84)
SLEEVE: Rgb = (66, 60, 58)
COAT: Rgb = (44, 39, 38)
SKIN: Rgb = (232, 188, 144)

COAT_LOW = 0.67
FOOT_TOP, BOOT_TOP, BELT_LOW, BELT_HIGH, SHOULDER, KERCHIEF_TOP, NUMBER_HEIGHT = (
    0.43,
    0.74,
    1.33,
    1.55,
    2.57,
    2.79,
    1.98,
)


@cache
def timber_of(height: int, width: int) -> Board:
    """The wood that all figures are turned from, grain upright; sizes in pixels."""
    return sawn_board(
        width, height, np.random.default_rng(31), BEECH, rings=9, waves=1, fibre=0.85, pores=0.7
    ).upright()


def figure_relief(size: int = 512) -> Picture:
    """Relief of the turned wood, shared by all figures."""
    return relief_picture(blurred(timber_of(1024, 1024).heights[:: 1024 // size, :: 1024 // size].copy(), 0.6), 0.7)


def arm(sheet: TurnedCanvas, side: int) -> tuple[Field, Field]:
    """Masks of sleeve and hand at the figure's right (-1) or left (+1)."""
    line = LineString([(0.0, 2.42 - 2.0), (side * 0.02, 2.05 - 2.0), (-side * 0.08, 1.66 - 2.0)])
    sleeve = sheet.shape(line.buffer(0.19), side * 88, 2.0, 0.75)
    hand = sheet.shape(Point(-side * 0.10, 0).buffer(0.13), side * 88, 1.555, 0.70)
    return sleeve, hand


def _arm_badges(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """The number once more on either arm: figures are often seen from the side."""
    for side in (-1, 1):
        disc = Point(0, 0).buffer(0.235)
        picture = coated(picture, INK, sheet.shape(disc.buffer(0.035), side * 88, 2.18, 0.77), grain)
        picture = coated(picture, look.colour, sheet.shape(disc, side * 88, 2.18, 0.77), grain)
        digits = sheet.text(str(look.number), "rye", side * 88, 2.18, 0.34, 0.12)
        picture = coated(picture, INK, np.clip(blurred(digits, 3.0) * 2.6, 0, 1) * 0.9, grain)
        picture = coated(picture, CREAM, np.clip(digits * 1.2, 0, 1), grain)
    return picture


def dirtied(picture: Picture, sheet: TurnedCanvas) -> Picture:
    """A little darker in the grooves of the profile, where years of hands left dirt."""
    points = np.array(sheet.profile)
    angles = np.unwrap(np.arctan2(*np.diff(points, axis=0).T[::-1]))
    hollow = np.zeros(len(points))
    hollow[1:-1] = np.clip(-np.diff(angles), 0, None)
    lengths = sheet.length_of_rows
    spread = np.exp(-(((lengths[:, None] - sheet.lengths[None]) / 0.05) ** 2))
    depth = np.clip((spread * hollow[None]).sum(axis=1) * 0.42, 0, 0.42)
    return picture * (1 - depth)[:, None, None]


def paint_figure(sheet: TurnedCanvas, look: Look) -> Picture:
    """The whole picture of one figure."""
    random = np.random.default_rng(look.seed)
    timber = timber_of(sheet.height, sheet.width)
    shift = int(random.integers(0, sheet.width))
    picture = np.roll(timber.colours, shift, axis=1)
    grain = np.roll(timber.heights, shift, axis=1)
    worn = sheet.wear(random, 0.66 if look.outlaw else 0.60)
    if look.outlaw:
        picture = _outlaw_clothes(picture, sheet, look, grain, worn)
    else:
        picture = _lawman_clothes(picture, sheet, look, grain, worn)
    picture = _arm_badges(picture, sheet, look, grain)
    picture = paint_face(picture, sheet, look, grain)
    if look.masked:
        picture = paint_mask(picture, sheet, look, grain)
    picture = dirtied(picture, sheet)
    swatches = [(214, 168, 120), look.skin, BRASS, LEATHER, look.hair, look.colour, BLACK, CREAM]
    return sheet.with_swatches(picture, swatches)


def _line(points: list[tuple[float, float]], width: float) -> Polygon:
    return LineString(points).buffer(width / 2, quad_segs=4)


def _lawman_clothes(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field, worn: Field) -> Picture:
    """Bare wood below, boots, trousers, cream shirt, a vest in the number's colour."""
    picture = coated(picture, look.colour, sheet.band(0.13, 0.25), grain, worn)
    picture = coated(picture, look.trousers, sheet.band(FOOT_TOP, BELT_LOW) * 0.9, grain, worn * 0.7)
    seams = np.maximum(
        sheet.shape(_line([(0, -0.5), (0, 0.34)], 0.035), 0, 0.9, 0.7),
        sheet.shape(_line([(0, -0.5), (0, 0.34)], 0.035), 180, 0.9, 0.7),
    )
    picture = coated(picture, BOOT, sheet.band(FOOT_TOP, BOOT_TOP), grain, worn * 0.8)
    picture = coated(picture, INK, seams * 0.8, grain)
    picture = coated(picture, SHIRT, sheet.band(BELT_HIGH, SHOULDER), grain, worn * 0.6)
    opening = sheet.shape(Polygon([(-0.26, 0.30), (0.26, 0.30), (0.0, -0.16)]), 0, 2.35, 0.78)
    vest = sheet.band(BELT_HIGH, SHOULDER) * (1 - opening)
    picture = coated(picture, look.colour, vest, grain, worn)
    darker = (int(look.colour[0] * 0.55), int(look.colour[1] * 0.55), int(look.colour[2] * 0.55))
    trim = sheet.shape(
        unary_union([_line([(-0.27, 0.30), (0, -0.18)], 0.045), _line([(0.27, 0.30), (0, -0.18)], 0.045)]),
        0,
        2.35,
        0.78,
    )
    trim = np.maximum(trim, sheet.band(BELT_HIGH + 0.02, BELT_HIGH + 0.07))
    picture = coated(picture, darker, trim, grain, worn)
    for side in (-1, 1):
        sleeve, hand = arm(sheet, side)
        picture = coated(picture, darker, np.clip(blurred(sleeve, 5.0) * 1.6, 0, 1) * 0.7, grain)
        picture = coated(picture, SHIRT, sleeve, grain, worn * 0.7)
        picture = coated(picture, LEATHER, np.clip(blurred(hand, 3.0) * 1.5, 0, 1) * 0.6, grain)
        picture = coated(picture, look.skin, hand, grain)
    picture = _belt_and_kerchief(picture, sheet, look, grain, worn)
    around_star = sheet.shape(star(0.37, 0.20).buffer(0.05), 31, 2.14, 0.775)
    picture = coated(picture, (58, 34, 22), around_star, grain)
    # In front the number makes room for the star.
    for degrees, size in ((-20, 0.80), (180, 0.94)):
        digits = sheet.text(str(look.number), "rye", degrees, NUMBER_HEIGHT + 0.06, size, 0.12)
        picture = coated(picture, INK, np.clip(blurred(digits, 5.0) * 2.6, 0, 1) * 0.9, grain)
        picture = coated(picture, CREAM, digits, grain, worn * 0.4)
    return picture


def _outlaw_clothes(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field, worn: Field) -> Picture:
    """A black coat over boots, crossed cartridge belts, the number in a disc of the number's colour."""
    everything = sheet.band(-1.0, 9.0, by_length=True)
    picture = coated(picture, BLACK, everything, grain, worn)
    picture = coated(picture, look.colour, sheet.band(0.13, 0.25), grain, worn)
    picture = coated(picture, BOOT, sheet.band(FOOT_TOP, COAT_LOW), grain, worn * 0.7)
    picture = coated(picture, COAT, sheet.band(COAT_LOW + 0.01, BELT_LOW), grain, worn * 0.9)
    picture = coated(picture, look.colour, sheet.band(COAT_LOW + 0.06, COAT_LOW + 0.11) * 0.9, grain, worn)
    for degrees in (0, 180):
        seam = sheet.shape(_line([(0, -0.5), (0, 0.34)], 0.05), degrees, 0.95, 0.82)
        picture = coated(picture, (10, 8, 8), seam * sheet.band(COAT_LOW, BELT_LOW), grain)
    for side in (-1, 1):
        sleeve, hand = arm(sheet, side)
        rim = np.clip(blurred(sleeve, 4.0) * 1.8, 0, 1) * 0.9
        picture = coated(picture, (12, 11, 11), rim, grain)
        picture = coated(picture, SLEEVE, sleeve, grain, worn * 0.8)
        picture = coated(picture, LEATHER, hand, grain)
    for front in (0, 180):
        straps = [_line([(-0.62, 0.55), (0.58, -0.44)], 0.15), _line([(0.62, 0.55), (-0.58, -0.44)], 0.15)]
        strap = sheet.shape(unary_union(straps), front, 2.0, 0.76)
        picture = coated(picture, (10, 8, 8), np.clip(blurred(strap, 3.0) * 1.7, 0, 1) * 0.8, grain)
        picture = coated(picture, (122, 72, 38), strap, grain, worn * 0.6)
        rounds = []
        for sign in (-1, 1):
            for share in np.linspace(0.06, 0.94, 9):
                x, y = sign * (-0.62 + 1.20 * share), 0.55 - 0.99 * share
                rounds.append(_line([(x - 0.028 * sign, y - 0.045), (x + 0.028 * sign, y + 0.045)], 0.05))
        picture = coated(picture, BRASS, sheet.shape(unary_union(rounds), front, 2.0, 0.76), grain)
    picture = _belt_and_kerchief(picture, sheet, look, grain, worn * 0.8)
    for degrees in (0, 180):
        # In front the bandana's point hangs above the disc.
        height, radius = (1.93, 0.43) if degrees == 0 else (2.02, 0.52)
        disc = Point(0, 0).buffer(radius)
        picture = coated(picture, CREAM, sheet.shape(disc, degrees, height, 0.76), grain, worn * 0.4)
        inner = sheet.shape(disc.buffer(-0.055), degrees, height, 0.76)
        picture = coated(picture, look.colour, inner, grain, worn * 0.4)
        digits = sheet.text(str(look.number), "rye", degrees, height, radius * 1.42, 0.12)
        picture = coated(picture, INK, np.clip(blurred(digits, 3.5) * 2.6, 0, 1) * 0.9, grain)
        picture = coated(picture, CREAM, digits, grain, worn * 0.3)
    return picture


def _belt_and_kerchief(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field, worn: Field) -> Picture:
    belt = sheet.band(BELT_LOW, BELT_HIGH)
    picture = coated(picture, (112, 66, 34) if look.outlaw else LEATHER, belt, grain, worn * 0.8)
    cloth = sheet.band(SHOULDER, KERCHIEF_TOP)
    tip = sheet.shape(Polygon([(-0.34, 0.06), (0.34, 0.06), (0.0, -0.24)]), 0, SHOULDER - 0.05, 0.66)
    kerchief = np.maximum(cloth, tip)
    colour = look.colour if look.outlaw else (178, 44, 34)
    picture = coated(picture, INK, np.clip(blurred(tip, 4.0) * 1.6, 0, 1) * 0.5, grain)
    picture = coated(picture, colour, kerchief, grain, worn * 0.6)
    dots = unary_union([Point(x, y).buffer(0.024) for x in np.arange(-1.9, 1.9, 0.19) for y in (-0.055, 0.055)])
    return coated(picture, CREAM, sheet.shape(dots, 0, 2.69, 0.62) * cloth, grain)
