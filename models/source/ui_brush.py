"""Drawing tools for the pictures of the HUD: a canvas drawn much too large, soft shadows, grain."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

OVERSAMPLE = 4
"""Everything is drawn so many times too large and scaled down at the end: clean edges."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

INK: Colour = (52, 30, 18)
BRASS: Colour = (222, 172, 88)
CREAM: Colour = (246, 230, 192)
RED: Colour = (194, 46, 38)
BLUE: Colour = (46, 98, 176)
STEEL: Colour = (118, 124, 132)
TURNED_WOOD: Colour = (198, 148, 90)
LEAF: Colour = (96, 148, 66)


class Canvas:
    """A picture of `size` pixels whose drawing coordinates run from 0 to 100 in both directions, y downwards."""

    def __init__(self, size: int, oversample: int = OVERSAMPLE) -> None:
        self.size = size
        self._oversample = oversample
        self._scale = size * oversample / 100.0
        self.image = Image.new("RGBA", (size * oversample, size * oversample), (0, 0, 0, 0))

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def _layer(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        layer = Image.new("RGBA", self.image.size, (0, 0, 0, 0))
        return layer, ImageDraw.Draw(layer)

    def shape(self, points: Sequence[Point], fill: Colour, alpha: int = 255, edge: Colour | None = INK) -> None:
        """A filled outline; `edge` is drawn 4 units wide along it, None leaves it out."""
        layer, draw = self._layer()
        placed = self._points(points)
        draw.polygon(placed, fill=(*fill, alpha))
        if edge is not None:
            width = 4.0
            draw.line(
                [*placed, placed[0], placed[1]], fill=(*edge, 255), width=round(width * self._scale), joint="curve"
            )
        self.image.alpha_composite(layer)

    def line(self, points: Sequence[Point], colour: Colour, width: float, alpha: int = 255) -> None:
        """A line with round ends and corners, `width` units wide."""
        layer, draw = self._layer()
        placed = self._points(points)
        draw.line(placed, fill=(*colour, alpha), width=round(width * self._scale), joint="curve")
        radius = width * self._scale / 2.0
        for x, y in (placed[0], placed[-1]):
            draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=(*colour, alpha))
        self.image.alpha_composite(layer)

    def disc(
        self,
        middle: Point,
        radius: float,
        fill: Colour | None,
        alpha: int = 255,
        edge: Colour | None = INK,
        width: float = 4.0,
    ) -> None:
        """A disc, filled, with an edge or both."""
        layer, draw = self._layer()
        x, y, r = (value * self._scale for value in (*middle, radius))
        draw.ellipse(
            [x - r, y - r, x + r, y + r],
            fill=None if fill is None else (*fill, alpha),
            outline=None if edge is None else (*edge, 255),
            width=round(width * self._scale),
        )
        self.image.alpha_composite(layer)

    def oval(
        self, box: tuple[float, float, float, float], fill: Colour, alpha: int = 255, edge: Colour | None = INK
    ) -> None:
        """An oval in the box (left, top, right, bottom)."""
        layer, draw = self._layer()
        placed = [value * self._scale for value in box]
        outline = None if edge is None else (*edge, 255)
        draw.ellipse(placed, fill=(*fill, alpha), outline=outline, width=round(4.0 * self._scale))
        self.image.alpha_composite(layer)

    def shade(self, strength: int = 70) -> None:
        """Light from the upper left on everything drawn so far: a bright and a dark rim inside its outline."""
        mask = self.image.getchannel("A")
        step = round(3.0 * self._scale)
        soft = ImageFilter.GaussianBlur(step)
        for offset, colour in ((-step, (255, 244, 214)), (step, (20, 8, 4))):
            moved = ImageChops.offset(mask, -offset, -offset)
            rim = ImageChops.multiply(ImageChops.subtract(mask, moved).filter(soft), mask)
            glow = Image.new("RGBA", self.image.size, (*colour, 0))
            glow.putalpha(rim.point(lambda value: value * strength // 255))
            self.image.alpha_composite(glow)

    def stamp(
        self,
        draw: Callable[[Canvas], None],
        middle: Point = (50.0, 50.0),
        share: float = 1.0,
        turn: float = 0.0,
        mirrored: bool = False,
    ) -> None:
        """Another drawing as a part of this one: mirrored, then turned counter-clockwise (degrees), then made smaller.

        share: the part's size in shares of this canvas; its middle comes to `middle`.
        """
        part = Canvas(self.size, self._oversample)
        draw(part)
        image = part.image
        if mirrored:
            image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if turn:
            image = image.rotate(turn, Image.Resampling.BICUBIC)
        side = max(1, round(image.width * share))
        image = image.resize((side, side), Image.Resampling.LANCZOS)
        layer, _ = self._layer()
        layer.paste(image, tuple(round(value * self._scale - side / 2.0) for value in middle))
        self.image.alpha_composite(layer)

    def finish(self, shadow: bool = True) -> Image.Image:
        """The finished picture at its size, with a soft shadow under it."""
        picture = self.image
        if shadow:
            picture = dropped_shadow(picture, round(2.0 * self._scale), round(2.5 * self._scale), 110)
        return picture.resize((self.size, self.size), Image.Resampling.LANCZOS)


def dropped_shadow(picture: Image.Image, blur: int, fall: int, strength: int) -> Image.Image:
    """The picture on its own blurred shadow, which lies `fall` pixels lower."""
    alpha = ImageChops.offset(picture.getchannel("A"), 0, fall)
    shadow = Image.new("RGBA", picture.size, (18, 8, 2, 0))
    shadow.putalpha(alpha.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * strength // 255))
    shadow.alpha_composite(picture)
    return shadow


def circle(middle: Point, radius: float, corners: int = 64, start: float = 0.0, stop: float = 360.0) -> list[Point]:
    """Points on a circle from `start` to `stop` degrees (clockwise from east on the picture)."""
    return [
        (
            middle[0] + radius * math.cos(math.radians(start + (stop - start) * step / corners)),
            middle[1] + radius * math.sin(math.radians(start + (stop - start) * step / corners)),
        )
        for step in range(corners + 1)
    ]


def star(middle: Point, outer: float, inner: float, points: int = 5) -> list[Point]:
    """The outline of a star that stands on two points."""
    outline = []
    for step in range(points * 2):
        radius = outer if step % 2 == 0 else inner
        angle = math.radians(-90.0 + step * 180.0 / points)
        outline.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return outline


def grain(width: int, height: int, along: float, across: float, seed: int) -> np.ndarray:
    """Seamless noise, shape (height, width), mean 0 and deviation 1: streaks `along` by `across` pixels."""
    white = np.random.default_rng(seed).standard_normal((height, width))
    rows = np.fft.fftfreq(height)[:, None]
    columns = np.fft.fftfreq(width)[None, :]
    keep = np.exp(-2.0 * (math.pi**2) * ((columns * along) ** 2 + (rows * across) ** 2))
    noise = np.fft.ifft2(np.fft.fft2(white) * keep).real
    return (noise - noise.mean()) / noise.std()


def straight_arrow(canvas: Canvas, start: Point, tip: Point, colour: Colour, width: float = 11.0) -> None:
    """A straight thick arrow with an ink edge."""
    x, y = tip[0] - start[0], tip[1] - start[1]
    length = math.hypot(x, y)
    ahead, left = (x / length, y / length), (y / length, -x / length)
    head = width * 1.75

    def at(forward: float, aside: float) -> Point:
        return (
            start[0] + ahead[0] * forward + left[0] * aside,
            start[1] + ahead[1] * forward + left[1] * aside,
        )

    neck, half = length - head, width / 2.0
    canvas.shape(
        [
            at(0, half),
            at(neck, half),
            at(neck, head * 0.95),
            tip,
            at(neck, -head * 0.95),
            at(neck, -half),
            at(0, -half),
        ],
        colour,
    )
