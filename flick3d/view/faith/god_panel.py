"""The choice of a god: both sides of the dealt card beside each other (F10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from direct.gui.DirectFrame import DirectFrame

from flick3d.view.faith import spots
from flick3d.view.faith.looks import card
from flick3d.view.faith.views import GodsView, OptionView
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.theme import BRASS, CREAM, SHADOW

HEAD = spots.PANEL_HEAD
"""Height of the two lines over the cards."""


class GodsFactory:
    """Builds the panel."""

    def made_for(self, view: GodsView) -> object:
        """All of it."""
        return view

    def build(self, bench: Workbench, view: GodsView) -> GodPanel:
        """Make the widgets."""
        return GodPanel(bench, view)


class GodPanel:
    """Shows one GodsView; a click on a card commands its words."""

    def __init__(self, bench: Workbench, view: GodsView) -> None:
        kit = bench.kit
        self._rect = rect = spots.gods(bench.metrics)
        board = kit.board(rect, "board-lapis", "frame-gold")
        head(bench, board, rect.width, view.title, view.text)
        width, height = spots.GOD_CARD
        gap = (rect.width - len(view.options) * width) / (len(view.options) + 1)
        for index, each in enumerate(view.options):
            left = rect.x + gap + index * (width + gap)
            option(bench, Rect(left, rect.y + HEAD, width, height), each)

    def show(self, view: GodsView) -> None:
        """Nothing changes on it: it is built anew for another view."""

    def rects(self) -> Mapping[str, Rect]:
        """Where it is."""
        return {"gods": self._rect}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""


def head(bench: Workbench, board: DirectFrame, width: float, title: str, text: str) -> None:
    """The two lines at the top of a panel."""
    kit = bench.kit
    label = kit.label(board, title, (width / 2.0, 30.0), 25, "title", BRASS, "centre", shadow=SHADOW)
    kit.fit(label, width - 60.0)
    line = kit.label(board, text, (width / 2.0, 49.0), 15, "body", CREAM, "centre")
    kit.fit(line, width - 40.0)


def option(bench: Workbench, rect: Rect, view: OptionView) -> None:
    """A card that can be chosen, or that only lies there; its key and badge lie on its upper corners."""
    kit, words = bench.kit, view.words
    if words:
        command, hovered = partial(bench.command, words), partial(bench.hovered, words)
        board = card(kit, rect, view.face, command, hovered, view.chosen, " ".join(words))
    else:
        board = card(kit, rect, view.face, chosen=view.chosen)
    if view.badge:
        kit.icon(board, view.badge, (30.0, 32.0), 60)
    if view.key:
        kit.key_cap(board, (rect.width - 10.0, 9.0), view.key)
    if view.faded:
        board.get_parent().set_color_scale(0.55, 0.55, 0.6, 1.0)
