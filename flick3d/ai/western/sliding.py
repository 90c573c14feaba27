"""Sliding: how far a flicked disc goes, how fast it arrives, and how much of a man it must meet to topple him."""

from __future__ import annotations

import math

import msgspec

from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import radius


class Sliding(msgspec.Struct, frozen=True):
    """What the pieces' data say of sliding discs: lengths in cm.

    slowing: v * v shrinks by this much in a cm, cm/s2 (twice friction times gravity).
    bullet, disc, man: radii of a bullet, of the movement disc, and of a man's base.
    """

    slowing: float
    bullet: float
    disc: float
    man: float

    def length(self, speed: float) -> float:
        """How far a disc slides that starts at this speed, cm/s."""
        return speed * speed / self.slowing

    def speed(self, length: float) -> float:
        """The speed, cm/s, with which a disc slides so far, cm."""
        return math.sqrt(max(0.0, length) * self.slowing)

    def start(self, arriving: float, length: float) -> float:
        """The speed, cm/s, with which a disc must start to arrive with another one after a way, cm."""
        return math.sqrt(arriving * arriving + max(0.0, length) * self.slowing)

    def arriving(self, speed: float, length: float) -> float:
        """The speed, cm/s, that is left after a way, cm; 0 when it never gets there."""
        return math.sqrt(max(0.0, speed * speed - length * self.slowing))


def sliding(pieces: Pieces) -> Sliding:
    """The figures of sliding of these pieces."""
    rubbing = pieces.material("bullet").friction * pieces.materials[pieces.table.material].friction
    return Sliding(
        slowing=2.0 * rubbing * pieces.simulation.gravity,
        bullet=radius(pieces["bullet"].solids()),
        disc=radius(pieces["movement-disc"].solids()),
        man=radius(pieces["cowboy"].solids()),
    )


STRONG = 205.0
"""cm/s: a bullet that arrives so fast topples a man whom it meets anywhere but at his very edge."""


def window(arriving: float) -> float:
    """How far beside a man's middle a bullet may go that still topples him, cm, by the speed at which it arrives.

    Measured on the table: from 1.25 m/s on in the middle, from 1.7 m/s on nearly wherever it meets him.
    """
    if arriving < 130.0:
        return 0.0
    return 0.8 if arriving < 168.0 else 1.6
