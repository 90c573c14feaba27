"""The doorway of a building: the geometry of its two support blocks, in the building's own frame."""

from __future__ import annotations

import msgspec

from flick3d.rules.layout import Pose

DOORWAY = "doorway"
"""The part of a contact on the inner face of a support block (W40)."""

Spot = tuple[float, float, float]
"""x, y, z in a piece's own frame, cm."""


class Doorway(msgspec.Struct, frozen=True):
    """The gap between a building's two support blocks, cm in the building's own frame (x front, y left).

    half_width: the gap reaches from y = -half_width to half_width. back, front: x of the blocks' two ends.
    line: x of the door's line; behind it one is in (W40).
    spots: where tokens lie on the blocks: middles of their undersides, first the left block's, then the right block's.
    layer: how high a token is: where there are more tokens than spots, they are stacked.
    """

    half_width: float
    back: float
    line: float
    front: float
    spots: tuple[Spot, ...]
    layer: float = 0.25

    def spot(self, index: int) -> Spot:
        """Where token number `index` (from 0) lies: spot after spot, then on top of the first one again."""
        x, y, z = self.spots[index % len(self.spots)]
        return x, y, z + self.layer * (index // len(self.spots))


def seen_from(pose: Pose, x: float, y: float) -> tuple[float, float]:
    """(x, y) of a point of the table, in the frame of a piece that stands upright in this pose."""
    front_x, front_y = _front(pose)
    east, north = x - pose.x, y - pose.y
    return east * front_x + north * front_y, north * front_x - east * front_y


def on_table(pose: Pose, x: float, y: float) -> tuple[float, float]:
    """(x, y) on the table of a point that is given in the frame of a piece that stands upright in this pose."""
    front_x, front_y = _front(pose)
    return pose.x + x * front_x - y * front_y, pose.y + x * front_y + y * front_x


def _front(pose: Pose) -> tuple[float, float]:
    """The unit vector of the piece's front on the table."""
    front_x = 1.0 - 2.0 * (pose.qy * pose.qy + pose.qz * pose.qz)
    front_y = 2.0 * (pose.qx * pose.qy + pose.qw * pose.qz)
    length = (front_x * front_x + front_y * front_y) ** 0.5 or 1.0
    return front_x / length, front_y / length
