"""Presence and Domination, and what they are worth: the Navel and the Worship (F4, F5, F7, F36, F40, F41)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from flick3d.games.faith.map import IslandName

ISLANDS: tuple[IslandName, ...] = ("I", "II", "III", "IV")
PRESENCE_POINTS = 1
"""VP for each Island with Presence (F40)."""
DOMINATION_POINTS = 2
"""Further VP for each Island dominated (F41)."""
NAVEL_POINTS = 1
"""VP for a Prophet on the Navel, besides one for each Island where its owner is present (F36)."""


class Standing(msgspec.Struct, frozen=True):
    """One disc that counts: whose it is, and the Islands that it is on. Sphinx and Templars are Prophets (F7)."""

    player: str
    islands: frozenset[IslandName]


class IslandScore(msgspec.Struct, frozen=True):
    """What one player gets from one Island in the Worship."""

    player: str
    island: IslandName
    presence: int
    domination: int

    @property
    def points(self) -> int:
        """All VP from this Island."""
        return self.presence + self.domination


def counts(standings: Iterable[Standing], island: IslandName) -> Counter[str]:
    """How many Prophets and Temples each player has on an Island; players without any are not named."""
    return Counter(standing.player for standing in standings if island in standing.islands)


def present(standings: Iterable[Standing], player: str) -> tuple[IslandName, ...]:
    """The Islands on which a player has at least one Prophet or Temple (F4), in order."""
    standings = tuple(standings)
    return tuple(island for island in ISLANDS if counts(standings, island)[player] > 0)


def dominator(standings: Iterable[Standing], island: IslandName) -> str | None:
    """Who has strictly more on an Island than every other player (F5); None on a tie, and on an empty Island."""
    ranked = counts(standings, island).most_common(2)
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


def worship(standings: Iterable[Standing], players: Iterable[str]) -> tuple[IslandScore, ...]:
    """What every player gets from every Island where there is anything to get, Island by Island (F40, F41)."""
    standings, players = tuple(standings), tuple(players)
    scores = []
    for island in ISLANDS:
        found, first = counts(standings, island), dominator(standings, island)
        for player in players:
            if found[player]:
                more = DOMINATION_POINTS if player == first else 0
                scores.append(IslandScore(player, island, PRESENCE_POINTS, more))
    return tuple(scores)


def navel_points(standings: Iterable[Standing], player: str) -> int:
    """VP that one Prophet on the Navel brings its owner (F36, X3)."""
    return NAVEL_POINTS + len(present(standings, player))
