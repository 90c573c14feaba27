"""A session: flicks at once or in slices, undo, and nothing that changes when something is refused."""

from __future__ import annotations

import pytest

from flick3d.games.western.actions import End, Move, Play, Shoot
from flick3d.match.session import FlightError
from flick3d.rules.errors import FlickError, RefusedError

from .helpers import play, start

PLAY, MOVE = Play("lawman-1"), Move(200.0, 60.0)


@pytest.fixture
def session(table, main_street):
    session = start(table, main_street)
    session.submit(PLAY)
    return session


def test_steps_know_who_what_and_what_came_of_it(session):
    step = session.submit(MOVE)
    assert (step.player, step.action, step.is_flick) == ("Ann", MOVE, True)
    assert step.events
    assert step.trajectory is not None
    assert [each.action for each in session.steps] == [PLAY, MOVE]
    assert [before.prompt.kind for before, _ in session.history] == ["choose-cowboy", "act"]


def test_a_released_flick_lands_as_a_submitted_one(table, main_street, session):
    flight = session.release(MOVE)
    assert session.prompt is None
    while not flight.done:
        flight.advance(0.013)
    step = flight.land()
    other = start(table, main_street)
    other.submit(PLAY)
    assert other.submit(MOVE) == step
    assert other.state == session.state
    assert session.prompt.kind == "face"


def test_whether_the_table_moves_is_known_before(session):
    assert session.is_flick(MOVE)
    assert not session.is_flick(End())
    assert session.steps[-1].action == PLAY
    with pytest.raises(RefusedError):
        session.is_flick(PLAY)


def test_landing_early_simulates_the_rest(session, table, main_street):
    flight = session.release(MOVE)
    flight.advance(0.01)
    assert flight.time == pytest.approx(0.01)
    assert flight.trajectory.tracks[0].samples == 3
    step = flight.land()
    assert step.trajectory.settled


def test_nothing_else_happens_while_a_flick_is_in_the_air(session):
    session.release(MOVE)
    for attempt in (lambda: session.submit(End()), lambda: session.release(MOVE)):
        with pytest.raises(FlightError):
            attempt()
    assert not session.can_undo
    assert session.undo() is None
    assert len(session.steps) == 1


def test_a_refused_action_changes_nothing(session):
    before = session.state
    for action in (PLAY, Move(0.0, 1e9), Shoot("left", 0.0, 0.0)):
        with pytest.raises(RefusedError):
            session.submit(action)
        with pytest.raises(RefusedError):
            session.release(action)
    assert session.state == before
    assert session.prompt.kind == "act"


def test_only_a_flick_can_be_released(session):
    with pytest.raises(ValueError, match="no flick"):
        session.release(End())


def test_what_was_no_flick_can_be_taken_back(table, main_street):
    session = start(table, main_street)
    first = session.state
    assert not session.can_undo
    step = session.submit(PLAY)
    assert session.undo() == step
    assert session.state == first
    assert session.steps == ()
    assert session.undo() is None


def test_a_flick_cannot_be_taken_back(session):
    session.submit(MOVE)
    assert not session.can_undo
    assert session.undo() is None
    assert len(session.steps) == 2


class FullDisc:
    """A recorder that cannot keep anything while it is full."""

    full = True

    def record(self, step, controller):
        if self.full:
            raise FlickError("no space left")

    record_undo = lambda self: self.record(None, None)  # noqa: E731


def test_what_cannot_be_recorded_has_not_happened(table, main_street):
    session = start(table, main_street)
    session.submit(PLAY)
    recorder = FullDisc()
    session.record_to(recorder)
    before = session.state
    with pytest.raises(FlickError):
        session.submit(MOVE)
    with pytest.raises(FlickError):
        session.undo()
    flight = session.release(MOVE)
    with pytest.raises(FlickError):
        flight.land()
    assert session.state == before
    assert session.prompt is None, "the flick is still in the air"
    recorder.full = False
    step = flight.land()
    assert session.steps[-1] == step
    assert session.prompt.kind == "face"


@pytest.mark.rule("W7", "W12")
def test_players_take_turns_in_a_match_by_chance(table, main_street):
    session = start(table, main_street)
    play(session, 12)
    assert {step.player for step in session.steps} == {"Ann", "Ben"}
    assert session.game.faults(session.state) == ()
