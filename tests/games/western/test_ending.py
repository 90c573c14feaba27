"""Death, the initiative's heirs, and the end of a match."""

from __future__ import annotations

import pytest

from flick3d.games.western.ending import goal_reached, noon_outcome
from flick3d.games.western.events import CowboyPlayed, Died, HatTurned, Hit, InitiativePassed, MatchEnded
from flick3d.games.western.scenario import Clock
from flick3d.rules.controller import Controller
from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from tests.games.western.town import altered, elimination, match, with_man
from tests.rules.fake_ground import fallen
from tests.rules.played import flick, kinds, played

SHOOT = "shoot left 0.0 200.0"


def weak(controller: Controller, *cowboys: str) -> Controller:
    for cowboy in cowboys:
        controller = with_man(controller, cowboy, hit_points=1)
    return controller


def dead(controller: Controller, *cowboys: str) -> Controller:
    for cowboy in cowboys:
        controller = with_man(controller, cowboy, hit_points=0, posture="dead")
    return controller


@pytest.mark.rule("W60", "W61")
def test_the_last_hit_point_takes_the_figure_off_the_table() -> None:
    controller = played(weak(match(men=3), "outlaw-1"), "play lawman-1")
    after, events = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert events == (Hit("outlaw-1", "lawman-1", 0), Died("outlaw-1", "lawman-1"))
    man = after.state.cowboy("outlaw-1")
    assert (man.posture, man.hit_points, man.hat) == ("dead", 0, "blue")
    assert "outlaw-1" not in after.state.layout
    assert "hat-outlaw-1" not in after.state.layout


@pytest.mark.rule("W60")
def test_nobody_is_stood_up_around_a_man_who_is_gone() -> None:
    controller = played(weak(match(men=3), "outlaw-1"), "play lawman-1")
    after, _ = flick(
        controller, SHOOT, "outlaw-1", "outlaw-2", outlaw_1=fallen(23.0, -7.0), outlaw_2=fallen(23.0, -7.0)
    )
    assert (after.state.layout["outlaw-2"].pose.x, after.state.layout["outlaw-2"].pose.y) == (23.0, -7.0)


@pytest.mark.rule("W61", "W16")
def test_a_dead_mans_hat_keeps_its_colour_and_is_turned_when_he_passes() -> None:
    controller = played(weak(match(men=3), "outlaw-1"), "play lawman-1")
    after, _ = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    after = played(after, "end")
    after, events = after.apply(after.read("play outlaw-1"))
    assert events == (CowboyPlayed("outlaw-1", "Ben", dead=True), HatTurned("outlaw-1", "red"))


@pytest.mark.rule("W62")
def test_the_token_goes_to_the_man_who_shot_its_holder() -> None:
    controller = played(weak(match(men=3), "lawman-1"), "play lawman-1", "end", "play outlaw-3")
    after, events = flick(controller, SHOOT, "lawman-1", lawman_1=fallen(-22.0, -8.0))
    assert events[-1] == InitiativePassed("lawman-1", "outlaw-3")
    assert after.state.initiative == "outlaw-3"
    after = played(after, "end", "play lawman-2", "end", "play outlaw-1", "end", "play lawman-3", "end")
    after = played(after, "play outlaw-2", "end")
    assert (after.state.round, after.state.team) == (2, "outlaws")
    assert after.prompt is not None
    assert [choice.cowboy for choice in after.prompt.choices] == ["outlaw-3"]


@pytest.mark.rule("W62", "W56")
def test_also_when_that_is_a_man_of_his_own_side() -> None:
    controller = played(weak(match(men=3, initiative="lawman-2"), "lawman-2"), "play lawman-2", "end")
    controller = played(controller, "play outlaw-1", "end", "play lawman-1")
    after, events = flick(controller, SHOOT, "lawman-2", lawman_2=fallen(-22.0, 0.0))
    assert events[-1] == InitiativePassed("lawman-2", "lawman-1")
    assert after.state.initiative == "lawman-1"


@pytest.mark.rule("W62")
def test_shot_by_nobody_else_it_goes_to_the_enemies_lowest_living_number() -> None:
    controller = weak(dead(match(men=3), "outlaw-1"), "lawman-1")
    after, events = flick(played(controller, "play lawman-1"), SHOOT, "lawman-1", lawman_1=fallen(-22.0, -8.0))
    assert kinds(events) == ["Hit", "Died", "InitiativePassed", "HatTurned"]
    assert after.state.initiative == "outlaw-2"
    assert after.state.cowboy("lawman-1").hat == "red"


@pytest.mark.rule("W62")
def test_without_a_living_enemy_it_stays_on_his_own_side() -> None:
    goal = (elimination(3, "outlaws"),)
    controller = weak(dead(match(men=3, goals=goal), "outlaw-1", "outlaw-2", "outlaw-3"), "lawman-1")
    after, _ = flick(played(controller, "play lawman-1"), SHOOT, "lawman-1", lawman_1=fallen(-22.0, -8.0))
    assert after.state.initiative == "lawman-2"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W62")
