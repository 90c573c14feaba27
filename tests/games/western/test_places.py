"""Where men may stand and lie."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.places import free_standing_place, lying_pose
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright
from tests.rules.fake_ground import FakeGround

GROUND = FakeGround()
AREA = Area(90.0, 60.0)
EMPTY = Layout()


def men(*places: tuple[float, float]) -> Layout:
    return Layout(tuple(Placement(f"man-{n}", "cowboy", upright(*place)) for n, place in enumerate(places)))


def head(pose: Pose) -> float:
    """Direction of a lying man's head, degrees, 0 to 360."""
    top_x = 2.0 * (pose.qx * pose.qz + pose.qw * pose.qy)
    top_y = 2.0 * (pose.qy * pose.qz - pose.qw * pose.qx)
    return math.degrees(math.atan2(top_y, top_x)) % 360.0


@pytest.mark.rule("W15", "W31")
@pytest.mark.parametrize("place", [(0.0, 0.0), (44.9, -29.9), (-45.0, 30.0)])
def test_a_man_may_stand_wherever_his_middle_is_in_the_play_area(place: tuple[float, float]) -> None:
    assert free_standing_place(EMPTY, AREA, *place, GROUND) == place


@pytest.mark.rule("W15")
@pytest.mark.parametrize("place", [(45.2, 0.0), (0.0, -30.2), (47.0, 33.0)])
def test_a_man_whose_base_is_outside_stands_just_inside(place: tuple[float, float]) -> None:
    x, y = free_standing_place(EMPTY, AREA, *place, GROUND)
    assert AREA.contains(x, y)
    assert not AREA.contains(x, y, margin=1.0)


@pytest.mark.rule("W15")
def test_a_taken_spot_at_the_edge_gives_the_nearest_one_inside() -> None:
    x, y = free_standing_place(men((45.0, 0.0)), AREA, 44.9, 0.0, GROUND)
    assert AREA.contains(x, y)
    assert 2.3 <= math.hypot(x - 45.0, y) < 3.0


@pytest.mark.rule("W57")
@pytest.mark.parametrize(
    ("place", "inwards"),
    [((45.0, 0.0), 180.0), ((-45.0, 0.0), 0.0), ((0.0, 30.0), 270.0), ((0.0, -30.0), 90.0), ((0.0, 0.0), 0.0)],
)
def test_a_man_lies_with_his_head_to_the_middle(place: tuple[float, float], inwards: float) -> None:
    pose = lying_pose(EMPTY, AREA, *place, GROUND)
    assert head(pose) == pytest.approx(inwards)
    assert pose.tilt > 45.0
    assert math.hypot(pose.x - place[0], pose.y - place[1]) < 1.5
    assert GROUND.fits(EMPTY, AREA, "cowboy", pose)


@pytest.mark.rule("W57")
def test_he_turns_as_little_as_needed_where_others_are_in_the_way() -> None:
    others = men((39.0, 0.0))
    pose = lying_pose(others, AREA, 45.0, 0.0, GROUND)
    assert GROUND.fits(others, AREA, "cowboy", pose)
    straight = GROUND.lying("cowboy", pose.x, pose.y, 180.0)
    assert not GROUND.fits(others, AREA, "cowboy", straight)
    assert pose.x == pytest.approx(43.85, abs=0.3)
    turned = (15.0, -15.0, 30.0, -30.0, 45.0, -45.0)
    room = [t for t in turned if GROUND.fits(others, AREA, "cowboy", GROUND.lying("cowboy", pose.x, pose.y, 180.0 + t))]
    assert head(pose) == pytest.approx(180.0 + room[0])


@pytest.mark.rule("W57")
def test_he_lies_further_in_where_the_edge_is_crowded() -> None:
    packed = men(*((43.0 - 3.4 * m, -9.0 + 3.0 * n) for n in range(7) for m in range(3)))
    pose = lying_pose(packed, Area(90.0, 20.0), 45.0, 0.0, GROUND)
    assert GROUND.fits(packed, Area(90.0, 20.0), "cowboy", pose)
    assert pose.x < 35.0


@pytest.mark.rule("W57")
def test_on_a_table_without_room_to_lie_he_lies_over_others_where_he_could_stand() -> None:
    area = Area(16.0, 16.0)
    packed = men(*((-6.0 + 4.0 * m, -6.0 + 4.0 * n) for m in range(4) for n in range(4) if (m, n) != (3, 3)))
    pose = lying_pose(packed, area, 8.0, 8.0, GROUND)
    assert pose.tilt > 45.0
    assert GROUND.is_free(packed, area, "cowboy", pose.x, pose.y)
    assert math.hypot(pose.x - 6.0, pose.y - 6.0) < 2.0
