"""Every text that a player reads, in a stable order: what the catalogues must translate."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, NamedTuple

import yaml

from flick3d.games import all_games
from flick3d.resources import shipped_folder
from flick3d.rulebook.loading import GAMES, load_book
from flick3d.scenario.house_rules import house_rules as rules_of
from flick3d.settings import LANGUAGE_NAMES, Settings
from flick3d.view import house_rules
from flick3d.view.faith import chapters as faith_chapters
from flick3d.view.faith import controls as faith_controls
from flick3d.view.faith import story as faith_story
from flick3d.view.faith.words import card_texts
from flick3d.view.faith.words import hints as faith_hints
from flick3d.view.faith.words import names as faith_names
from flick3d.view.faith.words import refusals as faith_refusals
from flick3d.view.faith.words import templates as faith_templates
from flick3d.view.front import wording
from flick3d.view.hud.binding_rows import PAGES
from flick3d.view.hud.options_rows import rows
from flick3d.view.input import controls, watch_controls
from flick3d.view.input.actions import GROUPS
from flick3d.view.input.controls import Control, ControlGroup
from flick3d.view.lessons import wording as lesson_wording
from flick3d.view.western import chapters as western_chapters
from flick3d.view.western import controls as western_controls
from flick3d.view.western.words import aims
from flick3d.view.western.words import hints as western_hints
from flick3d.view.western.words import names as western_names
from flick3d.view.western.words import templates as western_templates
from flick3d.view.words import common, key_words, names

WORDS: tuple[ModuleType, ...] = (
    common,
    names,
    key_words,
    western_names,
    western_hints,
    western_templates,
    aims,
    faith_names,
    faith_hints,
    faith_templates,
    faith_refusals,
    faith_story,
    card_texts,
    wording,
    lesson_wording,
)
"""Every text in a constant of theirs is a message, keys of tables excepted."""

NO_MESSAGES = ("western.words.names.WAYS", "western.words.aims.OTHER_SIDE", "faith.story.LAW_NAMES")
"""Constants of theirs that nobody reads."""

CONTROLS: tuple[ModuleType, ...] = (controls, watch_controls, western_controls, faith_controls)
"""Lines of the help in them are messages."""

CHAPTERS: tuple[ModuleType, ...] = (western_chapters, faith_chapters)
"""What their tables `TOLD` tell of steps are messages."""

SCENARIO_TEXTS = ("title", "news", "briefing")
"""Fields of scenario files."""

ALONE = (names.DECIMAL, names.MELTING)
"""Messages without a word."""


class Message(NamedTuple):
    """One text, and where it is from."""

    text: str
    where: str


def messages() -> tuple[Message, ...]:
    """All of them, each once, where it comes first. What is only fields, signs and keys needs no translation."""
    found: dict[str, str] = {}
    for message in (*_words(), *_help(), *_settings(), *_bindings(), *_house_rules(), *_scenarios(), *_rulebooks()):
        if message.text in ALONE or re.search(r"[^\W\d_]{2}", re.sub(r"\{.*?\}", "", message.text)):
            found.setdefault(message.text, message.where)
    return tuple(Message(text, where) for text, where in found.items())


def _words() -> Iterator[Message]:
    for module in WORDS:
        for name, value in vars(module).items():
            where = f"{_short(module)}.{name}"
            if name.isupper() and where not in NO_MESSAGES:
                yield from _texts(value, where)
    for module in CHAPTERS:
        yield from _texts(module.TOLD, f"{_short(module)}.TOLD")


def _help() -> Iterator[Message]:
    for module in CONTROLS:
        for name, value in vars(module).items():
            for group in value if isinstance(value, tuple) else (value,):
                if isinstance(group, ControlGroup | Control):
                    yield from _texts(group, f"{_short(module)}.{name}")


def _settings() -> Iterator[Message]:
    for row in rows(Settings()):
        where = f"settings.{row.key}"
        yield Message(row.group, f"{where}: the group")
        yield Message(row.label, where)
        yield Message(row.help, f"{where}: the help")
        for choice in row.choices:
            # Languages are named in their own words.
            if row.name(choice) not in LANGUAGE_NAMES.values():
                yield Message(row.name(choice), f"{where}: a choice")


def _house_rules() -> Iterator[Message]:
    for game in all_games().values():
        yield Message(house_rules.GROUPS[game.name], f"house rules of {game.name}: the group")
        for rule in rules_of(game):
            where = f"house rule {rule.rule}"
            yield Message(rule.title, where)
            yield Message(rule.help, f"{where}: the help")
            for value in rule.values:
                yield Message(rule.name(value), f"{where}: a choice")


def _bindings() -> Iterator[Message]:
    for page in PAGES.values():
        yield Message(page, "binding_rows.PAGES")
    for title, actions in GROUPS:
        yield Message(title, "input.actions: a heading")
        for action in actions:
            yield Message(action.title, f"input.actions.{action.name}")


def _scenarios() -> Iterator[Message]:
    for path in sorted(shipped_folder("scenarios").rglob("*.yaml")):
        file: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
        where = f"scenarios/{path.parent.name}/{path.stem}"
        for field in SCENARIO_TEXTS:
            if field in file:
                yield Message(_one_line(file[field]), f"{where}: {field}")
        for way in file.get("exits", ()):
            yield Message(way["name"].replace("-", " "), f"{where}: an exit")


def _rulebooks() -> Iterator[Message]:
    for game in GAMES:
        book = load_book(game)
        where = f"rulebook/{game}"
        yield Message(book.title, f"{where}: the title")
        yield Message(_one_line(book.preface), f"{where}: the preface")
        for chapter in book.chapters:
            yield Message(chapter.title, f"{where}: a chapter")
            for rule in chapter.rules:
                yield Message(rule.title, f"{where} {rule.id}: the title")
                yield Message(_one_line(rule.text), f"{where} {rule.id}")


def _texts(value: object, where: str) -> Iterator[Message]:
    """Every text in a constant; where: its name."""
    match value:
        case str():
            yield Message(value, where)
        case Mapping():
            for key, inner in value.items():
                yield from _texts(inner, f"{where} {getattr(key, '__name__', key)}")
        case tuple():
            for inner in value:
                yield from _texts(inner, where)
        case ControlGroup(title, lines):
            yield Message(title, where)
            yield from _texts(lines, where)
        case Control(press, does):
            yield Message(press, f"{where}: what to press")
            yield Message(does, where)


def _one_line(text: str) -> str:
    """As `Speech.prose` asks for it."""
    return " ".join(text.split())


def _short(module: ModuleType) -> str:
    return module.__name__.removeprefix("flick3d.").removeprefix("view.")
