"""The judge: turns a simulated shot into facts. It measures only; what a fact means is for the rules to say."""

from __future__ import annotations

import itertools
import math

import msgspec

from flick3d.physics.carrying import carrier_of, standing
from flick3d.physics.trajectory import POSE_NUMBERS, Track, Trajectory
from flick3d.rules.facts import Facts, Rest
from flick3d.rules.layout import Area, Pose, Shot

MOVED_CM = 0.01
MOVED_DEGREES = 0.1

ROUNDING = 1e-5
"""cm. Simulated places are in single precision: one on the edge of the play area may seem to be so far outside."""


def judge(shot: Shot, trajectory: Trajectory) -> Facts:
    """The facts of a shot that came to rest.

    Raises KeyError when the trajectory lacks a piece of the shot's layout.
    """
    final = dict(trajectory.final)
    tracks = {track.piece: track for track in trajectory.tracks}
    fell = frozenset(trajectory.fell_off)
    rests = {
        placed.piece: _rest(
            placed.piece, placed.pose, final[placed.piece], tracks.get(placed.piece), placed.piece in fell, shot.area
        )
        for placed in standing(shot.layout)
    }
    return Facts(
        contacts=trajectory.contacts,
        rests=tuple(
            _carried(placed.piece, final[placed.piece], rests[carrier_of(shot.layout, placed).piece])
            if placed.on
            else rests[placed.piece]
            for placed in shot.layout
        ),
        settled=trajectory.settled,
        duration=trajectory.duration,
        blast=trajectory.blast,
    )


def _carried(piece: str, final: Pose, carrier: Rest) -> Rest:
    """Where a carried piece came to rest: it has moved, left and dropped where its carrier has."""
    return msgspec.structs.replace(carrier, piece=piece, pose=final)


def _rest(piece: str, start: Pose, final: Pose, track: Track | None, fell_off: bool, area: Area) -> Rest:
    crossings = _crossings(start, final, track, area)
    return Rest(
        piece=piece,
        pose=final,
        moved=fell_off or has_moved(start, final),
        left_at=crossings[-1] if crossings and (fell_off or not _contains(area, (final.x, final.y))) else None,
        crossed=bool(crossings),
        fell_off=fell_off,
    )


def has_moved(start: Pose, final: Pose) -> bool:
    """Whether a piece that rested in one pose rests anywhere else now: by more than 0.01 cm or 0.1 degrees."""
    distance = math.dist((start.x, start.y, start.z), (final.x, final.y, final.z))
    return distance > MOVED_CM or _angle(start, final) > MOVED_DEGREES


def _angle(first: Pose, second: Pose) -> float:
    """Angle of the turn from one orientation to another, degrees, 0 to 180."""
    a = (first.qw, first.qx, first.qy, first.qz)
    b = (second.qw, second.qx, second.qy, second.qz)
    sign = 1.0 if sum(p * q for p, q in zip(a, b, strict=True)) >= 0.0 else -1.0
    # Half the distance of two unit quaternions is the sine of a quarter of the turn: exact for small turns too.
    return math.degrees(4.0 * math.asin(min(1.0, math.dist(a, [sign * q for q in b]) / 2.0)))


def _crossings(start: Pose, final: Pose, track: Track | None, area: Area) -> list[tuple[float, float]]:
    """Where the piece's middle crossed the play area's edge outwards, in order of time.

    A piece that stood outside from the start counts as having crossed where it stood, as long as it stayed outside.
    """
    path = [(start.x, start.y)]
    if track is not None:
        path += zip(track.numbers[0::POSE_NUMBERS], track.numbers[1::POSE_NUMBERS], strict=True)
    path.append((final.x, final.y))
    crossings = [] if _contains(area, path[0]) else [path[0]]
    for before, after in itertools.pairwise(path):
        if _contains(area, before) and not _contains(area, after):
            crossings.append(_edge_between(before, after, area))
    return crossings


def _contains(area: Area, point: tuple[float, float]) -> bool:
    return area.contains(*point, -ROUNDING)


def _edge_between(within: tuple[float, float], without: tuple[float, float], area: Area) -> tuple[float, float]:
    """The point on the edge of the area between a point inside and a point outside."""
    share = 1.0
    half_x, half_y = area.width / 2.0, area.depth / 2.0
    for begin, end, half in ((within[0], without[0], half_x), (within[1], without[1], half_y)):
        if abs(end) > half + ROUNDING:
            share = min(share, (math.copysign(half, end) - begin) / (end - begin))
    x = within[0] + share * (without[0] - within[0])
    y = within[1] + share * (without[1] - within[1])
    # Rounding must not leave the point outside.
    return (max(-half_x, min(half_x, x)), max(-half_y, min(half_y, y)))
