"""The controls of a page: button, choice and field. They only show; what they do is pure, elsewhere."""

from __future__ import annotations

from typing import Any, Protocol

from panda3d.core import NodePath

from flick3d.view.front.page_layout import LESS, VALUE_SIZE, Place
from flick3d.view.front.page_writing import INSET, SIZE
from flick3d.view.front.pages import Button, Choice, Field
from flick3d.view.front.ruler import Ruler
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.options_controls import card
from flick3d.view.hud.theme import BRICK, CREAM, FADED_INK, INK

LABEL_SIZE, BUTTON_SIZE, DETAIL_SIZE = 18.0, 20.0, 15.0
ICON = 28.0
CARET = 2.0
"""Width of the caret, design pixels."""
LEGIBLE, SMALLER = 0.72, 0.8
"""A label that would have to shrink more than that goes on in a second row, in letters that are so much smaller."""


class Control(Protocol):
    """Shows one item."""

    def show(self, item: Any, caret: int | None) -> None:
        """Show it; caret: where it stands in a field that is written into."""
        ...


def control_of(kit: Kit, root: NodePath, item: Button | Choice | Field, place: Place, ruler: Ruler) -> Control:
    """The control for an item of this kind."""
    match item:
        case Button():
            return ButtonControl(kit, root, item, place, ruler)
        case Choice():
            _label(kit, root, item.label, place, ruler)
            return ChoiceControl(kit, root, item, place)
        case Field():
            _label(kit, root, item.label, place, ruler)
            return FieldControl(kit, root, place, ruler)


class ButtonControl:
    """A button with an icon at its left and small words at its right."""

    def __init__(self, kit: Kit, root: NodePath, item: Button, place: Place, ruler: Ruler) -> None:
        self._kit, self._place, self._ruler = kit, place, ruler
        self._frame = kit.frame(root, place.row, "frame-button", border=15.0)
        self._icon = kit.icon(self._frame, item.icon or "bullet", (28.0, place.row.height / 2.0), ICON)
        self._name = kit.label(self._frame, "", (0.0, 0.0), BUTTON_SIZE, "title", BRICK)
        self._detail = kit.label(self._frame, "", (0.0, 0.0), DETAIL_SIZE, "body", FADED_INK, "right")

    def show(self, item: Button, caret: int | None) -> None:  # noqa: ARG002
        """Show it."""
        kit, row = self._kit, self._place.row
        kit.dress(self._frame, ("frame-button" if item.enabled else "frame-button-off",))
        if item.icon:
            kit.change_icon(self._icon, item.icon)
        (self._icon.show if item.icon else self._icon.hide)()
        self._icon.set_alpha_scale(1.0 if item.enabled else 0.5)
        left, right = 50.0 if item.icon else 18.0, row.width - 16.0
        detail = min(self._ruler.width(item.detail, "body", DETAIL_SIZE), 0.42 * row.width) if item.detail else 0.0
        kit.refill(self._detail, item.detail, DETAIL_SIZE, max(1.0, detail))
        self._detail.setTextPos(right, -(row.height / 2.0 + 5.0))
        room = right - left - (detail + 12.0 if detail else 0.0)
        kit.recolour(self._name, BRICK if item.enabled else FADED_INK)
        _fill(kit, self._name, item.label, BUTTON_SIZE, room, self._ruler, "title")
        _set_middle(self._name, left, row.height / 2.0)


