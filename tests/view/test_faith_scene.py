"""What lies where around the Map of Flick of Faith, and how what happened is cut into beats: without a window."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest

from flick3d.games.faith.components import moved
from flick3d.games.faith.events import (
    Blessed,
    FirstPlayer,
    Flicked,
    GenerationBegan,
    HeartDropped,
    Lost,
    Silenced,
    Swept,
    TempleRaised,
    TornadoMoved,
    WashedUp,
    Worshipped,
    gain,
)
from flick3d.games.faith.state import Launch, Stance, State
from flick3d.physics.pieces import load
from flick3d.rules.events import Event
from flick3d.rules.layout import Layout, Placement, upright
from flick3d.rules.outline import distance_to, encloses
from flick3d.rules.prompts import FlickOffer
from flick3d.view.faith.beats import SECONDS, SHORTEST, beats
from flick3d.view.faith.lights import bands
from flick3d.view.faith.points import RISES, Way, place
from flick3d.view.faith.presence import presences
from flick3d.view.faith.starts import start_directions
from flick3d.view.faith.supplies import HALF, WOOD, beside, side_of
from flick3d.view.faith.table import in_clouds, of_offer, shown_area, shown_layout
from flick3d.view.faith.winds import APART, arrows
from flick3d.view.props import PROPS, solids_of
from tests.games.faith.matches import CITY_I, NAVEL, ON_I, begun, match
from tests.rules.fake_ground import HEIGHTS, RADII, FakeGround
from tests.view.faith_moments import MAP, PLAYERS, moment

GROUND = FakeGround()


def lying(state: State, *placements: Placement) -> State:
    """The state with these discs on the Map."""
    components = moved(state.components, "map", (each.piece for each in placements))
    return msgspec.structs.replace(state, layout=Layout(placements), components=components)


def disc(name: str, x: float, y: float) -> Placement:
    return Placement(name, name.split("-", maxsplit=1)[0], upright(x, y))


def touch(first: Placement, second: Placement) -> bool:
    """Whether two discs overlap, in plan and in height."""
    apart = math.dist((first.pose.x, first.pose.y), (second.pose.x, second.pose.y))
    levels = (first.pose.z, first.pose.z + HEIGHTS[first.kind]), (second.pose.z, second.pose.z + HEIGHTS[second.kind])
    meets = levels[0][0] < levels[1][1] - 1e-6 and levels[1][0] < levels[0][1] - 1e-6
    return meets and apart < RADII[first.kind] + RADII[second.kind] - 1e-6


def test_props_can_be_met_by_the_mouse_like_pieces() -> None:
    pieces = load()
    assert not set(PROPS) & set(pieces.kinds)
    assert solids_of(pieces, "heart") == PROPS["heart"]
    assert solids_of(pieces, "prophet") == pieces["prophet"].solids()


@pytest.mark.parametrize("at_place", ["hand", "pool"])
@pytest.mark.parametrize("players", [PLAYERS[:2], PLAYERS[:3], PLAYERS])
def test_everything_beside_the_cloth_lies_on_the_wood_apart_and_near_its_owner(
    players: tuple[str, ...], at_place: str
) -> None:
    state = moment(players, first="Ben")
    # The fullest table: every disc of everybody is in the game.
    components = tuple(
        msgspec.structs.replace(each, place=at_place if each.is_prophet else each.place) for each in state.components
    )
    state = msgspec.structs.replace(state, components=components)
    placed = beside(state, GROUND)
    assert {each.id for each in components if each.owner} <= {each.piece for each in placed}
    discs = [each for each in placed if each.kind in RADII]
    for one, other in itertools.combinations(discs, 2):
        assert not touch(one, other), f"{one.piece} and {other.piece}"
    for each in discs:
        assert max(abs(each.pose.x), abs(each.pose.y)) - RADII[each.kind] > HALF, f"{each.piece} is on the cloth"
        assert each.pose.z >= WOOD
    owners = {each.id: each.owner for each in components}
    for each in discs:
        if owners[each.piece]:
            east, north = side_of(state, owners[each.piece])
            assert each.pose.x * east > 0.0
            assert each.pose.y * north > 0.0


@pytest.mark.rule("F30")
def test_the_first_player_token_lies_at_its_holder() -> None:
    for player in PLAYERS:
        state = moment(first=player)
        (token,) = [each for each in beside(state, GROUND) if each.kind == "first-player"]
        east, north = side_of(state, player)
        assert (token.pose.x * east > HALF, token.pose.y * north > HALF / 2.0) == (True, True)
    assert not any(each.kind == "first-player" for each in beside(moment(first=""), GROUND))


def test_what_gods_bring_waits_beside_the_cloth() -> None:
    state = moment(gods=("dagda", "freja", "ra", "tyr"))
    waiting = {each.piece: each.pose for each in beside(state, GROUND)}
    assert {"heart", "hand-of-god"} <= set(waiting)
    assert not {"king-ape", "tornado"} & set(waiting), "what no Law has brought is in the box"
    used = msgspec.structs.replace(state, hand=Stance(0.0, 8.0, 90.0), tornado=(3.0, 4.0))
    used = lying(used, Placement("king-ape", "king-ape", upright(0.0, 0.0)))
    shown = shown_layout(used, GROUND)
    assert (shown["tornado"].pose.x, shown["tornado"].pose.y) == (3.0, 4.0)
    assert [each.piece for each in shown].count("king-ape") == 1
    assert "hand-of-god" not in shown, "while it stands it is in the rules' layout"


def test_a_game_without_laws_and_gods_shows_none_of_their_tokens() -> None:
    kinds = {each.kind for each in shown_layout(match("Ann", "Ben").state, GROUND)}
    assert kinds == {"prophet", "temple"}


def test_the_picture_frames_all_that_lies_beside_the_cloth() -> None:
    state = moment()
    area = shown_area(state)
    for each in beside(state, GROUND):
        if each.kind in RADII:
            assert area.contains(each.pose.x, each.pose.y, RADII[each.kind] - 0.6)


def test_a_disc_on_the_cloth_is_not_beside_it_too() -> None:
    state = moment()
    flying = Layout((disc("prophet-blue-1", 19.0, 19.0),))
    shown = [each for each in shown_layout(state, GROUND, flying) if each.piece == "prophet-blue-1"]
    assert [(each.pose.x, each.pose.y) for each in shown] == [(19.0, 19.0)]


@pytest.mark.rule("F12")
def test_in_a_race_every_racer_s_disc_lies_in_the_cloud() -> None:
    state = match(*PLAYERS).state
    found = in_clouds(state, GROUND)
    assert len(found) == len(PLAYERS)
    for placement, player in zip(found, PLAYERS, strict=True):
        assert (placement.pose.x, placement.pose.y) == state.middle_of_cloud(player)


@pytest.mark.rule("F31")
def test_the_disc_about_to_be_flicked_lies_in_the_cloud() -> None:
    state = begun("Ann", "Ben").state
    (placement,) = in_clouds(state, GROUND)
    assert encloses(state.corner("Ann").border, placement.pose.x, placement.pose.y)
    assert in_clouds(msgspec.structs.replace(state, phase="temples"), GROUND) == ()


@pytest.mark.rule("L5")
def test_the_first_of_two_discs_waits_where_it_was_aimed() -> None:
    launch = Launch("prophet-blue-1", 18.0, 19.0, 225.0, 300.0)
    state = msgspec.structs.replace(begun("Ann", "Ben", laws=("two-hands",)).state, launch=launch, phase="second")
    names = [each.piece for each in in_clouds(state, GROUND)]
    assert names[0] == "prophet-blue-1"
    assert len(names) == 2
    assert names[1] != "prophet-blue-1"


@pytest.mark.rule("L4")
def test_a_rolling_disc_stands_on_its_rim_along_the_aim() -> None:
    offer = FlickOffer(
        "flick", ("prophet-blue-1",), "prophet-blue-1", "prophet", (19.0, 19.0), 20.0, 100.0, rolling=True
    )
    (placement,) = of_offer(begun("Ann", "Ben").state, offer, 225.0, GROUND)
    assert placement.pose.tilt == pytest.approx(90.0)
    assert placement.pose.z == RADII["prophet"]


@pytest.mark.rule("L6")
def test_a_rider_lies_on_the_struck_disc() -> None:
    fixed = ("prophet-blue-1", "prophet-blue-2")
    offer = FlickOffer("pair", fixed, "prophet-blue-1", "prophet", (19.0, 19.0), 20.0, 500.0, rider="prophet-blue-2")
    lower, upper = of_offer(begun("Ann", "Ben").state, offer, 225.0, GROUND)
    assert (lower.piece, upper.piece) == fixed
    assert upper.pose.z == HEIGHTS["prophet"]


def test_beats_tell_step_by_step_where_discs_go() -> None:
    before = lying(
        moment(),
        disc("prophet-blue-1", *CITY_I),
        disc("prophet-blue-2", *NAVEL),
        disc("prophet-green-1", 23.0, -2.0),
        disc("temple-purple-1", 8.0, 8.0),
    )
    events: tuple[Event, ...] = (
        Flicked("Ann", ("prophet-blue-2",)),
        TempleRaised("Ann", "prophet-blue-1", "temple-blue-1", "I", 2.0, 14.0),
        Blessed("Ann", "prophet-blue-2", 2),
        Lost("Dan", "prophet-green-1"),
        WashedUp("Ben", "temple-purple-1"),
        TornadoMoved(3.0, 4.0),
        Swept("Ann", "prophet-blue-1"),
    )
    found = beats(before, before, events, before.layout, GROUND)
    assert [tuple(type(event) for event in beat.events) for beat in found] == [
        (TempleRaised,), (Blessed,), (Lost,), (WashedUp,), (TornadoMoved,), (Swept,)
    ]  # fmt: skip
    assert found[0].layout["temple-blue-1"].pose.x == 2.0
    assert abs(found[0].layout["prophet-blue-1"].pose.x) > HALF, "it is in the Pool"
    assert found[0].layout["prophet-blue-2"].pose.x == 0.0, "its turn comes later"
    assert [(each.player, each.points, each.at) for each in found[1].gains] == [("Ann", 2, NAVEL)]
    assert abs(found[1].layout["prophet-blue-2"].pose.x) > HALF
    assert abs(found[2].layout["prophet-green-1"].pose.x) > HALF
    assert abs(found[3].layout["temple-purple-1"].pose.x) > HALF
    assert found[4].layout["tornado"].pose.x == 3.0
    assert found[0].island == "I"


@pytest.mark.rule("F40", "F41")
def test_a_worship_is_told_island_by_island_and_every_point_flies() -> None:
    before = lying(moment(), disc("prophet-blue-1", *ON_I), disc("king-ape", 15.0, 5.0))
    events: tuple[Event, ...] = (
        HeartDropped("Ben", -5.0, 15.0, ("prophet-blue-1",)),
        Silenced("II"),
        Worshipped("Ann", "I", 1, 2),
        Worshipped("Ben", "I", 1, 0),
        Worshipped("Cid", "III", 1, 2),
        FirstPlayer("Ben"),
        GenerationBegan(2),
    )
    heart, silenced, first, third = beats(before, before, events, before.layout, GROUND)
    assert heart.layout["heart"].pose.x == -5.0
    assert heart.pointed == ("prophet-blue-1",)
    assert (silenced.island, silenced.silent, silenced.pointed) == ("II", True, ("king-ape",))
    assert (first.island, third.island) == ("I", "III")
    flown = [(each.player, each.points) for beat in (first, third) for each in beat.gains]
    assert flown == [found for event in events if (found := gain(event)) is not None]
    assert first.gains[0].at == MAP.island("I").city.at


def test_what_is_only_told_has_no_beat() -> None:
    state = moment()
    assert beats(state, state, (Flicked("Ann", ("prophet-blue-1",)), FirstPlayer("Ben")), Layout(), GROUND) == ()


def test_many_beats_go_faster() -> None:
    state = moment()
    few = beats(state, state, (Blessed("Ann", "prophet-blue-1", 1),), Layout(), GROUND)
    many = beats(state, state, tuple(Blessed("Ann", "prophet-blue-1", 1) for _ in range(20)), Layout(), GROUND)
    assert few[0].seconds == SECONDS[Blessed]
    assert len(many) == 20
    assert all(beat.seconds == pytest.approx(SECONDS[Blessed] * SHORTEST) for beat in many)


def test_points_rise_fly_and_arrive() -> None:
    way = Way((600.0, 400.0), (1200.0, 60.0))
    assert place(way, 0.0)[0] == (600.0, 400.0)
    risen, size = place(way, RISES)
    assert risen[0] == 600.0
    assert risen[1] < 400.0
    assert size == pytest.approx(1.0)
    assert place(way, 1.0)[0] == pytest.approx((1200.0, 60.0))
    heights = [place(way, step / 50.0)[0][1] for step in range(51)]
    assert min(heights) >= 20.0, "they stay in the window"


@pytest.mark.rule("F4", "F5")
def test_counters_show_who_has_most_where() -> None:
    state = lying(
        begun("Ann", "Ben").state,
        disc("prophet-blue-1", *ON_I),
        disc("prophet-blue-2", -5.0, 12.0),
        disc("prophet-purple-1", 4.0, 18.0),
        disc("prophet-purple-2", 15.0, 5.0),
        disc("prophet-blue-3", 15.0, -5.0),
    )
    from flick3d.games.faith.table import found

    first, second, third, _ = presences(state, found(state, GROUND))
    assert [(chip.player, chip.count, chip.dominates) for chip in first.chips] == [("Ann", 2, True), ("Ben", 1, False)]
    assert [chip.dominates for chip in second.chips] == [False, False], "nobody dominates on a tie"
    assert third.chips == ()
    assert first.has("Ben")
    assert not third.has("Ben")


def test_aiming_starts_at_the_nearest_city_or_the_navel() -> None:
    controller = begun("Ann", "Ben")
    state, prompt = controller.state, controller.prompt
    assert prompt is not None
    at = prompt.flicks[0].at
    (first,) = set(start_directions(state, prompt, {}))
    city = min((MAP.island(name).city.at for name in ("I", "II", "III", "IV")), key=lambda each: math.dist(at, each))
    assert first == pytest.approx(math.degrees(math.atan2(city[1] - at[1], city[0] - at[0])) % 360.0)
    from flick3d.games.faith.table import found

    here = lying(state, disc("prophet-blue-1", *ON_I), disc("prophet-blue-2", 15.0, 5.0))
    (second,) = set(start_directions(here, prompt, found(here, GROUND)))
    assert second == pytest.approx(math.degrees(math.atan2(-at[1], -at[0])) % 360.0), "it is worth three points"
    assert start_directions(state, None, {}) == ()


def test_a_race_starts_at_the_navel() -> None:
    controller = match("Ann", "Ben")
    assert controller.prompt is not None
    assert start_directions(controller.state, controller.prompt, {}) == (pytest.approx(225.0, abs=0.1),)


def test_the_wind_is_shown_over_the_open_sea() -> None:
    places = arrows(MAP)
    assert len(places) >= 8
    borders = [island.border for island in MAP.islands] + [corner.border for corner in MAP.corners]
    for place_ in places:
        assert not any(encloses(border, *place_) for border in borders)
    for one, other in itertools.combinations(places, 2):
        assert math.dist(one, other) >= APART


def test_the_light_of_an_island_lies_along_its_border() -> None:
    border = MAP.island("I").border
    rings = bands(border)
    brightest = max(light for ring in rings for *_, light in ring)
    for ring in rings:
        for x, y, light in ring:
            if light == brightest:
                assert distance_to(border, x, y) < 0.2
    inner, outer = rings[0], rings[-1]
    assert all(encloses(border, x, y) for x, y, _ in inner)
    assert not any(encloses(border, x, y) for x, y, _ in outer)
    assert {light for *_, light in (*inner, *outer)} == {0.0}
