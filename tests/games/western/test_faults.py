"""The invariants: a sound state has no fault, and each kind of damage is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flick3d.games.western.faults import faults
from flick3d.games.western.state import State
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.outcome import Outcome
from tests.games.western.town import match
from tests.rules.fake_ground import fallen
from tests.rules.played import played

START: State = match().state
ACTING: State = played(match(), "play lawman-1").state


def man(state: State, cowboy: str, **changes: Any) -> State:
    return state.with_cowboy(msgspec.structs.replace(state.cowboy(cowboy), **changes))


def changed(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, **changes)


def table(state: State, layout: Layout) -> State:
    return changed(state, layout=layout)


def test_a_sound_state_has_no_faults() -> None:
    assert faults(START) == ()
    assert faults(ACTING) == ()


LAYOUT = START.layout
BARREL = LAYOUT["barrel-1"]


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (table(START, Layout((*LAYOUT, BARREL))), "barrel-1 is on the table 2 times"),
        (table(START, LAYOUT.without(["barrel-1"])), "1 pieces of kind barrel are on the table, 2 were set up"),
        (
            table(START, LAYOUT.put(*(Placement(f"barrel-{n}", "barrel", BARREL.pose) for n in range(3, 7)))),
            "6 pieces of kind barrel are on the table, the box holds 5",
        ),
        (table(START, LAYOUT.without(["saloon"])), "the saloon is not on the table"),
        (changed(START, ruins=("saloon",)), "the saloon is on the table"),
        (table(START, LAYOUT.put(Placement("bullet-1", "bullet", upright(0, 0)))), "a bullet is on the table"),
        (
            table(START, LAYOUT.put(Placement("movement-disc", "movement-disc", upright(0, 0)))),
            "a movement-disc is on the table between flicks",
        ),
        (table(START, LAYOUT.put(Placement("x", "cowboy", upright(0, 0)))), "x belongs to no cowboy"),
        (table(START, LAYOUT.moved({"barrel-1": upright(float("nan"), 0)})), "barrel-1 is nowhere"),
        (table(START, LAYOUT.moved({"barrel-1": upright(45.1, 0)})), "barrel-1 is outside the play area"),
    ],
)
def test_no_piece_is_lost_doubled_or_left_over(state: State, fault: str) -> None:
    assert any(fault in each for each in faults(state)), faults(state)


@pytest.mark.rule("W5", "W10", "W54", "W60", "W61")
@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (man(START, "lawman-1", hit_points=0), "lawman-1 is standing with 0 hit points"),
        (man(START, "lawman-1", posture="dead"), "lawman-1 is dead with 2 hit points"),
        (man(START, "lawman-1", hit_points=3), "lawman-1 has 3 hit points"),
        (man(START, "lawman-1", posture="dead", hit_points=0), "lawman-1 is dead and on the table"),
        (table(START, LAYOUT.without(["lawman-1"])), "lawman-1 is standing and not on the table"),
        (table(START, LAYOUT.without(["hat-lawman-1"])), "lawman-1 is standing and his hat is not on the table"),
        (man(START, "lawman-1", posture="fallen"), "lawman-1 is fallen and his hat is on the table"),
        (man(START, "lawman-1", posture="fallen"), "lawman-1 is fallen with a tilt of 0.0 degrees"),
        (table(START, LAYOUT.moved({"lawman-1": fallen(-20.0, -8.0)})), "lawman-1 is standing with a tilt of 90.0"),
        (table(START, LAYOUT.moved({"lawman-1": upright(-20.0, -7.9)})), "lawman-1 does not wear his hat"),
        (man(START, "lawman-1", hat="red"), "lawman-1's hat lies red side down"),
        (man(START, "lawman-1", facing=10.0), "lawman-1 looks elsewhere than his figure"),
    ],
)
def test_tile_hat_and_figure_agree(state: State, fault: str) -> None:
    assert any(fault in each for each in faults(state)), faults(state)


@pytest.mark.rule("W7", "W12", "W14", "W62")
@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (changed(START, cowboys=(*START.cowboys, START.cowboys[0])), "a cowboy is doubled"),
        (man(START, "lawman-1", posture="dead", hit_points=0), "the initiative is held by lawman-1, who is dead"),
        (changed(START, phase="over"), "the match is in phase over with the outcome None"),
        (changed(START, outcome=Outcome(None, "noon")), "the match is in phase choose-cowboy"),
        (changed(START, next_player=(1, 0)), "the next players are (1, 0)"),
        (changed(START, active="lawman-1"), "lawman-1 has 0 actions in phase choose-cowboy"),
        (changed(START, actions_left=1), "nobody has 1 actions in phase choose-cowboy"),
        (man(man(START, "lawman-1", hat="red"), "lawman-2", hat="red"), "the lawmen are to play and have nobody"),
        (changed(START, team="outlaws"), "the outlaws open the round, the initiative is held by lawman-1"),
        (man(START, "outlaw-1", hat="red"), "a hat is turned before the round is opened"),
        (changed(ACTING, team="outlaws"), "lawman-1 plays in a turn of the outlaws"),
        (man(ACTING, "lawman-1", posture="fallen"), "lawman-1 plays while he is fallen"),
        (man(ACTING, "lawman-1", hat="red"), "lawman-1 plays with his hat turned"),
        (changed(ACTING, actions_left=0), "lawman-1 has 0 actions left in phase act"),
        (changed(ACTING, actions_left=3), "lawman-1 has 3 actions left in phase act"),
    ],
)
def test_turn_and_table_agree(state: State, fault: str) -> None:
    assert any(fault in each for each in faults(state)), faults(state)
