"""Pistols, the Winchester, dynamite and the duel on the real table."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.actions import Rifle
from flick3d.games.western.events import (
    BlownUp,
    Dud,
    DuelBegan,
    DuelWon,
    Entered,
    Exploded,
    Hit,
    Missed,
    TurnedAway,
)
from flick3d.games.western.flicks import RIFLE_SPEED
from flick3d.games.western.scenario import TokensStart
from flick3d.games.western.state import GROUND, SPENT
from flick3d.match.session import Session
from flick3d.rules.facts import TOPPLED_ABOVE
from flick3d.rules.refusal import Refusal
from tests.games.western.real_table import (
    aimed,
    house,
    in_house,
    man,
    offer,
    play,
    submit,
    told,
    town,
    turn_of,
)

SALOON = (house("saloon", (0.0, 10.0), 270.0),)
UP, DOWN = (-8.0, 3.85), (-8.0, -3.85)
"""Straight before the bullets on the left and on the right of a man at (-20, 0) who looks east."""


@pytest.mark.rule("W58", "W80")
@pytest.mark.parametrize("colts", [1, 2])
def test_two_or_three_pistols_fire_two_bullets_at_targets_of_choice(table, colts):
    controller = town(
        table,
        man("lawmen", 1, -20.0, 0.0, tokens=("colt",) * colts),
        man("outlaws", 1, *UP),
        man("outlaws", 2, *DOWN),
    )
    playing = Session(turn_of(controller, "lawman-1"), table)
    step = submit(playing, aimed(offer(playing.controller, "shoot", "left"), UP, 300.0))
    assert told(step, Hit) == [Hit("outlaw-1", "lawman-1", 2)]
    assert (playing.state.phase, playing.state.actions_left) == ("second-bullet", 1)
    assert [each.fixed for each in playing.prompt.flicks] == [("right",)]
    assert "bullet-1" not in playing.state.layout
    step = submit(playing, aimed(offer(playing.controller, "shoot", "right"), DOWN, 300.0))
    assert told(step, Hit) == [Hit("outlaw-2", "lawman-1", 2)]
    assert (playing.state.phase, playing.state.actions_left) == ("act", 1)


@pytest.mark.rule("W20", "W81")
def test_a_winchester_shoots_half_as_hard_again_from_directly_in_front(table):
    target = (30.0, 0.0)
    controller = turn_of(
        town(table, man("lawmen", 1, -35.0, 0.0, tokens=("winchester",)), man("outlaws", 1, *target)), "lawman-1"
    )
    given = offer(controller, "rifle", "front")
    assert given.highest_speed == RIFLE_SPEED == 450.0
    assert given.at == pytest.approx((-35.0 + 1.15 + 1.8 + 0.9, 0.0))
    assert controller.check(Rifle("front", 0.0, 450.1)) == Refusal("too-fast", "W20", "450")
    assert controller.check(controller.read("shoot left 0.0 450.0")) == Refusal("too-fast", "W20", "300")
    state, step = play(table, controller, aimed(given, target, 450.0))
    assert told(step, Hit) == [Hit("outlaw-1", "lawman-1", 2)]
    assert (state.phase, state.actions_left) == ("second-bullet", 1)


@pytest.mark.rule("W45", "W53")
def test_a_house_is_pushed_with_the_man_inside(table):
    controller = town(
        table,
        man("lawmen", 1, -35.0, 10.0, tokens=("winchester",)),
        man("outlaws", 1, inside="saloon"),
        man("outlaws", 2, inside="saloon", block="right"),
        buildings=SALOON,
        tokens=(TokensStart("gold", "saloon", 5),),
    )
    controller = turn_of(controller, "lawman-1")
    before = controller.state.layout
    state, step = play(table, controller, aimed(offer(controller, "rifle", "front"), (-6.0, 12.0), 450.0))
    assert step.facts is not None
    assert step.facts.rest("saloon").moved
    saloon = state.layout["saloon"].pose
    assert math.dist((saloon.x, saloon.y), (0.0, 10.0)) > 0.1
    assert saloon.yaw != pytest.approx(270.0, abs=0.05)
    for piece, place in {"outlaw-1": (3.8, 3.9), "outlaw-2": (3.8, -3.9), "token-1": (5.75, 3.1)}.items():
        pose = state.layout[piece].pose
        assert (pose.x, pose.y) == pytest.approx(in_house(state, "saloon", *place), abs=1e-6)
        assert pose.yaw == pytest.approx(saloon.yaw, abs=1e-6)
        assert pose != before[piece].pose
    assert {state.cowboy(name).posture for name in ("outlaw-1", "outlaw-2")} == {"standing"}
    assert told(step, Hit) == []


@pytest.mark.rule("W82")
def test_dynamite_that_leaves_the_play_area_is_a_dud(table):
    controller = town(
        table, man("lawmen", 1, 38.0, 0.0, tokens=("dynamite",)), man("outlaws", 1, 43.0, 8.0, facing=180.0)
    )
    controller = turn_of(controller, "lawman-1")
    state, step = play(table, controller, aimed(offer(controller, "throw", "left"), (45.0, 3.85), 200.0))
    assert step.events == (Dud("lawman-1"),)
    assert state.token("token-1").at == SPENT
    assert (state.phase, state.actions_left) == ("act", 1)
    assert state.layout == controller.state.layout


@pytest.mark.rule("W52", "W82")
def test_dynamite_topples_two_and_blows_up_a_house(table):
    """It comes to rest before the saloon's door, between a friend and an enemy; one man is inside."""
    controller = turn_of(
        town(
            table,
            man("lawmen", 1, 3.85, -20.0, facing=90.0, tokens=("dynamite",)),
            man("lawmen", 2, -2.6, 0.5),
            man("outlaws", 1, 2.6, 0.5),
            man("outlaws", 2, inside="saloon"),
            buildings=SALOON,
            tokens=(TokensStart("gold", "saloon", 2),),
        ),
        "lawman-1",
    )
    given = offer(controller, "throw", "left")
    state, step = play(table, controller, aimed(given, (0.0, 1.0)))
    assert [(hit.cowboy, hit.cause) for hit in told(step, Hit)] == [("lawman-2", "blast"), ("outlaw-1", "blast")]
    assert "saloon" in state.layout, "its blocks are more than 3 cm away"

    state, step = play(table, controller, aimed(given, (0.0, 2.2)))
    assert isinstance(step.events[0], Exploded)
    assert sorted(told(step, Hit), key=lambda hit: hit.cowboy) == [
        Hit("lawman-2", "lawman-1", 2, "blast"),
        Hit("outlaw-1", "lawman-1", 2, "blast"),
        Hit("outlaw-2", "lawman-1", 2, "blown-up"),
    ]
    assert told(step, BlownUp) == [BlownUp("saloon", "lawman-1")]
    assert "saloon" not in state.layout
    assert {state.layout[name].pose.tilt > TOPPLED_ABOVE for name in ("lawman-2", "outlaw-1")} == {True}
    # The man inside stands in its place, and its tokens lie there.
    stands = state.layout["outlaw-2"].pose
    assert (stands.x, stands.y) == pytest.approx((0.0, 10.0), abs=0.5)
    assert (state.cowboy("outlaw-2").posture, state.cowboy("outlaw-2").inside) == ("standing", "")
    assert [token.at for token in state.tokens_at(GROUND)] == [GROUND] * 2
    for token in state.tokens_at(GROUND):
        lies = state.layout[token.id].pose
        assert math.dist((lies.x, lies.y), (0.0, 10.0)) < 5.0
    assert state.tokens_at("lawman-1") == ()


