"""Invariants of a Western table: pieces, figures and hats (W1, W2, W4, W10, W60, W61)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.hats import HAT, hat_id
from flick3d.games.western.scenario import MOST_PIECES
from flick3d.games.western.state import Cowboy, State
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.rules.layout import Layout

ROUNDING = 1e-6
"""cm. Positions may miss the play area's edge by this much without being wrong."""

BETWEEN_FLICKS = ("bullet", "movement-disc", "dynamite-stick")
"""Kinds that are on the table during a flick only."""


def table_faults(state: State) -> Iterator[str]:
    """What is wrong with the pieces of the town and of the duel ground."""
    yield from _layout(state.layout)
    if state.duel is not None:
        yield from _layout(state.duel.layout)
    kinds = Counter(placement.kind for placement in state.layout)
    started = Counter(prop.kind for prop in state.scenario.props)
    for kind, most in MOST_PIECES.items():
        may_be_gone = kind != "gallows" and state.scenario.house.off_the_area == "gone"
        if kinds[kind] > started[kind] or (kinds[kind] < started[kind] and not may_be_gone):  # type: ignore[index]
            yield f"{kinds[kind]} pieces of kind {kind} are on the table, {started[kind]} were set up"  # type: ignore[index]
        if kinds[kind] > most:
            yield f"{kinds[kind]} pieces of kind {kind} are on the table, the box holds {most}"
    pieces = Counter(placement.piece for placement in state.layout)
    for building in state.scenario.buildings:
        if pieces[building.kind] != (building.kind not in state.ruins):
            yield f"the {building.kind} is {'' if pieces[building.kind] else 'not '}on the table"
    riders = {name for man in state.cowboys if man.on for name in (man.id, hat_id(man.id))}
    known = {hat_id(cowboy.id) for cowboy in state.cowboys} | {cowboy.id for cowboy in state.cowboys}
    for placement in state.layout:
        if placement.kind in ("cowboy", HAT) and placement.piece not in known:
            yield f"{placement.piece} belongs to no cowboy of the match"
        # A house is in the play area while its middle is; what is on its blocks goes with it (W45).
        goes_with = placement.on or placement.piece in riders
        if not goes_with and not state.scenario.area.contains(placement.pose.x, placement.pose.y, -ROUNDING):
            yield f"{placement.piece} is outside the play area"


def figure_faults(state: State, cowboy: Cowboy) -> Iterator[str]:
    """What is wrong with a cowboy's figure and hat."""
    placement = state.layout.get(cowboy.id)
    hat = state.layout.get(hat_id(cowboy.id))
    if cowboy.on_table != (placement is not None):
        yield f"{cowboy.id} is {cowboy.posture} and {'not ' if placement is None else ''}on the table"
    if (cowboy.posture == "standing") != (hat is not None):
        yield f"{cowboy.id} is {cowboy.posture} and his hat is {'not ' if hat is None else ''}on the table"
    if placement is None:
        return
    if (cowboy.posture == "standing") == (placement.pose.tilt > TOPPLED_ABOVE):
        yield f"{cowboy.id} is {cowboy.posture} with a tilt of {placement.pose.tilt:.1f} degrees"
    if hat is not None:
        if math.hypot(hat.pose.x - placement.pose.x, hat.pose.y - placement.pose.y) > ROUNDING:
            yield f"{cowboy.id} does not wear his hat"
        if (hat.pose.axis_z > 0.0) != (cowboy.hat == "red"):
            yield f"{cowboy.id}'s hat lies {cowboy.hat} side down"
    if cowboy.posture == "standing" and _apart(placement.pose.yaw, cowboy.facing) > 1e-3:
        yield f"{cowboy.id} looks elsewhere than his figure"


def _layout(layout: Layout) -> Iterator[str]:
    pieces = Counter(placement.piece for placement in layout)
    yield from (f"{piece} is on the table {count} times" for piece, count in pieces.items() if count > 1)
    for placement in layout:
        if placement.kind in BETWEEN_FLICKS:
            yield f"a {placement.kind} is on the table between flicks"
        if not placement.pose.is_finite:
            yield f"{placement.piece} is nowhere: its pose has no numbers"
        if placement.on and placement.on not in layout:
            yield f"{placement.piece} is carried by {placement.on}, which is not on the table"


def _apart(first: float, second: float) -> float:
    """Angle between two directions, degrees, 0 to 180."""
    return abs((first - second + 180.0) % 360.0 - 180.0)
