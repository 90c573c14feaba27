"""The HUD's icons for what players do in Flick of Faith."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ui_brush import BRASS, CREAM, INK, LEAF, STEEL, Canvas, Point, circle, straight_arrow
from ui_faith_emblems import GOLD, MARBLE, MARBLE_SHADE, PEOPLES, inked, side_disc, temple

BLUE = PEOPLES["blue"]
GREEN = PEOPLES["green"]


def speed_lines(canvas: Canvas, lines: tuple[tuple[float, float, float], ...]) -> None:
    """Straight lines behind what moves to the right: (y, from, to)."""
    for y, left, right in lines:
        canvas.line([(left, y), (right, y)], INK, 5)


def check(canvas: Canvas) -> None:
    """A check mark."""
    inked(canvas, [(14, 54), (38, 80), (86, 20)], LEAF, 14, 4)


def plus(canvas: Canvas) -> None:
    """A plus."""
    for colour, grow in ((INK, 9.0), (LEAF, 0.0)):
        canvas.line([(50, 14), (50, 86)], colour, 22 + grow)
        canvas.line([(14, 50), (86, 50)], colour, 22 + grow)


def hand_of_god(canvas: Canvas) -> None:
    """The Hand of God: a green hand that stands upright on a gold foot."""
    fingers = [[(33, 46), (30, 26)], [(44, 42), (43, 14)], [(56, 42), (58, 14)], [(67, 46), (71, 24)]]
    thumb = [(33, 62), (16, 50)]
    palm = [(28, 48), (72, 48), (70, 68), (64, 82), (36, 82), (30, 68)]
    green = (96, 164, 98)
    for colour, grow in ((INK, 3.0), (green, 0.0)):
        for finger in [*fingers, thumb]:
            canvas.line(finger, colour, 10 + 2 * grow)
        canvas.line([*palm, palm[0]], colour, 5 + 2 * grow)
        canvas.shape(palm, colour, edge=None)
    spiral = circle((51, 62), 9, 24, 0, 300)
    canvas.line([*spiral, (52, 60)], GOLD, 3.5)
    canvas.shape([(10, 82), (90, 82), (94, 94), (6, 94)], GOLD)
    canvas.shade(70)


def fasten(canvas: Canvas) -> None:
    """A disc in chains (Tyr)."""
    side_disc(canvas, (50, 56), 45, BLUE, 18)
    canvas.shade(60)
    for way in (-1, 1):
        for step in range(4):
            x, y = 50 + way * (41 - step * 9.5), 66 + step * 4.2
            canvas.disc((x, y), 6.2, None, width=6.6)
            canvas.disc((x, y), 5.0, None, edge=(176, 184, 192), width=3.4)
    inked(canvas, [(37, 44), *circle((50, 32), 13, 24, 180, 360), (63, 44)], STEEL, 5, 2.4)
    canvas.shape([(28, 42), (72, 42), (72, 82), (28, 82)], GOLD)
    canvas.disc((50, 57), 6, INK, edge=None)
    canvas.line([(50, 58), (50, 71)], INK, 4)


def raise_temple(canvas: Canvas) -> None:
    """A Temple is built (F34)."""
    canvas.stamp(temple, (44, 56), 0.88)
    canvas.shade(70)
    canvas.stamp(plus, (78, 24), 0.44)


def no_temples(canvas: Canvas) -> None:
    """No more Temples now."""
    canvas.stamp(partial(temple, stone=MARBLE_SHADE, roof=(168, 150, 118)), (44, 50), 0.88)
    canvas.shade(60)
    canvas.stamp(check, (70, 66), 0.58)


def cloud(canvas: Canvas) -> None:
    """A Player's Corner."""
    bumps = ((22, 66, 18), (40, 50, 22), (64, 48, 22), (80, 66, 17), (50, 70, 24), (34, 74, 18), (66, 74, 18))
    for colour, grow in ((INK, 4.0), ((238, 244, 248), 0.0)):
        for x, y, radius in bumps:
            canvas.disc((x, y), radius + grow, colour, edge=None)
    canvas.line(circle((40, 52), 14, 16, 190, 290), (170, 190, 206), 3)
    canvas.line(circle((66, 52), 13, 16, 200, 300), (170, 190, 206), 3)


def put(canvas: Canvas) -> None:
    """A disc is put into the own cloud (F31)."""
    canvas.stamp(cloud, (50, 60), 1.0)
    side_disc(canvas, (50, 66), 25, BLUE, 9)
    canvas.shade(60)
    straight_arrow(canvas, (50, 4), (50, 54), GOLD, 13)


def two_hands(canvas: Canvas) -> None:
    """Two discs in the same instant (L5)."""
    speed_lines(canvas, ((24, 4, 34), (38, 12, 34), (66, 4, 34), (80, 12, 34)))
    side_disc(canvas, (64, 26), 30, BLUE, 11)
    side_disc(canvas, (64, 66), 30, BLUE, 11)
    canvas.shade(60)


