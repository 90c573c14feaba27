"""Prompting: what is asked now, what is legal, and what is not and why."""

from __future__ import annotations

from flick3d.games.western.actions import BulletSide, End, Play
from flick3d.games.western.checking import cowboy_refusal
from flick3d.games.western.flicks import BULLET, LOWEST_SPEED, MOVEMENT_DISC, SHOT_BULLET, TOP_SPEED
from flick3d.games.western.places import bullet_place, side_refusal
from flick3d.games.western.state import State
from flick3d.rules.game import Ground
from flick3d.rules.prompts import Barred, FlickOffer, Prompt, TurnOffer


def prompt(state: State, ground: Ground) -> Prompt | None:
    """What is asked now; None when the match is over."""
    if state.phase == "over":
        return None
    if state.phase == "choose-cowboy":
        return _choose_cowboy(state)
    return _act(state, ground) if state.phase == "act" else _face(state)


def _choose_cowboy(state: State) -> Prompt:
    refusals = [(cowboy.id, cowboy_refusal(state, cowboy.id)) for cowboy in state.of_side(state.team)]
    return Prompt(
        kind="choose-cowboy",
        team=state.team,
        player=state.player(state.team),
        choices=tuple(Play(cowboy) for cowboy, refused in refusals if refused is None),
        barred=tuple(Barred(("play", cowboy), refused) for cowboy, refused in refusals if refused is not None),
    )


def _act(state: State, ground: Ground) -> Prompt:
    pose = state.layout[state.active].pose
    flicks = [FlickOffer("move", (), MOVEMENT_DISC, MOVEMENT_DISC, (pose.x, pose.y), LOWEST_SPEED, TOP_SPEED)]
    barred = []
    sides: list[BulletSide] = []
    both: tuple[BulletSide, BulletSide] = ("left", "right")
    for side in both:
        refused = side_refusal(state, side, ground)
        if refused is None:
            sides.append(side)
        else:
            barred.append(Barred(("shoot", side), refused))
    for side in sides or ["near"]:
        place = bullet_place(state, side, ground)
        flicks.append(FlickOffer("shoot", (side,), SHOT_BULLET, BULLET, place, LOWEST_SPEED, TOP_SPEED))
    return Prompt(
        kind="act",
        team=state.team,
        player=state.player(state.team),
        piece=state.active,
        choices=(End(),),
        flicks=tuple(flicks),
        barred=tuple(barred),
    )


def _face(state: State) -> Prompt:
    pose = state.layout[state.active].pose
    offer = TurnOffer("face", state.active, (pose.x, pose.y), state.cowboy(state.active).facing)
    return Prompt(kind="face", team=state.team, player=state.player(state.team), piece=state.active, turns=(offer,))
