"""Where a disc is: by its real footprint, and where the one below it lies."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.map import Map, load
from flick3d.games.faith.outlines import Disc, covered, lies_within, touches, touches_ring
from flick3d.games.faith.places import Whereabouts, disc_below, in_corner, is_off, lowest, whereabouts
from flick3d.rules.layout import Pose, upright, upside_down
from flick3d.rules.outline import distance_to, encloses

PROPHET, TEMPLE = (1.0, 0.4), (2.0, 0.8)


@pytest.fixture(scope="module")
def cloth() -> Map:
    return load()


def disc(x: float, y: float, z: float = 0.0, size: tuple[float, float] = PROPHET) -> Disc:
    return Disc(upright(x, y, z=z), *size)


def leaning(x: float, y: float, degrees: float, z: float = 0.0) -> Disc:
    """A Prophet that leans by so many degrees, its front edge down."""
    half = math.radians(degrees) / 2.0
    return Disc(Pose(x, y, z, math.cos(half), 0.0, math.sin(half), 0.0), *PROPHET)


def alone(cloth: Map, one: Disc) -> Whereabouts:
    return whereabouts(cloth, {"it": one})["it"]


@pytest.mark.rule("F3")
def test_touching_the_border_counts_and_a_hair_beyond_it_does_not(cloth: Map) -> None:
    island = cloth.island("I")
    x, y = min(island.border, key=lambda point: point[1])
    # Straight out from a point of the border that is nearest to the Navel, until the disc's edge is on the line.
    step = 0.0
    while distance_to(island.border, x, y - step) < 1.0 or encloses(island.border, x, y - step):
        step += 0.0005
    assert alone(cloth, disc(x, y - step + 0.001)).islands == {"I"}
    assert alone(cloth, disc(x, y - step - 0.001)) == Whereabouts()
    assert alone(cloth, disc(x, y - step - 0.001)).at_sea


@pytest.mark.rule("F3")
def test_a_city_is_on_its_island_and_the_navel_is_none(cloth: Map) -> None:
    city = cloth.island("II").city
    assert alone(cloth, disc(*city.at)) == Whereabouts(frozenset({"II"}), frozenset({"II"}))
    assert alone(cloth, disc(city.at[0], city.at[1] + city.radius + 1.0 - 1e-6)).cities == {"II"}
    assert alone(cloth, disc(city.at[0], city.at[1] + city.radius + 1.0 + 1e-6)).cities == frozenset()
    assert alone(cloth, disc(0.0, cloth.navel.radius + 0.99)) == Whereabouts(navel=True)
    assert alone(cloth, disc(0.0, cloth.navel.radius + 1.01)).at_sea


@pytest.mark.rule("F9")
def test_a_disc_that_flipped_over_counts_as_before(cloth: Map) -> None:
    x, y = cloth.island("III").city.at
    flipped = Disc(upside_down(x, y, z=0.4), *PROPHET)
    assert lowest(flipped) == pytest.approx(0.0, abs=1e-9)
    assert alone(cloth, flipped).cities == {"III"}


@pytest.mark.rule("F3")
def test_of_a_leaning_disc_only_what_it_covers_counts() -> None:
    """Seen from above a disc that leans by 60 degrees is half as wide, and its thickness shows."""
    shape = covered(leaning(0.0, 0.0, 60.0))
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    assert max(ys) == pytest.approx(1.0, abs=0.002)
    assert max(xs) == pytest.approx(0.5 + 0.4 * math.sin(math.radians(60.0)), abs=0.002)
    assert min(xs) == pytest.approx(-0.5, abs=0.002)
    wall = ((-0.51, -5.0), (-0.51, 5.0), (-3.0, 5.0), (-3.0, -5.0))
    assert touches(((-0.49, -5.0), (-0.49, 5.0), (-3.0, 5.0), (-3.0, -5.0)), leaning(0.0, 0.0, 60.0))
    assert not touches(wall, leaning(0.0, 0.0, 60.0))
    assert touches(wall, disc(0.0, 0.0))


@pytest.mark.rule("F3")
def test_a_leaning_disc_that_covers_a_whole_ring_or_lies_in_one_touches_it(cloth: Map) -> None:
    assert touches_ring(cloth.navel, leaning(0.3, 0.2, 40.0, 0.5))
    assert not touches_ring(cloth.navel, leaning(4.5, 0.0, 40.0, 0.5))
    small = ((-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1))
    assert touches(small, leaning(0.0, 0.0, 40.0))


@pytest.mark.rule("F8")
def test_a_disc_on_a_disc_is_where_the_lower_one_lies(cloth: Map) -> None:
    """The upper one hangs over the Navel; the lower one, which carries it, does not touch it."""
    lower = disc(0.0, cloth.navel.radius + 2.1, size=TEMPLE)
    upper = disc(0.0, cloth.navel.radius + 0.5, z=0.8)
    top = disc(0.0, cloth.navel.radius, z=1.2)
    found = whereabouts(cloth, {"upper": upper, "lower": lower, "top": top})
    assert found["lower"].at_sea
    assert found["upper"].at_sea
    assert found["top"].at_sea
    assert disc_below({"upper": upper, "lower": lower, "top": top}, "top") == lower


@pytest.mark.rule("F8")
def test_a_disc_that_leans_on_another_but_touches_the_map_is_where_it_lies_itself(cloth: Map) -> None:
    tilt = math.degrees(math.asin(0.4))
    z = math.sin(math.radians(tilt)) * 1.0
    x, y = cloth.island("IV").city.at
    found = whereabouts(cloth, {"leaning": leaning(x, y, tilt, z), "flat": disc(x - 1.5, y)})
    assert lowest(leaning(x, y, tilt, z)) == pytest.approx(0.0, abs=1e-6)
    assert found["leaning"].cities == {"IV"}


@pytest.mark.rule("F37")
def test_off_the_map_is_past_the_edge_with_its_centre_or_down_on_the_table(cloth: Map) -> None:
    half = cloth.size / 2.0
    assert not is_off(cloth, disc(half - 0.01, 0.0))
    assert is_off(cloth, disc(half + 0.01, 0.0))
    assert is_off(cloth, disc(half - 0.01, 0.0, z=-0.2))
    assert alone(cloth, disc(half + 0.01, 0.0)) == Whereabouts(off_map=True)
    assert not alone(cloth, disc(half + 0.01, 0.0)).at_sea


@pytest.mark.rule("F31", "F32")
def test_a_disc_may_touch_the_clouds_border_and_has_left_it_when_it_does_not(cloth: Map) -> None:
    cloud = cloth.corners[0]
    x, y = min(cloud.border, key=lambda point: point[0])
    assert in_corner(cloud, disc(x - 0.99, y))
    assert not in_corner(cloud, disc(x - 1.2, y))
    assert alone(cloth, disc(x, y)).at_sea


@pytest.mark.rule("F35", "F38")
def test_a_temple_is_inside_a_border_only_with_all_of_it(cloth: Map) -> None:
    island = cloth.island("I")
    x, y = max(island.border, key=lambda point: point[0])
    assert lies_within(island.border, disc(x - 3.0, y, size=TEMPLE))
    assert not lies_within(island.border, disc(x - 1.0, y, size=TEMPLE))
    assert not lies_within(island.border, disc(x + 3.0, y, size=TEMPLE))
    assert touches(island.border, disc(x + 1.9, y, size=TEMPLE))
