"""The table in 3D, drawn without a display and looked at pixel by pixel."""

from __future__ import annotations

import math
import statistics

import pytest
from panda3d.core import PNMImage

from flick3d.physics.pieces import load
from flick3d.resources import shipped_folder
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright
from flick3d.view.camera_maths import Aim
from flick3d.view.markers import Ghost
from flick3d.view.pipeline import pipeline
from flick3d.view.pipeline.pipeline import compiles, load_shader
from flick3d.view.poses import about
from flick3d.view.stage import Stage
from flick3d.view.western.showing import hat_on_chest
from flick3d.view.window import WindowError, WindowSettings, open_window

RED_UP = upright(-10.0, -5.0, 0.0, 3.9)
LAYOUT = Layout(
    (
        Placement("town-hall", "town-hall", upright(0.0, 20.0, 270.0), closed=True),
        Placement("barrel-1", "barrel", upright(8.0, -10.0)),
        Placement("lawman-1", "cowboy", upright(-10.0, -5.0, 270.0)),
        Placement("outlaw-2", "cowboy", upright(10.0, 2.0, 180.0)),
        Placement("hat-lawman-1", "hat", RED_UP),
    )
)


def drawn(stage: Stage) -> PNMImage:
    """The picture of the stage as it is."""
    stage.advance(0.0)
    stage.window.base.graphics_engine.render_frame()
    return stage.window.grab()


def brightness(image: PNMImage) -> float:
    return sum(
        image.get_bright(x, y) for x in range(0, image.get_x_size(), 4) for y in range(0, image.get_y_size(), 4)
    ) / (len(range(0, image.get_x_size(), 4)) * len(range(0, image.get_y_size(), 4)))


def difference(first: PNMImage, second: PNMImage, middle: tuple[float, float], reach: int = 6) -> float:
    """Largest change of a pixel near a place of the picture, 0 to 1."""
    return max(
        abs(first.get_bright(x, y) - second.get_bright(x, y))
        for x in range(int(middle[0]) - reach, int(middle[0]) + reach + 1)
        for y in range(int(middle[1]) - reach, int(middle[1]) + reach + 1)
    )


def pixel_of(stage: Stage, x: float, y: float, z: float = 0.0) -> tuple[float, float]:
    point = stage.scene.screen_point(x, y, z)
    assert point is not None
    return point


def test_our_shaders_compile_here(offscreen: Stage) -> None:
    assert not offscreen.pipeline.is_plain
    assert offscreen.scene.poses == {}


def test_the_picture_is_neither_blank_nor_burnt(offscreen: Stage) -> None:
    offscreen.scene.show(LAYOUT)
    image = drawn(offscreen)
    assert 0.2 < brightness(image) < 0.75
    values = [image.get_bright(x, y) for x in range(0, 480, 3) for y in range(0, 270, 3)]
    assert max(values) - min(values) > 0.5, "there is contrast"
    assert sum(value > 0.98 for value in values) < 0.02 * len(values), "nothing large is burnt out"


def test_the_hats_colour_is_seen_where_the_hat_is(offscreen: Stage) -> None:
    """A whole chain: pose, model, camera, projection. Red up is red, turned over is blue."""
    offscreen.camera.look(Aim(-10.0, -5.0, 3.9, 90.0, 60.0, 12.0))
    offscreen.camera.cut()
    turned_over = Pose(RED_UP.x, RED_UP.y, RED_UP.z, *about((1.0, 0.0, 0.0), 180.0))
    for pose, channel in ((RED_UP, 0), (turned_over, 2)):
        offscreen.scene.show(LAYOUT.moved({"hat-lawman-1": pose}))
        image = drawn(offscreen)
        colours = []
        for step in range(24):
            angle = math.radians(15.0 * step)
            x, y = pixel_of(offscreen, -10.0 + 0.8 * math.cos(angle), -5.0 + 0.8 * math.sin(angle), 4.0)
            colours.append(image.get_xel(round(x), round(y)))
        # Most of the brim: there are stars on it, too.
        usual = [statistics.median(colour[part] for colour in colours) for part in range(3)]
        assert usual[channel] == max(usual)
        assert usual[channel] > usual[2 - channel] + 0.15


def test_pieces_are_drawn_where_they_are_put(offscreen: Stage) -> None:
    offscreen.scene.show(LAYOUT)
    before = drawn(offscreen)
    offscreen.scene.place("barrel-1", upright(20.0, -15.0))
    after = drawn(offscreen)
    for place in ((8.0, -10.0), (20.0, -15.0)):
        assert difference(before, after, pixel_of(offscreen, *place, 1.2)) > 0.1
    assert difference(before, after, pixel_of(offscreen, -30.0, -20.0)) < 0.02


