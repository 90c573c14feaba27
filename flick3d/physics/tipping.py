"""Discs that are not where a disc belongs: on their rim, or on another one that may have been taken away (F8)."""

from __future__ import annotations

from panda3d.core import LVector3

from flick3d.physics.bodies import Body
from flick3d.physics.pieces import Pieces
from flick3d.rules.layout import Placement

RAISED = 0.05
"""A disc on a mat whose lower side is more than this above it, cm, lies on another one."""


def is_raised(pieces: Pieces, placement: Placement) -> bool:
    """Whether a disc lies higher than on a mat. Raises PiecesError for an unknown kind."""
    pose = placement.pose
    height = max(solid.at[2] + solid.height for solid in pieces[placement.kind].solids())
    # One that was turned over has the middle of its underside on top.
    return pose.z + min(0.0, pose.axis_z) * height > RAISED


def tip_over(body: Body, spin: float) -> None:
    """Set a disc that stands on its rim going towards that of its sides to which it leans, at `spin` rad/s.

    One that stands exactly upright falls on its underside.
    """
    node = body.node
    axis = node.get_transform().get_quat().xform(LVector3(0.0, 0.0, 1.0))
    turning = axis.cross(LVector3(0.0, 0.0, 1.0 if axis.z >= 0.0 else -1.0))
    if not turning.normalize():
        return
    node.set_angular_velocity(turning * spin)
    # It turns about the lowest point of its rim, not about its middle.
    node.set_linear_velocity(turning.cross(LVector3(0.0, 0.0, body.reach)) * spin)
