"""Choosing among ideas: those that look best are tried on the real table in thought, with the hand's own noise."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from random import Random
from typing import Any

from flick3d.ai.hand import flicked
from flick3d.ai.ideas import Aimed, Idea
from flick3d.ai.levels import Level
from flick3d.ai.mind import Mind
from flick3d.physics.judge import judge
from flick3d.physics.table import Table
from flick3d.rules.actions import read_action
from flick3d.rules.prompts import Prompt

BELIEF = 1.0
"""How many tries the geometry's own estimate counts for."""
FINALISTS = 3
"""How many of the flicks that did best in their first try get all their tries."""


def choose(
    mind: Mind, seen: Any, prompt: Prompt, table: Table, level: Level, player: str, chance: Random
) -> tuple[Idea, ...]:
    """The ideas of the mind, best first. Raises ValueError when the prompt offers nothing."""
    ideas = mind.ideas(seen, prompt, table, level)
    if not ideas:
        raise ValueError(f"no idea for the prompt {prompt.kind!r}")
    worth = {number: idea.worth for number, idea in enumerate(ideas)}
    _try(mind, seen, table, level, player, chance, ideas, worth)
    _misjudge(level, chance, worth)
    for number, idea in enumerate(ideas):
        if idea.whim > 0.0:
            worth[number] += chance.gauss(0.0, idea.whim)
    order = sorted(worth, key=lambda number: (-worth[number], number))
    return tuple(ideas[number] for number in order)


def _try(
    mind: Mind,
    seen: Any,
    table: Table,
    level: Level,
    player: str,
    chance: Random,
    ideas: tuple[Idea, ...],
    worth: dict[int, float],
) -> None:
    """Correct the worth of the flicks that look best by what became of them on the table."""
    promising = _best((n for n, idea in enumerate(ideas) if idea.trial and idea.flick is not None), worth)
    shortlist = promising[: level.shortlist]
    if not shortlist or level.tries < 1:
        return
    state = mind.imagine(seen, player, chance)
    before = mind.value(state, player, table, level)
    results: dict[int, list[float]] = {number: [] for number in shortlist}
    guess = dict(worth)

    def attempt(number: int) -> None:
        aimed = ideas[number].flick
        assert aimed is not None
        after = outcome(mind, state, flicked(aimed, level, chance), table)
        results[number].append(mind.value(after, player, table, level) - before)
        worth[number] = (BELIEF * guess[number] + sum(results[number])) / (BELIEF + len(results[number]))

    for number in shortlist:
        attempt(number)
    for number in _best(shortlist, worth)[:FINALISTS]:
        for _ in range(level.tries - 1):
            attempt(number)


def outcome(mind: Mind, state: Any, aimed: Aimed, table: Table) -> Any:
    """The state after this very flick, as foreseen on the table. The state must be whole (`Mind.imagine`)."""
    action = read_action(aimed.text, mind.game.actions)
    shot = mind.game.shot(state, action, table)
    facts = None if shot is None else judge(shot, table.foresee(shot))
    after, _ = mind.game.apply(state, action, facts, table)
    return after


def _misjudge(level: Level, chance: Random, worth: dict[int, float]) -> None:
    """Lapses: what an idea is worth is seen through a haze."""
    if level.lapse <= 0.0 or len(worth) < 2:
        return
    spread = max(worth.values()) - statistics.median(worth.values())
    for number in worth:
        worth[number] += chance.gauss(0.0, level.lapse * spread)


def _best(numbers: Iterable[int], worth: dict[int, float]) -> list[int]:
    return sorted(numbers, key=lambda number: (-worth[number], number))
