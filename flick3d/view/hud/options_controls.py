"""The controls of the options sheet: a slider, a switch, a choice. They only show; what they do is pure, elsewhere."""

from __future__ import annotations

from typing import Protocol

from direct.gui.DirectFrame import DirectFrame
from panda3d.core import CardMaker, NodePath, TransparencyAttrib

from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.options_layout import KNOB, MOST_SEGMENTS, NUMBER, Place
from flick3d.view.hud.options_rows import Row
from flick3d.view.hud.style import Colour
from flick3d.view.hud.theme import BRASS, BRICK, CREAM, INK
from flick3d.view.words import CommonWords

GROOVE = 12.0
"""Height of what a knob slides in."""
LIT: Colour = (0.93, 0.68, 0.26, 1.0)
"""What is filled of a slider, and a switch that is on."""
VALUE_SIZE, CLASH_SIZE = 17.0, 15.0
WARNING: Colour = (1.0, 0.55, 0.42, 1.0)
"""What two actions have the same key."""


class Control(Protocol):
    """Shows the value of one row."""

    def show(self, row: Row) -> None:
        """Show it."""
        ...


def control_of(kit: Kit, board: DirectFrame, row: Row, place: Place, words: CommonWords) -> Control:
    """The control for a row of this kind."""
    match row.kind:
        case "slider":
            return Slider(kit, board, place, words)
        case "switch":
            return Switch(kit, board, place, words)
        case "choice" if len(row.choices) > MOST_SEGMENTS:
            return Wheel(kit, board, place, words)
        case "choice":
            return Segments(kit, board, row, place, words)
        case "key":
            return BoundKey(kit, board, place, words)
        case "button":
            return Pressable(kit, board, row, place, words)
        case "heading":
            return Unchanging()


class Slider:
    """A knob in a groove, and the number behind it."""

    def __init__(self, kit: Kit, board: DirectFrame, place: Place, words: CommonWords) -> None:
        self._words = words
        control = place.control
        self._left, self._way = control.x, control.width - KNOB
        self._top = control.y + (control.height - KNOB) / 2.0
        middle = control.y + control.height / 2.0
        groove = Rect(control.x + KNOB / 2.0 - 6.0, middle - GROOVE / 2.0, self._way + 12.0, GROOVE)
        kit.frame(board, groove, "frame-key", border=GROOVE / 2.0)
        self._fill = card(board, Rect(groove.x + 4.0, middle - 2.5, 1.0, 5.0), LIT)
        self._knob = kit.frame(board, Rect(0.0, 0.0, KNOB, KNOB), "frame-button", border=9.0)
        right = control.right + NUMBER
        self._number = kit.label(board, "", (right, middle + 6.0), VALUE_SIZE, "bold", BRASS, "right")

    def show(self, row: Row) -> None:
        """Show it."""
        along = row.share * self._way
        self._fill.set_sx(max(0.01, along + 6.0))
        self._knob.set_pos(self._left + along, 0, -self._top)
        self._number.setText(self._words.title("options:percent", percent=round(100.0 * row.value)))


class Switch:
    """A knob at the left or at the right, and the word for it."""

    def __init__(self, kit: Kit, board: DirectFrame, place: Place, words: CommonWords) -> None:
        self._kit, self._words = kit, words
        control = self._control = place.control
        kit.frame(board, control, "frame-key", border=control.height / 2.0)
        inside = Rect(control.x + 5.0, control.y + 5.0, control.width - 10.0, control.height - 10.0)
        self._light = card(board, inside, LIT)
        self._knob = kit.frame(board, Rect(0.0, 0.0, KNOB, KNOB), "frame-button", border=9.0)
        at = (control.right + 14.0, control.y + control.height / 2.0 + 6.0)
        self._word = kit.label(board, "", at, VALUE_SIZE, "bold", BRASS)

    def show(self, row: Row) -> None:
        """Show it."""
        control, is_on = self._control, bool(row.value)
        left = control.right - KNOB - 1.0 if is_on else control.x + 1.0
        self._knob.set_pos(left, 0, -(control.y + (control.height - KNOB) / 2.0))
        (self._light.show if is_on else self._light.hide)()
        self._word.setText(self._words.title("options:on" if is_on else "options:off"))


