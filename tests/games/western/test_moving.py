"""Moving with the disc, and turning afterwards."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import HatTurned, MoveFailed, MoveSucceeded, Turned
from flick3d.games.western.flicks import LOWEST_SPEED, TOP_SPEED
from flick3d.games.western.game import Western
from flick3d.games.western.scenario import BuildingStart, CowboyStart
from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Placement, Pose, Push, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.town import TWO_PLAYERS, elimination, match, scenario
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

MOVE = "move 30.0 100.0"


@pytest.fixture
def acting() -> Controller:
    return played(match(), "play lawman-1")


@pytest.mark.rule("W20")
@pytest.mark.parametrize("word", ["move", "shoot left", "shoot right"])
def test_a_flick_is_one_finger_and_has_a_top_speed(acting: Controller, word: str) -> None:
    assert acting.check(acting.read(f"{word} 10.0 {TOP_SPEED}")) is None
    assert acting.check(acting.read(f"{word} 10.0 {LOWEST_SPEED}")) is None
    assert acting.check(acting.read(f"{word} 10.0 {TOP_SPEED + 0.01}")) == Refusal("too-fast", "W20", "300")
    assert acting.check(acting.read(f"{word} 10.0 {LOWEST_SPEED - 0.01}")) == Refusal("too-slow", "W20", "20")
    assert acting.prompt is not None
    assert {(offer.lowest_speed, offer.highest_speed) for offer in acting.prompt.flicks} == {(20.0, 300.0)}


@pytest.mark.rule("W20")
@pytest.mark.parametrize("numbers", ["nan 100.0", "10.0 nan", "inf 100.0", "10.0 inf"])
def test_a_flick_has_a_direction_and_a_speed(acting: Controller, numbers: str) -> None:
    for word in ("move", "shoot left"):
        assert acting.check(acting.read(f"{word} {numbers}")) == Refusal("not-a-number")


@pytest.mark.rule("W20", "W30")
@pytest.mark.parametrize(("direction", "along"), [("-90.0", 270.0), ("360.0", 0.0), ("725.5", 5.5)])
def test_the_player_chooses_any_direction(acting: Controller, direction: str, along: float) -> None:
    for word, piece in (("move", "movement-disc"), ("shoot left", "bullet-1")):
        shot = acting.shot(acting.read(f"{word} {direction} 50.0"))
        assert shot is not None
        assert shot.pushes == (Push(piece, along, 50.0),)


@pytest.mark.rule("W30")
def test_the_disc_replaces_the_cowboy_and_his_hat_on_the_same_spot(acting: Controller) -> None:
    shot = acting.shot(acting.read(MOVE))
    assert shot is not None
    assert "lawman-1" not in shot.layout
    assert "hat-lawman-1" not in shot.layout
    at = acting.state.layout["lawman-1"].pose
    assert shot.layout.placements[-1] == Placement("movement-disc", "movement-disc", upright(at.x, at.y))
    assert {p.piece for p in acting.state.layout} - {p.piece for p in shot.layout} == {"lawman-1", "hat-lawman-1"}
    assert acting.prompt is not None
    offer = acting.prompt.flicks[0]
    assert (offer.word, offer.piece, offer.kind, offer.at) == ("move", "movement-disc", "movement-disc", (at.x, at.y))


@pytest.mark.rule("W31")
def test_an_untouching_disc_carries_the_cowboy_to_where_it_stopped(acting: Controller) -> None:
    after, events = flick(acting, MOVE, movement_disc=upright(-5.25, 4.5, 77.0))
    assert events == (MoveSucceeded("lawman-1", -5.25, 4.5),)
    assert after.state.layout["lawman-1"].pose == upright(-5.25, 4.5, 0.0)
    hat = after.state.layout["hat-lawman-1"].pose
    assert (hat.x, hat.y, hat.z) == (-5.25, 4.5, 3.9)
    assert "movement-disc" not in after.state.layout


@pytest.mark.rule("W31")
def test_after_a_move_the_cowboy_faces_as_the_player_chooses(acting: Controller) -> None:
    after, _ = flick(acting, MOVE, movement_disc=upright(-5.0, 4.0))
    assert after.prompt is not None
    assert (after.prompt.kind, after.prompt.choices, after.prompt.flicks) == ("face", (), ())
    turn = after.prompt.turns[0]
    assert (turn.word, turn.piece, turn.at, turn.current) == ("face", "lawman-1", (-5.0, 4.0), 0.0)
    after, events = after.apply(after.read("face 410.0"))
    assert events == (Turned("lawman-1", 50.0),)
    assert after.state.cowboy("lawman-1").facing == 50.0
    assert after.state.layout["lawman-1"].pose == upright(-5.0, 4.0, 50.0)
    assert after.state.layout["hat-lawman-1"].pose.yaw == pytest.approx(50.0)
    assert (after.state.phase, after.state.actions_left) == ("act", 1)


@pytest.mark.rule("W31")
def test_a_face_must_be_a_number(acting: Controller) -> None:
    after, _ = flick(acting, MOVE)
    assert after.check(after.read("face nan")) == Refusal("not-a-number")
    assert after.check(after.read("end")) == Refusal("not-now", "W14", "end")


@pytest.mark.rule("W32")
@pytest.mark.parametrize("piece", ["barrel-1", "saloon", "fence-1", "lawman-2", "outlaw-1", "hat-outlaw-1"])
def test_a_disc_that_touched_anything_fails_and_everything_is_back(acting: Controller, piece: str) -> None:
    moved = {piece.replace("-", "_"): fallen(3.0, 3.0)}
    after, events = flick(acting, MOVE, piece, "barrel-2", movement_disc=upright(-5.0, 4.0), **moved)
    assert events == (MoveFailed("lawman-1", "touched", piece),)
    assert after.state.layout == acting.state.layout
    assert after.state.cowboys == acting.state.cowboys


@pytest.mark.rule("W32")
@pytest.mark.parametrize(
    "rest",
    [
        Rest("movement-disc", upright(46.0, 0.0), moved=True, left_at=(45.0, 0.0), crossed=True),
        Rest("movement-disc", upright(44.0, 0.0), moved=True, crossed=True),
        Rest("movement-disc", Pose(80.0, 0.0, -20.0), moved=True, fell_off=True),
    ],
)
def test_a_disc_that_left_the_play_area_fails_even_when_it_came_back(acting: Controller, rest: Rest) -> None:
    after, events = flick(acting, MOVE, movement_disc=rest)
    assert events == (MoveFailed("lawman-1", "left-area"),)
    assert after.state.layout == acting.state.layout


@pytest.mark.rule("W32", "W31")
def test_after_a_failed_move_he_faces_as_he_likes_and_may_try_again(acting: Controller) -> None:
    after, _ = flick(acting, MOVE, "barrel-1")
    assert after.prompt is not None
    assert after.prompt.kind == "face"
    after = played(after, "face 90.0")
    assert after.state.layout["lawman-1"].pose == upright(-20.0, -8.0, 90.0)
    assert after.state.actions_left == 1
    after, events = flick(after, MOVE, movement_disc=upright(-5.0, 4.0))
    assert events == (MoveSucceeded("lawman-1", -5.0, 4.0),)


@pytest.mark.rule("W14", "W32")
@pytest.mark.parametrize("touched", [(), ("barrel-1",)])
def test_facing_is_asked_even_with_no_action_left(acting: Controller, touched: tuple[str, ...]) -> None:
    after, _ = flick(acting, "shoot left 90.0 100.0")
    after, _ = flick(after, MOVE, *touched)
    assert (after.state.phase, after.state.actions_left) == ("face", 0)
    after, events = after.apply(after.read("face 45.0"))
    assert events == (Turned("lawman-1", 45.0), HatTurned("lawman-1", "red"))
    assert after.state.team == "outlaws"
    assert after.state.layout["hat-lawman-1"].pose.yaw == pytest.approx(45.0)


@pytest.mark.rule("W33")
@pytest.mark.parametrize("pose", [fallen(-5.0, 4.0), Pose(-5.0, 4.0, 0.9), Pose(-5.0, 4.0, 0.1, 0.9996, 0.0283)])
def test_a_disc_on_its_edge_or_on_top_of_a_piece_fails(acting: Controller, pose: Pose) -> None:
    after, events = flick(acting, MOVE, movement_disc=pose)
    assert events == (MoveFailed("lawman-1", "not-flat"),)
    assert after.state.layout == acting.state.layout


@pytest.mark.rule("W33")
@pytest.mark.parametrize(("tilt", "height"), [(0.9, 0.04), (0.9, -0.04)])
def test_a_disc_that_lies_flat_but_for_the_tables_rounding_is_flat(
    acting: Controller, tilt: float, height: float
) -> None:
    _, events = flick(acting, MOVE, movement_disc=tilted(tilt, height))
    assert events == (MoveSucceeded("lawman-1", -5.0, 4.0),)


@pytest.mark.rule("W33")
@pytest.mark.parametrize(("tilt", "height"), [(1.1, 0.0), (0.0, 0.06), (0.0, -0.06), (180.0, 0.0)])
def test_a_disc_that_leans_or_lies_high_is_not_flat(acting: Controller, tilt: float, height: float) -> None:
    _, events = flick(acting, MOVE, movement_disc=tilted(tilt, height))
    assert events == (MoveFailed("lawman-1", "not-flat"),)


def tilted(degrees: float, height: float) -> Pose:
    half = math.radians(degrees) / 2.0
    return Pose(-5.0, 4.0, height, math.cos(half), math.sin(half))


@pytest.mark.rule("W33", "W32")
def test_lying_figures_are_figures(acting: Controller) -> None:
    down, _ = flick(acting, "shoot left 0.0 200.0", "outlaw-1", outlaw_1=fallen(21.0, -8.0))
    after, events = flick(down, MOVE, "outlaw-1")
    assert events == (MoveFailed("lawman-1", "touched", "outlaw-1"),)
    assert after.state.layout == down.state.layout


@pytest.mark.rule("W31")
def test_a_man_stands_beside_what_the_disc_slid_under(acting: Controller) -> None:
    """The disc is flat: it passes under a toppled piece and into a doorway, where a standing man finds no room."""
    barrel = acting.state.layout["barrel-1"].pose
    after, events = flick(acting, "move 0.0 120.0", movement_disc=upright(barrel.x + 1.0, barrel.y))
    moved = next(event for event in events if isinstance(event, MoveSucceeded))
    pose = after.state.layout["lawman-1"].pose
    assert (moved.x, moved.y) == (pose.x, pose.y)
    assert math.dist((pose.x, pose.y), (barrel.x, barrel.y)) >= 1.15 + 0.95
    assert math.dist((pose.x, pose.y), (barrel.x + 1.0, barrel.y)) < 2.0
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W40", "W44")
def test_on_the_real_table_who_came_in_stands_on_the_block_and_not_in_the_walls(table: Table) -> None:
    saloon = BuildingStart("saloon", (0.0, 0.0), facing=0.0)
    men = (CowboyStart("lawmen", 1, (14.0, 0.0)), CowboyStart("outlaws", 1, (0.0, 20.0)))
    town = scenario(buildings=(saloon,), props=(), cowboys=men, goals=(elimination(1),))
    session = Session.start(Western(), table, town, TWO_PLAYERS, 1)
    session.submit(session.read("play lawman-1"))
    step = session.submit(session.read("move 180.0 72.0"))
    assert step.events == ()
    step = session.submit(session.read("stand right"))
    assert kinds(step.events) == ["Entered"]
    assert ("saloon", "lawman-1") not in table.overlaps(session.state.layout)
