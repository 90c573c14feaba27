"""Flicking by a stroke: the pointer is pushed while the button is held, and its speed and way are the flick's. Pure."""

from __future__ import annotations

import math

from msgspec.structs import replace

from flick3d.view.input.handicaps import handed, swings
from flick3d.view.input.modes import Desk, Hand, Pulling, Sample
from flick3d.view.input.turning import within

SEEN = 0.12
"""Seconds of the stroke that count: who first draws back and then pushes means the push."""
RESTS = 0.1
"""Seconds after which a pointer that did not move has come to rest."""
DEAD_SPEED, FULL_SPEED = 0.25, 3.0
"""Heights of the window a second under which a stroke is none, and at which it has its full strength."""
SHORTEST = 0.3
"""cm on the table under which a stroke says no direction."""


def sample(desk: Desk) -> Sample:
    """Where the pointer is now."""
    return Sample(desk.clock, desk.x, desk.y, desk.table)


def follow(hand: Hand) -> Hand:
    """The pointer has moved: strength and direction are those of the last moments."""
    mode, offer, desk = hand.mode, hand.offer, hand.desk
    if not isinstance(mode, Pulling) or offer is None or mode.stroke is None:
        return hand
    stroke = _with(mode.stroke, sample(desk))
    strength = mode.strength if swings(hand) else strength_of(stroke, desk)
    direction = handed(hand, direction_of(stroke, mode))
    return replace(hand, mode=replace(mode, stroke=stroke, strength=strength, direction=within(direction, offer.arc)))


def rest(hand: Hand) -> Hand:
    """A frame: a pointer that rests has no speed, and its next stroke begins where it is."""
    mode, desk = hand.mode, hand.desk
    if not isinstance(mode, Pulling) or not mode.stroke:
        return hand
    if desk.clock - mode.stroke[-1].clock <= max(RESTS, 2.0 * desk.frame):
        return hand
    return replace(hand, mode=replace(mode, stroke=(sample(desk),), strength=0.0))


def strength_of(stroke: tuple[Sample, ...], desk: Desk) -> float:
    """The strength, 0 to 1, of this part of a stroke."""
    first, last = stroke[0], stroke[-1]
    # Two moves of the pointer in one frame have one time: then the frame says how long they took.
    seconds = max(last.clock - first.clock, desk.frame, 1e-3)
    speed = math.dist((first.x, first.y), (last.x, last.y)) / desk.height / seconds
    return min(1.0, max(0.0, (speed - DEAD_SPEED) / (FULL_SPEED - DEAD_SPEED)))


def direction_of(stroke: tuple[Sample, ...], mode: Pulling) -> float:
    """The direction of this part of a stroke over the table, degrees; beside the table, as it looks on the screen."""
    first, last = stroke[0], stroke[-1]
    if first.table is not None and last.table is not None:
        if math.dist(first.table, last.table) < SHORTEST:
            return mode.direction
        return math.degrees(math.atan2(last.table[1] - first.table[1], last.table[0] - first.table[0])) % 360.0
    if (first.x, first.y) == (last.x, last.y):
        return mode.direction
    ahead = math.atan2(-mode.forward[1], mode.forward[0])
    pushed = math.atan2(first.y - last.y, last.x - first.x)
    return (mode.aimed.direction + math.degrees(pushed - ahead)) % 360.0


def _with(stroke: tuple[Sample, ...], new: Sample) -> tuple[Sample, ...]:
    """The stroke with one more sample, without what is long ago."""
    kept = stroke[:-1] if len(stroke) > 1 and stroke[-1].clock == new.clock else stroke
    recent = tuple(each for each in kept if each.clock >= new.clock - SEEN) or kept[-1:]
    return (*recent, new)
