"""Who rides on whom: tokens on a house's blocks, hats on lying men. Each keeps its seat on its carrier."""

from __future__ import annotations

from collections.abc import Mapping

from flick3d.rules.layout import Placement, Pose
from flick3d.view.poses import relative


class Riders:
    """The seats of all riders, as poses in their carriers' frames. A carrier may have many riders."""

    def __init__(self) -> None:
        self._seats: dict[str, dict[str, Pose]] = {}

    def clear(self) -> None:
        """Nobody rides."""
        self._seats = {}

    def seat(self, rider: str, carrier: str, on: Pose, pose: Pose) -> None:
        """The rider, which is at `pose` in the world, rides on the carrier, which is at `on`."""
        self._seats.setdefault(carrier, {})[rider] = relative(on, pose)

    def leave(self, piece: str) -> None:
        """The piece is gone: it rides no more, and nobody rides on it."""
        self._seats.pop(piece, None)
        for seats in self._seats.values():
            seats.pop(piece, None)

    def on(self, carrier: str) -> Mapping[str, Pose]:
        """The riders of a carrier with their poses in its frame."""
        return self._seats.get(carrier, {})


def loose_hat(hat: str, pose: Pose) -> Placement:
    """A hat that lies on its owner."""
    return Placement(hat, "hat", pose, on=hat.removeprefix("hat-"))
