"""The hint line, the strength meter and the row of camera buttons."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import CardMaker

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import CAMERA_BUTTON, CAMERA_COLUMNS, Rect
from flick3d.view.hud.theme import BRASS, BRICK, INK
from flick3d.view.hud.views import HintView, MeterView
from flick3d.view.input.controls import OPTIONS_KEY
from flick3d.view.words import CommonWords

SEGMENTS = 26
STRENGTH_ROOM = 64.0
"""Width of what stands before the segments, design pixels."""
HINT_EDGES = 60.0
"""What the hand and its gap take from the width of the hint line, on both sides, as the text is centred."""
UNLIT = (0.16, 0.10, 0.07, 1.0)
CAMERA_COMMANDS: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("camera", "o"), "camera-overview", "O"),
    (("camera", "b"), "camera-behind", "B"),
    (("camera", "t"), "camera-top", "T"),
    (("log",), "scroll", "L"),
    (("story",), "story", "I"),
    (("help",), "", "H"),
)
"""Words, icon and key of the small buttons; the help has a question mark instead of an icon."""
OPTIONS = ("options",)
"""Words of the button that opens the options."""


class HintLine:
    """Shows a HintView."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        self._kit = kit
        self._shown: HintView | None = None
        self._room = rect.width - HINT_EDGES
        sheet = kit.board(rect, "paper", "frame-paper")
        kit.icon(sheet, "hand", (24, rect.height / 2.0), 26)
        self._text = kit.label(sheet, "", (rect.width / 2.0 + 10, rect.height / 2.0 + 6.0), 17, "body", INK, "centre")
        self._size = self._text.getScale()[0]

    def show(self, view: HintView) -> None:
        """Show the view."""
        if view == self._shown:
            return
        self._shown = view
        self._text.setText(view.text)
        self._text.setScale(self._size)
        low, high = self._text.get_tight_bounds() or ((0.0,), (0.0,))
        # What the system says about a disc, say, can be of any length: rather small than over the edge.
        self._text.setScale(self._size * min(1.0, self._room / max(1.0, high[0] - low[0])))
        self._kit.recolour(self._text, BRICK if view.warns else INK)


class Meter:
    """Shows a MeterView; it is hidden without one."""

    def __init__(self, kit: Kit, rect: Rect, words: CommonWords) -> None:
        self._unlit = kit.theme.tint(UNLIT)
        self._shown: tuple[int, bool] | None = None
        self._board = kit.board(rect)
        label = kit.label(self._board, words.title("strength"), (16, rect.height / 2.0 + 5.0), 15, "bold", BRASS)
        kit.fit(label, STRENGTH_ROOM)
        left, width = 84.0, (rect.width - 84.0 - 50.0) / SEGMENTS
        self._segments = []
        for index in range(SEGMENTS):
            maker = CardMaker("segment")
            maker.set_frame(0, width - 2.0, -(rect.height - 19.0), 0)
            segment = self._board.attach_new_node(maker.generate())
            segment.set_pos(left + index * width, 0, -9.5)
            self._segments.append(segment)
        self._share = kit.label(
            self._board, "", (rect.width - 14.0, rect.height / 2.0 + 5.0), 15, "bold", BRASS, "right"
        )
        self._holder = self._board.get_parent()
        self._holder.hide()

    def show(self, view: MeterView | None) -> None:
        """Show the view."""
        if view is None:
            self._holder.hide()
            self._shown = None
            return
        self._holder.show()
        lit = round(view.strength * SEGMENTS)
        self._share.setText(f"{view.strength:.0%}")
        if (lit, view.live) == self._shown:
            return
        self._shown = (lit, view.live)
        for index, segment in enumerate(self._segments):
            share = index / (SEGMENTS - 1)
            colour = (min(1.0, 0.35 + share), max(0.12, 0.82 - 0.72 * share), 0.16, 1.0)
            segment.set_color(colour if index < lit else self._unlit)
            segment.set_alpha_scale(1.0 if view.live else 0.7)


Ordered = Callable[[tuple[str, ...]], None]
Hovered = Callable[[tuple[str, ...], bool], None]


class CameraButtons:
    """The small buttons at the lower right; a click commands their words."""

    def __init__(self, kit: Kit, rect: Rect, command: Ordered, hovered: Hovered) -> None:
        for index, (words, icon, key) in enumerate(CAMERA_COMMANDS):
            row, column = divmod(index, CAMERA_COLUMNS)
            step = CAMERA_BUTTON + 4.0
            place = Rect(rect.x + column * step, rect.y + row * step, CAMERA_BUTTON, CAMERA_BUTTON)
            _small_button(kit, place, words, icon, key, command, hovered)


def gear_button(kit: Kit, place: Rect, command: Ordered, hovered: Hovered) -> None:
    """The button that opens the options."""
    _small_button(kit, place, OPTIONS, "gear", OPTIONS_KEY.upper(), command, hovered)


def _small_button(
    kit: Kit, place: Rect, words: tuple[str, ...], icon: str, key: str, command: Ordered, hovered: Hovered
) -> None:
    button = kit.button(
        kit.root,
        place,
        lambda: command(words),
        lambda is_in: hovered(words, is_in),
        border=17.0,
        name=" ".join(words),
    )
    middle = place.width / 2.0
    if icon:
        kit.icon(button, icon, (middle - 2.0, middle - 2.0), 27)
    else:
        kit.label(button, "?", (middle - 2.0, middle + 7.0), 24, "title", BRICK, "centre")
    key = kit.theme.key_label(key)
    at = (place.width - (9.0 if len(key) == 1 else 14.0), place.height - 7.0)
    kit.fit(kit.label(button, key, at, 11, "bold", INK, "centre"), place.width - 12.0)
