"""Measures the gaps between pieces with Bullet: a probe among pieces that cannot move.

Bullet's contact test alone only says that two pieces are near, which can be a millimetre apart. So the probe makes a
step in which nothing pushes anything, and the distances are those of the contact points of that step; they are right
to a few thousandths of a millimetre.
"""

from __future__ import annotations

from panda3d.core import LVector3

from flick3d.physics.bodies import Bodies, Body, collect_transforms, make_world, move
from flick3d.rules.layout import Layout, Placement, Pose

PROBE_NAME = "probe"

STEP = 0.001

COLLECT_EVERY = 500
"""Measurements between two collections of used transforms."""


class Gauge:
    """The pieces of one layout, and a probe that goes between them."""

    def __init__(self, bodies: Bodies, layout: Layout) -> None:
        """Raises PiecesError for an unknown kind."""
        self._bodies = bodies
        self._world = make_world(gravity=0.0)
        self._fixed = [bodies.make(placement) for placement in layout]
        for body in self._fixed:
            body.node.set_mass(0.0)
            self._world.attach(body.node)
        self._probes: dict[tuple[str, bool, float], Body] = {}
        self._probe: Body | None = None
        self._measured = 0

    def is_near(self, kind: str, pose: Pose, closed: bool = False, grown: float = 0.0) -> bool:
        """Whether anything is about a millimetre or less from such a piece; quick, and never a wrong no."""
        probe = self._use(kind, closed, grown)
        move(probe, pose)
        return bool(self._world.contact_test(probe.node).get_num_contacts() > 0)

    def distances(self, kind: str, pose: Pose, closed: bool = False, grown: float = 0.0) -> dict[str, float]:
        """Distances, cm, from a piece of this kind in this pose to each piece that is very near or overlaps.

        A negative distance is how far the one would have to be moved out of the other. grown: how much larger than
        it is the piece is taken, cm on every side. Pieces further than some tenths of a millimetre away are left out.
        """
        probe = self._use(kind, closed, grown)
        move(probe, pose)
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
            # Bullet keeps contact points; those of this pose are wrong in the next.
            manifold.clear_manifold()
        self._measured += 1
        if self._measured % COLLECT_EVERY == 0:
            collect_transforms()
        return found

    def _use(self, kind: str, closed: bool, grown: float) -> Body:
        """The probe for a kind, the only one in the world."""
        key = (kind, closed, grown)
        probe = self._probes.get(key)
        if probe is None:
            probe = self._bodies.make(Placement(PROBE_NAME, kind, Pose(0.0, 0.0), closed), grown)
            probe.node.set_collision_response(False)
            probe.node.set_deactivation_enabled(False)
            self._probes[key] = probe
        if probe is not self._probe:
            if self._probe is not None:
                self._world.remove(self._probe.node)
            self._world.attach(probe.node)
            probe.node.set_active(True)
            self._probe = probe
        return probe
