"""In which direction aiming starts: a shot at the nearest enemy who stands, a move where the cowboy looks."""

from __future__ import annotations

import math

from flick3d.games.western.state import State
from flick3d.rules.prompts import FlickOffer, Prompt


def start_directions(state: State, prompt: Prompt | None) -> tuple[float, ...]:
    """For every flick of the prompt the direction in degrees; empty without a prompt."""
    if prompt is None:
        return ()
    return tuple(start_direction(state, prompt, offer) for offer in prompt.flicks)


def start_direction(state: State, prompt: Prompt, offer: FlickOffer) -> float:
    """The direction in which aiming one flick starts, degrees."""
    looks = state.layout[prompt.piece].pose.yaw if prompt.piece in state.layout else 90.0
    if offer.word != "shoot":
        return looks
    enemies = [
        state.layout[each.id].pose
        for each in state.cowboys
        if each.side != state.team and each.posture == "standing" and each.id in state.layout
    ]
    if not enemies:
        return looks
    nearest = min(enemies, key=lambda pose: math.dist(offer.at, (pose.x, pose.y)))
    return math.degrees(math.atan2(nearest.y - offer.at[1], nearest.x - offer.at[0])) % 360.0
