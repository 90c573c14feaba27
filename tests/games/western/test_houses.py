"""Houses as they stand in the street: men on blocks are safe from bullets and go where their house goes."""

from __future__ import annotations

import math

import pytest

from flick3d.games.western.events import HatLost, Missed, PutBack, StoodUp
from flick3d.games.western.scenario import TokensStart
from flick3d.rules.controller import Controller
from flick3d.rules.doorway import on_table, seen_from
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.western.open_town import at_house, on_block, open_town
from tests.games.western.town import GROUND
from tests.rules.fake_ground import DOORWAY, fallen
from tests.rules.played import flick, kinds, played

SHOOT = "shoot left 90.0 250.0"


@pytest.fixture
def acting() -> Controller:
    """Lawman 1 acts in the street; outlaws 1 and 2 are in the saloon, with six pieces of gold."""
    tokens = (TokensStart("gold", "saloon", 6),)
    town = open_town({"outlaw-1": ("saloon", "left"), "outlaw-2": ("saloon", "right")}, tokens=tokens)
    return played(town, "play lawman-1")


@pytest.mark.rule("W2", "W44", "W70")
def test_figures_and_tokens_start_on_the_blocks(acting: Controller) -> None:
    layout = acting.state.layout
    assert [man.id for man in acting.state.inside("saloon")] == ["outlaw-1", "outlaw-2"]
    assert layout["outlaw-1"].pose == on_block(acting, "saloon", 0)
    assert layout["outlaw-2"].pose == on_block(acting, "saloon", 1)
    tokens = [placement for placement in layout if placement.on == "saloon"]
    assert [(each.piece, each.kind) for each in tokens] == [(f"token-{n}", "gold") for n in range(1, 7)]
    places = [(*seen_from(layout["saloon"].pose, each.pose.x, each.pose.y), each.pose.z) for each in tokens]
    for place, spot in zip(places, (DOORWAY.spot(n) for n in range(6)), strict=True):
        assert place == (pytest.approx(spot[0]), pytest.approx(spot[1]), pytest.approx(spot[2]))
    assert places[4][2] == pytest.approx(0.9 + DOORWAY.layer)
    assert acting.game.faults(acting.state) == ()


@pytest.mark.rule("W53")
@pytest.mark.parametrize("others", [(), ("outlaw-3",), ("saloon",)])
def test_a_man_inside_cannot_be_hit(acting: Controller, others: tuple[str, ...]) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", *others, outlaw_1=fallen(4.0, 14.0))
    assert events[:2] == (Missed("lawman-1", "inside", "outlaw-1"), StoodUp("outlaw-1", "block"))
    man = after.state.cowboy("outlaw-1")
    assert (man.hit_points, man.posture, man.on, man.block) == (2, "standing", "saloon", 0)
    assert after.state.layout["outlaw-1"].pose == acting.state.layout["outlaw-1"].pose
    assert after.state.actions_left == 1


@pytest.mark.rule("W53", "W52")
def test_who_falls_after_the_bullet_met_a_man_inside_is_stood_up(acting: Controller) -> None:
    after, events = flick(acting, SHOOT, "outlaw-1", "outlaw-3", outlaw_3=fallen(22.0, 8.0))
    assert events[:2] == (Missed("lawman-1", "inside", "outlaw-1"), StoodUp("outlaw-3", "not-hit"))
    assert after.state.cowboy("outlaw-3").hit_points == 2


