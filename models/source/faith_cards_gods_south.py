"""Portraits of the Greek and the Egyptian gods, 160 by 200 units."""

from __future__ import annotations

from faith_cards_brush import Painting
from faith_cards_faces import Face, collar, curls, folds, halo_ground, head, leaves, shoulders
from faith_cards_parts import cloud
from faith_cards_shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LAPIS,
    SKIN,
    VERMILION,
    Limb,
    Oval,
    Part,
    Polygon,
    blob,
    smooth,
)
from ui_brush import Colour, circle

GREEK: Colour = (122, 74, 144)
EGYPTIAN: Colour = (214, 160, 54)
WHITE_HAIR: Colour = (226, 222, 216)
BROWN_HAIR: Colour = (112, 68, 44)
TURQUOISE: Colour = (62, 150, 152)
JET: Colour = (46, 42, 52)


def zeus(painting: Painting) -> None:
    """Zeus: white curls, a gold wreath and a lightning."""
    halo_ground(painting, GREEK, (80, 78), 62)
    for x, y, size in ((18, 22, 14), (146, 14, 13)):
        cloud(painting, (x, y), size, (220, 206, 226))
    shoulders(painting, (236, 228, 214), 140, 76)
    pleats = [
        [(34, 204), (48, 176), (66, 160)],
        [(52, 206), (66, 182), (84, 170)],
        [(74, 206), (90, 184), (112, 168)],
        [(20, 196), (30, 176), (46, 160)],
    ]
    folds(painting, pleats, (160, 146, 132))
    painting.body(Limb(smooth([(16, 182), (40, 158), (64, 150)], closed=False), 7), GOLD, shade=1.2)
    hair = [(80 + way * x, y, r) for way in (-1, 1) for x, y, r in
            ((36, 62, 12), (42, 80, 13), (42, 99, 13), (40, 117, 12), (24, 44, 13))]  # fmt: skip
    curls(painting, [*hair, (80, 38, 14)], WHITE_HAIR)
    head(painting, Face((80, 82), 31, SKIN, (70, 100, 170), (150, 140, 134), (168, 84, 72), stern=1.1))
    beard = [(50, 112, 10), (110, 112, 10), (54, 128, 12), (106, 128, 12), (64, 144, 13), (96, 144, 13), (80, 152, 14),
             (72, 132, 12), (88, 132, 12), (80, 168, 10)]  # fmt: skip
    curls(painting, beard, WHITE_HAIR)
    painting.body(blob((80, 103), (98, 104), (110, 114), (96, 114), (80, 110), (64, 114), (50, 114), (62, 104)),
                  (240, 236, 230), shade=1.4)  # fmt: skip
    painting.body(blob((72, 113), (80, 112), (88, 113), (80, 118)), (150, 70, 62), width=0.8, shade=0.0)
    curls(painting, [(80 + way * x, y, r) for way in (-1, 1) for x, y, r in ((10, 48, 10), (24, 54, 9))], WHITE_HAIR)
    leaves(painting, (80, 76), 42, 0.86)
    painting.glow((134, 130), 30, GOLD_LIGHT, 190)
    bolt = [(150, 64), (118, 128), (132, 126), (116, 190), (154, 112), (138, 114), (156, 72)]
    painting.shape(bolt, GOLD_LIGHT, shade=2.2)
    painting.body([Oval((132 + step, 132 + step * 6), 10, 4.4, -12) for step in range(4)], SKIN, shade=1.4)
    painting.body(blob((120, 168), (124, 148), (140, 152), (152, 180), (150, 206), (124, 206)), SKIN, shade=2.4)
    painting.body([Oval((133 + step, 130 + step * 6), 10.5, 4.6, -14) for step in range(4)], SKIN, shade=1.2)


def scales(painting: Painting, x: float, y: float) -> None:
    """Scales that hang from a hand; (x, y) is their beam's middle."""
    painting.body(Limb([(x, y - 14), (x, y + 4)], 3.4), GOLD, shade=0.7)
    painting.body(Limb([(x - 26, y + 2), (x + 22, y - 2)], 3.4), GOLD, shade=0.7)
    for dx, top in ((-26, y + 2), (22, y - 2)):
        low = top + 28
        for way in (-1, 1):
            painting.line([(x + dx, top), (x + dx + way * 11, low)], INK, 0.9)
        bowl = [(x + dx - 13, low), (x + dx + 13, low), (x + dx + 7, low + 8), (x + dx - 7, low + 8)]
        painting.shape(bowl, GOLD, shade=1.2)
    painting.disc((x, y), 3.4, VERMILION)


