"""A rulebook as data: chapters of short rules for players, with the ids that code and tests cite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

Words = Annotated[str, Meta(min_length=1)]
RuleId = Annotated[str, Meta(pattern="^[A-Z][0-9]{1,2}[A-Za-z]?$")]
"""Such as `W42`, `W5A` or `F9b`."""
PictureName = Annotated[str, Meta(pattern="^([a-z0-9]+(-[a-z0-9]+)*)?$")]

Origin = Literal["printed", "ruling", "own"]
"""printed: of the printed rules; ruling: with a decision of ours, where those are silent or disagree; own: ours."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, a short title, what it says to a player, and where it comes from."""

    id: RuleId
    title: Words
    text: Words
    origin: Origin = "printed"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that belong together. picture: the name of a picture of the real table without its ending, or ""."""

    title: Words
    rules: Annotated[tuple[Rule, ...], Meta(min_length=1)]
    picture: PictureName = ""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulebook of one game, its chapters in the order in which one learns. Every id is there once.

    preface: where the rules come from.
    """

    game: Words
    title: Words
    preface: Words
    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for rule in self.rules:
            if rule.id in seen:
                raise ValueError(f"the rule '{rule.id}' is there twice")
            seen.add(rule.id)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, chapter by chapter."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def rule(self, wanted: str) -> Rule:
        """The rule of this id. Raises KeyError when there is none."""
        return self._found(wanted)[1]

    def chapter_of(self, wanted: str) -> Chapter:
        """The chapter that the rule of this id is in. Raises KeyError when there is none."""
        return self._found(wanted)[0]

    def _found(self, wanted: str) -> tuple[Chapter, Rule]:
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.id == wanted:
                    return chapter, rule
        raise KeyError(wanted)


def translated(book: Book, translate: Callable[[str], str]) -> Book:
    """The book in another language: every title and text, and the preface, went through `translate`."""
    chapters = tuple(
        replace(
            chapter,
            title=translate(chapter.title),
            rules=tuple(
                replace(rule, title=translate(rule.title), text=translate(rule.text)) for rule in chapter.rules
            ),
        )
        for chapter in book.chapters
    )
    return replace(book, title=translate(book.title), preface=translate(book.preface), chapters=chapters)