def entering(table, **changes):
    """A match in which lawman-1 stands before the saloon, where outlaw-1 is on the right block."""
    controller = town(
        table,
        man("lawmen", 1, 0.0, -3.0, facing=90.0, **changes),
        man("outlaws", 1, inside="saloon", block="right"),
        buildings=SALOON,
    )
    playing = Session(turn_of(controller, "lawman-1"), table)
    step = submit(playing, aimed(offer(playing.controller, "move"), in_house(playing.state, "saloon", 1.5)))
    assert step.events == (DuelBegan("lawman-1", "outlaw-1", "saloon"),)
    return playing


def opponent(playing):
    """Where the man stands who is shot at."""
    duel = playing.state.duel
    other = duel.defender if duel.shooter == duel.attacker else duel.attacker
    pose = duel.layout[other].pose
    return pose.x, pose.y


def fire(playing, off=0.0, side="left"):
    return submit(playing, aimed(offer(playing.controller, "shoot", side), opponent(playing), 300.0, off))


@pytest.mark.rule("W75", "W76", "W77")
def test_a_whole_duel_that_the_attacker_wins(table):
    playing = entering(table)
    men = [playing.state.duel.layout[name].pose for name in ("lawman-1", "outlaw-1")]
    assert math.dist((men[0].x, men[0].y), (men[1].x, men[1].y)) == pytest.approx(20.0)
    assert [round(pose.yaw) for pose in men] == [0, 180]
    assert len(playing.state.duel.layout) == 4  # two men and their hats: nothing between them
    assert (playing.prompt.kind, playing.prompt.piece, playing.prompt.team) == ("duel", "outlaw-1", "outlaws")
    assert playing.prompt.player == "Ben"
    assert told(fire(playing, off=30.0), Missed) == [Missed("outlaw-1", "touched-nobody")]
    assert (playing.prompt.piece, playing.prompt.player) == ("lawman-1", "Ann")
    step = fire(playing)
    assert step.events == (
        DuelWon("lawman-1", "outlaw-1"),
        Hit("outlaw-1", "lawman-1", 2, "duel"),
        Entered("lawman-1", "saloon"),
    )
    state = playing.state
    assert (state.duel, state.phase, state.active, state.actions_left) == (None, "act", "lawman-1", 1)
    assert (state.cowboy("lawman-1").on, state.cowboy("lawman-1").block) == ("saloon", 1)
    assert state.cowboy("outlaw-1").posture == "fallen"
    lies = state.layout["outlaw-1"].pose
    door = in_house(state, "saloon", 6.6)
    assert lies.tilt > TOPPLED_ABOVE
    assert math.dist((lies.x, lies.y), door) < 3.0
    assert state.duels_won == (1, 0)


