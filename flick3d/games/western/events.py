"""What can happen in the Western game: ids and numbers, no sentences."""

from __future__ import annotations

from typing import Literal

from flick3d.games.western.scenario import HatColour, Side
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome


class RoundBegan(Event, frozen=True):
    """The clock shows a new hour; cowboys with this colour up are available (W10, W11)."""

    round: int
    hour: int
    colour: HatColour


class CowboyPlayed(Event, frozen=True):
    """A player chose this cowboy. dead: he only passes the turn (W16)."""

    cowboy: str
    player: str
    dead: bool = False


class StoodUp(Event, frozen=True):
    """A figure is upright again. cause: his own turn (W15), or he fell without being hit (W52)."""

    cowboy: str
    cause: Literal["played", "not-hit"]


class MoveSucceeded(Event, frozen=True):
    """The cowboy stands where the disc stopped, or beside what it stopped under (W31)."""

    cowboy: str
    x: float
    y: float


class MoveFailed(Event, frozen=True):
    """The action is lost and everything is back (W32, W33). touched: first piece touched, or "" when the disc left."""

    cowboy: str
    reason: Literal["touched", "left-area", "not-flat"]
    touched: str = ""


class Turned(Event, frozen=True):
    """The cowboy faces this way, degrees."""

    cowboy: str
    direction: float


class Hit(Event, frozen=True):
    """The bullet knocked a standing cowboy over: he loses a hit point (W51, W54, W56)."""

    cowboy: str
    shooter: str
    hit_points_left: int


class Missed(Event, frozen=True):
    """Nobody was hit (W57)."""

    shooter: str
    reason: Literal["touched-nobody", "ricochet", "grazed", "already-fallen"]
    about: str = ""


class HatLost(Event, frozen=True):
    """A hat fell off and is put back with the same colour up (W55)."""

    cowboy: str


class PutBack(Event, frozen=True):
    """A piece that left the play area is put back at its edge (W57)."""

    piece: str
    x: float
    y: float


class Died(Event, frozen=True):
    """The last hit point is gone: the figure leaves the table (W60)."""

    cowboy: str
    shooter: str


class InitiativePassed(Event, frozen=True):
    """The initiative token changes hands (W62)."""

    before: str
    after: str


class HatTurned(Event, frozen=True):
    """The played cowboy's hat is turned over: his turn is done (W11, W14)."""

    cowboy: str
    colour: HatColour


class TeamPassed(Event, frozen=True):
    """A team with no available cowboy is passed over (W13)."""

    team: Side


class MatchEnded(Event, frozen=True):
    """The match is over (W90)."""

    outcome: Outcome


EVENTS: tuple[type[Event], ...] = (
    RoundBegan, CowboyPlayed, StoodUp, MoveSucceeded, MoveFailed, Turned, Hit, Missed, HatLost, PutBack, Died,
    InitiativePassed, HatTurned, TeamPassed, MatchEnded,
)  # fmt: skip
