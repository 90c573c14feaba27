"""The colours and the parts of which the card pictures of Flick of Faith are made; lengths in a picture's units."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from ui_brush import Colour, Point

INK: Colour = (44, 28, 26)
PARCHMENT: Colour = (240, 224, 184)
CREAM: Colour = (250, 240, 214)
GOLD: Colour = (222, 170, 66)
GOLD_LIGHT: Colour = (250, 218, 130)
GOLD_DARK: Colour = (152, 100, 34)
VERMILION: Colour = (190, 62, 44)
LAPIS: Colour = (42, 76, 140)
SKIN: Colour = (232, 188, 146)
BEECH: Colour = (210, 164, 108)
STONE: Colour = (214, 206, 192)
SEA: Colour = (58, 128, 142)
GRASS: Colour = (118, 146, 78)
NIGHT: Colour = (32, 38, 72)


@dataclass(frozen=True)
class Polygon:
    """A part with straight sides."""

    points: Sequence[Point]


@dataclass(frozen=True)
class Limb:
    """A part along a line with round ends, `width` units wide at its start and `end` at its tip."""

    points: Sequence[Point]
    width: float
    end: float | None = None


@dataclass(frozen=True)
class Oval:
    """A part that is an oval around a point, turned by degrees clockwise."""

    middle: Point
    across: float
    high: float
    turn: float = 0.0


Part = Polygon | Limb | Oval


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 10) -> list[Point]:
    """A soft line through the points (closed: around them)."""
    count = len(points)
    line: list[Point] = []
    for index in range(count if closed else count - 1):
        near = [points[(index + step) % count if closed else min(max(index + step, 0), count - 1)] for step in
                (-1, 0, 1, 2)]  # fmt: skip
        for step in range(steps):
            t = step / steps
            weights = (
                -0.5 * t + t * t - 0.5 * t**3,
                1.0 - 2.5 * t * t + 1.5 * t**3,
                0.5 * t + 2.0 * t * t - 1.5 * t**3,
                -0.5 * t * t + 0.5 * t**3,
            )
            line.append(
                (
                    sum(weight * point[0] for weight, point in zip(weights, near, strict=True)),
                    sum(weight * point[1] for weight, point in zip(weights, near, strict=True)),
                )
            )
    if not closed:
        line.append(points[-1])
    return line


def blob(*points: Point) -> Polygon:
    """A part with a soft outline through the points."""
    return Polygon(smooth(points))


def oval_outline(part: Oval, grow: float = 0.0) -> list[Point]:
    """Points around an oval that is larger by `grow`."""
    cosine, sine = math.cos(math.radians(part.turn)), math.sin(math.radians(part.turn))
    outline = []
    for step in range(96):
        angle = step * math.tau / 96
        x, y = (part.across + grow) * math.cos(angle), (part.high + grow) * math.sin(angle)
        outline.append((part.middle[0] + x * cosine - y * sine, part.middle[1] + x * sine + y * cosine))
    return outline


def part_box(part: Part) -> tuple[float, float, float, float]:
    """The box around a part: left, top, right, bottom."""
    points: Sequence[Point] = oval_outline(part) if isinstance(part, Oval) else part.points
    around = max(part.width, part.end or 0.0) / 2.0 if isinstance(part, Limb) else 0.0
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - around, min(down) - around, max(across) + around, max(down) + around


def limb_beads(part: Limb) -> list[tuple[Point, float]]:
    """Discs close together along a limb, each with its radius."""
    end = part.width if part.end is None else part.end
    lengths = [0.0]
    for one, other in itertools.pairwise(part.points):
        lengths.append(lengths[-1] + math.dist(one, other))
    beads: list[tuple[Point, float]] = []
    for index, (one, other) in enumerate(itertools.pairwise(part.points)):
        steps = max(1, round((lengths[index + 1] - lengths[index]) * 5))
        for step in range(steps + 1):
            share = step / steps
            along = (lengths[index] + share * (lengths[index + 1] - lengths[index])) / max(lengths[-1], 1e-6)
            at = (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1]))
            beads.append((at, (part.width + (end - part.width) * along) / 2.0))
    return beads
