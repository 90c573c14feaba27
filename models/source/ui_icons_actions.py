"""The HUD's icons for rifles, dynamite, duels and houses, and for goals, the story and the neutral figures."""

from __future__ import annotations

from collections.abc import Callable

from token_emblems import GOLD, PAPER, SKIN, WALNUT, dynamite, revolver, rifle
from ui_brush import (
    BLUE,
    BRASS,
    CREAM,
    INK,
    LEAF,
    RED,
    STEEL,
    TURNED_WOOD,
    Canvas,
    Colour,
    Point,
    circle,
    star,
    straight_arrow,
)


def duel(canvas: Canvas) -> None:
    """Two crossed revolvers."""
    canvas.stamp(revolver, (36, 50), 0.80, 38.0)
    canvas.stamp(revolver, (64, 50), 0.80, -38.0, mirrored=True)


def long_rifle(canvas: Canvas) -> None:
    """A rifle shot (W81)."""
    canvas.stamp(rifle, (50, 50), 1.0, 24.0)


def rifle_behind(canvas: Canvas) -> None:
    """A rifle shot from behind the house."""
    house_from_behind(canvas)
    canvas.stamp(rifle, (50, 60), 0.90, 24.0)


def throw(canvas: Canvas) -> None:
    """Dynamite that flies (W82)."""
    for line in ([(6, 74), (26, 64)], [(12, 92), (34, 80)], [(4, 54), (20, 48)]):
        canvas.line(line, INK, 5)
    canvas.stamp(dynamite, (53, 46), 0.78, -26.0)


def blast(canvas: Canvas) -> None:
    """What dynamite does."""
    canvas.shape(star((50, 48), 45, 26, 11), RED)
    canvas.shape(star((50, 48), 34, 18, 11), (250, 160, 44), edge=None)
    canvas.shape(star((50, 48), 20, 10, 11), (255, 238, 160), edge=None)
    canvas.shade(60)


def hold(canvas: Canvas) -> None:
    """An open hand: the second bullet stays where it is."""
    fingers = [[(34, 50), (30, 22)], [(45, 46), (44, 12)], [(56, 46), (59, 13)], [(67, 50), (73, 24)]]
    thumb = [(34, 70), (14, 54)]
    palm = [(28, 52), (73, 52), (72, 76), (62, 90), (40, 90), (30, 78)]
    for colour, grow in ((INK, 3.0), (SKIN, 0.0)):
        for finger in [*fingers, thumb]:
            canvas.line(finger, colour, 9.5 + 2 * grow)
        canvas.line([*palm, palm[0]], colour, 5 + 2 * grow)
        canvas.shape(palm, colour, edge=None)
    canvas.line([(36, 68), (54, 62), (66, 66)], (188, 136, 92), 3)
    canvas.line([(40, 80), (47, 66)], (188, 136, 92), 3)
    canvas.shade(60)


def house_from_behind(canvas: Canvas) -> None:
    """A house's two blocks and wall with the passage between them."""
    canvas.shape([(6, 10), (94, 10), (94, 50), (6, 50)], (150, 60, 44))
    for left in (6, 64):
        canvas.shape([(left, 50), (left + 30, 50), (left + 30, 64), (left, 64)], TURNED_WOOD)
    canvas.shade(50)


def shoot_behind(canvas: Canvas) -> None:
    """A bullet behind the house, and its way through (W59)."""
    house_from_behind(canvas)
    straight_arrow(canvas, (50, 66), (50, 22), GOLD, 10)
    canvas.disc((50, 80), 16, (150, 150, 150))
    canvas.disc((50, 80), 8, (176, 176, 174), edge=(96, 96, 96), width=3)


def shoot_near(canvas: Canvas) -> None:
    """A bullet wherever there is room beside the man (W50)."""
    canvas.disc((50, 50), 40, None, edge=(150, 100, 54), width=5)
    canvas.disc((50, 48), 15, TURNED_WOOD)
    canvas.oval((28, 36, 72, 52), RED)
    canvas.disc((78, 76), 17, (150, 150, 150))
    canvas.disc((78, 76), 8, (176, 176, 174), edge=(96, 96, 96), width=3)
    canvas.shade(60)


