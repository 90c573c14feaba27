"""Dagda: the Hand of God stands on the Map as a backstop for one flick (G7)."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.events import HandStood
from flick3d.games.faith.table import HAND
from flick3d.match.session import Session
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from flick3d.rules.outline import Point, distance_to, encloses
from flick3d.rules.prompts import Barred
from flick3d.rules.refusal import Refusal
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA, begun, last_flick, with_discs
from tests.rules.played import flick, played

FLICK = "flick prophet-blue-1 225.0 300.0"
BENS = "flick prophet-purple-1 45.0 300.0"
STAND = "stand 8.0 8.0 45.0"
CLEARANCE = 0.999
"""cm. What is exactly 1 cm away in the rules is that, or more."""


def dagda(*discs: tuple[str, Point], laws=()) -> Controller:
    """Dagda's turn; his cloud is in the north-east."""
    return with_discs(begun(gods=("dagda", ""), laws=laws), *discs)


def stands(controller: Controller, x: float, y: float, direction: float) -> tuple[Point, ...]:
    """The four corners of the Hand's foot after it was stood with this wish: a board of 6 by 0.5 cm."""
    hand = played(controller, f"stand {x} {y} {direction}").state.hand
    assert hand is not None
    angle = math.radians(hand.direction)
    assert hand.direction == direction
    corners = ((0.25, 3.0), (-0.25, 3.0), (-0.25, -3.0), (0.25, -3.0))
    return tuple(
        (hand.x + a * math.cos(angle) - b * math.sin(angle), hand.y + a * math.sin(angle) + b * math.cos(angle))
        for a, b in corners
    )


@pytest.mark.rule("G7")
def test_it_stands_where_he_wishes_and_nothing_can_move_it() -> None:
    after, events = (controller := dagda()).apply(controller.read(STAND))
    assert events == (HandStood("Ann", 8.0, 8.0, 45.0),)
    shot = after.shot(after.read(FLICK))
    assert shot is not None
    assert shot.layout[HAND].fixed
    assert shot.layout[HAND].pose == upright(8.0, 8.0, 45.0)
    assert (after.state.active, after.state.phase) == ("Ann", "mission")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("G7")
def test_it_is_gone_when_the_flick_has_come_to_rest() -> None:
    after, _ = flick(played(dagda(), STAND), FLICK, prophet_blue_1=upright(*SEA))
    assert (after.state.hand, HAND in after.state.layout, after.state.active) == (None, False, "Ben")
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("G7", "F33")
def test_it_is_in_nobodys_way_when_a_temple_is_placed() -> None:
    after, _ = flick(played(dagda(), "stand 5.0 15.0 0.0"), FLICK, prophet_blue_1=upright(0.6, 15.0))
    after = played(after, "found prophet-blue-1", "raise temple-blue-1 5.0 15.0")
    assert after.state.layout["temple-blue-1"].pose == upright(5.0, 15.0)


@pytest.mark.rule("G7")
def test_twice_in_a_generation_and_never_twice_at_once() -> None:
    once = played(dagda(), STAND)
    stands = Refusal("hand-stands", "G7")
    assert once.check(once.read("stand -8.0 -8.0 0.0")) == stands
    assert [spot.word for spot in once.prompt.spots] == ["put"]
    assert once.prompt.barred == (Barred(("stand",), stands),)
    controller, _ = flick(once, FLICK, prophet_blue_1=upright(*SEA))
    controller, _ = flick(controller, BENS, prophet_purple_1=upright(-8.0, -8.0))
    assert [spot.word for spot in controller.prompt.spots] == ["put", "stand"]
    twice = played(controller, "stand -8.0 8.0 45.0")
    controller, _ = flick(twice, "flick prophet-blue-2 225.0 300.0", prophet_blue_2=upright(8.0, -8.0))
    controller, _ = flick(controller, "flick prophet-purple-2 45.0 300.0", prophet_purple_2=upright(-8.0, -11.0))
    assert controller.state.active == "Ann"
    assert controller.check(controller.read(STAND)) == Refusal("no-hand-left", "G7")
    assert controller.prompt.barred == (Barred(("stand",), Refusal("no-hand-left", "G7")),)


@pytest.mark.rule("G7", "F42")
def test_twice_more_in_the_next_generation() -> None:
    controller = played(last_flick(dagda()), STAND)
    after, _ = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    assert (after.state.generation, after.state.powers.hands) == (2, 0)


@pytest.mark.rule("G7", "F32")
def test_before_a_disc_is_flicked_again_as_well() -> None:
    stuck, _ = flick(played(dagda(), STAND), FLICK, prophet_blue_1=upright(15.5, 18.0))
    assert (stuck.state.phase, stuck.state.hand) == ("stuck", None)
    assert "stand" in [spot.word for spot in stuck.prompt.spots]
    again = played(stuck, "stand -8.0 8.0 90.0")
    assert again.state.powers.hands == 2
    shot = again.shot(again.read(FLICK))
    assert shot is not None
    assert shot.layout[HAND].pose == upright(-8.0, 8.0, 90.0)
    after, _ = flick(again, FLICK, prophet_blue_1=upright(*SEA))
    assert HAND not in after.state.layout


