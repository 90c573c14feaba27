"""The end of a match: who won and why, what was counted, and two buttons that mouse and keys reach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from direct.gui.DirectFrame import DirectFrame

from flick3d.view.hud.kit import BUTTON_FRAMES, CHOSEN_FRAMES, Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, FADED_INK, INK
from flick3d.view.hud.views import ResultView

BUTTON = (170.0, 54.0)
BUTTONS: tuple[tuple[str, str], ...] = (("again", "Play again"), ("quit", "Quit"))
"""The word that each button commands, and what is printed on it."""


class ResultScreen:
    """Shows a ResultView; the button with the focus is framed in gold."""

    def __init__(self, kit: Kit, rect: Rect, view: ResultView, command: Callable[[tuple[str, ...]], None]) -> None:
        self._kit = kit
        self._command = command
        self._focus = 0
        board = kit.board(rect, "paper-poster", "frame-board")
        middle = rect.width / 2.0
        for x in (58.0, rect.width - 58.0):
            kit.icon(
                board, "star" if view.winner == "lawmen" else "hat-red" if view.winner else "gravestone", (x, 62), 58
            )
        kit.label(board, view.title, (middle, 76), 40, "title", BRICK, "centre")
        kit.label(board, view.text, (middle, 112), 19, "serif", INK, "centre", wrap=rect.width - 90.0)
        self._rows(board, rect, view)
        self._buttons = []
        left = middle - BUTTON[0] - 12.0
        for index, (word, text) in enumerate(BUTTONS):
            place = Rect(left + index * (BUTTON[0] + 24.0), rect.height - BUTTON[1] - 28.0, *BUTTON)
            button = kit.button(board, place, partial(command, (word,)), partial(self._hover, index), name=word)
            kit.label(button, text, (BUTTON[0] / 2.0, BUTTON[1] / 2.0 + 8.0), 24, "title", BRICK, "centre")
            self._buttons.append(button)
        self._show_focus()

    def _rows(self, board: DirectFrame, rect: Rect, view: ResultView) -> None:
        """The table of what was counted."""
        columns = (rect.width * 0.47, rect.width * 0.70)
        left, top = rect.width * 0.17, 178.0
        for x, text in zip(columns, ("Lawmen", "Outlaws"), strict=True):
            self._kit.label(board, text, (x + 28.0, top), 19, "title", INK, "centre")
        for number, row in enumerate(view.rows):
            y = top + 32.0 + number * 30.0
            self._kit.label(board, row.label, (left, y), 18, "body", FADED_INK)
            for x, text in zip(columns, (row.lawmen, row.outlaws), strict=True):
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
            self._command((BUTTONS[self._focus][0],))
            return True
        return False

    def _show_focus(self) -> None:
        for index, button in enumerate(self._buttons):
            self._kit.dress(button, CHOSEN_FRAMES if index == self._focus else BUTTON_FRAMES)
