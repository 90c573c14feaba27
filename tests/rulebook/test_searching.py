"""Searching a rulebook by ids and by the beginnings of words."""

from __future__ import annotations

import pytest

from flick3d.rulebook.book import Book, Chapter, Rule
from flick3d.rulebook.loading import load_book
from flick3d.rulebook.searching import search, words

TOY = Book(
    "toy",
    "A Toy",
    "Made for this test.",
    (
        Chapter(
            "Barrels",
            (
                Rule("T1", "Standing", "A barrel stands."),
                Rule("T10", "Rolling", "What lies, rolls."),
                Rule("T11", "A rolling start", "It counts as T1 does."),
            ),
        ),
        Chapter("Ærø", (Rule("T2", "Café at the Sø", "The Niño's hat, 1.5 cm."),)),
    ),
)


def found(text: str, book: Book = TOY) -> list[str]:
    return [rule.id for rule in search(book, text)]


@pytest.mark.parametrize("text", ["", "  ", "'", "?!", "_"])
def test_nothing_is_found_without_words(text: str) -> None:
    assert found(text) == []


def test_the_typed_id_comes_first_then_ids_that_begin_like_it() -> None:
    assert found("T1") == ["T1", "T10", "T11"]
    assert found("t10") == ["T10"]


def test_an_id_comes_before_the_texts_that_name_it() -> None:
    longer = Book(
        "toy",
        "A Toy",
        "Toy.",
        (
            Chapter(
                "One",
                (Rule("T3", "T4", "See T4."), Rule("T4", "Four", "See.")),
            ),
        ),
    )
    assert found("t4", longer) == ["T4", "T3"]


def test_words_are_found_by_their_beginnings_only() -> None:
    assert found("sta") == ["T1", "T11"]
    assert found("arrel") == []


def test_titles_come_before_texts_and_texts_before_chapters() -> None:
    assert found("roll") == ["T10", "T11"]
    assert found("barrel") == ["T1", "T10", "T11"]
    assert found("barrel") != found("rolling")


def test_every_typed_word_must_be_found() -> None:
    assert found("rolling lies") == ["T10"]
    assert found("rolling barrels count") == ["T11"]
    assert found("rolling nowhere") == []
    assert found("t10 standing") == []


@pytest.mark.parametrize("text", ["cafe", "CAFÉ", "Café", "so", "SØ", "sø", "nino's", "niño", "aero", "ærø", "1.5"])
def test_case_accents_and_letters_of_other_tongues_do_not_matter(text: str) -> None:
    assert "T2" in found(text)


def test_composed_and_decomposed_accents_are_the_same() -> None:
    assert words("Caf\u00e9") == words("Cafe\u0301") == ("cafe",)


@pytest.mark.parametrize(
    ("game", "text", "first"),
    [
        ("western", "W42", "W42"),
        ("western", "w5a", "W5A"),
        ("western", "winchester", "W81"),
        ("western", "two pistols", "W58"),
        ("western", "dynamite", "W82"),
        ("western", "getting up", "W15"),
        ("western", "high noon", "S10"),
        ("faith", "f9b", "F9b"),
        ("faith", "domination", "F5"),
        ("faith", "reserve pool", "F6"),
        ("faith", "kraken", "L11"),
        ("faith", "morrígan", "G8"),
        ("faith", "f34", "F34"),
    ],
)
def test_what_players_look_for_comes_first(game: str, text: str, first: str) -> None:
    assert found(text, load_book(game))[0] == first


@pytest.mark.parametrize("game", ["western", "faith"])
def test_every_rule_is_found_by_its_id_and_by_its_title(game: str) -> None:
    book = load_book(game)
    for rule in book.rules:
        assert search(book, rule.id)[0] == rule
        assert rule in search(book, rule.title)
