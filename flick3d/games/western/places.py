"""Free places: where a man may stand or lie, and where what he flicks is placed (W15, W41, W50, W52, W57, W59, W81)."""

from __future__ import annotations

import math

from flick3d.games.western.actions import BulletSide
from flick3d.games.western.flicks import BULLET, MOVEMENT_DISC, OUT_OF_DOOR
from flick3d.games.western.state import Cowboy
from flick3d.rules.doorway import on_table
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, Pose
from flick3d.rules.refusal import Refusal

TURN_STEP = 15
"""Degrees between two directions that are tried for a lying man."""

INWARD_STEPS = 12
"""How many places, 2 cm apart on the way to the middle of the area, are tried for a lying man."""

CHUTE_STEP = 0.25
"""cm between two places behind or under a house that are tried for a disc that is flicked out."""

IN_FRONT = 0.3
"""cm between the blocks of a house and a man in front of its door (W77, W78)."""


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


def before_door(house: Placement, ground: Ground) -> tuple[float, float]:
    """The spot in front of a house's door (W77, W78), cm."""
    front = ground.doorway(house.kind).front
    return on_table(house.pose, front + IN_FRONT + ground.radius("cowboy"), 0.0)


def flick_place(
    layout: Layout, area: Area, man: Cowboy, side: BulletSide | str, ground: Ground, kind: str = BULLET
) -> tuple[float, float] | None:
    """Where a man's bullet or dynamite is placed: one bullet's width beside or before his base (W50, W81, W82), on the
    nearest free spot, or behind the house that he is in (W59); None when there is no room behind it.
    """
    pose = layout[man.id].pose
    if side == "near":
        return ground.nearest_free(layout, area, kind, pose.x, pose.y, man.facing)
    if side == "behind":
        return behind(layout, area, layout[man.on], ground, kind)
    direction = math.radians(man.facing + {"left": 90.0, "right": -90.0}.get(side, 0.0))
    distance = ground.radius("cowboy") + 2.0 * ground.radius(BULLET) + ground.radius(kind)
    return pose.x + distance * math.cos(direction), pose.y + distance * math.sin(direction)


def behind(layout: Layout, area: Area, house: Placement, ground: Ground, kind: str) -> tuple[float, float] | None:
    """Where a disc lies that is flicked out of a house: behind it, or as far behind as there is room (W41, W59)."""
    doorway, radius = ground.doorway(house.kind), ground.radius(kind)
    x = doorway.back - radius - 0.1
    while x <= doorway.line - radius:
        place = on_table(house.pose, x, 0.0)
        if ground.is_free(layout, area, kind, *place, house.pose.yaw):
            return place
        x += CHUTE_STEP
    return None


def out_of_door(house: Placement) -> tuple[float, float]:
    """The directions in which a disc can be flicked out of a house, first and last, degrees (W41, W59)."""
    return (house.pose.yaw - OUT_OF_DOOR) % 360.0, (house.pose.yaw + OUT_OF_DOOR) % 360.0


def within_arc(direction: float, arc: tuple[float, float] | None) -> bool:
    """Whether a direction lies in an arc that goes counter-clockwise from its first to its last direction, degrees."""
    if arc is None:
        return True
    # A hair's breadth more: texts of directions are rounded.
    return (direction - arc[0] + 0.001) % 360.0 <= (arc[1] - arc[0]) % 360.0 + 0.002


def side_refusal(
    layout: Layout, area: Area, man: Cowboy, side: BulletSide | str, ground: Ground, kind: str = BULLET
) -> Refusal | None:
    """Why the bullet or the dynamite may not be placed on this side of a man, or None when it may (W50, W59)."""
    if (side == "behind") != bool(man.inside):
        return Refusal("not-inside" if side == "behind" else "inside", "W59", side)
    if side == "behind":
        place = behind(layout, area, layout[man.on], ground, kind)
        return Refusal("place-taken", "W59", side) if place is None else None
    if side == "near":
        both = (each for each in BOTH_SIDES if side_refusal(layout, area, man, each, ground, kind) is None)
        free = next(both, None)
        return None if free is None else Refusal("side-free", "W50", free)
    place = flick_place(layout, area, man, side, ground, kind)
    assert place is not None
    if not area.contains(*place, ground.radius(kind)):
        return Refusal("outside-area", "W50", side)
    if not ground.is_free(layout, area, kind, *place, man.facing):
        return Refusal("place-taken", "W50", side)
    return None


def move_place(layout: Layout, area: Area, man: Cowboy, ground: Ground) -> tuple[float, float] | None:
    """Where the movement disc is placed: on the man's own spot (W30), or behind his house (W41); None without room."""
    if man.inside:
        return behind(layout, area, layout[man.on], ground, MOVEMENT_DISC)
    pose = layout[man.id].pose
    return pose.x, pose.y


BOTH_SIDES: tuple[BulletSide, BulletSide] = ("left", "right")


def _turns() -> list[int]:
    """Turns in degrees from the wished direction, the smallest first: 0, 15, -15, 30, ... 180."""
    return [0, *(turn for size in range(TURN_STEP, 180, TURN_STEP) for turn in (size, -size)), 180]
