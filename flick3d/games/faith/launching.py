"""The shots of a match: one disc, two in the same instant, stacked or rolling ones, the race (F12, F31, L4 to L6)."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from flick3d.games.faith.actions import Flick, Pair
from flick3d.games.faith.components import Component
from flick3d.games.faith.constraints import APART, LOWEST_SPEED, handicap, rolls, top_speed, wind
from flick3d.games.faith.searching import nearest
from flick3d.games.faith.state import Launch, State
from flick3d.games.faith.table import area
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Pose, Push, Shot, on_rim, upright
from flick3d.rules.outline import Point, encloses, is_near
from flick3d.rules.prompts import FlickOffer


def spot_of(state: State, component: Component, ground: Ground) -> Point:
    """Where a disc is put that is flicked next: where the player wished, or at the middle of the cloud (F31).

    Where something lies there, it is the nearest free place, inside the cloud if there is one. Of two discs the second
    keeps away from the first (L5).
    """
    wish = state.spot or state.middle_of_cloud(state.active)
    others = state.layout.without([component.id])
    cloud = state.corner(state.active).border

    def is_free(place: Point) -> bool:
        return ground.is_free(others, area(state), component.kind, *place) and _is_apart(
            state, component, place, ground
        )

    def is_inside(place: Point) -> bool:
        return place == wish or (is_near(cloud, *place, 0.0) and encloses(cloud, *place))

    reach = max(math.dist(wish, corner) for corner in cloud)
    inside = nearest(wish, reach, lambda place: is_inside(place) and is_free(place))
    return inside or nearest(wish, state.map.size, is_free) or wish


def _is_apart(state: State, component: Component, place: Point, ground: Ground) -> bool:
    """Whether a disc here is far enough from the one that is aimed already (L5)."""
    first = state.launch
    if first is None:
        return True
    room = APART + ground.radius(component.kind) + ground.radius(state.component(first.component).kind)
    return math.dist(place, (first.x, first.y)) >= room


def aimed(state: State, component: str, direction: float, speed: float, ground: Ground) -> Launch:
    """A disc that waits for the second one, where it lies and how it will go (L5)."""
    return Launch(component, *spot_of(state, state.component(component), ground), direction % 360.0, speed)


def flick_shot(state: State, action: Flick, ground: Ground) -> Shot:
    """The table with the disc in its owner's Corner, about to go, with one that was aimed before (L5)."""
    launches = [
        *([state.launch] if state.launch is not None else []),
        aimed(state, action.component, action.direction, action.speed, ground),
    ]
    placed = [_placement(state, each, ground) for each in launches]
    pushes = tuple(Push(each.component, each.direction, each.speed, rolls(state)) for each in launches)
    layout = state.layout.without(each.component for each in launches).put(*placed)
    return Shot(layout, area(state), pushes, wind=wind(state))


def pair_shot(state: State, action: Pair, ground: Ground) -> Shot:
    """The table with two stacked discs, of which the lower one is struck (L6)."""
    lower, upper = state.component(action.lower), state.component(action.upper)
    x, y = spot_of(state, lower, ground)
    layout = state.layout.without([lower.id, upper.id]).put(
        Placement(lower.id, lower.kind, upright(x, y)),
        Placement(upper.id, upper.kind, upright(x, y, 0.0, ground.height(lower.kind))),
    )
    return Shot(layout, area(state), (Push(lower.id, action.direction % 360.0, action.speed),), wind=wind(state))


def race_shot(state: State, aims: tuple[tuple[float, float], ...], ground: Ground) -> Shot:
    """The table with a Prophet of every racer in his Corner; all go in the same instant (F12)."""
    racing = [(racing_prophet(state, player), player) for player in state.racers]
    placed = (Placement(disc.id, disc.kind, upright(*racing_spot(state, player, ground))) for disc, player in racing)
    pushes = (
        Push(disc.id, direction % 360.0, speed) for (disc, _), (direction, speed) in zip(racing, aims, strict=True)
    )
    return Shot(state.layout.put(*placed), area(state), tuple(pushes))


def racing_spot(state: State, player: str, ground: Ground) -> Point:
    """Where a racer's Prophet starts: the middle of his cloud, or near it where something lies there (F12, F51)."""
    own = msgspec.structs.replace(state, active=player, spot=None)
    return spot_of(own, racing_prophet(state, player), ground)


def racing_prophet(state: State, player: str) -> Component:
    """The Prophet with which a player races: the first regular one in hand, else the first of any kind."""
    discs = [each for each in state.components if each.owner == player and each.is_prophet and each.place == "hand"]
    return min(discs, key=lambda each: each.kind != "prophet")


def offer(
    state: State, word: str, fixed: tuple[str, ...], disc: Component, ground: Ground, rider: str = ""
) -> FlickOffer:
    """One flick that may be made with this disc, under the Laws of now."""
    return FlickOffer(
        word,
        fixed,
        disc.id,
        disc.kind,
        spot_of(state, disc, ground),
        LOWEST_SPEED,
        top_speed(state, disc.kind),
        handicap=handicap(state),
        rider=rider,
        rolling=rolls(state) and not rider,
    )


def _placement(state: State, each: Launch, ground: Ground) -> Placement:
    return Placement(each.component, state.component(each.component).kind, _pose(state, each, ground))


def _pose(state: State, each: Launch, ground: Ground) -> Pose:
    if not rolls(state):
        return upright(each.x, each.y)
    kind = state.component(each.component).kind
    return on_rim(each.x, each.y, each.direction, ground.radius(kind), ground.height(kind))


def launched(action: Flick | Pair, state: State) -> Iterator[str]:
    """The ids of the discs that go with this action."""
    if isinstance(action, Pair):
        yield from (action.lower, action.upper)
        return
    if state.launch is not None:
        yield state.launch.component
    yield action.component
