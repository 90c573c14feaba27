"""Makes the sounds of both games, by synthesis alone, as WAV files in models/sounds.

python models/source/sounds.py [--only NAME ...] [--out FOLDER]

NAME is a sound of models/sounds/sounds.yaml (knock-discs, tune-faith, ...), which also says how many variants there
are. The same input gives the same bytes. Needs numpy, scipy and pyyaml.
"""

from __future__ import annotations

import argparse
import sys
import wave
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from scipy import signal

sys.path.insert(0, str(Path(__file__).parent))

from sounds_bells import BELLS
from sounds_blasts import BLASTS
from sounds_cards import CARDS
from sounds_falls import FALLS
from sounds_knocks import KNOCKS
from sounds_rooms import ROOMS
from sounds_signals import SIGNALS
from sounds_slides import SLIDES
from sounds_tunes import TUNES
from sounds_waves import RATE, Recipe, Wave
from sounds_wonders import WONDERS

SOUNDS_FOLDER = Path(__file__).resolve().parents[1] / "sounds"
CATALOGUE: dict[str, dict[str, Any]] = yaml.safe_load((SOUNDS_FOLDER / "sounds.yaml").read_text(encoding="utf-8"))[
    "sounds"
]
RECIPES: dict[str, Recipe] = {
    **KNOCKS, **FALLS, **SLIDES, **CARDS, **BLASTS, **BELLS, **WONDERS, **SIGNALS, **ROOMS, **TUNES,
}  # fmt: skip
"""How every sound is made, by its name in the catalogue."""

PEAK = 10.0 ** (-3.0 / 20.0)
"""The loudest sample of a file: -3 dBFS."""
LOOP_LOUDNESS = 10.0 ** (-20.0 / 20.0)
"""RMS of a loop, -20 dBFS, if its peak allows."""
FAINTEST = 10.0 ** (-50.0 / 20.0)
"""A sound is cut where it stays fainter than this share of its peak."""
FADE = 0.02
"""Time in which the end of a sound fades out, at most, s."""
LONG = 1.5
"""A sound that takes longer than this, s, rings out by itself, and is cut only where it is much fainter."""
FAINTEST_OF_LONG = 10.0 ** (-68.0 / 20.0)
FADE_OF_LONG = 0.12


def finished_loop(made: Wave) -> Wave:
    """A loop at a loop's loudness, without what cannot be heard and without a seam."""
    parts = np.fft.rfft(made)
    parts[np.fft.rfftfreq(len(made), 1.0 / RATE) < 25.0] = 0.0
    loop = np.fft.irfft(parts, len(made))
    return loop * min(LOOP_LOUDNESS / np.sqrt(np.mean(loop**2)), PEAK / np.abs(loop).max())


def finished(made: Wave) -> Wave:
    """A sound at full loudness, without what cannot be heard, that starts and ends in silence."""
    sound = signal.sosfilt(signal.butter(2, 28.0, "highpass", fs=RATE, output="sos"), made)
    sound = sound * (PEAK / np.abs(sound).max())
    is_long = len(made) > LONG * RATE
    audible = np.flatnonzero(np.abs(sound) > (FAINTEST_OF_LONG if is_long else FAINTEST) * PEAK)
    sound = sound[max(0, audible[0] - 4) : audible[-1] + 1]
    count = min(round((FADE_OF_LONG if is_long else FADE) * RATE), len(sound) // 4)
    sound[-count:] *= np.linspace(1.0, 0.0, count) ** 2
    sound[:4] *= np.linspace(0.0, 1.0, 4)
    return sound


def variant(name: str, number: int) -> Wave:
    """One finished variant of a sound; the number counts from 0."""
    random = np.random.default_rng(zlib.crc32(f"{name} {number}".encode()))
    made = RECIPES[name](random, number)
    return finished_loop(made) if CATALOGUE[name].get("loop") else finished(made)


def write(path: Path, sound: Wave) -> None:
    """Write a WAV file: 16 bit, mono."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767.0).astype("<i2").tobytes())


def build(folder: Path, names: list[str]) -> None:
    """Write all variants of these sounds into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        for number, file in enumerate(CATALOGUE[name]["files"]):
            write(folder / file, variant(name, number))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Makes the sounds of both games.")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=list(CATALOGUE), help="all when left out")
    parser.add_argument("--out", type=Path, default=SOUNDS_FOLDER, help="folder")
    chosen = parser.parse_args()
    build(chosen.out, chosen.only or list(CATALOGUE))
