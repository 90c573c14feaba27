"""Free places and overlaps, to a tenth of a millimetre."""

from __future__ import annotations

import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick3d.physics.pieces import load
from flick3d.physics.placing import TableFullError
from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table
from flick3d.rules.game import Ground
from flick3d.rules.layout import Area, Layout, Placement, upright

from .helpers import AREA, bullet, cowboy, flick, hat, play, town

EMPTY = Layout()
TABLE = Table(load())
TOWN = town(TABLE)


def test_the_table_is_a_ground(table: Table) -> None:
    ground: Ground = table
    assert ground.radius("cowboy") == pytest.approx(1.15)


def test_the_height_of_a_hat(table: Table) -> None:
    assert table.hat_height("cowboy") == pytest.approx(3.9)
    with pytest.raises(KeyError):
        table.hat_height("barrel")


@pytest.mark.parametrize("direction", [0.0, 51.0, 90.0])
@pytest.mark.parametrize(
    ("kind", "reach"),
    [("cowboy", 1.15), ("barrel", 0.95), ("movement-disc", 1.15)],
)
def test_overlap_is_told_to_a_tenth_of_a_millimetre(table: Table, kind: str, reach: float, direction: float) -> None:
    layout = Layout((Placement("x", kind, upright(1.0, 2.0, 33.0)),))
    turn = math.radians(direction)
    for gap, free in ((0.01, True), (0.0, True), (-0.01, False)):
        away = reach + 0.9 + gap
        place = (1.0 + away * math.cos(turn), 2.0 + away * math.sin(turn))
        assert table.is_free(layout, AREA, "bullet", *place) is free, gap


def test_overlap_with_boxes_is_exact_too(table: Table) -> None:
    layout = Layout((Placement("hay", "hay", upright(0.0, 0.0, 90.0)),))
    for gap, free in ((0.01, True), (0.0, True), (-0.01, False)):
        assert table.is_free(layout, AREA, "hay", 0.0, 1.9 + gap, 90.0) is free
        assert table.is_free(layout, AREA, "bullet", 0.0, 0.95 + 0.9 + gap) is free
        assert table.is_free(layout, AREA, "bullet", 1.7 + 0.9 + gap, 0.0) is free


def test_a_piece_lies_wholly_in_the_play_area(table: Table) -> None:
    assert table.is_free(EMPTY, AREA, "cowboy", 45.0 - 1.15, 0.0)
    assert not table.is_free(EMPTY, AREA, "cowboy", 45.0 - 1.14, 0.0)
    # A fence is 7 cm long and 1.5 cm wide: it matters how it is turned.
    assert table.is_free(EMPTY, AREA, "fence", 44.2, 0.0, 0.0)
    assert not table.is_free(EMPTY, AREA, "fence", 44.2, 0.0, 90.0)


def test_a_lying_figure_fits_or_not(table: Table) -> None:
    wall = Layout((Placement("hay", "hay", upright(3.0, 0.0)),))
    assert table.fits(wall, AREA, "cowboy", table.lying("cowboy", 0.0, 0.0, 180.0))
    assert not table.fits(wall, AREA, "cowboy", table.lying("cowboy", 0.0, 0.0, 0.0))
    assert not table.fits(EMPTY, AREA, "cowboy", table.lying("cowboy", 43.0, 0.0, 0.0))


@pytest.mark.rule("W40")
def test_a_closed_doorway_is_closed(table: Table) -> None:
    for closed in (False, True):
        layout = Layout((Placement("bank", "bank", upright(0.0, 0.0), closed=closed),))
        assert table.is_free(layout, AREA, "movement-disc", 2.1, 0.0) is not closed
    assert not table.is_free(layout, AREA, "cowboy", 0.0, 0.0)


def test_a_free_place_is_kept(table: Table) -> None:
    assert table.nearest_free(TOWN, AREA, "cowboy", 1.0, 1.0) == (1.0, 1.0)


