"""The icons that show bold signs: players' dots, hats with sun or moon, the badges of both sides of a Western town."""

from __future__ import annotations

from collections.abc import Callable

from bold_signs import moon, player_sign, sun
from hats import bones
from shapely.affinity import affine_transform
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from ui_brush import BLUE, CREAM, INK, RED, Canvas, Colour, star
from ui_faith_emblems import PEOPLES

BRIGHT = ("yellow",)
"""Players' colours on which a sign has to be dark."""
NIGHT: Colour = (14, 34, 84)
EMBER: Colour = (120, 22, 16)


def _fill(canvas: Canvas, shape: BaseGeometry, fill: Colour) -> None:
    """A shape of the canvas's units without an edge."""
    for part in getattr(shape, "geoms", [shape]):
        assert isinstance(part, Polygon)
        canvas.shape(list(part.exterior.coords), fill, edge=None)


def player_dot(colour: str) -> Callable[[Canvas], None]:
    """A player's colour with the player's sign, as large as can be."""

    def draw(canvas: Canvas) -> None:
        canvas.disc((50, 50), 46, PEOPLES[colour], width=5)
        canvas.shade(80)
        bright = colour in BRIGHT
        player_sign(canvas, colour, 37, INK if bright else CREAM, CREAM if bright else INK, 3)

    return draw


def signed_hat(colour: Colour, dark: Colour, sign: BaseGeometry) -> Callable[[Canvas], None]:
    """A hat with this colour up and a sign on its crown, which fills a circle of 1."""

    def draw(canvas: Canvas) -> None:
        canvas.oval((2, 38, 98, 90), tuple(value * 3 // 4 for value in colour))  # type: ignore[arg-type]
        canvas.oval((2, 32, 98, 84), colour)
        canvas.oval((14, 12, 86, 70), dark)
        canvas.shade(70)
        _fill(canvas, affine_transform(sign, [33, 0, 0, 26, 50, 41]), CREAM)

    return draw


def lawmen(canvas: Canvas) -> None:
    """A bright badge with a dark star."""
    canvas.disc((50, 50), 46, CREAM, width=6)
    canvas.shape(star((50, 52), 38, 16), INK, edge=None)


def outlaws(canvas: Canvas) -> None:
    """A black badge with bright crossed bones."""
    canvas.disc((50, 50), 46, (28, 22, 20), width=6)
    canvas.disc((50, 50), 42, None, edge=CREAM, width=3)
    _fill(canvas, affine_transform(bones(1.0), [36, 0, 0, -36, 50, 50]), CREAM)


SIGN_ICONS: dict[str, Callable[[Canvas], None]] = {
    "hat-red-signs": signed_hat(RED, EMBER, sun(0.62, 1.0)),
    "hat-blue-signs": signed_hat(BLUE, NIGHT, moon(1.0, 0.55)),
    "side-lawmen": lawmen,
    "side-outlaws": outlaws,
    **{f"dot-{colour}-signs": player_dot(colour) for colour in PEOPLES},
}