def themis(painting: Painting) -> None:
    """Themis: bound eyes, a diadem and the scales."""
    halo_ground(painting, (152, 100, 166), (80, 76), 62)
    back = [(80 + way * x, y, r) for way in (-1, 1) for x, y, r in
            ((28, 44, 12), (37, 60, 12), (40, 78, 12), (39, 96, 12), (36, 114, 11), (34, 130, 9))]  # fmt: skip
    curls(painting, [*back, (80, 34, 15), (64, 38, 12), (96, 38, 12)], BROWN_HAIR)
    shoulders(painting, (240, 234, 222), 144, 66)
    pleats = [
        [(40, 206), (52, 178), (70, 162)],
        [(60, 206), (72, 184), (80, 166)],
        [(100, 206), (94, 184), (82, 166)],
        [(122, 206), (110, 180), (92, 164)],
        [(26, 202), (36, 178), (50, 162)],
    ]
    folds(painting, pleats, (170, 156, 150))
    for x in (44, 116):
        painting.body(Oval((x, 160), 5.6, 5.6), GOLD, shade=1.2)
    head(painting, Face((80, 86), 28, (240, 204, 172), LAPIS, BROWN_HAIR, (190, 76, 74), slender=True))
    front = [(80 + way * x, y, r) for way in (-1, 1) for x, y, r in ((8, 54, 9), (21, 60, 8.5), (29, 70, 7.5))]
    curls(painting, front, BROWN_HAIR)
    cloth = [(49, 78), (80, 76), (111, 78), (112, 95), (80, 98), (48, 95)]
    painting.body(Polygon(cloth), CREAM, shade=3.4)
    for y in (83, 89):
        painting.stroke([(51, y), (80, y + 1.5), (109, y)], (168, 152, 146), 1.2, 0.7)
    ends: list[Part] = [Limb(smooth([(111, 86), (122, 96), (120, 112), (128, 124)], closed=False), 7, 9)]
    painting.body(ends, CREAM, shade=1.6)
    diadem = [(50, 64), (56, 48), (64, 55), (72, 42), (80, 32), (88, 42), (96, 55), (104, 48), (110, 64), (80, 57)]
    painting.shape(diadem, GOLD, shade=1.6)
    painting.body(Oval((80, 47), 4.4, 5.4), VERMILION, width=0.9, shade=0.9)
    for x in (65, 95):
        painting.disc((x, 58), 2.4, CREAM, width=0.7)
    painting.body(Limb([(40, 208), (37, 172), (42, 138)], 14, 11), (240, 204, 172), shade=2.0)
    scales(painting, 42, 140)
    painting.body([Oval((42, 128 + step * 4.4), 9, 3.6) for step in range(4)], (240, 204, 172), shade=1.2)


def ra(painting: Painting) -> None:
    """Ra: a falcon under the sun's disc."""
    halo_ground(painting, EGYPTIAN, (80, 70), 60)
    shoulders(painting, (190, 128, 82), 146, 74)
    wig = blob((80, 62), (112, 70), (122, 104), (126, 150), (118, 178), (98, 176), (62, 176), (42, 178), (34, 150),
               (38, 104), (48, 70))  # fmt: skip
    painting.body(wig, LAPIS, shade=4.0)
    with painting.inside(wig):
        for step in range(-7, 8):
            painting.stroke([(80 + step * 4, 60), (80 + step * 7, 110), (80 + step * 8, 180)], GOLD, 2.2, 2.2)
    collar(painting, (80, 150), 58, (GOLD, LAPIS, TURQUOISE, VERMILION), (150, 96, 58))
    falcon = blob(
        (80, 62), (104, 70), (110, 96), (102, 124), (92, 150), (80, 156), (68, 150), (58, 124), (50, 96), (56, 70)
    )
    painting.body(falcon, (196, 140, 78), shade=3.5)
    mask = blob(
        (80, 92), (94, 88), (106, 96), (104, 114), (94, 128), (80, 136), (66, 128), (56, 114), (54, 96), (66, 88)
    )
    painting.body(mask, CREAM, width=0.9, shade=2.0)
    for way in (-1, 1):
        painting.body(Oval((80 + way * 15, 99), 7.4, 6.8), GOLD_LIGHT, width=1.4, shade=0.0)
        painting.disc((80 + way * 14.4, 99.6), 3.8, INK, None)
        painting.disc((80 + way * 16, 98), 1.2, CREAM, None)
        painting.stroke([(80 + way * 5, 96), (80 + way * 14, 89), (80 + way * 28, 93)], INK, 4.0, 1.6)
        painting.stroke([(80 + way * 17, 106), (80 + way * 19, 116), (80 + way * 15, 126)], INK, 4.2, 1.2)
        painting.stroke([(80 + way * 22, 103), (80 + way * 30, 110)], INK, 2.8, 1.0)
        for row in range(3):
            painting.stroke([(80 + way * (8 + row * 8), 72 + row * 4), (80 + way * (11 + row * 8), 77 + row * 4),
                             (80 + way * (15 + row * 8), 78 + row * 4)], (122, 78, 40), 1.4, 0.6)  # fmt: skip
    beak = blob((80, 98), (88, 106), (90, 118), (84, 126), (80, 140), (76, 126), (70, 118), (72, 106))
    painting.body(beak, (92, 88, 92), shade=2.6)
    painting.body(blob((80, 98), (87, 104), (86, 110), (80, 108), (74, 110), (73, 104)), GOLD, width=0.9, shade=0.0)
    painting.glow((80, 38), 40, (255, 230, 150), 190)
    painting.body(Oval((80, 36), 29, 29), (204, 70, 40), shade=4.0)
    painting.body(Oval((74, 29), 12, 9, -30), (236, 128, 76), None, shade=0.0)
    snake = smooth([(80, 72), (72, 66), (88, 60), (80, 52), (80, 44)], closed=False)
    painting.body(Limb(snake, 4.4), GOLD, width=1.0, shade=0.6)
    painting.body(blob((80, 36), (87, 44), (84, 53), (80, 56), (76, 53), (73, 44)), GOLD, shade=1.2)
    for way in (-1, 1):
        painting.disc((80 + way * 2.6, 42), 1.1, INK, None)


