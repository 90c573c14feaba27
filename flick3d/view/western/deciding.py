"""What decides a flick in Flick 'em Up!: the first figure that goes over. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterable

from flick3d.games.western.state import State
from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Trajectory
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.view.slowing import Moment
from flick3d.view.western.showing import shown_layout

GOES_OVER = math.cos(math.radians(TOPPLED_ABOVE + 5.0))
"""The vertical part of the axis of a figure that does not come back."""


class Topple:
    """Looks for the first figure that goes over."""

    def __init__(self, figures: Iterable[str]) -> None:
        """figures: ids of those that stand."""
        self._seen = dict.fromkeys(figures, 0)

    def find(self, trajectory: Trajectory, known: float, done: bool) -> Moment | None:  # noqa: ARG002
        """The moment; it looks only at what is new."""
        found: list[Moment] = []
        for track in trajectory.tracks:
            seen = self._seen.get(track.piece)
            if seen is None:
                continue
            numbers = track.numbers
            self._seen[track.piece] = track.samples
            for start in range(seen * POSE_NUMBERS, track.samples * POSE_NUMBERS, POSE_NUMBERS):
                leaning_x, leaning_y = numbers[start + 4], numbers[start + 5]
                if 1.0 - 2.0 * (leaning_x * leaning_x + leaning_y * leaning_y) < GOES_OVER:
                    time = (track.first + start // POSE_NUMBERS) * SAMPLE
                    found.append(Moment(time, numbers[start], numbers[start + 1]))
                    break
        return min(found, key=lambda moment: moment.time, default=None)


def decider_of(state: State) -> Topple:
    """What to look for in a flick out of this state."""
    layout = shown_layout(state)
    return Topple(man.id for man in state.cowboys if man.posture == "standing" and man.id in layout)
