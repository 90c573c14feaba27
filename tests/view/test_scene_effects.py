"""Blasts and collapsing houses: what is seen of them, and that it goes away again."""

from __future__ import annotations

import math

import pytest
from panda3d.core import PNMImage

from flick3d.physics.table import Table
from flick3d.rules.layout import Area, Blast, Layout, Placement, Push, Shot, upright
from flick3d.view.camera_maths import Aim
from flick3d.view.debris import FLAT, LASTS, SPLINTERS, splinter
from flick3d.view.playing import Finished
from flick3d.view.smoke import (
    BLAST,
    COLLAPSE,
    DUST_PUFFS,
    DUST_REACH,
    DUST_SECONDS,
    FLASH_SECONDS,
    Cloud,
    dust,
    flash,
    puff,
    scorch,
    tremor,
)
from flick3d.view.stage import Stage
from tests.view.test_scene import difference, drawn, pixel_of

TOWN = Layout(
    (
        Placement("saloon", "saloon", upright(-20.0, 10.0, 270.0)),
        Placement("dynamite-stick", "dynamite-stick", upright(0.0, 0.0)),
    )
)


@pytest.mark.parametrize("cloud", [BLAST, COLLAPSE])
def test_smoke_rises_spreads_thins_and_goes(cloud: Cloud) -> None:
    assert all(puff(cloud, number, cloud.seconds + 0.01) is None for number in range(cloud.puffs))
    assert all(puff(cloud, number, -0.01) is None for number in range(cloud.puffs))
    for number in range(cloud.puffs):
        early, late = puff(cloud, number, cloud.follows + 0.08), puff(cloud, number, 0.5 * cloud.seconds)
        assert early is not None and late is not None
        assert late.place[2] > early.place[2] > 0.0 and abs(late.size[0]) > abs(early.size[0])
        assert late.colour[3] < early.colour[3] <= 1.0
        assert all(part >= 0.0 for part in (*early.colour, *late.colour))
        assert early.colour[0] > early.colour[1] > early.colour[2], "warm"
    alive = [sum(puff(cloud, n, share * cloud.seconds) is not None for n in range(cloud.puffs)) for share in (0.5, 0.8)]
    assert alive[0] == cloud.puffs and 0 < alive[1] < cloud.puffs, "it does not end all at once"


def test_the_smoke_of_a_blast_is_thin_when_one_wants_to_see_who_fell() -> None:
    whole, thin = ([puff(BLAST, number, at) for number in range(BLAST.puffs)] for at in (0.2, 0.85))
    assert min(now.colour[3] for now in whole if now is not None) > 0.6
    assert max(now.colour[3] for now in thin if now is not None) < 0.4


def test_the_middle_rises_and_the_outer_puffs_drift_apart() -> None:
    first, last = puff(BLAST, 0, 0.5), puff(BLAST, BLAST.puffs - 1, 0.5)
    assert first is not None and last is not None
    assert first.place[2] > last.place[2] + 2.0
    assert math.hypot(*last.place[:2]) > math.hypot(*first.place[:2]) + 2.0
    assert sum(last.colour[:3]) < sum(first.colour[:3]), "the lower ones are darker"


def test_boards_fly_outwards_fall_and_lie_flat() -> None:
    for number in range(SPLINTERS):
        assert splinter(number, 0.0) is None and splinter(number, LASTS) is None and splinter(number, math.inf) is None
        path = [now for now in (splinter(number, step / 50.0) for step in range(200)) if now is not None]
        heights = [now.place[2] for now in path]
        assert max(heights) > heights[0] and heights[-1] == pytest.approx(FLAT) and min(heights) >= FLAT
        assert math.hypot(*path[-1].place[:2]) > math.hypot(*path[0].place[:2]) + 3.0
        assert path[-1].turn[1:] == (0.0, 0.0) and path[-1].scale < path[0].scale


def test_flash_ring_and_tremor_are_short() -> None:
    first, last = flash(0.0), flash(0.9 * FLASH_SECONDS)
    assert first is not None and last is not None and first.colour[3] == 1.0 and last.colour[3] < 0.3
    assert flash(FLASH_SECONDS) is None and flash(-1.0) is None
    for number in range(DUST_PUFFS):
        rolls = [now for now in (dust(number, step / 20) for step in range(20)) if now is not None]
        radii = [math.hypot(*now.place[:2]) for now in rolls]
        assert len(radii) >= 12 and radii == sorted(radii) and radii[-1] <= DUST_REACH
        assert max(now.place[2] for now in rolls) < 1.5, "it stays low"
        assert dust(number, DUST_SECONDS) is None
    assert tremor(0.0) == 1.0 and tremor(0.3) < 0.3 and tremor(5.0) == 0.0
    assert scorch(1.0) is not None and scorch(60.0) is None


def look(stage: Stage, x: float, y: float) -> None:
    stage.camera.look(Aim(x, y, 2.0, 90.0, 30.0, 45.0))
    stage.camera.cut()


def warmth(image: PNMImage, place: tuple[float, float]) -> float:
    return float(sum(image.get_xel(round(place[0]), round(place[1]))))