def test_the_token_of_the_last_living_man_stays() -> None:
    goal = (elimination(3),)
    controller = altered(match(men=2), scenario=match(men=2, goals=goal).state.scenario)
    controller = weak(dead(controller, "outlaw-1", "outlaw-2", "lawman-2"), "lawman-1")
    after, events = flick(played(controller, "play lawman-1"), SHOOT, "lawman-1", lawman_1=fallen(-22.0, -8.0))
    assert "InitiativePassed" not in kinds(events)
    assert after.state.initiative == "lawman-1"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W62")
def test_the_token_of_a_living_holder_stays_with_him() -> None:
    controller = played(weak(match(men=3), "outlaw-1"), "play lawman-1")
    after, _ = flick(controller, SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert after.state.initiative == "lawman-1"


@pytest.mark.rule("W90", "S1")
def test_the_first_side_to_eliminate_three_enemies_wins() -> None:
    controller = match(men=5, goals=(elimination(3),))
    controller = weak(dead(controller, "outlaw-2", "outlaw-3"), "outlaw-1")
    after, events = flick(played(controller, "play lawman-1"), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    outcome = Outcome("lawmen", "eliminated", (("lawmen", 3), ("outlaws", 0)))
    assert events == (Hit("outlaw-1", "lawman-1", 0), Died("outlaw-1", "lawman-1"), MatchEnded(outcome))
    assert after.outcome == outcome
    assert (after.prompt, after.state.phase) == (None, "over")
    assert after.check(after.read("end")) == Refusal("match-over")


@pytest.mark.rule("S1")
def test_two_are_not_three() -> None:
    controller = match(men=5, goals=(elimination(3),))
    controller = weak(dead(controller, "outlaw-2"), "outlaw-1")
    after, _ = flick(played(controller, "play lawman-1"), SHOOT, "outlaw-1", outlaw_1=fallen(23.0, -7.0))
    assert after.outcome is None


@pytest.mark.rule("W90", "W56")
def test_an_enemy_shot_by_his_own_side_is_eliminated_too() -> None:
    controller = match(men=2, goals=(elimination(1),))
    controller = played(weak(controller, "lawman-2"), "play lawman-1")
    after, _ = flick(controller, SHOOT, "lawman-2", lawman_2=fallen(-22.0, 0.0))
    assert after.outcome == Outcome("outlaws", "eliminated", (("lawmen", 0), ("outlaws", 1)))


@pytest.mark.rule("W90")
def test_a_goal_of_one_side_is_no_goal_of_the_other() -> None:
    controller = match(men=2, goals=(elimination(1, "outlaws"),))
    assert goal_reached(dead(controller, "outlaw-1").state) is None
    reached = goal_reached(dead(controller, "lawman-1").state)
    assert reached is not None
    assert reached.winner == "outlaws"


@pytest.mark.rule("W90")
def test_both_goals_with_the_same_flick_is_a_draw() -> None:
    controller = dead(match(men=2, goals=(elimination(1),)), "lawman-1", "outlaw-2")
    assert goal_reached(controller.state) == Outcome(None, "eliminated", (("lawmen", 1), ("outlaws", 1)))


def last_turn(controller: Controller) -> tuple[Controller, Controller]:
    """The match before and after the last turn before 12:00."""
    controller = played(controller, "play lawman-1", "end", "play outlaw-1", "end", "play lawman-2", "end")
    controller = played(controller, "play outlaw-2")
    return controller, played(controller, "end")


@pytest.mark.rule("W90", "S1")
@pytest.mark.parametrize(("hurt", "winner"), [("lawman-2", "outlaws"), ("outlaw-2", "lawmen"), (None, None)])
def test_at_noon_the_side_with_more_hit_points_wins(hurt: str | None, winner: str | None) -> None:
    controller = match(clock=Clock(start=11))
    if hurt:
        controller = weak(controller, hurt)
    before, after = last_turn(controller)
    assert before.outcome is None
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == (winner, "noon")
    points = {None: 4, "lawman-2": 3, "outlaw-2": 4}[hurt]
    assert after.outcome.scores[0] == ("lawmen", points)
    assert (after.state.hour, after.prompt) == (12, None)


@pytest.mark.rule("W90", "W8")
def test_the_scenario_may_give_noon_to_a_side() -> None:
    controller = weak(match(clock=Clock(start=11, noon="lawmen")), "lawman-1", "lawman-2")
    _, after = last_turn(controller)
    assert after.outcome == Outcome("lawmen", "noon-side", (("lawmen", 2), ("outlaws", 4)))


@pytest.mark.rule("W90", "W11")
def test_a_match_that_starts_at_twelve_plays_on_to_the_next_twelve() -> None:
    _, after = last_turn(match(clock=Clock(start=12)))
    assert after.outcome is None
    assert (after.state.hour, after.state.round) == (1, 2)


@pytest.mark.rule("W90")
def test_the_dead_count_for_nothing_at_noon() -> None:
    controller = dead(match(men=2), "outlaw-1")
    assert noon_outcome(controller.state).scores == (("lawmen", 4), ("outlaws", 2))
