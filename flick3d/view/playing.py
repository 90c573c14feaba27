"""What can be played on a table: a flick that may still be simulated, a finished one, a game's own performance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from flick3d.physics.trajectory import Trajectory


class Motion(Protocol):
    """Something whose trajectory grows until it is done, such as `match.session.Flight`."""

    @property
    def done(self) -> bool:
        """Whether the table lies still."""
        ...

    @property
    def time(self) -> float:
        """Simulated seconds since the release."""
        ...

    @property
    def trajectory(self) -> Trajectory:
        """The trajectory as far as it is known."""
        ...

    def advance(self, seconds: float) -> None:
        """Simulate further."""
        ...


@dataclass(frozen=True)
class Finished:
    """A trajectory that is known to its end, as a Motion."""

    trajectory: Trajectory

    @property
    def done(self) -> bool:
        """Always."""
        return True

    @property
    def time(self) -> float:
        """The whole duration, seconds."""
        return self.trajectory.duration

    def advance(self, seconds: float) -> None:
        """There is nothing left to simulate."""


class Performance(Protocol):
    """Something of a game's own that is shown for a while."""

    def advance(self, seconds: float) -> bool:
        """Let time pass; tells whether it is over."""
        ...

    def finish(self) -> None:
        """Jump to its end."""
        ...

    def close(self) -> None:
        """Take away what belongs to it alone; it is over, or dropped."""
        ...


class Listener(Protocol):
    """Hears what is played; what is skipped it does not hear."""

    def began(self) -> None:
        """A trajectory begins; the scene shows its pieces."""
        ...

    def shown(self, trajectory: Trajectory, since: float, until: float, speed: float) -> None:
        """It was shown from one moment of it to another, seconds after the release, at this share of real time."""
        ...

    def over(self) -> None:
        """Nothing is played any more."""
        ...
