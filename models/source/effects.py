"""Pictures for effects, with alpha: a soft puff of smoke and the flash of an explosion."""

from __future__ import annotations

import numpy as np
from noise import Field, Picture, layered_noise, stepped
from pictures import blurred

SIZE = 128


def _polar(size: int) -> tuple[Field, Field]:
    """Distance from the middle (1 at the edge) and angle of every pixel."""
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / (size / 2) - 1.0
    return np.hypot(x, y).astype(np.float32), np.arctan2(y, x).astype(np.float32)


def _with_alpha(colours: Picture, alpha: Field) -> Picture:
    return np.concatenate([colours, np.clip(alpha, 0, 1)[..., None] * 255.0], axis=-1).astype(np.float32)


def _billows(size: int) -> tuple[Field, Field, Field, Field]:
    """Many balls grown together: how high they are above the picture's plane, and the unit normal of what is seen."""
    random = np.random.default_rng(91)
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / (size / 2) - 1.0
    balls = [(0.0, 0.04, 0.0, 0.56)]
    for number in range(26):
        angle = 2.399963 * number
        out = 0.60 * np.sqrt((number + 1) / 26)
        radius = 0.19 + 0.13 * random.random()
        balls.append((out * np.cos(angle), out * np.sin(angle), 0.66 * np.sqrt(max(0.0, 0.5 - out * out)), radius))
    weights = np.zeros((size, size))
    total = [np.zeros((size, size)) for _ in range(4)]
    for ball_x, ball_y, ball_z, radius in balls:
        inside = radius * radius - (x - ball_x) ** 2 - (y - ball_y) ** 2
        above = np.sqrt(np.maximum(inside, 0.0))
        weight = np.where(inside > 0.0, np.exp(16.0 * (ball_z + above)), 0.0)
        weights += weight
        # Up in the picture is towards its first row.
        seen = (ball_z + above, (x - ball_x) / radius, -(y - ball_y) / radius, above / radius)
        for sum_, value in zip(total, seen, strict=True):
            sum_ += weight * value
    height, right, up, front = (sum_ / np.maximum(weights, 1e-9) for sum_ in total)
    return height, right, up, front


def smoke(size: int = 2 * SIZE) -> Picture:
    """A puff of billows, lit from the upper left: cream where the sun is, brown below; to be tinted.

    Its alpha is how thick it is, so that a puff can be eaten up from its edge and its hollows.
    """
    height, right, up, front = _billows(size)
    grain = layered_noise(size, size, 8, 8, np.random.default_rng(92), 4, 0.55) - 0.5
    facing = right * -0.45 + up * 0.72 + front * 0.53 + 0.35 * grain
    hollow = stepped(blurred((height * 255).astype(np.float32), size / 20) / 255.0 - height, -0.02, 0.10)
    light = np.clip(0.40 + 0.50 * facing - 0.26 * hollow, 0, 1)
    stops = (0.0, 0.35, 0.62, 0.88)
    colours = [(112, 84, 64), (176, 140, 106), (232, 206, 166), (255, 247, 230)]
    picture = np.stack([np.interp(light, stops, [colour[k] for colour in colours]) for k in range(3)], axis=-1)
    thick = np.clip(height / 0.80, 0, 1) ** 1.2 * (1 + 0.5 * grain)
    return _with_alpha(picture, thick)


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
