"""How fast a flick is shown, and slow motion before the moment that decides it. Pure; times are seconds."""

from __future__ import annotations

import math
from typing import Protocol

import msgspec

from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory

WATCHING_SPEED = 0.6
"""A flick is shown at this share of real time: at the toys' size a fall takes less than a tenth of a second, which an
eye at a screen misses."""
SLOWEST = 0.35
"""The share of the usual speed at which the moment is shown."""
BEFORE, AFTER = 0.25, 0.06
"""Seconds of the trajectory that are shown slowly before the moment and after it."""
EASES_IN, EASES_OUT = 0.08, 0.14
"""Seconds of the trajectory in which time slows down before that, and comes back after it."""
FORESIGHT = 0.5
"""How far the simulation runs ahead of the playback where a moment is looked for, seconds."""
FAST_SHARE = 0.35
"""Share of the time to the moment that goes at the usual speed at least: a flick must be seen to be one."""
TOO_LATE = 0.04
"""A moment that is nearer than this when it becomes known is shown as all the rest."""
STEP = 1.0 / 240.0
"""Time is slowed in steps that are not longer than this, so that the frame rate makes no difference."""
STILL = 2.0
"""A piece that is slower than this lies still to the eye, cm/s."""


class Moment(msgspec.Struct, frozen=True):
    """When a flick is decided, seconds after the release, and where on the table, cm."""

    time: float
    x: float
    y: float


class Decider(Protocol):
    """Looks for the moment that decides a flick while its trajectory grows; there is one for every flick."""

    def find(self, trajectory: Trajectory, known: float, done: bool) -> Moment | None:
        """The moment, once it is known; it is not asked again then.

        known: seconds that are simulated. done: whether that is all.
        """
        ...


class Slowing:
    """The slow motion of one flick."""

    def __init__(self, decider: Decider | None) -> None:
        self._decider = decider
        self._moment: Moment | None = None
        self._begins = math.inf

    @property
    def moment(self) -> Moment | None:
        """What is shown slowly; None while it is not known, and when there is nothing."""
        return self._moment

    @property
    def foresight(self) -> float:
        """How far the simulation has to be ahead, seconds; 0 when nothing is looked for."""
        return FORESIGHT if self._decider is not None else 0.0

    def look(self, trajectory: Trajectory, known: float, done: bool, now: float) -> None:
        """Look for the moment in what is known by now. now: what is shown, seconds after the release."""
        if self._decider is None:
            return
        found = self._decider.find(trajectory, known, done)
        if found is not None:
            self._decider = None
            if found.time - now > TOO_LATE:
                self._moment = found
                self._begins = max(now, FAST_SHARE * found.time, found.time - BEFORE - EASES_IN)

    def drop(self) -> None:
        """All the rest goes at the usual speed."""
        self._decider = self._moment = None

    def depth(self, time: float) -> float:
        """How slow it is at this time of the trajectory: 0 as usual, 1 the slowest."""
        if self._moment is None:
            return 0.0
        slows = _eased((time - self._begins) / EASES_IN)
        return min(slows, 1.0 - _eased((time - self._moment.time - AFTER) / EASES_OUT))

    def pace(self, time: float) -> float:
        """The share of the usual speed at this time of the trajectory."""
        return 1.0 - (1.0 - SLOWEST) * self.depth(time)

    def stretched(self, time: float, seconds: float) -> float:
        """How much of the trajectory is shown in so many seconds from this time of it on."""
        if self._moment is None or seconds <= 0.0:
            return seconds
        steps = math.ceil(seconds / STEP)
        now = time
        for _ in range(steps):
            now += self.pace(now) * seconds / steps
        return now - time


def stops_at(track: Track, known: float, done: bool) -> int | None:
    """The sample of a track after which its piece lies still to the eye; None while that is not known.

    known: seconds that are simulated. done: whether that is all.
    """
    last = track.samples - 1
    if not done and (track.first + last) * SAMPLE > known - SAMPLE / 2.0 and _moves(track, last):
        return None
    index = last
    while index > 0 and not _moves(track, index):
        index -= 1
    return index


def _moves(track: Track, index: int) -> bool:
    """Whether the piece comes to this sample faster than what counts as still."""
    if index < 1:
        return False
    here, numbers = index * POSE_NUMBERS, track.numbers
    before = here - POSE_NUMBERS
    way = math.dist(numbers[here : here + 3], numbers[before : before + 3])
    return way > STILL * SAMPLE


def _eased(share: float) -> float:
    """Soft start and soft stop."""
    bounded = min(1.0, max(0.0, share))
    return bounded * bounded * (3.0 - 2.0 * bounded)
