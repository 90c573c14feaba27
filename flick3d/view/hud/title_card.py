"""The title card of a show: a game's name, what is played, and who plays; it comes and goes softly."""

from __future__ import annotations

from pathlib import Path

import msgspec
from direct.showbase.ShowBase import ShowBase
from panda3d.core import TransparencyAttrib

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect, measure, snapped
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import BRICK, FADED_INK, INK, Theme

WIDTH, HEIGHT = 640.0, 236.0
FROM_EDGE = 64.0
"""Design pixels between the card and the lower edge."""
COMES, GOES = 0.4, 0.5
"""Seconds."""
EDGES = 90.0
IN_FRONT = 40


class TitleView(msgspec.Struct, frozen=True):
    """What stands on the card. above: small over the title; icon: at both ends."""

    above: str
    title: str
    below: str
    players: str
    icon: str = "star"


class TitleCard:
    """One card of one window, until it is closed."""

    def __init__(self, base: ShowBase, models: Path, size: tuple[int, int], style: Style, view: TitleView) -> None:
        """size: of the window, pixels."""
        metrics = measure(*size)
        self._age, self._goes = 0.0, -1.0
        root = base.pixel2d.attach_new_node("title", IN_FRONT)
        root.set_scale(metrics.scale)
        self._kit = kit = Kit(Theme(base, models, metrics.scale, style), root)
        left, top = (metrics.width - WIDTH) / 2.0, metrics.height - HEIGHT - FROM_EDGE
        board = kit.board(snapped(Rect(left, top, WIDTH, HEIGHT), metrics.scale), "paper-poster", "frame-paper")
        self._holder = board.get_parent()
        self._holder.set_transparency(TransparencyAttrib.M_alpha)
        middle, room = WIDTH / 2.0, WIDTH - EDGES
        for x in (58.0, WIDTH - 58.0):
            kit.icon(board, view.icon, (x, 92.0), 54.0)
        above = kit.label(board, view.above, (middle, 44.0), 20, "body", FADED_INK, "centre")
        kit.fit(above, room)
        title = kit.label(board, view.title, (middle, 106.0), 56, "title", BRICK, "centre")
        kit.fit(title, WIDTH - 210.0)
        below = kit.label(board, view.below, (middle, 158.0), 27, "serif", INK, "centre")
        kit.fit(below, room)
        players = kit.label(board, view.players, (middle, 200.0), 18, "body", INK, "centre")
        kit.fit(players, room)
        self._fade(0.0)

    def advance(self, seconds: float) -> None:
        """A frame."""
        self._age += seconds
        opacity = min(1.0, self._age / COMES)
        if self._goes >= 0.0:
            self._goes += seconds
            opacity = min(opacity, max(0.0, 1.0 - self._goes / GOES))
        self._fade(opacity)

    def go(self) -> None:
        """Fade away from now on."""
        self._goes = max(0.0, self._goes)

    @property
    def is_gone(self) -> bool:
        """Whether it has faded away."""
        return self._goes >= GOES

    def close(self) -> None:
        """Take it away."""
        self._kit.close()

    def _fade(self, opacity: float) -> None:
        self._holder.set_alpha_scale(opacity)
