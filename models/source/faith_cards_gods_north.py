"""Portraits of the Norse and the Celtic gods, 160 by 200 units."""

from __future__ import annotations

from faith_cards_brush import Painting
from faith_cards_faces import Face, braid, folds, halo_ground, head, shoulders, tinted
from faith_cards_shapes import CREAM, GOLD, GOLD_LIGHT, INK, STONE, VERMILION, Limb, Oval, Part, Polygon, blob, smooth
from ui_brush import Colour, circle

NORSE: Colour = (56, 100, 168)
CELTIC: Colour = (62, 116, 76)
IRON: Colour = (150, 158, 168)
BLOND: Colour = (226, 182, 92)
RED_HAIR: Colour = (186, 88, 40)
RAVEN: Colour = (40, 38, 52)
FAIR: Colour = (238, 200, 164)


def fur(painting: Painting, top: float, colour: Colour) -> None:
    """A fur collar: tufts in two rows."""
    for row, (y, half) in enumerate(((top, 46.0), (top + 13, 66.0))):
        parts: list[Part] = []
        count = 9
        for step in range(count):
            share = step / (count - 1) * 2.0 - 1.0
            x = 80 + share * half
            low = y + share * share * (16 + row * 10)
            parts.append(Polygon([(x - 11, low - 9), (x + 11, low - 9), (x + share * 6 + 3, low + 12)]))
            parts.append(Oval((x, low - 4), 11, 9))
        painting.body(parts, tinted(colour, 1.0 - 0.14 * (1 - row)), shade=2.0)


def tyr(painting: Painting) -> None:
    """Tyr: the one-handed swordsman."""
    halo_ground(painting, NORSE, (80, 74), 62)
    for way in (-1, 1):
        x = 80 + way * 66
        rune = [[(x, 24), (x, 60)], [(x - 8, 36), (x, 24)], [(x + 8, 36), (x, 24)]]
        for line in rune:
            painting.line(line, INK, 6.0)
        for line in rune:
            painting.line(line, GOLD_LIGHT, 3.0)
    shoulders(painting, (64, 74, 96), 136, 76)
    face = Face((80, 82), 31, FAIR, (70, 120, 160), tinted(BLOND, 0.66), (170, 84, 70), stern=1.4)
    head(painting, face)
    fur(painting, 150, (132, 96, 66))
    beard = blob((47, 84), (52, 104), (66, 102), (80, 98), (94, 102), (108, 104), (113, 84), (114, 118), (102, 142),
                 (80, 160), (58, 142), (46, 118))  # fmt: skip
    painting.body(beard, BLOND, shade=4.0)
    painting.body(blob((72, 110), (80, 108), (88, 110), (80, 115)), (150, 70, 60), width=0.8, shade=0.0)
    painting.body(blob((80, 98), (100, 100), (110, 112), (92, 110), (80, 106), (68, 110), (50, 112), (60, 100)), BLOND,
                  shade=1.4)  # fmt: skip
    strands = [[(80 + dx, 118), (80 + dx * 0.9, 132), (80 + dx * 0.6, 148)] for dx in (-24, -14, -5, 5, 14, 24)]
    folds(painting, strands, tinted(BLOND, 0.6))
    braid(painting, [(64, 138), (60, 156), (62, 178)], 12, BLOND)
    braid(painting, [(96, 138), (100, 156), (98, 178)], 12, BLOND)
    helmet = [*circle((80, 70), 38, 24, 180, 360), (118, 76), (42, 76)]
    painting.body(Polygon(helmet), IRON, shade=5.0)
    painting.body(Polygon([(74, 30), (86, 30), (87, 74), (73, 74)]), GOLD, shade=1.4)
    painting.body(Polygon([(39, 66), (80, 62), (121, 66), (121, 78), (80, 74), (39, 78)]), GOLD, shade=2.0)
    for x, y in ((46, 71), (58, 70), (102, 70), (114, 71)):
        painting.disc((x, y), 2.4, GOLD_LIGHT, width=0.7)
    painting.body(Polygon([(75, 72), (85, 72), (87, 100), (80, 104), (73, 100)]), IRON, shade=2.0)
    painting.body(Oval((80, 31), 5, 6), GOLD, shade=1.2)
    painting.body(Polygon([(22, 92), (27, 80), (32, 92), (32, 172), (22, 172)]), (206, 212, 218), shade=1.8)
    painting.line([(27, 88), (27, 168)], (128, 134, 144), 1.3)
    painting.body(Limb([(11, 172), (43, 172)], 6), GOLD, shade=1.2)
    painting.body(Limb([(27, 176), (27, 204)], 7), (110, 68, 42), shade=1.4)
    painting.body([Oval((27, 181 + step * 7), 9, 4.6) for step in range(3)], FAIR, shade=1.2)
    stump = [(118, 204), (124, 178), (140, 160), (154, 172), (146, 204)]
    painting.body(Polygon(smooth(stump)), (196, 170, 130), shade=2.2)
    for y in (172, 180, 188, 196):
        painting.stroke([(122, y + 4), (136, y), (150, y + 3)], (120, 92, 64), 1.3, 0.8)


