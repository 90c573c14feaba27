"""The pictures on the discs of Flick of Faith, drawn on a canvas of 100 by 100 units: the same on table and HUD.

Each people has its own field (square, round, rayed, clover) and each rank its own sign, so that neither needs colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import LineString
from ui_brush import Canvas, Colour, Point, circle, star

Draw = Callable[[Canvas, Colour, Colour], None]
"""Draws a sign in one colour, within about 35 units of the middle; the second colour is that of the field under it."""
CREAM: Colour = (250, 240, 214)
GOLD: Colour = (236, 184, 74)


@dataclass(frozen=True)
class People:
    """A player's colour: rim and dark edge, the field and its sign, and the corners of the field on the sticker."""

    colour: Colour
    dark: Colour
    ground: Colour
    ink: Colour
    field: Callable[[float], list[Point]]


def _square(size: float) -> list[Point]:
    """A square with rounded corners."""
    half, corner = size * 0.86, size * 0.22
    points = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        middle = (50 + x * (half - corner), 50 + y * (half - corner))
        points += circle(middle, corner, 12, start, start + 90)
    return points


def _round(size: float) -> list[Point]:
    return circle((50, 50), size, 96)


def _rayed(size: float) -> list[Point]:
    """A sun of sixteen short rays."""
    return star((50, 50), size * 1.08, size * 0.90, 16)


def _clover(size: float) -> list[Point]:
    """Four leaves around the middle."""
    points = []
    for k in range(192):
        turn = k * math.pi / 96
        radius = size * (0.86 + 0.18 * abs(math.cos(2 * turn)) ** 0.6)
        points.append((50 + radius * math.cos(turn), 50 + radius * math.sin(turn)))
    return points


PEOPLES: dict[str, People] = {
    "blue": People((22, 84, 196), (8, 30, 88), (14, 60, 156), CREAM, _square),
    "purple": People((128, 34, 172), (56, 10, 82), (98, 20, 138), CREAM, _round),
    "yellow": People((252, 182, 8), (112, 54, 0), (255, 206, 62), (92, 40, 0), _rayed),
    "green": People((22, 132, 50), (2, 58, 22), (8, 98, 34), CREAM, _clover),
}


