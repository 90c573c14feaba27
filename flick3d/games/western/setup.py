"""The set-up: seats, and the table before the first turn (W6, W7, W8, W10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.arranging import arranged
from flick3d.games.western.scenario import (
    BLOCKS,
    CowboyStart,
    NeutralStart,
    PropStart,
    Scenario,
    cowboy_id,
    hour_colour,
)
from flick3d.games.western.state import GALLOWS, Cowboy, State, Token
from flick3d.games.western.vocabulary import SIDES, TokenKind
from flick3d.rules.chance import stream
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Layout, Placement, upright

FEWEST_PLAYERS, MOST_PLAYERS = 2, 10


def start(scenario: Scenario, seats: tuple[Seat, ...], seed: int, ground: Ground) -> State:
    """The state before the first turn. Raises FlickError when the seats break W6."""
    check_seats(seats)
    cowboys = start_cowboys(scenario)
    holder = next((cowboy for cowboy in cowboys if cowboy.id == scenario.initiative), None)
    if holder is None or holder.side == "neutral":
        raise FlickError(f"the scenario gives the initiative to {scenario.initiative}, who is in neither side")
    return State(
        scenario=scenario,
        seats=seats,
        seed=seed,
        hour=scenario.clock.start,
        round=1,
        cowboys=cowboys,
        layout=start_layout(scenario, ground, seed),
        initiative=holder.id,
        team=holder.side,
        tokens=start_tokens(scenario, seed),
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
    """All figures with their tiles: lawmen, outlaws, by number, then neutrals; hats show the first colour (W8, W10)."""
    facings = {building.kind: building.facing for building in scenario.buildings}
    gallows = next((prop.facing for prop in scenario.props if prop.kind == "gallows"), 0.0)
    cowboys = []
    for each in _in_order(scenario):
        hit_points = each.hit_points or scenario.hit_points
        on = perch_of(each)
        facing = each.facing if not on else gallows if on == GALLOWS else facings.get(each.inside, 0.0)  # type: ignore[arg-type]
        cowboys.append(
            Cowboy(
                id=each.id,
                side=each.side or "neutral",
                number=each.number if isinstance(each, CowboyStart) else 0,
                hat=hour_colour(scenario.clock.start),
                hit_points=hit_points,
                facing=facing % 360.0,
                on=on,
                block=BLOCKS.index(each.block) if each.inside is not None else 0,
                most_hit_points=hit_points,
                actions=each.actions if isinstance(each, CowboyStart) else 2,
            )
        )
    return tuple(cowboys)


def start_tokens(scenario: Scenario, seed: int) -> tuple[Token, ...]:
    """All tokens: those on blocks, the shuffled piles (W72), those in slots, numbered in this order."""
    found: list[tuple[TokenKind, str, bool]] = []
    for group in scenario.tokens:
        found += [(group.kind, group.building, True)] * group.count
    for number, pile in enumerate(scenario.piles):
        kinds = [kind for kind, count in pile.kinds.items() for _ in range(count)]
        stream(seed, "pile", number).shuffle(kinds)
        found += [(kind, pile.buildings[at % len(pile.buildings)], False) for at, kind in enumerate(kinds)]
    for cowboy in _in_order(scenario):
        if isinstance(cowboy, CowboyStart):
            found += [(kind, cowboy.id, True) for kind in cowboy.tokens]
    return tuple(Token(f"token-{number}", kind, at, face_up) for number, (kind, at, face_up) in enumerate(found, 1))


def start_layout(scenario: Scenario, ground: Ground, seed: int = 0) -> Layout:
    """The table before the first turn: buildings, props, figures, tokens and hats, in this order."""
    buildings = (
        Placement(each.kind, each.kind, upright(*each.at, each.facing), each.closed) for each in scenario.buildings
    )
    props = (
        Placement(piece, each.kind, upright(*each.at, each.facing))
        for piece, each in zip(prop_ids(scenario.props), scenario.props, strict=True)
    )
    figures = (
        Placement(each.id, "cowboy", upright(*(each.at or (0.0, 0.0)), each.facing)) for each in _in_order(scenario)
    )
    bare = Layout((*buildings, *props, *figures))
    return arranged(bare, start_cowboys(scenario), start_tokens(scenario, seed), ground)


def prop_ids(props: tuple[PropStart, ...]) -> tuple[str, ...]:
    """Ids of the props: each kind is counted by itself from 1, in the scenario's order, such as `barrel-2`."""
    counted: Counter[str] = Counter()
    ids = []
    for prop in props:
        counted[prop.kind] += 1
        ids.append(f"{prop.kind}-{counted[prop.kind]}")
    return tuple(ids)


def perch_of(each: CowboyStart | NeutralStart) -> str:
    """Id of the building or the gallows on whose block a figure starts, or ""."""
    if each.inside is not None:
        return each.inside
    return GALLOWS if isinstance(each, NeutralStart) and each.on is not None else ""


def _in_order(scenario: Scenario) -> Iterator[CowboyStart | NeutralStart]:
    yield from sorted(scenario.cowboys, key=lambda each: cowboy_id(each.side, each.number))
    yield from sorted(scenario.neutrals, key=lambda each: each.figure)
