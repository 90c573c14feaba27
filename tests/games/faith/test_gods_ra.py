"""Ra and Zeus: the Sphinx, and Temples on any Island (G5, G3)."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from flick3d.games.faith.actions import Found
from flick3d.games.faith.components import discs_of
from flick3d.games.faith.events import TempleRaised, Worshipped
from flick3d.rules.controller import Controller
from flick3d.rules.layout import upright
from tests.games.faith.matches import (
    CITY_I,
    FULL,
    ON_I,
    ON_II,
    SEA,
    altered,
    begun,
    last_flick,
    match,
    place_of,
    with_discs,
    with_gods,
    with_laws,
)
from tests.rules.played import flick, played

ON_III, ON_IV = (5.0, -15.0), (-15.0, -5.0)
SPHINX = "sphinx-yellow"
FLICK = "flick prophet-blue-1 225.0 300.0"


def egyptian_first(*names: str) -> Controller:
    """A match before the gods are chosen, in which the first player has the Egyptian card."""
    return next(
        controller
        for controller in (match(*names, scenario=FULL, seed=seed) for seed in itertools.count())
        if controller.state.colours[0] == "yellow"
    )


def ra(*laws) -> Controller:
    """Ra's turn."""
    return with_laws(altered(begun("Ann", "Ben", "Cy", gods=("", "", "ra")), active="Cy"), *laws)


def in_hand(controller: Controller, player: str) -> list[str]:
    return sorted(each.kind for each in controller.state.components if (each.owner, each.place) == (player, "hand"))


@pytest.mark.rule("G5", "F11")
@pytest.mark.parametrize(("names", "discs"), [("AB", 5), ("ABC", 6), ("ABCD", 5)])
def test_the_sphinx_takes_the_place_of_one_prophet(names: str, discs: int) -> None:
    before = egyptian_first(*names)
    after = played(before, "choose ra")
    assert in_hand(after, "A") == ["prophet"] * (discs - 1) + ["sphinx"]
    assert discs_of(after.state.components, "A") == discs
    other = played(before, "choose anubis")
    assert in_hand(other, "A") == ["prophet"] * discs
    assert place_of(other, SPHINX) == "box"


@pytest.mark.rule("G5", "F42")
def test_it_stays_for_the_whole_game() -> None:
    controller = last_flick(ra())
    controller, _ = flick(controller, "flick prophet-yellow-1 45.0 300.0", prophet_yellow_1=upright(*SEA))
    assert controller.state.generation == 2
    assert in_hand(controller, "Cy") == ["prophet"] * 5 + ["sphinx"]


@pytest.mark.rule("G5", "L18", "L2", "L4")
@pytest.mark.parametrize(
    ("laws", "prophets", "sphinxes"),
    [
        ((), 500.0, 180.0),
        (("holy-oil",), 375.0, 135.0),
        (("little-finger",), 180.0, 180.0),
        (("rolling-ministry",), 100.0, 100.0),
    ],
)
def test_its_top_speed(laws, prophets: float, sphinxes: float) -> None:
    controller = ra(*laws)
    assert {offer.kind: offer.highest_speed for offer in controller.prompt.flicks} == {
        "prophet": prophets,
        "sphinx": sphinxes,
    }
    assert controller.check(controller.read(f"flick {SPHINX} 45.0 {sphinxes}")) is None
    assert controller.check(controller.read(f"flick {SPHINX} 45.0 {sphinxes + 1.0}")).reason == "too-fast"


@pytest.mark.rule("G5", "F7", "F41")
def test_it_counts_as_one_prophet() -> None:
    controller = last_flick(with_discs(ra(), ("prophet-blue-1", ON_I), ("prophet-blue-2", (-5.0, 18.0))))
    state = controller.state
    kept = [each.id for each in state.components if (each.owner, each.place) == ("Cy", "hand")]
    assert kept == ["prophet-yellow-1"]
    controller = with_discs(controller, (SPHINX, (5.0, 15.0)))
    _, events = flick(controller, "flick prophet-yellow-1 45.0 300.0", prophet_yellow_1=upright(*SEA))
    assert [event for event in events if isinstance(event, Worshipped)] == [
        Worshipped("Ann", "I", 1, 2),
        Worshipped("Cy", "I", 1, 0),
    ]


