"""The rows of a page's column and the lines of its poster: what stands below what, and how high it is. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from flick3d.view.front.pages import Button, Choice, Field, Heading, Item, Page, Poster, Text
from flick3d.view.front.ruler import Ruler
from flick3d.view.hud.style import Face

Kind = Literal["heading", "line", "button", "choice", "field"]

BACK = "back"
"""The key of the button that leads back; no item may have it."""
HEIGHTS = {"heading": 40.0, "line": 22.0, "button": 48.0, "choice": 46.0, "field": 46.0}
"""Design pixels from a row to the next one."""
BODY_SIZE, LINE = 17.0, 22.0
"""Design pixels of the letters of a text, and from a line to the next one."""
PARAGRAPH = 9.0
"""What is left free below a text."""
HEAD_SIZE, HEAD_LINE = 18.0, 30.0
"""The same for the headline of a section."""
BODY: Face = "body"
TITLE: Face = "title"


class Row(msgspec.Struct, frozen=True):
    """A row of the column. key: of its item, or "" where nothing can be chosen. text: of a headline or one line."""

    kind: Kind
    height: float
    key: str = ""
    text: str = ""
    item: Item | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of the poster. space: what is left free above it, unless it is the first one that is seen."""

    text: str
    height: float
    is_headline: bool = False
    space: float = 0.0


def rows(page: Page, ruler: Ruler, width: float) -> tuple[Row, ...]:
    """The rows of the column: a long text becomes one row for each line, so that it can be scrolled."""
    return tuple(row for item in page.items for row in _rows(item, ruler, width))


def _rows(item: Item, ruler: Ruler, width: float) -> Iterator[Row]:
    match item:
        case Heading(text):
            yield Row("heading", HEIGHTS["heading"], text=text, item=item)
        case Text(text):
            lines = ruler.lines(text, BODY, BODY_SIZE, width)
            for number, line in enumerate(lines, start=1):
                yield Row("line", LINE + (PARAGRAPH if number == len(lines) else 0.0), text=line, item=item)
        case Button(key):
            yield Row("button", HEIGHTS["button"], key, item=item)
        case Choice(key):
            yield Row("choice", HEIGHTS["choice"], key, item=item)
        case Field(key):
            yield Row("field", HEIGHTS["field"], key, item=item)


def lines(poster: Poster, ruler: Ruler, width: float) -> tuple[Line, ...]:
    """The lines of a poster's sections."""
    found: list[Line] = []
    for headline, text in poster.sections:
        space = PARAGRAPH if found else 0.0
        for line in ruler.lines(headline, TITLE, HEAD_SIZE, width) if headline else ():
            found.append(Line(line, HEAD_LINE, True, space))
            space = 0.0
        for line in ruler.lines(text, BODY, BODY_SIZE, width) if text else ():
            found.append(Line(line, LINE, False, space))
            space = 0.0
    return tuple(found)


def keys(page: Page) -> tuple[str, ...]:
    """The keys of all that can have the focus, from top to bottom; the way back is the last one."""
    own = tuple(item.key for item in page.items if isinstance(item, Button | Choice | Field))
    return (*own, BACK) if page.back else own


def item_of(page: Page, key: str) -> Button | Choice | Field | None:
    """The item of this key."""
    return next((item for item in page.items if isinstance(item, Button | Choice | Field) and item.key == key), None)
