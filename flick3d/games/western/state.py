"""The state of a Western match: frozen plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.scenario import HatColour, Scenario, Side
from flick3d.rules.game import Seat
from flick3d.rules.layout import Layout
from flick3d.rules.outcome import Outcome

Posture = Literal["standing", "fallen", "dead"]
Phase = Literal["choose-cowboy", "act", "face", "over"]


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
    layout: all pieces on the table, hats included.
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
