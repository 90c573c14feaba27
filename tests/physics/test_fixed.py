"""What is fixed: nothing moves it, and everything that runs into it bounces off."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.physics.trajectory import pack, unpack
from flick3d.rules.layout import Blast, Layout, Placement, Push, Shot, upright

from .helpers import MAT, disc, flick_disc, play
from .test_determinism import digest


def fixed(placement: Placement) -> Placement:
    """The same piece, held."""
    return msgspec.structs.replace(placement, fixed=True)


def hand(x: float, y: float, direction: float = 0.0) -> Placement:
    """The Hand of God, upright."""
    return Placement("hand", "hand-of-god", upright(x, y, direction), fixed=True)


@pytest.mark.rule("G1")
@pytest.mark.parametrize("kind", ["prophet", "templar", "sphinx"])
@pytest.mark.parametrize("speed", [60.0, 250.0, 500.0])
def test_a_fixed_disc_is_not_moved_and_the_other_bounces_off(table: Table, kind: str, speed: float) -> None:
    held = fixed(disc(kind, 0.0, 0.0, "held"))
    facts, trajectory = play(table, flick_disc(speed, disc("templar", -4.0, 0.0), held))
    rest = facts.rest("held")
    assert (rest.pose, rest.moved, rest.crossed, rest.fell_off) == (held.pose, False, False, False)
    assert [track.piece for track in trajectory.tracks] == ["templar"]
    assert (facts.contacts[0].first, facts.contacts[0].second) == ("templar", "held")
    assert facts.rest("templar").pose.x < -table.radius(kind) - 1.3
    assert facts.settled


@pytest.mark.rule("G1")
def test_a_fixed_disc_stays_wherever_it_is_held(table: Table) -> None:
    leaning = fixed(Placement("leaning", "prophet", msgspec.structs.replace(upright(3.0, 3.0, 0.0, 1.0), qx=0.3)))
    raised = fixed(Placement("raised", "templar", upright(-3.0, 3.0, 0.0, 0.6)))
    shot = Shot(Layout((leaning, raised, disc("prophet", 10.0, 0.0))), MAT, (Push("prophet", 90.0, 100.0),))
    facts, trajectory = play(table, shot)
    assert (facts.rest("leaning").pose, facts.rest("raised").pose) == (leaning.pose, raised.pose)
    assert [track.piece for track in trajectory.tracks] == ["prophet"]


@pytest.mark.rule("G1")
def test_a_fixed_piece_carries_what_lies_on_it(table: Table) -> None:
    layout = Layout((fixed(disc("sphinx", 0.0, 0.0)), Placement("upper", "prophet", upright(0.2, 0.0, 0.0, 0.6))))
    facts, _ = play(table, Shot(layout, MAT, ()))
    assert not any(rest.moved for rest in facts.rests)


def test_a_fixed_piece_cannot_be_pushed_or_go_off(table: Table) -> None:
    layout = Layout((fixed(disc("prophet", 0.0, 0.0)),))
    with pytest.raises(KeyError):
        table.begin(Shot(layout, MAT, (Push("prophet", 0.0, 100.0),)))
    with pytest.raises(KeyError):
        table.begin(Shot(layout, MAT, (), Blast("prophet", 5.0)))


@pytest.mark.rule("G7")
def test_the_hand_is_a_board_that_stands_on_the_map(table: Table) -> None:
    (board,) = table.pieces["hand-of-god"].solids()
    assert getattr(board, "size", None) == (0.5, 6.0, 4.5)
    assert table.height("hand-of-god") == 4.5
    assert table.overlaps(Layout((hand(0.0, 0.0), disc("prophet", 1.0, 0.0)))) == (("hand", "prophet"),)
    assert table.overlaps(Layout((hand(0.0, 0.0), disc("prophet", 1.26, 0.0)))) == ()


@pytest.mark.rule("G7")
@pytest.mark.parametrize("kind", ["prophet", "templar", "sphinx", "temple"])
@pytest.mark.parametrize("speed", [100.0, 300.0, 500.0])
def test_no_disc_passes_the_hand(table: Table, kind: str, speed: float) -> None:
    for beside in (0.0, 1.5, 2.9):
        for phase in range(4):
            start = -4.0 - 0.125 * phase
            facts, trajectory = play(table, flick_disc(speed, disc(kind, start, beside), hand(0.0, 0.0)))
            track = trajectory.tracks[0]
            assert max(track.numbers[0::7]) < -table.radius(kind)
            assert facts.rest(kind).pose.x < -0.25 - table.radius(kind)
            assert (facts.contacts[0].first, facts.contacts[0].second) == (kind, "hand")
            assert not facts.rest("hand").moved


@pytest.mark.rule("G7")
def test_a_disc_at_3_metres_a_second_comes_back_from_the_hand(table: Table) -> None:
    facts, _ = play(table, flick_disc(300.0, disc("prophet", -10.0, 0.0), hand(0.0, 0.0)))
    assert -22.0 < facts.rest("prophet").pose.x < -6.0


@pytest.mark.rule("G7")
def test_the_hand_turned_aside_turns_the_disc_aside(table: Table) -> None:
    facts, _ = play(table, flick_disc(200.0, disc("prophet", -8.0, 0.0), hand(0.0, 0.0, 45.0)))
    rest = facts.rest("prophet").pose
    # Its face looks to the south-west: half of the speed goes south.
    assert rest.y < -2.0
    assert not facts.rest("hand").moved


@pytest.mark.rule("G1", "G7", "L4", "L20")
def test_such_a_shot_is_stored_and_simulated_again_to_the_same_bits(table: Table) -> None:
    from .test_rolling import roll

    shot = roll(table, "prophet", 90.0, hand(3.0, 0.0, 20.0), fixed(disc("templar", -4.0, 2.0)))
    shot = msgspec.structs.replace(shot, wind=(30.0, 52.0))
    stored = msgspec.json.decode(msgspec.json.encode(shot), type=Shot)
    assert stored == shot
    trajectory = table.simulate(shot)
    assert unpack(pack(trajectory)) == trajectory
    assert digest(Table(table.pieces).simulate(stored)) == digest(trajectory)
