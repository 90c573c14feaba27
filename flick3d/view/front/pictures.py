"""The pictures of posters, each loaded from its file once."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import Filename, PNMImage, SamplerState, Texture

MOST = 32
"""So many pictures are kept; then the oldest one goes."""


class Pictures:
    """Pictures by their files. One that has changed is loaded again; one that cannot be read is not there."""

    def __init__(self) -> None:
        self._known: dict[tuple[Path, int], Texture | None] = {}

    def of(self, path: Path) -> Texture | None:
        """The picture in this file, or None when it cannot be read."""
        try:
            key = (path, path.stat().st_mtime_ns)
        except OSError:
            return None
        if key not in self._known:
            while len(self._known) >= MOST:
                self._known.pop(next(iter(self._known)))
            self._known[key] = _loaded(path)
        return self._known[key]


def _loaded(path: Path) -> Texture | None:
    # Not by Panda3D's loader: it halves pictures where the processor draws, and remembers them for ever.
    image = PNMImage()
    if not image.read(Filename.from_os_specific(str(path))):
        return None
    texture = Texture(path.name)
    texture.load(image)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    return texture
