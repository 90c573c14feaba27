"""The icons of who plays a seat: a person, or a computer player of one of three levels."""

from __future__ import annotations

from collections.abc import Callable

from ui_brush import BRASS, INK, STEEL, Canvas, circle

SKIN = (236, 196, 146)
COAT = (92, 126, 84)
LIT = (250, 200, 84)
UNLIT = (70, 52, 40)
LEVELS = ("easy", "normal", "hard")
"""From the fewest lights to the most."""


def person(canvas: Canvas) -> None:
    """Head and shoulders."""
    canvas.shape([(8, 94), (10, 78), *circle((50, 88), 38, 20, 200, 340), (90, 78), (92, 94)], COAT)
    canvas.disc((50, 34), 24, SKIN, width=6)
    canvas.shade(80)


def automaton(lights: int) -> Callable[[Canvas], None]:
    """A head of iron, with one to three lights for how well it plays."""

    def draw(canvas: Canvas) -> None:
        canvas.line([(50, 20), (50, 6)], INK, 6)
        canvas.disc((50, 7), 7, BRASS, width=3)
        canvas.shape([(16, 18), (84, 18), (84, 62), (16, 62)], STEEL)
        for x in (34, 66):
            canvas.disc((x, 40), 11, (246, 246, 236), width=4)
            canvas.disc((x, 40), 4, INK, edge=None)
        canvas.shade(80)
        for number in range(len(LEVELS)):
            canvas.disc((20 + 30 * number, 82), 13, LIT if number < lights else UNLIT, width=5)

    return draw


SEAT_ICONS: dict[str, Callable[[Canvas], None]] = {
    "seat-person": person,
    **{f"seat-{level}": automaton(number) for number, level in enumerate(LEVELS, 1)},
}
