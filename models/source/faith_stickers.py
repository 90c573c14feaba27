"""The sheet of stickers: sixteen round pictures, one for each disc, and those of the Ape, the Tornado and the Heart.

A second sheet has bold signs instead of the peoples' fields: there everybody's discs bear another shape.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from atlas import Cell, rectangle_of
from bold_signs import ROOM, player_sign
from faith_emblems import CREAM, GOLD, PEOPLES, SIGNS, People
from meshes import Rectangle
from noise import Generator, Picture, layered_noise
from pictures import as_picture
from PIL import Image
from surfaces import paper_grain
from ui_brush import Canvas, Colour, circle, star

SHEET_SIZE, CELL_SIZE = 2048, 512
SHEET = "faith-stickers.jpg"
NAMES = [f"{rank}-{colour}" for colour in PEOPLES for rank in ("prophet", "templar", "temple")]
NAMES += ["sphinx-yellow", "king-ape", "tornado", "heart"]
DARK_WOOD: Colour = (58, 36, 24)


def _cell(name: str) -> Cell:
    row, column = divmod(NAMES.index(name), SHEET_SIZE // CELL_SIZE)
    left, top = column * CELL_SIZE, row * CELL_SIZE
    return left, top, left + CELL_SIZE, top + CELL_SIZE


def sticker_place(name: str) -> Rectangle:
    """The square around a sticker on the sheet as texture coordinates; its circle is 0.97 of the square."""
    u0, v0, u1, v1 = rectangle_of(_cell(name), SHEET_SIZE)
    rim = 0.015 * (u1 - u0)
    return u0 + rim, v0 + rim, u1 - rim, v1 - rim


def _dots(canvas: Canvas, radius: float, count: int, size: float, colour: Colour) -> None:
    for k in range(count):
        a = 2 * math.pi * k / count
        canvas.disc((50 + radius * math.cos(a), 50 + radius * math.sin(a)), size, colour, edge=None)


def _rays(canvas: Canvas, inner: float, outer: float, count: int, share: float, colour: Colour) -> None:
    for k in range(count):
        start = 360.0 * k / count
        end = start + 360.0 * share / count
        corners = [*circle((50, 50), outer, 6, start, end), *circle((50, 50), inner, 6, end, start)]
        canvas.shape(corners, colour, edge=None)


def _rim(canvas: Canvas, rank: str, people: People) -> float:
    """The coloured rim of a rank; returns how large the field inside is."""
    canvas.disc((50, 50), 72, people.colour, edge=None)
    if rank == "prophet":
        canvas.disc((50, 50), 47, None, edge=CREAM, width=2.0)
        return 42.0
    if rank == "templar":
        canvas.disc((50, 50), 47.5, None, edge=CREAM, width=1.6)
        _dots(canvas, 42.8, 28, 1.7, CREAM)
        return 38.5
    canvas.disc((50, 50), 48, None, edge=CREAM, width=1.4)
    _rays(canvas, 41.2, 45.2, 36, 0.55, CREAM)
    canvas.disc((50, 50), 40.2, people.dark, edge=None)
    canvas.disc((50, 50), 40.2, None, edge=GOLD, width=1.2)
    return 36.5


def _disc_sticker(canvas: Canvas, name: str) -> None:
    rank, colour = name.rsplit("-", 1)
    people = PEOPLES[colour]
    size = _rim(canvas, rank, people)
    field = people.field(size)
    canvas.shape(people.field(size + 1.6), people.dark, edge=None)
    canvas.shape(field, CREAM, edge=None)
    canvas.shape(people.field(size - 2.4), people.ground, edge=None)
    sign = SIGNS[colour, rank]
    # A sign fills the square from 16 to 84; the field's narrowest half is about 0.86 of its size.
    share = size * (0.88 if colour == "blue" else 0.82) / 41.0
    canvas.stamp(lambda part: sign(part, people.ink, people.ground), share=share)


def _signed_sticker(canvas: Canvas, name: str) -> None:
    """The same with the player's bold sign, bright on dark or, where the colour is bright, dark on it."""
    rank, colour = name.rsplit("-", 1)
    people = PEOPLES[colour]
    size = _rim(canvas, rank, people)
    bright = people.ink != CREAM
    fill, ink, edge = (people.ink, people.ground, CREAM) if bright else (CREAM, people.dark, people.dark)
    player_sign(canvas, colour, size, fill, edge, 2.2)
    emblem, (share, middle) = SIGNS[colour, rank], ROOM[colour]
    # From afar only the sign shall be seen: the emblem in it is fainter.
    red, green, blue = (round(0.55 * own + 0.45 * under) for own, under in zip(ink, fill, strict=True))
    canvas.stamp(lambda part: emblem(part, (red, green, blue), fill), (50.0, middle), share * size / 41.0)


