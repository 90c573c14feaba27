"""The King Ape (L9): where he comes from, who pushes him, what he silences, and how he comes back."""

from __future__ import annotations

import math

import pytest

from flick3d.games.faith.events import (
    ApePlaced,
    Banished,
    Blessed,
    Drowned,
    Lost,
    SheepFound,
    Silenced,
    Swept,
    Worshipped,
)
from flick3d.rules.facts import Rest
from flick3d.rules.layout import upright
from tests.games.faith.lawful import GONE, Play, council, enacted, of_kind, to_the_mission, to_the_worship
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA

APE = "king-ape"


def islands_paid(events: tuple) -> set[tuple[str, str]]:
    return {(event.player, event.island) for event in of_kind(events, Worshipped)}


@pytest.mark.rule("L9")
def test_the_ape_comes_onto_the_navel_and_is_nobodys() -> None:
    play = council("king-ape")
    assert play.place(APE) == "box"
    to_the_mission(play)
    assert play.told(ApePlaced) == [ApePlaced(0.0, 0.0)]
    assert play.at(APE) == NAVEL
    assert (play.place(APE), play.state.component(APE).owner) == ("map", "")
    placed = play.shot("flick prophet-blue-1 225.0 300.0").layout[APE]
    assert (placed.kind, placed.fixed) == ("king-ape", False), "it can be pushed"


@pytest.mark.rule("L9")
def test_where_something_lies_on_the_navel_the_ape_lies_beside_it() -> None:
    play = council("king-ape").put(("temple-blue-1", (0.0, 7.6)), ("temple-purple-1", (0.5, 0.0)))
    to_the_mission(play)
    assert 2.0 + 1.6 <= math.dist(play.at(APE), play.at("temple-purple-1")) < 2.0 + 1.6 + 1.0


@pytest.mark.rule("L9", "F36", "F38")
def test_the_ape_is_neither_blessed_nor_lost_nor_counted() -> None:
    play = enacted("king-ape", "holy-bowling")
    events = play.flick("flick prophet-blue-1 225.0 500.0", king_ape=upright(*SEA), prophet_blue_1=upright(*ON_II))
    assert of_kind(events, Blessed) == of_kind(events, Lost) == of_kind(events, Banished) == []
    assert play.at(APE) == SEA, "the Ape stays where it was pushed"
    play.put((APE, ON_I))
    events = play.flick("flick prophet-purple-1 45.0 500.0", king_ape=upright(*SEA), prophet_purple_1=GONE)
    assert of_kind(events, Banished) == []
    events = to_the_worship(play)
    assert islands_paid(events) == {("Ann", "II")}


@pytest.mark.rule("L9")
@pytest.mark.parametrize("spot", [(30.0, 0.0), (24.1, 3.0), (0.0, -24.2)])
def test_off_the_map_the_ape_returns_to_the_navel(spot: tuple[float, float]) -> None:
    play = enacted("king-ape")
    events = play.flick("flick prophet-blue-1 225.0 500.0", king_ape=upright(*spot), prophet_blue_1=upright(*SEA))
    assert of_kind(events, ApePlaced) == [ApePlaced(0.0, 0.0)]
    assert play.at(APE) == NAVEL
    assert play.place(APE) == "map"


@pytest.mark.rule("L9")
def test_on_the_map_by_its_centre_it_stays_and_below_the_cloth_it_does_not() -> None:
    play = enacted("king-ape")
    play.flick("flick prophet-blue-1 225.0 500.0", king_ape=upright(23.9, 3.0), prophet_blue_1=upright(*SEA))
    assert play.at(APE) == (23.9, 3.0)
    slid = Rest(APE, upright(23.9, 3.0, 0.0, -0.2), moved=True)
    play.flick("flick prophet-purple-1 45.0 500.0", king_ape=slid, prophet_purple_1=upright(6.0, 8.0))
    assert play.at(APE) == NAVEL


@pytest.mark.rule("L9", "F33")
def test_it_returns_after_the_blessings_so_nobody_lies_in_its_way() -> None:
    play = enacted("king-ape")
    events = play.flick(
        "flick prophet-blue-1 225.0 500.0", king_ape=upright(-30.0, 0.0), prophet_blue_1=upright(*NAVEL)
    )
    assert [event.points for event in of_kind(events, Blessed)] == [1]
    assert play.at(APE) == NAVEL


