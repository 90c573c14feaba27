"""Triggers: neutral figures join a side when something happens (S6, S7)."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from flick3d.games.western.arranging import rearranged
from flick3d.games.western.events import Joined
from flick3d.games.western.places import free_standing_place
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import GALLOWS, State
from flick3d.games.western.vocabulary import Cause, Joining
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import upright


def after_shot(
    state: State, facts: Facts, blown_up: Collection[str], ground: Ground
) -> tuple[State, tuple[Event, ...]]:
    """What follows by the scenario's triggers from a flick that toppled pieces and blew up these buildings."""
    events: tuple[Event, ...] = ()
    for trigger in state.scenario.triggers:
        if _is_set_off(trigger.when, facts, blown_up):
            state, joined = _join(state, trigger.then, ground)
            events += joined
    return state, events


def _is_set_off(cause: Cause, facts: Facts, blown_up: Collection[str]) -> bool:
    if cause.blown_up is not None:
        return cause.blown_up in blown_up
    return any(rest.piece == GALLOWS and rest.toppled for rest in facts.rests)


def _join(state: State, joining: Joining, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The figure belongs to a side, and can be played in this very round; once, and only while it lives."""
    figure = state.cowboy(joining.join)
    if figure.side != "neutral" or not figure.on_table:
        return state, ()
    hit_points = joining.hit_points or figure.hit_points
    layout, on = state.layout, figure.on
    if on == GALLOWS:
        # Who belongs to a side stands on the ground.
        pose = layout[figure.id].pose
        x, y = free_standing_place(layout.without([figure.id]), state.scenario.area, pose.x, pose.y, ground)
        layout, on = layout.moved({figure.id: upright(x, y, figure.facing)}), ""
    joined = msgspec.structs.replace(
        figure,
        side=joining.side,
        hat=hour_colour(state.hour),
        hit_points=hit_points,
        most_hit_points=max(hit_points, figure.most_hit_points if joining.hit_points is None else 0),
        on=on,
    )
    state = msgspec.structs.replace(state.with_cowboy(joined), layout=layout)
    return rearranged(state, ground), (Joined(figure.id, joining.side),)
