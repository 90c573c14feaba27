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
    node = stage.window.base.render.find("**/town-hall")
    return round(float(node.get_sz()), 3)
