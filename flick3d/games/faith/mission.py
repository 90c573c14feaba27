"""After a flick: the Navel, what is off the Map, Temples at sea, and whose turn is next (F30, F33, F36 to F38)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from flick3d.games.faith.components import Component, discs_of, moved, of
from flick3d.games.faith.influence import Standing, navel_points
from flick3d.games.faith.places import Whereabouts


class Blessing(msgspec.Struct, frozen=True):
    """A Prophet on the Navel: it goes to the Reserve Pool, and its owner gets these VP (F36)."""

    component: str
    player: str
    points: int


class Aftermath(msgspec.Struct, frozen=True):
    """What the steps b to d did: the components after them, and what happened in this order (F33).

    blessings: step b. off_map: Prophets that went to the Reserve Pool in step c; drowned: discs that the Kraken took
    out of the game then (L11). washed_up: Temples that went back to their owners' supply in step d.
    """

    components: tuple[Component, ...]
    blessings: tuple[Blessing, ...] = ()
    off_map: tuple[str, ...] = ()
    drowned: tuple[str, ...] = ()
    washed_up: tuple[str, ...] = ()


def standings(
    components: Iterable[Component], found: Mapping[str, Whereabouts], tie_winner: str = ""
) -> tuple[Standing, ...]:
    """What counts for Presence and Domination: Prophets and Temples on the Map, and the Islands that they are on.

    tie_winner: id of the disc whose owner dominates on a tie, or "" (G1).
    """
    return tuple(
        Standing(each.owner, found[each.id].islands, not each.is_prophet, each.id == tie_winner)
        for each in components
        if each.place == "map" and each.owner
    )


def after_flick(
    components: Sequence[Component],
    found: Mapping[str, Whereabouts],
    touching: Mapping[str, Whereabouts],
    drowns_above: int | None = None,
) -> Aftermath:
    """Steps b, c and d after a flick and its Temples (F33).

    found: where every component on the Map is; touching: the same without High Tide, which judges what is outside of
    a Border (F38). drowns_above: players with more discs lose those in the Sea (L11). All Prophets on the Navel are
    blessed by the Presence at that moment, whichever goes first.
    """
    here = standings(components, found)
    blessings = tuple(
        Blessing(each.id, each.owner, navel_points(here, each.owner))
        for each in components
        if each.place == "map" and each.is_prophet and found[each.id].navel
    )
    after = moved(components, "pool", (blessing.component for blessing in blessings))
    off_map = tuple(each.id for each in after if each.place == "map" and each.is_prophet and found[each.id].off_map)
    after = moved(after, "pool", off_map)
    drowned = () if drowns_above is None else _drowned(after, found, drowns_above)
    after = moved(after, "out", drowned)
    washed_up = washed_ashore(after, touching)
    return Aftermath(moved(after, "supply", washed_up), blessings, off_map, drowned, washed_up)


def washed_ashore(components: Iterable[Component], touching: Mapping[str, Whereabouts]) -> tuple[str, ...]:
    """The Temples that lie wholly outside of every Border, which go back to their owners' supply (F38)."""
    return tuple(
        each.id
        for each in components
        if each.place == "map" and each.kind == "temple" and not touching[each.id].islands
    )


def _drowned(components: Sequence[Component], found: Mapping[str, Whereabouts], spared: int) -> tuple[str, ...]:
    """What the Kraken takes: discs wholly in the Sea, as long as their owner has more than so many left (L11)."""
    taken: list[str] = []
    left: dict[str, int] = {}
    for each in components:
        if each.place == "map" and each.is_prophet and found[each.id].at_sea:
            discs = left.setdefault(each.owner, discs_of(components, each.owner))
            if discs > spared:
                taken.append(each.id)
                left[each.owner] = discs - 1
    return tuple(taken)


def end_of_generation(components: Sequence[Component]) -> tuple[Component, ...]:
    """Every Prophet goes back to its owner's hand, from Map and Reserve Pool alike; Temples stay (F42, F43)."""
    back = (each.id for each in components if each.is_prophet and each.place in ("map", "pool"))
    return moved(components, "hand", back)


def next_player(order: Sequence[str], last: str, components: Sequence[Component]) -> str | None:
    """Who flicks next, clockwise after `last`; a player without an unflicked Prophet is passed over (F30).

    order: the players clockwise. None when nobody has one left: the Mission is over.
    """
    at = order.index(last)
    for step in range(1, len(order) + 1):
        player = order[(at + step) % len(order)]
        if any(each.is_prophet for each in of(components, player, "hand")):
            return player
    return None
