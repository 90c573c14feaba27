"""Discs that start on their rim: how far they roll, how they fall, and what they lean on."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.table import Table
from flick3d.rules.layout import Layout, Placement, Push, Shot, on_rim

from .helpers import MAT, Awake, disc, distance, height_above_mat, play
from .test_determinism import digest
from .test_faith_table import full_map

DISCS = ("prophet", "templar", "sphinx", "temple")
MATS = ("cloth", "oiled-cloth")


def roll(
    table: Table, kind: str, speed: float, *others: Placement, x: float = -15.0, y: float = 0.0, direction: float = 0.0
) -> Shot:
    """A disc that rolls on its rim, among a few others."""
    pose = on_rim(x, y, direction, table.radius(kind), table.height(kind))
    rolled = Placement("rolled", kind, pose)
    return Shot(Layout((rolled, *others)), MAT, (Push("rolled", direction, speed, rolling=True),))


@pytest.mark.rule("L4")
@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize("direction", [0.0, 128.0])
def test_a_disc_on_its_rim_stands_on_the_mat_where_it_is_put(table: Table, kind: str, direction: float) -> None:
    shot = roll(table, kind, 0.0, direction=direction)
    assert table.outside(shot.layout, MAT) == ()
    awake = Awake(table, shot.layout["rolled"], area=MAT)
    awake.run(0.1)
    # Without a brake it begins to roll by itself, in the end.
    assert distance(awake.pose("rolled"), shot.layout["rolled"].pose) < 0.04
    assert awake.pose("rolled").z == pytest.approx(table.radius(kind), abs=0.001)
    assert abs(awake.pose("rolled").axis_z) < 0.001


@pytest.mark.rule("L4")
@pytest.mark.parametrize("mat", MATS)
@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize(("speed", "least", "most"), [(50.0, 9.5, 12.5), (100.0, 21.0, 25.0)])
def test_a_rolled_disc_goes_so_far_and_falls_flat(
    table: Table, kind: str, mat: str, speed: float, least: float, most: float
) -> None:
    for direction in (0.0, 37.0, 200.0):
        turn = math.radians(direction)
        shot = roll(table, kind, speed, x=-12.0 * math.cos(turn), y=-12.0 * math.sin(turn), direction=direction)
        shot = msgspec.structs.replace(shot, area=msgspec.structs.replace(MAT, mat=mat))
        facts, trajectory = play(table, shot)
        start, rest = shot.layout["rolled"].pose, facts.rest("rolled").pose
        assert least <= (rest.x - start.x) * math.cos(turn) + (rest.y - start.y) * math.sin(turn) <= most
        assert abs(rest.axis_z) > 0.999
        assert height_above_mat(table, kind, rest) == pytest.approx(0.0, abs=0.01)
        assert trajectory.settled


@pytest.mark.rule("L4")
def test_a_rolled_disc_does_not_slip(table: Table) -> None:
    simulation = table.begin(roll(table, "prophet", 100.0))
    simulation.advance(0.1)
    track = simulation.trajectory.tracks[0]
    rolled = track.at(0.1).x - track.at(0.0).x
    # A disc of 1 cm radius turns by as many radians as it went centimetres.
    turned = 0.0
    for at in range(track.samples - 1):
        before, after = track.sample(at), track.sample(at + 1)
        dot = before.qw * after.qw + before.qx * after.qx + before.qy * after.qy + before.qz * after.qz
        turned += 2.0 * math.acos(min(1.0, abs(dot)))
    assert rolled > 7.0
    assert turned == pytest.approx(rolled, rel=0.02)


@pytest.mark.rule("L4")
def test_a_push_that_does_not_roll_is_slowed_as_what_lies_on_its_side(table: Table) -> None:
    rolling = roll(table, "prophet", 100.0)
    sliding = msgspec.structs.replace(rolling, pushes=(Push("rolled", 0.0, 100.0),))
    far, near = (play(table, shot)[0].rest("rolled").pose.x for shot in (rolling, sliding))
    assert abs(far - near) > 0.2


@pytest.mark.rule("L4")
@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize("speed", [15.0, 30.0, 60.0, 100.0])
def test_a_disc_that_rolls_against_another_comes_to_rest(table: Table, kind: str, speed: float) -> None:
    for beside in (0.0, 0.6, 1.2, 1.5, 2.1, 2.7):
        facts, trajectory = play(table, roll(table, "prophet", speed, disc(kind, 0.0, 0.0, "other"), x=-6.0, y=beside))
        assert trajectory.settled
        # It may lean on the other, but does not stand on its rim.
        assert abs(facts.rest("rolled").pose.axis_z) > 0.7


@pytest.mark.rule("L4")
def test_a_disc_that_stopped_beside_another_falls_to_the_free_side(table: Table) -> None:
    for kind, beside in (("sphinx", 1.5), ("temple", 2.1)):
        facts, _ = play(table, roll(table, "prophet", 30.0, disc(kind, 0.0, 0.0, "other"), x=-6.0, y=beside))
        assert abs(facts.rest("rolled").pose.axis_z) > 0.9
        assert facts.rest("rolled").pose.y > table.radius(kind)


@pytest.mark.rule("L4")
def test_discs_that_roll_over_a_full_map_come_to_rest(table: Table) -> None:
    layout = full_map(table)
    for at, direction in enumerate(range(5, 86, 8)):
        near = [placed.piece for placed in layout if math.dist((placed.pose.x, placed.pose.y), (-20.0, -20.0)) < 3.5]
        rim = on_rim(-20.0, -20.0, float(direction), 1.0, 0.4)
        rolled = layout.without(near).put(Placement("rolled", "prophet", rim))
        shot = Shot(rolled, MAT, (Push("rolled", float(direction), 40.0 + 6.0 * at, rolling=True),))
        assert table.simulate(shot).settled


def test_a_disc_that_leans_does_not_creep_from_shot_to_shot(table: Table) -> None:
    shot = roll(table, "prophet", 60.0, disc("sphinx", 0.0, 0.0), x=-6.0, y=0.9)
    leaning = shot.layout.moved(dict(table.simulate(shot).final))
    assert 0.7 < abs(leaning["rolled"].pose.axis_z) < 0.99
    after = leaning
    for _ in range(4):
        facts, _ = play(table, Shot(after, MAT, ()))
        assert not facts.rest("rolled").moved
        after = after.moved({rest.piece: rest.pose for rest in facts.rests})
    assert after["rolled"] == leaning["rolled"]
    # What it leaned on is gone: it falls flat.
    fallen = dict(table.simulate(Shot(leaning.without(["sphinx"]), MAT, ())).final)["rolled"]
    assert abs(fallen.axis_z) > 0.999


@pytest.mark.rule("L4")
def test_a_rolled_shot_has_the_same_bits_in_slices(table: Table) -> None:
    shot = roll(table, "templar", 85.0, disc("prophet", 0.0, 0.3), disc("temple", 4.0, -1.0))
    whole = table.simulate(shot)
    simulation = Table(table.pieces).begin(shot)
    while not simulation.done:
        simulation.advance(0.0167)
    assert digest(simulation.trajectory) == digest(whole)
