"""Dynamite: it slides, goes off where it rests, and pushes over who is near (W82)."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.judge import judge
from flick3d.physics.parts import Box, Cylinder
from flick3d.physics.solids import distance_from_above
from flick3d.physics.table import Table
from flick3d.physics.trajectory import SAMPLE, Trajectory
from flick3d.rules.facts import Facts
from flick3d.rules.layout import Area, Blast, Layout, Placement, Push, Shot, upright

from .helpers import AREA, cowboy, hat, town

STICK = "dynamite-stick"
RADIUS = 6.0


def _throw(*others: Placement, speed: float = 6.0, direction: float = 90.0, x: float = 0.0, y: float = 0.0) -> Shot:
    """A stick that is flicked, by default so gently that it stays where it is but for half a millimetre or so."""
    stick = Placement(STICK, STICK, upright(x, y))
    return Shot(Layout((stick, *others)), AREA, (Push(STICK, direction, speed),), Blast(STICK, RADIUS))


def _played(table: Table, shot: Shot) -> tuple[Facts, Trajectory]:
    trajectory = table.simulate(shot)
    return judge(shot, trajectory), trajectory


def _around(table: Table, distance: float, angle: float, name: str = "man") -> tuple[Placement, ...]:
    """A hatted man whose base is so far from the middle of the table."""
    away, turn = distance + table.radius("cowboy"), math.radians(angle)
    x, y = away * math.cos(turn), away * math.sin(turn)
    return cowboy(name, x, y, angle * 1.7), hat(table, name, x, y)


def test_a_stick_slides_flat_as_friction_says(table: Table) -> None:
    wood, top = table.pieces.materials["wood"].friction, table.pieces.materials["table"].friction
    for turn in (0.0, 45.0, 90.0):
        stick = Placement(STICK, STICK, upright(-20.0, 0.0, turn))
        shot = Shot(Layout((stick,)), AREA, (Push(STICK, 0.0, 120.0),))
        facts, trajectory = _played(table, shot)
        slid = facts.rest(STICK).pose.x + 20.0
        assert slid == pytest.approx(120.0**2 / (2.0 * wood * top * table.pieces.simulation.gravity), rel=0.01)
        track = trajectory.tracks[0]
        assert max(track.sample(at).tilt for at in range(track.samples)) < 1.0
        assert facts.blast is None


@pytest.mark.rule("W82")
def test_it_goes_off_where_it_rests(table: Table) -> None:
    facts, trajectory = _played(table, _throw(speed=100.0))
    blast, rest = facts.blast, facts.rest(STICK)
    assert blast is not None
    assert blast == trajectory.blast
    assert (blast.x, blast.y) == (rest.pose.x, rest.pose.y)
    assert rest.pose.y > 15.0
    assert not rest.fell_off
    assert rest.left_at is None
    assert (blast.near, blast.fallen) == ((), ())
    # Its track ends when it sleeps, before it goes off.
    track = trajectory.tracks[0]
    assert (track.first + track.samples - 1) * SAMPLE <= blast.time
    assert facts.duration > blast.time


@pytest.mark.rule("W82")
@pytest.mark.parametrize("angle", [0.0, 50.0, 100.0, 233.0])
@pytest.mark.parametrize("distance", [1.5, 2.5, 3.25, 4.0])
def test_who_is_near_topples(table: Table, distance: float, angle: float) -> None:
    facts, _ = _played(table, _throw(*_around(table, distance, angle)))
    assert facts.rest("man").toppled
    blast = facts.blast
    assert blast is not None
    assert blast.distance("man") == pytest.approx(distance, abs=0.1)
    assert blast.fallen == ()
    assert AREA.contains(facts.rest("man").pose.x, facts.rest("man").pose.y)


@pytest.mark.rule("W82")
@pytest.mark.parametrize("angle", [0.0, 50.0, 100.0, 233.0])
@pytest.mark.parametrize("distance", [5.25, 5.8])
def test_who_is_almost_out_of_reach_only_rocks(table: Table, distance: float, angle: float) -> None:
    facts, _ = _played(table, _throw(*_around(table, distance, angle)))
    assert not facts.rest("man").toppled
    assert facts.blast is not None
    assert facts.blast.distance("man") == pytest.approx(distance, abs=0.1)


@pytest.mark.rule("W82")
def test_who_is_out_of_reach_feels_nothing(table: Table) -> None:
    facts, trajectory = _played(table, _throw(*_around(table, 6.3, 20.0)))
    assert facts.blast is not None
    assert facts.blast.near == ()
    assert not facts.rest("man").moved
    assert [track.piece for track in trajectory.tracks] == [STICK]


@pytest.mark.rule("W82")
def test_all_around_topple_at_once_nearest_first(table: Table) -> None:
    men = [
        *_around(table, 3.5, 10.0, "third"),
        *_around(table, 2.0, 130.0, "first"),
        *_around(table, 2.8, 250.0, "second"),
    ]
    facts, _ = _played(table, _throw(*men))
    assert facts.blast is not None
    order = [piece for piece, _ in facts.blast.near if not piece.startswith("hat-")]
    assert order == ["first", "second", "third"]
    assert all(facts.rest(name).toppled for name in order)
    assert [away for _, away in facts.blast.near] == sorted(away for _, away in facts.blast.near)


@pytest.mark.rule("W82")
@pytest.mark.parametrize("kind", ["hat", "barrel", "gallows", "bullet", "gold", "cactus", "hay", "fence"])
def test_every_kind_of_piece_is_pushed_away(table: Table, kind: str) -> None:
    away = table.radius(kind) + 1.0
    piece = Placement("piece", kind, upright(away, 0.0, z=0.25 if kind == "hat" else 0.0))
    rest = _played(table, _throw(piece))[0].rest("piece")
    assert rest.moved
    assert rest.pose.x > away
    assert AREA.contains(rest.pose.x, rest.pose.y)


@pytest.mark.rule("W82")
def test_the_push_falls_with_the_distance(table: Table) -> None:
    gone = []
    for away in (1.5, 3.0, 4.5):
        disc = Placement("disc", "movement-disc", upright(away + 1.15, 0.0))
        gone.append(_played(table, _throw(disc))[0].rest("disc").pose.x - disc.pose.x)
    assert gone[0] > gone[1] > gone[2] > 0.1
    # A slide goes with the square of the speed, and the speed with what is left of the radius: 4.5, 3 and 1.5 cm.
    assert gone[1] / gone[0] == pytest.approx((3.0 / 4.5) ** 2, abs=0.1)


@pytest.mark.rule("W82")
def test_a_man_who_lay_there_is_told_apart(table: Table) -> None:
    lying = Placement("man", "cowboy", table.lying("cowboy", 2.5, 0.0, 0.0))
    facts, _ = _played(table, _throw(lying, *_around(table, 3.0, 180.0, "other")))
    assert facts.blast is not None
    assert facts.blast.fallen == ("man",)
    assert facts.rest("man").pose.x > 3.0
    assert facts.rest("other").toppled


@pytest.mark.rule("W82")
def test_a_man_whom_the_flying_stick_knocks_over_had_fallen_before(table: Table) -> None:
    shot = _throw(cowboy("man", 0.0, 0.0), speed=200.0, direction=0.0, x=-10.0, y=0.8)
    facts, _ = _played(table, shot)
    assert facts.rest("man").toppled
    assert facts.blast is not None
    assert facts.blast.fallen == ("man",)
    assert facts.touched_by(STICK)[0] == "man"


@pytest.mark.rule("W82")
@pytest.mark.parametrize("yaw", [0.0, 70.0])
def test_a_building_is_as_near_as_its_blocks(table: Table, yaw: float) -> None:
    """In front of its doorway the walls are nearer than the blocks' sides, but they do not stand on the table."""
    turn = math.radians(yaw)
    house = Placement("bank", "bank", upright(-9.0 * math.cos(turn), -9.0 * math.sin(turn), yaw), closed=True)
    facts, _ = _played(table, _throw(house, speed=1.0))
    assert facts.blast is not None
    assert facts.blast.distance("bank") == pytest.approx(math.hypot(9.0 - 6.6, 2.2), abs=0.02)
    rest = facts.rest("bank")
    shift = math.hypot(rest.pose.x - house.pose.x, rest.pose.y - house.pose.y)
    assert 0.01 < shift < 1.0
    assert rest.tilt < 0.5


