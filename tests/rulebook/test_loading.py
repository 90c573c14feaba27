"""Rulebook files that cannot be used are named, with what is wrong and where."""

from __future__ import annotations

import pytest

from flick3d.rulebook.loading import RulebookError, load_book, read_book

GOOD = """
game: toy
title: A Toy
preface: Made for this test.
chapters:
  - title: First
    rules:
      - {id: T1, title: One, text: The only rule., origin: own}
"""


def test_a_small_book_is_read() -> None:
    book = read_book(GOOD, "toy.yaml")
    assert [(rule.id, rule.title, rule.text, rule.origin) for rule in book.rules] == [
        ("T1", "One", "The only rule.", "own")
    ]
    assert book.chapters[0].picture == ""


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("title: A Toy", "titel: A Toy", "unknown field `titel`"),
        ("title: One, ", "", r"required field `title` - at `\$.chapters\[0\].rules\[0\]`"),
        ("id: T1", "id: t1", r"\$.chapters\[0\].rules\[0\].id"),
        ("origin: own", "origin: mine", "'mine'"),
        ("text: The only rule.", "text: ''", r"length >= 1 - at `\$.chapters\[0\].rules\[0\].text`"),
        ("text: The only rule.", "text: 7", r"Expected `str`, got `int`"),
        ("title: First", "title: First\n    picture: ../secret", r"\$.chapters\[0\].picture"),
        (
            "rules:\n      - {id: T1, title: One, text: The only rule., origin: own}",
            "rules: []",
            r"chapters\[0\].rules",
        ),
        ("chapters:", "chapters: [", "toy.yaml: while parsing"),
        ("origin: own}", "origin: own}\n      - {id: T1, title: Two, text: Again.}", "the rule 'T1' is there twice"),
        (
            "origin: own}",
            "origin: own}\n  - title: Second\n    rules: [{id: T1, title: Two, text: Another.}]",
            "the rule 'T1' is there twice",
        ),
    ],
)
def test_faults_are_told_in_one_line(before: str, after: str, fault: str) -> None:
    assert before in GOOD
    with pytest.raises(RulebookError, match=fault) as told:
        read_book(GOOD.replace(before, after), "toy.yaml")
    assert str(told.value).startswith("toy.yaml: ")
    assert "\n" not in str(told.value)


def test_an_empty_file_is_no_book() -> None:
    with pytest.raises(RulebookError, match=r"toy.yaml: Expected `object`, got `null`"):
        read_book("", "toy.yaml")


def test_a_game_without_a_rulebook_is_told() -> None:
    with pytest.raises(RulebookError, match=r"no rulebook of 'chess'.*western, faith"):
        load_book("chess")
