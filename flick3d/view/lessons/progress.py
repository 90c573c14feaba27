"""How far a player has come in a lesson. Pure: from what holds and what was done to the next progress.

The step that is told is the first one that is left and fits, so that nobody has to follow an order; what was done
before it was asked for counts too.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from flick3d.view.lessons.lesson import NEXT, PLAYED, Step


class Progress(msgspec.Struct, frozen=True):
    """Of one player in one lesson.

    done: ids of completed steps. up: id of the one that is told, or "". hidden: the player does not want to see it.
    """

    steps: tuple[Step, ...]
    done: frozenset[str] = frozenset()
    up: str = ""
    hidden: bool = False

    @property
    def step(self) -> Step | None:
        """The step that is told now, also while the lesson is hidden."""
        return next((step for step in self.steps if step.id == self.up), None)

    @property
    def number(self) -> int:
        """Which step that is, from 1; 0 for none."""
        return next((number for number, step in enumerate(self.steps, 1) if step.id == self.up), 0)

    @property
    def is_over(self) -> bool:
        """Whether all is learned."""
        return len(self.done) == len(self.steps)


def seen(progress: Progress, situation: frozenset[str]) -> Progress:
    """This holds now: a step that waits for being read stays, else the first that is left and fits is told.

    For every step that is done `learnt:ID` holds too.
    """
    step = progress.step
    if step is not None and step.is_read:
        return progress
    holds = situation | {f"learnt:{each}" for each in progress.done}
    left = (step for step in progress.steps if step.id not in progress.done and step.fits(holds))
    found = next((step.id for step in left), "")
    return progress if found == progress.up else replace(progress, up=found)


def did(progress: Progress, deeds: Iterable[str]) -> Progress:
    """These happened: what they complete is done. Whoever plays on has read what was told."""
    happened = frozenset(deeds)
    done = set(progress.done)
    for step in progress.steps:
        is_told = step.id == progress.up
        if happened & set(step.done) or (is_told and (NEXT in happened or (step.is_read and PLAYED in happened))):
            done.add(step.id)
    return replace(progress, done=frozenset(done), up="" if progress.up in done else progress.up)


def hide(progress: Progress, hidden: bool = True) -> Progress:
    """The player wants to see no more of it, or to see it again."""
    return replace(progress, hidden=hidden)
