"""A texture wrapped around a turned piece: one colours its surface in centimetres, not in pixels.

The picture's width is the whole turn (the front, +x, in its middle), its height the length along the profile. A strip
at the bottom holds swatches: plain colours for small parts that are not turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from meshes import Mesh
from noise import Field, Generator, Picture, layered_noise, mixed
from pictures import lettering, shape_mask
from shapely.affinity import translate
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform
from solids import Profile, profile_lengths

Rgb = tuple[int, int, int]
SWATCH_SHARE = 0.08


@dataclass(frozen=True)
class TurnedCanvas:
    """Where points of the surface of a profile (radius, height in cm; given upwards) lie in a picture."""

    profile: tuple[tuple[float, float], ...]
    width: int = 768
    height: int = 1024
    swatches: int = 8

    @cached_property
    def lengths(self) -> Field:
        """Length along the profile at its points, cm."""
        return profile_lengths(list(self.profile)).astype(np.float32)

    @property
    def share_per_cm(self) -> float:
        """How much v grows with a centimetre along the profile."""
        return (1.0 - SWATCH_SHARE) / float(self.lengths[-1])

    @property
    def rows_per_cm(self) -> float:
        """Picture rows per centimetre along the profile."""
        return self.share_per_cm * self.height

    def wrapped(self, mesh: Mesh) -> Mesh:
        """A `lathe` mesh of this profile with its length turned into v."""
        return mesh.remapped((1.0, self.share_per_cm), (0.0, SWATCH_SHARE))

    def swatch(self, mesh: Mesh, number: int) -> Mesh:
        """A part that has the plain colour of one swatch."""
        return mesh.mapped_to_point(((number + 0.5) / self.swatches, SWATCH_SHARE / 2))

    def row_of_length(self, length: float) -> float:
        """Picture row at a length along the profile."""
        return self.height * (1.0 - SWATCH_SHARE) - length * self.rows_per_cm

    def length_at(self, z: float) -> float:
        """Length along the profile where it first gets to height z."""
        heights = np.maximum.accumulate([height for _, height in self.profile]) + np.arange(len(self.profile)) * 1e-7
        return float(np.interp(z, heights, self.lengths))

    def radius_at_length(self, length: float) -> float:
        """Radius (cm) at a length along the profile."""
        return float(np.interp(length, self.lengths, [radius for radius, _ in self.profile]))

    def row(self, z: float) -> float:
        """Picture row at height z."""
        return self.row_of_length(self.length_at(z))

    @cached_property
    def length_of_rows(self) -> Field:
        """Length along the profile at each picture row (h,); negative in the swatches."""
        rows = np.arange(self.height) + 0.5
        return ((self.height * (1.0 - SWATCH_SHARE) - rows) / self.rows_per_cm).astype(np.float32)

    def columns_per_cm(self, radius: float) -> float:
        """Picture columns per centimetre around a radius."""
        return self.width / (2 * np.pi * radius)

    def band(self, low: float, high: float, by_length: bool = False) -> Field:
        """Mask (h, w) of everything between two heights (or two lengths)."""
        ends = [value if by_length else self.length_at(value) for value in (low, high)]
        soft = 0.7 / self.rows_per_cm
        lengths = self.length_of_rows
        rise = np.clip((lengths - ends[0]) / soft + 0.5, 0, 1) * np.clip((ends[1] - lengths) / soft + 0.5, 0, 1)
        return np.repeat(rise[:, None], self.width, axis=1).astype(np.float32)

    def shape(self, shape: BaseGeometry, degrees: float, z: float, radius: float | None = None) -> Field:
        """Mask of a shape drawn flat in cm (x to the right as seen, y up) with its origin at (degrees, z).

        degrees: turn from the front, counter-clockwise from above (to the right as seen from outside).
        """
        length = self.length_at(z)
        return self.shape_at_length(shape, degrees, length, radius or self.radius_at_length(length))

    def shape_at_length(self, shape: BaseGeometry, degrees: float, length: float, radius: float) -> Field:
        """Like `shape`, placed by the length along the profile."""
        column = (0.5 + degrees / 360.0) * self.width
        across, row = self.columns_per_cm(radius), self.row_of_length(length)
        placed = transform(
            lambda x, y: (column + np.asarray(x) * across, row - np.asarray(y) * self.rows_per_cm), shape
        )
        mask = np.zeros((self.height, self.width), dtype=np.float32)
        for shift in (-self.width, 0, self.width):
            part = translate(placed, shift)
            if part.intersects(box(0, 0, self.width, self.height)):
                mask = np.maximum(mask, shape_mask(part, self.width, self.height))
        return mask

    def text(self, text: str, font_name: str, degrees: float, z: float, size: float, grow: float = 0.0) -> Field:
        """Mask of letters of `size` cm with their middle at (degrees, z), upright when z is up."""
        length = self.length_at(z)
        return self.text_at_length(text, font_name, degrees, length, size, self.radius_at_length(length), grow)

    def text_at_length(
        self,
        text: str,
        font_name: str,
        degrees: float,
        length: float,
        size: float,
        radius: float,
        grow: float = 0.0,
        upside_down: bool = False,
    ) -> Field:
        """Like `text`, placed by the length along the profile; `grow` widens the letters."""
        middle = ((0.5 + degrees / 360.0) * self.width, self.row_of_length(length))
        stretch = self.columns_per_cm(radius) / self.rows_per_cm * (1.0 + grow)
        # Lettered on an undistorted sheet first, then squeezed to the surface's scale around its column.
        sheet_width = max(8, round(self.width / stretch))
        letters = lettering(
            sheet_width,
            self.height,
            text,
            font_name,
            (sheet_width / 2, middle[1]),
            size * self.rows_per_cm,
            upside_down=upside_down,
        )
        columns = (np.arange(self.width) - middle[0] + self.width / 2) % self.width
        source = np.clip(columns / self.width * sheet_width, 0, sheet_width - 1)
        left = np.floor(source).astype(int)
        share = (source - left).astype(np.float32)
        return letters[:, left] * (1 - share) + letters[:, np.minimum(left + 1, sheet_width - 1)] * share

    def wear(self, random: Generator, amount: float, sharpness: float = 8.0) -> Field:
        """Where paint is worn off (0..1): patches of noise, more on the profile's outward edges.

        amount: 0 for new paint, 1 for hardly any left on the edges.
        """
        noise = layered_noise(self.height, self.width, 10, 14, random, 6, 0.6)
        edge = self._edges[:, None]
        return np.clip((noise - 0.86 + amount * (0.16 + 0.42 * edge)) * sharpness, 0, 1)

    @cached_property
    def _edges(self) -> Field:
        """How sharply the profile turns outwards at each row, 0..1 (h,)."""
        points = np.array(self.profile)
        steps = np.diff(points, axis=0)
        angles = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
        sharp = np.zeros(len(points))
        sharp[1:-1] = np.clip(np.diff(angles), 0, None)
        lengths = self.length_of_rows
        spread = np.exp(-(((lengths[:, None] - self.lengths[None]) / 0.07) ** 2))
        return np.clip((spread * sharp[None]).sum(axis=1) * 1.1, 0, 1).astype(np.float32)

    def with_swatches(self, picture: Picture, colours: Sequence[Rgb]) -> Picture:
        """The picture with the bottom strip filled with plain colours."""
        result = picture.copy()
        top = round(self.height * (1.0 - SWATCH_SHARE))
        for number, colour in enumerate(colours):
            left, right = (round((number + k) * self.width / self.swatches) for k in (0, 1))
            result[top:, left:right] = colour
        return result


def coated(under: Picture, colour: Rgb | Picture, mask: Field, grain: Field, worn: Field | None = None) -> Picture:
    """Thin paint on wood: the grain (0..1) shows through a little, and nothing stays where the paint is worn off."""
    shade = (0.90 + 0.22 * (grain - 0.5))[..., None]
    share = mask if worn is None else mask * (1 - worn)
    return mixed(under, np.asarray(colour, dtype=np.float32) * shade, share)


def canvas_of(profile: Profile, **sizes: int) -> TurnedCanvas:
    """A canvas for a profile."""
    return TurnedCanvas(tuple(profile), **sizes)
