"""Who is present on which Island, and who dominates it, as it is shown over the Map. Pure."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flick3d.games.faith.influence import ISLANDS, counts, dominator
from flick3d.games.faith.map import IslandName
from flick3d.games.faith.mission import standings
from flick3d.games.faith.places import Whereabouts
from flick3d.games.faith.powers import tie_winner
from flick3d.games.faith.state import State


class Chip(msgspec.Struct, frozen=True):
    """One player's counter on an Island: how many Prophets and Temples, and whether they dominate."""

    player: str
    count: int
    dominates: bool


class Presence(msgspec.Struct, frozen=True):
    """One Island with the counters of all who are there, those with most first."""

    island: IslandName
    chips: tuple[Chip, ...]

    def has(self, player: str) -> bool:
        """Whether this player is present (F4)."""
        return any(chip.player == player for chip in self.chips)


def presences(state: State, found: Mapping[str, Whereabouts]) -> tuple[Presence, ...]:
    """All Islands (F4, F5, L16). found: where every component on the Map is."""
    here = standings(state.components, found, tie_winner(state))
    ranked = here
    if any(not law.temples_dominate for law in state.active_laws):
        ranked = tuple(each for each in here if not each.is_temple)
    shown = []
    for island in ISLANDS:
        numbers, first = counts(here, island), dominator(ranked, island)
        chips = [Chip(player, numbers[player], player == first) for player in state.players if numbers[player]]
        shown.append(Presence(island, tuple(sorted(chips, key=lambda chip: -chip.count))))
    return tuple(shown)
