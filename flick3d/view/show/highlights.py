"""Which turns of a match are worth showing when there is not time for all of them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from flick3d.view.slowing import WATCHING_SPEED

BEFORE_FLICK, AFTER_FLICK = 1.5, 1.1
"""Seconds that aim and pull take, and that the end of a flick stays."""
LONGEST = 2.2
"""Seconds of a flick that count at most: most of it is over by then."""
REPEAT = 3.4
"""Seconds that a flick takes once more."""
QUIET = 0.55
"""Seconds of a step without a flick."""
TOLD = 1.2
"""Seconds that something takes that is worth telling."""
CUT = 0.7
"""Seconds of the dark between two parts."""
WORTHY = 4.0
"""A turn begins and ends with steps that are worth that much, if it has any: what leads there is left out."""
LATER = 0.012
"""How much more a turn is worth for each one before it: what decides a match comes late."""


class Turn(msgspec.Struct, frozen=True):
    """One turn of a match: its steps, what they are worth, and how long it takes to show it, seconds."""

    first: int
    last: int
    worth: float
    seconds: float


class Shown(msgspec.Struct, frozen=True):
    """What counts of one step: which turn it belongs to, what it is worth, and how long its flick is, seconds or None.

    more: seconds that what came of it takes. ends: whether the match ends with it.
    """

    turn: int
    worth: float
    flick: float | None
    more: float = 0.0
    ends: bool = False


def seconds_of(step: Shown) -> float:
    """How long a step takes to be shown."""
    if step.flick is None:
        return step.more + (TOLD if step.worth >= 1.0 else QUIET)
    again = REPEAT if step.ends else REPEAT / 3.0 if step.worth >= 10.0 else 0.0
    return BEFORE_FLICK + min(LONGEST, step.flick) / WATCHING_SPEED + AFTER_FLICK + again + step.more


def turns_of(steps: Sequence[Shown]) -> tuple[Turn, ...]:
    """The turns of a match, in order."""
    turns: list[Turn] = []
    begins = 0
    for index in range(1, len(steps) + 1):
        if index == len(steps) or steps[index].turn != steps[begins].turn:
            worthy = [each for each in range(begins, index) if steps[each].worth >= WORTHY]
            first, last = (_flick_of(steps, begins, worthy[0]), worthy[-1] + 1) if worthy else (begins, index)
            part = steps[first:last]
            worth = sum(step.worth for step in part) * (1.0 + LATER * len(turns))
            turns.append(Turn(first, last, worth, sum(seconds_of(step) for step in part)))
            begins = index
    return tuple(turns)


def _flick_of(steps: Sequence[Shown], begins: int, index: int) -> int:
    """The flick that a step came of: itself, or the last one before it in its turn; itself where there is none."""
    return next((each for each in range(index, begins - 1, -1) if steps[each].flick is not None), index)


def chosen(steps: Sequence[Shown], seconds: float) -> tuple[tuple[int, int], ...]:
    """The parts of a match that are shown in so many seconds, in order: the turns that are worth most a second.

    There is always one; the turn with which the match ends is among them whenever there is time for it.
    """
    turns = turns_of(steps)
    if not turns:
        return ((0, 0),)
    taken: set[int] = set()
    left = seconds
    ends = next(
        (index for index, turn in enumerate(turns) if any(each.ends for each in steps[turn.first : turn.last])), -1
    )
    by_worth = sorted(
        range(len(turns)), key=lambda index: (index != ends, -turns[index].worth / turns[index].seconds, index)
    )
    for index in by_worth:
        joins = index - 1 in taken or index + 1 in taken
        costs = turns[index].seconds + (0.0 if joins else CUT)
        if costs <= left or not taken:
            taken.add(index)
            left -= costs
    parts: list[tuple[int, int]] = []
    for index in sorted(taken):
        first, last = turns[index].first, turns[index].last
        if parts and parts[-1][1] == first:
            parts[-1] = (parts[-1][0], last)
        else:
            parts.append((first, last))
    return tuple(parts)
