"""A line of text over everything, which a hidden HUD leaves on the screen for a while."""

from __future__ import annotations

from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect, snapped
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import INK, Theme

HEIGHT, EDGES, MOST_WIDTH = 34.0, 44.0, 900.0
LETTER = 8.2
"""Design pixels that a letter has, about: the sheet is made as wide as its text."""
LONGEST_FRAME = 0.25
"""A frame that took longer counts as this long, seconds: what is told of a slow one must be there to read after it."""
IN_FRONT = 50
"""Order among what hangs beside the HUD: after it."""


class Toast:
    """One line of one window; nothing at first."""

    def __init__(self, base: ShowBase, models: Path, style: Style) -> None:
        self._base, self._models, self._style = base, models, style
        self._kit: Kit | None = None
        self._shown: tuple[str, Metrics] | None = None
        self._left = 0.0
        self.text = ""
        """What stands there, or ""."""

    def say(self, text: str, seconds: float) -> None:
        """Let this stand there for so many seconds; "" takes away what does."""
        self.text, self._left = text, seconds

    def update(self, seconds: float, metrics: Metrics) -> None:
        """A frame. metrics: of the window."""
        self._left -= min(seconds, LONGEST_FRAME)
        if self._left <= 0.0:
            self.text = ""
        wanted = (self.text, metrics) if self.text else None
        if wanted == self._shown:
            return
        self.close()
        self._shown = wanted
        if wanted is None:
            return
        root = self._base.pixel2d.attach_new_node("toast", IN_FRONT)
        root.set_scale(metrics.scale)
        kit = self._kit = Kit(Theme(self._base, self._models, metrics.scale, self._style), root)
        width = min(MOST_WIDTH, metrics.width - 20.0, len(self.text) * LETTER + EDGES)
        rect = snapped(Rect((metrics.width - width) / 2.0, metrics.hint.y, width, HEIGHT), metrics.scale)
        sheet = kit.board(rect, "paper", "frame-paper")
        label = kit.label(sheet, self.text, (width / 2.0, HEIGHT / 2.0 + 6.0), 17, "body", INK, "centre")
        kit.fit(label, width - EDGES / 2.0)

    def close(self) -> None:
        """Take it away."""
        if self._kit is not None:
            self._kit.close()
            self._kit = None
        self._shown = None
