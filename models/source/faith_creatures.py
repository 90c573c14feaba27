"""What is drawn in the Sea of the cloth: ships, a whale, fish, a serpent, a wind rose, each as light shape and ink."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Drawing = tuple[BaseGeometry, BaseGeometry]
Points = Sequence[tuple[float, float]]
LINE = 0.030
"""Half width of an ink line, in shares of a drawing's half size."""


def rounded(points: Points, radius: float = 0.05) -> BaseGeometry:
    """An outline with soft corners."""
    shape = Polygon(points).buffer(0)
    return shape.buffer(radius, quad_segs=6).buffer(-2 * radius, quad_segs=6).buffer(radius, quad_segs=6)


def stroke(points: Points, half: float = LINE) -> BaseGeometry:
    """A line with round ends."""
    return LineString(points).buffer(half, quad_segs=6)


def bow(x: float, y: float, radius: float, start: float, end: float, half: float = LINE) -> BaseGeometry:
    """A stroke along a circle from `start` to `end` degrees."""
    turns = np.radians(np.linspace(start, end, 25))
    return stroke([(x + radius * float(np.cos(a)), y + radius * float(np.sin(a))) for a in turns], half)


def inked(light: BaseGeometry, *lines: BaseGeometry) -> Drawing:
    """A light shape with its outline in ink, and more ink lines."""
    return light, unary_union([light.boundary.buffer(LINE), *lines])


def _placed(draw: Callable[[], Drawing]) -> Callable[[float, float, float], Drawing]:
    """A drawing of half size 1 around the origin as a function of middle and half size, cm; mirrored in the west."""

    def place(x: float, y: float, size: float) -> Drawing:
        light, ink = (translate(scale(part, size * (-1 if x < 0 else 1), size, origin=(0, 0)), x, y) for part in draw())
        return light, ink

    return place


def _ripples(y: float, *spans: tuple[float, float]) -> BaseGeometry:
    lines = []
    for left, right in spans:
        x = np.linspace(left, right, 30)
        wave = y + 0.035 * np.sin((x - left) / (right - left) * np.pi * 2 * max(1, round((right - left) / 0.4)))
        lines.append(stroke(list(zip(x.tolist(), wave.tolist(), strict=True)), 0.026))
    return unary_union(lines)


def _ship() -> Drawing:
    hull = rounded(
        [(-0.86, 0.02), (-0.95, 0.28), (-0.62, -0.02), (0.62, -0.02), (0.98, 0.40), (0.90, 0.0),
         (0.56, -0.42), (-0.52, -0.42)],
        0.03,
    )  # fmt: skip
    sail = rounded([(-0.50, 0.26), (-0.58, 0.92), (0.44, 0.92), (0.52, 0.26), (0.02, 0.16)], 0.05)
    flag = Polygon([(-0.02, 1.02), (-0.42, 1.10), (-0.02, 1.20)])
    stripes = [stroke([(x - 0.03, 0.90), (x, 0.24)], 0.05) for x in (-0.32, 0.0, 0.28)]
    mast = stroke([(-0.02, -0.02), (-0.02, 1.20)], 0.035)
    shields = [Point(x, 0.02).buffer(0.10) for x in (-0.45, -0.15, 0.15, 0.45)]
    planks = [stroke([(-0.72, -0.12), (0.74, -0.12)], 0.018), stroke([(-0.62, -0.26), (0.66, -0.26)], 0.018)]
    light = unary_union([hull, sail, *shields])
    rings = [shield.boundary.buffer(0.028) for shield in shields]
    return inked(light, flag, mast, *stripes, *planks, *rings, _ripples(-0.52, (-1.05, -0.3), (-0.15, 0.9)))


def _boat() -> Drawing:
    hull = rounded([(-0.8, -0.10), (0.85, -0.10), (0.55, -0.46), (-0.50, -0.46)], 0.03)
    sail = rounded([(0.0, 0.95), (0.0, 0.0), (0.72, 0.0)], 0.02)
    jib = rounded([(-0.10, 0.75), (-0.10, 0.0), (-0.60, 0.0)], 0.02)
    return inked(unary_union([hull, sail, jib]), stroke([(-0.05, -0.1), (-0.05, 1.0)]), _ripples(-0.60, (-0.9, 0.8)))


def _whale() -> Drawing:
    body = rounded(
        [(-1.0, 0.30), (-0.94, -0.12), (-0.66, -0.40), (-0.10, -0.46), (0.40, -0.30), (0.72, 0.02), (0.86, 0.36),
         (1.12, 0.60), (0.84, 0.60), (0.74, 0.78), (0.66, 0.50), (0.56, 0.26), (0.30, 0.10),
         (-0.10, 0.26), (-0.60, 0.46)],
        0.05,
    )  # fmt: skip
    fin = rounded([(-0.30, -0.24), (-0.02, -0.62), (-0.02, -0.22)], 0.02)
    grooves = [stroke([(-0.92, -0.02 - k * 0.08), (-0.40 + 0.05 * k, -0.12 - k * 0.07)], 0.018) for k in range(4)]
    spout = [bow(-0.46, 0.66, 0.20, 0, 160), bow(-0.86, 0.66, 0.20, 20, 180), stroke([(-0.66, 0.52), (-0.66, 0.70)])]
    eye = Point(-0.62, 0.10).buffer(0.045)
    return inked(body.union(fin), eye, *grooves, *spout, _ripples(-0.66, (-0.9, -0.2), (0.1, 0.9)))


