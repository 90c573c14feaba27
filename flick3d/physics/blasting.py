"""The blast of a piece that goes off: who is near, and how each of them is pushed (W82)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from panda3d.core import LPoint3, LVector3

from flick3d.physics.bodies import Body, pose_of
from flick3d.physics.pieces import Bang, Pieces
from flick3d.physics.solids import distance_from_above
from flick3d.rules.facts import TOPPLED_ABOVE, Blasted
from flick3d.rules.layout import Blast, Placement, Pose

PLACES = 6
"""Decimal places of distances, cm."""


def blast_at(
    pieces: Pieces, blast: Blast, middle: Pose, time: float, bodies: Sequence[Body], gone: Iterable[str]
) -> Blasted:
    """What a blast finds around it at this moment.

    middle: where it goes off. time: seconds after the release. bodies: all others. gone: ids of those that dropped off
    the table before.
    """
    near = []
    fallen = list(gone)
    for body in bodies:
        pose = pose_of(body)
        if pose.tilt > TOPPLED_ABOVE:
            fallen.append(body.piece)
        away = _distance(pieces, body.placement, pose, middle)
        if away <= blast.radius:
            near.append((body.piece, away))
    near.sort(key=_away)
    return Blasted(time, middle.x, middle.y, tuple(near), tuple(fallen))


def push_away(pieces: Pieces, blast: Blast, blasted: Blasted, bodies: Iterable[Body]) -> None:
    """Wake all who are near, and push them away from the middle of the blast."""
    for body in bodies:
        away = blasted.distance(body.piece)
        if away is not None:
            body.node.set_active(True)
            _push(pieces, body, blasted, 1.0 - away / blast.radius)


def _push(pieces: Pieces, body: Body, blasted: Blasted, share: float) -> None:
    bang: Bang = pieces.simulation.blast
    centre = body.node.get_transform().get_pos()
    outwards = LVector3(centre.x - blasted.x, centre.y - blasted.y, 0.0)
    if not outwards.normalize():
        outwards = LVector3(1.0, 0.0, 0.0)
    strength = share * min(bang.speed * body.node.get_mass(), bang.impulse)
    pose = pose_of(body)
    above = 0.0
    if pose.tilt < TOPPLED_ABOVE:
        height = max(solid.at[2] + solid.height for solid in pieces[body.placement.kind].solids())
        above = max(0.0, pose.z + bang.height * height - centre.z)
    body.node.apply_impulse((outwards + LVector3(0.0, 0.0, bang.upward)) * strength, LPoint3(0.0, 0.0, above))


def _distance(pieces: Pieces, placement: Placement, pose: Pose, middle: Pose) -> float:
    """From the blast's middle to the nearest point of what of a piece stands on the table, cm, seen from above."""
    piece = pieces[placement.kind]
    solids = piece.solids()
    if piece.origin == "foot" and pose.tilt < TOPPLED_ABOVE:
        solids = tuple(solid for solid in solids if solid.at[2] == piece.bottom)
    return round(min(distance_from_above(solid, pose, middle.x, middle.y) for solid in solids), PLACES)


def _away(near: tuple[str, float]) -> float:
    return near[1]
