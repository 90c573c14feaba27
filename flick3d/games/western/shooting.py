"""Shooting: the bullet on its way, who is hit, and what comes of it (W50 to W59, W5A, W80, W81)."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.actions import Rifle, Shoot
from flick3d.games.western.arms import RIFLE, more_bullets, stance
from flick3d.games.western.dying import bury, take_hits
from flick3d.games.western.events import Missed
from flick3d.games.western.flicks import BULLET, SHOT_BULLET
from flick3d.games.western.places import flick_place
from flick3d.games.western.settling import settle
from flick3d.games.western.state import Cowboy, State
from flick3d.games.western.triggers import after_shot
from flick3d.games.western.turns import carry_on
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Push, Shot, upright


class Verdict(msgspec.Struct, frozen=True):
    """What a bullet did: `hit` is the id of the man who was hit, or "" with the reason of the miss and its cause."""

    hit: str = ""
    reason: Literal["touched-nobody", "ricochet", "grazed", "already-fallen", "inside"] = "touched-nobody"
    about: str = ""


def shoot_shot(state: State, action: Shoot | Rifle, ground: Ground) -> Shot:
    """The table, or the duel ground, with the bullet in its place (W50, W59, W76, W81)."""
    at = stance(state)
    place = flick_place(at.layout, at.area, at.man, action.side, ground)
    assert place is not None
    layout = at.layout.put(Placement(SHOT_BULLET, BULLET, upright(*place)))
    return Shot(layout, at.area, (Push(SHOT_BULLET, action.direction % 360.0, action.speed),))


def fired_side(action: Shoot | Rifle) -> str:
    """How the bullet is remembered while a second one is left (W58)."""
    return RIFLE if isinstance(action, Rifle) else action.side


def resolve_shot(state: State, action: Shoot | Rifle, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The shot judged, the table put in order, and the second bullet, the next action or the end of the turn.

    The bullet was never part of the state, so it is gone (W5A). A shooter who fell by his own bullet cannot act on:
    he stays fallen until he is next played (W54), so his turn ends.
    """
    shooter = state.active
    if not state.fired:
        state = msgspec.structs.replace(state, actions_left=state.actions_left - 1)
    state = msgspec.structs.replace(state, fired=(*state.fired, fired_side(action)))
    judged = verdict(facts, state.cowboys)
    if judged.hit:
        state, events = take_hits(state, [judged.hit], shooter, "bullet")
    else:
        events = (Missed(shooter, judged.reason, judged.about),)
    state, settled = settle(state, facts, ground)
    events += settled
    if judged.hit and state.cowboy(judged.hit).posture == "dead":
        fell = facts.rest(judged.hit).pose
        state, buried = bury(state, judged.hit, fell.x, fell.y, ground)
        events += buried
    state, joined = after_shot(state, facts, (), ground)
    events += joined
    if more_bullets(state, shooter) and state.cowboy(shooter).posture == "standing":
        state, ended = carry_on(state, ground, "second-bullet")
    else:
        state, ended = carry_on(state, ground)
    return state, events + ended


def verdict(facts: Facts, cowboys: tuple[Cowboy, ...]) -> Verdict:
    """Who was hit (W51 to W54, W56): the first piece that the bullet touched, if it is a standing man who toppled.

    Any piece that it touched before makes it a ricochet, hats too: while the bullet has touched nothing, every hat sits
    on a head, out of its reach, so a hat that it meets was set flying by the bullet itself. The shooter's own figure
    is a figure like any other. A man inside a building can only be hit in a duel (W53); on its ground nobody is inside.
    """
    touched = facts.touched_by(SHOT_BULLET)
    if not touched:
        return Verdict()
    inside = {cowboy.id for cowboy in cowboys if cowboy.inside}
    postures = {cowboy.id: cowboy.posture for cowboy in cowboys}
    first = touched[0]
    if first in inside:
        return Verdict(reason="inside", about=first)
    if postures.get(first) == "fallen":
        return Verdict(reason="already-fallen", about=first)
    if postures.get(first) == "standing":
        return Verdict(hit=first) if facts.rest(first).toppled else Verdict(reason="grazed", about=first)
    touched_a_man = any(postures.get(piece) == "standing" for piece in touched)
    toppled_a_man = any(rest.toppled and postures.get(rest.piece) == "standing" for rest in facts.rests)
    return Verdict(reason="ricochet" if touched_a_man or toppled_a_man else "touched-nobody", about=first)
