"""House rules of Flick of Faith: the other answers to what the rulebook leaves open."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.ai.faith.board import sea_of
from flick3d.games.faith.events import FaceDown, FirstPlayer, Lost, TempleRaised
from flick3d.games.faith.house_rules import HouseRules
from flick3d.games.faith.map import load
from flick3d.games.faith.outlines import Disc
from flick3d.games.faith.places import is_off
from flick3d.games.faith.temples import IslandFullError, has_room, nearest_place
from flick3d.games.faith.turns import founders
from flick3d.rules.controller import Controller
from flick3d.rules.layout import Layout, Placement, on_rim, upright, upside_down
from tests.games.faith.matches import CITY_I, ON_I, PLAIN, SEA, altered, begun, match, place_of, race, with_discs
from tests.rules.fake_ground import RADII, FakeGround
from tests.rules.played import flick, kinds, played

RIM = HouseRules(off_the_map="rim")
FLIPPED = HouseRules(flipped="pool")
LOT = HouseRules(tied_race="lot")
NONE = HouseRules(full_island="none")
FLICK = "flick prophet-blue-1 225.0 300.0"


def by(rules: HouseRules, controller: Controller) -> Controller:
    """The same match by other house rules."""
    return altered(controller, scenario=msgspec.structs.replace(controller.state.scenario, house_rules=rules))


@pytest.mark.rule("F9")
def test_a_prophet_that_lies_face_down_goes_to_the_reserve_pool() -> None:
    controller = by(FLIPPED, with_discs(begun(), ("prophet-purple-1", SEA)))
    rests = {"prophet_blue_1": upside_down(*ON_I, z=0.4), "prophet_purple_1": upright(9.0, 8.0)}
    after, events = flick(controller, FLICK, **rests)
    assert FaceDown("Ann", "prophet-blue-1") in events
    assert place_of(after, "prophet-blue-1") == "pool"
    assert place_of(after, "prophet-purple-1") == "map"
    assert "prophet-blue-1" not in after.state.layout
    assert list(after.game.faults(after.state)) == []


@pytest.mark.rule("F9")
def test_by_the_rulebook_it_keeps_counting() -> None:
    after, events = flick(begun(), FLICK, prophet_blue_1=upside_down(*ON_I, z=0.4))
    assert "FaceDown" not in kinds(events)
    assert place_of(after, "prophet-blue-1") == "map"


@pytest.mark.rule("F9", "F36")
def test_it_goes_before_the_navel_and_the_city_ask_for_it() -> None:
    for at in ((0.0, 0.0), CITY_I):
        after, events = flick(by(FLIPPED, begun()), FLICK, prophet_blue_1=upside_down(*at, z=0.4))
        assert "Blessed" not in kinds(events)
        assert after.state.phase == "mission"
        assert after.state.score("Ann") == 0


@pytest.mark.rule("F9", "F32")
def test_one_that_has_not_come_out_of_the_corner_may_be_flicked_again_first() -> None:
    controller = by(FLIPPED, begun())
    corner = controller.state.middle_of_cloud("Ann")
    stuck, events = flick(controller, FLICK, prophet_blue_1=upside_down(*corner, z=0.4))
    assert kinds(events) == ["Flicked"]
    assert stuck.state.phase == "stuck"
    _, events = flick(stuck, FLICK, prophet_blue_1=upright(*ON_I))
    assert "FaceDown" not in kinds(events)
    left = played(stuck, "leave")
    assert place_of(left, "prophet-blue-1") == "pool"


@pytest.mark.rule("F9", "L4")
def test_a_disc_that_had_to_roll_always_counts() -> None:
    rolled = by(FLIPPED, begun(laws=("rolling-ministry",)))
    after, _ = flick(rolled, "flick prophet-blue-1 225.0 90.0", prophet_blue_1=upside_down(*ON_I, z=0.4))
    assert place_of(after, "prophet-blue-1") == "map"


@pytest.mark.rule("F12")
def test_a_tied_race_is_decided_by_lot() -> None:
    off = {"prophet_blue_1": upright(30.0, 0.0), "prophet_purple_1": upright(0.0, -40.0)}
    plain = msgspec.structs.replace(PLAIN, house_rules=LOT)
    winners = set()
    for seed in range(12):
        after, events = race(match(scenario=plain, seed=seed), **off)
        assert (after.state.phase, after.state.racers) == ("mission", ())
        assert FirstPlayer(after.state.first) in events
        assert race(match(scenario=plain, seed=seed), **off)[0].state.first == after.state.first
        winners.add(after.state.first)
    assert winners == {"Ann", "Ben"}


@pytest.mark.rule("F12")
def test_the_lot_is_for_those_who_tie_only() -> None:
    plain = msgspec.structs.replace(PLAIN, house_rules=LOT)
    spots = {"prophet_blue_1": upright(9.0, 0.0), "prophet_yellow_1": upright(0.0, 9.0)}
    tied = {"prophet_purple_1": upright(4.0, 0.0), "prophet_green_1": upright(0.0, -4.0)}
    firsts = {
        race(match("Ann", "Ben", "Cy", "Dee", scenario=plain, seed=seed), **spots, **tied)[0].state.first
        for seed in range(12)
    }
    assert firsts == {"Ben", "Dee"}


@pytest.mark.rule("F37")
def test_a_disc_is_off_the_map_with_any_part_of_it() -> None:
    edge = load().size / 2.0
    over = upright(edge - 0.3, 10.0)
    inside = upright(edge - RADII["prophet"] - 0.05, 10.0)
    usual, events = flick(begun(), FLICK, prophet_blue_1=over)
    assert place_of(usual, "prophet-blue-1") == "map"
    strict, events = flick(by(RIM, begun()), FLICK, prophet_blue_1=over)
    assert Lost("Ann", "prophet-blue-1") in events
    assert place_of(strict, "prophet-blue-1") == "pool"
    after, _ = flick(by(RIM, begun()), FLICK, prophet_blue_1=inside)
    assert place_of(after, "prophet-blue-1") == "map"


@pytest.mark.rule("F37", "F12")
def test_so_it_is_in_the_race() -> None:
    edge = load().size / 2.0
    spots = {"prophet_blue_1": upright(edge - 0.3, 0.0), "prophet_purple_1": upright(20.0, 20.0)}
    assert race(match(), **spots)[0].state.first == "Ann"
    assert race(match(scenario=msgspec.structs.replace(PLAIN, house_rules=RIM)), **spots)[0].state.first == "Ben"


@pytest.mark.rule("F37")
def test_a_disc_on_its_rim_is_off_by_what_it_covers() -> None:
    cloth = load()
    half = cloth.size / 2.0
    on_edge = Disc(on_rim(half - 1.0, 0.0, 90.0, 1.5, 0.4), 1.5, 0.4)
    assert not is_off(cloth, on_edge, by_rim=True)
    assert is_off(cloth, Disc(on_rim(half - 0.1, 0.0, 90.0, 1.5, 0.4), 1.5, 0.4), by_rim=True)
    assert is_off(cloth, Disc(upright(half - 1.0, 0.0), 1.5, 0.4), by_rim=True)


@pytest.mark.rule("F37")
def test_computer_players_know_it() -> None:
    half = load().size / 2.0
    assert not sea_of(begun().state).spot(half - 0.5, 0.0, 1.0).off
    sea = sea_of(by(RIM, begun()).state)
    assert sea.spot(half - 0.5, 0.0, 1.0).off
    assert not sea.spot(half - 1.1, 0.0, 1.0).off


GROUND = FakeGround(dict(RADII) | {"temple": 2.0, "prophet": 1.0})


def crowded() -> Layout:
    """Island I is so full that a Temple has room only over its Border."""
    border = load().island("I").border
    middle = (sum(x for x, _ in border) / len(border), sum(y for _, y in border) / len(border))
    spots = [(middle[0] + x * 3.0, middle[1] + y * 3.0) for x in range(-2, 3) for y in range(-1, 2)]
    return Layout(tuple(Placement(f"prophet-{n}", "prophet", upright(*spot)) for n, spot in enumerate(spots)))


@pytest.mark.rule("F35")
def test_a_full_island_has_no_room_for_a_temple_over_its_border() -> None:
    cloth, layout = load(), crowded()
    assert has_room(cloth, layout, "I", GROUND)
    assert nearest_place(cloth, layout, "I", CITY_I, GROUND)
    assert not has_room(cloth, layout, "I", GROUND, inside_only=True)
    with pytest.raises(IslandFullError):
        nearest_place(cloth, layout, "I", CITY_I, GROUND, inside_only=True)
    assert has_room(cloth, Layout(), "I", GROUND, inside_only=True)
    assert nearest_place(cloth, Layout(), "I", CITY_I, GROUND, inside_only=True) == CITY_I


@pytest.mark.rule("F35", "F34")
def test_then_no_temple_can_be_built_there() -> None:
    controller = with_discs(begun(), ("prophet-blue-2", CITY_I))
    crowd = tuple(placed for placed in crowded() if placed.piece != "prophet-0")
    usual = altered(controller, layout=controller.state.layout.put(*crowd))
    usual = Controller(usual.game, GROUND, usual.state)
    assert "prophet-blue-2" in founders(usual.state, GROUND)
    assert founders(by(NONE, usual).state, GROUND) == {}
    assert "prophet-blue-2" in founders(by(NONE, controller).state, GROUND)


@pytest.mark.rule("F35")
def test_where_there_is_room_temples_are_built_as_ever() -> None:
    controller = by(NONE, begun())
    after, _ = flick(controller, FLICK, prophet_blue_1=upright(*CITY_I))
    after = played(after, "found prophet-blue-1")
    after, events = after.apply(after.read(f"raise temple-blue-1 {CITY_I[0]} {CITY_I[1]}"))
    raised = events[0]
    assert isinstance(raised, TempleRaised)
    assert raised.island == "I"
