"""Morrigan: points for discs that she banished (G8)."""

from __future__ import annotations

import pytest

from flick3d.games.faith.events import Banished
from flick3d.games.faith.state import Powers
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.layout import Pose, upright
from flick3d.rules.outline import Point
from tests.games.faith.matches import NAVEL, ON_I, ON_II, SEA, altered, begun, last_flick, with_discs
from tests.rules.played import flick

FLICK = "flick prophet-blue-1 225.0 300.0"
BENS = tuple(f"prophet-purple-{number}" for number in range(1, 6))
SPOTS: tuple[Point, ...] = ((15.0, 5.0), (18.0, 3.0), (12.0, 3.0))
"""On Island II."""
OFF, ADRIFT = upright(26.0, 0.0), upright(8.0, -8.0)


def morrigan(*discs: tuple[str, Point], laws=(), **changes: object) -> Controller:
    return altered(with_discs(begun(gods=("morrigan", ""), laws=laws), *discs), **changes)


def rewards(events: tuple[Event, ...]) -> list[Banished]:
    return [event for event in events if isinstance(event, Banished)]


def shoved(many: int, pose: Pose = OFF) -> dict[str, Pose]:
    return {name.replace("-", "_"): pose for name in BENS[:many]}


@pytest.mark.rule("G8")
@pytest.mark.parametrize(("pose", "points"), [(OFF, 2), (ADRIFT, 2), (upright(*NAVEL), 0), (upright(*ON_I), 0)])
def test_banished_is_off_the_map_or_wholly_in_the_sea(pose: Pose, points: int) -> None:
    controller = morrigan((BENS[0], SPOTS[0]))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), **shoved(1, pose))
    assert rewards(events) == ([Banished("Ann", (BENS[0],), "morrigan", 2)] if points else [])
    assert after.state.score("Ann") == points


@pytest.mark.rule("G8")
def test_whoever_was_in_the_sea_before_or_still_touches_an_island_is_not_banished() -> None:
    controller = morrigan((BENS[0], (8.0, -8.0)), (BENS[1], SPOTS[0]))
    _, events = flick(
        controller, FLICK, prophet_blue_1=upright(*SEA), prophet_purple_1=OFF, prophet_purple_2=upright(8.3, 1.0)
    )
    assert rewards(events) == []


@pytest.mark.rule("G8", "F7")
def test_templars_count_and_temples_and_own_discs_do_not() -> None:
    controller = morrigan(("templar-purple-1", SPOTS[0]), ("temple-purple-1", ON_I), ("prophet-blue-2", SPOTS[1]))
    _, events = flick(
        controller,
        FLICK,
        prophet_blue_1=upright(*SEA),
        templar_purple_1=OFF,
        temple_purple_1=ADRIFT,
        prophet_blue_2=OFF,
    )
    assert rewards(events) == [Banished("Ann", ("templar-purple-1",), "morrigan", 2)]


@pytest.mark.rule("G8")
def test_at_most_two_points_in_a_turn() -> None:
    controller = morrigan(*zip(BENS, SPOTS, strict=False))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), **shoved(3))
    assert [(event.points, len(event.components)) for event in rewards(events)] == [(2, 1)]
    assert (after.state.score("Ann"), after.state.powers.smitten) == (2, 2)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(("before", "paid"), [(0, 2), (2, 2), (4, 0)])
def test_at_most_four_points_in_a_generation(before: int, paid: int) -> None:
    controller = morrigan(*zip(BENS, SPOTS, strict=False))
    controller = altered(controller, powers=Powers(smitten=before))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), **shoved(3))
    assert sum(event.points for event in rewards(events)) == paid
    assert after.state.powers.smitten == before + paid
    assert after.state.score("Ann") == paid


@pytest.mark.rule("G8", "F42")
def test_four_more_in_the_next_generation() -> None:
    controller = last_flick(altered(morrigan(), powers=Powers(smitten=4)))
    after, _ = flick(controller, FLICK, prophet_blue_1=upright(*SEA))
    assert (after.state.generation, after.state.powers.smitten) == (2, 0)


@pytest.mark.rule("G8")
def test_only_in_the_own_turn() -> None:
    controller = morrigan((BENS[0], SPOTS[0]), (BENS[1], SPOTS[1]), active="Ben")
    after, events = flick(
        controller, "flick prophet-purple-3 45.0 300.0", prophet_purple_3=upright(*SEA), prophet_purple_1=OFF
    )
    assert rewards(events) == []
    assert after.state.scores == (0, 0)


@pytest.mark.rule("G8", "F32")
def test_what_a_stuck_flick_banished_counts_from_the_turns_beginning() -> None:
    """T2 is when all flicks of the turn are over: a disc that comes back onto an Island is not banished."""
    controller = morrigan((BENS[0], SPOTS[0]), (BENS[1], SPOTS[1]))
    stuck, events = flick(controller, FLICK, prophet_blue_1=upright(15.5, 18.0), **shoved(2, ADRIFT))
    assert rewards(events) == []
    _, events = flick(stuck, FLICK, prophet_blue_1=upright(*SEA), prophet_purple_2=upright(*ON_II))
    assert rewards(events) == [Banished("Ann", (BENS[0],), "morrigan", 2)]


@pytest.mark.rule("G8", "L13")
def test_with_holy_bowling_both_pay() -> None:
    discs = tuple(zip(BENS, SPOTS, strict=False))
    controller = morrigan(*discs, laws=("holy-bowling",), powers=Powers(smitten=2))
    after, events = flick(controller, FLICK, prophet_blue_1=upright(*SEA), **shoved(3))
    assert {(event.why, event.points) for event in rewards(events)} == {("holy-bowling", 2), ("morrigan", 2)}
    assert after.state.score("Ann") == 4
    assert after.state.powers.smitten == 4
