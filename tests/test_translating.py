"""From English to another language, and which language a computer speaks."""

from __future__ import annotations

import pytest

from flick3d.translating import LANGUAGES, SYSTEM, system_language, translator


def test_english_and_unknown_languages_give_every_text_as_it_is() -> None:
    for language in ("en", "fr", "", "../da"):
        assert translator(language)("Undo") == "Undo"


def test_a_text_becomes_one_of_the_language() -> None:
    assert translator("da")("Undo") == "Fortryd"
    assert translator("es")("Undo") == "Deshacer"


def test_a_text_without_translation_stays() -> None:
    assert translator("da")("Nobody has ever written this.") == "Nobody has ever written this."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stays_nothing(language: str) -> None:
    assert translator(language)("") == "", "a catalogue's head is no text"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "es_AR.UTF-8@euro"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "Danish_Denmark.1252"}, "da"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "da_DK.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:es:da"}, "es"),
        ({"LANG": "da_DK.UTF-8", "LANGUAGE": ""}, "da"),
        ({"LANG": "dansk"}, "en"),
    ],
    ids=str,
)
def test_the_first_language_that_the_computer_asks_for(variables: dict[str, str], language: str) -> None:
    assert system_language(variables) == language


def test_system_is_what_the_computer_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "da")
    assert translator(SYSTEM)("Undo") == "Fortryd"
