"""The bar at the bottom: a button for every action, with its key printed on it; greyed ones say why when pointed at."""

from __future__ import annotations

from collections.abc import Callable

from direct.gui.DirectButton import DirectButton

from flick3d.view.hud.kit import BUTTON_FRAMES, CHOSEN_FRAMES, GREYED_FRAMES, Kit
from flick3d.view.hud.metrics import ACTION_GAP, Rect
from flick3d.view.hud.theme import FADED_INK, INK
from flick3d.view.hud.views import ActionView

GREYED = 0.45


class ActionBar:
    """Shows ActionViews; a click commands their words."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        views: tuple[ActionView, ...],
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[tuple[str, ...], bool], None],
    ) -> None:
        width = (rect.width - (len(views) - 1) * ACTION_GAP) / len(views)
        self._buttons = [
            ActionButton(
                kit,
                Rect(rect.x + index * (width + ACTION_GAP), rect.y, width, rect.height),
                view,
                command,
                hovered,
            )
            for index, view in enumerate(views)
        ]

    def show(self, views: tuple[ActionView, ...]) -> None:
        """Show the views, which are as many as at first."""
        for button, view in zip(self._buttons, views, strict=True):
            button.show(view)


class ActionButton:
    """Shows an ActionView."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        view: ActionView,
        command: Callable[[tuple[str, ...]], None],
        hovered: Callable[[tuple[str, ...], bool], None],
    ) -> None:
        self._kit = kit
        self._shown: ActionView | None = None
        self._frames = BUTTON_FRAMES
        words = view.words
        self._button: DirectButton = kit.button(
            kit.root, rect, lambda: command(words), lambda is_in: hovered(words, is_in), name=" ".join(words)
        )
        self._icon = kit.icon(self._button, view.icon, (rect.width / 2.0 - 5.0, 30), 40)
        size = 16 if rect.width > 92.0 else 14
        self._label = kit.label(self._button, view.label, (rect.width / 2.0, 67), size, "bold", INK, "centre")
        self._size = self._label.getScale()[0]
        self._room = rect.width - 12.0
        kit.key_cap(self._button, (rect.width - 8.0, 7.0), view.key)

    def show(self, view: ActionView) -> None:
        """Show the view; its words and key stay as they were at first."""
        if view == self._shown:
            return
        self._shown = view
        frames = CHOSEN_FRAMES if view.chosen else GREYED_FRAMES if view.why_not else BUTTON_FRAMES
        if frames != self._frames:
            self._frames = frames
            self._kit.dress(self._button, frames)
        self._kit.change_icon(self._icon, view.icon)
        self._icon.set_alpha_scale(GREYED if view.why_not else 1.0)
        self._label.setText(view.label)
        self._label.setScale(self._size)
        self._kit.fit(self._label, self._room)
        self._kit.recolour(self._label, FADED_INK if view.why_not else INK)
