"""Hints that fade: told the first times that a player meets something, and never again once it is learned. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from flick3d.view.lessons.lesson import NEXT, Step

OFTEN = 2
"""After so many times a hint is learned."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player knows. shown: by a hint's id how often it was told; `OFTEN` or more is learned.

    lessons: names of lessons that were taken to their end.
    """

    shown: Mapping[str, int] = {}
    lessons: tuple[str, ...] = ()

    def knows(self, hint: str) -> bool:
        """Whether a hint is never told again."""
        return self.shown.get(hint, 0) >= OFTEN

    def told(self, hint: str) -> Learned:
        """A hint was told once more."""
        return replace(self, shown={**self.shown, hint: self.shown.get(hint, 0) + 1})

    def learned(self, hint: str) -> Learned:
        """The player has done it, or needs no hint."""
        return replace(self, shown={**self.shown, hint: max(OFTEN, self.shown.get(hint, 0))})

    def taught(self, lesson: str) -> Learned:
        """A lesson was taken to its end."""
        return self if lesson in self.lessons else replace(self, lessons=(*self.lessons, lesson))


class Hints(msgspec.Struct, frozen=True):
    """The hints of a match. up: id of the one that is told, or "". counted: those that were told at this occasion."""

    steps: tuple[Step, ...]
    learned: Learned = Learned()
    up: str = ""
    occasion: int = -1
    counted: frozenset[str] = frozenset()

    @property
    def step(self) -> Step | None:
        """The hint that is told now."""
        return next((step for step in self.steps if step.id == self.up), None)


def met(hints: Hints, situation: frozenset[str], occasion: int) -> Hints:
    """This holds now: the first hint that fits and is not learned is told.

    occasion: counts on whenever something was played; at each a hint counts once, and may go and come back.
    """
    counted = hints.counted if occasion == hints.occasion else frozenset()
    left = (step.id for step in hints.steps if step.id in counted or not hints.learned.knows(step.id))
    fitting = {step.id for step in hints.steps if step.fits(situation)}
    found = next((each for each in left if each in fitting), "")
    learned = hints.learned
    if found and found not in counted:
        learned, counted = learned.told(found), counted | {found}
    if (found, occasion, counted) == (hints.up, hints.occasion, hints.counted):
        return hints
    return replace(hints, learned=learned, up=found, occasion=occasion, counted=counted)


def practised(hints: Hints, deeds: Iterable[str]) -> Hints:
    """These happened: what was hinted at is learned by doing it, or by having read it."""
    happened = frozenset(deeds)
    known = {step.id for step in hints.steps if happened & set(step.done) or (step.id == hints.up and NEXT in happened)}
    if not known:
        return hints
    learned = hints.learned
    for each in sorted(known):
        learned = learned.learned(each)
    return replace(hints, learned=learned, counted=hints.counted - known, up="" if hints.up in known else hints.up)
