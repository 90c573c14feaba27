"""Instruments for sounds that nobody has to listen to: levels, attacks, decays, spectra, beats, keys."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from numpy.typing import NDArray
from scipy import signal

from tests.models.reading import MODELS

SHIPPED = MODELS / "sounds"
CATALOGUE: dict[str, dict[str, Any]] = yaml.safe_load((SHIPPED / "sounds.yaml").read_text(encoding="utf-8"))["sounds"]
RATE = 32000
Wave = NDArray[np.float64]


def read(path: Path) -> Wave:
    """The samples of a file, -1 to 1."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), path.name
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2") / 32767.0


def variants(name: str) -> list[Wave]:
    """All variants of a shipped sound."""
    return [read(SHIPPED / file) for file in CATALOGUE[name]["files"]]


def decibel(share: float) -> float:
    """A factor of samples in dB."""
    return 20.0 * float(np.log10(max(share, 1e-9)))


def rms(sound: Wave) -> float:
    """The root of the mean square."""
    return float(np.sqrt(np.mean(sound**2)))


def attack(sound: Wave) -> float:
    """From the first sound to nearly its peak, ms."""
    size = np.abs(sound)
    first, near_peak = np.flatnonzero(size > 0.05 * size.max())[0], np.argmax(size > 0.9 * size.max())
    return float(near_peak - first) * 1000.0 / RATE


def fading(sound: Wave, decibels: float, window: float = 0.005) -> float:
    """From the loudest moment until it stays so many decibels below it, s."""
    count = round(window * RATE)
    level = np.sqrt(np.convolve(sound**2, np.ones(count) / count, "same"))
    loud = np.flatnonzero(level > level.max() * 10 ** (-decibels / 20))
    return float(loud[-1] - level.argmax()) / RATE


def spectrum(sound: Wave) -> tuple[Wave, Wave]:
    """Frequencies, and how much power each has."""
    return np.fft.rfftfreq(len(sound), 1.0 / RATE), np.abs(np.fft.rfft(sound)) ** 2


def brightness(sound: Wave) -> float:
    """The mean frequency, by power, Hz."""
    frequency, power = spectrum(sound)
    return float((frequency * power).sum() / power.sum())


def centroid(name: str) -> float:
    """The mean of all variants' brightness, Hz."""
    return float(np.mean([brightness(sound) for sound in variants(name)]))


def share_of(sound: Wave, low: float, high: float) -> float:
    """The share of the power that lies between two frequencies."""
    frequency, power = spectrum(sound)
    return float(power[(frequency >= low) & (frequency < high)].sum() / power.sum())


def strongest(sound: Wave, low: float, high: float) -> float:
    """The frequency with the most power between two others, Hz, finer than a bin of the spectrum."""
    frequency, power = spectrum(np.concatenate([sound * np.hanning(len(sound)), np.zeros(len(sound) * 3)]))
    inside = (frequency >= low) & (frequency < high)
    return float(frequency[inside][power[inside].argmax()])


def only(sound: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies."""
    parts = np.fft.rfft(sound)
    frequency = np.fft.rfftfreq(len(sound), 1.0 / RATE)
    parts[(frequency < low) | (frequency > high)] = 0.0
    return np.fft.irfft(parts, len(sound))


def envelope(sound: Wave) -> Wave:
    """The size of a narrow band's swing at every sample."""
    return np.abs(signal.hilbert(sound))


def decay(sound: Wave, frequency: float, depth: float = 25.0) -> float:
    """How fast what is near a frequency falls while it loses `depth` dB, dB/s; straight fit."""
    parts = np.fft.rfft(sound)
    # A soft edge: a hard one would ring by itself, longer than what is measured.
    parts *= np.exp(-(((np.fft.rfftfreq(len(sound), 1.0 / RATE) / frequency - 1.0) / 0.02) ** 2))
    size = envelope(np.fft.irfft(parts, len(sound)))
    start = round(0.15 * RATE)
    audible = np.flatnonzero(size > size[start:].max() * 10 ** (-depth / 20))
    moments = np.arange(start, audible[-1])
    slope, _ = np.polyfit(moments / RATE, 20.0 * np.log10(size[moments] + 1e-9), 1)
    return -float(slope)


def as_heard(sound: Wave) -> Wave:
    """The sound weighed as an ear does (curve A of IEC 61672)."""
    squared = np.fft.rfftfreq(len(sound), 1.0 / RATE) ** 2
    curve = 12194.0**2 * squared**2 / (squared + 20.6**2) / (squared + 12194.0**2)
    curve /= np.sqrt((squared + 107.7**2) * (squared + 737.9**2))
    return np.fft.irfft(np.fft.rfft(sound) * curve * 10 ** (2.0 / 20.0), len(sound))


def loudest_tenth(sound: Wave) -> float:
    """The RMS, as heard, of its loudest tenth of a second; dB."""
    power = np.concatenate([as_heard(sound) ** 2, np.zeros(RATE // 10)])
    return decibel(float(np.sqrt(max(0.0, signal.fftconvolve(power, np.full(RATE // 10, 10.0 / RATE), "valid").max()))))


def onsets(sound: Wave) -> tuple[Wave, float]:
    """How much louder the bands get at every step, and the steps a second."""
    step = 320
    _, _, parts = signal.stft(sound, RATE, nperseg=2048, noverlap=2048 - step, boundary=None)
    levels = np.log10(np.abs(parts) + 1e-4)
    return np.clip(np.diff(levels, axis=1), 0.0, None).sum(axis=0), RATE / step


def periodicity(sound: Wave, period: float) -> float:
    """How alike the onsets are after so many seconds, within a hundredth: 0 not at all, 1 quite."""
    flux, rate = onsets(sound)
    flux = flux - flux.mean()
    both = np.fft.irfft(np.abs(np.fft.rfft(flux, 2 * len(flux))) ** 2)
    lag = round(period * rate)
    return float(both[lag - 1 : lag + 2].max() / both[0])


NOTES = ("A", "A#", "B", "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#")


def notes(sound: Wave) -> dict[str, float]:
    """The share of every note's power, all octaves together, of what lies between 100 and 1300 Hz."""
    frequency, power = spectrum(sound)
    heard = (frequency > 100) & (frequency < 1300)
    classes = np.round(12 * np.log2(frequency[heard] / 440.0)).astype(int) % 12
    shares = np.bincount(classes, power[heard], 12) / power[heard].sum()
    return dict(zip(NOTES, shares.tolist(), strict=True))
