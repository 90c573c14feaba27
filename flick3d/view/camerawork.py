"""Who moves the camera while a record is shown: it is told what is played, and need not do anything."""

from __future__ import annotations

from typing import Any, Protocol

from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.view.presenting import Presenter
from flick3d.view.stage import Stage


class Camerawork(Protocol):
    """Follows a record that is shown on a stage."""

    def shows(self, state: Any) -> None:
        """The table is shown like this at once: a jump."""
        ...

    def plays(self, before: Controller, step: Step) -> None:
        """This step begins; the pieces of its flick are on the table, if it has one. before: the match before it."""
        ...

    def came(self, state: Any) -> None:
        """All that came of a step has been shown, and the match stands like this."""
        ...

    def advance(self, seconds: float) -> None:
        """A frame, before the camera moves."""
        ...


class GamesCamerawork:
    """The game's own views, as in a match: a whole table, a porch, a duel. A viewer may move the camera at any time."""

    def __init__(self, stage: Stage, presenter: Presenter) -> None:
        self._stage, self._presenter = stage, presenter

    def shows(self, state: Any) -> None:
        """Cut to what is asked in this state."""
        self._presenter.frame(self._stage, state, cut=True)

    def plays(self, before: Controller, step: Step) -> None:
        """Stay."""

    def came(self, state: Any) -> None:
        """Glide to what is asked now."""
        self._presenter.frame(self._stage, state)

    def advance(self, seconds: float) -> None:
        """Nothing moves by itself."""
