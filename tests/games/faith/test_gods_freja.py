"""Freja: the Heart wins over up to two rival discs for one Worship (G2)."""

from __future__ import annotations

import math

import msgspec
import pytest

from flick3d.games.faith.actions import Done
from flick3d.games.faith.events import HeartDropped, Toured, Worshipped
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import upright
from flick3d.rules.outline import Point
from flick3d.rules.refusal import Refusal
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA, altered, begun, last_flick, place_of, with_discs
from tests.rules.played import flick

FLICK = "flick prophet-blue-1 225.0 300.0"
AT_REST = upright(*SEA)


def still(controller: Controller) -> Controller:
    """The Heart does not scatter."""
    book = controller.state.book
    freja = book.pantheon.gods["freja"]
    calm = msgspec.structs.replace(freja, heart=msgspec.structs.replace(freja.heart, scatter=1e-9))
    gods = {**book.pantheon.gods, "freja": calm}
    pantheon = msgspec.structs.replace(book.pantheon, gods=gods)
    return altered(controller, book=msgspec.structs.replace(book, pantheon=pantheon))


def worship(*discs: tuple[str, Point], laws=(), gods=("freja", "", "")) -> Controller:
    """The last flick of a Generation is over, with these discs on the Map; Ann is Freja, unless named."""
    controller = still(with_discs(last_flick(begun("Ann", "Ben", "Cy", gods=gods, laws=laws)), *discs))
    return flick(controller, FLICK, prophet_blue_1=AT_REST)[0]


def dropped(controller: Controller, at: Point) -> tuple[Controller, tuple[Event, ...]]:
    return controller.apply(controller.read(f"drop {at[0]} {at[1]}"))


def scored(events: tuple[Event, ...]) -> list[Worshipped]:
    return [event for event in events if isinstance(event, Worshipped)]


@pytest.mark.rule("G2", "F40")
def test_it_is_asked_only_where_rivals_lie_on_the_map() -> None:
    assert worship(("temple-purple-1", ON_II), ("prophet-blue-2", ON_I)).state.generation == 2
    controller = worship(("prophet-purple-2", (8.0, -8.0)))
    assert (controller.state.phase, controller.state.active, controller.state.generation) == ("heart", "Ann", 1)
    assert controller.prompt.choices == (Done(),)
    assert [spot.word for spot in controller.prompt.spots] == ["drop"]
    assert controller.state.scores == (0, 0, 0)


@pytest.mark.rule("G2")
def test_nobody_else_is_asked_and_freja_is_when_it_is_anothers_turn_that_ends() -> None:
    assert worship(("prophet-purple-2", ON_I), gods=("zeus", "", "")).state.generation == 2
    controller = worship(("prophet-purple-2", ON_I), gods=("zeus", "", "freja"))
    assert (controller.state.phase, controller.state.active) == ("heart", "Cy")


@pytest.mark.rule("G2", "F4", "F5", "F40", "F41")
def test_what_it_touches_counts_as_hers_for_presence_and_domination() -> None:
    discs = ("prophet-purple-2", ON_II), ("prophet-yellow-2", (ON_II[0] + 3.0, ON_II[1])), ("prophet-yellow-3", ON_I)
    controller = worship(*discs)
    declined, events = controller.apply(controller.read("done"))
    assert scored(events) == [
        Worshipped("Cy", "I", 1, 2),
        Worshipped("Ben", "II", 1, 0),
        Worshipped("Cy", "II", 1, 0),
    ]
    after, events = dropped(controller, (ON_II[0] + 1.5, ON_II[1]))
    heart = events[0]
    assert isinstance(heart, HeartDropped)
    assert set(heart.components) == {"prophet-purple-2", "prophet-yellow-2"}
    assert scored(events) == [Worshipped("Cy", "I", 1, 2), Worshipped("Ann", "II", 1, 2)]
    assert after.state.scores == (3, 0, 3)
    assert declined.state.scores == (0, 1, 4)


@pytest.mark.rule("G2", "F42")
def test_only_in_this_scoring_then_the_discs_go_back_to_their_owners() -> None:
    controller = worship(("prophet-purple-2", ON_II))
    after, _ = dropped(controller, ON_II)
    assert after.state.generation == 2
    assert place_of(after, "prophet-purple-2") == "hand"
    assert after.state.component("prophet-purple-2").owner == "Ben"
    assert after.game.faults(after.state) == ()
    again = altered(last_flick(altered(after, active="Ann")), active="Ann")
    again = with_discs(again, ("prophet-purple-2", ON_II))
    again, _ = flick(again, FLICK, prophet_blue_1=AT_REST)
    assert again.state.phase == "heart", "once in every Generation"


