"""Free places: where a cowboy may stand or lie, and where his bullet may be placed (W15, W50, W52, W57)."""

from __future__ import annotations

import math

from flick3d.games.western.actions import BulletSide
from flick3d.games.western.flicks import BULLET
from flick3d.games.western.state import State
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Pose
from flick3d.rules.refusal import Refusal

TURN_STEP = 15
"""Degrees between two directions that are tried for a lying man."""

INWARD_STEPS = 12
"""How many places, 2 cm apart on the way to the middle of the area, are tried for a lying man."""


def free_standing_place(layout: Layout, area: Area, x: float, y: float, ground: Ground) -> tuple[float, float]:
    """Where a cowboy stands who should stand at (x, y): there, or on the nearest free spot (W15, W31, W52).

    A figure is in the play area while its middle is, as a disc is when it moves (W31), so its base may overhang the
    edge. `layout` is without the cowboy himself.
    """
    overhang = 2.0 * ground.radius("cowboy")
    roomy = Area(area.width + overhang, area.depth + overhang)
    return ground.nearest_free(layout, roomy, "cowboy", x, y)


def lying_pose(layout: Layout, area: Area, x: float, y: float, ground: Ground) -> Pose:
    """The pose of a fallen man who is put down at (x, y) or as near as possible, wholly in the play area.

    His base lies where he could stand, so that W15 finds him a spot; his head points to the middle of the area if
    there is room, else as near to that as there is. On a table without room for a lying man he lies over others.
    """
    length = math.hypot(x, y)
    towards_x, towards_y = (-x / length, -y / length) if length > 0.0 else (1.0, 0.0)
    inwards = math.degrees(math.atan2(towards_y, towards_x))
    poses = []
    for step in range(INWARD_STEPS):
        wish_x, wish_y = x + 2.0 * step * towards_x, y + 2.0 * step * towards_y
        base_x, base_y = ground.nearest_free(layout, area, "cowboy", wish_x, wish_y)
        for turn in _turns():
            pose = ground.lying("cowboy", base_x, base_y, inwards + turn)
            if ground.fits(layout, area, "cowboy", pose):
                return pose
            poses.append(pose)
    return poses[0]


def bullet_place(state: State, side: BulletSide, ground: Ground) -> tuple[float, float]:
    """Where the active cowboy's bullet lies (W50): one bullet's width beside his base, or the nearest free spot."""
    pose = state.layout[state.active].pose
    if side == "near":
        return ground.nearest_free(state.layout, state.scenario.area, BULLET, pose.x, pose.y)
    facing = state.cowboy(state.active).facing
    direction = math.radians(facing + (90.0 if side == "left" else -90.0))
    distance = ground.radius("cowboy") + 3.0 * ground.radius(BULLET)
    return pose.x + distance * math.cos(direction), pose.y + distance * math.sin(direction)


def side_refusal(state: State, side: BulletSide, ground: Ground) -> Refusal | None:
    """Why the bullet may not be placed on this side of the active cowboy, or None when it may (W50)."""
    if side == "near":
        free = next((each for each in _BOTH_SIDES if side_refusal(state, each, ground) is None), None)
        return None if free is None else Refusal("side-free", "W50", free)
    x, y = bullet_place(state, side, ground)
    area = state.scenario.area
    if not area.contains(x, y, ground.radius(BULLET)):
        return Refusal("outside-area", "W50", side)
    if not ground.is_free(state.layout, area, BULLET, x, y):
        return Refusal("place-taken", "W50", side)
    return None


_BOTH_SIDES: tuple[BulletSide, BulletSide] = ("left", "right")


def _turns() -> list[int]:
    """Turns in degrees from the wished direction, the smallest first: 0, 15, -15, 30, ... 180."""
    return [0, *(turn for size in range(TURN_STEP, 180, TURN_STEP) for turn in (size, -size)), 180]
