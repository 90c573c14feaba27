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
    """One disc that counts: whose it is, and the Islands that it is on. Sphinx and Templars are Prophets (F7).

    wins_ties: whether its owner dominates on a tie where it lies (G1).
    """

    player: str
    islands: frozenset[IslandName]
    is_temple: bool = False
    wins_ties: bool = False


class Rates(msgspec.Struct, frozen=True):
    """What the Worship pays for an Island.

    presence, domination: VP (F40, F41, L14). temples_dominate: whether Temples count for Domination (L16).
    silenced: Islands that are not scored (L9).
    """

    presence: int = PRESENCE_POINTS
    domination: int = DOMINATION_POINTS
    temples_dominate: bool = True
    silenced: frozenset[IslandName] = frozenset()


USUAL = Rates()


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
    """Who has strictly more on an Island than every other player (F5); None on a tie, and on an empty Island.

    A disc that wins ties decides one among those who have most (G1).
    """
    here = tuple(standing for standing in standings if island in standing.islands)
    found = counts(here, island)
    first = {player for player, many in found.items() if many == max(found.values())}
    if len(first) > 1:
        first &= {standing.player for standing in here if standing.wins_ties}
    return first.pop() if len(first) == 1 else None


def worship(standings: Iterable[Standing], players: Iterable[str], rates: Rates = USUAL) -> tuple[IslandScore, ...]:
    """What every player gets from every Island where there is anything to get, Island by Island (F40, F41)."""
    standings, players = tuple(standings), tuple(players)
    ranked = [each for each in standings if rates.temples_dominate or not each.is_temple]
    scores = []
    for island in ISLANDS:
        if island in rates.silenced:
            continue
        found, first = counts(standings, island), dominator(ranked, island)
        for player in players:
            score = IslandScore(player, island, rates.presence, rates.domination if player == first else 0)
            if found[player] and score.points:
                scores.append(score)
    return tuple(scores)


def navel_points(standings: Iterable[Standing], player: str) -> int:
    """VP that one Prophet on the Navel brings its owner (F36, X3)."""
    return NAVEL_POINTS + len(present(standings, player))
