"""What mouse and keys do on a page. Pure."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flick3d.view.front.page_hand import Denied
from flick3d.view.front.pages import Back, Button, Chosen, Focused, Page, Picked, Poster, Text, Typed
from flick3d.view.input.signals import (
    FocusLost,
    KeyPressed,
    KeyRepeated,
    PointerMoved,
    Pressed,
    Released,
    Wheeled,
    Wrote,
)
from tests.view.front.pages_help import BOOK, FORM, LIST, MENU, SENTENCE, Reader, changed, middle


def test_the_focus_goes_round_over_headlines_and_texts() -> None:
    reader = Reader(MENU)
    assert reader.hand.focus == "new"
    went = []
    for _ in range(4):
        reader.key("arrow_down")
        went.append(reader.hand.focus)
    assert went == ["load", "quit", "new", "load"]
    reader.key("arrow_up", "arrow_up")
    assert reader.hand.focus == "quit"
    assert [wish.key for wish in reader.wishes if isinstance(wish, Focused)][-2:] == ["new", "quit"]


def test_tab_goes_on_and_back_and_reaches_the_way_back() -> None:
    reader = Reader(FORM)
    assert reader.hand.focus == "kind", "what the page wants"
    reader.key("tab", "tab", "tab")
    assert reader.hand.focus == "back"
    reader.key("tab")
    assert reader.hand.focus == "name"
    reader.key("tab", shift=True)
    assert reader.hand.focus == "back"
    assert reader.wanted == []
    reader.key("enter")
    assert reader.wanted == [Back()]


def test_enter_and_space_press_a_button_and_one_that_is_off_says_no() -> None:
    reader = Reader(MENU)
    reader.key("enter", "space")
    assert reader.wanted == [Picked("new"), Picked("new")]
    reader.key("arrow_down", "enter")
    assert reader.wanted == [Denied("load")]
    reader.key("arrow_left", "arrow_right", "x")
    assert reader.wanted == []


def test_a_choice_changes_both_ways_in_a_ring() -> None:
    reader = Reader(FORM)
    reader.key("arrow_right", "arrow_right", "arrow_right")
    assert reader.wanted == [Chosen("kind", "normal"), Chosen("kind", "hard"), Chosen("kind", "person")]
    reader.key("arrow_left", "enter", "space")
    assert reader.wanted == [Chosen("kind", "hard"), Chosen("kind", "person"), Chosen("kind", "easy")]


def test_escape_goes_back_where_there_is_a_way_back() -> None:
    reader = Reader(FORM)
    reader.key("escape")
    assert reader.wanted == [Back()]
    menu = Reader(MENU)
    menu.key("escape")
    assert menu.wanted == []


def test_held_keys_go_on_and_others_do_not() -> None:
    reader = Reader(MENU)
    reader.hear(KeyPressed("arrow_down"), KeyRepeated("arrow_down"))
    assert reader.hand.focus == "quit"
    reader.hear(KeyPressed("enter"), KeyRepeated("enter"), KeyRepeated("escape"))
    assert reader.wanted == [Picked("quit")]


def test_the_mouse_presses_what_it_lets_go_over() -> None:
    reader = Reader(MENU)
    reader.click("quit")
    assert reader.wanted == [Picked("quit")]
    assert reader.hand.focus == "quit"
    reader.point("new")
    assert (reader.hand.hovered, reader.hand.told, reader.hand.focus) == ("new", "new", "quit")
    reader.hear(Pressed("left"))
    reader.point("quit")
    reader.hear(Released("left"))
    assert reader.wanted == []
    reader.hear(Pressed("left"), FocusLost(), Released("left"))
    assert reader.wanted == []
    reader.hear(Released("left"), Pressed("right"), Released("right"))
    assert reader.wanted == []
    reader.click("load")
    assert reader.wanted == [Denied("load")]


def test_the_mouse_chooses_writes_and_goes_back() -> None:
    reader = Reader(FORM)
    reader.click("kind", "hard")
    reader.click("kind", "hard")
    reader.click("god", ">")
    reader.click("god", "<")
    reader.click("god", "<")
    assert reader.wanted == [
        Chosen("kind", "hard"), Chosen("god", "ra"), Chosen("god", "zeus"), Chosen("god", "dagda"),
    ]  # fmt: skip
    field = reader.rect("name")
    reader.hear(PointerMoved(field.x + 10.0 + 9.0, middle(field)[1]), Pressed("left"), Released("left"))
    assert (reader.hand.focus, reader.hand.caret) == ("name", 1), "between the first two letters"
    reader.write("-")
    assert reader.wanted == [Typed("name", "A-nn")]
    reader.click("back")
    assert reader.wanted == [Back()]


def test_the_wheel_scrolls_the_rows_or_the_poster() -> None:
    reader = Reader(LIST)
    reader.point("w5")
    reader.hear(Wheeled(-1.0), Wheeled(-2.0))
    assert reader.hand.first == 3
    assert reader.hand.hovered != "w5", "another one lies under the pointer"
    reader.hear(Wheeled(1.0), *[Wheeled(-1.0)] * 200)
    assert reader.hand.first == reader.places.most
    reader.hear(*[Wheeled(1.0)] * 200)
    assert reader.hand.first == 0
    form = Reader(FORM)
    assert form.places.poster is not None
    form.hear(PointerMoved(*middle(form.places.poster.rect)), Wheeled(-2.0))
    assert (form.hand.first, form.hand.scroll) == (0, 6)
    form.hear(*[Wheeled(-1.0)] * 200)
    assert form.hand.scroll == form.places.poster.most


def test_the_marks_can_be_clicked() -> None:
    reader = Reader(LIST)
    seen = list(reader.places.places)
    reader.click("rows:down")
    assert next(iter(reader.places.places)) == seen[-1], "a leaf further, with the last one as the first"
    assert reader.hand.focus == "w0"
    reader.click("rows:up")
    assert reader.hand.first <= 1
    form = Reader(FORM)
    form.click("poster:down")
    assert form.hand.scroll > 5
    form.click("poster:up")
    assert form.hand.scroll == 0


def test_page_keys_turn_the_poster_or_else_the_rows() -> None:
    form = Reader(FORM)
    form.key("page_down")
    assert form.hand.scroll > 5
    form.key("page_up", "page_up")
    assert form.hand.scroll == 0
    reader = Reader(LIST)
    reader.key("page_down")
    assert reader.hand.first > 5


@pytest.mark.parametrize("page", [LIST, FORM, BOOK, MENU], ids=lambda page: page.name)
@pytest.mark.parametrize("way", ["arrow_down", "arrow_up", "tab"])
def test_the_focus_is_always_in_sight(page: Page, way: str) -> None:
    reader = Reader(page, (1024, 768), 2.0)
    for _ in range(120):
        reader.key(way)
        if not (page is BOOK and way != "tab"):
            assert reader.hand.focus == "back" or reader.hand.focus in reader.places.places


def test_arrows_read_through_long_texts() -> None:
    reader = Reader(BOOK)
    texts: set[str] = set()
    went: list[str] = []
    for _ in range(150):
        texts |= {line.text for line in reader.places.written}
        if reader.hand.focus not in went:
            went.append(reader.hand.focus)
        reader.key("arrow_down")
    assert went == ["first", "second", "back"]
    assert texts == {row.text for row in reader.places.rows if not row.key}, "no line was passed over"
    for _ in range(150):
        reader.key("arrow_up")
        if reader.hand.focus == "first":
            break
    assert reader.hand.first <= 1


def test_what_is_out_of_sight_is_not_pressed() -> None:
    reader = Reader(LIST)
    reader.point("w3")
    reader.hear(*[Wheeled(-1.0)] * 20)
    assert "w0" not in reader.places.places
    reader.key("enter")
    assert reader.wanted == []
    assert "w0" in reader.places.places
    reader.key("enter")
    assert reader.wanted == [Picked("w0")]


def test_focus_and_scrolling_stay_while_only_the_content_changes() -> None:
    reader = Reader(LIST)
    for _ in range(30):
        reader.key("arrow_down")
    focus, first = reader.hand.focus, reader.hand.first
    assert first > 0
    reader.change(changed(LIST, "w1", label="Another name"))
    assert (reader.hand.focus, reader.hand.first) == (focus, first)
    reader.change(replace(LIST, items=LIST.items[:5]))
    assert (reader.hand.focus, reader.hand.first) == ("w0", 0), "the one with the focus is gone"
    reader.change(replace(LIST, name="other"))
    assert (reader.hand.focus, reader.hand.first) == ("w0", 0)


def test_a_poster_that_tells_of_another_one_begins_at_its_beginning() -> None:
    reader = Reader(FORM)
    reader.key("page_down")
    scrolled = reader.hand.scroll
    reader.change(changed(FORM, "name", text="Bea"))
    assert reader.hand.scroll == scrolled > 0
    reader.change(replace(FORM, poster=Poster("Other", None, (("", SENTENCE * 80),))))
    assert reader.hand.scroll == 0


def test_a_page_of_nothing_and_one_of_texts_alone_hold_out() -> None:
    for page in (Page("empty", "Empty", ()), replace(BOOK, items=BOOK.items[1:2], back="")):
        reader = Reader(page)
        reader.key("arrow_down", "arrow_up", "tab", "enter", "space", "arrow_left", "escape", "page_down", "a")
        reader.hear(PointerMoved(300.0, 300.0), Pressed("left"), Released("left"), Wheeled(-1.0), Wrote("a"))
        assert reader.wanted == []
    texts = Reader(replace(BOOK, items=(Text(SENTENCE * 90),), back=""))
    texts.key("arrow_down")
    assert texts.hand.first == 1


def test_the_pointer_that_rests_does_not_take_the_word_from_the_focus() -> None:
    reader = Reader(MENU)
    reader.point("quit")
    reader.change(replace(LIST, focus="w2"))
    assert reader.hand.told == "w2"
    assert reader.hand.hovered, "but it is shown what lies under it"


def test_a_button_may_come_and_go_under_the_pointer() -> None:
    reader = Reader(MENU)
    reader.point("new")
    reader.hear(Pressed("left"))
    reader.change(replace(MENU, items=(Button("other", "Other"), *MENU.items[1:])))
    reader.hear(Released("left"))
    assert reader.wanted == []
