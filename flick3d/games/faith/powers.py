"""What gods do to the table: Tyr's fastened disc, Dagda's Hand, Freja's Heart (G1, G2, G7)."""

from __future__ import annotations

import math

import msgspec

from flick3d.games.faith.actions import Drop, Fasten, Stand
from flick3d.games.faith.components import Component, of
from flick3d.games.faith.events import Fastened, HandStood, HeartDropped
from flick3d.games.faith.gods import Backstop
from flick3d.games.faith.map import Ring
from flick3d.games.faith.outlines import touches_ring
from flick3d.games.faith.searching import nearest
from flick3d.games.faith.state import Stance, State
from flick3d.games.faith.table import HAND, area, discs, found
from flick3d.rules.chance import stream
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, upright
from flick3d.rules.outline import Point, distance_to, encloses


def fastenable(state: State, ground: Ground) -> tuple[str, ...]:
    """The active player's discs of which Tyr may fasten one: on an Island and in no City (G1).

    None for another god, when it was done in this Generation, or once a Temple was founded after this flick (T3 comes
    before step a).
    """
    god = state.god(state.active)
    if god is None or not god.fastens or state.powers.fastened or state.founded:
        return ()
    where = found(state, ground)
    own = (each for each in of(state.components, state.active, "map") if each.is_prophet)
    return tuple(each.id for each in own if where[each.id].islands and not where[each.id].cities)


def fasten(state: State, action: Fasten) -> tuple[State, tuple[Event, ...]]:
    """The disc cannot be moved until the Worship (G1)."""
    held = msgspec.structs.replace(state.layout[action.component], fixed=True)
    powers = msgspec.structs.replace(state.powers, fastened=action.component)
    state = msgspec.structs.replace(state, layout=state.layout.put(held), powers=powers)
    return state, (Fastened(state.active, action.component),)


def tie_winner(state: State) -> str:
    """Id of the disc whose owner dominates on a tie: the one that Tyr has fastened (G1); "" when there is none."""
    fastened = state.powers.fastened
    god = state.god(state.component(fastened).owner) if fastened else None
    return fastened if god is not None and god.wins_ties else ""


def backstop(state: State) -> Backstop | None:
    """The figures of the active player's Hand of God when it may stand now: before a flick, and not twice at once."""
    god = state.god(state.active)
    if god is None or god.hand is None or state.hand is not None or state.powers.hands >= god.hand.times:
        return None
    return god.hand


def stance(state: State, figures: Backstop, wish: Stance, ground: Ground) -> Stance | None:
    """Where the Hand stands for this wish: there, or at the nearest place where it may (G7); None when there is none.

    It stands wholly on the Map, on nothing, and far enough from the Navel and from the own cloud.
    """

    navel, cloud, half = state.map.navel, state.corner(state.active), state.map.size / 2.0
    middle = cloud.middle
    # Within `near` of the cloud's middle a place is too near for certain, beyond `far` it is not.
    near = distance_to(cloud.border, *middle) + figures.distance
    far = 2.0 * ground.radius(HAND) + figures.distance + max(math.dist(middle, corner) for corner in cloud.border)

    def may_stand(place: Point) -> bool:
        # Ordered by cost: thousands of places are tried where a wish lies in the own cloud.
        away = math.dist(place, middle)
        if away < near or abs(place[0]) > half or abs(place[1]) > half:
            return False
        foot = footprint(Stance(*place, wish.direction), figures)
        if any(abs(x) > half or abs(y) > half for x, y in foot):
            return False
        if encloses(foot, *navel.at) or distance_to(foot, *navel.at) < navel.radius + figures.distance:
            return False
        if away < far and not _are_apart(foot, cloud.border, figures.distance):
            return False
        return ground.is_free(state.layout, area(state), HAND, *place, wish.direction)

    place = nearest((wish.x, wish.y), 1.5 * state.map.size, may_stand)
    return None if place is None else Stance(*place, wish.direction)


def footprint(stance: Stance, figures: Backstop) -> tuple[Point, ...]:
    """The four corners of the Hand's foot, counter-clockwise, cm; it faces its direction."""
    angle = math.radians(stance.direction)
    front = math.cos(angle), math.sin(angle)
    half_thickness, half_width = figures.thickness / 2.0, figures.width / 2.0
    return tuple(
        (stance.x + ahead * front[0] - aside * front[1], stance.y + ahead * front[1] + aside * front[0])
        for ahead, aside in (
            (half_thickness, -half_width),
            (half_thickness, half_width),
            (-half_thickness, half_width),
            (-half_thickness, -half_width),
        )
    )


def _are_apart(one: tuple[Point, ...], other: tuple[Point, ...], distance: float) -> bool:
    """Whether two closed lines, and what they enclose, are everywhere at least so far from each other, cm."""
    return not any(
        encloses(line, *point) or distance_to(line, *point) < distance
        for line, points in ((one, other), (other, one))
        for point in points
    )


def stand(state: State, action: Stand, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The Hand of God stands on the Map until the flick has come to rest (G7)."""
    figures = backstop(state)
    assert figures is not None
    where = stance(state, figures, Stance(action.x, action.y, action.direction), ground)
    assert where is not None
    placed = Placement(HAND, HAND, upright(where.x, where.y, where.direction), fixed=True)
    powers = msgspec.structs.replace(state.powers, hands=state.powers.hands + 1)
    state = msgspec.structs.replace(state, layout=state.layout.put(placed), hand=where, powers=powers)
    return state, (HandStood(state.active, where.x, where.y, where.direction),)


def rivals_on_map(state: State, player: str) -> tuple[Component, ...]:
    """The other players' Prophets, Templars and Sphinx on the Map."""
    return tuple(
        each for each in state.components if each.place == "map" and each.is_prophet and each.owner not in ("", player)
    )


def drop_heart(state: State, action: Drop, ground: Ground) -> HeartDropped:
    """The Heart falls near where it was dropped; it wins over the nearest rival discs that it touches (G2)."""
    god = state.god(state.active)
    assert god is not None
    assert god.heart is not None
    chance = stream(state.seed, "heart", state.generation)
    half = state.map.size / 2.0
    x, y = (max(-half, min(half, wish + chance.gauss(0.0, god.heart.scatter))) for wish in (action.x, action.y))
    lying, heart = discs(state.layout, ground), Ring((x, y), god.heart.radius)
    touched = [each.id for each in rivals_on_map(state, state.active) if touches_ring(heart, lying[each.id])]
    touched.sort(key=lambda name: math.dist((x, y), (lying[name].pose.x, lying[name].pose.y)))
    return HeartDropped(state.active, x, y, tuple(touched[: god.heart.most]))
