"""The rulebook of both games: chapters, their rules, and a search."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flick3d.resources import package_folder
from flick3d.rulebook.book import Book, Chapter, Rule, translated
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.rulebook.searching import search
from flick3d.scenario.house_rules import HouseRule, changed
from flick3d.translating import Translate
from flick3d.view.front.pages import (
    Back,
    Button,
    Choice,
    Chosen,
    Field,
    Focused,
    Heading,
    Item,
    Page,
    Picked,
    Poster,
    Text,
    Typed,
    Wish,
)
from flick3d.view.front.rooms import Leave, Next, Resume, Return, Stay
from flick3d.view.front.wording import FrontWords

GAME, SEARCH = "game", "search"
CHAPTER = "chapter:"
PICTURES = "pictures"
"""Folder of the chapters' pictures beside the books."""


def open_rules(
    words: FrontWords, translate: Translate, game: str = "", rule: str = "", scenario: Any = None
) -> RulesRoom:
    """The rulebooks in the player's language, open at a game's own, or at one of its rules.

    scenario: of the match that is played, typed; its house rules are told with the rules that they change.
    Raises FlickError for a book that is damaged.
    """
    books = {name: translated(load_book(name), translate) for name in GAMES}
    return RulesRoom(books, words, package_folder("flick3d.rulebook") / PICTURES, game, rule, changed(scenario))


class RulesRoom:
    """The books. An open chapter shows its rules; words in the search show rules of the whole book."""

    def __init__(
        self,
        books: Mapping[str, Book],
        words: FrontWords,
        pictures: Path,
        game: str = "",
        rule: str = "",
        house_rules: tuple[tuple[HouseRule, str], ...] = (),
    ) -> None:
        """books: by game, in the player's language. pictures: folder of the chapters' pictures.

        game: whose book is open, the first one's without. rule: the id of a rule that is shown at once.
        house_rules: what the match of that game plays otherwise.
        """
        self._books, self._words, self._pictures = books, words, pictures
        self._game = game or next(iter(books))
        self._chapter: Chapter | None = self._book.chapter_of(rule) if rule else None
        self._direct = self._alone = bool(rule)
        self._focus = rule
        self._searched = ""
        self._played = {(self._game, rule.rule): (rule, value) for rule, value in house_rules}

    def enter(self) -> None:
        """See `rooms.Room`."""

    @property
    def page(self) -> Page:
        """See `rooms.Room`."""
        words, chapter = self._words, self._chapter
        if chapter is not None:
            rules = tuple(_button(rule) for rule in chapter.rules)
            return Page("chapter", chapter.title, rules, self._poster(), self._focus, words.title("back"))
        games = tuple((game, words.title(f"game:{game}")) for game in self._books)
        head = (
            Choice(GAME, words.title("rules:game"), games, self._game),
            Field(
                SEARCH, words.title("rules:search"), self._searched, 30, words.title("rules:blank"),
                words.title("rules:search:help"),
            ),
        )  # fmt: skip
        items: tuple[Item, ...] = (*head, *self._list())
        return Page("rules", words.title("rules"), items, self._poster(), self._focus or SEARCH, words.title("back"))

    def hear(self, wish: Wish) -> Next:
        """See `rooms.Room`."""
        match wish:
            case Back() if self._chapter is not None and not self._direct:
                self._focus, self._chapter = f"{CHAPTER}{self._chapter.rules[0].id}", None
            case Back():
                return Leave(Resume()) if self._alone else Return()
            case Chosen("game", game):
                self._game, self._focus = game, GAME
            case Typed("search", text):
                self._searched, self._focus = text, SEARCH
            case Focused(key):
                self._focus = key
            case Picked(key) if key.startswith(CHAPTER):
                self._focus = key.removeprefix(CHAPTER)
                self._chapter, self._direct = self._book.chapter_of(self._focus), False
            case Picked(key) if self._chapter is None:
                self._focus, self._chapter, self._direct = key, self._book.chapter_of(key), False
        return Stay()

    @property
    def _book(self) -> Book:
        return self._books[self._game]

    def _list(self) -> tuple[Item, ...]:
        if not self._searched.strip():
            chapters = self._book.chapters
            return tuple(
                Button(f"{CHAPTER}{each.rules[0].id}", each.title, f"{each.rules[0].id}, {len(each.rules)}")
                for each in chapters
            )
        found = search(self._book, self._searched)
        if not found:
            return (Text(self._words.title("rules:nothing")),)
        return (Heading(self._words.title("rules:found", count=len(found))), *map(_button, found))

    def _poster(self) -> Poster:
        words, key = self._words, self._focus.removeprefix(CHAPTER)
        known = {rule.id: rule for rule in self._book.rules}
        if key not in known:
            return Poster(self._book.title, self._picture(self._book.chapters[0]), (("", self._book.preface),))
        chapter, rule = self._book.chapter_of(key), known[key]
        if self._focus.startswith(CHAPTER):
            told = "\n".join(f"{each.id}  {each.title}" for each in chapter.rules)
            return Poster(chapter.title, self._picture(chapter), (("", told),))
        origin = (("", words.title(f"rules:{rule.origin}")),) if rule.origin != "printed" else ()
        sections = (*self._house_rule(rule), ("", rule.text), *origin)
        return Poster(f"{rule.id}  {rule.title}", self._picture(chapter), sections)

    def _house_rule(self, rule: Rule) -> tuple[tuple[str, str], ...]:
        """What the match plays instead, where it does."""
        words, played = self._words, self._played.get((self._game, rule.id))
        if played is None:
            return ()
        house, value = played
        sentence = f"{words.word(house.title)}: {words.word(house.name(value))}."
        return ((words.title("rules:played"), sentence),)

    def _picture(self, chapter: Chapter) -> Path | None:
        """The picture of a chapter, where there is one."""
        file = self._pictures / f"{chapter.picture}.jpg"
        return file if chapter.picture and file.is_file() else None


def _button(rule: Rule) -> Button:
    return Button(rule.id, rule.title, rule.id)
