"""The strip at the top of Flick of Faith: Generation, whose turn it is, and the part of the Generation (F20)."""

from __future__ import annotations

from collections.abc import Mapping

from direct.gui.OnscreenImage import OnscreenImage

from flick3d.view.faith import spots
from flick3d.view.faith.looks import BRIGHT
from flick3d.view.faith.views import GenerationView
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.theme import BRASS, CREAM, DIM_CREAM, SHADOW

STAGES: tuple[tuple[str, str], ...] = (("council", "vote"), ("mission", "prophet"), ("worship", "worship"))
"""The parts of a Generation in their order, each with its icon."""
SIDE = 170.0
"""Width of what stands at both ends."""
UNLIT = 0.3


class StripFactory:
    """Builds the strip."""

    def made_for(self, view: GenerationView) -> object:
        """The number of Generations."""
        return view.most

    def build(self, bench: Workbench, view: GenerationView) -> Strip:
        """Make the widgets."""
        return Strip(bench, view)


class Strip:
    """Shows a GenerationView."""

    def __init__(self, bench: Workbench, view: GenerationView) -> None:
        self._kit = kit = bench.kit
        self._rect = rect = spots.top(bench.metrics)
        self._shown: GenerationView | None = None
        board = kit.board(rect, "board-lapis", "frame-gold")
        middle = 18.0 + SIDE / 2.0
        self._stones = [
            kit.icon(board, "dot-empty", (middle + (index - (view.most - 1) / 2.0) * 27.0, 22.0), 24)
            for index in range(view.most)
        ]
        self._count = kit.label(board, "", (middle, 47.0), 14, "body", DIM_CREAM, "centre")
        kit.sheet(board, Rect(18.0 + SIDE, 10.0, 8.0, 40.0), "board-marble")
        kit.sheet(board, Rect(rect.width - 26.0 - SIDE, 10.0, 8.0, 40.0), "board-marble")
        self._room = rect.width - 2.0 * (SIDE + 66.0)
        self._title = kit.label(board, "", (rect.width / 2.0, 30.0), 24, "title", CREAM, "centre", shadow=SHADOW)
        self._subtitle = kit.label(board, "", (rect.width / 2.0, 48.0), 15, "body", DIM_CREAM, "centre")
        edges = (SIDE + 46.0, rect.width - SIDE - 46.0)
        self._dots = [kit.icon(board, "dot-blue", (x, 30.0), 30) for x in edges]
        middle = rect.width - 18.0 - SIDE / 2.0
        self._stages: dict[str, OnscreenImage] = {
            stage: kit.icon(board, icon, (middle + (index - 1) * 42.0, 21.0), 28)
            for index, (stage, icon) in enumerate(STAGES)
        }
        self._stage_name = kit.label(board, "", (middle, 47.0), 14, "bold", BRASS, "centre")

    def show(self, view: GenerationView) -> None:
        """Show the view."""
        if view == self._shown:
            return
        self._shown = view
        for index, stone in enumerate(self._stones):
            self._kit.change_icon(stone, "dot-full" if index < view.generation else "dot-empty")
        self._kit.refill(self._count, view.count, 14, SIDE)
        self._kit.refill(self._title, view.title, 24, self._room)
        self._kit.recolour(self._title, CREAM if view.colour is None else BRIGHT[view.colour])
        self._kit.refill(self._subtitle, view.subtitle, 15, self._room + 40.0)
        for dot in self._dots:
            (dot.hide if view.colour is None else dot.show)()
            if view.colour is not None:
                self._kit.change_icon(dot, f"dot-{view.colour}")
        for stage, icon in self._stages.items():
            icon.set_alpha_scale(1.0 if stage == view.stage else UNLIT)
        self._kit.refill(self._stage_name, view.stage_name, 14, SIDE)

    def rects(self) -> Mapping[str, Rect]:
        """Where it is."""
        return {"generation": self._rect}

    def update(self) -> None:
        """Nothing moves on it."""

    def destroy(self) -> None:
        """Everything goes with the kit."""
