"""The nine-slice frames and the seamless boards and papers on which the HUD is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageDraw
from ui_brush import BRASS, OVERSAMPLE, Colour, dropped_shadow, grain

FRAME_SIZE = 144
"""Units of a frame; a corner is a third of it, 48 units, and stands for 24 design pixels (see `view/hud/theme.py`)."""
FRAME_PIXELS = 288
"""Pixels of its picture: twice of what the HUD usually shows, so that it is sharp also where all is twice as large."""
BOARD_SIZE = 512
"""Pixels of a seamless board; they stand for 256 design pixels."""
MARGIN = 12
"""Units around a frame that hold its shadow: 6 design pixels."""


INNER = 11
"""Units from the rim to the thin line inside it."""


def frame(
    fill: Colour | None,
    edge: Colour,
    inner: Colour | None,
    radius: int = 22,
    thickness: int = 5,
    glow: Colour | None = None,
    shadow: int = 130,
) -> Image.Image:
    """A frame with round corners and a shadow; without `fill` its middle is a hole through which a board is seen.

    edge: colour of the outer rim, `thickness` units wide. inner: a thin line inside it. glow: light around it.
    """
    big = FRAME_SIZE * OVERSAMPLE
    unit = OVERSAMPLE
    picture = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    box = [MARGIN * unit, MARGIN * unit, big - MARGIN * unit - 1, big - MARGIN * unit - 1]
    body = (*fill, 255) if fill is not None else (0, 0, 0, 255)
    draw.rounded_rectangle(box, radius * unit, fill=body)
    shadowed = dropped_shadow(picture, 5 * unit, 4 * unit, shadow)
    if glow is not None:
        halo = Image.new("RGBA", (big, big), (0, 0, 0, 0))
        grown = [box[0] - 3 * unit, box[1] - 3 * unit, box[2] + 3 * unit, box[3] + 3 * unit]
        ImageDraw.Draw(halo).rounded_rectangle(grown, (radius + 3) * unit, fill=(*glow, 255))
        halo = dropped_shadow(halo, 4 * unit, 0, 255)
        shadowed = recoloured(halo, glow)
        shadowed.alpha_composite(picture)
    rim = ImageDraw.Draw(shadowed)
    rim.rounded_rectangle(box, radius * unit, outline=(*edge, 255), width=thickness * unit)
    if inner is not None:
        inset = [box[0] + INNER * unit, box[1] + INNER * unit, box[2] - INNER * unit, box[3] - INNER * unit]
        rim.rounded_rectangle(inset, (radius - INNER) * unit, outline=(*inner, 255), width=round(2.0 * unit))
    if fill is None:
        punch(shadowed, box, radius * unit, thickness * unit, inner, unit)
    return shadowed.resize((FRAME_PIXELS, FRAME_PIXELS), Image.Resampling.LANCZOS)


def punch(picture: Image.Image, box: list[int], radius: int, thickness: int, inner: Colour | None, unit: int) -> None:
    """Make the middle of a frame transparent, but for its rim and its inner line."""
    alpha = np.asarray(picture.getchannel("A")).copy()
    hole = Image.new("L", picture.size, 0)
    draw = ImageDraw.Draw(hole)
    inset = [box[0] + thickness, box[1] + thickness, box[2] - thickness, box[3] - thickness]
    draw.rounded_rectangle(inset, max(0, radius - thickness), fill=255)
    if inner is not None:
        line = [box[0] + INNER * unit, box[1] + INNER * unit, box[2] - INNER * unit, box[3] - INNER * unit]
        draw.rounded_rectangle(line, radius - INNER * unit, outline=0, width=round(2.0 * unit))
    picture.putalpha(Image.fromarray(np.where(np.asarray(hole) > 0, 0, alpha).astype(np.uint8), "L"))


def recoloured(picture: Image.Image, colour: Colour) -> Image.Image:
    """The picture's shape in one colour."""
    flat = Image.new("RGBA", picture.size, (*colour, 0))
    flat.putalpha(picture.getchannel("A").point(lambda value: value * 3 // 4))
    return flat


def planks(base: Colour, contrast: float, seed: int, worn: Colour | None = None) -> Image.Image:
    """A seamless wall of four boards lying on each other; `worn` shows where the paint has gone from their edges."""
    size = BOARD_SIZE
    fine = grain(size, size, 70.0, 1.2, seed)
    broad = grain(size, size, 140.0, 7.0, seed + 1)
    tone = 1.0 + contrast * (0.09 * broad + 0.05 * fine)
    rows = np.arange(size) % (size // 4)
    board = np.arange(size) // (size // 4)
    tone *= (1.0 + 0.05 * np.array([0.6, -0.8, 1.0, -0.3]))[board][:, None]
    seam = np.minimum(rows, size // 4 - 1 - rows)
    colour = np.asarray(base, dtype=float)[None, None, :] * tone[:, :, None]
    if worn is not None:
        rub = np.exp(-((seam / 6.0) ** 2))[:, None] + 0.35
        bare = np.clip((grain(size, size, 26.0, 2.2, seed + 2) * rub - 0.95) * 1.2, 0.0, 0.6)[:, :, None]
        colour = colour * (1.0 - bare) + np.asarray(worn, dtype=float) * bare
    groove = np.where(seam < 2, 0.45, np.where(rows < 5, 1.12, np.where(seam < 5, 0.82, 1.0)))
    picture = np.clip(colour * groove[:, None, None], 0, 255).astype(np.uint8)
    return Image.fromarray(picture, "RGB").convert("RGBA")


def paper(base: Colour, seed: int, stains: float = 1.0) -> Image.Image:
    """A seamless sheet of old paper with fibres and stains."""
    size = BOARD_SIZE
    cloud = grain(size, size, 60.0, 60.0, seed)
    fibre = grain(size, size, 5.0, 1.0, seed + 1)
    tone = 1.0 + stains * (0.022 * cloud + 0.012 * fibre)
    warm = np.stack([tone, tone**1.4, tone**2.2], axis=2)
    picture = np.clip(np.asarray(base, dtype=float) * warm, 0, 255).astype(np.uint8)
    return Image.fromarray(picture, "RGB").convert("RGBA")


WALNUT_EDGE: Colour = (30, 16, 9)
GOLD: Colour = (255, 206, 92)

FRAMES: dict[str, Callable[[], Image.Image]] = {
    "board-walnut": partial(planks, (74, 45, 27), 1.0, 11),
    "board-natural": partial(planks, (196, 152, 100), 0.9, 21),
    "board-black": partial(planks, (50, 45, 42), 1.1, 31, worn=(150, 112, 74)),
    "paper": partial(paper, (242, 225, 186), 41),
    "paper-poster": partial(paper, (236, 212, 164), 51, stains=1.8),
    "frame-board": partial(frame, None, WALNUT_EDGE, BRASS, thickness=7),
    "frame-paper": partial(frame, None, (96, 60, 32), (188, 142, 88), thickness=7),
    "frame-tile": partial(frame, (243, 227, 190), (112, 74, 42), None, radius=16, thickness=4, shadow=90),
    "frame-tile-hot": partial(frame, (252, 242, 214), (176, 112, 34), None, radius=16, thickness=5, shadow=90),
    "frame-tile-active": partial(frame, (255, 246, 216), (206, 132, 30), None, radius=16, thickness=6, glow=GOLD),
    "frame-tile-off": partial(frame, (205, 184, 148), (112, 80, 52), None, radius=16, thickness=4, shadow=60),
    "frame-button": partial(frame, (240, 220, 176), (88, 52, 28), (190, 144, 88), radius=20),
    "frame-button-hot": partial(frame, (254, 242, 208), (190, 118, 32), (232, 178, 82), radius=20, glow=GOLD),
    "frame-button-pressed": partial(frame, (222, 194, 142), (88, 52, 28), (170, 122, 68), radius=20, shadow=50),
    "frame-button-off": partial(frame, (150, 132, 108), (72, 54, 40), (128, 108, 84), radius=20, shadow=70),
    "frame-key": partial(frame, (70, 44, 28), (38, 22, 13), (120, 84, 52), radius=16, thickness=3, shadow=0),
    "frame-shade": partial(frame, (22, 12, 7), (22, 12, 7), None, radius=22, shadow=0),
    "frame-slot": partial(frame, (214, 192, 150), (150, 116, 78), None, radius=14, thickness=4, shadow=0),
}
"""How every frame and board of the HUD is drawn, by its file's name."""
