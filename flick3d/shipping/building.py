"""Builds a desktop program: Panda3D's `build_apps` freezes the modules, and we put our files and licences beside them.

FlickError
    BuildError    a program that could not be built
"""

from __future__ import annotations

import json
import os
import plistlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from flick3d import __version__
from flick3d.resources import FROZEN, PROGRAM
from flick3d.rules.errors import FlickError
from flick3d.shipping.desktop import add_desktop_files, icon_files
from flick3d.shipping.licences import add_licences
from flick3d.shipping.platforms import Platform

ROOT = Path(__file__).resolve().parents[2]
"""The source checkout."""
PLUGINS = ("pandagl", "p3headlessgl", "p3openal_audio")
"""Libraries that Panda3D loads by their names: windows, pictures without a window, sound."""
LEFT_OUT = (
    "PIL",
    "_pytest",
    "av",
    "flick3d.shipping",
    "hypothesis",
    "mapbox_earcut",
    "mypy",
    "numpy",
    "pip",
    "pkg_resources",
    "pytest",
    "scipy",
    "setuptools",
    "shapely",
    "tkinter",
)
"""Modules that are there when developing, or that something could import but never does in the game."""
UNSEEN = ("rich._unicode_data.*",)
"""Modules that are imported by names which are put together only then."""
CONSOLE = f"{PROGRAM}-console"
"""The second program, where the first one cannot print."""
BUNDLE = f"game.{PROGRAM}"
"""How macOS calls the program."""
NOT_SHIPPED = shutil.ignore_patterns("source", "*.py", "*.pyc", "__pycache__", "*.po", "*.pot", "shipping")


class BuildError(FlickError):
    """A program that could not be built."""


class Built(msgspec.Struct, frozen=True):
    """What was built. folder: the program; archive: the same in one file, or None."""

    folder: Path
    archive: Path | None = None


def setup_of(platform: Platform, room: Path) -> dict[str, Any]:
    """What setuptools is told, to build for this system in the room.

    Docstrings stay: they are the help of the commands. The libraries come from the package index alone.
    """
    main = str(ROOT / PROGRAM / "__main__.py")
    options: dict[str, Any] = {
        "build_base": str(room / "build"),
        "requirements_path": str(room / "requirements.txt"),
        "platforms": [platform.tag],
        "gui_apps": {PROGRAM: main},
        "console_apps": {CONSOLE: main} if platform.console else {},
        "plugins": list(PLUGINS),
        "include_modules": {"*": list(UNSEEN)},
        "exclude_modules": {"*": list(LEFT_OUT)},
        "icons": {"*": [str(file) for file in icon_files()]},
        "strip_docstrings": False,
        "use_optimized_wheels": False,
        "pypi_extra_indexes": [],
    }
    return {"name": PROGRAM, "version": __version__, "py_modules": [], "options": {"build_apps": options}}


def requirements(project: Mapping[str, Any]) -> list[str]:
    """The libraries that the game needs, as `pyproject.toml` has them."""
    return [str(each) for each in project["project"]["dependencies"]]


def built(platform: Platform, target: Path, room: Path, archive: bool = True) -> Built:
    """Build the program for this system into `target`, whose folder for it is replaced.

    room: a folder for what lies about meanwhile; what was downloaded is used again. archive: whether to pack it.
    Raises BuildError.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = requirements(tomllib.load(file))
    (room / "requirements.txt").write_text("\n".join(needed) + "\n", encoding="utf-8")
    _freeze(platform, room)
    frozen = room / "build" / platform.tag
    add_files(frozen / platform.data)
    add_licences(room / "build" / "__whl_cache__", platform.tag, frozen / platform.data / "licences")
    if platform.name == "macos":
        describe_bundle(frozen / platform.data / ".." / "Info.plist")
    if platform.name == "linux":
        add_desktop_files(frozen)
    folder = target / f"{PROGRAM}-{platform.name}"
    if folder.exists():
        shutil.rmtree(folder)
    target.mkdir(parents=True, exist_ok=True)
    shutil.move(frozen, folder)
    if not archive:
        return Built(folder)
    packed = shutil.make_archive(str(folder), platform.packing, target, folder.name)
    return Built(folder, Path(packed))


def add_files(folder: Path) -> None:
    """Put everything that the game reads into the folder of a frozen program."""
    data = folder / FROZEN
    for name in ("models", "scenarios"):
        shutil.copytree(ROOT / name, data / name, ignore=NOT_SHIPPED)
    shutil.copytree(ROOT / PROGRAM, data / PROGRAM, ignore=NOT_SHIPPED)
    # Most packages have modules only.
    for path in sorted(data.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def describe_bundle(file: Path) -> None:
    """Write into the description of a macOS program what `build_apps` leaves empty."""
    told = plistlib.loads(file.read_bytes())
    told |= {
        "CFBundleName": PROGRAM,
        "CFBundleDisplayName": PROGRAM,
        "CFBundleIdentifier": BUNDLE,
        "CFBundleVersion": __version__,
        "CFBundleShortVersionString": __version__,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
    }
    file.write_bytes(plistlib.dumps(told))


def _freeze(platform: Platform, room: Path) -> None:
    """Run `build_apps` in the room. Raises BuildError with its last lines."""
    script = room / "setup.py"
    told = json.dumps(setup_of(platform, room))
    script.write_text(f"import json\nimport setuptools\nsetuptools.setup(**json.loads({told!r}))\n", encoding="utf-8")
    # The modules are looked for where this process finds them, the checkout first.
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(script), "-q", "build_apps"],
        cwd=room,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 or not (room / "build" / platform.tag).is_dir():
        said = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise BuildError(f"{platform.name}: build_apps failed; its last lines:\n{said}")
