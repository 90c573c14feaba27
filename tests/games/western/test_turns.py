"""Rounds, turns, hats and the initiative."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.games.western.events import CowboyPlayed, HatTurned, RoundBegan, StoodUp, TeamPassed
from flick3d.rules.controller import Controller
from flick3d.rules.game import Seat
from flick3d.rules.layout import upright
from flick3d.rules.refusal import Refusal
from tests.games.western.town import altered, elimination, match, scenario, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played


def offered(controller: Controller) -> list[str]:
    """The cowboys who may be played now."""
    assert controller.prompt is not None
    assert controller.prompt.kind == "choose-cowboy"
    return [choice.cowboy for choice in controller.prompt.choices]


def barred(controller: Controller) -> dict[str, str]:
    """Per barred action its reason."""
    assert controller.prompt is not None
    return {" ".join(each.words): each.refusal.reason for each in controller.prompt.barred}


def round_of(controller: Controller, *cowboys: str) -> Controller:
    """Play these cowboys one after the other without an action."""
    for cowboy in cowboys:
        controller = played(controller, f"play {cowboy}")
        if controller.state.phase == "act":
            controller = played(controller, "end")
    return controller


@pytest.mark.rule("W10", "W11")
def test_a_played_cowboys_hat_is_turned_and_he_is_not_available_again() -> None:
    controller = played(match(), "play lawman-1")
    controller, events = controller.apply(controller.read("end"))
    assert events == (HatTurned("lawman-1", "red"),)
    state = controller.state
    assert state.cowboy("lawman-1").hat == "red"
    assert state.layout["hat-lawman-1"].pose.axis_z == pytest.approx(1.0)
    controller = round_of(controller, "outlaw-1")
    assert offered(controller) == ["lawman-2"]
    assert barred(controller) == {"play lawman-1": "hat-turned"}
    assert controller.check(controller.read("play lawman-1")) == Refusal("hat-turned", "W10", "lawman-1")


@pytest.mark.rule("W10", "W11")
def test_when_nobody_is_available_the_clock_moves_on_and_the_other_colour_plays() -> None:
    controller = round_of(match(), "lawman-1", "outlaw-1", "lawman-2")
    controller = played(controller, "play outlaw-2")
    controller, events = controller.apply(controller.read("end"))
    assert events == (HatTurned("outlaw-2", "red"), RoundBegan(2, 8, "red"))
    assert (controller.state.hour, controller.state.round) == (8, 2)
    assert all(cowboy.hat == "red" for cowboy in controller.state.cowboys)


@pytest.mark.rule("W12")
def test_the_holder_of_the_initiative_opens_every_round() -> None:
    controller = match(initiative="outlaw-2")
    for _ in range(2):
        assert controller.state.team == "outlaws"
        assert offered(controller) == ["outlaw-2"]
        assert barred(controller) == {"play outlaw-1": "initiative-first"}
        assert controller.check(controller.read("play outlaw-1")) == Refusal("initiative-first", "W12", "outlaw-1")
        controller = round_of(controller, "outlaw-2", "lawman-1", "outlaw-1", "lawman-2")


@pytest.mark.rule("W12")
def test_after_the_opening_teams_alternate_and_pick_freely() -> None:
    controller = round_of(match(men=3), "lawman-1")
    assert controller.state.team == "outlaws"
    assert offered(controller) == ["outlaw-1", "outlaw-2", "outlaw-3"]
    controller = round_of(controller, "outlaw-3")
    assert controller.state.team == "lawmen"
    assert offered(controller) == ["lawman-2", "lawman-3"]
    assert controller.check(controller.read("play outlaw-1")) == Refusal("other-team", "W12", "outlaw-1")
    assert controller.check(controller.read("play lawman-9")) == Refusal("no-such-cowboy", "W14", "lawman-9")


@pytest.mark.rule("W12", "W62")
def test_the_next_player_in_the_teams_order_opens_the_new_round() -> None:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "lawmen"), Seat("Cleo", "outlaws"))
    controller = round_of(match(men=3, seats=seats), "lawman-1", "outlaw-1", "lawman-2", "outlaw-2", "lawman-3")
    controller = round_of(controller, "outlaw-3")
    assert controller.prompt is not None
    assert (controller.prompt.team, controller.prompt.player) == ("lawmen", "Ben")


@pytest.mark.rule("W13")
def test_a_team_may_have_two_turns_in_a_row_across_a_rounds_end() -> None:
    controller = round_of(match(), "lawman-1", "outlaw-1", "lawman-2")
    controller = altered(controller, initiative="outlaw-1")
    controller = round_of(controller, "outlaw-2")
    assert (controller.state.round, controller.state.team) == (2, "outlaws")
    assert offered(controller) == ["outlaw-1"]


@pytest.mark.rule("W13")
def test_a_team_with_nobody_available_is_passed_over() -> None:
    controller = with_man(match(men=3), "outlaw-2", hat="red")
    controller = with_man(controller, "outlaw-3", hat="red")
    controller = round_of(controller, "lawman-1", "outlaw-1")
    controller = played(controller, "play lawman-2")
    controller, events = controller.apply(controller.read("end"))
    assert events == (HatTurned("lawman-2", "red"), TeamPassed("outlaws"))
    assert controller.state.team == "lawmen"
    assert offered(controller) == ["lawman-3"]


@pytest.mark.rule("W14")
def test_a_turn_is_up_to_two_actions() -> None:
    controller = played(match(), "play lawman-1")
    assert controller.state.actions_left == 2
    controller, events = flick(controller, "shoot left 90.0 100.0")
    assert kinds(events) == ["Missed"]
    assert (controller.state.active, controller.state.actions_left) == ("lawman-1", 1)
    controller, events = flick(controller, "shoot left 90.0 100.0")
    assert kinds(events) == ["Missed", "HatTurned"]
    assert (controller.state.active, controller.state.actions_left, controller.state.team) == ("", 0, "outlaws")


@pytest.mark.rule("S10", "W14")
def test_a_leader_has_the_right_to_three_actions() -> None:
    leader, *others = scenario().cowboys
    controller = match(cowboys=(msgspec.structs.replace(leader, actions=3), *others))
    controller = played(controller, "play lawman-1")
    for left in (2, 1):
        controller, _ = flick(controller, "shoot left 90.0 100.0")
        assert (controller.state.active, controller.state.actions_left) == ("lawman-1", left)
    controller, events = flick(controller, "shoot left 90.0 100.0")
    assert kinds(events) == ["Missed", "HatTurned"]
    assert played(controller, "play outlaw-1").state.actions_left == 2


@pytest.mark.rule("W14")
@pytest.mark.parametrize("first", ["move 90.0 100.0", "shoot right 90.0 100.0"])
@pytest.mark.parametrize("second", ["move 90.0 100.0", "shoot right 90.0 100.0"])
def test_actions_come_in_any_order_and_the_same_twice(first: str, second: str) -> None:
    controller = played(match(), "play lawman-1")
    for text in (first, second):
        assert controller.state.team == "lawmen"
        controller, _ = flick(controller, text)
        if text.startswith("move"):
            controller = played(controller, "face 0.0")
    assert controller.state.team == "outlaws"


@pytest.mark.rule("W14")
def test_one_action_or_none_is_enough() -> None:
    assert round_of(match(), "lawman-1").state.team == "outlaws"
    controller, _ = flick(played(match(), "play lawman-1"), "shoot left 90.0 100.0")
    assert played(controller, "end").state.team == "outlaws"


@pytest.mark.rule("W14")
def test_actions_of_another_phase_are_refused() -> None:
    controller = match()
    for text in ("move 0.0 100.0", "shoot left 0.0 100.0", "face 0.0", "end"):
        assert controller.check(controller.read(text)) == Refusal("not-now", "W14", text.split()[0])
    controller = played(controller, "play lawman-1")
    for text in ("play lawman-2", "face 0.0"):
        assert controller.check(controller.read(text)) == Refusal("not-now", "W14", text.split()[0])


@pytest.mark.rule("W15")
def test_a_fallen_cowboy_stands_up_where_his_base_is_when_he_is_played() -> None:
    controller = with_man(match(), "lawman-1", fallen(-18.0, 3.0, 40.0), posture="fallen")
    assert "hat-lawman-1" not in controller.state.layout
    controller, events = controller.apply(controller.read("play lawman-1"))
    assert events == (CowboyPlayed("lawman-1", "Ann"), StoodUp("lawman-1", "played"))
    state = controller.state
    assert state.cowboy("lawman-1").posture == "standing"
    assert state.layout["lawman-1"].pose == upright(-18.0, 3.0, 0.0)
    assert (state.layout["hat-lawman-1"].pose.x, state.layout["hat-lawman-1"].pose.y) == (-18.0, 3.0)
    assert (state.phase, state.actions_left) == ("act", 2)


@pytest.mark.rule("W15")
def test_on_a_taken_spot_he_stands_on_the_nearest_free_one() -> None:
    controller = with_man(match(), "lawman-1", fallen(-20.0, 1.2, 40.0), posture="fallen")
    controller = with_man(controller, "lawman-2", upright(-20.0, 0.0))
    controller = played(controller, "play lawman-1")
    pose = controller.state.layout["lawman-1"].pose
    assert pose.tilt == 0.0
    assert 2.3 <= ((pose.x + 20.0) ** 2 + pose.y**2) ** 0.5 < 2.9
    assert pose.y > 1.2


@pytest.mark.rule("W15")
def test_a_fallen_cowboy_who_is_not_played_stays_down() -> None:
    controller = with_man(match(), "lawman-2", fallen(-18.0, 3.0), posture="fallen")
    controller = round_of(controller, "lawman-1", "outlaw-1")
    assert controller.state.cowboy("lawman-2").posture == "fallen"
    assert controller.state.layout["lawman-2"].pose == fallen(-18.0, 3.0)


@pytest.mark.rule("W16")
def test_a_dead_cowboy_is_played_to_pass_the_turn() -> None:
    controller = with_man(match(), "lawman-2", posture="dead", hit_points=0)
    controller = round_of(controller, "lawman-1", "outlaw-1")
    assert offered(controller) == ["lawman-2"]
    controller, events = controller.apply(controller.read("play lawman-2"))
    assert events == (CowboyPlayed("lawman-2", "Ann", dead=True), HatTurned("lawman-2", "red"))
    assert controller.state.cowboy("lawman-2").hat == "red"
    assert (controller.state.team, controller.state.phase) == ("outlaws", "choose-cowboy")
    assert "hat-lawman-2" not in controller.state.layout


@pytest.mark.rule("W16", "W17")
def test_a_dead_cowboys_pass_is_his_players_turn() -> None:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "lawmen"), Seat("Cleo", "outlaws"))
    controller = with_man(match(men=3, seats=seats), "lawman-2", posture="dead", hit_points=0)
    asked = []
    for cowboy in ("lawman-1", "outlaw-1", "lawman-2", "outlaw-2", "lawman-3"):
        assert controller.prompt is not None
        asked.append(controller.prompt.player)
        controller = round_of(controller, cowboy)
    assert asked == ["Ann", "Cleo", "Ben", "Cleo", "Ann"]


@pytest.mark.rule("W17")
def test_with_an_odd_number_of_players_teams_still_alternate() -> None:
    seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("Cleo", "outlaws"))
    controller = match(men=2, seats=seats)
    asked = []
    for cowboy in ("lawman-1", "outlaw-1", "lawman-2", "outlaw-2", "lawman-1", "outlaw-1"):
        assert controller.prompt is not None
        asked.append((controller.prompt.team, controller.prompt.player))
        controller = round_of(controller, cowboy)
    lawmen = [player for team, player in asked if team == "lawmen"]
    outlaws = [player for team, player in asked if team == "outlaws"]
    assert [team for team, _ in asked] == ["lawmen", "outlaws"] * 3
    assert lawmen == ["Ann", "Ann", "Ann"]
    assert outlaws == ["Ben", "Cleo", "Ben"]


@pytest.mark.rule("W12", "W16")
def test_a_town_without_a_living_man_still_reaches_noon() -> None:
    controller = match(goals=(elimination(5),))
    for cowboy in controller.state.cowboys:
        controller = with_man(controller, cowboy.id, posture="dead", hit_points=0)
    while controller.outcome is None:
        assert controller.prompt is not None
        controller = round_of(controller, controller.prompt.choices[0].cowboy)
        assert controller.game.faults(controller.state) == ()
    assert (controller.outcome.winner, controller.outcome.reason) == (None, "noon")
