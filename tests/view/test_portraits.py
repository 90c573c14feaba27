"""Where the camera stands for good pictures of real set-ups."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from flick3d.games import all_games
from flick3d.match.seats import seats_asked
from flick3d.physics.table import Table
from flick3d.rules.controller import Controller
from flick3d.rules.layout import Area, Layout, upright
from flick3d.scenario.library import load
from flick3d.view.camera_maths import Aim, View, overview
from flick3d.view.faith.table import shown_area, shown_layout
from flick3d.view.portraits import around, face, in_flight, over_shoulder, place, whole
from flick3d.view.sights import FIGURE, Thing, falling, score, things
from tests.rules.fake_ground import FakeGround

SIZE = (1920, 1080)
TOWNS = (
    "main-street",
    "arms-race",
    "bad-water",
    "bank-job",
    "doors-and-duels",
    "high-noon",
    "jailbreak",
    "the-gallows",
    "the-hostage",
    "witnesses",
)


def of_layout(layout: Layout) -> tuple[Thing, ...]:
    return things({each.piece: (each.kind, each.pose) for each in layout})


def town(name: str, table: Table) -> tuple[Thing, ...]:
    loaded = load(f"western/{name}", all_games(), table)
    state = Controller.start(loaded.game, table, loaded.scenario, seats_asked(loaded.game, ()), 1).state
    return of_layout(loaded.game.layout(state))


def cowboy(name: str, x: float, y: float, facing: float) -> Thing:
    return things({name: (FIGURE, upright(x, y, facing))})[0]


def pixels(view: View, each: Thing) -> list[tuple[float, float]]:
    """Where its corners are seen."""
    found = [view.project(*corner) for corner in each.corners]
    assert None not in found
    return [pixel for pixel in found if pixel is not None]


def is_whole(view: View, each: Thing) -> bool:
    width, height = view.size
    return all(0.0 <= x <= width and 0.0 <= y <= height for x, y in pixels(view, each))


def depth(view: View, each: Thing) -> float:
    place = each.x, each.y, each.z + each.height / 2.0
    return sum((p - e) * f for p, e, f in zip(place, view.eye, view.forward, strict=True))


def sharp_one(aim: Aim, seen: Sequence[Thing]) -> Thing:
    """The figure in the picture that is nearest to what is in focus."""
    view = aim.view(SIZE)
    ahead = [each for each in seen if each.kind == FIGURE and depth(view, each) > 2.0]
    inside = [each for each in ahead if any(0.0 < x < SIZE[0] and 0.0 < y < SIZE[1] for x, y in pixels(view, each))]
    return min(inside, key=lambda each: abs(depth(view, each) - aim.distance))


def looks_at(view: View, each: Thing) -> float:
    """Degrees between where a figure looks and the camera."""
    way = math.degrees(math.atan2(view.eye[1] - each.y, view.eye[0] - each.x))
    return abs((each.facing - way + 180.0) % 360.0 - 180.0)


@pytest.mark.parametrize("name", TOWNS)
@pytest.mark.parametrize("size", [SIZE, (640, 640), (1000, 400)])
def test_the_whole_of_every_town_is_in_the_picture(name: str, size: tuple[int, int], table: Table) -> None:
    seen = town(name, table)
    view = whole(seen, size).view(size)
    assert all(is_whole(view, each) for each in seen)


@pytest.mark.parametrize("name", TOWNS)
def test_men_are_larger_than_in_the_overview_of_play(name: str, table: Table) -> None:
    seen = town(name, table)

    def height(aim: Aim) -> float:
        view = aim.view(SIZE)
        men = [pixels(view, each) for each in seen if each.kind == FIGURE]
        return sum(max(y for _, y in man) - min(y for _, y in man) for man in men) / len(men)

    assert height(whole(seen, SIZE)) > 1.15 * height(overview(SIZE, Area()))


def test_the_whole_map_and_all_beside_it_is_in_the_picture(table: Table) -> None:
    loaded = load("faith/classic", all_games(), table)
    state = Controller.start(loaded.game, table, loaded.scenario, seats_asked(loaded.game, ()), 1).state
    seen, area = of_layout(shown_layout(state, FakeGround())), shown_area(state)
    view = whole(seen, SIZE, area).view(SIZE)
    assert len(seen) > 20 and all(is_whole(view, each) for each in seen)
    half = state.map.size / 2.0
    for pixel in (view.project(x, y) for x in (-half, half) for y in (-half, half)):
        assert pixel is not None and 0.0 < pixel[0] < SIZE[0] and 0.0 < pixel[1] < SIZE[1]


def test_a_tight_aim_touches_two_opposite_edges() -> None:
    points = [(x, y, z) for x in (-20.0, 31.0) for y in (-9.0, 12.0) for z in (0.0, 5.0)]
    view = around(points, SIZE, Aim(0.0, 0.0, 0.0, 70.0, 30.0, 100.0, 20.0), 0.0).view(SIZE)
    seen = [pixel for pixel in (view.project(*point) for point in points) if pixel is not None]
    across, down = [x for x, _ in seen], [y for _, y in seen]
    assert (min(across), max(across)) == pytest.approx((0.0, SIZE[0]), abs=0.5)
    assert min(down) >= 0.0 and max(down) <= SIZE[1]


@pytest.mark.parametrize("name", TOWNS)
def test_close_to_a_man_his_face_is_seen(name: str, table: Table) -> None:
    seen = town(name, table)
    aim = face(seen, SIZE)
    assert aim is not None
    view = aim.view(SIZE)
    man = sharp_one(aim, seen)
    assert abs(depth(view, man) - aim.distance) < 1.5
    assert 15.0 < looks_at(view, man) < 50.0, "three quarters of his face"
    heights = [y for _, y in pixels(view, man)]
    assert max(heights) - min(heights) > 0.5 * SIZE[1]
    assert score(view, man, seen) is not None, "nothing hides him"


def test_a_face_in_the_light_is_chosen() -> None:
    lit, dark = cowboy("outlaw-1", 0.0, 0.0, 200.0), cowboy("lawman-1", 30.0, 0.0, 20.0)
    aim = face((lit, dark), SIZE)
    assert aim is not None and math.dist((aim.x, aim.y), (lit.x, lit.y)) < 3.0


def test_behind_what_hides_him_nobody_is_seen() -> None:
    man = cowboy("outlaw-1", 0.0, 0.0, 180.0)
    walls = things(
        {kind: (kind, upright(-9.0, y, 0.0)) for kind, y in (("store", 0.0), ("bank", 12.0), ("saloon", -12.0))}
    )
    assert face((man, *walls), SIZE) is None
    assert face((), SIZE) is None


def test_over_a_shoulder_an_enemy_is_seen_who_looks_this_way(table: Table) -> None:
    seen = town("main-street", table)
    aim = over_shoulder(seen, SIZE)
    assert aim is not None
    view = aim.view(SIZE)
    men = [each for each in seen if each.kind == FIGURE]
    near = min((each for each in men if depth(view, each) > 4.0), key=lambda each: depth(view, each))
    middle = SIZE[0] / 2.0

    def aside(each: Thing) -> float:
        return sum(x for x, _ in pixels(view, each)) / 8.0 - middle

    assert any(
        each.side != near.side
        and abs(depth(view, each) - aim.distance) < 2.0
        and looks_at(view, each) < 70.0
        and -near_aside / aside(each) > 0.2
        for near_aside in (aside(near),)
        for each in men
    ), "an enemy is sharp, looks this way, and stands at the other side of the picture"


def test_a_place_is_shown_where_discs_lie() -> None:
    places = ((-20.0, 0.0), (0.0, -20.0), (20.0, 0.0))
    lying = things({f"prophet-{index}": ("prophet", upright(19.0 + index, 1.0)) for index in range(3)})
    aim = place(places, lying, SIZE)
    assert aim is not None and (aim.x, aim.y) == (20.0, 0.0)
    assert 30.0 <= aim.heading <= 150.0, "its picture is seen from the south"
    assert place((), lying, SIZE) is None


def test_who_falls_is_seen_from_where_nothing_is_before_him() -> None:
    man = falling("lawman-1", upright(0.0, 0.0, 0.0, 2.0))
    free = in_flight(man, 0.0, (), SIZE)
    assert 0.0 < free.heading < 180.0, "from the south"
    walls = things({"store": ("store", upright(0.0, -12.0, 90.0)), "bank": ("bank", upright(13.0, -12.0, 90.0))})
    aim = in_flight(man, 0.0, walls, SIZE)
    assert score(aim.view(SIZE), man, walls) is not None
