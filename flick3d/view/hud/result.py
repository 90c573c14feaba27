"""The end of a match: who won and why, what was counted, and two buttons that mouse and keys reach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from direct.gui.DirectFrame import DirectFrame

from flick3d.view.hud.kit import BUTTON_FRAMES, CHOSEN_FRAMES, Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, FADED_INK, INK
from flick3d.view.hud.views import ResultView
from flick3d.view.words import CommonWords

BUTTON = (170.0, 54.0)
BUTTONS = ("again", "quit")
"""The word that each button commands; what is printed on it is among the titles."""
TEXT_ROWS = 2
"""Lines of the text over the table."""
FOOT = 98.0
"""What the buttons take at the bottom, design pixels."""

PLACES: dict[int, tuple[float, float, float]] = {
    2: (0.17, 0.47, 0.23),
    3: (0.08, 0.40, 0.185),
    4: (0.06, 0.36, 0.15),
}
"""By the number of columns, in shares of the width: where lines begin, the first column, and the step to the next."""


class ResultScreen:
    """Shows a ResultView; the button with the focus is framed in gold."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        view: ResultView,
        words: CommonWords,
        command: Callable[[tuple[str, ...]], None],
    ) -> None:
        self._kit = kit
        self._command = command
        self._focus = 0
        board = kit.board(rect, "paper-poster", "frame-board")
        middle = rect.width / 2.0
        for x in (58.0, rect.width - 58.0):
            kit.icon(board, view.icon, (x, 62), 58)
        title = kit.label(board, view.title, (middle, 76), 40, "title", BRICK, "centre")
        kit.fit(title, rect.width - 190.0)
        text = kit.label(board, view.text, (middle, 112), 19, "serif", INK, "centre", wrap=rect.width - 90.0)
        kit.refill_rows(text, view.text, 19, rect.width - 90.0, TEXT_ROWS)
        self._rows(board, rect, view)
        self._buttons = []
        left = middle - BUTTON[0] - 12.0
        for index, word in enumerate(BUTTONS):
            place = Rect(left + index * (BUTTON[0] + 24.0), rect.height - BUTTON[1] - 28.0, *BUTTON)
            button = kit.button(board, place, partial(command, (word,)), partial(self._hover, index), name=word)
            text = words.title(f"result:{word}")
            label = kit.label(button, text, (BUTTON[0] / 2.0, BUTTON[1] / 2.0 + 8.0), 24, "title", BRICK, "centre")
            kit.fit(label, BUTTON[0] - 24.0)
            self._buttons.append(button)
        self._show_focus()

    def _rows(self, board: DirectFrame, rect: Rect, view: ResultView) -> None:
        """The table of what was counted."""
        left, first, step = (rect.width * share for share in PLACES[len(view.columns)])
        columns = [first + index * step for index in range(len(view.columns))]
        top = 178.0
        for x, text in zip(columns, view.columns, strict=True):
            label = self._kit.label(board, text, (x + 28.0, top), 19, "title", INK, "centre")
            self._kit.fit(label, step - 8.0)
        high = min(30.0, (rect.height - FOOT - top - 32.0) / max(1, len(view.rows) - 1))
        for number, row in enumerate(view.rows):
            y = top + 32.0 + number * high
            self._kit.label(board, row.label, (left, y), 18, "body", FADED_INK)
            for x, text in zip(columns, row.counted, strict=True):
                self._kit.label(board, text, (x + 28.0, y), 20, "bold", INK, "centre")

    def _hover(self, index: int, is_in: bool) -> None:
        if is_in:
            self._focus = index
            self._show_focus()

    def press_key(self, key: str) -> bool:
        """Arrows and Tab move the focus, Enter and Space take the button; whether the key was of use."""
        if key in ("tab", "arrow_left", "arrow_right", "arrow_up", "arrow_down"):
            self._focus = (self._focus + 1) % len(self._buttons)
            self._show_focus()
            return True
        if key in ("enter", "space"):
            self._command((BUTTONS[self._focus],))
            return True
        return False

    def _show_focus(self) -> None:
        for index, button in enumerate(self._buttons):
            self._kit.dress(button, CHOSEN_FRAMES if index == self._focus else BUTTON_FRAMES)
