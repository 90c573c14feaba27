"""Pictures of the Laws of sea, wind and earth, 160 by 100 units."""

from __future__ import annotations

import math

from faith_cards_brush import Painting
from faith_cards_parts import FOAM, PIGMENTS, cloud, disc, island, sky, sun, temple, waves
from faith_cards_shapes import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GRASS,
    INK,
    LAPIS,
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

STORM = (112, 124, 140)


def tornado(painting: Painting) -> None:
    """L10: a whirlwind carries discs off."""
    sky(painting, (76, 88, 112), (206, 196, 168), 76)
    waves(painting, 76, 100, 1)
    for x, y, size in ((22, 12, 15), (136, 10, 16), (100, 5, 13), (60, 5, 14)):
        cloud(painting, (x, y), size, (150, 156, 166))
    rows = (
        (14, 82, 47),
        (26, 77, 39),
        (37, 82, 31),
        (47, 79, 24),
        (57, 83, 18),
        (66, 80, 13),
        (74, 83, 9),
        (81, 82, 6),
    )
    painting.body(Oval((82, 86), 24, 6), FOAM, width=0.8, shade=0.0)
    for y, x, half in reversed(rows):
        painting.body(Oval((x, y), half, half * 0.24 + 2.5), (176, 184, 194), shade=half * 0.09)
        painting.stroke(circle((x, y), half * 0.7, 8, 200, 330)[::1] if half < 8 else
                        [(x - half * 0.7, y + 1), (x - half * 0.1, y + half * 0.13 + 1), (x + half * 0.6, y + 0.5)],
                        (84, 94, 112), 1.5, 0.4)  # fmt: skip
    painting.body(Oval((82, 14), 36, 8), (70, 80, 100), width=0.8, shade=0.0)
    painting.stroke([(52, 13), (80, 19), (112, 14)], (150, 160, 174), 1.4, 0.4)
    disc(painting, (36, 44), 13, PIGMENTS["yellow"], 0.45, -24)
    disc(painting, (128, 36), 12, PIGMENTS["blue"], 0.5, 28)
    disc(painting, (118, 66), 9.5, PIGMENTS["green"], 0.4, -14)


def tentacle(painting: Painting, points: list[Point], width: float) -> None:
    """An arm of the Kraken with pale suckers on its inner side."""
    line = smooth(points, closed=False)
    painting.body(Limb(line, width, width * 0.22), (132, 58, 88), shade=width * 0.2)
    for index in range(4, len(line) - 6, 4):
        share = index / len(line)
        (x, y), (next_x, next_y) = line[index], line[index + 1]
        length = math.hypot(next_x - x, next_y - y) or 1.0
        aside = width * (1.0 - 0.78 * share) * 0.26
        spot = (x + (next_y - y) / length * aside, y - (next_x - x) / length * aside)
        painting.disc(spot, width * (1.0 - 0.78 * share) * 0.15, (236, 190, 186), (84, 34, 58), 0.4)


def kraken(painting: Painting) -> None:
    """L11: arms come out of the Sea and take a disc."""
    sky(painting, (54, 84, 110), (188, 196, 170), 54)
    sun(painting, (134, 20), 9)
    waves(painting, 54, 100, 0)
    head = [(54, 82), (52, 58), (62, 42), (80, 36), (98, 42), (108, 58), (106, 82)]
    painting.body(Polygon(smooth(head)), (132, 58, 88), shade=5.0)
    for way in (-1, 1):
        painting.body(Oval((80 + way * 13, 62), 7.5, 6.4), GOLD_LIGHT, width=0.9, shade=0.0)
        painting.body(Oval((80 + way * 12, 62), 2.0, 5.4), INK, None, shade=0.0)
        painting.line([(80 + way * 23, 52), (80 + way * 4, 57)], INK, 2.4)
    tentacle(painting, [(38, 96), (22, 70), (26, 40), (44, 22), (56, 28), (52, 38)], 13)
    tentacle(painting, [(10, 98), (4, 78), (10, 60), (20, 54), (26, 60)], 9)
    tentacle(painting, [(148, 98), (158, 78), (154, 58), (144, 50), (138, 56)], 9)
    disc(painting, (112, 26), 16, PIGMENTS["blue"], 0.42, -10)
    tentacle(painting, [(124, 98), (144, 74), (142, 46), (124, 34), (104, 36), (92, 28), (98, 18)], 14)
    for x, half in ((38, 13), (10, 9), (148, 9), (122, 14), (80, 34)):
        painting.stroke([(x - half, 91), (x, 95), (x + half, 91)], FOAM, 2.4, 0.6)
        painting.stroke([(x - half * 0.6, 96), (x + 2, 98), (x + half * 1.2, 95)], FOAM, 1.4, 0.3)


