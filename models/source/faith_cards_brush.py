"""Painting tools for the cards of Flick of Faith: pigments, ink lines, hatched shadows, gold and old parchment."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from faith_cards_shapes import (
    GOLD,
    GOLD_LIGHT,
    INK,
    Limb,
    Oval,
    Part,
    Polygon,
    limb_beads,
    oval_outline,
    part_box,
    smooth,
)
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from ui_brush import Colour, Point, grain

UNIT = 4
"""Pixels of the finished picture that a unit of the drawing measures: twice of what the HUD usually shows."""
OVERSAMPLE = 2


def hatching(size: tuple[int, int], scale: int) -> Image.Image:
    """Slanting lines all over a picture, half bright."""
    lines = Image.new("L", size, 0)
    draw = ImageDraw.Draw(lines)
    for start in range(-size[1], size[0], round(1.7 * scale)):
        draw.line([(start, size[1]), (start + size[1], 0)], fill=150, width=round(0.45 * scale))
    return lines


def moved(mask: Image.Image, step: int) -> Image.Image:
    """The mask moved by `step` pixels right and down; what runs over the picture's edge goes on there."""
    copy = mask.copy()
    copy.paste(mask, (step, step))
    return copy


class Painting:
    """A picture of `width` by `height` units, drawn much too large; (0, 0) is its upper left corner."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._scale = UNIT * OVERSAMPLE
        self.image = Image.new("RGB", (width * self._scale, height * self._scale), ground)
        self._hatching = hatching(self.image.size, self._scale)

    def _mask(self, parts: Sequence[Part], grow: float, margin: float = 0.0) -> tuple[Image.Image, tuple[int, int]]:
        """The parts' mask and where its upper left corner lies: only as large as the parts and `margin` need it."""
        scale = self._scale
        reach = grow + margin + 1.0
        boxes = [part_box(part) for part in parts]
        left = max(0, math.floor((min(box[0] for box in boxes) - reach) * scale))
        top = max(0, math.floor((min(box[1] for box in boxes) - reach) * scale))
        right = min(self.image.width, math.ceil((max(box[2] for box in boxes) + reach) * scale))
        low = min(self.image.height, math.ceil((max(box[3] for box in boxes) + reach) * scale))
        mask = Image.new("L", (max(1, right - left), max(1, low - top)), 0)
        draw = ImageDraw.Draw(mask)

        def placed(points: Sequence[Point]) -> list[Point]:
            return [(x * scale - left, y * scale - top) for x, y in points]

        for part in parts:
            if isinstance(part, Polygon):
                outline = placed(part.points)
                draw.polygon(outline, fill=255)
                if grow > 0.0:
                    width = round(2 * grow * scale)
                    draw.line([*outline, outline[0], outline[1]], fill=255, width=width, joint="curve")
            elif isinstance(part, Oval):
                draw.polygon(placed(oval_outline(part, grow)), fill=255)
            else:
                for (x, y), radius in limb_beads(part):
                    r = (radius + grow) * scale
                    x, y = x * scale - left, y * scale - top
                    draw.ellipse([x - r, y - r, x + r, y + r], fill=255)
        return mask, (left, top)

    def _flood(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        self.image.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)

    def body(
        self,
        parts: Part | Sequence[Part],
        fill: Colour,
        edge: Colour | None = INK,
        width: float = 1.1,
        shade: float = 2.5,
        alpha: int = 255,
    ) -> None:
        """Parts that make one body: a common ink edge, one colour, and a hatched shadow at the lower right.

        width: of the ink, units. shade: breadth of the shadow, units; 0 leaves it out.
        """
        parts = [parts] if isinstance(parts, Polygon | Limb | Oval) else parts
        if edge is not None:
            self._flood(*self._mask(parts, width), edge)
        mask, at = self._mask(parts, 0.0, margin=2.0 * shade)
        self._flood(mask if alpha == 255 else mask.point(lambda value: value * alpha // 255), at, fill)
        if shade > 0.0:
            self._hatch(mask, at, fill, shade)

    def _hatch(self, mask: Image.Image, at: tuple[int, int], fill: Colour, shade: float) -> None:
        step = round(shade * self._scale)
        dark = tuple(round(value * 0.76) for value in fill)
        light = tuple(min(255, round(value * 1.05 + 18)) for value in fill)
        self._flood(ImageChops.subtract(mask, moved(mask, -step)), at, (dark[0], dark[1], dark[2]))
        shine = ImageChops.subtract(mask, moved(mask, max(2, round(0.55 * self._scale))))
        self._flood(shine.point(lambda value: value * 3 // 5), at, (light[0], light[1], light[2]))
        lines = self._hatching.crop((*at, at[0] + mask.width, at[1] + mask.height))
        wide = ImageChops.subtract(mask, moved(mask, -step * 8 // 5))
        deep = tuple(round(value * 0.45) for value in fill)
        self._flood(ImageChops.multiply(lines, wide), at, (deep[0], deep[1], deep[2]))

    def shape(self, points: Sequence[Point], fill: Colour, edge: Colour | None = INK, shade: float = 0.0) -> None:
        """A part with straight sides, by itself without a shadow."""
        self.body(Polygon(points), fill, edge, shade=shade)

    def disc(self, middle: Point, radius: float, fill: Colour, edge: Colour | None = INK, width: float = 1.0) -> None:
        """A flat round spot."""
        self.body(Oval(middle, radius, radius), fill, edge, width, shade=0.0)

    def line(self, points: Sequence[Point], colour: Colour = INK, width: float = 1.0, end: float | None = None) -> None:
        """A stroke; `end` makes it thinner or wider towards its tip."""
        self._flood(*self._mask([Limb(points, width, end)], 0.0), colour)

    def stroke(self, points: Sequence[Point], colour: Colour = INK, width: float = 1.0, end: float = 0.3) -> None:
        """A soft stroke of a brush through the points, thinner towards its tip."""
        self.line(smooth(points, closed=False), colour, width, end)

    @contextmanager
    def inside(self, parts: Part | Sequence[Part]) -> Iterator[None]:
        """Whatever is painted meanwhile stays inside the parts."""
        parts = [parts] if isinstance(parts, Polygon | Limb | Oval) else parts
        before = self.image.copy()
        yield
        mask, at = self._mask(parts, 0.0)
        before.paste(self.image.crop((*at, at[0] + mask.width, at[1] + mask.height)), at, mask)
        self.image = before

    def fade(self, top: Colour, bottom: Colour, start: float = 0.0, stop: float | None = None) -> None:
        """Colour that goes over from one to the other, from the height `start` down to `stop`."""
        low = round(start * self._scale)
        high = self.image.height if stop is None else round(stop * self._scale)
        share = np.linspace(0.0, 1.0, high - low)[:, None, None]
        rows = np.asarray(top, dtype=float) * (1.0 - share) + np.asarray(bottom, dtype=float) * share
        picture = np.repeat(rows, self.image.width, axis=1).round().astype(np.uint8)
        self.image.paste(Image.fromarray(picture, "RGB"), (0, low))

    def glow(self, middle: Point, radius: float, colour: Colour, strength: int = 200) -> None:
        """Soft light around a point."""
        mask, at = self._mask([Oval(middle, radius * 0.6, radius * 0.6)], 0.0, margin=radius)
        small = mask.resize((max(1, mask.width // 8), max(1, mask.height // 8)))
        soft = small.filter(ImageFilter.GaussianBlur(radius * 0.32 * self._scale / 8)).resize(mask.size)
        self._flood(soft.point(lambda value: value * strength // 255), at, colour)

    def rays(self, middle: Point, inner: float, outer: float, count: int, colour: Colour, width: float = 1.0) -> None:
        """Straight rays, every other one shorter, thinner towards their tips."""
        for number in range(count):
            angle = number * math.tau / count
            reach = outer if number % 2 == 0 else inner + (outer - inner) * 0.6
            ends = [
                (middle[0] + length * math.cos(angle), middle[1] + length * math.sin(angle))
                for length in (inner, reach)
            ]
            self.line(ends, colour, width, width * 0.3)

    def finish(self, seed: int, border: bool = True) -> Image.Image:
        """The finished picture: wavering lines, mottled pigment, darker corners, and a gold border."""
        picture = self._wavered(seed)
        pixels = np.asarray(
            picture.resize((self.width * UNIT, self.height * UNIT), Image.Resampling.LANCZOS), dtype=float
        )
        high, wide = pixels.shape[:2]
        tone = 1.0 + 0.022 * grain(wide, high, 52.0, 52.0, seed + 3) + 0.016 * grain(wide, high, 4.4, 1.6, seed + 4)
        y, x = np.mgrid[-1.0 : 1.0 : high * 1j, -1.0 : 1.0 : wide * 1j]
        tone *= 1.0 - 0.13 * np.clip(np.hypot(x, y) - 0.75, 0.0, 1.0)
        warm = np.stack([tone, tone**1.2, tone**1.6], axis=2)
        done = Image.fromarray(np.clip(pixels * warm, 0, 255).round().astype(np.uint8), "RGB")
        return framed(done) if border else done

    def _wavered(self, seed: int) -> Image.Image:
        high, wide = self.image.height, self.image.width
        coarse = (high // 8, wide // 8)
        shifts = []
        for number in range(2):
            field = grain(coarse[1], coarse[0], 5.0, 5.0, seed + number) * 0.22 * self._scale
            shifts.append(np.repeat(np.repeat(field, 8, axis=0), 8, axis=1).round().astype(int))
        rows = np.clip(np.arange(high)[:, None] + shifts[0], 0, high - 1)
        columns = np.clip(np.arange(wide)[None, :] + shifts[1], 0, wide - 1)
        return Image.fromarray(np.asarray(self.image)[rows, columns], "RGB")


def framed(picture: Image.Image) -> Image.Image:
    """The picture in a border of ink, gold and ink, 10 pixels broad."""
    done = picture.copy()
    draw = ImageDraw.Draw(done)
    for inset, colour, width in ((0, INK, 10), (2, GOLD, 5), (2, GOLD_LIGHT, 2)):
        draw.rectangle([inset, inset, done.width - 1 - inset, done.height - 1 - inset], outline=colour, width=width)
    return done


Paint = Callable[[Painting], None]
