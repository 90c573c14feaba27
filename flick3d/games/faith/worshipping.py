"""The Worship: Freja's Heart, then points Island by Island, and the next Generation or the end (F40 to F51)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.games.faith.actions import Drop
from flick3d.games.faith.components import APE, generations, of
from flick3d.games.faith.events import (
    HeartDropped,
    MatchEnded,
    SheepFound,
    Silenced,
    Toured,
    Worshipped,
)
from flick3d.games.faith.generation import begin_generation, bring_home
from flick3d.games.faith.influence import (
    DOMINATION_POINTS,
    ISLANDS,
    PRESENCE_POINTS,
    Rates,
    Standing,
    present,
    worship,
)
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.outlines import Disc, gap
from flick3d.games.faith.places import Whereabouts, disc_below
from flick3d.games.faith.powers import drop_heart, rivals_on_map, tie_winner
from flick3d.games.faith.starting import Outcome
from flick3d.games.faith.state import State
from flick3d.games.faith.table import discs, found, touching
from flick3d.rules.events import Event
from flick3d.rules.game import Ground
from flick3d.rules.outcome import Outcome as End


def begin_worship(state: State, ground: Ground) -> Outcome:
    """Freja may drop her Heart where it can touch anybody (G2); else all is scored at once."""
    for player in state.players:
        god = state.god(player)
        if god is not None and god.heart is not None and rivals_on_map(state, player):
            return msgspec.structs.replace(state, phase="heart", active=player), ()
    return score(state, None, ground)


def drop(state: State, action: Drop, ground: Ground) -> Outcome:
    """The Heart falls, and all is scored (G2)."""
    return score(state, drop_heart(state, action, ground), ground)


def score(state: State, heart: HeartDropped | None, ground: Ground) -> Outcome:
    """Points for Presence and Domination, then all Prophets come home, and the token passes on (F40 to F45)."""
    where = found(state, ground)
    standing, sheep = _standing(state, where, heart, ground)
    silenced = _silenced(state, ground)
    events: list[Event] = [*([heart] if heart is not None else []), *sheep]
    events += [Silenced(island) for island in ISLANDS if island in silenced]
    for each in worship(standing, state.players, _rates(state, silenced)):
        events.append(Worshipped(each.player, each.island, each.presence, each.domination))
        state = state.with_points(each.player, each.points)
    for player in state.players:
        islands = len([island for island in present(standing, player) if island not in silenced])
        points = sum(law.tour.get(islands, 0) for law in state.active_laws)
        if points:
            events.append(Toured(player, islands, points))
            state = state.with_points(player, points)
    state, home = bring_home(state)
    state, further = _go_on(state, ground)
    return state, (*events, *home, *further)


def _standing(
    state: State, where: Mapping[str, Whereabouts], heart: HeartDropped | None, ground: Ground
) -> tuple[tuple[Standing, ...], list[SheepFound]]:
    """What counts in this Worship: whose each disc is (G2), then where it is (L15)."""
    won_over = dict.fromkeys(heart.components, heart.player) if heart is not None else {}
    on_map = [each for each in state.components if each.place == "map" and each.owner]
    owners = {each.id: won_over.get(each.id, each.owner) for each in on_map}
    islands = {each.id: where[each.id].islands for each in on_map}
    sheep = []
    if any(law.sheep for law in state.active_laws):
        lying = discs(state.layout, ground)
        for player in state.players:
            lost = [
                (*_nearest_island(state, disc_below(lying, each.id)), each.id)
                for each in on_map
                if each.is_prophet and owners[each.id] == player and where[each.id].at_sea
            ]
            if lost:
                _, island, name = min(lost)
                islands[name] = frozenset((island,))
                sheep.append(SheepFound(player, name, island))
    winner = tie_winner(state)
    return tuple(
        Standing(owners[each.id], islands[each.id], not each.is_prophet, each.id == winner) for each in on_map
    ), sheep


def _nearest_island(state: State, disc: Disc) -> tuple[float, IslandName]:
    """How far the nearest Island's Border is from a disc, cm, and which one it is (L15)."""
    return min((gap(island.border, disc), island.name) for island in state.map.islands)


def _silenced(state: State, ground: Ground) -> frozenset[IslandName]:
    """The Islands that the King Ape touches, whatever the tide (L9)."""
    return touching(state, ground)[APE].islands if APE in state.layout else frozenset()


def _rates(state: State, silenced: frozenset[IslandName]) -> Rates:
    """What Islands pay under the Laws (L9, L14, L16)."""
    laws = state.active_laws
    return Rates(
        presence=next((law.presence for law in laws if law.presence is not None), PRESENCE_POINTS),
        domination=next((law.domination for law in laws if law.domination is not None), DOMINATION_POINTS),
        temples_dominate=all(law.temples_dominate for law in laws),
        silenced=silenced,
    )


def _go_on(state: State, ground: Ground) -> Outcome:
    """The next Generation with the token one to the left, or the end (F20, F44)."""
    if state.generation == generations(len(state.players)):
        return _end(state)
    return begin_generation(state, state.generation + 1, state.clockwise(state.first)[1], ground)


def _end(state: State) -> Outcome:
    """Most VP wins; on a tie most Temples on the Map; still tied, those players race (F50, F51)."""
    ranked = {
        player: (state.score(player), sum(each.kind == "temple" for each in of(state.components, player, "map")))
        for player in state.players
    }
    best = max(ranked.values())
    leaders = tuple(player for player, rank in ranked.items() if rank == best)
    if len(leaders) > 1:
        return msgspec.structs.replace(state, phase="race", racers=leaders, aimed=(), active=leaders[0]), ()
    by_points = sum(rank[0] == best[0] for rank in ranked.values()) == 1
    outcome = End(
        leaders[0], "points" if by_points else "temples", tuple(zip(state.players, state.scores, strict=True))
    )
    return msgspec.structs.replace(state, phase="over", active="", outcome=outcome), (MatchEnded(outcome),)
