"""What can happen in the Western game: ids and numbers, no sentences."""

from __future__ import annotations

from typing import Literal

from flick3d.games.western.scenario import HatColour
from flick3d.games.western.vocabulary import SeenKind, Side
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
    """A figure is upright again. cause: his own turn (W15); he fell without being hit (W52), or off a block (W45)."""

    cowboy: str
    cause: Literal["played", "not-hit", "block"]


class MoveSucceeded(Event, frozen=True):
    """The cowboy stands where the disc stopped, or beside what it stopped under (W31)."""

    cowboy: str
    x: float
    y: float


class MoveFailed(Event, frozen=True):
    """The action is lost and everything is back (W32, W33).

    touched: first piece that it may not touch; with `full` the building without a free block (W44), with `not-out` the
    building whose door's line the disc has not wholly passed (W41).
    """

    cowboy: str
    reason: Literal["touched", "left-area", "not-flat", "full", "not-out"]
    touched: str = ""


class MovedAside(Event, frozen=True):
    """An object that blocked an entrance is moved aside (W42)."""

    cowboy: str
    piece: str
    x: float
    y: float


class Entered(Event, frozen=True):
    """The cowboy stands on a block of the building (W40)."""

    cowboy: str
    building: str


class Reached(Event, frozen=True):
    """The figure has reached the building that it had to: it is safe, and leaves the table (S7, S8)."""

    cowboy: str
    building: str


class Escaped(Event, frozen=True):
    """The figure has left the table through a marked exit (S6, S9)."""

    cowboy: str
    exit: str


class Turned(Event, frozen=True):
    """The cowboy faces this way, degrees."""

    cowboy: str
    direction: float


class Hit(Event, frozen=True):
    """A cowboy loses a hit point (W51, W54, W56).

    cause: a bullet or a blast knocked him over, or he was in a building that was blown up (W82) or lost a duel (W77).
    """

    cowboy: str
    shooter: str
    hit_points_left: int
    cause: Literal["bullet", "blast", "blown-up", "duel"] = "bullet"


class Missed(Event, frozen=True):
    """Nobody was hit (W57)."""

    shooter: str
    reason: Literal["touched-nobody", "ricochet", "grazed", "already-fallen", "inside"]
    about: str = ""


class Exploded(Event, frozen=True):
    """The dynamite went off at (x, y), cm (W82)."""

    cowboy: str
    x: float
    y: float


class Dud(Event, frozen=True):
    """The dynamite left the play area and did not go off (W82)."""

    cowboy: str


class BlownUp(Event, frozen=True):
    """A building is gone with its blocks (W82)."""

    building: str
    cowboy: str


class DuelBegan(Event, frozen=True):
    """Two men stand face to face (W75, W76); building is "" in the duel at 12:00."""

    attacker: str
    defender: str
    building: str


class DuelWon(Event, frozen=True):
    """One of them was hit (W77)."""

    winner: str
    loser: str


class TurnedAway(Event, frozen=True):
    """Three shots each, and nobody was hit (W78)."""

    attacker: str
    building: str


class Took(Event, frozen=True):
    """A token came into a cowboy's slot (W70 to W72)."""

    cowboy: str
    token: str
    kind: SeenKind


class Dropped(Event, frozen=True):
    """A token came onto a building's blocks, or onto the ground ("") (W60, W70, W71)."""

    cowboy: str
    token: str
    kind: SeenKind
    building: str


class Drew(Event, frozen=True):
    """A face-down token was turned up (W72)."""

    cowboy: str
    token: str
    kind: SeenKind


class LeftLying(Event, frozen=True):
    """The token that was turned up stays where it is, face up (W72)."""

    cowboy: str
    token: str
    kind: SeenKind


class TokenTurned(Event, frozen=True):
    """A token was turned to its other side, or back (S4)."""

    cowboy: str
    token: str
    kind: SeenKind
    turned: bool
    building: str


class Joined(Event, frozen=True):
    """A neutral figure belongs to a side now (S6, S7)."""

    cowboy: str
    side: Side


class HatLost(Event, frozen=True):
    """A hat fell off and is put back with the same colour up (W55)."""

    cowboy: str


class PutBack(Event, frozen=True):
    """A piece that left the play area is put back at its edge (W57)."""

    piece: str
    x: float
    y: float


class PieceLost(Event, frozen=True):
    """A piece that left the play area is out of the match, by a house rule (W57)."""

    piece: str


class TokenLost(Event, frozen=True):
    """A dead man's token is out of the match, by a house rule (W60)."""

    cowboy: str
    token: str
    kind: SeenKind


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
    RoundBegan, CowboyPlayed, StoodUp, MoveSucceeded, MoveFailed, MovedAside, Entered, Reached, Escaped, Turned,
    Hit, Missed, Exploded, Dud, BlownUp, DuelBegan, DuelWon, TurnedAway,
    Took, Dropped, Drew, LeftLying, TokenTurned, Joined,
    HatLost, PutBack, PieceLost, TokenLost, Died, InitiativePassed, HatTurned, TeamPassed, MatchEnded,
)  # fmt: skip
