"""Pictures of the Laws about how a disc is flicked, 160 by 100 units."""

from __future__ import annotations

from faith_cards_brush import Painting
from faith_cards_parts import PIGMENTS, cloud, disc, fist, parchment, sky, speed, sun, waves
from faith_cards_shapes import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LAPIS,
    NIGHT,
    PARCHMENT,
    SKIN,
    STONE,
    VERMILION,
    Limb,
    Oval,
    Part,
    Polygon,
    blob,
    smooth,
)
from ui_brush import Point, circle, star


def night_sky(painting: Painting) -> None:
    """A dark sky with gold stars."""
    painting.fade(NIGHT, (58, 64, 108))
    for number in range(26):
        x, y = (number * 67) % 157 + 2, (number * number * 13 + number * 31) % 95 + 3
        painting.shape(star((x, y), 1.9 if number % 3 else 3.0, 0.7, 4), GOLD_LIGHT, None)


def blind_faith(painting: Painting) -> None:
    """L1: a Prophet with bound eyes in the dark."""
    night_sky(painting)
    painting.glow((80, 46), 52, GOLD, 210)
    painting.rays((80, 46), 33, 64, 36, GOLD_LIGHT, 1.8)
    painting.body(Oval((80, 46), 35, 35), GOLD, shade=2.0)
    painting.body(Oval((80, 46), 31, 31), GOLD_LIGHT, width=0.6, shade=0.0)
    painting.body(blob((30, 104), (42, 80), (62, 70), (98, 70), (118, 80), (130, 104)), LAPIS, shade=4.0)
    painting.body(blob((80, 8), (103, 22), (110, 50), (104, 76), (80, 84), (56, 76), (50, 50), (57, 22)),
                  (64, 100, 160),
                  shade=3.5)  # fmt: skip
    painting.body(
        blob((80, 20), (96, 28), (100, 50), (94, 72), (80, 84), (66, 72), (60, 50), (64, 28)), SKIN, shade=2.6
    )
    beard = [(62, 62), (70, 66), (80, 62), (90, 66), (98, 62), (96, 80), (88, 90), (80, 100), (72, 90), (64, 80)]
    painting.body(Polygon(smooth(beard)), STONE, shade=2.2)
    for x in (70, 76, 84, 90):
        painting.stroke([(x, 74), (x + (80 - x) * 0.2, 84), (80 + (x - 80) * 0.6, 93)], (120, 112, 108), 0.9)
    painting.stroke([(73, 68.5), (80, 70), (87, 68.5)], VERMILION, 2.0, 1.2)
    painting.body(blob((78, 50), (82, 50), (85, 61), (80, 63), (75, 61)), (222, 174, 132), width=0.7, shade=0.0)
    knot: list[Part] = [
        Limb(smooth([(102, 42), (116, 38), (128, 46), (140, 38)], closed=False), 7, 10),
        Limb(smooth([(102, 44), (112, 50), (120, 62), (134, 62)], closed=False), 6, 9),
    ]
    painting.body(knot, CREAM, shade=2.0)
    painting.body(Polygon([(57, 34), (80, 38), (103, 34), (105, 50), (80, 55), (55, 50)]), CREAM, shade=3.0)
    for y in (40, 45):
        painting.stroke([(59, y - 1), (80, y + 3), (101, y - 1)], (170, 158, 140), 0.8)


def little_finger(painting: Painting) -> None:
    """L2: nothing but the little finger touches the disc."""
    parchment(painting, (118, 58))
    painting.body(Polygon([(-4, 84), (164, 78), (164, 104), (-4, 104)]), (150, 100, 62), shade=0.0)
    for y in (87, 92, 97):
        painting.stroke([(0, y + 1), (60, y - 1.5), (110, y - 1), (160, y - 4)], (112, 70, 42), 0.9, 0.5)
    fist(painting, (58, 22), 44, VERMILION, 3, 0.86)
    disc(painting, (126, 66), 21, PIGMENTS["blue"])
    for start, stop in (((101, 36), (104, 47)), ((113, 31), (113, 43)), ((91, 42), (97, 50))):
        painting.line([start, stop], INK, 0.5, 1.7)


