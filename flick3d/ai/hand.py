"""A hand that is not quite steady: what comes of an aim."""

from __future__ import annotations

from random import Random

from flick3d.ai.ideas import Aimed
from flick3d.ai.levels import Level
from flick3d.rules.prompts import Handicap


def noise(level: Level, handicap: Handicap) -> tuple[float, float]:
    """Standard deviations of the hand of this level under this handicap: degrees, and share of the speed.

    A handicap's noise (L1, L3) and its sway (L2) replace the level's where they are larger: they are what the rules say
    of every computer player.
    """
    angle = max(level.angle_noise, handicap.angle_noise, handicap.sway)
    return angle, max(level.speed_noise, handicap.speed_noise)


def flicked(aimed: Aimed, level: Level, chance: Random) -> Aimed:
    """The flick that the hand makes of the one that was meant; its speed stays in the offer's range, its direction in
    the offer's arc.
    """
    offer = aimed.offer
    angle, share = noise(level, offer.handicap)
    direction = aimed.direction + chance.gauss(0.0, angle)
    speed = aimed.speed * (1.0 + chance.gauss(0.0, share))
    speed = min(offer.highest_speed, max(offer.lowest_speed, speed))
    if offer.arc is not None:
        direction = within(direction, offer.arc)
    return Aimed(offer, direction % 360.0, speed)


def within(direction: float, arc: tuple[float, float]) -> float:
    """The direction of the arc (first, last, counter-clockwise) that is nearest to this one; all in degrees."""
    first, last = arc
    span = (last - first) % 360.0 or 360.0
    along = (direction - first) % 360.0
    if along <= span:
        return direction % 360.0
    return (last if along - span < 360.0 - along else first) % 360.0
