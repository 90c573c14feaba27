"""A flick on its way: it is shown from the next frame on, and judged when it has been shown to its end."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.match.session import Flight, Session, Step
from flick3d.view.presenting import Presenter
from flick3d.view.slowing import WATCHING_SPEED
from flick3d.view.stage import Stage


def show_flight(
    stage: Stage, presenter: Presenter, session: Session, flight: Flight, landed: Callable[[Step], None]
) -> None:
    """Show a flick that the session has released; landed: hears what came of it."""
    presenter.show_shot(stage.scene, session.state, flight.shot.layout)
    stage.lie_on(flight.shot.area)
    stage.playback.play(
        flight,
        done=lambda: landed(flight.land()),
        speed=WATCHING_SPEED,
        decider=presenter.decider(session.state),
    )