@pytest.mark.rule("W15")
def test_the_nearest_place_beside_a_figure(table: Table) -> None:
    layout = Layout((cowboy("man", 0.0, 0.0),))
    x, y = table.nearest_free(layout, AREA, "cowboy", 0.3, 0.0)
    # Straight on to the east, the sum of the radii and the clearance away.
    assert (x, y) == pytest.approx((2.3 + 0.05, 0.0), abs=0.03)
    assert table.nearest_free(layout, AREA, "cowboy", 0.0, 0.0) == pytest.approx((2.35, 0.0), abs=0.03)


@pytest.mark.rule("W57")
def test_the_nearest_place_of_a_piece_that_left(table: Table) -> None:
    x, y = table.nearest_free(EMPTY, AREA, "barrel", 47.0, 5.0)
    assert x == pytest.approx(45.0 - 0.95, abs=0.01)
    assert y == pytest.approx(5.0, abs=0.3)
    x, y = table.nearest_free(EMPTY, AREA, "barrel", 46.0, 31.0)
    assert (x, y) == pytest.approx((44.05, 29.05), abs=0.05)


@given(
    st.floats(-50.0, 50.0), st.floats(-35.0, 35.0), st.sampled_from(["bullet", "cowboy", "fence"]), st.floats(0, 360)
)
@settings(max_examples=40, deadline=None)
def test_a_nearest_place_is_free_and_keeps_its_distance(x: float, y: float, kind: str, direction: float) -> None:
    near_x, near_y = TABLE.nearest_free(TOWN, AREA, kind, x, y, direction)
    assert TABLE.is_free(TOWN, AREA, kind, near_x, near_y, direction)
    if (near_x, near_y) == (x, y):
        return
    assert not TABLE.is_free(TOWN, AREA, kind, x, y, direction)
    # It touches nothing: the piece could be moved a little in any direction, if the area lets it.
    wider = Area(AREA.width + 1.0, AREA.depth + 1.0)
    for turn in range(0, 360, 45):
        moved_x, moved_y = near_x + 0.04 * math.cos(math.radians(turn)), near_y + 0.04 * math.sin(math.radians(turn))
        assert TABLE.is_free(TOWN, wider, kind, moved_x, moved_y, direction)
    # And nothing much nearer is free.
    away = math.hypot(near_x - x, near_y - y)
    for turn in range(0, 360, 15):
        shorter = away - 0.3
        if shorter > 0.0:
            there = (x + shorter * math.cos(math.radians(turn)), y + shorter * math.sin(math.radians(turn)))
            roomy = all(
                TABLE.is_free(TOWN, AREA, kind, there[0] + dx, there[1] + dy, direction)
                for dx in (-0.3, 0.3)
                for dy in (-0.3, 0.3)
            )
            assert not roomy


def test_a_full_table_is_told(table: Table) -> None:
    tiny = Area(4.0, 4.0)
    layout = Layout((Placement("barrel-1", "barrel", upright(0.0, 0.0)),))
    with pytest.raises(TableFullError, match="the table is full: there is no free place for a piece of kind 'bank'"):
        table.nearest_free(layout, tiny, "bank", 0.0, 0.0)


def test_a_composed_town_has_no_overlaps(table: Table) -> None:
    assert table.overlaps(TOWN) == ()
    assert table.outside(TOWN, AREA) == ()


def test_overlaps_are_told_in_the_order_of_the_layout(table: Table) -> None:
    layout = Layout(
        (
            cowboy("a", 0.0, 0.0),
            bullet(2.0, 0.0, "b"),
            cowboy("c", 10.0, 0.0),
            Placement("d", "barrel", upright(10.5, 0.5)),
            cowboy("e", 11.0, 0.0),
        )
    )
    assert table.overlaps(layout) == (("a", "b"), ("c", "d"), ("c", "e"), ("d", "e"))


@pytest.mark.parametrize(("gap", "overlap"), [(-0.01, True), (0.0, False), (0.01, False)])
def test_touching_is_no_overlap(table: Table, gap: float, overlap: bool) -> None:
    layout = Layout((cowboy("a", 0.0, 0.0), cowboy("b", 2.3 + gap, 0.0)))
    assert bool(table.overlaps(layout)) is overlap


