"""Where a director puts the camera: over a shoulder, riding along, from a second angle, slowly around. Pure.

Lengths in cm, angles in degrees.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import Aim
from flick3d.view.picking import Ray
from flick3d.view.sights import HOUSES, Thing
from flick3d.view.spotting import Manner, Sight

Point = tuple[float, float]

BESIDE = 16.0
"""Degrees beside the line of action from which a flick is seen."""
FARTHEST_AHEAD = 13.0
"""How far ahead of who flicks the middle of the picture is at most, cm."""
SEEN_AHEAD = 0.42
"""Share of the way to the target at which it is otherwise."""
LIFTS = (0.0, 5.0, 10.0, 16.0, 23.0)
"""Degrees by which the camera is lifted until nothing is before the lens."""
STEEPEST = 62.0
RIDES_AHEAD = 0.35
"""Share of the way from the disc to what it decides at which the middle of the picture is."""
ROOM_BEHIND = 0.45
"""How much farther away the camera is for each cm between the disc and what it decides, cm."""
AGAIN_ANGLES = (70.0, 45.0, 100.0, 130.0, 155.0)
"""Degrees from the line of action for the second angle, on the other side, the best first."""
AGAIN_LOWER, AGAIN_CLOSER = 4.0, 0.85
LOWEST = 7.5
EYE_FREE = 3.0
"""How far the eye is from everything that stands, cm."""
LINE_FREE = 0.4
"""How far the line of sight passes by everything that stands, cm."""
TALL = 2.0
"""What is lower than this is never in the way, cm."""
STEPS = 14
WIDE = 0.86
"""How near the slow orbit is, as a share of the overview's distance."""
NEARER = 0.13
"""How far before the table's middle an orbit looks when a card stands at the lower edge, as a share of the distance."""
SPREAD = 3.0
"""How far beside what is looked at houses duck too, cm."""


class Line(msgspec.Struct, frozen=True):
    """The line of action: from who flicks to what the flick decides, cm."""

    start: Point
    end: Point

    @property
    def direction(self) -> float:
        """Degrees."""
        return math.degrees(math.atan2(self.end[1] - self.start[1], self.end[0] - self.start[0])) % 360.0

    @property
    def length(self) -> float:
        """From end to end, cm."""
        return math.dist(self.start, self.end)

    def along(self, length: float) -> Point:
        """The point so far from its start, cm."""
        angle = math.radians(self.direction)
        return self.start[0] + length * math.cos(angle), self.start[1] + length * math.sin(angle)

    def side_of(self, point: Point) -> float:
        """1 for a point at its left, -1 at its right."""
        angle = math.radians(self.direction)
        to = point[0] - self.start[0], point[1] - self.start[1]
        return 1.0 if to[1] * math.cos(angle) - to[0] * math.sin(angle) >= 0.0 else -1.0


def over_shoulder(line: Line, side: float, manner: Manner, lift: float = 0.0) -> Aim:
    """Low behind who flicks, with the target in the picture. side: 1 is the left of the line of action."""
    ahead = min(FARTHEST_AHEAD, SEEN_AHEAD * line.length)
    x, y = line.along(ahead)
    # An eye at the left of the line looks to the right of it.
    return Aim(x, y, manner.height, line.direction - side * BESIDE, manner.pitch + lift, manner.back + ahead)


def riding(line: Line, disc: Point, side: float, manner: Manner, lift: float = 0.0) -> Aim:
    """Along with the disc, which comes nearer to what it decides."""
    left = math.dist(disc, line.end)
    x = disc[0] + RIDES_AHEAD * (line.end[0] - disc[0])
    y = disc[1] + RIDES_AHEAD * (line.end[1] - disc[1])
    distance = manner.near + ROOM_BEHIND * min(left, 40.0)
    return Aim(x, y, manner.height, line.direction - side * (BESIDE + 9.0), manner.pitch + 2.0 + lift, distance)


def second_angles(line: Line, side: float, manner: Manner) -> Iterator[Aim]:
    """Ways to see what was decided once more: from the other side, lower and nearer; the best first."""
    pitch, distance = max(LOWEST, manner.pitch - AGAIN_LOWER), manner.near * AGAIN_CLOSER
    for lift in LIFTS[:3]:
        for angle in AGAIN_ANGLES:
            heading = line.direction + side * angle
            yield Aim(*line.end, manner.height, heading, pitch + lift, distance)


