"""The fine grain of the mats: a picture that repeats all over them, seen only from close by."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import Filename, SamplerState, Texture, TexturePool

from flick3d.rules.errors import FlickError

GRIT = "grit.jpg"


def read_grit(models: Path) -> Texture:
    """The picture from the folder of the models. Raises FlickError when it is missing."""
    file = models / "textures" / GRIT
    texture = TexturePool.load_texture(Filename.from_os_specific(str(file))) if file.is_file() else None
    if texture is None:
        raise FlickError(f"{file}: this picture is missing: install the game again")
    texture.set_wrap_u(SamplerState.WM_repeat)
    texture.set_wrap_v(SamplerState.WM_repeat)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    return texture
