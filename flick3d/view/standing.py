"""Houses on the table: they lie low while they would stand before the camera, and things stand on their blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flick3d.physics.pieces import Pieces
from flick3d.rules.layout import Pose
from flick3d.view.ducking import Ducking
from flick3d.view.picking import Ray, meets
from flick3d.view.pipeline.pipeline import Pipeline
from flick3d.view.shades import Shades, floor_under
from flick3d.view.shown import Shown

LONG = 10.0
"""Seconds after which every house lies or stands as it shall."""
LOW_SHADE = 0.4
"""What is left of the shade under a house that lies low, so that the way between its blocks is bright."""


class StandingHouses:
    """The houses among the pieces that are shown."""

    def __init__(self, shown: Mapping[str, Shown], pieces: Pieces, shades: Shades | None, pipeline: Pipeline) -> None:
        """shown: all pieces by id, as they come and go."""
        self._shown, self._pieces = shown, pieces
        self._shades, self._pipeline = shades, pipeline
        self._ducking = Ducking()

    @property
    def low(self) -> tuple[str, ...]:
        """Those that lie low, or are about to."""
        return tuple(house for house in self._ducking.low if house in self._shown)

    def duck(self, lines: Iterable[tuple[Ray, float]]) -> None:
        """Let those lie low that stand in the way of a ray within its distance (cm), and all others stand."""
        lines = tuple(lines)
        houses = (shown.obstacle for shown in self._all())
        self._ducking.low = frozenset(house.name for house in houses if any(meets(house, *line) for line in lines))

    def duck_at_once(self) -> None:
        """They lie low or stand already."""
        self.advance(LONG)

    def advance(self, seconds: float) -> None:
        """They go down and up."""
        for house, height in self._ducking.advance(seconds, self._shown).items():
            self._lower(house, height)
            self._pipeline.draw_shadows_again()

    def built(self, piece: str) -> None:
        """A piece was made anew: a house stands at first."""
        self._ducking.stand(piece)

    def keep_low(self, piece: str) -> None:
        """A piece was put somewhere: a house is as high there as it was."""
        self._lower(piece, self._ducking.height(piece))

    def floor_under(self, pose: Pose) -> float:
        """Height of what is under a piece among houses: their blocks, or the mat, cm."""
        houses = ((house.pose, house.solids) for house in self._all())
        return floor_under(pose, houses, self._pieces.buildings.block.size[2])

    def _all(self) -> list[Shown]:
        return [shown for shown in self._shown.values() if self._pieces.is_building(shown.placement.kind)]

    def _lower(self, piece: str, height: float) -> None:
        shown = self._shown[piece]
        if self._pipeline.is_plain:
            shown.node.set_sz(height)
        elif self._pieces.is_building(shown.placement.kind):
            shown.lower(height)
            if self._shades is not None:
                self._shades.fade(piece, LOW_SHADE + (1.0 - LOW_SHADE) * height)
                self._shades.move(piece, shown.pose)
