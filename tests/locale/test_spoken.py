"""What presenters say in another language: all of it comes out of the catalogues."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from flick3d.games.western.events import RoundBegan
from flick3d.match.seats import seats_asked
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.events import Event
from flick3d.rules.game import Game
from flick3d.rules.prompts import Prompt
from flick3d.rules.refusal import Refusal
from flick3d.scenario.library import entries, load
from flick3d.settings import Settings
from flick3d.translating import translator
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.moment import Moment
from flick3d.view.hud.options_rows import rows
from flick3d.view.input.modes import Hand
from flick3d.view.own_settings import OwnSettings
from flick3d.view.presenters import presenter_of
from flick3d.view.western.words import Words
from flick3d.view.words import CommonWords
from tests.locale.collecting import messages

SHIPPED = [entry.name for entry in entries() if not entry.own]


class Recorder:
    """English, with a memory of what was asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def __call__(self, text: str) -> str:
        self.asked.add(text)
        return text

    def unknown(self) -> set[str]:
        """What no catalogue has, but for names of players and what has no word in it."""
        worded = {text for text in self.asked if re.search(r"[^\W\d_]{2}", re.sub(r"\{.*?\}", "", text))}
        return worded - {message.text for message in messages()}


def started(name: str, games: Mapping[str, Game[Any]], table: Table) -> Session:
    loaded = load(name, games, table)
    seats = seats_asked(loaded.game, ())
    return Session.start(loaded.game, table, loaded.scenario, seats, 1)


@pytest.mark.parametrize("name", SHIPPED)
def test_whatever_a_match_begins_with_is_a_message(name: str, games: Mapping[str, Game[Any]], table: Table) -> None:
    session, recorder = started(name, games, table), Recorder()
    presenter = presenter_of(session.game.name, recorder)
    presenter.story_view(session.state)
    for prompt in (session.prompt, None):
        presenter.hud_view(session.state, prompt, Moment(Hand(prompt=prompt)))
    presenter.opening_card(session.state)
    presenter.player_card(session.state, session.prompt, "")
    assert recorder.unknown() == set()
    assert len(recorder.asked) > 10


def test_whatever_the_options_show_is_a_message() -> None:
    recorder = Recorder()
    words = CommonWords(recorder)
    for row in rows(Settings()):
        for text in (row.group, row.label, row.help, *(row.name(choice) for choice in row.choices)):
            words.fill(text, {})
    assert recorder.unknown() == {"English", "Dansk", "Español"}, "each is called so in every language"


@pytest.mark.parametrize(("language", "side", "asked"), [
    ("en", "Lawmen", "Lawmen: choose a cowboy."),
    ("da", "Lovmændene", "Lovmændene: vælg en cowboy."),
    ("es", "Alguaciles", "Alguaciles: elegid un vaquero."),
])  # fmt: skip
def test_who_has_no_name_goes_by_the_side_in_every_language(
    language: str, side: str, asked: str, games: Mapping[str, Game[Any]], table: Table
) -> None:
    session, words = started("western/jailbreak", games, table), Words(translator(language))
    prompt = Prompt("choose-cowboy", "lawmen", "Lawmen")
    presenter = presenter_of("western", translator(language))
    view = presenter.hud_view(session.state, prompt, Moment(Hand(prompt=prompt)))
    assert (view.teams[0].title, view.teams[0].player) == (side, "")
    assert words.player("Lawmen") == side
    assert words.player("Rifle") == "Rifle", "a name of their own stays, whatever it means"
    assert words.prompt(prompt) == asked
    assert presenter.player_card(session.state, prompt, "") is None


def test_a_language_that_is_chosen_holds_at_once(games: Mapping[str, Game[Any]], table: Table) -> None:
    own = OwnSettings(Settings(language="en"))
    words = Words(own.translate)
    assert words.title("label:undo") == "Undo"
    own.choose("language", "da")
    assert words.title("label:undo") == "Fortryd"
    own.choose("language", "es")
    assert words.title("label:undo") == "Deshacer"
    own.choose("ui_scale", 1.5)
    assert words.title("label:undo") == "Deshacer"
    assert OwnSettings(Settings(), {"language": "da"}).translate("Undo") == "Fortryd"


def test_events_and_refusals_are_told_in_the_language() -> None:
    event: Event = RoundBegan(1, 7, "blue")
    assert Words(translator("da")).event(event) == "Runde 1: klokken slår 7, hattens farve er blå."
    assert Words(translator("es")).event(event) == "Ronda 1: el reloj da las 7, color de sombrero: azul."
    assert Words(translator("da")).refusal(Refusal("no-dynamite", about="lawman-2")) == "Lovmand 2 har ingen dynamit."


def test_words_melt_together_where_a_language_wants_it() -> None:
    words = Words(translator("es"))
    assert words.hint("clear", piece="barrel", building=words.piece("bank")).startswith("Un barril cierra el paso")
    assert words.title("blocks", building=words.piece("saloon")) == "En los bloques del Saloon"
    assert words.title("blocks", building=words.piece("store")) == "En los bloques de la Tienda"


def test_numbers_have_the_sign_of_the_language() -> None:
    assert [CommonWords(translator(language)).decimal(1.25) for language in ("en", "da", "es")] == [
        "1.25", "1,25", "1,25",
    ]  # fmt: skip
    assert CommonWords(translator("da")).decimal(3.0) == "3"


def test_a_thing_is_said_with_its_own_gender() -> None:
    words = FaithWords(translator("da"))
    assert words.piece("prophet-blue-1") == "en blå Profet"
    assert words.piece("temple-blue-1") == "et Tempel i blå"
    assert words.disc("sphinx-yellow") == "Sfinks"
