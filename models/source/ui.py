"""Draws the pictures of the HUD into models/ui: frames, boards, papers and icons.

python models/source/ui.py [--only NAME ...] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))

from ui_brush import Canvas
from ui_faith import FAITH_PICTURES
from ui_frames import FRAMES
from ui_icons import ICON_DRAWN, ICON_SIZE, ICONS
from ui_icons_actions import ACTION_ICONS
from ui_icons_seats import SEAT_ICONS
from ui_icons_signs import SIGN_ICONS
from ui_icons_tokens import TOKEN_ICONS

TURNING = ("clock-hour", "clock-minute")
"""Icons without a shadow, because they turn."""
ALL_ICONS: dict[str, Callable[[Canvas], None]] = ICONS | TOKEN_ICONS | ACTION_ICONS | SEAT_ICONS | SIGN_ICONS


def icon(name: str) -> Image.Image:
    """The finished icon."""
    canvas = Canvas(ICON_SIZE, ICON_DRAWN)
    ALL_ICONS[name](canvas)
    return canvas.finish(shadow=name not in TURNING)


PICTURES: dict[str, Callable[[], Image.Image]] = (
    FRAMES | {f"icon-{name}": partial(icon, name) for name in ALL_ICONS} | FAITH_PICTURES
)
"""How every picture is drawn, by its file's name without the ending."""


def build(folder: Path, names: list[str]) -> None:
    """Write these pictures as PNG files into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        PICTURES[name]().save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draws the pictures of the HUD.")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=list(PICTURES), help="all when left out")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "ui", help="folder")
    chosen = parser.parse_args()
    build(chosen.out, chosen.only or list(PICTURES))
