"""The mark of a seat: whether a person plays it or which computer player; a click on it asks for the next one."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui.DirectButton import DirectButton

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.seating import KINDS, PERSON

WORD = "seat"
"""First word of what a click commands: `seat Ann`."""
FRAMES = ("frame-key",) * 4
BORDER = 8.0


class SeatMark:
    """A small button; `show` says who plays."""

    def __init__(
        self,
        kit: Kit,
        parent: DirectButton,
        rect: Rect,
        name: str,
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[tuple[str, ...], bool], None],
    ) -> None:
        """name: of the seat. rect: on the parent, design pixels."""
        self._kit = kit
        words = (WORD, name)
        self._button = kit.button(
            parent,
            rect,
            lambda: command(words),
            lambda is_in: hovered(words, is_in),
            BORDER,
            FRAMES,
            name=" ".join(words),
        )
        self._icon = kit.icon(
            self._button, f"seat-{PERSON}", (rect.width / 2.0, rect.height / 2.0), 0.86 * min(rect.width, rect.height)
        )
        self._shown = PERSON

    def show(self, kind: str) -> None:
        """This kind of player sits there."""
        if kind != self._shown:
            self._shown = kind
            self._kit.change_icon(self._icon, f"seat-{kind if kind in KINDS else 'easy'}")
