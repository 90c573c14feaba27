"""The coach's card: a small sheet of paper with a title, a few words, and two buttons; and a frame around a button."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import msgspec
from panda3d.core import TransparencyAttrib

from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.options_controls import card
from flick3d.view.hud.parts import Part, Workbench
from flick3d.view.hud.theme import BRICK, FADED_INK, INK

WIDTH = 284.0
TITLE_SIZE, TEXT_SIZE, SMALL = 20.0, 17.0, 14.0
HEAD, LINE, FOOT = 44.0, 21.0, 72.0
"""Design pixels above the text, of a line, and below it."""
INSET = 16.0
LETTER = 7.0
"""Design pixels of a letter of the text, about."""
BUTTON = (126.0, 32.0)
KEY_ROOM = 40.0
"""Design pixels at the right end of a button for its key."""
FRAME, GOLD = 4.0, (1.0, 0.84, 0.28, 1.0)
"""How thick the frame around a button is, design pixels, and its colour."""
PALEST = 0.35
"""Opacity of the frame where its pulse is farthest out."""

NEXT_WORDS, HIDE_WORDS = ("lesson", "next"), ("lesson", "hide")


class CoachView(msgspec.Struct, frozen=True):
    """What the card says. at: where it lies, design pixels. framed: a button of the HUD that it points at.

    small: what stands below it in small letters. hide_label: "" where there is nothing to hide. next_key, hide_key:
    printed on the buttons.
    """

    title: str
    text: str
    small: str
    next_label: str
    hide_label: str
    at: Rect
    framed: Rect | None = None
    next_key: str = ""
    hide_key: str = ""


def height_of(text: str) -> float:
    """How high the card is with this text, design pixels."""
    return HEAD + rows_of(text) * LINE + FOOT


def rows_of(text: str) -> int:
    """How many rows the text takes."""
    return max(2, math.ceil(len(text) * LETTER / (WIDTH - 2.0 * INSET)))


class CoachCard:
    """Shows a CoachView."""

    def __init__(self, bench: Workbench, view: CoachView, beat: Callable[[], float]) -> None:
        kit = self._kit = bench.kit
        self._rect, self._beat = view.at, beat
        rect = view.at
        sheet = kit.board(rect, "paper", "frame-paper")
        title = kit.label(sheet, view.title, (INSET, 31.0), TITLE_SIZE, "title", BRICK)
        kit.fit(title, rect.width - 2.0 * INSET)
        width = rect.width - 2.0 * INSET
        text = kit.label(sheet, view.text, (INSET, HEAD + 15.0), TEXT_SIZE, "body", INK, wrap=width)
        if text.textNode.get_num_rows() > rows_of(view.text):
            kit.refill_rows(text, view.text, TEXT_SIZE, width, rows_of(view.text))
        top, (wide, high) = rect.height - 10.0 - BUTTON[1], BUTTON
        small = kit.label(sheet, view.small, (INSET, top - 10.0), SMALL, "bold", FADED_INK)
        kit.fit(small, width)
        buttons = (
            (HIDE_WORDS, view.hide_label, view.hide_key, 10.0),
            (NEXT_WORDS, view.next_label, view.next_key, rect.width - 10.0 - wide),
        )
        for words, label, key, left in buttons:
            if label:
                self._button(bench, sheet, Rect(left, top, wide, high), words, label, key)
        self._frame = kit.root.attach_new_node("frame")
        self._frame.set_transparency(TransparencyAttrib.M_alpha)
        for strip in () if view.framed is None else strips(view.framed):
            card(self._frame, strip, GOLD)
        self.update()

    def _button(
        self, bench: Workbench, sheet: object, place: Rect, words: tuple[str, ...], label: str, key: str
    ) -> None:
        kit = self._kit
        button = kit.button(
            sheet,
            place,
            lambda: bench.command(words),
            lambda is_in: bench.hovered(words, is_in),
            border=13.0,
            name=" ".join(words),
        )
        middle = place.height / 2.0
        room = place.width - KEY_ROOM
        text = kit.label(button, label, (4.0 + room / 2.0, middle + 6.0), 16.0, "bold", BRICK, "centre")
        kit.fit(text, room - 12.0)
        kit.key_cap(button, (place.width - 7.0, middle - 8.5), key)

    def show(self, view: CoachView) -> None:
        """It is built for its view."""

    def update(self) -> None:
        """The frame pulses."""
        self._frame.set_alpha_scale(1.0 - (1.0 - PALEST) * self._beat())

    def rects(self) -> Mapping[str, Rect]:
        """The card takes the mouse."""
        return {"coach": self._rect}

    def destroy(self) -> None:
        """The frame is not of the kit's making."""
        self._frame.remove_node()


def strips(around: Rect) -> tuple[Rect, ...]:
    """The four sides of a frame around a rectangle."""
    x, y, width, height = around.x - FRAME, around.y - FRAME, around.width + 2.0 * FRAME, around.height + 2.0 * FRAME
    return (
        Rect(x, y, width, FRAME),
        Rect(x, y + height - FRAME, width, FRAME),
        Rect(x, y + FRAME, FRAME, height - 2.0 * FRAME),
        Rect(x + width - FRAME, y + FRAME, FRAME, height - 2.0 * FRAME),
    )


class CoachFactory:
    """Makes the card. beat: how far the pulse is out now, 0 to 1."""

    def __init__(self, beat: Callable[[], float]) -> None:
        self._beat = beat

    def made_for(self, view: CoachView) -> object:
        """All of it."""
        return view

    def build(self, bench: Workbench, view: CoachView) -> Part:
        """Make it."""
        return CoachCard(bench, view, self._beat)
