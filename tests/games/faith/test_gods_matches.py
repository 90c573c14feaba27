"""Whole matches on the real table in which every god plays and every Law is enacted."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from flick3d.games.faith.events import LawEnacted, gain
from flick3d.games.faith.game import Faith
from flick3d.games.faith.gods import GOD_NAMES, GodName
from flick3d.games.faith.laws import LAW_NAMES, LawName
from flick3d.match.session import Session
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from tests.games.faith.matches import FULL
from tests.games.faith.pilgrim import pilgrim

NAMES = ("Ann", "Ben", "Cy", "Dee")
# The Earthquake is never first: there are no Temples on the Map yet.
MATCHES: tuple[tuple[tuple[GodName, ...], tuple[LawName, ...]], ...] = (
    (("tyr", "zeus", "ra", "dagda"), ("king-ape", "tornado", "holy-bowling", "kraken")),
    (("freja", "themis", "anubis", "morrigan"), ("lost-sheep", "two-hands", "earthquake", "iconoclasts")),
    (("tyr", "themis"), ("templars", "piggyback", "high-tide", "changing-winds")),
    (("ra", "morrigan"), ("fresh-converts", "holy-oil", "all-or-nothing", "little-finger")),
    (("dagda", "anubis"), ("grand-tour", "rolling-ministry", "blind-faith", "wrong-hand")),
)


@pytest.mark.rule("F1")
def test_these_matches_have_every_god_and_every_law() -> None:
    assert {god for gods, _ in MATCHES for god in gods} == set(GOD_NAMES)
    assert sorted(law for _, laws in MATCHES for law in laws) == sorted(LAW_NAMES)


def stacked(session: Session, laws: tuple[LawName, ...], table) -> Session:
    """The match in which these Laws are the upper cards, one in each Council."""
    lower = [law for law in LAW_NAMES if law not in laws and law != "earthquake"]
    deck = tuple(law for pair in zip(laws, lower, strict=False) for law in pair)
    state = msgspec.structs.replace(session.state, deck=deck)
    return Session(Controller(session.game, table, state), table)


def of_these(gods: tuple[GodName, ...], table) -> Session:
    """A match at the race in which the players are these gods, by whatever cards they were dealt."""
    seats = tuple(Seat(name, name) for name in NAMES[: len(gods)])
    for seed in range(200):
        session = Session.start(Faith(), table, FULL, seats, seed)
        pantheon, colours = session.state.book.pantheon, session.state.colours
        cards = [pantheon.cards[pantheon.card_of(colour)].gods for colour in colours]
        if all(any(god in card for card in cards) for god in gods):
            for card in cards:
                session.submit(session.read(f"choose {next(god for god in card if god in gods)}"))
            return session
    raise AssertionError("no seed deals these cards")


@pytest.mark.rule("F10", "F20", "F23", "F24", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8")
@pytest.mark.parametrize(("gods", "laws"), MATCHES, ids=["-".join(gods) for gods, _ in MATCHES])
def test_a_match_of_these_gods_under_these_laws(gods, laws, table) -> None:
    session = stacked(of_these(gods, table), laws, table)
    play, points, enacted = pilgrim(seed=1), Counter(), []
    while session.prompt is not None:
        votes = session.prompt.kind == "vote"
        step = session.submit(session.read("vote up" if votes else play(session.prompt, session.state)))
        assert session.game.faults(session.state) == ()
        enacted += [event.law for event in step.events if isinstance(event, LawEnacted)]
        for player, won in filter(None, map(gain, step.events)):
            points[player] += won
    assert enacted == list(laws)
    assert sorted(session.state.gods) == sorted(gods)
    assert session.outcome is not None
    assert session.outcome.scores == tuple((name, points[name]) for name in NAMES[: len(gods)])
