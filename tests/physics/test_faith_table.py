"""The cloth mat and the discs of Flick of Faith: sliding, shoving, climbing, flipping, falling off, and Temples."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.physics.pieces import PiecesError, read
from flick3d.physics.table import Table
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright, upside_down

from .helpers import MAT, Awake, disc, distance, flick_disc, height_above_mat, play
from .test_determinism import digest
from .test_pieces import TEXT

DISCS = ("prophet", "templar", "sphinx", "king-ape", "temple")
FULL_POWER = 500.0


def settle(layout: Layout) -> Shot:
    """A shot in which nobody flicks."""
    return Shot(layout, MAT, ())


def full_map(table: Table) -> Layout:
    """28 discs and 16 Temples, four Temples on each Island, the discs in between and all over the mat."""
    placements = []
    for island, direction in enumerate((0.0, 90.0, 180.0, 270.0)):
        turn = math.radians(direction)
        for temple, (out, side) in enumerate(((13.0, -2.3), (13.0, 2.3), (17.5, -2.3), (17.5, 2.3))):
            x = out * math.cos(turn) - side * math.sin(turn)
            y = out * math.sin(turn) + side * math.cos(turn)
            placements.append(disc("temple", x, y, f"temple-{island * 4 + temple + 1}"))
    layout = Layout(tuple(placements))
    for number in range(28):
        kind = ("sphinx", "king-ape", "templar")[number] if number < 3 else "prophet"
        angle, out = number * 2.4, 3.0 + 0.6 * number
        x, y = table.nearest_free(layout, MAT, kind, out * math.cos(angle), out * math.sin(angle))
        layout = layout.put(disc(kind, x, y, f"{kind}-{number + 1}"))
    return layout


@pytest.mark.rule("F9a")
def test_the_sizes_go_up_from_prophet_to_temple(table: Table) -> None:
    radii = [table.radius(kind) for kind in DISCS]
    assert radii == [1.0, 1.3, 1.6, 1.6, 2.0]
    masses = [table.pieces[kind].mass for kind in DISCS]
    assert masses == sorted(masses)
    assert masses[-1] > 10.0 * masses[0]


@pytest.mark.parametrize("kind", DISCS)
def test_a_disc_weighs_what_its_wood_weighs(table: Table, kind: str) -> None:
    piece = table.pieces[kind]
    density = 1.2 if kind == "temple" else 0.7
    assert piece.mass == pytest.approx(density * sum(solid.volume for solid in piece.solids()), abs=0.01)


@pytest.mark.rule("L18")
@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize(("speed", "direction"), [(100.0, 0.0), (130.0, 37.0), (170.0, 160.0)])
def test_a_disc_slides_twice_as_far_on_oiled_cloth(table: Table, kind: str, speed: float, direction: float) -> None:
    materials = table.pieces.materials
    assert materials["wood"].friction * materials["oiled-cloth"].friction == pytest.approx(0.354, abs=0.001)
    assert 2.0 * materials["oiled-cloth"].friction == materials["cloth"].friction
    turn = math.radians(direction)
    start = disc(kind, -22.0 * math.cos(turn), -22.0 * math.sin(turn))
    oiled = msgspec.structs.replace(flick_disc(speed, start, direction=direction), area=Area(48.0, 48.0, "oiled-cloth"))
    rest = play(table, oiled)[0].rest(kind).pose
    assert distance(rest, start.pose) == pytest.approx(speed**2 / (2.0 * 0.3541 * 981.0), rel=0.01)
    assert rest.tilt < 0.05


def test_how_high_the_pieces_are(table: Table) -> None:
    assert [table.height(kind) for kind in DISCS] == pytest.approx([0.4, 0.5, 0.6, 0.6, 0.8])
    assert table.height("hand-of-god") == 4.5
    assert table.height("hat") == pytest.approx(0.5)
    with pytest.raises(PiecesError, match="no piece of kind 'sheep'"):
        table.height("sheep")


@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize(("speed", "direction"), [(100.0, 0.0), (180.0, 37.0), (250.0, 160.0)])
def test_a_disc_slides_on_cloth_as_far_as_coulomb_says(table: Table, kind: str, speed: float, direction: float) -> None:
    materials = table.pieces.materials
    friction = materials["wood"].friction * materials["cloth"].friction
    expected = speed**2 / (2.0 * friction * table.pieces.simulation.gravity)
    turn = math.radians(direction)
    start = disc(kind, -22.0 * math.cos(turn), -22.0 * math.sin(turn))
    facts, _ = play(table, flick_disc(speed, start, direction=direction))
    rest = facts.rest(kind).pose
    assert distance(rest, start.pose) == pytest.approx(expected, rel=0.01)
    assert rest.z == pytest.approx(0.0, abs=0.005)
    assert rest.tilt < 0.05


@pytest.mark.rule("F13")
def test_half_of_full_power_crosses_the_mat(table: Table) -> None:
    facts, _ = play(table, flick_disc(FULL_POWER / 2.0, disc("prophet", -23.0, 0.0)))
    assert 20.0 < facts.rest("prophet").pose.x < 24.0


@pytest.mark.rule("F13")
@pytest.mark.parametrize("kind", DISCS)
def test_a_flicked_disc_pushes_any_other(table: Table, kind: str) -> None:
    facts, _ = play(table, flick_disc(250.0, disc("prophet", -10.0, 0.0), disc(kind, 0.0, 0.0, "other")))
    assert (facts.contacts[0].first, facts.contacts[0].second) == ("prophet", "other")
    assert facts.rest("other").pose.x > 0.3
    assert facts.rest("prophet").pose.x < facts.rest("other").pose.x
    # Table and mat are no pieces, and nobody touches them.
    assert {name for contact in facts.contacts for name in (contact.first, contact.second)} == {"prophet", "other"}


@pytest.mark.rule("F9a")
def test_a_temple_is_stubborn_but_can_be_moved(table: Table) -> None:
    for gap in (0.1, 4.0, 15.0):
        facts, _ = play(table, flick_disc(FULL_POWER, disc("prophet", -3.0 - gap, 0.0), disc("temple", 0.0, 0.0)))
        assert 1.0 < facts.rest("temple").pose.x < 3.0
        assert facts.rest("temple").pose.tilt < 0.05


@pytest.mark.rule("F8")
@pytest.mark.parametrize("is_turned", [False, True])
def test_what_lies_on_a_disc_stays_there_until_that_is_taken_away(table: Table, is_turned: bool) -> None:
    pose = upside_down(0.9, 0.3, 20.0, 1.0) if is_turned else upright(0.9, 0.3, 20.0, 0.6)
    stack = Layout((disc("sphinx", 0.0, 0.0), Placement("prophet", "prophet", pose), disc("temple", -8.0, 0.0)))
    assert dict(table.simulate(settle(stack)).final) == {placed.piece: placed.pose for placed in stack}
    # The next flick wakes it, though it touches nobody, and so does a moment in which nobody flicks.
    left = stack.without(["sphinx"])
    for shot in (settle(left), Shot(left.put(disc("templar", 15.0, 15.0)), MAT, (Push("templar", 90.0, 60.0),))):
        fallen = dict(table.simulate(shot).final)["prophet"]
        assert height_above_mat(table, "prophet", fallen) == pytest.approx(0.0, abs=0.01)
        assert math.dist((fallen.x, fallen.y), (pose.x, pose.y)) < 0.5


@pytest.mark.rule("F8")
def test_a_disc_can_be_shot_out_from_under_another(table: Table) -> None:
    prophet = Placement("prophet", "prophet", upright(0.2, 0.0, 0.0, 0.5))
    facts, _ = play(table, flick_disc(FULL_POWER, disc("king-ape", -9.0, 0.0), disc("templar", 0.0, 0.0), prophet))
    assert facts.rest("templar").pose.x > 10.0
    assert height_above_mat(table, "prophet", facts.rest("prophet").pose) < 0.61
    assert facts.settled


@pytest.mark.rule("F9")
def test_few_discs_turn_over(table: Table) -> None:
    flipped = shots = 0
    for speed in range(100, 501, 25):
        for beside in (0.0, 0.5, 1.2):
            facts, _ = play(table, flick_disc(float(speed), disc("prophet", -12.0, beside), disc("temple", 0.0, 0.0)))
            shots += 1
            flipped += facts.rest("prophet").pose.axis_z < 0.0
    # Head on against a Temple is the worst case there is.
    assert 1 <= flipped <= shots / 5


@pytest.mark.rule("F37")
def test_a_disc_that_slides_off_the_cloth_lies_on_the_table(table: Table) -> None:
    for kind in DISCS:
        facts, _ = play(table, flick_disc(150.0, disc(kind, 15.0, 3.0)))
        rest = facts.rest(kind)
        assert rest.pose.z == pytest.approx(-0.2, abs=0.01)
        assert rest.left_at == pytest.approx((24.0, 3.0), abs=0.01)
        assert rest.crossed
        assert not rest.fell_off
        assert facts.settled


@pytest.mark.rule("F37")
def test_a_strong_flick_ends_on_the_floor(table: Table) -> None:
    facts, _ = play(table, flick_disc(FULL_POWER, disc("prophet", 0.0, 0.0)))
    rest = facts.rest("prophet")
    assert rest.fell_off
    assert rest.left_at == pytest.approx((24.0, 0.0), abs=0.01)


@pytest.mark.rule("F37")
def test_a_disc_half_over_the_edge_of_the_cloth_stays_as_it_is(table: Table) -> None:
    inner, outer = disc("prophet", 23.7, 0.0), disc("templar", 24.4, 10.0)
    awake = Awake(table, inner, outer, area=MAT)
    awake.run(1.0)
    assert distance(awake.pose("prophet"), inner.pose) < 0.01
    # Its middle is past the edge: it hangs down to the table.
    assert 1.0 < awake.pose("templar").tilt < 15.0
    leaning = Layout((disc("templar", 24.4, 10.0),))
    rest = dict(table.simulate(Shot(leaning, MAT, (Push("templar", 0.0, 1.0),))).final)["templar"]
    again = dict(table.simulate(settle(leaning.moved({"templar": rest}))).final)["templar"]
    assert distance(again, rest) < 0.01


@pytest.mark.parametrize("kind", DISCS)
def test_a_disc_on_its_rim_rolls_and_falls_flat(table: Table, kind: str) -> None:
    half = math.sqrt(0.5)
    on_rim = Placement(kind, kind, Pose(-12.0, 0.0, table.radius(kind), half, half, 0.0, 0.0))
    for speed, least, most in ((0.0, -0.5, 0.5), (80.0, 12.0, 24.0)):
        facts, trajectory = play(table, flick_disc(speed, on_rim))
        rest = facts.rest(kind).pose
        assert abs(rest.axis_z) > 0.999
        assert height_above_mat(table, kind, rest) == pytest.approx(0.0, abs=0.01)
        assert least <= rest.x + 12.0 <= most
        assert trajectory.settled


@pytest.mark.parametrize("kind", DISCS)
@pytest.mark.parametrize("phase", range(4))
def test_nothing_tunnels_at_full_power(table: Table, kind: str, phase: int) -> None:
    start = -8.0 - phase * 0.125
    for flicked in ("prophet", "templar"):
        shot = flick_disc(FULL_POWER, disc(flicked, start, 0.0, "flicked"), disc(kind, 0.0, 0.0, "other"))
        facts, trajectory = play(table, shot)
        assert (facts.contacts[0].first, facts.contacts[0].second) == ("flicked", "other")
        first, second = trajectory.tracks
        for at in range(min(first.samples, second.samples)):
            behind, ahead = first.at(at * 0.005), second.at(at * 0.005)
            # Never through it and never down through the cloth, nor through the table beside it.
            assert behind.x < ahead.x
            if abs(ahead.x) < 74.0:
                assert min(behind.z, ahead.z) > -0.3


@pytest.mark.rule("F12")
def test_four_discs_are_flicked_in_the_same_instant(table: Table) -> None:
    corners = tuple(
        disc("prophet", x, y, f"prophet-{number}")
        for number, (x, y) in enumerate(((-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)), start=1)
    )
    speeds = (230.0, 195.0, 210.0, 178.0)
    pushes = tuple(
        Push(f"prophet-{number}", 90.0 * number - 45.0, speed) for number, speed in enumerate(speeds, start=1)
    )
    shot = Shot(Layout(corners), MAT, pushes)
    facts, trajectory = play(table, shot)
    assert [track.first for track in trajectory.tracks] == [0, 0, 0, 0]
    # They all reach the middle, and meet there.
    assert facts.contacts
    assert all(rest.moved for rest in facts.rests)
    assert digest(table.simulate(shot)) == digest(Table(table.pieces).simulate(shot)) == digest(trajectory)
    # They start at once, whatever the order in which they are named: a mirror image of equal shots stays one.
    equal = msgspec.structs.replace(
        shot, pushes=tuple(msgspec.structs.replace(push, speed=150.0) for push in reversed(pushes))
    )
    reached = [math.hypot(pose.x, pose.y) for _, pose in table.simulate(equal).final]
    assert reached == pytest.approx([reached[0]] * 4, abs=0.01)


@pytest.mark.parametrize("slice_seconds", [0.005, 0.0167, 0.3])
def test_a_full_map_in_slices(table: Table, slice_seconds: float) -> None:
    layout = full_map(table)
    assert len(layout) == 44
    assert table.overlaps(layout) == ()
    shot = Shot(layout.put(disc("prophet", -21.0, -21.0, "flicked")), MAT, (Push("flicked", 40.0, 450.0),))
    whole = table.simulate(shot)
    assert sum(placed.pose != pose for placed, (_, pose) in zip(shot.layout, whole.final, strict=True)) >= 4
    simulation = table.begin(shot)
    while not simulation.done:
        simulation.advance(slice_seconds)
    assert digest(simulation.trajectory) == digest(whole)


def test_a_full_map_at_rest_does_not_drift(table: Table) -> None:
    layout = full_map(table)
    awake = Awake(table, *layout, area=MAT)
    awake.run(1.0)
    for placed in layout:
        assert distance(awake.pose(placed.piece), placed.pose) < 0.01, placed.piece


def test_an_unknown_mat_is_an_error(table: Table) -> None:
    with pytest.raises(PiecesError, match="there is no mat 'carpet'; known are cloth"):
        table.begin(Shot(Layout(), Area(48.0, 48.0, "carpet"), ()))


def test_a_mat_of_an_unknown_material_is_an_error() -> None:
    with pytest.raises(PiecesError, match="cloth: there is no material 'velvet'"):
        read(TEXT.replace("thickness: 0.2, material: cloth", "thickness: 0.2, material: velvet"))