def open_hand(painting: Painting, wrist: Point, mirrored: bool, sleeve: tuple[int, int, int]) -> None:
    """A hand with spread fingers at the end of an arm that leans inwards."""
    way = -1.0 if mirrored else 1.0

    def place(across: float, up: float) -> Point:
        lean = 0.50
        return wrist[0] + way * (across + lean * up), wrist[1] - up + 0.25 * across

    painting.shape([place(-11, -48), place(11, -48), place(10, -2), place(-10, -2)], sleeve, shade=2.5)
    painting.shape([place(-12, -8), place(12, -8), place(12, 0), place(-12, 0)], GOLD, shade=1.2)
    parts: list[Part] = [
        blob(place(-9, 0), place(-11, 14), place(-9, 26), place(0, 30), place(9, 27), place(10, 14), place(8, 0)),
        Limb([place(-8, 23), place(-12, 42)], 6.4, 5.0),
        Limb([place(-2.6, 26), place(-3.5, 50)], 6.8, 5.2),
        Limb([place(3.4, 26), place(5.0, 48)], 6.6, 5.0),
        Limb([place(8, 22), place(12.5, 39)], 5.8, 4.6),
        Limb([place(-8, 8), place(-17, 19), place(-19, 25)], 7.0, 5.4),
    ]
    painting.body(parts, SKIN, shade=1.6)
    painting.stroke([place(-7, 16), place(0, 13), place(8, 18)], (160, 104, 76), 1.0)
    painting.stroke([place(-5, 4), place(-4, 10), place(-8, 15)], (160, 104, 76), 1.0)


def wrong_hand(painting: Painting) -> None:
    """L3: left and right are crossed."""
    parchment(painting, (80, 44))
    for y, way in ((14, 1), (27, -1)):
        start, neck, tip = 80 - way * 19, 80 + way * 8, 80 + way * 20
        painting.body(
            [Limb([(start, y), (neck, y)], 3.6), Polygon([(neck, y - 6), (tip, y), (neck, y + 6)])],
            VERMILION,
            shade=0.0,
        )
    open_hand(painting, (94, 62), False, PIGMENTS["purple"])
    open_hand(painting, (66, 62), True, PIGMENTS["green"])


def rolling_ministry(painting: Painting) -> None:
    """L4: the disc rolls on its rim."""
    sky(painting, (150, 190, 196), PARCHMENT, 100)
    sun(painting, (134, 20), 10)
    cloud(painting, (34, 18), 13)
    hill = [(-4, 70), (40, 74), (90, 84), (164, 94), (164, 104), (-4, 104)]
    painting.body(Polygon(hill), (128, 150, 84), shade=0.0)
    for number in range(20):
        x = number * 8.3
        y = 78 + x * 0.13 + (number * 5) % 7
        painting.line([(x, y), (x + 1.6, y - 3.4)], (82, 104, 56), 0.8, 0.2)
    for x, y, size in ((20, 68, 6), (32, 72, 4.4), (8, 67, 3.6)):
        painting.body(Oval((x, y), size, size * 0.8), (226, 208, 170), width=0.8, shade=1.0)
    speed(painting, ((32, 22, 52), (46, 12, 46), (60, 24, 50)))
    sides: list[Part] = [Oval((78 + step, 48), 27, 34, 6) for step in range(11)]
    painting.body(sides, (206, 158, 102), shade=3.0)
    painting.body(Oval((88, 48), 27, 34, 6), (228, 190, 136), width=0.8, shade=0.0)
    painting.body(Oval((88, 48), 22, 28.5, 6), PIGMENTS["yellow"], width=0.7, shade=2.0)
    painting.body(Oval((88, 48), 13, 17, 6), CREAM, width=0.6, shade=0.0)
    painting.shape([(x * 0.78 + 88 * 0.22, y) for x, y in star((88, 48), 13, 6, 8)], VERMILION)
    arc = circle((86, 50), 44, 16, -62, -8)
    painting.body(Limb(arc, 3.0), VERMILION, shade=0.0)
    painting.shape([(123, 43), (137, 43), (130.5, 56)], VERMILION)


def two_hands(painting: Painting) -> None:
    """L5: two discs in the same instant."""
    parchment(painting, (120, 50))
    fist(painting, (44, 12), 27, PIGMENTS["blue"], 0, 0.9)
    fist(painting, (44, 62), 27, PIGMENTS["blue"], 0, 0.9)
    speed(painting, ((12, 80, 100), (31, 78, 98), (62, 80, 100), (81, 78, 98)))
    disc(painting, (126, 22), 22, PIGMENTS["green"])
    disc(painting, (126, 71), 22, PIGMENTS["green"])


def piggyback(painting: Painting) -> None:
    """L6: a disc rides on a larger one."""
    sky(painting, (176, 200, 196), PARCHMENT, 62)
    sun(painting, (30, 24), 9)
    waves(painting, 62, 100, 2)
    speed(painting, ((30, 30, 56), (42, 18, 48), (66, 6, 32), (78, 14, 34)))
    disc(painting, (92, 62), 46, PIGMENTS["purple"], 0.36)
    disc(painting, (92, 35), 29, PIGMENTS["yellow"], 0.38)
    painting.stroke([(44, 88), (90, 97), (140, 88)], CREAM, 1.6, 0.4)


