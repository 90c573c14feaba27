"""Bells, gongs and chimes, and the Town Hall's clock."""

from __future__ import annotations

from functools import partial

import numpy as np
from sounds_knocks import PEG, PLATE, scratch
from sounds_waves import (
    Generator,
    Mode,
    Recipe,
    Wave,
    added,
    bell,
    clock,
    dying,
    in_room,
    near,
    noise,
    silence,
    struck,
    wooden,
)

TOWER: tuple[Mode, ...] = (
    (0.5, 0.55, 1.0), (1.0, 0.8, 0.75), (1.2, 0.75, 0.6), (1.5, 0.35, 0.45), (2.0, 1.0, 0.45), (2.51, 0.4, 0.28),
    (2.66, 0.3, 0.25), (3.01, 0.45, 0.22), (4.17, 0.4, 0.14), (5.43, 0.25, 0.09), (6.8, 0.16, 0.06),
)  # fmt: skip
"""A church bell: hum, prime, minor third, fifth, nominal and above."""
GONG: tuple[Mode, ...] = (
    (1.0, 1.0, 1.0), (1.48, 0.55, 0.8), (1.98, 0.6, 0.7), (2.44, 0.4, 0.55), (2.93, 0.45, 0.5), (3.71, 0.35, 0.36),
    (4.6, 0.3, 0.3), (5.9, 0.25, 0.22), (7.3, 0.2, 0.16), (9.4, 0.14, 0.1),
)  # fmt: skip
"""A bronze gong without a strong pitch."""
GLASS: tuple[Mode, ...] = ((1.0, 1.0, 1.0), (2.0, 0.25, 0.7), (2.76, 0.3, 0.35), (5.4, 0.16, 0.12), (8.93, 0.06, 0.05))
"""A tuned bar or small bell."""


def tower_bell(random: Generator, _number: int, length: float, decay: float, fade: float) -> Wave:
    """One stroke of the Town Hall's bell. All strokes are of one bell, so its pitch hardly changes."""
    wave = bell(random, near(random, 233.0, 0.002), length, near(random, decay, 0.06), TOWER, twin=0.3)
    wave /= np.abs(wave).max()
    added(wave, scratch(random, 1200.0, 6000.0, 0.004), 0.0, 0.07)
    return dying(in_room(random, wave, 0.18, 0.7, 3500.0), fade)


def tick(random: Generator, number: int) -> Wave:
    """The clock's hand goes on by one: a small wooden tick, and the escapement's answer."""
    wave = silence(0.12)
    base = 2050.0 if number % 2 else 2350.0
    one = struck(wooden(random, near(random, base, 0.03), PEG, 14.0), 0.06, 0.0003)
    two = struck(wooden(random, near(random, base * 1.3, 0.03), PLATE, 10.0), 0.06, 0.00025)
    added(wave, one / np.abs(one).max(), 0.0)
    added(wave, two / np.abs(two).max(), random.uniform(0.017, 0.023), 0.35)
    return in_room(random, wave, 0.15, 0.1)


def gong(random: Generator, _number: int) -> Wave:
    """A Law is enacted: a soft mallet on a gong, which blooms after the stroke and rings out."""
    length = 4.8
    time = clock(length)
    bright = [(ratio, loudness * ratio**0.5, ringing) for ratio, loudness, ringing in GONG]
    wave = bell(random, near(random, 131.0, 0.02), length, near(random, 1.15, 0.05), bright, twin=0.4, bloom=0.028)
    wave /= np.abs(wave).max()
    mallet = struck([(near(random, 84.0, 0.05), 1.0, 0.06), (near(random, 190.0, 0.05), 0.5, 0.03)], 0.4, 0.004)
    added(wave, mallet / np.abs(mallet).max(), 0.0, 0.4)
    wave += 0.07 * noise(random, length, 1500.0, 6000.0) * (1.0 - np.exp(-time / 0.14)) * np.exp(-time / 0.42)
    return dying(in_room(random, wave, 0.2, 0.8), 1.2)


def chime(random: Generator, pitches: tuple[float, ...], gap: float, length: float, decay: float) -> Wave:
    """Small bells, one after the other."""
    wave = silence(length)
    for number, pitch in enumerate(pitches):
        at = number * gap + (random.uniform(0.0, 0.012) if number else 0.0)
        added(wave, bell(random, pitch, length, decay, GLASS), at, near(random, 0.8, 0.15))
    return dying(in_room(random, wave, 0.2, 0.6), 0.4)


def blessing(random: Generator, number: int) -> Wave:
    """The Navel's point: a warm chord upwards, in another order each time."""
    chords = ((440.0, 587.33, 698.46, 880.0), (440.0, 523.25, 698.46, 880.0), (349.23, 523.25, 587.33, 880.0))
    return chime(random, chords[number % len(chords)], 0.075, 1.7, 0.4)


def soft_bell(random: Generator, number: int) -> Wave:
    """A turn begins in Flick of Faith: one small bell and its fifth."""
    root = (587.33, 523.25, 659.26)[number % 3]
    return chime(random, (root, root * 1.5), 0.11, 0.6, 0.2)


BELLS: dict[str, Recipe] = {
    "clock-tick": tick,
    "clock-bell": partial(tower_bell, length=2.6, decay=0.85, fade=0.8),
    "clock-bell-twelve": partial(tower_bell, length=6.0, decay=1.45, fade=1.6),
    "law-enacted": gong,
    "navel-blessing": blessing,
    "turn-faith": soft_bell,
}
