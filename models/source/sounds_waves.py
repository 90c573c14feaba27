"""The tools of the sound recipes: noise, ringing bodies, plucked strings, bells, rooms. Waves are mono arrays.

Times are in seconds, frequencies in Hz, all waves at `RATE` samples a second. What is random comes from the generator
that a recipe is given, so that the same sound gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import signal

RATE = 32000
"""Samples a second."""
Wave = NDArray[np.float64]
Generator = np.random.Generator
Recipe = Callable[[Generator, int], Wave]
"""Makes one variant of a sound; the number counts the variants from 0."""
Mode = tuple[float, float, float]
"""One way in which a body rings: frequency, loudness, and the time in which it falls to 37 %."""


def clock(length: float) -> Wave:
    """The time of every sample of so long a wave."""
    return np.arange(round(length * RATE)) / RATE


def silence(length: float) -> Wave:
    """A wave of nothing."""
    return np.zeros(round(length * RATE))


def near(random: Generator, value: float, share: float) -> float:
    """The value, a little off: by no more than this share of it."""
    return value * (1.0 + share * random.uniform(-1.0, 1.0))


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Only what lies between two frequencies, with soft edges; a wave without a seam keeps having none."""
    frequency = np.fft.rfftfreq(len(wave), 1.0 / RATE)
    pass_high = 1.0 / (1.0 + (low / np.maximum(frequency, 1e-3)) ** (2 * order))
    pass_low = 1.0 / (1.0 + (frequency / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(wave) * np.sqrt(pass_high * pass_low), len(wave))


def duller(wave: Wave, high: float) -> Wave:
    """Without what lies above a frequency, softly; nothing is heard before it happens, unlike with `band`."""
    return signal.sosfilt(signal.butter(1, high, fs=RATE, output="sos"), wave)


def limited(wave: Wave, crest: float) -> Wave:
    """Peaks rounded off softly, so that they hardly pass so many times the RMS."""
    limit = crest * np.sqrt(np.mean(wave**2))
    return limit * np.tanh(wave / limit)


def noise(random: Generator, length: float, low: float, high: float, order: int = 2) -> Wave:
    """Noise between two frequencies, with an RMS of 1 and no seam."""
    wave = band(random.standard_normal(round(length * RATE)), low, high, order)
    return wave / np.sqrt(np.mean(wave**2))


def drift(random: Generator, length: float, cells: int, low: float, high: float) -> Wave:
    """A slow random curve between two values, with no seam, through so many values."""
    values = random.uniform(0.0, 1.0, cells)
    places = clock(length) / length * cells
    base = np.floor(places).astype(int)
    share = (1.0 - np.cos(np.pi * (places - base))) / 2.0
    curve = values[base % cells] * (1.0 - share) + values[(base + 1) % cells] * share
    return low + (high - low) * curve


def ringing(modes: Sequence[Mode], length: float) -> Wave:
    """A body that got one infinitely short push."""
    time = clock(length)
    wave = np.zeros(len(time))
    for frequency, loudness, decay in modes:
        if frequency < RATE * 0.47:
            wave += loudness * np.sin(2 * np.pi * frequency * time) * np.exp(-time / decay)
    return wave


def struck(modes: Sequence[Mode], length: float, contact: float) -> Wave:
    """A body that is hit: a push of `contact` seconds, shaped like that of two balls. A short push sounds brighter."""
    samples = max(3, round(contact * RATE))
    push = np.sin(np.pi * (np.arange(samples) + 0.5) / samples) ** 1.5
    return signal.fftconvolve(ringing(modes, length), push / push.sum())[: round(length * RATE)]


def wooden(random: Generator, base: float, ratios: Sequence[float], quality: float, slope: float = 1.0) -> list[Mode]:
    """The modes of a wooden body: over tones decay faster, since wood swallows a share of every swing.

    quality: swings until a mode falls to 4 %; wood has 20 to 80. slope: how fast higher modes get fainter.
    """
    modes = []
    for ratio in ratios:
        frequency = base * near(random, ratio, 0.03)
        loudness = near(random, 1.0, 0.35) / ratio**slope
        modes.append((frequency, loudness, quality / (np.pi * frequency)))
    return modes


def added(wave: Wave, other: Wave, at: float, gain: float = 1.0) -> Wave:
    """The wave with another one mixed in from a moment on; what sticks out at the end is cut. Changes the wave."""
    start = round(at * RATE)
    count = min(len(other), len(wave) - start)
    if count > 0:
        wave[start : start + count] += gain * other[:count]
    return wave


def added_round(wave: Wave, other: Wave, at: float, gain: float = 1.0) -> Wave:
    """The same for a loop: what sticks out at the end goes on at the start. Changes the wave."""
    places = (round(at * RATE) + np.arange(len(other))) % len(wave)
    np.add.at(wave, places, gain * other)
    return wave


def swept(frequency: Wave, phase: float = 0.0) -> Wave:
    """A sine whose frequency changes: one value a sample."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE + phase)


def dying(wave: Wave, fade: float) -> Wave:
    """The wave as it is until `fade` seconds before its end, then softly to silence."""
    left = np.clip((len(wave) - np.arange(len(wave))) / (fade * RATE), 0.0, 1.0)
    return wave * (0.5 - 0.5 * np.cos(np.pi * left))


def hump(length: float, rise: float, fall: float) -> Wave:
    """Loudness that swells for `rise` seconds and falls to 37 % in `fall` seconds."""
    time = clock(length)
    return np.minimum(1.0, time / rise) ** 1.5 * np.exp(-np.maximum(0.0, time - rise) / fall)


def plucked(random: Generator, frequency: float, length: float, ring: float, bright: float = 0.5) -> Wave:
    """A plucked string: a burst of noise that goes round a delay line (Karplus and Strong).

    ring: the time in which it falls by 60 dB. bright: 0 for a thumb on gut, 1 for a nail on steel.
    """
    # High strings would die at once, since every turn round the loop costs the same.
    damping = (0.24 - 0.2 * bright) * min(1.0, 220.0 / frequency) ** 1.5
    period = RATE / frequency - 1.0
    whole = int(period)
    part = period - whole
    kept = 10.0 ** (-3.0 / (frequency * ring))
    back = np.convolve([damping, 1.0 - 2.0 * damping, damping], [1.0 - part, part]) * kept
    burst = band(random.standard_normal(whole + 1), 30.0, 900.0 + 6500.0 * bright, 1)
    burst -= 0.9 * np.roll(burst, max(1, whole // 5))
    burst -= burst.mean()
    wave = np.zeros(round(length * RATE))
    wave[: len(burst)] = burst / np.abs(burst).max()
    return signal.lfilter([1.0], [1.0, *np.zeros(whole - 1), *-back], wave)


def bell(
    random: Generator,
    frequency: float,
    length: float,
    decay: float,
    partials: Sequence[Mode],
    twin: float = 0.6,
    bloom: float = 0.0,
) -> Wave:
    """A bell: partials by their share of the frequency, loudness and share of the decay; each beats with a twin.

    twin: how loud the twin is beside its partial. bloom: seconds that a partial takes to rise for every time that the
    frequency goes into it, since a wide plate gives its swing to the high ones only little by little.
    """
    time = clock(length)
    wave = np.zeros(len(time))
    for ratio, loudness, ringing_share in partials:
        pitch = frequency * ratio
        if pitch < RATE * 0.45:
            beside = pitch + random.uniform(0.4, 1.6)
            pair = np.sin(2 * np.pi * pitch * time)
            pair += twin * np.sin(2 * np.pi * beside * time + random.uniform(0.0, 1.0))
            if bloom:
                pair *= 1.0 - np.exp(-time / (bloom * ratio))
            wave += loudness * pair * np.exp(-time / (decay * ringing_share))
    return wave * np.minimum(1.0, time / 0.001)


def echoes(random: Generator, length: float, low: float, high: float) -> Wave:
    """What a room gives back of one click, after the click itself: it falls by 60 dB in the length."""
    time = clock(length)
    back = noise(random, length, low, high, 1) * np.exp(-6.9 * time / length)
    back[: round(0.004 * RATE)] = 0.0
    return back / np.sqrt(np.sum(back**2))


def in_room(random: Generator, wave: Wave, share: float, length: float = 0.22, high: float = 4500.0) -> Wave:
    """The wave in a room that gives back so large a share of it."""
    back = signal.fftconvolve(wave, echoes(random, length, 180.0, high))[: len(wave)]
    return wave + share * back


def in_hall_round(random: Generator, wave: Wave, share: float, length: float, high: float = 5000.0) -> Wave:
    """The same for a loop: the echoes of its end are heard at its start."""
    back = np.zeros(len(wave))
    one = echoes(random, length, 150.0, high)
    back[: len(one)] = one
    return wave + share * np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(back), len(wave))


def lowered(wave: Wave, decays: Sequence[tuple[float, float, float, float]]) -> Wave:
    """Noise that gets duller: the sum of bands (low, high, loudness, time to fall to 37 %) of the wave."""
    time = clock(len(wave) / RATE)
    total = np.zeros(len(wave))
    for low, high, loudness, decay in decays:
        part = band(wave, low, high)
        total += loudness * part / np.sqrt(np.mean(part**2)) * np.exp(-time / decay)
    return total
