"""The strip at the top: the clock, the round, whose turn it is, and the actions that are left."""

from __future__ import annotations

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRASS, CREAM, DIM_CREAM, SHADOW
from flick3d.view.hud.views import BannerView

MOST_DOTS = 4
SIDE_COLOURS = {"lawmen": (0.98, 0.86, 0.62, 1.0), "outlaws": (0.86, 0.84, 0.82, 1.0), None: CREAM}


class Banner:
    """Shows a BannerView."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        self._kit = kit
        self._shown: BannerView | None = None
        board = kit.board(rect)
        self._board = board.get_parent()
        middle = rect.height / 2.0
        kit.icon(board, "clock", (40, middle), 56)
        self._hour = kit.icon(board, "clock-hour", (40, middle), 56)
        self._minute = kit.icon(board, "clock-minute", (40, middle), 56)
        self._time = kit.label(board, "", (78, 32), 23, "title", BRASS, shadow=SHADOW)
        self._hat = kit.icon(board, "hat-red", (146, 48), 26) if kit.theme.style.signs else None
        self._round = kit.label(board, "", (78, 52), 15, "body", DIM_CREAM)
        kit.sheet(board, Rect(162, 10, 6, rect.height - 20), "board-black")
        left, right = 172.0, rect.width - 86.0
        centre, self._room = (left + right) / 2.0, right - left
        self._title = kit.label(board, "", (centre, 33), 23, "title", CREAM, "centre", shadow=SHADOW)
        self._subtitle = kit.label(board, "", (centre, 53), 15, "body", DIM_CREAM, "centre")
        self._dots_middle = rect.width - 51.0
        self._dots = [kit.icon(board, "dot-empty", (self._dots_middle, 28), 24) for _ in range(MOST_DOTS)]
        self._caption = kit.label(board, "", (self._dots_middle, 54), 13, "body", DIM_CREAM, "centre")

    def show(self, view: BannerView | None) -> None:
        """Show the view; without one there is no strip."""
        (self._board.hide if view is None else self._board.show)()
        if view is None or view == self._shown:
            return
        self._shown = view
        self._hour.set_r(30.0 * (view.hour % 12))
        self._time.setText(view.time)
        self._round.setText(view.round)
        if self._hat is not None:
            (self._hat.show if view.hat else self._hat.hide)()
            if view.hat:
                self._kit.change_icon(self._hat, f"hat-{view.hat}")
        self._kit.refill(self._title, view.title, 23, self._room)
        self._title.setFg(SIDE_COLOURS[view.side])
        self._kit.refill(self._subtitle, view.subtitle, 15, self._room)
        self._show_dots(view.actions, view.most_actions)
        self._caption.setText(view.caption)
        (self._caption.hide if view.actions is None else self._caption.show)()

    def _show_dots(self, full: int | None, most: int) -> None:
        """So many of the dots full, all of them around the middle of their place."""
        step = 26.0 if most < 3 else 22.0
        for index, dot in enumerate(self._dots):
            (dot.hide if full is None or index >= most else dot.show)()
            dot.set_x(self._dots_middle + (index - (most - 1) / 2.0) * step)
            self._kit.change_icon(dot, "dot-full" if index < (full or 0) else "dot-empty")
