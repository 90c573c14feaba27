"""What is special in the shipped scenarios, played in them: water, cells, gallows, witnesses, the hostage, leaders."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from flick3d.games.western.actions import Play, Turn
from flick3d.games.western.events import BlownUp, Hit, Joined, MoveFailed, StoodUp, TokenTurned
from flick3d.rules.controller import Controller
from flick3d.rules.facts import Blasted, Contact, Facts, Rest
from flick3d.rules.game import Seat
from flick3d.rules.layout import upright
from flick3d.rules.outcome import Outcome
from flick3d.rules.refusal import Refusal
from flick3d.scenario import library
from tests.games.western.finishing import (
    acting,
    changed,
    done,
    entered,
    fighter,
    flicked,
    inside,
    last_of_the_round,
    outside,
    shot_at,
    with_figure,
    with_state,
)


@pytest.fixture
def start(games, table):
    def begin(name: str, seed: int = 1) -> Controller:
        scenario = library.load(f"western/{name}", games).scenario
        seats = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"))
        return Controller.start(games["western"], table, scenario, seats, seed)

    return begin


def in_slot(controller: Controller, kind: str, carrier: str) -> Controller:
    """The match in which this figure carries a token of a kind that nobody carried."""
    token = next(token for token in controller.state.tokens if token.kind == kind and token.at != carrier)
    return with_state(controller, controller.state.with_token(msgspec.structs.replace(token, at=carrier)))


@pytest.mark.rule("S4")
def test_an_outlaw_turns_the_drop_and_a_lawman_turns_it_back(start):
    controller = start("bad-water")
    token = next(token for token in controller.state.tokens if token.at == "saloon")
    outlaw, lawman = fighter(controller, "outlaws"), fighter(controller, "lawmen")
    controller = inside(inside(controller, outlaw, "saloon"), lawman, "saloon")
    assert acting(controller, lawman).check(Turn(token.id)) == Refusal("not-turnable", "S4", token.id)
    after, events = acting(controller, outlaw).apply(Turn(token.id))
    assert events == (TokenTurned(outlaw, token.id, "water", True, "saloon"),)
    assert after.state.layout[token.id].kind == "skull"
    assert after.state.actions_left == 1
    assert after.check(Turn(token.id)) == Refusal("not-turnable", "S4", token.id)
    after, events = acting(after, lawman).apply(Turn(token.id))
    assert events == (TokenTurned(lawman, token.id, "water", False, "saloon"),)
    assert after.state.layout[token.id].kind == "water"


@pytest.mark.rule("S4")
def test_three_skulls_count_at_the_end_of_a_round_only(start):
    controller = start("bad-water")
    first, second, third, fourth = controller.state.tokens
    turned = [msgspec.structs.replace(token, turned=True) for token in (first, second)]
    poisoner = fighter(controller, "outlaws")
    controller = inside(with_state(controller, controller.state.with_token(*turned)), poisoner, third.at)
    midway = done(acting(controller, poisoner), f"turn {third.id}")
    assert midway.outcome is None
    assert done(midway, "end").outcome is None
    assert done(last_of_the_round(controller, poisoner, 2), "end").outcome is None, "two are not enough"
    ends = done(last_of_the_round(midway, poisoner, 1), "end")
    assert ends.outcome == Outcome("outlaws", "turned", (("lawmen", 0), ("outlaws", 3)))
    assert not fourth.turned


@pytest.mark.rule("S5", "W72")
def test_the_piles_are_shuffled_and_lie_face_down(start):
    dealt = {seed: start("arms-race", seed).state.tokens for seed in range(1, 6)}
    assert len({tuple(token.kind for token in tokens) for tokens in dealt.values()}) > 1
    for tokens in dealt.values():
        assert Counter(token.kind for token in tokens) == {"colt": 5, "winchester": 2, "document": 2}
        assert not any(token.face_up for token in tokens)
        assert len({token.at for token in tokens}) == 6
    state = start("arms-race").state
    assert {placed.kind for placed in state.layout if placed.on} == {"token"}


@pytest.mark.rule("S6", "W44")
def test_the_cell_cannot_be_entered(start):
    controller = start("jailbreak")
    runner = fighter(controller, "outlaws")
    after = entered(acting(controller, runner), "sheriff")
    assert after.state.cowboy(runner).inside == ""
    assert after.state.inside("sheriff")[0].id == "man"


@pytest.mark.rule("S6", "W82")
def test_blown_up_the_prisoner_joins_the_outlaws_with_two_hit_points(start, table):
    controller = acting(start("jailbreak"), "outlaw-2")
    action = controller.read("throw left 90.0 100.0")
    shot = controller.shot(action)
    assert shot is not None
    assert shot.blast is not None
    cell = shot.layout["sheriff"].pose
    rests = tuple(
        Rest(p.piece, upright(cell.x, cell.y - 9.0), moved=True)
        if p.piece == "dynamite-stick"
        else Rest(p.piece, p.pose)
        for p in shot.layout
    )
    blast = Blasted(1.0, cell.x, cell.y - 9.0, (("sheriff", 2.5), ("man", 5.0)))
    after, events = controller.apply(action, Facts((), rests, blast=blast))
    assert BlownUp("sheriff", "outlaw-2") in events
    assert Hit("man", "outlaw-2", 2, "blown-up") in events
    assert Joined("man", "outlaws") in events
    prisoner = after.state.cowboy("man")
    assert (prisoner.side, prisoner.hit_points, prisoner.posture, prisoner.inside) == ("outlaws", 2, "standing", "")
    assert "sheriff" not in after.state.layout
    assert after.game.faults(after.state) == ()
    # He can be played in this very round.
    after = done(done(done(after, "end"), f"play {fighter(after, 'lawmen')}"), "end")
    assert after.prompt is not None
    assert Play("man") in after.prompt.choices


@pytest.mark.rule("S7")
def test_toppled_the_gallows_free_him_and_he_is_not_hurt(start, table):
    controller = acting(start("the-gallows"), "outlaw-1")
    assert controller.check(Play("man")) is not None
    action = controller.read("shoot left 90.0 300.0")
    shot = controller.shot(action)
    fallen = {piece: table.lying(shot.layout[piece].kind, x, 2.0) for piece, x in (("gallows-1", 0.0), ("man", 3.0))}
    rests = tuple(Rest(p.piece, fallen.get(p.piece, p.pose), moved=p.piece in fallen) for p in shot.layout)
    contacts = (Contact(0.1, "bullet-1", "gallows-1", 100.0), Contact(0.2, "bullet-1", "man", 1.0))
    after, events = controller.apply(action, Facts(contacts, rests))
    assert StoodUp("man", "not-hit") in events
    assert Joined("man", "outlaws") in events
    freed = after.state.cowboy("man")
    assert (freed.side, freed.hit_points, freed.on) == ("outlaws", 3, "")
    assert after.state.layout["man"].pose.z == 0.0
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("S8")
def test_the_lawmen_play_the_witnesses(start):
    controller = done(done(start("witnesses"), "play lawman-1"), "end")
    controller = done(done(controller, "play outlaw-1"), "end")
    assert controller.prompt is not None
    assert {Play("woman"), Play("man")} <= set(controller.prompt.choices)
    controller = done(controller, "play woman")
    assert controller.prompt is not None
    assert (controller.prompt.kind, controller.prompt.player) == ("act", "Ann")
    assert {each.word for each in controller.prompt.flicks} == {"move", "shoot"}


@pytest.mark.rule("S8")
def test_one_witness_in_the_town_hall_is_safe_and_not_enough(start):
    controller = outside(start("witnesses"), "woman")
    after = entered(acting(controller, "woman"), "town-hall")
    assert after.outcome is None
    assert after.state.cowboy("woman").posture == "safe"
    assert "woman" not in after.state.layout
    assert after.check(Play("woman")) is not None


@pytest.mark.rule("S9")
def test_whoever_carries_the_hostage_moves_at_half_speed_and_may_not_shoot(start):
    controller = start("the-hostage")
    carrier = fighter(controller, "lawmen")
    free = acting(controller, carrier)
    burdened = acting(in_slot(controller, "hostage", carrier), carrier)
    assert free.check(free.read("move 0.0 300.0")) is None
    assert burdened.check(burdened.read("move 0.0 150.0")) is None
    assert burdened.check(burdened.read("move 0.0 150.1")) == Refusal("too-fast", "W20", "150")
    assert [each.word for each in burdened.prompt.flicks] == ["move"]
    assert burdened.prompt.flicks[0].highest_speed == 150.0
    assert burdened.check(burdened.read("shoot left 0.0 100.0")) == Refusal("burdened", "S9", carrier)


@pytest.mark.rule("S9")
def test_the_exit_is_for_outlaws_with_the_hostage(start):
    """For a lawman, and for an outlaw without her, it is the edge of the play area like any other."""
    controller = start("the-hostage")
    for figure, carries in (("outlaw-1", False), ("lawman-1", True)):
        now = acting(in_slot(controller, "hostage", figure) if carries else controller, figure)
        rest = Rest("movement-disc", upright(48.0, -22.0), moved=True, left_at=(45.0, -22.0), crossed=True)
        after = flicked(now, "move 0.0 100.0", rest)
        assert after.outcome is None
        assert after.state.cowboy(figure).posture == "standing"
        action = now.read("move 0.0 100.0")
        shot = now.shot(action)
        rests = tuple(rest if p.piece == "movement-disc" else Rest(p.piece, p.pose) for p in shot.layout)
        assert now.apply(action, Facts((), rests))[1] == (MoveFailed(figure, "left-area"),)


@pytest.mark.rule("S10", "W14")
def test_a_leader_has_three_actions(start):
    controller = start("high-noon")
    assert controller.state.initiative == "lawman-1"
    controller = done(controller, "play lawman-1")
    assert controller.state.actions_left == 3
    other = acting(start("high-noon"), "lawman-2")
    assert other.state.actions_left == 2


@pytest.mark.rule("S10", "W90")
def test_the_leaders_death_decides_and_no_other(start):
    controller = start("high-noon")
    follower = with_figure(controller, "outlaw-2", hit_points=1)
    assert shot_at(acting(follower, "lawman-2"), "outlaw-2").outcome is None
    for victim, winner in (("outlaw-1", "lawmen"), ("lawman-1", "outlaws")):
        weak = with_figure(changed(controller, initiative="lawman-2"), victim, hit_points=1)
        after = shot_at(acting(weak, "lawman-2"), victim)
        assert after.outcome is not None
        assert (after.outcome.winner, after.outcome.reason) == (winner, "eliminated")
