"""Points that fly over the window: from where they were made to the box of who gets them."""

from __future__ import annotations

import math

import msgspec
from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from flick3d.games.faith.components import Colour
from flick3d.rules.outline import Point
from flick3d.view.faith.looks import BRIGHT
from flick3d.view.hud.kit import Kit
from flick3d.view.hud.theme import SHADOW, Theme
from flick3d.view.settling import CALMLY_IN

RISES = 0.28
"""Share of the time in which they rise from their place and grow, before they fly."""
RISE = 46.0
"""How far they rise, design pixels."""
BOW = 0.18
"""How far their way is bent upwards, as a share of its length."""
SIZE, COIN = 40.0, 38.0
"""Design pixels of the number and of the coin beside it."""
BESIDE = 74.0
"""From one number to the next that starts at the same place, design pixels."""
TOP = 26.0
"""How near to the window's upper edge they fly at most, pixels."""


class Way(msgspec.Struct, frozen=True):
    """From where to where points fly, window pixels."""

    begins: Point
    ends: Point


def place(way: Way, share: float, rise: float = RISE) -> tuple[Point, float]:
    """Where the points are, window pixels, and how large (1 is full size), when this share of the time is over."""
    (x1, y1), (x2, y2) = way.begins, way.ends
    if share < RISES:
        grown = eased(share / RISES)
        return (x1, y1 - rise * grown), 0.3 + 0.7 * grown
    flown = eased((share - RISES) / (1.0 - RISES))
    y1 -= rise
    bend = BOW * math.hypot(x2 - x1, y2 - y1) * math.sin(math.pi * flown)
    return (x1 + (x2 - x1) * flown, max(min(TOP, y2), y1 + (y2 - y1) * flown - bend)), 1.0 - 0.35 * flown


def calmed(share: float, seconds: float) -> float:
    """The share of the time of a flight that lasts so long, when less motion is asked for: they stand, and are there.

    They have risen at once, and fly within `CALMLY_IN` at the end.
    """
    flies = min(1.0 - RISES, CALMLY_IN / seconds)
    return max(RISES, RISES + (1.0 - RISES) * (share - 1.0 + flies) / flies)


def eased(share: float) -> float:
    """Soft start and soft stop."""
    bounded = min(1.0, max(0.0, share))
    return bounded * bounded * (3.0 - 2.0 * bounded)


class FlyingPoints:
    """Some points of one player on their way."""

    def __init__(self, base: ShowBase, theme: Theme, points: int, colour: Colour, way: Way) -> None:
        self._way = way
        self._scale = theme.scale
        self._root: NodePath = base.pixel2d.attach_new_node("points")
        self._kit = Kit(theme, self._root)
        text = f"+{points}" if points > 0 else str(points)
        self._kit.icon(self._root, "points", (-COIN * 0.55, 0.0), COIN)
        self._kit.label(self._root, text, (0.0, SIZE * 0.33), SIZE, "serif", BRIGHT[colour], "left", None, SHADOW)
        self.show(0.0)

    def show(self, share: float) -> None:
        """Where they are when this share of the time is over; at the end they are gone."""
        if share >= 1.0:
            self._root.hide()
            return
        (x, y), size = place(self._way, share, RISE * self._scale)
        self._root.set_pos(x, 0.0, -y)
        self._root.set_scale(size * self._scale)

    def remove(self) -> None:
        """Take them away."""
        self._kit.destroy()
        self._root.remove_node()
