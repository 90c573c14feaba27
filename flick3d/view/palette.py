"""Colours of pieces for eyes that tell some colours badly apart: they differ by how light they are, too."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.settings import ColoursName
from flick3d.view.shown import Shown

Scale = tuple[float, float, float]

SCALES: Mapping[ColoursName, Mapping[str, Scale]] = {
    "usual": {},
    "red-green": {"blue": (0.6, 0.6, 0.75), "purple": (1.55, 1.7, 1.5), "green": (0.7, 0.8, 0.8)},
    "blue-yellow": {"blue": (0.5, 0.5, 0.8), "purple": (1.3, 1.0, 1.3), "green": (1.8, 1.6, 1.6)},
}
"""By a word of the pieces' ids how much of red, green and blue is left of their model's colours."""


class Palette:
    """The colours of the pieces of one scene. shown: by id; the scene changes it."""

    def __init__(self, shown: Mapping[str, Shown]) -> None:
        self._shown = shown
        self._colours: ColoursName = "usual"

    def choose(self, colours: ColoursName) -> None:
        """Show all pieces, and those of later, in these colours."""
        if colours != self._colours:
            self._colours = colours
            for piece in self._shown:
                self.fit(piece)

    def fit(self, piece: str) -> None:
        """Give a piece that is shown its colours. Raises KeyError."""
        model = self._shown[piece].node.get_child(0)
        scale = scale_of(piece, self._colours)
        if scale is None:
            model.clear_color_scale()
        else:
            model.set_color_scale(*scale, 1.0)


def scale_of(piece: str, colours: ColoursName) -> Scale | None:
    """How much of its colours is left of a piece; None: it is as it is."""
    scales = SCALES[colours]
    return next((scales[word] for word in piece.split("-") if word in scales), None)
