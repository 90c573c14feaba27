"""Rigid bodies: which collider, mass and friction stand for a piece, and where its own frame is.

A body's own origin is the piece's centre of mass, as Bullet wants it; poses are those of the piece's frame. Collision
shapes are made once per kind and shared by all bodies of that kind, in every world.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from panda3d.bullet import BulletBoxShape, BulletCylinderShape, BulletRigidBodyNode, BulletShape, BulletWorld, ZUp
from panda3d.core import ConfigVariableBool, ConfigVariableInt, LPoint3, LQuaternion, LVector3, TransformState

from flick3d.physics.parts import Box, Cylinder, Point, Solid
from flick3d.physics.pieces import Pieces
from flick3d.physics.solids import centre_of_mass, inertia, radius
from flick3d.rules.layout import Area, Placement, Pose

TABLE_NAME = "wooden-table"
"""Name of the table's body; no piece may be called so."""

MAT_NAME = "mat"
"""Name of a mat's body; no piece may be called so."""

ROUND_SIDE_SET_BACK = 0.005
"""A cylinder with inscribed boxes is this much shorter at each flat face, cm: the boxes alone carry it there. Round
against flat keeps rocking in Bullet, box against box has a full manifold in every step."""

INSCRIBED = 0.98
"""Half diagonal of the box that is inscribed in a round base, as a share of the radius."""

OCTAGON_TURNS = (22.5, 67.5)
"""Turns of the two boxes of an octagon, degrees: a flat side to the front and to the back."""


OUT_OF_LEVEL = 1e-6
"""Sideways gravity as a share of the whole: without it the speeds of a piece at rest shrink to denormal
numbers, with which a processor is so slow that one resting disc costs more than five sliding ones."""


CONTACT_SHARE = 0.02
"""Bullet's share of a body's size at which it begins to have contact points."""

CONTACT_MARGINS = 0.1
"""A little more than the margins of two of Bullet's shapes, cm."""

LEAST_HALF = 0.01
"""Half of the least thickness of a shape, cm, however much it is shrunk."""


class Collider(NamedTuple):
    """Everything that the bodies of one kind share."""

    shapes: tuple[tuple[BulletShape, TransformState], ...]
    mass: float
    inertia: LVector3
    centre: LVector3
    """Centre of mass in the piece's frame, cm."""
    friction: float
    restitution: float
    reach: float
    """Radius of the circle around the footprint, cm."""
    nearness: float
    """The greatest distance, cm, at which Bullet has contact points with such a body."""


class Body(NamedTuple):
    """One piece in a world."""

    piece: str
    node: BulletRigidBodyNode
    foot: LPoint3
    """The origin of the piece's frame, seen from its centre of mass."""
    placement: Placement
    lies_below: float
    """The piece lies on its side when the vertical part of its axis is under this."""
    tips: bool
    """Whether a disc that stands on its rim falls flat."""
    reach: float
    """Radius of the circle around its footprint, cm."""


class Bodies:
    """Makes bodies of pieces."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._colliders: dict[tuple[str, bool, float], Collider] = {}

    def collider(self, kind: str, closed: bool = False, grown: float = 0.0) -> Collider:
        """The collider of a kind, `grown` cm larger on every side; raises PiecesError for an unknown kind."""
        key = (kind, closed, grown)
        known = self._colliders.get(key)
        if known is None:
            known = self._colliders[key] = self._make_collider(kind, closed, grown)
        return known

    def make(self, placement: Placement, grown: float = 0.0) -> Body:
        """A sleeping body in the placement's pose, one that nothing moves if it is fixed.

        Raises PiecesError for an unknown kind.
        """
        collider = self.collider(placement.kind, placement.closed, grown)
        node = BulletRigidBodyNode(placement.piece)
        for shape, where in collider.shapes:
            node.add_shape(shape, where)
        node.set_mass(0.0 if placement.fixed else collider.mass)
        node.set_friction(collider.friction)
        node.set_restitution(collider.restitution)
        settle = self._pieces.simulation.settle
        node.set_linear_sleep_threshold(max(settle.upright_speed, settle.fallen_speed))
        node.set_angular_sleep_threshold(max(settle.upright_spin, settle.fallen_spin))
        # Last: the mass and every shape reset the inertia to that of the bounding box.
        if not placement.fixed:
            node.set_inertia(collider.inertia)
        piece = self._pieces[placement.kind]
        body = Body(
            piece=placement.piece,
            node=node,
            foot=LPoint3(-collider.centre),
            placement=placement,
            lies_below=piece.lies_below,
            tips=piece.tips,
            reach=collider.reach,
        )
        move(body, placement.pose)
        return body

    def make_ground(self, area: Area) -> tuple[BulletRigidBodyNode, ...]:
        """What lies under the pieces: the wooden table, and the area's mat if it has one.

        Raises PiecesError for an unknown mat.
        """
        table, mat = self._pieces.table, self._pieces.mat(area.mat)
        if mat is None:
            return (self._make_slab(TABLE_NAME, table.width, table.depth, 0.0, -table.thickness, table.material),)
        bottom = -mat.thickness - table.thickness
        # The mat reaches down through the table, so that what presses on it cannot be pushed out below.
        return (
            self._make_slab(TABLE_NAME, table.width, table.depth, -mat.thickness, bottom, table.material),
            self._make_slab(MAT_NAME, area.width, area.depth, 0.0, bottom, mat.material),
        )

    def _make_slab(
        self, name: str, width: float, depth: float, top: float, bottom: float, material: str
    ) -> BulletRigidBodyNode:
        """A thick box that nothing moves, as a plane lets flat pieces hop; top and bottom are heights, cm."""
        made_of = self._pieces.materials[material]
        node = BulletRigidBodyNode(name)
        shape = BulletBoxShape(LVector3(width / 2.0, depth / 2.0, (top - bottom) / 2.0))
        node.add_shape(shape, TransformState.make_pos(LPoint3(0.0, 0.0, (top + bottom) / 2.0)))
        node.set_friction(made_of.friction)
        node.set_restitution(made_of.restitution)
        return node

    def _make_collider(self, kind: str, closed: bool, grown: float) -> Collider:
        piece = self._pieces[kind]
        material = self._pieces.material(kind)
        solids = piece.solids(closed)
        centre = centre_of_mass(solids)
        height = max(solid.at[2] + solid.height for solid in solids)
        reach = radius(solids)
        return Collider(
            shapes=tuple(shape for solid in solids for shape in _shapes(solid, centre, grown)),
            mass=piece.mass,
            inertia=LVector3(*inertia(solids, piece.mass)),
            centre=LVector3(*centre),
            friction=material.friction,
            restitution=material.restitution,
            reach=reach,
            nearness=CONTACT_MARGINS + CONTACT_SHARE * math.hypot(2.0 * reach, 2.0 * height),
        )


def move(body: Body, pose: Pose) -> None:
    """Put the piece's frame at a pose."""
    turn = LQuaternion(pose.qw, pose.qx, pose.qy, pose.qz)
    turn.normalize()
    middle = LPoint3(pose.x, pose.y, pose.z) - turn.xform(LVector3(body.foot))
    body.node.set_transform(TransformState.make_pos_quat_scale(middle, turn, LVector3(1.0)))


