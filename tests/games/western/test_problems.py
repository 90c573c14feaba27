"""What is wrong with a scenario beyond its form."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from flick3d.games.western.problems import problems
from flick3d.games.western.scenario import BuildingStart, CowboyStart, EliminateGoal, PropKind, PropStart, Scenario
from flick3d.rules.layout import Area
from tests.games.western.town import GROUND, scenario

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
    assert found(cowboys=lawmen, goals=(EliminateGoal(2, "outlaws"),)) == [
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
@pytest.mark.parametrize(("kind", "most"), [("barrel", 5), ("cactus", 3), ("fence", 4), ("hay", 4)])
def test_no_more_props_than_the_box_holds(kind: PropKind, most: int) -> None:
    props = tuple(PropStart(kind, (-40.0 + 8.0 * n, -26.0)) for n in range(most + 2))
    assert found(props=props[:most]) == []
    assert found(props=props) == [(("props", most, "kind"), f"the box holds {most} of kind {kind}")]


@pytest.mark.rule("W90")
def test_a_goal_can_be_met() -> None:
    goals = (EliminateGoal(2), EliminateGoal(3, "outlaws"))
    assert found(goals=goals) == [(("goals", 1, "eliminate"), "the outlaws cannot eliminate 3 of 2 enemies")]
    assert len(found(goals=(EliminateGoal(3),))) == 2


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


@pytest.mark.parametrize("area", [Area(0.0, 60.0), Area(-90.0, 60.0), Area(1000.0, 60.0), Area(math.nan, 60.0)])
def test_the_play_area_fits_the_table(area: Area) -> None:
    assert found(area=area) == [(("area", "width"), "the play area's width is 30 to 130 cm")]


def test_all_problems_are_told_at_once() -> None:
    told = found(initiative="lawman-5", goals=(EliminateGoal(5, "lawmen"),), hit_points=9, men=5)
    assert [path[0] for path, _ in told] == ["hit_points"]
    told = found(initiative="lawman-5", goals=(EliminateGoal(5, "lawmen"),))
    assert [path[0] for path, _ in told] == ["initiative", "goals"]


@pytest.mark.rule("W8")
def test_a_scenario_has_the_form_that_its_type_says() -> None:
    plain = msgspec.to_builtins(TOWN)
    assert msgspec.convert(plain, Scenario) == TOWN
    for wrong in ({"cowboys": plain["cowboys"][:1]}, {"goals": []}, {"hit_points": 0}, {"players": 2}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(plain | wrong, Scenario)
