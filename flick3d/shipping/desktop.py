"""What makes a program at home on a Linux desktop: icons, an entry for its menus, a description, a man page."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from flick3d.cli import commands
from flick3d.resources import PROGRAM, shipped_folder
from flick3d.shipping.man_page import man_page

HERE = Path(__file__).parent
ENTRY = f"{PROGRAM}.desktop"
DESCRIPTION = f"{PROGRAM}.metainfo.xml"


def icon_files() -> tuple[Path, ...]:
    """The program's icons, the smallest first; each is named by its width, pixels."""
    return tuple(sorted((shipped_folder("models") / "icon").glob("*.png"), key=width_of))


def width_of(icon: Path) -> int:
    """The width that an icon's name tells, pixels. Raises ValueError for another name."""
    found = re.fullmatch(rf"{PROGRAM}-(\d+)", icon.stem)
    if found is None:
        raise ValueError(f"{icon}: an icon is named {PROGRAM}-WIDTH.png")
    return int(found[1])


def add_desktop_files(folder: Path) -> None:
    """Put them into the folder `share` of a program, as the folders of a Linux system are laid out."""
    share = folder / "share"
    for icon in icon_files():
        size = width_of(icon)
        _copy(icon, share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{PROGRAM}.png")
    _copy(HERE / ENTRY, share / "applications" / ENTRY)
    _copy(HERE / DESCRIPTION, share / "metainfo" / DESCRIPTION)
    page = share / "man" / "man1" / f"{PROGRAM}.1"
    page.parent.mkdir(parents=True)
    page.write_text(man_page(commands), encoding="utf-8")


def _copy(file: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)
