"""The help: every control on one board."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui import DirectGuiGlobals

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRASS, CREAM, DIM_CREAM, SHADOW
from flick3d.view.input.controls import ControlGroup

COLUMNS = 2
LINE = 25.0
PRESS_WIDTH = 136.0
"""Design pixels of the column that says what to press."""


class HelpCard:
    """Shows the groups of controls in two columns; hidden at first. close: hears a click on it."""

    def __init__(self, kit: Kit, rect: Rect, groups: tuple[ControlGroup, ...], close: Callable[[], None]) -> None:
        board = kit.board(rect)
        board.bind(DirectGuiGlobals.B1PRESS, lambda _: close())
        self._holder = board.get_parent()
        kit.label(board, "How to play", (rect.width / 2.0, 48), 30, "title", BRASS, "centre", shadow=SHADOW)
        width = (rect.width - 60.0) / COLUMNS
        tops = [84.0] * COLUMNS
        for index, group in enumerate(groups):
            column = index % COLUMNS
            left, top = 44.0 + column * width, tops[column]
            kit.label(board, group.title, (left, top), 19, "title", CREAM)
            for row, control in enumerate(group.controls):
                y = top + 26.0 + row * LINE
                kit.label(board, control.press, (left, y), 15, "bold", BRASS)
                kit.label(board, control.does, (left + PRESS_WIDTH, y), 15, "body", CREAM)
            tops[column] = top + 26.0 + len(group.controls) * LINE + 24.0
        kit.label(
            board,
            "Esc, H or a click closes this",
            (rect.width / 2.0, rect.height - 22.0),
            15,
            "body",
            DIM_CREAM,
            "centre",
        )
        self._holder.hide()

    def show(self, is_open: bool) -> None:
        """Open or close it."""
        (self._holder.show if is_open else self._holder.hide)()
