"""Which part of a building a disc touches: the inner faces of its blocks, or anything else of it (W40)."""

from __future__ import annotations

import pytest

from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.layout import Placement, upright

from .helpers import flick, play

YAWS = [0.0, 37.0, 90.0, 200.0]


def _parts(
    table: Table, yaw: float, x: float, y: float, direction: float, speed: float = 150.0, closed: bool = False
) -> list[str]:
    """The parts of the bank that a disc touches, in order. All is given in the frame of the house."""
    house = Placement("bank", "bank", upright(3.0, -2.0, yaw), closed)
    disc = Placement("movement-disc", "movement-disc", upright(*on_table(house.pose, x, y), yaw))
    facts, _ = play(table, flick(speed, house, disc, direction=yaw + direction, piece="movement-disc"))
    assert {contact.other("movement-disc") for contact in facts.contacts} <= {"bank"}
    return [contact.part for contact in facts.contacts]


@pytest.mark.rule("W40")
@pytest.mark.parametrize("yaw", YAWS)
def test_a_disc_straight_through_the_door_touches_nothing(table: Table, yaw: float) -> None:
    assert _parts(table, yaw, 12.0, 0.0, 180.0) == []
    assert _parts(table, yaw, -6.0, 0.0, 0.0) == []


@pytest.mark.rule("W40")
@pytest.mark.parametrize("yaw", YAWS)
@pytest.mark.parametrize(("x", "y", "direction"), [(9.0, 0.0, 172.0), (9.0, 0.0, 187.0), (9.0, -0.6, 171.0)])
def test_a_disc_that_slides_in_touches_the_inner_face(
    table: Table, yaw: float, x: float, y: float, direction: float
) -> None:
    assert set(_parts(table, yaw, x, y, direction)) == {"doorway"}


@pytest.mark.rule("W40")
@pytest.mark.parametrize("yaw", YAWS)
@pytest.mark.parametrize("y", [1.5, -1.5, 2.2, 3.9, -5.0])
def test_a_disc_that_meets_the_front_ends_does_not(table: Table, yaw: float, y: float) -> None:
    assert _parts(table, yaw, 12.0, y, 180.0)[0] == ""


@pytest.mark.rule("W40")
@pytest.mark.parametrize("yaw", YAWS)
def test_the_front_end_first_and_then_the_inner_face_are_two_contacts(table: Table, yaw: float) -> None:
    assert _parts(table, yaw, 12.0, 1.1, 180.0)[:2] == ["", "doorway"]


@pytest.mark.rule("W41", "W59")
@pytest.mark.parametrize("yaw", YAWS)
@pytest.mark.parametrize("direction", [12.0, -14.0, 25.0])
def test_a_disc_on_its_way_out_touches_the_inner_face(table: Table, yaw: float, direction: float) -> None:
    assert set(_parts(table, yaw, -5.2, 0.0, direction)) == {"doorway"}


@pytest.mark.parametrize("yaw", YAWS)
def test_the_sides_the_back_and_the_boards_are_no_doorway(table: Table, yaw: float) -> None:
    assert set(_parts(table, yaw, 1.0, 12.0, 270.0)) == {""}
    assert set(_parts(table, yaw, -12.0, 4.0, 0.0)) == {""}
    # Straight at the boards of a closed house, between its blocks.
    assert set(_parts(table, yaw, 12.0, 0.0, 180.0, closed=True)) == {""}


@pytest.mark.rule("W40")
def test_the_doorway_of_a_house_that_was_shoved_is_where_it_is_now(table: Table) -> None:
    """The first disc shoves the house, the second goes through the doorway that has come to meet it."""
    house = Placement("bank", "bank", upright(0.0, 0.0, 20.0))
    shove = Placement("bullet-1", "bullet", upright(*on_table(house.pose, 12.0, 5.0)))
    facts, _ = play(table, flick(450.0, house, shove, direction=200.0))
    moved = facts.rest("bank").pose
    assert abs(moved.yaw - 20.0) > 3.0
    disc = Placement("movement-disc", "movement-disc", upright(*on_table(moved, 9.0, 0.0)))
    again, _ = play(
        table,
        flick(150.0, Placement("bank", "bank", moved), disc, direction=moved.yaw + 172.0, piece="movement-disc"),
    )
    assert [contact.part for contact in again.contacts][:1] == ["doorway"]


@pytest.mark.rule("W40")
def test_a_disc_can_come_to_rest_inside(table: Table) -> None:
    house = Placement("bank", "bank", upright(0.0, 0.0))
    disc = Placement("movement-disc", "movement-disc", upright(12.0, 0.0))
    facts, _ = play(table, flick(75.0, house, disc, direction=180.0, piece="movement-disc"))
    rest = facts.rest("movement-disc").pose
    doorway = table.doorway("bank")
    assert doorway.back < seen_from(house.pose, rest.x, rest.y)[0] < doorway.line
    assert facts.contacts == ()
