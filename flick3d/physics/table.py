"""The Bullet table: simulates shots and answers where pieces fit. It needs no window."""

from __future__ import annotations

from flick3d.physics.bodies import Bodies
from flick3d.physics.lying import lying_pose
from flick3d.physics.pieces import Pieces
from flick3d.physics.placing import Placing
from flick3d.physics.simulation import Simulation
from flick3d.physics.solids import height, radius
from flick3d.physics.stopwatch import Stopwatch
from flick3d.physics.trajectory import Trajectory
from flick3d.rules.doorway import Doorway, Spot
from flick3d.rules.layout import Area, Layout, Pose, Shot, upright

__all__ = ["Simulation", "Table"]


class Table:
    """The table that rules, sessions and computer players ask: it is a `Ground`, and it simulates.

    Every answer depends on the question alone. One table may be asked by one thread at a time; simulations that it
    began may be advanced in turns.
    """

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._bodies = Bodies(pieces)
        self._placing = Placing(pieces, self._bodies)

    def begin(self, shot: Shot) -> Simulation:
        """The shot just released. Raises PiecesError for an unknown kind or mat, KeyError for a push without its piece.

        A shot without pushes lets all that hangs in the air come to rest.
        """
        return Simulation(self.pieces, self._bodies, shot)

    def simulate(self, shot: Shot) -> Trajectory:
        """The shot from its release to rest. Raises as `begin` does."""
        return self._to_rest(self.begin(shot))

    def foresee(self, shot: Shot) -> Trajectory:
        """What will become of the shot, nearly: simulated in coarse steps, at less than half the price.

        It is for thoughts only, as a shot that is played must end as it does in the record. Raises as `begin` does.
        """
        return self._to_rest(Simulation(self.pieces, self._bodies, shot, coarse=True))

    def _to_rest(self, simulation: Simulation) -> Trajectory:
        while not simulation.done:
            simulation.advance(self.pieces.simulation.time_limit)
        return simulation.trajectory

    def seconds_in_steps(self, shot: Shot) -> float:
        """Simulate the shot to rest and give the wall-clock seconds that Bullet's own steps took, for measurements."""
        stopwatch = Stopwatch()
        simulation = Simulation(self.pieces, self._bodies, shot, stopwatch)
        simulation.advance(self.pieces.simulation.time_limit)
        return stopwatch.seconds

    def radius(self, kind: str) -> float:
        """Radius of the circle around a piece's footprint when it stands, cm."""
        return radius(self.pieces[kind].solids())

    def height(self, kind: str) -> float:
        """Height of a piece when it stands, cm: a disc's thickness."""
        return height(self.pieces[kind].solids())

    def hat_height(self, kind: str) -> float:
        """Height of the middle of a hat above the underside of its wearer, cm; raises KeyError for no wearer."""
        head = self.pieces[kind].head
        if head is None:
            raise KeyError(kind)
        return head - self.pieces["hat"].bottom

    def doorway(self, kind: str) -> Doorway:
        """The doorway of a building of this kind, in its own frame. Raises KeyError for any other kind."""
        return self.pieces.doorway(kind)

    def perches(self, kind: str) -> tuple[Spot, ...]:
        """Where figures can stand on a piece: the middles of their undersides in the piece's own frame, cm."""
        return self.pieces[kind].perches

    def lying(self, kind: str, x: float, y: float, direction: float = 0.0) -> Pose:
        """The pose at rest of a piece on its back, its top towards `direction`, its underside's middle over (x, y)."""
        return lying_pose(self.pieces[kind].solids(), x, y, direction)

    def fits(self, layout: Layout, area: Area, kind: str, pose: Pose) -> bool:
        """Whether a piece of this kind in this pose overlaps nothing (to 0.01 cm) and lies wholly in the play area."""
        return self._placing.fits(layout, area, kind, pose)

    def is_free(self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0) -> bool:
        """Whether a standing piece of this kind fits there."""
        return self._placing.fits(layout, area, kind, upright(x, y, direction))

    def nearest_free(
        self, layout: Layout, area: Area, kind: str, x: float, y: float, direction: float = 0.0
    ) -> tuple[float, float]:
        """(x, y) when free, else the nearest place that keeps 0.05 cm away from all. Raises TableFullError."""
        return self._placing.nearest_free(layout, area, kind, x, y, direction)

    def overlaps(self, layout: Layout) -> tuple[tuple[str, str], ...]:
        """Pairs of pieces that overlap by more than 0.01 cm, in the layout's order; touching is no overlap."""
        return self._placing.overlaps(layout)

    def outside(self, layout: Layout, area: Area) -> tuple[str, ...]:
        """Ids of the pieces that do not lie wholly in the play area, in the layout's order."""
        return self._placing.outside(layout, area)