@pytest.mark.rule("W82")
def test_a_stick_that_leaves_the_area_is_a_dud(table: Table) -> None:
    men = _around(table, 2.0, 0.0)
    for speed, fell in ((150.0, False), (300.0, True)):
        shot = _throw(*men, speed=speed, direction=0.0, x=20.0, y=7.0)
        facts, trajectory = _played(table, shot)
        assert facts.blast is None
        assert trajectory.blast is None
        assert facts.rest(STICK).left_at is not None
        assert facts.rest(STICK).fell_off is fell
        assert not facts.rest("man").moved


@pytest.mark.rule("W82")
def test_the_edge_of_the_area_decides_with_where_the_stick_is_judged_to_rest(table: Table) -> None:
    for width in (50.0, 49.9, 50.1, 50.2):
        shot = _throw(speed=100.0, direction=0.0, x=4.5)
        shot = msgspec.structs.replace(shot, area=Area(width, 60.0))
        facts, _ = _played(table, shot)
        assert (facts.blast is None) == (facts.rest(STICK).left_at is not None)


def test_nothing_goes_off_without_a_blast(table: Table) -> None:
    shot = msgspec.structs.replace(_throw(*_around(table, 2.0, 0.0)), blast=None)
    facts, _ = _played(table, shot)
    assert facts.blast is None
    assert not facts.rest("man").moved


