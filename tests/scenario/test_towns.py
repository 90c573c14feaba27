"""The towns of the ten scenarios on a real table: room for everybody, doors that can be used, fair halves."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from flick3d.games.western.scenario import Scenario
from flick3d.games.western.setup import perch_of, start_layout
from flick3d.physics.table import Table
from flick3d.rules.doorway import on_table
from flick3d.rules.layout import Area, Layout, upright

from .test_shipped import IN_ORDER, scenario_of

GAP = 0.3
"""cm. Nothing in a shipped town stands nearer to anything else, so that no flick begins with a touch."""
LANE = 8.0
"""cm. So much is free before every open door."""
OVERHANG = Area(200.0, 200.0)


@pytest.fixture(params=IN_ORDER)
def scenario(request) -> Scenario:
    return scenario_of(request.param)


def on_the_ground(scenario: Scenario, table: Table) -> Layout:
    """The town without the figures who stand on blocks, and without what is carried."""
    layout = start_layout(scenario, table)
    perched = [each.id for each in (*scenario.cowboys, *scenario.neutrals) if perch_of(each)]
    carried = [each.piece for each in layout if each.on]
    return layout.without([*perched, *(f"hat-{each}" for each in perched), *carried])


def test_pieces_keep_a_gap(table, scenario):
    layout = on_the_ground(scenario, table)
    for each in layout:
        if each.kind == "hat":
            continue
        others = layout.without([each.piece, f"hat-{each.piece}"])
        for step in range(8):
            x, y = (GAP * turn(math.radians(45.0 * step)) for turn in (math.cos, math.sin))
            pose = msgspec.structs.replace(each.pose, x=each.pose.x + x, y=each.pose.y + y)
            assert table.fits(others, OVERHANG, each.kind, pose), (each.piece, step)


def test_every_open_door_can_be_used(table, scenario):
    """A disc finds in from the front, and there is room for one behind, from where it finds out (W40, W41)."""
    layout = on_the_ground(scenario, table)
    for house in scenario.buildings:
        if house.closed:
            continue
        pose = upright(*house.at, house.facing)
        door = table.doorway(house.kind)
        behind = door.back - table.radius("movement-disc") - 0.3
        steps = int(door.front + LANE - behind) + 1
        for x in (behind + step for step in range(steps)):
            assert table.is_free(layout, scenario.area, "movement-disc", *on_table(pose, x, 0.0)), (house.kind, x)


def test_nobody_is_out_of_the_play_area(table, scenario):
    assert table.outside(on_the_ground(scenario, table), scenario.area) == ()


def test_every_man_in_the_street_can_shoot_from_both_sides(table, scenario):
    layout = start_layout(scenario, table)
    beside = table.radius("cowboy") + 3.0 * table.radius("bullet")
    for man in (*scenario.cowboys, *scenario.neutrals):
        if perch_of(man):
            continue
        for turn in (90.0, -90.0):
            direction = math.radians(man.facing + turn)
            x, y = man.at[0] + beside * math.cos(direction), man.at[1] + beside * math.sin(direction)
            assert table.is_free(layout, scenario.area, "bullet", x, y), (man.id, turn)


OTHER = {"lawmen": "outlaws", "outlaws": "lawmen"}


def _mirrored(x: float, y: float, facing: float) -> tuple[float, float, float]:
    return -x, y, (180.0 - facing) % 360.0


def _turned(x: float, y: float, facing: float) -> tuple[float, float, float]:
    return -x, -y, (facing + 180.0) % 360.0


@pytest.mark.rule("S1", "S2", "S4", "S5", "S10")
@pytest.mark.parametrize(
    ("name", "image", "blocks", "but"),
    [
        ("western/main-street", _mirrored, {}, ()),
        ("western/doors-and-duels", _turned, {"left": "left", "right": "right"}, (4,)),
        ("western/bad-water", _turned, {"left": "left", "right": "right"}, (3,)),
        ("western/high-noon", _turned, {"left": "left", "right": "right"}, ()),
        ("western/arms-race", _mirrored, {}, ()),
    ],
)
def test_neither_side_has_the_better_half(name, image, blocks, but):
    """In its mirror, or turned by half a circle, the set-up is itself with the sides exchanged; but for men who stand
    elsewhere because one side has the harder task.
    """
    scenario = scenario_of(name)
    men = [each for each in scenario.cowboys if each.number not in but]

    def place(piece: Any, of: Any) -> tuple[Any, ...]:
        x, y, facing = of(*piece.at, piece.facing)
        return round(x, 3), round(y, 3), 0.0 if getattr(piece, "kind", "") == "barrel" else facing % 360.0

    def same(x: float, y: float, facing: float) -> tuple[float, float, float]:
        return x, y, facing

    outside = [each for each in men if each.at is not None]
    assert {(each.side, each.number, *place(each, same)) for each in outside} == {
        (OTHER[each.side], each.number, *place(each, image)) for each in outside
    }
    within = {(each.side, each.number, each.block) for each in men if each.at is None}
    assert within == {(OTHER[side], number, blocks[block]) for side, number, block in within}
    assert {place(each, same) for each in scenario.buildings} == {place(each, image) for each in scenario.buildings}
    for kind in ("barrel", "cactus", "fence", "hay"):
        props = [each for each in scenario.props if each.kind == kind]
        halves = 180.0 if kind == "fence" else 360.0
        assert _modulo(halves, (place(each, same) for each in props)) == _modulo(
            halves, (place(each, image) for each in props)
        )


def _modulo(halves: float, places: Any) -> list[tuple[float, float, float]]:
    """Places in an order of their own; a fence looks the same from both sides."""
    return sorted((x + 0.0, y + 0.0, facing % halves) for x, y, facing in places)
