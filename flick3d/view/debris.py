"""Boards that fly about when a house falls down: where each is at a moment, and the few that are made once for it."""

from __future__ import annotations

import math

import msgspec
from panda3d.core import NodePath

from flick3d.view.models import ModelPool

SPLINTERS = 12
MODEL = "splinter"
LIES_FOR = 1.2
"""Seconds that a board lies on the ground before it has gone."""
SHRINKS_IN = 0.35
LASTS = 3.2
"""Seconds after which none is left."""
GRAVITY = 170.0
"""cm/s²: less than the earth's, as everything here is told as if it were large."""
FLAT = 0.1
"""Height of the middle of a board that lies on the ground, cm."""
GOLDEN_ANGLE = 2.399963


class Splinter(msgspec.Struct, frozen=True):
    """One board at a moment, in the house's frame: its place in cm, heading, pitch and roll in degrees, its scale."""

    place: tuple[float, float, float]
    turn: tuple[float, float, float]
    scale: float


def splinter(number: int, seconds: float) -> Splinter | None:
    """Board `number`, so long after the house began to fall; None before it flies and after it has gone.

    It is thrown up and outwards from a wall, tumbles, and lies flat where it comes down.
    """
    angle = GOLDEN_ANGLE * number
    chance = (number * 0.618034) % 1.0
    since = seconds - 0.15 - 0.55 * ((number * 0.754878) % 1.0)
    begins = 2.0 + 4.5 * chance
    upwards = 34.0 + 22.0 * ((number * 0.569840) % 1.0)
    lands = (upwards + math.sqrt(upwards * upwards + 2.0 * GRAVITY * (begins - FLAT))) / GRAVITY
    if not 0.0 <= since < lands + LIES_FOR:
        return None
    flies = min(since, lands)
    outwards = 9.0 + 10.0 * chance
    place = (
        math.cos(angle) * (3.6 + outwards * flies),
        math.sin(angle) * (5.6 + outwards * flies),
        max(FLAT, begins + upwards * flies - GRAVITY * flies * flies / 2.0),
    )
    tumbles = lands - flies
    turn = (math.degrees(angle) + 60.0 * flies, 420.0 * tumbles * (1.0 - 2.0 * (number % 2)), 310.0 * tumbles)
    scale = (0.9 + 0.7 * chance) * min(1.0, (lands + LIES_FOR - since) / SHRINKS_IN)
    return Splinter(place, turn, max(scale, 1e-3))


class Debris:
    """The boards of one house; they cost nothing while none flies or lies there."""

    def __init__(self, parent: NodePath, pool: ModelPool) -> None:
        """Raises FlickError when the model is missing."""
        self._root = parent.attach_new_node("debris")
        self._boards = [pool.place(MODEL, self._root) for _ in range(SPLINTERS)]
        for board in self._boards:
            board.set_bin("pieces", 0)
            board.hide()

    def start(self, x: float, y: float, direction: float) -> None:
        """A house at (x, y), cm, whose door looks in `direction`, degrees, begins to fall."""
        self._root.set_pos_hpr(x, y, 0.0, direction, 0.0, 0.0)

    def show(self, seconds: float) -> None:
        """Draw the boards as they are so long after the beginning; infinity: none."""
        for number, board in enumerate(self._boards):
            now = splinter(number, seconds)
            if now is None:
                board.hide()
            else:
                board.set_pos_hpr_scale(*now.place, *now.turn, now.scale, now.scale, now.scale)
                board.show()
