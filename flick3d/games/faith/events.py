"""What can happen in Flick of Faith: ids and numbers, no sentences."""

from __future__ import annotations

from flick3d.games.faith.map import IslandName
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome


class Raced(Event, frozen=True):
    """How far a player's Prophet ended from the Navel's centre, cm; -1 is off the Map (F12)."""

    player: str
    distance: float


class FirstPlayer(Event, frozen=True):
    """Who holds the First Player token (F12, F44)."""

    player: str


class GenerationBegan(Event, frozen=True):
    """A Generation begins (F20)."""

    generation: int


class Flicked(Event, frozen=True):
    """A Prophet was flicked (F31). stuck: it has not wholly come out of the Corner (F32)."""

    player: str
    component: str
    stuck: bool


class TempleRaised(Event, frozen=True):
    """A Prophet left a City for the Reserve Pool, and a Temple lies on that Island for it (F34)."""

    player: str
    component: str
    temple: str
    island: IslandName
    x: float
    y: float


class Blessed(Event, frozen=True):
    """A Prophet on the Navel went to the Reserve Pool and brought its owner VP (F36)."""

    player: str
    component: str
    points: int


class Lost(Event, frozen=True):
    """A Prophet off the Map went to the Reserve Pool (F37)."""

    player: str
    component: str


class WashedUp(Event, frozen=True):
    """A Temple outside of every Border went back to its owner's supply (F38)."""

    player: str
    component: str


class Worshipped(Event, frozen=True):
    """What a player got from an Island in the Worship (F40, F41)."""

    player: str
    island: IslandName
    presence: int
    domination: int


class MatchEnded(Event, frozen=True):
    """The match is over (F50, F51)."""

    outcome: Outcome


EVENTS: tuple[type[Event], ...] = (
    Raced, FirstPlayer, GenerationBegan, Flicked, TempleRaised, Blessed, Lost, WashedUp, Worshipped, MatchEnded,
)  # fmt: skip
