"""The options sheet: the titles of all groups, the rows of one, help and two buttons. It shows, and knows no mouse."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from flick3d.view.hud.binding_rows import NOTE
from flick3d.view.hud.focus_marks import mark
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Metrics, Rect
from flick3d.view.hud.options_controls import Control, control_of
from flick3d.view.hud.options_hand import PAD_ROW, SheetHand, shown
from flick3d.view.hud.options_layout import (
    BUTTON,
    CLOSE,
    FOOT,
    LABEL,
    PAGE,
    RESET,
    ROW,
    WIDTH,
    Layout,
    head_of,
    layout,
)
from flick3d.view.hud.options_rows import Row
from flick3d.view.hud.style import Face
from flick3d.view.hud.theme import BRASS, BRICK, CREAM, DIM_CREAM, INK, SHADOW
from flick3d.view.words import CommonWords

SHADE = 0.5
"""Opacity of the shade over all that waits behind it."""
TAB_SIZE, LABEL_SIZE, HELP_SIZE = 18.0, 18.0, 17.0


class OptionsSheet:
    """Shows rows and a hand. All of it is made with the kit, in the design pixels of `metrics`."""

    def __init__(self, kit: Kit, metrics: Metrics, words: CommonWords) -> None:
        self._kit, self._metrics, self._words = kit, metrics, words
        self._made_for: object = None
        self._controls: dict[str, Control] = {}
        self._values: dict[str, object] = {}
        self._marked: object = None
        self._told = ""
        self.layout: Layout

    def show(self, rows: Sequence[Row], hand: SheetHand) -> None:
        """Show the rows as the hand has them. Only what changed since the last time costs time."""
        made_for = (hand.page, hand.first, tuple((row.key, row.label, row.kind, row.choices) for row in rows))
        if made_for != self._made_for:
            self._made_for = made_for
            self._build(rows, hand)
        for row in shown(hand, rows):
            value = (row.value, row.shown, row.clash, row.waits)
            if row.key in self._controls and self._values.get(row.key) != value:
                self._values[row.key] = value
                self._controls[row.key].show(row)
        if (hand.focus, hand.hovered) != self._marked:
            self._marked = (hand.focus, hand.hovered)
            self._mark(hand.focus, hand.hovered)
        told = self._help_of(shown(hand, rows), hand.waits or hand.told or hand.focus)
        if told != self._told:
            self._told = told
            width = self.layout.help.width
            self._kit.refill_rows(self._help, told, HELP_SIZE, width, 2)

    def destroy(self) -> None:
        """Take it away."""
        self._kit.destroy()
        self._made_for = None

    def _build(self, rows: Sequence[Row], hand: SheetHand) -> None:
        kit, words = self._kit, self._words
        kit.destroy()
        self._controls.clear()
        self._values.clear()
        self._marked, self._told = None, ""
        places = self.layout = layout(self._metrics, rows, hand.page, hand.first)
        kit.veil(SHADE)
        board = kit.board(places.rect)
        # Whatever lies behind is kept from the mouse by something larger than the sheet.
        board["state"] = "disabled"
        self._under: NodePath = board.attach_new_node("marks")
        middle = WIDTH / 2.0
        kit.label(board, words.title("options"), (middle, 52.0), 32.0, "title", BRASS, "centre", shadow=SHADOW)
        for key, rect in places.tabs.items():
            title = key.removeprefix(PAGE)
            is_seen = title == hand.page
            tab = kit.frame(board, rect, "frame-button-hot" if is_seen else "frame-button-pressed", border=12.0)
            at = (rect.width / 2.0, rect.height / 2.0 + 6.0)
            label = kit.label(tab, words.fill(title, {}), at, TAB_SIZE, "bold", BRICK if is_seen else INK, "centre")
            kit.fit(label, rect.width - 14.0)
        for row in rows:
            place = places.places.get(row.key)
            if place is None:
                continue
            baseline = place.row.y + ROW / 2.0 + 6.0
            at = (place.row.x + 18.0, baseline)
            is_heading, is_note = row.kind == "heading", row.key.endswith(NOTE)
            face: Face = "title" if is_heading and not is_note else "body"
            colour = DIM_CREAM if is_note else BRASS if is_heading else CREAM
            label = kit.label(board, words.fill(row.label, {}), at, LABEL_SIZE, face, colour)
            kit.fit(label, place.row.width - 36.0 if is_heading else LABEL - 26.0)
            self._controls[row.key] = control_of(kit, board, row, place, words)
        # There are more rows above, or below.
        for is_more, y, turn in (
            (places.above, head_of(rows) + 8.0, 90.0),
            (places.below, places.rect.height - FOOT - 8.0, -90.0),
        ):
            if is_more:
                kit.icon(board, "arrow-left", (WIDTH - 20.0, y), 20.0).set_r(turn)
        at = (places.help.x + places.help.width / 2.0, places.help.y + 18.0)
        self._help = kit.label(board, "", at, HELP_SIZE, "body", DIM_CREAM, "centre", wrap=places.help.width)
        for key, rect in places.buttons.items():
            button = kit.frame(board, rect, "frame-button", border=17.0)
            text = words.title(f"options:{key}")
            label = kit.label(button, text, (BUTTON[0] / 2.0, BUTTON[1] / 2.0 + 7.0), 20.0, "title", BRICK, "centre")
            kit.fit(label, BUTTON[0] - 24.0)

    def _help_of(self, rows: Sequence[Row], key: str) -> str:
        if key in (RESET, CLOSE):
            return self._words.title(f"options:help:{key}")
        if key.startswith(PAGE):
            return self._words.title("options:help:page")
        row = next((row for row in rows if row.key == key), None)
        if row is not None and row.waits:
            return self._words.title("options:help:waits:pad" if key.startswith(PAD_ROW) else "options:help:waits")
        return "" if row is None or not row.help else self._words.fill(row.help, {})

    def _mark(self, focus: str, hovered: str) -> None:
        """Frame what has the focus, and lighten what is under the pointer."""
        mark(self._under, self._rect_of(focus), None if hovered == focus else self._rect_of(hovered))

    def _rect_of(self, key: str) -> Rect | None:
        if key in self.layout.tabs:
            rect = self.layout.tabs[key]
            return Rect(rect.x - 3.0, rect.y - 3.0, rect.width + 6.0, rect.height + 6.0)
        if key in self.layout.buttons:
            rect = self.layout.buttons[key]
            return Rect(rect.x - 5.0, rect.y - 5.0, rect.width + 10.0, rect.height + 10.0)
        place = self.layout.places.get(key)
        return None if place is None else place.row
