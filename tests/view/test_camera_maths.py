"""The camera as pure data."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.rules.layout import Area
from flick3d.view.camera_maths import (
    EYE_ABOVE_TABLE,
    EYE_ROOM,
    HIGHEST_PITCH,
    NEAREST,
    Aim,
    Framing,
    Margins,
    Spring,
    View,
    behind,
    overview,
    shorter_way,
    sight_lines,
    top,
)

AREA = Area()
SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (640, 360)]
aims = st.builds(
    Aim,
    x=st.floats(-45, 45),
    y=st.floats(-30, 30),
    z=st.floats(0, 5),
    heading=st.floats(-720, 720),
    pitch=st.floats(7, 90),
    distance=st.floats(9, 200),
)


def corners(view: View) -> list[tuple[float, float]]:
    points = [view.project(x, y) for x in (-45.0, 45.0) for y in (-30.0, 30.0)]
    assert all(point is not None for point in points)
    return [point for point in points if point is not None]


@given(aims, st.tuples(st.floats(-45, 45), st.floats(-30, 30)))
def test_a_pixel_leads_back_to_its_point_on_the_table(aim: Aim, point: tuple[float, float]) -> None:
    view = aim.limited(AREA).view((1280, 720))
    pixel = view.project(*point)
    if pixel is None or math.dist(view.eye, (*point, 0.0)) > 390.0:
        return
    again = view.table_point(*pixel)
    assert again is not None
    assert again == pytest.approx(point, abs=1e-3)


@given(aims)
def test_the_target_is_in_the_middle_of_the_picture(aim: Aim) -> None:
    assert aim.view((1000, 500)).project(aim.x, aim.y, aim.z) == pytest.approx((500.0, 250.0), abs=1e-3)


def test_nothing_behind_the_eye_is_seen() -> None:
    aim = Aim(0.0, 0.0, 0.0, 90.0, 10.0, 30.0)
    assert aim.view((100, 100)).project(0.0, -60.0, 2.0) is None
    assert aim.view((100, 100)).table_point(50.0, 0.0) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("margins", [Margins(), Margins(70, 110, 30, 30), Margins(0, 90, 200, 0)])
def test_the_overview_shows_the_whole_mat_between_the_margins(size: tuple[int, int], margins: Margins) -> None:
    for aim in (overview(size, AREA, margins), top(size, AREA, margins)):
        assert aim.limited(AREA) == aim
        for x, y in corners(aim.view(size)):
            assert margins.left - 0.1 <= x <= size[0] - margins.right + 0.1
            assert margins.top - 0.1 <= y <= size[1] - margins.bottom + 0.1


@pytest.mark.parametrize("size", SIZES)
def test_a_flat_table_may_be_looked_at_more_steeply_and_from_nearer(size: tuple[int, int]) -> None:
    flat = Framing(overview=52.0, height=0.0, behind=30.0, distance=50.0, ahead=8.0)
    town, map_ = overview(size, AREA), overview(size, AREA, framing=flat)
    assert (town.pitch, map_.pitch) == (35.0, 52.0)
    for x, y in corners(map_.view(size)):
        assert -0.1 <= x <= size[0] + 0.1
        assert -0.1 <= y <= size[1] + 0.1
    shoulder = behind(10.0, 5.0, 0.0, flat)
    assert (shoulder.x, shoulder.pitch, shoulder.distance) == (18.0, 30.0, 50.0)


@pytest.mark.parametrize("size", SIZES)
def test_boxes_at_the_sides_that_end_higher_up_leave_more_room(size: tuple[int, int]) -> None:
    """The mat's near corners may lie below the boxes, its far ones lie between them."""
    whole = Margins(60, 100, 170, 170)
    short = Margins(60, 100, 170, 170, sides_to=size[1] * 0.45)
    aim = overview(size, AREA, short)
    assert aim.distance <= overview(size, AREA, whole).distance
    view = aim.view(size)
    for step in range(61):
        for x, side in ((-45.0, -1.0), (45.0, 1.0)):
            point = view.project(x, -30.0 + step)
            assert point is not None
            if point[1] < size[1] * 0.45:
                assert side * (point[0] - (170 if side < 0 else size[0] - 170)) <= 0.5
            assert 0 <= point[0] <= size[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_overview_is_no_farther_away_than_needed(size: tuple[int, int]) -> None:
    seen = corners(overview(size, AREA).view(size))
    wide = max(x for x, _ in seen) - min(x for x, _ in seen)
    tall = max(y for _, y in seen) - min(y for _, y in seen)
    assert wide > 0.9 * size[0] or tall > 0.6 * size[1]


def test_directions_are_those_of_the_table() -> None:
    view = overview((1280, 720), AREA).view((1280, 720))
    middle, east, north = view.project(0, 0), view.project(10, 0), view.project(0, 10)
    assert middle is not None and east is not None and north is not None
    assert east[0] > middle[0] and north[1] < middle[1]


@given(aims, st.floats(-100, 400))
def test_limits_keep_the_eye_above_the_table(aim: Aim, distance: float) -> None:
    limited = Aim(aim.x * 3, aim.y * 3, aim.z - 4, aim.heading, aim.pitch * 3 - 90, distance).limited(AREA)
    view = limited.view((800, 600))
    assert view.eye[2] >= EYE_ABOVE_TABLE - 1e-6 or limited.pitch == HIGHEST_PITCH
    assert limited.distance >= NEAREST and limited.pitch <= HIGHEST_PITCH
    assert AREA.contains(limited.x, limited.y)
    assert view.up[2] >= -1e-9, "the picture never turns upside down"


def test_behind_looks_over_the_shoulder() -> None:
    view = behind(10.0, 5.0, 30.0).view((1280, 720))
    disc = view.project(10.0, 5.0, 0.3)
    ahead = view.project(10.0 + 20 * math.cos(math.radians(30)), 5.0 + 20 * math.sin(math.radians(30)), 0.0)
    assert disc is not None and ahead is not None
    assert disc[0] == pytest.approx(640.0, abs=1.0) and ahead[0] == pytest.approx(640.0, abs=1.0)
    assert 720 * 0.55 < disc[1] < 720 * 0.95
    assert ahead[1] < disc[1]


def test_sight_lines_go_from_the_piece_to_the_eye() -> None:
    aim = behind(10.0, 5.0, 0.0)
    eye = aim.view((1, 1)).eye
    lines = sight_lines(aim, 10.0, 5.0)
    assert lines[0][0].origin == (10.0, 5.0, 1.0)
    for ray, length in lines:
        reached = tuple(o + (length - EYE_ROOM) * d for o, d in zip(ray.origin, ray.direction, strict=True))
        assert reached == pytest.approx(eye)
    assert {round(ray.origin[1], 3) for ray, _ in lines} == {1.0, 5.0, 9.0}


@given(st.floats(-100, 100), st.floats(-100, 100), st.floats(0.01, 2.0), st.integers(2, 40), st.floats(2, 20))
def test_the_spring_does_not_depend_on_the_frame_rate(
    start: float, goal: float, seconds: float, frames: int, stiffness: float
) -> None:
    once = Spring(start, 3.0).after(seconds, goal, stiffness)
    many = Spring(start, 3.0)
    for _ in range(frames):
        many = many.after(seconds / frames, goal, stiffness)
    assert many.value == pytest.approx(once.value, abs=1e-6)
    assert many.speed == pytest.approx(once.speed, abs=1e-5)


@given(st.floats(-100, 100), st.floats(-100, 100))
def test_the_spring_starts_softly_never_overshoots_and_arrives(start: float, goal: float) -> None:
    spring, before = Spring(start), abs(goal - start)
    assert abs(spring.after(0.01, goal, 5.0).value - start) <= 0.01 * before + 1e-9
    for _ in range(120):
        spring = spring.after(1 / 30, goal, 5.0)
        assert abs(goal - spring.value) <= before + 1e-9
        before = abs(goal - spring.value)
    assert before < 0.01


@given(st.floats(-1000, 1000), st.floats(0, 360))
def test_the_camera_turns_the_shorter_way(current: float, wanted: float) -> None:
    there = shorter_way(current, wanted)
    assert abs(there - current) <= 180.0 + 1e-6
    assert (there - wanted + 180.0) % 360.0 == pytest.approx(180.0, abs=1e-6)
