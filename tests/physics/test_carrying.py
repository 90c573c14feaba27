"""What is carried rides on its carrier: it keeps its place there, and it goes where the carrier goes."""

from __future__ import annotations

import math

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.physics.carrying import carried_pose, carrier_of
from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.layout import Area, Layout, Placement, Pose, Push, Shot, upright, upside_down

from .helpers import AREA, bullet, cowboy, flick, hat, play

COORDINATES = st.floats(-40.0, 40.0)
DIRECTIONS = st.floats(0.0, 360.0)


def _bank(table: Table, x: float = 0.0, y: float = 0.0, direction: float = 0.0) -> tuple[Placement, ...]:
    """A closed bank with two tokens on its left block, one of them face down on the other."""
    house = Placement("bank", "bank", upright(x, y, direction), closed=True)
    doorway = table.doorway("bank")
    tokens = []
    for name, kind, spot in (("token-1", "gold", doorway.spot(0)), ("token-2", "token", doorway.spot(4))):
        at = on_table(house.pose, spot[0], spot[1])
        tokens.append(Placement(name, kind, upright(*at, direction, spot[2]), on="bank"))
    return house, *tokens


@given(COORDINATES, COORDINATES, DIRECTIONS, DIRECTIONS, DIRECTIONS)
def test_a_rider_keeps_its_place_on_its_carrier(x: float, y: float, before: float, after: float, own: float) -> None:
    begin, end = upright(x, y, before), upright(y, -x, after, 1.0)
    rider = upright(*on_table(begin, 5.75, 3.1), own, 0.9)
    rode = carried_pose(rider, begin, end)
    assert seen_from(end, rode.x, rode.y) == pytest.approx((5.75, 3.1), abs=1e-6)
    assert rode.z == pytest.approx(1.9)
    turned = (rode.yaw - own) - (after - before)
    assert math.cos(math.radians(turned)) == pytest.approx(1.0)
    if begin != end:
        back = carried_pose(rode, end, begin)
        assert (back.x, back.y, back.z) == pytest.approx((rider.x, rider.y, rider.z))


def test_a_rider_of_a_toppled_carrier_topples_with_it() -> None:
    lying = Pose(0.0, 0.0, 1.0, math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0)
    rode = carried_pose(upright(0.0, 1.0, 0.0, 2.0), upright(0.0, 0.0), lying)
    assert (rode.x, rode.y, rode.z) == pytest.approx((2.0, 1.0, 1.0))
    assert rode.tilt == pytest.approx(90.0)


def test_a_rider_of_what_stood_still_has_the_very_same_pose() -> None:
    rider = upside_down(0.1, 0.7, 33.3, 0.9)
    house = upright(0.3, 0.2, 77.7)
    assert carried_pose(rider, house, upright(0.3, 0.2, 77.7)) is rider


@pytest.mark.rule("W45")
@pytest.mark.parametrize("direction", [0.0, 111.0])
def test_tokens_move_as_one_with_a_shoved_building(table: Table, direction: float) -> None:
    house, *tokens = _bank(table, 3.0, -2.0, direction)
    start = on_table(house.pose, 16.0, 4.0)
    shot = flick(300.0, house, *tokens, bullet(*start), direction=direction + 180.0)
    facts, trajectory = play(table, shot)
    rest = facts.rest("bank")
    assert rest.moved
    for token in tokens:
        rode = facts.rest(token.piece)
        assert rode.moved
        was = seen_from(house.pose, token.pose.x, token.pose.y)
        assert seen_from(rest.pose, rode.pose.x, rode.pose.y) == pytest.approx(was, abs=1e-3)
        assert rode.pose.z == pytest.approx(token.pose.z, abs=1e-3)
    # They have no bodies of their own: no tracks, and nothing touches them.
    assert {track.piece for track in trajectory.tracks} <= {"bank", "bullet-1"}
    assert {contact.other("bullet-1") for contact in facts.contacts} == {"bank"}


@pytest.mark.rule("W45")
def test_tokens_of_a_building_that_stands_still_have_not_moved(table: Table) -> None:
    house, *tokens = _bank(table)
    facts, _ = play(table, flick(100.0, house, *tokens, bullet(-20.0, 15.0)))
    for token in tokens:
        assert facts.rest(token.piece).pose == token.pose
        assert not facts.rest(token.piece).moved


