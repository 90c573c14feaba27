"""One piece that is shown: its placement, its node, and the solids that the mouse can meet."""

from __future__ import annotations

from panda3d.core import LQuaternionf, LVecBase3f, NodePath, TransparencyAttrib, Vec2

from flick3d.physics.pieces import Box, Solid
from flick3d.rules.layout import Placement, Pose
from flick3d.view.picking import Target, target

GABLE = Box((8.6, 12.8, 3.6), (0.0, 0.0, 8.0))
"""What of a house is above the solid that the physics knows: roof and false front, in the house's frame, cm."""
LIES_LOW = 0.5
"""A house of which less than this share stands counts as low: what is left of it are its blocks."""


class Shown:
    """One piece that is shown. `floor`: height of a house's blocks, cm; what is above it goes down when it ducks."""

    def __init__(self, placement: Placement, node: NodePath, solids: tuple[Solid, ...], floor: float) -> None:
        self.placement = placement
        self.pose = placement.pose
        self.node = node
        self.solids = solids
        self._floor = floor
        self._blocks = tuple(solid for solid in solids if solid.at[2] < floor)
        self._height = 1.0
        bounds = node.get_tight_bounds() if floor > 0.0 else None
        self._top = float(bounds[1].z) if bounds is not None else 0.0

    def put(self, pose: Pose) -> None:
        """Put the node there."""
        self.pose = pose
        self.node.set_pos_quat(LVecBase3f(pose.x, pose.y, pose.z), LQuaternionf(pose.qw, pose.qx, pose.qy, pose.qz))
        if self._height < 1.0:
            self.lower(self._height)

    def lower(self, share: float) -> None:
        """Let a house keep only this share of its height above its blocks, which men and tokens stand on."""
        self._height = share
        if share < LIES_LOW:
            self.node.set_transparency(TransparencyAttrib.M_alpha)
            self.node.set_bin("transparent", 0)
        else:
            self.node.clear_transparency()
            self.node.set_bin("pieces", 0)
        self.node.set_shader_input("lowered", Vec2(self.pose.z + self._floor, share))

    @property
    def top(self) -> float:
        """Height of its highest point above its origin while it stands, cm."""
        return self._top

    @property
    def target(self) -> Target:
        """What the mouse can meet of it."""
        solids = self._blocks if self._blocks and self._height < LIES_LOW else self.solids
        return target(self.placement.piece, self.pose, solids)

    @property
    def obstacle(self) -> Target:
        """What of a house that stands can be in the way of an eye."""
        return target(self.placement.piece, self.pose, (*self.solids, GABLE))
