"""The strip at the bottom of a figure's picture: small pictures for the parts that are set on, not turned."""

from __future__ import annotations

import numpy as np
from figure_faces import darker, lighter
from figure_looks import Look, Rgb
from meshes import Mesh
from noise import Field, Generator, Picture, layered_noise
from scipy.ndimage import gaussian_filter
from turned_canvas import SWATCH_SHARE, TurnedCanvas

WOOD, SKIN, BRASS, STRAP, LYING_HAIR, COLOUR, EAR, HANGING_HAIR = range(8)
BRASS_COLOUR: Rgb = (222, 178, 84)
LEATHER: Rgb = (84, 48, 26)
BARE_WOOD: Rgb = (214, 168, 120)
INSET = 0.05
"""Share of a small picture's sides that is never shown: smaller pictures mix there with the neighbours."""


def fitted(sheet: TurnedCanvas, mesh: Mesh, number: int, axes: str = "yz") -> Mesh:
    """A flat part with the whole small picture on it, as seen along the axis that is not in `axes`."""
    chosen = ["xyz".index(name) for name in axes]
    low = mesh.positions[..., chosen].min(axis=(0, 1))
    high = mesh.positions[..., chosen].max(axis=(0, 1))
    left, right = ((number + share) / sheet.swatches for share in (INSET, 1.0 - INSET))
    edges = (left, SWATCH_SHARE * 0.10, right, SWATCH_SHARE * 0.90)
    return mesh.mapped_flat(axes, (float(low[0]), float(low[1])), (float(high[0]), float(high[1])), edges)


def with_strip(picture: Picture, sheet: TurnedCanvas, look: Look, random: Generator) -> Picture:
    """The picture with the strip filled."""
    plain = sheet.with_swatches(
        picture, [BARE_WOOD, look.skin, BRASS_COLOUR, LEATHER, look.hair, look.colour, look.skin, look.hair]
    )
    top = round(sheet.height * (1.0 - SWATCH_SHARE))
    width, height = sheet.width // sheet.swatches, sheet.height - top
    makers = {
        SKIN: _nose(look, height, width),
        BRASS: _brass(height, width, random),
        STRAP: _strap(height, width, random),
        LYING_HAIR: _hair(look, width, height, random).transpose(1, 0, 2),
        EAR: _ear(look, height, width),
        HANGING_HAIR: _hair(look, height, width, random),
    }
    for number, small in makers.items():
        plain[top:, number * width : (number + 1) * width] = small
    return plain


def _plane(height: int, width: int) -> tuple[Field, Field]:
    """x to the right and y upwards, -1 to 1."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return (x + 0.5) / width * 2 - 1, 1 - (y + 0.5) / height * 2


def _mixed(under: Rgb, over: Rgb, share: Field) -> Picture:
    low, high = np.asarray(under, dtype=np.float32), np.asarray(over, dtype=np.float32)
    return low + (high - low) * np.clip(share, 0, 1)[..., None]


def _nose(look: Look, height: int, width: int) -> Picture:
    x, y = _plane(height, width)
    blush = np.exp(-((x / 0.7) ** 2 + (y / 0.8) ** 2))
    red: Rgb = (min(255, look.skin[0] + 4), int(look.skin[1] * 0.72), int(look.skin[2] * 0.66))
    picture = _mixed(look.skin, red, blush * 0.42)
    return picture * (1.0 - 0.28 * np.clip(-y - 0.2, 0, 1))[..., None]


def _ear(look: Look, height: int, width: int) -> Picture:
    x, y = _plane(height, width)
    ring = np.exp(-(((np.hypot(x, y) - 0.55) / 0.16) ** 2)) * (x > -0.55)
    return _mixed(look.skin, darker(look.skin, 0.55), ring * 0.8)


def _brass(height: int, width: int, random: Generator) -> Picture:
    """Hammered metal: light from above, scratches, a dark rim."""
    x, y = _plane(height, width)
    dents = layered_noise(height, width, 6, 12, random, 3)
    tone = 0.80 + 0.24 * y + 0.5 * (dents - 0.5)
    rim = np.clip((np.maximum(np.abs(x), np.abs(y)) - 0.86) / 0.1, 0, 1)
    picture = _mixed(darker(BRASS_COLOUR, 0.55), lighter(BRASS_COLOUR, 0.25), tone)
    return picture * (1 - 0.35 * rim)[..., None]


def _strap(height: int, width: int, random: Generator) -> Picture:
    """Leather with a seam along its edges and a worn middle."""
    x, y = _plane(height, width)
    grain = layered_noise(height, width, 8, 20, random, 4)
    picture = _mixed(darker(LEATHER, 0.7), (150, 92, 50), 0.25 + 0.9 * (grain - 0.35))
    near = np.maximum(np.abs(x), np.abs(y))
    seam = (np.abs(near - 0.72) < 0.07) & (np.sin((x * 11.0 + y * 7.0) * 2.2) > -0.2)
    return picture + (np.array([206, 172, 120], dtype=np.float32) - picture) * (seam * 0.75)[..., None]


def _hair(look: Look, height: int, width: int, random: Generator) -> Picture:
    """Strands from the top to the bottom, bent a little."""
    fine = gaussian_filter(random.random((1, width)).astype(np.float32), (0, 0.7))
    coarse = gaussian_filter(random.random((1, width)).astype(np.float32), (0, 3.0))
    tone = 0.55 + 0.9 * (fine - 0.25) + 1.3 * (coarse - 0.5)
    shift = np.round(2.5 * np.sin(np.linspace(0, 7, height))).astype(int)
    rows = np.stack([np.roll(tone[0], step) for step in shift])
    shade = 1.0 - 0.3 * np.linspace(0, 1, height)[:, None]
    return np.clip(np.asarray(look.hair, dtype=np.float32) * (rows * shade * 1.25 + 0.12)[..., None], 0, 255)
