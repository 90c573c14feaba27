"""Knocks: wood on wood, told apart by size and hollowness."""

from __future__ import annotations

from functools import partial

import numpy as np
from sounds_waves import RATE, Generator, Recipe, Wave, added, band, in_room, near, noise, silence, struck, wooden

PLATE = (1.0, 1.43, 1.96, 2.55, 3.24, 3.91, 4.6)
"""A small thick plate, wood's grain in one direction."""
PEG = (1.0, 1.61, 2.43, 3.3, 4.36, 5.9)
"""A turned figure, hit at its body."""
CASK = (1.0, 1.34, 1.78, 2.37, 3.1, 4.2, 5.6, 7.3)
"""Staves around a hollow."""
BOX = (1.0, 1.28, 1.71, 2.22, 2.9, 3.7, 4.9, 6.6, 8.8, 11.3)
"""A hollow house of thin boards."""
SLAT = (1.0, 2.76, 5.4, 8.93)
"""A slat that is free at both ends."""


def scratch(random: Generator, low: float, high: float, decay: float) -> Wave:
    """The dry grain of two faces that meet: a very short noise."""
    length = 8.0 * decay
    time = np.arange(round(length * RATE)) / RATE
    return noise(random, length, low, high) * np.exp(-time / decay) * np.minimum(1.0, time / 0.0004)


def discs(random: Generator, _number: int) -> Wave:
    """Two small discs: a dry, bright click of two plates that are nearly alike."""
    base = near(random, 2500.0, 0.07)
    wave = struck(wooden(random, base, PLATE, 26.0), 0.2, near(random, 0.00022, 0.2))
    wave += 0.7 * struck(wooden(random, base * near(random, 1.09, 0.02), PLATE, 22.0), 0.2, 0.0003)
    wave /= np.abs(wave).max()
    added(wave, scratch(random, 2500.0, 11000.0, 0.0016), 0.0, 0.1)
    return in_room(random, wave, 0.2)


def temple(random: Generator, _number: int) -> Wave:
    """A disc and a thick one: the click with a round wooden note below it."""
    low = struck(wooden(random, near(random, 1080.0, 0.06), PLATE, 24.0), 0.24, near(random, 0.0004, 0.2))
    high = struck(wooden(random, near(random, 2300.0, 0.06), PLATE, 20.0), 0.24, 0.0003)
    wave = low / np.abs(low).max() + 0.3 * high / np.abs(high).max()
    added(wave, scratch(random, 1800.0, 8000.0, 0.0018), 0.0, 0.07)
    return in_room(random, wave, 0.2)


def cowboy(random: Generator, _number: int) -> Wave:
    """A bullet and a cowboy: the wooden tock of a peg."""
    low = struck(wooden(random, near(random, 1450.0, 0.09), PEG, 20.0), 0.22, near(random, 0.00034, 0.25))
    high = struck(wooden(random, near(random, 2700.0, 0.06), PLATE, 18.0), 0.22, 0.00025)
    wave = low / np.abs(low).max() + 0.32 * high / np.abs(high).max()
    added(wave, scratch(random, 2000.0, 9000.0, 0.0015), 0.0, 0.08)
    return in_room(random, wave, 0.2)


def barrel(random: Generator, _number: int) -> Wave:
    """A barrel: a hollow note below the tock, and the hoops' faint ring."""
    base = near(random, 560.0, 0.06)
    staves = struck(wooden(random, base, CASK, 17.0, 0.5), 0.34, near(random, 0.0005, 0.2))
    hollow = struck([(near(random, 330.0, 0.04), 1.0, 0.021)], 0.34, 0.0009)
    hoops = struck([(near(random, 3300.0, 0.05), 1.0, 0.03), (near(random, 4700.0, 0.05), 0.6, 0.02)], 0.34, 0.0003)
    wave = staves / np.abs(staves).max() + 0.3 * hollow / np.abs(hollow).max() + 0.05 * hoops / np.abs(hoops).max()
    return in_room(random, wave, 0.22)


def building(random: Generator, _number: int) -> Wave:
    """A house: thin boards over an empty room, low and hollow."""
    boards = struck(wooden(random, near(random, 270.0, 0.07), BOX, 14.0, 0.35), 0.42, near(random, 0.0009, 0.2))
    hollow = struck([(near(random, 148.0, 0.04), 1.0, 0.032), (near(random, 222.0, 0.05), 0.5, 0.026)], 0.42, 0.0015)
    wave = boards / np.abs(boards).max() + 0.55 * hollow / np.abs(hollow).max()
    added(wave, scratch(random, 900.0, 5000.0, 0.002), 0.0, 0.06)
    return in_room(random, wave, 0.26, 0.26)


def fence(random: Generator, _number: int) -> Wave:
    """A fence: one slat, then its neighbours rattle."""
    wave = silence(0.34)
    at, gain = 0.0, 1.0
    for _ in range(4):
        slat = struck(wooden(random, near(random, 860.0, 0.13), SLAT, 22.0, 0.6), 0.2, near(random, 0.00045, 0.2))
        added(wave, slat / np.abs(slat).max(), at, gain)
        at += random.uniform(0.016, 0.04)
        gain *= random.uniform(0.25, 0.5)
    added(wave, scratch(random, 1500.0, 8000.0, 0.002), 0.0, 0.06)
    return in_room(random, wave, 0.2)


def dull(random: Generator, _number: int, low: float, rustle: float, decay: float) -> Wave:
    """Something soft: a thud with hardly a note, and a rustle."""
    thud = struck([(near(random, low, 0.1), 1.0, decay), (near(random, low * 1.9, 0.1), 0.5, decay * 0.6)], 0.3, 0.0011)
    wave = thud / np.abs(thud).max()
    rustling = noise(random, 0.3, 700.0, 5200.0) * np.exp(-np.arange(len(wave)) / RATE / (decay * 1.6))
    grains = band(np.abs(random.standard_normal(len(wave))) ** 3, 1.0, 300.0)
    rustling *= np.clip(grains / np.abs(grains).max() + 0.35, 0.0, None)
    rustling *= np.minimum(1.0, np.arange(len(wave)) / RATE / 0.001)
    return in_room(random, wave + rustle * rustling, 0.12)


KNOCKS: dict[str, Recipe] = {
    "knock-discs": discs,
    "knock-temple": temple,
    "knock-cowboy": cowboy,
    "knock-barrel": barrel,
    "knock-building": building,
    "knock-fence": fence,
    "knock-hay": partial(dull, low=190.0, rustle=0.16, decay=0.026),
    "knock-hat": partial(dull, low=270.0, rustle=0.07, decay=0.018),
}
