"""Rare shots on the real table: who is hit, who only fell, and what becomes of the pieces."""

from __future__ import annotations

import math
from dataclasses import replace

import msgspec
import pytest

from flick3d.games.western.actions import Take
from flick3d.games.western.events import (
    Died,
    Dropped,
    HatLost,
    Hit,
    InitiativePassed,
    Missed,
    PutBack,
    StoodUp,
    Took,
)
from flick3d.games.western.hats import dressed, hat_id
from flick3d.games.western.scenario import NeutralStart, PropStart
from flick3d.games.western.state import GROUND
from flick3d.match.session import Session
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.rules.layout import upright
from tests.games.western.real_table import (
    aimed,
    around,
    first,
    house,
    man,
    offer,
    play,
    submit,
    told,
    town,
    turn_of,
)

SPEEDS = (300.0, 240.0)
BESIDE = (0.0, 2.0, -2.0, 3.0, -3.0, 5.0, -5.0, 8.0, -8.0)


def test_a_direct_hit(table):
    """What all the others differ from: one man, one bullet, one hit point."""
    target = (-8.0, 3.85)
    controller = turn_of(town(table, man("lawmen", 1, -20.0, 0.0), man("outlaws", 1, *target)), "lawman-1")
    state, step = play(table, controller, aimed(offer(controller, "shoot", "left"), target, 300.0))
    assert told(step, Hit) == [Hit("outlaw-1", "lawman-1", 2)]
    assert state.cowboy("outlaw-1").posture == "fallen"
    assert state.layout["outlaw-1"].pose.tilt > TOPPLED_ABOVE


@pytest.mark.rule("W52", "W55")
def test_two_are_toppled_by_one_bullet(table):
    front, back = (-8.0, 3.85), (-5.0, 3.85)
    controller = town(table, man("lawmen", 1, -20.0, 0.0), man("outlaws", 1, *front), man("outlaws", 2, *back))
    controller = turn_of(controller, "lawman-1")
    playing, step = first(
        table,
        controller,
        around(offer(controller, "shoot", "left"), front, SPEEDS, (2.0, -2.0, *BESIDE)),
        lambda state, step: step.facts.rest("outlaw-1").toppled and step.facts.rest("outlaw-2").toppled,
    )
    assert told(step, Hit) == [Hit("outlaw-1", "lawman-1", 2)]
    assert StoodUp("outlaw-2", "not-hit") in step.events
    assert HatLost("outlaw-2") in step.events
    second = playing.state.cowboy("outlaw-2")
    assert (second.posture, second.hit_points) == ("standing", 3)
    ended, stands = step.facts.rest("outlaw-2").pose, playing.state.layout["outlaw-2"].pose
    assert math.hypot(ended.x - stands.x, ended.y - stands.y) < 4.0
    assert playing.state.layout[hat_id("outlaw-2")].pose.axis_z == pytest.approx(-1.0)  # blue is up, as before


@pytest.mark.rule("W51", "W52")
def test_a_man_who_is_toppled_by_a_ricochet_is_not_hit(table):
    controller = town(
        table,
        man("lawmen", 1, -20.0, 0.0, facing=90.0),
        man("outlaws", 1, -8.0, -6.0),
        buildings=(house("saloon", (-8.0, 8.0), closed=True),),
    )
    controller = turn_of(controller, "lawman-1")
    playing, step = first(
        table,
        controller,
        around(offer(controller, "shoot", "right"), (-11.0, 1.5), (300.0,), range(12, -13, -1)),
        lambda state, step: step.facts.rest("outlaw-1").toppled and step.facts.touched_by("bullet-1")[0] == "saloon",
    )
    assert told(step, Missed) == [Missed("lawman-1", "ricochet", "saloon")]
    assert StoodUp("outlaw-1", "not-hit") in step.events
    assert playing.state.cowboy("outlaw-1").hit_points == 3


