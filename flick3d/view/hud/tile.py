"""One figure's tile: number, hat, hit points, pistol, slots, house; neutral figures have a small one (W1, W5)."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui.DirectButton import DirectButton

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, CREAM, FADED_INK, INK
from flick3d.view.hud.views import TileView

BORDER = 16.0
FADED = 0.5
SLOTS = 2
MOST_HEARTS = 9
HAT_SIZE, SMALL_HAT_SIZE = 44.0, 34.0


class Tile:
    """Shows a TileView; a click commands `play` and the figure."""

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
            BORDER if view.number else 12.0,
            self._frames,
            name=f"play {cowboy}",
        )
        self._build(rect, view)

    def _build(self, rect: Rect, view: TileView) -> None:
        """The parts of a cowboy's tile."""
        kit, button = self._kit, self._button
        self._number = kit.label(button, str(view.number), (13, 36), 24, "title", INK, "centre")
        self._hat = kit.icon(button, f"hat-{view.hat}", (46, 28), HAT_SIZE)
        self._fallen = kit.icon(button, "fallen", (46, 41), 32)
        self._grave = kit.icon(button, "gravestone", (46, 29), 44)
        self._safe = kit.icon(button, "exit", (46, 27), 36)
        self._small_hat = kit.icon(button, f"hat-{view.hat}", (82, 40), 22)
        self._note = kit.label(button, "", (98, 45), 14, "body", FADED_INK)
        self._sign: Sign | None = Sign(kit, button, Rect(27.0, 39.0, 44.0, 14.0))
        left = rect.width - 76.0
        count = min(MOST_HEARTS, view.most_hit_points)
        step = min(22.0, 54.0 / max(1, count - 1))
        size = min(22.0, max(13.0, 1.15 * step))
        self._hearts = [kit.icon(button, "heart", (left + 10.0 + index * step, 17), size) for index in range(count)]
        self._pistol = kit.icon(button, "pistol", (left + 11.0, 41), 23)
        self._slots = [kit.icon(button, "slot", (left + 38.0 + index * 23.0, 41), 21) for index in range(SLOTS)]
        self._star = kit.icon(button, "star", (5.0, 6), 26)

    def show(self, view: TileView) -> None:
        """Show the view."""
        if view == self._shown:
            return
        self._shown = view
        frames = frames_of(view)
        if frames != self._frames:
            self._frames = frames
            self._kit.dress(self._button, frames)
        self._show_parts(view)

    def _show_parts(self, view: TileView) -> None:
        dead, gone = view.posture == "dead", view.posture in ("dead", "safe")
        fallen = view.posture == "fallen"
        for part, shown in (
            (self._hat, not gone),
            (self._fallen, fallen),
            (self._grave, dead),
            (self._safe, view.posture == "safe"),
            (self._small_hat, gone),
            (self._note, gone),
            (self._pistol, not gone),
            (self._star, view.initiative),
            *((slot, not gone) for slot in self._slots),
            *((heart, not dead) for heart in self._hearts),
        ):
            (part.show if shown else part.hide)()
        if self._sign is not None:
            self._sign.show(view.sign)
        self._note.setText(view.note)
        lifted = fallen or bool(view.sign)
        self._hat.set_pos(46, 0, -(18 if lifted else 28))
        self._hat.set_scale((SMALL_HAT_SIZE if lifted else HAT_SIZE) / 2.0)
        for hat in (self._hat, self._small_hat):
            self._kit.change_icon(hat, f"hat-{view.hat}")
        for index, heart in enumerate(self._hearts):
            self._kit.change_icon(heart, "heart" if index < view.hit_points else "heart-empty")
        for index, slot in enumerate(self._slots):
            self._kit.change_icon(slot, view.slots[index] if index < len(view.slots) else "slot")
        faded = FADED if not view.available and not view.active else 1.0
        for part in (self._hat, self._fallen, self._pistol, self._grave, self._safe, self._small_hat):
            part.set_alpha_scale(faded)
        self._number.setFg(BRICK if view.active else INK if view.available or view.active else FADED_INK)


