"""The Worship and the end on the controller, Island by Island (F40 to F45, F50, F51), and discs in odd places."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.games.faith.actions import Done, Found
from flick3d.games.faith.components import generations
from flick3d.games.faith.events import Blessed, FirstPlayer, GenerationBegan, LawEnded, MatchEnded, Raced, Worshipped
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright, upside_down
from flick3d.rules.outline import Point
from tests.games.faith.matches import (
    CITY_I,
    ON_I,
    ON_II,
    SEA,
    altered,
    begun,
    last_flick,
    match,
    place_of,
    race,
    with_discs,
)
from tests.rules.played import flick, kinds, played

FLICK = "flick prophet-blue-1 225.0 300.0"
ON_III, ON_IV = (5.0, -15.0), (-15.0, -5.0)


def last(*discs: tuple[str, Point], names=("Ann", "Ben"), laws=(), **changes: object) -> Controller:
    """Ann has the last flick of the Generation, with these discs on the Map."""
    return altered(with_discs(last_flick(begun(*names, laws=laws)), *discs), **changes)


@pytest.mark.rule("F40", "F41", "F5", "F4")
def test_points_are_told_island_by_island_and_there_player_by_player() -> None:
    controller = last(
        ("prophet-purple-1", ON_I),
        ("prophet-purple-2", ON_III),
        ("temple-purple-1", (-3.0, -15.0)),
        ("prophet-blue-2", (-3.0, -18.5)),
        ("temple-blue-1", ON_IV),
    )
    after, events = flick(controller, FLICK, prophet_blue_1=upright(-5.0, 18.0))
    assert [event for event in events if isinstance(event, Worshipped)] == [
        Worshipped("Ann", "I", 1, 0),
        Worshipped("Ben", "I", 1, 0),
        Worshipped("Ann", "III", 1, 0),
        Worshipped("Ben", "III", 1, 2),
        Worshipped("Ann", "IV", 1, 2),
    ]
    assert after.state.scores == (5, 4)


@pytest.mark.rule("F40")
def test_one_gets_no_more_for_more_discs_and_nothing_for_the_sea() -> None:
    discs = [(f"prophet-blue-{number}", (-8.0 + 3.0 * number, 19.0)) for number in (2, 3, 4)]
    after, _ = flick(last(*discs, ("prophet-purple-1", SEA)), FLICK, prophet_blue_1=upright(*ON_I))
    assert after.state.scores == (3, 0)


@pytest.mark.rule("F42", "F6")
def test_all_prophets_come_home_from_map_and_reserve_pool() -> None:
    controller = last(("prophet-blue-2", ON_I), ("prophet-purple-1", SEA))
    assert place_of(controller, "prophet-blue-3") == "pool"
    after, _ = flick(controller, FLICK, prophet_blue_1=upright(*ON_II))
    in_hand = [each.id for each in after.state.components if each.place == "hand"]
    assert in_hand == [f"prophet-{colour}-{n}" for colour in ("blue", "purple") for n in range(1, 6)]
    assert len(after.state.layout) == 0


@pytest.mark.rule("F43")
def test_temples_stay_exactly_where_they_lie() -> None:
    controller = last(("temple-blue-1", ON_I), ("temple-purple-2", ON_II))
    shoved = upright(14.3, 4.1, 77.0)
    after, _ = flick(controller, FLICK, prophet_blue_1=upright(*SEA), temple_purple_2=shoved)
    assert {placed.piece: placed.pose for placed in after.state.layout} == {
        "temple-blue-1": upright(*ON_I),
        "temple-purple-2": shoved,
    }


@pytest.mark.rule("F44", "F30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_token_passes_to_the_left(players: int) -> None:
    names = ("Ann", "Ben", "Cy", "Dee")[:players]
    after, events = flick(last(names=names), FLICK, prophet_blue_1=upright(*SEA))
    assert events[-2:] == (FirstPlayer("Ben"), GenerationBegan(2))
    assert (after.state.first, after.state.active) == ("Ben", "Ben")
    round_trip, _ = flick(last(names=names, first=names[-1]), FLICK, prophet_blue_1=upright(*SEA))
    assert round_trip.state.first == "Ann"


@pytest.mark.rule("F45", "F24")
def test_laws_that_are_over_leave_and_lasting_ones_stay() -> None:
    controller = last(laws=("high-tide", "grand-tour", "holy-oil"))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    assert [event for event in events if isinstance(event, LawEnded)] == [LawEnded("high-tide"), LawEnded("holy-oil")]
    assert after.state.laws == ("grand-tour",)


@pytest.mark.rule("F20", "F50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_match_ends_after_its_last_generation_and_not_before(players: int) -> None:
    names = ("Ann", "Ben", "Cy", "Dee")[:players]
    most = generations(players)
    before, _ = flick(last(names=names, generation=most - 1), FLICK, prophet_blue_1=upright(*ON_I))
    assert (before.outcome, before.state.generation) == (None, most)
    after, events = flick(last(names=names, generation=most), FLICK, prophet_blue_1=upright(*ON_I))
    assert events[-1] == MatchEnded(after.outcome)
    assert (after.outcome.winner, after.outcome.reason, after.outcome.scores[0]) == ("Ann", "points", ("Ann", 3))
    assert after.prompt is None


@pytest.mark.rule("F51")
def test_most_temples_decide_among_those_who_tie_in_points_alone() -> None:
    """Cy has most Temples of all and fewer VP; Ann and Ben tie, Ben has more Temples than Ann."""
    temples = [("temple-purple-1", ON_I), ("temple-yellow-1", ON_II), ("temple-yellow-2", ON_III)]
    silent = last(*temples, names=("Ann", "Ben", "Cy"), generation=3, scores=(9, 6, 0))
    after, _ = flick(silent, FLICK, prophet_blue_1=upright(*SEA))
    assert (after.outcome.winner, after.outcome.reason) == ("Ben", "temples")
    assert after.outcome.scores == (("Ann", 9), ("Ben", 9), ("Cy", 6))


@pytest.mark.rule("F51", "F12")
def test_still_tied_those_players_race_and_nobody_else() -> None:
    temples = [
        ("temple-purple-1", ON_I),
        ("temple-green-1", ON_II),
        ("temple-blue-1", ON_III),
        ("temple-blue-2", ON_IV),
    ]
    controller = last(*temples, names=("Ann", "Ben", "Cy", "Dee"), generation=4, scores=(0, 9, 7, 9))
    tied, _ = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    assert (tied.state.phase, tied.state.racers, tied.prompt.player) == ("race", ("Ben", "Dee"), "Ben")
    again, events = race(tied, prophet_purple_1=upright(0.0, 5.0), prophet_green_1=upright(5.0, 0.0))
    assert (again.state.racers, again.outcome) == (("Ben", "Dee"), None)
    over, events = race(again, prophet_purple_1=upright(0.0, 5.0), prophet_green_1=upright(4.0, 0.0))
    assert events[1:] == (Raced("Ben", 5.0), Raced("Dee", 4.0), MatchEnded(over.outcome))
    assert (over.outcome.winner, over.outcome.reason) == ("Dee", "race")
    assert dict(over.outcome.scores)["Dee"] == 12, "the race brings no points"
    assert over.game.faults(over.state) == ()


@pytest.mark.rule("F8", "F40")
def test_a_prophet_on_a_temple_is_on_its_island_also_where_it_hangs_over_the_sea() -> None:
    x = 8.95 + 1.9
    controller = last(("temple-purple-1", (x, 13.6)))
    _, events = flick(controller, FLICK, prophet_blue_1=upright(x + 1.5, 13.6, z=0.8))
    assert Worshipped("Ann", "I", 1, 0) in events
    _, events = flick(controller, FLICK, prophet_blue_1=upright(x + 1.5, 17.6))
    assert not [event for event in events if isinstance(event, Worshipped) and event.player == "Ann"]


@pytest.mark.rule("F8", "F34")
def test_a_prophet_on_a_temple_beside_a_city_is_not_in_the_city() -> None:
    x, y = CITY_I
    controller = with_discs(begun(), ("temple-purple-1", (x + 4.3, y)))
    on_top, _ = flick(controller, FLICK, prophet_blue_1=upright(x + 3.0, y, z=0.8))
    assert on_top.state.active == "Ben"
    flat, _ = flick(with_discs(begun()), FLICK, prophet_blue_1=upright(x + 3.0, y))
    assert flat.prompt.choices == (Found("prophet-blue-1"), Done())


@pytest.mark.rule("F8", "F36")
def test_a_prophet_on_a_prophet_on_the_navel_is_on_the_navel() -> None:
    controller = with_discs(begun(), ("prophet-purple-1", (0.0, 3.0)))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(0.0, 4.5, z=0.4))
    assert events[1:] == (Blessed("Ann", "prophet-blue-1", 1), Blessed("Ben", "prophet-purple-1", 1))
    assert len(after.state.layout) == 0


@pytest.mark.rule("F9", "F34", "F36", "F40")
def test_a_disc_that_flipped_over_does_all_that_another_one_does() -> None:
    in_city, _ = flick(begun(), FLICK, prophet_blue_1=upside_down(*CITY_I, z=0.4))
    assert in_city.prompt.choices == (Found("prophet-blue-1"), Done())
    _, events = flick(begun(), FLICK, prophet_blue_1=upside_down(1.0, 1.0, z=0.4))
    assert events[1:] == (Blessed("Ann", "prophet-blue-1", 1),)
    _, events = flick(last(), FLICK, prophet_blue_1=upside_down(*ON_I, z=0.4))
    assert events[1] == Worshipped("Ann", "I", 1, 2)


@pytest.mark.rule("F3", "F36")
def test_a_disc_on_the_navel_and_on_an_island_at_once_is_on_both() -> None:
    """On the cloth they are too far apart; on one with a wider Navel one Prophet touches both."""
    controller = begun()
    on = controller.state.map
    wide = msgspec.structs.replace(on, navel=msgspec.structs.replace(on.navel, radius=8.0))
    _, events = flick(altered(controller, map=wide), FLICK, prophet_blue_1=upright(0.0, 8.7))
    assert events[1:] == (Blessed("Ann", "prophet-blue-1", 2),)


@pytest.mark.rule("F30", "F31")
def test_turns_go_on_until_nobody_has_an_unflicked_prophet() -> None:
    controller, order = begun("Ann", "Ben", "Cy"), []
    gone = {"prophet-purple-1", "prophet-purple-2", "prophet-purple-3", "prophet-purple-4", "prophet-purple-5"}
    components = tuple(
        msgspec.structs.replace(each, place="pool") if each.id in gone else each for each in controller.state.components
    )
    controller = altered(controller, components=components)
    while controller.state.generation == 1:
        order.append(controller.state.active)
        offer = controller.prompt.flicks[0]
        spot = upright(30.0, 30.0)
        controller, _ = flick(controller, offer.text(45.0, 300.0), **{offer.piece.replace("-", "_"): spot})
    assert order == ["Ann", "Ben", "Cy"] + ["Ann", "Cy"] * 5


@pytest.mark.rule("F33", "F34", "F36")
def test_step_a_comes_before_step_b() -> None:
    """The Temple of step a already counts for the Prophet on the Navel."""
    controller = with_discs(begun(), ("prophet-blue-2", CITY_I))
    controller, events = flick(controller, FLICK, prophet_blue_1=upright(0.0, 1.0))
    assert kinds(events) == ["Flicked"]
    assert controller.state.score("Ann") == 0
    controller = played(controller, "found prophet-blue-2")
    after, events = controller.apply(controller.read("raise temple-blue-1 5.0 15.0"))
    assert kinds(events) == ["TempleRaised", "Blessed"]
    assert after.state.score("Ann") == 2


@pytest.mark.rule("F12")
def test_the_race_leaves_nothing_on_the_map() -> None:
    after, _ = race(match("A", "B", "C"), prophet_blue_1=upright(3.0, 0.0))
    assert len(after.state.layout) == 0