def _fish() -> Drawing:
    body = scale(Point(0, 0).buffer(1, quad_segs=24), 0.68, 0.36)
    tail = rounded([(0.52, 0.0), (1.0, 0.36), (0.88, 0.0), (1.0, -0.36)], 0.03)
    fin = rounded([(-0.20, 0.30), (0.05, 0.60), (0.34, 0.26)], 0.02)
    scales = [bow(x, 0, 0.24, 120, 240, 0.025) for x in (0.05, 0.30, 0.52)]
    gill = bow(-0.62, 0, 0.30, -50, 50)
    return inked(unary_union([body, tail, fin]), Point(-0.48, 0.09).buffer(0.06), gill, *scales)


def _dolphin() -> Drawing:
    body = rounded(
        [(-1.0, -0.26), (-0.74, -0.04), (-0.36, 0.30), (0.0, 0.40), (0.16, 0.66), (0.30, 0.34), (0.66, 0.04),
         (0.92, 0.06), (0.80, -0.14), (0.86, -0.44), (0.64, -0.16), (0.20, 0.02), (-0.20, 0.0), (-0.16, -0.30),
         (-0.38, -0.04), (-0.70, -0.22)],
        0.04,
    )  # fmt: skip
    return inked(body, Point(-0.58, -0.02).buffer(0.045), _ripples(-0.56, (-0.8, -0.1), (0.1, 0.8)))


def _serpent() -> Drawing:
    humps = []
    for x, radius in ((-0.18, 0.34), (0.42, 0.27), (0.88, 0.18)):
        outer, inner = Point(x, -0.2).buffer(radius, quad_segs=24), Point(x, -0.2).buffer(radius - 0.20, quad_segs=24)
        above = Polygon([(-2, -0.2), (2, -0.2), (2, 2), (-2, 2)])
        humps.append(outer.difference(inner).intersection(above))
    neck = rounded(
        [(-0.86, -0.2), (-0.62, -0.2), (-0.62, 0.36), (-0.56, 0.62), (-0.70, 0.86), (-0.92, 0.82), (-1.24, 0.62),
         (-1.22, 0.52), (-0.92, 0.56), (-0.86, 0.40)],
        0.04,
    )  # fmt: skip
    tail = rounded([(1.10, -0.2), (1.20, 0.18), (1.06, 0.42), (1.34, 0.24), (1.24, -0.2)], 0.02)
    crest = [Polygon([(-0.58, 0.30 + k * 0.16), (-0.44, 0.40 + k * 0.16), (-0.58, 0.44 + k * 0.16)]) for k in range(3)]
    light = unary_union([*humps, neck, tail])
    stripes = [bow(x, -0.2, r - 0.10, 30, 150, 0.02) for x, r in ((-0.18, 0.34), (0.42, 0.27))]
    water = _ripples(-0.28, (-1.2, -0.4), (-0.3, 0.5), (0.6, 1.35))
    return inked(light, *crest, *stripes, Point(-0.86, 0.70).buffer(0.045), water)


def _wind_rose() -> Drawing:
    light: list[BaseGeometry] = []
    dark: list[BaseGeometry] = []
    for index in range(16):
        length = (0.92, 0.40, 0.66, 0.40)[index % 4]
        angle = index * np.pi / 8
        tip = (length * np.sin(angle), length * np.cos(angle))
        for sign, group in ((-1, dark), (1, light)):
            waist = (0.19 * length * np.sin(angle + sign * 0.8), 0.19 * length * np.cos(angle + sign * 0.8))
            group.append(Polygon([tip, waist, (0.0, 0.0)]))
    ring = Point(0, 0).buffer(0.62, quad_segs=32)
    circles = [ring.difference(ring.buffer(-0.03)), ring.buffer(-0.07).difference(ring.buffer(-0.085))]
    lily = unary_union([Polygon([(-0.09, 1.0), (0.0, 1.26), (0.09, 1.0)]), stroke([(-0.15, 1.0), (0.15, 1.0)], 0.025)])
    # The dark halves stay as the water is.
    return unary_union([*light, *circles, lily]), unary_union([part.boundary.buffer(0.012) for part in dark])


ship, boat, whale, fish = _placed(_ship), _placed(_boat), _placed(_whale), _placed(_fish)
dolphin, serpent, wind_rose = _placed(_dolphin), _placed(_serpent), _placed(_wind_rose)
