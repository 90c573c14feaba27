"""All pictures of the HUD of Flick of Faith, by their files' names: icons, frames, Law cards and gods."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from faith_cards import CARD_PICTURES
from PIL import Image
from ui_brush import Canvas
from ui_faith_actions import FAITH_ACTIONS
from ui_faith_frames import FAITH_FRAMES
from ui_faith_icons import FAITH_ICONS
from ui_icons import ICON_DRAWN, ICON_SIZE

SHARE = 0.94
"""Size of the drawings in shares of the icon, so that their shadow has room under them."""

DRAWINGS: dict[str, Callable[[Canvas], None]] = FAITH_ICONS | FAITH_ACTIONS


def faith_icon(name: str) -> Image.Image:
    """The finished icon."""
    canvas = Canvas(ICON_SIZE, ICON_DRAWN)
    canvas.stamp(DRAWINGS[name], (50.0, 48.5), SHARE)
    return canvas.finish()


FAITH_PICTURES: dict[str, Callable[[], Image.Image]] = (
    FAITH_FRAMES | {f"icon-{name}": partial(faith_icon, name) for name in DRAWINGS} | CARD_PICTURES
)
"""How every picture of Flick of Faith is made, by its file's name."""
