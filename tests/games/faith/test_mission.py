"""After a flick: the steps in their order, the Reserve Pool, and whose turn is next."""

from __future__ import annotations

import pytest

from flick3d.games.faith.components import Component, first_components, generations, moved, of
from flick3d.games.faith.mission import Blessing, after_flick, end_of_generation, next_player, standings
from flick3d.games.faith.places import Whereabouts

NAVEL, OFF, SEA = Whereabouts(navel=True), Whereabouts(off_map=True), Whereabouts()


def on(*islands) -> Whereabouts:
    return Whereabouts(islands=frozenset(islands))


def places(components) -> dict[str, str]:
    return {each.id: each.place for each in components}


@pytest.fixture
def two() -> tuple[Component, ...]:
    return (*first_components("Ann", "blue", 2), *first_components("Ben", "green", 2))


@pytest.mark.rule("F11", "F20")
@pytest.mark.parametrize(("players", "prophets", "turns"), [(2, 5, 4), (3, 6, 3), (4, 5, 4)])
def test_what_each_player_gets_and_how_many_generations_there_are(players: int, prophets: int, turns: int) -> None:
    components = first_components("Ann", "blue", players)
    assert len(of(components, "Ann", "hand")) == prophets
    assert [each.kind for each in of(components, "Ann", "supply")] == ["temple"] * 4
    assert generations(players) == turns


@pytest.mark.rule("F36", "X3")
def test_every_prophet_on_the_navel_is_blessed_whoevers_it_is(two) -> None:
    """Presence on three Islands: 4 VP, and the Prophet is in the Reserve Pool."""
    here = ["prophet-blue-1", "prophet-blue-2", "temple-blue-1", "prophet-blue-3", "prophet-green-1"]
    components = moved(two, "map", here)
    found = dict(zip(here, (NAVEL, on("I"), on("II"), on("IV"), NAVEL), strict=True))
    after = after_flick(components, found, found)
    assert after.blessings == (Blessing("prophet-blue-1", "Ann", 4), Blessing("prophet-green-1", "Ben", 1))
    assert places(after.components)["prophet-blue-1"] == "pool"
    assert places(after.components)["prophet-green-1"] == "pool"
    assert places(after.components)["prophet-blue-2"] == "map"


@pytest.mark.rule("F36", "F3")
def test_a_disc_on_the_navel_counts_for_presence_where_else_it_touches(two) -> None:
    components = moved(two, "map", ["prophet-blue-1"])
    both = Whereabouts(islands=frozenset({"I"}), navel=True)
    assert after_flick(components, {"prophet-blue-1": both}, {"prophet-blue-1": both}).blessings[0].points == 2


@pytest.mark.rule("F37", "F6")
def test_what_is_off_the_map_goes_to_the_reserve_pool(two) -> None:
    components = moved(two, "map", ["prophet-blue-1", "prophet-green-2", "prophet-green-3"])
    found = {"prophet-blue-1": OFF, "prophet-green-2": OFF, "prophet-green-3": SEA}
    after = after_flick(components, found, found)
    assert after.off_map == ("prophet-blue-1", "prophet-green-2")
    assert places(after.components)["prophet-green-3"] == "map"


@pytest.mark.rule("F38")
def test_temples_outside_of_every_border_go_back_to_their_owners(two) -> None:
    components = moved(two, "map", ["temple-blue-1", "temple-blue-2", "temple-green-1"])
    found = {"temple-blue-1": SEA, "temple-blue-2": on("II"), "temple-green-1": OFF}
    after = after_flick(components, found, found)
    assert after.washed_up == ("temple-blue-1", "temple-green-1")
    assert places(after.components)["temple-blue-1"] == "supply"
    assert places(after.components)["temple-blue-2"] == "map"
    assert after.off_map == ()


@pytest.mark.rule("F33")
def test_the_navel_comes_before_the_temples_at_sea(two) -> None:
    """A Temple that lies at sea gives no Presence; one that is still on an Island does."""
    components = moved(two, "map", ["prophet-blue-1", "temple-blue-1", "temple-blue-2"])
    found = {"prophet-blue-1": NAVEL, "temple-blue-1": SEA, "temple-blue-2": on("III")}
    after = after_flick(components, found, found)
    assert after.blessings[0].points == 2
    assert after.washed_up == ("temple-blue-1",)


@pytest.mark.rule("F42", "F43")
def test_prophets_come_home_and_temples_stay(two) -> None:
    components = moved(moved(two, "map", ["prophet-blue-1", "temple-blue-1"]), "pool", ["prophet-blue-2"])
    after = places(end_of_generation(components))
    assert after["prophet-blue-1"] == after["prophet-blue-2"] == "hand"
    assert after["temple-blue-1"] == "map"
    assert after["temple-blue-2"] == "supply"


@pytest.mark.rule("F30")
def test_turns_go_clockwise_past_whoever_has_none_left(two) -> None:
    order = ("Ann", "Ben")
    assert next_player(order, "Ann", two) == "Ben"
    bens = [each.id for each in of(two, "Ben", "hand")]
    assert next_player(order, "Ann", moved(two, "map", bens)) == "Ann"
    everybodys = [each.id for each in two if each.is_prophet]
    assert next_player(order, "Ann", moved(two, "map", everybodys)) is None


@pytest.mark.rule("F4", "F7")
def test_only_what_lies_on_the_map_and_is_somebodys_counts() -> None:
    components = (
        Component("king-ape", "king-ape", "", "map"),
        Component("sphinx", "sphinx", "Ann", "map"),
        Component("prophet-blue-1", "prophet", "Ann", "pool"),
    )
    found = {"king-ape": on("I"), "sphinx": on("I", "II")}
    assert [(each.player, each.islands) for each in standings(components, found)] == [("Ann", frozenset({"I", "II"}))]
