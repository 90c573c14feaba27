"""Checking: why an action is refused now (W12, W14, W20, W50).

Codes: `not-now` (another kind of action is asked for), `no-such-cowboy`, `other-team`, `hat-turned`,
`initiative-first`, `not-a-number`, `too-slow`, `too-fast`, `outside-area`, `place-taken`, `side-free`; and of the
controller: `match-over`, `unknown-action`.
"""

from __future__ import annotations

import math

from flick3d.games.western.actions import End, Face, Move, Play, Shoot
from flick3d.games.western.flicks import LOWEST_SPEED, TOP_SPEED
from flick3d.games.western.places import side_refusal
from flick3d.games.western.scenario import hour_colour
from flick3d.games.western.state import Phase, State
from flick3d.rules.actions import Action, action_word
from flick3d.rules.game import Ground
from flick3d.rules.refusal import Refusal

PHASE_OF: dict[type[Action], Phase] = {
    Play: "choose-cowboy",
    Move: "act",
    Shoot: "act",
    End: "act",
    Face: "face",
}
"""In which phase each kind of action is asked for."""


def refusal(state: State, action: Action, ground: Ground) -> Refusal | None:
    """Why the action is refused now, or None when it is legal."""
    if PHASE_OF.get(type(action)) != state.phase:
        return Refusal("not-now", "W14", action_word(action))
    match action:
        case Play(cowboy):
            return cowboy_refusal(state, cowboy)
        case Move(direction, speed):
            return flick_refusal(direction, speed)
        case Shoot(side, direction, speed):
            return flick_refusal(direction, speed) or side_refusal(state, side, ground)
        case Face(direction):
            return None if math.isfinite(direction) else Refusal("not-a-number")
        case _:
            return None


def cowboy_refusal(state: State, cowboy: str) -> Refusal | None:
    """Why this cowboy may not be played now, or None when he may (W10, W12, W14)."""
    chosen = next((each for each in state.cowboys if each.id == cowboy), None)
    if chosen is None:
        return Refusal("no-such-cowboy", "W14", cowboy)
    if chosen.side != state.team:
        return Refusal("other-team", "W12", cowboy)
    if chosen.hat != hour_colour(state.hour):
        return Refusal("hat-turned", "W10", cowboy)
    if not state.opened and cowboy != state.initiative:
        return Refusal("initiative-first", "W12", cowboy)
    return None


def flick_refusal(direction: float, speed: float) -> Refusal | None:
    """Why a flick is refused by its direction (degrees) or speed (cm/s), or None (W20)."""
    if not (math.isfinite(direction) and math.isfinite(speed)):
        return Refusal("not-a-number")
    if speed < LOWEST_SPEED:
        return Refusal("too-slow", "W20", f"{LOWEST_SPEED:g}")
    if speed > TOP_SPEED:
        return Refusal("too-fast", "W20", f"{TOP_SPEED:g}")
    return None
