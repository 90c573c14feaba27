"""The Town Hall's clock: its hands show the hour, and sweep when the hour changes."""

from __future__ import annotations

from panda3d.core import NodePath

SWEEP_PER_SECOND = 0.9
"""Hours that the clock's hands go in a second while they sweep."""


class Clock:
    """The hour that is shown. The hands are the nodes `hour-hand-*` and `minute-hand-*` of a model."""

    def __init__(self, hour: float = 12.0) -> None:
        self._shown = hour
        self._wanted = hour
        self._hour_hands: list[NodePath] = []
        self._minute_hands: list[NodePath] = []

    @property
    def is_sweeping(self) -> bool:
        """Whether the hands are on their way."""
        return self._shown != self._wanted

    def fit(self, model: NodePath | None) -> None:
        """Use the hands of this model; None when there is no clock on the table."""
        self._hour_hands = _hands(model, "hour-hand")
        self._minute_hands = _hands(model, "minute-hand")
        self._turn()

    def show(self, hour: float, sweep: bool) -> None:
        """Go to this hour (1 to 12, with fractions), forwards; at once when it shall not sweep."""
        self._wanted = self._shown + (hour - self._shown) % 12.0
        if not sweep or not self._hour_hands:
            self._shown = self._wanted = hour % 12.0
            self._turn()

    def advance(self, seconds: float) -> bool:
        """Let time pass. Tells whether the hands have moved."""
        if not self.is_sweeping:
            return False
        self._shown = min(self._wanted, self._shown + SWEEP_PER_SECOND * seconds)
        if not self.is_sweeping:
            self._shown = self._wanted = self._wanted % 12.0
        self._turn()
        return True

    def _turn(self) -> None:
        for hand in self._hour_hands:
            hand.set_r(self._shown * 30.0)
        for hand in self._minute_hands:
            hand.set_r(self._shown % 1.0 * 360.0)


def _hands(model: NodePath | None, name: str) -> list[NodePath]:
    """The nodes that turn: not the nodes of the same name within them, which hold the shapes."""
    if model is None:
        return []
    return [hand for hand in model.find_all_matches(f"**/{name}*") if not hand.get_parent().get_name().startswith(name)]