def rune(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """A staff with two raised arms."""
    for line in ([(50, 22), (50, 78)], [(50, 52), (32, 26)], [(50, 52), (68, 26)]):
        canvas.line(line, ink, 8.5)


def hammer(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A hammer with a short handle."""
    canvas.line([(50, 42), (50, 74)], ink, 8)
    canvas.shape([(24, 24), (76, 24), (82, 36), (72, 48), (28, 48), (18, 36)], ink, edge=None)
    canvas.line([(30, 36), (70, 36)], paper, 3)
    canvas.disc((50, 78), 5.5, ink, edge=None)
    canvas.disc((50, 78), 2.4, paper, edge=None)


def hall(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A hall with crossed gables and three roofs, one above the other."""
    for y, half in ((68, 30), (52, 22), (37, 14)):
        canvas.shape(
            [(50 - half, y), (50 - half * 0.5, y - 15), (50 + half * 0.5, y - 15), (50 + half, y)], ink, edge=None
        )
        canvas.line([(50 - half - 3, y - 4), (50 - half, y)], ink, 4)
        canvas.line([(50 + half + 3, y - 4), (50 + half, y)], ink, 4)
    canvas.line([(44, 16), (56, 28)], ink, 4)
    canvas.line([(56, 16), (44, 28)], ink, 4)
    canvas.shape([(27, 70), (73, 70), (73, 82), (27, 82)], ink, edge=None)
    canvas.shape([(44, 82), (44, 73), (50, 68), (56, 73), (56, 82)], paper, edge=None)
    for y, half in ((62, 20), (47, 13)):
        canvas.line([(50 - half, y), (50 + half, y)], paper, 2.2)


def laurel(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """Two twigs with leaves around a star."""
    for way in (-1, 1):
        canvas.line([(50 + way * (x - 50), y) for x, y in circle((50, 48), 26, 24, -48, 88)], ink, 3.2)
        for turn in range(-50, 80, 24):
            for aside, reach in ((-1, 7.5), (1, 7.0)):
                a = math.radians(turn)
                x, y = 50 + 26 * math.cos(a), 48 + 26 * math.sin(a)
                lean = a - math.pi / 2 + aside * 0.75
                tip = (x + 2 * reach * math.cos(lean), y + 2 * reach * math.sin(lean))
                side = (-math.sin(lean) * 3.6, math.cos(lean) * 3.6)
                middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
                leaf = [
                    (x, y),
                    (middle[0] + side[0], middle[1] + side[1]),
                    tip,
                    (middle[0] - side[0], middle[1] - side[1]),
                ]
                canvas.shape([(50 + way * (px - 50), py) for px, py in leaf], ink, edge=None)
    canvas.shape(star((50, 49), 13, 5.5), ink, edge=None)


def lightning(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """A bolt with winged ends."""
    canvas.shape([(58, 14), (30, 54), (46, 54), (38, 86), (71, 43), (54, 43), (68, 14)], ink, edge=None)
    for way in (-1, 1):
        for k in range(3):
            canvas.line([(50 + way * (24 + 2 * k), 60 - 9 * k), (50 + way * (32 - k), 54 - 10 * k)], ink, 3.6)


def columns(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A temple with a pediment and four columns."""
    canvas.shape([(16, 38), (50, 16), (84, 38)], ink, edge=None)
    canvas.shape([(33, 34), (50, 23), (67, 34)], paper, edge=None)
    canvas.disc((50, 30.5), 3.0, ink, edge=None)
    canvas.shape([(20, 40), (80, 40), (80, 45), (20, 45)], ink, edge=None)
    for x in (27, 42, 58, 73):
        canvas.shape([(x - 4.2, 47), (x + 4.2, 47), (x + 4.2, 72), (x - 4.2, 72)], ink, edge=None)
        canvas.line([(x, 49), (x, 70)], paper, 1.6)
    canvas.shape([(20, 74), (80, 74), (80, 78), (20, 78)], ink, edge=None)
    canvas.shape([(15, 79.5), (85, 79.5), (85, 84), (15, 84)], ink, edge=None)


def eye(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """An eye with a brow, a tear and a curl."""
    lid = [(18, 48), (32, 36), (50, 31), (68, 36), (82, 47), (66, 57), (50, 60), (33, 57)]
    canvas.shape(lid, ink, edge=None)
    canvas.shape([(27, 47.5), (38, 40), (50, 37), (63, 40), (73, 47), (62, 52), (50, 54.5), (38, 52)], paper, edge=None)
    canvas.disc((50, 46), 9, ink, edge=None)
    canvas.disc((47, 43), 2.6, paper, edge=None)
    canvas.line([(20, 32), (34, 23), (52, 19), (72, 23), (84, 30)], ink, 5)
    canvas.line([(44, 58), (42, 80)], ink, 5)
    canvas.line([(54, 58), (62, 72), (72, 75), *circle((73, 70), 5, 12, 90, -150)], ink, 4.5)


def ankh(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A cross with a loop on top."""
    canvas.oval((36, 12, 64, 50), ink, edge=None)
    canvas.oval((43.5, 19, 56.5, 43), paper, edge=None)
    canvas.shape([(45, 46), (55, 46), (58, 86), (42, 86)], ink, edge=None)
    canvas.shape([(46, 49), (22, 45), (22, 59), (46, 55), (54, 55), (78, 59), (78, 45), (54, 49)], ink, edge=None)


def pyramid(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A pyramid under the sun."""
    canvas.disc((50, 26), 9, ink, edge=None)
    for turn in range(-180, 1, 30):
        a = math.radians(turn)
        ends = [(50 + r * math.cos(a), 26 + r * math.sin(a)) for r in (12.5, 17.5)]
        canvas.line(ends, ink, 2.8)
    canvas.shape([(50, 34), (12, 82), (88, 82)], ink, edge=None)
    canvas.shape([(50, 34), (56, 82), (88, 82)], paper, alpha=70, edge=None)
    for y in (48, 59.5, 71):
        half = (y - 34) * 38 / 48
        canvas.line([(50 - half, y), (50 + half, y)], paper, 2.2)
    canvas.shape([(44, 82), (46, 72), (54, 72), (56, 82)], paper, edge=None)


def knot(canvas: Canvas, ink: Colour, paper: Colour) -> None:
    """A trefoil knot whose band goes over and under itself."""

    def band(start: float, end: float, width: float) -> list[Point]:
        turns = [start + (end - start) * k / 60 for k in range(61)]
        middle = [(math.sin(t) + 2 * math.sin(2 * t), math.cos(t) - 2 * math.cos(2 * t)) for t in turns]
        outline = LineString([(50 + 11.0 * x, 49 + 11.0 * y) for x, y in middle]).buffer(width / 2)
        return [(x, y) for x, y, *_ in outline.exterior.coords]

    third = 2 * math.pi / 3
    for k in range(3):
        canvas.shape(band(third * k, third * (k + 1), 7.5), ink, edge=None)
    for k in range(3):
        over = third * k + math.pi / 6
        canvas.shape(band(over - 0.16, over + 0.16, 13.0), paper, edge=None)
        canvas.shape(band(over - 0.42, over + 0.42, 7.5), ink, edge=None)


def triskele(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """Three spirals that spring from the middle."""
    for arm in range(3):
        points: list[Point] = []
        turn = math.radians(-90 + arm * 120)
        middle = (50 + 18 * math.cos(turn), 51 + 18 * math.sin(turn))
        for k in range(70):
            share = k / 69
            angle = turn + math.pi + share * 3.6 * math.pi
            radius = 18 * (1 - share) + 1.0
            points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
        canvas.line(points, ink, 4.8)


def stones(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """Standing stones with lintels, the sun between them."""
    canvas.shape([(20, 36), (80, 36), (78, 26), (22, 26)], ink, edge=None)
    for left, right in ((23, 35), (43, 57), (65, 77)):
        canvas.shape([(left, 39), (right, 39), (right + 1, 76), (left - 1, 76)], ink, edge=None)
    canvas.line([(22, 80), (78, 80)], ink, 4.5)
    for x in (39, 61):
        canvas.disc((x, 58), 3.0, ink, edge=None)
    canvas.shape([(34, 23), (66, 23), (62, 14), (38, 14)], ink, edge=None)


def sphinx(canvas: Canvas, ink: Colour, _paper: Colour) -> None:
    """A face in a striped headcloth."""
    canvas.shape(
        [(50, 16), (66, 20), (74, 34), (84, 76), (66, 84), (34, 84), (16, 76), (26, 34), (34, 20)], ink, edge=None
    )
    for k in range(4):
        for way in (-1, 1):
            y = 40 + 11 * k
            canvas.line([(50 + way * (24 + 0.4 * k), y), (50 + way * (28 + 3 * k), y + 3)], GOLD, 3.6)
    canvas.shape([(36, 32), (64, 32), (65, 52), (58, 68), (50, 72), (42, 68), (35, 52)], CREAM, edge=None)
    canvas.shape([(44, 72), (56, 72), (54, 84), (46, 84)], GOLD, edge=None)
    for way in (-1, 1):
        canvas.line([(50 + way * 5, 45), (50 + way * 11, 43)], ink, 3.4)
        canvas.line([(50 + way * 4, 40), (50 + way * 12, 37)], ink, 2.0)
    canvas.line([(50, 45), (48, 56), (52, 56)], ink, 2.0)
    canvas.line([(45, 62), (55, 62)], ink, 2.6)
    canvas.shape([(47, 32), (50, 20), (53, 32)], GOLD, edge=None)


SIGNS: dict[tuple[str, str], Draw] = {
    ("blue", "prophet"): rune,
    ("blue", "templar"): hammer,
    ("blue", "temple"): hall,
    ("purple", "prophet"): laurel,
    ("purple", "templar"): lightning,
    ("purple", "temple"): columns,
    ("yellow", "prophet"): eye,
    ("yellow", "templar"): ankh,
    ("yellow", "temple"): pyramid,
    ("yellow", "sphinx"): sphinx,
    ("green", "prophet"): knot,
    ("green", "templar"): triskele,
    ("green", "temple"): stones,
}
