"""Moving an object aside that blocks an entrance, just enough to let the disc through (W42)."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.games.western.arranging import rearranged
from flick3d.games.western.events import MovedAside
from flick3d.games.western.flicks import MOVEMENT_DISC
from flick3d.games.western.scenario import MOST_PIECES
from flick3d.games.western.state import GROUND, State
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, upright
from flick3d.rules.refusal import Refusal

CORRIDOR_STEP = 0.6
"""cm between two places of the disc that are looked at on its way through an entrance."""

ANYWHERE = Area(1000.0, 1000.0)
"""An area in which every place of the table lies: only what stands in the way counts here."""


def blocked(state: State, ground: Ground) -> Iterator[tuple[str, str]]:
    """The objects that block an entrance that the active cowboy may use, each with the building (W42).

    That is the door of his own house, or, when he is outside, that of any open house. Objects are props, and tokens
    that lie on the ground; figures are not. A house rule may forbid to move anything.
    """
    if state.scenario.house.moving_aside == "never":
        return
    own = state.cowboy(state.active).inside
    for house in state.buildings:
        if house.closed or (own and house.piece != own):
            continue
        for piece in state.layout:
            if _is_object(state, piece) and _stands_in(house, piece, bool(own), ground):
                yield piece.piece, house.piece


def aside_refusal(state: State, piece: str, building: str, ground: Ground) -> Refusal | None:
    """Why this object cannot be moved aside now, or None (W42)."""
    if state.scenario.house.moving_aside == "never":
        return Refusal("never-aside", "W42", piece)
    if piece not in state.layout or building not in state.layout or not _is_object(state, state.layout[piece]):
        return Refusal("no-such-object", "W42", piece)
    return None if (piece, building) in blocked(state, ground) else Refusal("not-blocking", "W42", piece)


def move_aside(state: State, piece: str, building: str, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The object stands upright on the nearest place where the disc gets past it; once per move, at no cost (W42)."""
    placed = state.layout[piece]
    house = state.layout[building]
    leaving = state.cowboy(state.active).inside == building
    discs = (
        Placement(f"way-{number}", MOVEMENT_DISC, upright(*on_table(house.pose, x, 0.0)))
        for number, x in enumerate(_corridor(house, leaving, ground))
    )
    others = state.layout.without([piece]).put(*discs)
    pose = placed.pose
    x, y = ground.nearest_free(others, state.scenario.area, placed.kind, pose.x, pose.y, pose.yaw)
    layout = state.layout.moved({piece: upright(x, y, pose.yaw)})
    state = msgspec.structs.replace(state, layout=layout, aside=True)
    return rearranged(state, ground), (MovedAside(state.active, piece, x, y),)


def _is_object(state: State, piece: Placement) -> bool:
    on_ground = any(token.id == piece.piece for token in state.tokens_at(GROUND))
    return piece.kind in MOST_PIECES or on_ground


def _stands_in(house: Placement, piece: Placement, leaving: bool, ground: Ground) -> bool:
    """Whether the disc would meet this piece on the straight way through the entrance."""
    x, y = seen_from(house.pose, piece.pose.x, piece.pose.y)
    doorway, disc = ground.doorway(house.kind), ground.radius(MOVEMENT_DISC)
    # A toppled piece reaches as far as it is high.
    reach = disc + max(ground.radius(piece.kind), 8.0 if piece.pose.tilt > 1.0 else 0.0)
    if abs(y) > reach or not doorway.back - reach < x < doorway.front + disc + reach:
        return False
    alone = Layout((piece,))
    return not all(
        ground.is_free(alone, ANYWHERE, MOVEMENT_DISC, *on_table(house.pose, at, 0.0))
        for at in _corridor(house, leaving, ground)
    )


def _corridor(house: Placement, leaving: bool, ground: Ground) -> tuple[float, ...]:
    """Where the disc is looked at on its way, in the house's frame, cm: up to a place before the blocks.

    It begins at the door's line, or, for who leaves, behind the house (W41).
    """
    doorway, radius = ground.doorway(house.kind), ground.radius(MOVEMENT_DISC)
    begins = doorway.back - radius if leaving else doorway.line
    length = doorway.front + radius - begins
    steps = math.ceil(length / CORRIDOR_STEP)
    return tuple(begins + length * step / steps for step in range(steps + 1))
