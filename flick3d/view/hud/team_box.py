"""A team's box: its name and player, the tiles of its cowboys, and a row for neutral figures of its side (W1, W5)."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
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
    ) -> None:
        board = kit.board(rect, WOOD[view.side])
        title = TITLE_COLOURS[view.side]
        shadow = SHADOW if view.side == "outlaws" else None
        kit.label(board, view.title, (rect.width / 2.0, 29), 21, "title", title, "centre", shadow=shadow)
        player = kit.label(board, view.player, (rect.width / 2.0, 46), 15, "body", PLAYER_COLOURS[view.side], "centre")
        kit.fit(player, rect.width - 2.0 * TILE_LEFT)
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
        for mark in self._turn:
            (mark.show if view.has_turn else mark.hide)()
        for tile, tile_view in zip(self._tiles, view.tiles, strict=True):
            tile.show(tile_view)


def figures_of(view: TeamView) -> tuple[tuple[str, int], ...]:
    """What a box is built for: its figures, and how many hearts each tile has; another box is needed for others."""
    return tuple((tile.cowboy, tile.most_hit_points) for tile in view.tiles)


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
