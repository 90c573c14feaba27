"""How smoke, dust and a flash look at a moment after a blast or a collapse: pure functions of the time.

Lengths in cm, times in seconds; colours are red, green, blue, opacity as seen on the screen, above 1 where it glows.
"""

from __future__ import annotations

import math

import msgspec

from flick3d.view.decals import Colour
from flick3d.view.poses import Vector

FLASH_SECONDS = 0.17
FLASH_SIZES = (8.0, 19.0)
FLASH_COLOUR = (1.0, 0.95, 0.78)
DUST_PUFFS = 12
DUST_SECONDS = 0.85
DUST_REACH = 8.5
DUST_SIZES = (1.6, 4.0)
DUST_FLATNESS = 0.55
DUST_COLOUR = (0.98, 0.86, 0.66)
SCORCH_SECONDS = 9.0
SCORCH_COLOUR = (0.07, 0.045, 0.03)
TREMOR_SECONDS = 0.55
GOLDEN_ANGLE = 2.399963
"""Radians; turned by it again and again, puffs go into all directions evenly."""


class Cloud(msgspec.Struct, frozen=True):
    """A kind of smoke: what a blast makes, or a falling house.

    puffs: how many. seconds: until the last is gone. follows: how much later the last puff comes than the first.
    spread: how far puffs start from the middle along x and y. drift: how far they go aside. rise: how high they get.
    sizes: of a puff at first and at last. hot, cold: its colour at first, and after `cools_in` seconds.
    shaded: what is left of the colour of the lowest puffs, which the others keep from the sun.
    thins: how early a puff gets thin; 1 is evenly.
    """

    puffs: int
    seconds: float
    follows: float
    spread: tuple[float, float]
    drift: float
    rise: float
    sizes: tuple[float, float]
    hot: tuple[float, float, float]
    cold: tuple[float, float, float]
    cools_in: float
    shaded: float
    thins: float


BLAST = Cloud(
    puffs=9, seconds=1.15, follows=0.05, spread=(0.6, 0.6), drift=4.6, rise=9.5, sizes=(3.0, 5.6),
    hot=(1.9, 1.02, 0.34), cold=(1.0, 0.96, 0.88), cools_in=0.26, shaded=0.66, thins=0.75,
)  # fmt: skip
COLLAPSE = Cloud(
    puffs=15, seconds=2.0, follows=0.5, spread=(6.0, 6.8), drift=2.4, rise=2.4, sizes=(2.4, 7.6),
    hot=(0.97, 0.86, 0.68), cold=(1.0, 0.94, 0.82), cools_in=1.0, shaded=0.76, thins=0.6,
)  # fmt: skip


class Puff(msgspec.Struct, frozen=True):
    """One picture at a moment: where its middle is, its width and height, its colour with opacity.

    A negative width mirrors it.
    """

    place: Vector
    size: tuple[float, float]
    colour: Colour


def puff(cloud: Cloud, number: int, seconds: float) -> Puff | None:
    """Puff `number` of a cloud about the origin, so long after its beginning; None before it comes and when it is gone.

    Those that start in the middle rise highest, the outer ones stay low and drift apart.
    """
    share = number / max(1, cloud.puffs - 1)
    since = seconds - cloud.follows * _scatter(number, 3)
    # Some puffs live shorter than others, so that the cloud thins out and does not end at once.
    life = (cloud.seconds - cloud.follows) * (0.72 + 0.28 * _scatter(number, 5))
    age = since / life
    if not 0.0 <= age < 1.0:
        return None
    angle = GOLDEN_ANGLE * number
    gone = 1.0 - math.exp(-4.0 * age)
    start = math.sqrt(share)
    aside = cloud.drift * gone * (0.15 + 0.85 * share)
    height = (1.0 - 0.8 * share) * (0.85 + 0.3 * _scatter(number, 2))
    grown = _mix(*cloud.sizes, gone) * (0.8 + 0.4 * _scatter(number, 1))
    place = (
        math.cos(angle) * (cloud.spread[0] * start + aside),
        math.sin(angle) * (cloud.spread[1] * start + aside),
        0.42 * grown + cloud.rise * height * (0.7 * gone + 0.3 * age),
    )
    cooled = min(1.0, since / cloud.cools_in)
    lit = _mix(cloud.shaded, 1.0, min(1.0, height))
    red, green, blue = (_mix(hot, cold * lit, cooled) for hot, cold in zip(cloud.hot, cloud.cold, strict=True))
    opacity = min(1.0, since / 0.05) * (1.0 - age) ** cloud.thins
    return Puff(place, (-grown if number % 2 else grown, grown), (red, green, blue, opacity))


def flash(seconds: float) -> Puff | None:
    """The flash above the blast's place; None when it is over."""
    age = seconds / FLASH_SECONDS
    if not 0.0 <= age < 1.0:
        return None
    size = _mix(*FLASH_SIZES, math.sqrt(age))
    return Puff((0.0, 0.0, 2.2), (size, size), (*FLASH_COLOUR, 1.0 - age * age))


def dust(number: int, seconds: float) -> Puff | None:
    """Puff `number` of the dust that rolls outwards over the ground; None when it is gone."""
    age = seconds / (DUST_SECONDS * (0.7 + 0.3 * _scatter(number, 7)))
    if not 0.0 <= age < 1.0:
        return None
    angle = 2.0 * math.pi * (number + 0.5 * _scatter(number, 8)) / DUST_PUFFS
    out = _mix(0.8, DUST_REACH * (0.8 + 0.2 * _scatter(number, 9)), 1.0 - (1.0 - age) ** 2.4)
    width = _mix(*DUST_SIZES, math.sqrt(age))
    place = (out * math.cos(angle), out * math.sin(angle), 0.4 * DUST_FLATNESS * width)
    opacity = 0.9 * (1.0 - age) ** 0.8
    return Puff(place, (-width if number % 2 else width, DUST_FLATNESS * width), (*DUST_COLOUR, opacity))


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
