"""Moving: the cowboy is a disc while he is flicked, and turns when he stands again (W30 to W33)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.actions import Move
from flick3d.games.western.events import MoveFailed, MoveSucceeded, Turned
from flick3d.games.western.flicks import MOVEMENT_DISC
from flick3d.games.western.hats import hat_id, redressed
from flick3d.games.western.places import free_standing_place
from flick3d.games.western.state import State
from flick3d.games.western.turns import end_turn
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Push, Shot, upright

FLAT_TILT = 1.0
"""Degrees. A disc that rests with more tilt than this does not lie flat (W33)."""

FLAT_HEIGHT = 0.05
"""cm. A disc that rests higher or lower than this does not lie on the table (W33)."""


def move_shot(state: State, action: Move) -> Shot:
    """The table with the movement disc in the place of the active cowboy and his hat (W30)."""
    pose = state.layout[state.active].pose
    disc = Placement(MOVEMENT_DISC, MOVEMENT_DISC, upright(pose.x, pose.y))
    layout = state.layout.without([state.active, hat_id(state.active)]).put(disc)
    return Shot(layout, state.scenario.area, (Push(MOVEMENT_DISC, action.direction % 360.0, action.speed),))


def resolve_move(state: State, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The move judged (W31 to W33). Failed or not, the cowboy may turn next; a failed move changes nothing else.

    The disc is flatter than a man: it slides under a toppled piece or into a doorway without touching anything. A man
    has no room to stand there, so he stands on the nearest free spot.
    """
    state = msgspec.structs.replace(state, phase="face", actions_left=state.actions_left - 1)
    failure = move_failure(state.active, facts)
    if failure is not None:
        return state, (failure,)
    disc = facts.rest(MOVEMENT_DISC).pose
    others = state.layout.without([state.active, hat_id(state.active)])
    x, y = free_standing_place(others, state.scenario.area, disc.x, disc.y, ground)
    pose = upright(x, y, state.cowboy(state.active).facing)
    layout = redressed(state, state.layout.moved({state.active: pose}), ground)
    return msgspec.structs.replace(state, layout=layout), (MoveSucceeded(state.active, x, y),)


def move_failure(cowboy: str, facts: Facts) -> MoveFailed | None:
    """Why the move failed, or None: the disc touched a piece, left the play area, or does not lie flat (W32, W33)."""
    touched = facts.touched_by(MOVEMENT_DISC)
    if touched:
        return MoveFailed(cowboy, "touched", touched[0])
    rest = facts.rest(MOVEMENT_DISC)
    if rest.crossed or rest.left_at is not None or rest.fell_off:
        return MoveFailed(cowboy, "left-area")
    return None if _lies_flat(rest) else MoveFailed(cowboy, "not-flat")


def face(state: State, direction: float, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The cowboy turns after a move (W31, W32); without an action left his turn ends with it."""
    direction %= 360.0
    cowboy = msgspec.structs.replace(state.cowboy(state.active), facing=direction)
    pose = state.layout[cowboy.id].pose
    state = state.with_cowboy(cowboy)
    layout = redressed(state, state.layout.moved({cowboy.id: upright(pose.x, pose.y, direction)}), ground)
    state = msgspec.structs.replace(state, layout=layout, phase="act")
    turned = Turned(cowboy.id, direction)
    if state.actions_left > 0:
        return state, (turned,)
    state, events = end_turn(state, ground)
    return state, (turned, *events)


def _lies_flat(rest: Rest) -> bool:
    return rest.tilt <= FLAT_TILT and abs(rest.pose.z) <= FLAT_HEIGHT
