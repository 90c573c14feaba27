"""Paints the hair strand by strand: nape lines, sideburns, curls, a bald head, long hair over the collar; and ears."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from figure_faces import EYES, HEAD_HIGH, HEAD_LOW, RADIUS, SIDES, Face, bow, darker, ellipse, lighter, line, tapered
from figure_looks import Look, Rgb
from noise import Field, Picture
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from turned_canvas import TurnedCanvas, coated

EAR_OUT, EAR_UP = 0.985, -0.03
"""Where an ear sits on the head, cm to the side of the point between the eyes and above it."""
BEHIND = np.pi * RADIUS
"""Half of the way around the head, cm."""

Edge = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Style:
    """How hair is worn: where it ends below and, on a bald head, above, as (cm to the side, cm above the eyes).

    ragged: length of the locks at the lower edge, cm. wave: how far the strands swing, degrees. gather: how much they
    run together behind. over: down to which height it hangs over the collar, cm; 0 for hair that ends on the head.
    """

    lower: Edge
    upper: Edge = ()
    ragged: float = 0.03
    wave: float = 0.6
    gather: float = 0.0
    over: float = 0.0
    ears: bool = True


STYLES: dict[str, Style] = {
    "parted": Style(
        [(0, 0.255), (0.5, 0.235), (0.64, 0.13), (0.70, -0.14), (0.84, -0.17), (0.90, 0.05), (1.07, 0.03),
         (1.14, -0.20), (1.4, -0.30), (BEHIND, -0.33)], ragged=0.022),
    "curls": Style(
        [(0, 0.235), (0.45, 0.21), (0.60, 0.04), (0.68, -0.24), (0.86, -0.34), (1.2, -0.42), (BEHIND, -0.45)],
        ragged=0.05, wave=5.0, ears=False),
    "ponytail": Style(
        [(0, 0.265), (0.52, 0.245), (0.68, 0.06), (0.76, -0.10), (0.84, -0.08), (0.92, 0.04), (1.10, 0.0),
         (1.3, -0.20), (1.7, -0.27), (BEHIND, -0.36)], ragged=0.018, gather=1.8),
    "bowl": Style(
        [(0, 0.185), (0.40, 0.165), (0.56, 0.06), (0.68, -0.06), (1.0, -0.10), (BEHIND, -0.16)],
        ragged=0.035, wave=0.4, ears=False),
    "fringe": Style(
        [(0, 0.9), (0.66, 0.9), (0.69, -0.10), (0.74, -0.36), (0.87, -0.28), (0.92, 0.03), (1.07, 0.03), (1.16, -0.24),
         (1.5, -0.34), (BEHIND, -0.36)],
        upper=[(0, 0.05), (0.9, 0.15), (1.15, 0.12), (1.6, -0.02), (BEHIND, -0.06)], ragged=0.045, wave=2.0),
    "long": Style(
        [(0, 0.25), (0.42, 0.22), (0.60, 0.0), (0.72, -0.5), (BEHIND, -0.6)], ragged=0.03, wave=0.8, over=2.36,
        ears=False),
    "strip": Style([(0, 0.9), (1.72, 0.9), (1.74, -0.40), (BEHIND, -0.46)], ragged=0.03, wave=1.0),
    "braid": Style(
        [(0, 0.27), (0.55, 0.24), (0.68, 0.06), (0.78, -0.05), (0.92, 0.05), (1.1, 0.0), (1.3, -0.25), (BEHIND, -0.4)],
        ragged=0.018, gather=2.2, ears=False),
    "wavy": Style(
        [(0, 0.23), (0.30, 0.17), (0.48, 0.12), (0.60, -0.05), (0.72, -0.5), (BEHIND, -0.6)], ragged=0.05, wave=3.4,
        over=2.50, ears=False),
    "bald": Style(
        [(0, 0.9), (0.70, 0.9), (0.74, -0.5), (0.87, -0.45), (0.92, 0.02), (1.07, 0.02), (1.16, -0.5), (BEHIND, -0.6)],
        upper=[(0, 0.0), (0.9, 0.08), (1.3, -0.02), (BEHIND, -0.10)], ragged=0.05, wave=2.4, over=2.46),
}  # fmt: skip


def strands(sheet: TurnedCanvas, seed: int, wave: float = 0.6, gather: float = 0.0) -> Field:
    """Brightness of hairs that run down the head, about 0.4 to 1.5; `wave` and `gather` as in `Style`."""
    random = np.random.default_rng(seed)
    turn = (sheet.degrees_of_columns + 360.0) % 360.0 - 180.0
    away = sheet.length_of_rows - sheet.length_at(EYES - 0.1)
    phase = turn[None] * (1.0 + gather * np.abs(away)[:, None])
    phase = phase + wave * np.sin(away * 21.0)[:, None] + 0.35 * wave * np.sin(away * 47.0 + 1.0)[:, None]
    result = np.zeros(phase.shape, dtype=np.float32) + 0.42
    for count, strength in ((70, 0.26), (190, 0.30), (420, 0.38)):
        values = random.random(count).astype(np.float32)
        place = phase / 360.0 * count
        low = np.floor(place).astype(int)
        share = (place - low).astype(np.float32)
        result += strength * (values[low % count] * (1 - share) + values[(low + 1) % count] * share)
    # A ring of light around the head, as hair has it.
    shine = np.exp(-(((away - 0.20) / 0.07) ** 2))[:, None]
    return (result * (1.0 + 0.35 * shine)).astype(np.float32)


def coloured(colour: Rgb, brightness: Field) -> Picture:
    """Hair of a colour; its lights are warmer than its shades."""
    base = np.asarray(colour, dtype=np.float32) + 6.0
    return np.clip(base * brightness[..., None] ** np.array([1.0, 1.06, 1.14], dtype=np.float32), 0, 255)


def _edge(points: Edge, ragged: float, seed: int) -> list[tuple[float, float]]:
    """An edge all around from left to right, with pointed locks."""
    random = np.random.default_rng(seed)
    along = np.arange(-BEHIND - 0.02, BEHIND + 0.03, 0.020)
    heights = np.interp(np.abs(along), [x for x, _ in points], [y for _, y in points])
    # Locks of different widths, each pointed at its end.
    starts = np.cumsum(0.03 + 0.09 * random.random(140))
    lock = np.searchsorted(starts, along - along[0])
    place = (along - along[0] - np.concatenate([[0.0], starts])[lock]) / np.diff(np.concatenate([[0.0], starts]))[lock]
    depth = ragged * (0.5 + random.random(len(starts) + 1)[lock])
    return list(zip(along.tolist(), (heights + depth * (np.abs(place - 0.6) - 0.25)).tolist(), strict=True))


def region(style: Style, seed: int, shift: float = 0.0) -> BaseGeometry:
    """Where the hair is, cm around the point between the eyes; `shift` moves the lower edge."""
    lower = [(x, y + shift) for x, y in _edge(style.lower, style.ragged, seed)]
    if style.upper:
        upper = _edge(style.upper, style.ragged * 0.6, seed + 1)
        upper = [(x, max(high, low)) for (x, high), (_, low) in zip(upper, lower, strict=True)]
    else:
        upper = [(x, 1.0) for x, _ in lower]
    return Polygon(lower + upper[::-1]).buffer(0)


def paint_hair(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Adds hair and ears to a head whose face is painted."""
    face = Face(picture, sheet, look, grain)
    style = STYLES[look.hairstyle]
    hair = coloured(look.hair, strands(sheet, look.seed, style.wave, style.gather))
    shape = region(style, look.seed)
    if style.upper or look.hairstyle == "strip":
        _paint_scalp(face)
    on_top = sheet.band(sheet.length_at(HEAD_HIGH), sheet.length_at(HEAD_HIGH) + 0.45, by_length=True)
    if not style.upper and look.hairstyle != "strip":
        face.cover(on_top, hair)
    # Stubble below the nape line and a shade under the locks.
    face.paint(region(style, look.seed, -0.05), darker(look.skin, 0.55), 0.55, 0.02)
    face.paint(shape, hair)
    if look.hairstyle == "curls":
        _paint_curls(face, shape)
    if style.gather or look.hairstyle == "parted":
        _paint_comb_lines(face, shape, style.gather > 0)
    if style.over:
        _paint_over_collar(face, style, hair)
    if style.ears:
        _paint_ears(face)
    return face.picture


