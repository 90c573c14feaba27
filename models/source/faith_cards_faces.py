"""What the portraits of the gods share: grounds, faces, hair and jewels, on 160 by 200 units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from faith_cards_brush import Painting
from faith_cards_shapes import CREAM, GOLD, GOLD_LIGHT, INK, Limb, Oval, Part, blob, smooth
from ui_brush import Colour, Point


@dataclass(frozen=True)
class Face:
    """A face from the front. middle: between the eyes; size: half of the face's breadth, units."""

    middle: Point
    size: float
    skin: Colour
    eyes: Colour
    brows: Colour
    lips: Colour
    stern: float = 0.0
    slender: bool = False


def tinted(colour: Colour, share: float) -> Colour:
    """The colour darker (share under 1) or lighter (over 1)."""
    red, green, blue = (max(0, min(255, round(value * share))) for value in colour)
    return red, green, blue


def halo_ground(painting: Painting, colour: Colour, middle: Point, radius: float) -> None:
    """A people's ground: its colour, a halo with rays, and small diamonds all over it."""
    painting.fade(tinted(colour, 1.12), tinted(colour, 0.62))
    bright = tinted(colour, 1.45)
    for row, y in enumerate(range(6, 206, 15)):
        for column in range(-1, 11):
            x = column * 17 + (row % 2) * 8.5
            painting.shape([(x, y - 2.6), (x + 1.8, y), (x, y + 2.6), (x - 1.8, y)], bright, None)
    painting.glow(middle, radius * 1.5, GOLD_LIGHT, 170)
    painting.rays(middle, radius, radius * 1.36, 48, GOLD, 2.0)
    painting.body(Oval(middle, radius, radius), GOLD, shade=0.0)
    painting.body(Oval(middle, radius * 0.92, radius * 0.92), tinted(colour, 0.8), width=0.7, shade=0.0)
    painting.body(Oval(middle, radius * 0.86, radius * 0.86), GOLD_LIGHT, None, shade=0.0)
    painting.body(Oval(middle, radius * 0.84, radius * 0.84), tinted(colour, 1.25), None, shade=0.0)


def shoulders(painting: Painting, colour: Colour, top: float = 138.0, half: float = 72.0) -> None:
    """A clothed bust along the lower edge."""
    painting.body(
        blob((80 - half - 12, 216), (80 - half, top + 32), (80 - half * 0.55, top + 8), (80, top),
             (80 + half * 0.55, top + 8), (80 + half, top + 32), (80 + half + 12, 216)),
        colour, shade=6.0,
    )  # fmt: skip


def folds(painting: Painting, lines: Sequence[Sequence[Point]], colour: Colour) -> None:
    """Folds of cloth or strands of hair: strokes of a brush."""
    for line in lines:
        painting.stroke(list(line), colour, 2.2, 0.5)


def head(painting: Painting, face: Face) -> None:
    """Neck, head and features."""
    x, y = face.middle
    size = face.size
    jaw = 0.62 if face.slender else 0.78
    dark = tinted(face.skin, 0.62)
    painting.body(
        Limb([(x, y + size), (x, y + size * 2.0)], size * (0.86 if face.slender else 1.2)), face.skin, shade=4.0
    )
    painting.body(
        blob((x, y - size * 1.25), (x + size * 0.72, y - size * 1.0), (x + size, y - size * 0.2),
             (x + size * 0.92, y + size * 0.5), (x + size * jaw * 0.72, y + size * 1.12), (x, y + size * 1.42),
             (x - size * jaw * 0.72, y + size * 1.12), (x - size * 0.92, y + size * 0.5), (x - size, y - size * 0.2),
             (x - size * 0.72, y - size * 1.0)),
        face.skin, shade=size * 0.13,
    )  # fmt: skip
    for way in (-1, 1):
        eye = (x + way * size * 0.42, y)
        almond = blob((eye[0] - size * 0.25, eye[1] + size * 0.03), (eye[0], eye[1] - size * 0.14),
                      (eye[0] + size * 0.25, eye[1] + size * 0.01), (eye[0], eye[1] + size * 0.12))  # fmt: skip
        painting.body(almond, CREAM, width=0.9, shade=0.0)
        with painting.inside(almond):
            painting.disc(eye, size * 0.125, face.eyes, INK, 0.5)
            painting.disc(eye, size * 0.055, INK, None)
        lid = [(eye[0] - size * 0.29, eye[1]), (eye[0], eye[1] - size * 0.17), (eye[0] + size * 0.29, eye[1] - 0.4)]
        painting.stroke(lid if way > 0 else [(2 * eye[0] - px, py) for px, py in lid], INK, 2.2, 1.4)
        inner = (x + way * size * 0.16, y - size * (0.32 - 0.14 * face.stern))
        outer = (x + way * size * 0.76, y - size * (0.3 + 0.08 * face.stern))
        bend = (x + way * size * 0.5, y - size * (0.44 + 0.05 * face.stern))
        thick = size * (0.09 if face.slender else 0.16)
        painting.stroke([inner, bend, outer], face.brows, thick, thick * 0.4)
        if face.slender:
            painting.glow((x + way * size * 0.56, y + size * 0.5), size * 0.34, (222, 120, 96), 120)
    nose = [(x - size * 0.1, y - size * 0.1), (x - size * 0.12, y + size * 0.3), (x - size * 0.2, y + size * 0.56),
            (x, y + size * 0.64), (x + size * 0.2, y + size * 0.56)]  # fmt: skip
    painting.stroke(nose, dark, 1.7, 1.0)
    lip = y + size * 0.92
    wide = size * (0.27 if face.slender else 0.33)
    mouth = blob((x - wide, lip), (x - wide * 0.35, lip - size * 0.08), (x, lip - size * 0.05),
                 (x + wide * 0.35, lip - size * 0.08), (x + wide, lip), (x, lip + size * 0.12))  # fmt: skip
    painting.body(mouth, face.lips, width=0.5, shade=0.0)
    painting.stroke([(x - wide, lip), (x, lip + size * 0.02), (x + wide, lip)], INK, 0.9, 0.7)


