"""Placing a Temple on an Island."""

from __future__ import annotations

import math
from random import Random

import pytest

from flick3d.games.faith.map import Map, load
from flick3d.games.faith.searching import rings
from flick3d.games.faith.temples import IslandFullError, has_room, is_free, nearest_place
from flick3d.rules.layout import Area, Layout, Placement, upright
from flick3d.rules.outline import distance_to, encloses
from tests.rules.fake_ground import RADII, FakeGround

GROUND = FakeGround(dict(RADII) | {"temple": 2.0, "prophet": 1.0})


@pytest.fixture(scope="module")
def cloth() -> Map:
    return load()


def temple(number: int, x: float, y: float) -> Placement:
    return Placement(f"temple-{number}", "temple", upright(x, y))


@pytest.mark.rule("F35", "X2")
def test_a_temple_may_lie_anywhere_inside_the_border_where_nothing_lies(cloth: Map) -> None:
    wish = (cloth.island("II").city.at[0] + 2.5, cloth.island("II").city.at[1] + 3.0)
    assert nearest_place(cloth, Layout(), "II", wish, GROUND) == wish


@pytest.mark.rule("F35")
def test_else_it_goes_to_the_nearest_free_place(cloth: Map) -> None:
    city = cloth.island("I").city.at
    taken = Layout((temple(1, *city),))
    x, y = nearest_place(cloth, taken, "I", (city[0] + 0.5, city[1]), GROUND)
    assert math.dist((x, y), city) >= 4.0
    assert math.dist((x, y), city) < 4.5
    assert is_free(cloth, taken, "I", (x, y), GROUND)


@pytest.mark.rule("F35")
def test_a_wish_at_sea_or_over_the_border_ends_wholly_inside(cloth: Map) -> None:
    border = cloth.island("IV").border
    for wish in ((0.0, 0.0), min(border)):
        x, y = nearest_place(cloth, Layout(), "IV", wish, GROUND)
        assert encloses(border, x, y)
        assert distance_to(border, x, y) >= 2.0


@pytest.mark.rule("F35")
def test_an_island_that_is_full_is_told(cloth: Map) -> None:
    spots = [(x * 4.0, y * 4.0) for x in range(-4, 5) for y in range(1, 8)]
    full = Layout(tuple(temple(number, *spot) for number, spot in enumerate(spots)))
    with pytest.raises(IslandFullError, match="Island I is full"):
        nearest_place(cloth, full, "I", (0.0, 15.0), GROUND)
    assert not has_room(cloth, full, "I", GROUND)


@pytest.mark.rule("F35")
@pytest.mark.parametrize("seed", range(6))
def test_the_nearest_free_place_is_the_one_that_a_slow_search_finds(cloth: Map, table, seed: int) -> None:
    """Discs that lie flat are looked at before the table is asked; nothing may change by that."""
    chance = Random(seed)
    layout = Layout()
    for number in range(9):
        kind = chance.choice(("prophet", "templar", "temple"))
        x, y = table.nearest_free(layout, Area(48.0, 48.0), kind, chance.uniform(-8.0, 8.0), chance.uniform(10.0, 21.0))
        layout = layout.put(Placement(f"{kind}-{number}", kind, upright(x, y)))
    wish = (chance.uniform(-7.0, 7.0), chance.uniform(11.0, 19.0))
    slowly = next((place for place in rings(wish, 20.0) if is_free(cloth, layout, "I", place, table)), None)
    if slowly is not None:
        assert nearest_place(cloth, layout, "I", wish, table) == slowly
    assert has_room(cloth, layout, "I", table)
