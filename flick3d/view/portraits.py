"""Where the camera stands for a good picture: all of a table tightly, a face, a look over a shoulder, a place. Pure.

Lengths in cm, angles in degrees, pixels from the top left.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import Aim, View
from flick3d.view.poses import Vector
from flick3d.view.sights import FIGURE, Point, Thing, in_picture, score

SUN_FROM = 211.0
"""The direction from which the light comes."""
WHOLE_TOWN, WHOLE_ROOM = Aim(0.0, 0.0, 0.0, 108.0, 31.0, 100.0, 20.0), 0.012
WHOLE_MAP = Aim(0.0, 0.0, 0.0, 90.0, 49.0, 100.0, 24.0)
"""How the whole town is looked at, and the share of the picture that is left free at each edge."""
FACE_BESIDE = (26.0, 34.0, 42.0, -26.0, -34.0, -42.0)
FACE_PITCH, FACE_DISTANCES, FACE_FIELD = 9.0, (15.0, 17.0, 19.0), 24.0
"""How far beside where a man looks the camera stands for a face, how much downwards it looks, how far away it is, and
its vertical angle of view."""
FACE_HEIGHT, FACE_LOOKS = 2.85, 1.9
"""How high it looks then, and how much room there is in the picture on the side to which he looks."""
SHOULDER_BACK, SHOULDER_BESIDE, SHOULDER_HEIGHT = (7.5, 9.0), (3.8, 4.6, -3.8, -4.6), 5.2
"""How far behind and beside a man the camera is that looks over his shoulder, and how high."""
SHOULDER_PITCH, SHOULDER_FIELD, SHOULDER_TURN = 7.5, 24.0, 10.0
"""How much downwards it looks then, its vertical angle of view, and by how much the enemy is out of the middle."""
SHOULDER_HOUSES = 7.0
"""How much houses behind the enemy count, see `sights.score`."""
ENEMY_WITHIN = (13.0, 46.0)
"""How far he is away."""
LOOKS_THIS_WAY = 0.4
"""Cosine of how far beside the camera he looks at most."""
FLIGHT_BESIDE = (40.0, 55.0, 70.0, 85.0, 100.0, -40.0, -55.0, -70.0, -85.0, -100.0)
FLIGHT_PITCH, FLIGHT_DISTANCE, FLIGHT_FIELD = 9.0, 17.0, 27.0
"""How far beside the way of a flick the camera looks, how much downwards, from where, and its angle of view."""
PLACE_PITCH, PLACE_DISTANCE, PLACE_FIELD = 20.0, 34.0, 25.0
"""How a place is looked at."""
PLACE_CROWD = 8.0
"""How far from a place discs count as lying there."""


def around(points: Iterable[Vector], size: tuple[int, int], aim: Aim, room: float, height: float = 1.5) -> Aim:
    """The nearest aim in this one's direction and with its lens that shows all points.

    room: share of the picture that stays free at each edge. height: of what is in its middle and sharp.
    """
    view = aim.view(size)
    upward = view.tangent * (1.0 - 2.0 * room)
    across = upward * size[0] / size[1]
    seen = [tuple(sum(p * a for p, a in zip(point, axis, strict=True)) for axis in _axes(view)) for point in points]
    right, left = max(r - across * f for r, _, f in seen), min(r + across * f for r, _, f in seen)
    upper, lower = max(u - upward * f for _, u, f in seen), min(u + upward * f for _, u, f in seen)
    # The pyramid of sight touches the outermost points on either side; its tip is the eye.
    back = min((left - right) / (2.0 * across), (lower - upper) / (2.0 * upward))
    eye = tuple(
        (left + right) / 2.0 * r + (lower + upper) / 2.0 * u + back * f for r, u, f in zip(*_axes(view), strict=True)
    )
    distance = (eye[2] - height) / -view.forward[2]
    x, y = eye[0] + distance * view.forward[0], eye[1] + distance * view.forward[1]
    return msgspec.structs.replace(aim, x=x, y=y, z=height, distance=distance)


def whole(seen: Sequence[Thing], size: tuple[int, int], area: Area | None = None) -> Aim:
    """All of a table, as near as everything is in the picture: a town from across, of a Map also its whole area."""
    points = [corner for each in seen for corner in each.corners]
    if area is None:
        return around(points, size, WHOLE_TOWN, WHOLE_ROOM)
    half_x, half_y = area.width / 2.0, area.depth / 2.0
    points += [(x, y, 0.0) for x in (-half_x, half_x) for y in (-half_y, half_y)]
    return around(points, size, WHOLE_MAP, WHOLE_ROOM, 0.0)


def face(town: Sequence[Thing], size: tuple[int, int]) -> Aim | None:
    """Low before one of the figures and beside it, so that its face is seen, with others and a house behind it.

    None where no figure can be seen so.
    """

    def candidates() -> Iterator[tuple[float, Aim]]:
        for figure in town:
            if figure.kind != FIGURE or figure.z > 1.0:
                continue
            for beside, distance in itertools.product(FACE_BESIDE, FACE_DISTANCES):
                heading = figure.facing + 180.0 + beside
                # He looks to the picture's side from which the camera is turned away.
                aside = math.copysign(FACE_LOOKS, beside)
                x = figure.x + aside * math.cos(math.radians(heading + 90.0))
                y = figure.y + aside * math.sin(math.radians(heading + 90.0))
                aim = Aim(x, y, FACE_HEIGHT, heading, FACE_PITCH, distance, FACE_FIELD)
                worth = score(aim.view(size), figure, town)
                if worth is not None:
                    yield worth + 1.2 * _lit(figure), aim

    return _best(candidates())


def over_shoulder(town: Sequence[Thing], size: tuple[int, int]) -> Aim | None:
    """Low behind a figure at the picture's side: an enemy who looks this way is sharp ahead, with houses behind him.

    None where no two figures can be seen so.
    """
    figures = [each for each in town if each.kind == FIGURE and each.z < 1.0]

    def candidates() -> Iterator[tuple[float, Aim]]:
        for near in figures:
            for far in figures:
                apart = math.dist((near.x, near.y), (far.x, far.y))
                if near.side == far.side or not ENEMY_WITHIN[0] < apart < ENEMY_WITHIN[1]:
                    continue
                way = math.degrees(math.atan2(near.y - far.y, near.x - far.x))
                looks = math.cos(math.radians(far.facing - way))
                for back, beside in itertools.product(SHOULDER_BACK, SHOULDER_BESIDE):
                    aim = _shoulder(near, far, back, beside)
                    worth = score(aim.view(size), far, town, near, SHOULDER_HOUSES)
                    if worth is not None and looks > LOOKS_THIS_WAY:
                        yield worth + looks + 1.5 * _lit(far) - apart / 9.0, aim

    return _best(candidates())


def in_flight(subject: Thing, way: float, town: Sequence[Thing], size: tuple[int, int]) -> Aim:
    """Low and near beside the way of a flick, degrees, at what it moves, with houses behind it."""

    def candidates() -> Iterator[tuple[float, Aim]]:
        for beside in FLIGHT_BESIDE:
            x, y, z = subject.x, subject.y, subject.z + subject.height / 2.0
            aim = Aim(x, y, z, way + beside, FLIGHT_PITCH, FLIGHT_DISTANCE, FLIGHT_FIELD)
            worth = score(aim.view(size), subject, town)
            # From the south the light is behind the camera; that is also what is left where everything is in the way.
            yield (-9.0 if worth is None else worth) + math.sin(math.radians(aim.heading)), aim

    found = _best(candidates())
    assert found is not None
    return found


def place(places: Iterable[Point], lying: Sequence[Thing], size: tuple[int, int]) -> Aim | None:
    """Low from the south at that of some places where the most lies, and most is seen behind it. None without any."""

    def candidates() -> Iterator[tuple[float, Aim]]:
        for x, y in places:
            for heading in range(30, 151, 15):
                aim = Aim(x, y, 0.3, float(heading), PLACE_PITCH, PLACE_DISTANCE, PLACE_FIELD)
                view = aim.view(size)
                seen = [each for each in lying if in_picture(view, each)]
                here = sum(math.dist((each.x, each.y), (x, y)) < PLACE_CROWD for each in seen)
                # Where little of the table is left beyond it, the picture would be of bare wood.
                yield 2.0 * here + len(seen) - 0.1 * max(0.0, y) - 0.03 * abs(heading - 90), aim

    return _best(candidates())


def _shoulder(near: Thing, far: Thing, back: float, beside: float) -> Aim:
    way = math.atan2(far.y - near.y, far.x - near.x)
    # The camera is at the right of him where `beside` is positive, and he at the picture's left.
    x = near.x - back * math.cos(way) + beside * math.sin(way)
    y = near.y - back * math.sin(way) - beside * math.cos(way)
    distance = math.dist((x, y), (far.x, far.y))
    towards = math.degrees(math.atan2(far.y - y, far.x - x))
    heading = math.radians(towards + math.copysign(SHOULDER_TURN, beside))
    flat = distance * math.cos(math.radians(SHOULDER_TURN))
    pitch = math.radians(SHOULDER_PITCH)
    return Aim(
        x + flat * math.cos(heading),
        y + flat * math.sin(heading),
        max(0.0, SHOULDER_HEIGHT - flat * math.tan(pitch)),
        math.degrees(heading),
        SHOULDER_PITCH,
        flat / math.cos(pitch),
        SHOULDER_FIELD,
    )


def _lit(figure: Thing) -> float:
    """How far a figure looks into the light, -1 to 1."""
    return math.cos(math.radians(figure.facing - SUN_FROM))


def _best(candidates: Iterator[tuple[float, Aim]]) -> Aim | None:
    by_score: Callable[[tuple[float, Aim]], float] = lambda each: each[0]  # noqa: E731
    found = max(candidates, key=by_score, default=None)
    return None if found is None else found[1]


def _axes(view: View) -> tuple[Vector, Vector, Vector]:
    return view.right, view.up, view.forward
