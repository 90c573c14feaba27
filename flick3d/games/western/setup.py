"""The set-up: seats, and the table before the first turn (W6, W7, W8, W10)."""

from __future__ import annotations

from collections import Counter

from flick3d.games.western.hats import dressed
from flick3d.games.western.scenario import SIDES, CowboyStart, PropStart, Scenario, cowboy_id, hour_colour
from flick3d.games.western.state import Cowboy, State
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Layout, Placement, upright

FEWEST_PLAYERS, MOST_PLAYERS = 2, 10


def start(scenario: Scenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> State:
    """The state before the first turn. Raises FlickError when the seats break W6."""
    check_seats(seats)
    cowboys = start_cowboys(scenario)
    holder = next((cowboy for cowboy in cowboys if cowboy.id == scenario.initiative), None)
    if holder is None:
        raise FlickError(f"the scenario gives the initiative to {scenario.initiative}, who is not in it")
    return State(
        scenario=scenario,
        seats=seats,
        seed=seed,
        hour=scenario.clock.start,
        round=1,
        cowboys=cowboys,
        layout=start_layout(scenario, ground),
        initiative=holder.id,
        team=holder.side,
    )


def check_seats(seats: tuple[Seat, ...]) -> None:
    """Raise FlickError unless 2 to 10 players with names of their own sit in two teams of nearly equal size (W6)."""
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise FlickError(f"{len(seats)} players: the Western game takes {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    for seat in seats:
        if seat.team not in SIDES:
            raise FlickError(f"player {seat.name!r} is in team {seat.team!r}: the teams are {' and '.join(SIDES)}")
        if not seat.name.strip():
            raise FlickError("a player has no name: give each player one")
    names = Counter(seat.name for seat in seats)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice is not None:
        raise FlickError(f"two players are called {twice!r}: give each a name of their own")
    lawmen, outlaws = (sum(seat.team == side for seat in seats) for side in SIDES)
    if abs(lawmen - outlaws) > 1:
        raise FlickError(f"{lawmen} lawmen players and {outlaws} outlaws players: the teams may differ by one at most")


def start_cowboys(scenario: Scenario) -> tuple[Cowboy, ...]:
    """All cowboys with their tiles, lawmen first, by number; every hat shows the first hour's colour (W8, W10)."""
    return tuple(
        Cowboy(
            id=each.id,
            side=each.side,
            number=each.number,
            hat=hour_colour(scenario.clock.start),
            hit_points=each.hit_points or scenario.hit_points,
            facing=each.facing % 360.0,
        )
        for each in _in_order(scenario)
    )


def start_layout(scenario: Scenario, ground: Ground) -> Layout:
    """The table before the first turn: buildings, props, cowboys and hats, in this order."""
    buildings = (
        Placement(each.kind, each.kind, upright(*each.at, each.facing), each.closed) for each in scenario.buildings
    )
    props = (
        Placement(piece, each.kind, upright(*each.at, each.facing))
        for piece, each in zip(prop_ids(scenario.props), scenario.props, strict=True)
    )
    cowboys = (Placement(each.id, "cowboy", upright(*each.at, each.facing)) for each in _in_order(scenario))
    return dressed(Layout((*buildings, *props, *cowboys)), start_cowboys(scenario), ground)


def prop_ids(props: tuple[PropStart, ...]) -> tuple[str, ...]:
    """Ids of the props: each kind is counted by itself from 1, in the scenario's order, such as `barrel-2`."""
    counted: Counter[str] = Counter()
    ids = []
    for prop in props:
        counted[prop.kind] += 1
        ids.append(f"{prop.kind}-{counted[prop.kind]}")
    return tuple(ids)


def _in_order(scenario: Scenario) -> list[CowboyStart]:
    return sorted(scenario.cowboys, key=lambda each: cowboy_id(each.side, each.number))
