"""Houses that lie low while they would stand in the camera's way: their footprint stays on the table."""

from __future__ import annotations

from collections.abc import Container, Mapping

from flick3d.view.camera_maths import Spring

LOW = 0.05
"""Share of its height that is left of a house that lies low."""
STIFFNESS = 9.0
"""Per second: down or up in about half a second."""
SETTLED = 0.002
"""A height nearer than this to where it goes is there."""


class Ducking:
    """Which houses lie low, and how high each is now. `low` may be set at any time; heights follow smoothly."""

    def __init__(self) -> None:
        self.low: frozenset[str] = frozenset()
        self._heights: dict[str, Spring] = {}

    def height(self, house: str) -> float:
        """How high the house is now, as a share of its full height; 1 for a piece that never ducked."""
        return self._heights.get(house, Spring(1.0)).value

    def stand(self, house: str) -> None:
        """The house was put on the table anew, at full height; if it shall lie low it goes down from there."""
        self._heights.pop(house, None)

    def advance(self, seconds: float, houses: Container[str]) -> Mapping[str, float]:
        """Let time pass. Gives the heights (1 is full) of those of the houses on the table that changed."""
        changed = {}
        for house in sorted(self.low | self._heights.keys()):
            if house not in houses:
                self._heights.pop(house, None)
                continue
            goal = LOW if house in self.low else 1.0
            height = self._heights.get(house, Spring(1.0))
            if height.value == goal:
                continue
            height = height.after(seconds, goal, STIFFNESS)
            if abs(height.value - goal) < SETTLED:
                height = Spring(goal)
            changed[house] = height.value
            if height.value == 1.0:
                self._heights.pop(house, None)
            else:
                self._heights[house] = height
        return changed
