"""Writing into a field of a page. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from flick3d.view.front.page_state import is_writing
from flick3d.view.front.pages import Back, Typed
from flick3d.view.input.signals import (
    KeyPressed,
    KeyReleased,
    KeyRepeated,
    Wrote,
)
from tests.view.front.pages_help import FORM, MENU, Reader, changed


def test_a_field_takes_letters_and_its_own_keys() -> None:
    reader = Reader(FORM)
    reader.key("arrow_up")
    assert (reader.hand.focus, reader.hand.caret) == ("name", 3)
    assert is_writing(reader.hand, reader.page)
    reader.write("é 中文w")
    assert reader.wanted[-1] == Typed("name", "Anné 中文w")
    reader.write("x")
    assert reader.wanted == [], "it is full"
    reader.key("home", "delete", "arrow_right", "backspace")
    assert reader.wanted == [Typed("name", "nné 中文w"), Typed("name", "né 中文w")]
    assert reader.hand.caret == 0
    reader.key("backspace", "arrow_left")
    assert reader.wanted == []
    reader.write("o")
    reader.key("end", "backspace")
    assert reader.wanted == [Typed("name", "oné 中文w"), Typed("name", "oné 中文")]
    reader.key("arrow_down")
    assert reader.hand.focus == "kind"
    assert reader.hand.caret is None
    reader.write("w")
    assert reader.wanted == [], "letters are for fields"


def test_escape_leaves_a_field_first_and_enter_goes_on() -> None:
    reader = Reader(replace(FORM, focus="name"))
    reader.key("escape")
    assert (reader.hand.caret, reader.wanted) == (None, [])
    reader.write("a")
    assert reader.hand.caret == 4, "who writes on, writes"
    reader.key("enter")
    assert (reader.hand.focus, reader.wanted) == ("kind", [Typed("name", "Anna")])
    reader.key("arrow_up", "escape", "escape")
    assert reader.wanted == [Back()]


def test_the_space_that_has_pressed_a_button_is_not_written_into_the_next_page() -> None:
    reader = Reader(MENU)
    reader.hear(KeyPressed("space"))
    reader.change(replace(FORM, focus="name"))
    assert reader.hand.focus == "name"
    reader.wishes.clear()
    reader.hear(Wrote(" "), KeyRepeated("space"), Wrote(" "), KeyReleased("space"))
    assert reader.wanted == []
    reader.write(" ")
    assert reader.wanted == [Typed("name", "Ann ")]


def test_a_caret_never_stands_behind_its_text() -> None:
    reader = Reader(replace(FORM, focus="name"))
    reader.change(changed(reader.page, "name", text=""))
    assert reader.hand.caret == 0
    reader.write("B")
    assert reader.wanted == [Typed("name", "B")]
