"""How discs may be flicked now: what Laws and gods make of speeds, hands, launches and the Map (F13, L1 to L6, L18)."""

from __future__ import annotations

import math
from typing import Literal

from flick3d.games.faith.components import PROPHETS, Component, Kind, of
from flick3d.games.faith.state import State
from flick3d.rules.prompts import NO_HANDICAP, Handicap

LOWEST_SPEED = 20.0
"""cm/s. A slower push does not leave the finger."""
TOP_SPEED = 500.0
"""cm/s. A finger with the thumb's release (F13)."""
CLOTH = "cloth"
"""The mat of the Map when no Law says another one."""
APART = 1.0
"""cm between two discs that go in the same instant (L5)."""


def top_speed(state: State, kind: Kind) -> float:
    """The fastest flick of a disc of this kind now, cm/s (F13, L2, L4, L18, G5)."""
    limits = [TOP_SPEED, *(law.top_speed for law in state.active_laws if law.top_speed is not None)]
    if kind == "sphinx":
        limits += [god.sphinx_speed for god in state.book.pantheon.gods.values() if god.sphinx_speed is not None]
    return min(limits) * math.prod(law.speed_share for law in state.active_laws)


def handicap(state: State) -> Handicap:
    """What makes every flick harder for the hand now (L1 to L3)."""
    return next((law.handicap for law in state.active_laws if law.handicap != NO_HANDICAP), NO_HANDICAP)


def rolls(state: State) -> bool:
    """Whether discs start on their rim (L4)."""
    return any(law.rolls for law in state.active_laws)


def mat(state: State) -> str:
    """What the Map is made of (F9b, L18)."""
    return next((law.mat for law in state.active_laws if law.mat), CLOTH)


def wind(state: State) -> tuple[float, float]:
    """What the wind of this turn does to moving discs, cm/s2 along x and y (L20)."""
    strength = next((law.wind for law in state.active_laws if law.wind is not None), None)
    if strength is None or state.wind is None:
        return 0.0, 0.0
    angle = math.radians(state.wind)
    return strength * math.cos(angle), strength * math.sin(angle)


def by_centre(state: State) -> bool:
    """Whether a disc is on an Island only by its centre (L19)."""
    return any(law.by_centre for law in state.active_laws)


def off_by_rim(state: State) -> bool:
    """Whether a disc is off the Map with any part of it past the edge: a house rule (F37)."""
    return state.scenario.house.off_the_map == "rim"


def unflicked(state: State, player: str) -> tuple[Component, ...]:
    """The player's discs that wait to be flicked, in order."""
    return tuple(each for each in of(state.components, player, "hand") if each.is_prophet)


def may_be_flicked(state: State) -> tuple[Component, ...]:
    """The discs of which the active player flicks one: what is stuck, what comes again, else any unflicked one."""
    if state.phase == "stuck":
        return tuple(state.component(name) for name in state.stuck)
    if state.again:
        return (state.component(state.again),)
    aimed = state.launch.component if state.launch is not None else ""
    return tuple(each for each in unflicked(state, state.active) if each.id != aimed)


def launch(state: State) -> Literal["one", "two", "stacked"]:
    """How many discs go at once: two only where two or more wait to be flicked (L5, L6)."""
    if state.phase == "stuck" or state.again or len(unflicked(state, state.active)) < 2:
        return "one"
    return next((law.launch for law in state.active_laws if law.launch != "one"), "one")


def pairs(state: State) -> tuple[tuple[Component, Component], ...]:
    """Which discs may be stacked, the larger below: one pair for every two kinds (L6)."""
    discs = sorted(may_be_flicked(state), key=lambda each: -PROPHETS.index(each.kind))
    found: dict[tuple[str, str], tuple[Component, Component]] = {}
    for index, lower in enumerate(discs):
        for upper in discs[index + 1 :]:
            found.setdefault((lower.kind, upper.kind), (lower, upper))
    return tuple(found.values())


def one_of_each_kind(discs: tuple[Component, ...]) -> tuple[Component, ...]:
    """The first disc of every kind: which one of a kind is flicked makes no difference."""
    return tuple({each.kind: each for each in reversed(discs)}.values())[::-1]
