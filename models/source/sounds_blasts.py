"""Dynamite and what falls down after it."""

from __future__ import annotations

import numpy as np
from sounds_falls import blow
from sounds_knocks import BOX, PEG, PLATE, SLAT
from sounds_slides import grains
from sounds_waves import (
    RATE,
    Generator,
    Recipe,
    Wave,
    added,
    clock,
    drift,
    dying,
    hump,
    in_room,
    limited,
    lowered,
    near,
    noise,
    silence,
    swept,
)

FUSE = 1.2
"""Length of the fuse's loop, s."""


def fuse(random: Generator, _number: int) -> Wave:
    """A fuse: a thin hiss with sparks."""
    hiss = noise(random, FUSE, 2600.0, 11000.0, 1) * drift(random, FUSE, 19, 0.6, 1.0)
    return limited(hiss + 0.7 * grains(random, FUSE, 90.0, 1800.0, 9000.0) * drift(random, FUSE, 11, 0.3, 1.0), 3.5)


def explosion(random: Generator, _number: int) -> Wave:
    """A bang: a crack, a falling boom, and smoke that rolls away."""
    length = 2.4
    time = clock(length)
    boom = swept(near(random, 38.0, 0.08) + near(random, 120.0, 0.12) * np.exp(-time / 0.07)) * np.exp(-time / 0.26)
    blast = lowered(
        random.standard_normal(len(time)),
        [
            (2500.0, 12000.0, 0.5, 0.035),
            (900.0, 2500.0, 0.55, 0.09),
            (300.0, 900.0, 0.7, 0.17),
            (90.0, 300.0, 0.8, 0.28),
            (45.0, 120.0, 0.5, 0.36),
        ],
    )
    wave = np.tanh(1.6 * (1.1 * boom + 0.7 * blast * np.minimum(1.0, time / 0.0012)))
    # The first shock stands out from what is as loud as can be.
    wave *= 0.55 + 0.45 * np.exp(-time / 0.04)
    crackle = grains(random, length, 160.0, 700.0, 5000.0) * hump(length, 0.12, 0.2)
    rolling = noise(random, length, 42.0, 190.0) * drift(random, length, 17, 0.4, 1.0) * hump(length, 0.3, 0.42)
    return dying(in_room(random, wave + 0.05 * crackle + 0.16 * rolling, 0.35, 0.9, 2500.0), 0.9)


def debris(random: Generator, _number: int) -> Wave:
    """Splinters that rain down, more of them at first."""
    wave = silence(0.95)
    for _ in range(16):
        at = random.beta(1.3, 2.6) * 0.75
        ratios, base = ((PLATE, 2100.0), (PEG, 1500.0), (SLAT, 1150.0))[random.integers(3)]
        added(wave, blow(random, near(random, base, 0.3), ratios, True), at, random.uniform(0.15, 1.0))
    return in_room(random, wave, 0.2)


def creak(random: Generator, length: float, pitch: float, rise: float) -> Wave:
    """Wood that strains: it sticks and slips so many times a second, faster and faster by the rise, and rings."""
    time = clock(length)
    rate = pitch * (1.0 + rise * time / length + 0.1 * drift(random, length, 7, -1.0, 1.0))
    slips = np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0.0) * random.uniform(0.5, 1.0, len(time))
    body = np.zeros(len(time))
    for ratio, loudness in ((9.3, 1.0), (14.7, 0.8), (23.0, 0.5), (36.0, 0.35)):
        frequency = pitch * near(random, ratio, 0.06)
        ring = np.sin(2 * np.pi * frequency * clock(0.03)) * np.exp(-clock(0.03) / 0.004)
        body += loudness * np.convolve(slips, ring)[: len(time)]
    return body / np.abs(body).max() * np.sin(np.pi * time / length) ** 0.7


def collapse(random: Generator, _number: int) -> Wave:
    """A house that falls: a creak, boards that clatter over each other, a rumble, and one last board."""
    length = 1.2
    wave = 0.3 * added(silence(length), creak(random, 0.35, near(random, 55.0, 0.15), 0.8), 0.0)
    for _ in range(30):
        at = 0.14 + random.beta(1.6, 3.0) * 0.8
        ratios, base = ((BOX, 260.0), (SLAT, 520.0), (SLAT, 800.0), (PLATE, 1300.0))[random.integers(4)]
        added(wave, blow(random, near(random, base, 0.25), ratios, True), at, random.uniform(0.25, 0.9))
    wave += 0.45 * noise(random, length, 45.0, 260.0) * np.roll(hump(length, 0.2, 0.3), round(0.1 * RATE))
    added(wave, blow(random, near(random, 640.0, 0.1), SLAT, True), random.uniform(1.0, 1.06), 0.35)
    return in_room(random, np.tanh(0.8 * wave), 0.25, 0.3) * np.clip((length - clock(length)) / 0.25, 0.0, 1.0)


BLASTS: dict[str, Recipe] = {
    "dynamite-fuse": fuse,
    "explosion": explosion,
    "debris": debris,
    "house-collapse": collapse,
}