def freja(painting: Painting) -> None:
    """Freja: gold hair, a necklace of amber and a cloak of feathers."""
    halo_ground(painting, (84, 134, 190), (80, 76), 62)
    back = blob(
        (80, 26), (116, 40), (124, 80), (122, 128), (132, 168), (80, 176), (28, 168), (38, 128), (36, 80), (44, 40)
    )
    painting.body(back, tinted(BLOND, 0.86), shade=5.0)
    shoulders(painting, (238, 232, 216), 142, 68)
    for row in range(3):
        for step in range(6):
            for way in (-1, 1):
                x, y = 80 + way * (26 + step * 12 - row * 2), 150 + step * 4 + row * 15
                feather = blob((x - way * 5, y - 7), (x + way * 7, y - 3), (x + way * 9, y + 14), (x - way * 3, y + 9))
                painting.body(feather, ((178, 196, 216), (118, 152, 194), (76, 112, 166))[row], width=0.9, shade=1.0)
    face = Face((80, 84), 28, FAIR, (58, 126, 150), tinted(BLOND, 0.6), (196, 78, 72), slender=True)
    head(painting, face)
    fringe = blob((80, 40), (106, 46), (114, 74), (110, 96), (104, 78), (94, 60), (80, 55), (66, 60), (56, 78),
                  (50, 96),
                  (46, 74), (54, 46))  # fmt: skip
    painting.body(fringe, BLOND, shade=2.0)
    lines = [[(80, 42), (96, 52), (108, 78)], [(80, 42), (64, 52), (52, 78)], [(80, 46), (92, 56), (102, 72)],
             [(80, 46), (68, 56), (58, 72)]]  # fmt: skip
    folds(painting, lines, tinted(BLOND, 0.62))
    braid(painting, [(50, 92), (46, 116), (52, 140), (50, 178)], 19, BLOND)
    braid(painting, [(110, 92), (114, 116), (108, 140), (110, 178)], 19, BLOND)
    band = smooth([(48, 68), (62, 55), (80, 51), (98, 55), (112, 68)], closed=False)
    painting.body(Limb(band, 5), GOLD, shade=0.9)
    painting.body(blob((80, 44), (85, 51), (80, 60), (75, 51)), VERMILION, shade=1.0)
    for x, y in ((64, 54), (96, 54)):
        painting.disc((x, y), 2.6, CREAM, width=0.8)
    chain = smooth([(58, 132), (66, 146), (80, 152), (94, 146), (102, 132)], closed=False)
    for index in range(2, len(chain) - 1, 4):
        painting.body(Oval(chain[index], 3.6, 3.6), GOLD, shade=0.8)
    heart = [(80, 158), (86, 152), (94, 154), (95, 163), (80, 178), (65, 163), (66, 154), (74, 152)]
    painting.body(Polygon(smooth(heart)), VERMILION, shade=2.0)
    painting.body(Oval((73, 159), 3, 2), (240, 160, 140), None, shade=0.0)


