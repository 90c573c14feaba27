"""The end: goals and the stroke of twelve (W90)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.events import MatchEnded
from flick3d.games.western.scenario import SIDES, Side
from flick3d.games.western.state import State, other_side
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome


def eliminated(state: State, side: Side) -> int:
    """How many enemies of a side are dead. Whose bullet it was does not matter: an own man's counts too (W56)."""
    return len(state.of_side(other_side(side))) - len(state.living(other_side(side)))


def hit_points(state: State, side: Side) -> int:
    """Hit points left to a side."""
    return sum(cowboy.hit_points for cowboy in state.of_side(side))


def goal_reached(state: State) -> Outcome | None:
    """The outcome when a goal of the scenario is met now; both sides by the same flick is a draw (W90)."""
    winners = [
        side
        for side in SIDES
        if any(goal.side in (None, side) and eliminated(state, side) >= goal.eliminate for goal in state.scenario.goals)
    ]
    if not winners:
        return None
    scores = tuple((str(side), eliminated(state, side)) for side in SIDES)
    return Outcome(winners[0] if len(winners) == 1 else None, "eliminated", scores)


def noon(state: State) -> Outcome:
    """The outcome when the clock strikes 12:00: the scenario's word, or most hit points, equal is a draw (W90, S1)."""
    lawmen, outlaws = (hit_points(state, side) for side in SIDES)
    winner: str | None
    if state.scenario.clock.noon != "most-hit-points":
        winner = state.scenario.clock.noon
    elif lawmen == outlaws:
        winner = None
    else:
        winner = "lawmen" if lawmen > outlaws else "outlaws"
    return Outcome(winner, "noon", (("lawmen", lawmen), ("outlaws", outlaws)))


def end_match(state: State, outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
    """The state in which the match is over: nothing is asked any more."""
    over = msgspec.structs.replace(state, phase="over", active="", actions_left=0, outcome=outcome)
    return over, (MatchEnded(outcome),)
