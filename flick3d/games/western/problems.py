"""What is wrong with a Western scenario that has the right form (W2, W3, W4, W8, W90)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from flick3d.games.western.scenario import MOST_PIECES, SIDES, Scenario
from flick3d.games.western.setup import prop_ids, start_layout
from flick3d.games.western.state import other_side
from flick3d.rules.game import Ground
from flick3d.rules.problems import Problem

HEARTS = 38
"""How many hit points the box holds (W3)."""

SMALLEST_AREA, LARGEST_AREA = (30.0, 30.0), (130.0, 90.0)
"""Width and depth of the play area, cm: room for a street, and room on the wooden table around it."""


def problems(scenario: Scenario, ground: Ground) -> tuple[Problem, ...]:
    """Everything that is wrong, in the order of the scenario's fields; empty when it can be played.

    Places are only looked at when all ids are single and all numbers are numbers.
    """
    found = (*_area(scenario), *_people(scenario), *_pieces(scenario), *_numbers(scenario), *_goals(scenario))
    return found or tuple(_places(scenario, ground))


def _area(scenario: Scenario) -> Iterator[Problem]:
    for name, smallest, largest in zip(("width", "depth"), SMALLEST_AREA, LARGEST_AREA, strict=True):
        if not smallest <= getattr(scenario.area, name) <= largest:
            yield Problem(("area", name), f"the play area's {name} is {smallest:g} to {largest:g} cm")


def _people(scenario: Scenario) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, cowboy in enumerate(scenario.cowboys):
        if cowboy.id in first:
            yield Problem(("cowboys", index, "number"), f"{cowboy.id} is already in cowboys[{first[cowboy.id]}]")
        first.setdefault(cowboy.id, index)
    for side in SIDES:
        if not any(cowboy.side == side for cowboy in scenario.cowboys):
            yield Problem(("cowboys",), f"the {side} have no cowboy: give each side at least one")
    if scenario.initiative not in first:
        yield Problem(("initiative",), f"{scenario.initiative} is not among the cowboys")
    hearts = sum(cowboy.hit_points or scenario.hit_points for cowboy in scenario.cowboys)
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
    counted: Counter[str] = Counter()
    for index, prop in enumerate(scenario.props):
        counted[prop.kind] += 1
        if counted[prop.kind] == MOST_PIECES[prop.kind] + 1:
            yield Problem(("props", index, "kind"), f"the box holds {MOST_PIECES[prop.kind]} of kind {prop.kind}")


def _numbers(scenario: Scenario) -> Iterator[Problem]:
    """YAML can write infinity and not-a-number, which are nowhere on a table."""
    for field in ("cowboys", "buildings", "props"):
        for index, each in enumerate(getattr(scenario, field)):
            if not all(math.isfinite(number) for number in each.at):
                yield Problem((field, index, "at"), "both numbers must be finite")
            if not math.isfinite(each.facing):
                yield Problem((field, index, "facing"), "the number must be finite")


def _goals(scenario: Scenario) -> Iterator[Problem]:
    for index, goal in enumerate(scenario.goals):
        for side in SIDES:
            enemies = sum(cowboy.side == other_side(side) for cowboy in scenario.cowboys)
            if goal.side in (None, side) and goal.eliminate > enemies:
                yield Problem(
                    ("goals", index, "eliminate"), f"the {side} cannot eliminate {goal.eliminate} of {enemies} enemies"
                )


def _places(scenario: Scenario, ground: Ground) -> Iterator[Problem]:
    layout = start_layout(scenario, ground)
    paths: dict[str, tuple[str, int]] = {}
    paths |= {each.kind: ("buildings", index) for index, each in enumerate(scenario.buildings)}
    paths |= {piece: ("props", index) for index, piece in enumerate(prop_ids(scenario.props))}
    paths |= {each.id: ("cowboys", index) for index, each in enumerate(scenario.cowboys)}
    for piece in ground.outside(layout, scenario.area):
        if piece in paths:
            yield Problem((*paths[piece], "at"), f"{piece} does not stand wholly in the play area")
    for first, second in ground.overlaps(layout):
        if first in paths and second in paths:
            field, index = paths[first]
            yield Problem((*paths[second], "at"), f"{second} overlaps {first} ({field}[{index}])")
