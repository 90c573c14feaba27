"""A texture wrapped around a turned piece: one colours its surface in centimetres, not in pixels.

The picture's width is the whole turn (the front, +x, in its middle), its height the way along the profile. What is
looked at most gets more pixels: the front half may have more than half of the width, and every step of the profile
its own share of the height. A strip at the bottom holds swatches: plain colours for small parts that are not turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from meshes import Array, Mesh
from noise import Field, Generator, Picture, layered_noise, mixed
from pictures import lettering, shape_mask
from scipy.ndimage import gaussian_filter
from shapely.affinity import translate
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform
from solids import Profile, profile_lengths

Rgb = tuple[int, int, int]
SWATCH_SHARE = 0.05
FRONT_HALF = 90.0
"""Degrees to either side that count as the front."""
FINEST = 0.06
"""Longest straight piece of a shape, cm: the surface bends under it."""
NOISE_SIZE = 1024


@dataclass(frozen=True)
class TurnedCanvas:
    """Where points of the surface of a profile (radius, height in cm; given upwards) lie in a picture.

    weights: how many pixels a step of the profile gets, compared with the others; none: all the same. front: share of
    the width for the front half of the turn. repeats: how often the picture goes around.
    """

    profile: tuple[tuple[float, float], ...]
    width: int = 1024
    height: int = 1024
    swatches: int = 8
    weights: tuple[float, ...] = ()
    front: float = 0.5
    repeats: int = 1

    @cached_property
    def lengths(self) -> Field:
        """Length along the profile at its points, cm."""
        return profile_lengths(list(self.profile)).astype(np.float32)

    @cached_property
    def _places(self) -> Array:
        """v at the points of the profile."""
        steps = np.diff(self.lengths.astype(float)) * np.array(self.weights or [1.0] * (len(self.profile) - 1))
        ways = np.concatenate([[0.0], np.cumsum(steps)])
        return np.asarray(SWATCH_SHARE + (1.0 - SWATCH_SHARE) * ways / ways[-1])

    def v_of(self, lengths: Array | float) -> Array:
        """The texture's v at lengths along the profile, cm."""
        return np.asarray(np.interp(lengths, self.lengths, self._places))

    def u_of(self, degrees: Array | float) -> Array:
        """The texture's u at turns from the front, degrees, counter-clockwise from above; it goes on beyond 0..1."""
        turn = np.asarray(degrees, dtype=float) * self.repeats
        whole = np.floor((turn + 180.0) / 360.0)
        back = (1.0 - self.front) / 2.0
        rest = np.interp(turn - 360.0 * whole, [-180.0, -FRONT_HALF, FRONT_HALF, 180.0], [0.0, back, 1.0 - back, 1.0])
        return np.asarray(rest + whole)

    def wrapped(self, mesh: Mesh) -> Mesh:
        """A `lathe` mesh of this profile with its turn and its length turned into u and v."""
        degrees = (mesh.uvs[..., 0] - 0.5) * 360.0
        return mesh.mapped(np.stack([self.u_of(degrees), self.v_of(mesh.uvs[..., 1])], axis=-1))

    def swatch(self, mesh: Mesh, number: int) -> Mesh:
        """A part that has the plain colour of one swatch."""
        return mesh.mapped_to_point(((number + 0.5) / self.swatches, SWATCH_SHARE / 2))

    def row_of_length(self, length: Array | float) -> Array:
        """Picture row at a length along the profile; beyond the profile's ends it goes on evenly."""
        past = np.maximum(length - self.lengths[-1], 0.0) + np.minimum(length - self.lengths[0], 0.0)
        return np.asarray(self.height * (1.0 - self.v_of(length)) - past * 100.0)

    def length_at(self, z: float) -> float:
        """Length along the profile where it first gets to height z."""
        heights = np.maximum.accumulate([height for _, height in self.profile]) + np.arange(len(self.profile)) * 1e-7
        return float(np.interp(z, heights, self.lengths))

    def radius_at_length(self, length: float) -> float:
        """Radius (cm) at a length along the profile."""
        return float(np.interp(length, self.lengths, [radius for radius, _ in self.profile]))

    @cached_property
    def length_of_rows(self) -> Field:
        """Length along the profile at each picture row (h,); negative in the swatches."""
        v = 1.0 - (np.arange(self.height) + 0.5) / self.height
        inside = np.interp(v, self._places, self.lengths)
        return np.where(v < SWATCH_SHARE, (v - SWATCH_SHARE) * 10.0 - 0.05, inside).astype(np.float32)

    @cached_property
    def degrees_of_columns(self) -> Field:
        """Turn from the front at each picture column (w,), of the first time that the picture goes around."""
        turns = np.linspace(-180.0, 180.0, 721) / self.repeats
        u = (np.arange(self.width) + 0.5) / self.width
        return np.interp(u, self.u_of(turns), turns).astype(np.float32)

    def rows_per_cm(self, length: float) -> float:
        """Picture rows per centimetre along the profile, at a length along it."""
        return float(self.row_of_length(length - 0.01) - self.row_of_length(length + 0.01)) / 0.02

    def columns_per_cm(self, radius: float, degrees: float = 0.0) -> float:
        """Picture columns per centimetre around a radius, at a turn from the front."""
        return float(self.u_of(degrees + 0.5) - self.u_of(degrees - 0.5)) * self.width / np.radians(1.0) / radius

    def band(self, low: float, high: float, by_length: bool = False) -> Field:
        """Mask (h, w) of everything between two heights (or two lengths)."""
        ends = [value if by_length else self.length_at(value) for value in (low, high)]
        lengths = self.length_of_rows
        soft = np.maximum(np.abs(np.gradient(lengths)), 1e-6)
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
        placed = transform(
            lambda x, y: (
                self.u_of(degrees + np.degrees(np.asarray(x) / radius)) * self.width,
                self.row_of_length(length + np.asarray(y)),
            ),
            shape.segmentize(FINEST),
        )
        mask = np.zeros((self.height, self.width), dtype=np.float32)
        for shift in (-2 * self.width, -self.width, 0, self.width, 2 * self.width):
            self._draw(mask, translate(placed, shift))
        return mask

    def _draw(self, mask: Field, shape: BaseGeometry) -> None:
        """Adds a shape given in pixels, drawn twice as large first."""
        if not shape.intersects(box(0, 0, self.width, self.height)):
            return
        left, top, right, bottom = shape.bounds
        x0, y0 = max(0, int(left) - 1), max(0, int(top) - 1)
        x1, y1 = min(self.width, int(right) + 2), min(self.height, int(bottom) + 2)
        if x1 <= x0 or y1 <= y0:
            return
        large = transform(lambda x, y: ((np.asarray(x) - x0) * 2.0, (np.asarray(y) - y0) * 2.0), shape)
        drawn = shape_mask(large, (x1 - x0) * 2, (y1 - y0) * 2)
        small = drawn.reshape(y1 - y0, 2, x1 - x0, 2).mean(axis=(1, 3))
        mask[y0:y1, x0:x1] = np.maximum(mask[y0:y1, x0:x1], small)

    def text(self, text: str, font_name: str, degrees: float, z: float, size: float, grow: float = 0.0) -> Field:
        """Mask of letters of `size` cm with their middle at (degrees, z), upright when z is up; `grow` widens them."""
        length = self.length_at(z)
        radius = self.radius_at_length(length)
        # Lettered on a flat sheet first, from which every pixel of the surface takes what lies over it.
        per_cm, half = 500.0, size
        side = round(2 * half * per_cm)
        flat = lettering(side, side, text, font_name, (side / 2, side / 2), size * per_cm)
        turn = (self.degrees_of_columns - degrees + 180.0) % 360.0 - 180.0
        x = side / 2 + np.radians(turn) * radius / (1.0 + grow) * per_cm
        y = side / 2 - (self.length_of_rows - length) * per_cm
        across = np.abs(np.gradient(x)).max() / 3.0
        flat = gaussian_filter(flat, min(across, 2.0))
        columns, rows = np.clip(x, 0, side - 1).astype(int), np.clip(y, 0, side - 1).astype(int)
        return np.ascontiguousarray(flat[rows][:, columns], dtype=np.float32)

    def spread(self, mask: Field, reach: float, degrees: float, z: float, strength: float = 1.6) -> Field:
        """A mask grown softly by about `reach` cm, measured at (degrees, z): what a brush leaves around a shape."""
        length = self.length_at(z)
        across = self.columns_per_cm(self.radius_at_length(length), degrees)
        down = reach * self.rows_per_cm(length)
        rows = np.flatnonzero(mask.any(axis=1))
        result = np.zeros_like(mask)
        if len(rows):
            part = np.s_[max(0, rows[0] - round(4 * down) - 1) : rows[-1] + round(4 * down) + 2]
            soft = gaussian_filter(mask[part], (down, reach * across), mode=("constant", "wrap"))
            result[part] = np.clip(soft * strength, 0, 1)
        return result

    def sampled(self, field: Field) -> Field:
        """What an evenly wrapped picture or field shows, on this canvas."""
        height, width = field.shape[:2]
        rows = (1.0 - self.length_of_rows / self.lengths[-1]) * (height - 1)
        rows = np.clip(rows, 0, height - 1.001)
        columns = ((self.degrees_of_columns * self.repeats / 360.0 + 0.5) * width - 0.5) % width
        up, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
        down, right = (rows - up).astype(np.float32), (columns - left).astype(np.float32)
        extra = (1,) * (field.ndim - 2)
        down, right = down.reshape(-1, 1, *extra), right.reshape(1, -1, *extra)
        lines = field[up] * (1 - down) + field[up + 1] * down
        return np.asarray(lines[:, left] * (1 - right) + lines[:, (left + 1) % width] * right)

    def wear(self, random: Generator, amount: float, sharpness: float = 12.0) -> Field:
        """Where paint is worn off (0..1): patches of noise, more on the profile's outward edges.

        amount: 0 for new paint, 1 for hardly any left on the edges.
        """
        noise = self.sampled(layered_noise(NOISE_SIZE, NOISE_SIZE, 10, 14, random, 7, 0.62))
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
    share = mask if worn is None else mask * (1 - worn)
    rows, columns = np.flatnonzero(share.any(axis=1)), np.flatnonzero(share.any(axis=0))
    if not len(rows):
        return under
    part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    paint = np.asarray(colour, dtype=np.float32)
    shade = (0.90 + 0.22 * (grain[part] - 0.5))[..., None]
    result = under.astype(np.float32)
    result[part] = mixed(result[part], (paint[part] if paint.ndim == 3 else paint) * shade, share[part])
    return result


def chipped(picture: Picture, worn: Field) -> Picture:
    """The edges of chips: paint is thick there, and throws a thin shade on the bare wood."""
    edge = 4.0 * worn * (1.0 - worn)
    return picture * (1.0 - 0.30 * edge)[..., None]


def canvas_of(profile: Profile, **sizes: int) -> TurnedCanvas:
    """A canvas for a profile."""
    return TurnedCanvas(tuple(profile), **sizes)
