"""Leaving a house, and shooting out of it: from behind, between the blocks."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import HatTurned, Hit, Missed, MoveFailed, MoveSucceeded
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.prompts import FlickOffer
from flick3d.rules.refusal import Refusal
from tests.games.western.open_town import BACK, DISC, LINE, at_house, barred, open_town, words
from tests.games.western.town import GROUND, altered
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, played

MOVE = "move 270.0 150.0"
SHOOT = "shoot behind 270.0 250.0"


@pytest.fixture
def acting() -> Controller:
    """Lawman 1 acts in the saloon, on its left block; its door looks south."""
    return played(open_town({"lawman-1": ("saloon", "left")}), "play lawman-1")


def offer(controller: Controller, word: str) -> FlickOffer:
    assert controller.prompt is not None
    return next(each for each in controller.prompt.flicks if each.word == word)


def crammed(controller: Controller, *at: float) -> Controller:
    """The same match with cacti in the saloon's passage, at these x of its own frame."""
    pieces = [Placement(f"cactus-{n}", "cactus", at_house(controller, "saloon", x)) for n, x in enumerate(at, 1)]
    layout = Layout((*controller.state.layout.placements, *pieces))
    return altered(controller, layout=layout)


@pytest.mark.rule("W41")
def test_the_disc_is_placed_behind_the_building(acting: Controller) -> None:
    shot = acting.shot(acting.read(MOVE))
    assert shot is not None
    disc = shot.layout.placements[-1]
    assert disc.piece == "movement-disc"
    assert "lawman-1" not in shot.layout
    assert "hat-lawman-1" not in shot.layout
    # The saloon stands at (0, 20) and looks south, so behind it is north.
    assert (disc.pose.x, disc.pose.y) == (pytest.approx(0.0), pytest.approx(20.0 - BACK + DISC + 0.1))
    assert offer(acting, "move").at == (disc.pose.x, disc.pose.y)


@pytest.mark.rule("W41", "W59")
@pytest.mark.parametrize("word", ["move", "shoot behind"])
def test_it_is_flicked_out_between_the_blocks(acting: Controller, word: str) -> None:
    arc = offer(acting, word.split()[0]).arc
    assert arc is not None
    assert (arc[0], arc[1]) == (pytest.approx(240.0), pytest.approx(300.0))
    for direction in (240.0, 270.0, 300.0):
        assert acting.check(acting.read(f"{word} {direction} 150.0")) is None
    for direction in (239.0, 301.0, 90.0, 0.0):
        assert acting.check(acting.read(f"{word} {direction} 150.0")) == Refusal("outside-arc", "W41")


@pytest.mark.rule("W41")
def test_outside_he_moves_in_any_direction() -> None:
    assert offer(played(open_town(), "play lawman-1"), "move").arc is None


@pytest.mark.rule("W41", "W31")
@pytest.mark.parametrize("touched", [(), ("saloon",), (("saloon", "doorway"),), (("saloon", "doorway"), "saloon")])
def test_it_may_touch_that_buildings_blocks(acting: Controller, touched: tuple[str | tuple[str, str], ...]) -> None:
    after, events = flick(acting, MOVE, *touched, movement_disc=at_house(acting, "saloon", 12.0))
    x, y = after.state.layout["lawman-1"].pose.x, after.state.layout["lawman-1"].pose.y
    assert events == (MoveSucceeded("lawman-1", x, y),)
    assert (x, y) == (pytest.approx(0.0), pytest.approx(8.0))
    man = after.state.cowboy("lawman-1")
    assert (man.on, man.block, after.state.inside("saloon")) == ("", 0, ())
    assert after.state.layout["lawman-1"].pose.z == 0.0
    assert (after.state.phase, after.state.actions_left) == ("face", 1)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W41")
@pytest.mark.parametrize(
    ("x", "is_out"),
    [(LINE + DISC + 0.001, True), (LINE + DISC - 0.001, False), (LINE, False), (0.0, False), (BACK - 3.0, False)],
)
def test_it_succeeds_when_the_whole_disc_has_passed_the_doors_line(acting: Controller, x: float, is_out: bool) -> None:
    after, events = flick(acting, MOVE, movement_disc=at_house(acting, "saloon", x))
    if is_out:
        assert isinstance(events[0], MoveSucceeded)
        return
    assert events == (MoveFailed("lawman-1", "not-out", "saloon"),)
    assert after.state.layout == acting.state.layout
    assert after.state.cowboys == acting.state.cowboys
    assert (after.state.phase, after.state.actions_left) == ("act", 1)


