"""Errands: a man should come near a place, and how much that is worth."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from flick3d.ai.western.fans import Point
from flick3d.ai.western.survey import Survey
from flick3d.ai.western.terrain import Ways
from flick3d.games.western.state import GROUND, Cowboy, Token, other_side
from flick3d.games.western.vocabulary import Side

FAR = 40.0
"""cm: what is so far away is half as good as what is here."""

ENDLESS = 120.0
"""cm: beyond it ways are long all the same."""

DOORSTEP = 8.0
"""cm that are added to a way for the last step into a house."""

LEAVING = 6.0
"""cm that are added to the way of a man who is in another house: he must come out first."""

HANDY = 0.5
"""Share of an errand's worth for being in the house with an action left, when one action does what he came for."""

AT_ONCE = frozenset(("draw", "fetch", "turn"))
"""Errands that one action inside ends."""

WORTH = 55.0
"""What a goal is worth that is as good as reached, in hit points."""


class Errand(msgspec.Struct, frozen=True):
    """A man should come near a place: `worth` when he is there, about half of it when he is `FAR` away.

    ways: to the place. house: id of the house that he should enter, or "". exit: name of the exit, or "".
    """

    man: str
    worth: float
    ways: Ways
    house: str = ""
    exit: str = ""
    goal: str = ""

    def at(self, x: float, y: float, inside: bool = False) -> float:
        """What the errand is worth while the man is at a point of the table, or inside another house whose door is
        there.
        """
        steps = (DOORSTEP if self.house else 0.0) + (LEAVING if inside else 0.0)
        return self.worth * near(self.ways.length(x, y) + steps)

    def worth_now(self, survey: Survey) -> float:
        """What it is worth where the man is now."""
        man = survey.state.cowboy(self.man)
        if self.house and survey.house_of(man) == self.house:
            return self.worth
        spot = survey.spots.get(self.man)
        return 0.0 if spot is None else self.at(*spot, inside=bool(survey.house_of(man)))


def handy(errands: Iterable[Errand], house: str) -> float:
    """What it is worth to be in a house with an action left, for what can be done there at once."""
    return HANDY * sum(each.worth for each in errands if each.house == house and house and each.goal in AT_ONCE)


def near(length: float) -> float:
    """1 for what is here, a little over 1/2 for what is `FAR` away, 0 for what cannot be reached; every step counts."""
    return 0.0 if math.isinf(length) else 0.5 * FAR / (FAR + length) + 0.5 * max(0.0, 1.0 - length / ENDLESS)


def vital(man: Cowboy) -> float:
    """How likely a man brings something to its end, by his hit points."""
    return man.hit_points / (man.hit_points + 0.7)


def lies(survey: Survey, token: Token) -> bool:
    """Whether a token lies in a house that can be entered, or on the ground."""
    return token.at == GROUND or any(not house.closed for house in survey.state.buildings if house.piece == token.at)


def held(survey: Survey, side: Side, house: str) -> bool:
    """Whether an enemy of a side is in a house."""
    return any(man.side == other_side(side) for man in survey.state.inside(house))


def to_door(survey: Survey, house: str) -> Ways:
    """The ways to the door of a house."""
    return survey.land.ways(survey.before_door(house))


def to_spot(survey: Survey, piece: str) -> Ways:
    """The ways to a piece, from all around it."""
    pose = survey.state.layout[piece].pose
    turns = [math.radians(45.0 * turn) for turn in range(8)]
    return survey.land.ways(*((pose.x + 4.0 * math.cos(turn), pose.y + 4.0 * math.sin(turn)) for turn in turns))


def way_out(survey: Survey, name: str) -> Ways:
    """The ways to a marked exit. Raises KeyError for an unknown name."""
    found = survey.state.scenario.exit(name)
    if found is None:
        raise KeyError(name)
    return survey.land.ways(*exit_points(found.begins, found.ends))


def exit_points(begins: Point, ends: Point) -> Iterator[Point]:
    """Points on an exit, a little away from its ends."""
    for step in range(5):
        share = 0.1 + 0.2 * step
        yield begins[0] + share * (ends[0] - begins[0]), begins[1] + share * (ends[1] - begins[1])
