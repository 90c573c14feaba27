"""The catalogue of sounds, `models/sounds/sounds.yaml`, and the choice among variants of which none repeats."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import yaml
from msgspec import Meta

from flick3d.rules.errors import FlickError

CATALOGUE = "sounds.yaml"


class SoundsError(FlickError):
    """A catalogue that cannot be used: one line with the file and the fault."""


class Sound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sound. files: its variants. gain: what it is played with at full force, dB. loop: it has no seam.

    rising: the variants are in order of pitch and are not chosen by chance. purpose: what it is the sound of.
    """

    files: Annotated[tuple[str, ...], Meta(min_length=1)]
    purpose: str = msgspec.field(name="for")
    gain: Annotated[float, Meta(ge=-60.0, le=12.0)] = 0.0
    loop: bool = False
    rising: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    """All sounds by name. folder: where their files are."""

    folder: Path
    sounds: Mapping[str, Sound]

    def files(self) -> Iterator[Path]:
        """Every file, each once, those of short sounds first."""
        for sound in sorted(self.sounds.values(), key=lambda sound: sound.loop):
            for name in sound.files:
                yield self.folder / name


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sounds: dict[str, Sound]


def load_catalogue(folder: Path) -> Catalogue:
    """The catalogue in this folder. Raises SoundsError when it is missing or broken."""
    path = folder / CATALOGUE
    try:
        document = msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), _Document)
    except OSError as error:
        raise SoundsError(f"{path}: this file cannot be read: {error.strerror or error}") from error
    except (yaml.YAMLError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise SoundsError(f"{path}: {' '.join(str(error).split())}") from error
    return Catalogue(folder, document.sounds)


class Variants:
    """Chooses variants: never the same twice in a row, and all of them about equally often."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)
        self._left: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}

    def choose(self, name: str, sound: Sound, number: int = 0) -> str:
        """The file of the next variant; number: which one of a sound whose variants rise, the last one at most."""
        if sound.rising:
            return sound.files[max(0, min(len(sound.files) - 1, number))]
        if len(sound.files) == 1:
            return sound.files[0]
        left = self._left.get(name)
        if not left:
            # Like a pack of cards: all once, then shuffled anew, the last one not on top.
            left = list(sound.files)
            self._chance.shuffle(left)
            if left[-1] == self._last.get(name):
                left.insert(0, left.pop())
            self._left[name] = left
        self._last[name] = left.pop()
        return self._last[name]
