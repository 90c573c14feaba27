"""Pictures for effects, with alpha: a soft puff of smoke and the flash of an explosion."""

from __future__ import annotations

import numpy as np
from noise import Field, Picture, layered_noise, stepped

SIZE = 128


def _polar(size: int) -> tuple[Field, Field]:
    """Distance from the middle (1 at the edge) and angle of every pixel."""
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / (size / 2) - 1.0
    return np.hypot(x, y).astype(np.float32), np.arctan2(y, x).astype(np.float32)


def _with_alpha(colours: Picture, alpha: Field) -> Picture:
    return np.concatenate([colours, np.clip(alpha, 0, 1)[..., None] * 255.0], axis=-1).astype(np.float32)


def smoke(size: int = SIZE) -> Picture:
    """A whitish puff, lit from above, that fades out before its edge; to be tinted."""
    random = np.random.default_rng(91)
    distance, _ = _polar(size)
    billows = layered_noise(size, size, 4, 4, random, 5, 0.55)
    alpha = 1 - stepped(distance + 0.62 * (billows - 0.5), 0.28, 0.92)
    alpha = alpha * (1 - stepped(distance, 0.80, 0.98)) * (0.72 + 0.5 * (billows - 0.3))
    light = np.linspace(1.0, 0.74, size)[:, None] * (0.86 + 0.28 * billows)
    return _with_alpha((np.clip(light, 0, 1) * 255.0)[..., None] * np.array([1.0, 0.985, 0.96]), alpha)


def flash(size: int = SIZE) -> Picture:
    """A burst with a white heart, yellow and orange outwards; rays of uneven length."""
    distance, angle = _polar(size)
    rays = 0.5 * np.abs(np.cos(angle * 5.0 + 0.3)) ** 6 + 0.34 * np.abs(np.cos(angle * 3.5 + 1.1)) ** 10
    rays += 0.16 * np.abs(np.cos(angle * 11.0)) ** 4
    reach = 0.30 + 0.66 * rays
    inside = np.clip(1 - distance / reach, 0, 1)
    alpha = np.clip(inside * 2.6, 0, 1) + 0.5 * np.clip(1 - distance / 0.7, 0, 1) ** 2
    alpha = alpha * (1 - stepped(distance, 0.86, 0.99))
    heat = np.clip(inside * 1.5 + 0.5 * np.clip(1 - distance / 0.5, 0, 1), 0, 1)
    stops = (0.0, 0.3, 0.6, 1.0)
    colours = [(255, 92, 20), (255, 158, 44), (255, 224, 128), (255, 252, 236)]
    picture = np.stack([np.interp(heat, stops, [c[k] for c in colours]) for k in range(3)], axis=-1)
    return _with_alpha(picture, alpha)
