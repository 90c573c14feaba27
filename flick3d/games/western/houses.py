"""Houses: whether a disc is in or out, who is inside, and which block is free (W40, W41, W43, W44)."""

from __future__ import annotations

import msgspec

from flick3d.games.western.arranging import rearranged
from flick3d.games.western.events import Entered
from flick3d.games.western.exits import reach
from flick3d.games.western.flicks import MOVEMENT_DISC
from flick3d.games.western.state import Allegiance, Cowboy, State
from flick3d.rules.doorway import seen_from
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Pose


def house_entered(state: State, disc: Pose, ground: Ground) -> str:
    """Id of the open building that a disc at rest is in, other than the active cowboy's own, or "" (W40).

    It is in when it lies between the two blocks and any part of it has passed the door's line, whichever end of the
    passage it came from.
    """
    own = state.cowboy(state.active).inside
    for house in state.buildings:
        if house.closed or house.piece == own:
            continue
        doorway = ground.doorway(house.kind)
        x, y = seen_from(house.pose, disc.x, disc.y)
        radius = ground.radius(MOVEMENT_DISC)
        if abs(y) < doorway.half_width and doorway.back < x + radius and x - radius < doorway.line:
            return house.piece
    return ""


def is_out(house: Placement, disc: Pose, ground: Ground) -> bool:
    """Whether a disc that was flicked out of a house has passed the door's line as a whole (W41)."""
    x, _ = seen_from(house.pose, disc.x, disc.y)
    return x - ground.radius(MOVEMENT_DISC) >= ground.doorway(house.kind).line


def enemies_inside(state: State, house: str, side: Allegiance) -> tuple[Cowboy, ...]:
    """The men of the other side in a house (W75); who belongs to nobody is no enemy."""
    return tuple(man for man in state.inside(house) if man.side not in (side, "neutral"))


def free_blocks(state: State, house: str, ground: Ground) -> tuple[int, ...]:
    """The blocks of a house on which nobody stands (W44)."""
    taken = {man.block for man in state.inside(house)}
    return tuple(block for block in range(len(ground.perches(state.layout[house].kind))) if block not in taken)


def take_block(state: State, man: str, house: str, block: int, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The man stands on this block of the house and looks out of the door; he may have reached what he had to (S8)."""
    facing = state.layout[house].pose.yaw
    state = state.with_cowboy(msgspec.structs.replace(state.cowboy(man), on=house, block=block, facing=facing))
    state = rearranged(state, ground)
    state, reached = reach(state, man)
    return state, (Entered(man, house), *reached)
