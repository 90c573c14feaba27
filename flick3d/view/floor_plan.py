"""What is drawn of a house that lies low: its walls as a chalk line on its blocks, open at the doorway.

It is in the house's frame (x to the door's side), cm, and moves with the house.
"""

from __future__ import annotations

from panda3d.core import NodePath, Shader

from flick3d.physics.buildings import Buildings
from flick3d.view.decals import FRAME, Decal
from flick3d.view.pipeline.shapes import unit_square

CHALK = (0.99, 0.92, 0.74)
OPACITY = 0.8
HALF_LINE = 0.07
FROM_EDGE = 0.14
"""How far the line stays inside the blocks' edges, cm."""
ABOVE = 0.02
APPEARS_BELOW = 0.45
"""It is drawn when less than this share of the house's height is left."""


class FloorPlan:
    """The plan of one house; not drawn at first."""

    def __init__(self, house: NodePath, buildings: Buildings, shader: Shader | None) -> None:
        """`house`: the node of the house, whose frame is used."""
        block, shell, door = buildings.block, buildings.shell, buildings.doorway.line_x
        self._walls = Decal(house, unit_square(), shader, FRAME, ABOVE, 1)
        back = max(shell.at[0] - shell.size[0] / 2.0, block.at_x - block.size[0] / 2.0 + FROM_EDGE)
        half_x = (door - back) / 2.0
        half_y = min(shell.size[1] / 2.0, block.gap / 2.0 + block.size[1] - FROM_EDGE)
        self._middle = door - half_x
        self._size = (2.0 * half_x + 1.0, 2.0 * half_y + 1.0)
        self._shape = (half_x, half_y, block.gap / 2.0, HALF_LINE)
        self._floor = block.size[2]
        self.show(1.0)

    def show(self, share: float) -> None:
        """Draw it for a house that keeps this share of its height: the lower, the clearer."""
        clear = min(1.0, 2.0 * (1.0 - share / APPEARS_BELOW))
        if clear <= 0.0:
            self._walls.hide()
            return
        self._walls.lay(self._middle, 0.0, 0.0, self._size, self._shape, self._floor)
        self._walls.colour((*CHALK, OPACITY * clear))
