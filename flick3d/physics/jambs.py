"""Which part of a building was touched: the inner faces of its support blocks are no obstacle to who moves in (W40)."""

from __future__ import annotations

from typing import NamedTuple

from panda3d.bullet import BulletManifoldPoint
from panda3d.core import LPoint3

from flick3d.physics.bodies import Body
from flick3d.rules.doorway import DOORWAY, Doorway

FACE = 0.1
"""How far from an inner face a point of it may be, cm: pieces press a little into each other."""

EDGE = 0.02
"""How far from a block's ends a point of an inner face is at least, cm."""

ALONG = 0.98
"""Least part of a contact's normal that points across the doorway, 11 degrees: who meets a corner is pushed aslant."""


class Jambs(NamedTuple):
    """The inner faces of one building in a world."""

    body: Body
    doorway: Doorway

    def part(self, point: BulletManifoldPoint, is_first: bool) -> str:
        """`doorway` when a contact point lies on an inner face, else "".

        is_first: whether the building is the first of the two bodies that touch.
        """
        mat = self.body.node.get_transform().get_inverse().get_mat()
        if abs(mat.xform_vec(point.get_normal_world_on_b()).y) < ALONG:
            return ""
        where = point.get_position_world_on_a() if is_first else point.get_position_world_on_b()
        x, y, _ = mat.xform_point(LPoint3(where)) - self.body.foot
        on_face = abs(abs(y) - self.doorway.half_width) < FACE
        between = self.doorway.back + EDGE < x < self.doorway.front - EDGE
        return DOORWAY if on_face and between else ""
