"""Whole matches of computer players are legal to the end; they see what they may see, and decide the same again."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.faith.mind import FaithMind
from flick3d.ai.levels import LEVELS
from flick3d.ai.player import ComputerPlayer
from flick3d.games.faith.game import Faith
from flick3d.games.faith.gods import GOD_NAMES
from flick3d.games.faith.laws import LAW_NAMES
from flick3d.match.session import Session
from flick3d.rules.chance import stream
from flick3d.rules.controller import Controller
from flick3d.rules.deciding import RandomPlayer
from flick3d.rules.game import Seat
from tests.games.faith.matches import FULL, PLAIN, altered, begun, with_discs

from .positions import HARD, ideas, refused

QUICK = msgspec.structs.replace(LEVELS["normal"], shortlist=0, tries=0)
"""Without tries on the table."""
LYING = (
    ("prophet-blue-1", (0.6, 15.0)),
    ("prophet-blue-2", (15.0, 5.0)),
    ("temple-blue-1", (-3.0, 16.0)),
    ("prophet-purple-1", (5.0, 16.0)),
    ("prophet-purple-2", (17.0, -4.0)),
    ("temple-purple-1", (-15.0, 0.4)),
)


def whole_match(table, names, kinds, scenario, seed, decks=()):
    """Play to the end; every decision must be legal, or the session raises."""
    session = Session.start(Faith(), table, scenario, tuple(Seat(name, name) for name in names), seed)
    if decks:
        state = msgspec.structs.replace(session.state, deck=decks)
        session = Session(Controller(session.game, table, state), table)
    players = {
        name: ComputerPlayer(FaithMind(), table, QUICK, name, seed)
        if kind == "mind"
        else RandomPlayer(session.game, table, stream(seed, "test", name))
        for name, kind in zip(names, kinds, strict=True)
    }
    while session.prompt is not None:
        player = session.prompt.player
        seen = session.game.seen_by(session.state, player)
        decision = players[player].decide(seen, len(session.steps))
        session.submit(session.read(decision.text))
        assert session.game.faults(session.state) == ()
    return session


@pytest.mark.parametrize("god", GOD_NAMES)
def test_every_god_has_legal_ideas(table, god):
    controller = with_discs(begun(gods=(god, "tyr" if god != "tyr" else "ra")), *LYING)
    for phase in ("mission", "temples"):
        assert refused(altered(controller, phase=phase), table, QUICK) == []


@pytest.mark.parametrize("law", LAW_NAMES)
def test_every_law_has_legal_ideas(table, law):
    controller = with_discs(begun(laws=(law,)), *LYING)
    if law == "tornado":
        controller = altered(controller, tornado=(0.0, 0.0))
    if law == "changing-winds":
        controller = altered(controller, wind=130.0)
    assert refused(controller, table, QUICK) == []
    assert refused(altered(controller, spot=(18.0, 17.0)), table, QUICK) == []
    voting = altered(controller, phase="vote", agenda=(law, "grand-tour" if law != "grand-tour" else "kraken"))
    assert refused(voting, table, QUICK) == []


@pytest.mark.rule("F10", "F12")
@pytest.mark.parametrize(("names", "kinds"), [(("Ann", "Ben"), ("mind", "")), (("A", "B", "C"), ("", "mind", ""))])
def test_a_plain_match_is_played_to_its_end(table, names, kinds):
    session = whole_match(table, names, kinds, PLAIN, 3)
    assert session.outcome is not None


@pytest.mark.rule("L4", "L5", "L6", "L7")
def test_a_match_with_gods_and_odd_laws_is_played_to_its_end(table):
    laws = ("two-hands", "templars", "piggyback", "tornado", "rolling-ministry", "kraken", "king-ape", "holy-bowling")
    session = whole_match(table, ("Ann", "Ben"), ("mind", "mind"), FULL, 11, laws)
    assert session.outcome is not None


@pytest.mark.rule("F1", "F20")
def test_four_gods_play_to_the_end(table):
    session = whole_match(table, ("A", "B", "C", "D"), ("mind", "", "mind", ""), FULL, 5)
    assert session.outcome is not None
    assert session.outcome.winner in ("A", "C")


@pytest.mark.rule("F21", "F22")
def test_what_is_hidden_changes_nothing(table):
    controller = altered(begun("Ann", "Ben", "Cy"), phase="vote", agenda=("kraken", "templars"), votes=("up",))
    controller = altered(controller, active="Ben")
    other = altered(controller, votes=("down",), deck=("tornado",), seed=99)
    assert ideas(controller, table) == ideas(other, table)
    racing = altered(begun(), phase="race", racers=("Ann", "Ben"), aimed=((225.0, 180.0),), active="Ben")
    assert ideas(racing, table) == ideas(altered(racing, aimed=((10.0, 400.0),)), table)


def test_the_same_question_has_the_same_answer(table):
    controller = altered(with_discs(begun(), *LYING), spot=(16.5, 16.8))
    seen = FaithMind().game.seen_by(controller.state, "Ann")
    answers = {ComputerPlayer(FaithMind(), table, HARD, "Ann", 4).decide(seen, 17).text for _ in range(2)}
    assert len(answers) == 1


def test_what_is_imagined_can_be_played_on(table):
    controller = begun("Ann", "Ben", "Cy")
    state = altered(controller, phase="vote", agenda=("kraken", "templars"), votes=("up",), active="Ben").state
    seen = FaithMind().game.seen_by(state, "Ben")
    whole = FaithMind().imagine(seen, "Ben", stream(1, "test"))
    assert len(whole.deck) == len(set(whole.deck))
    assert set(whole.deck).isdisjoint({*whole.agenda, *whole.laws})
    assert all(vote in ("up", "down") for vote in whole.votes)
