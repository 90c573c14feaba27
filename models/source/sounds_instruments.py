"""The instruments of the tunes and flourishes: guitar, whistle, harp, lyre, a soft drone. Pitches are named (A4)."""

from __future__ import annotations

import numpy as np
from sounds_waves import RATE, Generator, Wave, band, clock, near, noise, plucked, swept

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """The frequency of a note in equal temperament, Hz: A4 is 440, G#5 a half tone above G5."""
    half_tones = STEPS[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) + 1)
    return 440.0 * 2.0 ** ((half_tones - 69) / 12.0)


def body(wave: Wave, peaks: tuple[tuple[float, float, float], ...]) -> Wave:
    """The wave through a wooden body that likes some bands: low and high edge, and how much of them is added."""
    return wave + sum(gain * band(wave, low, high) for low, high, gain in peaks)


def eased(wave: Wave, fade: float) -> Wave:
    """The wave with its end faded out."""
    count = round(fade * RATE)
    wave[-count:] *= np.linspace(1.0, 0.0, count) ** 2
    return wave


def guitar(random: Generator, name: str, length: float, force: float = 1.0) -> Wave:
    """A nylon string, brighter when plucked harder."""
    frequency = pitch(name)
    wave = plucked(random, frequency, length, 2.6 * (220.0 / frequency) ** 0.5, 0.25 + 0.2 * force)
    wave = body(wave, ((85.0, 140.0, 0.7), (180.0, 270.0, 0.5)))
    return eased(force * wave / np.abs(wave).max(), 0.06)


def banjo(random: Generator, name: str, length: float, force: float = 1.0) -> Wave:
    """A short bright string over a skin."""
    frequency = pitch(name)
    wave = plucked(random, frequency, length, 1.1 * (330.0 / frequency) ** 0.5, 0.75)
    wave = body(band(wave, 180.0, 6500.0, 1), ((500.0, 1100.0, 0.7),))
    return eased(force * wave / np.abs(wave).max(), 0.05)


def harp(random: Generator, name: str, length: float, force: float = 1.0) -> Wave:
    """A long soft gut string."""
    frequency = pitch(name)
    wave = plucked(random, frequency, length, 3.6 * (300.0 / frequency) ** 0.5, 0.12 + 0.2 * force)
    time = clock(length)
    wave = 0.7 * wave / np.abs(wave).max() + 0.3 * np.sin(2 * np.pi * frequency * time) * np.exp(-time / 0.6)
    return eased(force * wave, 0.1)


def lyre(random: Generator, name: str, length: float, force: float = 1.0) -> Wave:
    """A thin string over a small hollow body, plucked with a quill."""
    frequency = pitch(name)
    wave = plucked(random, frequency, length, 2.2 * (400.0 / frequency) ** 0.5, 0.5)
    wave = body(wave, ((300.0, 520.0, 0.6), (800.0, 1300.0, 0.5)))
    return eased(force * wave / np.abs(wave).max(), 0.1)


def whistled(random: Generator, notes: list[tuple[str, float, float]], length: float, slide: float = 0.05) -> Wave:
    """Somebody whistles notes (name, start and length in s) within one breath each, sliding into them."""
    time = clock(length)
    wave = np.zeros(len(time))
    for index, (name, start, held) in enumerate(notes):
        inside = (time >= start) & (time < start + held)
        local = time[inside] - start
        before = pitch(notes[index - 1][0]) if index else pitch(name) * 0.94
        frequency = pitch(name) + (before - pitch(name)) * 0.6 * np.exp(-local / (slide / 3.0))
        shaking = np.clip((local - 0.22) / 0.3, 0.0, 1.0) * 0.009
        frequency = frequency * (1.0 + shaking * np.sin(2 * np.pi * near(random, 5.3, 0.06) * local))
        loud = np.minimum(1.0, local / 0.045) * np.minimum(1.0, (held - local) / 0.07) * (0.85 + 0.15 * local / held)
        tone = swept(frequency) + 0.05 * swept(2.0 * frequency)
        air = noise(random, len(local) / RATE, pitch(name) * 0.9, pitch(name) * 1.25)
        wave[inside] += loud * (tone + 0.035 * air[: len(local)])
    return wave


def drone(random: Generator, names: tuple[str, ...], length: float, rise: float) -> Wave:
    """A soft reed under it all: swells and dies in `rise` seconds."""
    time = clock(length)
    wave = np.zeros(len(time))
    for name in names:
        for _ in range(2):
            frequency = near(random, pitch(name), 0.0015)
            for overtone in range(1, 7):
                turn = 2 * np.pi * frequency * overtone * time + random.uniform(0.0, 6.28)
                wave += np.sin(turn) / overtone**1.7
    return wave / len(names) * np.minimum(1.0, np.minimum(time, length - time) / rise)