def ship(painting: Painting, middle: Point, size: float) -> None:
    """A small ship under sail."""
    x, y = middle
    painting.line([(x, y), (x, y - size * 1.7)], INK, 1.6)
    sail = [(x - size * 0.75, y - size * 1.5), (x, y - size * 1.62), (x + size * 0.75, y - size * 1.5),
            (x + size * 0.95, y - size * 0.95), (x + size * 0.7, y - size * 0.4), (x - size * 0.7, y - size * 0.4),
            (x - size * 0.5, y - size * 0.95)]  # fmt: skip
    painting.body(Polygon(sail), CREAM, shade=size * 0.14)
    painting.shape([(px * 0.4 + x * 0.6, py) for px, py in star((x + 1, y - size * 0.95), size * 0.4, size * 0.17)],
                   VERMILION, None)  # fmt: skip
    hull = [(x - size, y - size * 0.34), (x - size * 0.7, y + size * 0.3), (x + size * 0.7, y + size * 0.3),
            (x + size * 1.15, y - size * 0.42), (x + size * 0.7, y - size * 0.1),
            (x - size * 0.7, y - size * 0.1)]  # fmt: skip
    painting.shape(hull, (140, 88, 52), shade=size * 0.12)


def grand_tour(painting: Painting) -> None:
    """L12: a ship's course to four Islands."""
    painting.fade((96, 158, 162), (52, 112, 130))
    waves(painting, 0, 100, 2, (150, 202, 200))
    course = smooth([(40, 22), (80, 12), (122, 20), (146, 54), (122, 90), (80, 92), (38, 90), (14, 54)])
    for index in range(0, len(course), 4):
        painting.line(course[index : index + 3], INK, 3.4)
        painting.line(course[index : index + 3], CREAM, 1.8)
    lands: tuple[tuple[Point, tuple[int, int, int]], ...] = (
        ((32, 33), GRASS), ((128, 32), (208, 168, 96)), ((128, 78), (150, 158, 166)), ((32, 78), (76, 124, 82)),
    )  # fmt: skip
    for middle, land in lands:
        island(painting, middle, 22, 20, land)
    painting.rays((80, 50), 3, 20, 16, GOLD_LIGHT, 1.8)
    ship(painting, (80, 60), 15)
    painting.stroke([(62, 66), (80, 69), (100, 66)], FOAM, 2.0, 0.5)


def earthquake(painting: Painting) -> None:
    """L17: the ground breaks and Temples slide."""
    painting.fade((120, 72, 62), (232, 186, 126), 0, 66)
    for number in range(5):
        cloud(painting, (14 + number * 34, 8 + (number % 2) * 5), 13, (176, 148, 128))
    painting.body(Polygon([(-4, 62), (70, 58), (76, 104), (-4, 104)]), (168, 132, 82), shade=0.0)
    painting.body(Polygon([(90, 66), (164, 60), (164, 104), (84, 104)]), (156, 120, 74), shade=0.0)
    painting.shape([(68, 58), (79, 66), (72, 76), (84, 86), (76, 104), (98, 104), (104, 90), (92, 80), (100, 70),
                    (90, 62)],
                   (54, 24, 22))  # fmt: skip
    painting.shape([(79, 70), (76, 77), (89, 87), (82, 104), (92, 104), (98, 90), (87, 80), (92, 71)], VERMILION, None)
    painting.shape([(84, 76), (82, 79), (93, 89), (87, 104), (90, 104), (96, 89)], GOLD_LIGHT, None)
    cracks = (
        [(70, 78), (56, 76), (48, 82), (30, 80)], [(74, 92), (60, 90), (50, 96), (36, 95)],
        [(100, 74), (114, 78), (124, 74), (140, 80)], [(102, 92), (116, 90), (126, 96), (146, 92)],
    )  # fmt: skip
    for crack in cracks:
        painting.line(crack, INK, 2.4, 0.4)
    for way, x, y in ((-1, 40, 72), (1, 122, 72)):
        tilted(painting, (x, y), 25, way * 13.0)
    for x, y, size in ((76, 30, 5), (88, 42, 4), (70, 46, 3.4), (94, 24, 3)):
        painting.shape([(x - size, y), (x - size * 0.2, y - size), (x + size, y - size * 0.3),
                        (x + size * 0.5, y + size)],
                       STONE, shade=0.9)  # fmt: skip


