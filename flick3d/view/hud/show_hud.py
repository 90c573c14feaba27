"""The HUD of a show: what is announced stands small at the lower edge, and next to nothing else is seen."""

from __future__ import annotations

from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from flick3d.view.hud.card import Card
from flick3d.view.hud.hud import Hud
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect, snapped
from flick3d.view.hud.parts import Parts
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import Theme
from flick3d.view.hud.views import HudView
from flick3d.view.words import CommonWords

CAPTION = (520.0, 62.0)
FROM_EDGE = 26.0
"""Design pixels between a caption and the lower edge."""
LARGER = 1.3
"""How much larger than elsewhere everything about a caption is: who only watches sits farther away."""
CARD, CAPTIONS = "card", "captions"


def caption_place(metrics: Metrics) -> Rect:
    """Where captions stand, in design pixels that are `LARGER`."""
    left, top = (metrics.width / LARGER - CAPTION[0]) / 2.0, metrics.height / LARGER - FROM_EDGE - CAPTION[1]
    return snapped(Rect(left, top, *CAPTION), metrics.scale * LARGER)


class ShowHud(Hud):
    """A HUD without buttons. boards: names of the parts that are shown beside what is announced."""

    def __init__(
        self,
        base: ShowBase,
        models: Path,
        size: tuple[int, int],
        view: HudView,
        words: CommonWords,
        parts: Parts,
        style: Style,
        boards: tuple[str, ...],
    ) -> None:
        self._shown = (CAPTIONS, *boards)
        super().__init__(base, models, size, view, (), _deaf, _deaf, words, parts, None, style)

    def _build(self) -> None:
        super()._build()
        self._over[CARD].destroy()
        root = self.layer.attach_new_node(CAPTIONS)
        root.set_scale(LARGER)
        scale = self.metrics.scale * LARGER
        self._over[CARD] = Kit(Theme(self._base, self._models, scale, self._style), root)
        self._card = Card(self._over[CARD], caption_place(self.metrics))
        self.tidy()

    def destroy(self) -> None:
        """See `Hud.destroy`."""
        captions = self._over[CARD].theme
        super().destroy()
        captions.close()

    def tidy(self) -> None:
        """Hide all that is no part of the show; to be called in every frame."""
        for part in self.layer.children:
            (part.show if part.name in self._shown else part.hide)()

    def update(self, seconds: float, waits: bool = False) -> bool:
        """See `Hud.update`."""
        moved = super().update(seconds, waits)
        self.tidy()
        return moved


def _deaf(_words: tuple[str, ...]) -> None:
    """There is nothing to click."""
