"""Which dust a flick raises between two moments of it: behind what slides, where things hit, where they fall. Pure.

Lengths are cm, times seconds after the release, speeds cm/s, impulses g cm/s.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import islice

import msgspec

from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory
from flick3d.rules.facts import Contact
from flick3d.rules.layout import Area
from flick3d.view.audio.contacts import LOOKS_AHEAD, between, strikes
from flick3d.view.audio.matter import Body
from flick3d.view.poses import Vector

Tint = tuple[float, float, float]

DUSTY_SPEED, DUSTIEST_SPEED = 45.0, 320.0
"""From which speed on a slide raises dust, and at which it raises most."""
EVERY = 1.7
"""Way between two motes behind what slides."""
MOST_AT_ONCE = 3
"""Motes of one piece and rings between two moments."""
FLAT = 0.9
"""The vertical part of its axis over which a piece lies flat enough to slide."""
OFF_GROUND = 0.4
"""How high over the ground a piece may be that still slides."""
HARD_KNOCK, HARDEST_KNOCK = 70.0, 420.0
"""The impulses from which on a knock raises dust, and with which it raises most."""
HARD_FALL, HARDEST_FALL = 25.0, 160.0
RING = 7
"""Motes of a knock's ring."""
KNOCK_HEIGHT = 0.7
FALL_MOTES = 5
TURN = 2.399963
"""Radians; turned by it again and again, motes go into all directions evenly."""
LAG = LOOKS_AHEAD * SAMPLE
"""A fall is known so much later, seconds."""


class Soil(msgspec.Struct, frozen=True):
    """What flies up from a ground. opacity: of the thickest mote. size: how large motes are; 1 on sand."""

    tint: Tint
    opacity: float
    size: float = 1.0


SAND = Soil((1.10, 1.03, 0.98), 0.74, 1.45)
LINT = Soil((1.0, 0.98, 0.93), 0.30, 0.8)
WOOD = Soil((0.86, 0.80, 0.72), 0.20, 0.8)


class Mote(msgspec.Struct, frozen=True):
    """One mote: where it begins, how far it drifts, its width at first and at last, how long it lives, its look.

    turn: radians.
    """

    place: Vector
    drift: Vector
    sizes: tuple[float, float]
    life: float
    tint: Tint
    opacity: float
    turn: float


def soil_of(mat: str, area: Area, x: float, y: float) -> Soil:
    """What lies at a place: sand, or the cloth of this name, and the wooden table beside them."""
    if not area.contains(x, y):
        return WOOD
    return LINT if mat else SAND


def motes(trajectory: Trajectory, since: float, until: float, pieces: Mapping[str, Body], area: Area) -> Iterator[Mote]:
    """All that is raised after one moment up to another; pieces that are not known raise none."""
    tracks = {track.piece: track for track in trajectory.tracks}
    for contact in islice(_hard(trajectory, since, until), MOST_AT_ONCE):
        yield from knocked(contact, tracks, pieces, area)
    for track in trajectory.tracks:
        body = pieces.get(track.piece)
        if body is None or body.sort in ("house", "token"):
            continue
        if (track.first + track.samples) * SAMPLE <= since - LAG or track.samples < 2:
            continue
        if body.sort != "hat":
            yield from trail(track, since, until, area)
        for strike in strikes(track, since - LAG, until - LAG, body):
            if strike.impulse >= HARD_FALL:
                yield from fallen(track, strike.time, strike.impulse, body, area)


def trail(track: Track, since: float, until: float, area: Area) -> Iterator[Mote]:
    """The motes behind a piece that slides fast, one at every so many cm of its way."""
    first, last = _index(track, since), _index(track, until)
    if last <= first:
        return
    x0, y0, _ = _place(track, first)
    x1, y1, z = _place(track, last)
    way = math.hypot(x1 - x0, y1 - y0)
    speed = way / ((last - first) * SAMPLE)
    if speed < DUSTY_SPEED or z > OFF_GROUND or z < -OFF_GROUND or _axis(track, last) < FLAT:
        return
    soil = soil_of(area.mat, area, x1, y1)
    strength = _share(speed, DUSTY_SPEED, DUSTIEST_SPEED)
    # Counted by the place and not by the frame, so that the frame rate makes no difference.
    begins = math.hypot(x0, y0) + math.hypot(x1, y1)
    count = min(MOST_AT_ONCE, int((begins % EVERY + way) / EVERY))
    ahead = ((x1 - x0) / way, (y1 - y0) / way)
    for number in range(count):
        share = (number + 1) / (count + 1)
        chance = _scatter(x1 * 7.1 + y1 * 3.3 + number)
        aside = (chance - 0.5) * 1.6
        yield Mote(
            place=(x0 + (x1 - x0) * share - ahead[1] * aside, y0 + (y1 - y0) * share + ahead[0] * aside, 0.15),
            drift=(
                ahead[0] * (0.6 + 1.6 * strength) - ahead[1] * aside * 0.8,
                ahead[1] * (0.6 + 1.6 * strength) + ahead[0] * aside * 0.8,
                0.5 + 0.7 * chance,
            ),
            sizes=(0.9 * soil.size, (2.2 + 1.6 * strength) * soil.size),
            life=0.36 + 0.3 * chance,
            tint=soil.tint,
            opacity=soil.opacity * (0.35 + 0.65 * strength),
            turn=6.283 * chance,
        )


