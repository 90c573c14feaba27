"""A team's box: its name and player, the tiles of its cowboys, and a row for neutral figures of its side (W1, W5)."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.seat_mark import SeatMark
from flick3d.view.hud.style import Colour
from flick3d.view.hud.theme import CREAM, SHADOW
from flick3d.view.hud.tile import NeutralTile, Tile
from flick3d.view.hud.views import TeamView

WOOD = {"lawmen": "board-natural", "outlaws": "board-black"}
TITLE_COLOURS: dict[str, Colour] = {"lawmen": (0.30, 0.15, 0.05, 1.0), "outlaws": CREAM}
PLAYER_COLOURS: dict[str, Colour] = {"lawmen": (0.38, 0.22, 0.10, 1.0), "outlaws": (0.80, 0.74, 0.66, 1.0)}
TILE_LEFT, TILE_TOP, TILE_GAP = 11.0, 54.0, 5.0
TILE_HEIGHT = 56.0
NEUTRAL_HEIGHT = 42.0
SEAT, SEAT_TOP = 19.0, 34.0
"""The marks of the seats stand in a row at the right."""
SEAT_GAP = 7.0
"""Between the players' names and the marks: the marks' shadows."""
ARROW_ROOM = 27.0
"""What is left of the title, and right of it, for the arrow that says whose turn it is."""
BADGE = 27.0
"""Width of the side's sign beside the title, for players who want signs."""
PLACES = 5
"""Numbered places of a box."""


class TeamBox:
    """Shows TeamViews with the same figures; a click on a tile commands `play` and its figure."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        view: TeamView,
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[str, bool], None],
        hovered_seat: Callable[[tuple[str, ...], bool], None] = lambda _words, _is_in: None,
    ) -> None:
        board = kit.board(rect, WOOD[view.side])
        title = TITLE_COLOURS[view.side]
        shadow = SHADOW if view.side == "outlaws" else None
        name = kit.label(board, view.title, (rect.width / 2.0, 29), 21, "title", title, "centre", shadow=shadow)
        signs = kit.theme.style.signs
        kit.fit(name, rect.width - 2.0 * (ARROW_ROOM + (BADGE if signs else 0.0)))
        if signs:
            kit.icon(board, f"side-{view.side}", (ARROW_ROOM + BADGE / 2.0, 22), BADGE)
        self._kit = kit
        taken = len(view.seats) * (SEAT + 1.0)
        self._room = rect.width - 2.0 * TILE_LEFT - taken - (SEAT_GAP if view.seats else 0.0)
        right = rect.width - TILE_LEFT
        middle = TILE_LEFT + self._room / 2.0
        self._player = kit.label(board, "", (middle, 46), 15, "body", PLAYER_COLOURS[view.side], "centre")
        self._seats = [
            SeatMark(
                kit,
                board,
                Rect(right - (len(view.seats) - index) * (SEAT + 1.0), SEAT_TOP, SEAT, SEAT),
                seat.name,
                command,
                hovered_seat,
            )
            for index, seat in enumerate(view.seats)
        ]
        self._turn = (
            kit.icon(board, "arrow-right", (16, 24), 16),
            kit.icon(board, "arrow-left", (rect.width - 16, 24), 16),
        )
        places = places_of(view, rect.width - 2.0 * TILE_LEFT)
        self._tiles = [
            (Tile if tile.number else NeutralTile)(kit, board, place, tile, command, hovered)
            for tile, place in zip(view.tiles, places, strict=True)
        ]

    def show(self, view: TeamView) -> None:
        """Show the view."""
        for arrow in self._turn:
            (arrow.show if view.has_turn else arrow.hide)()
        self._kit.refill(self._player, view.player, 15, self._room)
        for mark, seat in zip(self._seats, view.seats, strict=True):
            mark.show(seat.kind)
        for tile, tile_view in zip(self._tiles, view.tiles, strict=True):
            tile.show(tile_view)


def figures_of(view: TeamView) -> object:
    """What a box is built for: its figures, how many hearts each tile has, and its seats; others need another box."""
    tiles = tuple((tile.cowboy, tile.most_hit_points) for tile in view.tiles)
    return tiles, tuple(seat.name for seat in view.seats)


def has_neutrals(view: TeamView) -> bool:
    """Whether the box needs a row for neutral figures."""
    return any(tile.number == 0 for tile in view.tiles)


def places_of(view: TeamView, width: float) -> list[Rect]:
    """Where the tiles are in the box, in the view's order; neutral figures share the last row."""
    neutrals = [tile.cowboy for tile in view.tiles if tile.number == 0]
    places: list[Rect] = []
    for tile in view.tiles:
        if tile.number:
            row = len(places)
            places.append(Rect(TILE_LEFT, TILE_TOP + row * (TILE_HEIGHT + TILE_GAP), width, TILE_HEIGHT))
            continue
        share = (width - TILE_GAP * (len(neutrals) - 1)) / len(neutrals)
        left = TILE_LEFT + neutrals.index(tile.cowboy) * (share + TILE_GAP)
        top = TILE_TOP + PLACES * (TILE_HEIGHT + TILE_GAP)
        places.append(Rect(left, top, share, NEUTRAL_HEIGHT))
    return places