def test_the_shadow_follows_a_piece(offscreen: Stage) -> None:
    """The sun stands in the south-west, so that a town hall darkens the mat north-east of it."""
    offscreen.scene.show(LAYOUT)
    offscreen.camera.top()
    offscreen.camera.cut()
    before = drawn(offscreen)
    offscreen.scene.place("town-hall", upright(-20.0, -10.0, 270.0))
    after = drawn(offscreen)
    x, y = pixel_of(offscreen, -11.5, -4.0)
    assert after.get_bright(round(x), round(y)) < before.get_bright(round(x), round(y)) - 0.1


def test_show_adds_moves_and_removes(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(LAYOUT)
    assert set(scene.poses) == {p.piece for p in LAYOUT}
    scene.show(
        LAYOUT.without(["barrel-1"]).moved({"outlaw-2": upright(1.0, 1.0)}),
        {"hat-outlaw-2": upright(1.0, 1.0, 0.0, 2.0)},
    )
    assert "barrel-1" not in scene.poses and "hat-outlaw-2" in scene.poses
    assert scene.pose_of("outlaw-2") == upright(1.0, 1.0)
    with pytest.raises(KeyError):
        scene.place("barrel-1", upright(0.0, 0.0))


def test_a_building_can_be_opened_and_closed(offscreen: Stage) -> None:
    offscreen.camera.look(Aim(0.0, 13.6, 1.5, 90.0, 10.0, 16.0))
    offscreen.camera.cut()
    offscreen.scene.show(LAYOUT)
    closed = drawn(offscreen)
    opened = LAYOUT.put(Placement("town-hall", "town-hall", upright(0.0, 20.0, 270.0)))
    offscreen.scene.show(opened)
    assert difference(closed, drawn(offscreen), pixel_of(offscreen, 0.0, 16.4, 1.0), 12) > 0.1


def test_picking_by_pixels(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(LAYOUT)
    offscreen.camera.look(Aim(0.0, 0.0, 0.0, 90.0, 45.0, 70.0))
    offscreen.camera.cut()
    assert scene.pick(*pixel_of(offscreen, -10.0, -5.0, 1.5)) == "lawman-1"
    assert scene.pick(*pixel_of(offscreen, -10.0, -5.0, 4.1)) == "hat-lawman-1"
    assert scene.pick(*pixel_of(offscreen, 8.0, -10.0, 1.0)) == "barrel-1"
    assert scene.pick(*pixel_of(offscreen, 25.0, -15.0)) is None
    assert scene.table_point(*pixel_of(offscreen, 12.5, -7.5)) == pytest.approx((12.5, -7.5), abs=1e-3)
    scene.markers.ghosts([Ghost("left", "bullet", -10.0, -2.0), Ghost("right", "bullet", -10.0, -8.0, strong=True)])
    assert scene.pick(*pixel_of(offscreen, -10.0, -8.0, 0.3)) == "right"
    scene.markers.clear()
    assert scene.pick(*pixel_of(offscreen, -10.0, -8.0, 0.3)) is None


def test_the_drawn_figure_and_the_picked_one_are_at_the_same_pixels(offscreen: Stage) -> None:
    """Picking never looks at the drawing, so this compares the two."""
    scene = offscreen.scene
    offscreen.camera.look(Aim(10.0, 2.0, 1.5, 60.0, 35.0, 30.0))
    offscreen.camera.cut()
    scene.show(LAYOUT.without(["outlaw-2"]))
    without = drawn(offscreen)
    scene.show(LAYOUT)
    image = drawn(offscreen)
    picked = {(x, y) for x in range(0, 480, 4) for y in range(0, 270, 4) if scene.pick(x, y) == "outlaw-2"}
    inside = [abs(image.get_bright(x, y) - without.get_bright(x, y)) > 0.03 for x, y in picked]
    assert len(picked) > 40
    assert sum(inside) > 0.75 * len(inside)


@pytest.mark.parametrize("mark", ["rings", "ghosts", "aim", "pull", "facing"])
def test_marks_are_drawn_and_cleared(offscreen: Stage, mark: str) -> None:
    scene, markers = offscreen.scene, offscreen.scene.markers
    scene.show(LAYOUT)
    offscreen.camera.look(Aim(-10.0, -5.0, 0.0, 90.0, 55.0, 40.0))
    offscreen.camera.cut()
    bare = drawn(offscreen)
    place = {
        "rings": (-10.0, -6.75),
        "ghosts": (-6.5, -5.0),
        "aim": (-10.0 - 1.4 - 0.75, -5.0),
        "pull": (-6.0, -5.0),
        "facing": (-13.0, -5.0),
    }[mark]
    if mark == "rings":
        markers.rings(["outlaw-2"], active="lawman-1", hovered="outlaw-2")
    elif mark == "ghosts":
        markers.ghosts([Ghost("left", "bullet", *place)])
    elif mark == "aim":
        markers.aim((-10.0, -5.0), 180.0, 0.5)
    elif mark == "pull":
        markers.pull((-10.0, -5.0), 180.0, 1.0)
    else:
        markers.facing((-10.0, -5.0), 180.0)
    assert difference(bare, drawn(offscreen), pixel_of(offscreen, *place)) > 0.05
    markers.clear()
    assert difference(bare, drawn(offscreen), pixel_of(offscreen, *place)) < 0.01


def test_the_clock_sweeps_forwards_to_the_hour(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(LAYOUT)
    scene.set_hour(7, sweep=False)
    hands = offscreen.window.base.render.find_all_matches("**/hour-hand*")
    assert len(hands) >= 1
    assert [hand.get_r() % 360.0 for hand in hands] == pytest.approx([210.0] * len(hands))
    scene.set_hour(8)
    scene.advance(0.2)
    assert 210.0 < hands[0].get_r() < 240.0
    for _ in range(20):
        scene.advance(0.2)
    assert hands[0].get_r() % 360.0 == pytest.approx(240.0)


def test_a_hat_on_a_chest_rides_on_its_owner(offscreen: Stage) -> None:
    lying = Pose(10.0, 2.0, 1.13, *about((0.0, 1.0, 0.0), 98.0))
    hat = hat_on_chest(lying, red_up=True)
    offscreen.scene.show(LAYOUT.moved({"outlaw-2": lying}), {"hat-outlaw-2": hat})
    offscreen.scene.place("outlaw-2", Pose(13.0, 2.0, 1.13, lying.qw, lying.qx, lying.qy, lying.qz))
    moved = offscreen.scene.pose_of("hat-outlaw-2")
    assert moved is not None
    assert (moved.x, moved.y, moved.z) == pytest.approx((hat.x + 3.0, hat.y, hat.z))


@pytest.mark.parametrize("degrees", [98.0, -98.0])
@pytest.mark.parametrize("red_up", [True, False])
def test_a_hat_lies_on_a_chest_with_its_colour_up(degrees: float, red_up: bool) -> None:
    lying = Pose(10.0, 2.0, 1.13, *about((0.0, 1.0, 0.0), degrees))
    hat = hat_on_chest(lying, red_up)
    assert (hat.axis_z > 0.9) is red_up and abs(hat.axis_z) > 0.9
    assert 1.3 < hat.z < 2.6
    assert 1.0 < math.hypot(hat.x - lying.x, hat.y - lying.y) < 3.0


def test_a_broken_shader_is_told(offscreen: Stage) -> None:
    shader = load_shader("depth")
    broken = type(shader).make(
        type(shader).SL_GLSL, "#version 150\nvoid main() { nonsense; }", "#version 150\nvoid main() {}"
    )
    assert not compiles(offscreen.window, broken)
    assert compiles(offscreen.window, shader)


def test_plain_light_when_the_driver_refuses_our_shaders(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pipeline, "compiles", lambda window, shader: False)
    window = open_window(WindowSettings(size=(480, 270), offscreen=True))
    stage = Stage(window, load(), shipped_folder("models"), None, Area())
    try:
        assert stage.pipeline.is_plain
        assert "plain light instead" in capsys.readouterr().err
        stage.scene.show(LAYOUT)
        stage.scene.markers.rings(["lawman-1"])
        stage.scene.markers.ghosts([Ghost("left", "bullet", 0.0, -12.0)])
        assert 0.05 < brightness(drawn(stage)) < 0.8
        stage.scene.place("barrel-1", upright(1.0, 1.0))
    finally:
        stage.close()


def test_bad_sizes_are_one_clear_line() -> None:
    with pytest.raises(WindowError, match="not possible"):
        open_window(WindowSettings(size=(20, 20), offscreen=True))