def paint_beard(picture: Picture, sheet: TurnedCanvas, look: Look, grain: Field) -> Picture:
    """Adds what grows on cheeks and chin of those who have whiskers or a beard."""
    face = Face(picture, sheet, look, grain)
    hair = coloured(look.hair, strands(sheet, look.seed + 7, 2.0))
    if look.beard:
        cheeks = [Polygon([(s * 0.86, -0.5), (s * 0.86, 0.0), (s * 0.60, 0.0), (s * 0.5, -0.3)]) for s in SIDES]
        chin = unary_union([ellipse(0, -0.40, 0.70, 0.25), *cheeks])
        face.paint(chin.buffer(0.02), darker(look.skin, 0.5), 0.6, 0.02)
        face.paint(chin, hair)
        _paint_curls(face, chin)
    if look.whiskers:
        for s in SIDES:
            cheek = Polygon(
                [(s * 0.86, 0.08), (s * 0.64, 0.06), (s * 0.48, -0.28), (s * 0.58, -0.47), (s * 0.88, -0.40)]
            )
            face.paint(cheek.buffer(0.03), darker(look.skin, 0.55), 0.5, 0.02)
            face.paint(cheek, hair)
            locks = [
                tapered(bow((s * (0.80 - 0.04 * k), 0.0 - 0.02 * k), (s * (0.72 - 0.05 * k), -0.2),
                            (s * (0.50 + 0.03 * (k % 3)), -0.30 - 0.035 * k)), 0.014)
                for k in range(6)
            ]  # fmt: skip
            face.paint(unary_union(locks), lighter(look.hair, 0.5), 0.7)
    return face.picture


