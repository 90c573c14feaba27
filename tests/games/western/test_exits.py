"""Ways off the table: marked exits, and buildings that a figure had to reach."""

from __future__ import annotations

from typing import Any

import pytest

from flick3d.games.western.actions import Play
from flick3d.games.western.events import (
    Entered,
    Escaped,
    HatTurned,
    InitiativePassed,
    MatchEnded,
    MoveFailed,
    PutBack,
    Reached,
)
from flick3d.games.western.exits import exit_of, leave_table, lies_on, open_exits, reach
from flick3d.games.western.scenario import BuildingStart, ExitStart, NeutralStart, TokensStart
from flick3d.games.western.vocabulary import Escaping, Goal, Reaching
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from flick3d.rules.refusal import Refusal
from tests.games.western.finishing import acting, changed, done, entered, gone, inside, shot_at, with_figure
from tests.games.western.test_goals import put
from tests.games.western.town import match
from tests.rules.fake_ground import fallen
from tests.rules.played import flick

GATE = ExitStart("gate", (45.0, -10.0), (45.0, 10.0))
FORD = ExitStart("ford", (-20.0, -30.0), (-5.0, -30.0))
RUN = "move 0.0 100.0"


def town(*goals: Goal, **changes: Any) -> Controller:
    place: dict[str, Any] = {
        "men": 3,
        "buildings": (BuildingStart("saloon", (0.0, 20.0)), BuildingStart("bank", (-30.0, 20.0))),
        "tokens": (TokensStart("hostage", "saloon"),),
        "neutrals": (NeutralStart("man", "outlaws", (30.0, 0.0)),),
        "exits": (GATE, FORD),
        "goals": goals or (Goal(side="outlaws", escape=Escaping("gate", who=("man", "outlaw-1"))), Goal(eliminate=3)),
    }
    return match(**(place | changes))


def left(x: float, y: float, **changes: Any) -> Rest:
    """The disc crossed the edge at (x, y), cm, and rests beyond."""
    away = upright(x * 1.1, y * 1.1)
    return Rest("movement-disc", away, moved=True, left_at=(x, y), crossed=True, **changes)


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("y", "inside_it"), [
    (0.0, True), (10.0, True), (-10.0, True), (10.005, True), (10.1, False), (-10.1, False), (29.0, False),
])  # fmt: skip
def test_an_exit_reaches_from_one_end_to_the_other(y, inside_it):
    assert lies_on(GATE, 45.0, y) == inside_it
    assert lies_on(ExitStart("gate", GATE.ends, GATE.begins), 45.0, y) == inside_it
    assert not lies_on(GATE, -45.0, y)


@pytest.mark.rule("S6")
def test_the_end_that_is_named_first_may_be_either():
    assert lies_on(FORD, -12.0, -30.0)
    assert not lies_on(FORD, -12.0, 30.0)
    assert not lies_on(FORD, -12.0, -29.9)


@pytest.mark.rule("S6", "S9")
def test_an_exit_is_open_to_whom_a_goal_names_or_to_who_carries_its_token():
    goals = (
        Goal(side="outlaws", escape=Escaping("gate", who=("man",))),
        Goal(escape=Escaping("ford", token="hostage")),
        Goal(side="lawmen", escape=Escaping("gate", token="hostage")),
    )
    controller = town(*goals)

    def exits(now: Controller, figure: str) -> tuple[str, ...]:
        return open_exits(now.state, now.state.cowboy(figure))

    assert (exits(controller, "man"), exits(controller, "outlaw-1"), exits(controller, "lawman-1")) == (
        ("gate",),
        (),
        (),
    )
    assert exits(put(controller, "hostage", "outlaw-1"), "outlaw-1") == ("ford",)
    assert exits(put(controller, "hostage", "lawman-1"), "lawman-1") == ("ford", "gate")
    assert exits(put(controller, "hostage", "man"), "man") == ("gate", "ford")
    neutral = with_figure(controller, "man", side="neutral")
    assert exits(neutral, "man") == (), "a goal of the outlaws' is no way out for who belongs to nobody"


