"""What the gods and the Laws do on the cloth."""

from __future__ import annotations

import numpy as np
from sounds_bells import GLASS
from sounds_knocks import PLATE, scratch
from sounds_slides import grains
from sounds_waves import (
    RATE,
    Generator,
    Recipe,
    Wave,
    added,
    band,
    bell,
    clock,
    drift,
    dying,
    hump,
    in_room,
    near,
    noise,
    silence,
    struck,
    swept,
    wooden,
)


def stone(random: Generator, base: float, length: float = 0.4) -> Wave:
    """Stone set on stone: a short heavy knock with grit."""
    body = struck(wooden(random, base, (1.0, 1.7, 2.6, 3.9, 5.6), 9.0, 0.7), length, 0.0011)
    wave = body / np.abs(body).max()
    added(wave, scratch(random, 900.0, 6000.0, 0.005), 0.0, 0.09)
    grit = grains(random, length, 260.0, 1500.0, 7000.0) * np.exp(-clock(length) / 0.05)
    return wave + 0.05 * grit * np.minimum(1.0, clock(length) / 0.004)


def voices(random: Generator, pitches: tuple[float, ...], length: float, rise: float, fall: float) -> Wave:
    """A small choir on an open vowel: for every pitch three voices, a little apart, with the vowel's two formants."""
    wave = silence(length)
    time = clock(length)
    for pitch in pitches:
        for _ in range(3):
            wobble = 1.0 + 0.004 * np.sin(2 * np.pi * random.uniform(4.6, 5.8) * time + random.uniform(0.0, 6.0))
            sung = near(random, pitch, 0.005) * wobble
            start = random.uniform(0.0, 6.0)
            for overtone in range(1, 9):
                frequency = pitch * overtone
                formant = np.exp(-(((frequency - 750.0) / 420.0) ** 2)) + 0.35 * np.exp(
                    -(((frequency - 1250.0) / 450.0) ** 2)
                )
                wave += (0.12 + formant) / overtone**0.6 * swept(overtone * sung, start * overtone)
    return wave / np.abs(wave).max() * hump(length, rise, fall)


def temple_placed(random: Generator, number: int) -> Wave:
    """A thud of stone, then a shimmer of voices and glass."""
    length = 1.6
    root = (293.66, 261.63, 349.23)[number % 3]
    wave = added(silence(length), stone(random, near(random, 260.0, 0.06)), 0.0)
    wave += 0.3 * voices(random, (root, root * 1.5), length, 0.22, 0.34)
    for share in (2.0, 3.0, 4.0):
        glint = bell(random, root * share, 1.1, 0.2, GLASS)
        added(wave, glint, random.uniform(0.1, 0.4), 0.05)
    return dying(in_room(random, wave, 0.25, 0.8), 0.5)


def earthquake(random: Generator, _number: int) -> Wave:
    """The ground shakes: a rumble in two waves that runs away, and stones that knock, fewer and fewer."""
    length = 4.0
    time = clock(length)
    second = near(random, 1.35, 0.12)
    swell = hump(length, 0.14, 0.75) + 0.7 * np.exp(-(((time - second) / 0.32) ** 2))
    swell += 0.3 * np.minimum(1.0, time / second) * np.exp(-np.maximum(0.0, time - second) / 0.75)
    shaking = drift(random, length, 52, 0.4, 1.0) * swell
    wave = (noise(random, length, 38.0, 130.0) + 0.45 * noise(random, length, 130.0, 420.0, 1)) * shaking
    wave += 0.25 * grains(random, length, 70.0, 250.0, 1600.0) * shaking**2
    for _ in range(16):
        at = 0.1 + 2.4 * random.beta(1.2, 2.0)
        added(wave, stone(random, near(random, 240.0, 0.4)), at, random.uniform(0.4, 1.1) * np.exp(-at / 2.0))
    return dying(np.tanh(0.6 * in_room(random, wave, 0.15, 0.8, 1500.0)), 1.3)


