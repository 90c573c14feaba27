"""Pictures of the Laws about what counts and what is done to others, 160 by 100 units."""

from __future__ import annotations

import math

from faith_cards_brush import Painting
from faith_cards_parts import FOAM, PIGMENTS, cloud, disc, island, parchment, sky, speed, waves
from faith_cards_shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LAPIS,
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

FUR = (84, 58, 46)
HIDE = (204, 156, 116)


def king_ape(painting: Painting) -> None:
    """L9: the Ape sits on the Navel."""
    painting.fade((58, 120, 134), (40, 88, 108))
    waves(painting, 0, 100, 1, (104, 164, 168))
    painting.glow((80, 52), 54, GOLD_LIGHT, 170)
    painting.shape(star((80, 54), 60, 44, 20), GOLD, shade=2.0)
    painting.body(Oval((80, 54), 43, 43), CREAM, shade=0.0)
    painting.body(Oval((80, 54), 38, 38), VERMILION, width=0.8, shade=3.0)
    with painting.inside(Polygon([(0, 0), (160, 0), (160, 97), (0, 97)])):
        painting.body(blob((34, 112), (44, 84), (62, 76), (98, 76), (116, 84), (126, 112)), FUR, shade=4.0)
        for way in (-1, 1):
            painting.body(Oval((80 + way * 33, 52), 8.5, 10), HIDE, shade=1.6)
            painting.body(Oval((80 + way * 33, 52), 4.4, 5.6), (170, 116, 84), None, shade=0.0)
        painting.body(blob((80, 20), (102, 28), (112, 50), (106, 74), (80, 92), (54, 74), (48, 50), (58, 28)), FUR,
                      shade=3.5)  # fmt: skip
        for way in (-1, 1):
            for step in range(4):
                x, y = 80 + way * (28 + step), 40 + step * 10
                painting.stroke([(x, y), (x + way * 2, y + 4), (x + way * 1, y + 8)], (48, 32, 28), 1.1, 0.3)
        brow = blob((56, 50), (62, 40), (74, 41), (80, 45), (86, 41), (98, 40), (104, 50), (98, 61), (80, 60), (62, 61))
        painting.body([brow, Oval((80, 71), 25, 17)], HIDE, shade=2.4)
        for way in (-1, 1):
            painting.body(Oval((80 + way * 12, 51), 5.4, 4.0), CREAM, width=0.9, shade=0.0)
            painting.disc((80 + way * 11, 51.6), 2.3, INK, None)
            painting.stroke([(80 + way * 3, 48), (80 + way * 11, 43.5), (80 + way * 22, 47)], INK, 3.4, 1.2)
            painting.disc((80 + way * 4.4, 64), 1.7, INK, None)
        painting.stroke([(80, 68), (80, 74)], INK, 0.9, 0.6)
        mouth = blob((60, 76), (80, 74), (100, 76), (92, 84), (80, 86), (68, 84))
        painting.body(mouth, (110, 40, 38), width=1.0, shade=0.0)
        with painting.inside(mouth):
            painting.shape([(58, 72), (102, 72), (102, 78), (58, 78)], CREAM, None)
            for x in range(64, 100, 6):
                painting.line([(x, 73), (x, 78)], INK, 0.7)
    crown = [(59, 34), (54, 10), (67, 20), (80, 6), (93, 20), (106, 10), (101, 34), (80, 30)]
    painting.shape(crown, GOLD, shade=1.8)
    for x, y, colour in ((65, 28, LAPIS), (80, 24, VERMILION), (95, 28, LAPIS)):
        painting.disc((x, y), 2.5, colour, width=0.7)


def pin(painting: Painting, base: Point, size: float, robe: tuple[int, int, int], lean: float) -> None:
    """A bowling pin with a believer's face; `lean`: degrees clockwise about its base."""
    cosine, sine = math.cos(math.radians(lean)), math.sin(math.radians(lean))

    def place(across: float, up: float) -> Point:
        x, y = across * size, -up * size
        return base[0] + x * cosine - y * sine, base[1] + x * sine + y * cosine

    half = ((0.2, 0.0), (0.36, 0.4), (0.34, 0.8), (0.17, 1.25), (0.2, 1.5), (0.29, 1.75), (0.2, 2.02), (0.0, 2.1))
    outline = [place(across, up) for across, up in half] + [place(-across, up) for across, up in reversed(half[:-1])]
    painting.body(Oval(place(0, 2.34), size * 0.34, size * 0.11, lean), GOLD_LIGHT, width=0.8, shade=0.0)
    painting.body(Polygon(smooth(outline)), CREAM, shade=size * 0.13)
    with painting.inside(Polygon(smooth(outline))):
        painting.shape([place(-0.6, 1.2), place(0.6, 1.2), place(0.6, 1.38), place(-0.6, 1.38)], robe)
        painting.shape([place(-0.6, 0.1), place(0.6, 0.1), place(0.6, 0.86), place(-0.6, 0.86)], robe)
    for way in (-1, 1):
        painting.disc(place(way * 0.1, 1.8), size * 0.04, INK, None)
    painting.body(Oval(place(0, 1.62), size * 0.06, size * 0.07), (120, 44, 40), None, shade=0.0)


