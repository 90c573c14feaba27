"""Cards that would lie over a panel which says the same are not shown."""

from __future__ import annotations

from flick3d.games.faith.events import FirstPlayer, GenerationBegan, LawsDrawn, Worshipped
from flick3d.rules.prompts import Prompt
from flick3d.view.faith.announcing import cards_after, cards_before
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.faith.words import FaithWords
from tests.view.faith_moments import moment

WORDS = FaithWords()
DRAWN = LawsDrawn("grand-tour", "tornado")


def test_the_laws_of_a_council_get_no_card() -> None:
    state = moment(phase="vote", agenda=("grand-tour", "tornado"))
    told = (FirstPlayer("Ann"), GenerationBegan(1), DRAWN)
    at_once = list(cards_before(WORDS, told, state, state))
    assert at_once == list(cards_before(WORDS, told[:2], state, state))
    assert at_once
    late = (Worshipped("Ann", "I", 1, 0), GenerationBegan(2), DRAWN)
    assert list(cards_after(WORDS, late, state, state)) == list(cards_after(WORDS, late[:2], state, state))


def test_what_a_panel_asks_is_not_announced() -> None:
    presenter = FaithPresenter()
    gods = moment(gods=("",) * 4, phase="gods", generation=0)
    assert presenter.opening_card(gods) is None
    assert presenter.opening_card(moment(phase="race", generation=0)) is not None
    for kind, is_announced in (("gods", False), ("verdict", False), ("mission", True)):
        card = presenter.player_card(moment(), Prompt(kind, "Ann", "Ann"), "Ben")
        assert (card is not None) == is_announced
