"""What is wrong with a scenario beyond its form."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from flick3d.games.western.problems import problems
from flick3d.games.western.scenario import (
    BuildingStart,
    CowboyStart,
    ExitStart,
    NeutralStart,
    PileStart,
    PropKind,
    PropStart,
    Scenario,
    TokensStart,
)
from flick3d.games.western.vocabulary import BuildingKind, TokenKind
from flick3d.rules.layout import Area
from tests.games.western.town import GROUND, elimination, scenario

TOWN = scenario()


def found(**changes: Any) -> list[tuple[tuple[str | int, ...], str]]:
    """Path and message of every problem of the town with these changes."""
    return [(each.path, each.message) for each in problems(scenario(**changes), GROUND)]


def test_the_town_has_no_problem() -> None:
    assert found() == []


@pytest.mark.rule("W1")
def test_a_cowboy_is_there_once() -> None:
    twin = CowboyStart("lawmen", 2, (30.0, 5.0))
    assert found(cowboys=(*TOWN.cowboys, twin)) == [(("cowboys", 4, "number"), "lawman-2 is already in cowboys[1]")]


@pytest.mark.rule("W6", "W8")
def test_each_side_has_a_cowboy() -> None:
    lawmen = TOWN.cowboys[:2]
    assert found(cowboys=lawmen, goals=(elimination(2, "outlaws"),)) == [
        (("cowboys",), "the outlaws have no cowboy: give each side at least one")
    ]


@pytest.mark.rule("W8", "W12")
def test_the_initiatives_holder_is_there() -> None:
    assert found(initiative="outlaw-5") == [(("initiative",), "outlaw-5 is not among the cowboys")]


@pytest.mark.rule("W2")
def test_each_building_is_there_once() -> None:
    second = BuildingStart("saloon", (30.0, -20.0))
    assert found(buildings=(*TOWN.buildings, second)) == [
        (("buildings", 1, "kind"), "there is one saloon, already in buildings[0]")
    ]


@pytest.mark.rule("W3")
def test_no_more_hit_points_than_the_box_has_hearts() -> None:
    assert found(men=5, hit_points=3) == []
    assert found(men=5, hit_points=4) == [(("hit_points",), "40 hit points are handed out, the box holds 38")]


@pytest.mark.rule("W4")
@pytest.mark.parametrize(("kind", "most"), [("barrel", 5), ("cactus", 3), ("fence", 4), ("hay", 4), ("gallows", 1)])
def test_no_more_props_than_the_box_holds(kind: PropKind, most: int) -> None:
    props = tuple(PropStart(kind, (-40.0 + 8.0 * n, -26.0)) for n in range(most + 2))
    assert found(props=props[:most]) == []
    assert found(props=props) == [(("props", most, "kind"), f"the box holds {most} of kind {kind}")]


@pytest.mark.rule("W3")
def test_neutral_figures_have_hearts_too():
    neutrals = (NeutralStart("man", None, (30.0, 8.0), hit_points=9),)
    assert found(men=5, hit_points=3, neutrals=neutrals) == [
        (("hit_points",), "39 hit points are handed out, the box holds 38")
    ]


@pytest.mark.rule("W1")
def test_each_neutral_figure_is_there_once() -> None:
    twins = (NeutralStart("man", None, (30.0, 8.0)), NeutralStart("man", "lawmen", (30.0, -20.0)))
    assert found(neutrals=twins) == [(("neutrals", 1, "figure"), "the man is already in neutrals[0]")]


@pytest.mark.rule("W3")
def test_all_six_buildings_may_be_closed() -> None:
    kinds: tuple[BuildingKind, ...] = ("sheriff", "bank", "saloon", "store", "town-hall", "undertaker")
    places = ((-30.0, 21.0), (-10.0, 21.0), (10.0, 21.0), (30.0, 21.0), (-10.0, -21.0), (10.0, -21.0))
    closed = tuple(BuildingStart(kind, at, closed=True) for kind, at in zip(kinds, places, strict=True))
    assert found(buildings=closed, props=()) == []
    assert found(buildings=(*closed, closed[0]), props=()) == [
        (("buildings", 6, "kind"), "there is one sheriff, already in buildings[0]"),
        (("buildings",), "the box holds 6 'closed' markers"),
    ]


HOUSE = (BuildingStart("saloon", (0.0, 20.0)),)
"""The town's only building, with an open door."""


