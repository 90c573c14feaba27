"""The table after a shot: hats, pieces that stay where they rest, and pieces that left."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import HatLost, Hit, Missed, PutBack, StoodUp
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Pose, upright
from tests.games.western.town import GROUND, match, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

SHOOT = "shoot left 0.0 200.0"


@pytest.fixture
def acting() -> Controller:
    return played(match(), "play lawman-1")


def left(piece: str, pose: Pose, at: tuple[float, float], fell_off: bool = False) -> Rest:
    return Rest(piece, pose, moved=True, left_at=at, crossed=True, fell_off=fell_off)


def apart(controller: Controller, one: str, other: str) -> float:
    first, second = controller.state.layout[one].pose, controller.state.layout[other].pose
    return math.hypot(first.x - second.x, first.y - second.y)


@pytest.mark.rule("W55")
@pytest.mark.parametrize(
    "hat",
    [
        upright(25.0, -8.0, z=0.25),
        upright(22.9, -8.0, z=3.9),
        upright(22.0, -8.0, z=3.0),
        Rest("hat-outlaw-1", Pose(80.0, 0.0, -20.0), moved=True, fell_off=True),
    ],
)
def test_a_hat_that_came_off_is_back_with_the_same_colour_up(acting: Controller, hat: Pose | Rest) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", outlaw_1=upright(22.0, -8.0, 180.0), hat_outlaw_1=hat)
    assert events == (Missed("lawman-1", "grazed", "outlaw-1"), HatLost("outlaw-1"))
    pose = after.state.layout["hat-outlaw-1"].pose
    assert (pose.x, pose.y, pose.z) == (22.0, -8.0, 3.9)
    assert pose.axis_z == pytest.approx(-1.0)
    assert after.state.cowboy("outlaw-1").hat == "blue"


@pytest.mark.rule("W55")
def test_a_hat_that_moved_with_its_man_was_not_lost(acting: Controller) -> None:
    after, events = flick(
        acting, SHOOT, "outlaw-1", outlaw_1=upright(22.0, -8.0, 180.0), hat_outlaw_1=upright(22.2, -8.0, z=3.9)
    )
    assert events == (Missed("lawman-1", "grazed", "outlaw-1"),)
    assert after.state.layout["hat-outlaw-1"].pose.x == 22.0


@pytest.mark.rule("W55")
def test_the_hat_of_a_fallen_man_waits_until_he_stands(acting: Controller) -> None:
    after, events = flick(
        acting, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0), hat_outlaw_1=upright(27.0, -7.0, z=0.25)
    )
    assert events == (Hit("outlaw-1", "lawman-1", 1),)
    assert "hat-outlaw-1" not in after.state.layout
    assert after.state.cowboy("outlaw-1").hat == "blue"
    after = played(after, "end", "play outlaw-1")
    pose = after.state.layout["hat-outlaw-1"].pose
    assert (pose.x, pose.y, pose.z) == (23.0, -7.0, 3.9)
    assert pose.axis_z == pytest.approx(-1.0)


@pytest.mark.rule("W57")
def test_what_was_moved_stays_where_it_came_to_rest(acting: Controller) -> None:
    rests = {
        "barrel_1": fallen(3.0, -11.0, 70.0, z=0.95),
        "saloon": upright(0.4, 20.1, 3.0),
        "fence_1": Pose(-31.0, -14.0, 0.3, 0.8, 0.0, 0.6),
    }
    after, events = flick(acting, SHOOT, "barrel-1", **rests)
    assert kinds(events) == ["Missed"]
    for piece, pose in rests.items():
        assert after.state.layout[piece.replace("_", "-")].pose == pose
    assert after.state.layout["saloon"].closed


@pytest.mark.rule("W57")
def test_what_did_not_move_keeps_its_exact_place(acting: Controller) -> None:
    nearly = upright(20.0 + 1e-4, -8.0, 180.0)
    after, _ = flick(acting, SHOOT, "barrel-1", outlaw_1=Rest("outlaw-1", nearly), barrel_1=upright(1.0, -10.0))
    assert after.state.layout["outlaw-1"] == acting.state.layout["outlaw-1"]


@pytest.mark.rule("W57")
def test_the_order_of_the_pieces_never_changes(acting: Controller) -> None:
    after, _ = flick(
        acting,
        SHOOT,
        "barrel-1",
        barrel_1=left("barrel-1", upright(50.0, 0.0), (45.0, 0.0)),
        outlaw_1=fallen(23.0, -7.0),
        lawman_2=upright(-20.0, 3.0, 10.0),
    )
    assert [p.piece for p in after.state.layout] == [p.piece for p in acting.state.layout]


@pytest.mark.rule("W57")
@pytest.mark.parametrize("fell_off", [False, True])
def test_an_object_that_left_is_put_back_at_the_edge_wholly_inside(acting: Controller, fell_off: bool) -> None:
    rest = left("barrel-1", fallen(52.0, -3.0, z=0.95), (45.0, -4.0), fell_off)
    after, events = flick(acting, SHOOT, "barrel-1", barrel_1=rest)
    pose = after.state.layout["barrel-1"].pose
    assert events[1:] == (PutBack("barrel-1", pose.x, pose.y),)
    assert pose.tilt == 0.0
    assert pose.x == pytest.approx(45.0 - GROUND.radius("barrel"), abs=0.3)
    assert pose.y == pytest.approx(-4.0, abs=0.5)


@pytest.mark.rule("W57")
def test_an_object_is_put_back_on_the_nearest_free_spot_of_a_taken_edge() -> None:
    controller = with_man(match(), "outlaw-1", upright(43.5, -4.0, 180.0))
    controller = played(controller, "play lawman-1")
    after, _ = flick(controller, SHOOT, "barrel-1", barrel_1=left("barrel-1", upright(52.0, -4.0), (45.0, -4.0)))
    assert GROUND.radius("barrel") + 1.15 < apart(after, "barrel-1", "outlaw-1") < 4.0


@pytest.mark.rule("W57")
def test_a_fence_keeps_its_direction_when_it_is_put_back(acting: Controller) -> None:
    turned = acting.state.layout["fence-1"].pose.yaw
    rest = left("fence-1", fallen(-50.0, -15.0), (-45.0, -15.0))
    after, _ = flick(acting, SHOOT, "fence-1", fence_1=rest)
    assert after.state.layout["fence-1"].pose.yaw == turned


@pytest.mark.rule("W57", "W52")
@pytest.mark.parametrize("toppled", [False, True])
def test_a_man_who_left_unhit_is_put_back_standing(acting: Controller, toppled: bool) -> None:
    pose = fallen(50.0, -8.0) if toppled else upright(50.0, -8.0, 33.0)
    after, events = flick(acting, SHOOT, "barrel-1", "outlaw-1", outlaw_1=left("outlaw-1", pose, (45.0, -8.0)))
    back = after.state.layout["outlaw-1"].pose
    assert PutBack("outlaw-1", back.x, back.y) in events
    assert (StoodUp("outlaw-1", "not-hit") in events) is toppled
    assert after.state.cowboy("outlaw-1").posture == "standing"
    assert back.tilt == 0.0
    assert back.yaw == pytest.approx(180.0)
    assert back.x == pytest.approx(45.0 - 1.15, abs=0.3)


@pytest.mark.rule("W57", "W51", "W54")
@pytest.mark.parametrize("fell_off", [False, True])
def test_a_hit_man_who_left_lies_at_the_edge_wholly_inside(acting: Controller, fell_off: bool) -> None:
    rest = left("outlaw-1", fallen(50.0, -8.0), (45.0, -8.0), fell_off)
    after, events = flick(acting, SHOOT, "outlaw-1", outlaw_1=rest)
    assert kinds(events) == ["Hit", "PutBack"]
    man, pose = after.state.cowboy("outlaw-1"), after.state.layout["outlaw-1"].pose
    assert (man.posture, man.hit_points) == ("fallen", 1)
    assert pose.tilt > 45.0
    assert GROUND.fits(after.state.layout.without(["outlaw-1"]), after.game.area(after.state), "cowboy", pose)
    assert pose.x == pytest.approx(45.0 - 1.15, abs=0.3)


@pytest.mark.rule("W57", "W54")
def test_a_fallen_man_who_is_shoved_out_lies_inside_again(acting: Controller) -> None:
    once, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=fallen(40.0, -7.0))
    after, events = flick(once, SHOOT, "outlaw-1", outlaw_1=left("outlaw-1", fallen(47.0, -7.0), (45.0, -7.0)))
    assert kinds(events) == ["Missed", "PutBack", "HatTurned"]
    assert after.state.cowboy("outlaw-1").posture == "fallen"
    assert after.state.layout["outlaw-1"].pose.tilt > 45.0


@pytest.mark.rule("W57")
def test_a_lying_man_turns_about_where_his_head_would_meet_others(acting: Controller) -> None:
    crowded = with_man(acting, "outlaw-2", upright(41.0, -8.0, 180.0))
    after, _ = flick(
        crowded, SHOOT, "outlaw-1", outlaw_1=left("outlaw-1", fallen(50.0, -8.0), (45.0, -8.0), fell_off=True)
    )
    others = after.state.layout.without(["outlaw-1"])
    pose = after.state.layout["outlaw-1"].pose
    assert GROUND.fits(others, after.game.area(after.state), "cowboy", pose)


@pytest.mark.rule("W54")
def test_a_fallen_man_who_lands_on_his_feet_lies_down_again(acting: Controller) -> None:
    once, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after, events = flick(once, SHOOT, "outlaw-1", outlaw_1=upright(25.0, -6.0))
    assert events[0] == Missed("lawman-1", "already-fallen", "outlaw-1")
    pose = after.state.layout["outlaw-1"].pose
    assert (pose.x, pose.y) == (25.0, -6.0)
    assert pose.tilt > 45.0
    assert after.state.cowboy("outlaw-1").posture == "fallen"


@pytest.mark.rule("W57", "W31")
def test_a_man_shoved_over_the_edge_by_less_than_half_stays_there(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", outlaw_1=upright(44.5, -8.0, 180.0))
    assert kinds(events) == ["Missed", "HatLost"]
    assert after.state.layout["outlaw-1"].pose.x == 44.5


@pytest.mark.rule("W57")
def test_two_men_who_end_on_one_spot_stand_beside_each_other(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "barrel-1", outlaw_1=fallen(30.0, 0.0), outlaw_2=fallen(30.0, 0.5))
    assert after.state.layout["outlaw-1"].pose == upright(30.0, 0.0, 180.0)
    assert 2.3 <= apart(after, "outlaw-1", "outlaw-2") < 3.0


@pytest.mark.rule("W54", "W57")
def test_a_fallen_man_who_is_not_moved_keeps_his_exact_pose(acting: Controller) -> None:
    once, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after, _ = flick(once, SHOOT, outlaw_1=Rest("outlaw-1", fallen(23.0001, -7.0)))
    assert after.state.layout["outlaw-1"] == once.state.layout["outlaw-1"]


@pytest.mark.rule("W57")
@pytest.mark.parametrize(
    "rest",
    [
        Rest("barrel-1", upright(50.0, -4.0), moved=True),
        Rest("barrel-1", upright(44.9, -4.0, z=-20.0), moved=True, fell_off=True),
        Rest("barrel-1", upright(44.0, -4.0), moved=True, left_at=(45.0, -4.0), crossed=True),
    ],
)
def test_whatever_is_not_in_the_play_area_at_the_end_has_left_it(acting: Controller, rest: Rest) -> None:
    after, events = flick(acting, SHOOT, "barrel-1", barrel_1=rest)
    assert kinds(events) == ["Missed", "PutBack"]
    pose = after.state.layout["barrel-1"].pose
    assert (pose.z, pose.tilt) == (0.0, 0.0)
    assert pose.x == pytest.approx(45.0 - GROUND.radius("barrel"), abs=0.3)


@pytest.mark.rule("W57", "W32")
def test_a_piece_that_left_and_came_back_stays_where_it_rests(acting: Controller) -> None:
    rest = Rest("barrel-1", upright(30.0, -4.0, 50.0), moved=True, crossed=True)
    after, events = flick(acting, SHOOT, "barrel-1", barrel_1=rest)
    assert kinds(events) == ["Missed"]
    assert after.state.layout["barrel-1"].pose == rest.pose


def test_a_piece_that_was_frozen_in_mid_air_is_judged_all_the_same(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "barrel-1", barrel_1=Pose(3.0, -10.0, 1.2, 0.8, 0.6))
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W51")
def test_a_man_who_toppled_on_the_spot_lies_there(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=Rest("outlaw-1", fallen(20.0, -8.0)))
    assert after.state.layout["outlaw-1"].pose == fallen(20.0, -8.0)
    assert after.state.cowboy("outlaw-1").posture == "fallen"


@pytest.mark.rule("W55")
def test_a_man_who_toppled_lost_his_hat_wherever_it_rests(acting: Controller) -> None:
    _, events = flick(acting, SHOOT, "barrel-1", outlaw_1=fallen(23.0, -7.0), hat_outlaw_1=upright(23.0, -7.0, z=4.9))
    assert events[1:] == (StoodUp("outlaw-1", "not-hit"), HatLost("outlaw-1"))


@pytest.mark.rule("W52", "W57")
def test_who_stayed_up_keeps_his_spot_before_those_who_fell(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "barrel-1", outlaw_1=fallen(30.0, 0.5), outlaw_2=upright(30.0, 0.0, 180.0))
    assert after.state.layout["outlaw-2"].pose == upright(30.0, 0.0, 180.0)
    assert 2.3 <= apart(after, "outlaw-1", "outlaw-2") < 3.0


@pytest.mark.rule("W52", "W57")
def test_who_stays_keeps_his_spot_before_those_who_are_put_back(acting: Controller) -> None:
    out = left("outlaw-1", upright(50.0, -8.0), (45.0, -8.0))
    after, _ = flick(acting, SHOOT, "barrel-1", outlaw_1=out, outlaw_2=fallen(43.0, -8.0))
    assert after.state.layout["outlaw-2"].pose == upright(43.0, -8.0, 180.0)
    assert 2.3 <= apart(after, "outlaw-1", "outlaw-2") < 4.0
