"""Searching a rulebook: which rules have words that begin like those that a player types."""

from __future__ import annotations

import re
import unicodedata

from flick3d.rulebook.book import Book, Chapter, Rule

THE_ID, ITS_BEGINNING, IN_TITLE, IN_TEXT, IN_CHAPTER = range(5)
"""Where a typed word was found, the best first."""

NOT_COMPOSED = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i"})
"""Letters that Unicode does not take apart into a plain letter and an accent."""

_WORD = re.compile(r"[^\W_]+")


def search(book: Book, text: str) -> tuple[Rule, ...]:
    """The rules in which every typed word is the beginning of a word; case and accents do not matter.

    Best first: the rule whose id was typed, rules whose ids begin like that, then those with the words in their title,
    their text, and their chapter's title; equal ones in the book's order. Nothing is found for a text without words.
    """
    typed = words(text)
    if not typed:
        return ()
    ranked: list[tuple[int, int, int, Rule]] = []
    for chapter in book.chapters:
        for rule in chapter.rules:
            places = _places(typed, rule, chapter)
            if places is not None:
                by_id = min(min(places), IN_TITLE)
                ranked.append((by_id, sum(places), len(ranked), rule))
    return tuple(rule for *_, rule in sorted(ranked, key=lambda each: each[:3]))


def words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case and without accents, in its order; apostrophes and signs part them."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in taken_apart if not unicodedata.combining(letter))
    return tuple(_WORD.findall(bare.translate(NOT_COMPOSED)))


def _places(typed: tuple[str, ...], rule: Rule, chapter: Chapter) -> tuple[int, ...] | None:
    """For each typed word the best place where it was found; None when one of them is nowhere."""
    title, text, chapter_title = words(rule.title), words(rule.text), words(chapter.title)
    rule_id = rule.id.casefold()
    found = []
    for word in typed:
        if word == rule_id:
            found.append(THE_ID)
        elif rule_id.startswith(word):
            found.append(ITS_BEGINNING)
        elif _begins_one(word, title):
            found.append(IN_TITLE)
        elif _begins_one(word, text):
            found.append(IN_TEXT)
        elif _begins_one(word, chapter_title):
            found.append(IN_CHAPTER)
        else:
            return None
    return tuple(found)


def _begins_one(beginning: str, found: tuple[str, ...]) -> bool:
    return any(word.startswith(beginning) for word in found)