def tilted(painting: Painting, middle: Point, half: float, degrees: float) -> None:
    """A Temple that leans by degrees clockwise about its base."""
    part = Painting(painting.width, painting.height, (255, 0, 255))
    temple(part, middle, half)
    scale = part.image.width / part.width
    turned = part.image.rotate(-degrees, center=(middle[0] * scale, middle[1] * scale), fillcolor=(255, 0, 255))
    mask = turned.getchannel("G").point(lambda value: 255 if value > 1 else 0)
    painting.image.paste(turned, (0, 0), mask)


def holy_oil(painting: Painting) -> None:
    """L18: oil makes the discs slide far."""
    painting.fade((64, 92, 128), (168, 190, 188))
    painting.glow((46, 44), 44, GOLD_LIGHT, 200)
    painting.rays((46, 44), 30, 64, 30, GOLD_LIGHT, 1.4)
    puddle = blob((10, 88), (40, 78), (90, 76), (140, 74), (158, 84), (130, 96), (70, 98), (24, 97))
    painting.body(puddle, (226, 178, 62), shade=0.0)
    painting.body(blob((30, 88), (60, 82), (96, 81), (90, 86), (56, 92)), GOLD_LIGHT, None, shade=0.0)
    flask = [
        (38, 18),
        (38, 34),
        (24, 46),
        (20, 66),
        (30, 82),
        (46, 86),
        (62, 82),
        (72, 66),
        (68, 46),
        (54, 34),
        (54, 18),
    ]
    painting.body(Polygon(smooth(flask)), (176, 206, 200), shade=4.0)
    with painting.inside(Polygon(smooth(flask))):
        painting.body(Polygon([(10, 52), (80, 50), (80, 90), (10, 90)]), (228, 170, 46), width=0.8, shade=0.0)
        painting.body(Oval((46, 51), 25, 3.6), GOLD_LIGHT, width=0.5, shade=0.0)
        painting.stroke([(28, 58), (28, 70), (36, 79)], CREAM, 3.4, 1.2)
    painting.body(Polygon(smooth(flask) + smooth(flask)[:1]), GOLD, alpha=0, edge=None, shade=0.0)
    painting.body(Oval((46, 18), 11, 3.6), (206, 226, 220), shade=0.0)
    painting.body(Polygon([(40, 6), (52, 6), (51, 18), (41, 18)]), (164, 112, 66), shade=1.4)
    painting.body(Limb([(38, 32), (54, 32)], 3.4), VERMILION, shade=0.0)
    painting.stroke([(82, 78), (100, 74), (112, 72)], CREAM, 0.6, 2.2)
    painting.stroke([(80, 90), (100, 87), (114, 84)], CREAM, 0.6, 2.2)
    disc(painting, (132, 66), 20, PIGMENTS["purple"])
    for x, y, size in ((62, 24, 7), (106, 46, 5), (146, 46, 6)):
        painting.shape(star((x, y), size, size * 0.2, 4), CREAM, None)


def high_tide(painting: Painting) -> None:
    """L19: the Sea rises over an Island."""
    sky(painting, (236, 214, 164), (244, 232, 200), 58)
    sun(painting, (130, 22), 11)
    waves(painting, 58, 100, 1)
    island(painting, (112, 74), 36, 34)
    palm = smooth([(134, 70), (136, 56), (142, 44)], closed=False)
    painting.body(Limb(palm, 3.4, 2.2), (150, 104, 62), shade=0.6)
    for dx, dy in ((-13, 3), (-9, -7), (3, -9), (12, -3), (11, 7)):
        leaf = smooth([(142, 44), (142 + dx * 0.6, 43 + dy * 0.9), (142 + dx, 44 + dy + 4)], closed=False)
        painting.body(Limb(leaf, 4.0, 0.8), (70, 120, 66), width=0.8, shade=0.5)
    wave = smooth([(-10, 104), (-8, 50), (10, 22), (40, 10), (68, 16), (82, 32), (80, 44), (72, 36), (58, 34), (50, 46),
                   (54, 64), (74, 80), (110, 88), (164, 90), (168, 104)])  # fmt: skip
    painting.body(Polygon(wave), (42, 96, 138), shade=0.0)
    for shift, colour in ((7, (66, 130, 164)), (15, (128, 182, 196))):
        line = [(-6 + shift, 98), (-2 + shift, 56), (14 + shift, 32), (40 + shift * 0.3, 18 + shift * 0.3),
                (62, 22 + shift * 0.4)]  # fmt: skip
        painting.stroke(line, colour, 5.0, 1.0)
        low = [
            (20 + shift, 98),
            (30 + shift, 74 + shift * 0.3),
            (52, 78 + shift * 0.6),
            (90, 92 + shift * 0.4),
            (150, 95),
        ]
        painting.stroke(low, colour, 1.2, 3.0)
    foam: list[Part] = [
        Oval((x, y), r, r * 0.9)
        for x, y, r in (
            (26, 13, 5), (36, 9, 6), (47, 8, 7), (58, 10, 7), (68, 15, 7.5), (77, 22, 7), (83, 31, 6.4), (84, 40, 5),
            (80, 46, 3.6), (72, 37, 4), (64, 34, 4), (18, 18, 3.6),
        )
    ]  # fmt: skip
    painting.body(foam, CREAM, shade=1.6)
    for x, y, r in ((92, 48, 2.2), (97, 40, 1.6), (90, 56, 1.5), (94, 26, 1.8), (100, 50, 1.2)):
        painting.disc((x, y), r, CREAM, width=0.7)
    painting.stroke([(74, 84), (96, 86), (126, 82), (150, 84)], CREAM, 2.6, 0.8)