def knocked(contact: Contact, tracks: Mapping[str, Track], pieces: Mapping[str, Body], area: Area) -> Iterator[Mote]:
    """The small ring of dust where two pieces hit each other."""
    where = [
        _place(tracks[piece], _index(tracks[piece], contact.time))
        for piece in (contact.first, contact.second)
        if piece in tracks and piece in pieces and pieces[piece].sort != "house"
    ]
    if not where:
        return
    x, y = sum(each[0] for each in where) / len(where), sum(each[1] for each in where) / len(where)
    soil, strength = soil_of(area.mat, area, x, y), _share(contact.impulse, HARD_KNOCK, HARDEST_KNOCK)
    for number in range(RING):
        angle, chance = TURN * number, _scatter(x + 3.0 * y + number)
        out = 1.0 + 1.5 * strength + 0.6 * chance
        yield Mote(
            place=(x + 0.5 * math.cos(angle), y + 0.5 * math.sin(angle), KNOCK_HEIGHT * (0.5 + 0.5 * chance)),
            drift=(out * math.cos(angle), out * math.sin(angle), 0.5 * chance),
            sizes=(0.5 * soil.size, (1.1 + 0.8 * strength) * soil.size),
            life=0.22 + 0.12 * chance,
            tint=soil.tint,
            opacity=soil.opacity * (0.7 + 0.5 * strength),
            turn=angle,
        )


def fallen(track: Track, time: float, impulse: float, body: Body, area: Area) -> Iterator[Mote]:
    """The dust along a piece that has come down."""
    start = _index(track, time) * POSE_NUMBERS
    x, y, _, qw, qx, qy, qz = track.numbers[start : start + POSE_NUMBERS]
    axis = 2.0 * (qx * qz + qw * qy) * body.height, 2.0 * (qy * qz - qw * qx) * body.height
    length = math.hypot(*axis)
    side = (-axis[1] / length, axis[0] / length) if length > 0.5 else None
    soil, strength = soil_of(area.mat, area, x, y), _share(impulse, HARD_FALL, HARDEST_FALL)
    for number in range(FALL_MOTES):
        share, chance = (number + 0.5) / FALL_MOTES, _scatter(x + y + number)
        out = (1.4 + 1.2 * strength) * (1.0 if number % 2 else -1.0)
        aside = side or (math.cos(TURN * number), math.sin(TURN * number))
        yield Mote(
            place=(x + axis[0] * share, y + axis[1] * share, 0.2),
            drift=(aside[0] * out, aside[1] * out, 0.4 + 0.8 * chance),
            sizes=(0.9 * soil.size, (2.2 + 1.6 * strength) * soil.size),
            life=0.4 + 0.3 * chance,
            tint=soil.tint,
            opacity=soil.opacity * (0.5 + 0.5 * strength),
            turn=6.283 * chance,
        )


def _hard(trajectory: Trajectory, since: float, until: float) -> Iterator[Contact]:
    """The hard knocks between two moments."""
    return (each for each in between(trajectory.contacts, since, until) if each.impulse >= HARD_KNOCK)


def _index(track: Track, time: float) -> int:
    """The track's sample at this time, or its first or last one."""
    return max(0, min(track.samples - 1, math.floor(time / SAMPLE) - track.first))


def _place(track: Track, index: int) -> Vector:
    start = index * POSE_NUMBERS
    x, y, z = track.numbers[start : start + 3]
    return x, y, z


def _axis(track: Track, index: int) -> float:
    """The vertical part of the piece's axis, whichever end is up."""
    start = index * POSE_NUMBERS
    leaning_x, leaning_y = track.numbers[start + 4], track.numbers[start + 5]
    return abs(1.0 - 2.0 * (leaning_x * leaning_x + leaning_y * leaning_y))


def _share(value: float, low: float, high: float) -> float:
    return min(1.0, max(0.0, (value - low) / (high - low)))


def _scatter(number: float) -> float:
    """A fixed number from 0 to 1 that looks like chance: the same flick always looks the same."""
    value = math.sin(number * 12.9898) * 43758.5453
    return value - math.floor(value)
