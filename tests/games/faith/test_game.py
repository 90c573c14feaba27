"""A match without Laws and gods: the race, the Mission, Temples, the Worship and the end, on facts made by hand."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.games.faith.components import moved
from flick3d.games.faith.events import (
    Aimed,
    Blessed,
    FirstPlayer,
    Flicked,
    GenerationBegan,
    Lost,
    Raced,
    TempleRaised,
    WashedUp,
    Worshipped,
)
from flick3d.games.faith.outlines import Disc, lies_within
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError, RefusedError
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from flick3d.rules.outline import distance_to
from flick3d.rules.refusal import Refusal
from tests.games.faith.matches import (
    CITY_I,
    CITY_II,
    SEA,
    altered,
    begun,
    match,
    place_of,
    race,
    with_discs,
)
from tests.rules.played import flick, kinds, played


@pytest.mark.rule("F1")
def test_two_to_four_play_each_for_himself() -> None:
    with pytest.raises(FlickError, match="1 players"):
        match("Ann")
    with pytest.raises(FlickError, match="5 players"):
        match(*"ABCDE")
    with pytest.raises(FlickError, match="name of his own"):
        match("Ann", "Ann")


@pytest.mark.rule("F12")
def test_all_aim_in_turn_unseen_and_fly_in_the_same_instant() -> None:
    controller = match("Ann", "Ben", "Cy")
    assert controller.shot(controller.read("race 225.0 300.0")) is None
    controller = played(controller, "race 225.0 300.0")
    assert controller.prompt.player == "Ben"
    assert controller.game.seen_by(controller.state, "Ben").aimed == ((0.0, 0.0),)
    assert controller.game.seen_by(controller.state, "Ann").aimed == ((225.0, 300.0),)
    controller = played(controller, "race 135.0 310.0")
    shot = controller.shot(controller.read("race 45.0 320.0"))
    assert [(push.direction, push.speed) for push in shot.pushes] == [(225.0, 300.0), (135.0, 310.0), (45.0, 320.0)]
    assert len(shot.layout) == 3


@pytest.mark.rule("F12")
def test_who_ends_closest_to_the_navels_centre_begins_and_all_discs_go_back() -> None:
    off = Rest("prophet-blue-1", upright(1.0, 0.0, z=-0.2), moved=True)
    after, events = race(match(), prophet_blue_1=off, prophet_purple_1=upright(0.0, -20.0))
    assert events == (Aimed("Ben"), Raced("Ann", -1.0), Raced("Ben", 20.0), FirstPlayer("Ben"), GenerationBegan(1))
    assert (after.state.first, after.state.active, after.state.phase) == ("Ben", "Ben", "mission")
    assert len(after.state.layout) == 0
    assert {each.place for each in after.state.components} == {"hand", "supply", "box"}


@pytest.mark.rule("F12")
def test_those_who_tie_race_again() -> None:
    three = match("Ann", "Ben", "Cy")
    spots = {"prophet_blue_1": upright(0.0, 5.0), "prophet_purple_1": upright(5.0, 0.0)}
    after, _ = race(three, **spots, prophet_yellow_1=upright(9.0, 0.0))
    assert (after.state.phase, after.state.racers, after.state.aimed) == ("race", ("Ann", "Ben"), ())
    after, events = race(after, prophet_blue_1=upright(4.0, 0.0))
    assert FirstPlayer("Ann") in events


@pytest.mark.rule("F31")
def test_a_prophet_is_put_in_the_own_corner_and_flicked() -> None:
    controller = begun()
    offer = controller.prompt.spots[0]
    assert all(x > 0 and y > 0 for x, y in offer.outline)
    controller = played(controller, "put 18.0 18.5")
    assert controller.prompt.flicks[0].at == (18.0, 18.5)
    refusal = controller.check(controller.read("put -18.0 18.5"))
    assert refusal == Refusal("outside-corner", "F31")
    assert controller.check(controller.read("flick prophet-purple-1 0.0 100.0")).reason == "no-such-disc"


@pytest.mark.rule("F13")
def test_the_full_range_of_strength() -> None:
    controller = begun()
    assert controller.check(controller.read("flick prophet-blue-1 225.0 500.0")) is None
    assert controller.check(controller.read("flick prophet-blue-1 225.0 501.0")).reason == "too-fast"
    assert controller.check(controller.read("flick prophet-blue-1 225.0 19.0")).reason == "too-slow"


@pytest.mark.rule("F32")
def test_a_prophet_that_touches_the_cloud_may_be_flicked_again_or_left() -> None:
    stuck, events = flick(begun(), "flick prophet-blue-1 225.0 100.0", prophet_blue_1=upright(15.5, 18.0))
    assert events == (Flicked("Ann", ("prophet-blue-1",), ("prophet-blue-1",)),)
    assert (stuck.state.phase, stuck.state.active) == ("stuck", "Ann")
    assert [offer.fixed for offer in stuck.prompt.flicks] == [("prophet-blue-1",)]
    again, events = flick(stuck, "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert events == (Flicked("Ann", ("prophet-blue-1",)),)
    assert again.state.active == "Ben"
    left = played(stuck, "leave")
    assert (left.state.active, place_of(left, "prophet-blue-1")) == ("Ben", "map")


@pytest.mark.rule("F34", "X2")
def test_a_prophet_in_a_city_is_given_for_a_temple_anywhere_on_that_island() -> None:
    controller, _ = flick(begun(), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*CITY_I))
    assert controller.state.phase == "temples"
    controller = played(controller, "found prophet-blue-1")
    assert place_of(controller, "prophet-blue-1") == "pool"
    assert controller.prompt.spots[0].outline == controller.state.map.island("I").border
    after, events = controller.apply(controller.read("raise temple-blue-1 -4.5 15.0"))
    assert events == (TempleRaised("Ann", "prophet-blue-1", "temple-blue-1", "I", -4.5, 15.0),)
    assert place_of(after, "temple-blue-1") == "map"
    assert after.state.active == "Ben"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("F34")
def test_any_number_of_own_prophets_also_earlier_ones_but_nobody_elses() -> None:
    controller = with_discs(
        begun(),
        ("prophet-blue-2", CITY_II),
        ("prophet-purple-1", (CITY_II[0] + 2.1, CITY_II[1])),
        ("prophet-blue-3", SEA),
    )
    controller, _ = flick(controller, "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*CITY_I))
    offered = [getattr(choice, "component", "done") for choice in controller.prompt.choices]
    assert offered == ["prophet-blue-1", "prophet-blue-2", "done"]
    controller = played(controller, "found prophet-blue-2", "raise temple-blue-1 15.0 5.0")
    assert [getattr(choice, "component", "done") for choice in controller.prompt.choices] == ["prophet-blue-1", "done"]
    assert played(controller, "done").state.active == "Ben"


@pytest.mark.rule("F34")
def test_with_none_in_supply_a_temple_on_the_map_is_moved() -> None:
    spots = [(-4.0, 15.0), (15.0, 5.0), (0.0, -15.0), (-15.0, 0.0)]
    temples = [(f"temple-blue-{number}", spot) for number, spot in enumerate(spots, 1)]
    controller, _ = flick(
        with_discs(begun(), *temples), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*CITY_I)
    )
    controller = played(controller, "found prophet-blue-1")
    assert [offer.fixed for offer in controller.prompt.spots] == [(name,) for name, _ in temples]
    after = played(controller, "raise temple-blue-3 4.0 15.0")
    pose = after.state.layout["temple-blue-3"].pose
    assert (pose.x, pose.y) == (4.0, 15.0)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("F35")
def test_a_temple_ends_wholly_inside_the_border_where_nothing_lies() -> None:
    controller, _ = flick(begun(), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*CITY_I))
    after = played(controller, "found prophet-blue-1", "raise temple-blue-1 0.0 9.2")
    border, pose = after.state.map.island("I").border, after.state.layout["temple-blue-1"].pose
    assert distance_to(border, 0.0, 9.2) < 2.0
    assert lies_within(border, Disc(pose, 2.0, 0.8))
    assert math.dist((pose.x, pose.y), (0.0, 9.2)) < 3.0


@pytest.mark.rule("F33", "F36", "F37", "F38")
def test_navel_then_off_the_map_then_temples_at_sea() -> None:
    controller = with_discs(
        begun(), ("temple-purple-1", (4.0, 15.0)), ("prophet-purple-1", (3.0, 0.0)), ("prophet-blue-2", CITY_II)
    )
    after, events = flick(
        controller,
        "flick prophet-blue-1 225.0 480.0",
        prophet_blue_1=upright(0.0, 2.0),
        temple_purple_1=upright(*SEA),
        prophet_purple_1=upright(-24.5, 0.0),
    )
    after, more = after.apply(after.read("done"))
    assert kinds((*events, *more)) == ["Flicked", "Blessed", "Lost", "WashedUp"]
    assert more == (
        Blessed("Ann", "prophet-blue-1", 2),
        Lost("Ben", "prophet-purple-1"),
        WashedUp("Ben", "temple-purple-1"),
    )
    assert after.state.score("Ann") == 2
    assert [placed.piece for placed in after.state.layout] == ["prophet-blue-2"]


@pytest.mark.rule("F20", "F30", "F40", "F42", "F43", "F44")
def test_the_worship_when_nobody_has_an_unflicked_prophet() -> None:
    controller = begun()
    state = controller.state
    rest = [
        each.id for each in state.components if each.is_prophet and each.place == "hand" and each.id != "prophet-blue-1"
    ]
    controller = altered(controller, components=moved(state.components, "pool", rest))
    controller = with_discs(controller, ("temple-purple-1", (15.0, 5.0)))
    after, events = flick(controller, "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(3.0, 11.0))
    assert events[1:] == (
        Worshipped("Ann", "I", 1, 2),
        Worshipped("Ben", "II", 1, 2),
        FirstPlayer("Ben"),
        GenerationBegan(2),
    )
    assert after.state.scores == (3, 3)
    assert [placed.piece for placed in after.state.layout] == ["temple-purple-1"]
    assert all(each.place in ("hand", "box") for each in after.state.components if each.is_prophet)
    assert after.state.active == "Ben"


def at_the_end(scores: tuple[int, int], *temples: tuple[str, tuple[float, float]]) -> Controller:
    """The last flick of the last Generation is due."""
    controller = begun()
    state = controller.state
    rest = [
        each.id for each in state.components if each.is_prophet and each.place == "hand" and each.id != "prophet-blue-1"
    ]
    components = moved(state.components, "pool", rest)
    return with_discs(altered(controller, components=components, generation=4, scores=scores), *temples)


@pytest.mark.rule("F50")
def test_most_points_win_after_the_last_generation() -> None:
    after, _ = flick(at_the_end((4, 9)), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert (after.outcome.winner, after.outcome.reason, after.outcome.scores) == (
        "Ben",
        "points",
        (("Ann", 4), ("Ben", 9)),
    )
    assert after.prompt is None


@pytest.mark.rule("F51")
def test_on_a_tie_most_temples_then_a_race() -> None:
    temple = ("temple-purple-1", (15.0, 5.0))
    after, _ = flick(at_the_end((4, 1), temple), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert (after.outcome.winner, after.outcome.reason) == ("Ben", "temples")
    tied, _ = flick(at_the_end((4, 4)), "flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(*SEA))
    assert (tied.state.phase, tied.state.racers, tied.outcome) == ("race", ("Ann", "Ben"), None)
    over, _ = race(tied, prophet_purple_1=upright(0.0, 4.0))
    assert (over.outcome.winner, over.outcome.reason) == ("Ben", "race")


def test_what_is_not_asked_for_is_refused() -> None:
    controller = begun()
    with pytest.raises(RefusedError, match="not-now"):
        played(controller, "done")
    assert controller.check(controller.read("race 1.0 100.0")).reason == "not-now"
    nowhere = msgspec.structs.replace(controller.read("put 18.0 18.0"), x=math.nan)
    assert controller.check(nowhere) == Refusal("not-a-number")
