"""Doors on the real table: in, out, too far, not far enough, full houses, things in the way, and tokens inside."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.games.western.actions import Aside, Challenge, End, Exchange, Take
from flick3d.games.western.events import (
    Drew,
    Dropped,
    DuelBegan,
    Entered,
    LeftLying,
    MovedAside,
    MoveFailed,
    MoveSucceeded,
    Took,
)
from flick3d.games.western.moving import move_failure
from flick3d.games.western.scenario import PileStart, PropStart, TokensStart
from flick3d.match.session import Session
from flick3d.physics.judge import judge
from flick3d.rules.facts import Contact, Rest
from flick3d.rules.layout import Pose
from flick3d.rules.refusal import Refusal
from tests.games.western.real_table import aimed, first, house, in_house, man, offer, play, submit, told, town, turn_of

SALOON = (house("saloon", (0.0, 10.0), 270.0),)
"""Its door looks south: the line is at y = 7.4, the blocks end at y = 3.4, the gap is 4.4 wide."""


def at_the_door(table, *others, **changes):
    """A lawman 10 cm before the saloon's door, with two actions."""
    changes.setdefault("buildings", SALOON)
    return turn_of(town(table, man("lawmen", 1, 0.0, -3.0, facing=90.0), *others, **changes), "lawman-1")


@pytest.mark.rule("W31", "W32", "W57")
def test_a_disc_that_only_grazes_a_barrel(table):
    """The disc's radius and the barrel's are 1.15 and 0.95: 2.1 cm beside its middle the disc passes."""
    start, target = (-20.0, 0.0), (0.0, 0.0)
    for beside, touches in ((2.05, True), (2.2, False)):
        props = (PropStart("barrel", (-10.0, beside)),)
        controller = turn_of(town(table, man("lawmen", 1, *start), props=props), "lawman-1")
        state, step = play(table, controller, aimed(offer(controller, "move"), target))
        assert step.facts is not None
        assert ("barrel-1" in step.facts.touched_by("movement-disc")) == touches
        assert state.layout["barrel-1"] == controller.state.layout["barrel-1"]
        assert (state.phase, state.actions_left) == ("face", 1)
        if touches:
            assert step.events == (MoveFailed("lawman-1", "touched", "barrel-1"),)
            assert state.layout["lawman-1"] == controller.state.layout["lawman-1"]
        else:
            (moved,) = told(step, MoveSucceeded)
            assert (moved.x, moved.y) == pytest.approx(target, abs=1.0)


@pytest.mark.rule("W33")
@pytest.mark.parametrize("pose", [Pose(0.0, 0.0, 1.15, 0.70710678, 0.70710678), Pose(0.0, 0.0, 2.4)])
def test_a_disc_on_its_rim_or_on_top_of_a_piece_does_not_lie_flat(table, pose):
    controller = turn_of(town(table, man("lawmen", 1, -20.0, 0.0)), "lawman-1")
    action = controller.read("move 0.0 99.0")
    shot = controller.shot(action)
    facts = judge(shot, table.simulate(shot))
    rests = tuple(Rest(r.piece, pose, moved=True) if r.piece == "movement-disc" else r for r in facts.rests)
    after, events = controller.apply(action, msgspec.structs.replace(facts, rests=rests))
    assert events == (MoveFailed("lawman-1", "not-flat"),)
    assert after.state.layout == controller.state.layout


@pytest.mark.rule("W40")
def test_he_enters_when_any_part_of_the_disc_has_passed_the_doors_line(table):
    """The disc's middle rests 1.15 before the line when its front just touches it."""
    controller = at_the_door(table)
    given = offer(controller, "move")
    line = in_house(controller.state, "saloon", 2.6)[1]
    for beyond, is_in in ((-1.35, False), (-0.9, True), (0.0, True), (2.0, True)):
        state, step = play(table, controller, aimed(given, (0.0, line + beyond)))
        assert (state.phase == "block") == is_in, beyond
        assert bool(told(step, MoveSucceeded)) != is_in
    state, step = play(table, controller, aimed(given, (0.0, line + 1.0)), "stand right")
    assert told(step, Entered) == [Entered("lawman-1", "saloon")]
    man_inside, pose = state.cowboy("lawman-1"), state.layout["lawman-1"].pose
    assert (man_inside.on, man_inside.block, man_inside.facing) == ("saloon", 1, 270.0)
    assert (pose.x, pose.y, pose.z) == pytest.approx((*in_house(state, "saloon", 3.8, -3.9), 0.9))


