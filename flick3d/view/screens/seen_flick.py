"""A flick of a match as a director sees it: who makes it, where it goes, and what decides it."""

from __future__ import annotations

from flick3d.match.session import Step
from flick3d.rules.actions import action_text
from flick3d.rules.controller import Controller
from flick3d.view.director import Flick, flick_of
from flick3d.view.input.modes import Aiming
from flick3d.view.presenting import Presenter
from flick3d.view.screens.intention import Intention
from flick3d.view.spotting import Spotter


def seen_flick(before: Controller, step: Step, presenter: Presenter, spotter: Spotter) -> Flick | None:
    """The flick of a step; None for a step without one, or with one that nobody aims now, such as a race.

    before: the match before it.
    """
    trajectory, prompt, state = step.trajectory, before.prompt, before.state
    if trajectory is None or prompt is None:
        return None
    mode = Intention(prompt, action_text(step.action)).mode
    if not isinstance(mode, Aiming):
        return None
    decider = presenter.decider(state)
    moment = decider.find(trajectory, trajectory.duration, True) if decider is not None else None
    offer = prompt.flicks[mode.offer]
    who = spotter.subject(state) or offer.piece
    area = presenter.shown_area(state)
    return flick_of(who, offer.piece, offer.at, mode.direction, trajectory, moment, area)
