"""The players' boxes: face, name, VP, discs in hand and in the Reserve Pool, Temples left, First Player token."""

from __future__ import annotations

from collections.abc import Mapping

from direct.gui.OnscreenImage import OnscreenImage

from flick3d.view.faith import spots
from flick3d.view.faith.looks import BRIGHT, coloured_board, picture
from flick3d.view.faith.views import PlayersView, PlayerView
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.parts import Workbench
from flick3d.view.hud.seat_mark import SeatMark
from flick3d.view.hud.theme import CREAM, SHADOW

MOST_DISCS = 8
"""Icons in the row of the hand: seven, and one more that a Law may bring."""
FACE = 50.0
POINTS = Rect(114.0, 30.0, 46.0, 34.0)
"""Where the VP stand in a box."""
SEAT = 21.0
"""Width of the mark that shows who plays."""
BADGE = 27.0
"""Width of the player's sign on the face, for players who want signs."""
USED = 0.22
"""Opacity of a Temple that is not in supply any more."""


class PlayersFactory:
    """Builds all boxes."""

    def made_for(self, view: PlayersView) -> object:
        """Everything that does not change within a Generation."""
        return tuple(
            (each.player, each.name, each.god, each.face, each.colour, each.corner, bool(each.kind))
            for each in view.players
        )

    def build(self, bench: Workbench, view: PlayersView) -> PlayerBoxes:
        """Make the widgets."""
        return PlayerBoxes(bench, view)


class PlayerBoxes:
    """Shows a PlayersView; pointing at a box says `god` and the player."""

    def __init__(self, bench: Workbench, view: PlayersView) -> None:
        self._boxes = {each.player: PlayerBox(bench, each) for each in view.players}

    def show(self, view: PlayersView) -> None:
        """Show the view."""
        for each in view.players:
            self._boxes[each.player].show(each)

    def rects(self) -> Mapping[str, Rect]:
        """Where every box is, and where its VP stand, to which points fly."""
        boxes = {f"player {player}": box.rect for player, box in self._boxes.items()}
        return boxes | {f"points {player}": box.points for player, box in self._boxes.items()}

    def update(self) -> None:
        """Nothing moves on them."""

    def destroy(self) -> None:
        """Everything goes with the kit."""


class PlayerBox:
    """Shows a PlayerView."""

    def __init__(self, bench: Workbench, view: PlayerView) -> None:
        self._kit = kit = bench.kit
        self._shown: PlayerView | None = None
        self.rect = rect = spots.box(bench.metrics, view.corner)
        self.points = Rect(rect.x + POINTS.x, rect.y + POINTS.y, POINTS.width, POINTS.height)
        words = ("god", view.player)
        coloured_board(kit, rect, view.colour)
        self._button = board = kit.button(
            kit.root,
            rect,
            lambda: bench.command(words),
            lambda is_in: bench.hovered(words, is_in),
            frames=("frame-card",) * 4,
            name=" ".join(words),
        )
        picture(kit, board, view.face, Rect(11.0, 11.0, FACE, FACE))
        if kit.theme.style.signs:
            kit.icon(board, f"dot-{view.colour}", (15.0, 15.0), BADGE)
        left = 11.0 + FACE + 6.0
        name = kit.label(board, view.name, (left, 27.0), 17, "bold", CREAM, shadow=SHADOW)
        kit.fit(name, rect.width - left - (SEAT + 14.0 if view.kind else 12.0))
        place = Rect(rect.width - SEAT - 9.0, 10.0, SEAT, SEAT)
        self._seat = SeatMark(kit, board, place, view.player, bench.command, bench.hovered) if view.kind else None
        god = kit.label(board, view.god, (left, 47.0), 15, "body", BRIGHT[view.colour])
        kit.fit(god, POINTS.x - left - 2.0)
        at = (POINTS.x + POINTS.width / 2.0, 58.0)
        self._points = kit.label(board, "", at, 32, "title", BRIGHT[view.colour], "centre", shadow=SHADOW)
        self._hand: list[OnscreenImage] = [kit.icon(board, "prophet", (0.0, 77.0), 23) for _ in range(MOST_DISCS)]
        self._temples = [
            kit.icon(board, "temple", (19.0 + index * 22.0, 102.0), 21) for index in range(view.most_temples)
        ]
        self._pool = kit.icon(board, "pool", (rect.width - 47.0, 102.0), 24)
        self._pool_count = kit.label(board, "", (rect.width - 31.0, 108.0), 17, "bold", CREAM, shadow=SHADOW)
        self._first = kit.icon(board, "first-player", (11.0 + FACE - 4.0, 11.0 + FACE - 6.0), 25)

    def show(self, view: PlayerView) -> None:
        """Show the view."""
        if view == self._shown:
            return
        self._shown = view
        kit = self._kit
        kit.dress(self._button, ("frame-card-hot" if view.has_turn else "frame-card",) * 4)
        if self._seat is not None:
            self._seat.show(view.kind)
        kit.refill(self._points, str(view.points), 32, POINTS.width)
        step = min(21.0, (self.rect.width - 42.0) / max(1, len(view.hand) - 1))
        for index, icon in enumerate(self._hand):
            (icon.show if index < len(view.hand) else icon.hide)()
            if index < len(view.hand):
                kit.change_icon(icon, view.hand[index])
                icon.set_x(21.0 + index * step)
        for index, temple in enumerate(self._temples):
            temple.set_alpha_scale(1.0 if index < view.temples else USED)
        self._pool.set_alpha_scale(1.0 if view.pool else USED)
        self._pool_count.setText(str(view.pool) if view.pool else "")
        (self._first.show if view.first else self._first.hide)()
