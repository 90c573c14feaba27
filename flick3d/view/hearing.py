"""Several listeners of one playback, as one."""

from __future__ import annotations

from flick3d.physics.trajectory import Trajectory
from flick3d.view.playing import Listener


class Together:
    """Tells everything to all of them, in their order; see `playback.Listener`."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def began(self) -> None:
        """A trajectory begins."""
        for listener in self._listeners:
            listener.began()

    def shown(self, trajectory: Trajectory, since: float, until: float, speed: float) -> None:
        """It was shown from one moment of it to another."""
        for listener in self._listeners:
            listener.shown(trajectory, since, until, speed)

    def over(self) -> None:
        """Nothing is played any more."""
        for listener in self._listeners:
            listener.over()
