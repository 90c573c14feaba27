"""The card of a show that somebody has interrupted: play a seat, go on watching, or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from flick3d.view.hud.kit import BUTTON_FRAMES, CHOSEN_FRAMES, Kit
from flick3d.view.hud.metrics import Rect, measure, snapped
from flick3d.view.hud.style import Style
from flick3d.view.hud.theme import BRICK, INK, Theme

WIDTH, HEIGHT = 460.0, 296.0
BUTTON = (360.0, 52.0)
GAP = 12.0
HEAD = 92.0
SHADE = 0.45
"""Opacity of the shade over the table."""
IN_FRONT = 60


class TakeoverCard:
    """One card of one window, until it is closed; the button with the focus is framed in gold."""

    def __init__(
        self,
        base: ShowBase,
        models: Path,
        size: tuple[int, int],
        style: Style,
        title: str,
        choices: tuple[tuple[str, str], ...],
        choose: Callable[[str], None],
    ) -> None:
        """size: of the window, pixels. choices: words with their labels. choose: hears the word that is taken."""
        metrics = measure(*size)
        self._choices, self._choose = choices, choose
        self._focus = 0
        root = base.pixel2d.attach_new_node("takeover", IN_FRONT)
        root.set_scale(metrics.scale)
        self._kit = kit = Kit(Theme(base, models, metrics.scale, style), root)
        kit.veil(SHADE)
        place = Rect((metrics.width - WIDTH) / 2.0, (metrics.height - HEIGHT) / 2.0, WIDTH, HEIGHT)
        board = kit.board(snapped(place, metrics.scale), "paper-poster", "frame-board")
        heading = kit.label(board, title, (WIDTH / 2.0, 58.0), 32, "title", BRICK, "centre")
        kit.fit(heading, WIDTH - 60.0)
        self._buttons = []
        for index, (word, label) in enumerate(choices):
            at = Rect((WIDTH - BUTTON[0]) / 2.0, HEAD + index * (BUTTON[1] + GAP), *BUTTON)
            button = kit.button(board, at, partial(choose, word), partial(self._hover, index), name=word)
            text = kit.label(button, label, (BUTTON[0] / 2.0, BUTTON[1] / 2.0 + 8.0), 22, "title", INK, "centre")
            kit.fit(text, BUTTON[0] - 30.0)
            self._buttons.append(button)
        self._show_focus()

    def press_key(self, key: str) -> None:
        """Arrows and Tab move the focus, Enter and Space take the button."""
        if key in ("tab", "arrow_down", "arrow_right"):
            self._focus = (self._focus + 1) % len(self._choices)
        elif key in ("arrow_up", "arrow_left"):
            self._focus = (self._focus - 1) % len(self._choices)
        elif key in ("enter", "space"):
            self._choose(self._choices[self._focus][0])
            return
        self._show_focus()

    def centres(self) -> dict[str, tuple[float, float]]:
        """The middle of every button by its word, window pixels."""
        pixels = self._kit.root.get_parent()
        return self._kit.centres(pixels)

    def close(self) -> None:
        """Take it away."""
        self._kit.close()

    def _hover(self, index: int, is_in: bool) -> None:
        if is_in:
            self._focus = index
            self._show_focus()

    def _show_focus(self) -> None:
        for index, button in enumerate(self._buttons):
            self._kit.dress(button, CHOSEN_FRAMES if index == self._focus else BUTTON_FRAMES)