def door(canvas: Canvas) -> None:
    """An open door."""
    canvas.shape([(20, 6), (80, 6), (80, 90), (20, 90)], WALNUT)
    canvas.shape([(30, 15), (70, 15), (70, 90), (30, 90)], (36, 22, 14))
    canvas.shape([(30, 15), (54, 23), (54, 92), (30, 90)], (186, 120, 62))
    canvas.line([(36, 28), (48, 33), (48, 54), (36, 50), (36, 28)], (120, 70, 34), 3)
    canvas.line([(36, 60), (48, 64), (48, 86), (36, 82), (36, 60)], (120, 70, 34), 3)
    canvas.disc((51, 60), 3.0, BRASS, edge=None)
    canvas.shade(60)


def closed(canvas: Canvas) -> None:
    """A 'closed' marker: boards across a door."""
    canvas.disc((50, 50), 46, RED)
    canvas.disc((50, 50), 38, (246, 232, 200), edge=(120, 20, 14), width=2.5)
    canvas.shape([(36, 26), (64, 26), (64, 76), (36, 76)], (96, 58, 32))
    for turn in (24.0, -24.0):
        canvas.stamp(_plank, (50, 51), 0.84, turn)
    canvas.shade(70)


def _plank(canvas: Canvas) -> None:
    canvas.shape([(4, 43), (96, 43), (96, 58), (4, 58)], TURNED_WOOD)
    for x in (13, 87):
        canvas.disc((x, 50.5), 2.8, INK, edge=None)


def aside(canvas: Canvas) -> None:
    """A barrel is moved aside (W42)."""
    body = [(14, 24), (50, 24), (56, 40), (58, 58), (56, 76), (50, 92), (14, 92), (8, 76), (6, 58), (8, 40)]
    canvas.shape(body, (150, 96, 50))
    for x in (24, 32, 40):
        canvas.line([(x, 28), (x, 88)], (104, 62, 32), 2.5)
    for y, left, right in ((38, 8, 56), (76, 8, 56)):
        canvas.line([(left, y), (right, y)], (70, 66, 64), 7)
    canvas.oval((14, 16, 50, 32), (186, 130, 76))
    canvas.shade(70)
    straight_arrow(canvas, (58, 56), (95, 56), LEAF, 15)


def exit_sign(canvas: Canvas) -> None:
    """A signpost: a way out of the town."""
    canvas.shape([(40, 10), (52, 10), (52, 92), (40, 92)], WALNUT)
    canvas.shape([(10, 22), (74, 22), (94, 39), (74, 56), (10, 56)], (226, 180, 110))
    straight_arrow(canvas, (22, 39), (78, 39), (150, 44, 30), 9)
    canvas.shade(70)


def block(left: bool) -> Callable[[Canvas], None]:
    """The two blocks of a house as seen by who looks out of its door from inside; one of them is taken."""

    def draw(canvas: Canvas) -> None:
        for is_left, x in ((True, 4), (False, 56)):
            chosen = is_left == left
            canvas.shape([(x, 66), (x + 40, 66), (x + 40, 90), (x, 90)], TURNED_WOOD if chosen else (156, 132, 108))
            if chosen:
                middle = x + 20
                canvas.shape([(middle - 15, 66), (middle - 10, 34), (middle + 10, 34), (middle + 15, 66)], BLUE)
                canvas.disc((middle, 24), 13, SKIN)
                canvas.oval((middle - 23, 10, middle + 23, 24), RED)
        canvas.shade(70)

    return draw