@pytest.mark.rule("G2")
def test_at_most_two_and_the_nearest_ones() -> None:
    x, y = ON_II
    discs = ("prophet-purple-2", (x + 2.3, y)), ("prophet-purple-3", (x - 2.1, y)), ("prophet-yellow-2", (x, y - 2.2))
    _, events = dropped(worship(*discs), ON_II)
    assert events[0].components == ("prophet-purple-3", "prophet-yellow-2")


@pytest.mark.rule("G2")
@pytest.mark.parametrize(("away", "many"), [(2.49, 1), (2.51, 0)])
def test_it_touches_what_its_rim_touches(away: float, many: int) -> None:
    _, events = dropped(worship(("prophet-purple-2", ON_II)), (ON_II[0], ON_II[1] + away))
    assert len(events[0].components) == many


@pytest.mark.rule("G2", "F7")
def test_never_temples_and_never_her_own_but_templars_and_the_sphinx() -> None:
    x, y = ON_II
    discs = ("temple-purple-1", (x + 3.0, y)), ("prophet-blue-2", (x, y)), ("king-ape", (x, y + 2.0))
    controller = worship(*discs, ("prophet-purple-2", (8.0, -8.0)))
    _, events = dropped(controller, ON_II)
    assert events[0].components == ()
    discs = ("templar-purple-1", (x + 2.0, y)), ("sphinx-yellow", (x - 2.0, y))
    _, events = dropped(worship(*discs), ON_II)
    assert set(events[0].components) == {"templar-purple-1", "sphinx-yellow"}


@pytest.mark.rule("G2")
def test_it_may_be_dropped_anywhere_on_the_map_and_nowhere_else() -> None:
    controller = worship(("prophet-purple-2", ON_II))
    assert controller.check(controller.read("drop 23.9 -23.9")) is None
    assert controller.check(controller.read("drop 24.5 0.0")) == Refusal("outside-map", "G2")
    assert controller.check(controller.read("drop nan 0.0")) == Refusal("not-a-number")
    _, events = dropped(controller, NAVEL)
    assert events[0].components == ()


@pytest.mark.rule("G2")
def test_it_scatters_a_little_by_the_matchs_seed_and_stays_on_the_map() -> None:
    controller = last_flick(begun("Ann", "Ben", "Cy", gods=("freja", "", "")))
    controller, _ = flick(with_discs(controller, ("prophet-purple-2", ON_II)), FLICK, prophet_blue_1=AT_REST)
    where = []
    for seed in range(60):
        (_, events), (_, same) = (dropped(altered(controller, seed=seed), ON_II) for _ in range(2))
        assert events == same
        where.append((events[0].x, events[0].y))
    away = [math.dist(place, ON_II) for place in where]
    assert len(set(where)) == 60
    assert max(away) < 11.0
    assert 2.4 < math.sqrt(sum(each * each for each in away) / 120.0) < 3.6
    assert len({dropped(altered(controller, generation=n), ON_II)[1][0] for n in (1, 2, 3)}) == 3
    edge = [dropped(altered(controller, seed=seed), (24.0, 24.0))[1][0] for seed in range(20)]
    assert all(max(each.x, each.y) <= 24.0 for each in edge)


@pytest.mark.rule("G2", "L12", "L15")
def test_laws_of_the_worship_count_what_she_won_over_as_hers() -> None:
    discs = ("prophet-blue-2", ON_I), ("prophet-blue-3", (5.0, -15.0)), ("prophet-purple-2", ON_II)
    _, events = dropped(worship(*discs, laws=("grand-tour",)), ON_II)
    assert Toured("Ann", 3, 1) in events
    _, events = dropped(worship(("prophet-purple-2", (8.0, -8.0)), laws=("lost-sheep",)), (8.0, -8.0))
    assert {event.player for event in scored(events)} == {"Ann"}


@pytest.mark.rule("G2", "F50")
def test_in_the_last_worship_as_well() -> None:
    controller = altered(worship(("prophet-purple-2", ON_II)), generation=3)
    after, _ = dropped(controller, ON_II)
    assert after.outcome is not None
    assert after.outcome.winner == "Ann"
