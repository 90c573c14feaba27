"""Paints a whole figure on its turned wood: clothes, face, hair, mask, and where the paint is worn off."""

from __future__ import annotations

from functools import cache

import numpy as np
from figure_clothes import arm_badges, dress_lawman, dress_outlaw
from figure_faces import paint_face
from figure_hair import paint_beard, paint_hair
from figure_looks import Look
from figure_masks import paint_mask
from figure_swatches import with_strip
from figure_wardrobe import FOOT_TOP, SHOULDER, Wardrobe
from grain import BEECH, Board, sawn_board
from noise import Field, Generator, Picture, relief_picture
from pictures import blurred
from turned_canvas import TurnedCanvas, chipped

TIMBER_SIZE = 1536


@cache
def timber_of(height: int, width: int) -> Board:
    """The wood that all figures are turned from, grain upright; sizes in pixels."""
    return sawn_board(
        width, height, np.random.default_rng(31), BEECH, rings=9, waves=1, fibre=0.85, pores=0.7
    ).upright()


def wood(sheet: TurnedCanvas, random: Generator) -> tuple[Picture, Field]:
    """The bare wood of one figure and its grain (0..1), each turned about its axis by chance."""
    timber = timber_of(TIMBER_SIZE, TIMBER_SIZE)
    shift = int(random.integers(0, TIMBER_SIZE))
    return sheet.sampled(np.roll(timber.colours, shift, axis=1)), sheet.sampled(np.roll(timber.heights, shift, axis=1))


def figure_relief(size: int = 512) -> Picture:
    """Relief of the turned wood, shared by all figures."""
    return relief_picture(blurred(timber_of(1024, 1024).heights[:: 1024 // size, :: 1024 // size].copy(), 0.6), 0.7)


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
    bare, grain = wood(sheet, random)
    worn = sheet.wear(random, 0.66 if look.outlaw else 0.60)
    dress = Wardrobe(bare, sheet, look, grain, worn)
    if look.outlaw:
        dress_outlaw(dress)
    else:
        dress_lawman(dress)
    arm_badges(dress)
    picture = paint_face(dress.picture, sheet, look, grain)
    picture = paint_beard(picture, sheet, look, grain)
    picture = paint_hair(picture, sheet, look, grain)
    if look.masked:
        picture = paint_mask(picture, sheet, look, grain)
    # Only what is painted and stands out gets chipped: no bare foot, no face.
    picture = chipped(picture, worn * sheet.band(-1.0 if look.outlaw else FOOT_TOP, SHOULDER))
    picture = dirtied(picture, sheet)
    return with_strip(picture, sheet, look, random)