def anubis(painting: Painting) -> None:
    """Anubis: the black jackal."""
    halo_ground(painting, (226, 184, 88), (80, 80), 62)
    shoulders(painting, (70, 58, 58), 146, 74)
    wig = blob((80, 62), (110, 72), (120, 106), (122, 148), (114, 176), (46, 176), (38, 148), (40, 106), (50, 72))
    painting.body(wig, LAPIS, shade=4.0)
    with painting.inside(wig):
        for y in range(70, 180, 9):
            painting.stroke([(30, y + 8), (80, y), (130, y + 8)], GOLD, 3.0, 3.0)
    collar(painting, (80, 150), 60, (GOLD, VERMILION, TURQUOISE, LAPIS), (34, 30, 38))
    for way in (-1, 1):
        ear = blob((80 + way * 6, 72), (80 + way * 14, 46), (80 + way * 32, 12), (80 + way * 38, 40),
                   (80 + way * 36, 70),
                   (80 + way * 24, 86))  # fmt: skip
        painting.body(ear, JET, shade=2.6)
        inner = blob(
            (80 + way * 16, 70), (80 + way * 22, 46), (80 + way * 30, 27), (80 + way * 32, 46), (80 + way * 29, 70)
        )
        painting.body(inner, (176, 112, 84), width=0.8, shade=1.6)
    painting.body(blob((80, 58), (98, 66), (110, 84), (106, 106), (95, 126), (91, 150), (80, 160), (69, 150), (65, 126),
                       (54, 106), (50, 84), (62, 66)), JET, shade=0.0)  # fmt: skip
    painting.body(blob((80, 84), (87, 104), (90, 130), (88, 146), (80, 150), (72, 146), (70, 130), (73, 104)),
                  (70, 66, 80),
                  None, shade=0.0)  # fmt: skip
    for way in (-1, 1):
        painting.stroke([(80 + way * 26, 78), (80 + way * 27, 96), (80 + way * 18, 122)], (104, 100, 122), 2.0, 0.6)
        eye = blob((80 + way * 9, 99), (80 + way * 16, 90), (80 + way * 27, 88), (80 + way * 20, 99))
        painting.body(eye, CREAM, (222, 170, 66), 1.7, shade=0.0)
        painting.disc((80 + way * 17, 94), 3.2, (200, 120, 30), INK, 0.6)
        painting.disc((80 + way * 17, 94), 1.5, INK, None)
        painting.stroke([(80 + way * 25, 90), (80 + way * 33, 88), (80 + way * 38, 91)], GOLD, 2.6, 1.0)
        painting.stroke([(80 + way * 7, 88), (80 + way * 16, 82), (80 + way * 28, 80)], GOLD_DARK, 2.6, 1.0)
    painting.body(blob((72, 144), (80, 141), (88, 144), (85, 152), (80, 155), (75, 152)), (20, 18, 24),
                  (120, 116, 132), 0.9,
                  shade=0.0)  # fmt: skip
    painting.stroke([(80, 154), (80, 158)], (120, 116, 132), 1.2, 0.8)
    painting.stroke([(70, 156), (80, 160), (90, 156)], (120, 116, 132), 1.4, 1.0)
    painting.body(Limb([(62, 68), (80, 63), (98, 68)], 5), GOLD, shade=1.0)
    painting.disc((80, 62), 4.4, TURQUOISE)
    painting.body(Limb([(144, 206), (144, 96)], 4.4), GOLD, shade=0.9)
    ankh = circle((144, 70), 9, 24, 0, 360)
    painting.body([Limb(ankh, 5), Limb([(144, 80), (144, 104)], 5), Limb([(132, 86), (156, 86)], 5)], GOLD, shade=0.9)


SOUTHERN = {"zeus": zeus, "themis": themis, "ra": ra, "anubis": anubis}
"""How each of these gods is painted."""
