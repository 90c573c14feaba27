"""The shelf: the tokens beside the cowboy and his two slots, to be clicked or dragged from one to the other."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui import DirectGuiGlobals
from direct.gui.DirectButton import DirectButton
from direct.gui.DirectFrame import DirectFrame
from direct.gui.OnscreenImage import OnscreenImage

from flick3d.view.hud.kit import BUTTON_FRAMES, CHOSEN_FRAMES, GREYED_FRAMES, Kit
from flick3d.view.hud.metrics import SHELF_HEIGHT, Metrics, Rect
from flick3d.view.hud.parts import Pointer
from flick3d.view.hud.theme import BRASS, FADED_INK, INK, SHADOW
from flick3d.view.hud.views import ItemView, ShelfView, SlotView

PAD = 12.0
PLACE = (62.0, 60.0)
GAP = 5.0
CAPTION_ROOM = 226.0
"""Design pixels that the words over the tokens need at least."""
BORDER = 14.0
GREYED = 0.45
DRAG = 7.0
"""Window pixels after which a press is a drag."""

Command = Callable[[tuple[str, ...]], None]


class ShelfStrip:
    """Shows one ShelfView; it is built anew for another one.

    pointer: where the mouse is, window pixels. hovered: hears the words of what is under it, and whether it came.
    """

    def __init__(
        self,
        kit: Kit,
        metrics: Metrics,
        view: ShelfView,
        command: Command,
        hovered: Callable[[tuple[str, ...], bool], None],
        pointer: Pointer,
    ) -> None:
        self._kit = kit
        self._view = view
        self._command = command
        self._hovered = hovered
        self._pointer = pointer
        self._scale = metrics.scale
        self._dragged: tuple[str, tuple[float, float]] | None = None
        self._flying: OnscreenImage | None = None
        step = PLACE[0] + GAP
        shelf = max(len(view.items) * step - GAP, CAPTION_ROOM)
        slots = len(view.slots) * step - GAP
        self.rect = rect = metrics.shelf_of(PAD + shelf + 2.0 * PAD + slots + PAD)
        board = kit.board(rect)
        self._blocks = Rect(rect.x, rect.y, PAD + shelf + PAD, SHELF_HEIGHT)
        kit.label(board, view.caption, (PAD + 2.0, 19.0), 14, "bold", BRASS, shadow=SHADOW)
        left = PAD + shelf + 2.0 * PAD
        kit.sheet(board, Rect(left - PAD - 3.0, 10.0, 6.0, rect.height - 20.0), "board-black")
        kit.label(board, view.slots_caption, (left + 2.0, 19.0), 14, "bold", BRASS, shadow=SHADOW)
        for index, item in enumerate(view.items):
            self._item(board, Rect(PAD + index * step, 25.0, *PLACE), item)
        self._slots = []
        for index, slot in enumerate(view.slots):
            place = Rect(left + index * step, 25.0, *PLACE)
            self._slot(board, place, slot, index)
            self._slots.append(Rect(rect.x + place.x, rect.y + place.y, place.width, place.height))

    @property
    def dragged(self) -> str:
        """Id of the token on which the mouse button is held, or ""."""
        return self._dragged[0] if self._dragged is not None else ""

    def _item(self, board: DirectFrame, place: Rect, view: ItemView) -> None:
        frames = CHOSEN_FRAMES if view.chosen else GREYED_FRAMES if view.why_not else BUTTON_FRAMES
        button = self._button(board, place, view.words, frames)
        self._face(button, place, view.icon, view.label, bool(view.why_not))
        if view.count > 1:
            self._kit.label(button, f"×{view.count}", (place.width - 5.0, 42.0), 15, "bold", INK, "right")
        if view.badge:
            # On the left: the right side has the key and the count.
            self._kit.icon(button, view.badge, (11.0, 36.0), 19)
        if view.key:
            self._kit.key_cap(button, (place.width - 3.0, 3.0), view.key.upper())
        if view.token and not view.why_not and view.words[0] == "take":
            self._make_draggable(button, view.token)

    def _slot(self, board: DirectFrame, place: Rect, view: SlotView, index: int) -> None:
        words = ("slot", view.token or str(index))
        frames = CHOSEN_FRAMES if view.asked else ("frame-slot",) * 4 if not view.token else BUTTON_FRAMES
        button = self._button(board, place, words, frames, is_empty=not view.token)
        if view.token:
            self._face(button, place, view.icon, view.label, False)
            self._kit.key_cap(button, (place.width - 3.0, 3.0), view.key)
            self._make_draggable(button, view.token)
        else:
            self._kit.label(
                button, view.label, (place.width / 2.0, place.height / 2.0 + 5.0), 13, "body", FADED_INK, "centre"
            )

    def _button(
        self, board: DirectFrame, place: Rect, words: tuple[str, ...], frames: tuple[str, ...], is_empty: bool = False
    ) -> DirectButton:
        return self._kit.button(
            board,
            place,
            lambda: None if is_empty else self._command(words),
            lambda is_in: self._hovered(words, is_in),
            BORDER,
            frames,
            name=" ".join(words),
        )

    def _face(self, button: DirectButton, place: Rect, icon: str, label: str, greyed: bool) -> None:
        image = self._kit.icon(button, icon, (place.width / 2.0 - 5.0, 25.0), 36)
        image.set_alpha_scale(GREYED if greyed else 1.0)
        ink = FADED_INK if greyed else INK
        text = self._kit.label(button, label, (place.width / 2.0, place.height - 7.0), 12, "bold", ink, "centre")
        self._kit.fit(text, place.width - 8.0)

    def _make_draggable(self, button: DirectButton, token: str) -> None:
        button.bind(DirectGuiGlobals.B1PRESS, lambda _: self._press(token))
        button.bind(DirectGuiGlobals.B1RELEASE, lambda _: self._release())

    def _press(self, token: str) -> None:
        at = self._pointer()
        self._dragged = (token, at) if at is not None else None

    def _release(self) -> None:
        dragged, at = self._dragged, self._pointer()
        self._dragged = None
        self._land()
        if dragged is None or at is None:
            return
        words = dropped_on(self._view, dragged[0], self._target(at))
        if words:
            self._command(words)

    def _target(self, at: tuple[float, float]) -> str:
        """What is under a window pixel: "blocks", "slot 0", "slot 1", or ""."""
        x, y = at[0] / self._scale, at[1] / self._scale
        for index, slot in enumerate(self._slots):
            if slot.holds(x, y):
                return f"slot {index}"
        return "blocks" if self._blocks.holds(x, y) else ""

    def update(self) -> None:
        """The dragged token follows the pointer."""
        at = self._pointer()
        if self._dragged is None or at is None:
            return
        token, start = self._dragged
        if self._flying is None:
            if abs(at[0] - start[0]) + abs(at[1] - start[1]) < DRAG:
                return
            pairs = [(item.token, item.icon) for item in self._view.items]
            pairs += [(slot.token, slot.icon) for slot in self._view.slots]
            self._flying = self._kit.icon(self._kit.root, dict(pairs)[token], (0.0, 0.0), 44)
        self._flying.set_pos(at[0] / self._scale, 0, -at[1] / self._scale)

    def _land(self) -> None:
        if self._flying is not None:
            self._flying.hide()
            self._flying = None


def usual_shelf(metrics: Metrics) -> Rect:
    """Where the shelf is while little lies beside the cowboy, design pixels."""
    return metrics.shelf_of(PAD + CAPTION_ROOM + 3.0 * PAD + 2.0 * PLACE[0] + GAP)


def slot_middle(shelf: Rect, index: int, slots: int) -> tuple[float, float]:
    """The middle of a slot on a shelf of this rectangle with so many slots, design pixels."""
    left = shelf.right - PAD - slots * (PLACE[0] + GAP) + GAP
    return left + index * (PLACE[0] + GAP) + PLACE[0] / 2.0, shelf.y + 25.0 + PLACE[1] / 2.0


def dropped_on(shelf: ShelfView, dragged: str, target: str) -> tuple[str, ...]:
    """What it commands to drag a token onto `target`; () is nothing.

    dragged: id of the token, from the blocks or from a slot. target: "blocks", or "slot 0", "slot 1".
    """
    carried = [slot.token for slot in shelf.slots]
    if dragged in carried:
        return ("drop", dragged) if target == "blocks" else ()
    if not target.startswith("slot ") or not dragged:
        return ()
    under = carried[int(target.removeprefix("slot "))]
    return ("exchange", dragged, under) if under and all(carried) else ("take", dragged)