def story(canvas: Canvas) -> None:
    """A rolled paper: what the scenario tells."""
    canvas.shape([(20, 18), (80, 18), (80, 82), (20, 82)], PAPER)
    canvas.shape(star((50, 34), 10, 4.4), (150, 84, 40), edge=None)
    for y, right in ((50, 70), (60, 70), (70, 56)):
        canvas.line([(30, y), (right, y)], (140, 100, 62), 4.5)
    for y in (17, 83):
        canvas.line([(16, y), (84, y)], INK, 18)
        canvas.line([(16, y), (84, y)], (250, 236, 200), 11)
        for x in (16, 84):
            canvas.disc((x, y), 3.4, (176, 132, 84), edge=None)
    canvas.shade(60)


def goal(canvas: Canvas) -> None:
    """A flag: what wins."""
    canvas.line([(24, 91), (24, 11)], INK, 10)
    canvas.line([(24, 90), (24, 12)], BRASS, 5)
    canvas.shape([(28, 12), (58, 18), (90, 12), (80, 34), (90, 56), (58, 62), (28, 56)], RED)
    canvas.shape(star((56, 38), 15, 6.5), CREAM, edge=None)
    canvas.shade(70)


def noon(canvas: Canvas) -> None:
    """The sun at its highest."""
    canvas.shape(star((50, 48), 45, 28, 12), (250, 176, 50))
    canvas.disc((50, 48), 25, (255, 216, 96))
    canvas.shade(70)


def person(dress: Colour, hair: Colour, is_woman: bool) -> Callable[[Canvas], None]:
    """One of the two neutral figures."""

    def draw(canvas: Canvas) -> None:
        if is_woman:
            canvas.disc((50, 36), 27, hair)
            canvas.shape([(14, 93), (22, 74), (36, 64), (64, 64), (78, 74), (86, 93)], dress)
            canvas.disc((50, 38), 21, SKIN)
            canvas.shape([*circle((50, 36), 22, 24, 185, 355), (60, 30), (50, 26), (40, 30)], hair)
        else:
            canvas.shape([(14, 93), (20, 74), (36, 64), (64, 64), (80, 74), (86, 93)], dress)
            canvas.shape([(40, 64), (60, 64), (50, 90)], CREAM)
            canvas.disc((50, 38), 23, SKIN)
            canvas.shape([*circle((50, 36), 24, 24, 185, 355), (66, 26), (34, 26)], hair)
            canvas.shape([(34, 50), (50, 45), (66, 50), (58, 55), (50, 51), (42, 55)], hair, edge=None)
        for x in (42, 58):
            canvas.disc((x, 39), 3.2, INK, edge=None)
        if is_woman:
            canvas.line([(44, 50), (50, 52), (56, 50)], (176, 40, 50), 4)
        canvas.shade(60)

    return draw


def gear(canvas: Canvas) -> None:
    """A cogwheel: the options."""
    rim: list[Point] = []
    for tooth in range(8):
        middle = 45.0 * tooth
        rim += circle((50, 50), 30, 4, middle - 22.0, middle - 12.0)
        rim += circle((50, 50), 44, 4, middle - 9.0, middle + 9.0)
        rim += circle((50, 50), 30, 4, middle + 12.0, middle + 22.0)
    canvas.shape(rim, STEEL)
    canvas.disc((50, 50), 13, BRASS)
    canvas.disc((50, 50), 5, INK, edge=None)
    canvas.shade(80)


ACTION_ICONS: dict[str, Callable[[Canvas], None]] = {
    "duel": duel,
    "rifle": long_rifle,
    "rifle-behind": rifle_behind,
    "throw": throw,
    "blast": blast,
    "hold": hold,
    "shoot-behind": shoot_behind,
    "shoot-near": shoot_near,
    "door": door,
    "closed": closed,
    "aside": aside,
    "exit": exit_sign,
    "block-left": block(left=True),
    "block-right": block(left=False),
    "story": story,
    "goal": goal,
    "noon": noon,
    "gear": gear,
    "woman": person((232, 120, 156), (196, 128, 60), is_woman=True),
    "man": person((48, 92, 168), (74, 46, 28), is_woman=False),
}
