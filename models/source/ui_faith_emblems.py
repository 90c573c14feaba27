"""Emblems of Flick of Faith for the HUD, on a canvas of 100 by 100 units: peoples, ranks, discs and temples."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ui_brush import CREAM, INK, Canvas, Colour, Point, circle, star

Draw = Callable[[Canvas], None]

MARBLE: Colour = (232, 228, 216)
MARBLE_SHADE: Colour = (186, 184, 180)
LAPIS: Colour = (36, 70, 132)
GOLD: Colour = (236, 186, 74)
GOLD_SHADE: Colour = (166, 112, 34)
SEA: Colour = (54, 140, 156)
SHORE: Colour = (240, 214, 150)
GRASS: Colour = (112, 158, 72)
SKIN: Colour = (236, 196, 146)
BEECH: Colour = (206, 156, 98)
BEECH_SHADE: Colour = (160, 108, 60)

PEOPLES: dict[str, Colour] = {
    "blue": (46, 98, 186),
    "purple": (136, 66, 168),
    "yellow": (232, 178, 44),
    "green": (62, 142, 78),
}
"""The players' colours on the HUD."""


def inked(canvas: Canvas, points: Sequence[Point], colour: Colour, width: float, ink: float = 3.2) -> None:
    """A line with an ink edge of `ink` units around it."""
    canvas.line(points, INK, width + 2 * ink)
    canvas.line(points, colour, width)


def hammer(canvas: Canvas) -> None:
    """The Norse emblem: a hammer with its head down."""
    canvas.shape([(44, 8), (56, 8), (56, 54), (44, 54)], CREAM)
    canvas.disc((50, 12), 9, CREAM)
    canvas.shape([(14, 52), (86, 52), (90, 70), (68, 76), (50, 92), (32, 76), (10, 70)], CREAM)
    canvas.line([(26, 64), (50, 76), (74, 64)], INK, 3)


def lightning(canvas: Canvas) -> None:
    """The Greek emblem: a flash of lightning."""
    canvas.shape([(60, 4), (22, 56), (44, 56), (34, 96), (78, 38), (54, 38), (72, 4)], CREAM)


def seeing_eye(canvas: Canvas) -> None:
    """The Egyptian emblem: a painted eye with its curl."""
    lid = [(4, 46), *circle((48, 66), 46, 24, 215, 325), (94, 42)]
    canvas.shape([(8, 48), (24, 34), (46, 27), (68, 33), (88, 48), (68, 60), (46, 64), (24, 60)], CREAM)
    canvas.disc((47, 46), 13, LAPIS)
    canvas.disc((47, 46), 5, INK, edge=None)
    canvas.line([(x, y - 7) for x, y in lid[2:-2]], INK, 6)
    canvas.line([(40, 63), (36, 90)], INK, 7)
    canvas.line([(56, 62), (64, 78), (80, 86), *circle((83, 78), 8, 16, 90, -160)], INK, 6)


def triskele(canvas: Canvas) -> None:
    """The Celtic emblem: three spirals that turn about one point."""
    for arm in range(3):
        turn = math.radians(arm * 120.0 - 90.0)
        middle = (50 + 24 * math.cos(turn), 52 + 24 * math.sin(turn))
        spiral = []
        for step in range(50):
            angle = turn + math.pi + step / 49 * 3.6 * math.pi
            radius = 24.0 * (1.0 - step / 49 * 0.86)
            spiral.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
        inked(canvas, spiral, CREAM, 5.0, 1.8)
    canvas.disc((50, 52), 5, CREAM, width=2)


EMBLEMS: dict[str, Draw] = {"blue": hammer, "purple": lightning, "yellow": seeing_eye, "green": triskele}
"""The emblem of each colour's people."""


