"""What the log is told of a step, and when: what is shown on the table is told when it is seen, no earlier."""

from __future__ import annotations

from collections.abc import Sequence

from flick3d.games.faith.state import State
from flick3d.rules.events import Event
from flick3d.view.faith.announcing import first_shown
from flick3d.view.faith.reporting import log_lines
from flick3d.view.faith.words import FaithWords
from flick3d.view.hud.hud import Hud


class Telling:
    """The events of one step that the log has not been told yet."""

    def __init__(self, words: FaithWords) -> None:
        self._words = words
        self._hud: Hud | None = None
        self._left: Sequence[Event] = ()
        self._states: tuple[State, State] | None = None

    def begin(self, hud: Hud, events: Sequence[Event], before: State, state: State) -> None:
        """Another step, which led from one state to the other: what is left of the last one is told first."""
        self.finish()
        self._hud, self._left, self._states = hud, events, (before, state)
        self._tell(first_shown(events))

    def tell(self, shown: Sequence[Event]) -> None:
        """These events are shown now: the log hears of them, and of what comes before them."""
        told = [index for index, event in enumerate(self._left) if any(event is each for each in shown)]
        self._tell(told[-1] + 1 if told else 0)

    def finish(self) -> None:
        """All has been shown."""
        self._tell(len(self._left))

    def forget(self) -> None:
        """What is left belongs to another moment."""
        self._left = ()

    def _tell(self, count: int) -> None:
        told, self._left = self._left[:count], self._left[count:]
        if self._hud is None or self._states is None:
            return
        for line in log_lines(self._words, told, *self._states):
            self._hud.add_to_log(line)
