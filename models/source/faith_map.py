"""The Map of Flick of Faith as shapes in cm, from the file that judges discs, and a printer that paints them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import yaml
from cloth import Cloth
from noise import Field, Picture
from pictures import shape_mask
from scipy.ndimage import gaussian_filter
from shapely.affinity import affine_transform
from shapely.geometry import Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry

MAP_FILE = Path(__file__).resolve().parents[2] / "flick3d" / "games" / "faith" / "map.yaml"
INK = (44, 40, 46)
CREAM = (248, 236, 206)
Colours = Sequence[float]
Box = tuple[slice, slice]


@dataclass(frozen=True)
class Island:
    """An Island: its name (a Roman numeral), its Border's outline and its City's ring."""

    name: str
    land: Polygon
    city: Polygon


@dataclass(frozen=True)
class MapShapes:
    """Everything on the Map that discs are judged by."""

    size: float
    islands: tuple[Island, ...]
    navel: Polygon
    clouds: tuple[Polygon, ...]


def _circle(data: dict[str, object]) -> Polygon:
    at, radius = data["at"], data["radius"]
    assert isinstance(at, list) and isinstance(radius, int | float)
    return Point(*at).buffer(radius, quad_segs=48)


def read_map() -> MapShapes:
    """The Map's outlines, cm, x east and y north of its middle."""
    data = yaml.safe_load(MAP_FILE.read_text(encoding="utf-8"))
    islands = tuple(Island(one["name"], Polygon(one["border"]), _circle(one["city"])) for one in data["islands"])
    clouds = tuple(Polygon(one["border"]) for one in data["corners"])
    return MapShapes(float(data["size"]), islands, _circle(data["navel"]), clouds)


MAP = read_map()
CLOTH = Cloth(MAP.size, MAP.size, (3072, 3072))
PER_CM = CLOTH.per_cm


def inner_band(shape: BaseGeometry, start: float, end: float) -> BaseGeometry:
    """The band that lies `start` to `end` cm inside a shape's outline."""
    return shape.buffer(-start).difference(shape.buffer(-end))


class Print:
    """The cloth's picture while it is being printed: shapes in cm are painted only where they are."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def box(self, shape: BaseGeometry, margin: float = 0.1) -> Box:
        """Rows and columns of the picture around a shape, `margin` cm more on each side."""
        left, low, right, high = shape.bounds
        height, width, _ = self.picture.shape
        columns = [round((x + CLOTH.width / 2) * PER_CM) for x in (left - margin, right + margin)]
        rows = [round((CLOTH.depth / 2 - y) * PER_CM) for y in (high + margin, low - margin)]
        return slice(max(0, rows[0]), min(height, rows[1])), slice(max(0, columns[0]), min(width, columns[1]))

    def mask(self, shape: BaseGeometry, box: Box, soft: float = 0.0) -> Field:
        """How much of each pixel of a box a shape covers; `soft`: how far its edge is blurred, cm."""
        rows, columns = box
        across, down = CLOTH.width / 2 * PER_CM - columns.start, CLOTH.depth / 2 * PER_CM - rows.start
        placed = affine_transform(shape, [PER_CM, 0, 0, -PER_CM, across, down])
        mask = shape_mask(placed, columns.stop - columns.start, rows.stop - rows.start)
        return gaussian_filter(mask, soft * PER_CM) if soft else mask

    def fill(self, shape: BaseGeometry, colour: Colours, share: float = 1.0, soft: float = 0.0) -> None:
        """Paint a shape in one colour, `share` of it covering what is there."""
        if shape.is_empty:
            return
        box = self.box(shape, 0.1 + 3 * soft)
        if box[0].start < box[0].stop and box[1].start < box[1].stop:
            self.blend(box, np.array(colour, dtype=np.float32), self.mask(shape, box, soft) * share)

    def blend(self, box: Box, colours: Picture, share: Field) -> None:
        """Paint a colour or a picture over a box, `share` of it covering what is there."""
        under = self.picture[box]
        self.picture[box] = under + (colours - under) * share[..., None]

    def shade(self, shape: BaseGeometry, darkness: float, soft: float, within: BaseGeometry | None = None) -> None:
        """Darken a shape with a soft edge, only `within` another one when that is given."""
        box = self.box(shape, 0.1 + 3 * soft)
        mask = self.mask(shape, box, soft)
        if within is not None:
            mask = mask * self.mask(within, box)
        self.picture[box] *= 1 - darkness * mask[..., None]

    def text(self, text: str, font_name: str, x: float, y: float, size: float, colour: Colours) -> None:
        """Letters `size` cm high around (x, y)."""
        box = self.box(rectangle_between(x - 2 * size, y - size, x + 2 * size, y + size))
        self.blend(box, np.array(colour, dtype=np.float32), CLOTH.text(text, font_name, x, y, size)[box])
