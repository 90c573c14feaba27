"""Shooting: where the bullet lies, who is hit, and what a miss is."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import Hit, Missed, StoodUp
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Placement, Pose, Push, upright
from flick3d.rules.refusal import Refusal
from tests.games.western.town import GROUND, match, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

SHOOT = "shoot left 0.0 200.0"
BESIDE = GROUND.radius("cowboy") + 2 * GROUND.radius("bullet") + GROUND.radius("bullet")


@pytest.fixture
def acting() -> Controller:
    return played(match(), "play lawman-1")


def leaning(x: float, y: float, degrees: float) -> Pose:
    half = math.radians(degrees) / 2.0
    return Pose(x, y, 0.0, math.cos(half), 0.0, math.sin(half), 0.0)


@pytest.mark.rule("W50")
@pytest.mark.parametrize(
    ("facing", "side", "dx", "dy"),
    [(0.0, "left", 0.0, 1.0), (0.0, "right", 0.0, -1.0), (90.0, "left", -1.0, 0.0), (180.0, "left", 0.0, -1.0)],
)
def test_the_bullet_lies_one_bullets_width_to_the_side(facing: float, side: str, dx: float, dy: float) -> None:
    controller = played(with_man(match(), "lawman-1", facing=facing), "play lawman-1")
    shot = controller.shot(controller.read(f"shoot {side} 12.0 150.0"))
    assert shot is not None
    bullet = shot.layout.placements[-1]
    assert (bullet.piece, bullet.kind) == ("bullet-1", "bullet")
    assert bullet.pose.x == pytest.approx(-20.0 + dx * BESIDE)
    assert bullet.pose.y == pytest.approx(-8.0 + dy * BESIDE)
    assert shot.pushes == (Push("bullet-1", 12.0, 150.0),)
    assert shot.layout.without(["bullet-1"]) == controller.state.layout
    assert controller.prompt is not None
    offer = next(offer for offer in controller.prompt.flicks if offer.fixed == (side,))
    assert offer.at == (bullet.pose.x, bullet.pose.y)


def offers(controller: Controller) -> list[str]:
    assert controller.prompt is not None
    return [" ".join([offer.word, *offer.fixed]) for offer in controller.prompt.flicks]


@pytest.mark.rule("W50")
def test_a_taken_side_cannot_be_chosen() -> None:
    controller = with_man(match(), "lawman-2", upright(-20.0, -8.0 + BESIDE + 1.5))
    controller = played(controller, "play lawman-1")
    refusal = Refusal("place-taken", "W50", "left")
    assert offers(controller) == ["move", "shoot right"]
    assert controller.prompt is not None
    assert [(each.words, each.refusal) for each in controller.prompt.barred] == [(("shoot", "left"), refusal)]
    assert controller.check(controller.read(SHOOT)) == refusal


@pytest.mark.rule("W50")
def test_a_side_outside_the_play_area_cannot_be_chosen() -> None:
    controller = with_man(match(), "lawman-1", upright(-20.0, -30.0 + BESIDE))
    controller = played(controller, "play lawman-1")
    assert offers(controller) == ["move", "shoot left"]
    assert controller.check(controller.read("shoot right 0.0 100.0")) == Refusal("outside-area", "W50", "right")


@pytest.mark.rule("W50")
def test_with_neither_side_free_the_nearest_free_spot_is_used() -> None:
    controller = with_man(match(men=3), "lawman-2", upright(-20.0, -8.0 + BESIDE))
    controller = with_man(controller, "lawman-3", upright(-20.0, -8.0 - BESIDE))
    controller = played(controller, "play lawman-1")
    assert offers(controller) == ["move", "shoot near"]
    shot = controller.shot(controller.read("shoot near 0.0 100.0"))
    assert shot is not None
    bullet = shot.layout["bullet-1"].pose
    away = math.hypot(bullet.x + 20.0, bullet.y + 8.0)
    touching = GROUND.radius("cowboy") + GROUND.radius("bullet")
    assert touching < away < touching + 0.5
    assert GROUND.is_free(controller.state.layout, shot.area, "bullet", bullet.x, bullet.y)


@pytest.mark.rule("W50")
def test_the_nearest_spot_is_no_choice_while_a_side_is_free(acting: Controller) -> None:
    assert offers(acting) == ["move", "shoot left", "shoot right"]
    assert acting.check(acting.read("shoot near 0.0 100.0")) == Refusal("side-free", "W50", "left")


@pytest.mark.rule("W51", "W54")
def test_the_first_touched_standing_man_who_is_knocked_over_is_hit(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", "barrel-1", outlaw_1=fallen(23.0, -7.0, 10.0))
    assert events == (Hit("outlaw-1", "lawman-1", 1),)
    man = after.state.cowboy("outlaw-1")
    assert (man.hit_points, man.posture) == (1, "fallen")
    assert after.state.layout["outlaw-1"].pose == fallen(23.0, -7.0, 10.0)
    assert after.state.actions_left == 1


@pytest.mark.rule("W51")
@pytest.mark.parametrize("piece", ["barrel-1", "saloon", "fence-1", "hat-outlaw-2"])
def test_touching_anything_before_is_a_ricochet(acting: Controller, piece: str) -> None:
    after, events = flick(acting, SHOOT, piece, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events[:2] == (Missed("lawman-1", "ricochet", piece), StoodUp("outlaw-1", "not-hit"))
    assert after.state.cowboy("outlaw-1").hit_points == 2


@pytest.mark.rule("W51", "W52")
def test_knocked_over_by_a_pushed_object_is_a_ricochet(acting: Controller) -> None:
    _, events = flick(acting, SHOOT, "barrel-1", outlaw_1=fallen(23.0, -7.0))
    assert events[:2] == (Missed("lawman-1", "ricochet", "barrel-1"), StoodUp("outlaw-1", "not-hit"))


@pytest.mark.rule("W51")
@pytest.mark.parametrize(("tilt", "is_hit"), [(0.0, False), (10.0, False), (44.9, False), (45.1, True), (98.0, True)])
def test_knocked_over_is_more_than_45_degrees_at_rest(acting: Controller, tilt: float, is_hit: bool) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", outlaw_1=leaning(23.0, -7.0, tilt))
    if is_hit:
        assert events == (Hit("outlaw-1", "lawman-1", 1),)
    else:
        assert events[0] == Missed("lawman-1", "grazed", "outlaw-1")
        assert after.state.cowboy("outlaw-1").hit_points == 2
        assert after.state.layout["outlaw-1"].pose.tilt == pytest.approx(0.0)


@pytest.mark.rule("W51")
def test_a_man_who_only_shifts_is_grazed_and_stays_where_he_was_shoved(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", outlaw_1=upright(22.0, -7.5, 200.0))
    assert events[0] == Missed("lawman-1", "grazed", "outlaw-1")
    pose = after.state.layout["outlaw-1"].pose
    assert (pose.x, pose.y) == (22.0, -7.5)
    assert pose.yaw == pytest.approx(200.0)
    assert after.state.cowboy("outlaw-1").facing == pytest.approx(200.0)


@pytest.mark.rule("W52")
def test_of_several_who_fall_only_the_first_touched_is_hit(acting: Controller) -> None:
    after, events = flick(
        acting, SHOOT, "outlaw-1", "outlaw-2", outlaw_1=fallen(23.0, -7.0), outlaw_2=fallen(26.0, 0.5, 90.0)
    )
    assert events[:2] == (Hit("outlaw-1", "lawman-1", 1), StoodUp("outlaw-2", "not-hit"))
    man = after.state.cowboy("outlaw-2")
    assert (man.hit_points, man.posture, man.facing) == (2, "standing", 180.0)
    assert after.state.layout["outlaw-2"].pose == upright(26.0, 0.5, 180.0)
    assert after.state.layout["hat-outlaw-2"].pose.x == 26.0


@pytest.mark.rule("W52")
def test_a_man_is_not_hit_when_the_first_touched_stays_up(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", "outlaw-2", outlaw_2=fallen(26.0, 0.5))
    assert events[:2] == (Missed("lawman-1", "grazed", "outlaw-1"), StoodUp("outlaw-2", "not-hit"))
    assert after.state.cowboy("outlaw-2").hit_points == 2


@pytest.mark.rule("W52")
def test_who_ended_on_a_taken_spot_is_stood_on_the_nearest_free_one(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "barrel-1", outlaw_2=fallen(20.0, -7.0))
    first, second = after.state.layout["outlaw-1"].pose, after.state.layout["outlaw-2"].pose
    assert first == acting.state.layout["outlaw-1"].pose
    assert 2.3 <= math.hypot(second.x - first.x, second.y - first.y) < 3.0


@pytest.mark.rule("W52")
def test_a_shooter_toppled_by_a_ricochet_stands_up_and_acts_on(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "barrel-1", "lawman-1", lawman_1=fallen(-21.0, -8.0))
    assert kinds(events)[:2] == ["Missed", "StoodUp"]
    assert (after.state.active, after.state.actions_left) == ("lawman-1", 1)


@pytest.mark.rule("W54")
def test_a_fallen_man_cannot_be_hit_again(acting: Controller) -> None:
    once, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after, events = flick(once, SHOOT, "outlaw-1", "outlaw-2", outlaw_1=fallen(24.0, -6.0), outlaw_2=fallen(25.0, 0.0))
    assert events[:2] == (Missed("lawman-1", "already-fallen", "outlaw-1"), StoodUp("outlaw-2", "not-hit"))
    assert after.state.cowboy("outlaw-1").hit_points == 1
    assert after.state.cowboy("outlaw-1").posture == "fallen"
    assert after.state.layout["outlaw-1"].pose == fallen(24.0, -6.0)


@pytest.mark.rule("W54", "W15")
def test_a_hit_man_stays_fallen_until_he_is_played(acting: Controller) -> None:
    after, _ = flick(acting, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after = played(after, "end", "play outlaw-2", "end", "play lawman-2", "end")
    assert after.state.cowboy("outlaw-1").posture == "fallen"
    after = played(after, "play outlaw-1")
    assert after.state.cowboy("outlaw-1").posture == "standing"


@pytest.mark.rule("W56")
def test_hitting_ones_own_side_counts_the_same(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "lawman-2", lawman_2=fallen(-20.0, 2.0))
    assert events == (Hit("lawman-2", "lawman-1", 1),)
    assert after.state.cowboy("lawman-2").hit_points == 1


@pytest.mark.rule("W54", "W56")
def test_a_man_who_shoots_himself_down_cannot_act_on(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "lawman-1", lawman_1=fallen(-21.0, -8.0))
    assert kinds(events) == ["Hit", "HatTurned"]
    assert after.state.cowboy("lawman-1").posture == "fallen"
    assert (after.state.team, after.state.phase) == ("outlaws", "choose-cowboy")


@pytest.mark.rule("W57")
def test_a_miss_costs_the_action_and_names_what_was_touched(acting: Controller) -> None:
    after, events = flick(acting, SHOOT)
    assert events == (Missed("lawman-1", "touched-nobody", ""),)
    assert after.state.actions_left == 1
    _, events = flick(acting, SHOOT, "barrel-1", barrel_1=upright(2.0, -10.0))
    assert events == (Missed("lawman-1", "touched-nobody", "barrel-1"),)


@pytest.mark.rule("W5A")
@pytest.mark.parametrize("rest", [upright(10.0, 5.0), Rest("bullet-1", upright(60.0, 5.0), True, (45.0, 5.0), True)])
def test_the_spent_bullet_is_gone_before_the_next_flick(acting: Controller, rest: Pose | Rest) -> None:
    after, _ = flick(acting, SHOOT, bullet_1=rest)
    assert after.state.layout == acting.state.layout
    shot = after.shot(after.read(SHOOT))
    assert shot is not None
    assert [p for p in shot.layout if p.kind == "bullet"] == [
        Placement("bullet-1", "bullet", upright(-20.0, -8.0 + BESIDE))
    ]
