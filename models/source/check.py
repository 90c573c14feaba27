"""Checks that the scripts still make every asset: builds all into a temporary folder and compares it with models/.

    python models/source/check.py [--jobs N] [--bytes]

Every file is compared byte for byte. Other versions of NumPy, Pillow and FreeType, and other processors, round here and
there the other way: a file with other bytes still passes if it holds the same when it is read, but for rounding
(pictures: levels of 255, sounds: steps of 16 bits, models and the environment: shares). --bytes takes that mercy away.
The fonts come from elsewhere (see convert_fonts.py): each must be a font and have its licence beside it.

Prints one line for every file that is not as built, and ends with 1 when one differs, is missing in models/, or lies
there although nothing makes it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import struct
import sys
import tempfile
import time
import wave
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFont

sys.path.insert(0, str(Path(__file__).parent))

import build
import environment
import icon
import sounds
import ui

MODELS_FOLDER = Path(__file__).resolve().parents[1]
NOT_BUILT = ("source", "fonts")
"""Folders of models/ that no script fills; the fonts are checked by themselves."""
WRITTEN = ("sounds/sounds.yaml",)
"""Files written by hand, from which others are made."""
LICENCE = "SIL Open Font License"

PICTURE_STEP, PICTURE_MEAN = 12.0, 0.05
"""Levels of 255 by which a pixel may be off, as a JPEG can blow up one rounding, and by which all may be on average."""
SOUND_STEP = 1.0
"""Steps of 16 bits by which a sample may be off."""
NUMBER_SHARE = 1e-3
"""Share, or a thousandth of the unit, by which a number of a model or of the environment may be off."""
LARGEST = 100.0
"""Numbers over this, cm or whatever, may be off no more than this one: the numbers that stand for words are larger."""

Task = tuple[str, str]
"""The script that makes it, and its name there."""
Numbers = NDArray[np.float64]


class Finding(NamedTuple):
    """A file that is not as built. fault: what is wrong with it; is_fatal: whether the check fails for it."""

    file: str
    fault: str
    is_fatal: bool = True


def tasks() -> list[Task]:
    """All that can be built alone, what takes long first, as far as the shipped file's size tells."""
    listed = {
        **{("build", name): f"textures/{name}" for name in build.PICTURES},
        **{("build", name): f"{name}.glb" for name in build.MODELS},
        **{("ui", name): f"ui/{name}.png" for name in ui.PICTURES},
        **{("icon", name): f"icon/{name}" for name in icon.FILES},
        **{("sounds", name): f"sounds/{sound['files'][0]}" for name, sound in sounds.CATALOGUE.items()},
        ("environment", "room"): "environment/room.env",
    }
    sizes = {
        task: path.stat().st_size if (path := MODELS_FOLDER / file).exists() else 0 for task, file in listed.items()
    }
    return sorted(listed, key=lambda task: -sizes[task])


def make(task: Task, folder: Path) -> None:
    """Build this into the folder."""
    script, name = task
    if script == "build":
        with contextlib.redirect_stdout(io.StringIO()):
            build.main(["--only", name, "--out", str(folder)])
    elif script == "ui":
        ui.build(folder / "ui", [name])
    elif script == "icon":
        icon.build(folder / "icon", [name])
    elif script == "sounds":
        sounds.build(folder / "sounds", [name])
    else:
        environment.build(folder / "environment" / "room.env")


def make_all(folder: Path, jobs: int) -> None:
    """Build every asset into the folder, in so many processes."""
    with ProcessPoolExecutor(jobs) as workers:
        for done in [workers.submit(make, task, folder) for task in tasks()]:
            done.result()