def _ape(canvas: Canvas) -> None:
    """An ape's face with a golden crown, on dark wood."""
    canvas.disc((50, 50), 72, (96, 62, 40), edge=None)
    canvas.disc((50, 50), 47.5, None, edge=GOLD, width=2.0)
    _rays(canvas, 41.5, 44.6, 24, 0.4, GOLD)
    canvas.disc((50, 50), 40, (226, 186, 120), edge=None)
    for way in (-1, 1):
        canvas.disc((50 + way * 29, 52), 8.5, DARK_WOOD, edge=None)
        canvas.disc((50 + way * 29, 52), 4.6, (150, 96, 66), edge=None)
    canvas.shape([(26, 50), (30, 34), (40, 27), (60, 27), (70, 34), (74, 50), (70, 70), (58, 84), (42, 84), (30, 70)],
                 DARK_WOOD, edge=None)  # fmt: skip
    for way in (-1, 1):
        canvas.disc((50 + way * 10, 47), 10.5, (168, 112, 78), edge=None)
    canvas.oval((31, 54, 69, 82), (168, 112, 78), edge=None)
    for way in (-1, 1):
        canvas.disc((50 + way * 9.5, 47), 4.6, (250, 244, 226), edge=None)
        canvas.disc((50 + way * 8.8, 47.6), 2.8, (20, 12, 8), edge=None)
        canvas.line([(50 + way * 3, 41), (50 + way * 18, 38)], (30, 18, 12), 4.6)
        canvas.oval((50 + way * 5 - 2.4, 59, 50 + way * 5 + 2.4, 64), (58, 30, 20), edge=None)
    canvas.line(circle((50, 56), 16.5, 16, 35, 145), (58, 30, 20), 3.2)
    crown = [(35, 29), (33, 14), (42, 21), (50, 11), (58, 21), (67, 14), (65, 29)]
    canvas.shape(crown, GOLD, edge=None)
    canvas.line([*crown, crown[0]], DARK_WOOD, 1.4)


def _tornado(canvas: Canvas) -> None:
    """A whirl seen from above: five arms that wind to a dark eye."""
    canvas.disc((50, 50), 72, (148, 172, 184), edge=None)
    for arm in range(5):
        for width, colour, lag in (
            (9.0, (96, 124, 142), 0.0),
            (5.0, (206, 222, 226), 0.22),
            (1.8, (246, 250, 248), 0.40),
        ):
            points = []
            for k in range(80):
                share = k / 79
                angle = 2 * math.pi * arm / 5 + lag + 5.4 * (1 - share) ** 1.3
                radius = 5 + 46 * share
                points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
            canvas.line(points, colour, width)
    canvas.disc((50, 50), 9, (70, 92, 112), edge=None)
    canvas.disc((50, 50), 5, (32, 46, 64), edge=None)
    for k in range(14):
        angle, radius = 2.4 * k, 14 + 2.2 * k
        at = (50 + radius * math.cos(angle), 50 + radius * math.sin(angle))
        canvas.shape(star(at, 1.9, 0.9, 3), (84, 66, 48), edge=None)
    canvas.disc((50, 50), 48.4, None, edge=(52, 74, 96), width=1.8)


def _heart(canvas: Canvas) -> None:
    """A red heart with a golden edge and a glint."""
    canvas.disc((50, 50), 72, (248, 214, 206), edge=None)
    canvas.disc((50, 50), 47, None, edge=(176, 24, 50), width=2.2)
    _dots(canvas, 42.5, 24, 1.3, (206, 60, 84))
    points = []
    for k in range(120):
        t = 2 * math.pi * k / 120
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((50 + 1.95 * x, 48 - 1.95 * y))
    canvas.line([*points, points[0]], GOLD, 5.0)
    canvas.shape(points, (206, 26, 52), edge=None)
    canvas.line(circle((38, 40), 8.5, 12, 170, 270), (250, 168, 168), 4.0)


OTHERS: dict[str, Callable[[Canvas], None]] = {"king-ape": _ape, "tornado": _tornado, "heart": _heart}


def _sticker(name: str, random: Generator, signs: bool) -> Picture:
    canvas = Canvas(CELL_SIZE, oversample=3)
    if name in OTHERS:
        OTHERS[name](canvas)
    else:
        (_signed_sticker if signs else _disc_sticker)(canvas, name)
    colours = as_picture(canvas.image.resize((CELL_SIZE, CELL_SIZE), Image.Resampling.LANCZOS))
    shade = 0.96 + 0.08 * layered_noise(CELL_SIZE, CELL_SIZE, 5, 5, random, 5)
    return colours * shade[..., None] + paper_grain(CELL_SIZE, CELL_SIZE, random, 1.5)[..., None]


def stickers(signs: bool = False) -> Picture:
    """The whole sheet, (2048, 2048, 3), with or without bold signs."""
    sheet = np.zeros((SHEET_SIZE, SHEET_SIZE, 3), dtype=np.float32)
    for number, name in enumerate(NAMES):
        left, top, right, bottom = _cell(name)
        sheet[top:bottom, left:right] = _sticker(name, np.random.default_rng(400 + number), signs)
    return sheet
