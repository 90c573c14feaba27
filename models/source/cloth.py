"""A printed desert cloth: where centimetres lie in its picture, and what is painted on every such cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from noise import Field, Generator, Picture, colour_ramp, layered_noise, mixed, smooth_noise
from pictures import blurred, lettering, shape_mask
from scipy.ndimage import zoom
from scipy.spatial import cKDTree
from shapely.affinity import affine_transform, scale
from shapely.geometry import Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import rectangle
from surfaces import paper_grain

SAND = (
    (0.0, (190, 126, 72)),
    (0.35, (216, 160, 98)),
    (0.6, (230, 184, 122)),
    (0.85, (238, 203, 148)),
    (1.0, (244, 216, 168)),
)


@dataclass(frozen=True)
class Cloth:
    """A cloth of width x depth cm around the origin (y north) and its picture of so many pixels."""

    width: float
    depth: float
    pixels: tuple[int, int]

    @property
    def per_cm(self) -> float:
        """Pixels per centimetre."""
        return self.pixels[0] / self.width

    def mask(self, shape: BaseGeometry) -> Field:
        """Coverage of a shape given in cm."""
        placed = affine_transform(shape, [self.per_cm, 0, 0, -self.per_cm, self.pixels[0] / 2, self.pixels[1] / 2])
        return shape_mask(placed, *self.pixels)

    def text(self, text: str, font_name: str, x: float, y: float, size: float, spacing: float = 0.0) -> Field:
        """Letters `size` cm high around (x, y)."""
        middle = ((x + self.width / 2) * self.per_cm, (self.depth / 2 - y) * self.per_cm)
        return lettering(*self.pixels, text, font_name, middle, size * self.per_cm, spacing=spacing)

    def noise(self, rows: int, columns: int, random: Generator, layers: int = 5, gain: float = 0.5) -> Field:
        """Layered noise over the whole picture."""
        return layered_noise(self.pixels[1], self.pixels[0], rows, columns, random, layers, gain)


def sand(cloth: Cloth, random: Generator) -> Picture:
    """Dunes, wind ripples and fine grains."""
    big, middling = cloth.noise(3, 4, random, 7, 0.55), cloth.noise(14, 20, random)
    picture = colour_ramp(np.clip(0.5 + 1.4 * (big - 0.5) + 0.5 * (middling - 0.5), 0, 1), SAND)
    down = np.linspace(0, 1, cloth.pixels[1], dtype=np.float32)[:, None]
    phase = down * 46 + (cloth.noise(20, 8, random, 4) - 0.5) * 5 + (big - 0.5) * 10
    where = np.clip((cloth.noise(4, 6, random, 3) - 0.5) * 5, 0, 1)
    return picture * (1 - 0.075 * where * (0.5 + 0.5 * np.sin(phase * 2 * np.pi)))[..., None]


def _blobs(shapes: Sequence[tuple[float, float, float]]) -> BaseGeometry:
    return unary_union([scale(Point(x, y).buffer(r, quad_segs=3), 1.3, 0.85) for x, y, r in shapes])


def stones(cloth: Cloth, picture: Picture, placed: Sequence[tuple[float, float, float]]) -> Picture:
    """Pebbles (x, y, radius in cm) lit from the north-west, in three shades of brown and grey."""
    shadow = cloth.mask(_blobs([(x + 0.35 * r, y - 0.40 * r, r) for x, y, r in placed]))
    picture = picture * (1 - 0.42 * blurred(shadow, 1.5))[..., None]
    for shade, colour in enumerate(((150, 112, 78), (172, 138, 104), (134, 116, 98))):
        some = placed[shade::3]
        picture = mixed(picture, colour, cloth.mask(_blobs(some)) * 0.9)
        lit = blurred(cloth.mask(_blobs([(x - 0.25 * r, y + 0.25 * r, r * 0.5) for x, y, r in some])), 2.0)
        picture = picture + (lit * 42)[..., None]
    return picture


def cracks(cloth: Cloth, picture: Picture, random: Generator, cells: int = 900, spread: float = 0.57) -> Picture:
    """Dried mud in patches: the borders between so many random cells. `spread`: the lower, the larger the patches."""
    height, width = cloth.pixels[1] // 2, cloth.pixels[0] // 2
    middles = random.random((cells, 2)) * np.array([cloth.width, cloth.depth])
    bend = [smooth_noise(height, width, 60, 90, random) - 0.5 for _ in range(2)]
    x = (np.arange(width) + 0.5) / width * cloth.width + bend[0] * 0.9
    y = ((np.arange(height) + 0.5) / height * cloth.depth)[:, None] + bend[1] * 0.9
    distances, _ = cKDTree(middles).query(np.stack([x.ravel(), y.ravel()], axis=1), k=2)
    border = zoom((distances[:, 1] - distances[:, 0]).reshape(height, width).astype(np.float32), 2, order=1)
    patch = np.clip((cloth.noise(3, 4, random, 4) - spread) * 9, 0, 1)
    crack = np.clip((0.11 - border) / 0.07, 0, 1) * patch
    picture = picture * (1 - 0.42 * crack[..., None] * np.array([0.8, 1.0, 1.1], dtype=np.float32))
    return picture + (np.clip(1 - np.abs(border - 0.24) / 0.14, 0, 1) * patch * 12)[..., None]


def scrub(
    cloth: Cloth,
    picture: Picture,
    random: Generator,
    is_bare: Callable[[float, float], bool],
    tufts: int = 70,
    pebbles: int = 420,
) -> Picture:
    """Tufts of dry grass wherever the ground is not bare, and scattered pebbles."""
    blades = []
    reach_x, reach_y = cloth.width / 2, cloth.depth / 2
    for _ in range(tufts):
        x, y = float(random.uniform(2 - reach_x, reach_x - 2)), float(random.uniform(2 - reach_y, reach_y - 2))
        if is_bare(x, y):
            continue
        for _ in range(int(random.integers(6, 12))):
            lean, length = float(random.normal(0, 0.45)), float(random.uniform(0.35, 0.95))
            foot = (x + float(random.normal(0, 0.16)), y + float(random.normal(0, 0.05)))
            tip = (foot[0] + length * np.sin(lean), foot[1] + length * np.cos(lean))
            blades.append(Polygon([(foot[0] - 0.05, foot[1]), (foot[0] + 0.05, foot[1]), tip]))
    picture = mixed(picture, (126, 104, 52), cloth.mask(unary_union(blades)) * 0.72)
    placed = []
    for _ in range(pebbles):
        x, y = float(random.uniform(1 - reach_x, reach_x - 1)), float(random.uniform(1 - reach_y, reach_y - 1))
        placed.append((x, y, float(random.gamma(1.7, 0.026)) + 0.025))
    return stones(cloth, picture, placed)


def hemmed(cloth: Cloth, picture: Picture, random: Generator) -> Picture:
    """The weave of the cloth and a stitched hem."""
    picture = picture + paper_grain(cloth.pixels[1], cloth.pixels[0], random, 6)[..., None]
    rows, columns = np.arange(cloth.pixels[1])[:, None], np.arange(cloth.pixels[0])[None]
    picture = picture * (1 + 0.018 * np.sin(columns * 1.9) * np.sin(rows * 1.9))[..., None]
    whole = rectangle(cloth.width, cloth.depth)
    hem = cloth.mask(whole.difference(rectangle(cloth.width - 0.7, cloth.depth - 0.7)))
    picture = mixed(picture, (112, 62, 36), hem * 0.75)
    half_x, half_y = cloth.width / 2, cloth.depth / 2
    stitches = [
        rectangle_between(x, y - 0.03, x + 0.35, y + 0.03)
        for x in np.arange(0.4 - half_x, half_x - 0.6, 0.6)
        for y in (0.18 - half_y, half_y - 0.18)
    ]
    stitches += [
        rectangle_between(x - 0.03, y, x + 0.03, y + 0.35)
        for y in np.arange(0.4 - half_y, half_y - 0.6, 0.6)
        for x in (0.18 - half_x, half_x - 0.18)
    ]
    return mixed(picture, (232, 200, 150), cloth.mask(unary_union(stitches)) * 0.8)
