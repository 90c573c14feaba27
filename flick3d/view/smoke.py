"""How smoke, dust and a flash look at a moment after a blast or a collapse: pure functions of the time.

Lengths in cm, times in seconds; colours are red, green, blue, opacity as seen on the screen.
"""

from __future__ import annotations

import math

import msgspec

from flick3d.view.decals import Colour
from flick3d.view.poses import Vector

FLASH_SECONDS = 0.22
FLASH_SIZES = (7.0, 17.0)
FLASH_COLOUR = (1.0, 0.93, 0.72)
DUST_SECONDS = 0.9
DUST_REACH = 9.5
DUST_COLOUR = (0.93, 0.80, 0.58)
SCORCH_SECONDS = 9.0
SCORCH_COLOUR = (0.07, 0.045, 0.03)
TREMOR_SECONDS = 0.55
GOLDEN_ANGLE = 2.399963
"""Radians; turned by it again and again, puffs go into all directions evenly."""


class Cloud(msgspec.Struct, frozen=True):
    """A kind of smoke: what a blast makes, or a falling house.

    puffs: how many. seconds: until the last is gone. spread: how far puffs start from the middle along x and y.
    drift: how far they go aside. rise: how high they get. sizes: of a puff at first and at last.
    hot, cold: its colour at first, and after `cools_in` seconds.
    opacity: of a young puff. thins: how early it gets thin; 1 is evenly.
    """

    puffs: int
    seconds: float
    spread: tuple[float, float]
    drift: float
    rise: float
    sizes: tuple[float, float]
    hot: tuple[float, float, float]
    cold: tuple[float, float, float]
    cools_in: float
    opacity: float
    thins: float


BLAST = Cloud(
    puffs=18, seconds=2.4, spread=(0.8, 0.8), drift=4.8, rise=10.5, sizes=(4.5, 10.0),
    hot=(1.0, 0.66, 0.28), cold=(0.60, 0.55, 0.50), cools_in=0.45, opacity=0.9, thins=1.1,
)  # fmt: skip
COLLAPSE = Cloud(
    puffs=18, seconds=3.0, spread=(4.2, 6.6), drift=3.4, rise=4.6, sizes=(7.5, 13.0),
    hot=(0.93, 0.80, 0.62), cold=(0.78, 0.68, 0.56), cools_in=1.2, opacity=0.95, thins=0.6,
)  # fmt: skip


class Puff(msgspec.Struct, frozen=True):
    """One picture at a moment: where its middle is, how large it is, its colour with opacity."""

    place: Vector
    size: float
    colour: Colour


def puff(cloud: Cloud, number: int, seconds: float) -> Puff | None:
    """Puff `number` of a cloud about the origin, so long after its beginning; None when it is gone."""
    share = number / max(1, cloud.puffs - 1)
    # Some puffs live shorter than others, so that the cloud thins out and does not end at once.
    life = cloud.seconds * (0.62 + 0.38 * _scatter(number, 3))
    age = seconds / life
    if not 0.0 <= age < 1.0:
        return None
    angle = GOLDEN_ANGLE * number
    gone = 1.0 - math.exp(-4.5 * age)
    start = math.sqrt(share)
    aside = cloud.drift * gone * (0.35 + 0.65 * _scatter(number, 1))
    height = cloud.sizes[0] * 0.35 + cloud.rise * (0.25 + 0.75 * _scatter(number, 2)) * (0.55 * gone + 0.45 * age)
    place = (
        math.cos(angle) * (cloud.spread[0] * start + aside),
        math.sin(angle) * (cloud.spread[1] * start + aside),
        height,
    )
    size = _mix(cloud.sizes[0], cloud.sizes[1], gone)
    cooled = min(1.0, seconds / cloud.cools_in)
    shade = 0.85 + 0.3 * _scatter(number, 4)
    red, green, blue = (
        min(1.0, _mix(hot, cold, cooled) * shade) for hot, cold in zip(cloud.hot, cloud.cold, strict=True)
    )
    opacity = cloud.opacity * min(1.0, seconds / 0.08) * (1.0 - age) ** cloud.thins
    return Puff(place, size, (red, green, blue, opacity))


def flash(seconds: float) -> Puff | None:
    """The flash above the blast's place; None when it is over."""
    age = seconds / FLASH_SECONDS
    if not 0.0 <= age < 1.0:
        return None
    return Puff((0.0, 0.0, 2.2), _mix(*FLASH_SIZES, math.sqrt(age)), (*FLASH_COLOUR, 1.0 - age * age))


def dust_ring(seconds: float) -> tuple[float, Colour] | None:
    """Radius and colour of the ring of dust that runs over the ground; None when it is over."""
    age = seconds / DUST_SECONDS
    if not 0.0 <= age < 1.0:
        return None
    return _mix(0.8, DUST_REACH, 1.0 - (1.0 - age) ** 2), (*DUST_COLOUR, 0.95 * (1.0 - age))


def scorch(seconds: float) -> Colour | None:
    """Colour of the burnt patch on the ground; None when it has faded."""
    age = seconds / SCORCH_SECONDS
    if not 0.0 <= age < 1.0:
        return None
    return (*SCORCH_COLOUR, 0.8 * min(1.0, seconds / 0.1) * min(1.0, 3.0 * (1.0 - age)))


def tremor(seconds: float) -> float:
    """How much the camera shakes, 0 to 1."""
    age = seconds / TREMOR_SECONDS
    return (1.0 - age) ** 2 if 0.0 <= age < 1.0 else 0.0


def _mix(first: float, second: float, share: float) -> float:
    return first + (second - first) * share


def _scatter(number: int, stream: int) -> float:
    """A fixed number from 0 to 1 that looks like chance: the same blast always looks the same."""
    value = math.sin(number * 12.9898 + stream * 78.233) * 43758.5453
    return value - math.floor(value)
