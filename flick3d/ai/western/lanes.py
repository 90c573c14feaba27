"""Lanes: how likely a movement disc gets somewhere without touching anything."""

from __future__ import annotations

import math

from flick3d.ai.western.chances import between
from flick3d.ai.western.fans import Fan
from flick3d.rules.layout import Area

BEYOND = 1.06
"""A lane must be free for so many times its length."""

SURE = 3.0
"""Errors of the hand beyond so many standard deviations are not looked at."""


def direction_chance(seen: Fan, direction: float, length: float, noise: float) -> float:
    """Chance that a disc flicked in a direction (degrees) meets nothing on its way (cm), by the hand's direction."""
    gaps = seen.gaps(direction, SURE * noise, length)
    return sum(between(low, high, noise) for low, high in gaps)


def length_chance(seen: Fan, direction: float, length: float, noise: float, area: Area) -> float:
    """Chance that it does not slide too far, by the hand's speed: into something, or off the play area."""
    room = min(seen.first(direction, 2.0 * length)[0], to_edge(seen.x, seen.y, direction, area))
    return between(-math.inf, math.sqrt(room / length) - 1.0, noise) if room < math.inf else 1.0


def to_edge(x: float, y: float, direction: float, area: Area) -> float:
    """How far it is from a point to the play area's edge in a direction, cm."""
    east, north = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    far = math.inf
    for at, step, half in ((x, east, area.width / 2.0), (y, north, area.depth / 2.0)):
        if abs(step) > 1e-9:
            far = min(far, (math.copysign(half, step) - at) / step)
    return max(0.0, far)
