"""The camera rig on a window."""

from __future__ import annotations

import math

import pytest
from panda3d.core import LPoint2f, LPoint3f

from flick3d.rules.layout import Area, Layout, Placement, upright
from flick3d.view.camera_maths import BEHIND_PITCH, Aim
from flick3d.view.stage import Stage
from flick3d.view.window import change_size

HOUSE = Layout((Placement("town-hall", "town-hall", upright(0.0, 20.0, 270.0), closed=True),))


def test_the_camera_of_the_window_agrees_with_its_maths(offscreen: Stage) -> None:
    """`screen_point` is pure; Panda3D's own lens must say the same."""
    offscreen.camera.look(Aim(5.0, -3.0, 1.0, 130.0, 25.0, 40.0))
    offscreen.camera.cut()
    base = offscreen.window.base
    for point in ((5.0, -3.0, 0.0), (0.0, 0.0, 4.0), (-20.0, 10.0, 2.0)):
        flat = LPoint2f()
        assert base.camLens.project(base.cam.get_relative_point(base.render, LPoint3f(*point)), flat)
        pixel = ((flat[0] + 1) / 2 * 480, (1 - flat[1]) / 2 * 270)
        assert offscreen.scene.screen_point(*point) == pytest.approx(pixel, abs=0.01)


def test_the_rig_glides_and_never_jumps(offscreen: Stage) -> None:
    camera = offscreen.camera
    camera.behind(10.0, 2.0, 180.0)
    before = camera.view.eye
    for _ in range(200):
        camera.advance(1 / 60)
        after = camera.view.eye
        assert math.dist(before, after) < 8.0
        assert after[2] > 2.0
        before = after
    assert camera.is_still and camera.preset == "behind"
    camera.orbit(400.0, -900.0)
    camera.zoom(30)
    camera.pan(5000.0, 5000.0)
    for _ in range(60):
        camera.advance(1 / 60)
        assert camera.view.eye[2] > 2.0
    assert camera.preset == "free"
    assert Area().contains(camera.aim.x, camera.aim.y)


def test_the_overview_fits_again_after_a_resize(offscreen: Stage) -> None:
    camera = offscreen.camera
    camera.margins(top=20.0, bottom=40.0)
    camera.cut()
    change_size(offscreen.window, (300, 300))
    camera.advance(0.0)
    view = camera.view
    assert view.size == (300, 300)
    for corner in ((-45.0, -30.0), (45.0, 30.0)):
        pixel = view.project(*corner)
        assert pixel is not None and 0 <= pixel[0] <= 300 and 20 <= pixel[1] <= 260


def test_a_house_in_the_way_ducks_and_rises_again(offscreen: Stage) -> None:
    offscreen.scene.show(HOUSE)
    offscreen.camera.behind(0.0, 12.0, 270.0)
    assert offscreen.camera.goal.pitch == BEHIND_PITCH, "the camera keeps its place"
    assert height_of_house(offscreen, seconds=2.0) < 0.1
    offscreen.scene.show(HOUSE)
    assert height_of_house(offscreen, seconds=0.0) < 0.1, "showing the table again does not let it pop up"
    offscreen.camera.behind(0.0, -20.0, 270.0)
    assert height_of_house(offscreen, seconds=2.0) == 1.0
    offscreen.camera.behind(0.0, 12.0, 270.0)
    offscreen.scene.advance(2.0)
    offscreen.camera.overview()
    assert height_of_house(offscreen, seconds=2.0) == 1.0


def height_of_house(stage: Stage, seconds: float) -> float:
    for _ in range(60):
        stage.scene.advance(seconds / 60)
    walls = stage.window.base.render.find("**/town-hall/*/town-hall/surface")
    given = walls.get_shader_input("lowered")
    return round(float(given.get_vector()[1]), 3)


def test_a_house_right_in_front_of_a_disc_ducks_and_shows_what_is_behind_it(offscreen: Stage) -> None:
    """A flick out of a house: the disc lies behind it, and the camera behind the disc."""
    offscreen.scene.show(HOUSE)
    offscreen.camera.behind(0.0, 29.0, 270.0)
    assert height_of_house(offscreen, seconds=2.0) < 0.1
    offscreen.camera.behind(0.0, 29.0, 0.0)
    assert height_of_house(offscreen, seconds=2.0) == 1.0, "it goes another way"


def test_both_men_of_a_duel_are_in_the_picture(offscreen: Stage) -> None:
    camera = offscreen.camera
    west, east = (-10.0, 0.0), (10.0, 0.0)
    camera.margins(top=30.0, bottom=50.0, left=70.0, right=70.0, sides_to=160.0)
    for shooter, other in ((west, east), (east, west), ((3.0, -8.0), (3.0, 12.0))):
        camera.duel(shooter, other)
        camera.cut()
        assert camera.preset == "duel" and camera.duellists == (shooter, other)
        eye = camera.view.eye
        assert math.dist(eye[:2], shooter) < math.dist(eye[:2], other), "it looks from behind the shooter"
        assert 2.5 < eye[2] < 14.0, "low"
        places = []
        for man in (shooter, other):
            foot, head = camera.view.project(*man, 0.0), camera.view.project(*man, 4.2)
            assert foot is not None and head is not None
            assert 0 < foot[0] < 480 and 30 < head[1] < foot[1] < 220
            for aside in (-2.2, 2.2):
                bullet = camera.view.project(
                    man[0] + aside * camera.view.right[0], man[1] + aside * camera.view.right[1]
                )
                assert bullet is not None and 0 < bullet[0] < 480 and bullet[1] < 220, "no bullet is under the HUD"
            places.append(foot[0])
        assert abs(places[0] - places[1]) > 60, "one man does not hide the other"
    assert eye[1] < -8.0, "from the south where it can choose"


def test_the_overview_frames_the_area_in_use(offscreen: Stage) -> None:
    camera = offscreen.camera
    far = camera.goal.distance
    assert camera.use_area(Area(60.0, 40.0)) and not camera.use_area(Area(60.0, 40.0))
    camera.overview()
    assert camera.goal.distance < 0.75 * far
    assert camera.use_area(Area())
    camera.overview()
    assert camera.goal.distance == pytest.approx(far)


def test_a_tremor_shakes_the_picture_and_not_the_view(offscreen: Stage) -> None:
    base, camera = offscreen.window.base, offscreen.camera
    camera.advance(0.01)
    still, view = base.camera.get_hpr(), camera.view
    shaken = set()
    for _ in range(5):
        camera.advance(0.013, tremor=1.0)
        shaken.add(round(base.camera.get_h() - still[0], 4))
        assert 0.0 < max(abs(base.camera.get_hpr()[i] - still[i]) for i in range(3)) < 1.5
    assert len(shaken) == 5
    assert camera.view == view
    camera.advance(0.01)
    assert base.camera.get_hpr() == still