def dagda(painting: Painting) -> None:
    """Dagda: the good god, with a red beard, a gold torc and his club."""
    halo_ground(painting, CELTIC, (80, 78), 62)
    club = [(140, 206), (136, 130), (124, 60), (128, 40), (144, 34), (156, 44), (158, 66), (152, 130), (152, 206)]
    painting.body(Polygon(smooth(club)), (126, 82, 48), shade=4.0)
    for x, y in ((136, 56), (148, 50), (147, 72), (137, 82)):
        painting.body(Oval((x, y), 3.6, 3.6), IRON, shade=0.8)
    shoulders(painting, (78, 128, 74), 138, 78)
    folds(painting, [[(24, 200), (32, 176), (46, 158)], [(136, 200), (128, 178), (114, 158)]], (44, 84, 48))
    hair: list[Part] = [Oval((80 + way * x, y), r, r) for way in (-1, 1) for x, y, r in
                        ((33, 66, 10), (38, 82, 11), (41, 98, 11), (42, 114, 11), (30, 52, 9))]  # fmt: skip
    painting.body(hair, RED_HAIR, shade=2.0)
    face = Face((80, 82), 33, (236, 186, 150), (72, 130, 80), RED_HAIR, (170, 70, 60))
    head(painting, face)
    for way in (-1, 1):
        painting.glow((80 + way * 20, 98), 9, (216, 92, 70), 170)
    top = blob((46, 78), (48, 54), (62, 40), (80, 36), (98, 40), (112, 54), (114, 78), (104, 60), (92, 54), (80, 56),
               (68, 54), (56, 60))  # fmt: skip
    painting.body(top, RED_HAIR, shade=2.0)
    folds(painting, [[(80, 38), (66, 44), (54, 58)], [(80, 38), (94, 44), (106, 58)], [(80, 38), (80, 46), (78, 54)]],
          tinted(RED_HAIR, 0.6))  # fmt: skip
    beard = blob((46, 88), (52, 110), (66, 112), (80, 120), (94, 112), (108, 110), (114, 88), (120, 124), (112, 156),
                 (96, 172), (80, 184), (64, 172), (48, 156), (40, 124))  # fmt: skip
    painting.body(beard, RED_HAIR, shade=5.0)
    for dx in (-26, -15, -5, 6, 16, 26):
        wavy = [(80 + dx, 124), (80 + dx * 1.1 + 3, 138), (80 + dx * 0.9 - 3, 150), (80 + dx * 0.6, 166)]
        painting.stroke(wavy, tinted(RED_HAIR, 0.6), 2.4, 0.6)
    smile = blob((66, 112), (80, 117), (94, 112), (89, 121), (80, 124), (71, 121))
    painting.body(smile, (120, 40, 40), width=1.0, shade=0.0)
    with painting.inside(smile):
        painting.shape([(64, 108), (96, 108), (96, 117), (64, 117)], CREAM, None)
    painting.body(blob((80, 101), (98, 102), (114, 116), (108, 120), (92, 112), (80, 109), (68, 112), (52, 120),
                       (46, 116),
                       (62, 102)), tinted(RED_HAIR, 1.12), shade=1.6)  # fmt: skip
    painting.body(Oval((80, 98), 8.5, 7), (226, 160, 124), width=0.9, shade=1.6)
    band = smooth([(46, 66), (62, 55), (80, 52), (98, 55), (114, 66)], closed=False)
    painting.body(Limb(band, 6), GOLD, shade=1.1)
    for x, y in ((58, 58), (69, 54.5), (91, 54.5), (102, 58)):
        painting.stroke(circle((x, y), 1.8, 8, 0, 300), INK, 0.8, 0.5)
    painting.disc((80, 52), 4.4, (84, 158, 96))
    torc = smooth([(42, 152), (52, 172), (66, 184)], closed=False)
    for mirrored in (False, True):
        line = [(160 - x, y) for x, y in torc] if mirrored else torc
        painting.body(Limb(line, 8), GOLD, shade=1.4)
        for index in range(1, len(line) - 1, 3):
            x, y = line[index]
            painting.line([(x - 2.4, y - 2.6), (x + 2.4, y + 2.6)], (140, 92, 30), 1.0)
        painting.body(Oval(line[-1], 6.4, 6.4), GOLD_LIGHT, shade=1.4)


