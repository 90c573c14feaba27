"""The announcement: a poster in the middle for a moment, which comes and goes softly."""

from __future__ import annotations

from collections import deque

from panda3d.core import TransparencyAttrib

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, INK, Colour
from flick3d.view.hud.views import CardView

COMES, STAYS, GOES = 0.15, 1.7, 0.45
"""Seconds."""
ROWS = 2
"""Lines of text for which a card has room."""
HURRIED = 0.7
"""Seconds that it stays when others wait, or when it is brief."""
TONES: dict[str, tuple[str, Colour]] = {
    "news": ("star", INK),
    "hit": ("bullet", BRICK),
    "miss": ("bullet", (0.36, 0.28, 0.20, 1.0)),
    "death": ("gravestone", BRICK),
    "duel": ("duel", BRICK),
    "blast": ("blast", BRICK),
    "door": ("door", INK),
    "joined": ("star", INK),
    "away": ("exit", INK),
    "player": ("hand", INK),
}


class Card:
    """Shows CardViews one after the other."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        self._kit = kit
        self._waiting: deque[CardView] = deque()
        self._age: float | None = None
        self._is_brief = False
        board = kit.board(rect, "paper-poster", "frame-paper")
        board["state"] = "disabled"  # it lets clicks through to the table
        self._holder = board.get_parent()
        # The sheet of paper too: without this only its frame and texts would fade.
        self._holder.set_transparency(TransparencyAttrib.M_alpha)
        self._icons = [kit.icon(board, "star", (x, rect.height / 2.0), 46) for x in (40.0, rect.width - 40.0)]
        self._title = kit.label(board, "", (rect.width / 2.0, 50), 32, "title", INK, "centre")
        self._room = rect.width - 124.0
        self._text = kit.label(board, "", (rect.width / 2.0, 74), 17, "body", INK, "centre", wrap=self._room)
        self._holder.hide()

    @property
    def is_shown(self) -> bool:
        """Whether a card is on the screen."""
        return self._age is not None

    def announce(self, view: CardView) -> None:
        """Show this after what is shown now."""
        self._waiting.append(view)
        if self._age is None:
            self._next()

    def skip(self) -> None:
        """Take away what is shown now; the next one comes at once."""
        if self._age is not None:
            self._next()

    def clear(self) -> None:
        """Take everything away at once."""
        self._waiting.clear()
        self._age = None
        self._holder.hide()

    def update(self, seconds: float) -> None:
        """Time passes."""
        if self._age is None:
            return
        self._age += seconds
        stays = HURRIED if self._waiting or self._is_brief else STAYS
        left = COMES + stays + GOES - self._age
        if left <= 0.0:
            self._next()
            return
        self._holder.set_alpha_scale(min(1.0, self._age / COMES, left / GOES))

    def _next(self) -> None:
        if not self._waiting:
            self._age = None
            self._holder.hide()
            return
        view = self._waiting.popleft()
        icon, colour = TONES[view.tone]
        for each in self._icons:
            self._kit.change_icon(each, view.icon or icon)
        self._kit.refill(self._title, view.title, 32, self._room)
        self._title.setFg(colour)
        self._kit.refill_rows(self._text, view.text, 17, self._room, ROWS)
        self._is_brief = view.brief
        self._age = 0.0
        self._holder.set_alpha_scale(0.0)
        self._holder.show()