def test_the_time_limit_counts_anew(table: Table) -> None:
    """Both what goes before and what comes after the bang gets the whole of it."""
    limit = table.pieces.simulation.time_limit
    table_now = Table(
        msgspec.structs.replace(
            table.pieces, simulation=msgspec.structs.replace(table.pieces.simulation, time_limit=0.2)
        )
    )
    assert limit > 1.0
    facts, _ = _played(table_now, _throw(*_around(table, 2.0, 0.0), speed=100.0, direction=180.0))
    assert facts.blast is not None
    assert facts.blast.time == pytest.approx(0.2)
    assert facts.duration <= 0.4 + 1e-9
    facts, _ = _played(table_now, _throw(*_around(table, 2.0, 0.0)))
    assert facts.blast is not None
    assert not facts.settled
    assert facts.duration == pytest.approx(facts.blast.time + 0.2)


def test_a_blast_is_the_same_in_slices_and_again(table: Table) -> None:
    layout = town(table).put(Placement(STICK, STICK, upright(-21.0, 9.0)))
    shot = Shot(layout, AREA, (Push(STICK, 224.0, 120.0),), Blast(STICK, RADIUS))
    whole = table.simulate(shot)
    assert whole.blast is not None
    assert len(whole.blast.near) >= 2
    simulation = table.begin(shot)
    seen_before = []
    while not simulation.done:
        simulation.advance(0.017)
        seen_before.append(simulation.trajectory.blast is not None)
    assert simulation.trajectory == whole
    # What went off is told while the rest still moves.
    assert seen_before.count(True) > 3
    assert table.simulate(shot) == whole


def test_what_goes_off_must_be_on_the_table(table: Table) -> None:
    shot = Shot(Layout((cowboy("man", 0.0, 0.0),)), AREA, (), Blast(STICK, RADIUS))
    with pytest.raises(KeyError):
        table.begin(shot)


@pytest.mark.parametrize(
    ("x", "y", "distance"),
    [(5.0, 0.0, 3.0), (0.0, 3.0, 2.0), (5.0, 5.0, 5.0), (1.0, 0.5, 0.0), (2.0, 1.0, 0.0), (-2.3, -1.4, 0.5)],
)
def test_the_distance_to_a_box_from_above(x: float, y: float, distance: float) -> None:
    box = Box((4.0, 2.0, 1.0), (0.0, 0.0, 0.0))
    assert distance_from_above(box, upright(0.0, 0.0), x, y) == pytest.approx(distance, abs=1e-5)
    turned = upright(1.0, 2.0, 90.0)
    assert distance_from_above(box, turned, 1.0 - y, 2.0 + x) == pytest.approx(distance, abs=1e-5)


def test_the_distance_to_a_cylinder_from_above(table: Table) -> None:
    round_one = Cylinder(1.5, 4.0, (1.0, 0.0, 0.0))
    assert distance_from_above(round_one, upright(0.0, 0.0), 4.0, 4.0) == pytest.approx(3.5, abs=1e-6)
    lying = table.lying("bullet", 0.0, 0.0, 0.0)
    assert lying.tilt == pytest.approx(90.0)
    # Its axis points west to east, half a cm long and 1.8 wide.
    assert distance_from_above(Cylinder(0.9, 0.5, (0.0, 0.0, 0.0)), lying, 0.0, 2.0) == pytest.approx(1.1, abs=1e-6)
