"""Where files are: the shipped models and scenarios, and the user's own folders."""

from __future__ import annotations

import os
import sys
from importlib import resources
from pathlib import Path

import platformdirs

from flick3d.rules.errors import FlickError

PROGRAM = "flick3d"
HOME_VARIABLE = "FLICK3D_HOME"
"""Environment variable: a folder for all of the user's files, such as on a stick, or in tests."""


FROZEN = "data"
"""Folder of a frozen program's files: it has its modules within itself, and all that lies beside them is in here."""


def package_folder(package: str = PROGRAM) -> Path:
    """The folder of a package such as `flick3d.physics`, where its files lie beside its modules."""
    beside = _beside_the_program(FROZEN).joinpath(*package.split("."))
    if getattr(sys, "frozen", False) and beside.is_dir():
        return beside
    return Path(str(resources.files(package))).resolve()


def shipped_text(package: str, name: str) -> str:
    """The text of a file that lies beside a package's modules."""
    return (package_folder(package) / name).read_text(encoding="utf-8")


def licences_folder() -> Path | None:
    """The licences of everything that a frozen program contains, or None when this is no frozen program."""
    return _beside_the_program("licences") if getattr(sys, "frozen", False) else None


def _beside_the_program(name: str) -> Path:
    """A folder of a frozen program: beside the program itself, or where macOS keeps what is not to be run."""
    program = Path(sys.executable).resolve().parent
    bundled = program.parent / "Resources" / name
    return bundled if bundled.is_dir() else program / name


def shipped_folder(name: str) -> Path:
    """The folder `models` or `scenarios` that comes with the game.

    In an installed wheel it lies in the package's `data` folder, in a source checkout or a frozen program beside the
    package. Raises FlickError when it is in neither.
    """
    package = package_folder()
    places = (package / "data" / name, package.parent / name)
    for place in places:
        if place.is_dir():
            return place
    looked = " and ".join(str(place) for place in places)
    raise FlickError(f"the folder '{name}' is missing (looked for {looked}): install {PROGRAM} again")


def user_folder(name: str) -> Path:
    """The user's folder `scenarios`, `saves` or `replays`; it may not exist yet."""
    return (_own_home() or platformdirs.user_data_path(PROGRAM, appauthor=False)) / name


def settings_folder() -> Path:
    """The folder of the user's settings; it may not exist yet."""
    home = _own_home()
    return home / "settings" if home else platformdirs.user_config_path(PROGRAM, appauthor=False)


def cache_folder() -> Path:
    """The folder of files that may be deleted at any time and are then made again; it may not exist yet."""
    home = _own_home()
    return home / "cache" if home else platformdirs.user_cache_path(PROGRAM, appauthor=False)


def _own_home() -> Path | None:
    """The folder that replaces the platform's ones when the environment variable `FLICK3D_HOME` names it."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named).absolute() if named else None


def made_folder(folder: Path) -> Path:
    """The same folder, made when it did not exist. Raises FlickError when it cannot be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FlickError(f"{folder}: this folder cannot be made: {error.strerror or error}") from error
    return folder
