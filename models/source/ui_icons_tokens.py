"""The HUD's pictures of the tokens (round, for slots and strips) and of what men do with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from token_emblems import FACES, token_face
from ui_brush import CREAM, INK, LEAF, RED, Canvas, Point, circle, straight_arrow


def token(canvas: Canvas, kind: str) -> None:
    """A token of this kind, lit from the upper left."""
    token_face(canvas, kind)
    canvas.shade(80)


def small_token(canvas: Canvas, middle: Point, share: float, kind: str = "token") -> None:
    """A token as a part of a picture; `share`: its size in shares of the canvas."""
    canvas.stamp(partial(token_face, kind=kind), middle, share)


def take(canvas: Canvas) -> None:
    """A token comes up into a hand."""
    small_token(canvas, (50, 62), 0.66, "gold")
    straight_arrow(canvas, (50, 58), (50, 6), LEAF, 15)
    canvas.shade(60)


def drop(canvas: Canvas) -> None:
    """A token is laid down."""
    canvas.line([(10, 93), (90, 93)], (110, 64, 34), 7)
    small_token(canvas, (50, 32), 0.66, "gold")
    straight_arrow(canvas, (50, 40), (50, 90), RED, 15)
    canvas.shade(60)


def exchange(canvas: Canvas) -> None:
    """One token for another."""
    small_token(canvas, (30, 32), 0.60, "gold")
    small_token(canvas, (70, 68), 0.60, "colt")
    canvas.line(circle((62, 38), 22, 24, -80, 10), INK, 7)
    canvas.shape([(74, 38), (94, 38), (84, 54)], INK, edge=None)
    canvas.line(circle((38, 62), 22, 24, 100, 190), INK, 7)
    canvas.shape([(26, 62), (6, 62), (16, 46)], INK, edge=None)


def draw_token(canvas: Canvas) -> None:
    """A face-down token from a pile, turned up at random."""
    for y in (80, 70):
        canvas.oval((14, y - 22, 86, y + 16), (196, 150, 96))
    canvas.oval((14, 38, 86, 76), (226, 190, 138))
    canvas.oval((28, 46, 72, 68), (150, 84, 40), edge=None)
    canvas.oval((36, 50, 64, 64), (226, 190, 138), edge=None)
    canvas.shade(60)
    canvas.stamp(_question, (50, 31), 0.6)


def _question(canvas: Canvas) -> None:
    """A question mark of lines."""
    hook = [*circle((50, 33), 20, 30, 190, 405), (50, 60), (50, 66)]
    for colour, width, dot in ((INK, 25, 13), (CREAM, 14, 8)):
        canvas.line(hook, colour, width)
        canvas.disc((50, 90), dot, colour, edge=None)


def turn_over(canvas: Canvas) -> None:
    """The water's other side (W83)."""
    small_token(canvas, (33, 56), 0.58, "water")
    small_token(canvas, (67, 56), 0.58, "skull")
    canvas.line(circle((50, 46), 34, 30, 205, 322), INK, 7)
    canvas.shape([(66, 25), (90, 12), (86, 38)], INK, edge=None)


TOKEN_ICONS: dict[str, Callable[[Canvas], None]] = {
    **{kind: partial(token, kind=kind) for kind in FACES},
    "take": take,
    "drop": drop,
    "exchange": exchange,
    "draw": draw_token,
    "turn-over": turn_over,
}
