"""Where the parts of a page are: inside the window, apart from each other, and all of it within reach."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from msgspec.structs import replace

from flick3d.view.front.page_layout import (
    LESS,
    MORE,
    POSTER_DOWN,
    POSTER_UP,
    ROWS_DOWN,
    ROWS_UP,
    PageLayout,
    first_for,
    layout,
)
from flick3d.view.front.page_rows import BACK, BODY_SIZE, HEAD_SIZE, keys
from flick3d.view.front.pages import Page, Poster
from flick3d.view.hud.metrics import Metrics, Rect, measure
from tests.view.front.pages_help import BOOK, FORM, LIST, MENU, SENTENCE, PlainRuler

RULER = PlainRuler()
WINDOWS = [
    (1280, 720, 1.0), (1024, 768, 2.0), (2560, 1080, 0.75), (1920, 1080, 1.5), (640, 360, 1.0), (800, 1200, 0.75),
    (3840, 2160, 2.0),
]  # fmt: skip
PICTURED = replace(FORM, poster=replace(FORM.poster, picture=Path("street.png")))
PAGES = [MENU, FORM, LIST, BOOK, PICTURED, replace(LIST, poster=Poster("", Path("street.png")))]


def parts(places: PageLayout) -> dict[str, Rect]:
    """All that must not touch each other."""
    found = {key: place.row for key, place in places.places.items()}
    found["note"], found["title"] = places.note, places.title
    for number, line in enumerate(places.written):
        size = HEAD_SIZE if line.is_headline else BODY_SIZE
        found[f"line {number}"] = Rect(line.x, line.y, RULER.width(line.text, "body", size), size)
    if places.back is not None:
        found[BACK] = places.back
    if places.poster is not None:
        for number, line in enumerate(places.poster.written):
            size = HEAD_SIZE if line.is_headline else BODY_SIZE
            found[f"poster {number}"] = Rect(line.x, line.y, RULER.width(line.text, "body", size), size)
        for name, rect in (("headline", places.poster.title), ("picture", places.poster.picture)):
            if rect is not None:
                found[name] = rect
    return found


def within(around: Rect, inner: Rect) -> bool:
    return (
        inner.x >= around.x - 0.01
        and inner.y >= around.y - 0.01
        and inner.right <= around.right + 0.01
        and inner.bottom <= around.bottom + 0.01
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_nothing_is_outside_and_nothing_overlaps(window: tuple[int, int, float], page: Page) -> None:
    metrics = measure(*window)
    whole = Rect(0.0, 0.0, metrics.width, metrics.height)
    top = layout(metrics, page, RULER)
    most = 0 if top.poster is None else top.poster.most
    for first, scroll in itertools.product((0, top.most // 2, top.most), (0, most // 2, most)):
        places = layout(metrics, page, RULER, first, scroll)
        assert within(whole, places.column)
        found = parts(places)
        for name, rect in found.items():
            board = places.column
            if name.startswith(("poster", "picture", "headline")):
                assert places.poster is not None
                board = places.poster.rect
            assert within(board, rect), (name, rect, board)
        for (one, first_rect), (two, second_rect) in itertools.combinations(found.items(), 2):
            assert not first_rect.overlaps(second_rect), (one, two)
        if places.poster is not None:
            assert within(whole, places.poster.rect)
            assert not places.poster.rect.overlaps(places.column)
        for place in places.places.values():
            for rect in (place.label, place.control):
                assert rect is None or within(place.row, rect)
            assert all(place.control is not None and within(place.control, part) for part in place.parts.values())
            assert not any(a.overlaps(b) for a, b in itertools.combinations(place.parts.values(), 2))
            assert place.label is None or place.control is None or not place.label.overlaps(place.control)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_row_and_every_line_is_seen_somewhere(window: tuple[int, int, float], page: Page) -> None:
    metrics = measure(*window)
    top = layout(metrics, page, RULER)
    seen: set[str] = set()
    for first in range(top.most + 1):
        places = layout(metrics, page, RULER, first)
        assert places.first == first
        seen |= {*places.places, *(line.text for line in places.written)}
    assert seen >= {row.key or row.text for row in top.rows}
    assert (seen | {BACK}) >= set(keys(page))
    if page.poster.sections:
        assert top.poster is not None
        lines = set()
        for scroll in range(top.poster.most + 1):
            told = layout(metrics, page, RULER, 0, scroll).poster
            assert told is not None
            lines |= {line.text for line in told.written}
        assert " ".join(line for line in lines if line).count("gold") > 0
        assert "What is new" in lines


def test_scrolling_ends_where_the_last_row_is_seen() -> None:
    metrics = measure(1280, 720)
    places = layout(metrics, LIST, RULER, 999, 999)
    assert places.first == places.most
    assert places.last == len(places.rows)
    assert layout(metrics, LIST, RULER, places.most - 1).last == len(places.rows) - 1
    assert layout(metrics, LIST, RULER, -3).first == 0


def test_marks_say_where_there_is_more() -> None:
    metrics = measure(1280, 720)
    assert set(layout(metrics, MENU, RULER).marks) == set()
    assert set(layout(metrics, LIST, RULER).marks) == {ROWS_DOWN}
    assert set(layout(metrics, LIST, RULER, 3).marks) == {ROWS_UP, ROWS_DOWN}
    assert set(layout(metrics, LIST, RULER, 99).marks) == {ROWS_UP}
    assert set(layout(metrics, FORM, RULER).marks) == {POSTER_DOWN}
    assert set(layout(metrics, FORM, RULER, 0, 4).marks) == {POSTER_UP, POSTER_DOWN}
    assert set(layout(metrics, FORM, RULER, 0, 99).marks) == {POSTER_UP}


def test_a_row_is_brought_into_sight_with_its_headline() -> None:
    metrics = measure(1280, 720)

    def seen(first: int, key: str) -> PageLayout:
        return layout(metrics, LIST, RULER, first_for(layout(metrics, LIST, RULER, first), key))

    assert seen(0, "w3").first == 0, "what is in sight stays"
    below = seen(0, "f2")
    assert list(below.places)[-1] == "f2", "no farther than needed"
    above = seen(99, "f0")
    assert above.written[0].text == "Faith"
    assert seen(5, "back").first == 5


def test_a_choice_has_parts_for_all_values_where_they_fit() -> None:
    places = layout(measure(1280, 720), FORM, RULER).places
    assert list(places["kind"].parts) == ["person", "easy", "normal", "hard"]
    assert list(places["god"].parts) == [LESS, MORE]
    long = Page("long", "Long", (replace(FORM.items[2], choices=(("a", "a" * 30), ("b", "b" * 30))),))  # type: ignore[type-var]
    assert list(layout(measure(1280, 720), long, RULER).places["kind"].parts) == [LESS, MORE]


def test_a_poster_is_as_high_as_what_it_tells_and_there_is_none_without() -> None:
    metrics: Metrics = measure(1280, 720)
    assert layout(metrics, MENU, RULER).poster is None
    assert layout(metrics, BOOK, RULER).column.width > 2.0 * layout(metrics, MENU, RULER).column.width
    short = layout(metrics, replace(MENU, poster=Poster("", None, (("", SENTENCE),))), RULER).poster
    long = layout(metrics, FORM, RULER).poster
    assert short is not None and long is not None
    assert short.rect.height < 0.4 * long.rect.height
    assert (short.most, long.most > 5) == (0, True)


def test_no_headline_is_left_alone_at_the_end() -> None:
    metrics = measure(1280, 720)
    for count in range(1, 30):
        told = Poster("", None, (("", SENTENCE * count), ("What is new", SENTENCE), ("Rules", SENTENCE * 9)))
        places = layout(metrics, replace(MENU, poster=told), RULER).poster
        assert places is not None
        assert not places.written[-1].is_headline


def test_a_picture_keeps_its_shape() -> None:
    for window in WINDOWS:
        poster = layout(measure(*window), PICTURED, RULER).poster
        assert poster is not None and poster.picture is not None
        assert poster.picture.width / poster.picture.height == pytest.approx(16 / 9)
        assert poster.written, "there is room for words below it"
