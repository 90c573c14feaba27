"""Hats turn their numbers to the eye, and never jump: not in flight, not when a figure topples."""

from __future__ import annotations

import itertools
import math

import pytest
from panda3d.core import NodePath

from flick3d.physics.carrying import product
from flick3d.rules.layout import Layout, Placement, Pose, upright
from flick3d.view.camera_maths import Aim, View
from flick3d.view.hats import SOUTH, HatTurns, eye_side, upright_turn
from flick3d.view.poses import about, orientation, turned
from flick3d.view.settling import Settling
from flick3d.view.stage import Stage

NORTH, EAST, WEST = 270.0, 180.0, 0.0
"""The directions in which the eye looks from these sides."""


def looking(heading: float) -> View:
    return Aim(0.0, 0.0, 0.0, heading, 34.0, 90.0).view((640, 360))


def turned_over(pose: Pose) -> Pose:
    return Pose(pose.x, pose.y, pose.z, *product(orientation(pose), (0.0, 1.0, 0.0, 0.0)))


def head_of_number(pose: Pose, turn: float) -> float:
    """The direction over the table, degrees, in which the upper end of a number points."""
    way = math.radians(turn)
    x, y, _ = turned(orientation(pose), (math.cos(way), math.sin(way), 0.0))
    return math.degrees(math.atan2(y, x)) % 360.0


def apart(first: float, second: float) -> float:
    return abs((first - second + 180.0) % 360.0 - 180.0)


@pytest.mark.parametrize("facing", [0.0, 37.0, 200.0, 355.0])
@pytest.mark.parametrize("side", [SOUTH, NORTH, EAST, WEST])
@pytest.mark.parametrize("over", [False, True])
def test_numbers_stand_upright_whatever_way_the_man_faces(facing: float, side: float, over: bool) -> None:
    pose = upright(3.0, -2.0, facing, 3.9)
    pose = turned_over(pose) if over else pose
    turn = upright_turn(pose, side)
    assert turn is not None
    assert apart(head_of_number(pose, turn), side) < 1e-6


def test_a_hat_on_its_rim_has_no_upright() -> None:
    pose = upright(0.0, 0.0, 20.0, 1.0)
    tipped = Pose(pose.x, pose.y, pose.z, *product(about((1.0, 0.0, 0.0), 80.0), orientation(pose)))
    assert upright_turn(tipped, SOUTH) is None


def test_the_side_changes_late_and_back_late() -> None:
    side = SOUTH
    assert eye_side(looking(SOUTH + 50.0), side) == SOUTH
    side = eye_side(looking(SOUTH + 60.0), side)
    assert side == 180.0
    assert eye_side(looking(SOUTH + 40.0), side) == 180.0, "it does not go to and fro at the corner"
    assert eye_side(looking(SOUTH + 30.0), side) == SOUTH


def test_numbers_turn_smoothly_to_another_side() -> None:
    hats, pose = HatTurns(), upright(0.0, 0.0, 90.0, 3.9)
    model = NodePath("hat")
    hats.fit("hat-lawman-1", model)
    hats.rest("hat-lawman-1", pose)
    assert hats.turn_of("hat-lawman-1") == pytest.approx(0.0)
    angles = []
    for _ in range(120):
        hats.advance(1.0 / 60.0, looking(180.0))
        angles.append(hats.turn_of("hat-lawman-1"))
    assert angles[0] < 20.0 and angles[-1] == pytest.approx(90.0)
    assert all(before <= after for before, after in itertools.pairwise(angles))
    assert model.get_h() == pytest.approx(90.0)


def test_the_turn_stays_in_flight_whatever_the_camera_does() -> None:
    hats = HatTurns()
    hats.fit("hat-outlaw-2", NodePath("hat"))
    hats.rest("hat-outlaw-2", upright(0.0, 0.0, 200.0, 3.9))
    before = hats.turn_of("hat-outlaw-2")
    hats.moved("hat-outlaw-2")
    for _ in range(60):
        hats.advance(0.1, looking(NORTH))
    assert hats.turn_of("hat-outlaw-2") == before
    hats.rest("hat-outlaw-2", upright(5.0, 0.0, 120.0, 0.3))
    hats.advance(5.0, looking(NORTH))
    assert hats.turn_of("hat-outlaw-2") == pytest.approx(150.0)


def test_other_pieces_are_none_of_its_business() -> None:
    hats = HatTurns()
    hats.rest("barrel-1", upright(0.0, 0.0, 0.0))
    hats.expect("barrel-1", upright(0.0, 0.0, 0.0))
    hats.moved("barrel-1")
    hats.advance(0.1, looking(SOUTH))
    hats.leave("barrel-1")


def worn(facing: float, over: bool = False) -> Layout:
    pose = upright(0.0, 0.0, facing, 3.9)
    return Layout(
        (
            Placement("lawman-4", "cowboy", upright(0.0, 0.0, facing)),
            Placement("hat-lawman-4", "hat", turned_over(pose) if over else pose),
        )
    )


def shown_head(stage: Stage) -> float:
    """Where the upper end of the number points on the screen's table, read from the node that is drawn."""
    hat = stage.window.base.render.find("**/table-scene/hat-lawman-4")
    x, y, _ = stage.window.base.render.get_relative_vector(hat.get_child(0), (1.0, 0.0, 0.0))
    return math.degrees(math.atan2(y, x)) % 360.0


def test_a_hat_that_is_turned_over_comes_down_with_its_number_upright(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(worn(30.0))
    assert apart(shown_head(offscreen), 90.0) < 0.1
    pose = scene.pose_of("hat-lawman-4")
    settling = Settling(scene, worn(30.0, over=True), {}, 0.45)
    heads = []
    for _ in range(90):
        over = settling.advance(1.0 / 60.0)
        scene.advance(1.0 / 60.0)
        heads.append(shown_head(offscreen))
        if over:
            break
    assert apart(heads[-1], 90.0) < 1.0, "it is right at once where it lands"
    assert scene.pose_of("hat-lawman-4") == worn(30.0, over=True)["hat-lawman-4"].pose != pose, "poses are untouched"


def test_a_new_hat_is_upright_at_once(offscreen: Stage) -> None:
    offscreen.scene.show(worn(200.0))
    assert apart(shown_head(offscreen), 90.0) < 0.1
