"""Poses, layouts and facts: what rules know of the table."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.rules.facts import Blasted, Contact, Facts, Rest
from flick3d.rules.layout import Area, Layout, Placement, Pose, upright, upside_down
from flick3d.rules.prompts import FlickOffer, TurnOffer
from tests.rules.fake_ground import fallen

directions = st.floats(0.0, 359.0)


def turn(pose: Pose, x: float, y: float, z: float) -> tuple[float, float, float]:
    """A direction of the piece's own frame in the world."""
    w, a, b, c = pose.qw, pose.qx, pose.qy, pose.qz
    return (
        (1 - 2 * (b * b + c * c)) * x + 2 * (a * b - w * c) * y + 2 * (a * c + w * b) * z,
        2 * (a * b + w * c) * x + (1 - 2 * (a * a + c * c)) * y + 2 * (b * c - w * a) * z,
        2 * (a * c - w * b) * x + 2 * (b * c + w * a) * y + (1 - 2 * (a * a + b * b)) * z,
    )


@given(directions)
def test_an_upright_piece_stands_and_looks_along_its_direction(direction: float) -> None:
    pose = upright(1.0, 2.0, direction, 3.0)
    assert (pose.x, pose.y, pose.z, pose.tilt) == (1.0, 2.0, 3.0, 0.0)
    assert pose.yaw == pytest.approx(direction, abs=1e-6)
    front = turn(pose, 1.0, 0.0, 0.0)
    assert front == pytest.approx((math.cos(math.radians(direction)), math.sin(math.radians(direction)), 0.0), abs=1e-9)


@given(directions)
def test_a_piece_upside_down_keeps_its_front_and_turns_its_top_down(direction: float) -> None:
    pose = upside_down(1.0, 2.0, direction, 3.0)
    assert (pose.x, pose.y, pose.z) == (1.0, 2.0, 3.0)
    assert pose.tilt == pytest.approx(180.0)
    assert turn(pose, 0.0, 0.0, 1.0) == pytest.approx((0.0, 0.0, -1.0), abs=1e-9)
    assert pose.yaw == pytest.approx(direction, abs=1e-6)
    assert turn(pose, 1.0, 0.0, 0.0) == pytest.approx(turn(upright(0.0, 0.0, direction), 1.0, 0.0, 0.0), abs=1e-9)


@given(directions)
def test_the_fake_tables_fallen_man_lies_with_his_top_where_it_says(direction: float) -> None:
    top = turn(fallen(0.0, 0.0, direction), 0.0, 0.0, 1.0)
    assert top == pytest.approx((math.cos(math.radians(direction)), math.sin(math.radians(direction)), 0.0), abs=1e-9)


@pytest.mark.rule("W51")
@pytest.mark.parametrize(
    ("degrees", "toppled"), [(0.0, False), (44.99, False), (45.01, True), (90.0, True), (170.0, True)]
)
def test_toppled_is_a_tilt_of_more_than_45_degrees(degrees: float, toppled: bool) -> None:
    half = math.radians(degrees) / 2.0
    rest = Rest("lawman-1", Pose(0.0, 0.0, 0.0, math.cos(half), math.sin(half)))
    assert rest.tilt == pytest.approx(degrees)
    assert rest.toppled is toppled


@pytest.mark.rule("W51")
def test_a_piece_that_dropped_off_the_table_counts_as_toppled() -> None:
    assert Rest("lawman-1", upright(90.0, 0.0), fell_off=True).toppled


def test_touched_pieces_are_told_once_each_in_order() -> None:
    facts = Facts(
        (
            Contact(0.1, "bullet-1", "barrel-1"),
            Contact(0.2, "barrel-1", "lawman-1"),
            Contact(0.3, "outlaw-1", "bullet-1"),
            Contact(0.4, "bullet-1", "barrel-1"),
        ),
        (),
    )
    assert facts.touched_by("bullet-1") == ("barrel-1", "outlaw-1")
    assert facts.touched_by("lawman-1") == ("barrel-1",)
    assert facts.touched_by("saloon") == ()


def test_a_rest_is_found_by_its_piece() -> None:
    facts = Facts((), (Rest("a", upright(0, 0)), Rest("b", upright(1, 0))))
    assert facts.rest("b").pose.x == 1
    with pytest.raises(KeyError):
        facts.rest("c")


def layout(*pieces: str) -> Layout:
    return Layout(tuple(Placement(piece, "barrel", upright(n, 0)) for n, piece in enumerate(pieces)))


def test_a_layout_keeps_its_order() -> None:
    town = layout("a", "b", "c")
    assert [p.piece for p in town.without(["b", "x"])] == ["a", "c"]
    assert [
        p.piece for p in town.put(Placement("d", "hay", upright(9, 0)), Placement("a", "hay", upright(8, 0)))
    ] == list("abcd")
    assert town.put(Placement("a", "hay", upright(8, 0)))["a"].kind == "hay"
    assert [p.pose.x for p in town.moved({"b": upright(7, 0), "x": upright(6, 0)})] == [0, 7, 2]
    assert (len(town), "b" in town, "x" in town) == (3, True, False)
    assert town.get("x") is None
    with pytest.raises(KeyError):
        town["x"]


def test_the_area_holds_its_edge_and_knows_margins() -> None:
    area = Area(90.0, 60.0)
    assert area.contains(45.0, -30.0)
    assert not area.contains(45.01, 0.0)
    assert not area.contains(44.5, 0.0, margin=1.0)
    assert area.contains(0.0, 30.5, margin=-1.0)


def test_offers_write_texts_within_their_bounds() -> None:
    offer = FlickOffer("shoot", ("left",), "bullet-1", "bullet", (0.0, 0.0), 20.0, 300.0)
    assert offer.text(-90.0, 500.0) == "shoot left 270.0 300.0"
    assert offer.text(12.34567, 1.0) == "shoot left 12.346 20.0"
    assert TurnOffer("face", "lawman-1", (0.0, 0.0), 0.0).text(365.0) == "face 5.0"


def test_a_pose_knows_whether_it_is_anywhere() -> None:
    assert upright(1.0, 2.0).is_finite
    assert not Pose(math.inf, 0.0).is_finite
    assert not Pose(0.0, 0.0, 0.0, math.nan).is_finite


def test_what_a_piece_touched_is_told_part_by_part() -> None:
    contacts = (
        Contact(0.1, "disc", "saloon", 1.0, "doorway"),
        Contact(0.2, "barrel", "disc"),
        Contact(0.3, "disc", "saloon"),
        Contact(0.4, "saloon", "disc", 2.0, "doorway"),
        Contact(0.5, "saloon", "barrel"),
    )
    facts = Facts(contacts, ())
    assert facts.touches("disc") == (("saloon", "doorway"), ("barrel", ""), ("saloon", ""))
    assert facts.touched_by("disc") == ("saloon", "barrel")
    assert facts.touches("barrel") == (("disc", ""), ("saloon", ""))
    assert facts.touches("hay") == ()


def test_what_is_near_a_blast_has_a_distance() -> None:
    blast = Blasted(0.5, 1.0, 2.0, (("barrel", 0.5), ("saloon", 3.0)))
    assert (blast.distance("barrel"), blast.distance("saloon"), blast.distance("hay")) == (0.5, 3.0, None)