@pytest.mark.rule("L9", "F32")
def test_it_returns_when_the_turn_is_resolved_not_while_a_disc_is_stuck() -> None:
    play = enacted("king-ape")
    events = play.flick(
        "flick prophet-blue-1 225.0 90.0", king_ape=upright(-30.0, 0.0), prophet_blue_1=upright(18.0, 18.0)
    )
    assert of_kind(events, ApePlaced) == []
    play.do("leave")
    assert play.at(APE) == NAVEL


@pytest.mark.rule("L9", "F40", "F41")
def test_an_island_that_the_ape_touches_is_not_scored_for_anybody() -> None:
    play = enacted("king-ape").put(
        ("prophet-blue-1", ON_I), ("temple-purple-1", (4.5, 14.0)), ("prophet-purple-2", ON_II)
    )
    events = to_the_worship(play, king_ape=upright(0.0, 8.0))
    assert of_kind(events, Silenced) == [Silenced("I")]
    assert of_kind(events, Worshipped) == [Worshipped("Ben", "II", 1, 2)]


@pytest.mark.rule("L9")
@pytest.mark.parametrize(("y", "silenced"), [(9.45 - 1.65, False), (9.45 - 1.55, True)])
def test_touching_the_border_with_its_rim_is_enough(y: float, silenced: bool) -> None:
    play = enacted("king-ape").put(("prophet-blue-1", ON_I))
    events = to_the_worship(play, king_ape=upright(0.0, y))
    assert (of_kind(events, Silenced) == [Silenced("I")]) is silenced
    assert (("Ann", "I") in islands_paid(events)) is not silenced


@pytest.mark.rule("L9", "L19")
def test_the_tide_does_not_keep_the_ape_from_touching() -> None:
    play = enacted("king-ape", "high-tide").put(("prophet-blue-1", ON_I))
    assert play.state.laws == ("king-ape", "high-tide")
    events = to_the_worship(play, king_ape=upright(0.0, 8.5))
    assert of_kind(events, Silenced) == [Silenced("I")]


@pytest.mark.rule("L9", "F36")
def test_presence_on_a_silenced_island_still_counts_on_the_navel() -> None:
    play = enacted("king-ape").put(("prophet-blue-2", ON_I), ("prophet-blue-3", ON_II), (APE, (3.0, 12.0)))
    events = play.flick("flick prophet-blue-1 225.0 500.0", prophet_blue_1=upright(*NAVEL))
    assert of_kind(events, Blessed) == [Blessed("Ann", "prophet-blue-1", 3)]


@pytest.mark.rule("L9", "F43")
def test_it_stays_between_generations_and_silences_again() -> None:
    play = enacted("king-ape").put((APE, ON_I))
    to_the_worship(play)
    assert play.state.generation == 2
    assert play.at(APE) == ON_I
    assert "king-ape" in play.state.laws
    play.put(("prophet-blue-1", (4.0, 14.0)))
    events = to_the_worship(play)
    assert of_kind(events, Silenced) == [Silenced("I")]
    assert islands_paid(events) == set()
    assert len(play.told(ApePlaced)) == 1


@pytest.mark.rule("L9", "L10", "L11")
def test_neither_tornado_nor_kraken_takes_the_ape() -> None:
    for law, kind in (("tornado", Swept), ("kraken", Drowned)):
        play = enacted("king-ape", law).put((APE, SEA))
        events = play.flick("flick prophet-blue-1 45.0 500.0", prophet_blue_1=upright(*ON_II))
        assert of_kind(events, kind) == []
        assert play.at(APE) == SEA


@pytest.mark.rule("L9", "L15")
def test_a_sheep_may_count_on_an_island_that_is_silenced_and_then_brings_nothing() -> None:
    play = enacted("king-ape", "lost-sheep").put((APE, ON_II), ("prophet-blue-1", (8.0, 5.0)))
    events = to_the_worship(play)
    assert [event.island for event in of_kind(events, SheepFound)] == ["II"]
    assert islands_paid(events) == set()


@pytest.mark.rule("L9", "F35")
def test_a_temple_is_not_placed_upon_the_ape() -> None:
    play = enacted("king-ape").put((APE, (0.6, 19.0)))
    play.flick("flick prophet-blue-1 225.0 300.0", prophet_blue_1=upright(0.6, 15.0))
    play.do("found prophet-blue-1", "raise temple-blue-1 0.6 18.5")
    assert math.dist(play.at("temple-blue-1"), play.at(APE)) >= 3.6


def test_without_the_law_there_is_no_ape() -> None:
    play: Play = enacted("grand-tour")
    assert (play.place(APE), APE in play.state.layout) == ("box", False)
