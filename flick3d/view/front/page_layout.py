"""Where the parts of a page are in a window: pure arithmetic in design pixels, from the window's upper left corner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from flick3d.view.front.page_rows import BACK, Line, Row, lines, rows
from flick3d.view.front.pages import Choice, Page
from flick3d.view.front.ruler import Ruler
from flick3d.view.hud.metrics import Metrics, Rect, snapped

OUTSIDE = 22.0
"""What is left free around everything."""
TALLEST = 820.0
COLUMN = 500.0
WIDEST_POSTER, WIDEST_SHEET = 720.0, 1240.0
GAP = 14.0
"""Between column and poster."""
MARGIN = 26.0
HEAD = 84.0
"""What the title takes at the top of the column."""
NOTE, BUTTON, FOOT = 56.0, 46.0, 18.0
"""Heights of the strip of help and of the button that leads back, and what is left free below."""
BACK_WIDTH = 190.0
ROW_GAP = 6.0
LABEL = 0.33
"""Share of a row's width that the label of a choice or a field takes, and at most so many design pixels."""
WIDEST_LABEL, WIDEST_CONTROL = 230.0, 460.0
SEGMENT = 32.0
"""Height of a choice and of a field."""
MOST_SEGMENTS = 6
"""More values than these are shown one at a time, between two arrows."""
VALUE_SIZE, VALUE_ROOM = 17.0, 10.0
"""Design pixels of a value's letters, and what stands around it."""
LESS, MORE = "<", ">"
"""The two arrows of a choice, as if they were values."""
ROWS_UP, ROWS_DOWN, POSTER_UP, POSTER_DOWN = "rows:up", "rows:down", "poster:up", "poster:down"
"""The marks that there is more, as if they were keys: a click on them scrolls."""
MARK = 26.0
POSTER_MARGIN = 34.0
POSTER_HEAD = 68.0
"""What the title takes at the top of the poster."""
POSTER_TOP = 30.0
"""The same where it has none."""
WIDE_PICTURE = 16.0 / 9.0
LEAST_POSTER = 180.0
PICTURE_SHARE = 0.47
"""At most this share of the poster's height is the picture's."""


class Place(msgspec.Struct, frozen=True):
    """Where an item is. label, control: of a choice or a field; parts: of a choice, by value or arrow."""

    row: Rect
    label: Rect | None = None
    control: Rect | None = None
    parts: Mapping[str, Rect] = {}


class Written(msgspec.Struct, frozen=True):
    """A line of text that stands at (x, y), its upper left corner."""

    text: str
    x: float
    y: float
    is_headline: bool = False


class PosterLayout(msgspec.Struct, frozen=True):
    """The poster. title: where it stands, or None; picture: the same. written: the lines that are seen.

    scroll: the number of the first line that is seen; most: the largest that it may be.
    """

    rect: Rect
    title: Rect | None
    picture: Rect | None
    written: tuple[Written, ...]
    scroll: int
    most: int


class PageLayout(msgspec.Struct, frozen=True):
    """The whole page. first: the number of the first row that is seen; most: the largest that it may be.

    last: the number behind the last row that is seen. written: headlines and texts among the rows. note: where help
    and errors stand.
    """

    column: Rect
    title: Rect
    rows: tuple[Row, ...]
    places: Mapping[str, Place]
    written: tuple[Written, ...]
    note: Rect
    back: Rect | None
    poster: PosterLayout | None
    marks: Mapping[str, Rect]
    first: int
    last: int
    most: int

    def key_at(self, x: float, y: float) -> str:
        """The key of the item, or of the button that leads back, at a point; "" for none."""
        if self.back is not None and self.back.holds(x, y):
            return BACK
        found = (key for key, rect in self.marks.items() if rect.holds(x, y))
        return next(found, "") or next((key for key, place in self.places.items() if place.row.holds(x, y)), "")

    def part_at(self, x: float, y: float) -> str:
        """The value or arrow of a choice at a point; "" for none."""
        parts = (part for place in self.places.values() for part in place.parts.items())
        return next((value for value, rect in parts if rect.holds(x, y)), "")

    def is_over_poster(self, x: float, y: float) -> bool:
        """Whether a point is on the poster."""
        return self.poster is not None and self.poster.rect.holds(x, y)


