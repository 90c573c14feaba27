"""The light of the room, read from `models/environment/room.env`; models/source/environment.py tells its format."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
from panda3d.core import CPTA_uchar, LVecBase3f, PTA_LVecBase3f, SamplerState, Texture

from flick3d.rules.errors import FlickError

BYTES_PER_PIXEL = 6


class Header(msgspec.Struct, frozen=True):
    """The first line of the file: nine coefficients of irradiance / pi, pixels of a face, levels of the cube."""

    format: str
    version: int
    harmonics: tuple[tuple[float, float, float], ...]
    size: int
    levels: int


class Room(msgspec.Struct, frozen=True):
    """The room as shaders need it: coefficients, the blurred cube, and its last level."""

    harmonics: PTA_LVecBase3f
    cube: Texture
    roughest_level: float


def read_room(path: Path) -> Room:
    """Read the file. Raises FlickError when it is missing or damaged."""
    try:
        head, _, packed = path.read_bytes().partition(b"\n")
        header = msgspec.json.decode(head, type=Header)
        pixels = zlib.decompress(packed)
    except OSError as error:
        raise FlickError(f"{path}: cannot be read ({error.strerror or error}): install the game again") from error
    except (msgspec.DecodeError, zlib.error) as error:
        raise FlickError(f"{path}: is damaged ({error}): install the game again") from error
    sizes = [6 * (header.size >> level) ** 2 * BYTES_PER_PIXEL for level in range(header.levels)]
    if header.format != "flick3d-environment" or len(header.harmonics) != 9 or sum(sizes) != len(pixels):
        raise FlickError(f"{path}: is no environment of this version: install the game again")
    return Room(_harmonics(header), _cube(header, pixels, sizes), float(header.levels - 1))


def _harmonics(header: Header) -> PTA_LVecBase3f:
    array = PTA_LVecBase3f.empty_array(len(header.harmonics))
    for index, row in enumerate(header.harmonics):
        array[index] = LVecBase3f(*row)
    return array


def _cube(header: Header, pixels: bytes, sizes: list[int]) -> Texture:
    cube = Texture("room")
    cube.setup_cube_map(header.size, Texture.T_half_float, Texture.F_rgb16)
    cube.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    cube.set_magfilter(SamplerState.FT_linear)
    cube.set_wrap_u(SamplerState.WM_clamp)
    cube.set_wrap_v(SamplerState.WM_clamp)
    start = 0
    for level, size in enumerate(sizes):
        part = CPTA_uchar(pixels[start : start + size])
        if level == 0:
            cube.set_ram_image(part)
        else:
            cube.set_ram_mipmap_image(level, part)
        start += size
    return cube