def piggyback(canvas: Canvas) -> None:
    """A disc on a larger one (L6)."""
    speed_lines(canvas, ((38, 8, 26), (62, 2, 16), (74, 6, 18)))
    side_disc(canvas, (58, 60), 38, BLUE, 14)
    side_disc(canvas, (58, 36), 25, BLUE, 11)
    canvas.shade(60)


def leave(canvas: Canvas) -> None:
    """The disc stays where it lies."""
    side_disc(canvas, (46, 58), 40, BLUE, 15)
    canvas.shade(60)
    canvas.stamp(check, (70, 36), 0.62)


def again(canvas: Canvas) -> None:
    """The disc is flicked again (F32)."""
    side_disc(canvas, (50, 52), 24, BLUE, 10)
    canvas.shade(60)
    inked(canvas, circle((50, 54), 38, 40, -60, 215), GOLD, 8, 3)
    canvas.shape([(2, 42), (18, 12), (38, 38)], GOLD)


def secret(canvas: Canvas) -> None:
    """Nobody may look: a closed eye."""
    lashes: tuple[tuple[Point, Point], ...] = (
        ((16, 56), (6, 68)), ((32, 66), (26, 82)), ((50, 70), (50, 88)), ((68, 66), (74, 82)), ((84, 56), (94, 68)),
    )  # fmt: skip
    for start, tip in lashes:
        canvas.line([start, tip], INK, 7)
    lid = [(6, 44), *circle((50, 6), 62, 24, 135, 45), (94, 44), *circle((50, 92), 66, 24, -48, -132)]
    canvas.shape(lid, (214, 178, 132))
    canvas.line([(8, 46), *circle((50, 6), 62, 24, 135, 45), (92, 46)], INK, 7)
    canvas.shade(60)


def shove(canvas: Canvas) -> None:
    """A disc drives another off the Map."""
    canvas.shape([(4, 66), (62, 66), (62, 90), (4, 90)], (54, 140, 156))
    canvas.line([(62, 66), (62, 90)], GOLD, 5)
    side_disc(canvas, (24, 54), 21, BLUE, 8)
    canvas.stamp(partial(side_disc, middle=(50, 46), radius=23, top=GREEN, thickness=9), (72, 50), 0.94, -32)
    canvas.line([(82, 12), (91, 18)], INK, 5)
    canvas.line([(66, 10), (72, 14)], INK, 5)
    canvas.shade(60)


def done(canvas: Canvas) -> None:
    """A check mark."""
    check(canvas)
    canvas.shade(60)


def roll(canvas: Canvas) -> None:
    """A disc on its rim (L4)."""
    speed_lines(canvas, ((34, 2, 20), (54, 0, 14), (74, 4, 22)))
    canvas.oval((28, 10, 84, 90), (160, 108, 60))
    canvas.oval((38, 10, 94, 90), (206, 156, 98))
    canvas.oval((45, 20, 87, 80), BLUE, edge=None)
    canvas.oval((57, 37, 75, 63), CREAM, edge=None)
    canvas.shade(60)


def hourglass(canvas: Canvas) -> None:
    """A Generation."""
    canvas.shape([(22, 14), (78, 14), (74, 34), (55, 50), (74, 66), (78, 86), (22, 86), (26, 66), (45, 50), (26, 34)],
                 (214, 232, 236))  # fmt: skip
    canvas.shape([(32, 30), (68, 30), (50, 46)], GOLD, edge=None)
    canvas.shape([(28, 82), (34, 70), (50, 62), (66, 70), (72, 82)], GOLD, edge=None)
    canvas.line([(50, 46), (50, 66)], GOLD, 3)
    for y in (12, 88):
        inked(canvas, [(18, y), (82, y)], BRASS, 9, 3)
    canvas.shade(60)


def altar(canvas: Canvas) -> None:
    """Worship: a flame on an altar."""
    canvas.shape([(50, 2), (66, 24), (68, 42), (58, 54), (42, 54), (32, 42), (38, 26)], (226, 98, 40))
    canvas.shape([(51, 22), (59, 38), (56, 52), (44, 52), (42, 40)], (255, 222, 120), edge=None)
    canvas.shape([(16, 54), (84, 54), (78, 66), (22, 66)], MARBLE)
    canvas.shape([(28, 66), (72, 66), (72, 84), (28, 84)], MARBLE_SHADE)
    canvas.shape([(14, 84), (86, 84), (90, 94), (10, 94)], MARBLE)
    canvas.shade(60)


FAITH_ACTIONS: dict[str, Callable[[Canvas], None]] = {
    "hand-of-god": hand_of_god,
    "fasten": fasten,
    "raise": raise_temple,
    "no-temples": no_temples,
    "put": put,
    "two-hands": two_hands,
    "piggyback": piggyback,
    "leave": leave,
    "again": again,
    "secret": secret,
    "banish": shove,
    "done": done,
    "roll": roll,
    "generation": hourglass,
    "worship": altar,
    "cloud": cloud,
}