def holy_bowling(painting: Painting) -> None:
    """L13: believers fall like pins."""
    painting.fade((96, 66, 108), (226, 178, 128), 0, 52)
    painting.rays((110, 40), 16, 110, 40, (236, 196, 140), 1.8)
    painting.fade((214, 166, 104), (168, 114, 66), 52)
    for x in range(-120, 300, 22):
        painting.line([(80 + (x - 80) * 0.55, 52), (x, 100)], (132, 84, 48), 0.7)
    painting.line([(0, 52), (160, 52)], INK, 1.2)
    painting.shape(star((94, 60), 34, 19, 13), (250, 214, 110))
    painting.shape(star((94, 60), 23, 12, 13), CREAM, None)
    pin(painting, (122, 62), 19, PIGMENTS["purple"], 14)
    pin(painting, (142, 72), 21, PIGMENTS["green"], 6)
    pin(painting, (118, 88), 22, PIGMENTS["blue"], 34)
    pin(painting, (84, 48), 17, PIGMENTS["green"], -34)
    pin(painting, (100, 40), 15, PIGMENTS["blue"], 58)
    speed(painting, ((58, 2, 26), (72, 0, 20), (84, 6, 30)))
    disc(painting, (56, 64), 29, PIGMENTS["yellow"])


def all_or_nothing(painting: Painting) -> None:
    """L14: a crown weighs all, an empty plate nothing."""
    parchment(painting, (80, 40))
    painting.body(Limb([(80, 18), (80, 88)], 4.4), GOLD, shade=1.0)
    painting.body(blob((56, 97), (64, 89), (80, 85), (96, 89), (104, 97)), GOLD, shade=1.6)
    painting.body(Limb([(28, 34), (132, 14)], 4.0), GOLD, shade=0.9)
    painting.body(Oval((80, 24), 6.5, 6.5), VERMILION, shade=1.2)
    for x, top, plate in ((28, 34, 72), (132, 14, 50)):
        for way in (-1, 0.15, 1):
            painting.line([(x, top), (x + way * 21, plate)], INK, 0.9)
        painting.body(Polygon([(x - 25, plate), (x + 25, plate), *circle((x, plate), 25, 24, 0, 180)][:2]
                              + [(x + 25 * math.cos(math.radians(a)), plate + 10 * math.sin(math.radians(a)))
                                 for a in range(0, 181, 10)]), GOLD, shade=1.8)  # fmt: skip
        painting.body(Oval((x, plate), 25, 5.0), GOLD_DARK, width=0.9, shade=0.0)
        painting.body(Oval((x, plate + 0.8), 21, 3.4), (186, 132, 52), None, shade=0.0)
    crown = [(11, 72), (7, 48), (19, 58), (28, 42), (37, 58), (49, 48), (45, 72), (28, 75)]
    painting.shape(crown, GOLD_LIGHT, shade=1.4)
    painting.stroke([(11.5, 66), (28, 69), (44.5, 66)], INK, 0.9, 0.7)
    for x, y, colour in ((18, 64.5, LAPIS), (28, 65.5, VERMILION), (38, 64.5, LAPIS)):
        painting.disc((x, y), 2.0, colour, width=0.6)
    for x, y in ((7, 47), (28, 41), (49, 47)):
        painting.disc((x, y), 2.2, CREAM, width=0.8)
    for x, y, tip_x, tip_y in ((120, 34, 112, 22), (132, 32, 132, 20), (144, 34, 152, 22)):
        painting.line([(x, y + 8), (tip_x, tip_y + 10)], (186, 150, 96), 1.0, 0.3)
    painting.body(Limb([(120, 49), (144, 51)], 0.8), CREAM, None, shade=0.0)


