"""The icons of the HUD, drawn on a canvas of 100 by 100 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image
from ui_brush import BLUE, BRASS, CREAM, INK, RED, STEEL, TURNED_WOOD, Canvas, Colour, circle, star

ICON_SIZE, ICON_DRAWN = 192, 2
"""Pixels of an icon, and how many times too large it is drawn."""


def heart_outline() -> list[tuple[float, float]]:
    """The classic heart curve."""
    outline = []
    for step in range(120):
        turn = 2.0 * math.pi * step / 120
        x = 16.0 * math.sin(turn) ** 3
        y = 13.0 * math.cos(turn) - 5.0 * math.cos(2 * turn) - 2.0 * math.cos(3 * turn) - math.cos(4 * turn)
        outline.append((50.0 + 2.55 * x, 46.0 - 2.55 * y))
    return outline


def heart(canvas: Canvas) -> None:
    """A hit point."""
    canvas.shape(heart_outline(), RED)
    canvas.oval((20, 22, 42, 40), (255, 190, 172), 170, edge=None)
    canvas.shade(90)


def heart_empty(canvas: Canvas) -> None:
    """A hit point that is gone."""
    canvas.shape(heart_outline(), (120, 92, 66), 60, edge=(128, 96, 68))


def gravestone(canvas: Canvas) -> None:
    """A dead man's tile."""
    arch = [(20, 88), (20, 40), *circle((50, 40), 30, 40, 180, 360), (80, 88)]
    canvas.shape(arch, (150, 146, 138))
    canvas.line([(50, 28), (50, 64)], (84, 78, 72), 8)
    canvas.line([(36, 42), (64, 42)], (84, 78, 72), 8)
    canvas.shade(90)
    canvas.shape(
        [(8, 92), (16, 80), (26, 90), (40, 80), (52, 90), (66, 80), (78, 90), (88, 80), (94, 92)], (120, 128, 62)
    )


def pistol_shapes(canvas: Canvas, steel: Colour, grip: Colour) -> None:
    """A revolver that points to the right."""
    canvas.shape([(30, 48), (46, 56), (36, 92), (14, 88), (20, 66)], grip)
    canvas.shape([(26, 30), (96, 30), (96, 42), (62, 44), (62, 54), (30, 54), (20, 42)], steel)
    canvas.shape([(38, 26), (62, 26), (62, 54), (38, 54)], steel)
    canvas.line([(42, 36), (58, 36)], INK, 3)
    canvas.line([(42, 46), (58, 46)], INK, 3)
    canvas.line([*circle((52, 62), 9, 24, -60, 130)], INK, 4)
    canvas.line([(20, 34), (14, 24), (22, 22)], INK, 5)
    canvas.shade(80)


def pistol(canvas: Canvas) -> None:
    """The pistol on every tile (W5)."""
    pistol_shapes(canvas, STEEL, (140, 84, 44))


