"""The camera's views of single places: a duel, a porch, the way ahead; and how a tremor shakes it.

Lengths in cm, angles in degrees, times in seconds.
"""

from __future__ import annotations

import math

from flick3d.view.camera_maths import NO_MARGINS, Aim, Margins, View
from flick3d.view.picking import Ray

Place = tuple[float, float]

PATH_FREE = 9.0
"""How far ahead of a piece that will go a house would hide where it goes, cm."""
PATH_HEIGHT = 3.0
"""Height at which a house is looked for on the way, above its blocks, cm."""
DUEL_BESIDE, DUEL_PITCH, DUEL_FARTHER = 23.0, 11.0, 9.0
"""Degrees beside the line of fire, degrees downwards, and how much farther than the two men are apart at least, cm."""
DUEL_FARTHEST = 60.0
DUEL_ROOM = 3.2
"""How much room beside each man must be in the picture, cm: his bullets lie there."""
MAN_HEIGHT = 4.6
"""Of a man with his hat, cm."""
PORCH_PITCH, PORCH_DISTANCE = 24.0, 34.0
PORCH_AHEAD = 4.2
"""How far in front of a house's middle its porch is, cm."""
SHAKE = 0.55
"""Degrees that the camera shakes at most."""


def duel(
    shooter: tuple[float, float], other: tuple[float, float], size: tuple[int, int], margins: Margins = NO_MARGINS
) -> Aim:
    """The aim behind the shooter and beside the line of fire, from the south, where the light comes from.

    It is as near as both men with the bullets beside them can be seen between the margins at the top and the bottom.
    """
    direction = math.degrees(math.atan2(other[1] - shooter[1], other[0] - shooter[0])) % 360.0
    headings = (direction + DUEL_BESIDE, direction - DUEL_BESIDE)
    heading = max(headings, key=lambda each: math.sin(math.radians(each)))
    nearest = math.dist(shooter, other) + DUEL_FARTHER
    aim = Aim(shooter[0], shooter[1], 0.0, heading, DUEL_PITCH, DUEL_FARTHEST)
    for step in range(40):
        # Look at a place on the way between the two that brings them between the margins, the nearer the better.
        distance = nearest + step * (DUEL_FARTHEST - nearest) / 39.0
        for share in (0.5, 0.4, 0.3, 0.2, 0.1, 0.0, -0.1):
            x, y = shooter[0] + share * (other[0] - shooter[0]), shooter[1] + share * (other[1] - shooter[1])
            aim = Aim(x, y, 1.5, heading, DUEL_PITCH, distance)
            if _shows_both(aim.view(size), shooter, other, margins):
                return aim
    return aim


def _shows_both(view: View, shooter: Place, other: Place, margins: Margins) -> bool:
    """Whether two men and what lies beside them are between the margins at the top and the bottom."""
    width, height = view.size
    right, near = view.right, (view.right[1], -view.right[0])
    for x, y in (shooter, other):
        points = [(x, y, MAN_HEIGHT)]
        points += [(x + side * right[0] * DUEL_ROOM, y + side * right[1] * DUEL_ROOM, 0.0) for side in (-1.0, 1.0)]
        points += [(x + near[0] * DUEL_ROOM, y + near[1] * DUEL_ROOM, 0.0)]
        for pixel in (view.project(*point) for point in points):
            if pixel is None or not 0.0 <= pixel[0] <= width:
                return False
            if not margins.top <= pixel[1] <= height - margins.bottom:
                return False
    return True


def porch(x: float, y: float, direction: float) -> Aim:
    """The aim at the porch of a house at (x, y), cm, whose door looks in this direction, degrees."""
    front = math.radians(direction)
    target = x + PORCH_AHEAD * math.cos(front), y + PORCH_AHEAD * math.sin(front)
    return Aim(*target, 2.5, direction + 180.0, PORCH_PITCH, PORCH_DISTANCE)


def path_line(x: float, y: float, direction: float) -> tuple[Ray, float]:
    """The way ahead of a piece that will go in this direction: a house right there would hide where it goes."""
    heading = math.radians(direction)
    return Ray((x, y, PATH_HEIGHT), (math.cos(heading), math.sin(heading), 0.0)), PATH_FREE


def shaken(tremor: float, seconds: float) -> tuple[float, float, float]:
    """Heading, pitch and roll, degrees, by which a tremor (0 to 1) has turned the camera after so many seconds."""
    swing = SHAKE * tremor
    return (
        swing * math.sin(61.0 * seconds),
        swing * math.cos(73.0 * seconds),
        0.6 * swing * math.sin(47.0 * seconds),
    )