@pytest.mark.rule("W41", "W32")
@pytest.mark.parametrize("piece", ["bank", "barrel-1", "lawman-2", "outlaw-1"])
def test_every_other_rule_of_moving_holds(acting: Controller, piece: str) -> None:
    after, events = flick(acting, MOVE, "saloon", piece, movement_disc=at_house(acting, "saloon", 12.0))
    assert events == (MoveFailed("lawman-1", "touched", piece),)
    assert after.state.cowboy("lawman-1").on == "saloon"
    rest = Rest("movement-disc", upright(0.0, -31.0), moved=True, left_at=(0.0, -30.0), crossed=True)
    _, events = flick(acting, MOVE, movement_disc=rest)
    assert events == (MoveFailed("lawman-1", "left-area"),)
    place = at_house(acting, "saloon", 12.0)
    _, events = flick(acting, MOVE, movement_disc=fallen(place.x, place.y))
    assert events == (MoveFailed("lawman-1", "not-flat"),)


@pytest.mark.rule("W41", "W14")
def test_a_last_failed_try_ends_his_turn(acting: Controller) -> None:
    once, _ = flick(acting, MOVE, "barrel-1")
    after, events = flick(once, MOVE, "barrel-1")
    assert events == (MoveFailed("lawman-1", "touched", "barrel-1"), HatTurned("lawman-1", "red"))
    assert (after.state.team, after.state.cowboy("lawman-1").on) == ("outlaws", "saloon")


@pytest.mark.rule("W41", "W59")
def test_with_something_behind_the_house_the_disc_lies_as_far_behind_as_there_is_room(acting: Controller) -> None:
    full = crammed(acting, BACK - 1.0)
    disc = full.shot(full.read(MOVE))
    assert disc is not None
    place = disc.layout["movement-disc"].pose
    assert math.dist((place.x, place.y), (0.0, 20.0 - BACK + 1.0)) >= DISC + GROUND.radius("cactus") - 1e-9
    assert 20.0 - LINE < place.y < 20.0 - BACK + 1.0
    assert GROUND.is_free(full.state.layout, disc.area, "movement-disc", place.x, place.y)


@pytest.mark.rule("W41", "W59")
def test_a_house_full_of_things_lets_nobody_out(acting: Controller) -> None:
    full = crammed(acting, BACK - 1.0, BACK + 1.5, BACK + 4.0)
    assert full.check(full.read(MOVE)) == Refusal("place-taken", "W41", "behind")
    assert full.check(full.read(SHOOT)) == Refusal("place-taken", "W59", "behind")
    assert barred(full) == {"move": "place-taken", "shoot behind": "place-taken"}
    assert not [each for each in words(full) if each.startswith(("move", "shoot"))]


@pytest.mark.rule("W59")
def test_from_inside_the_bullet_lies_behind_the_building(acting: Controller) -> None:
    assert [each for each in words(acting) if each.startswith("shoot")] == ["shoot behind"]
    shot = acting.shot(acting.read(SHOOT))
    assert shot is not None
    bullet = shot.layout["bullet-1"].pose
    assert (bullet.x, bullet.y) == (pytest.approx(0.0), pytest.approx(20.0 - BACK + GROUND.radius("bullet") + 0.1))
    assert "lawman-1" in shot.layout
    for side in ("left", "right", "near"):
        assert acting.check(acting.read(f"shoot {side} 270.0 250.0")) == Refusal("inside", "W59", side)


@pytest.mark.rule("W59")
def test_from_outside_no_bullet_lies_behind_a_building() -> None:
    controller = played(open_town(), "play lawman-1")
    assert controller.check(controller.read("shoot behind 0.0 250.0")) == Refusal("not-inside", "W59", "behind")


@pytest.mark.rule("W59", "W51")
@pytest.mark.parametrize("block", ["saloon", ("saloon", "doorway")])
def test_touching_those_blocks_on_the_way_out_is_a_ricochet(acting: Controller, block: str | tuple[str, str]) -> None:
    after, events = flick(acting, SHOOT, block, "outlaw-1", outlaw_1=fallen(3.0, -9.0))
    assert events[0] == Missed("lawman-1", "ricochet", "saloon")
    assert after.state.cowboy("outlaw-1").hit_points == 2
    after, events = flick(acting, SHOOT, "outlaw-1", block, outlaw_1=fallen(3.0, -9.0))
    assert events == (Hit("outlaw-1", "lawman-1", 1),)