def _paint_curls(face: Face, shape: BaseGeometry) -> None:
    """Rings of hair in rows, dark below and light above."""
    random = np.random.default_rng(face.look.seed + 3)
    dark, light = [], []
    for row, y in enumerate(np.arange(-0.50, 0.42, 0.085)):
        for x in np.arange(-BEHIND, BEHIND, 0.115):
            cx, cy = x + (0.055 if row % 2 else 0.0) + random.uniform(-0.02, 0.02), y + random.uniform(-0.015, 0.015)
            if not shape.contains(Point(cx, cy)):
                continue
            turn = random.uniform(0, 6.28)
            spiral = [
                (cx + (0.048 - 0.032 * t) * np.cos(turn + 5.2 * t), cy + (0.044 - 0.03 * t) * np.sin(turn + 5.2 * t))
                for t in np.linspace(0, 1, 9)
            ]
            dark.append(line(spiral, 0.020))
            light.append(line([(px - 0.007, py + 0.011) for px, py in spiral[:6]], 0.009))
    face.paint(unary_union(dark).intersection(shape.buffer(0.02)), darker(face.look.hair, 0.48), 0.9)
    face.paint(unary_union(light).intersection(shape.buffer(0.02)), lighter(face.look.hair, 0.35), 0.85)


def _paint_comb_lines(face: Face, shape: BaseGeometry, gathered: bool) -> None:
    """Where the comb has gone: to the knot behind, or down from the parting."""
    lines = []
    for x in np.arange(0.75, BEHIND - 0.05, 0.11):
        for side in SIDES:
            ends = (side * (BEHIND - 0.02), -0.08) if gathered else (side * (x + 0.10), -0.32)
            lines.append(tapered(bow((side * x, 0.40), (side * (x + 0.06), 0.10), ends), 0.016))
    face.paint(unary_union(lines).intersection(shape), darker(face.look.hair, 0.42), 0.75)


