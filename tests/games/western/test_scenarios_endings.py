"""Every way in which every shipped scenario can end is reached: each goal of each side, and each stroke of 12:00."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from flick3d.games import all_games
from flick3d.games.western.ending import REASONS, progress
from flick3d.games.western.events import DuelBegan
from flick3d.games.western.vocabulary import GOAL_WORDS, SIDES, Side
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.scenario import library
from tests.games.western.finishing import NEAR, at_hour, done, last_of_the_round, near_noon, strokes

SHIPPED = {
    entry.name: library.load(entry.name, all_games()).scenario
    for entry in library.entries()
    if not entry.own and entry.name.startswith("western/")
}


class Aim(NamedTuple):
    """One goal of one side in a scenario."""

    name: str
    goal: int
    side: Side


AIMS = [
    Aim(name, index, side)
    for name, scenario in SHIPPED.items()
    for index, goal in enumerate(scenario.goals)
    for side in SIDES
    if goal.side in (None, side)
]
STROKES = [(name, stroke) for name, scenario in SHIPPED.items() for stroke in strokes(scenario)]


def start(games, table, name) -> Controller:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    return Controller.start(games["western"], table, SHIPPED[name], seats, seed=1)


def test_there_is_a_way_to_every_kind_of_goal():
    assert set(NEAR) == set(GOAL_WORDS) == set(REASONS)


@pytest.mark.rule("W90")
@pytest.mark.parametrize("aim", AIMS, ids=[f"{name}-{SHIPPED[name].goals[at].word}-{side}" for name, at, side in AIMS])
def test_a_side_wins_by_each_of_its_goals(games, table, aim):
    goal = SHIPPED[aim.name].goals[aim.goal]
    before, step = NEAR[goal.word](start(games, table, aim.name), goal, aim.side)
    assert before.game.faults(before.state) == ()
    assert before.outcome is None
    reached, wanted = progress(before.state, goal, aim.side)
    assert reached == wanted - 1
    after = step(before)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == (aim.side, REASONS[goal.word])
    scores = dict(after.outcome.scores)
    assert scores[aim.side] >= wanted
    assert after.game.faults(after.state) == ()
    assert (after.prompt, after.state.phase) == (None, "over")


@pytest.mark.rule("W90")
@pytest.mark.parametrize(
    ("name", "stroke"), STROKES, ids=[f"{name}-{stroke.reason}-{stroke.winner or 'draw'}" for name, stroke in STROKES]
)
def test_twelve_oclock_ends_the_match(games, table, name, stroke):
    before, step = near_noon(start(games, table, name), stroke)
    assert before.game.faults(before.state) == ()
    assert before.outcome is None
    after = step(before)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == (stroke.winner, stroke.reason)
    assert after.state.hour == 12
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S10", "W76")
def test_the_leaders_duel_at_noon(games, table):
    """The leader of the side with the initiative shoots first, so the other one attacks."""
    controller = at_hour(start(games, table, "western/high-noon"), 11)
    controller = last_of_the_round(controller, "outlaw-2", 1)
    after, events = controller.apply(controller.read("end"))
    assert events[-1] == DuelBegan("outlaw-1", "lawman-1", "")
    assert after.prompt is not None
    assert (after.prompt.kind, after.prompt.piece, after.prompt.player) == ("duel", "lawman-1", "Ann")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W90")
@pytest.mark.parametrize("name", SHIPPED)
def test_the_match_goes_on_from_eleven_to_noon_and_no_further(games, table, name):
    """An hour before, the same last turn only begins another round."""
    controller = last_of_the_round(at_hour(start(games, table, name), 10), "outlaw-1", 1)
    after = done(controller, "end")
    assert (after.outcome, after.state.hour) == (None, 11)