def layout(metrics: Metrics, page: Page, ruler: Ruler, first: int = 0, scroll: int = 0) -> PageLayout:
    """The page in a window; first and scroll are brought to where there is something to see."""
    column, poster = _boards(metrics, page)
    inside = column.width - 2.0 * MARGIN
    every = rows(page, ruler, inside)
    bottom = column.bottom - FOOT - (BUTTON + 10.0 if page.back else 0.0)
    note = Rect(column.x + MARGIN, bottom - NOTE, inside, NOTE)
    top, end = column.y + HEAD, note.y - 12.0
    most = _most(every, end - top)
    first = min(max(0, first), most)
    last = first + _fitting(every[first:], end - top)
    places: dict[str, Place] = {}
    written: list[Written] = []
    y = top
    for row in every[first:last]:
        rect = Rect(column.x + MARGIN, y, inside, row.height)
        if row.key:
            places[row.key] = _place(row, rect, ruler)
        else:
            written.append(Written(row.text, rect.x, y, row.kind == "heading"))
        y += row.height
    shown = None if poster is None else _poster(page, poster, ruler, scroll)
    back = Rect(column.x + MARGIN, column.bottom - FOOT - BUTTON, BACK_WIDTH, BUTTON) if page.back else None
    title = Rect(column.x + MARGIN, column.y + 14.0, inside, HEAD - 28.0)
    marks = dict(_marks(column, top, end, (ROWS_UP, first > 0), (ROWS_DOWN, last < len(every))))
    if shown is not None:
        ups = (POSTER_UP, shown.scroll > 0), (POSTER_DOWN, shown.scroll < shown.most)
        top = shown.written[0].y if shown.written else shown.rect.y
        marks.update(_marks(shown.rect, top, shown.rect.bottom - POSTER_TOP + 10.0, *ups))
    return PageLayout(column, title, every, places, tuple(written), note, back, shown, marks, first, last, most)


class Planner:
    """Lays pages out for one window, and remembers the last one: it is asked for far more often than it changes."""

    def __init__(self, metrics: Metrics, ruler: Ruler) -> None:
        self.metrics, self.ruler = metrics, ruler
        self._asked: object = None
        self._answer: PageLayout

    def __call__(self, page: Page, first: int, scroll: int) -> PageLayout:
        """The page, with the numbers of its first row and of its poster's first line."""
        asked = (page, first, scroll)
        if asked != self._asked:
            self._answer = layout(self.metrics, page, self.ruler, first, scroll)
            self._asked = asked
        return self._answer


def first_for(places: PageLayout, key: str) -> int:
    """The number of the row to begin with, so that the row of this key is seen; the nearest to what it is now."""
    number = next((number for number, row in enumerate(places.rows) if row.key == key), None)
    if number is None:
        return places.first
    if number < places.first:
        # A headline right above belongs to it.
        above = number > 0 and places.rows[number - 1].kind == "heading"
        return number - 1 if above else number
    room = places.note.y - 12.0 - places.column.y - HEAD
    first = places.first
    while first < number and sum(row.height for row in places.rows[first : number + 1]) > room + 0.5:
        first += 1
    return first


def _boards(metrics: Metrics, page: Page) -> tuple[Rect, Rect | None]:
    """Column and poster, the latter where there is anything on it."""
    height = min(metrics.height - 2.0 * OUTSIDE, TALLEST)
    top = (metrics.height - height) / 2.0
    room = metrics.width - 2.0 * OUTSIDE
    if page.wide:
        return snapped(Rect(OUTSIDE, top, min(room, WIDEST_SHEET), height), metrics.scale), None
    column = snapped(Rect(OUTSIDE, top, min(COLUMN, 0.45 * room), height), metrics.scale)
    told = page.poster
    if not (told.title or told.picture or told.sections):
        return column, None
    width = min(room - column.width - GAP, WIDEST_POSTER)
    return column, snapped(Rect(column.right + GAP, top, width, height), metrics.scale)


