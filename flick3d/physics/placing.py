"""Free places: whether a piece overlaps others, and the nearest place where it does not."""

from __future__ import annotations

import math
from collections.abc import Callable

from flick3d.physics.bodies import Bodies
from flick3d.physics.carrying import standing
from flick3d.physics.gauging import Gauge
from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import footprint, inside
from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area, Layout, Pose, upright

OVERLAP = 0.005
"""Pieces overlap when they are deeper in each other than this, cm: those that touch do not."""

CLEARANCE = 0.05
"""What another place than the wanted one keeps away from all pieces, cm."""

RING = 0.25
"""Distance between two rings of places that are tried, and between two places on a ring, cm."""

HALVINGS = 10
"""How often a found place is refined towards the wanted one: 0.25 cm becomes 0.0003 cm."""

TIE = 0.002
"""Places whose distances differ by less than this, cm, are equally near."""

GAUGES_KEPT = 4


class TableFullError(FlickError):
    """There is no free place for a piece anywhere in the play area."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"the table is full: there is no free place for a piece of kind '{kind}'; take pieces away")


class Placing:
    """Answers where pieces fit; what is carried is in nobody's way.

    It keeps the gauges of the last few layouts, as questions come in groups.
    """

    def __init__(self, pieces: Pieces, bodies: Bodies) -> None:
        self._pieces = pieces
        self._bodies = bodies
        self._gauges: list[tuple[Layout, Gauge]] = []

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        """Whether a piece of this kind in this pose overlaps nothing and lies wholly in the play area."""
        if not inside(footprint(self._pieces[kind].solids(), pose), area):
            return False
        return self._gauge(layout).is_clear(kind, pose, OVERLAP)

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float
    ) -> tuple[float, float]:
        """(x, y) when a standing piece fits there, else the nearest place with some clearance.

        Places are tried on growing rings; the nearest is refined along its ray and sideways. Ties go to the smallest
        direction from (x, y). Raises TableFullError.
        """
        if self.fits(layout, area, kind, upright(x, y, direction)):
            return (x, y)
        gauge = self._gauge(layout)
        low_x, high_x, low_y, high_y = footprint(self._pieces[kind].solids(), upright(0.0, 0.0, direction))

        def is_free(distance: float, angle: float) -> bool:
            at_x, at_y = _along(x, y, distance, angle)
            if not inside((at_x + low_x, at_x + high_x, at_y + low_y, at_y + high_y), area):
                return False
            return gauge.is_clear(kind, upright(at_x, at_y, direction), OVERLAP, grown=CLEARANCE + OVERLAP)

        farthest = math.hypot(abs(x) + area.width / 2.0, abs(y) + area.depth / 2.0)
        for ring in range(1, math.ceil(farthest / RING) + 1):
            distance = ring * RING
            places = math.ceil(2.0 * math.pi * distance / RING)
            free = [angle for angle in (360.0 * at / places for at in range(places)) if is_free(distance, angle)]
            if free:
                return _along(x, y, *_refine(is_free, distance, free, 180.0 / places))
        raise TableFullError(kind)

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        """Pairs of pieces that overlap, in the layout's order."""
        gauge = self._gauge(layout)
        pieces = standing(layout)
        order = {placed.piece: at for at, placed in enumerate(pieces)}
        pairs = {
            (min(at, order[other]), max(at, order[other]))
            for at, placed in enumerate(pieces)
            for other, gap in gauge.distances(placed.kind, placed.pose, placed.closed).items()
            if other != placed.piece and gap < -OVERLAP
        }
        return tuple((pieces[first].piece, pieces[second].piece) for first, second in sorted(pairs))

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        """Pieces that do not lie wholly in the play area, in the layout's order."""
        return tuple(
            placed.piece
            for placed in standing(layout)
            if not inside(footprint(self._pieces[placed.kind].solids(placed.closed), placed.pose), area)
        )

    def _gauge(self, layout: Layout) -> Gauge:
        for known, gauge in self._gauges:
            if known is layout or known == layout:
                return gauge
        gauge = Gauge(self._bodies, layout)
        self._gauges = [(layout, gauge), *self._gauges[: GAUGES_KEPT - 1]]
        return gauge


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

    reached = [(inwards(angle), angle) for angle in angles]
    nearest = min(reached)[0]
    best, angle = next(found for found in reached if found[0] <= nearest + TIE)
    for _ in range(HALVINGS):
        for beside in (angle - spread, angle + spread):
            if is_free(best - TIE, beside) and inwards(beside) < best - TIE:
                best, angle = inwards(beside), beside
        spread /= 2.0
    return best, angle
