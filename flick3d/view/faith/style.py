"""The face of Flick of Faith: lapis, marble and gold, and letters as they are cut in stone."""

from __future__ import annotations

from flick3d.view.faith.looks import BRIGHT, DEEP
from flick3d.view.faith.spots import TOP
from flick3d.view.hud.strips import UNLIT
from flick3d.view.hud.style import HOUSE_FONTS, Style
from flick3d.view.hud.theme import BRICK, FADED_INK, INK

STYLE = Style(
    fonts={**HOUSE_FONTS, "title": "cinzel-bold.ttf"},
    top=TOP[1],
    pictures={
        "board-walnut": "board-lapis",
        "board-black": "board-marble",
        "frame-board": "frame-gold",
        "paper": "paper-parchment",
        "paper-poster": "paper-parchment",
        "frame-paper": "frame-gold",
        "frame-button": "frame-marble",
        "frame-button-hot": "frame-marble-hot",
        "frame-button-pressed": "frame-marble-pressed",
        "frame-button-off": "frame-marble-off",
        "frame-key": "frame-lapis",
        "frame-shade": "frame-night",
        "icon-bullet": "icon-dot-full",
    },
    tints={
        INK: (0.10, 0.14, 0.30, 1.0),
        FADED_INK: (0.30, 0.34, 0.46, 1.0),
        BRICK: (0.50, 0.10, 0.22, 1.0),
        UNLIT: (0.05, 0.08, 0.17, 1.0),
    },
    signed={f"icon-dot-{colour}": f"icon-dot-{colour}-signs" for colour in BRIGHT},
    palettes={
        "red-green": {
            BRIGHT["blue"]: (0.42, 0.62, 1.00, 1.0),
            BRIGHT["purple"]: (1.00, 0.84, 1.00, 1.0),
            DEEP["blue"]: (0.07, 0.15, 0.38, 1.0),
            DEEP["purple"]: (0.58, 0.32, 0.62, 1.0),
        },
        "blue-yellow": {
            BRIGHT["blue"]: (0.42, 0.62, 1.00, 1.0),
            BRIGHT["green"]: (0.86, 1.00, 0.78, 1.0),
            DEEP["blue"]: (0.07, 0.15, 0.38, 1.0),
            DEEP["green"]: (0.28, 0.54, 0.32, 1.0),
        },
    },
)
