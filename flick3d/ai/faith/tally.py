"""What counts of a table: who has what on which Island, points, and discs still to come."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from flick3d.ai.faith.board import NOWHERE, Lying
from flick3d.games.faith.components import discs_of, of
from flick3d.games.faith.finishing import tornado_after
from flick3d.games.faith.influence import NAVEL_POINTS
from flick3d.games.faith.laws import Whirl
from flick3d.games.faith.map import Ring
from flick3d.games.faith.state import State
from flick3d.rules.outline import Point

Holding = tuple[int, int, int, int]
"""What a player has on an Island: Temples, fastened discs, Prophets deep in it, Prophets at its edge."""
NOTHING: Holding = (0, 0, 0, 0)
TEMPLE, FAST, DEEP_IN, AT_EDGE = range(4)
STURDY = 2.5
"""Grams. What is heavier is not shoved off an Island's edge so soon: the Sphinx."""


class Tally(msgspec.Struct, frozen=True):
    """What counts, per player in the order of the seats.

    islands: per Island and player how many Temples, fastened discs, Prophets deep in it, and Prophets at its edge.
    points: VP. unflicked: discs still to come in this Generation. discs: all Prophets in the game.
    supply: Temples that are not on the Map. silenced: indices of the Islands where the King Ape lies.
    returned: index of the player who has had a lost disc back in this Generation (G6), or -1.
    """

    islands: tuple[tuple[Holding, ...], ...]
    points: tuple[float, ...]
    unflicked: tuple[int, ...]
    discs: tuple[int, ...]
    supply: tuple[int, ...]
    silenced: tuple[int, ...] = ()
    returned: int = NOWHERE

    def present(self, player: int) -> int:
        """On how many Islands a player is present (F4)."""
        return sum(island[player] != NOTHING for island in self.islands)


class Rules(msgspec.Struct, frozen=True):
    """What the end of a turn does under the Laws of now, and who plays.

    active: index of the player whose turn it is. before: ids that touched an Island when the turn began. banishing: VP
    for a banished disc, and the most in this turn. comes_back: index of the player whose first lost disc comes back
    (G6), or -1. guide: index of the player who gets VP for each rival disc off the Map, or -1; lost_points: how many,
    most_lost: for how many more of them (G6). tornado: where it is and how it goes on. founds: whether who may found a
    Temple does it. size: of the Map, cm. sheep: whether a Prophet in the Sea counts on the nearest Island (L15).
    middles: the Islands'.
    """

    active: int
    before: frozenset[str]
    banishing: tuple[tuple[int, int], ...] = ()
    banished: tuple[str, ...] = ()
    comes_back: int = NOWHERE
    guide: int = NOWHERE
    lost_points: int = 0
    most_lost: int = 0
    drowns_above: int | None = None
    tornado: tuple[Point, Whirl] | None = None
    founds: bool = True
    size: float = 48.0
    sheep: bool = False
    middles: tuple[Point, ...] = ()


def rules_of(state: State) -> Rules:
    """What holds in this turn."""
    active = state.players.index(state.active)
    laws = state.active_laws
    banishing = [(law.banishing.points, law.banishing.most_a_turn) for law in laws if law.banishing is not None]
    god = state.god(state.active)
    if god is not None and god.banishing is not None:
        left = max(0, god.banishing.most_a_generation - state.powers.smitten) // god.banishing.points
        banishing.append((god.banishing.points, min(god.banishing.most_a_turn, left)))
    guide = anubis_of(state)
    anubis = state.god(state.players[guide]) if guide != NOWHERE else None
    whirl = next((law.tornado for law in laws if law.tornado is not None), None)
    return Rules(
        active,
        frozenset(state.before),
        tuple(banishing),
        state.banished,
        NOWHERE if state.powers.came_back else guide,
        guide,
        anubis.lost_points if anubis is not None else 0,
        max(0, anubis.most_lost - state.powers.guided) if anubis is not None else 0,
        next((law.drowns_above for law in laws if law.drowns_above is not None), None),
        (state.tornado, whirl) if whirl is not None and state.tornado is not None else None,
        size=state.map.size,
        sheep=any(law.sheep for law in laws),
        middles=tuple(island.middle for island in state.map.islands),
    )


def start_of(state: State) -> Tally:
    """The tally of a state without anything that lies on its table."""
    players = state.players
    stuck = {name: state.component(name).owner for name in state.stuck} if state.phase == "stuck" else {}
    aimed = state.launch.component if state.launch is not None else ""
    hand = tuple(
        sum(each.is_prophet and each.id != aimed for each in of(state.components, name, "hand"))
        + sum(owner == name for owner in stuck.values())
        for name in players
    )
    return Tally(
        ((NOTHING,) * len(players),) * len(state.map.islands),
        tuple(float(score) for score in state.scores),
        hand,
        tuple(discs_of(state.components, name) for name in players),
        tuple(sum(each.kind == "temple" for each in of(state.components, name, "supply")) for name in players),
        returned=anubis_of(state) if state.powers.came_back else NOWHERE,
    )


