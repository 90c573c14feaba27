"""Colours of pieces for eyes that tell some badly apart: they differ by how light they are, too, or bear signs."""

from __future__ import annotations

from collections.abc import Mapping

from panda3d.core import NodePath

from flick3d.settings import ColoursName
from flick3d.view.shown import Shown
from flick3d.view.signs import Signs

Scale = tuple[float, float, float]

SCALES: Mapping[ColoursName, Mapping[str, Scale]] = {
    "usual": {},
    "red-green": {"blue": (0.6, 0.6, 0.75), "purple": (1.55, 1.7, 1.5), "green": (0.7, 0.8, 0.8)},
    "blue-yellow": {"blue": (0.5, 0.5, 0.8), "purple": (1.3, 1.0, 1.3), "green": (1.8, 1.6, 1.6)},
}
"""By a word of the pieces' ids how much of red, green and blue is left of their model's colours."""


class Palette:
    """The colours and signs of the pieces of one scene. shown: by id; the scene changes it. root: of all its models.

    signs: what the models that come later get from.
    """

    def __init__(self, shown: Mapping[str, Shown], root: NodePath, signs: Signs) -> None:
        self._shown = shown
        self._root = root
        self._signs = signs
        self._colours: ColoursName = "usual"

    def choose(self, colours: ColoursName, signs: bool = False) -> None:
        """Show all pieces, and those of later, in these colours, with signs or without."""
        self._signs.wear(signs, self._root)
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