@pytest.mark.rule("S6", "W32")
def test_it_is_the_point_where_the_disc_last_left_that_counts():
    controller = town()
    runner = controller.state.cowboy("man")
    assert exit_of(controller.state, runner, left(45.0, 3.0)) == "gate"
    assert exit_of(controller.state, runner, left(45.0, 3.0, fell_off=True)) == "gate"
    assert exit_of(controller.state, runner, left(45.0, 20.0)) == ""
    assert exit_of(controller.state, runner, left(-12.0, -30.0)) == "", "that exit is nobody's"
    back = Rest("movement-disc", upright(44.0, 0.0), moved=True, crossed=True)
    assert exit_of(controller.state, runner, back) == "", "a disc that came back has not left"


@pytest.mark.rule("S6", "W90")
def test_whoever_leaves_by_his_exit_is_safe_and_his_side_has_won():
    controller = acting(town(), "man")
    after, events = flick(controller, RUN, movement_disc=left(45.0, 3.0))
    assert events[0] == Escaped("man", "gate")
    assert isinstance(events[-1], MatchEnded)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == ("outlaws", "escaped")
    assert after.state.cowboy("man").posture == "safe"
    assert after.state.cowboy("man").hit_points == 2
    assert {"man", "hat-man"}.isdisjoint(placed.piece for placed in after.state.layout)
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W32")
@pytest.mark.parametrize(("figure", "rest"), [
    ("lawman-1", left(45.0, 3.0)), ("outlaw-2", left(45.0, 3.0)),
    ("man", left(45.0, 12.0)), ("man", left(-12.0, -30.0)),
    ("man", Rest("movement-disc", upright(44.0, 0.0), moved=True, crossed=True)),
])  # fmt: skip
def test_for_all_others_and_everywhere_else_the_edge_is_the_edge(figure, rest):
    controller = acting(town(), figure)
    after, events = flick(controller, RUN, movement_disc=rest)
    assert events == (MoveFailed(figure, "left-area"),)
    assert (after.state.phase, after.state.actions_left) == ("face", 1)
    assert after.state.layout == controller.state.layout


@pytest.mark.rule("W32", "S6")
def test_a_disc_that_touched_something_on_its_way_out_has_failed():
    controller = acting(town(), "man")
    after, events = flick(controller, RUN, "barrel-1", movement_disc=left(45.0, 3.0))
    assert events == (MoveFailed("man", "touched", "barrel-1"),)
    assert after.outcome is None


@pytest.mark.rule("W41", "S6")
def test_he_may_leave_the_table_right_out_of_his_house():
    controller = acting(inside(town(), "man", "saloon"), "man")
    after, events = flick(controller, "move 270.0 100.0", ("saloon", "doorway"), movement_disc=left(45.0, 3.0))
    assert events[0] == Escaped("man", "gate")
    assert after.state.cowboy("man").inside == ""


@pytest.mark.rule("S6", "W60")
def test_what_he_carries_leaves_the_table_with_him():
    controller = put(town(), "hostage", "man")
    state, events = leave_table(controller.state, "man", "gate")
    assert events == (Escaped("man", "gate"),)
    assert [token.kind for token in state.tokens_at("man")] == ["hostage"]
    assert [each.id for each in state.living("outlaws")] == ["outlaw-1", "outlaw-2", "outlaw-3"]


