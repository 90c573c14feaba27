"""A word in the upper left corner of the picture: what is seen is no news."""

from __future__ import annotations

from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect, measure, snapped
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import BRICK, Theme

HEIGHT, EDGES, LETTER = 42.0, 70.0, 11.0
"""Design pixels: of the tag, beside its word and icon, and about of a letter."""
FROM_EDGE = 26.0
ICON = 22.0
IN_FRONT = 41


class CornerTag:
    """One tag of one window; it is there until it is closed."""

    def __init__(self, base: ShowBase, models: Path, size: tuple[int, int], style: Style, text: str, icon: str) -> None:
        """size: of the window, pixels."""
        metrics = measure(*size)
        root = base.pixel2d.attach_new_node("tag", IN_FRONT)
        root.set_scale(metrics.scale)
        self._kit = kit = Kit(Theme(base, models, metrics.scale, style), root)
        width = EDGES + LETTER * len(text)
        board = kit.board(snapped(Rect(FROM_EDGE, FROM_EDGE, width, HEIGHT), metrics.scale), "paper", "frame-paper")
        kit.icon(board, icon, (26.0, HEIGHT / 2.0), ICON)
        label = kit.label(board, text, (44.0, HEIGHT / 2.0 + 7.5), 22, "title", BRICK)
        kit.fit(label, width - 56.0)

    def close(self) -> None:
        """Take it away."""
        self._kit.close()
