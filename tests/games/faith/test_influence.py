"""Presence, Domination, the Navel and the Worship, with the rulebook's own examples."""

from __future__ import annotations

from collections import Counter

import pytest

from flick3d.games.faith.influence import (
    IslandScore,
    Standing,
    counts,
    dominator,
    navel_points,
    present,
    worship,
)
from flick3d.games.faith.map import IslandName


def on(player: str, *islands: IslandName, times: int = 1) -> list[Standing]:
    return [Standing(player, frozenset(islands))] * times


@pytest.mark.rule("F4", "F5")
def test_one_disc_is_presence_and_strictly_more_than_every_other_dominates() -> None:
    standings = [*on("ann", "I", times=2), *on("ben", "I"), *on("cleo", "I"), *on("ben", "II")]
    assert counts(standings, "I") == Counter(ann=2, ben=1, cleo=1)
    assert dominator(standings, "I") == "ann"
    assert dominator(standings, "II") == "ben"
    assert dominator(standings, "III") is None
    assert present(standings, "ben") == ("I", "II")


@pytest.mark.rule("F5")
def test_on_a_tie_nobody_dominates_and_presence_stays() -> None:
    standings = [*on("ann", "I", times=2), *on("ben", "I", times=2), *on("cleo", "I")]
    assert dominator(standings, "I") is None
    assert worship(standings, ("ann", "ben", "cleo")) == tuple(
        IslandScore(player, "I", 1, 0) for player in ("ann", "ben", "cleo")
    )


@pytest.mark.rule("F3", "F40")
def test_a_disc_on_two_islands_counts_on_both() -> None:
    assert sum(score.points for score in worship(on("ann", "I", "II"), ("ann",))) == 6


@pytest.mark.rule("X3", "F36")
def test_a_prophet_on_the_navel_with_presence_on_three_islands_brings_four_points() -> None:
    standings = [*on("ann", "I"), *on("ann", "II", times=3), *on("ann", "IV"), *on("ben", "III"), *on("ann")]
    assert navel_points(standings, "ann") == 4
    assert navel_points([], "ann") == 1


@pytest.mark.rule("X4", "F40", "F41")
def test_the_worship_of_the_rulebook() -> None:
    """Anubis present on I and II, dominating II: 4. Dagda on I and IV, dominating none: 2. Freja on I, III, IV,
    dominating III and IV: 7. Themis on I: 1.
    """
    standings = [
        *on("anubis", "I", "II"),
        *on("dagda", "I"), *on("dagda", "IV"),
        *on("freja", "I"), *on("freja", "III"), *on("freja", "IV", times=2),
        *on("themis", "I"),
    ]  # fmt: skip
    players = ("anubis", "dagda", "freja", "themis")
    totals: Counter[str] = Counter()
    for score in worship(standings, players):
        totals[score.player] += score.points
    assert totals == Counter(anubis=4, dagda=2, freja=7, themis=1)