@pytest.mark.rule("W40", "W43")
def test_he_may_touch_the_inner_faces_and_not_the_outer_ones(table):
    controller = at_the_door(table)
    given = offer(controller, "move")
    goal = in_house(controller.state, "saloon", 2.0)
    along_a_face = [
        aimed(given, goal, speed, off) for off in (6.0, 7.0, 5.0, 8.0) for speed in (80.0, 88.0, 74.0, 96.0)
    ]
    _, step = first(
        table,
        controller,
        along_a_face,
        lambda state, step: step.facts.touches("movement-disc") == (("saloon", "doorway"),),
    )
    assert step.events == () or told(step, MoveFailed) == [], "touching an inner face is no fault"
    state, step = play(table, controller, aimed(given, in_house(controller.state, "saloon", 2.6, 3.9), 90.0))
    assert step.facts is not None
    assert ("saloon", "") in step.facts.touches("movement-disc")
    assert step.events == (MoveFailed("lawman-1", "touched", "saloon"),)
    assert state.cowboy("lawman-1").inside == ""


@pytest.mark.rule("W41")
def test_he_is_out_when_the_whole_disc_has_passed_the_doors_line(table):
    controller = turn_of(
        town(table, man("lawmen", 1, inside="saloon"), buildings=SALOON, initiative="lawman-1"), "lawman-1"
    )
    given = offer(controller, "move")
    assert given.at == pytest.approx(in_house(controller.state, "saloon", -3.8 - 1.15 - 0.1))
    for beyond, is_out in ((0.0, False), (0.9, False), (1.5, True), (8.0, True)):
        state, step = play(table, controller, aimed(given, in_house(controller.state, "saloon", 2.6 + beyond)))
        if is_out:
            (moved,) = told(step, MoveSucceeded)
            assert (moved.x, moved.y) == pytest.approx(in_house(controller.state, "saloon", 2.6 + beyond), abs=0.6)
            assert (state.cowboy("lawman-1").inside, state.phase) == ("", "face")
        else:
            assert told(step, MoveFailed) == [MoveFailed("lawman-1", "not-out", "saloon")]
            assert (state.cowboy("lawman-1").inside, state.phase, state.actions_left) == ("saloon", "act", 1)


@pytest.mark.rule("W44")
def test_nobody_enters_where_ones_own_side_has_both_blocks(table):
    friends = man("lawmen", 2, inside="saloon"), man("lawmen", 3, inside="saloon", block="right")
    controller = at_the_door(table, *friends)
    text = aimed(offer(controller, "move"), in_house(controller.state, "saloon", 1.5))
    state, step = play(table, controller, text)
    assert step.events == (MoveFailed("lawman-1", "full", "saloon"),)
    assert state.cowboy("lawman-1").inside == ""


@pytest.mark.rule("W44", "W75")
def test_two_enemies_inside_are_two_defenders_to_choose_from(table):
    enemies = man("outlaws", 1, inside="saloon"), man("outlaws", 2, inside="saloon", block="right")
    controller = at_the_door(table, *enemies)
    text = aimed(offer(controller, "move"), in_house(controller.state, "saloon", 1.5))
    playing = Session(controller, table)
    step = submit(playing, text)
    assert (step.events, playing.state.phase) == ((), "challenge")
    assert playing.prompt.choices == (Challenge("outlaw-1"), Challenge("outlaw-2"))
    step = submit(playing, "challenge outlaw-2")
    assert step.events == (DuelBegan("lawman-1", "outlaw-2", "saloon"),)


@pytest.mark.rule("W44")
def test_a_friend_has_one_block_and_he_gets_the_other(table):
    controller = at_the_door(table, man("lawmen", 2, inside="saloon"))
    state, step = play(table, controller, aimed(offer(controller, "move"), in_house(controller.state, "saloon", 1.5)))
    assert step.events == (Entered("lawman-1", "saloon"),)
    assert state.cowboy("lawman-1").block == 1


