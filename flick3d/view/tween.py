"""Short motions between two poses that nobody simulated: standing up, a hat that hops back, vanishing, appearing."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from flick3d.physics.pieces import Solid
from flick3d.rules.layout import Layout, Placement, Pose
from flick3d.view.poses import between, lowest, same

HAT_WAITS = 0.3
"""Share of the time after which hats start, so that heads are there first."""
HOP = 2.2
"""How high a hat hops at most, cm."""


class Move(msgspec.Struct, frozen=True):
    """A piece that goes from one pose to another, or grows (before is None) or shrinks away (after is None)."""

    piece: str
    kind: str
    before: Pose | None
    after: Pose | None
    closed: bool = False


def moves(shown: Mapping[str, tuple[str, Pose]], layout: Layout, loose: Mapping[str, Pose]) -> tuple[Move, ...]:
    """What must move so that what is shown (piece: kind, pose) becomes the layout with its loose hats."""
    wanted = {p.piece: p for p in (*layout, *(Placement(hat, "hat", pose) for hat, pose in loose.items()))}
    gone = [Move(piece, kind, pose, None) for piece, (kind, pose) in shown.items() if piece not in wanted]
    changed = [
        Move(piece, placement.kind, shown[piece][1] if piece in shown else None, placement.pose, placement.closed)
        for piece, placement in wanted.items()
        if piece not in shown or not same(shown[piece][1], placement.pose)
    ]
    return (*gone, *changed)


def at(move: Move, share: float, solids: tuple[Solid, ...]) -> tuple[Pose, float]:
    """The pose and the scale (0 to 1) of a moving piece when `share` (0 to 1) of the time is over."""
    if move.before is None:
        assert move.after is not None
        return move.after, _eased(share)
    if move.after is None:
        return move.before, 1.0 - _eased(share)
    if move.kind == "hat":
        late = max(0.0, share - HAT_WAITS) / (1.0 - HAT_WAITS)
        pose = between(move.before, move.after, _eased(late))
        far = math.dist((move.before.x, move.before.y, move.before.z), (move.after.x, move.after.y, move.after.z))
        hop = min(HOP, 0.4 * far) * math.sin(math.pi * late)
        return msgspec.structs.replace(pose, z=pose.z + hop), 1.0
    pose = between(move.before, move.after, _eased(share))
    # A figure that stands up turns about its rim: no part of it may go through the table on the way.
    below = lowest(solids, pose)
    rests = min(lowest(solids, move.before), lowest(solids, move.after), 0.0)
    return (msgspec.structs.replace(pose, z=pose.z + rests - below) if below < rests else pose), 1.0


def _eased(share: float) -> float:
    """Soft start and soft stop."""
    bounded = min(1.0, max(0.0, share))
    return bounded * bounded * (3.0 - 2.0 * bounded)
