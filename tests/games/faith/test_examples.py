"""The rulebook's worked examples, as whole actions on the controller (X1 to X4)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.events import Blessed, Flicked, LawEnacted, TempleRaised, Voted, VotesShown, Worshipped
from flick3d.rules.layout import upright
from tests.games.faith.matches import CITY_I, altered, begun, last_flick, match, place_of, race, with_discs, with_gods
from tests.rules.played import flick, played

NAMES = ("Ann", "Ben", "Cy", "Dee")
FLICK = "flick prophet-blue-1 225.0 300.0"


@pytest.mark.rule("X1", "F23")
def test_three_down_and_one_up_bring_in_the_lower_law() -> None:
    controller = altered(match(*NAMES), deck=("grand-tour", "high-tide", "kraken"))
    controller, _ = race(controller, prophet_blue_1=upright(3.0, 0.0))
    controller = played(controller, "vote down", "vote down", "vote up")
    after, events = controller.apply(controller.read("vote down"))
    assert events == (
        Voted("Dee"),
        VotesShown((("Ann", "down"), ("Ben", "down"), ("Cy", "up"), ("Dee", "down"))),
        LawEnacted("high-tide", "votes"),
    )
    assert (after.state.laws, after.state.deck) == (("high-tide",), ("kraken",))


@pytest.mark.rule("X2", "F34")
@pytest.mark.parametrize("spot", [(-6.0, 15.0), (5.0, 12.5), (0.0, 19.0), CITY_I])
def test_a_prophet_in_a_city_goes_to_the_pool_for_a_temple_anywhere_on_that_island(spot) -> None:
    controller, events = flick(begun(*NAMES), FLICK, prophet_blue_1=upright(2.5, 16.0))
    assert events == (Flicked("Ann", ("prophet-blue-1",)),)
    controller = played(controller, "found prophet-blue-1")
    after, events = controller.apply(controller.read(f"raise temple-blue-1 {spot[0]} {spot[1]}"))
    assert events == (TempleRaised("Ann", "prophet-blue-1", "temple-blue-1", "I", *spot),)
    assert [placed.piece for placed in after.state.layout] == ["temple-blue-1"]
    assert place_of(after, "prophet-blue-1") == "pool"
    assert (after.state.active, after.state.scores) == ("Ben", (0, 0, 0, 0))


@pytest.mark.rule("X3", "F36")
def test_a_prophet_on_the_navel_with_presence_on_three_islands_brings_four_points() -> None:
    controller = with_discs(
        begun(*NAMES),
        ("temple-blue-1", (-5.0, 15.0)),
        ("prophet-blue-2", (15.0, 5.0)),
        ("prophet-blue-3", (5.0, -15.0)),
        ("prophet-blue-4", (-5.0, -15.0)),
        ("prophet-purple-1", (-15.0, -5.0)),
    )
    after, events = flick(controller, FLICK, prophet_blue_1=upright(1.5, 1.0))
    assert events == (Flicked("Ann", ("prophet-blue-1",)), Blessed("Ann", "prophet-blue-1", 4))
    assert place_of(after, "prophet-blue-1") == "pool"
    assert after.state.scores == (4, 0, 0, 0)


@pytest.mark.rule("X4", "F40", "F41")
def test_the_worship_of_four_gods() -> None:
    controller = last_flick(with_gods(begun(*NAMES), "anubis", "dagda", "freja", "themis"))
    controller = with_discs(
        controller,
        ("temple-blue-1", (-5.0, 18.0)),
        ("prophet-purple-1", (-5.0, 12.5)),
        ("prophet-yellow-1", (5.0, 15.0)),
        ("temple-green-1", (5.5, 18.5)),
        ("prophet-yellow-2", (5.0, -15.0)),
        ("prophet-yellow-3", (-15.0, -5.0)),
        ("temple-yellow-1", (-18.0, 4.5)),
        ("prophet-purple-2", (-18.0, -3.0)),
    )
    asked, events = flick(controller, FLICK, prophet_blue_1=upright(15.0, 5.0))
    assert events == (Flicked("Ann", ("prophet-blue-1",)),)
    assert (asked.prompt.player, asked.prompt.kind) == ("Cy", "heart")
    after, events = asked.apply(asked.read("done"))
    assert [event for event in events if isinstance(event, Worshipped)] == [
        Worshipped("Ann", "I", 1, 0),
        Worshipped("Ben", "I", 1, 0),
        Worshipped("Cy", "I", 1, 0),
        Worshipped("Dee", "I", 1, 0),
        Worshipped("Ann", "II", 1, 2),
        Worshipped("Cy", "III", 1, 2),
        Worshipped("Ben", "IV", 1, 0),
        Worshipped("Cy", "IV", 1, 2),
    ]
    assert after.state.scores == (4, 2, 7, 1)