def anubis_of(state: State) -> int:
    """Index of the player whose first lost disc in each Generation comes back (G6), or -1."""
    return next(
        (n for n, name in enumerate(state.players) if (god := state.god(name)) is not None and god.comes_back), NOWHERE
    )


def tally(start: Tally, lying: Iterable[Lying], rules: Rules, heading: float | None, pending: bool) -> Tally:
    """What counts when a turn ends with these discs on the table.

    heading: of the flick, degrees, for the Tornado. pending: whether the flick has just come to rest: what lies on the
    Navel is blessed, what touches a City becomes a Temple, what is off the Map is gone (F33); else it only lies there.
    """
    many = len(start.points)
    counts = [[[0, 0, 0, 0] for _ in range(many)] for _ in start.islands]
    points, unflicked = list(start.points), list(start.unflicked)
    discs, supply = list(start.discs), list(start.supply)
    silenced: list[int] = []
    blessed: list[int] = []
    banished, comes_back, returned = list(rules.banished), rules.comes_back, start.returned
    lost: list[list[tuple[float, int]]] = [[] for _ in range(many)]
    swept, guided = _ring(rules, heading), 0
    for each in lying:
        owner, spot = each.owner, each.spot
        if owner == NOWHERE:
            if spot.island != NOWHERE:
                silenced.append(spot.island)
            continue
        if each.kind == "temple":
            if not spot.ashore:
                supply[owner] += 1
            elif spot.island != NOWHERE:
                counts[spot.island][owner][TEMPLE] += 1
            continue
        is_fixed = each.body.mass == math.inf
        gone = spot.off or not (spot.ashore or spot.navel)
        if gone and owner != rules.active and each.id in rules.before and each.id not in banished:
            banished.append(each.id)
        founds = spot.city and supply[owner] > 0 and spot.island != NOWHERE and rules.founds
        if founds and ((pending and owner == rules.active) or unflicked[owner] > 0):
            supply[owner] -= 1
            counts[spot.island][owner][TEMPLE] += 1
        elif pending and spot.navel:
            blessed.append(owner)
        elif spot.off:
            if rules.guide not in (NOWHERE, owner) and guided < rules.most_lost:
                guided += 1
                points[rules.guide] += rules.lost_points
            if owner == comes_back:
                unflicked[owner] += 1
                comes_back, returned = NOWHERE, owner
        elif swept is not None and not is_fixed and _is_swept(swept, each):
            continue
        elif spot.island != NOWHERE:
            kind = FAST if is_fixed else DEEP_IN if spot.deep or each.body.mass > STURDY else AT_EDGE
            counts[spot.island][owner][kind] += 1
        elif rules.drowns_above is not None and spot.at_sea and discs[owner] > rules.drowns_above:
            discs[owner] -= 1
        elif rules.sheep and spot.at_sea:
            lost[owner].append(_nearest(each, rules.middles))
    for owner, sheep in enumerate(lost):
        if sheep:
            counts[min(sheep)[1]][owner][AT_EDGE] += 1
    for owner in blessed:
        points[owner] += NAVEL_POINTS + sum(any(island[owner]) for island in counts)
    points[rules.active] += sum(paid * min(len(banished), most) for paid, most in rules.banishing)
    return Tally(
        tuple([tuple([(a, b, c, d) for a, b, c, d in island]) for island in counts]),
        tuple(points),
        tuple(unflicked),
        tuple(discs),
        tuple(supply),
        tuple(sorted(set(silenced))),
        returned,
    )


def _ring(rules: Rules, heading: float | None) -> Ring | None:
    """Where the Tornado is after the turn (L10); None when there is none, or no flick to follow."""
    if rules.tornado is None or heading is None:
        return None
    at, whirl = rules.tornado
    return Ring(tornado_after(rules.size, at, heading, whirl), whirl.radius)


def _is_swept(ring: Ring, each: Lying) -> bool:
    return math.dist(ring.at, (each.body.x, each.body.y)) <= ring.radius + each.body.radius


def _nearest(each: Lying, middles: tuple[Point, ...]) -> tuple[float, int]:
    """How far the nearest Island's middle is from a disc, cm, and that Island's index."""
    return min((math.dist(middle, (each.body.x, each.body.y)), index) for index, middle in enumerate(middles))
