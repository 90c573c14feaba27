"""Invariants of a Western state (W1 to W5, W10, W54, W60, W61): what would be a bug if it were ever broken."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.hats import HAT, hat_id
from flick3d.games.western.scenario import MOST_PIECES, SIDES, hour_colour
from flick3d.games.western.state import SLOTS, Cowboy, State
from flick3d.games.western.turns import ACTIONS_PER_TURN
from flick3d.rules.facts import TOPPLED_ABOVE

ROUNDING = 1e-6
"""cm. Positions may miss the play area's edge by this much without being wrong."""


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants in plain words; empty for every reachable state."""
    return (*_table(state), *(fault for cowboy in state.cowboys for fault in _cowboy(state, cowboy)), *_turn(state))


def _table(state: State) -> Iterator[str]:
    pieces = Counter(placement.piece for placement in state.layout)
    yield from (f"{piece} is on the table {count} times" for piece, count in pieces.items() if count > 1)

    kinds = Counter(placement.kind for placement in state.layout)
    started = Counter(prop.kind for prop in state.scenario.props)
    for kind, most in MOST_PIECES.items():
        if kinds[kind] != started[kind]:  # type: ignore[index]
            yield f"{kinds[kind]} pieces of kind {kind} are on the table, {started[kind]} were set up"  # type: ignore[index]
        if kinds[kind] > most:
            yield f"{kinds[kind]} pieces of kind {kind} are on the table, the box holds {most}"
    for building in state.scenario.buildings:
        if pieces[building.kind] != 1:
            yield f"the {building.kind} is not on the table"
    yield from (f"a {kind} is on the table between flicks" for kind in ("bullet", "movement-disc") if kinds[kind])

    known = {hat_id(cowboy.id) for cowboy in state.cowboys} | {cowboy.id for cowboy in state.cowboys}
    for placement in state.layout:
        pose = placement.pose
        if not pose.is_finite:
            yield f"{placement.piece} is nowhere: its pose has no numbers"
        if not state.scenario.area.contains(pose.x, pose.y, -ROUNDING):
            yield f"{placement.piece} is outside the play area"
        if placement.kind in ("cowboy", HAT) and placement.piece not in known:
            yield f"{placement.piece} belongs to no cowboy of the match"


def _cowboy(state: State, cowboy: Cowboy) -> Iterator[str]:
    placement = state.layout.get(cowboy.id)
    hat = state.layout.get(hat_id(cowboy.id))
    dead = cowboy.posture == "dead"
    if dead != (cowboy.hit_points == 0):
        yield f"{cowboy.id} is {cowboy.posture} with {cowboy.hit_points} hit points"
    if not 0 <= cowboy.hit_points <= _first_hit_points(state, cowboy):
        yield f"{cowboy.id} has {cowboy.hit_points} hit points"
    if len(cowboy.slots) > SLOTS:
        yield f"{cowboy.id} has {len(cowboy.slots)} tokens in {SLOTS} slots"
    if dead != (placement is None):
        yield f"{cowboy.id} is {cowboy.posture} and {'not ' if placement is None else ''}on the table"
    if (cowboy.posture == "standing") != (hat is not None):
        yield f"{cowboy.id} is {cowboy.posture} and his hat is {'not ' if hat is None else ''}on the table"
    if placement is not None and (cowboy.posture == "standing") == (placement.pose.tilt > TOPPLED_ABOVE):
        yield f"{cowboy.id} is {cowboy.posture} with a tilt of {placement.pose.tilt:.1f} degrees"
    if placement is not None and hat is not None:
        if math.hypot(hat.pose.x - placement.pose.x, hat.pose.y - placement.pose.y) > ROUNDING:
            yield f"{cowboy.id} does not wear his hat"
        if (hat.pose.axis_z > 0.0) != (cowboy.hat == "red"):
            yield f"{cowboy.id}'s hat lies {cowboy.hat} side down"
    if cowboy.posture == "standing" and placement is not None and _apart(placement.pose.yaw, cowboy.facing) > 1e-3:
        yield f"{cowboy.id} looks elsewhere than his figure"


def _turn(state: State) -> Iterator[str]:
    ids = [cowboy.id for cowboy in state.cowboys]
    if len(set(ids)) != len(ids):
        yield "a cowboy is doubled"
    holder = state.cowboy(state.initiative)
    if holder.posture == "dead" and any(state.living(side) for side in SIDES):
        yield f"the initiative is held by {holder.id}, who is dead"
    if (state.outcome is None) == (state.phase == "over"):
        yield f"the match is in phase {state.phase} with the outcome {state.outcome}"
    if not all(0 <= index < len(state.players(side)) for side, index in zip(SIDES, state.next_player, strict=True)):
        yield f"the next players are {state.next_player}"
    if state.phase in ("act", "face"):
        yield from _active(state, state.cowboy(state.active))
    elif state.active or state.actions_left:
        yield f"{state.active or 'nobody'} has {state.actions_left} actions in phase {state.phase}"
    if state.phase == "choose-cowboy" and not state.available(state.team):
        yield f"the {state.team} are to play and have nobody available"
    if state.phase != "over" and not state.opened:
        if state.team != holder.side:
            yield f"the {state.team} open the round, the initiative is held by {holder.id}"
        if any(cowboy.hat != hour_colour(state.hour) for cowboy in state.cowboys):
            yield "a hat is turned before the round is opened"


def _active(state: State, active: Cowboy) -> Iterator[str]:
    if active.side != state.team:
        yield f"{active.id} plays in a turn of the {state.team}"
    if active.posture != "standing":
        yield f"{active.id} plays while he is {active.posture}"
    if active.hat != hour_colour(state.hour):
        yield f"{active.id} plays with his hat turned"
    fewest = 0 if state.phase == "face" else 1
    if not fewest <= state.actions_left <= ACTIONS_PER_TURN:
        yield f"{active.id} has {state.actions_left} actions left in phase {state.phase}"


def _first_hit_points(state: State, cowboy: Cowboy) -> int:
    start = next(each for each in state.scenario.cowboys if each.id == cowboy.id)
    return start.hit_points or state.scenario.hit_points


def _apart(first: float, second: float) -> float:
    """Angle between two directions, degrees, 0 to 180."""
    return abs((first - second + 180.0) % 360.0 - 180.0)
