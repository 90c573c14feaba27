"""Every idea is legal, in every scenario and at every kind of prompt; hidden things change no decision."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.levels import LEVELS
from flick3d.ai.player import ComputerPlayer
from flick3d.ai.western.mind import WesternMind
from flick3d.match.session import Session
from flick3d.rules.chance import stream
from flick3d.rules.game import Seat
from flick3d.scenario.library import load
from tests.games.western.keen_player import keen_action

SCENARIOS = (
    "main-street",
    "doors-and-duels",
    "bank-job",
    "bad-water",
    "arms-race",
    "jailbreak",
    "the-gallows",
    "witnesses",
    "the-hostage",
    "high-noon",
)
SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))


@pytest.fixture(scope="module")
def mind():
    return WesternMind()


def begun(games, table, name, seed=1):
    loaded = load(f"western/{name}", games, table)
    return Session.start(loaded.game, table, loaded.scenario, SEATS, seed)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_idea_is_legal(mind, games, table, name):
    session = begun(games, table, name)
    asked = set()
    for number in range(36):
        prompt = session.prompt
        if prompt is None:
            break
        # A keen player comes to doors, duels and tokens; the mind is asked now and then, and at every new kind.
        if number % 5 == 0 or prompt.kind not in asked:
            asked.add(prompt.kind)
            seen = session.game.seen_by(session.state, prompt.player)
            ideas = mind.ideas(seen, prompt, table, LEVELS["normal"])
            assert ideas
            for idea in ideas:
                assert session.check(session.read(idea.words)) is None, idea
            best = max(ideas, key=lambda idea: idea.worth)
            session.submit(session.read(best.words))
        else:
            session.submit(session.read(keen_action(session.state, prompt, stream(7, "keen", number))))


def test_whole_matches_end(games, table):
    session = begun(games, table, "doors-and-duels", seed=3)
    players = {seat.name: ComputerPlayer(WesternMind(), table, LEVELS["easy"], seat.name, 3) for seat in SEATS}
    while (prompt := session.prompt) is not None:
        assert len(session.steps) < 400
        # Matches are long: lawmen do nothing, so that this one is short.
        text = "end" if prompt.team == "lawmen" and prompt.kind == "act" else None
        if text is None:
            seen = session.game.seen_by(session.state, prompt.player)
            text = players[prompt.player].decide(seen, len(session.steps)).text
        session.submit(session.read(text))
    assert session.outcome is not None


@pytest.mark.rule("W72")
def test_what_lies_face_down_changes_no_decision(mind, games, table):
    session = begun(games, table, "arms-race")
    shuffled = begun(games, table, "arms-race", seed=2)
    assert session.state.tokens != shuffled.state.tokens
    for _ in range(3):
        prompt = session.prompt
        decisions = set()
        for each in (session, shuffled):
            seen = each.game.seen_by(each.state, prompt.player)
            player = ComputerPlayer(mind, table, LEVELS["easy"], prompt.player, 1)
            decisions.add(player.decide(seen, len(session.steps)).text)
        assert len(decisions) == 1
        for each in (session, shuffled):
            each.submit(each.read(next(iter(decisions))))


def test_the_same_question_has_the_same_answer(games, table):
    session = begun(games, table, "bank-job")
    session.submit(session.read("play outlaw-1"))
    prompt = session.prompt
    seen = session.game.seen_by(session.state, prompt.player)
    answers = set()
    for mind in (WesternMind(), WesternMind()):
        for _ in range(2):
            answers.add(ComputerPlayer(mind, table, LEVELS["normal"], prompt.player, 5).decide(seen, 1).text)
    assert len(answers) == 1


@pytest.mark.rule("W72")
def test_made_up_tokens_are_those_that_were_not_seen(mind, games, table):
    session = begun(games, table, "arms-race")
    seen = session.game.seen_by(session.state, "Ann")
    whole = mind.imagine(seen, "Ann", stream(1, "test"))
    assert sorted(token.kind for token in whole.tokens) == sorted(token.kind for token in session.state.tokens)
    first = msgspec.structs.replace(session.state.tokens[0], face_up=True)
    known = session.game.seen_by(session.state.with_token(first), "Ann")
    again = mind.imagine(known, "Ann", stream(2, "test"))
    assert again.token(first.id).kind == first.kind
    assert sorted(token.kind for token in again.tokens) == sorted(token.kind for token in session.state.tokens)
