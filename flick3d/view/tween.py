"""Short motions that nobody simulated: standing up, a hat that hops back, tokens that turn over, houses that fall."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

import msgspec

from flick3d.physics.carrying import product
from flick3d.physics.pieces import Solid
from flick3d.rules.layout import Layout, Placement, Pose
from flick3d.view.poses import about, between, lowest, orientation, same, turned

HAT_WAITS = 0.3
"""Share of the time after which hats start, so that heads are there first."""
HOP = 2.2
"""How high a hat hops at most, cm."""
FLIP = 3.4
"""How high a hat goes that is turned over on its head, cm."""
LIFTS = 0.25
"""Share of the time in which a token that travels leaves the table, or comes down onto it."""
TOKEN_RISES = 2.4
"""How high a token rises while it comes, goes or turns over, cm."""
SINKS = 13.0
"""How deep a house that is gone sinks, cm: no gable of it is left above the table."""
LEANS = 9.0
"""How much it leans over meanwhile, degrees."""

Sort = Literal["piece", "hat", "token", "house"]


class Haven(msgspec.Struct, frozen=True):
    """Where a token is that is nowhere on the table: a place in the air before a slot on the screen, and its scale."""

    at: tuple[float, float, float]
    scale: float


class Move(msgspec.Struct, frozen=True):
    """A piece that goes from one pose to another, or comes (before is None) or goes away (after is None).

    becomes: the placement that it looks like from half of the way on, when it changes its looks: a token turned over.
    haven: from where it comes, or where it goes, when that is not on the table.
    """

    piece: str
    sort: Sort
    before: Pose | None
    after: Pose | None
    becomes: Placement | None = None
    haven: Haven | None = None

    @property
    def flips(self) -> bool:
        """Whether it is a hat that is turned over."""
        if self.sort != "hat" or self.before is None or self.after is None:
            return False
        return self.before.axis_z * self.after.axis_z < 0.0

    @property
    def collapses(self) -> bool:
        """Whether it is a house that goes away."""
        return self.sort == "house" and self.after is None


def moves(
    shown: Mapping[str, tuple[str, Pose]],
    layout: Layout,
    loose: Mapping[str, Pose],
    sorts: Mapping[str, Sort] | None = None,
    havens: Mapping[str, Haven] | None = None,
) -> tuple[Move, ...]:
    """What must move so that what is shown (piece: kind, pose) becomes the layout with its loose hats.

    sorts: which kinds move as tokens or as houses. havens: of those that come or go, by piece.
    """
    sorts, havens = sorts or {}, havens or {}
    wanted = {p.piece: p for p in (*layout, *(Placement(hat, "hat", pose) for hat, pose in loose.items()))}
    found = [
        Move(piece, _sort(kind, sorts), pose, None, haven=havens.get(piece))
        for piece, (kind, pose) in shown.items()
        if piece not in wanted
    ]
    for piece, placement in wanted.items():
        kind, pose = shown.get(piece, (placement.kind, None))
        other = placement if kind != placement.kind else None
        if pose is None or other is not None or not same(pose, placement.pose):
            found.append(Move(piece, _sort(placement.kind, sorts), pose, placement.pose, other, havens.get(piece)))
    return tuple(found)


def at(move: Move, share: float, solids: tuple[Solid, ...]) -> tuple[Pose, float]:
    """The pose and the scale (0 to 1) of a moving piece when `share` (0 to 1) of the time is over."""
    if move.haven is not None and (move.before is None or move.after is None):
        return _travelling(move, move.haven, share)
    if move.before is None:
        assert move.after is not None
        rise = TOKEN_RISES * (1.0 - _eased(share)) if move.sort == "token" else 0.0
        return _raised(move.after, rise), _eased(share)
    if move.after is None:
        if move.collapses:
            return _fallen(move.before, share), 1.0
        rise = TOKEN_RISES * _eased(share) if move.sort == "token" else 0.0
        return _raised(move.before, rise), 1.0 - _eased(share)
    if move.sort == "token":
        return _tossed(move.before, move.after, share, move.becomes is not None), 1.0
    if move.sort == "hat":
        late = max(0.0, share - HAT_WAITS) / (1.0 - HAT_WAITS)
        pose = between(move.before, move.after, _eased(late))
        height = FLIP if move.flips else min(HOP, 0.4 * _distance(move.before, move.after))
        return _raised(pose, height * math.sin(math.pi * late)), 1.0
    pose = between(move.before, move.after, _eased(share))
    # A figure that stands up turns about its rim: no part of it may go through the table on the way.
    below = lowest(solids, pose)
    rests = min(lowest(solids, move.before), lowest(solids, move.after), 0.0)
    return (_raised(pose, rests - below) if below < rests else pose), 1.0


def _travelling(move: Move, haven: Haven, share: float) -> tuple[Pose, float]:
    """A token between the table and its slot: straight up first, then through the air."""
    place = move.after if move.before is None else move.before
    assert place is not None
    away = share if move.after is None else 1.0 - share
    lifted = _raised(place, TOKEN_RISES * _eased(away / LIFTS))
    flown = _eased((away - LIFTS) / (1.0 - LIFTS))
    x, y, z = (
        here + (there - here) * flown for here, there in zip((lifted.x, lifted.y, lifted.z), haven.at, strict=True)
    )
    return msgspec.structs.replace(lifted, x=x, y=y, z=z), 1.0 + (haven.scale - 1.0) * flown


def _tossed(before: Pose, after: Pose, share: float, turns_over: bool) -> Pose:
    """A token on its way: in a small arc, and turned over once when its other side comes up."""
    pose = between(before, after, _eased(share))
    height = TOKEN_RISES if turns_over else min(TOKEN_RISES, 0.4 * _distance(before, after))
    pose = _raised(pose, height * math.sin(math.pi * share))
    if not turns_over:
        return pose
    # Its back is shown up to the middle, its face afterwards, which begins upside down.
    angle = 180.0 * _eased(share) - (180.0 if share >= 0.5 else 0.0)
    front = turned(orientation(pose), (1.0, 0.0, 0.0))
    return Pose(pose.x, pose.y, pose.z, *product(about(front, angle), orientation(pose)))


def _fallen(pose: Pose, share: float) -> Pose:
    """A house that sinks into itself: slowly at first, then all at once, and leaning."""
    fall = share * share
    side = turned(orientation(pose), (0.0, 1.0, 0.0))
    shakes = math.sin(40.0 * share) * 1.5 * (1.0 - share)
    turn = product(about(side, LEANS * fall + shakes), orientation(pose))
    return Pose(pose.x, pose.y, pose.z - SINKS * fall, *turn)


def _raised(pose: Pose, height: float) -> Pose:
    return msgspec.structs.replace(pose, z=pose.z + height) if height else pose


def _distance(first: Pose, second: Pose) -> float:
    return math.dist((first.x, first.y, first.z), (second.x, second.y, second.z))


def _sort(kind: str, sorts: Mapping[str, Sort]) -> Sort:
    return "hat" if kind == "hat" else sorts.get(kind, "piece")


def _eased(share: float) -> float:
    """Soft start and soft stop."""
    bounded = min(1.0, max(0.0, share))
    return bounded * bounded * (3.0 - 2.0 * bounded)