@pytest.mark.rule("W76", "W77")
def test_the_defender_shoots_first_and_keeps_his_place(table):
    playing = entering(table)
    step = fire(playing)
    assert step.events[:2] == (DuelWon("outlaw-1", "lawman-1"), Hit("lawman-1", "outlaw-1", 2, "duel"))
    state = playing.state
    assert (state.cowboy("outlaw-1").on, state.cowboy("outlaw-1").block) == ("saloon", 1)
    assert state.cowboy("lawman-1").posture == "fallen"
    assert state.active == ""
    assert state.duels_won == (0, 1)


@pytest.mark.rule("W78")
def test_after_three_misses_each_the_attacker_is_turned_away(table):
    playing = entering(table)
    for number in range(6):
        assert playing.prompt.piece == ("outlaw-1", "lawman-1")[number % 2]
        step = fire(playing, off=30.0)
    assert told(step, TurnedAway) == [TurnedAway("lawman-1", "saloon")]
    state = playing.state
    pose = state.layout["lawman-1"].pose
    assert math.dist((pose.x, pose.y), in_house(state, "saloon", 6.6 + 0.3 + 1.15)) < 0.1
    assert (state.cowboy("lawman-1").posture, state.cowboy("lawman-1").hit_points) == ("standing", 3)
    assert (state.cowboy("outlaw-1").on, state.duels_won) == ("saloon", (0, 0))
    assert (state.phase, state.actions_left) == ("act", 1)


@pytest.mark.rule("W58", "W76")
def test_two_pistols_are_two_bullets_in_a_duel_too(table):
    playing = entering(table, tokens=("colt",))
    fire(playing, off=30.0)
    fire(playing, off=30.0)
    assert (playing.prompt.piece, [each.fixed for each in playing.prompt.flicks]) == ("lawman-1", [("right",)])
    step = fire(playing, side="right")
    assert told(step, DuelWon) == [DuelWon("lawman-1", "outlaw-1")]