def changing_winds(painting: Painting) -> None:
    """L20: a wind with puffed cheeks blows."""
    painting.fade((88, 130, 168), (222, 214, 180))
    curls = (
        [(58, 46), (88, 42), (120, 42), (144, 34), (144, 20), (132, 18), (130, 26)],
        [(60, 53), (90, 53), (122, 54), (150, 52), (154, 42), (146, 40)],
        [(58, 60), (88, 68), (118, 66), (140, 76), (136, 88), (124, 86), (126, 78)],
    )
    for curl in curls:
        line = smooth(curl, closed=False)
        painting.body(Limb(line, 4.4, 2.4), CREAM, width=0.9, shade=0.5)
    hair: list[Part] = [
        Oval((x, y), r, r * 0.9)
        for x, y, r in (
            (12, 26, 12), (26, 14, 13), (42, 14, 11), (6, 44, 12), (8, 62, 12), (18, 78, 12), (34, 84, 10), (52, 20, 7),
        )
    ]  # fmt: skip
    painting.body(hair, (232, 238, 240), shade=2.4)
    for x, y, r in ((26, 15, 8), (12, 28, 7), (7, 46, 7), (10, 63, 7), (20, 78, 7)):
        painting.stroke(circle((x, y), r, 8, 120, 330), (130, 150, 170), 1.2, 0.4)
    face = blob((24, 28), (40, 20), (52, 26), (55, 36), (61, 44), (56, 48), (62, 54), (56, 60), (56, 68), (46, 78),
                (30, 78), (18, 62), (16, 42))  # fmt: skip
    painting.body(face, SKIN, shade=2.6)
    painting.body(Oval((40, 57), 11, 10), (228, 146, 118), None, shade=0.0)
    painting.stroke(circle((40, 57), 11, 10, 110, 250), (160, 92, 70), 1.2, 0.5)
    painting.body(Oval((60, 54), 3.0, 3.6), (120, 44, 40), width=0.8, shade=0.0)
    painting.body(Oval((45, 38), 5, 3.4), CREAM, width=0.8, shade=0.0)
    painting.disc((47, 38.4), 2.0, LAPIS, width=0.4)
    painting.stroke([(37, 32), (44, 28), (52, 31)], (120, 130, 140), 3.0, 1.0)
    disc(painting, (106, 80), 13, PIGMENTS["green"], 0.4, -8)
    for number in range(4):
        angle = math.radians(number * 90.0 + 20.0)
        ahead, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        tip = (90 + 17 * ahead[0], 19 + 17 * ahead[1])
        for way, colour in ((1, VERMILION if number == 0 else LAPIS), (-1, CREAM)):
            wing = (90 + 4.4 * (ahead[0] + way * aside[0]), 19 + 4.4 * (ahead[1] + way * aside[1]))
            painting.shape([(90, 19), tip, wing], colour)
    painting.disc((90, 19), 2.6, GOLD)


WORLD_LAWS = {
    "tornado": tornado,
    "kraken": kraken,
    "grand-tour": grand_tour,
    "earthquake": earthquake,
    "holy-oil": holy_oil,
    "high-tide": high_tide,
    "changing-winds": changing_winds,
}
"""How the picture of each of these Laws is painted."""