class Segments:
    """All choices side by side, the one that holds in gold."""

    def __init__(self, kit: Kit, board: DirectFrame, row: Row, place: Place, words: CommonWords) -> None:
        self._kit = kit
        self._choices = row.choices
        self._frames = []
        self._labels = []
        for choice, rect in zip(row.choices, place.parts, strict=True):
            frame = kit.frame(board, rect, "frame-button", border=12.0)
            at = (rect.width / 2.0, rect.height / 2.0 + 6.0)
            label = kit.label(frame, words.fill(row.name(choice), {}), at, VALUE_SIZE, "bold", INK, "centre")
            kit.fit(label, rect.width - 16.0)
            self._frames.append(frame)
            self._labels.append(label)

    def show(self, row: Row) -> None:
        """Show it."""
        for choice, frame, label in zip(self._choices, self._frames, self._labels, strict=True):
            holds = choice == row.value
            self._kit.dress(frame, ("frame-button-hot" if holds else "frame-button-pressed",))
            self._kit.recolour(label, BRICK if holds else INK)


class Wheel:
    """One of many choices between two arrows."""

    def __init__(self, kit: Kit, board: DirectFrame, place: Place, words: CommonWords) -> None:
        self._kit, self._words = kit, words
        control = place.control
        for rect, icon in zip(place.parts, ("arrow-left", "arrow-right"), strict=True):
            frame = kit.frame(board, rect, "frame-button", border=12.0)
            kit.icon(frame, icon, (rect.width / 2.0, rect.height / 2.0), 18.0)
        self._room = control.width - 2.0 * place.parts[0].width - 16.0
        at = (control.x + control.width / 2.0, control.y + control.height / 2.0 + 6.0)
        self._value = kit.label(board, "", at, VALUE_SIZE, "bold", CREAM, "centre")

    def show(self, row: Row) -> None:
        """Show it."""
        self._kit.refill(self._value, self._words.fill(row.name(row.value), {}), VALUE_SIZE, self._room)


class BoundKey:
    """A key or a button of a pad, and what else has it."""

    def __init__(self, kit: Kit, board: DirectFrame, place: Place, words: CommonWords) -> None:
        self._kit, self._words = kit, words
        control = place.control
        self._frame = kit.frame(board, control, "frame-button-pressed", border=12.0)
        at = (control.width / 2.0, control.height / 2.0 + 6.0)
        self._room = control.width - 16.0
        self._key = kit.label(self._frame, "", at, VALUE_SIZE, "bold", INK, "centre")
        at = (control.right + 14.0, control.y + control.height / 2.0 + 5.0)
        self._clash_room = place.row.right - 10.0 - at[0]
        self._clash = kit.label(board, "", at, CLASH_SIZE, "bold", WARNING)

    def show(self, row: Row) -> None:
        """Show it."""
        kit = self._kit
        text = self._words.title("options:waits") if row.waits else row.shown or self._words.title("options:free")
        frame = "frame-button-hot" if row.waits else "frame-button-pressed" if row.shown else "frame-button-off"
        kit.dress(self._frame, (frame,))
        kit.recolour(self._key, BRICK if row.waits or row.clash else INK)
        kit.refill(self._key, text, VALUE_SIZE, self._room)
        kit.refill(self._clash, "" if row.waits else row.clash, CLASH_SIZE, self._clash_room)


class Pressable:
    """A button; it shows no value."""

    def __init__(self, kit: Kit, board: DirectFrame, row: Row, place: Place, words: CommonWords) -> None:
        rect = place.control
        frame = kit.frame(board, rect, "frame-button", border=12.0)
        at = (rect.width / 2.0, rect.height / 2.0 + 6.0)
        label = kit.label(frame, words.fill(row.shown, {}), at, VALUE_SIZE, "bold", BRICK, "centre")
        kit.fit(label, rect.width - 16.0)

    def show(self, row: Row) -> None:
        """Nothing of it changes."""


class Unchanging:
    """Words alone."""

    def show(self, row: Row) -> None:
        """Nothing of it changes."""


def card(parent: NodePath, rect: Rect, colour: Colour) -> NodePath:
    """A plain patch; it can be stretched from its upper left corner."""
    maker = CardMaker("patch")
    maker.set_frame(0.0, rect.width, -rect.height, 0.0)
    node = parent.attach_new_node(maker.generate())
    node.set_pos(rect.x, 0, -rect.y)
    node.set_color(*colour)
    if colour[3] < 1.0:
        node.set_transparency(TransparencyAttrib.M_alpha)
    return node
