"""What all clothes are painted with: colours, heights, the picture while it is painted, seams, and the arms."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from figure_looks import Look, Rgb
from noise import Field, Picture
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import TurnedCanvas, coated

BLACK: Rgb = (31, 29, 28)
INK: Rgb = (30, 22, 18)
CREAM: Rgb = (244, 232, 202)
SHIRT: Rgb = (232, 220, 192)
LEATHER: Rgb = (84, 48, 26)
OUTLAW_LEATHER: Rgb = (112, 66, 34)
BOOT: Rgb = (66, 38, 24)
BRASS: Rgb = (222, 178, 84)
COPPER: Rgb = (176, 98, 52)
SLEEVE: Rgb = (66, 60, 58)
COAT: Rgb = (44, 39, 38)
RED_CLOTH: Rgb = (178, 44, 34)
THREAD: Rgb = (222, 200, 150)
COAT_LOW = 0.67
FOOT_TOP, BOOT_TOP, BELT_LOW, BELT_HIGH, SHOULDER, KERCHIEF_TOP, NUMBER_HEIGHT = (
    0.43,
    0.74,
    1.33,
    1.55,
    2.57,
    2.79,
    1.98,
)
ARM = 88.0
"""How far an arm is from the front, degrees."""


class Wardrobe:
    """A figure's picture while it is dressed."""

    def __init__(self, picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field, worn: Field) -> None:
        self.picture, self.sheet, self.look, self.grain, self.worn = picture, sheet, look, grain, worn

    def paint(self, mask: Field, colour: Rgb | Picture, worn: float = 0.0) -> None:
        """Paint on a mask, off again where it is worn."""
        self.picture = coated(self.picture, colour, mask, self.grain, self.worn * worn if worn else None)

    def on(self, shape: BaseGeometry, degrees: float, z: float, radius: float) -> Field:
        """A shape in cm around a place of the surface."""
        return self.sheet.shape(shape, degrees, z, radius)

    def put(
        self,
        shape: BaseGeometry,
        degrees: float,
        z: float,
        radius: float,
        colour: Rgb,
        worn: float = 0.0,
        rim: float = 0.0,
    ) -> None:
        """A painted shape; with `rim` it has a soft dark edge of about so many cm."""
        if rim:
            shade = self.sheet.spread(self.on(shape.buffer(rim * 0.7), degrees, z, radius), rim * 0.7, degrees, z, 1.2)
            self.paint(shade * 0.75, INK)
        self.paint(self.on(shape, degrees, z, radius), colour, worn)

    def number(self, degrees: float, z: float, size: float, rim: float, worn: float = 0.3) -> None:
        """The figure's number with a dark rim and a light edge."""
        digits = self.sheet.text(str(self.look.number), "rye", degrees, z, size, 0.12)
        self.paint(self.sheet.spread(digits, rim, degrees, z, 2.4) * 0.92, INK)
        self.paint(digits, CREAM, worn)


def stitches(points: Sequence[tuple[float, float]], width: float = 0.014, length: float = 0.04) -> BaseGeometry:
    """A seam of short threads along a line, cm."""
    way = LineString(points)
    places = np.arange(0.0, way.length, length * 1.7)
    threads = [LineString([way.interpolate(at), way.interpolate(min(at + length, way.length))]) for at in places]
    return unary_union([thread.buffer(width / 2, quad_segs=2) for thread in threads if thread.length > 0])


def around(z_seam: float = 0.0, half: float = 2.6) -> list[tuple[float, float]]:
    """A line around a figure."""
    return [(-half, z_seam), (half, z_seam)]


def arm(sheet: TurnedCanvas, side: int) -> tuple[Field, Field]:
    """Masks of sleeve and hand at the figure's right (-1) or left (+1)."""
    sleeve_line = LineString([(0.0, 0.42), (side * 0.02, 0.05), (-side * 0.08, -0.34)])
    sleeve = sheet.shape(sleeve_line.buffer(0.19), side * ARM, 2.0, 0.75)
    hand = sheet.shape(Point(-side * 0.10, 0).buffer(0.13), side * ARM, 1.555, 0.70)
    return sleeve, hand