def housed(*cowboys: CowboyStart) -> list[tuple[tuple[str | int, ...], str]]:
    """The problems of the town with its house open and these cowboys besides its own."""
    return found(buildings=HOUSE, cowboys=(*TOWN.cowboys, *cowboys))


@pytest.mark.rule("W8", "W44")
def test_a_figure_has_exactly_one_place() -> None:
    assert housed(CowboyStart("lawmen", 3, inside="saloon")) == []
    for wrong in (CowboyStart("lawmen", 3), CowboyStart("lawmen", 3, (30.0, 8.0), inside="saloon")):
        assert housed(wrong) == [(("cowboys", 4), "lawman-3 needs exactly one of: at, inside")]
    assert found(neutrals=(NeutralStart("man", on="gallows"),), props=(PropStart("gallows", (0.0, 0.0)),)) == []
    for nowhere in (NeutralStart("man"), NeutralStart("man", at=(30.0, 8.0), on="gallows")):
        assert found(neutrals=(nowhere,)) == [(("neutrals", 0), "man needs exactly one of: at, inside, on")]


@pytest.mark.rule("W8", "W44")
def test_what_a_figure_stands_on_is_there() -> None:
    assert housed(CowboyStart("lawmen", 3, inside="bank")) == [
        (("cowboys", 4, "inside"), "there is no bank among the buildings")
    ]
    assert found(neutrals=(NeutralStart("woman", on="gallows"),)) == [
        (("neutrals", 0, "on"), "there are no gallows among the props")
    ]


@pytest.mark.rule("W44")
def test_a_block_holds_one_figure() -> None:
    left, right = CowboyStart("lawmen", 3, inside="saloon"), CowboyStart("outlaws", 3, inside="saloon", block="right")
    assert housed(left, right) == []
    second = CowboyStart("outlaws", 3, inside="saloon")
    assert housed(left, second) == [(("cowboys", 5, "block"), "lawman-3 stands on that block")]
    both = (NeutralStart("man", on="gallows"), NeutralStart("woman", on="gallows", block="right"))
    assert found(neutrals=both, props=(PropStart("gallows", (0.0, 0.0)),)) == [
        (("neutrals", 1, "block"), "man stands on that block")
    ]


@pytest.mark.rule("W70", "W72")
def test_tokens_lie_in_buildings_that_are_there() -> None:
    assert found(tokens=(TokensStart("gold", "saloon", 2),)) == []
    assert found(tokens=(TokensStart("gold", "saloon", 2), TokensStart("gold", "bank"))) == [
        (("tokens", 1, "in"), "there is no bank among the buildings")
    ]
    assert found(piles=(PileStart(("saloon", "store"), {"colt": 2}),)) == [
        (("piles", 0, "in", 1), "there is no store among the buildings")
    ]


@pytest.mark.rule("W3")
@pytest.mark.parametrize(
    ("kind", "most"),
    [("gold", 11), ("water", 4), ("colt", 5), ("winchester", 2), ("dynamite", 2), ("document", 2), ("hostage", 1)],
)
def test_no_more_tokens_than_the_box_holds(kind: TokenKind, most: int) -> None:
    """In houses, in piles and in slots together."""
    carrier = msgspec.structs.replace(TOWN.cowboys[0], tokens=(kind,))
    told = [(("tokens",), f"{most + 1} tokens of kind {kind} are laid out, the box holds {most}")]
    assert found(piles=(PileStart(("saloon",), {kind: most}),)) == []
    assert found(piles=(PileStart(("saloon",), {kind: most}),), tokens=(TokensStart(kind, "saloon"),)) == told
    assert found(tokens=(TokensStart(kind, "saloon", most),), cowboys=(carrier, *TOWN.cowboys[1:])) == told


