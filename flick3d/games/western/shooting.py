"""Shooting: the bullet on its way, who is hit, and who dies of it (W50 to W57, W5A, W60 to W62)."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.actions import Shoot
from flick3d.games.western.ending import end_match, goal_reached
from flick3d.games.western.events import Died, Hit, InitiativePassed, Missed
from flick3d.games.western.flicks import BULLET, SHOT_BULLET
from flick3d.games.western.hats import hat_id
from flick3d.games.western.places import bullet_place
from flick3d.games.western.settling import settle
from flick3d.games.western.state import State, other_side
from flick3d.games.western.turns import end_turn
from flick3d.rules.events import Event
from flick3d.rules.facts import Facts
from flick3d.rules.game import Ground
from flick3d.rules.layout import Placement, Push, Shot, upright


class Verdict(msgspec.Struct, frozen=True):
    """What a bullet did: `hit` is the id of the man who was hit, or "" with the reason of the miss and its cause."""

    hit: str = ""
    reason: Literal["touched-nobody", "ricochet", "grazed", "already-fallen"] = "touched-nobody"
    about: str = ""


def shoot_shot(state: State, action: Shoot, ground: Ground) -> Shot:
    """The table with the bullet beside the active cowboy (W50)."""
    x, y = bullet_place(state, action.side, ground)
    layout = state.layout.put(Placement(SHOT_BULLET, BULLET, upright(x, y)))
    return Shot(layout, state.scenario.area, (Push(SHOT_BULLET, action.direction % 360.0, action.speed),))


def resolve_shot(state: State, facts: Facts, ground: Ground) -> tuple[State, tuple[Event, ...]]:
    """The shot judged, the table put in order, and the turn or the match ended if that is due.

    The bullet was never part of the state, so it is gone (W5A). A shooter who fell by his own bullet cannot act on:
    he stays fallen until he is next played (W54), so his turn ends.
    """
    shooter = state.active
    state = msgspec.structs.replace(state, actions_left=state.actions_left - 1)
    judged = verdict(state, facts)
    if judged.hit:
        state, events = _take_hit(state, judged.hit, shooter)
    else:
        events = (Missed(shooter, judged.reason, judged.about),)
    state, settled = settle(state, facts, ground)
    events += settled

    outcome = goal_reached(state)
    if outcome is not None:
        state, ended = end_match(state, outcome)
        return state, events + ended
    if state.actions_left == 0 or state.cowboy(shooter).posture != "standing":
        state, ended = end_turn(state, ground)
        return state, events + ended
    return state, events


def verdict(state: State, facts: Facts) -> Verdict:
    """Who was hit (W51, W52, W54, W56): the first piece that the bullet touched, if it is a standing man who toppled.

    Any piece that it touched before makes it a ricochet, hats too: while the bullet has touched nothing, every hat sits
    on a head, out of its reach, so a hat that it meets was set flying by the bullet itself. The shooter's own figure
    is a figure like any other.
    """
    touched = facts.touched_by(SHOT_BULLET)
    if not touched:
        return Verdict()
    postures = {cowboy.id: cowboy.posture for cowboy in state.cowboys}
    first = touched[0]
    if postures.get(first) == "fallen":
        return Verdict(reason="already-fallen", about=first)
    if postures.get(first) == "standing":
        return Verdict(hit=first) if facts.rest(first).toppled else Verdict(reason="grazed", about=first)
    touched_a_man = any(postures.get(piece) == "standing" for piece in touched)
    toppled_a_man = any(rest.toppled and postures.get(rest.piece) == "standing" for rest in facts.rests)
    return Verdict(reason="ricochet" if touched_a_man or toppled_a_man else "touched-nobody", about=first)


def next_holder(state: State, victim: str, shooter: str) -> str:
    """Who gets the initiative token of a dead man (W62): who shot him, also one of his own side.

    A man who shot himself is nobody else's prey: the token goes to the other team's living man with the lowest number,
    or to his own team's if no enemy is alive; with no living man left it stays.
    """
    if shooter != victim:
        return shooter
    side = state.cowboy(victim).side
    heirs = (*state.living(other_side(side)), *state.living(side))
    return next((heir.id for heir in heirs if heir.id != victim), victim)


def _take_hit(state: State, victim: str, shooter: str) -> tuple[State, tuple[Event, ...]]:
    """A hit man loses a hit point and lies (W54); with the last one he dies (W60)."""
    man = state.cowboy(victim)
    left = man.hit_points - 1
    hit = Hit(victim, shooter, left)
    if left > 0:
        return state.with_cowboy(msgspec.structs.replace(man, hit_points=left, posture="fallen")), (hit,)
    state, events = _die(state, victim, shooter)
    return state, (hit, *events)


def _die(state: State, victim: str, shooter: str) -> tuple[State, tuple[Event, ...]]:
    """The figure leaves the table, the hat lies on the tile as it was (W60, W61), the token passes on (W62)."""
    dead = msgspec.structs.replace(state.cowboy(victim), hit_points=0, posture="dead")
    state = state.with_cowboy(dead)
    state = msgspec.structs.replace(state, layout=state.layout.without([victim, hat_id(victim)]))
    events: tuple[Event, ...] = (Died(victim, shooter),)
    if state.initiative == victim:
        heir = next_holder(state, victim, shooter)
        if heir != victim:
            state = msgspec.structs.replace(state, initiative=heir)
            events += (InitiativePassed(victim, heir),)
    return state, events
