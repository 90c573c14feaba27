"""The loops of what slides and rolls: loudness and pitch follow the speed. Pure; cm, cm/s, dB."""

from __future__ import annotations

import math
from collections.abc import Mapping

from flick3d.physics.trajectory import POSE_NUMBERS, SAMPLE, Track, Trajectory
from flick3d.rules.layout import Area
from flick3d.view.audio.cues import Hum
from flick3d.view.audio.matter import FLAT_SORTS, Body

SLOWEST = 4.0
"""Under this speed nothing is heard."""
SHORTEST = (SLOWEST * SAMPLE) ** 2
"""The same as the square of a way within one sample, cm2."""
MUTE = ("house", "hat", "token")
FULL_SPEED = 260.0
"""The speed at which a slide is as loud as it gets."""
SLOPE = 20.0
"""dB by which ten times the speed is louder."""
FLAT, ON_RIM = 0.97, 0.35
"""The vertical part of its axis over which a piece lies flat, and under which it rolls."""
TOUCHES = 0.35
"""How high over the ground a disc may be that still slides, cm: on the table, or a rim on another disc."""
HEARD_AT_ONCE = 4
"""Loops at the same time; only the loudest are heard."""


def slides(trajectory: Trajectory, time: float, pieces: Mapping[str, Body], area: Area) -> tuple[Hum, ...]:
    """What slides and rolls at a moment of the trajectory, the loudest first."""
    sample, found = math.floor(time / SAMPLE), []
    # Every moving piece, in every frame: what lies still or makes no sound is left out as early as can be.
    for track in trajectory.tracks:
        numbers, here = track.numbers, (sample - track.first) * POSE_NUMBERS
        if here < 0 or here + 2 * POSE_NUMBERS > len(numbers):
            continue
        across, along = (
            numbers[here + POSE_NUMBERS] - numbers[here],
            numbers[here + POSE_NUMBERS + 1] - numbers[here + 1],
        )
        if across * across + along * along < SHORTEST:
            continue
        body = pieces.get(track.piece)
        if body is not None and body.sort not in MUTE:
            hum = _hum(track, here, math.hypot(across, along) / SAMPLE, body, area)
            if hum is not None:
                found.append(hum)
    found.sort(key=lambda hum: -hum.loudness)
    return tuple(found[:HEARD_AT_ONCE])


def hiss(speed: float) -> float:
    """How loud a slide at this speed is, dB under a full one."""
    return min(0.0, SLOPE * math.log10(max(speed, 1e-6) / FULL_SPEED))


def lift(speed: float) -> float:
    """The pitch of a slide at this speed: slow ones are dark."""
    return 0.72 + 0.4 * min(1.0, speed / FULL_SPEED)


def _hum(track: Track, here: int, speed: float, body: Body, area: Area) -> Hum | None:
    """What a piece of this speed sounds like; its pose begins at number `here` of the track."""
    numbers = track.numbers
    x, y, z = numbers[here : here + 3]
    if z < -TOUCHES:
        return None
    leaning_x, leaning_y = numbers[here + 4], numbers[here + 5]
    axis = abs(1.0 - 2.0 * (leaning_x * leaning_x + leaning_y * leaning_y))
    if axis < ON_RIM and abs(numbers[here + 9] - z) < 0.05:
        # What is long rolls darker than a disc on its rim.
        deeper = 1.0 if body.sort in FLAT_SORTS else 0.7
        return Hum(track.piece, "roll-rim", (x, y, z), hiss(speed), deeper * lift(speed))
    if axis > FLAT and z <= TOUCHES:
        return Hum(track.piece, ground(x, y, area), (x, y, z), hiss(speed), lift(speed))
    return None


def ground(x: float, y: float, area: Area) -> str:
    """The sound of sliding at this place."""
    if not area.contains(x, y):
        return "slide-table"
    return "slide-cloth" if area.mat else "slide-mat"