class ChoiceControl:
    """All values side by side, the one that holds in gold; or one of them between two arrows."""

    def __init__(self, kit: Kit, root: NodePath, item: Choice, place: Place) -> None:
        self._kit, self._place = kit, place
        self._frames, self._labels = {}, {}
        words = dict(item.choices)
        for part, rect in place.parts.items():
            frame = self._frames[part] = kit.frame(root, rect, "frame-button", border=12.0)
            middle = (rect.width / 2.0, rect.height / 2.0)
            if part in words:
                at = (middle[0], middle[1] + 6.0)
                self._labels[part] = kit.label(frame, words[part], at, VALUE_SIZE, "bold", INK, "centre")
                kit.fit(self._labels[part], rect.width - 10.0)
            else:
                kit.icon(frame, "arrow-left" if part == LESS else "arrow-right", middle, 18.0)
        control = place.control
        if self._labels or control is None:
            return
        self._room = control.width - 2.0 * control.height - 16.0
        at = (control.x + control.width / 2.0, control.y + control.height / 2.0 + 6.0)
        self._value = kit.label(root, "", at, VALUE_SIZE, "bold", CREAM, "centre")

    def show(self, item: Choice, caret: int | None) -> None:  # noqa: ARG002
        """Show it."""
        words = dict(item.choices)
        if not self._labels:
            self._kit.refill(self._value, words.get(item.value, ""), VALUE_SIZE, self._room)
        for value, label in self._labels.items():
            holds = value == item.value
            self._kit.dress(self._frames[value], ("frame-button-hot" if holds else "frame-button-pressed",))
            self._kit.recolour(label, BRICK if holds else INK)


class FieldControl:
    """A strip of paper that is written on."""

    def __init__(self, kit: Kit, root: NodePath, place: Place, ruler: Ruler) -> None:
        self._kit, self._ruler = kit, ruler
        rect = self._rect = place.control or place.row
        sheet = paper(kit, root, rect)
        at = (rect.x + INSET, rect.y + rect.height / 2.0 + 6.0)
        self._text = kit.label(root, "", at, SIZE, "body", INK)
        self._caret = card(sheet, Rect(0.0, 6.0, CARET, rect.height - 12.0), BRICK)

    def show(self, item: Field, caret: int | None) -> None:
        """Show it."""
        kit, room = self._kit, self._rect.width - 2.0 * INSET
        kit.recolour(self._text, INK if item.text else (0.42, 0.30, 0.20, 0.7))
        kit.refill(self._text, item.text or item.blank, SIZE, room)
        (self._caret.hide if caret is None else self._caret.show)()
        if caret is not None:
            whole = self._ruler.width(item.text, "body", SIZE)
            shrunk = min(1.0, room / max(1.0, whole))
            self._caret.set_x(INSET + shrunk * self._ruler.width(item.text[:caret], "body", SIZE))


def paper(kit: Kit, root: NodePath, rect: Rect) -> NodePath:
    """A strip of paper to write on; what is put on it counts from its upper left corner."""
    holder = root.attach_new_node("paper")
    holder.set_pos(rect.x, 0, -rect.y)
    whole = Rect(0.0, 0.0, rect.width, rect.height)
    kit.sheet(holder, whole, "paper")
    kit.frame(holder, whole, "frame-paper", border=12.0)
    return holder


def _label(kit: Kit, root: NodePath, text: str, place: Place, ruler: Ruler) -> None:
    """The words before a control."""
    if place.label is not None:
        label = kit.label(root, "", (0.0, 0.0), LABEL_SIZE, "body", CREAM)
        _fill(kit, label, text, LABEL_SIZE, place.label.width, ruler, "body")
        _set_middle(label, place.label.x, place.label.y + place.label.height / 2.0)


def _fill(kit: Kit, label: Any, text: str, size: float, room: float, ruler: Ruler, face: Any) -> None:
    """Write a text in one row, or in two where it would have to shrink too much."""
    rows = 1 if ruler.width(text, face, size) * LEGIBLE <= room else 2
    if rows == 1:
        kit.refill(label, text, size, room)
    else:
        kit.refill_rows(label, text, size * SMALLER, room, rows)


def _set_middle(label: Any, x: float, middle: float) -> None:
    """Let a label of one or more rows stand with its middle there."""
    rows, scale = label.textNode.get_num_rows(), label.getScale()[0]
    line = label.textNode.get_line_height() * scale
    label.setTextPos(x, -(middle - (rows - 1) * line / 2.0 + 0.34 * scale))