def coin(canvas: Canvas, radius: float, rim: Colour, face: Colour, middle: Point = (50.0, 50.0)) -> None:
    """A wooden disc from above with a printed sticker: its rim and its face."""
    x, y = middle
    canvas.disc((x, y + radius * 0.09), radius, BEECH_SHADE)
    canvas.disc(middle, radius, BEECH)
    canvas.disc(middle, radius * 0.86, rim, edge=None)
    canvas.disc(middle, radius * 0.70, face, edge=INK, width=2.0)


def side_disc(canvas: Canvas, middle: Point, radius: float, top: Colour, thickness: float = 12.0) -> None:
    """A wooden disc seen a little from above; (x, y) is the middle of its top."""
    x, y = middle
    half = radius * 0.42
    body = [*circle((0, 0), 1.0, 24, 0, 180)]
    canvas.shape(
        [
            (x - radius, y),
            *[(x + radius * px, y + thickness + half * py) for px, py in reversed(body)],
            (x + radius, y),
        ],
        BEECH,
    )
    canvas.oval((x - radius, y - half, x + radius, y + half), BEECH)
    canvas.oval((x - radius * 0.78, y - half * 0.76, x + radius * 0.78, y + half * 0.76), top, edge=None)
    canvas.oval((x - radius * 0.36, y - half * 0.36, x + radius * 0.36, y + half * 0.36), CREAM, edge=None)


def temple(canvas: Canvas, stone: Colour = MARBLE, roof: Colour = GOLD) -> None:
    """A temple's front: steps, four columns and a gable."""
    canvas.shape([(6, 80), (94, 80), (94, 92), (6, 92)], stone)
    canvas.shape([(18, 40), (82, 40), (82, 80), (18, 80)], (96, 80, 74))
    for x in (22, 40, 60, 78):
        canvas.shape([(x - 6, 40), (x + 6, 40), (x + 6, 80), (x - 6, 80)], stone)
    canvas.shape([(8, 40), (50, 10), (92, 40)], roof)
    canvas.disc((50, 30), 5, CREAM, width=2.0)


def ape_face(canvas: Canvas) -> None:
    """The King Ape's head with his crown."""
    fur, skin = (74, 50, 40), (206, 162, 122)
    for x in (14, 86):
        canvas.disc((x, 54), 11, skin)
    canvas.shape([(16, 58), (20, 36), (34, 26), (66, 26), (80, 36), (84, 58), (76, 82), (50, 92), (24, 82)], fur)
    canvas.shape([(26, 52), (32, 40), (44, 42), (50, 46), (56, 42), (68, 40), (74, 52), (68, 62), (32, 62)], skin)
    canvas.oval((24, 58, 76, 90), skin)
    for x in (39, 61):
        canvas.disc((x, 52), 4.6, INK, edge=None)
    canvas.line([(30, 44), (44, 46)], INK, 4)
    canvas.line([(70, 44), (56, 46)], INK, 4)
    for x in (45, 55):
        canvas.disc((x, 66), 2.6, INK, edge=None)
    canvas.line([(34, 78), (50, 81), (66, 78)], INK, 4)
    canvas.shape([(26, 28), (22, 4), (38, 14), (50, 1), (62, 14), (78, 4), (74, 28)], GOLD)


def pharaoh(canvas: Canvas) -> None:
    """The Sphinx's head in a striped cloth."""
    canvas.shape([(50, 6), (76, 14), (90, 50), (92, 92), (66, 92), (34, 92), (8, 92), (10, 50), (24, 14)], GOLD)
    for left in ((12, 50, 32, 44), (10, 66, 30, 62), (9, 82, 30, 80), (17, 34, 36, 30)):
        canvas.line([(left[0], left[1]), (left[2], left[3])], LAPIS, 5)
        canvas.line([(100 - left[0], left[1]), (100 - left[2], left[3])], LAPIS, 5)
    canvas.shape([(32, 30), (50, 25), (68, 30), (70, 54), (60, 74), (50, 79), (40, 74), (30, 54)], SKIN)
    canvas.shape([(45, 78), (55, 78), (54, 96), (46, 96)], LAPIS)
    for x in (41, 59):
        canvas.line([(x - 6, 47), (x + 6, 47)], INK, 5)
    canvas.line([(43, 65), (57, 65)], (150, 70, 56), 4)
    canvas.disc((50, 20), 6, (190, 50, 44), width=2.5)


