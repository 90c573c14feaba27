"""Small counters over the Map, one row for each Island: who has how many there, and who dominates."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from flick3d.games.faith.components import Colour
from flick3d.rules.outline import Point
from flick3d.view.faith.looks import DEEP
from flick3d.view.faith.presence import Presence
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import CREAM, SHADOW, Theme

SIZE, WIDER, GAP = 34.0, 42.0, 4.0
"""Design pixels of a counter, of that of who dominates, and between two."""

BADGE = 20.0
"""Width of the player's sign over a counter, for players who want signs."""


class Chips:
    """The counters of one window."""

    def __init__(self, base: ShowBase, theme: Theme) -> None:
        self._base = base
        self._theme = theme
        self._shown: list[Presence] = []
        self._kits: list[Kit] = []
        self._roots: list[NodePath] = []

    def show(self, presences: Iterable[Presence], colours: Mapping[str, Colour]) -> None:
        """Exactly these counters; `follow` says where."""
        wanted = [each for each in presences if each.chips]
        if self._shown == wanted:
            return
        self.clear()
        self._shown = wanted
        for each in wanted:
            self._row(each, colours)

    def follow(self, place: Callable[[Presence], Point | None]) -> None:
        """Put every row there. place: the window pixel over which a row is centred; None hides it."""
        for presence, root in zip(self._shown, self._roots, strict=True):
            at = place(presence)
            if at is None:
                root.hide()
                continue
            root.set_pos(round(at[0]), 0, -round(at[1]))
            root.show()

    def clear(self) -> None:
        """No counters."""
        for kit, root in zip(self._kits, self._roots, strict=True):
            kit.destroy()
            root.remove_node()
        self._kits, self._roots, self._shown = [], [], []

    def _row(self, presence: Presence, colours: Mapping[str, Colour]) -> None:
        scale = self._theme.scale
        # Behind the HUD: what is attached first is drawn first.
        root = self._base.pixel2d.attach_new_node("presence", -1)
        root.set_scale(scale)
        kit = Kit(self._theme, root)
        self._kits.append(kit)
        self._roots.append(root)
        widths = [WIDER if chip.dominates else SIZE for chip in presence.chips]
        x = -(sum(widths) + GAP * (len(widths) - 1)) / 2.0
        for chip, width in zip(presence.chips, widths, strict=True):
            rect = Rect(x, -width / 2.0, width, width)
            frame: Any = kit.board(rect, "board-marble", "frame-card-hot" if chip.dominates else "frame-card")
            frame.get_parent().find("sheet").set_color_scale(kit.theme.tint(DEEP[colours[chip.player]]))
            size = 22.0 if chip.dominates else 18.0
            kit.label(
                frame,
                str(chip.count),
                (width / 2.0, width / 2.0 + size * 0.33),
                size,
                "bold",
                CREAM,
                "centre",
                None,
                SHADOW,
            )
            if kit.theme.style.signs:
                kit.icon(frame, f"dot-{colours[chip.player]}", (width / 2.0, -BADGE / 4.0), BADGE)
            x += width + GAP
