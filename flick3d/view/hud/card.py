"""The announcement: a poster in the middle for a moment, which comes and goes softly."""

from __future__ import annotations

from collections import deque

from panda3d.core import TransparencyAttrib

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.style import Colour
from flick3d.view.hud.theme import BRICK, INK
from flick3d.view.hud.views import CardView

COMES, STAYS, GOES = 0.15, 1.7, 0.45
"""Seconds."""
ROWS = 2
"""Lines of text for which a card has room."""
SIZES, BASES = (32.0, 17.0), (50.0, 74.0)
LOW_SIZES, LOW_BASES = (22.0, 15.0), (25.0, 43.0)
"""Letters of title and text, and where they stand, design pixels; the second two on a low sheet."""
AIR = 14.0
"""What a title stays away from the icons, design pixels."""
LOW = 80.0
"""A sheet that is lower than this is low, design pixels."""
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


class Poster:
    """One sheet that can show any CardView; a low one has smaller letters, and one row of text."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        self._kit = kit
        self._is_low = rect.height < LOW
        size = 26.0 if self._is_low else 46.0
        self._sizes, self._rows = (LOW_SIZES, 1) if self._is_low else (SIZES, ROWS)
        bases = LOW_BASES if self._is_low else BASES
        board = kit.board(rect, "paper-poster", "frame-paper")
        board["state"] = "disabled"  # it lets clicks through to the table
        self._holder = board.get_parent()
        # The sheet of paper too: without this only its frame and texts would fade.
        self._holder.set_transparency(TransparencyAttrib.M_alpha)
        edge = size * 0.87
        self._icons = [kit.icon(board, "star", (x, rect.height / 2.0), size) for x in (edge, rect.width - edge)]
        middle = rect.width / 2.0
        self._title = kit.label(board, "", (middle, bases[0]), self._sizes[0], "title", INK, "centre")
        self._room = rect.width - 2.7 * size
        self._text = kit.label(board, "", (middle, bases[1]), self._sizes[1], "body", INK, "centre", wrap=self._room)
        self._holder.hide()

    def show(self, view: CardView) -> None:
        """Put the card on it, still invisible."""
        icon, colour = TONES[view.tone]
        for each in self._icons:
            self._kit.change_icon(each, view.icon or icon)
        self._kit.refill(self._title, view.title, self._sizes[0], self._room - AIR)
        self._kit.recolour(self._title, colour)
        text = " ".join(view.text.split()) if self._is_low else view.text
        self._kit.refill_rows(self._text, text, self._sizes[1], self._room, self._rows)
        self.fade(0.0)
        self._holder.show()

    def fade(self, opacity: float) -> None:
        """How much of it is seen, 0 to 1."""
        self._holder.set_alpha_scale(opacity)

    def hide(self) -> None:
        """Take it away."""
        self._holder.hide()


class Card:
    """Shows CardViews one after the other. brief: where those that are brief lie; None: where all others do."""

    def __init__(self, kit: Kit, rect: Rect, brief: Rect | None = None) -> None:
        self._waiting: deque[CardView] = deque()
        self._age: float | None = None
        self._is_brief = False
        self._usual = self._poster = Poster(kit, rect)
        self._brief = self._usual if brief is None else Poster(kit, brief)

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
        self._poster.hide()

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
        self._poster.fade(min(1.0, self._age / COMES, left / GOES))

    def _next(self) -> None:
        self._poster.hide()
        if not self._waiting:
            self._age = None
            return
        view = self._waiting.popleft()
        self._is_brief = view.brief
        self._poster = self._brief if view.brief else self._usual
        self._poster.show(view)
        self._age = 0.0