def _place(row: Row, rect: Rect, ruler: Ruler) -> Place:
    whole = Rect(rect.x, rect.y, rect.width, row.height - ROW_GAP)
    if row.kind == "button":
        return Place(whole)
    label = min(LABEL * whole.width, WIDEST_LABEL)
    middle = whole.y + whole.height / 2.0
    width = min(whole.width - label - 8.0, WIDEST_CONTROL)
    control = Rect(whole.x + label, middle - SEGMENT / 2.0, width, SEGMENT)
    named = Rect(whole.x + 8.0, whole.y, label - 16.0, whole.height)
    parts = _parts(row.item, control, ruler) if isinstance(row.item, Choice) else {}
    return Place(whole, named, control, parts)


def _parts(choice: Choice, control: Rect, ruler: Ruler) -> dict[str, Rect]:
    """All values side by side where their words have room, else an arrow at either end."""
    count, gap = len(choice.choices), 6.0
    width = (control.width - gap * (count - 1)) / max(1, count)
    widest = max((ruler.width(word, "bold", VALUE_SIZE) for _, word in choice.choices), default=0.0)
    if count > MOST_SEGMENTS or widest + VALUE_ROOM > width:
        return {
            LESS: Rect(control.x, control.y, SEGMENT, SEGMENT),
            MORE: Rect(control.right - SEGMENT, control.y, SEGMENT, SEGMENT),
        }
    return {
        value: Rect(control.x + index * (width + gap), control.y, width, SEGMENT)
        for index, (value, _) in enumerate(choice.choices)
    }


def _poster(page: Page, rect: Rect, ruler: Ruler, scroll: int) -> PosterLayout:
    poster, inside = page.poster, rect.width - 2.0 * POSTER_MARGIN
    left, y = rect.x + POSTER_MARGIN, rect.y + (POSTER_HEAD if poster.title else POSTER_TOP)
    title = Rect(left, rect.y + 16.0, inside, POSTER_HEAD - 18.0) if poster.title else None
    picture = None
    if poster.picture is not None:
        height = min(inside / WIDE_PICTURE, PICTURE_SHARE * rect.height)
        width = height * WIDE_PICTURE
        picture = Rect(left + (inside - width) / 2.0, y + 4.0, width, height)
        y = picture.bottom + 20.0
    every = lines(poster, ruler, inside)
    room = rect.bottom - POSTER_TOP - y
    most = _most(every, room)
    scroll = min(max(0, scroll), most)
    seen = every[scroll : scroll + _fitting(every[scroll:], room)]
    if scroll < most and len(seen) > 1 and seen[-1].is_headline:
        # What it is the headline of is not seen.
        seen = seen[:-1]
    written = []
    for number, line in enumerate(seen):
        y += line.space if number else 0.0
        written.append(Written(line.text, left, y, line.is_headline))
        y += line.height
    # No more paper than there is to tell.
    rect = replace(rect, height=max(LEAST_POSTER, min(rect.height, y + POSTER_TOP - rect.y)))
    return PosterLayout(rect, title, picture, tuple(written), scroll, most)


def _fitting(every: Sequence[Row | Line], room: float) -> int:
    """How many of these have room below each other, counted from the first one; at least one of them."""
    y, count = 0.0, 0
    for each in every:
        y += each.height + (each.space if isinstance(each, Line) and count else 0.0)
        if y > room + 0.5 and count:
            break
        count += 1
    return count


def _most(every: Sequence[Row | Line], room: float) -> int:
    """The number of the first one, so that it and all after it are seen."""
    first, needed, space = len(every), 0.0, 0.0
    for number in range(len(every) - 1, -1, -1):
        each = every[number]
        needed += each.height + space
        if needed > room + 0.5:
            break
        first, space = number, each.space if isinstance(each, Line) else 0.0
    return min(first, max(0, len(every) - 1))


def _marks(
    board: Rect, top: float, bottom: float, up: tuple[str, bool], down: tuple[str, bool]
) -> Iterator[tuple[str, Rect]]:
    """The marks at the right edge of a board."""
    x = board.right - MARK
    if up[1]:
        yield up[0], Rect(x, top - 2.0, MARK, MARK)
    if down[1]:
        yield down[0], Rect(x, bottom - MARK + 2.0, MARK, MARK)
