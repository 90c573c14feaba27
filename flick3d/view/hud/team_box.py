"""A team's box: its name and player, and the five tiles of its cowboys (W1, W5)."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui.DirectButton import DirectButton

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, CREAM, FADED_INK, INK, SHADOW, Colour
from flick3d.view.hud.views import TeamView, TileView

WOOD = {"lawmen": "board-natural", "outlaws": "board-black"}
TITLE_COLOURS: dict[str, Colour] = {"lawmen": (0.30, 0.15, 0.05, 1.0), "outlaws": CREAM}
PLAYER_COLOURS: dict[str, Colour] = {"lawmen": (0.38, 0.22, 0.10, 1.0), "outlaws": (0.80, 0.74, 0.66, 1.0)}
TILE_LEFT, TILE_TOP, TILE_GAP = 11.0, 54.0, 5.0
TILE_HEIGHT = 56.0
TILE_BORDER = 16.0
FADED = 0.5
SLOTS = 2
MOST_HEARTS = 9


class TeamBox:
    """Shows a TeamView; a click on a tile commands `play` and its cowboy."""

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
        kit.label(board, view.player, (rect.width / 2.0, 46), 15, "body", PLAYER_COLOURS[view.side], "centre")
        self._turn = (
            kit.icon(board, "arrow-right", (16, 24), 16),
            kit.icon(board, "arrow-left", (rect.width - 16, 24), 16),
        )
        width = rect.width - 2.0 * TILE_LEFT
        self._tiles = [
            Tile(
                kit,
                board,
                Rect(TILE_LEFT, TILE_TOP + index * (TILE_HEIGHT + TILE_GAP), width, TILE_HEIGHT),
                tile,
                command,
                hovered,
            )
            for index, tile in enumerate(view.tiles)
        ]

    def show(self, view: TeamView) -> None:
        """Show the view."""
        for mark in self._turn:
            (mark.show if view.has_turn else mark.hide)()
        for tile, tile_view in zip(self._tiles, view.tiles, strict=True):
            tile.show(tile_view)


class Tile:
    """Shows a TileView."""

    def __init__(
        self,
        kit: Kit,
        board: DirectButton,
        rect: Rect,
        view: TileView,
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[str, bool], None],
    ) -> None:
        self._kit = kit
        self._shown: TileView | None = None
        self._frames: tuple[str, ...] = ("frame-tile",) * 4
        cowboy = view.cowboy
        self._button = kit.button(
            board,
            rect,
            lambda: command(("play", cowboy)),
            lambda is_in: hovered(cowboy, is_in),
            TILE_BORDER,
            self._frames,
            name=f"play {cowboy}",
        )
        self._number = kit.label(self._button, str(view.number), (13, 36), 24, "title", INK, "centre")
        self._hat = kit.icon(self._button, f"hat-{view.hat}", (46, 28), 44)
        self._fallen = kit.icon(self._button, "fallen", (46, 41), 32)
        self._grave = kit.icon(self._button, "gravestone", (46, 29), 44)
        self._small_hat = kit.icon(self._button, f"hat-{view.hat}", (82, 40), 22)
        self._dead = kit.label(self._button, "dead", (98, 45), 14, "body", FADED_INK)
        right = rect.width - 76.0
        count = min(MOST_HEARTS, view.most_hit_points)
        step = min(22.0, 72.0 / max(1, count))
        self._hearts = [
            kit.icon(self._button, "heart", (right + 10.0 + index * step, 18), min(22.0, step * 1.15))
            for index in range(count)
        ]
        self._pistol = kit.icon(self._button, "pistol", (right + 11.0, 41), 23)
        self._slots = [kit.icon(self._button, "slot", (right + 36.0 + index * 21.0, 41), 18) for index in range(SLOTS)]
        self._star = kit.icon(self._button, "star", (5.0, 6), 26)

    def show(self, view: TileView) -> None:
        """Show the view."""
        if view == self._shown:
            return
        self._shown = view
        frames = self._frames_of(view)
        if frames != self._frames:
            self._frames = frames
            self._kit.dress(self._button, frames)
        is_dead = view.posture == "dead"
        for part, shown in (
            (self._hat, not is_dead),
            (self._fallen, view.posture == "fallen"),
            (self._grave, is_dead),
            (self._small_hat, is_dead),
            (self._dead, is_dead),
            (self._pistol, not is_dead),
            (self._star, view.initiative),
            *((slot, not is_dead) for slot in self._slots),
            *((heart, not is_dead) for heart in self._hearts),
        ):
            (part.show if shown else part.hide)()
        fallen = view.posture == "fallen"
        self._hat.set_pos(46, 0, -(18 if fallen else 28))
        self._hat.set_scale((34 if fallen else 44) / 2.0)
        for hat in (self._hat, self._small_hat):
            self._kit.change_icon(hat, f"hat-{view.hat}")
        for index, heart in enumerate(self._hearts):
            self._kit.change_icon(heart, "heart" if index < view.hit_points else "heart-empty")
        faded = FADED if not view.available and not view.active else 1.0
        for part in (self._hat, self._fallen, self._pistol, self._grave, self._small_hat):
            part.set_alpha_scale(faded)
        self._number.setFg(BRICK if view.active else INK if view.available or view.active else FADED_INK)

    @staticmethod
    def _frames_of(view: TileView) -> tuple[str, ...]:
        if view.active:
            return ("frame-tile-active",) * 4
        if view.pointed:
            return ("frame-tile-hot",) * 4
        if view.choosable:
            return ("frame-tile", "frame-tile-hot", "frame-tile-hot", "frame-tile")
        return ("frame-tile" if view.available else "frame-tile-off",) * 4
