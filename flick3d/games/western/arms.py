"""Arms: which bullets and dynamite a man has now, and where they may be placed (W50, W58, W59, W80 to W82)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from flick3d.games.western.actions import BulletSide
from flick3d.games.western.flicks import STICK
from flick3d.games.western.places import BOTH_SIDES, side_refusal
from flick3d.games.western.state import DUEL_AREA, Cowboy, State
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout
from flick3d.rules.refusal import Refusal

MOST_BULLETS = 2
"""Bullets of one shoot action, however many pistols there are (W58)."""

RIFLE = "rifle"
"""How a rifle's bullet is remembered among those that were fired."""


class Stance(msgspec.Struct, frozen=True):
    """Who shoots now, and the ground he shoots on: the town, or the duel ground."""

    man: Cowboy
    layout: Layout
    area: Area


def stance(state: State) -> Stance:
    """Who shoots now. On the duel ground nobody is inside (W76). Raises KeyError when nobody is being played."""
    if state.duel is not None:
        man = msgspec.structs.replace(state.cowboy(state.duel.shooter), on="")
        # He looks at the other man, whichever way he looked in the town.
        man = msgspec.structs.replace(man, facing=state.duel.layout[man.id].pose.yaw)
        return Stance(man, state.duel.layout, DUEL_AREA)
    return Stance(state.cowboy(state.active), state.layout, state.scenario.area)


def pistols(state: State, cowboy: str) -> int:
    """How many pistols a man has, not counting rifles (W5, W80)."""
    return 1 + state.carries(cowboy, "colt")


def bullets(state: State, cowboy: str) -> int:
    """How many bullets a shoot action of this man fires: one, or two with two or more pistols, rifles counted (W58)."""
    return min(MOST_BULLETS, pistols(state, cowboy) + state.carries(cowboy, "winchester"))


def more_bullets(state: State, cowboy: str) -> bool:
    """Whether the shot goes on after the bullets that were fired (W58)."""
    return len(state.fired) < bullets(state, cowboy)


def bullet_refusal(state: State, side: BulletSide, ground: Ground) -> Refusal | None:
    """Why no pistol's bullet may be flicked from this side now, or None (W50, W58, W59)."""
    at = stance(state)
    refused = _may_shoot(state, at.man)
    if refused is not None:
        return refused
    if sum(fired != RIFLE for fired in state.fired) >= pistols(state, at.man.id):
        return Refusal("no-pistol-left", "W58", at.man.id)
    if side in state.fired and side in BOTH_SIDES:
        return Refusal("side-used", "W58", side)
    if side == "near":
        free = next((each for each in BOTH_SIDES if bullet_refusal(state, each, ground) is None), None)
        if at.man.inside:
            return Refusal("inside", "W59", side)
        return None if free is None else Refusal("side-free", "W50", free)
    return side_refusal(at.layout, at.area, at.man, side, ground)


def rifle_refusal(state: State, side: str, ground: Ground) -> Refusal | None:
    """Why no rifle's bullet may be flicked now, or None (W58, W81)."""
    at = stance(state)
    if state.carries(at.man.id, "winchester") <= state.fired.count(RIFLE):
        return Refusal("no-rifle", "W81", at.man.id)
    refused = _may_shoot(state, at.man)
    if refused is not None:
        return refused
    return side_refusal(at.layout, at.area, at.man, side, ground)


def throw_refusal(state: State, side: str, ground: Ground) -> Refusal | None:
    """Why no dynamite may be flicked from this side now, or None (W82)."""
    at = stance(state)
    if not state.carries(at.man.id, "dynamite"):
        return Refusal("no-dynamite", "W82", at.man.id)
    refused = _may_shoot(state, at.man)
    if refused is not None:
        return refused
    return side_refusal(at.layout, at.area, at.man, side, ground, STICK)


def bullet_sides(state: State) -> tuple[BulletSide, ...]:
    """The sides at which the man who shoots now would look for a place."""
    return ("behind",) if stance(state).man.inside else BOTH_SIDES


def rifle_side(state: State) -> str:
    """Where the rifle's bullet lies: in front of the man, or behind his house (W59, W81)."""
    return "behind" if stance(state).man.inside else "front"


def burdens(state: State, cowboy: str) -> Iterator[tuple[float, bool]]:
    """Share of a flick's top speed, and whether he may shoot, for each burden that a man carries (S9)."""
    for burden in state.scenario.rules.burdens:
        if state.carries(cowboy, burden.token):
            yield burden.speed, burden.may_shoot


def _may_shoot(state: State, man: Cowboy) -> Refusal | None:
    """A burden forbids to shoot in the town; in a duel a man defends himself."""
    if state.duel is None and not all(may_shoot for _, may_shoot in burdens(state, man.id)):
        return Refusal("burdened", "S9", man.id)
    return None
