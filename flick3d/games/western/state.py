"""The state of a Western match: frozen plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.scenario import HatColour, Scenario, hour_colour
from flick3d.games.western.vocabulary import SIDES, SeenKind, Side, TokenKind
from flick3d.rules.game import Seat
from flick3d.rules.layout import Area, Layout, Placement
from flick3d.rules.outcome import Outcome

Posture = Literal["standing", "fallen", "dead", "safe"]
Phase = Literal["choose-cowboy", "act", "second-bullet", "face", "challenge", "block", "drawn", "duel", "over"]
Allegiance = Literal["lawmen", "outlaws", "neutral"]

SLOTS = 2
"""Slots for tokens on a cowboy's tile (W5)."""

GROUND = "ground"
"""Where a token is that lies on the table itself (W60)."""
SPENT = "box"
"""Where a token is that is out of the match."""

DUEL_AREA = Area(60.0, 40.0)
"""The cleared duel ground (W76), cm."""

GALLOWS = "gallows-1"
"""Id of the gallows; a neutral figure can stand on them."""


class Token(msgspec.Struct, frozen=True):
    """One token (W3). Its id says nothing about its kind, as it may lie face down.

    at: id of the building on whose blocks it lies, or of the cowboy in whose slot it is, or GROUND, or SPENT.
    kind: `unknown` only in what a player sees of a face-down token. face_up: False in a face-down pile (W72).
    turned: it lies with its other side up, such as the water's skull.
    """

    id: str
    kind: SeenKind
    at: str
    face_up: bool = True
    turned: bool = False


class Cowboy(msgspec.Struct, frozen=True):
    """One cowboy with his tile (W5), or a neutral figure: hat colour up, hit points, posture.

    side: `neutral` belongs to nobody yet. number: 1 to 5; 0 is a neutral figure (W1).
    facing: direction in which he looks, degrees; kept while he lies.
    posture: `safe` has left the table unhurt: he reached what he had to, or went through an exit.
    on: id of the building on whose block he stands, then he is inside (W44); or GALLOWS; or "".
    block: index of that block: 0 left, 1 right.
    most_hit_points: how many he had at first. actions: how many he has in a turn (W14).
    """

    id: str
    side: Allegiance
    number: int
    hat: HatColour
    hit_points: int
    facing: float
    posture: Posture = "standing"
    on: str = ""
    block: int = 0
    most_hit_points: int = 0
    actions: int = 2

    @property
    def inside(self) -> str:
        """Id of the building that he is in, or ""."""
        return "" if self.on == GALLOWS else self.on

    @property
    def on_table(self) -> bool:
        """Whether his figure is on the table."""
        return self.posture in ("standing", "fallen")


class Duel(msgspec.Struct, frozen=True):
    """Two men face to face on the duel ground (W76).

    building: id of the building whose door the attacker came to, or "" in the duel at 12:00 (S10).
    shooter: id of the man who shoots now. shots: how many shots the attacker and the defender have finished.
    layout: the duel ground with both men and their hats.
    """

    attacker: str
    defender: str
    building: str
    shooter: str
    layout: Layout
    shots: tuple[int, int] = (0, 0)


class State(msgspec.Struct, frozen=True):
    """A Western match at one moment.

    hour: 1 to 12, what the Town Hall's clock shows. round: counts from 1.
    opened: whether the initiative holder has been played in this round (W12).
    team: the side whose turn it is; in phase `over` the side that acted last.
    next_player: per side (lawmen, outlaws) the index into that side's order of players (W7).
    active: id of the cowboy being played, or "". actions_left: 0 to 4.
    initiative: id of the cowboy who holds the initiative token; he may be dead only when no living man is left.
    layout: all pieces of the town; a hat is there while its owner stands (see `hats`).
    tokens: all tokens of the match, in the order of their ids.
    entering: id of the building that the active cowboy's disc went into, in phases `challenge` and `block` (W40, W75).
    fired: the sides of the bullets of this shot so far, while a second one is left (W58).
    aside: whether an object was moved aside for the next move, which must follow (W42).
    drawn: id of the token that was turned up and waits for a decision (W72), or "".
    draws: how many tokens were drawn at random so far. duels_won: per side (lawmen, outlaws).
    duel: the duel that is fought, or None. ruins: ids of the buildings that were blown up (W82).
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
    tokens: tuple[Token, ...] = ()
    entering: str = ""
    fired: tuple[str, ...] = ()
    aside: bool = False
    drawn: str = ""
    draws: int = 0
    duels_won: tuple[int, int] = (0, 0)
    duel: Duel | None = None
    ruins: tuple[str, ...] = ()

    def cowboy(self, cowboy: str) -> Cowboy:
        """The cowboy of this id; raises KeyError when the match has none."""
        for candidate in self.cowboys:
            if candidate.id == cowboy:
                return candidate
        raise KeyError(cowboy)

    def with_cowboy(self, *cowboys: Cowboy) -> State:
        """The state with these cowboys in the places of those with the same ids."""
        changed = {cowboy.id: cowboy for cowboy in cowboys}
        return msgspec.structs.replace(self, cowboys=tuple(changed.get(c.id, c) for c in self.cowboys))

    def of_side(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side, dead ones too, by number; neutral figures that belong to it come last."""
        return tuple(cowboy for cowboy in self.cowboys if cowboy.side == side)

    def living(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side who are on the table, by number."""
        return tuple(cowboy for cowboy in self.of_side(side) if cowboy.on_table)

    def available(self, side: Side) -> tuple[Cowboy, ...]:
        """The cowboys of a side whose upper hat colour is the hour's, dead ones too (W10, W16), by number."""
        colour = hour_colour(self.hour)
        return tuple(each for each in self.of_side(side) if each.hat == colour and each.posture != "safe")

    def inside(self, building: str) -> tuple[Cowboy, ...]:
        """The figures that stand on a building's blocks (W44), in the state's order."""
        return tuple(each for each in self.cowboys if each.on_table and each.on == building)

    def token(self, token: str) -> Token:
        """The token of this id; raises KeyError when the match has none."""
        for candidate in self.tokens:
            if candidate.id == token:
                return candidate
        raise KeyError(token)

    def with_token(self, *tokens: Token) -> State:
        """The state with these tokens in the places of those with the same ids."""
        changed = {token.id: token for token in tokens}
        return msgspec.structs.replace(self, tokens=tuple(changed.get(t.id, t) for t in self.tokens))

    def tokens_at(self, place: str) -> tuple[Token, ...]:
        """The tokens on a building's blocks, in a cowboy's slots, on the ground or in the box."""
        return tuple(token for token in self.tokens if token.at == place)

    def carries(self, cowboy: str, kind: TokenKind) -> int:
        """How many tokens of a kind are in a cowboy's slots."""
        return sum(token.kind == kind for token in self.tokens_at(cowboy))

    @property
    def buildings(self) -> tuple[Placement, ...]:
        """The buildings that stand in the town now, in the scenario's order."""
        kinds = [building.kind for building in self.scenario.buildings]
        return tuple(placement for placement in self.layout if placement.kind in kinds)

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