@pytest.mark.rule("W52")
def test_a_man_who_is_toppled_by_a_barrel_is_not_hit(table):
    barrel = (-16.0, 3.85)
    controller = town(
        table,
        man("lawmen", 1, -20.0, 0.0),
        man("outlaws", 1, -13.4, 3.85),
        props=(PropStart("barrel", barrel),),
    )
    controller = turn_of(controller, "lawman-1")
    playing, step = first(
        table,
        controller,
        around(offer(controller, "shoot", "left"), barrel, SPEEDS, (0.0, 6.0, -6.0, 12.0, -12.0)),
        lambda state, step: step.facts.rest("outlaw-1").toppled and step.facts.rest("barrel-1").toppled,
    )
    assert "outlaw-1" not in step.facts.touched_by("bullet-1")
    assert told(step, Missed) == [Missed("lawman-1", "ricochet", "barrel-1")]
    assert StoodUp("outlaw-1", "not-hit") in step.events
    assert playing.state.cowboy("outlaw-1").hit_points == 3
    assert playing.state.layout["barrel-1"].pose == step.facts.rest("barrel-1").pose  # it stays so (W57)


@pytest.mark.rule("W56")
def test_ones_own_man_is_hit_like_any_other(table):
    friend = (-8.0, 3.85)
    controller = turn_of(town(table, man("lawmen", 1, -20.0, 0.0), man("lawmen", 2, *friend)), "lawman-1")
    state, step = play(table, controller, aimed(offer(controller, "shoot", "left"), friend, 300.0))
    assert told(step, Hit) == [Hit("lawman-2", "lawman-1", 2)]
    assert (state.active, state.actions_left) == ("lawman-1", 1)


@pytest.mark.rule("W51", "W55", "W57")
def test_a_hat_that_falls_off_a_standing_man_is_put_back(table):
    target = (-4.0, 3.85)
    controller = town(table, man("lawmen", 1, -20.0, 0.0), man("outlaws", 1, *target))
    controller = turn_of(controller, "lawman-1")
    playing, step = first(
        table,
        controller,
        around(offer(controller, "shoot", "left"), target, (170.0, 200.0, 140.0, 230.0), BESIDE),
        lambda state, step: bool(told(step, HatLost)) and not step.facts.rest("outlaw-1").toppled,
    )
    assert told(step, Missed) == [Missed("lawman-1", "grazed", "outlaw-1")]
    state = playing.state
    hat, head = state.layout[hat_id("outlaw-1")].pose, state.layout["outlaw-1"].pose
    assert (hat.x, hat.y) == (head.x, head.y)
    assert hat.axis_z == pytest.approx(-1.0)
    assert state.cowboy("outlaw-1").hat == "blue"


@pytest.mark.rule("W54")
def test_a_fallen_man_cannot_be_hit_again(table):
    target = (-8.0, 3.85)
    controller = turn_of(town(table, man("lawmen", 1, -20.0, 0.0), man("outlaws", 1, *target)), "lawman-1")
    playing = Session(controller, table)
    submit(playing, aimed(offer(controller, "shoot", "left"), target, 300.0))
    lies = playing.state.layout["outlaw-1"].pose
    step = submit(playing, aimed(offer(playing.controller, "shoot", "left"), (lies.x, lies.y), 300.0))
    assert told(step, Missed) == [Missed("lawman-1", "already-fallen", "outlaw-1")]
    assert playing.state.cowboy("outlaw-1").hit_points == 2
    assert playing.state.cowboy("outlaw-1").posture == "fallen"


@pytest.mark.rule("W54", "W57")
def test_a_figure_that_is_shoved_over_the_edge_is_put_back_at_it(table):
    target = (43.6, 3.85)
    controller = turn_of(town(table, man("lawmen", 1, 30.0, 0.0), man("outlaws", 1, *target)), "lawman-1")
    playing, step = first(
        table,
        controller,
        around(offer(controller, "shoot", "left"), target, (300.0, 250.0), (0.0, 1.0, -1.0)),
        lambda state, step: bool(told(step, PutBack)),
    )
    assert told(step, Hit) == [Hit("outlaw-1", "lawman-1", 2)]
    left_at = step.facts.rest("outlaw-1").left_at
    assert left_at is not None
    assert left_at[0] == pytest.approx(45.0)
    pose = playing.state.layout["outlaw-1"].pose
    assert math.hypot(pose.x - left_at[0], pose.y - left_at[1]) < 2.0
    assert pose.tilt > TOPPLED_ABOVE
    assert table.outside(playing.state.layout, playing.state.scenario.area) == ()


