"""A flick on its way: it is shown from the next frame on, and judged when it has been shown to its end."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.match.session import Flight, Session, Step
from flick3d.rules.errors import FlickError
from flick3d.view.presenting import Presenter
from flick3d.view.slowing import WATCHING_SPEED
from flick3d.view.stage import Stage

LAND_AGAIN = 2.0
"""Seconds between two tries to record a flick that could not be recorded."""


class Flying:
    """The flicks of one screen, at most one at a time."""

    def __init__(
        self,
        stage: Stage,
        presenter: Presenter,
        landed: Callable[[Step], None],
        failed: Callable[[FlickError], None],
    ) -> None:
        """landed: hears what came of it. failed: hears why it could not be recorded; it is tried again in a while."""
        self._stage = stage
        self._presenter = presenter
        self._landed = landed
        self._failed = failed
        self._again: tuple[Flight, float] | None = None

    def go(self, session: Session, flight: Flight) -> None:
        """Show this flick, which the session has released."""
        stage, presenter = self._stage, self._presenter
        presenter.show_shot(stage.scene, session.state, flight.shot.layout)
        stage.lie_on(flight.shot.area)
        stage.playback.play(
            flight,
            done=lambda: self._land(flight),
            speed=WATCHING_SPEED,
            decider=presenter.decider(session.state),
        )

    def advance(self, seconds: float) -> None:
        """Let time pass: what could not be recorded is tried again."""
        if self._again is not None:
            flight, left = self._again
            self._again = (flight, left - seconds) if left > seconds else None
            if self._again is None:
                self._land(flight)

    def _land(self, flight: Flight) -> None:
        try:
            played = flight.land()
        except FlickError as error:
            self._again = (flight, LAND_AGAIN)
            self._failed(error)
            return
        self._landed(played)
