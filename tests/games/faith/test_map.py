"""The Map: its geometry keeps what the rules say of it, and every fault of its data is told."""

from __future__ import annotations

import itertools
import math

import pytest

from flick3d.games.faith.map import Map, MapError, load, read
from flick3d.rules.outline import distance_to, encloses

TEMPLE = 4.0
"""Width of a Temple, cm."""


@pytest.fixture(scope="module")
def cloth() -> Map:
    return load()


@pytest.mark.rule("F2", "F9b")
def test_four_islands_at_the_middle_of_the_sides_the_navel_in_the_centre_clouds_in_the_corners(cloth: Map) -> None:
    assert [island.name for island in cloth.islands] == ["I", "II", "III", "IV"]
    assert cloth.navel.at == (0.0, 0.0)
    for island, side in zip(cloth.islands, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
        assert encloses(island.border, 15.4 * side[0], 15.4 * side[1])
    for corner in cloth.corners:
        x, y = (sum(point[axis] for point in corner.border) / len(corner.border) for axis in (0, 1))
        assert (("north" if y > 0 else "south") + "-" + ("east" if x > 0 else "west")) == corner.name
        assert min(abs(x), abs(y)) > 15.0
    everything = [*(island.border for island in cloth.islands), *(corner.border for corner in cloth.corners)]
    assert max(max(map(abs, point)) for outline in everything for point in outline) < cloth.size / 2.0


@pytest.mark.rule("F9b")
def test_no_disc_touches_two_places_at_once(cloth: Map) -> None:
    """The gaps between Islands, and between an Island and the Navel, are wider than a Temple."""
    for one, other in itertools.combinations(cloth.islands, 2):
        assert min(distance_to(other.border, *point) for point in one.border) > TEMPLE
    for island in cloth.islands:
        assert distance_to(island.border, *cloth.navel.at) - cloth.navel.radius > TEMPLE
        for corner in cloth.corners:
            assert min(distance_to(corner.border, *point) for point in island.border) > TEMPLE


@pytest.mark.rule("F2")
def test_a_city_is_part_of_its_island_with_room_around_it(cloth: Map) -> None:
    for island in cloth.islands:
        assert encloses(island.border, *island.city.at)
        assert distance_to(island.border, *island.city.at) > island.city.radius + 2.0


@pytest.mark.rule("F35")
def test_every_island_has_room_for_a_temple_beside_its_city(cloth: Map) -> None:
    for island in cloth.islands:
        x, y = island.city.at
        away = island.city.radius + TEMPLE / 2.0
        ways = (2.0 * math.pi * step / 24.0 for step in range(24))
        spots = [(x + away * math.cos(way), y + away * math.sin(way)) for way in ways]
        assert any(
            encloses(island.border, *spot) and distance_to(island.border, *spot) >= TEMPLE / 2.0 for spot in spots
        )


def test_borders_run_counter_clockwise_and_never_cross_themselves(cloth: Map) -> None:
    for outline in (*(island.border for island in cloth.islands), *(corner.border for corner in cloth.corners)):
        pairs = list(itertools.pairwise((*outline, outline[0])))
        assert sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) > 0.0
        middle = tuple(sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
        turns = [math.atan2(y - middle[1], x - middle[0]) for x, y in outline]
        steps = [(after - before) % (2.0 * math.pi) for before, after in itertools.pairwise((*turns, turns[0]))]
        assert all(0.0 < step < 1.0 for step in steps)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("size: [", "map.yaml"),
        ("size: -1", "size"),
        ("size: 48\nnavel: {at: [0, 0], radius: 2}\nislands: []\ncorners: []", "islands"),
        ("size: 48\nnavel: {at: [0, 0], radius: 2}\nisles: []\ncorners: []", "isles"),
    ],
)
def test_a_map_that_cannot_be_used_is_told_in_one_line(text: str, told: str) -> None:
    with pytest.raises(MapError, match=told) as caught:
        read(text)
    assert "\n" not in str(caught.value)