@pytest.mark.rule("G5", "F34")
def test_it_may_be_given_for_a_temple() -> None:
    controller, _ = flick(ra(), f"flick {SPHINX} 45.0 150.0", sphinx_yellow=upright(*CITY_I))
    assert Found(SPHINX) in controller.prompt.choices
    controller = played(controller, f"found {SPHINX}")
    assert place_of(controller, SPHINX) == "pool"


def zeus(*discs: tuple[str, tuple[float, float]]) -> Controller:
    """A Prophet of Zeus lies in the City of Island I."""
    controller = with_discs(begun(gods=("zeus", "")), *discs)
    return flick(controller, FLICK, prophet_blue_1=upright(*CITY_I))[0]


@pytest.mark.rule("G3", "F34")
@pytest.mark.parametrize(("island", "spot"), [("I", (-5.0, 15.0)), ("II", ON_II), ("III", ON_III), ("IV", ON_IV)])
def test_zeus_places_his_temple_on_any_island(island: str, spot: tuple[float, float]) -> None:
    controller = played(zeus(), "found prophet-blue-1")
    assert [offer.outline for offer in controller.prompt.spots] == [
        each.border for each in controller.state.map.islands
    ]
    _, events = controller.apply(controller.read(f"raise temple-blue-1 {spot[0]} {spot[1]}"))
    assert events[0] == TempleRaised("Ann", "prophet-blue-1", "temple-blue-1", island, *spot)


@pytest.mark.rule("G3")
def test_another_god_places_it_on_the_prophets_island() -> None:
    controller = with_gods(zeus(), "themis", "zeus")
    controller = played(controller, "found prophet-blue-1")
    assert [offer.outline for offer in controller.prompt.spots] == [controller.state.map.island("I").border]
    _, events = controller.apply(controller.read("raise temple-blue-1 15.0 5.0"))
    assert events[0].island == "I"


def with_a_full_island(controller: Controller) -> Controller:
    """Island I is so small that the one Temple on it leaves no room."""
    on = controller.state.map
    x, y = CITY_I
    tiny = ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))
    islands = (msgspec.structs.replace(on.islands[0], border=tiny), *on.islands[1:])
    controller = altered(controller, map=msgspec.structs.replace(on, islands=islands))
    return with_discs(controller, ("temple-purple-1", CITY_I))


@pytest.mark.rule("G3", "F34")
def test_only_islands_with_room_are_offered() -> None:
    controller = with_a_full_island(begun(gods=("zeus", "")))
    controller, _ = flick(controller, FLICK, prophet_blue_1=upright(3.7, 15.0))
    assert played(controller, "found prophet-blue-1").state.islands_of == ("II", "III", "IV")
    controller = with_a_full_island(begun(gods=("themis", "")))
    controller, _ = flick(controller, FLICK, prophet_blue_1=upright(3.7, 15.0))
    assert (controller.state.phase, controller.state.active) == ("mission", "Ben")


@pytest.mark.rule("G3", "F34")
def test_with_none_in_supply_zeus_moves_one_from_any_island_to_any_other() -> None:
    temples = [("temple-blue-1", (5.0, 15.0)), ("temple-blue-2", ON_II), ("temple-blue-3", ON_III)]
    controller = played(zeus(*temples, ("temple-blue-4", ON_IV)), "found prophet-blue-1")
    assert {offer.fixed[0] for offer in controller.prompt.spots} == {f"temple-blue-{n}" for n in range(1, 5)}
    assert len(controller.prompt.spots) == 16
    after, events = controller.apply(controller.read("raise temple-blue-3 -15.0 5.0"))
    assert events[0] == TempleRaised("Ann", "prophet-blue-1", "temple-blue-3", "IV", -15.0, 5.0)
    assert sum(each.kind == "temple" for each in after.state.components if each.place == "map") == 4
    assert after.game.faults(after.state) == ()
