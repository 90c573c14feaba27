"""One piece that is shown: its placement, its node, and the solids that the mouse can meet."""

from __future__ import annotations

from panda3d.core import LQuaternionf, LVecBase3f, NodePath, TransparencyAttrib, Vec2

from flick3d.physics.pieces import Box, Solid
from flick3d.rules.layout import Placement, Pose
from flick3d.view.floor_plan import FloorPlan
from flick3d.view.picking import Target, target

GABLE = Box((8.6, 12.8, 3.6), (0.0, 0.0, 8.0))
"""What of a house is above the solid that the physics knows: roof and false front, in the house's frame, cm."""
LIES_LOW = 0.6
"""A house of which less than this share stands counts as low: what is left of it are its blocks."""
GONE = 0.2
"""At this share of its height nothing is drawn of it above its blocks."""
BASE = "base"
"""The node in a model of what stays of a house that lies low."""


class Shown:
    """One piece that is shown. `floor`: height of a house's blocks, cm; what is above it goes down when it ducks."""

    def __init__(
        self,
        placement: Placement,
        node: NodePath,
        solids: tuple[Solid, ...],
        floor: float,
        plan: FloorPlan | None = None,
    ) -> None:
        """`plan`: what is drawn of a house that lies low."""
        self.placement = placement
        self.pose = placement.pose
        self.node = node
        self.solids = solids
        self._floor = floor
        self._plan = plan
        self._blocks = tuple(solid for solid in solids if solid.at[2] < floor)
        self._walls = [part for part in node.find_all_matches("*/*/*") if part.name != BASE] if floor > 0.0 else []
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
        """Let a house keep only this share of its height above its blocks, which men and tokens stand on.

        When it has come down there is only its plan on the blocks.
        """
        self._height = share
        for wall in self._walls:
            wall.set_shader_input("lowered", Vec2(self.pose.z + self._floor, share))
            if share <= GONE:
                wall.hide()
                continue
            wall.show()
            if share < LIES_LOW:
                wall.set_transparency(TransparencyAttrib.M_alpha)
                wall.set_bin("transparent", 0)
            else:
                wall.clear_transparency()
                wall.clear_bin()
        if self._plan is not None:
            self._plan.show(share)

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