@pytest.mark.rule("W42")
def test_an_object_is_moved_aside_and_then_he_enters(table):
    controller = at_the_door(table, props=(PropStart("barrel", (0.4, 3.0)),))
    into = aimed(offer(controller, "move"), in_house(controller.state, "saloon", 1.5))
    _, step = play(table, controller, into)
    assert step.events == (MoveFailed("lawman-1", "touched", "barrel-1"),)

    assert Aside("barrel-1", "saloon") in controller.prompt.choices
    playing = Session(controller, table)
    step = submit(playing, "aside barrel-1 saloon")
    (moved,) = told(step, MovedAside)
    assert playing.state.actions_left == 2
    # Once per move, and for the move that follows.
    assert ([each.word for each in playing.prompt.flicks], playing.prompt.choices) == (["move"], (End(),))
    assert playing.check(Aside("barrel-1", "saloon")) == Refusal("move-first", "W42")
    assert table.overlaps(playing.state.layout) == ()
    assert abs(moved.x) >= 2.1  # the disc passes, and it was moved no further than that needs
    assert math.hypot(moved.x - 0.4, moved.y - 3.0) < 2.2
    step = submit(playing, into, "stand left")
    assert step.events == (Entered("lawman-1", "saloon"),)


@pytest.mark.rule("W71")
def test_a_third_token_is_exchanged(table):
    controller = town(
        table,
        man("lawmen", 1, inside="saloon", tokens=("colt", "document")),
        buildings=SALOON,
        tokens=(TokensStart("gold", "saloon"),),
    )
    controller = turn_of(controller, "lawman-1")
    assert Exchange("token-1", "token-3") in controller.prompt.choices
    assert Exchange("token-1", "token-2") in controller.prompt.choices
    assert controller.check(Take("token-1")) == Refusal("slots-full", "W71", "token-1")
    state, step = play(table, controller, "exchange token-1 token-3")
    assert step.events == (
        Dropped("lawman-1", "token-3", "document", "saloon"),
        Took("lawman-1", "token-1", "gold"),
    )
    assert [token.id for token in state.tokens_at("lawman-1")] == ["token-1", "token-2"]
    assert [token.id for token in state.tokens_at("saloon")] == ["token-3"]
    assert state.layout["token-3"].on == "saloon"
    assert "token-1" not in state.layout
    assert state.actions_left == 1


@pytest.mark.rule("W72")
def test_a_face_down_token_is_declined(table):
    controller = town(
        table,
        man("lawmen", 1, inside="saloon"),
        buildings=SALOON,
        piles=(PileStart(("saloon",), {"colt": 2, "document": 1}),),
    )
    controller = turn_of(controller, "lawman-1")
    assert not any(isinstance(choice, Take) for choice in controller.prompt.choices)
    playing = Session(controller, table)
    (drew,) = submit(playing, "draw").events
    assert isinstance(drew, Drew)
    assert (playing.state.phase, playing.state.drawn, playing.state.actions_left) == ("drawn", drew.token, 1)
    step = submit(playing, "leave")
    assert step.events == (LeftLying("lawman-1", drew.token, drew.kind),)
    token = playing.state.token(drew.token)
    assert (token.face_up, token.at) == (True, "saloon")
    assert playing.state.layout[token.id].kind == drew.kind
    assert (playing.state.phase, playing.state.actions_left) == ("act", 1)
    assert Take(token.id) in playing.prompt.choices
    assert sum(not each.face_up for each in playing.state.tokens) == 2


@pytest.mark.rule("W40")
def test_the_disc_may_come_to_rest_against_an_inner_face(table):
    """The same fact by hand: an inner face of the house that is entered is no fault, of another house it is one."""
    controller = at_the_door(table, buildings=(*SALOON, house("bank", (-20.0, 10.0), 270.0)))
    shot = controller.shot(controller.read("move 90.0 70.0"))
    facts = judge(shot, table.simulate(shot))
    touched = msgspec.structs.replace(facts, contacts=(Contact(0.1, "movement-disc", "saloon", 1.0, "doorway"),))
    assert move_failure(controller.state, touched, "saloon", "", table) is None
    assert move_failure(controller.state, touched, "bank", "", table) == MoveFailed("lawman-1", "touched", "saloon")
    assert move_failure(controller.state, touched, "", "", table) == MoveFailed("lawman-1", "touched", "saloon")