@pytest.mark.rule("S8", "W11")
def test_who_is_safe_is_never_played_again_and_turns_no_hat():
    goal = Goal(side="outlaws", reach=Reaching(("man", "outlaw-1"), "saloon"))
    controller = acting(town(goal), "man")
    controller = entered(controller, "saloon")
    assert controller.outcome is None
    assert controller.state.phase == "choose-cowboy"
    assert controller.state.cowboy("man").posture == "safe"
    controller = done(done(controller, "play lawman-1"), "end")
    assert controller.check(Play("man")) == Refusal("no-such-cowboy", "W14", "man")
    assert Play("man") not in controller.prompt.choices
    while controller.state.round == 1:
        controller, events = controller.apply(controller.prompt.choices[-1])
        assert HatTurned("man", "red") not in events
    assert Play("man") not in controller.prompt.choices
    assert controller.game.faults(controller.state) == ()


@pytest.mark.rule("S8")
def test_reaching_is_for_the_named_figure_and_the_named_building():
    goal = Goal(side="outlaws", reach=Reaching(("man", "outlaw-1"), "saloon"))
    for figure, building, reached in (
        ("man", "saloon", True),
        ("man", "bank", False),
        ("outlaw-2", "saloon", False),
        ("lawman-1", "saloon", False),
    ):
        controller = inside(town(goal), figure, building)
        state, events = reach(controller.state, figure)
        assert (events == (Reached(figure, building),)) == reached
        assert (state.cowboy(figure).posture == "safe") == reached
        assert (state == controller.state) != reached


@pytest.mark.rule("S8", "W40")
def test_who_reaches_his_house_enters_it_first():
    goal = Goal(side="outlaws", reach=Reaching(("man",), "saloon"))
    controller = acting(town(goal), "man")
    after, events = flick(controller, "move 180.0 100.0", movement_disc=upright(0.0, 18.0))
    assert (after.state.phase, events) == ("block", ())
    after, events = after.apply(after.read("stand right"))
    assert events[:2] == (Entered("man", "saloon"), Reached("man", "saloon"))
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == ("outlaws", "reached")


@pytest.mark.rule("S8", "W75", "W77")
def test_who_finds_an_enemy_there_reaches_it_by_a_duel():
    goal = Goal(side="outlaws", reach=Reaching(("man",), "saloon"))
    controller = acting(inside(town(goal), "lawman-1", "saloon"), "man")
    controller = entered(controller, "saloon")
    assert (controller.state.phase, controller.state.cowboy("man").posture) == ("duel", "standing")
    controller, _ = flick(controller, "shoot left 90.0 50.0")
    after = shot_at(controller, "lawman-1")
    assert after.state.cowboy("man").posture == "safe"
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == ("outlaws", "reached")
    assert after.game.faults(after.state) == ()
    lost = shot_at(entered(acting(inside(town(goal), "lawman-1", "saloon"), "man"), "saloon"), "man")
    assert (lost.outcome, lost.state.cowboy("man").posture) == (None, "fallen")


@pytest.mark.rule("W62", "S6")
@pytest.mark.parametrize(("dead", "heir"), [((), "outlaw-2"), (("outlaw-2", "outlaw-3", "man"), "lawman-1")])
def test_a_holder_who_leaves_the_table_hands_the_initiative_to_his_own_side_first(dead, heir):
    controller = changed(town(initiative="outlaw-1"), initiative="outlaw-1")
    for figure in dead:
        controller = gone(controller, figure, "dead")
    state, events = leave_table(controller.state, "outlaw-1", "gate")
    assert events == (Escaped("outlaw-1", "gate"), InitiativePassed("outlaw-1", heir))
    assert state.initiative == heir


@pytest.mark.rule("W57")
def test_an_exit_is_no_way_out_for_what_a_bullet_shoves():
    controller = acting(town(), "lawman-1")
    rest = Rest("man", fallen(47.0, 0.0), moved=True, left_at=(45.0, 0.0), crossed=True)
    after, events = flick(controller, "shoot left 0.0 200.0", "man", man=rest)
    assert any(isinstance(event, PutBack) and event.piece == "man" for event in events)
    assert after.state.cowboy("man").posture == "fallen"
    assert after.outcome is None
