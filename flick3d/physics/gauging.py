"""Measures the gaps between pieces with Bullet: a probe among pieces that cannot move.

Bullet's contact test alone only says that two pieces are near, which can be a millimetre apart. So the probe makes a
step in which nothing pushes anything, and the distances are those of the contact points of that step; they are right
to a few thousandths of a millimetre.
"""

from __future__ import annotations

from panda3d.core import LVector3

from flick3d.physics.bodies import Bodies, Body, collect_transforms, make_world, move
from flick3d.physics.carrying import standing
from flick3d.rules.layout import Layout, Placement, Pose

PROBE_NAME = "probe"

STEP = 0.001

COLLECT_EVERY = 500
"""Measurements between two collections of used transforms."""


class Gauge:
    """The pieces of one layout that stand for themselves, and a probe that goes between them."""

    def __init__(self, bodies: Bodies, layout: Layout) -> None:
        """Raises PiecesError for an unknown kind."""
        self._bodies = bodies
        self._world = make_world(gravity=0.0)
        self._fixed = [bodies.make(placement) for placement in standing(layout)]
        for body in self._fixed:
            body.node.set_mass(0.0)
            self._world.attach(body.node)
        self._probes: dict[tuple[str, bool, float], Body] = {}
        self._measured = 0

    def is_clear(self, kind: str, pose: Pose, overlap: float, grown: float = 0.0) -> bool:
        """Whether nothing is deeper than `overlap` cm in such a piece. Gives what `distances` would, but quicker."""
        # First a core that is so small that what is near it is deep in the piece, then the whole: most places are clear
        # cases, and the exact distances take ten times as long.
        if self._is_near(kind, pose, grown - overlap - self._bodies.collider(kind).nearness):
            return False
        if not self._is_near(kind, pose, grown):
            return True
        return all(gap >= -overlap for gap in self.distances(kind, pose, grown=grown).values())

    def distances(self, kind: str, pose: Pose, closed: bool = False, grown: float = 0.0) -> dict[str, float]:
        """Distances, cm, from a piece of this kind in this pose to each piece that is very near or overlaps.

        A negative distance is how far the one would have to be moved out of the other. grown: how much larger than
        it is the piece is taken, cm on every side. Pieces further than some tenths of a millimetre away are left out.
        """
        probe = self._probe_for(kind, closed, grown)
        move(probe, pose)
        self._world.attach(probe.node)
        probe.node.set_active(True)
        probe.node.set_linear_velocity(LVector3(0.0))
        probe.node.set_angular_velocity(LVector3(0.0))
        self._world.do_physics(STEP, 1, STEP)
        found: dict[str, float] = {}
        for manifold in self._world.get_manifolds():
            first, second = manifold.get_node0().get_name(), manifold.get_node1().get_name()
            other = second if first == PROBE_NAME else first
            for point in manifold.get_manifold_points():
                gap = point.get_distance()
                found[other] = min(gap, found.get(other, gap))
        # With the probe Bullet forgets its contact points, which are wrong in the next pose.
        self._world.remove(probe.node)
        self._measured += 1
        if self._measured % COLLECT_EVERY == 0:
            collect_transforms()
        return found

    def _is_near(self, kind: str, pose: Pose, grown: float) -> bool:
        """Whether anything is as near to such a piece as its `nearness`, or nearer; never a wrong no."""
        probe = self._probe_for(kind, False, grown)
        move(probe, pose)
        return bool(self._world.contact_test(probe.node).get_num_contacts() > 0)

    def _probe_for(self, kind: str, closed: bool, grown: float) -> Body:
        key = (kind, closed, grown)
        probe = self._probes.get(key)
        if probe is None:
            probe = self._bodies.make(Placement(PROBE_NAME, kind, Pose(0.0, 0.0), closed), grown)
            probe.node.set_collision_response(False)
            probe.node.set_deactivation_enabled(False)
            self._probes[key] = probe
        return probe
