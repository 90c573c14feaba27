"""The help: every control on one board."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui import DirectGuiGlobals

from flick3d.view.hud.key_names import ShownKeys
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import EDGE, Rect, snapped
from flick3d.view.hud.theme import BRASS, CREAM, DIM_CREAM, SHADOW
from flick3d.view.input.controls import PAD_HELP, Control, ControlGroup
from flick3d.view.words import CommonWords
from flick3d.view.words.common import TITLES

FEW, MANY = 2, 3
"""Columns; many where the groups do not fit otherwise, and then the board is wider."""
WIDER = 1150.0
LINE = 25.0
FIRST, HEAD, APART, FOOT = 84.0, 26.0, 24.0, 36.0
"""Where a column begins; from a group's title to its first line; between two groups; and below the last one."""
SHADE = 0.55
"""Opacity of the shade behind a wide board."""
PRESS_WIDTH = 136.0
"""Design pixels of the column that says what to press."""


class HelpCard:
    """Shows the groups of controls in columns; hidden at first. close: hears a click on it."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        groups: tuple[ControlGroup, ...],
        words: CommonWords,
        close: Callable[[], None],
        keys: ShownKeys | None = None,
    ) -> None:
        """keys: what the player's keys are called, and what the buttons of a pad do; the usual ones without."""
        pad = _pad_group(keys, words)
        columns = FEW if max(lengths(groups, FEW)) <= rect.height - FOOT and not pad else MANY
        if columns == MANY:
            shortest = min(lengths(groups, MANY))
            needed = max([*lengths(groups, MANY), *(shortest + height_of(group) + LINE / 2.0 for group in pad)]) + FOOT
            more = min(max(0.0, needed - rect.height), 2.0 * (rect.y - EDGE))
            wide = Rect(rect.x - (WIDER - rect.width) / 2.0, rect.y - more / 2.0, WIDER, rect.height + more)
            rect = snapped(wide, kit.theme.scale)
        self.rect = rect
        # So wide a board lies over other parts: they step back behind it.
        self._holders = [kit.veil(SHADE)] if columns == MANY else []
        board = kit.board(rect)
        board.bind(DirectGuiGlobals.B1PRESS, lambda _: close())
        self._holders.append(board.get_parent())
        title = words.title("help")
        kit.label(board, title, (rect.width / 2.0, 48), 30, "title", BRASS, "centre", shadow=SHADOW)
        width = (rect.width - 60.0) / columns
        tops = [FIRST] * columns
        for index, group in enumerate((*groups, *pad)):
            column = tops.index(min(tops)) if group in pad else index % columns
            left, top = 44.0 + column * width, tops[column]
            kit.label(board, words.word(group.title), (left, top), 19, "title", CREAM)
            for row, control in enumerate(group.controls):
                y = top + HEAD + row * LINE
                pressed, done = words.word(control.press), words.word(control.does)
                if keys is not None and group not in pad:
                    pressed = keys.told(pressed, group.scope, lists_keys=True)
                    done = keys.told(done, group.scope)
                press = kit.label(board, pressed, (left, y), 15, "bold", BRASS)
                kit.fit(press, PRESS_WIDTH - 8.0)
                does = kit.label(board, done, (left + PRESS_WIDTH, y), 15, "body", CREAM)
                kit.fit(does, width - PRESS_WIDTH - 8.0)
            tops[column] = top + height_of(group)
        kit.label(
            board,
            words.title("help:close"),
            (rect.width / 2.0, rect.height - 22.0),
            15,
            "body",
            DIM_CREAM,
            "centre",
        )
        self.show(False)

    def show(self, is_open: bool) -> None:
        """Open or close it."""
        for holder in self._holders:
            (holder.show if is_open else holder.hide)()


def _pad_group(keys: ShownKeys | None, words: CommonWords) -> tuple[ControlGroup, ...]:
    """What the buttons of a game pad do, while there is one: two in a line."""
    lines = () if keys is None else keys.pad_lines()
    pairs = [lines[index : index + 2] for index in range(0, len(lines), 2)]
    joined = [
        Control(", ".join(button for button, _ in pair), ", ".join(words.word(title) for _, title in pair).lower())
        for pair in pairs
    ]
    return (ControlGroup(TITLES["help:pad"], (*PAD_HELP, *joined)),) if lines else ()


def height_of(group: ControlGroup) -> float:
    """How much of a column a group takes, design pixels."""
    return HEAD + len(group.controls) * LINE + APART


def lengths(groups: tuple[ControlGroup, ...], columns: int) -> list[float]:
    """How far down the groups reach in each of so many columns, design pixels."""
    return [FIRST - LINE - APART + sum(map(height_of, groups[column::columns])) for column in range(columns)]
