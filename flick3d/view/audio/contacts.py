"""From the contacts and tracks of a trajectory to what is heard between two moments of it. Pure.

Lengths are cm, times seconds after the release, impulses g cm/s.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory
from flick3d.rules.facts import Contact
from flick3d.rules.layout import Area
from flick3d.view.audio.cues import Cue, Places, Point
from flick3d.view.audio.matter import OFF_CLOTH, Body, fall, knock

FULL_FORCE = 520.0
"""The impulse with which a knock is as loud as it gets: a bullet at full speed."""
SLOPE = 15.0
"""dB by which ten times the impulse is louder; 20 would be as in nature, and hide every gentle touch."""
SOFTEST = 7.0
"""Smaller impulses are not heard."""
LOUDEST = 3.0
"""dB over a full knock that a heavy fall may have."""

STOPS = 16.0
"""An end of a piece strikes when the ground takes so much of its downward speed within two samples, cm/s."""
NEAR = 1.9
"""How high over the ground an end can be that strikes it: a cowboy's round head, on a house's block."""
STEP_DOWN = -0.1
"""Half the way from a cloth down to the wood, cm."""
DROPS = 60.0
"""Such a drop is as loud as if the ground took this speed from the whole piece, cm/s."""
UNDER_TABLE = -1.0
"""Lower than this a piece has dropped off the table, and nobody hears where it lands."""
SHARE = 0.45
"""Share of a piece's mass that stands behind the end that strikes."""
LOOKS_AHEAD = 2
"""Samples after the one that is asked about which must be known to tell whether it is a strike."""
AGAIN_AFTER = 0.045
"""Seconds that must lie between two strikes of one piece."""


class Strike(msgspec.Struct, frozen=True):
    """A piece has come down with one of its ends."""

    time: float
    impulse: float
    at: Point


def loudness(impulse: float) -> float:
    """How loud a knock with this impulse is, dB under a full one."""
    return min(LOUDEST, SLOPE * math.log10(max(impulse, 1e-6) / FULL_FORCE))


def between(contacts: Sequence[Contact], since: float, until: float) -> Sequence[Contact]:
    """The contacts after one moment up to another, of all in order of time."""
    first = bisect_right(contacts, since, key=_time)
    return contacts[first : bisect_right(contacts, until, lo=first, key=_time)]


def knocks(
    contacts: Sequence[Contact], since: float, until: float, pieces: Mapping[str, Body], place: Places
) -> Iterator[Cue]:
    """The knocks between two moments: of every pair the hardest. Pieces that are not known make no sound."""
    hardest: dict[tuple[str, str], Contact] = {}
    for contact in between(contacts, since, until):
        if contact.impulse >= SOFTEST:
            pair = (contact.first, contact.second)
            known = hardest.get(pair)
            if known is None or contact.impulse > known.impulse:
                hardest[pair] = contact
    for contact in hardest.values():
        first, second = pieces.get(contact.first), pieces.get(contact.second)
        if first is not None and second is not None:
            # A house is large: the other piece is where they meet.
            where = place(contact.second if first.sort == "house" else contact.first)
            yield Cue(knock(first.sort, second.sort), where, loudness(contact.impulse))


def falls(trajectory: Trajectory, since: float, until: float, pieces: Mapping[str, Body], area: Area) -> Iterator[Cue]:
    """What comes down on the ground between two moments: contacts do not tell it, the poses do."""
    for track in trajectory.tracks:
        body = pieces.get(track.piece)
        if body is None or body.sort == "house":
            continue
        for strike in strikes(track, since, until, body):
            if strike.impulse >= SOFTEST:
                x, y, _ = strike.at
                on_mat = area.contains(x, y)
                yield Cue(fall(body.sort, on_mat), strike.at, loudness(strike.impulse))
        if area.mat:
            at = drop(track, since, until)
            if at is not None:
                yield Cue(OFF_CLOTH, at, loudness(body.mass * DROPS))


def drop(track: Track, since: float, until: float) -> Point | None:
    """Where a piece came off a cloth onto the wood between two moments; None when it did not.

    That is too short a way down for a strike.
    """
    first = max(1, math.floor(since / SAMPLE) + 1 - track.first)
    last = min(track.samples - 1, math.floor(until / SAMPLE) - track.first)
    for index in range(first, last + 1):
        x, y, z = track.numbers[index * POSE_NUMBERS : index * POSE_NUMBERS + 3]
        if z <= STEP_DOWN < track.numbers[(index - 1) * POSE_NUMBERS + 2]:
            return x, y, z
    return None


def strikes(track: Track, since: float, until: float, body: Body) -> list[Strike]:
    """When an end of a piece struck the ground, after one moment up to another."""
    first = max(1, math.floor(since / SAMPLE) + 1 - track.first)
    last = min(len(track.numbers) // POSE_NUMBERS - 1 - LOOKS_AHEAD, math.floor(until / SAMPLE) - track.first)
    if first > last:
        return []
    for sample in range(first, last + 1):
        if _stopped(track.numbers, sample, body) >= STOPS:
            break
    else:
        return []
    # From further back: what struck a moment ago must not strike again, however the moments are cut.
    apart = math.ceil(AGAIN_AFTER / SAMPLE)
    found, index = [], max(1, first - apart)
    while index <= last:
        speed = _stopped(track.numbers, index, body)
        if speed < STOPS:
            index += 1
            continue
        if index >= first:
            at = track.numbers[index * POSE_NUMBERS : index * POSE_NUMBERS + 3]
            found.append(Strike((track.first + index) * SAMPLE, body.mass * SHARE * speed, (at[0], at[1], at[2])))
        index += apart
    return found


def _stopped(numbers: array[float], index: int, body: Body) -> float:
    """How much downward speed the ground takes from one of the piece's ends around a sample, cm/s; 0 for none."""
    here = index * POSE_NUMBERS
    before = here - POSE_NUMBERS
    now, was = numbers[here + 2], numbers[before + 2]
    if now < UNDER_TABLE or (now == was and numbers[here + 4 : here + 6] == numbers[before + 4 : before + 6]):
        return 0.0
    axis, was_axis = _axis(numbers, here), _axis(numbers, before)
    most = 0.0
    for end in (body.bottom, body.height):
        height = now + end * axis
        came = (height - was - end * was_axis) / SAMPLE
        if came > -STOPS or height > NEAR:
            continue
        then, after = here + POSE_NUMBERS, here + LOOKS_AHEAD * POSE_NUMBERS
        goes = (numbers[after + 2] - numbers[then + 2] + end * (_axis(numbers, after) - _axis(numbers, then))) / SAMPLE
        most = max(most, min(goes, 0.0) - came)
    return most


def _axis(numbers: array[float], start: int) -> float:
    """The vertical part of a piece's axis, of the pose that begins at `start`."""
    leaning_x, leaning_y = numbers[start + 4], numbers[start + 5]
    return 1.0 - 2.0 * (leaning_x * leaning_x + leaning_y * leaning_y)


def _time(contact: Contact) -> float:
    return contact.time