@pytest.mark.rule("W45")
@pytest.mark.parametrize(
    ("pose", "fell_off"),
    [(fallen(4.0, 14.0), False), (upright(9.0, 3.0, 10.0), False), (fallen(80.0, 14.0, z=-20.0), True)],
)
def test_a_figure_knocked_off_its_block_is_put_back_at_once(acting: Controller, pose, fell_off: bool) -> None:  # type: ignore[no-untyped-def]
    left = (45.0, 14.0) if fell_off else None
    rest = Rest("outlaw-1", pose, moved=True, left_at=left, crossed=fell_off, fell_off=fell_off)
    after, events = flick(acting, SHOOT, "barrel-1", outlaw_1=rest)
    assert after.state.layout["outlaw-1"].pose == on_block(acting, "saloon", 0)
    assert after.state.cowboy("outlaw-1") == acting.state.cowboy("outlaw-1")
    assert [type(event) for event in events if type(event) in (StoodUp, PutBack)] == [StoodUp] * rest.toppled
    assert HatLost("outlaw-1") in events
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W45")
def test_building_figures_and_tokens_move_as_one(acting: Controller) -> None:
    shoved = upright(1.5, 21.0, 300.0)
    after, _ = flick(acting, SHOOT, "saloon", saloon=shoved)
    assert after.state.layout["saloon"].pose == shoved
    for block, man in enumerate(("outlaw-1", "outlaw-2")):
        assert after.state.layout[man].pose == on_block(after, "saloon", block)
        assert after.state.cowboy(man).facing == pytest.approx(300.0)
        hat = after.state.layout[f"hat-{man}"].pose
        assert (
            math.dist((hat.x, hat.y), (on_block(after, "saloon", block).x, on_block(after, "saloon", block).y)) < 1e-9
        )
    for number in range(6):
        token = after.state.layout[f"token-{number + 1}"]
        x, y, z = DOORWAY.spot(number)
        assert (token.pose.x, token.pose.y) == on_table(shoved, x, y)
        assert token.pose.z == z
        assert token.on == "saloon"
    assert after.game.faults(after.state) == ()


@pytest.mark.rule("W45")
def test_a_figure_that_toppled_as_its_house_was_shoved_stands_on_the_moved_block(acting: Controller) -> None:
    shoved = upright(1.5, 21.0, 280.0)
    after, events = flick(acting, SHOOT, "saloon", saloon=shoved, outlaw_2=fallen(-3.0, 14.0))
    assert StoodUp("outlaw-2", "block") in events
    assert after.state.layout["outlaw-2"].pose == on_block(after, "saloon", 1)


@pytest.mark.rule("W45", "W57")
def test_a_house_that_left_the_play_area_comes_back_with_all_that_is_in_it(acting: Controller) -> None:
    rest = Rest("saloon", upright(0.0, 31.0, 275.0), moved=True, left_at=(0.0, 30.0), crossed=True)
    after, events = flick(acting, SHOOT, "saloon", saloon=rest)
    pose = after.state.layout["saloon"].pose
    assert PutBack("saloon", pose.x, pose.y) in events
    assert pose.yaw == pytest.approx(270.0)
    assert GROUND.outside(after.state.layout, after.game.area(after.state)) == ()
    assert after.state.layout["outlaw-1"].pose == on_block(after, "saloon", 0)
    assert after.state.layout["token-1"].on == "saloon"


@pytest.mark.rule("W45", "W57")
def test_men_on_blocks_are_in_nobodys_way_when_others_are_stood_up(acting: Controller) -> None:
    spot = at_house(acting, "saloon", 9.0)
    after, events = flick(acting, SHOOT, "barrel-1", outlaw_3=fallen(spot.x, spot.y))
    assert kinds(events)[:2] == ["Missed", "StoodUp"]
    assert (after.state.layout["outlaw-3"].pose.x, after.state.layout["outlaw-3"].pose.y) == (spot.x, spot.y)


@pytest.mark.rule("W45", "W57")
def test_a_house_that_overhangs_the_edge_with_men_on_its_porch_breaks_nothing() -> None:
    tokens = (TokensStart("gold", "bank", 2),)
    town = open_town({"outlaw-1": ("bank", "left"), "outlaw-2": ("bank", "right")}, tokens=tokens)
    after, _ = flick(played(town, "play lawman-1"), SHOOT, "bank", bank=upright(44.0, 20.0, 0.0))
    assert after.state.inside("bank") == tuple(after.state.cowboy(man) for man in ("outlaw-1", "outlaw-2"))
    assert after.game.faults(after.state) == ()
