"""The set-up of the Western game: pieces, seats, hats."""

from __future__ import annotations

import msgspec
import pytest

from flick3d.games.western.game import Western
from flick3d.games.western.scenario import CowboyStart, PropStart
from flick3d.games.western.state import SLOTS
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat
from tests.games.western.town import GROUND, match, scenario
from tests.rules.played import played


def seats(lawmen: int, outlaws: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(f"{team} {n}", team) for team, count in (("lawmen", lawmen), ("outlaws", outlaws)) for n in range(count)
    )


@pytest.mark.rule("W1")
def test_five_men_a_side_each_with_his_own_hat() -> None:
    state = match(men=5).state
    assert [cowboy.id for cowboy in state.of_side("lawmen")] == [f"lawman-{n}" for n in range(1, 6)]
    assert [cowboy.id for cowboy in state.of_side("outlaws")] == [f"outlaw-{n}" for n in range(1, 6)]
    assert {f"hat-{cowboy.id}" for cowboy in state.cowboys} == {p.piece for p in state.layout if p.kind == "hat"}


@pytest.mark.rule("W1", "W8")
@pytest.mark.parametrize(("hour", "colour", "up"), [(6, "red", 1.0), (7, "blue", -1.0)])
def test_every_hat_starts_on_its_head_with_the_hours_colour_up(hour: int, colour: str, up: float) -> None:
    town = scenario()
    state = match(clock=msgspec.structs.replace(town.clock, start=hour)).state
    for cowboy in state.cowboys:
        head, hat = state.layout[cowboy.id].pose, state.layout[f"hat-{cowboy.id}"].pose
        assert cowboy.hat == colour
        assert (hat.x, hat.y, hat.z) == (head.x, head.y, GROUND.hat_height("cowboy"))
        assert hat.axis_z == pytest.approx(up)
        assert hat.yaw == pytest.approx(cowboy.facing)


@pytest.mark.rule("W5")
def test_a_tile_shows_hit_points_and_two_empty_slots() -> None:
    state = match().state
    for cowboy in state.cowboys:
        assert (cowboy.hit_points, cowboy.most_hit_points, cowboy.actions) == (2, 2, 2)
        assert (state.tokens_at(cowboy.id), SLOTS) == ((), 2)


@pytest.mark.rule("W8")
def test_the_scenario_says_who_stands_where_with_how_many_hit_points() -> None:
    town = scenario()
    sturdy = CowboyStart("outlaws", 2, (11.0, -7.0), facing=-90.0, hit_points=4)
    controller = match(cowboys=(*town.cowboys[:3], sturdy), initiative="outlaw-2")
    state = controller.state
    assert (state.hour, state.round, state.initiative, state.team) == (7, 1, "outlaw-2", "outlaws")
    assert state.cowboy("outlaw-2").hit_points == 4
    assert state.cowboy("outlaw-2").facing == 270.0
    pose = state.layout["outlaw-2"].pose
    assert (pose.x, pose.y, pose.z, pose.tilt) == (11.0, -7.0, 0.0, 0.0)
    assert pose.yaw == pytest.approx(270.0)


@pytest.mark.rule("W2", "W4")
def test_the_table_holds_what_the_scenario_names_in_a_fixed_order() -> None:
    layout = match().state.layout
    assert [p.piece for p in layout] == [
        "saloon",
        "barrel-1",
        "barrel-2",
        "fence-1",
        "lawman-1",
        "lawman-2",
        "outlaw-1",
        "outlaw-2",
        "hat-lawman-1",
        "hat-lawman-2",
        "hat-outlaw-1",
        "hat-outlaw-2",
    ]
    assert layout["saloon"].closed
    assert not layout["barrel-1"].closed


def test_the_order_of_the_scenarios_cowboys_changes_nothing() -> None:
    town = scenario(men=3)
    turned_about = match(men=3, cowboys=tuple(reversed(town.cowboys))).state
    assert turned_about.layout == match(men=3).state.layout
    assert turned_about.cowboys == match(men=3).state.cowboys


def test_props_are_counted_kind_by_kind() -> None:
    props = (PropStart("hay", (5.0, 0.0)), PropStart("cactus", (10.0, 0.0)), PropStart("hay", (-5.0, 0.0)))
    layout = match(props=props).state.layout
    assert [p.piece for p in layout if p.kind in ("hay", "cactus")] == ["hay-1", "cactus-1", "hay-2"]


@pytest.mark.rule("W6")
@pytest.mark.parametrize(("lawmen", "outlaws"), [(1, 1), (1, 2), (3, 2), (5, 5), (4, 5)])
def test_two_to_ten_players_in_teams_of_nearly_equal_size(lawmen: int, outlaws: int) -> None:
    assert match(men=5, seats=seats(lawmen, outlaws)).prompt is not None


@pytest.mark.rule("W6")
@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (seats(1, 0), "1 players"),
        (seats(6, 5), "11 players"),
        (seats(3, 1), "3 lawmen players and 1 outlaws players: the teams may differ by one at most"),
        (seats(2, 0), "differ by one"),
        ((Seat("Ann", "lawmen"), Seat("Ann", "outlaws")), "two players are called 'Ann'"),
        ((Seat("Ann", "lawmen"), Seat("Ben", "bandits")), "team 'bandits'"),
        ((Seat(" ", "lawmen"), Seat("Ben", "outlaws")), "no name"),
    ],
)
def test_other_seats_are_refused_in_words(wrong: tuple[Seat, ...], text: str) -> None:
    with pytest.raises(FlickError, match=text):
        match(seats=wrong)


@pytest.mark.rule("W7")
def test_each_team_plays_in_its_own_order_and_starts_again_after_the_last() -> None:
    five = (*(Seat(name, "lawmen") for name in ("Ann", "Ben", "Eve")), Seat("Cleo", "outlaws"), Seat("Dan", "outlaws"))
    controller = match(men=4, seats=five)
    asked = []
    for cowboy in [f"{man}-{n}" for n in range(1, 5) for man in ("lawman", "outlaw")]:
        assert controller.prompt is not None
        asked.append(controller.prompt.player)
        controller = played(controller, f"play {cowboy}", "end")
    assert asked == ["Ann", "Cleo", "Ben", "Dan", "Eve", "Cleo", "Ann", "Dan"]


def test_a_scenario_whose_holder_is_missing_is_no_match() -> None:
    with pytest.raises(FlickError, match="lawman-5"):
        match(initiative="lawman-5")


def test_the_game_names_its_types() -> None:
    game = Western()
    assert isinstance(match().state, game.state_type)
    assert isinstance(scenario(), game.scenario_type)