def lost_sheep(painting: Painting) -> None:
    """L15: a sheep in the Sea, and its shepherd's crook."""
    sky(painting, (146, 186, 196), PARCHMENT, 46)
    cloud(painting, (110, 14), 13)
    cloud(painting, (20, 16), 9)
    island(painting, (136, 52), 32, 26)
    crook = [*smooth([(150, 52), (150, 30), (149, 18), (142, 14), (138, 20), (140, 24)], closed=False)]
    painting.body(Limb(crook, 2.6, 1.8), (150, 98, 54), width=0.9, shade=0.0)
    waves(painting, 50, 100, 2)
    wool: list[Part] = [
        Oval((x, y), r, r * 0.92)
        for x, y, r in (
            (38, 62, 11), (46, 52, 11), (60, 47, 12), (74, 49, 11), (84, 58, 11), (82, 70, 11), (66, 72, 15),
            (48, 72, 13),
            (60, 60, 16), (31, 60, 5),
        )
    ]  # fmt: skip
    painting.body(wool, CREAM, shade=3.0)
    for x, y, r in ((46, 54, 6), (60, 49, 7), (74, 52, 6), (54, 64, 6), (70, 64, 7), (40, 64, 6)):
        painting.stroke(circle((x, y), r, 8, 150, 380), (170, 156, 134), 1.1, 0.4)
    for way, turn in ((-1, 24), (1, -24)):
        painting.body(Oval((92 + way * 12, 47), 7, 3.6, turn), (72, 56, 52), shade=0.8)
    painting.body(blob((92, 36), (100, 42), (101, 54), (97, 64), (92, 67), (87, 64), (83, 54), (84, 42)), (92, 72, 66),
                  shade=1.8)  # fmt: skip
    painting.body([Oval((86, 38), 5, 4.4), Oval((92, 35), 5.5, 5), Oval((98, 38), 5, 4.4)], CREAM, shade=0.9)
    for way in (-1, 1):
        painting.body(Oval((92 + way * 4.4, 49), 2.8, 3.2), CREAM, width=0.5, shade=0.0)
        painting.disc((92 + way * 4.0, 50), 1.4, INK, None)
        painting.stroke([(92 + way * 7.6, 43.4), (92 + way * 2, 45.6)], INK, 1.2, 0.8)
        painting.disc((92 + way * 1.6, 60), 0.7, INK, None)
    crests = [(-6, 79), (8, 82), (22, 80), (34, 76), (48, 80), (62, 76), (76, 80), (90, 75), (104, 79), (118, 78),
              (134, 82), (150, 78), (166, 80)]  # fmt: skip
    painting.body(Polygon([*smooth(crests, closed=False), (166, 104), (-6, 104)]), (40, 98, 118), None, shade=0.0)
    painting.stroke([(20, 81), (34, 76), (48, 80), (62, 76), (76, 80), (90, 75), (104, 79), (118, 77)], FOAM, 2.0, 1.4)
    for y in (86, 92):
        painting.stroke([(28, y + 2), (46, y - 1), (64, y + 2), (84, y - 1), (108, y + 1)], (128, 184, 190), 1.2, 0.4)
    for x, y in ((112, 60), (118, 66), (116, 52)):
        painting.body(blob((x, y - 3), (x + 1.6, y), (x, y + 1.6), (x - 1.6, y)), FOAM, width=0.7, shade=0.0)


def iconoclasts(painting: Painting) -> None:
    """L16: a hammer breaks a Temple."""
    painting.fade((92, 70, 104), (234, 186, 132))
    painting.body(Polygon([(-4, 84), (164, 82), (164, 104), (-4, 104)]), (150, 118, 84), shade=0.0)
    for low, half in ((90, 52), (82, 46)):
        painting.shape(
            [(58 - half, low), (58 + half, low), (58 + half, low - 8), (58 - half, low - 8)], STONE, shade=1.2
        )
    for x, top, crooked in ((20, 40, 3), (40, 36, -3), (62, 52, 4), (82, 58, -4), (98, 64, 2)):
        painting.shape([(x - 5, 74), (x + 5, 74), (x + 5, top + crooked), (x + 1, top - crooked), (x - 5, top)], STONE,
                       shade=2.2)  # fmt: skip
        for shift in (-1.6, 1.6):
            painting.line([(x + shift, 72), (x + shift, top + 5)], (150, 142, 132), 0.7)
    painting.shape([(10, 38), (52, 33), (46, 26), (52, 20), (40, 14), (12, 30)], VERMILION, shade=1.8)
    painting.line([(52, 33), (44, 29), (40, 31), (32, 24)], INK, 1.2, 0.4)
    painting.shape([(64, 46), (80, 30), (92, 46), (82, 52), (74, 48)], VERMILION, shade=1.6)
    painting.shape(star((76, 30), 22, 10, 11), (250, 214, 110))
    painting.shape(star((76, 30), 13, 6, 11), CREAM, None)
    painting.body(Limb([(152, 70), (96, 24)], 6.0), (150, 98, 54), shade=1.2)
    painting.body(Limb([(156, 74), (146, 66)], 9.0), SKIN, shade=1.0)
    head = [(82, 38), (74, 26), (92, 6), (104, 12), (108, 22), (92, 42)]
    painting.shape(head, (126, 132, 142), shade=3.0)
    painting.shape([(82, 38), (74, 26), (70, 29), (78, 41)], (160, 166, 174), shade=0.8)
    for x, y, size in (
        (56, 14, 4),
        (64, 6, 3),
        (44, 8, 2.6),
        (106, 54, 3.6),
        (120, 66, 4.4),
        (112, 78, 5),
        (132, 86, 4),
    ):
        painting.shape([(x - size, y), (x - size * 0.2, y - size), (x + size, y - size * 0.3),
                        (x + size * 0.5, y + size)],
                       STONE, shade=0.9)  # fmt: skip


DEED_LAWS = {
    "king-ape": king_ape,
    "holy-bowling": holy_bowling,
    "all-or-nothing": all_or_nothing,
    "lost-sheep": lost_sheep,
    "iconoclasts": iconoclasts,
}
"""How the picture of each of these Laws is painted."""
