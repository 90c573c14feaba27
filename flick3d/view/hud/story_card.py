"""The story card: what a scenario is about, how each side wins, and special rules, on one sheet."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui import DirectGuiGlobals
from direct.gui.DirectFrame import DirectFrame
from direct.gui.OnscreenText import OnscreenText

from flick3d.view.hud.kit import CHOSEN_FRAMES, Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, FADED_INK, INK
from flick3d.view.hud.views import GoalView, StoryView
from flick3d.view.words import CommonWords

SIZES = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)
"""Design pixels of the text, tried from the largest on until all of it fits."""
MARGIN = 44.0
BUTTON = (190.0, 52.0)
FOOT = 92.0
"""What the button or the last line takes at the bottom."""
GAP = 36.0
"""Design pixels between two columns."""
GOAL = "bullet"
"""The icon before each goal."""


class StoryCard:
    """Shows a StoryView.

    start: hears the button, or None when the card only tells and any click closes it; close: hears a click on it then.
    """

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        view: StoryView,
        words: CommonWords,
        start: Callable[[], None] | None = None,
        close: Callable[[], None] | None = None,
    ) -> None:
        self._kit = kit
        self._rect = rect
        self._words = words
        foot = FOOT if start is not None else 44.0
        for size in SIZES:
            kit.destroy()
            board = kit.board(rect, "paper-poster", "frame-board")
            self._size = size
            if self._build(board, view) <= rect.height - foot:
                break
        if close is not None:
            board.bind(DirectGuiGlobals.B1PRESS, lambda _: close())
        if start is None:
            end = words.title("story:close")
            kit.label(board, end, (rect.width / 2.0, rect.height - 20.0), 14, "body", FADED_INK, "centre")
            return
        left = (rect.width - BUTTON[0]) / 2.0
        place = Rect(left, rect.height - BUTTON[1] - 32.0, *BUTTON)
        button = kit.button(board, place, start, frames=CHOSEN_FRAMES, name="start")
        text = words.title("story:start")
        kit.label(button, text, (BUTTON[0] / 2.0, BUTTON[1] / 2.0 + 9.0), 26, "title", BRICK, "centre")
        keys = words.title("story:keys")
        kit.label(board, keys, (rect.width / 2.0, rect.height - 13.0), 14, "body", FADED_INK, "centre")

    def _build(self, board: DirectFrame, view: StoryView) -> float:
        """Everything but the foot; how far down it reaches, design pixels."""
        width = self._rect.width - 2.0 * MARGIN
        middle = self._rect.width / 2.0
        self._titles: list[OnscreenText] = []
        self._kit.label(board, view.title, (middle, 58.0), 38, "title", BRICK, "centre")
        y = self._text(board, view.story, MARGIN, 92.0, width, "serif")
        if view.news:
            y = self._headed(board, self._words.title("story:news"), view.news, MARGIN, y + 4.0, width)
        if view.sides:
            column = (width - GAP * (len(view.sides) - 1)) / len(view.sides)
            y += 6.0
            bottoms = [
                self._side(board, side, MARGIN + index * (column + GAP), y, column)
                for index, side in enumerate(view.sides)
            ]
            y = max(bottoms) + 2.0
            smallest = min(title.getScale()[0] for title in self._titles)
            for title in self._titles:
                title.setScale(smallest)
        for title, text in view.further:
            y = self._headed(board, title, text, MARGIN, y, width)
        if view.rules:
            title = self._words.title("story:rules")
            y = self._headed(board, title, " ".join(view.rules), MARGIN, y, width)
        return y

    def _side(self, board: DirectFrame, view: GoalView, x: float, y: float, width: float) -> float:
        """How one side wins, in its column."""
        self._kit.icon(board, view.icon, (x + 13.0, y + 14.0), 28)
        title = self._kit.label(board, view.title, (x + 34.0, y + 21.0), 21, "title", INK)
        self._kit.fit(title, width - 34.0)
        self._titles.append(title)
        y += 32.0
        if view.players:
            y = self._text(board, view.players, x, y, width, "body", faded=True)
        for goal in view.goals:
            self._kit.icon(board, GOAL, (x + 8.0, y + 0.55 * self._size), 0.8 * self._size)
            y = self._text(board, goal, x + 22.0, y, width - 22.0, "body")
        return y

    def _headed(self, board: DirectFrame, title: str, text: str, x: float, y: float, width: float) -> float:
        """A small headline with a text below it."""
        self._kit.label(board, title, (x, y + self._size), self._size, "title", BRICK)
        return self._text(board, text, x, y + 1.42 * self._size, width, "body")

    def _text(
        self, board: DirectFrame, text: str, x: float, y: float, width: float, face: str, faded: bool = False
    ) -> float:
        """Text with its upper left corner at (x, y); where the next one may begin."""
        size = self._size
        ink = FADED_INK if faded else INK
        label = self._kit.label(board, text, (x, y + size), size, face, ink, wrap=width)  # type: ignore[arg-type]
        rows = label.textNode.get_num_rows() if text else 0
        return y + rows * label.textNode.get_line_height() * label.getScale()[0] + 0.45 * size
