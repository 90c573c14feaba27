"""Tileable layered noise and the few image functions that every texture needs. Arrays are (height, width)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.floating[Any]]
Picture = NDArray[np.floating[Any]]
Generator = np.random.Generator
Stop = tuple[float, tuple[float, float, float]]


def _spread(size: int, cells: int) -> Field:
    """Weights (size, cells) of a wrapped cubic interpolation (Catmull-Rom) of `cells` values at `size` places."""
    places = (np.arange(size) + 0.5) / size * cells - 0.5
    base = np.floor(places).astype(int)
    share = places - base
    weights = (
        -0.5 * share + share**2 - 0.5 * share**3,
        1 - 2.5 * share**2 + 1.5 * share**3,
        0.5 * share + 2 * share**2 - 1.5 * share**3,
        -0.5 * share**2 + 0.5 * share**3,
    )
    matrix = np.zeros((size, cells), dtype=np.float32)
    for shift, weight in enumerate(weights, start=-1):
        np.add.at(matrix, (np.arange(size), (base + shift) % cells), weight.astype(np.float32))
    return matrix


def smooth_noise(height: int, width: int, rows: int, columns: int, random: Generator) -> Field:
    """Smooth values about 0..1 through a grid of rows x columns random ones; tiles in both directions."""
    values = random.random((rows, columns)).astype(np.float32)
    return _spread(height, rows) @ values @ _spread(width, columns).T


def layered_noise(
    height: int, width: int, rows: int, columns: int, random: Generator, layers: int = 5, gain: float = 0.5
) -> Field:
    """Sum of smooth noises, each twice as fine and `gain` times as strong as the one before; about 0..1."""
    total = np.zeros((height, width), dtype=np.float32)
    strength, strengths = 1.0, 0.0
    for layer in range(layers):
        if rows << layer > height or columns << layer > width:
            break
        total += strength * smooth_noise(height, width, rows << layer, columns << layer, random)
        strengths += strength
        strength *= gain
    return total / strengths


def colour_ramp(values: Field, stops: Sequence[Stop]) -> Picture:
    """(h, w, 3) colours 0..255 for values 0..1, linear between the stops."""
    places = [place for place, _ in stops]
    return np.stack(
        [np.interp(values, places, [c[channel] for _, c in stops]) for channel in range(3)], axis=-1
    ).astype(np.float32)


def mixed(under: Picture, over: Picture | Sequence[float], share: Field) -> Picture:
    """`over` on `under`, where share (h, w) is 0..1."""
    return under + (np.asarray(over, dtype=np.float32) - under) * share[..., None]


def relief_picture(heights: Field, strength: float) -> Picture:
    """Tangent-space normals as a picture 0..255 (green up) of a tiling height field."""
    across = (np.roll(heights, -1, axis=1) - np.roll(heights, 1, axis=1)) * strength
    down = (np.roll(heights, -1, axis=0) - np.roll(heights, 1, axis=0)) * strength
    normals = np.stack([-across, down, np.ones_like(heights)], axis=-1)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    return (normals * 127.5 + 127.5).astype(np.float32)


def stepped(values: Field, low: float, high: float) -> Field:
    """0 below `low`, 1 above `high`, smooth between."""
    share = np.clip((values - low) / (high - low), 0.0, 1.0)
    return share * share * (3 - 2 * share)