def test_a_bullet_goes_through_the_place_of_a_carried_piece(table: Table) -> None:
    house = Placement("bank", "bank", upright(30.0, 20.0))
    token = Placement("token-1", "gold", upright(0.0, 0.0), on="bank")
    alone, _ = play(table, flick(150.0, house, bullet(-20.0, 0.0)))
    there, _ = play(table, flick(150.0, house, token, bullet(-20.0, 0.0)))
    assert there.rest("bullet-1") == alone.rest("bullet-1")
    assert there.contacts == ()


def test_a_carrier_that_leaves_takes_its_riders_along(table: Table) -> None:
    """The rider's own middle stays where the table is, but what has left has left with all that it carries."""
    disc = Placement("disc", "movement-disc", upright(40.0, 0.0))
    rider = Placement("token-1", "gold", upright(39.0, 0.5, 0.0, 0.5), on="disc")
    facts, trajectory = play(table, Shot(Layout((rider, disc)), AREA, (Push("disc", 0.0, 300.0),)))
    left, rode = facts.rest("disc"), facts.rest("token-1")
    assert left.fell_off
    assert rode.fell_off
    assert rode.left_at == left.left_at == pytest.approx((45.0, 0.0), abs=0.01)
    assert (rode.crossed, rode.moved) == (True, True)
    assert set(trajectory.fell_off) == {"disc", "token-1"}
    assert (rode.pose.x - left.pose.x, rode.pose.y - left.pose.y) == pytest.approx((-1.0, 0.5), abs=0.2)


def test_a_token_on_the_ground_is_a_piece_like_any_other(table: Table) -> None:
    token = Placement("token-1", "gold", upright(0.0, 0.0))
    facts, _ = play(table, flick(150.0, token, bullet(-5.0, 0.0)))
    assert facts.touched_by("bullet-1") == ("token-1",)
    assert facts.rest("token-1").pose.x > 5.0
    assert not facts.rest("token-1").toppled


def test_who_carries_whom() -> None:
    house = Placement("bank", "bank", upright(0.0, 0.0))
    tray = Placement("tray", "token", upright(0.0, 0.0), on="bank")
    token = Placement("token-1", "gold", upright(0.0, 0.0), on="tray")
    layout = Layout((token, tray, house))
    assert carrier_of(layout, token) == house
    assert carrier_of(layout, house) == house
    with pytest.raises(KeyError):
        carrier_of(layout.without(("bank",)), token)
    circle = layout.put(msgspec.structs.replace(house, on="token-1"))
    with pytest.raises(KeyError):
        carrier_of(circle, token)


def test_what_is_carried_cannot_be_flicked(table: Table) -> None:
    house, *tokens = _bank(table)
    with pytest.raises(KeyError):
        table.begin(Shot(Layout((house, *tokens)), Area(), (Push("token-1", 0.0, 100.0),)))


@pytest.mark.rule("W45")
@pytest.mark.parametrize(
    ("direction", "x", "y"),
    [(180.0, 14.0, 0.0), (180.0, 14.0, 5.0), (0.0, -14.0, 3.0), (90.0, 3.0, -14.0), (270.0, 5.8, 14.0)],
)
def test_men_on_the_blocks_of_a_shoved_building_stand(table: Table, direction: float, x: float, y: float) -> None:
    """The strongest flick of a bullet moves the house by some millimetres under them, and their hats stay on."""
    house = Placement("bank", "bank", upright(0.0, 0.0), closed=True)
    pieces = [house]
    for name, (at_x, at_y, z) in zip(("left", "right"), table.perches("bank"), strict=True):
        pieces += [
            msgspec.structs.replace(cowboy(name, at_x, at_y), pose=upright(at_x, at_y, 0.0, z)),
            msgspec.structs.replace(
                hat(table, name, at_x, at_y), pose=upright(at_x, at_y, 0.0, z + table.hat_height("cowboy"))
            ),
        ]
    facts, _ = play(table, flick(300.0, *pieces, bullet(x, y), direction=direction))
    assert facts.rest("bank").moved
    for name in ("left", "right"):
        man, worn = facts.rest(name), facts.rest(f"hat-{name}")
        assert not man.toppled
        assert man.pose.z == pytest.approx(0.9, abs=0.02)
        assert math.hypot(worn.pose.x - man.pose.x, worn.pose.y - man.pose.y) < 0.5
