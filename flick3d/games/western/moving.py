"""Moving: the cowboy is a disc while he is flicked, in and out of houses too, and turns when he stands (W30 to W44)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.western.actions import Move
from flick3d.games.western.arranging import rearranged
from flick3d.games.western.entering import come_in
from flick3d.games.western.events import MoveFailed, MoveSucceeded, Turned
from flick3d.games.western.exits import exit_of, leave_table
from flick3d.games.western.flicks import MOVEMENT_DISC
from flick3d.games.western.hats import hat_id
from flick3d.games.western.houses import enemies_inside, free_blocks, house_entered, is_out
from flick3d.games.western.places import free_standing_place, move_place
from flick3d.games.western.state import State
from flick3d.games.western.turns import carry_on
from flick3d.rules.doorway import DOORWAY
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Push, Shot, upright

FLAT_TILT = 1.0
"""Degrees. A disc that rests with more tilt than this does not lie flat (W33)."""

FLAT_HEIGHT = 0.05
"""cm. A disc that rests higher or lower than this does not lie on the table (W33)."""


def move_shot(state: State, action: Move, ground: Ground) -> Shot:
    """The table with the movement disc in the place of the active cowboy and hat (W30), or behind his house (W41)."""
    place = move_place(state.layout, state.scenario.area, state.cowboy(state.active), ground)
    assert place is not None
    disc = Placement(MOVEMENT_DISC, MOVEMENT_DISC, upright(*place))
    layout = state.layout.without([state.active, hat_id(state.active)]).put(disc)
    return Shot(layout, state.scenario.area, (Push(MOVEMENT_DISC, action.direction % 360.0, action.speed),))


def resolve_move(state: State, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The move judged (W31 to W33, W40, W41). A failed move changes nothing but the actions left.

    The disc is flatter than a man: it slides under a toppled piece or into a doorway without touching anything. A man
    has no room to stand there, so he stands on the nearest free spot. Failed or not, a man on the ground may turn next.
    """
    state = msgspec.structs.replace(state, actions_left=state.actions_left - 1, aside=False)
    man = state.cowboy(state.active)
    rest = facts.rest(MOVEMENT_DISC)
    gone = exit_of(state, man, rest)
    entered = "" if gone else house_entered(state, rest.pose, ground)
    failure = move_failure(state, facts, entered, gone, ground)
    if failure is not None:
        # In a house there is nothing to turn to: he looks out of the door.
        state, following = carry_on(state, ground, "act" if man.inside else "face")
        return state, (failure, *following)
    if gone:
        state, events = leave_table(state, man.id, gone)
        state, following = carry_on(state, ground)
        return state, events + following
    if entered:
        return come_in(state, entered, ground)
    state = state.with_cowboy(msgspec.structs.replace(man, on="", block=0))
    others = state.layout.without([man.id, hat_id(man.id)])
    x, y = free_standing_place(others, state.scenario.area, rest.pose.x, rest.pose.y, ground)
    state = msgspec.structs.replace(state, layout=state.layout.moved({man.id: upright(x, y, man.facing)}))
    state, following = carry_on(rearranged(state, ground), ground, "face")
    return state, (MoveSucceeded(man.id, x, y), *following)


def move_failure(state: State, facts: Facts, entered: str, gone: str, ground: Ground) -> MoveFailed | None:
    """Why the move failed, or None (W32, W33, W40 to W44).

    entered: id of the house that the disc went into, whose inner faces it may touch. gone: name of the exit through
    which it left the play area. A man who leaves a house may touch that house's blocks.
    """
    man = state.cowboy(state.active)
    for piece, part in facts.touches(MOVEMENT_DISC):
        if piece != man.inside and (piece, part) != (entered, DOORWAY):
            return MoveFailed(man.id, "touched", piece)
    rest = facts.rest(MOVEMENT_DISC)
    if (rest.crossed or rest.left_at is not None or rest.fell_off) and not gone:
        return MoveFailed(man.id, "left-area")
    if not gone and not lies_flat(rest):
        return MoveFailed(man.id, "not-flat")
    if man.inside and not gone and not is_out(state.layout[man.inside], rest.pose, ground):
        return MoveFailed(man.id, "not-out", man.inside)
    return MoveFailed(man.id, "full", entered) if entered and not _has_room(state, entered, ground) else None


def _has_room(state: State, house: str, ground: Ground) -> bool:
    """Whether the active cowboy gets into a house: by a duel with who is inside (W75), or onto a free block (W44)."""
    if enemies_inside(state, house, state.cowboy(state.active).side):
        return state.scenario.rules.duels
    return bool(free_blocks(state, house, ground))


def face(state: State, direction: float, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The cowboy turns after a move (W31, W32); without an action left his turn ends with it."""
    direction %= 360.0
    cowboy = msgspec.structs.replace(state.cowboy(state.active), facing=direction)
    pose = state.layout[cowboy.id].pose
    state = state.with_cowboy(cowboy)
    state = msgspec.structs.replace(
        state, layout=state.layout.moved({cowboy.id: upright(pose.x, pose.y, direction, pose.z)})
    )
    state, following = carry_on(rearranged(state, ground), ground)
    return state, (Turned(cowboy.id, direction), *following)


def lies_flat(rest: Rest) -> bool:
    """Whether a disc rests flat on the table itself (W33)."""
    return rest.tilt <= FLAT_TILT and math.fabs(rest.pose.z) <= FLAT_HEIGHT
