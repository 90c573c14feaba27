"""Slides and rolls: loops of friction, which the game fades by a disc's speed."""

from __future__ import annotations

from functools import partial

import numpy as np
from sounds_waves import (
    RATE,
    Generator,
    Recipe,
    Wave,
    added_round,
    band,
    clock,
    drift,
    limited,
    near,
    noise,
    silence,
    struck,
    wooden,
)

LENGTH = 0.5
"""Of a loop, s: no slide of a disc takes much longer."""


def grains(random: Generator, length: float, rate: float, low: float, high: float) -> Wave:
    """Threads or fibres that a rim catches on: so many small ticks a second between two frequencies, RMS 1."""
    wave = np.zeros(round(length * RATE))
    places = random.integers(0, len(wave), round(rate * length))
    np.add.at(wave, places, random.exponential(1.0, len(places)) * random.choice([-1.0, 1.0], len(places)))
    wave = limited(band(wave, low, high), 5.0)
    return wave / np.sqrt(np.mean(wave**2))


def slide(random: Generator, _number: int, low: float, high: float, weave: float, hiss: float) -> Wave:
    """A disc that slides: hiss of the surface, and the weave that it runs over so many times a second."""
    wave = hiss * noise(random, LENGTH, low, high)
    wave += (1.0 - hiss) * grains(random, LENGTH, weave, low * 0.8, high * 0.8)
    wave += 0.3 * noise(random, LENGTH, 90.0, 320.0)
    return limited(wave * drift(random, LENGTH, 13, 0.75, 1.0), 3.5)


def slide_on_table(random: Generator, _number: int) -> Wave:
    """On wood: brighter, and the table's top hums along."""
    wave = 0.6 * noise(random, LENGTH, 900.0, 5600.0) + 0.5 * grains(random, LENGTH, 700.0, 1200.0, 7000.0)
    for frequency in (210.0, 330.0, 540.0, 905.0):
        pitch = near(random, frequency, 0.06)
        wave += 0.22 * noise(random, LENGTH, pitch * 0.95, pitch * 1.05, 3)
    return limited(wave * drift(random, LENGTH, 15, 0.7, 1.0), 3.5)


def roll(random: Generator, _number: int) -> Wave:
    """A disc that rolls on its rim: a low purr with the rim's own unevenness coming round."""
    turns = 3
    wave = 0.7 * noise(random, LENGTH, 120.0, 700.0, 1) + 0.25 * noise(random, LENGTH, 700.0, 3200.0, 1)
    turning = 2 * np.pi * turns * clock(LENGTH) / LENGTH
    wave *= 0.72 + 0.2 * np.cos(turning) + 0.08 * np.cos(3 * turning + 1.0)
    ticks = silence(LENGTH)
    for turn in range(turns):
        for place, gain in ((0.13, 0.8), (0.38, 0.5), (0.71, 0.65)):
            tick = struck(wooden(random, near(random, 900.0, 0.08), (1.0, 1.6, 2.4), 12.0), 0.06, 0.0008)
            at = (turn + near(random, place, 0.04)) * LENGTH / turns
            added_round(ticks, tick / np.abs(tick).max(), at, near(random, gain, 0.3))
    return wave + 0.9 * ticks


SLIDES: dict[str, Recipe] = {
    "slide-mat": partial(slide, low=500.0, high=4300.0, weave=900.0, hiss=0.65),
    "slide-cloth": partial(slide, low=260.0, high=2300.0, weave=420.0, hiss=0.6),
    "slide-table": slide_on_table,
    "roll-rim": roll,
}
