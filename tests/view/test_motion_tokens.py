"""Tokens that travel between the table and the slots, hats that are turned over, and all of it with less motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from flick3d.games.western.state import State
from flick3d.match.session import Session
from flick3d.physics.pieces import load
from flick3d.physics.table import Table
from flick3d.rules.game import Game, Seat
from flick3d.rules.layout import Layout, Placement, upright, upside_down
from flick3d.scenario.library import load as load_scenario
from flick3d.settings import Settings, write_settings
from flick3d.view.faith.hops import Hops
from flick3d.view.faith.points import RISES, calmed
from flick3d.view.hud.metrics import Rect, measure
from flick3d.view.hud.shelf_strip import slot_middle, usual_shelf
from flick3d.view.settling import CALMLY_IN, FLIPS_IN, SETTLES_IN, TRAVELS_IN
from flick3d.view.stage import Stage
from flick3d.view.tween import FLIP, Haven, Move, at
from flick3d.view.western.pockets import havens
from flick3d.view.western.showing import shown_layout

PIECES = load()
METRICS = measure(1280, 720)
SPOT = upright(5.0, 0.0, 0.0, 0.9)
HAVEN = Haven((0.0, -30.0, 30.0), 0.6)
BAR = Placement("token-1", "gold", SPOT)
HAT = Placement("hat-lawman-1", "hat", upright(0.0, 0.0, 0.0, 3.9))
TURNED = Placement("hat-lawman-1", "hat", upside_down(0.0, 0.0, 0.0, 3.9))


@pytest.fixture
def looted(table: Table, games: dict[str, Game[Any]]) -> tuple[State, State, str, str]:
    """A state with tokens on the table, the state after a man took one, that token, and the man."""
    loaded = load_scenario("western/bank-job", games, table)
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
    before = Session.start(loaded.game, table, loaded.scenario, seats, 1).state
    token = next(each for each in before.tokens if each.id in before.layout)
    man = before.cowboys[0].id
    tokens = tuple(msgspec.structs.replace(each, at=man) if each is token else each for each in before.tokens)
    after = msgspec.structs.replace(before, tokens=tokens, layout=before.layout.without([token.id]))
    return before, after, token.id, man


def test_a_token_that_is_taken_is_seen_to_arrive_over_its_slot(
    offscreen: Stage, looted: tuple[State, State, str, str]
) -> None:
    before, after, token, man = looted
    metrics = measure(*offscreen.window.size)
    view, distance = offscreen.camera.view, offscreen.camera.aim.distance
    taken = havens(before, after, metrics, None, view, distance, PIECES)
    assert set(taken) == {token}
    slots = after.tokens_at(man)
    index = [each.id for each in slots].index(token)
    x, y = slot_middle(usual_shelf(metrics), index, 2)
    seen = view.project(*taken[token].at)
    assert seen == pytest.approx((x * metrics.scale, y * metrics.scale), abs=0.5)
    assert 0.1 < taken[token].scale < 3.0
    assert set(havens(after, before, metrics, None, view, distance, PIECES)) == {token}, "and back, when it is dropped"
    assert havens(before, before, metrics, None, view, distance, PIECES) == {}
    assert token not in shown_layout(after)


def test_slots_are_at_the_right_end_of_the_shelf() -> None:
    shelf = Rect(400.0, 600.0, 500.0, 96.0)
    left, right = slot_middle(shelf, 0, 2), slot_middle(shelf, 1, 2)
    assert shelf.x + 250.0 < left[0] < right[0] < shelf.right
    assert shelf.holds(*left)
    assert shelf.holds(*right)
    assert METRICS.width > usual_shelf(METRICS).right > METRICS.width / 2.0


def test_a_token_rises_before_it_travels_and_ends_in_its_haven() -> None:
    solids = PIECES["gold"].solids()
    taken, dropped = Move("t", "token", SPOT, None, haven=HAVEN), Move("t", "token", None, SPOT, haven=HAVEN)
    assert at(taken, 0.0, solids) == (SPOT, 1.0)
    early, late = at(taken, 0.2, solids)[0], at(taken, 1.0, solids)
    assert (early.x, early.y) == (SPOT.x, SPOT.y)
    assert early.z > SPOT.z + 1.0
    assert (late[0].x, late[0].y, late[0].z) == pytest.approx(HAVEN.at)
    assert late[1] == pytest.approx(HAVEN.scale)
    assert at(dropped, 1.0, solids) == (SPOT, 1.0)
    assert at(dropped, 0.3, solids)[0] == at(taken, 0.7, solids)[0]


def test_a_taken_token_flies_and_is_gone_at_the_end(offscreen: Stage) -> None:
    scene, playback = offscreen.scene, offscreen.playback
    scene.show(Layout((BAR,)))
    playback.settle(Layout(()), havens={"token-1": HAVEN})
    for _ in range(round(TRAVELS_IN / 0.05) - 2):
        offscreen.advance(0.05)
    pose = scene.pose_of("token-1")
    assert pose is not None
    assert pose.z > 20.0
    for _ in range(3):
        offscreen.advance(0.05)
    assert scene.pose_of("token-1") is None
    assert not playback.busy


def test_a_hat_that_is_turned_over_leaves_the_head_and_turns_in_the_air() -> None:
    move = Move("hat-lawman-1", "hat", HAT.pose, TURNED.pose)
    assert move.flips
    poses = [at(move, step / 40, PIECES["hat"].solids())[0] for step in range(41)]
    assert max(pose.z for pose in poses) == pytest.approx(3.9 + FLIP, abs=0.1)
    sideways = next(pose for pose in poses if pose.axis_z < 0.2)
    assert sideways.z > 3.9 + 0.8 * FLIP, "it is far from the head when it stands on its brim"
    assert not Move("hat-lawman-1", "hat", HAT.pose, HAT.pose).flips


def frames(stage: Stage) -> int:
    count = 0
    while stage.playback.busy:
        stage.advance(0.01)
        count += 1
    return count


def test_a_hat_takes_its_time_and_with_less_motion_all_is_there_at_once(offscreen: Stage) -> None:
    offscreen.scene.show(Layout((HAT,)))
    offscreen.playback.settle(Layout((TURNED,)))
    assert frames(offscreen) == pytest.approx(FLIPS_IN * 100, abs=2)
    offscreen.calm = True
    offscreen.playback.settle(Layout((HAT, BAR)))
    assert frames(offscreen) <= CALMLY_IN * 100 + 2 < SETTLES_IN * 100
    offscreen.playback.settle(Layout((HAT,)), havens={"token-1": HAVEN})
    offscreen.advance(0.1)
    pose = offscreen.scene.pose_of("token-1")
    assert pose is not None
    assert (pose.x, pose.y) == (SPOT.x, SPOT.y), "it does not fly"


def test_hops_are_short_with_less_motion(offscreen: Stage) -> None:
    offscreen.scene.show(Layout((BAR,)))
    hops = Hops()
    hops.want(offscreen.scene, [Placement("token-1", "gold", upright(25.0, 0.0))])
    for _ in range(4):
        hops.advance(offscreen.scene, CALMLY_IN / 4.0 + 1e-6, calm=True)
    assert not hops.busy


def test_points_stand_with_less_motion_and_are_there_in_a_moment() -> None:
    assert calmed(0.0, 1.25) == calmed(0.8, 1.25) == RISES
    assert calmed(1.0, 1.25) == pytest.approx(1.0)
    assert RISES < calmed(0.95, 1.25) < 1.0


def test_less_motion_is_a_setting_and_an_option(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, offscreen: Stage
) -> None:
    from flick3d.view import app

    monkeypatch.setattr("flick3d.settings.settings_file", lambda: tmp_path / "settings.json")
    assert not app._own(True, None, None, None, False).now.reduced_motion
    write_settings(Settings(reduced_motion=True))
    assert app._own(True, None, None, None, False).now.reduced_motion
    assert not app._own(True, None, False, None, False).now.reduced_motion
    offscreen.calm = True
    assert offscreen.playback.calm
    assert offscreen.scene.effects.calm
    offscreen.scene.explode(0.0, 0.0)
    assert offscreen.scene.effects.tremor == 0.0
