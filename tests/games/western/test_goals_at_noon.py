"""12:00: whose hit points, whose token, whose leader, and the leaders' duel (W8, W90, S1, S9, S10)."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.games.western.ending import hit_points, noon_duel, noon_outcome
from flick3d.games.western.events import DuelBegan, DuelWon, TurnedAway
from flick3d.games.western.scenario import Clock
from flick3d.games.western.vocabulary import Noon
from flick3d.rules.controller import Controller
from flick3d.rules.outcome import Outcome
from tests.games.western.finishing import at_hour, changed, done, gone, last_of_the_round, shot_at, with_figure
from tests.games.western.test_goals import put, town
from tests.rules.fake_ground import fallen
from tests.rules.played import flick


@pytest.mark.rule("S1", "W90")
def test_noon_counts_hit_points_of_a_side_its_neutrals_too():
    controller = town(clock=Clock(7, "most-hit-points"))
    assert [hit_points(controller.state, side) for side in ("lawmen", "outlaws")] == [8, 6]
    assert noon_outcome(controller.state) == Outcome("lawmen", "noon", (("lawmen", 8), ("outlaws", 6)))
    equal = gone(controller, "woman", "dead")
    assert noon_outcome(equal.state) == Outcome(None, "noon", (("lawmen", 6), ("outlaws", 6)))


@pytest.mark.rule("W8", "W90")
@pytest.mark.parametrize(("word", "winner"), [("lawmen", "lawmen"), ("outlaws", "outlaws"), ("draw", None)])
def test_noon_may_be_a_sides_or_a_draw(word, winner):
    outcome = noon_outcome(town(clock=Clock(7, word)).state)
    assert outcome == Outcome(winner, "noon-side", (("lawmen", 8), ("outlaws", 6)))


@pytest.mark.rule("S9", "W90")
@pytest.mark.parametrize(("carrier", "winner"), [("lawman-2", "lawmen"), ("outlaw-1", "outlaws"), ("saloon", None)])
def test_noon_may_be_the_holders(carrier, winner):
    controller = put(town(clock=Clock(7, Noon(holder="hostage"))), "hostage", carrier)
    held = tuple((side, int(side == winner)) for side in ("lawmen", "outlaws"))
    assert noon_outcome(controller.state) == Outcome(winner, "noon-holder", held)


LEADERS = Noon(leaders=("lawman-1", "outlaw-1"))


@pytest.mark.rule("S10", "W90")
@pytest.mark.parametrize(("lawman", "outlaw", "winner"), [(2, 1, "lawmen"), (1, 2, "outlaws"), (1, 1, None)])
def test_noon_may_be_the_leaders(lawman, outlaw, winner):
    controller = town(clock=Clock(7, LEADERS))
    controller = with_figure(with_figure(controller, "lawman-1", hit_points=lawman), "outlaw-1", hit_points=outlaw)
    scores = (("lawmen", lawman), ("outlaws", outlaw))
    assert noon_outcome(controller.state) == Outcome(winner, "noon-leader", scores)
    assert noon_duel(controller.state, controller.ground) is None, "a tie is a draw unless the scenario says otherwise"


def at_the_stroke(initiative: str = "lawman-1", fallen_leader: bool = False) -> Controller:
    """The match in the last turn before 12:00, with equal leaders who fight it out."""
    noon = msgspec.structs.replace(LEADERS, tie="duel")
    controller = at_hour(town(clock=Clock(7, noon)), 11)
    controller = changed(controller, initiative=initiative)
    if fallen_leader:
        controller = with_figure(controller, "outlaw-1", posture="fallen")
        controller = changed(
            controller, layout=controller.state.layout.without(["hat-outlaw-1"]).moved({"outlaw-1": fallen(20.0, -8.0)})
        )
    return last_of_the_round(controller, "outlaw-3", 1)


@pytest.mark.rule("S10", "W76")
@pytest.mark.parametrize(("initiative", "attacker", "defender"), [
    ("lawman-1", "outlaw-1", "lawman-1"), ("outlaw-2", "lawman-1", "outlaw-1"),
])  # fmt: skip
def test_equal_leaders_fight_a_duel_at_noon(initiative, attacker, defender):
    before = at_the_stroke(initiative)
    after, events = before.apply(before.read("end"))
    assert events[-1] == DuelBegan(attacker, defender, "")
    assert (after.state.phase, after.state.duel.shooter, after.state.hour) == ("duel", defender, 12)
    assert after.game.faults(after.state) == ()
    won = shot_at(after, attacker)
    assert won.outcome is not None
    winner = won.state.cowboy(defender).side
    assert (won.outcome.winner, won.outcome.reason) == (winner, "duel")
    assert won.state.cowboy(attacker).hit_points == 2, "12:00 has struck: nothing else is lost"


@pytest.mark.rule("S10", "W90")
def test_no_duel_is_fought_by_unequal_or_dead_leaders():
    ahead = done(with_figure(at_the_stroke(), "outlaw-1", hit_points=1), "end")
    assert ahead.outcome == Outcome("lawmen", "noon-leader", (("lawmen", 2), ("outlaws", 1)))
    both_dead = at_the_stroke("lawman-2")
    for leader in ("lawman-1", "outlaw-1"):
        both_dead = gone(both_dead, leader, "dead")
    assert done(both_dead, "end").outcome == Outcome(None, "noon-leader", (("lawmen", 0), ("outlaws", 0)))


@pytest.mark.rule("S10", "W78")
def test_six_misses_at_noon_are_a_draw():
    after = done(at_the_stroke(), "end")
    for _ in range(6):
        assert after.outcome is None
        after, events = flick(after, "shoot left 90.0 50.0")
    assert TurnedAway("outlaw-1", "") in events
    assert not any(isinstance(event, DuelWon) for event in events)
    assert after.outcome == Outcome(None, "duel", (("lawmen", 2), ("outlaws", 2)))


@pytest.mark.rule("S10", "W76")
def test_a_fallen_leader_stands_up_for_the_duel():
    before = at_the_stroke(fallen_leader=True)
    assert before.game.faults(before.state) == ()
    after = done(before, "end")
    assert after.state.duel is not None
    assert {placed.pose.tilt < 1.0 for placed in after.state.duel.layout if placed.kind == "cowboy"} == {True}
    after = shot_at(after, "lawman-1")
    assert after.outcome is not None
    assert after.game.faults(after.state) == ()