def braid(painting: Painting, points: Sequence[Point], width: float, colour: Colour, band: Colour = GOLD) -> None:
    """A plait of hair along a line, with a band near its end."""
    line = smooth(points, closed=False)
    beads = []
    for index in range(0, len(line) - 1, 3):
        share = index / len(line)
        beads.append((line[index], width * (1.0 - 0.45 * share)))
    painting.body([Oval(at, wide * 0.6, wide * 0.46) for at, wide in beads], colour, width=1.2, shade=0.0)
    for number, (at, wide) in enumerate(beads):
        way = 1 if number % 2 else -1
        painting.stroke(
            [(at[0] - way * wide * 0.5, at[1] - wide * 0.24), at, (at[0] + way * wide * 0.4, at[1] + wide * 0.34)],
            tinted(colour, 0.58), 1.4, 0.6,
        )  # fmt: skip
    at, wide = beads[-2]
    painting.body(Limb([(at[0] - wide * 0.4, at[1]), (at[0] + wide * 0.4, at[1])], wide * 0.6), band, shade=0.8)


def leaves(painting: Painting, middle: Point, radius: float, flat: float, colour: Colour = GOLD) -> None:
    """A wreath of laurel over a brow, from ear to ear."""
    for way in (-1, 1):
        for step in range(7):
            angle = math.radians(-90 + way * (10 + step * 13))
            x, y = middle[0] + radius * math.cos(angle), middle[1] + radius * flat * math.sin(angle)
            turn = math.degrees(math.atan2(radius * flat * math.cos(angle), -radius * math.sin(angle)))
            painting.body(Oval((x, y), radius * 0.19, radius * 0.085, turn + way * 24), colour, width=0.9, shade=0.8)


def collar(painting: Painting, middle: Point, half: float, bands: Sequence[Colour], neck: Colour) -> None:
    """A broad collar of rings around a neck, seen from the front, the outermost band first."""
    high = 0.8
    for number, colour in enumerate(bands):
        reach = half * (1.0 - 0.15 * number)
        painting.body(Oval(middle, reach, reach * high), colour, width=1.0, shade=0.0)
        for step in range(37):
            angle = math.radians(step * 5.0)
            inner, outer = (reach * 0.89, reach * 0.97) if number % 2 else (reach * 0.86, reach * 0.99)
            ends = [
                (middle[0] + length * math.cos(angle), middle[1] + length * high * math.sin(angle))
                for length in (inner, outer)
            ]
            painting.line(ends, tinted(colour, 0.62), 1.1)
    reach = half * (1.0 - 0.15 * len(bands))
    painting.body(Oval(middle, reach, reach * high), neck, width=1.0, shade=0.0)


def curls(painting: Painting, spots: Sequence[tuple[float, float, float]], colour: Colour) -> None:
    """Curly hair of round locks (x, y, radius), each with a turn drawn in it."""
    parts: list[Part] = [Oval((x, y), r, r) for x, y, r in spots]
    painting.body(parts, colour, shade=2.6)
    for x, y, r in spots:
        turn = [
            (
                x + r * (0.75 - step * 0.07) * math.cos(step * 0.8 + x),
                y + r * (0.75 - step * 0.07) * math.sin(step * 0.8 + x),
            )
            for step in range(9)
        ]
        painting.stroke(turn, tinted(colour, 0.62), 1.3, 0.6)