@pytest.mark.rule("S6", "S9")
def test_exits_lie_on_one_side_of_the_play_area() -> None:
    gate = ExitStart("gate", (45.0, -5.0), (45.0, 5.0))
    assert found(exits=(gate, ExitStart("ford", (-10.0, -30.0), (3.0, -30.0)))) == []
    assert found(exits=(gate, ExitStart("gate", (-45.0, -5.0), (-45.0, 5.0)))) == [
        (("exits", 1, "name"), "there is another exit called gate")
    ]
    on_the_edge = "an exit's end lies on the edge of the play area"
    assert found(exits=(ExitStart("gate", (45.0, -5.0), (44.0, 5.0)),))[0] == (("exits", 0, "to"), on_the_edge)
    assert found(exits=(ExitStart("gate", (46.0, -5.0), (45.0, 5.0)),))[0] == (("exits", 0, "from"), on_the_edge)
    assert found(exits=(ExitStart("gate", (math.nan, -5.0), (45.0, 5.0)),))[0] == (("exits", 0, "from"), on_the_edge)
    assert found(exits=(ExitStart("gate", (45.0, 5.0), (45.0, 7.9)),)) == [
        (("exits", 0), "an exit is at least 3 cm wide")
    ]
    for other_side in ((30.0, 30.0), (-45.0, 5.0)):
        assert found(exits=(ExitStart("gate", (45.0, 5.0), other_side),)) == [
            (("exits", 0), "an exit lies on one side of the play area")
        ]


@pytest.mark.rule("W8")
def test_everything_stands_wholly_in_the_play_area() -> None:
    props = (PropStart("barrel", (44.5, 0.0)),)
    assert found(props=props) == [(("props", 0, "at"), "barrel-1 does not stand wholly in the play area")]


@pytest.mark.rule("W8")
def test_nothing_overlaps() -> None:
    props = (PropStart("barrel", (-19.0, -8.0)), PropStart("barrel", (0.0, 0.0)), PropStart("barrel", (1.0, 0.0)))
    assert found(props=props) == [
        (("cowboys", 0, "at"), "lawman-1 overlaps barrel-1 (props[0])"),
        (("props", 2, "at"), "barrel-3 overlaps barrel-2 (props[1])"),
    ]


@pytest.mark.parametrize("number", [math.nan, math.inf])
def test_places_are_finite_numbers(number: float) -> None:
    lost = msgspec.structs.replace(TOWN.cowboys[0], at=(number, 0.0), facing=number)
    assert found(cowboys=(lost, *TOWN.cowboys[1:])) == [
        (("cowboys", 0, "at"), "both numbers must be finite"),
        (("cowboys", 0, "facing"), "the number must be finite"),
    ]


@pytest.mark.parametrize("number", [math.nan, -math.inf])
def test_so_are_those_of_houses_props_and_neutral_figures(number: float) -> None:
    assert found(
        buildings=(BuildingStart("saloon", (0.0, 20.0), number),),
        props=(PropStart("barrel", (0.0, number)),),
        neutrals=(NeutralStart("man", None, (number, 0.0)),),
    ) == [
        (("neutrals", 0, "at"), "both numbers must be finite"),
        (("buildings", 0, "facing"), "the number must be finite"),
        (("props", 0, "at"), "both numbers must be finite"),
    ]


def test_a_figure_on_a_block_is_told_of_by_its_house() -> None:
    """What stands on a porch stands where the house stands: only the house can be in the wrong place."""
    inside = CowboyStart("lawmen", 3, inside="saloon")
    outside = (BuildingStart("saloon", (0.0, 29.0)),)
    told = found(buildings=outside, cowboys=(*TOWN.cowboys, inside))
    assert told == [(("buildings", 0, "at"), "saloon does not stand wholly in the play area")]


@pytest.mark.parametrize("area", [Area(0.0, 60.0), Area(-90.0, 60.0), Area(1000.0, 60.0), Area(math.nan, 60.0)])
def test_the_play_area_fits_the_table(area: Area) -> None:
    assert found(area=area) == [(("area", "width"), "the play area's width is 30 to 130 cm")]


def test_all_problems_are_told_at_once() -> None:
    told = found(initiative="lawman-5", goals=(elimination(5, "lawmen"),), hit_points=9, men=5)
    assert [path[0] for path, _ in told] == ["hit_points"]
    told = found(initiative="lawman-5", goals=(elimination(5, "lawmen"),))
    assert [path[0] for path, _ in told] == ["initiative", "goals"]


@pytest.mark.rule("W8")
def test_a_scenario_has_the_form_that_its_type_says() -> None:
    plain = msgspec.to_builtins(TOWN)
    assert msgspec.convert(plain, Scenario) == TOWN
    for wrong in ({"cowboys": plain["cowboys"][:1]}, {"goals": []}, {"hit_points": 0}, {"players": 2}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(plain | wrong, Scenario)


@pytest.mark.rule("W6")
def test_the_town_lies_on_the_bare_table() -> None:
    assert found(area=Area(mat="cloth")) == [(("area", "mat"), "the town lies on the bare table: leave `mat` out")]
