"""Sawn wood as a picture and a relief: rings, fibres and pores from layered noise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from noise import Field, Generator, Picture, Stop, colour_ramp, layered_noise, smooth_noise

BEECH: tuple[Stop, ...] = (
    (0.0, (178, 126, 80)),
    (0.35, (208, 160, 110)),
    (0.65, (227, 186, 138)),
    (1.0, (240, 208, 165)),
)
OAK: tuple[Stop, ...] = (
    (0.0, (92, 58, 30)),
    (0.3, (134, 92, 52)),
    (0.55, (168, 122, 74)),
    (0.8, (190, 146, 96)),
    (1.0, (205, 165, 115)),
)
WALNUT: tuple[Stop, ...] = (
    (0.0, (38, 20, 11)),
    (0.3, (64, 36, 20)),
    (0.55, (96, 58, 33)),
    (0.8, (128, 82, 48)),
    (1.0, (150, 103, 64)),
)


@dataclass(frozen=True)
class Board:
    """A plain-sawn board, its grain along the picture's width: colours 0..255 (h, w, 3), heights 0..1 (h, w)."""

    colours: Picture
    heights: Field

    def upright(self) -> Board:
        """With the grain along the picture's height."""
        return Board(np.rot90(self.colours).copy(), np.rot90(self.heights).copy())


def sawn_board(
    height: int,
    width: int,
    random: Generator,
    stops: tuple[Stop, ...],
    rings: float = 10.0,
    waves: int = 2,
    fibre: float = 0.8,
    pores: float = 0.6,
) -> Board:
    """A board that tiles along its grain; `rings` year rings across, bent by `waves` along."""
    across = np.linspace(0.0, 1.0, height, endpoint=False, dtype=np.float32)[:, None]
    bend = (layered_noise(height, width, 3, waves, random, 4) - 0.5) * 0.55
    bend += (layered_noise(height, width, 2, 1, random, 2) - 0.5) * 0.7
    bend += (layered_noise(height, width, min(24, height // 8), waves * 3, random, 3) - 0.5) * 0.035
    year = (across + bend) * rings
    year -= np.floor(year)
    # A year's wood darkens slowly towards autumn and starts light again at once.
    late = np.clip(1 - np.abs(year - 0.82) / np.where(year < 0.82, 0.62, 0.18), 0, 1) ** 1.7
    tone = layered_noise(height, width, 6, 1, random, 3)
    fine = layered_noise(height, width, min(height // 3, 160), max(2, width // 220), random, 3, 0.65)
    finer = layered_noise(height, width, min(height // 2, 256), max(2, width // 90), random, 2, 0.7)
    pore = smooth_noise(height, width, max(4, height // 3), max(4, width // 26), random)
    pore = np.clip((pore - 0.80) * 7, 0, 1) * (0.35 + 0.65 * late)
    value = 0.18 + 0.42 * late + 0.30 * (tone - 0.5) + fibre * (0.34 * (fine - 0.5) + 0.20 * (finer - 0.5))
    colours = colour_ramp(np.clip(value, 0, 1), stops) * (1 - 0.38 * pores * pore)[..., None]
    heights = 0.6 - 0.25 * late + 0.25 * (fine - 0.5) * fibre - 0.6 * pore * pores
    return Board(colours.astype(np.float32), heights.astype(np.float32))
