"""What lies beside the cloth of Flick of Faith: unflicked discs, the Reserve Pool, Temples in supply, tokens. Pure.

Every player has a place on the wood beside the own Corner: a row of unflicked discs along the edge, and behind
it stacks of Temples and the discs in the Pool. Lengths are cm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from flick3d.games.faith.components import Component, of
from flick3d.games.faith.state import State
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Pose, upright

WOOD = -0.2
"""Height of the wooden table: the cloth's top is at 0."""
TOKEN, HEART, HAND, TORNADO = "first-player", "heart", "hand-of-god", "tornado"
"""Ids, and kinds, of what is there once. No disc touches the flat ones: they are only looked at."""

HALF = 24.0
"""Half the side of the cloth."""
FIRST_ROW, SECOND_ROW = HALF + 2.4, HALF + 6.1
"""How far the middles of the rows are from the Map's middle."""
TOKEN_AT = 22.2
"""How far up the first row the First Player token lies."""
HAND_FROM, POOL_FROM = 20.4, 12.9
"""Where the unflicked discs and the Pool begin."""
STACKS_AT = (20.8, 16.4)
STACKED = 2
"""Where Temples are stacked, and how many on each stack: a taller one would hide what lies behind it."""
GAP = 0.35
"""Between two discs of a row."""
POOL_TO = 0.6
"""How far down a row of the Pool goes; what finds no room lies on the others."""
HAND_AT, HEART_AT = HALF + 3.9, HALF + 9.2
"""Where the tokens of gods are, between the two players of a side: no box of theirs covers them there."""
HAND_FACES = 250.0
"""Degrees in which the Hand of God looks while it waits."""


def beside(state: State, ground: Ground, on_cloth: Iterable[str] = ()) -> tuple[Placement, ...]:
    """All that lies beside the cloth. What has not come into the game lies in its box, and is not seen.

    on_cloth: ids of what lies on the cloth now; it is left out.
    """
    gone = frozenset(on_cloth)
    placed: list[Placement] = []
    for player in state.players:
        east, north = side_of(state, player)
        for component, pose in _places(state.components, ground, player, east, north):
            placed.append(Placement(component.id, component.kind, pose))
    placed += _tokens(state)
    return tuple(each for each in placed if each.piece not in gone)


def side_of(state: State, player: str) -> tuple[float, float]:
    """On which side of the cloth a player's things lie: 1 is east, -1 west; 1 is north, -1 south."""
    north, _, east = state.corner(player).name.partition("-")
    return (1.0 if east == "east" else -1.0), (1.0 if north == "north" else -1.0)


def _places(
    components: tuple[Component, ...], ground: Ground, player: str, east: float, north: float
) -> Iterator[tuple[Component, Pose]]:
    yield from _row(of(components, player, "hand"), ground, east * FIRST_ROW, north, HAND_FROM, 0.0)
    yield from _row(of(components, player, "pool"), ground, east * SECOND_ROW, north, POOL_FROM, POOL_TO)
    for index, temple in enumerate(of(components, player, "supply")):
        stack, floor = divmod(index, STACKED)
        place = east * SECOND_ROW, north * STACKS_AT[stack]
        yield temple, upright(*place, _turn(temple), WOOD + floor * ground.height(temple.kind))


def _row(
    discs: tuple[Component, ...], ground: Ground, x: float, north: float, begins: float, ends: float
) -> Iterator[tuple[Component, Pose]]:
    """Discs side by side, from the corner towards the middle; when the row is full they lie on it once more."""
    first = begins + ground.radius("prophet")
    edge, height = first, WOOD
    for disc in discs:
        radius = ground.radius(disc.kind)
        if edge - 2.0 * radius < ends:
            edge, height = first, height + max(ground.height(each.kind) for each in discs)
        yield disc, upright(x, north * (edge - radius), _turn(disc), height)
        edge -= 2.0 * radius + GAP


def _tokens(state: State) -> Iterator[Placement]:
    """The First Player token and the gods' tokens, as long as each waits."""
    if state.first:
        east, north = side_of(state, state.first)
        yield Placement(TOKEN, TOKEN, upright(east * FIRST_ROW, north * TOKEN_AT, 0.0, WOOD))
    for player in state.players:
        east, _ = side_of(state, player)
        god = state.god(player)
        if god is not None and god.heart is not None:
            yield Placement(HEART, HEART, upright(east * HEART_AT, 0.0, 0.0, WOOD))
        if god is not None and god.hand is not None and state.hand is None:
            yield Placement(HAND, HAND, upright(east * HAND_AT, 0.0, HAND_FACES, WOOD))


def _turn(component: Component) -> float:
    """Nobody lays discs down quite the same way: degrees, always the same for one disc."""
    return float(sum(map(ord, component.id)) * 37 % 50) - 25.0
