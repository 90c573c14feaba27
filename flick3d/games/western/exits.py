"""Ways off the table: marked exits, and buildings that a figure had to reach (S6 to S9)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.western.dying import pass_initiative
from flick3d.games.western.events import Escaped, Reached
from flick3d.games.western.hats import hat_id
from flick3d.games.western.scenario import ExitStart
from flick3d.games.western.state import Cowboy, State
from flick3d.rules.events import Event
from flick3d.rules.facts import Rest

ON_THE_LINE = 0.01
"""cm. How far from an exit the point may be at which a disc left the play area."""


def exit_of(state: State, man: Cowboy, disc: Rest) -> str:
    """Name of the exit through which a man's disc has left the play area, or "" (S6, S9).

    It must be one that he may use: a goal names him, or the token that he carries.
    """
    if disc.left_at is None:
        return ""
    for name in open_exits(state, man):
        way_out = state.scenario.exit(name)
        if way_out is not None and lies_on(way_out, *disc.left_at):
            return name
    return ""


def open_exits(state: State, man: Cowboy) -> tuple[str, ...]:
    """Names of the exits that a man may use now."""
    return tuple(
        goal.escape.exit
        for goal in state.scenario.goals
        if goal.escape is not None
        and goal.side in (None, man.side)
        and (
            man.id in goal.escape.who
            or (goal.escape.token is not None and state.carries(man.id, goal.escape.token) > 0)
        )
    )


def lies_on(way_out: ExitStart, x: float, y: float) -> bool:
    """Whether a point of the play area's edge belongs to an exit."""
    (x1, y1), (x2, y2) = way_out.begins, way_out.ends
    length = math.dist(way_out.begins, way_out.ends)
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
    aside = abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length
    return -ON_THE_LINE <= along <= length + ON_THE_LINE and aside <= ON_THE_LINE


def leave_table(state: State, man: str, way_out: str) -> tuple[State, tuple[Event, ...]]:
    """The man is gone through an exit, with what he carries."""
    state, passed = _gone(state, man)
    return state, (Escaped(man, way_out), *passed)


def reach(state: State, man: str) -> tuple[State, tuple[Event, ...]]:
    """A man who has entered the building that a goal of his side names is safe (S7, S8)."""
    figure = state.cowboy(man)
    for goal in state.scenario.goals:
        if goal.reach is None or goal.side not in (None, figure.side):
            continue
        if man in goal.reach.who and figure.inside == goal.reach.building:
            state, passed = _gone(state, man)
            return state, (Reached(man, goal.reach.building), *passed)
    return state, ()


def _gone(state: State, man: str) -> tuple[State, tuple[Event, ...]]:
    safe = msgspec.structs.replace(state.cowboy(man), posture="safe", on="", block=0)
    state = state.with_cowboy(safe)
    state = msgspec.structs.replace(state, layout=state.layout.without([man, hat_id(man)]))
    return pass_initiative(state)