@pytest.mark.rule("G7")
def test_only_dagda_and_only_in_his_turn() -> None:
    controller, _ = flick(dagda(), FLICK, prophet_blue_1=upright(*SEA))
    assert controller.check(controller.read("stand 0.0 15.0 0.0")) == Refusal("no-hand-left", "G7")
    assert [spot.word for spot in controller.prompt.spots] == ["put"]
    assert controller.prompt.barred == ()
    asked, _ = flick(dagda(), FLICK, prophet_blue_1=upright(0.6, 15.0))
    assert asked.check(asked.read(STAND)).reason == "not-now"


@pytest.mark.rule("G7")
@pytest.mark.parametrize("direction", [0.0, 30.0, 45.0, 90.0, 200.0])
@pytest.mark.parametrize("wish", [NAVEL, (0.0, 3.4), (-2.5, 2.5), (3.45, 0.0)])
def test_at_least_one_cm_from_the_navel(wish: Point, direction: float) -> None:
    controller = dagda()
    foot, navel = stands(controller, *wish, direction), controller.state.map.navel
    assert not encloses(foot, *navel.at)
    assert distance_to(foot, *navel.at) >= navel.radius + CLEARANCE


@pytest.mark.rule("G7")
@pytest.mark.parametrize("direction", [0.0, 45.0, 90.0, 300.0])
@pytest.mark.parametrize("wish", [(19.0, 19.0), (15.0, 15.0), (14.2, 19.5), (19.5, 14.0)])
def test_at_least_one_cm_from_the_own_cloud(wish: Point, direction: float) -> None:
    controller = dagda()
    foot, cloud = stands(controller, *wish, direction), controller.state.corner("Ann").border
    assert not any(encloses(cloud, *corner) for corner in foot)
    assert not any(encloses(foot, *point) for point in cloud)
    assert min(distance_to(cloud, *corner) for corner in foot) >= CLEARANCE
    assert min(distance_to(foot, *point) for point in cloud) >= CLEARANCE


@pytest.mark.rule("G7")
def test_it_may_stand_as_near_as_that_and_in_a_rivals_cloud() -> None:
    near = played(dagda(), "stand 3.7 0.0 0.0").state.hand
    assert (near.x, near.y) == (3.7, 0.0)
    theirs = played(dagda(), "stand -19.0 -19.0 45.0").state.hand
    assert (theirs.x, theirs.y) == (-19.0, -19.0)


@pytest.mark.rule("G7")
def test_wholly_on_the_map_and_on_nothing() -> None:
    controller = dagda(("temple-purple-1", ON_I))
    beside = played(controller, f"stand {ON_I[0]} {ON_I[1]} 0.0").state.hand
    assert 5.0 <= math.dist((beside.x, beside.y), ON_I) < 5.3
    edge = played(controller, "stand 24.0 0.0 0.0").state.hand
    assert 20.7 < edge.x < 21.0
    assert controller.check(controller.read("stand 24.5 0.0 0.0")) == Refusal("outside-map", "G7")
    assert controller.check(controller.read("stand nan 0.0 0.0")) == Refusal("not-a-number")
    assert controller.check(controller.read("stand 8.0 8.0 inf")) == Refusal("not-a-number")


@pytest.mark.rule("G7", "F31")
def test_he_may_still_choose_where_his_disc_lies_and_which_it_is() -> None:
    controller = played(dagda(), STAND, "put 18.0 18.5")
    shot = controller.shot(controller.read("flick prophet-blue-2 225.0 300.0"))
    assert shot is not None
    assert shot.layout["prophet-blue-2"].pose == upright(18.0, 18.5)
    assert HAND in shot.layout


@pytest.mark.rule("G7", "L5")
def test_with_two_hands_it_stands_before_the_first_aim_and_for_both() -> None:
    controller = played(dagda(laws=("two-hands",)), STAND, "aim prophet-blue-1 225.0 300.0")
    assert controller.check(controller.read("stand -8.0 8.0 0.0")).reason == "not-now"
    shot = controller.shot(controller.read("flick prophet-blue-2 220.0 300.0"))
    assert shot is not None
    assert HAND in shot.layout
    assert len(shot.pushes) == 2


@pytest.mark.rule("G7")
def test_it_can_be_taken_back_before_the_flick(table) -> None:
    session = Session(Controller(dagda().game, table, dagda().state), table)
    before = session.state
    session.submit(session.read(STAND))
    assert session.state.powers.hands == 1
    assert session.can_undo
    session.undo()
    assert session.state == before


@pytest.mark.rule("G7")
def test_on_the_table_a_disc_bounces_off_it(table) -> None:
    for text, stopped in ((STAND, True), (f"stand {ON_II[0]} {ON_II[1]} 0.0", False)):
        session = Session(Controller(dagda().game, table, dagda().state), table)
        session.submit(session.read(text))
        step = session.submit(session.read("flick prophet-blue-1 225.0 220.0"))
        pose = step.facts.rest("prophet-blue-1").pose
        assert (pose.x + pose.y > 16.0) == stopped
        assert (HAND in step.facts.touched_by("prophet-blue-1")) == stopped
