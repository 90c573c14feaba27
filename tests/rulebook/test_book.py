"""The rulebooks that players read: complete, each rule once, short."""

from __future__ import annotations

import pytest

from flick3d.rulebook.book import Book, translated
from flick3d.rulebook.loading import GAMES, load_book
from tests.test_rule_ids import IN_SCOPE

LONGEST, SHORTEST = 60, 5
"""Words of a rule's text."""
LONGEST_TITLE = 36
"""Letters of a title: more do not fit into a line of a list."""

OF_GAME = {"western": "WS", "faith": "FLGX"}
"""With which letters the ids of a game's rules begin."""

OURS = {"S", "L", "G"}
"""The letters of scenarios, Laws and gods: the printed ones are not to be had."""
DUEL_AND_TOOLS = {"W75", "W76", "W77", "W78", "W80", "W81", "W82", "W83"}
"""Nor are these."""


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest) -> Book:
    return load_book(request.param)


def test_every_rule_is_there(book: Book) -> None:
    wanted = {rule for rule in IN_SCOPE if rule[0] in OF_GAME[book.game]}
    assert {rule.id for rule in book.rules} == wanted


def test_every_rule_has_its_game(book: Book) -> None:
    assert book == load_book(book.game)
    assert {letter for letters in OF_GAME.values() for letter in letters} == {rule[0] for rule in IN_SCOPE}


def test_rules_are_short_and_sentences(book: Book) -> None:
    for rule in book.rules:
        assert SHORTEST <= len(rule.text.split()) <= LONGEST, rule
        assert rule.text == " ".join(rule.text.split()), rule
        assert rule.text[0].isupper() or rule.text[0].isdigit(), rule
        assert rule.text.endswith((".", "!")), rule
        assert len(rule.title) <= LONGEST_TITLE, rule
        assert not rule.title.endswith("."), rule


def test_titles_and_texts_differ(book: Book) -> None:
    titles = [rule.title for rule in book.rules]
    assert sorted(titles) == sorted(set(titles))
    texts = [rule.text for rule in book.rules]
    assert sorted(texts) == sorted(set(texts))


def test_every_chapter_has_a_title_of_its_own(book: Book) -> None:
    titles = [chapter.title for chapter in book.chapters]
    assert sorted(titles) == sorted(set(titles))


def test_a_book_in_another_language_has_the_same_rules(book: Book) -> None:
    other = translated(book, str.upper)
    assert [rule.id for rule in other.rules] == [rule.id for rule in book.rules]
    assert [chapter.picture for chapter in other.chapters] == [chapter.picture for chapter in book.chapters]
    assert (other.game, other.title, other.preface) == (book.game, book.title.upper(), book.preface.upper())
    for mine, theirs in zip(book.chapters, other.chapters, strict=True):
        assert theirs.title == mine.title.upper()
        assert [rule.title for rule in theirs.rules] == [rule.title.upper() for rule in mine.rules]
        assert [rule.text for rule in theirs.rules] == [rule.text.upper() for rule in mine.rules]
        assert [rule.origin for rule in theirs.rules] == [rule.origin for rule in mine.rules]


def test_every_chapter_has_a_picture_of_its_own(book: Book) -> None:
    pictures = [chapter.picture for chapter in book.chapters]
    assert all(picture.startswith(f"{book.game}-") for picture in pictures)
    assert len(set(pictures)) == len(pictures)


def test_what_is_our_own_design_is_marked(book: Book) -> None:
    for rule in book.rules:
        assert (rule.origin == "own") == (rule.id[0] in OURS or rule.id in DUEL_AND_TOOLS), rule


def test_rules_and_chapters_are_found_by_id(book: Book) -> None:
    for chapter in book.chapters:
        for rule in chapter.rules:
            assert book.rule(rule.id) == rule
            assert book.chapter_of(rule.id) == chapter
    with pytest.raises(KeyError, match="W99"):
        book.rule("W99")
    with pytest.raises(KeyError, match="W99"):
        book.chapter_of("W99")
