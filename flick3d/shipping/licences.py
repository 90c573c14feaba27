"""Gathers the licences of everything in a desktop program."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import zipfile
from pathlib import Path, PurePosixPath

from flick3d.resources import PROGRAM
from flick3d.rules.errors import FlickError

TEXTS = Path(__file__).parent / "texts"
"""Licences that we bring along ourselves."""
WORDS = ("licen", "copying", "notice", "authors")
"""A file with one of these in its name is about a licence."""


def add_licences(wheels: Path, tag: str, folder: Path) -> None:
    """Fill the folder with the licences of the wheels of a system, of Python, of what Panda3D contains, and our own.

    wheels: the folder of downloaded wheels, which has a folder for each system, whose name begins with its tag. Raises
    FlickError when one is missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = [wheel for each in wheels.glob(f"{tag}_*") for wheel in sorted(each.glob("*.whl"))]
    for wheel in found:
        add_wheel(wheel, folder)
    for text in sorted(TEXTS.glob("*.txt")):
        shutil.copy(text, folder / text.name)
    shutil.copy(python_licence(), folder / "python.txt")


def add_wheel(wheel: Path, folder: Path) -> None:
    """Copy what a library says of itself and its licences into the folder, under the names that they have there."""
    with zipfile.ZipFile(wheel) as content:
        for name in content.namelist():
            path = PurePosixPath(name)
            told = path.parts[0].endswith(".dist-info")
            if told and (path.name == "METADATA" or any(word in name.lower() for word in WORDS)):
                content.extract(name, folder)


def python_licence() -> Path:
    """The licence of the Python that is built in. Raises FlickError when this Python came without."""
    places = (sysconfig.get_path("stdlib"), sys.base_prefix)
    for place in places:
        file = Path(place) / "LICENSE.txt"
        if file.is_file():
            return file
    raise FlickError(f"{PROGRAM} cannot be built with a Python without its LICENSE.txt (looked in {', '.join(places)})")