def _paint_scalp(face: Face) -> None:
    """Bare skin shines, and a few hairs are left; on a shaved head there is a shade of stubble."""
    look = face.look
    face.paint(
        ellipse(BEHIND, 0.17, 0.26, 0.09).union(ellipse(-BEHIND, 0.17, 0.26, 0.09)), lighter(look.skin, 0.5), 0.5, 0.05
    )
    if look.hairstyle == "strip":
        stubble = Polygon([(0.66, 0.9), (0.70, -0.08), (1.2, -0.30), (BEHIND, -0.4), (BEHIND, 0.9)])
        both = stubble.union(Polygon([(-x, y) for x, y in stubble.exterior.coords]))
        face.paint(both, darker(look.hair, 0.7), 0.45, 0.05)
        places = np.random.default_rng(look.seed + 9).uniform((0.68, -0.42), (BEHIND, 0.42), (1500, 2))
        dots = [Point(s * x, y).buffer(0.006, quad_segs=2) for s in SIDES for x, y in places]
        face.paint(unary_union(dots).intersection(both), darker(look.hair, 0.45), 0.7)
        return
    hairs = [tapered(bow((s * x, 0.36), (s * (x - 0.05), 0.2), (s * (x - 0.02), 0.02)), 0.011)
             for s in SIDES for x in np.arange(1.0, BEHIND, 0.17)]  # fmt: skip
    face.paint(unary_union(hairs), look.hair, 0.8)


def _paint_over_collar(face: Face, style: Style, hair: Picture) -> None:
    """Hair that hangs over collar and shoulders behind, in pointed locks."""
    sheet, look = face.sheet, face.look
    length, low = sheet.length_at(HEAD_LOW + 0.06), sheet.length_at(style.over)
    reach = length - low
    random = np.random.default_rng(look.seed + 5)
    half = 1.12
    xs = np.linspace(-half, half, 17)
    ends = [-reach * (1.0 - 0.30 * (abs(x) / half) ** 2) + (0.10 if k % 2 else -0.02) * (0.6 + 0.4 * random.random())
            for k, x in enumerate(xs)]  # fmt: skip
    shape = Polygon([(-half - 0.03, 0.1), *zip(xs.tolist(), ends, strict=True), (half + 0.03, 0.1)])
    mask = sheet.shape_at_length(shape, 180.0, length, RADIUS)
    shade = sheet.spread(sheet.shape_at_length(shape.buffer(0.03), 180.0, length, RADIUS), 0.03, 180.0, HEAD_LOW, 1.0)
    face.picture = coated(face.picture, (16, 12, 10), shade * 0.6, face.grain)
    face.picture = coated(face.picture, hair, mask, face.grain)
    locks = [tapered(bow((x, 0.1), (x + 0.03, -0.2), (x * 0.97, e + 0.08)), 0.028)
             for x, e in list(zip(xs.tolist(), ends, strict=True))[1:-1]]  # fmt: skip
    lines = sheet.shape_at_length(unary_union(locks), 180.0, length, RADIUS)
    face.picture = coated(face.picture, darker(look.hair, 0.42), lines * mask * 0.75, face.grain)


def _paint_ears(face: Face) -> None:
    """An ear on either side, behind the sideburns."""
    for side in SIDES:
        ear = ellipse(side * EAR_OUT, EAR_UP, 0.075, 0.10)
        face.paint(ear.buffer(0.015), darker(face.look.skin, 0.5), 0.8)
        face.paint(ear, face.look.skin)
        curl = bow((side * (EAR_OUT - 0.03), EAR_UP + 0.05), (side * (EAR_OUT + 0.09), EAR_UP + 0.06),
                   (side * EAR_OUT, EAR_UP - 0.05))  # fmt: skip
        face.paint(line(curl, 0.018), darker(face.look.skin, 0.6))
