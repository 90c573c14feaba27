"""The sheet of painted sign boards."""

from __future__ import annotations

import numpy as np
from atlas import SIGN_CELLS, SIGN_SHEET, Cell
from grain import OAK, sawn_board
from noise import Picture, layered_noise, mixed
from pictures import blurred, lettering, shape_mask
from shapely.geometry import box
from turned_canvas import Rgb

# text, ground, letters, border, font
BOARDS: dict[str, tuple[str, Rgb, Rgb, Rgb, str]] = {
    "saloon": ("SALOON", (38, 26, 24), (240, 194, 92), (196, 146, 64), "rye"),
    "store": ("GENERAL STORE", (30, 64, 66), (244, 228, 188), (214, 178, 110), "rye"),
    "town-hall": ("TOWN HALL", (238, 226, 198), (56, 34, 26), (132, 62, 40), "rye"),
    "undertaker": ("UNDERTAKER", (30, 26, 32), (206, 200, 214), (128, 118, 140), "sancreek"),
    "sheriff": ("SHERIFF", (232, 212, 168), (70, 34, 20), (122, 70, 36), "rye"),
    "bank": ("BANK", (46, 58, 44), (242, 206, 118), (206, 164, 84), "rye"),
    "jail": ("JAIL", (60, 44, 34), (230, 206, 160), (150, 110, 70), "rye"),
    "goods": ("DRY GOODS", (214, 190, 140), (40, 72, 74), (40, 72, 74), "rye"),
    "rest": ("R.I.P.", (200, 196, 204), (44, 38, 48), (90, 84, 98), "sancreek"),
    "beds": ("ROOMS", (112, 34, 26), (240, 206, 130), (206, 160, 84), "rye"),
}


def _board(cell: Cell, text: str, ground: Rgb, ink: Rgb, border: Rgb, font_name: str, seed: int) -> Picture:
    width, height = cell[2] - cell[0], cell[3] - cell[1]
    random = np.random.default_rng(seed)
    timber = sawn_board(height, width, random, OAK, rings=4)
    chips = layered_noise(height, width, 4, 12, random, 5, 0.6)
    cover = np.clip((chips - 0.24 + 0.25 * (timber.heights - 0.5)) * 9, 0, 1)
    cloud = 0.86 + 0.28 * layered_noise(height, width, 6, 20, random, 4)
    picture = mixed(timber.colours * 0.75, np.array(ground, dtype=np.float32) * cloud[..., None], cover)
    rim, thick = height * 0.085, height * 0.030
    frame = box(rim, rim, width - rim, height - rim).buffer(rim * 0.6)
    lines = frame.difference(frame.buffer(-thick))
    inner = frame.buffer(-thick * 2.0)
    lines = lines.union(inner.difference(inner.buffer(-thick * 0.4)))
    wear = np.clip(0.45 + 1.5 * layered_noise(height, width, 16, 48, random, 3), 0, 1)
    picture = mixed(picture, border, shape_mask(lines, width, height) * wear)
    middle = (width / 2, height / 2)
    spacing = 0.06 if font_name == "rye" else 0.03
    letters = lettering(width, height, text, font_name, middle, height * 0.56, width * 0.84, spacing)
    shadow = np.roll(letters, (max(1, height // 50), max(1, height // 50)), axis=(0, 1))
    dark = tuple(channel * 0.32 for channel in ground)
    picture = mixed(picture, dark, np.clip(blurred(shadow, height / 90) * 1.3, 0, 1) * 0.75)
    return mixed(picture, ink, letters * np.clip(wear + 0.25, 0, 1))


def signs() -> Picture:
    """All sign boards on one sheet."""
    sheet = np.zeros((SIGN_SHEET[1], SIGN_SHEET[0], 3), dtype=np.float32)
    for seed, (name, (text, ground, ink, border, font_name)) in enumerate(BOARDS.items(), start=1):
        left, top, right, bottom = SIGN_CELLS[name]
        sheet[top:bottom, left:right] = _board(SIGN_CELLS[name], text, ground, ink, border, font_name, seed)
    return sheet
