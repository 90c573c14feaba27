"""Makes `models/environment/room.env`: the light of the room around the table, worked out ahead of time.

The room is described by formulas: warm walls, a bright window on the side of the key light, a cool fill, a ceiling
lamp, and the glow of the viewer's side. The file holds

* one line of JSON: format, version, `harmonics` (nine spherical-harmonics coefficients of irradiance divided by pi,
  red green blue each, real orthonormal basis in the order Y00, Y1-1, Y10, Y11, Y2-2, Y2-1, Y20, Y21, Y22), `size`
  (pixels of a cube face at level 0) and `levels`;
* after the line break a zlib stream: per level, per face in the order +x -x +y -y +z -z, half-precision floats blue
  green red, row by row, little-endian. Level k is blurred for a GGX roughness of k / (levels - 1).

Run `python models/source/environment.py`; two runs give the same bytes.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

SIZE = 32
LEVELS = 5
SAMPLES = 40
"""Pixels along a cube face when the room is sampled for blurring."""
DIFFUSE_WINDOW = 0.10
"""Share of the window's brightness that counts as ambient light: the rest of it is the key light's task."""


def face_directions(size: int) -> Array:
    """Unit directions through the middle of every pixel of a cube map, shape (6, size, size, 3), z up."""
    steps = (np.arange(size) + 0.5) / size * 2.0 - 1.0
    across, down = np.meshgrid(steps, steps)
    one = np.ones_like(across)
    faces = [
        (one, -down, -across),
        (-one, -down, across),
        (across, one, down),
        (across, -one, -down),
        (across, -down, one),
        (-across, -down, -one),
    ]
    directions = np.stack([np.stack(face, axis=-1) for face in faces])
    return directions / np.linalg.norm(directions, axis=-1, keepdims=True)


def solid_angles(size: int) -> Array:
    """Solid angle of every pixel of a cube map, shape (6, size, size), sum 4 pi."""
    steps = (np.arange(size) + 0.5) / size * 2.0 - 1.0
    across, down = np.meshgrid(steps, steps)
    angles = 4.0 / (size * size) / (1.0 + across**2 + down**2) ** 1.5
    return np.broadcast_to(angles, (6, size, size))


def smooth_step(values: Array, start: float, stop: float) -> Array:
    """0 below `start`, 1 above `stop`, smooth between them."""
    share = np.clip((values - start) / (stop - start), 0.0, 1.0)
    return share * share * (3.0 - 2.0 * share)


def panel(
    directions: Array,
    towards: tuple[float, float, float],
    half_width: float,
    half_height: float,
    colour: tuple[float, float, float],
    softness: float,
    panes: bool = False,
) -> Array:
    """Light of a soft rectangular panel around the direction `towards`; sizes are tangents of angles.

    panes: two bars divide it, like a window.
    """
    normal = np.array(towards) / np.linalg.norm(towards)
    sideways = np.cross((0.0, 0.0, 1.0) if abs(normal[2]) < 0.9 else (0.0, 1.0, 0.0), normal)
    sideways /= np.linalg.norm(sideways)
    upwards = np.cross(normal, sideways)
    ahead = directions @ normal
    visible = ahead > 0.05
    safe = np.where(visible, ahead, 1.0)
    x = np.where(visible, directions @ sideways / safe, 99.0)
    y = np.where(visible, directions @ upwards / safe, 99.0)
    inside = 1.0 - smooth_step(np.abs(x), half_width - softness, half_width + softness)
    inside *= 1.0 - smooth_step(np.abs(y), half_height - softness, half_height + softness)
    if panes:
        inside *= (1.0 - 0.85 * np.exp(-((x / 0.05) ** 2))) * (1.0 - 0.85 * np.exp(-(((y - 0.05) / 0.05) ** 2)))
    return inside[..., None] * np.array(colour)


def room(directions: Array, window: float = 1.0) -> Array:
    """Radiance that arrives from every direction, linear red green blue; `window` scales the bright window."""
    height = directions[..., 2]
    wall, ceiling, floor = np.array([0.44, 0.34, 0.25]), np.array([0.66, 0.58, 0.48]), np.array([0.20, 0.125, 0.075])
    light = wall * (0.85 + 0.4 * height)[..., None]
    light = light + (ceiling - light) * smooth_step(height, 0.3, 0.8)[..., None]
    light = light + (floor - light) * smooth_step(-height, 0.05, 0.5)[..., None]
    light = light + window * panel(directions, (-0.62, -0.44, 0.60), 0.42, 0.48, (10.0, 8.7, 6.9), 0.06, panes=True)
    light = light + panel(directions, (0.85, -0.25, 0.45), 0.5, 0.42, (1.15, 1.4, 1.8), 0.25)
    light = light + panel(directions, (0.1, 0.15, 1.0), 0.34, 0.34, (2.6, 2.1, 1.5), 0.14)
    light = light + panel(directions, (0.1, 0.95, 0.35), 0.7, 0.35, (0.75, 0.6, 0.45), 0.3)
    return light + panel(directions, (0.2, -1.0, 0.3), 0.8, 0.35, (0.85, 0.72, 0.58), 0.3)


def harmonics(radiance: Array, directions: Array) -> Array:
    """Nine coefficients of irradiance / pi, shape (9, 3), for radiance on a cube map of shape (6, n, n, 3)."""
    weights = solid_angles(directions.shape[1])
    x, y, z = directions[..., 0], directions[..., 1], directions[..., 2]
    basis = [
        np.full_like(x, 0.282095),
        0.488603 * y,
        0.488603 * z,
        0.488603 * x,
        1.092548 * x * y,
        1.092548 * y * z,
        0.315392 * (3.0 * z * z - 1.0),
        1.092548 * x * z,
        0.546274 * (x * x - y * y),
    ]
    cosine_lobe = [1.0, *[2.0 / 3.0] * 3, *[0.25] * 5]
    return np.array(
        [
            lobe * (radiance * (function * weights)[..., None]).sum(axis=(0, 1, 2))
            for lobe, function in zip(cosine_lobe, basis, strict=True)
        ]
    )


def blurred(size: int, roughness: float) -> Array:
    """The room as a surface of this roughness mirrors it, seen along the normal, shape (6, size, size, 3)."""
    sources = face_directions(SAMPLES)
    radiance, flat = room(sources).reshape(-1, 3), sources.reshape(-1, 3)
    weights = solid_angles(SAMPLES).reshape(-1)
    alpha_squared = max(roughness**4, 1e-4)
    result = []
    for direction in face_directions(size).reshape(-1, 3):
        cosine = flat @ direction
        half = np.clip((1.0 + cosine) / 2.0, 0.0, 1.0)
        lobe = alpha_squared / (half * (alpha_squared - 1.0) + 1.0) ** 2 * np.clip(cosine, 0.0, 1.0) * weights
        result.append(lobe @ radiance / lobe.sum())
    return np.array(result).reshape(6, size, size, 3)


def build(target: Path) -> None:
    """Write the environment file."""
    directions = face_directions(64)
    coefficients = harmonics(room(directions, DIFFUSE_WINDOW), directions)
    levels = [room(face_directions(SIZE))]
    levels += [blurred(SIZE >> level, level / (LEVELS - 1)) for level in range(1, LEVELS)]
    header = {
        "format": "flick3d-environment",
        "version": 1,
        "harmonics": [[round(float(value), 6) for value in row] for row in coefficients],
        "size": SIZE,
        "levels": LEVELS,
    }
    pixels = b"".join(np.ascontiguousarray(level[..., ::-1]).astype("<f2").tobytes() for level in levels)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(json.dumps(header).encode("ascii") + b"\n" + zlib.compress(pixels, 9))


if __name__ == "__main__":
    output = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "environment" / "room.env"
    build(output)
