"""What of a match of Flick of Faith lies where in the window: on the cloth, beside it, and in the clouds. Pure.

Lengths are cm, directions degrees.
"""

from __future__ import annotations

import math

from flick3d.games.faith.constraints import may_be_flicked, rolls
from flick3d.games.faith.launching import racing_prophet, racing_spot, spot_of
from flick3d.games.faith.state import State
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, Pose, on_rim, upright
from flick3d.rules.prompts import FlickOffer
from flick3d.view.faith.supplies import SECOND_ROW, TORNADO, beside

EDGE = 2.6
"""How far beyond the middle of the second row the picture reaches, cm."""
TOKEN_ABOVE = 0.02
"""How high the Tornado lies above the cloth, cm: discs lie on it as if it were not there."""
FLICKING = ("mission", "second")
"""Phases in which one of several discs is flicked."""


def shown_area(state: State) -> Area:
    """What the camera frames: the Map with what lies beside it."""
    return Area(2.0 * (SECOND_ROW + EDGE), state.map.size + 2.0)


def shown_layout(state: State, ground: Ground, cloth: Layout | None = None) -> Layout:
    """All that is shown. cloth: what lies on the cloth, the state's own unless given, such as that of a flick."""
    lying = state.layout if cloth is None else cloth
    tokens = () if state.tornado is None else (Placement(TORNADO, TORNADO, upright(*state.tornado, 0.0, TOKEN_ABOVE)),)
    on_cloth = (*lying, *tokens)
    return Layout((*on_cloth, *beside(state, ground, (each.piece for each in on_cloth))))


def in_clouds(state: State, ground: Ground) -> tuple[Placement, ...]:
    """The discs that lie ready in a cloud while nobody has chosen one: of racers, of the active player, aimed ones."""
    if state.phase == "race":
        discs = ((racing_prophet(state, player), player) for player in state.racers)
        return tuple(
            Placement(disc.id, disc.kind, upright(*racing_spot(state, player, ground))) for disc, player in discs
        )
    first = waiting(state, ground)
    discs_here = may_be_flicked(state) if state.phase in FLICKING else ()
    if not discs_here:
        return first
    disc = discs_here[0]
    place = Placement(
        disc.id, disc.kind, _pose(disc.kind, spot_of(state, disc, ground), toward_middle(state), state, ground)
    )
    return (*first, place)


def waiting(state: State, ground: Ground) -> tuple[Placement, ...]:
    """The disc that is aimed already and waits for the second one (L5)."""
    launch = state.launch
    if launch is None:
        return ()
    kind = state.component(launch.component).kind
    return (Placement(launch.component, kind, _pose(kind, (launch.x, launch.y), launch.direction, state, ground)),)


def of_offer(state: State, offer: FlickOffer, direction: float, ground: Ground) -> tuple[Placement, ...]:
    """The disc of a flick as it goes in this direction, degrees, its rider on it, and one that is aimed already."""
    rolling = on_rim(*offer.at, direction, ground.radius(offer.kind), ground.height(offer.kind))
    pose = rolling if offer.rolling else upright(*offer.at)
    placed = [*waiting(state, ground), Placement(offer.piece, offer.kind, pose)]
    if offer.rider:
        kind = state.component(offer.rider).kind
        placed.append(Placement(offer.rider, kind, upright(*offer.at, 0.0, ground.height(offer.kind))))
    return tuple(placed)


def toward_middle(state: State) -> float:
    """The direction from the active player's cloud to the Map's middle, degrees."""
    x, y = state.middle_of_cloud(state.active)
    return math.degrees(math.atan2(-y, -x)) % 360.0


def _pose(kind: str, at: tuple[float, float], direction: float, state: State, ground: Ground) -> Pose:
    return on_rim(*at, direction, ground.radius(kind), ground.height(kind)) if rolls(state) else upright(*at)