def pose_of(body: Body) -> Pose:
    """The pose of the piece's frame now."""
    return Pose(*numbers_of(body))


def numbers_of(body: Body) -> tuple[float, float, float, float, float, float, float]:
    """The seven numbers of the pose of the piece's frame now: x y z, then the quaternion w x y z."""
    state = body.node.get_transform()
    x, y, z = state.get_mat().xform_point(body.foot)
    w, i, j, k = state.get_quat()
    return (x, y, z, w, i, j, k)


@contextmanager
def _solver(iterations: int) -> Iterator[None]:
    """Bullet's settings, which it reads when a world is made and offers no other way to give."""
    rounds = ConfigVariableInt("bullet-solver-iterations")
    split = ConfigVariableBool("bullet-split-impulse")
    rounds.set_value(iterations)
    split.set_value(True)
    try:
        yield
    finally:
        rounds.clear_local_value()
        split.clear_local_value()


def make_world(gravity: float, iterations: int = 1) -> BulletWorld:
    """An empty world with gravity in cm/s2, whose solver makes so many rounds.

    No Bullet setting of the process is changed for longer than this call.
    """
    with _solver(iterations):
        world = BulletWorld()
    level = OUT_OF_LEVEL * gravity
    world.set_gravity(LVector3(level, level, -gravity))
    # Sleeping bodies do not move, so their bounds need no refreshing; this halves the price of a sleeping table.
    world.set_force_update_all_aabbs(False)
    return world


def collect_transforms() -> None:
    """Let go of the transforms that nobody uses any more.

    Panda3D keeps the transform of every body in every step until they are collected. A window does so once a frame;
    without one they would pile up and slow every step down.
    """
    if ConfigVariableBool("garbage-collect-states").get_value():
        TransformState.garbage_collect()


def _shapes(solid: Solid, centre: Point, grown: float) -> list[tuple[BulletShape, TransformState]]:
    """The collision shapes of a solid, `grown` cm larger on every side, and where they are seen from `centre`."""
    x, y, z = solid.at[0] - centre[0], solid.at[1] - centre[1], solid.at[2] + solid.height / 2.0 - centre[2]
    height = solid.height + 2.0 * grown

    def box(size_x: float, size_y: float, turn: float) -> tuple[BulletShape, TransformState]:
        halves = (max(LEAST_HALF, half) for half in (size_x / 2.0 + grown, size_y / 2.0 + grown, height / 2.0))
        shape = BulletBoxShape(LVector3(*halves))
        return shape, TransformState.make_pos_hpr(LPoint3(x, y, z), LVector3(turn, 0.0, 0.0))

    def round_side(radius: float) -> tuple[BulletShape, TransformState]:
        thickness = max(2.0 * LEAST_HALF, height - 2.0 * ROUND_SIDE_SET_BACK)
        shape = BulletCylinderShape(max(LEAST_HALF, radius + grown), thickness, ZUp)
        return shape, TransformState.make_pos(LPoint3(x, y, z))

    match solid:
        case Box():
            return [box(solid.size[0], solid.size[1], solid.turn)]
        case Cylinder(rigid="boxes" | "box"):
            side = math.sqrt(2.0) * solid.radius
            return [box(side, side, turn) for turn in OCTAGON_TURNS[: 2 if solid.rigid == "boxes" else 1]]
        case Cylinder(rigid="faces"):
            side = INSCRIBED * math.sqrt(2.0) * solid.radius
            return [round_side(solid.radius), box(side, side, 0.0)]
        case Cylinder():
            return [round_side(solid.radius)]
