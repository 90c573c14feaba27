"""What the card pictures of Flick of Faith share: skies, the Sea, Islands, discs, Temples, clouds and hands."""

from __future__ import annotations

import math
from collections.abc import Sequence

from faith_cards_brush import Painting
from faith_cards_shapes import (
    BEECH,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GRASS,
    INK,
    PARCHMENT,
    SEA,
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
from ui_brush import Colour, Point, circle

PIGMENTS: dict[str, Colour] = {
    "blue": (52, 96, 168),
    "purple": (128, 70, 146),
    "yellow": (220, 170, 56),
    "green": (70, 130, 82),
}
"""The players' colours as pigments."""
SHORE: Colour = (236, 212, 150)
FOAM: Colour = (226, 240, 232)


def sky(painting: Painting, top: Colour, bottom: Colour, horizon: float) -> None:
    """The sky, and a sea without waves below it."""
    painting.fade(top, bottom, 0.0, horizon)
    painting.fade(SEA, (34, 84, 104), horizon)


def waves(painting: Painting, top: float, bottom: float, seed: int = 0, colour: Colour = (142, 196, 196)) -> None:
    """Rows of small curled strokes on the Sea, larger towards the viewer."""
    y, row = top + 3.0, seed
    while y < bottom:
        share = (y - top) / max(painting.height - top, 1.0)
        size = 4.0 + 5.0 * share
        x = -size + (row % 3) * size * 1.2
        column = 0
        while x < painting.width + size:
            if (row * 7 + column * 5) % 4:
                curl = [(x - size, y), (x - size * 0.4, y - size * 0.3), (x, y + size * 0.05), (x + size * 0.7, y)]
                painting.stroke(curl, colour if column % 2 else (30, 72, 90), 0.5 + 0.5 * share, 0.2)
            x += size * 3.1
            column += 1
        y += 3.2 + 4.0 * share
        row += 1


def island(painting: Painting, middle: Point, half: float, high: float, land: Colour = GRASS) -> None:
    """An Island seen from the side: shore, two hills and a snowy top."""
    x, y = middle
    painting.body(Oval((x, y + half * 0.04), half * 1.12, half * 0.27), FOAM, None, shade=0.0, alpha=120)
    painting.body(Oval((x, y), half, half * 0.22), SHORE, shade=1.5)
    dark = tuple(round(value * 0.82) for value in land)
    far = [(x + half * 0.02, y), (x + half * 0.28, y - high * 0.5), (x + half * 0.46, y - high * 0.66),
           (x + half * 0.82, y)]  # fmt: skip
    near = [(x - half * 0.86, y + 1), (x - half * 0.5, y - high * 0.55), (x - half * 0.2, y - high),
            (x + half * 0.08, y - high * 0.62), (x + half * 0.46, y + 1)]  # fmt: skip
    painting.shape(far, (dark[0], dark[1], dark[2]), shade=half * 0.07)
    painting.shape(near, land, shade=half * 0.09)
    cap = [
        (x - half * 0.35, y - high * 0.78),
        (x - half * 0.2, y - high),
        (x - half * 0.05, y - high * 0.8),
        (x - half * 0.14, y - high * 0.74),
        (x - half * 0.22, y - high * 0.82),
        (x - half * 0.28, y - high * 0.72),
    ]
    painting.shape(cap, CREAM, None)


def disc(
    painting: Painting, middle: Point, radius: float, colour: Colour, tilt: float = 0.42, turn: float = 0.0
) -> None:
    """A wooden disc with its sticker up; `middle`: of its top, `tilt`: how high the top's oval is to its breadth.

    turn: degrees clockwise.
    """
    thick = radius * 0.34
    fall = (-thick * math.sin(math.radians(turn)), thick * math.cos(math.radians(turn)))
    side: list[Part] = [
        Oval((middle[0] + fall[0] * step / 6, middle[1] + fall[1] * step / 6), radius, radius * tilt, turn)
        for step in range(7)
    ]
    painting.body(side, BEECH, shade=radius * 0.14)
    painting.body(Oval(middle, radius, radius * tilt, turn), (226, 186, 132), shade=0.0, width=0.7)
    painting.body(Oval(middle, radius * 0.84, radius * tilt * 0.84, turn), colour, width=0.5, shade=radius * 0.06)
    painting.body(Oval(middle, radius * 0.52, radius * tilt * 0.52, turn), CREAM, width=0.4, shade=0.0)
    painting.body(Oval(middle, radius * 0.26, radius * tilt * 0.26, turn), colour, None, shade=0.0)


def speed(painting: Painting, lines: Sequence[tuple[float, float, float]], colour: Colour = INK) -> None:
    """Strokes behind what moves to the right: (height, from, to); they swell towards what moves."""
    for y, start, stop in lines:
        painting.line([(start, y), (stop, y)], colour, 0.3, 1.5)


def temple(painting: Painting, middle: Point, half: float, stone: Colour = STONE, roof: Colour = VERMILION) -> None:
    """A Temple's front; `middle`: of its lowest step's underside."""
    x, y = middle
    for share, low in ((1.0, 0.0), (0.9, 0.14)):
        painting.shape(
            [(x - half * share, y - half * low), (x + half * share, y - half * low),
             (x + half * share, y - half * (low + 0.15)), (x - half * share, y - half * (low + 0.15))],
            stone, shade=0.8,
        )  # fmt: skip
    base, top = y - half * 0.3, y - half * 1.15
    painting.shape([(x - half * 0.74, base), (x + half * 0.74, base), (x + half * 0.74, top), (x - half * 0.74, top)],
                   (92, 74, 70))  # fmt: skip
    for share in (-0.68, -0.24, 0.24, 0.68):
        middle_x, wide = x + half * share, half * 0.11
        painting.shape(
            [(middle_x - wide, base), (middle_x + wide, base), (middle_x + wide, top), (middle_x - wide, top)],
            stone, shade=wide * 0.7,
        )  # fmt: skip
    painting.shape([(x - half * 0.95, top), (x + half * 0.95, top), (x + half * 0.95, top - half * 0.12),
                    (x - half * 0.95, top - half * 0.12)], stone)  # fmt: skip
    painting.shape([(x - half * 1.02, top - half * 0.12), (x, top - half * 0.62), (x + half * 1.02, top - half * 0.12)],
                   roof, shade=half * 0.08)  # fmt: skip
    painting.disc((x, top - half * 0.28), half * 0.09, GOLD_LIGHT, width=0.6)


def cloud(painting: Painting, middle: Point, size: float, colour: Colour = CREAM) -> None:
    """A curled cloud."""
    x, y = middle
    bumps = ((-1.0, 0.1, 0.42), (-0.45, -0.25, 0.52), (0.2, -0.35, 0.6), (0.85, 0.0, 0.46), (0.2, 0.15, 0.5),
             (-0.5, 0.2, 0.42), (1.3, 0.2, 0.28), (-1.4, 0.25, 0.24))  # fmt: skip
    painting.body(
        [Oval((x + dx * size, y + dy * size), r * size, r * size * 0.8) for dx, dy, r in bumps], colour,
        shade=size * 0.12,
    )  # fmt: skip
    for dx, dy, r in bumps[1:4]:
        painting.stroke(circle((x + dx * size, y + dy * size), r * size * 0.55, 8, 160, 330), (150, 140, 136), 0.8)


def sun(painting: Painting, middle: Point, radius: float) -> None:
    """A gold sun with rays."""
    painting.glow(middle, radius * 3.0, GOLD_LIGHT, 150)
    painting.rays(middle, radius * 1.25, radius * 2.1, 24, GOLD, 1.4)
    painting.body(Oval(middle, radius, radius), GOLD, shade=radius * 0.14)


def fist(painting: Painting, at: Point, size: float, sleeve: Colour, pointing: int, length: float = 1.0) -> None:
    """A right fist that comes from the left with one finger stretched out to the right.

    at: the knuckle of the first finger. pointing: 0 for the first finger to 3 for the little one. length: of that
    finger, in shares of a usual one.
    """
    x, y = at
    widths = (0.25, 0.26, 0.25, 0.21)
    heights = [0.0, 0.25, 0.5, 0.73]

    def place(across: float, down: float) -> Point:
        return x + across * size, y + down * size

    arm = [place(-2.6, 0.1), place(-0.95, 0.16), place(-0.95, 0.66), place(-2.6, 0.85)]
    painting.shape(arm, sleeve, shade=size * 0.12)
    cuff = [place(-1.12, 0.02), place(-0.84, 0.06), place(-0.84, 0.76), place(-1.12, 0.82)]
    painting.shape(cuff, GOLD, shade=size * 0.06)
    parts: list[Part] = [
        blob(place(-0.9, 0.14), place(-0.5, -0.08), place(0.0, -0.12), place(0.16, 0.3), place(0.06, 0.78),
             place(-0.4, 0.86), place(-0.9, 0.7)),
    ]  # fmt: skip
    reach = 1.05 * length
    parts.append(Limb([place(0.0, heights[pointing]), place(reach, heights[pointing] + 0.02)],
                      widths[pointing] * size, widths[pointing] * size * 0.8))  # fmt: skip
    for finger in range(4):
        if finger != pointing:
            parts.append(Limb([place(-0.05, heights[finger]), place(0.2, heights[finger] + 0.01)],
                              widths[finger] * size))  # fmt: skip
    painting.body(parts, SKIN, shade=size * 0.09)
    for finger in range(4):
        if finger != pointing:
            y_low = heights[finger] + widths[finger] / 2
            painting.stroke([place(0.3, y_low), place(0.0, y_low), place(-0.14, y_low - 0.02)], INK, 0.8)
    tip = place(reach + 0.06, heights[pointing] - widths[pointing] * 0.12)
    painting.body(Oval(tip, size * 0.08, size * 0.045), CREAM, width=0.4, shade=0.0)
    thumb = smooth([place(-0.55, 0.12), place(-0.2, 0.28), place(0.06, 0.44)], closed=False)
    painting.body(Limb(thumb, size * 0.27, size * 0.23), SKIN, width=0.9, shade=size * 0.06)


def parchment(painting: Painting, middle: Point, rays: bool = True) -> None:
    """A background of parchment with gold rays from a point."""
    painting.fade(PARCHMENT, (226, 198, 146))
    painting.glow(middle, 60, CREAM, 230)
    if rays:
        painting.rays(middle, 24, 110, 48, (226, 190, 116), 1.6)


def ground(painting: Painting, top: float, colour: Colour = GRASS) -> None:
    """A strip of land along the lower edge, with blades of grass."""
    outline = [(-4, top + 3), (30, top), (70, top + 2.5), (110, top - 1), (164, top + 3), (164, 110), (-4, 110)]
    painting.body(Polygon(smooth(outline[:5], closed=False) + outline[5:]), colour, shade=0.0)
    dark = tuple(round(value * 0.7) for value in colour)
    for number in range(34):
        x = (number * 37) % 160 + 2
        y = top + 7 + (number * 23) % max(6, round(100 - top))
        painting.line([(x, y), (x + 0.8, y - 2.6)], (dark[0], dark[1], dark[2]), 0.8, 0.2)
