"""The frames, boards and papers of Flick of Faith's HUD: gold rims, parchment, marble and lapis."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageDraw
from ui_brush import OVERSAMPLE, Colour, dropped_shadow, grain
from ui_frames import BOARD_SIZE, FRAME_SIZE, MARGIN, frame, paper

LAPIS_EDGE: Colour = (22, 34, 66)
GOLD_LEAF: Colour = (226, 176, 78)
GOLD_DARK: Colour = (128, 84, 26)
PARCHMENT: Colour = (246, 234, 204)
HALO: Colour = (255, 212, 104)

TRACK_SIZE = (1280, 40)
"""Units of the score track."""
TRACK_PIXELS = (2560, 80)
TRACK_SQUARES = 40


def stone(base: Colour, vein: Colour, seed: int, strength: float) -> Image.Image:
    """A seamless slab of stone: soft clouds of colour and thin veins of another."""
    size = BOARD_SIZE
    cloud = 0.7 * grain(size, size, 70.0, 70.0, seed) + 0.3 * grain(size, size, 18.0, 18.0, seed + 1)
    bent = grain(size, size, 46.0, 30.0, seed + 2) + 0.35 * grain(size, size, 9.0, 9.0, seed + 3)
    lines = np.exp(-((bent / 0.07) ** 2)) * np.clip(0.5 + 0.6 * cloud, 0.0, 1.0)
    dust = np.clip(grain(size, size, 0.8, 0.8, seed + 4) - 2.6, 0.0, 1.0)
    share = np.clip(strength * lines + 0.6 * dust, 0.0, 1.0)[:, :, None]
    tone = (1.0 + 0.055 * cloud + 0.012 * grain(size, size, 1.5, 1.5, seed + 5))[:, :, None]
    colour = np.asarray(base, dtype=float) * tone * (1.0 - share) + np.asarray(vein, dtype=float) * share
    return Image.fromarray(np.clip(colour, 0, 255).astype(np.uint8), "RGB").convert("RGBA")


def card_frame(edge: Colour, rim: Colour, glow: Colour | None) -> Image.Image:
    """The rim of a card, open in the middle: ink, a broad band of gold, ink again, and a stud in every corner."""
    picture = frame(None, edge, None, radius=18, thickness=11, glow=glow, shadow=140)
    big = FRAME_SIZE * OVERSAMPLE
    unit = OVERSAMPLE
    band = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    draw = ImageDraw.Draw(band)

    def ring(inset: float, radius: float, colour: Colour, width: float) -> None:
        low, high = (MARGIN + inset) * unit, big - (MARGIN + inset) * unit - 1
        draw.rounded_rectangle([low, low, high, high], radius * unit, outline=(*colour, 255), width=round(width * unit))

    light = tuple(min(255, value + 40) for value in rim)
    ring(2.5, 15.5, rim, 6.0)
    ring(2.5, 15.5, (light[0], light[1], light[2]), 1.5)
    ring(7.5, 10.5, GOLD_DARK, 1.0)
    for x in (-1, 1):
        for y in (-1, 1):
            middle = (big / 2 + x * (big / 2 - 20 * unit), big / 2 + y * (big / 2 - 20 * unit))
            for radius, colour in ((6.5, edge), (5.0, rim), (2.4, edge)):
                corners = [
                    (middle[0] + dx * radius * unit, middle[1] + dy * radius * unit)
                    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
                ]
                draw.polygon(corners, fill=(*colour, 255))
    picture.alpha_composite(band.resize(picture.size, Image.Resampling.LANCZOS))
    return picture


def score_track() -> Image.Image:
    """A strip of forty squares without numbers, marble and lapis in turn; every fifth has a gold rim and a stud."""
    width, height = (value * OVERSAMPLE for value in TRACK_SIZE)
    square = width // TRACK_SQUARES
    unit = OVERSAMPLE
    picture = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    for number in range(TRACK_SQUARES):
        left, top = number * square + 2 * unit, 4 * unit
        box = [left, top, left + square - 4 * unit - 1, height - 8 * unit - 1]
        fifth = number % 5 == 4
        fill = (72, 104, 164) if fifth else (240, 236, 226) if number % 2 else (222, 216, 204)
        draw.rounded_rectangle(box, 5 * unit, fill=(*fill, 255), outline=(*LAPIS_EDGE, 255), width=2 * unit)
        inner = [box[0] + 3 * unit, box[1] + 3 * unit, box[2] - 3 * unit, box[3] - 3 * unit]
        draw.rounded_rectangle(inner, 3 * unit, outline=(*(GOLD_LEAF if fifth else (190, 180, 162)), 255), width=unit)
    return dropped_shadow(picture, 2 * unit, 2 * unit, 120).resize(TRACK_PIXELS, Image.Resampling.LANCZOS)


MARBLE: Colour = (240, 234, 222)
MARBLE_LIT: Colour = (255, 248, 228)
MARBLE_PRESSED: Colour = (214, 206, 194)
MARBLE_OFF: Colour = (160, 160, 168)
NIGHT: Colour = (10, 16, 36)

FAITH_FRAMES: dict[str, Callable[[], Image.Image]] = {
    "paper-parchment": partial(paper, PARCHMENT, 61, stains=1.0),
    "board-marble": partial(stone, (232, 228, 220), (150, 146, 148), 71, 0.55),
    "board-lapis": partial(stone, (34, 60, 112), (196, 158, 84), 83, 0.42),
    "frame-gold": partial(frame, None, LAPIS_EDGE, GOLD_LEAF, thickness=7),
    "frame-card": partial(card_frame, LAPIS_EDGE, GOLD_LEAF, None),
    "frame-card-hot": partial(card_frame, (120, 66, 14), (255, 214, 110), HALO),
    "frame-marble": partial(frame, MARBLE, LAPIS_EDGE, (198, 156, 72), radius=14, thickness=6),
    "frame-marble-hot": partial(frame, MARBLE_LIT, (148, 98, 22), (226, 176, 78), radius=14, thickness=6, glow=HALO),
    "frame-marble-pressed": partial(
        frame, MARBLE_PRESSED, LAPIS_EDGE, (170, 132, 62), radius=14, thickness=6, shadow=50
    ),
    "frame-marble-off": partial(frame, MARBLE_OFF, (56, 62, 84), (132, 130, 132), radius=14, thickness=6, shadow=70),
    "frame-lapis": partial(frame, (38, 58, 108), LAPIS_EDGE, GOLD_DARK, radius=14, thickness=3, shadow=0),
    "frame-night": partial(frame, NIGHT, NIGHT, None, radius=18, shadow=0),
    "score-track": score_track,
}
"""How every frame and board of Flick of Faith is drawn, by its file's name."""