def tornado(random: Generator, _number: int) -> Wave:
    """A whirl: wind whose whistle goes round, faster, and away."""
    length = 1.8
    time = clock(length)
    turning = np.sin(2 * np.pi * np.cumsum(near(random, 2.6, 0.15) + 2.4 * time / length) / RATE)
    swell = np.sin(np.pi * time / length) ** 1.2
    wave = 0.55 * noise(random, length, 110.0, 500.0, 1) * (0.75 + 0.25 * turning)
    for low, high, at in ((450.0, 640.0, -0.9), (700.0, 920.0, -0.2), (1000.0, 1300.0, 0.4), (1450.0, 1800.0, 1.0)):
        wave += 0.5 * noise(random, length, low, high, 3) * np.exp(-(((turning - at) / 0.5) ** 2))
    return wave * swell + 0.12 * grains(random, length, 120.0, 1500.0, 6000.0) * swell**2


def bubble(random: Generator, pitch: float) -> Wave:
    """One bubble: a short note that rises while it comes up."""
    length = near(random, 0.07, 0.3) * (500.0 / pitch) ** 0.4
    time = clock(length)
    return swept(pitch * (1.0 + near(random, 0.7, 0.3) * time / length)) * np.sin(np.pi * time / length) ** 0.7


def kraken(random: Generator, _number: int) -> Wave:
    """From the deep: a low moan, and bubbles that come up."""
    length = 1.8
    time = clock(length)
    pitch = near(random, 62.0, 0.08) * (1.0 + 0.3 * np.sin(np.pi * time / length))
    moan = sum(swept(pitch * overtone) / overtone for overtone in (1, 2, 3, 4, 5))
    wave = 0.5 * band(moan, 40.0, 420.0) * np.sin(np.pi * time / length)
    for _ in range(52):
        pitched = near(random, 330.0, 0.65)
        added(wave, bubble(random, pitched), random.beta(1.7, 1.7) * 1.66, random.uniform(0.1, 0.42))
    wave += 0.14 * noise(random, length, 200.0, 900.0, 1) * np.sin(np.pi * time / length) ** 2
    return band(wave, 40.0, 1900.0)


def heart(random: Generator, number: int) -> Wave:
    """Two heart beats, and a warm chord over them."""
    length = 0.8
    wave = silence(length)
    for at, gain in ((0.0, 1.0), (near(random, 0.21, 0.06), 0.7)):
        beat = struck([(near(random, 66.0, 0.05), 1.0, 0.055), (near(random, 105.0, 0.05), 0.6, 0.035)], 0.4, 0.006)
        added(wave, beat / np.abs(beat).max(), at, gain)
    root = (349.23, 392.0, 329.63)[number % 3]
    added(wave, voices(random, (root, root * 1.25), 0.62, 0.14, 0.14), 0.22, 0.42)
    added(wave, bell(random, root * 2.5, 0.6, 0.16, GLASS), 0.25, 0.08)
    return in_room(random, wave, 0.18, 0.4) * np.clip((length - clock(length)) / 0.25, 0.0, 1.0)


def hand_of_god(random: Generator, _number: int) -> Wave:
    """A heavy wooden hand is set upright: a deep double knock and air."""
    length = 0.8
    wave = 0.16 * noise(random, length, 250.0, 1500.0, 1) * hump(length, 0.09, 0.05)
    for at, gain in ((0.1, 1.0), (near(random, 0.185, 0.06), 0.4)):
        low = struck([(near(random, 98.0, 0.05), 1.0, 0.09), (near(random, 160.0, 0.05), 0.6, 0.06)], 0.5, 0.002)
        wood = struck(wooden(random, near(random, 420.0, 0.08), PLATE, 14.0), 0.5, 0.0008)
        added(wave, low / np.abs(low).max() + 0.5 * wood / np.abs(wood).max(), at, gain)
    return in_room(random, wave, 0.3, 0.5, 2500.0)


def sphinx(random: Generator, _number: int) -> Wave:
    """Sand that runs, stone that is set down, and a low voice within it."""
    length = 0.72
    wave = 0.16 * grains(random, length, 2500.0, 2200.0, 9000.0) * hump(length, 0.24, 0.12)
    added(wave, stone(random, near(random, 310.0, 0.06)), 0.3, 0.9)
    added(wave, voices(random, (near(random, 110.0, 0.02), 164.81), 0.5, 0.15, 0.11), 0.3, 0.4)
    return in_room(random, wave, 0.25, 0.5) * np.clip((length - clock(length)) / 0.2, 0.0, 1.0)


WONDERS: dict[str, Recipe] = {
    "temple-placed": temple_placed,
    "earthquake": earthquake,
    "tornado": tornado,
    "kraken": kraken,
    "heart": heart,
    "hand-of-god": hand_of_god,
    "sphinx": sphinx,
}
