"""Where the parts of the options sheet are: pure arithmetic in design pixels, counted from the sheet's corner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from flick3d.view.hud.metrics import EDGE, Metrics, Rect, snapped
from flick3d.view.hud.options_rows import Row

WIDTH = 680.0
MARGIN = 36.0
HEAD, FOOT = 74.0, 128.0
"""What the title takes at the top, and the line of help and the buttons at the bottom."""
GROUP, ROW = 38.0, 38.0
"""Height of a group's title, and of a row."""
LABEL = 190.0
"""Width of what stands before a control."""
NUMBER = 62.0
"""Width of the number behind a slider."""
KNOB = 24.0
SWITCH = (62.0, 26.0)
SEGMENT = 30.0
"""Height of a choice."""
MOST_SEGMENTS = 4
"""More choices than these are shown one at a time, between two arrows."""
BUTTON = (220.0, 46.0)
RESET, CLOSE = "reset", "close"
"""The two buttons at the bottom, as if they were keys of rows."""


class Place(msgspec.Struct, frozen=True):
    """Where one row is. control: what of it can be clicked or dragged; parts: of a choice, one for each."""

    row: Rect
    control: Rect
    parts: tuple[Rect, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    """The whole sheet. rect: in the window; all else counts from its corner.

    groups: titles, and where they begin. places: of the rows that are seen, by key; buttons: the two at the
    bottom. help: where the line of help stands. above, below: whether there are more rows that way.
    """

    rect: Rect
    groups: tuple[tuple[str, float], ...]
    places: Mapping[str, Place]
    buttons: Mapping[str, Rect]
    help: Rect
    above: bool
    below: bool

    def key_at(self, x: float, y: float) -> str:
        """The key of the row or button at a point of the window, design pixels; "" for none."""
        x, y = x - self.rect.x, y - self.rect.y
        for key, place in self.places.items():
            if place.row.holds(x, y):
                return key
        return next((key for key, rect in self.buttons.items() if rect.holds(x, y)), "")


def layout(metrics: Metrics, rows: Sequence[Row], first: int = 0) -> Layout:
    """The sheet in a window. first: the number of the first row that is seen, where they do not all fit."""
    height = min(HEAD + height_of(rows) + FOOT, metrics.height - 2.0 * EDGE)
    rect = snapped(Rect((metrics.width - WIDTH) / 2.0, (metrics.height - height) / 2.0, WIDTH, height), metrics.scale)
    groups: list[tuple[str, float]] = []
    places: dict[str, Place] = {}
    y, last = HEAD, first
    for row in rows[first:]:
        is_new = not groups or groups[-1][0] != row.group
        needed = ROW + (GROUP if is_new else 0.0)
        if y + needed > height - FOOT + 0.5:
            break
        if is_new:
            groups.append((row.group, y))
            y += GROUP
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
    return Layout(rect, tuple(groups), places, buttons, help_line, first > 0, last < len(rows))


def height_of(rows: Sequence[Row]) -> float:
    """How high these rows are with the titles of their groups, design pixels."""
    titles = sum(index == 0 or rows[index - 1].group != row.group for index, row in enumerate(rows))
    return ROW * len(rows) + GROUP * titles


def first_for(metrics: Metrics, rows: Sequence[Row], first: int, key: str) -> int:
    """The number of the row to begin with, so that the row of this key is seen; the nearest to what it was."""
    first = min(first, first_at_most(metrics, rows))
    wanted = next((number for number, row in enumerate(rows) if row.key == key), None)
    if wanted is None:
        return first
    first = min(first, wanted)
    while key not in layout(metrics, rows, first).places:
        first += 1
    return first


def first_at_most(metrics: Metrics, rows: Sequence[Row]) -> int:
    """The last number of a row to begin with: all rows after it are seen then."""
    return next(first for first in range(len(rows) + 1) if not layout(metrics, rows, first).below)


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


def _parts(control: Rect, count: int) -> tuple[Rect, ...]:
    """The parts of a choice: all of them side by side, or an arrow at either end."""
    if count > MOST_SEGMENTS:
        end = Rect(control.right - SEGMENT, control.y, SEGMENT, SEGMENT)
        return Rect(control.x, control.y, SEGMENT, SEGMENT), end
    gap = 8.0
    width = (control.width - gap * (count - 1)) / count
    return tuple(Rect(control.x + index * (width + gap), control.y, width, SEGMENT) for index in range(count))
