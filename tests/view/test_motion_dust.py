"""Dust: which motes a flick raises, and how they are drawn."""

from __future__ import annotations

import math
from array import array

import pytest

from flick3d.physics.pieces import load
from flick3d.physics.trajectory import SAMPLE, Track, Trajectory
from flick3d.rules.facts import Contact
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright
from flick3d.view.audio.matter import bodies
from flick3d.view.dust import LINT, RING, SAND, WOOD, motes, soil_of
from flick3d.view.dusting import MOTES, Dusting, motes_of
from flick3d.view.playing import Finished
from flick3d.view.poses import about
from flick3d.view.stage import Stage

DESERT = Area()
BODIES = bodies(load())
HERE = {"bullet-1": BODIES["bullet"], "outlaw-1": BODIES["cowboy"], "saloon": BODIES["saloon"]}


def track(piece: str, poses: list[Pose], first: int = 0) -> Track:
    numbers = array("f")
    for pose in poses:
        numbers.extend((pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz))
    return Track(piece, first, numbers)


def slide(speed: float, samples: int = 60, height: float = 0.0, start: float = -20.0) -> Trajectory:
    bullet = track("bullet-1", [upright(start + speed * SAMPLE * step, 0.0, 0.0, height) for step in range(samples)])
    return Trajectory((bullet,), (), (), samples * SAMPLE)


def raised(shot: Trajectory, frame: float = 0.01, area: Area = DESERT) -> list[float]:
    """The places along x of all motes of a shot that is shown in frames of so many seconds."""
    found, time = [], 0.0
    while time < shot.duration:
        found += [mote.place[0] for mote in motes(shot, time, time + frame, HERE, area)]
        time += frame
    return found


def test_what_slides_fast_raises_dust_along_its_way_and_what_creeps_does_not() -> None:
    fast = raised(slide(200.0))
    assert 15 <= len(fast) <= 40
    assert min(fast) < -10.0
    assert max(fast) > 30.0
    assert raised(slide(30.0)) == []


def test_what_flies_raises_none() -> None:
    assert raised(slide(200.0, height=3.0)) == []


def test_the_faster_the_thicker() -> None:
    def thickest(speed: float) -> float:
        return max(mote.opacity for mote in motes(slide(speed), 0.1, 0.2, HERE, DESERT))

    assert thickest(300.0) > 1.5 * thickest(70.0)


def test_cloth_gives_lint_and_the_table_beside_it_hardly_anything() -> None:
    assert soil_of("cloth", DESERT, 0.0, 0.0) is LINT
    assert soil_of("", DESERT, 0.0, 0.0) is SAND
    assert soil_of("", DESERT, DESERT.width, 0.0) is WOOD
    assert LINT.opacity < 0.5 * SAND.opacity
    cloth = Area(30.0, 30.0, "cloth")
    assert {mote.tint for mote in motes(slide(200.0), 0.1, 0.12, HERE, cloth)} == {LINT.tint}


@pytest.mark.parametrize(("impulse", "expected"), [(20.0, 0), (200.0, RING)])
def test_a_hard_knock_makes_a_ring_and_a_touch_does_not(impulse: float, expected: int) -> None:
    still = track("bullet-1", [upright(3.0, 4.0)] * 40)
    shot = Trajectory((still,), (Contact(0.1, "bullet-1", "saloon", impulse),), (), 0.2)
    ring = list(motes(shot, 0.09, 0.11, HERE, DESERT))
    assert len(ring) == expected
    assert all(math.dist(mote.place[:2], (3.0, 4.0)) < 1.0 for mote in ring)
    assert list(motes(shot, 0.11, 0.13, HERE, DESERT)) == [], "once"


def test_a_figure_that_comes_down_raises_dust_along_itself() -> None:
    leans = [min(90.0, 0.4 * step * step) for step in range(40)]
    poses = [Pose(0.0, 0.0, 1.2 * lean / 90.0, *about((0.0, 1.0, 0.0), lean)) for lean in leans]
    shot = Trajectory((track("outlaw-1", poses),), (), (), 0.2)
    places = raised(shot)
    assert 5 <= len(places) <= 15
    assert max(places) > 2.0, "as far as its head"


def test_motes_are_one_thing_to_draw_and_nothing_while_none_flies(offscreen: Stage) -> None:
    cloud = motes_of(offscreen.window, offscreen.pipeline, offscreen.models)
    assert cloud is not None
    found = offscreen.window.base.render.find_all_matches("**/dust")
    assert [node.is_hidden() for node in found] == [True, True], "the stage has its own"
    cloud.raise_up(motes(slide(200.0), 0.1, 0.2, HERE, DESERT))
    assert cloud.flies
    assert sum(not node.is_hidden() for node in found) == 1
    for _ in range(20):
        cloud.advance(0.05)
    assert not cloud.flies
    assert all(node.is_hidden() for node in found)
    cloud.close()


def test_more_motes_than_there_are_take_the_places_of_the_oldest(offscreen: Stage) -> None:
    cloud = motes_of(offscreen.window, offscreen.pipeline, offscreen.models)
    assert cloud is not None
    for _ in range(10):
        cloud.raise_up(list(motes(slide(200.0), 0.0, 0.3, HERE, DESERT)) * 10)
    assert cloud.flies
    assert MOTES == 60
    cloud.clear()
    assert not cloud.flies


def test_a_shot_on_the_stage_is_seen_to_raise_dust(offscreen: Stage) -> None:
    offscreen.scene.show(Layout((Placement("bullet-1", "bullet", upright(-20.0, 0.0)),)))
    offscreen.playback.play(Finished(slide(200.0)))
    dust = offscreen.window.base.render.find("**/dust")
    assert dust.is_hidden()
    for _ in range(6):
        offscreen.advance(1 / 60)
    assert not dust.is_hidden()
    for _ in range(120):
        offscreen.advance(1 / 60)
    assert dust.is_hidden()


def test_without_a_shader_there_is_no_dust_and_no_error(offscreen: Stage) -> None:
    dusting = Dusting(None, offscreen.scene, load())
    dusting.began()
    dusting.shown(slide(200.0), 0.0, 0.1, 1.0)
    dusting.advance(0.1)
    dusting.over()
    dusting.close()