class NeutralTile(Tile):
    """The small tile of the woman or the man: face, hat, hit points; half as wide when both belong to the side."""

    def _build(self, rect: Rect, view: TileView) -> None:
        kit, button = self._kit, self._button
        wide = rect.width > 100.0
        hat = (58.0, 21.0, 32.0) if wide else (49.0, 28.0, 24.0)
        self._face = kit.icon(button, view.cowboy, (24 if wide else 20, rect.height / 2.0), 36)
        self._hat = kit.icon(button, f"hat-{view.hat}", hat[:2], hat[2])
        self._fallen = kit.icon(button, "fallen", hat[:2], hat[2])
        self._grave = kit.icon(button, "gravestone", hat[:2], hat[2])
        self._note = kit.label(
            button, "", (86, 25) if wide else (49, 15), 13, "body", FADED_INK, "left" if wide else "centre"
        )
        self._sign = Sign(kit, button, Rect(37.0, 27.0, 44.0, 13.0)) if wide else None
        self._door = kit.icon(button, "door", (64, 29), 15) if not wide else None
        count = min(5 if wide else 3, view.most_hit_points)
        left, step, size = (83.0, min(22.0, 54.0 / max(1, count - 1)), 18.0) if wide else (44.0, 11.0, 12.0)
        self._hearts = [kit.icon(button, "heart", (left + index * step, 12), size) for index in range(count)]
        self._slots = (
            [kit.icon(button, "slot", (84.0 + index * 20.0, 30), 17) for index in range(SLOTS)] if wide else []
        )
        self._star = kit.icon(button, "star", (5.0, 6), 20)

    def _show_parts(self, view: TileView) -> None:
        dead, gone = view.posture == "dead", view.posture in ("dead", "safe")
        fallen = view.posture == "fallen"
        for part, shown in (
            (self._hat, not dead and not fallen),
            (self._fallen, fallen),
            (self._grave, dead),
            (self._note, gone),
            (self._star, view.initiative),
            *((heart, not gone) for heart in self._hearts),
            *((slot, not gone and index < len(view.slots)) for index, slot in enumerate(self._slots)),
        ):
            (part.show if shown else part.hide)()
        if self._sign is not None:
            self._sign.show(view.sign)
        if self._door is not None:
            (self._door.show if view.sign else self._door.hide)()
        self._note.setText(view.note)
        self._kit.change_icon(self._hat, f"hat-{view.hat}")
        for index, heart in enumerate(self._hearts):
            self._kit.change_icon(heart, "heart" if index < view.hit_points else "heart-empty")
        for slot, icon in zip(self._slots, view.slots, strict=False):
            self._kit.change_icon(slot, icon)
        faded = FADED if not view.available and not view.active else 1.0
        for part in (self._face, self._hat, self._fallen, self._grave):
            part.set_alpha_scale(faded)


class Sign:
    """A little dark board with the name of the house that a figure is in; hidden without one."""

    def __init__(self, kit: Kit, parent: DirectButton, rect: Rect) -> None:
        self._kit = kit
        self._board = kit.frame(parent, rect, "frame-key", border=7.0)
        self._text = kit.label(
            parent, "", (rect.x + rect.width / 2.0, rect.bottom - 3.5), 10.5, "bold", CREAM, "centre"
        )
        self._size = self._text.getScale()[0]
        self._room = rect.width - 5.0
        self.show("")

    def show(self, name: str) -> None:
        """Show this name."""
        for part in (self._board, self._text):
            (part.show if name else part.hide)()
        self._text.setText(name)
        self._text.setScale(self._size)
        self._kit.fit(self._text, self._room)


def frames_of(view: TileView) -> tuple[str, ...]:
    """The four frames of a tile's button."""
    if view.active:
        return ("frame-tile-active",) * 4
    if view.pointed:
        return ("frame-tile-hot",) * 4
    if view.choosable:
        return ("frame-tile", "frame-tile-hot", "frame-tile-hot", "frame-tile")
    return ("frame-tile" if view.available else "frame-tile-off",) * 4
