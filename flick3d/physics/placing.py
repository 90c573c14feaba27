"""Free places: whether a piece overlaps others, and the nearest place where it does not, by Bullet's contact test.

Bullet tells an overlap of a ten-thousandth of a millimetre. All pieces are taken 0.05 mm smaller on every side here,
so pieces that touch, or that rest on each other as they do after a shot, do not overlap: 0.1 mm does.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from panda3d.bullet import BulletWorld

from flick3d.physics.bodies import Bodies, Body, collect_transforms, make_world, move
from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import footprint, inside
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright

SLACK = 0.005
"""How much smaller every piece is taken, cm on every side."""

CLEARANCE = 0.05
"""What another place than the wanted one keeps away from all pieces, cm."""

RING = 0.25
"""Distance between two rings of places that are tried, and between two places on a ring, cm."""

HALVINGS = 10
"""How often a found place is refined towards the wanted one: 0.25 cm becomes 0.0003 cm."""

WORLDS_KEPT = 4


class TableFullError(FlickError):
    """There is no free place for a piece anywhere in the play area."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"the table is full: there is no free place for a piece of kind '{kind}'; take pieces away")


class Placing:
    """Answers where pieces fit. It keeps the worlds of the last few layouts, as questions come in groups."""

    def __init__(self, pieces: Pieces, bodies: Bodies) -> None:
        self._pieces = pieces
        self._bodies = bodies
        self._worlds: list[tuple[Layout, BulletWorld, list[Body]]] = []
        self._probes: dict[tuple[str, float], Body] = {}

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        """Whether a piece of this kind in this pose overlaps nothing and lies wholly in the play area."""
        if not inside(footprint(self._pieces[kind].solids(), pose), area):
            return False
        return _is_clear(self._world(layout)[0], self._probe(kind, SLACK), pose)

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float
    ) -> tuple[float, float]:
        """(x, y) when a standing piece fits there, else the nearest place with some clearance.

        Places are tried on growing rings; the nearest is refined along its ray and sideways. Ties go to the smallest
        direction from (x, y). Raises TableFullError.
        """
        if self.fits(layout, area, kind, upright(x, y, direction)):
            return (x, y)
        world = self._world(layout)[0]
        probe = self._probe(kind, SLACK - CLEARANCE)
        low_x, high_x, low_y, high_y = footprint(self._pieces[kind].solids(), upright(0.0, 0.0, direction))

        def is_free(distance: float, angle: float) -> bool:
            at_x, at_y = _along(x, y, distance, angle)
            if not inside((at_x + low_x, at_x + high_x, at_y + low_y, at_y + high_y), area):
                return False
            return _is_clear(world, probe, upright(at_x, at_y, direction))

        farthest = math.hypot(abs(x) + area.width / 2.0, abs(y) + area.depth / 2.0)
        for ring in range(1, math.ceil(farthest / RING) + 1):
            distance = ring * RING
            places = math.ceil(2.0 * math.pi * distance / RING)
            free = [angle for angle in (360.0 * at / places for at in range(places)) if is_free(distance, angle)]
            if free:
                nearest = _along(x, y, *_refine(is_free, distance, free, 180.0 / places))
                collect_transforms()
                return nearest
        raise TableFullError(kind)

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        """Pairs of pieces that overlap, in the layout's order."""
        world, bodies = self._world(layout)
        order = {body.piece: at for at, body in enumerate(bodies)}
        found: set[tuple[int, int]] = set()
        for body in bodies:
            for contact in world.contact_test(body.node).get_contacts():
                first, second = order[contact.get_node0().get_name()], order[contact.get_node1().get_name()]
                found.add((min(first, second), max(first, second)))
        return tuple((bodies[first].piece, bodies[second].piece) for first, second in sorted(found))

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        """Pieces that do not lie wholly in the play area, in the layout's order."""
        return tuple(
            placed.piece
            for placed in layout
            if not inside(footprint(self._pieces[placed.kind].solids(placed.closed), placed.pose), area)
        )

    def _world(self, layout: Layout) -> tuple[BulletWorld, list[Body]]:
        """A world without a table that holds the layout's pieces, somewhat shrunk."""
        for known, world, bodies in self._worlds:
            if known is layout or known == layout:
                return world, bodies
        world = make_world(self._pieces.simulation.gravity, self._pieces.simulation.iterations)
        bodies = [self._bodies.make(placement, SLACK) for placement in layout]
        for body in bodies:
            world.attach(body.node)
        self._worlds = [(layout, world, bodies), *self._worlds[: WORLDS_KEPT - 1]]
        return world, bodies

    def _probe(self, kind: str, shrink: float) -> Body:
        known = self._probes.get((kind, shrink))
        if known is None:
            known = self._probes[kind, shrink] = self._bodies.make(Placement("probe", kind, Pose(0.0, 0.0)), shrink)
        return known


def _is_clear(world: BulletWorld, probe: Body, pose: Pose) -> bool:
    move(probe, pose)
    return bool(world.contact_test(probe.node).get_num_contacts() == 0)


def _along(x: float, y: float, distance: float, angle: float) -> tuple[float, float]:
    """The place at a distance and direction from (x, y), in round ten-thousandths of a cm."""
    turn = math.radians(angle)
    return (round(x + distance * math.cos(turn), 4), round(y + distance * math.sin(turn), 4))


def _refine(
    is_free: Callable[[float, float], bool], distance: float, angles: list[float], spread: float
) -> tuple[float, float]:
    """The nearest (distance, angle) around free places on a ring, first inwards on each ray, then sideways."""

    def inwards(angle: float) -> float:
        near, far = distance - RING, distance
        for _ in range(HALVINGS):
            middle = (near + far) / 2.0
            near, far = (near, middle) if is_free(middle, angle) else (middle, far)
        return far

    best, angle = min((inwards(angle), angle) for angle in angles)
    for _ in range(HALVINGS):
        for beside in (angle - spread, angle + spread):
            if is_free(best, beside) and inwards(beside) < best:
                best, angle = inwards(beside), beside
        spread /= 2.0
    return best, angle