def hat(colour: Colour) -> Callable[[Canvas], None]:
    """A hat as on the table, seen a little from above, with this colour up."""

    def draw(canvas: Canvas) -> None:
        canvas.oval((4, 40, 96, 84), tuple(value * 3 // 4 for value in colour))  # type: ignore[arg-type]
        canvas.oval((4, 36, 96, 78), colour)
        canvas.oval((26, 26, 74, 58), tuple(value * 9 // 10 for value in colour))  # type: ignore[arg-type]
        canvas.oval((28, 22, 72, 48), tuple(min(255, value + 26) for value in colour))  # type: ignore[arg-type]
        canvas.oval((40, 28, 60, 42), TURNED_WOOD)
        canvas.shade(70)

    return draw


def bullet(canvas: Canvas) -> None:
    """The bullet, a turned disc."""
    canvas.disc((50, 50), 42, (150, 150, 150))
    canvas.disc((50, 50), 27, (176, 176, 174), edge=(96, 96, 96), width=3)
    canvas.disc((50, 50), 9, (122, 122, 122), edge=(86, 86, 86), width=3)
    canvas.shade(90)


def shot(mirrored: bool) -> Callable[[Canvas], None]:
    """A revolver and the bullet on one side of it: shoot from the left or from the right."""

    def draw(canvas: Canvas) -> None:
        pistol_shapes(canvas, STEEL, (140, 84, 44))
        if mirrored:
            canvas.image = canvas.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)

    return draw


def boot(canvas: Canvas) -> None:
    """The boot of the movement disc."""
    outline = [
        (30, 10), (62, 10), (60, 40), (64, 54), (86, 62), (94, 72), (92, 82), (50, 82), (44, 76), (42, 90), (24, 90),
        (24, 70), (32, 44),
    ]  # fmt: skip
    canvas.shape(outline, (156, 90, 44))
    canvas.shape([(30, 10), (62, 10), (61, 22), (31, 22)], (112, 60, 30))
    canvas.line([(46, 26), (40, 50), (52, 62)], BRASS, 3)
    canvas.line([(26, 82), (90, 82)], (84, 46, 24), 6)
    canvas.shape(star((22, 62), 11, 4.6), BRASS, edge=None)
    canvas.shade(80)


def crosshair(canvas: Canvas) -> None:
    """Aim here."""
    canvas.disc((50, 50), 30, None, edge=RED, width=7)
    for ends in (((50, 6), (50, 34)), ((50, 66), (50, 94)), ((6, 50), (34, 50)), ((66, 50), (94, 50))):
        canvas.line(list(ends), RED, 7)
    canvas.disc((50, 50), 5, RED, edge=None)


def clock_face(canvas: Canvas) -> None:
    """The Town Hall's dial without hands."""
    canvas.disc((50, 50), 46, BRASS)
    canvas.disc((50, 50), 38, CREAM, edge=(120, 84, 44), width=2.5)
    for hour in range(12):
        angle = math.radians(hour * 30.0)
        reach = (25.0, 33.0) if hour % 3 == 0 else (29.0, 33.0)
        ends = [(50 + r * math.sin(angle), 50 - r * math.cos(angle)) for r in reach]
        canvas.line(ends, INK, 4.5 if hour % 3 == 0 else 2.5)
    canvas.shade(70)


def hand(length: float, width: float) -> Callable[[Canvas], None]:
    """A hand of the clock that points to XII and turns about the picture's middle."""

    def draw(canvas: Canvas) -> None:
        tip = 50 - length
        canvas.shape(
            [(50 - width, 54), (50 - width * 1.3, tip + 10), (50, tip), (50 + width * 1.3, tip + 10), (50 + width, 54)],
            INK,
            edge=None,
        )
        canvas.disc((50, 50), 5, INK, edge=None)

    return draw


def slot(canvas: Canvas) -> None:
    """An empty place for a token."""
    canvas.disc((50, 50), 40, (120, 90, 60), 46, edge=(132, 102, 72), width=5)


def sheriff_star(canvas: Canvas) -> None:
    """The initiative token."""
    canvas.shape(star((50, 54), 46, 20), (246, 196, 66))
    for x, y in star((50, 54), 46, 20)[::2]:
        canvas.disc((50 + (x - 50) * 0.97, 54 + (y - 54) * 0.97), 6, (246, 196, 66), width=3)
    canvas.disc((50, 54), 10, (210, 150, 36), edge=(120, 78, 20), width=3)
    canvas.shade(90)


def fallen(canvas: Canvas) -> None:
    """A figure that lies on the ground."""
    canvas.oval((2, 70, 98, 92), (60, 40, 24), 90, edge=None)
    canvas.shape([(8, 52), (20, 48), (20, 84), (8, 80)], TURNED_WOOD)
    canvas.shape([(20, 54), (56, 50), (58, 82), (20, 78)], TURNED_WOOD)
    canvas.disc((70, 66), 15, (236, 196, 146))
    canvas.line([(64, 60), (70, 66)], INK, 3)
    canvas.line([(70, 60), (64, 66)], INK, 3)
    canvas.shade(70)


def arrow(points: list[tuple[float, float]], colour: Colour = INK) -> Callable[[Canvas], None]:
    """A solid arrow head."""
    return lambda canvas: canvas.shape(points, colour)


def undo(canvas: Canvas) -> None:
    """An arrow that turns back."""
    canvas.line(circle((54, 56), 28, 40, -150, 110), (110, 64, 34), 13)
    canvas.shape([(6, 46), (30, 14), (48, 50)], (110, 64, 34), edge=None)


def end_turn(canvas: Canvas) -> None:
    """A hat that is turned over: half of it red, half blue, and an arrow around it."""
    for colour, box in ((BLUE, (16, 50, 84, 86)), (RED, (16, 42, 84, 76))):
        canvas.oval(box, colour)
    canvas.oval((34, 34, 66, 58), (224, 84, 70))
    canvas.line(circle((50, 44), 40, 40, 205, 325), INK, 6)
    canvas.shape([(92, 34), (72, 22), (94, 10)], INK, edge=None)
    canvas.shade(60)


def dot(filled: bool) -> Callable[[Canvas], None]:
    """An action that is left, or used."""

    def draw(canvas: Canvas) -> None:
        if filled:
            canvas.disc((50, 50), 36, (250, 200, 84), edge=(96, 56, 20), width=7)
            canvas.shade(110)
        else:
            canvas.disc((50, 50), 36, (20, 10, 6), 120, edge=(132, 96, 58), width=6)

    return draw


def camera(view: str) -> Callable[[Canvas], None]:
    """An eye on the table: from the side, from behind a figure, or from the top."""

    def draw(canvas: Canvas) -> None:
        if view == "overview":
            canvas.shape([(12, 78), (28, 52), (72, 52), (88, 78)], (214, 176, 116))
            canvas.shape([(38, 56), (38, 32), (50, 20), (62, 32), (62, 56)], RED)
        elif view == "behind":
            canvas.disc((50, 32), 15, TURNED_WOOD)
            canvas.shape([(32, 88), (36, 50), (64, 50), (68, 88)], (110, 64, 34))
            canvas.oval((22, 16, 78, 32), BLUE)
        else:
            canvas.shape([(14, 20), (86, 20), (86, 80), (14, 80)], (214, 176, 116))
            canvas.shape([(24, 28), (48, 28), (48, 46), (24, 46)], RED)
            canvas.disc((66, 60), 11, BLUE)
        canvas.shade(60)

    return draw


def pause(canvas: Canvas) -> None:
    """Two bars: stop the replay for a while."""
    for left in (24, 58):
        canvas.shape([(left, 16), (left + 20, 16), (left + 20, 84), (left, 84)], BRASS)
    canvas.shade(70)


def fast(way: int) -> Callable[[Canvas], None]:
    """Two arrow heads: faster (1) or slower (-1)."""

    def draw(canvas: Canvas) -> None:
        for middle in (32, 68):
            canvas.shape([(middle - 18 * way, 22), (middle + 18 * way, 50), (middle - 18 * way, 78)], BRASS)
        canvas.shade(70)

    return draw


def scroll(canvas: Canvas) -> None:
    """The event log."""
    canvas.shape([(20, 14), (80, 14), (80, 86), (20, 86)], CREAM)
    for y in (30, 44, 58, 72):
        canvas.line([(30, y), (70 if y < 70 else 56, y)], (130, 92, 58), 5)
    canvas.shade(60)


def pointing_hand(canvas: Canvas) -> None:
    """The finger in front of a hint."""
    canvas.shape(
        [(18, 40), (46, 38), (92, 42), (96, 48), (92, 54), (60, 55), (62, 62), (58, 78), (24, 80), (18, 72)],
        (236, 196, 146),
    )
    canvas.shape([(4, 36), (20, 36), (20, 82), (4, 82)], (60, 84, 140))
    for y in (62, 71):
        canvas.line([(42, y), (59, y)], INK, 3)
    canvas.shade(60)


ICONS: dict[str, Callable[[Canvas], None]] = {
    "heart": heart,
    "heart-empty": heart_empty,
    "gravestone": gravestone,
    "pistol": pistol,
    "hat-red": hat(RED),
    "hat-blue": hat(BLUE),
    "bullet": bullet,
    "shoot-left": shot(mirrored=True),
    "shoot-right": shot(mirrored=False),
    "boot": boot,
    "crosshair": crosshair,
    "clock": clock_face,
    "clock-hour": hand(20, 2.6),
    "clock-minute": hand(31, 1.8),
    "slot": slot,
    "star": sheriff_star,
    "fallen": fallen,
    "arrow-left": arrow([(72, 14), (22, 50), (72, 86)], BRASS),
    "arrow-right": arrow([(28, 14), (78, 50), (28, 86)], BRASS),
    "undo": undo,
    "end": end_turn,
    "dot-full": dot(filled=True),
    "dot-empty": dot(filled=False),
    "camera-overview": camera("overview"),
    "camera-behind": camera("behind"),
    "camera-top": camera("top"),
    "pause": pause,
    "faster": fast(1),
    "slower": fast(-1),
    "scroll": scroll,
    "hand": pointing_hand,
}
