"""The face that a game gives its HUD: letters, and what stands in for the house's own pictures and colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from flick3d.settings import ColoursName

Face = Literal["title", "body", "bold", "serif"]
Colour = tuple[float, float, float, float]

HOUSE_FONTS: Mapping[Face, str] = {
    "title": "rye.ttf",
    "body": "alegreya-sans.ttf",
    "bold": "alegreya-sans-bold.ttf",
    "serif": "alegreya-bold.ttf",
}


class Style(msgspec.Struct, frozen=True):
    """How a game's HUD looks; as it is without any field, it is wood, paper and the letters of a wanted poster.

    fonts: the file of every face. top: height of the strip at the top, design pixels. pictures: by the name of a
    picture of models/ui the name of the one that this game shows in its place. tints: the same for colours. palettes:
    further tints by the player's choice of `settings.ColoursName`. signed: pictures that have one with a bold sign in
    their place for players who want signs. signs: whether they do; then names, too, have a sign beside them.
    """

    fonts: Mapping[Face, str] = msgspec.field(default_factory=lambda: dict(HOUSE_FONTS))
    top: float = 66.0
    pictures: Mapping[str, str] = {}
    tints: Mapping[Colour, Colour] = {}
    palettes: Mapping[ColoursName, Mapping[Colour, Colour]] = {}
    signed: Mapping[str, str] = {}
    signs: bool = False

    def worn(self, colours: ColoursName, signs: bool = False) -> Style:
        """The same for a player who has chosen these colours, and signs or none."""
        more = self.palettes.get(colours)
        style = self if not more else msgspec.structs.replace(self, tints={**self.tints, **more})
        if not signs:
            return style
        return msgspec.structs.replace(style, pictures={**self.pictures, **self.signed}, signs=True)
