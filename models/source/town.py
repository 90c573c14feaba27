"""The town's six houses by name, and the boards that close them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from building_parts import painted, timbered
from building_shell import BACK, FRONT
from gltf_file import Node, Part
from houses import BASE
from houses_of_law import bank, sheriff, town_hall
from houses_of_trade import saloon, store, undertaker
from materials import IRON
from meshes import linear
from shapely.geometry import Polygon
from solids import box, extrude, lathe

HOUSES: dict[str, Callable[[], Node]] = {
    "sheriff": sheriff,
    "bank": bank,
    "saloon": saloon,
    "store": store,
    "town-hall": town_hall,
    "undertaker": undertaker,
}
BOARDS_X = (2.1, -3.5)
"""Where the boards stand between the blocks, in front and behind."""
GREY_WOOD = linear(150, 132, 112)
SPLINTERED = (1.4, 1.3, 1.2)


def boards() -> Node:
    """What closes a house: weathered boards across the door in front and behind; the marker hangs on them.

    Those between the blocks are a node of their own, as the blocks are.
    """
    low: list[Part] = []
    for x in BOARDS_X:
        for number, z in enumerate((0.02, 0.46)):
            plank = box(0.26, 4.36, 0.40, 0.04, edge=SPLINTERED).turned("x", 1.0 - 2.0 * number)
            low.append(timbered(plank.moved(x=x, z=z), GREY_WOOD, "y", number + int(x)))
    parts: list[Part] = []
    across_the_door = ((1.05, 12.0, 4.3), (1.75, -9.0, 4.4), (2.75, 7.0, 4.2), (3.45, -5.0, 4.3))
    for number, (z, tilt, length) in enumerate(across_the_door):
        plank = box(0.14, length, 0.44, 0.04, edge=SPLINTERED).turned("x", tilt)
        plank = plank.moved(x=FRONT + 0.26 + 0.03 * (number % 2), z=z)
        parts.append(timbered(plank, GREY_WOOD, "y", number + 5))
        for side in (-1, 1):
            y = side * (length / 2 - 0.3)
            nail = lathe([(0.07, 0.0), (0.06, 0.03), (0.0, 0.045)], 8).turned("y", 90)
            height = z + 0.22 + y * float(np.sin(np.radians(tilt)))
            parts.append(painted(nail.moved(x=FRONT + 0.36, y=y, z=height), IRON, "y", number))
    for number, (z, tilt) in enumerate(((0.30, 6.0), (0.52, -7.0))):
        plank = box(0.14, 4.9, 0.40, 0.04, edge=SPLINTERED).turned("x", tilt)
        parts.append(timbered(plank.moved(x=BACK - 0.08 - 0.1 * number, z=z), GREY_WOOD, "y", number + 11))
    return Node("boards", parts, children=[Node(BASE, low)])


def splinter() -> Node:
    """A broken board, as they fly about when a house falls: 2.6 cm long, its middle is the origin."""
    half, wide = 1.3, 0.24
    outline = Polygon(
        [(-half, -wide), (0.8, -wide), (half, -0.1), (0.95, 0.0), (1.15, wide), (-0.9, wide), (-1.1, 0.04)]
    )
    board = extrude(outline, 0.16, 0.03, 1).moved(z=-0.08)
    return Node("splinter", [timbered(board, GREY_WOOD, "x", 3)])
