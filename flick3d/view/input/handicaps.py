"""What makes a person's flick harder: an aim that sways, left and right exchanged, a strength that swings. Pure.

Besides what a game may do to a hand, it wavers as much as its owner wants.

The table knows nothing of it: what is drawn is what will be flicked.
"""

from __future__ import annotations

import math

from msgspec.structs import replace

from flick3d.view.input.modes import Aiming, Charging, Hand, Pulling
from flick3d.view.input.turning import within

SWAYS = ((0.58, 0.43), (0.31, 1.13), (0.11, 2.71))
"""Share and frequency (per second) of the waves that make up a sway: no two swings are the same."""
SWING_TIME = 1.3
"""Seconds in which the meter swings up and down once."""
TAP = 0.25
"""A key that is held for less than so many seconds sets the meter going; held longer, letting go of it takes."""
OTHERWISE = 41.7
"""Seconds by which the waves of a hand that wavers are ahead of those of a game's sway."""
STRAIGHT = 90.0
"""Where aiming begins when nothing else was said, degrees."""


def sway(seconds: float, degrees: float) -> float:
    """By how many degrees the aim is off at this time, at most `degrees` to either side; smooth."""
    return degrees * sum(share * math.sin(2.0 * math.pi * frequency * seconds) for share, frequency in SWAYS)


def swing(seconds: float) -> float:
    """The strength, 0 to 1, that the meter shows so long after its start: from nothing up to the top and back."""
    return (1.0 - math.cos(2.0 * math.pi * seconds / SWING_TIME)) / 2.0


def mirrored(direction: float, start: float) -> float:
    """The direction with left and right of `start` exchanged, degrees."""
    return (2.0 * start - direction) % 360.0


def heading(hand: Hand) -> float:
    """Where the flick that is aimed would go now, degrees: the aim with its sway. Raises ValueError without an aim."""
    mode, offer = hand.mode, hand.offer
    if offer is None or not isinstance(mode, Aiming | Pulling | Charging):
        raise ValueError("nothing is aimed")
    desk, swayed = hand.desk, offer.handicap.sway
    if not swayed and not desk.wavers:
        return mode.direction
    off = sway(desk.clock, swayed) + sway(desk.clock + OTHERWISE, desk.wavers)
    return within(mode.direction + off, offer.arc)


def handed(hand: Hand, direction: float) -> float:
    """What a hand that points in this direction aims at: the same, or its mirror image about where aiming began."""
    mode, offer = hand.mode, hand.offer
    if offer is None or not offer.handicap.mirrored or not isinstance(mode, Aiming | Pulling | Charging):
        return direction
    start = hand.starts[mode.offer] if mode.offer < len(hand.starts) else STRAIGHT
    return mirrored(direction, start)


def way(hand: Hand) -> float:
    """1 when a turn to the left is one, -1 when it is one to the right (L3)."""
    return -1.0 if hand.offer is not None and hand.offer.handicap.mirrored else 1.0


def swings(hand: Hand) -> bool:
    """Whether the strength comes from the swinging meter (L3)."""
    return hand.offer is not None and hand.offer.handicap.swinging


def swung(hand: Hand, seconds: float) -> Hand:
    """The hand a frame later, with the meter farther on."""
    mode = hand.mode
    if not isinstance(mode, Pulling | Charging) or not swings(hand):
        return hand
    passed = mode.swung + seconds
    return replace(hand, mode=replace(mode, swung=passed, strength=swing(passed)))


def is_tap(hand: Hand) -> bool:
    """Whether a key that comes up now has only set the meter going: it swings on until the next press."""
    return isinstance(hand.mode, Charging) and swings(hand) and hand.mode.swung < TAP
