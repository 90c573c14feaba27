"""The card with the token that was turned up: keep it, leave it, or give one of the two in the slots for it (W72)."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.hud.action_bar import ActionButton
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRICK, FADED_INK, INK
from flick3d.view.hud.views import DrawnView

BUTTON = (96.0, 78.0)
GAP = 8.0


class DrawnCard:
    """Shows one DrawnView; its buttons command what they say."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        view: DrawnView,
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[tuple[str, ...], bool], None],
    ) -> None:
        board = kit.board(rect, "paper-poster", "frame-board")
        kit.icon(board, view.icon, (62.0, 52.0), 70)
        kit.label(board, view.title, (112.0, 33.0), 16, "body", FADED_INK)
        kit.label(board, view.name, (112.0, 63.0), 27, "title", BRICK)
        kit.label(board, view.text, (112.0, 84.0), 14, "body", INK, wrap=rect.width - 128.0)
        width = len(view.buttons) * (BUTTON[0] + GAP) - GAP
        left = rect.x + (rect.width - width) / 2.0
        for index, button in enumerate(view.buttons):
            place = Rect(left + index * (BUTTON[0] + GAP), rect.bottom - BUTTON[1] - 10.0, *BUTTON)
            made = ActionButton(kit, place, button, command, hovered)
            made.show(button)
