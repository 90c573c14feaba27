"""What this program runs on: names and versions for measurements and bug reports."""

from __future__ import annotations

import os
import platform
import sys
from importlib import metadata
from pathlib import Path

from flick3d import __version__
from flick3d.resources import licences_folder

LIBRARIES = ("panda3d", "panda3d-gltf", "msgspec", "pyyaml", "platformdirs", "click", "rich")


def machine() -> dict[str, str]:
    """The processor and the operating system, in words."""
    return {
        "processor": f"{_processor()}, {os.cpu_count() or 1} cores",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def versions() -> dict[str, str]:
    """Versions of the game, Python and the libraries; `missing` for one that is not installed."""
    found = {"flick3d": __version__, "python": f"{platform.python_implementation()} {platform.python_version()}"}
    return found | {library: _version(library) for library in LIBRARIES}


def _version(library: str) -> str:
    """The version of a library; a frozen program keeps what its libraries say of themselves beside their licences."""
    licences = licences_folder()
    path = sys.path if licences is None else [str(licences)]
    return next((each.version for each in metadata.distributions(name=library, path=path)), "missing")


def _processor() -> str:
    """The processor's name as the system tells it, or its kind."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine() or "unknown processor"
