"""Contact shades: a soft dark patch under every piece, so that it stands on the ground and does not float."""

from __future__ import annotations

import math
from collections.abc import Iterable

from panda3d.core import NodePath, Shader

from flick3d.physics.pieces import Box, Cylinder, Solid
from flick3d.rules.doorway import seen_from
from flick3d.rules.layout import Pose
from flick3d.view.poses import orientation, turned
from flick3d.view.shade_sheet import ShadeSheet

REACH = 0.75
"""How far the shade of a small piece reaches beyond its foot, cm."""
COLOUR = (0.05, 0.025, 0.01)
OPACITY = 0.62
NEAR_GROUND = 1.0
"""Solids that begin below this height count as the foot, cm."""
FADES_WITHIN = 1.2
"""At this height above the ground most of the shade is gone, cm."""
HEIGHT = 0.012
BELOW_MAT = -0.1
"""What is lower than this lies on the wood beside a mat, cm."""


class Foot:
    """What of a kind of piece is near the ground: half length, half width, corner radius, and its height, cm."""

    def __init__(self, solids: tuple[Solid, ...]) -> None:
        low = [solid for solid in solids if solid.at[2] < NEAR_GROUND]
        self.half_x = max((_half(solid, 0) for solid in low), default=0.5)
        self.half_y = max((_half(solid, 1) for solid in low), default=0.5)
        is_round = all(isinstance(solid, Cylinder) for solid in low)
        self.corner = min(self.half_x, self.half_y) if is_round else 0.2
        self.height = max(solid.at[2] + solid.height for solid in solids)


class Shades:
    """The shades of all pieces that are shown."""

    def __init__(self, parent: NodePath, shader: Shader) -> None:
        self._sheet = ShadeSheet(parent, shader, HEIGHT)
        self._feet: dict[str, tuple[int, Foot]] = {}
        self._faded: dict[str, float] = {}

    def add(self, piece: str, solids: tuple[Solid, ...]) -> None:
        """Give a piece a shade; `move` puts it in its place."""
        self._feet[piece] = self._sheet.take(), Foot(solids)

    def remove(self, piece: str) -> None:
        """The piece is gone; one without a shade is no error."""
        number, _ = self._feet.pop(piece, (None, None))
        self._faded.pop(piece, None)
        if number is not None:
            self._sheet.give_back(number)

    def dim(self, piece: str, share: float) -> None:
        """Show a share (0 to 1) of the piece's full shade until it moves; one without a shade is no error."""
        if piece in self._feet:
            self._sheet.colour(self._feet[piece][0], (*COLOUR, OPACITY * share * share))

    def fade(self, piece: str, share: float) -> None:
        """Let the piece's shade be only a share (0 to 1) of what it would be, from its next move on."""
        self._faded[piece] = share

    def move(self, piece: str, pose: Pose, floor: float = 0.0) -> None:
        """The piece is at this pose now; one without a shade is no error.

        floor: height of the highest flat thing under it, cm: the table, or the block of a house.
        """
        if piece not in self._feet:
            return
        number, foot = self._feet[piece]
        up = turned(orientation(pose), (0.0, 0.0, 1.0))
        lean = math.hypot(up[0], up[1])
        middle = foot.height / 2.0
        height = pose.z - floor
        above = max(0.0, height - foot.half_x * lean if up[2] > 0.0 else height - foot.height)
        opacity = OPACITY * math.exp(-((above / FADES_WITHIN) ** 2)) if height > -0.5 else 0.0
        if opacity < 0.02:
            self._sheet.hide(number)
            return
        self._sheet.colour(number, (*COLOUR, opacity * self._faded.get(piece, 1.0)))
        if lean < 0.1:
            half_x, half_y, corner, heading = foot.half_x, foot.half_y, foot.corner, pose.yaw
        else:
            heading = math.degrees(math.atan2(up[1], up[0]))
            half_x = lean * middle + abs(up[2]) * foot.half_x
            half_y = foot.half_y * 0.9
            corner = min(half_x, half_y) * 0.6
        reach = REACH * (1.0 if foot.half_y < 3.0 else 1.8)
        size = (2.0 * (half_x + reach), 2.0 * (half_y + reach))
        x, y = pose.x + up[0] * middle, pose.y + up[1] * middle
        self._sheet.lay(number, x, y, heading, size, (half_x, half_y, corner, reach), floor)


def floor_under(pose: Pose, houses: Iterable[tuple[Pose, tuple[Solid, ...]]], floor: float) -> float:
    """Height of the block that a piece stands on, or 0 for the table, cm; what lies beside a mat has its shade there.

    houses: the pose and the solids of each. floor: height of their blocks.
    """
    if pose.z < BELOW_MAT:
        return pose.z
    if pose.z < floor - 0.1:
        return 0.0
    for house, solids in houses:
        x, y = seen_from(house, pose.x, pose.y)
        if any(
            isinstance(solid, Box)
            and solid.at[2] < floor <= solid.height
            and abs(x - solid.at[0]) < solid.size[0] / 2.0
            and abs(y - solid.at[1]) < solid.size[1] / 2.0
            for solid in solids
        ):
            return house.z + floor
    return 0.0


def _half(solid: Solid, axis: int) -> float:
    """How far the solid reaches from the frame's origin along x (0) or y (1), cm."""
    match solid:
        case Cylinder():
            return abs(solid.at[axis]) + solid.radius
        case Box():
            return abs(solid.at[axis]) + solid.size[axis] / 2.0
