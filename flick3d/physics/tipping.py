"""Discs that are not where a disc belongs: on their rim, or on another one that may have been taken away (F8)."""

from __future__ import annotations

import math

from panda3d.core import LVector3

from flick3d.physics.bodies import Body
from flick3d.physics.braking import FLAT
from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import height
from flick3d.rules.layout import Placement, Pose

RAISED = 0.05
"""A disc on a mat whose lower side is more than this above it, cm, lies on another one."""

CREPT = 0.15
"""A disc that leans on another and comes to rest nearer than this, cm, to where it was has only crept."""

SIDES = 2


def is_raised(pieces: Pieces, placement: Placement) -> bool:
    """Whether a disc lies higher than on a mat. Raises PiecesError for an unknown kind."""
    pose = placement.pose
    # One that was turned over has the middle of its underside on top.
    return pose.z + min(0.0, pose.axis_z) * height(pieces[placement.kind].solids()) > RAISED


def has_only_crept(start: Pose, pose: Pose) -> bool:
    """Whether a disc that leaned on another still does, and about where it did.

    It creeps a little each time that it is woken; left alone it must not wander from shot to shot.
    """
    leant, leans = abs(start.axis_z) < FLAT, abs(pose.axis_z) < FLAT
    return leant and leans and math.dist((start.x, start.y, start.z), (pose.x, pose.y, pose.z)) < CREPT


class Tipping:
    """Tips over the discs of one simulation that stand on their rim."""

    def __init__(self, spin: float) -> None:
        """spin: with which they are tipped, rad/s."""
        self._spin = spin
        self._tipped: dict[str, list[bool]] = {}

    def tip_over(self, body: Body) -> bool:
        """Set a disc that stands on its rim going; returns whether it was, which happens twice at most.

        First it goes towards that of its sides to which it leans; one that stands exactly upright falls on its
        underside. If it stands again, it goes to the other side. Between two others it would never fall flat.
        """
        node = body.node
        axis = node.get_transform().get_quat().xform(LVector3(0.0, 0.0, 1.0))
        tipped = self._tipped.setdefault(body.piece, [])
        if len(tipped) == SIDES:
            return False
        on_underside = not tipped[0] if tipped else axis.z >= 0.0
        turning = axis.cross(LVector3(0.0, 0.0, 1.0 if on_underside else -1.0))
        if not turning.normalize():
            return False
        tipped.append(on_underside)
        node.set_angular_velocity(turning * self._spin)
        # It turns about the lowest point of its rim, not about its middle.
        node.set_linear_velocity(turning.cross(LVector3(0.0, 0.0, body.reach)) * self._spin)
        return True
