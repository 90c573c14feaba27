"""In which direction aiming starts: a shot at the nearest enemy who stands, a move where the cowboy looks."""

from __future__ import annotations

import math

from flick3d.games.western.state import State
from flick3d.rules.layout import Pose
from flick3d.rules.prompts import FlickOffer, Prompt
from flick3d.view.input.turning import within
from flick3d.view.western.showing import shown_layout

SHOTS = ("shoot", "rifle", "throw")


def start_directions(state: State, prompt: Prompt | None) -> tuple[float, ...]:
    """For every flick of the prompt the direction in degrees; empty without a prompt."""
    if prompt is None:
        return ()
    return tuple(start_direction(state, prompt, offer) for offer in prompt.flicks)


def start_direction(state: State, prompt: Prompt, offer: FlickOffer) -> float:
    """The direction in which aiming one flick starts, degrees; always one that is offered."""
    layout = shown_layout(state)
    looks = layout[prompt.piece].pose.yaw if prompt.piece in layout else 90.0
    if offer.word not in SHOTS:
        return within(looks, offer.arc)
    enemies = [layout[each].pose for each in targets(state, prompt) if each in layout]
    if not enemies:
        return within(looks, offer.arc)

    def order(pose: Pose) -> tuple[float, float]:
        """How far the flick would have to turn from what is offered, then how far away he is."""
        direction = towards(offer.at, pose)
        turn = abs((within(direction, offer.arc) - direction + 180.0) % 360.0 - 180.0)
        return round(turn, 3), math.dist(offer.at, (pose.x, pose.y))

    return within(towards(offer.at, min(enemies, key=order)), offer.arc)


def targets(state: State, prompt: Prompt) -> tuple[str, ...]:
    """Who would be aimed at: the other man of a duel, else standing enemies who are not inside (W53)."""
    if state.duel is not None:
        return tuple(man for man in (state.duel.attacker, state.duel.defender) if man != prompt.piece)
    return tuple(
        each.id
        for each in state.cowboys
        if each.side not in (prompt.team, "neutral") and each.posture == "standing" and not each.inside
    )


def towards(at: tuple[float, float], pose: Pose) -> float:
    """The direction from a point to a piece, degrees."""
    return math.degrees(math.atan2(pose.y - at[1], pose.x - at[0])) % 360.0