def test_a_blast_is_seen_takes_the_stick_away_and_is_over(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(TOWN)
    look(offscreen, 0.0, 0.0)
    before = drawn(offscreen)
    place = pixel_of(offscreen, 0.0, 0.0, 2.2)
    scene.explode(0.0, 0.0)
    assert scene.pose_of("dynamite-stick") is None
    offscreen.advance(0.02)
    assert scene.effects.active and scene.effects.tremor > 0.5
    assert warmth(drawn(offscreen), place) > warmth(before, place) + 0.2, "a flash"
    offscreen.advance(0.5)
    assert difference(before, drawn(offscreen), pixel_of(offscreen, 0.0, 0.0, 5.0), 12) > 0.05, "smoke"
    for _ in range(60):
        offscreen.advance(0.25)
    assert not scene.effects.active and scene.effects.tremor == 0.0
    without = TOWN.without(["dynamite-stick"])
    after = drawn(offscreen)
    scene.show(without)
    assert difference(after, drawn(offscreen), place, 60) < 0.01, "nothing is left"


def test_less_shakes_and_flashes_when_asked(offscreen: Stage) -> None:
    offscreen.scene.show(TOWN)
    offscreen.scene.explode(0.0, 0.0)
    wild = offscreen.scene.effects.tremor
    offscreen.calm = True
    assert offscreen.calm and offscreen.scene.effects.tremor < 0.3 * wild


def test_nothing_is_made_while_it_smokes(offscreen: Stage) -> None:
    root = offscreen.window.base.render
    offscreen.scene.show(TOWN)
    count = len(root.find_all_matches("**"))
    offscreen.scene.explode(0.0, 0.0)
    offscreen.scene.crumble("saloon")
    stick = count - len(root.find_all_matches("**"))
    for _ in range(20):
        offscreen.advance(0.1)
        assert count - len(root.find_all_matches("**")) == stick


def test_smoke_stands_still_while_the_playback_is_paused(offscreen: Stage) -> None:
    offscreen.scene.show(TOWN)
    offscreen.scene.explode(0.0, 0.0)
    offscreen.playback.speed = 0.0
    tremor_now = offscreen.scene.effects.tremor
    offscreen.advance(0.3)
    assert offscreen.scene.effects.tremor == tremor_now
    offscreen.playback.speed = 1.0
    offscreen.advance(0.3)
    assert offscreen.scene.effects.tremor < tremor_now


def test_a_house_that_is_gone_collapses_in_smoke(offscreen: Stage) -> None:
    scene = offscreen.scene
    scene.show(TOWN)
    look(offscreen, -20.0, 8.0)
    before = drawn(offscreen)
    offscreen.playback.settle(TOWN.without(["saloon"]))
    for _ in range(10):
        offscreen.advance(0.1)
    pose = scene.pose_of("saloon")
    assert pose is not None and pose.z < -3.0 and scene.effects.active
    assert difference(before, drawn(offscreen), pixel_of(offscreen, -20.0, 10.0, 9.0)) > 0.05
    for _ in range(5):
        offscreen.advance(0.1)
    assert scene.pose_of("saloon") is None and not offscreen.playback.busy
    boards = offscreen.window.base.render.find_all_matches("**/debris/*")
    assert len(boards) >= SPLINTERS and not all(board.is_hidden() for board in boards)
    for _ in range(20):
        offscreen.advance(0.1)
    assert all(board.is_hidden() for board in boards) and not scene.effects.active


def test_a_thrown_stick_goes_off_where_the_table_says(offscreen: Stage, table: Table) -> None:
    """The whole chain: the throw is simulated, played, and the blast is seen at its time and place."""
    scene, playback = offscreen.scene, offscreen.playback
    shot = Shot(TOWN, Area(), (Push("dynamite-stick", 200.0, 60.0),), Blast("dynamite-stick", 6.0))
    trajectory = table.simulate(shot)
    assert trajectory.blast is not None
    scene.show(shot.layout)
    playback.play(Finished(trajectory))
    while playback.playing:
        before = playback.time
        offscreen.advance(0.02)
        is_gone = scene.pose_of("dynamite-stick") is None
        assert is_gone == (playback.time >= trajectory.blast.time or not playback.playing)
        assert playback.time >= before or not playback.playing
    assert scene.effects.active
    rings = offscreen.window.base.render.find_all_matches("**/effects/smoke")
    middles = [(node.get_x(), node.get_y()) for node in rings]
    assert pytest.approx((trajectory.blast.x, trajectory.blast.y)) in middles


def test_tokens_ride_on_a_house_that_is_shoved(offscreen: Stage, table: Table) -> None:
    scene, playback = offscreen.scene, offscreen.playback
    layout = Layout(
        (
            TOWN["saloon"],
            Placement("bullet-1", "bullet", upright(-20.0 + 4.0, -2.0)),
            Placement("token-1", "gold", upright(-16.9, 4.25, 270.0, 0.9), on="saloon"),
        )
    )
    trajectory = table.simulate(Shot(layout, Area(), (Push("bullet-1", 90.0, 300.0),)))
    scene.show(layout)
    playback.play(Finished(trajectory))
    while playback.playing:
        offscreen.advance(0.05)
    final = dict(trajectory.final)
    token = scene.pose_of("token-1")
    assert token is not None and token != layout["token-1"].pose, "the house was shoved"
    assert (token.x, token.y, token.z) == pytest.approx(
        (final["token-1"].x, final["token-1"].y, final["token-1"].z), abs=0.02
    )
