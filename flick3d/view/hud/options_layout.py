"""Where the parts of the options sheet are: pure arithmetic in design pixels, counted from the sheet's corner."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from flick3d.view.hud.metrics import EDGE, Metrics, Rect, snapped
from flick3d.view.hud.options_rows import Row, groups

WIDTH = 760.0
MARGIN = 36.0
TABS, HEAD, FOOT = 74.0, 126.0, 128.0
"""Where the groups' titles begin, and what is over the rows, and the line of help and the buttons under them."""
MOST_TABS = 6
"""More titles of groups than these stand in two lines."""
TAB = (36.0, 6.0)
"""Height of a group's title, and the gap to the next one."""
ROW = 38.0
"""Height of a row."""
MOST_ROWS = 12
"""More rows of a group than these are not seen at once, however large the window is."""
LABEL = 230.0
"""Width of what stands before a control."""
NUMBER = 62.0
"""Width of the number behind a slider."""
KNOB = 24.0
SWITCH = (62.0, 26.0)
SEGMENT = 30.0
"""Height of a choice."""
KEY = 150.0
"""Width of a key that is bound."""
MOST_SEGMENTS = 4
"""More choices than these are shown one at a time, between two arrows."""
BUTTON = (220.0, 46.0)
RESET, CLOSE = "reset", "close"
"""The two buttons at the bottom, as if they were keys of rows."""
PAGE = "page:"
"""How the key of a group's title begins; the title follows."""


class Place(msgspec.Struct, frozen=True):
    """Where one row is. control: what of it can be clicked or dragged; parts: of a choice, one for each."""

    row: Rect
    control: Rect
    parts: tuple[Rect, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    """The whole sheet, with the rows of one group. rect: in the window; all else counts from its corner.

    tabs: the titles of all groups, by key. places: of the rows that are seen, by key; buttons: the two at the bottom.
    help: where the line of help stands. above, below: whether there are more rows that way.
    """

    rect: Rect
    tabs: Mapping[str, Rect]
    places: Mapping[str, Place]
    buttons: Mapping[str, Rect]
    help: Rect
    above: bool
    below: bool

    def key_at(self, x: float, y: float) -> str:
        """The key of the row, title or button at a point of the window, design pixels; "" for none."""
        x, y = x - self.rect.x, y - self.rect.y
        for key, place in self.places.items():
            if place.control.width and place.row.holds(x, y):
                return key
        return next((key for key, rect in {**self.tabs, **self.buttons}.items() if rect.holds(x, y)), "")


def layout(metrics: Metrics, rows: Sequence[Row], page: str, first: int = 0) -> Layout:
    """The sheet in a window. rows: of all groups; page: the title of the group that is seen.

    first: the number of its first row that is seen, where they do not all fit.
    """
    head = head_of(rows)
    height = min(head + height_of(rows) + FOOT, metrics.height - 2.0 * EDGE)
    rows, titles = rows_of(rows, page), groups(rows)
    rect = snapped(Rect((metrics.width - WIDTH) / 2.0, (metrics.height - height) / 2.0, WIDTH, height), metrics.scale)
    places: dict[str, Place] = {}
    y, last = head, first
    for row in rows[first:]:
        if y + ROW > height - FOOT + 0.5:
            break
        places[row.key] = _place(row, y)
        y += ROW
        last += 1
    top = height - 20.0 - BUTTON[1]
    left = (WIDTH - 2.0 * BUTTON[0] - 24.0) / 2.0
    buttons = {
        RESET: Rect(left, top, *BUTTON),
        CLOSE: Rect(left + BUTTON[0] + 24.0, top, *BUTTON),
    }
    help_line = Rect(MARGIN, height - FOOT + 12.0, WIDTH - 2.0 * MARGIN, 44.0)
    return Layout(rect, _tabs(titles), places, buttons, help_line, first > 0, last < len(rows))


def rows_of(rows: Sequence[Row], page: str) -> tuple[Row, ...]:
    """The rows of one group."""
    return tuple(row for row in rows if row.group == page)


def keys_of(rows: Sequence[Row], page: str) -> tuple[str, ...]:
    """The keys of the rows of one group that can be chosen."""
    return tuple(row.key for row in rows_of(rows, page) if row.kind != "heading")


def head_of(rows: Sequence[Row]) -> float:
    """What is over the rows: more for two lines of titles."""
    return HEAD + (sum(TAB) if len(groups(rows)) > MOST_TABS else 0.0)


def height_of(rows: Sequence[Row]) -> float:
    """How high the largest group of rows is, design pixels: the sheet stays as it is when another one is seen."""
    return ROW * max(min(MOST_ROWS, len(rows_of(rows, page))) for page in groups(rows))


def first_for(metrics: Metrics, rows: Sequence[Row], page: str, first: int, key: str) -> int:
    """The number of the row to begin with, so that the row of this key is seen; the nearest to what it was."""
    first = min(first, first_at_most(metrics, rows, page))
    wanted = next((number for number, row in enumerate(rows_of(rows, page)) if row.key == key), None)
    if wanted is None:
        return first
    first = min(first, wanted)
    while key not in layout(metrics, rows, page, first).places:
        first += 1
    return first


def first_at_most(metrics: Metrics, rows: Sequence[Row], page: str) -> int:
    """The last number of a row to begin with: all rows after it are seen then."""
    count = len(rows_of(rows, page))
    return next(first for first in range(count + 1) if not layout(metrics, rows, page, first).below)


def _tabs(titles: Sequence[str]) -> dict[str, Rect]:
    """Where the titles of the groups are, side by side over the whole width, in two lines where they are many."""
    height, gap = TAB
    lines = 2 if len(titles) > MOST_TABS else 1
    each = math.ceil(len(titles) / lines)
    width = (WIDTH - 2.0 * MARGIN + gap) / each
    places = ((MARGIN + index % each * width, TABS + index // each * (height + gap)) for index in range(len(titles)))
    return {PAGE + title: Rect(x, y, width - gap, height) for title, (x, y) in zip(titles, places, strict=True)}


def _place(row: Row, y: float) -> Place:
    left = MARGIN + LABEL
    whole = Rect(MARGIN - 10.0, y, WIDTH - 2.0 * MARGIN + 20.0, ROW)
    middle = y + ROW / 2.0
    right = WIDTH - MARGIN
    match row.kind:
        case "switch":
            return Place(whole, Rect(left, middle - SWITCH[1] / 2.0, *SWITCH))
        case "slider":
            return Place(whole, Rect(left, y, right - NUMBER - left, ROW))
        case "choice":
            control = Rect(left, middle - SEGMENT / 2.0, right - left, SEGMENT)
            return Place(whole, control, _parts(control, len(row.choices)))
        case "key":
            return Place(whole, Rect(left, middle - SEGMENT / 2.0, KEY, SEGMENT))
        case "button":
            return Place(whole, Rect(left, middle - SEGMENT / 2.0, right - left, SEGMENT))
        case "heading":
            return Place(whole, Rect(left, y, 0.0, 0.0))


def _parts(control: Rect, count: int) -> tuple[Rect, ...]:
    """The parts of a choice: all of them side by side, or an arrow at either end."""
    if count > MOST_SEGMENTS:
        end = Rect(control.right - SEGMENT, control.y, SEGMENT, SEGMENT)
        return Rect(control.x, control.y, SEGMENT, SEGMENT), end
    gap = 8.0
    width = (control.width - gap * (count - 1)) / count
    return tuple(Rect(control.x + index * (width + gap), control.y, width, SEGMENT) for index in range(count))