def templars(painting: Painting) -> None:
    """L7: a Templar's shield before two swords."""
    painting.fade((122, 40, 40), (166, 66, 50))
    for x in range(-10, 170, 20):
        for y in range(-10, 110, 20):
            painting.shape(star((x + 10 * ((y // 20) % 2), y), 3.0, 0.9, 4), (196, 104, 66), None)
    painting.glow((80, 50), 46, GOLD, 150)
    for way in (-1, 1):
        painting.body(Limb([(80 - way * 46, 88), (80 + way * 52, 7)], 6.6, 3.0), (206, 210, 214), shade=0.8)
        painting.line([(80 - way * 36, 80), (80 + way * 46, 12)], (132, 138, 146), 0.8)
        painting.body(Limb([(80 - way * 48, 73), (80 - way * 33, 90)], 4.0), GOLD, shade=0.8)
        painting.body(Limb([(80 - way * 43, 85), (80 - way * 54, 94)], 5.0), (120, 76, 46), shade=0.8)
        painting.disc((80 - way * 56, 95), 4.0, GOLD)
    outline = [(50, 10), (110, 10), (111, 42), (104, 68), (80, 95), (56, 68), (49, 42)]
    painting.body(Polygon(outline), GOLD, shade=3.0)
    inner = [(54, 14), (106, 14), (106.5, 42), (100, 66), (80, 89), (60, 66), (53.5, 42)]
    painting.body(Polygon(inner), CREAM, width=0.7, shade=4.5)
    cross = [(74, 14), (86, 14), (84, 38), (106.5, 34), (106.4, 50), (84, 47), (86, 82), (80, 89), (74, 82), (76, 47),
             (53.6, 50), (53.5, 34), (76, 38)]  # fmt: skip
    painting.body(Polygon(cross), VERMILION, width=0.7, shade=1.2)
    painting.body(Oval((80, 42.5), 7, 7), GOLD, shade=1.4)
    for x, y in ((52, 12), (108, 12), (80, 92)):
        painting.disc((x, y), 1.3, GOLD_LIGHT, width=0.5)


def hooded(painting: Painting, middle: Point, size: float, robe: tuple[int, int, int], bearded: bool) -> None:
    """A convert with a halo; `middle`: of the face."""
    x, y = middle
    painting.body(Oval((x, y - size * 0.1), size * 1.25, size * 1.25), GOLD_LIGHT, width=0.7, shade=0.0)
    painting.body(blob((x - size * 1.7, y + size * 4), (x - size * 1.4, y + size * 1.4), (x, y + size * 0.7),
                       (x + size * 1.4, y + size * 1.4), (x + size * 1.7, y + size * 4)), robe,
                       shade=size * 0.3)  # fmt: skip
    painting.body(blob((x, y - size * 1.1), (x + size * 0.95, y - size * 0.3), (x + size * 0.8, y + size * 0.9),
                       (x, y + size * 1.3), (x - size * 0.8, y + size * 0.9), (x - size * 0.95, y - size * 0.3)),
                  robe, shade=size * 0.2)  # fmt: skip
    painting.body(Oval((x, y + size * 0.1), size * 0.58, size * 0.72), SKIN, width=0.7, shade=size * 0.12)
    if bearded:
        painting.body(blob((x - size * 0.5, y + size * 0.3), (x, y + size * 0.4), (x + size * 0.5, y + size * 0.3),
                           (x, y + size * 1.3)), (132, 92, 62), width=0.6, shade=0.0)  # fmt: skip
    for way in (-1, 1):
        painting.disc((x + way * size * 0.23, y + size * 0.02), size * 0.085, INK, None)


def fresh_converts(painting: Painting) -> None:
    """L8: a crowd that has found its faith."""
    painting.fade((70, 108, 158), PARCHMENT)
    painting.glow((80, 6), 60, GOLD_LIGHT, 230)
    painting.rays((80, -4), 16, 110, 36, GOLD_LIGHT, 2.2)
    painting.body(Oval((80, -4), 15, 15), GOLD, shade=0.0)
    robes = [PIGMENTS[name] for name in ("blue", "yellow", "purple", "green")] + [VERMILION]
    for row, (y, size, gap, shift) in enumerate(((42, 7.4, 22, 3), (58, 9.0, 27, 12), (80, 11.5, 33, -2))):
        for number in range(8):
            x = shift + number * gap
            if -10 < x < 170:
                hooded(painting, (x, y), size, robes[(number * 2 + row) % 5], (number + row) % 2 == 0)


HAND_LAWS = {
    "blind-faith": blind_faith,
    "little-finger": little_finger,
    "wrong-hand": wrong_hand,
    "rolling-ministry": rolling_ministry,
    "two-hands": two_hands,
    "piggyback": piggyback,
    "templars": templars,
    "fresh-converts": fresh_converts,
}
"""How the picture of each of these Laws is painted."""