def hood(canvas: Canvas) -> None:
    """A Prophet: a bearded man in a hood, with his staff."""
    canvas.line([(86, 12), (86, 94)], INK, 9)
    canvas.line([(86, 12), (86, 94)], BEECH, 4)
    canvas.shape([(8, 94), (16, 70), (30, 58), (60, 58), (74, 70), (80, 94)], (150, 96, 62))
    canvas.shape([(45, 4), (64, 14), (72, 40), (66, 62), (24, 62), (18, 40), (26, 14)], (176, 116, 74))
    canvas.shape([(45, 20), (56, 28), (58, 44), (45, 54), (32, 44), (34, 28)], SKIN)
    canvas.shape([(30, 42), (38, 48), (45, 45), (52, 48), (60, 42), (58, 66), (45, 82), (32, 66)], MARBLE)
    for x in (40, 50):
        canvas.disc((x, 37), 3, INK, edge=None)


def shield(canvas: Canvas) -> None:
    """A Templar's shield with a cross that ends broad."""
    outline = [(14, 10), (86, 10), (86, 46), (78, 68), (50, 94), (22, 68), (14, 46)]
    canvas.shape(outline, CREAM)
    canvas.shape([(43, 14), (57, 14), (55, 40), (82, 36), (82, 54), (55, 50), (56, 84), (50, 90), (44, 84), (45, 50),
                  (18, 54), (18, 36), (45, 40)], (194, 46, 38), edge=None)  # fmt: skip


def laurel(canvas: Canvas, middle: Point, radius: float, colour: Colour = (92, 140, 70)) -> None:
    """Two twigs of laurel around a place, open at the top."""
    for way in (-1, 1):
        for step in range(7):
            angle = math.radians(90 - way * (14 + step * 21))
            x, y = middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)
            lean = angle - way * 0.9
            ahead = (math.cos(lean) * radius * 0.26, math.sin(lean) * radius * 0.26)
            aside = (-ahead[1] * 0.46, ahead[0] * 0.46)
            leaf = [
                (x - ahead[0], y - ahead[1]),
                (x + aside[0], y + aside[1]),
                (x + ahead[0], y + ahead[1]),
                (x - aside[0], y - aside[1]),
            ]
            canvas.shape(leaf, colour, edge=None)


def sun_ring(canvas: Canvas) -> None:
    """The Navel: a ring like a sun."""
    canvas.shape(star((50, 50), 47, 31, 12), GOLD)
    canvas.disc((50, 50), 29, CREAM)
    canvas.disc((50, 50), 18, (206, 86, 56), width=3)
    canvas.disc((50, 50), 7, CREAM, width=2.5)


def land(canvas: Canvas, top: float = 30.0) -> None:
    """An Island in the Sea: shore, hills, a tree; its highest hill comes up to `top`."""
    canvas.oval((2, 58, 98, 94), SEA)
    canvas.line(circle((50, 74), 42, 16, 60, 120), (176, 222, 224), 3)
    canvas.oval((9, 52, 91, 84), SHORE)
    middle = (top + 70.0) / 2.0
    canvas.shape([(48, 72), (58, middle + 4), (66, middle - 4), (74, middle + 2), (86, 70), (66, 76)], (82, 128, 66))
    canvas.shape([(16, 70), (30, middle), (42, top), (50, top + 8), (66, 72), (40, 77)], GRASS)
    canvas.shape([(34, middle - 6), (42, top), (50, top + 8), (54, middle - 4), (46, middle - 9), (41, middle - 2)],
                 MARBLE, edge=None)  # fmt: skip
