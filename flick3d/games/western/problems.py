"""What is wrong with a Western scenario that has the right form: pieces, people and places (W2, W3, W4, W8)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.aims import aim_problems
from flick3d.games.western.ending import progress
from flick3d.games.western.scenario import MOST_CLOSED, MOST_PIECES, MOST_TOKENS, NeutralStart, Scenario
from flick3d.games.western.setup import perch_of, prop_ids, start, start_layout
from flick3d.games.western.vocabulary import SIDES
from flick3d.rules.game import Ground, Seat
from flick3d.rules.layout import Area
from flick3d.rules.problems import Problem

HEARTS = 38
"""How many hit points the box holds (W3)."""

SMALLEST_AREA, LARGEST_AREA = (30.0, 30.0), (130.0, 90.0)
"""Width and depth of the play area, cm: room for a street, and room on the wooden table around it."""

NARROWEST_EXIT = 3.0
"""cm. The movement disc must find through."""

ON_THE_EDGE = 0.01
"""cm. How far from the play area's edge an exit's end may be."""


def problems(scenario: Scenario, ground: Ground) -> tuple[Problem, ...]:
    """Everything that is wrong, in the order of the scenario's fields; empty when it can be played.

    Places are only looked at when all ids are single, all numbers are numbers and everything named is there.
    """
    found: tuple[Problem, ...] = (
        *_area(scenario),
        *_people(scenario),
        *_pieces(scenario),
        *_numbers(scenario),
        *_perches(scenario),
        *_tokens(scenario),
        *_exits(scenario),
        *aim_problems(scenario),
    )
    found = found or tuple(_places(scenario, ground))
    return found or tuple(_met_goals(scenario, ground))


def _area(scenario: Scenario) -> Iterator[Problem]:
    for name, smallest, largest in zip(("width", "depth"), SMALLEST_AREA, LARGEST_AREA, strict=True):
        if not smallest <= getattr(scenario.area, name) <= largest:
            yield Problem(("area", name), f"the play area's {name} is {smallest:g} to {largest:g} cm")
    if scenario.area.mat:
        yield Problem(("area", "mat"), "the town lies on the bare table: leave `mat` out")


def _people(scenario: Scenario) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, cowboy in enumerate(scenario.cowboys):
        if cowboy.id in first:
            yield Problem(("cowboys", index, "number"), f"{cowboy.id} is already in cowboys[{first[cowboy.id]}]")
        first.setdefault(cowboy.id, index)
    figures: dict[str, int] = {}
    for index, neutral in enumerate(scenario.neutrals):
        if neutral.figure in figures:
            yield Problem(("neutrals", index, "figure"), f"the {neutral.figure} is already in neutrals[0]")
        figures.setdefault(neutral.figure, index)
    for side in SIDES:
        if not any(cowboy.side == side for cowboy in scenario.cowboys):
            yield Problem(("cowboys",), f"the {side} have no cowboy: give each side at least one")
    if scenario.initiative not in first:
        yield Problem(("initiative",), f"{scenario.initiative} is not among the cowboys")
    hearts = sum(each.hit_points or scenario.hit_points for each in scenario.figures)
    if hearts > HEARTS:
        yield Problem(("hit_points",), f"{hearts} hit points are handed out, the box holds {HEARTS}")


def _pieces(scenario: Scenario) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, building in enumerate(scenario.buildings):
        if building.kind in first:
            yield Problem(
                ("buildings", index, "kind"),
                f"there is one {building.kind}, already in buildings[{first[building.kind]}]",
            )
        first.setdefault(building.kind, index)
    if sum(building.closed for building in scenario.buildings) > MOST_CLOSED:
        yield Problem(("buildings",), f"the box holds {MOST_CLOSED} 'closed' markers")
    counted: Counter[str] = Counter()
    for index, prop in enumerate(scenario.props):
        counted[prop.kind] += 1
        if counted[prop.kind] == MOST_PIECES[prop.kind] + 1:
            yield Problem(("props", index, "kind"), f"the box holds {MOST_PIECES[prop.kind]} of kind {prop.kind}")


def _numbers(scenario: Scenario) -> Iterator[Problem]:
    """YAML can write infinity and not-a-number, which are nowhere on a table."""
    for field in ("cowboys", "neutrals", "buildings", "props"):
        for index, each in enumerate(getattr(scenario, field)):
            if each.at is not None and not all(math.isfinite(number) for number in each.at):
                yield Problem((field, index, "at"), "both numbers must be finite")
            if not math.isfinite(each.facing):
                yield Problem((field, index, "facing"), "the number must be finite")


def _perches(scenario: Scenario) -> Iterator[Problem]:
    """Every figure has one place, and every block one figure (W44)."""
    buildings = {building.kind for building in scenario.buildings}
    has_gallows = any(prop.kind == "gallows" for prop in scenario.props)
    taken: dict[tuple[str, str], str] = {}
    for field in ("cowboys", "neutrals"):
        for index, each in enumerate(getattr(scenario, field)):
            on = each.on if isinstance(each, NeutralStart) else None
            if sum(place is not None for place in (each.at, each.inside, on)) != 1:
                places = "at, inside, on" if field == "neutrals" else "at, inside"
                yield Problem((field, index), f"{each.id} needs exactly one of: {places}")
                continue
            if each.inside is not None and each.inside not in buildings:
                yield Problem((field, index, "inside"), f"there is no {each.inside} among the buildings")
            if on is not None and not has_gallows:
                yield Problem((field, index, "on"), "there are no gallows among the props")
            place = (perch_of(each), each.block if on is None else "")
            if place[0] and place in taken:
                yield Problem((field, index, "block"), f"{taken[place]} stands on that block")
            taken.setdefault(place, each.id)


def _tokens(scenario: Scenario) -> Iterator[Problem]:
    buildings = {building.kind for building in scenario.buildings}
    counted: Counter[str] = Counter()
    for index, group in enumerate(scenario.tokens):
        if group.building not in buildings:
            yield Problem(("tokens", index, "in"), f"there is no {group.building} among the buildings")
        counted[group.kind] += group.count
    for index, pile in enumerate(scenario.piles):
        for at, building in enumerate(pile.buildings):
            if building not in buildings:
                yield Problem(("piles", index, "in", at), f"there is no {building} among the buildings")
        counted.update(pile.kinds)
    for cowboy in scenario.cowboys:
        counted.update(cowboy.tokens)
    for kind, count in counted.items():
        if count > MOST_TOKENS[kind]:
            yield Problem(("tokens",), f"{count} tokens of kind {kind} are laid out, the box holds {MOST_TOKENS[kind]}")


def _exits(scenario: Scenario) -> Iterator[Problem]:
    names: set[str] = set()
    for index, each in enumerate(scenario.exits):
        if each.name in names:
            yield Problem(("exits", index, "name"), f"there is another exit called {each.name}")
        names.add(each.name)
        for key, point in (("from", each.begins), ("to", each.ends)):
            if not all(math.isfinite(number) for number in point) or not _on_edge(scenario.area, *point):
                yield Problem(("exits", index, key), "an exit's end lies on the edge of the play area")
        if math.dist(each.begins, each.ends) < NARROWEST_EXIT:
            yield Problem(("exits", index), f"an exit is at least {NARROWEST_EXIT:g} cm wide")
        elif not _on_edge(scenario.area, *((a + b) / 2.0 for a, b in zip(each.begins, each.ends, strict=True))):
            yield Problem(("exits", index), "an exit lies on one side of the play area")


def _on_edge(area: Area, x: float, y: float) -> bool:
    return area.contains(x, y, -ON_THE_EDGE) and not area.contains(x, y, ON_THE_EDGE)


def _met_goals(scenario: Scenario, ground: Ground) -> Iterator[Problem]:
    """A goal that is met before the first turn would end the match with it (W90)."""
    state = start(scenario, tuple(Seat(side, side) for side in SIDES), 0, ground)
    for index, goal in enumerate(scenario.goals):
        for side in SIDES:
            done, wanted = progress(state, goal, side)
            if goal.side in (None, side) and done >= wanted:
                yield Problem(("goals", index), f"the {side} have done this before the first turn")


def _places(scenario: Scenario, ground: Ground) -> Iterator[Problem]:
    layout = start_layout(scenario, ground)
    paths: dict[str, tuple[str, int]] = {}
    paths |= {each.kind: ("buildings", index) for index, each in enumerate(scenario.buildings)}
    paths |= {piece: ("props", index) for index, piece in enumerate(prop_ids(scenario.props))}
    paths |= {each.id: ("cowboys", index) for index, each in enumerate(scenario.cowboys)}
    paths |= {each.id: ("neutrals", index) for index, each in enumerate(scenario.neutrals)}
    perched = {each.id for each in scenario.figures if perch_of(each)}
    for piece in ground.outside(layout, scenario.area):
        if piece in paths and piece not in perched:
            yield Problem((*paths[piece], "at"), f"{piece} does not stand wholly in the play area")
    for first, second in ground.overlaps(layout):
        if first in paths and second in paths:
            field, index = paths[first]
            key = "inside" if second in perched else "at"
            yield Problem((*paths[second], key), f"{second} overlaps {first} ({field}[{index}])")
