"""How wide texts are, and where they go on in a new line: what a layout must know of letters."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from panda3d.core import TextNode

from flick3d.view.hud.style import Face
from flick3d.view.hud.theme import Theme

REMEMBERED = 4096
"""So many texts are measured only once."""


class Ruler(Protocol):
    """Measures texts; sizes and widths in design pixels."""

    def width(self, text: str, face: Face, size: float) -> float:
        """How wide the text is in one line."""
        ...

    def lines(self, text: str, face: Face, size: float, width: float) -> tuple[str, ...]:
        """The text in lines that are no wider than that."""
        ...


class FontRuler:
    """Measures with the fonts of a theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.width = lru_cache(REMEMBERED)(self._width)
        self.lines = lru_cache(REMEMBERED)(self._lines)

    def _width(self, text: str, face: Face, size: float) -> float:
        width, node = 0.0, TextNode("ruler")
        for font, letters in self._theme.runs(text, face, size):
            node.set_font(font)
            width += node.calc_width(letters)
        return width * self._drawn(size)

    def _lines(self, text: str, face: Face, size: float, width: float) -> tuple[str, ...]:
        node = self._node(face, size)
        node.set_wordwrap(width / self._drawn(size))
        node.set_text(text)
        return tuple(line.rstrip() for line in node.get_wordwrapped_wtext().split("\n"))

    def _node(self, face: Face, size: float) -> TextNode:
        node = TextNode("ruler")
        node.set_font(self._theme.font(face, size))
        return node

    def _drawn(self, size: float) -> float:
        """The size that is really drawn: whole window pixels."""
        return max(6, round(size * self._theme.scale)) / self._theme.scale
