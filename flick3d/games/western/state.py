"""The state of a Western match: frozen plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.scenario import SIDES, HatColour, Scenario, Side, hour_colour
from flick3d.rules.game import Seat
from flick3d.rules.layout import Layout
from flick3d.rules.outcome import Outcome

Posture = Literal["standing", "fallen", "dead"]
Phase = Literal["choose-cowboy", "act", "face", "over"]

SLOTS = 2
"""Slots for tokens on a cowboy's tile (W5)."""


class Cowboy(msgspec.Struct, frozen=True):
    """One cowboy with his tile (W5): hat colour up, hit points, posture, two slots of token ids.

    facing: direction in which he looks, degrees; kept while he lies.
    """

    id: str
    side: Side
    number: int
    hat: HatColour
    hit_points: int
    facing: float
    posture: Posture = "standing"
    slots: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True):
    """A Western match at one moment.

    hour: 1 to 12, what the Town Hall's clock shows. round: counts from 1.
    opened: whether the initiative holder has been played in this round (W12).
    team: the side whose turn it is; in phase `over` the side that acted last.
    next_player: per side (lawmen, outlaws) the index into that side's order of players (W7).
    active: id of the cowboy being played, or "". actions_left: 0 to 2.
    initiative: id of the cowboy who holds the initiative token; he may be dead only when no living man is left.
    layout: all pieces on the table; a hat is there while its owner stands (see `hats`).
    """

    scenario: Scenario
    seats: tuple[Seat, ...]
    seed: int
    hour: int
    round: int
    cowboys: tuple[Cowboy, ...]
    layout: Layout
    initiative: str
    team: Side
    phase: Phase = "choose-cowboy"
    opened: bool = False
    next_player: tuple[int, int] = (0, 0)
    active: str = ""
    actions_left: int = 0
    outcome: Outcome | None = None

    def cowboy(self, cowboy: str) -> Cowboy:
        """The cowboy of this id; raises KeyError when the match has none."""
        for candidate in self.cowboys:
            if candidate.id == cowboy:
                return candidate
        raise KeyError(cowboy)

    def with_cowboy(self, cowboy: Cowboy) -> State:
        """The state with this cowboy in the place of the one with the same id."""
        return msgspec.structs.replace(self, cowboys=tuple(cowboy if c.id == cowboy.id else c for c in self.cowboys))

    def of_side(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side, dead ones too, by number."""
        return tuple(cowboy for cowboy in self.cowboys if cowboy.side == side)

    def living(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side who are alive, by number."""
        return tuple(cowboy for cowboy in self.of_side(side) if cowboy.posture != "dead")

    def available(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side whose upper hat colour is the hour's, dead ones too (W10, W16), by number."""
        colour = hour_colour(self.hour)
        return tuple(cowboy for cowboy in self.of_side(side) if cowboy.hat == colour)

    def players(self, side: Side) -> tuple[str, ...]:
        """The names of a side's players in their own order (W7)."""
        return tuple(seat.name for seat in self.seats if seat.team == side)

    def player(self, side: Side) -> str:
        """The player of a side who plays its present or next turn (W7, W12)."""
        names = self.players(side)
        return names[self.next_player[SIDES.index(side)] % len(names)]


def other_side(side: Side) -> Side:
    """The enemies of a side."""
    return "outlaws" if side == "lawmen" else "lawmen"


def other_colour(hat: HatColour) -> HatColour:
    """The colour on the other side of a hat (W1)."""
    return "blue" if hat == "red" else "red"
