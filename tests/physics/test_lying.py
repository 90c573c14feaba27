"""How pieces lie on their backs."""

from __future__ import annotations

import math

import pytest

from flick3d.physics.pieces import Cylinder
from flick3d.physics.solids import footprint
from flick3d.physics.table import Table
from flick3d.rules.layout import Pose


def _up(pose: Pose) -> tuple[float, float, float]:
    """The piece's own up axis in the world."""
    return (
        2.0 * (pose.qx * pose.qz + pose.qw * pose.qy),
        2.0 * (pose.qy * pose.qz - pose.qw * pose.qx),
        pose.axis_z,
    )


def _front_z(pose: Pose) -> float:
    """How much the piece's front looks up."""
    return 2.0 * (pose.qx * pose.qz - pose.qw * pose.qy)


@pytest.mark.parametrize("direction", [0.0, 90.0, 213.0])
def test_a_figure_lies_face_up_with_its_head_that_way(table: Table, direction: float) -> None:
    pose = table.lying("cowboy", 4.0, -7.0, direction)
    assert (pose.x, pose.y) == (4.0, -7.0)
    x, y, _ = _up(pose)
    turn = math.radians(direction)
    assert x * math.cos(turn) + y * math.sin(turn) == pytest.approx(math.hypot(x, y))
    assert _front_z(pose) > 0.97
    # On the base's upper rim and the head: it hangs a little.
    assert 98.0 < pose.tilt < 102.0


def test_a_barrel_lies_level(table: Table) -> None:
    pose = table.lying("barrel", 0.0, 0.0)
    assert pose.tilt == pytest.approx(90.0)
    assert pose.z == pytest.approx(0.95)


@pytest.mark.parametrize("kind", ["cowboy", "barrel", "cactus", "fence", "hay", "bullet"])
def test_no_lying_piece_sinks_into_the_table(table: Table, kind: str) -> None:
    pose = table.lying(kind, 0.0, 0.0, 30.0)
    up, across = pose.axis_z, math.sqrt(1.0 - pose.axis_z**2)
    lowest = min(
        pose.z + end * up - (solid.radius if isinstance(solid, Cylinder) else solid.size[0] / 2.0) * across
        for solid in table.pieces[kind].solids()
        for end in (solid.at[2], solid.at[2] + solid.height)
    )
    # The octagon of a head lies on a flat side, a little nearer to its middle than its corners.
    assert -0.05 < lowest < 0.01


def test_a_lying_figure_covers_its_length(table: Table) -> None:
    low_x, high_x, _, _ = footprint(table.pieces["cowboy"].solids(), table.lying("cowboy", 0.0, 0.0))
    assert 3.6 < high_x < 4.0
    assert -0.3 < low_x < 0.1
