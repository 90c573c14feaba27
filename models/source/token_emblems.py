"""The pictures on the tokens, drawn on a canvas of 100 by 100 units: the same on the table and in the HUD."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ui_brush import CREAM, INK, RED, STEEL, Canvas, Colour, circle, star

Draw = Callable[[Canvas], None]

WALNUT: Colour = (122, 70, 36)
PAPER: Colour = (240, 222, 178)
ROPE: Colour = (222, 186, 122)
GOLD: Colour = (244, 190, 62)
BONE: Colour = (244, 236, 214)
SKIN: Colour = (236, 196, 146)


def gold_bar(canvas: Canvas, x: float, y: float) -> None:
    """One bar, seen from the front and a little from above; (x, y) is the middle of its lower edge."""
    canvas.shape([(x - 22, y), (x + 22, y), (x + 16, y - 20), (x - 16, y - 20)], GOLD)
    canvas.shape([(x - 16, y - 20), (x + 16, y - 20), (x + 11, y - 28), (x - 11, y - 28)], (255, 228, 130))
    canvas.line([(x - 11, y - 8), (x + 11, y - 8)], (196, 132, 30), 3.5)


def gold(canvas: Canvas) -> None:
    """Three bars in a pile, one of them glints."""
    gold_bar(canvas, 27, 84)
    gold_bar(canvas, 73, 84)
    gold_bar(canvas, 50, 54)
    canvas.shade(80)
    canvas.shape(star((74, 24), 16, 4.0, 4), (255, 250, 224), edge=None)


def drop_outline() -> list[tuple[float, float]]:
    """A drop with its tip up."""
    return [(50, 4), (40, 24), *circle((50, 64), 29, 48, 212, -32), (60, 24)]


def water(canvas: Canvas) -> None:
    """A blue drop."""
    canvas.shape(drop_outline(), (42, 122, 200))
    canvas.line(circle((50, 64), 19, 16, 100, 170), (206, 236, 255), 6.5)
    canvas.disc((42, 40), 3.4, (206, 236, 255), edge=None)
    canvas.shade(90)


def skull(canvas: Canvas) -> None:
    """A skull on crossed bones: the other side of the water."""
    for way in (-1, 1):
        ends = [(50 - 40 * way, 66), (50 + 40 * way, 94)]
        for colour, width, knob in ((INK, 15.0, 9.0), (BONE, 8.5, 5.8)):
            canvas.line(ends, colour, width)
            for x, y in ends:
                for turn in (-1, 1):
                    canvas.disc((x + 3.0 * turn * way, y + 5.5 * turn), knob, colour, edge=None)
    jaw = [(34, 52), (66, 52), (64, 80), (36, 80)]
    for colour, grow in ((INK, 4.0), (BONE, 0.0)):
        canvas.disc((50, 36), 31 + grow, colour, edge=None)
        canvas.line([*jaw, jaw[0]], colour, 8 + 2 * grow)
        canvas.shape(jaw, colour, edge=None)
    for way in (-1, 1):
        canvas.oval((50 + 14 * way - 10, 30, 50 + 14 * way + 10, 50), INK, edge=None)
    canvas.shape([(50, 49), (44, 60), (56, 60)], INK, edge=None)
    for x in (42, 50, 58):
        canvas.line([(x, 69), (x, 82)], INK, 3.4)
    canvas.shade(70)


def revolver(canvas: Canvas) -> None:
    """A revolver that points to the right."""
    canvas.shape([(26, 46), (44, 54), (37, 90), (33, 94), (15, 90), (13, 86), (18, 64)], WALNUT)
    canvas.line([(27, 60), (24, 80)], (170, 110, 62), 4)
    canvas.line([*circle((52, 62), 9, 24, -60, 130)], INK, 4)
    canvas.shape([(24, 28), (97, 28), (97, 39), (64, 41), (64, 54), (30, 55), (18, 42)], STEEL)
    canvas.shape([(90, 28), (90, 22), (94, 22), (97, 28)], STEEL, edge=INK)
    canvas.shape([(38, 24), (64, 24), (64, 53), (38, 53)], (146, 152, 160))
    for y in (33, 43):
        canvas.line([(42, y), (60, y)], INK, 3)
    canvas.line([(70, 33), (92, 33)], (198, 204, 210), 3)
    canvas.line([(20, 34), (14, 24), (23, 21)], INK, 5)
    canvas.shade(80)


def rifle(canvas: Canvas) -> None:
    """A lever-action rifle that points to the right."""
    canvas.line(circle((36, 63), 7.5, 24, -60, 200), INK, 4)
    canvas.line([(38, 56), (36, 66)], INK, 3)
    canvas.shape([(1, 52), (26, 46), (38, 46), (38, 56), (28, 57), (4, 70)], WALNUT)
    canvas.line([(6, 60), (26, 52)], (170, 110, 62), 3)
    canvas.shape([(34, 42), (56, 42), (58, 56), (34, 57)], (206, 158, 74))
    canvas.shape([(56, 42), (99, 42), (99, 48), (56, 48)], STEEL)
    canvas.shape([(57, 48), (80, 48), (79, 55), (57, 56)], WALNUT)
    canvas.shape([(80, 48), (92, 48), (92, 52), (80, 52)], STEEL)
    canvas.line([(94, 42), (94, 37)], INK, 3.5)
    canvas.line([(38, 42), (34, 35)], INK, 4)
    canvas.line([(41, 47), (52, 47)], (250, 218, 140), 3)
    canvas.shade(80)


def winchester(canvas: Canvas) -> None:
    """The rifle, raised."""
    canvas.stamp(rifle, turn=38.0, share=1.12)


def spark(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """The end of a burning fuse."""
    canvas.shape(star((x, y), 17 * size, 7 * size, 8), (255, 150, 40), edge=None)
    canvas.shape(star((x, y), 10 * size, 4.5 * size, 8), (255, 240, 170), edge=None)


def dynamite(canvas: Canvas) -> None:
    """Three red sticks, tied, with a burning fuse."""
    canvas.line([(50, 30), (50, 22), (58, 14), (70, 20), (80, 14)], INK, 7)
    canvas.line([(50, 30), (50, 22), (58, 14), (70, 20), (80, 14)], ROPE, 3)
    for x, top in ((17, 34), (61, 34), (39, 28)):
        canvas.shape([(x, top), (x + 22, top), (x + 22, 94), (x, 94)], RED)
        canvas.shape([(x, top), (x + 22, top), (x + 22, top + 9), (x, top + 9)], (244, 214, 164))
        canvas.line([(x + 6, top + 16), (x + 6, 88)], (232, 104, 84), 4)
    canvas.shape([(14, 55), (86, 55), (86, 72), (14, 72)], ROPE)
    for y in (60.5, 66.5):
        canvas.line([(17, y), (83, y)], (158, 112, 58), 2.4)
    canvas.shade(80)
    spark(canvas, 82, 13)


def document(canvas: Canvas) -> None:
    """A scroll with lines of writing and a red seal."""
    canvas.shape([(22, 16), (80, 16), (80, 84), (22, 84)], PAPER)
    for y, right in ((34, 70), (44, 66), (54, 70), (64, 50)):
        canvas.line([(32, y), (right, y)], (140, 100, 62), 4)
    for y in (16, 84):
        canvas.line([(19, y), (83, y)], INK, 17)
        canvas.line([(19, y), (83, y)], (250, 236, 200), 10)
        for x in (19, 83):
            canvas.disc((x, y), 3.2, (176, 132, 84), edge=None)
    for x in (62, 74):
        canvas.shape([(x - 6, 68), (x + 6, 68), (x + 4, 92), (x, 86), (x - 4, 92)], (150, 30, 26), edge=None)
    canvas.shape(star((68, 66), 16, 13, 12), RED)
    canvas.shape(star((68, 66), 8, 3.6), (248, 176, 150), edge=None)
    canvas.shade(70)


def hostage(canvas: Canvas) -> None:
    """A figure of the game, bound from shoulder to foot, a cloth over the mouth."""
    body = [(28, 96), (32, 88), (37, 78), (36, 50), (42, 42), (58, 42), (64, 50), (63, 78), (68, 88), (72, 96)]
    canvas.shape(body, (76, 116, 168))
    canvas.disc((50, 25), 21, SKIN)
    canvas.shape([*circle((50, 24), 21, 24, 190, 350), (66, 18), (34, 18)], (92, 56, 30))
    for x in (42, 58):
        canvas.disc((x, 24), 3.4, INK, edge=None)
        canvas.line([(x - 5, 17.5 + (x < 50) * 2), (x + 5, 17.5 + (x > 50) * 2)], INK, 2.6)
    canvas.shape([(30.5, 30), (69.5, 30), (66, 39), (34, 39)], CREAM)
    canvas.line([(36, 34.5), (64, 34.5)], (196, 176, 138), 2)
    for y in (54, 65, 76):
        canvas.line([(35, y + 1.5), (65, y - 1.5)], INK, 9)
        canvas.line([(35, y + 1.5), (65, y - 1.5)], ROPE, 5.5)
    canvas.disc((50, 65), 6.5, ROPE)
    canvas.shade(80)


def horseshoe_outline() -> list[tuple[float, float]]:
    """A horseshoe, open below."""
    outer = circle((50, 48), 43, 48, 122, 418)
    inner = circle((50, 48), 27, 48, 414, 126)
    return [*outer, (71, 90), (62, 84), *inner, (38, 84), (29, 90)]


def back(canvas: Canvas) -> None:
    """What all tokens show when they lie face down: a horseshoe around a star."""
    canvas.shape(horseshoe_outline(), (150, 84, 40))
    for angle in (-200, -165, -130, -50, -15, 20):
        x, y = 50 + 35 * math.cos(math.radians(angle)), 48 + 35 * math.sin(math.radians(angle))
        canvas.disc((x, y), 3.6, INK, edge=None)
    canvas.shape(star((50, 49), 20, 8.5), (150, 84, 40))
    canvas.shade(70)


@dataclass(frozen=True)
class Face:
    """A token's face: what is drawn, its ground, the ring at its rim, and the emblem's size as a share of the disc."""

    draw: Draw
    ground: Colour
    ring: Colour
    share: float = 0.70


FACES: dict[str, Face] = {
    "gold": Face(gold, (86, 44, 24), (228, 176, 74)),
    "water": Face(water, (238, 222, 182), (62, 128, 178), 0.76),
    "skull": Face(skull, (44, 58, 56), (150, 176, 132), 0.66),
    "colt": Face(revolver, (206, 92, 50), (250, 224, 176), 0.76),
    "winchester": Face(winchester, (72, 108, 74), (236, 220, 168), 0.80),
    "dynamite": Face(dynamite, (242, 188, 70), (150, 40, 26), 0.68),
    "document": Face(document, (56, 88, 128), (232, 206, 150), 0.73),
    "hostage": Face(hostage, (138, 86, 132), (244, 214, 180), 0.75),
    "token": Face(back, (226, 190, 138), (150, 84, 40), 0.74),
}
"""The faces by kind; `token` is the common back."""

RADIUS = 46.0
"""Of a token on its canvas of 100 units; the rest is left for its edge and shadow."""


def token_face(canvas: Canvas, kind: str, radius: float = RADIUS, edge: bool = True) -> None:
    """A whole token: its round ground, two rings and the emblem."""
    face = FACES[kind]
    canvas.disc((50, 50), radius, face.ground, edge=INK if edge else None)
    canvas.disc((50, 50), radius * 0.925, None, edge=face.ring, width=radius * 0.075)
    canvas.disc((50, 50), radius * 0.825, None, edge=face.ring, width=radius * 0.022)
    canvas.stamp(face.draw, share=face.share * radius * 2.0 / 100.0)
