"""What decides a flick in Flick of Faith: a disc comes to rest in a City or on the Navel, or leaves the Map. Pure."""

from __future__ import annotations

import math

from flick3d.games.faith.map import Map, Ring
from flick3d.games.faith.state import State
from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory
from flick3d.rules.outline import Point
from flick3d.view.slowing import Moment, stops_at


class Landing:
    """Looks for the first disc that leaves the Map, or that has come to rest where it counts."""

    def __init__(self, on: Map) -> None:
        self._half = on.size / 2.0
        self._rings = (on.navel, *(island.city for island in on.islands))
        self._seen: dict[str, int] = {}

    def find(self, trajectory: Trajectory, known: float, done: bool) -> Moment | None:
        """The moment; for the edge it looks only at what is new."""
        found = [
            moment
            for track in trajectory.tracks
            for moment in (self._leaves(track), self._rests(track, known, done))
            if moment is not None
        ]
        return min(found, key=lambda moment: moment.time, default=None)

    def _leaves(self, track: Track) -> Moment | None:
        """When its middle comes over the Map's edge."""
        seen = self._seen.get(track.piece, 0)
        self._seen[track.piece] = track.samples
        numbers, half = track.numbers, self._half
        if not track.samples or max(abs(numbers[0]), abs(numbers[1])) > half:
            return None
        for start in range(seen * POSE_NUMBERS, track.samples * POSE_NUMBERS, POSE_NUMBERS):
            x, y = numbers[start], numbers[start + 1]
            if abs(x) > half or abs(y) > half:
                return Moment((track.first + start // POSE_NUMBERS) * SAMPLE, x, y)
        return None

    def _rests(self, track: Track, known: float, done: bool) -> Moment | None:
        """When it lies in a ring in which it was not before."""
        if not track.samples or _ring(self._rings, track, track.samples - 1) is None:
            return None
        index = stops_at(track, known, done)
        if not index:
            return None
        ring = _ring(self._rings, track, index)
        if ring is None or ring is _ring(self._rings, track, 0):
            return None
        return Moment((track.first + index) * SAMPLE, *_place(track, index))


def _ring(rings: tuple[Ring, ...], track: Track, index: int) -> Ring | None:
    """The ring in which the piece's middle is at a sample."""
    at = _place(track, index)
    return next((ring for ring in rings if math.dist(ring.at, at) <= ring.radius), None)


def _place(track: Track, index: int) -> Point:
    start = index * POSE_NUMBERS
    return track.numbers[start], track.numbers[start + 1]


def decider_of(state: State) -> Landing:
    """What to look for in a flick out of this state."""
    return Landing(state.map)