def portrait(at: Point, facing: float, side: float, manner: Manner, lift: float = 0.0) -> Aim:
    """Beside somebody who is about to do something, cm; facing: where he looks."""
    return Aim(*at, manner.height, facing - side * 35.0, manner.pitch + 9.0 + lift, manner.near * 1.7)


def at_sight(sight: Sight, heading: float) -> Aim:
    """A sight. heading: of the camera now, degrees."""
    wanted = heading if sight.heading is None else sight.heading
    return Aim(sight.x, sight.y, sight.z, wanted, sight.pitch, sight.distance)


def around(overview: Aim, manner: Manner, heading: float, room: float = 0.0) -> Aim:
    """The table from aside, for an orbit. overview: of it. heading: degrees.

    room: how much of it is left free at the lower edge, where something is written: 0 for nothing, 1 for a card.
    """
    angle, nearer = math.radians(heading), room * NEARER * overview.distance
    return replace(
        overview,
        x=-nearer * math.cos(angle),
        y=-nearer * math.sin(angle),
        heading=heading,
        pitch=manner.orbit,
        distance=WIDE * overview.distance,
    )


def is_clear(aim: Aim, subjects: Iterable[Point], town: Sequence[Thing], ours: Iterable[str], houses: bool) -> bool:
    """Whether the eye has room, and nothing that stands is between it and what it looks at.

    ours: pieces that are looked at themselves. houses: whether these count too; else they duck.
    """
    eye = aim.view((16, 9)).eye
    own = frozenset(ours)
    for thing in town:
        if thing.height < TALL or thing.piece in own or (not houses and thing.kind in HOUSES):
            continue
        if thing.away(eye[:2]) < EYE_FREE and eye[2] < thing.z + thing.height + 1.0:
            return False
        for x, y in subjects:
            to = (x - eye[0], y - eye[1], aim.z - eye[2])
            # The last bit is what is looked at itself.
            for step in range(STEPS):
                share = 0.86 * step / STEPS
                point = (eye[0] + share * to[0], eye[1] + share * to[1], eye[2] + share * to[2])
                if point[2] < thing.z + thing.height and thing.away(point[:2]) < LINE_FREE:
                    return False
    return True


def backdrop(aim: Aim, town: Sequence[Thing]) -> float:
    """How many houses stand behind what is looked at, within the picture; at most three count."""
    view = aim.view((16, 9))
    behind = 0.0
    for thing in town:
        if thing.kind not in HOUSES:
            continue
        pixel = view.project(thing.x, thing.y, thing.height / 2.0)
        depth = sum((p - e) * f for p, e, f in zip((thing.x, thing.y, 0.0), view.eye, view.forward, strict=True))
        if pixel is not None and -2.0 < pixel[0] < 18.0 and depth > aim.distance + 4.0:
            behind += 1.0
    return min(3.0, behind)


def lifted(aim: Aim, lift: float) -> Aim:
    """The same from higher up."""
    return replace(aim, pitch=min(STEEPEST, aim.pitch + lift))


def clear_of(aim: Aim, subjects: Sequence[Point], town: Sequence[Thing], ours: Iterable[str]) -> Aim:
    """The same, lifted as little as nothing is before the lens; houses duck."""
    own = tuple(ours)
    tried = (lifted(aim, lift) for lift in LIFTS)
    return next((each for each in tried if is_clear(each, subjects, town, own, houses=False)), lifted(aim, LIFTS[-1]))


def sight_rays(aim: Aim, subjects: Iterable[Point]) -> tuple[tuple[Ray, float], ...]:
    """Rays from all that is looked at to the eye, and how far each must be free, cm."""
    eye = aim.view((16, 9)).eye
    right = aim.view((16, 9)).right
    rays = []
    for x, y in subjects:
        for aside in (-SPREAD, 0.0, SPREAD):
            start = (x + aside * right[0], y + aside * right[1], max(1.0, aim.z))
            to = tuple(there - here for there, here in zip(eye, start, strict=True))
            length = math.hypot(*to)
            if length > 1e-6:
                rays.append((Ray(start, (to[0] / length, to[1] / length, to[2] / length)), length + EYE_FREE))
    return tuple(rays)


def within(point: Point, area: Area) -> Point:
    """The nearest point of the play area."""
    half = area.width / 2.0, area.depth / 2.0
    return min(half[0], max(-half[0], point[0])), min(half[1], max(-half[1], point[1]))
