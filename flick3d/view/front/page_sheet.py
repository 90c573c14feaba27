"""Draws a page: a board with rows, a poster beside it, a strip of help below; it shows, and knows no mouse."""

from __future__ import annotations

import msgspec
from direct.gui.OnscreenText import OnscreenText
from panda3d.core import NodePath

from flick3d.view.front.page_controls import Control, control_of, paper
from flick3d.view.front.page_layout import ROWS_DOWN, ROWS_UP, PageLayout, Place
from flick3d.view.front.page_poster import PosterSheet, scroll_mark
from flick3d.view.front.page_rows import BACK, BODY_SIZE, item_of
from flick3d.view.front.page_state import PageHand
from flick3d.view.front.pages import Choice, Field, Page
from flick3d.view.front.pictures import Pictures
from flick3d.view.front.ruler import Ruler
from flick3d.view.hud.focus_marks import mark
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.metrics import Rect
from flick3d.view.hud.theme import BRASS, BRICK, CREAM, INK, SHADOW, Theme

TITLE_SIZE, HEADING_SIZE, NOTE_SIZE, BACK_SIZE = 34.0, 20.0, 17.0, 20.0
NOTE_ROWS = 2


class Note(msgspec.Struct, frozen=True):
    """A line that is told in the place of help. warns: something went wrong."""

    text: str = ""
    warns: bool = False


class PageSheet:
    """Shows pages and a hand below `root`, in the design pixels of the layout."""

    def __init__(self, theme: Theme, root: NodePath, ruler: Ruler, pictures: Pictures) -> None:
        self._theme, self._ruler = theme, ruler
        self._kit = Kit(theme, root.attach_new_node("column"))
        self._poster = PosterSheet(Kit(theme, root.attach_new_node("poster")), pictures)
        self._built_for: object = None
        self._controls: dict[str, Control] = {}
        self._shown: dict[str, object] = {}
        self._marked: object = None
        self._noted: object = None
        self._page: Page
        self._note: OnscreenText
        self._paper: NodePath
        self._under: NodePath

    def show(self, page: Page, hand: PageHand, places: PageLayout, note: Note) -> None:
        """Show the page as the hand has it, and the note or else help. Only what changed since then costs time."""
        built_for = (page.title, page.back, places.first, places.column, places.places, _fixed(page))
        if built_for != self._built_for:
            self._built_for = built_for
            self._build(page, places)
        for key, control in self._controls.items():
            caret = hand.caret if key == hand.focus else None
            value = (item_of(page, key), caret)
            if self._shown.get(key) != value:
                self._shown[key] = value
                control.show(*value)
        marked = (hand.focus, hand.hovered, hand.pressed)
        if marked != self._marked:
            self._marked = marked
            self._mark(hand, places)
        noted = note if note.text else Note(_help(page, hand))
        if noted != self._noted:
            self._noted = noted
            (self._paper.show if noted.text else self._paper.hide)()
            self._kit.recolour(self._note, BRICK if noted.warns else INK)
            width = places.note.width - 24.0
            self._kit.refill_rows(self._note, noted.text, NOTE_SIZE, width, NOTE_ROWS)
            line = self._note.textNode.get_line_height() * self._note.getScale()[0]
            top = places.note.y + (places.note.height - self._note.textNode.get_num_rows() * line) / 2.0
            self._note.setTextPos(places.note.x + places.note.width / 2.0, -(top + 0.78 * line))
        self._poster.show(page.poster, places)

    def close(self) -> None:
        """Take it away; the theme's letters stay."""
        self._kit.destroy()
        self._kit.root.remove_node()
        self._poster.close()

    def _build(self, page: Page, places: PageLayout) -> None:
        kit = self._kit
        kit.destroy()
        self._controls.clear()
        self._shown.clear()
        self._marked = self._noted = None
        board = kit.board(places.column)
        # The mouse is heard by the screen, not by widgets.
        board["state"] = "disabled"
        root = kit.root
        self._under = board.attach_new_node("marks")
        self._under.set_pos(-places.column.x, 0, places.column.y)
        middle = places.title.x + places.title.width / 2.0
        at = (middle, places.title.y + 38.0)
        title = kit.label(root, page.title, at, TITLE_SIZE, "title", BRASS, "centre", shadow=SHADOW)
        kit.fit(title, places.title.width)
        for each in places.written:
            size, face, colour = (HEADING_SIZE, "title", CREAM) if each.is_headline else (BODY_SIZE, "body", CREAM)
            baseline = each.y + (28.0 if each.is_headline else BODY_SIZE)
            label = kit.label(root, each.text, (each.x, baseline), size, face, colour)  # type: ignore[arg-type]
            kit.fit(label, places.title.width)
        for key, place in places.places.items():
            item = item_of(page, key)
            if item is not None:
                self._controls[key] = control_of(kit, root, item, place, self._ruler)
        self._paper = paper(kit, root, places.note)
        self._note = kit.label(root, "", (0.0, 0.0), NOTE_SIZE, "body", INK, "centre", wrap=places.note.width)
        if places.back is not None:
            frame = kit.frame(root, places.back, "frame-button", border=17.0)
            at = (places.back.width / 2.0, places.back.height / 2.0 + 7.0)
            kit.fit(kit.label(frame, page.back, at, BACK_SIZE, "title", BRICK, "centre"), places.back.width - 28.0)
        for name, rect in places.marks.items():
            if name in (ROWS_UP, ROWS_DOWN):
                scroll_mark(kit, rect, is_up=name == ROWS_UP)

    def _mark(self, hand: PageHand, places: PageLayout) -> None:
        """Frame what has the focus, and lighten what is under the pointer."""
        pointed = None if hand.hovered == hand.focus else _rect(places, hand.hovered)
        mark(self._under, _rect(places, hand.focus), pointed)


def _fixed(page: Page) -> object:
    """What of the items is built once: their values and texts are shown anew."""
    return tuple(
        (item.key, item.label, getattr(item, "choices", ())) if isinstance(item, Choice | Field) else type(item)
        for item in page.items
    )


def _rect(places: PageLayout, key: str) -> Rect | None:
    if key == BACK and places.back is not None:
        return _around(places.back)
    place: Place | None = places.places.get(key)
    return None if place is None else _around(place.row)


def _around(rect: Rect) -> Rect:
    return Rect(rect.x - 5.0, rect.y - 2.0, rect.width + 10.0, rect.height + 4.0)


def _help(page: Page, hand: PageHand) -> str:
    for key in (hand.told, hand.focus):
        item = item_of(page, key)
        if item is not None:
            return item.help
    return ""