def files(folder: Path) -> set[str]:
    """What lies in a folder that scripts fill, by path."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if path.parts[0] not in NOT_BUILT} - set(WRITTEN)


def _leaves(entry: object) -> Iterator[float]:
    """Everything that a JSON value says, in order: numbers as they are, words as one number each."""
    if isinstance(entry, dict):
        for key, value in entry.items():
            yield from _leaves(key)
            yield from _leaves(value)
    elif isinstance(entry, list):
        yield float(len(entry))
        for value in entry:
            yield from _leaves(value)
    else:
        yield float(entry if isinstance(entry, int | float) else zlib.crc32(str(entry).encode()))


def _glb_numbers(content: bytes) -> Numbers:
    """The numbers of a model, as they follow one another."""
    (length,) = struct.unpack_from("<I", content, 12)
    entry = json.loads(content[20 : 20 + length])
    binary = content[28 + length :]
    parts = [np.array(list(_leaves(entry)))]
    for accessor in entry["accessors"]:
        view = entry["bufferViews"][accessor["bufferView"]]
        kind = {5121: "u1", 5123: "<u2", 5125: "<u4", 5126: "<f4"}[accessor["componentType"]]
        start = view.get("byteOffset", 0)
        size = view["byteLength"] - view["byteLength"] % np.dtype(kind).itemsize
        parts.append(np.frombuffer(binary[start : start + size], kind).astype(np.float64))
    return np.concatenate(parts)


def _environment_numbers(content: bytes) -> Numbers:
    head, _, packed = content.partition(b"\n")
    pixels = np.frombuffer(zlib.decompress(packed), "<f2").astype(np.float64)
    return np.concatenate([np.array(list(_leaves(json.loads(head)))), pixels])


def _numbers(path: Path) -> Numbers:
    """What a file holds when it is read: pixels, samples or numbers."""
    if path.suffix in (".png", ".jpg"):
        with Image.open(path) as picture:
            return np.asarray(picture).astype(np.float64)
    if path.suffix == ".wav":
        with wave.open(str(path), "rb") as sound:
            return np.frombuffer(sound.readframes(sound.getnframes()), "<i2").astype(np.float64)
    return (_glb_numbers if path.suffix == ".glb" else _environment_numbers)(path.read_bytes())


def is_rounded(shipped: Path, built: Path) -> bool:
    """Whether two files of other bytes hold the same, but for rounding."""
    one, other = _numbers(shipped), _numbers(built)
    if one.shape != other.shape:
        return False
    off = np.abs(one - other)
    if shipped.suffix in (".png", ".jpg"):
        return bool(off.max() <= PICTURE_STEP and off.mean() <= PICTURE_MEAN)
    if shipped.suffix == ".wav":
        return bool(off.max() <= SOUND_STEP)
    return bool((off <= NUMBER_SHARE * np.clip(np.abs(one), 1.0, LARGEST)).all())


def compared(shipped: Path, built: Path, only_bytes: bool = False) -> Iterator[Finding]:
    """What in a folder of assets is not as built in another one."""
    there, made = files(shipped), files(built)
    for file in sorted(there | made):
        if file not in there:
            yield Finding(file, "missing in models/")
        elif file not in made:
            yield Finding(file, "surplus: nothing makes it")
        elif (shipped / file).read_bytes() != (built / file).read_bytes():
            if not only_bytes and is_rounded(shipped / file, built / file):
                yield Finding(file, "rounded otherwise", is_fatal=False)
            else:
                yield Finding(file, "differs")


def fonts_at_fault(folder: Path) -> Iterator[Finding]:
    """Fonts that cannot be read or have no licence, and what else lies in their folder."""
    fonts = {path.stem for path in folder.glob("*.ttf")}
    for path in sorted(folder.iterdir()):
        file = f"fonts/{path.name}"
        if path.suffix == ".ttf":
            licence = path.with_suffix(".LICENSE.txt")
            if not licence.is_file() or LICENCE not in licence.read_text(encoding="utf-8"):
                yield Finding(file, "no licence beside it")
            try:
                ImageFont.truetype(str(path), 20)
            except OSError:
                yield Finding(file, "is no font")
        elif path.name.removesuffix(".LICENSE.txt") not in fonts:
            yield Finding(file, "surplus: it belongs to no font")


def main(arguments: list[str] | None = None) -> int:
    """Builds, compares, tells."""
    parser = argparse.ArgumentParser(description="Builds every asset anew and compares it with models/.")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2 when left out)")
    parser.add_argument("--bytes", action="store_true", help="no mercy for rounding")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        make_all(Path(name), options.jobs)
        findings = [*compared(MODELS_FOLDER, Path(name), options.bytes), *fonts_at_fault(MODELS_FOLDER / "fonts")]
    for finding in findings:
        print(f"{finding.file:40s} {finding.fault}")
    fatal = sum(finding.is_fatal for finding in findings)
    count = len(files(MODELS_FOLDER))
    print(f"{count} files built anew in {time.monotonic() - began:.0f} s: {fatal or 'none'} at fault")
    return 1 if fatal else 0


if __name__ == "__main__":
    sys.exit(main())
