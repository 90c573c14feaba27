"""The look of the HUD: colours, fonts at their real pixel size, and the finished pictures of models/ui."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import DynamicTextFont, Filename, SamplerState, Texture

from flick3d.rules.errors import FlickError
from flick3d.view.hud.lent_letters import LentLetters
from flick3d.view.hud.style import Colour, Face, Style

INK: Colour = (0.20, 0.12, 0.07, 1.0)
FADED_INK: Colour = (0.42, 0.30, 0.20, 1.0)
BRICK: Colour = (0.58, 0.14, 0.08, 1.0)
BRASS: Colour = (0.95, 0.80, 0.48, 1.0)
CREAM: Colour = (0.98, 0.92, 0.78, 1.0)
DIM_CREAM: Colour = (0.80, 0.70, 0.54, 1.0)
SHADOW: Colour = (0.08, 0.04, 0.02, 0.85)

FRAME_SLICE = 1.0 / 3.0
"""Share of a frame's picture that is a corner."""
FRAME_BORDER = 24.0
"""Design pixels that a corner of a frame measures."""
FRAME_MARGIN = 0.25
"""Share of a corner that lies outside the visible frame and holds its shadow."""
BOARD_PERIOD = 256.0
"""Design pixels after which a board or a paper repeats."""


class Theme:
    """Fonts and pictures of one style for one scale; everything is loaded once, when it is first asked for."""

    def __init__(self, base: ShowBase, models: Path, scale: float, style: Style | None = None) -> None:
        self.scale = scale
        self.style = style or Style()
        self.key_label: Callable[..., str] = _as_it_is
        """See `ShownKeys.label`."""
        self._base = base
        self._models = models
        self._fonts: dict[tuple[Face, int], DynamicTextFont] = {}
        self._lent = LentLetters(_loaded)
        self._pictures: dict[str, Texture] = {}

    def font(self, face: Face, size: float) -> DynamicTextFont:
        """The font for text of `size` design pixels, whose letters are drawn at their real pixel size: crisp.

        Raises FlickError when its file is missing.
        """
        pixels = self._pixels(size)
        font = self._fonts.get((face, pixels))
        if font is None:
            file = self._models / "fonts" / self.style.fonts[face]
            if not file.is_file():
                raise FlickError(f"{file}: this font is missing: install flick3d again")
            font = self._fonts[face, pixels] = _loaded(file, pixels)
        return font

    def runs(self, text: str, face: Face, size: float) -> Iterator[tuple[DynamicTextFont, str]]:
        """A text in pieces of one font each: letters that ours lack are lent from the system. Raises FlickError."""
        return self._lent.runs(text, self.font(face, size), self._pixels(size))

    def spelled(self, text: str, face: Face, size: float) -> str:
        """A text as it is to be handed to Panda3D with the font of this face and size; see `runs`."""
        return self._lent.spelled(text, self.font(face, size), self._pixels(size))

    def close(self) -> None:
        """Free the letters that were drawn; no text of this theme may be seen any more."""
        for font in (*self._fonts.values(), *self._lent.fonts):
            # Panda3D keeps the pages of a font that is gone: what is left of them shall at least be empty.
            for index in range(font.get_num_pages()):
                page = font.get_page(index)
                page.release_all()
                page.clear_ram_image()
        self._fonts.clear()
        self._lent.close()

    def _pixels(self, size: float) -> int:
        """Window pixels of text of `size` design pixels."""
        return max(6, round(size * self.scale))

    def tint(self, colour: Colour) -> Colour:
        """A colour of the house as this style has it."""
        return self.style.tints.get(colour, colour)

    def picture(self, name: str, repeats: bool = False) -> Texture:
        """A picture of models/ui by its name without the ending, or what the style has in its place.

        Raises FlickError when it is missing.
        """
        name = self.style.pictures.get(name, name)
        texture = self._pictures.get(name)
        if texture is None:
            file = self._models / "ui" / f"{name}.png"
            if not file.is_file():
                raise FlickError(f"{file}: this picture is missing: install flick3d again")
            texture = self._base.loader.load_texture(Filename.from_os_specific(str(file)))
            texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
            texture.set_magfilter(SamplerState.FT_linear)
            wrap = SamplerState.WM_repeat if repeats else SamplerState.WM_clamp
            texture.set_wrap_u(wrap)
            texture.set_wrap_v(wrap)
            self._pictures[name] = texture
        return texture


def _as_it_is(text: str, _scope: str = "") -> str:
    return text


def _loaded(file: Path, pixels: int) -> DynamicTextFont:
    """The font of a file, for letters of so many window pixels."""
    font = DynamicTextFont(Filename.from_os_specific(str(file)))
    font.set_pixels_per_unit(pixels)
    font.set_scale_factor(1.0)
    font.set_texture_margin(2)
    font.set_page_size(512, 256)
    # Glyphs are drawn at their own size, so smaller versions of them are never needed.
    font.set_minfilter(SamplerState.FT_linear)
    font.set_magfilter(SamplerState.FT_linear)
    return font