def raven(painting: Painting) -> None:
    """A raven on her shoulder, looking to the left."""
    body = blob(
        (110, 132), (116, 116), (128, 108), (140, 112), (146, 128), (156, 150), (158, 176), (140, 166), (122, 156)
    )
    painting.body(body, RAVEN, shade=3.0)
    painting.body(
        blob((104, 118), (108, 106), (120, 102), (130, 108), (130, 122), (118, 130), (108, 126)), RAVEN, shade=1.6
    )
    painting.shape([(106, 112), (90, 120), (107, 121)], (86, 84, 92), shade=0.8)
    painting.disc((114, 112), 2.8, GOLD_LIGHT, width=0.8)
    painting.disc((113.6, 112), 1.2, INK, None)
    for dx, dy in ((0, 0), (5, 7), (10, 14)):
        painting.stroke([(128 + dx, 122 + dy), (138 + dx, 134 + dy), (142 + dx, 148 + dy)], (108, 110, 140), 1.8, 0.5)


def morrigan(painting: Painting) -> None:
    """Morrigan: black hair, war paint and her raven."""
    halo_ground(painting, (52, 104, 84), (80, 76), 62)
    for x, y, size in ((20, 24, 9), (142, 18, 8), (14, 60, 6)):
        wings = [(x - size * 1.5, y - size * 0.5), (x - size * 0.6, y - size * 0.35), (x, y + size * 0.2),
                 (x + size * 0.6, y - size * 0.35), (x + size * 1.5, y - size * 0.5), (x + size * 0.5, y + size * 0.2),
                 (x, y + size * 0.7), (x - size * 0.5, y + size * 0.2)]  # fmt: skip
        painting.shape(wings, RAVEN, None)
    back = blob((80, 22), (118, 38), (128, 84), (128, 130), (140, 190), (100, 200), (60, 200), (20, 190), (32, 130),
                (32, 84), (42, 38))  # fmt: skip
    painting.body(back, RAVEN, shade=0.0)
    for way in (-1, 1):
        for dx in (34, 39, 44):
            painting.stroke([(80 + way * (dx - 6), 60), (80 + way * dx, 100), (80 + way * (dx - 2), 140),
                             (80 + way * (dx + 6), 176)], (92, 96, 128), 1.8, 0.4)  # fmt: skip
    shoulders(painting, (58, 66, 72), 148, 66)
    for row in range(3):
        for step in range(6):
            for way in (-1, 1):
                x, y = 80 + way * (20 + step * 13 - row), 158 + step * 4 + row * 14
                feather = blob((x - way * 5, y - 8), (x + way * 6, y - 4), (x + way * 7, y + 16), (x - way * 3, y + 10))
                painting.body(feather, ((72, 78, 104), (54, 58, 80), (38, 40, 58))[row], (18, 18, 26), 0.9, 1.2)
    face = Face((80, 86), 28, (238, 218, 202), (84, 170, 110), RAVEN, (160, 32, 44), stern=1.0, slender=True)
    head(painting, face)
    for x in (60, 67.5, 92.5, 100):
        painting.line([(x, 95), (x + (80 - x) * 0.08, 112)], (168, 36, 40), 3.2, 0.8)
    fringe = blob((80, 38), (108, 46), (116, 78), (112, 116), (106, 86), (96, 64), (82, 52), (66, 62), (55, 84),
                  (48, 116),
                  (44, 78), (52, 46))  # fmt: skip
    painting.body(fringe, RAVEN, shade=0.0)
    folds(painting, [[(82, 42), (98, 54), (110, 84)], [(80, 42), (62, 54), (50, 84)], [(82, 47), (94, 57), (104, 76)]],
          (96, 100, 134))  # fmt: skip
    painting.body(
        Limb(smooth([(50, 70), (64, 58), (80, 54), (96, 58), (110, 70)], closed=False), 3.4), STONE, shade=0.6
    )
    painting.body(blob((80, 46), (86, 54), (80, 66), (74, 54)), (50, 150, 90), shade=1.2)
    raven(painting)
    for x in (71, 80, 89):
        painting.body(Polygon([(x - 2.6, 152), (x + 2.6, 152), (x, 164 if x != 80 else 168)]), CREAM, shade=0.7)
    painting.stroke([(58, 142), (68, 150), (80, 153), (92, 150), (102, 142)], INK, 1.8, 1.4)


NORTHERN = {"tyr": tyr, "freja": freja, "dagda": dagda, "morrigan": morrigan}
"""How each of these gods is painted."""
