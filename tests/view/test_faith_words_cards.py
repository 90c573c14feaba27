"""The texts of Law and God cards: all are there, short, and with the figures of the book."""

from __future__ import annotations

import typing

import msgspec
import pytest

from flick3d.games.faith.gods import CARD_NAMES, GOD_NAMES
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.view.faith.cards import god_text, law_text
from flick3d.view.faith.words import FaithWords
from flick3d.view.faith.words.card_texts import GODS, LASTS, LAWS
from tests.view.faith_moments import BOOK, is_sentence

WORDS = FaithWords()


@pytest.mark.parametrize("law", LAW_NAMES)
def test_every_law_has_a_card(law: typing.Any) -> None:
    card = law_text(law, BOOK, WORDS)
    assert card.title == WORDS.law(law)
    assert is_sentence(card.text), card.text
    assert is_sentence(card.lasts)
    assert card.flavour.endswith((".", "?"))
    assert len(card.text.split()) <= 30, card.text


@pytest.mark.parametrize("god", GOD_NAMES)
def test_every_god_has_a_card(god: typing.Any) -> None:
    card = god_text(god, BOOK, WORDS)
    assert card.name == WORDS.god(god)
    assert card.title
    assert is_sentence(card.text), card.text
    assert is_sentence(card.flavour)
    assert len(card.text.split()) <= 30, card.text


def test_cards_have_no_words_left_over() -> None:
    assert set(LAWS) == set(LAW_NAMES)
    assert set(GODS) == set(GOD_NAMES)
    assert set(LASTS) == {law.lasts for law in BOOK.laws.values()}
    assert all(WORDS.god_card(card) for card in CARD_NAMES)


@pytest.mark.rule("L2", "L7", "L10", "L11", "L12", "L13", "L14", "L18")
def test_the_figures_on_law_cards_are_those_of_the_book() -> None:
    def said(law: typing.Any, **figures: object) -> str:
        laws = BOOK.laws | {law: msgspec.structs.replace(BOOK.laws[law], **figures)}
        return law_text(law, msgspec.structs.replace(BOOK, laws=laws), WORDS).text

    assert "faster than 1.8 m/s" in said("little-finger")
    assert "faster than 0.5 m/s" in said("little-finger", top_speed=50.0)
    assert "up to four Prophets" in said("templars", templars=4)
    assert "moves 6 cm" in said("tornado")
    assert "down to five discs" in said("kraken", drowns_above=5)
    assert "3 points for four Islands and 1 point for three Islands" in said("grand-tour")
    assert "1 point for each rival" in said("holy-bowling")
    assert "Presence brings 0 points and Domination brings 4 points" in said("all-or-nothing")
    assert "three quarters of its" in said("holy-oil")
    assert "60 per cent of its" in said("holy-oil", speed_share=0.6)


@pytest.mark.rule("G1", "G2", "G4", "G5", "G6", "G7", "G8")
def test_the_figures_on_god_cards_are_those_of_the_book() -> None:
    def said(god: typing.Any) -> str:
        return god_text(god, BOOK, WORDS).text

    assert "Up to two rival" in said("freja")
    assert "you get 1 point" in said("themis")
    assert "at most 1.8 m/s" in said("ra")
    assert said("tyr").startswith("Once in each Generation")
    assert said("tyr").endswith("and wins you ties there.")
    assert said("anubis").endswith("2 points for each rival's, at most one a Generation.")
    assert said("dagda").startswith("Twice in each Generation")
    assert "at least 1 cm from Navel" in said("dagda")
    assert "At most two a turn, four a Generation" in said("morrigan")
