"""The Earthquake and High Tide (L17, L19): what happens to Temples, and what counts as being on an Island."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.events import (
    ApePlaced,
    Blessed,
    GenerationBegan,
    LawEnacted,
    LawEnded,
    LawPleased,
    LawsDrawn,
    TempleRaised,
    TemplesShaken,
    WashedUp,
    Worshipped,
)
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.outlines import lies_within
from flick3d.games.faith.table import disc_of
from flick3d.physics.table import Table
from flick3d.rules.layout import upright
from tests.games.faith.lawful import Play, council, enacted, of_kind, to_the_mission, to_the_worship
from tests.games.faith.matches import CITY_I, NAVEL, ON_I, ON_II, SEA, altered, match

TEMPLES = (("temple-blue-1", ON_I), ("temple-blue-2", (15.0, 5.0)), ("temple-purple-1", (-15.0, 4.5)))
CITIES = {"temple-blue-1": (0.6, 15.0), "temple-blue-2": (15.1, -0.5), "temple-purple-1": (-15.0, 0.4)}


def drawn(*deck: LawName, temples: bool) -> Play:
    """A match just after the first draw from this deck."""
    controller = altered(match(), deck=deck)
    play = Play(controller)
    if temples:
        play.put(*TEMPLES[:1])
    play.do("race 225.0 300.0").flick("race 225.0 300.0", prophet_blue_1=upright(3.0, 0.0))
    return play


@pytest.mark.rule("L17", "F21")
@pytest.mark.parametrize(
    "deck",
    [
        ("earthquake", "kraken", "tornado", "templars"),
        ("kraken", "earthquake", "tornado", "templars"),
    ],
    ids=["the first card", "the second card"],
)
def test_without_a_temple_it_is_replaced_by_the_next_card_before_the_vote(deck: tuple[LawName, ...]) -> None:
    play = drawn(*deck, temples=False)
    assert play.told(LawsDrawn) == [LawsDrawn("kraken", "tornado", ("earthquake",))]
    assert play.state.agenda == ("kraken", "tornado")
    assert play.state.deck == ("templars",), "it went back to the box"


@pytest.mark.rule("L17", "F21")
def test_with_a_temple_it_is_voted_on_and_behind_two_others_it_is_not_looked_at() -> None:
    play = drawn("earthquake", "kraken", "tornado", temples=True)
    assert play.told(LawsDrawn) == [LawsDrawn("earthquake", "kraken")]
    play = drawn("kraken", "tornado", "earthquake", temples=False)
    assert play.state.deck == ("earthquake",)


@pytest.mark.rule("L17")
def test_temples_are_pushed_straight_away_from_their_cities_by_the_deciding_vote_alone() -> None:
    play = council("earthquake", temples=TEMPLES)
    assert play.controller.shot(play.controller.read("vote up")) is None
    play.do("vote up")
    shot = play.shot("vote up")
    assert {push.piece for push in shot.pushes} == set(CITIES)
    for push in shot.pushes:
        pose, city = shot.layout[push.piece].pose, CITIES[push.piece]
        away = math.degrees(math.atan2(pose.y - city[1], pose.x - city[0])) % 360.0
        assert push.direction == pytest.approx(away)
        assert not push.rolling
    assert (shot.area.mat, shot.wind) == ("cloth", (0.0, 0.0))


@pytest.mark.rule("L17")
def test_each_slides_about_four_centimetres_on_the_real_table(table: Table) -> None:
    play = council("earthquake", temples=TEMPLES).do("vote up")
    shot = play.shot("vote up")
    final = dict(table.simulate(shot).final)
    for name, city in CITIES.items():
        before, after = shot.layout[name].pose, final[name]
        assert math.dist((before.x, before.y), (after.x, after.y)) == pytest.approx(4.0, abs=0.1)
        assert math.dist((after.x, after.y), city) - math.dist((before.x, before.y), city) == pytest.approx(
            4.0, abs=0.1
        )


@pytest.mark.rule("L17")
def test_a_temple_in_the_middle_of_its_city_goes_some_way_the_same_for_the_same_match() -> None:
    directions = set()
    for _ in range(2):
        play = council("earthquake", temples=(("temple-blue-1", CITY_I), ("temple-blue-2", (15.1, -0.5)))).do("vote up")
        directions |= {(push.piece, push.direction) for push in play.shot("vote up").pushes}
    assert len(directions) == 2
    assert len({direction for _, direction in directions}) == 2


@pytest.mark.rule("L17", "F38", "F24")
def test_those_that_slid_off_go_home_and_the_law_is_over_at_once() -> None:
    play = council("earthquake", temples=TEMPLES).do("vote up")
    events = play.vote("up", temple_blue_1=upright(-5.0, 11.0), temple_purple_1=upright(-15.0, 12.0))
    assert of_kind(events, LawEnacted) == [LawEnacted("earthquake", "votes")]
    assert len(of_kind(events, TemplesShaken)) == 1
    assert of_kind(events, WashedUp) == [WashedUp("Ben", "temple-purple-1")]
    assert play.place("temple-purple-1") == "supply"
    assert "temple-purple-1" not in play.state.layout
    assert play.at("temple-blue-1") == (-5.0, 11.0)
    assert (play.state.laws, play.state.phase, play.state.active) == ((), "mission", "Ann")
    to_the_worship(play)
    assert play.told(LawEnded) == []
    assert len(play.told(TemplesShaken)) == 1


@pytest.mark.rule("L17", "F38")
def test_a_temple_that_still_touches_the_border_stays() -> None:
    play = council("earthquake", temples=TEMPLES[:1]).do("vote up")
    events = play.vote("up", temple_blue_1=upright(0.0, 7.6))
    assert of_kind(events, WashedUp) == []
    assert play.place("temple-blue-1") == "map"


@pytest.mark.rule("L17", "F23")
def test_voted_down_nothing_moves() -> None:
    play = council("earthquake", temples=TEMPLES).do("vote down", "vote down")
    assert play.told(TemplesShaken) == []
    assert play.at("temple-blue-1") == ON_I
    assert "earthquake" not in play.state.laws


@pytest.mark.rule("L17", "F23")
def test_by_a_tie_chance_decides_whether_there_is_a_shot() -> None:
    seen = set()
    for seed in range(1, 9):
        play = council("earthquake", temples=TEMPLES).set(seed=seed).do("vote up")
        shakes = play.controller.shot(play.controller.read("vote down")) is not None
        events = play.vote("down")
        assert bool(of_kind(events, TemplesShaken)) is shakes
        assert (LawEnacted("earthquake", "chance") in events) is shakes
        seen.add(shakes)
    assert seen == {True, False}


@pytest.mark.rule("L17", "G4")
def test_by_a_tie_themis_may_pick_it() -> None:
    play = council("earthquake", temples=TEMPLES, gods=("zeus", "themis")).do("vote up", "vote down")
    assert (play.state.phase, play.state.active) == ("verdict", "Ben")
    other = play.state.agenda[1]
    assert play.controller.shot(play.controller.read(f"pick {other}")) is None
    events = play.shake("pick earthquake", temple_blue_1=upright(*SEA))
    assert [type(event) for event in events[:4]] == [LawEnacted, LawPleased, TemplesShaken, WashedUp]
    assert play.place("temple-blue-1") == "supply"


@pytest.mark.rule("L17", "L9")
def test_it_may_push_the_ape_off_the_map() -> None:
    play = council("king-ape", "earthquake", temples=TEMPLES).do("vote up")
    assert "king-ape" in play.shot("vote up").layout
    assert "king-ape" not in {push.piece for push in play.shot("vote up").pushes}
    events = play.vote("up", king_ape=upright(30.0, 0.0))
    assert of_kind(events, ApePlaced) == [ApePlaced(0.0, 0.0)]


@pytest.mark.rule("L19", "F40")
@pytest.mark.parametrize(("y", "is_on"), [(9.44, False), (9.46, True), (8.6, False), (21.4, True), (21.6, False)])
def test_at_high_tide_only_the_centre_counts(y: float, is_on: bool) -> None:
    for law, expected in (("high-tide", is_on), ("king-ape", True)):
        events = to_the_worship(enacted(law).put(("prophet-blue-2", (0.0, y))))
        assert bool(of_kind(events, Worshipped)) is expected


@pytest.mark.rule("L19", "F38", "F43")
def test_a_temple_across_the_border_counts_for_nothing_but_stays() -> None:
    play = enacted("high-tide").put(("temple-blue-1", (0.0, 8.0)))
    events = play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(*NAVEL))
    assert of_kind(events, WashedUp) == []
    assert of_kind(events, Blessed)[0].points == 1
    events = to_the_worship(play.set(active="Ben"))
    assert of_kind(events, Worshipped) == []
    assert play.place("temple-blue-1") == "map"
    events = to_the_worship(play)
    assert of_kind(events, Worshipped) == [Worshipped("Ann", "I", 1, 2)], "the tide is out again"


@pytest.mark.rule("L19", "F34", "F35")
def test_cities_are_touched_as_before_and_temples_lie_wholly_inside() -> None:
    play = enacted("high-tide")
    play.flick("flick prophet-blue-1 225.0 400.0", prophet_blue_1=upright(0.6, 15.0 + 3.15))
    assert play.choices() == ["found prophet-blue-1", "done"]
    play.do("found prophet-blue-1", "raise temple-blue-1 0.0 9.5")
    assert of_kind(play.events, TempleRaised)[0].island == "I"
    disc = disc_of(play.state.layout, "temple-blue-1", play.controller.ground)
    assert lies_within(play.state.map.island("I").border, disc)


@pytest.mark.rule("L19", "F36")
@pytest.mark.parametrize(("x", "is_blessed"), [(3.35, True), (3.45, False)])
def test_the_navel_is_touched_as_before(x: float, is_blessed: bool) -> None:
    events = enacted("high-tide").flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(x, 0.0))
    assert bool(of_kind(events, Blessed)) is is_blessed


@pytest.mark.rule("L19", "F32", "F37")
def test_clouds_and_the_edge_are_as_before() -> None:
    play = enacted("high-tide")
    play.flick("flick prophet-blue-1 225.0 90.0", prophet_blue_1=upright(14.8, 19.2))
    assert play.state.phase == "stuck", "its rim touches the cloud"
    play.flick("flick prophet-blue-1 225.0 90.0", prophet_blue_1=upright(23.9, 0.0))
    assert play.place("prophet-blue-1") == "map"
    play.flick("flick prophet-purple-1 45.0 90.0", prophet_blue_1=upright(24.1, 0.0), prophet_purple_1=upright(*SEA))
    assert (play.place("prophet-blue-1"), play.place("prophet-purple-1")) == ("pool", "map")


@pytest.mark.rule("L19", "F41")
def test_domination_is_counted_by_centres_too() -> None:
    play = enacted("high-tide").put(
        ("prophet-blue-2", ON_II), ("prophet-blue-3", (15.0, 9.0)), ("prophet-purple-1", (15.0, -5.0))
    )
    play.put(("prophet-purple-2", (19.0, 0.0)))
    events = to_the_worship(play)
    assert of_kind(events, Worshipped) == [Worshipped("Ann", "II", 1, 0), Worshipped("Ben", "II", 1, 2)]


@pytest.mark.rule("L17", "F20")
def test_the_mission_begins_after_the_earthquake() -> None:
    play = to_the_mission(council("earthquake", temples=TEMPLES))
    assert (play.state.phase, play.state.turn) == ("mission", 1)
    assert len(play.told(GenerationBegan)) == 1
