"""The catalogues are whole: every text of the game, and nothing else, in every language."""

from __future__ import annotations

import ast
import gettext
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from flick3d.translating import DOMAIN, ENGLISH, LANGUAGES, catalogues
from flick3d.view.words.names import DECIMAL, MELTING
from tests.locale.collecting import messages
from tests.locale.update import catalogue_file, read_catalogue, template

VIEW = catalogues().parent / "view"
SHOWING = {"label": 1, "refill": 1, "refill_rows": 1, "setText": 0, "word": 0, "OnscreenText": 0, "HintView": 0}
"""Calls that show a text, and which of their arguments it is."""

every_language = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])


def fields(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def translations(catalogue: Catalog) -> dict[str, str]:
    return {str(each.id): str(each.string) for each in catalogue if each.id}


def test_messages_can_be_told_apart() -> None:
    found = [message.text for message in messages()]
    assert len(found) == len(set(found)) > 1000
    assert all(text == text.strip() and "\n" not in text for text in found)


@every_language
def test_every_message_is_translated_and_none_is_unused(language: str) -> None:
    found, wanted = translations(read_catalogue(language)), {message.text for message in messages()}
    assert set(found) == wanted
    assert [text for text, translation in found.items() if not translation] == []


@every_language
def test_no_translation_is_a_guess(language: str) -> None:
    assert [each.id for each in read_catalogue(language) if each.id and each.fuzzy] == []


@every_language
def test_fields_are_the_same(language: str) -> None:
    for text, translation in translations(read_catalogue(language)).items():
        if translation:
            assert fields(text) == fields(translation), text


@every_language
def test_a_sentence_stays_a_sentence(language: str) -> None:
    for text, translation in translations(read_catalogue(language)).items():
        if translation:
            assert translation == translation.strip(), text
            assert text[-1] not in ".!?" or translation[-1] in ".!?", text
            assert not re.search(r"  (?! )", translation.replace("     ", "")), text


@every_language
def test_signs_of_numbers_and_melting_words_can_be_used(language: str) -> None:
    found = translations(read_catalogue(language))
    assert re.fullmatch(r"0[.,]5", found[DECIMAL])
    assert all(pair.count(">") == 1 for pair in found[MELTING].split(";"))


@every_language
def test_what_the_game_reads_is_what_translators_wrote(language: str) -> None:
    path = catalogue_file(language).with_suffix(".mo")
    with path.open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for text, translation in translations(read_catalogue(language)).items():
        assert compiled.gettext(text) == (translation or text), f"run `python -m tests.locale.update`: {text}"


def test_the_template_is_up_to_date() -> None:
    from babel.messages.pofile import read_po

    with (catalogues() / f"{DOMAIN}.pot").open("rb") as file:
        written = [each.id for each in read_po(file) if each.id]
    assert written == [each.id for each in template() if each.id], "run `python -m tests.locale.update`"


def literals(path: Path) -> Iterator[str]:
    """Every text with a word in it that stands where something is shown, instead of coming from `words`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
        at = SHOWING.get(name)
        if at is None or len(node.args) <= at:
            continue
        shown = node.args[at]
        parts = shown.values if isinstance(shown, ast.JoinedStr) else [shown]
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and re.search(r"[A-Za-z]{2}", part.value):
                yield f"{path.name}:{node.lineno}: {part.value}"


def test_nothing_that_is_shown_is_written_where_it_is_shown() -> None:
    assert [found for path in sorted(VIEW.rglob("*.py")) for found in literals(path)] == []