def test_a_hat_on_its_head_is_no_overlap_and_a_sunken_one_is(table: Table) -> None:
    worn = hat(table, "man", 0.0, 0.0)
    assert table.overlaps(Layout((cowboy("man", 0.0, 0.0), worn))) == ()
    sunken = msgspec.structs.replace(worn, pose=msgspec.structs.replace(worn.pose, z=3.8))
    assert table.overlaps(Layout((cowboy("man", 0.0, 0.0), sunken))) == (("man", "hat-man"),)


def test_what_is_outside_is_told_in_order(table: Table) -> None:
    layout = Layout((cowboy("a", 44.0, 0.0), cowboy("b", 0.0, 0.0), bullet(0.0, -29.5, "c")))
    assert table.outside(layout, AREA) == ("a", "c")


def test_what_rests_after_a_shot_fits_where_it_is(table: Table) -> None:
    """A man who was shoved can stand where he came to rest, also when he leans on nothing but the table."""
    facts, _ = play(table, flick(80.0, cowboy("man", 0.0, 0.0), bullet(-6.0, 0.0)))
    rest = facts.rest("man").pose
    assert table.is_free(EMPTY, AREA, "cowboy", rest.x, rest.y)
    assert table.is_free(
        Layout((Placement("bullet-1", "bullet", facts.rest("bullet-1").pose),)), AREA, "cowboy", rest.x, rest.y
    )


@pytest.mark.rule("W45")
def test_what_is_carried_is_in_nobodys_way(table: Table) -> None:
    """A token on a block rests on it; it neither overlaps nor hinders, wherever it lies."""
    bank = Placement("bank", "bank", upright(0.0, 0.0))
    token = Placement("token-1", "gold", upright(*table.doorway("bank").spots[0][:2], z=0.5), on="bank")
    loose = msgspec.structs.replace(token, on="")
    far = Placement("token-2", "gold", upright(44.9, 0.0, z=0.9), on="bank")
    assert table.overlaps(Layout((bank, token, far))) == ()
    assert table.overlaps(Layout((bank, loose))) == (("bank", "token-1"),)
    assert table.outside(Layout((bank, token, far)), AREA) == ()
    alone = Placement("token-1", "gold", upright(10.0, 0.0), on="bank")
    assert table.is_free(Layout((bank, alone)), AREA, "cowboy", 10.0, 0.0)
    assert table.nearest_free(Layout((bank, alone)), AREA, "cowboy", 10.0, 0.0) == (10.0, 0.0)


@pytest.mark.rule("W40")
@pytest.mark.parametrize("direction", [0.0, 117.0])
def test_hatted_figures_fit_on_the_blocks_under_the_roof(table: Table, direction: float) -> None:
    house = Placement("bank", "bank", upright(2.0, -3.0, direction))
    men: list[Placement] = []
    for name, (x, y, z) in zip(("left", "right"), table.perches("bank"), strict=True):
        at = on_table(house.pose, x, y)
        assert table.fits(Layout((house, *men)), AREA, "cowboy", upright(*at, direction, z))
        men += [
            Placement(name, "cowboy", upright(*at, direction, z)),
            Placement(f"hat-{name}", "hat", upright(*at, direction, z + table.hat_height("cowboy"))),
        ]
    assert table.overlaps(Layout((house, *men))) == ()


@pytest.mark.rule("S7")
def test_a_hatted_figure_fits_under_the_gallows(table: Table) -> None:
    ((x, y, z),) = table.perches("gallows")
    layout = Layout(
        (
            Placement("gallows-1", "gallows", upright(0.0, 0.0)),
            Placement("woman", "cowboy", upright(x, y, 0.0, z)),
            Placement("hat-woman", "hat", upright(x, y, 0.0, z + table.hat_height("cowboy"))),
        )
    )
    assert table.overlaps(layout) == ()


def test_only_buildings_have_doorways(table: Table) -> None:
    assert table.doorway("saloon") == table.doorway("bank")
    with pytest.raises(KeyError):
        table.doorway("gallows")
    assert table.perches("cactus") == ()
