"""The sound of a film: a sound device that mixes what would be heard into samples, frame by frame."""

from __future__ import annotations

import math
import wave
from pathlib import Path
from typing import Any

import numpy as np

from flick3d.view.audio.cues import Point
from flick3d.view.audio.device import FULL_WITHIN
from flick3d.view.camera_maths import View

RATE = 48_000
"""Samples per second and side."""
WIDTH = 0.8
"""How far to the sides a sound gets that comes straight from there, 0 to 1."""
KNEE = 0.8
"""Samples above this are bent softly, so that many knocks at once do not crackle."""

Samples = np.ndarray[Any, np.dtype[np.float32]]


class FilmVoice:
    """One sound in the mix; see `audio.device.Voice`."""

    def __init__(self, samples: Samples, rate: int) -> None:
        self._samples, self._rate = samples, rate
        self._place = 0.0
        self._gain = self._pitch = 0.0
        self._loops = False
        self._sides: tuple[float, float] | None = None
        self.at: Point | None = None
        self.plays = False

    @property
    def length(self) -> float:
        """How long it takes, seconds."""
        return len(self._samples) / self._rate

    def play(self, gain: float, pitch: float, at: Point | None, loop: bool) -> None:
        """Begin from its start."""
        self._place, self._loops, self._sides = 0.0, loop, None
        self.plays = True
        self.change(gain, pitch, at)

    def change(self, gain: float, pitch: float, at: Point | None) -> None:
        """Go on otherwise."""
        self._gain, self._pitch, self.at = gain, pitch, at

    def stop(self) -> None:
        """Be silent at once."""
        self.plays = False

    def mix(self, into: Samples, view: View) -> None:
        """Add the next samples to both sides. into: two rows. view: of the ear."""
        if not self.plays:
            return
        count, size = into.shape[1], len(self._samples)
        step = self._pitch * self._rate / RATE
        places = self._place + step * np.arange(count)
        if self._loops:
            places %= size
        self._place += step * count
        if self._loops:
            self._place %= size
        elif self._place >= size:
            self.plays = False
        heard = self._between_samples(places)
        sides = tuple(self._gain * side for side in sides_of(self.at, view))
        before = sides if self._sides is None else self._sides
        self._sides = (sides[0], sides[1])
        for row in (0, 1):
            # Loudness glides from frame to frame, else every frame would click.
            into[row] += heard * np.linspace(before[row], sides[row], count, endpoint=False)

    def _between_samples(self, places: np.ndarray[Any, np.dtype[np.float64]]) -> Samples:
        """The samples at these places, from one to the next in a straight line; silence behind the last one."""
        size = len(self._samples)
        first = places.astype(np.int64)
        share = (places - first).astype(np.float32)
        after = (first + 1) % size if self._loops else np.minimum(first + 1, size - 1)
        one, other = self._samples[np.minimum(first, size - 1)], self._samples[after]
        heard = one + (other - one) * share
        return np.where(first < size, heard, 0.0).astype(np.float32)


def sides_of(at: Point | None, view: View) -> tuple[float, float]:
    """How loud something is at the left and at the right ear of this view, 0 to 1; None is everywhere."""
    if at is None:
        return 1.0, 1.0
    to = tuple(there - here for there, here in zip(at, view.eye, strict=True))
    distance = math.hypot(*to)
    loud = FULL_WITHIN / max(distance, FULL_WITHIN)
    right = sum(one * other for one, other in zip(to, view.right, strict=True)) / max(distance, 1e-6)
    angle = (1.0 + WIDTH * max(-1.0, min(1.0, right))) * math.pi / 4.0
    return loud * math.cos(angle) * math.sqrt(2.0), loud * math.sin(angle) * math.sqrt(2.0)


class Soundtrack:
    """A sound device for `StageSound` that plays into a film; see `audio.device.Device`.

    Each frame takes 1/fps of a second: after it `take` has its samples.
    """

    def __init__(self, fps: int) -> None:
        self._fps = fps
        self._frames = 0
        self._voices: list[FilmVoice] = []
        self._files: dict[Path, tuple[Samples, int]] = {}
        self._view: View | None = None
        self._mixed: list[Samples] = []

    def voice(self, file: Path, is_placed: bool) -> FilmVoice | None:  # noqa: ARG002
        """A new voice for a WAV file; None when it cannot be read."""
        if file not in self._files:
            read = _read(file)
            if read is None:
                return None
            self._files[file] = read
        voice = FilmVoice(*self._files[file])
        self._voices.append(voice)
        return voice

    def listen(self, view: View) -> None:
        """The ear is where the eye is."""
        self._view = view

    def update(self) -> None:
        """A frame is over: mix what is heard of it."""
        # Exact in the long run, also where a frame is no whole number of samples.
        begins, self._frames = self._frames * RATE // self._fps, self._frames + 1
        count = self._frames * RATE // self._fps - begins
        mixed = np.zeros((2, count), dtype=np.float32)
        if self._view is not None:
            for voice in self._voices:
                voice.mix(mixed, self._view)
        self._mixed.append(softened(mixed))

    def take(self) -> Samples:
        """The samples since the last call, two rows; they are handed out once."""
        taken = np.concatenate(self._mixed, axis=1) if self._mixed else np.zeros((2, 0), dtype=np.float32)
        self._mixed = []
        return taken

    def close(self) -> None:
        """Silence, for good."""
        self._voices = []


def softened(samples: Samples) -> Samples:
    """The same, with everything over `KNEE` bent so that nothing reaches 1."""
    over = np.abs(samples) - KNEE
    bent = np.sign(samples) * (KNEE + (1.0 - KNEE) * np.tanh(over / (1.0 - KNEE)))
    return np.where(over > 0.0, bent, samples).astype(np.float32)


def _read(file: Path) -> tuple[Samples, int] | None:
    """The samples of a WAV file with one channel of 16 bits, or None."""
    try:
        with wave.open(str(file), "rb") as source:
            if source.getsampwidth() != 2:
                return None
            raw = np.frombuffer(source.readframes(source.getnframes()), dtype="<i2")
            channels, rate = source.getnchannels(), source.getframerate()
    except (OSError, EOFError, wave.Error):
        return None
    samples = raw.reshape(-1, channels).mean(axis=1).astype(np.float32) / 32768.0
    return (samples, rate) if len(samples) else None
