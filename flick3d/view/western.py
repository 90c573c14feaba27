"""What of a Western match is shown on the table beyond its layout: the hour, and the hats of fallen men."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from flick3d.games.western.state import State
from flick3d.rules.layout import Layout, Pose
from flick3d.view.poses import Vector, from_axes, orientation, turned

if TYPE_CHECKING:
    from flick3d.view.scene import TableScene

CHEST_HEIGHT = 2.0
"""Where on a lying man's own axis his hat rests, cm from his foot."""
HAT_ABOVE_AXIS = 0.98


def show_state(scene: TableScene, state: State, sweep: bool = False) -> None:
    """Show the layout, the hats of fallen men and the hour of a state, at once."""
    scene.show(state.layout, loose_hats(state))
    scene.set_hour(state.hour, sweep)


def loose_hats(state: State, layout: Layout | None = None) -> Mapping[str, Pose]:
    """The hats of fallen men by id: each lies on its owner's chest, with his colour up.

    They are no pieces of the game (no disc can touch them), so they lie where no disc comes. `layout`: where the men
    lie, the state's own layout unless given.
    """
    on_table = state.layout if layout is None else layout
    hats = {}
    for cowboy in state.cowboys:
        placement = on_table.get(cowboy.id)
        hat = f"hat-{cowboy.id}"
        if placement is not None and cowboy.posture == "fallen" and hat not in on_table:
            hats[hat] = hat_on_chest(placement.pose, red_up=cowboy.hat == "red")
    return hats


def hat_on_chest(lying: Pose, red_up: bool) -> Pose:
    """The pose of a hat on the chest of a figure that lies in this pose."""
    axis = turned(orientation(lying), (0.0, 0.0, 1.0))
    if abs(axis[2]) > 0.95:
        # Not lying at all: then the hat lies on top of whatever is up.
        return Pose(lying.x, lying.y, lying.z + CHEST_HEIGHT * abs(axis[2]))
    flat = (1.0 - axis[2] * axis[2]) ** 0.5
    up = (-axis[2] * axis[0] / flat, -axis[2] * axis[1] / flat, flat)
    left = _cross(up, axis)
    turn = from_axes(axis, left, up) if red_up else from_axes(axis, _opposite(left), _opposite(up))
    x, y, z = (
        lie + CHEST_HEIGHT * along + HAT_ABOVE_AXIS * above
        for lie, along, above in zip((lying.x, lying.y, lying.z), axis, up, strict=True)
    )
    return Pose(x, y, z, *turn)


def _cross(first: Vector, second: Vector) -> Vector:
    return (
        first[1] * second[2] - first[2] * second[1],
        first[2] * second[0] - first[0] * second[2],
        first[0] * second[1] - first[1] * second[0],
    )


def _opposite(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]