@pytest.mark.rule("W50")
def test_with_both_sides_taken_the_bullet_lies_on_the_nearest_free_spot(table):
    props = (PropStart("barrel", (-20.0, 3.85)), PropStart("barrel", (-20.0, -3.85)))
    controller = town(table, man("lawmen", 1, -20.0, 0.0), man("outlaws", 1, -8.0, 0.0), props=props)
    controller = turn_of(controller, "lawman-1")
    assert controller.prompt is not None
    assert [each.fixed for each in controller.prompt.flicks if each.word == "shoot"] == [("near",)]
    barred = {each.words: each.refusal.reason for each in controller.prompt.barred}
    assert barred[("shoot", "left")] == barred[("shoot", "right")] == "place-taken"
    given = offer(controller, "shoot", "near")
    assert 2.0 < math.dist(given.at, (-20.0, 0.0)) < 3.5
    _, step = play(table, controller, aimed(given, (-8.0, 0.0), 250.0))
    assert told(step, Missed) or told(step, Hit)


@pytest.mark.rule("W56", "W60", "W62")
def test_a_friend_takes_the_last_hit_point_of_the_initiatives_holder(table):
    holder = (-8.0, 3.85)
    controller = town(table, man("lawmen", 1, *holder, hit_points=1), man("lawmen", 2, -20.0, 0.0))
    controller = turn_of(controller, "lawman-2")
    state, step = play(table, controller, aimed(offer(controller, "shoot", "left"), holder, 300.0))
    assert step.events[:3] == (
        Hit("lawman-1", "lawman-2", 0),
        Died("lawman-1", "lawman-2"),
        InitiativePassed("lawman-1", "lawman-2"),
    )
    assert state.initiative == "lawman-2"
    assert "lawman-1" not in state.layout
    assert state.active == "lawman-2"


@pytest.mark.rule("W60")
@pytest.mark.parametrize("undertaker", [True, False])
def test_the_tokens_of_the_dead(table, undertaker):
    victim = (-8.0, 3.85)
    houses = (house("undertaker", (0.0, 20.0)),) if undertaker else ()
    controller = town(
        table,
        man("lawmen", 1, -20.0, 0.0),
        man("lawmen", 2, -20.0, 20.0),
        man("outlaws", 1, *victim, hit_points=1, tokens=("colt", "gold")),
        buildings=houses,
    )
    controller = turn_of(controller, "lawman-1")
    state, step = play(table, controller, aimed(offer(controller, "shoot", "left"), victim, 300.0))
    where = "undertaker" if undertaker else ""
    assert told(step, Dropped) == [
        Dropped("outlaw-1", "token-1", "colt", where),
        Dropped("outlaw-1", "token-2", "gold", where),
    ]
    assert {token.at for token in state.tokens} == {where or GROUND}
    fell = step.facts.rest("outlaw-1").pose
    if undertaker:
        assert all(state.layout[token.id].on == "undertaker" for token in state.tokens)
        return
    for token in state.tokens:
        lies = state.layout[token.id]
        assert (lies.on, lies.pose.z) == ("", 0.0)
        assert math.hypot(lies.pose.x - fell.x, lies.pose.y - fell.y) < 3.0
    # Taken by who stands within one movement disc's width, and by nobody else.
    lies = state.layout["token-1"].pose
    for apart, taken in ((4.4, False), (4.0, True)):
        stands = upright(lies.x, lies.y - apart)
        layout = dressed(state.layout.moved({"lawman-2": stands}), state.cowboys, table)
        beside = turn_of(replace(controller, state=msgspec.structs.replace(state, layout=layout)), "lawman-2")
        assert (Take("token-1") in beside.prompt.choices) == taken
    state, step = play(table, beside, "take token-1")
    assert step.events == (Took("lawman-2", "token-1", "colt"),)
    assert state.actions_left == 1


@pytest.mark.rule("S7")
def test_a_bullet_topples_the_gallows_and_a_weak_one_does_not(table):
    gallows = (0.0, 0.0)
    controller = town(
        table,
        man("outlaws", 1, 14.0, -3.85, facing=180.0),
        props=(PropStart("gallows", gallows),),
        neutrals=(NeutralStart("man", on="gallows"),),
    )
    controller = turn_of(controller, "outlaw-1")
    given = offer(controller, "shoot", "right")
    _, step = first(
        table,
        controller,
        around(given, (0.0, -1.9), (300.0, 280.0), (0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 5.0, -5.0)),
        lambda state, step: step.facts.rest("gallows-1").toppled,
    )
    assert told(step, Hit) == []
    for text in around(given, (0.0, -1.9), (120.0,), (0.0, 2.0)):
        state, step = play(table, controller, text)
        assert not step.facts.rest("gallows-1").toppled
        assert state.cowboy("man").on == "gallows-1"
