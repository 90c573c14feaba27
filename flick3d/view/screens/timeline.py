"""The timeline of a replay: where every step of a match lies on one bar, and the ways from one to another. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from flick3d.match.session import Step
from flick3d.view.chapters import Chapter

AFTER = 0.6
"""Seconds of the bar that a step has after its flick, or without one."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A moment of a match: before step `step`, counted from 0, or within its flick, seconds after the release."""

    step: int
    seconds: float = 0.0


class Timeline:
    """A whole match on one bar. Shares are from 0, its beginning, to 1, its end."""

    def __init__(self, steps: Sequence[Step], chapters: Sequence[Chapter]) -> None:
        """chapters: one for every step."""
        self.chapters = tuple(chapters)
        self._flights = tuple(step.trajectory.duration if step.trajectory is not None else 0.0 for step in steps)
        self._begins = [0.0]
        for flight in self._flights:
            self._begins.append(self._begins[-1] + flight + AFTER)
        self._whole = max(self._begins[-1], AFTER)
        self.turns = tuple(
            index
            for index, chapter in enumerate(self.chapters)
            if index == 0 or chapter.turn != self.chapters[index - 1].turn
        )
        """The steps with which turns begin."""

    def __len__(self) -> int:
        return len(self._flights)

    @property
    def end(self) -> Place:
        """After the last step."""
        return Place(len(self))

    def is_flick(self, step: int) -> bool:
        """Whether the table moves in this step."""
        return self._flights[step] > 0.0

    def duration(self, step: int) -> float:
        """How long the flick of this step takes, seconds; 0 without one."""
        return self._flights[step] if 0 <= step < len(self) else 0.0

    def share(self, place: Place) -> float:
        """Where a place is on the bar."""
        step = min(max(0, place.step), len(self))
        within = min(place.seconds, self.duration(step))
        return min(1.0, (self._begins[step] + within) / self._whole)

    def at(self, share: float) -> Place:
        """What is at a place of the bar: after a flick's end it is the flick's last moment."""
        seconds = min(1.0, max(0.0, share)) * self._whole
        step = bisect_right(self._begins, seconds) - 1
        if step >= len(self):
            return self.end
        return Place(step, min(seconds - self._begins[step], self._flights[step]))

    def sections(self) -> tuple[tuple[str, float, float], ...]:
        """Rounds or the like: name, and from which share to which."""
        firsts = [
            index
            for index, chapter in enumerate(self.chapters)
            if index == 0 or chapter.section != self.chapters[index - 1].section
        ]
        ends = (*firsts[1:], len(self))
        return tuple(
            (self.chapters[first].section, self.share(Place(first)), self.share(Place(end)))
            for first, end in zip(firsts, ends, strict=False)
        )

    def turn_of(self, step: int) -> int:
        """Number of the turn of a step, counted from 1; at the end that of the last one, 0 when there is none."""
        if not self.chapters:
            return 0
        return self.chapters[min(max(0, step), len(self) - 1)].turn

    def first_of(self, turn: int) -> int | None:
        """The first step of a turn, counted from 1; None when there is no such turn."""
        return self.turns[turn - 1] if 1 <= turn <= len(self.turns) else None

    def after_turn(self, turn: int) -> int:
        """The step after the last one of a turn."""
        return self.turns[turn] if turn < len(self.turns) else len(self)

    def next_turn(self, place: Place) -> Place:
        """The beginning of the next turn, or the end."""
        return next((Place(step) for step in self.turns if step > place.step), self.end)

    def previous_turn(self, place: Place) -> Place:
        """The beginning of this turn, or of the one before when it is there already."""
        return next((Place(step) for step in reversed(self.turns) if Place(step) < place), Place(0))

    def previous_step(self, place: Place) -> Place:
        """The beginning of this step, or of the one before when it is there already."""
        return Place(place.step) if place.seconds > 0.0 else Place(max(0, place.step - 1))

    def beside(self, place: Place, seconds: float) -> Place:
        """So much of a flick later, or earlier; past its ends what came of it, or the end of the step before."""
        lasts = self.duration(place.step)
        if seconds > 0.0 and place.seconds >= lasts:
            return Place(min(len(self), place.step + 1))
        if seconds < 0.0 and place.seconds <= 0.0:
            return Place(max(0, place.step - 1), self.duration(place.step - 1))
        return Place(place.step, min(max(0.0, place.seconds + seconds), lasts))

    def flick_at(self, place: Place) -> int | None:
        """The step of the flick that is seen at a place, or that was the last one before it."""
        last = place.step if place.seconds > 0.0 else place.step - 1
        return next((step for step in range(min(last, len(self) - 1), -1, -1) if self.is_flick(step)), None)
