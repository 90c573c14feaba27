"""The state of a match of Flick of Faith: frozen plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from flick3d.games.faith.components import Colour, Component
from flick3d.games.faith.map import Corner, IslandName, Map
from flick3d.rules.game import Seat
from flick3d.rules.layout import Layout
from flick3d.rules.outcome import Outcome

Phase = Literal["race", "mission", "stuck", "temples", "raise", "over"]

COLOURS: tuple[Colour, ...] = ("blue", "purple", "yellow", "green")
"""The players' colours, in the order of the seats."""
CORNERS = ("north-east", "south-east", "south-west", "north-west")
"""Where they sit: clockwise, as turns go (F30)."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play Flick of Faith, as its YAML file says it."""

    game: Literal["faith"]
    title: str
    briefing: str
    news: str = ""
    order: Annotated[int, msgspec.Meta(ge=1)] = 100


class State(msgspec.Struct, frozen=True):
    """A match at one moment.

    map: the cloth that is played on. generation: counts from 1; 0 while it is not known who begins.
    players: in the order of the seats, clockwise. first: who holds the First Player token, or "".
    active: who acts. scores: VP per player, in the players' order.
    racers: who flicks for the First Player token, or for the win (F51); aimed: direction and speed of those who have
    aimed already. spot: where the next Prophet is put, or None for the middle of the cloud.
    flicked: id of the Prophet of this turn, or "". founding: id of the Prophet for which a Temple is placed, or "".
    islands_of: the Islands whose City that Prophet touches.
    """

    scenario: Scenario
    map: Map
    seats: tuple[Seat, ...]
    seed: int
    components: tuple[Component, ...]
    scores: tuple[int, ...]
    racers: tuple[str, ...]
    active: str
    layout: Layout = Layout()
    phase: Phase = "race"
    generation: int = 0
    first: str = ""
    aimed: tuple[tuple[float, float], ...] = ()
    spot: tuple[float, float] | None = None
    flicked: str = ""
    founding: str = ""
    islands_of: tuple[IslandName, ...] = ()
    outcome: Outcome | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, clockwise."""
        return tuple(seat.name for seat in self.seats)

    def component(self, name: str) -> Component:
        """The component of this id; raises KeyError when the match has none."""
        for component in self.components:
            if component.id == name:
                return component
        raise KeyError(name)

    def colour(self, player: str) -> Colour:
        """The player's colour."""
        return COLOURS[self.players.index(player)]

    def corner(self, player: str) -> Corner:
        """The player's Corner (F2)."""
        name = CORNERS[self.players.index(player)]
        return next(corner for corner in self.map.corners if corner.name == name)

    def middle_of_cloud(self, player: str) -> tuple[float, float]:
        """The middle of the player's Corner, cm."""
        border = self.corner(player).border
        return sum(x for x, _ in border) / len(border), sum(y for _, y in border) / len(border)

    def score(self, player: str) -> int:
        """The player's VP."""
        return self.scores[self.players.index(player)]

    def with_points(self, player: str, points: int) -> State:
        """The state in which the player has so many VP more."""
        scores = tuple(
            score + points if name == player else score for name, score in zip(self.players, self.scores, strict=True)
        )
        return msgspec.structs.replace(self, scores=scores)
