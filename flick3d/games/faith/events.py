"""What can happen in Flick of Faith: ids and numbers, no sentences. What brings VP says for whom and how many."""

from __future__ import annotations

from typing import Literal

from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LawName
from flick3d.games.faith.map import IslandName
from flick3d.rules.events import Event
from flick3d.rules.outcome import Outcome


class GodChosen(Event, frozen=True):
    """A player has chosen which god to be (F10)."""

    player: str
    god: GodName


class Aimed(Event, frozen=True):
    """A player has aimed, unseen by the others (F12)."""

    player: str


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


class LawsDrawn(Event, frozen=True):
    """Two Laws are up for the vote (F21). replaced: Laws that could not act and went back to the box (L17)."""

    upper: LawName
    lower: LawName
    replaced: tuple[LawName, ...] = ()


class Voted(Event, frozen=True):
    """A player has voted; how is not told (F22)."""

    player: str


class VotesShown(Event, frozen=True):
    """All have voted (F22): every player's thumb, in the order of the seats."""

    thumbs: tuple[tuple[str, Literal["up", "down"]], ...]


class LawEnacted(Event, frozen=True):
    """A Law enters the game (F23). by: more thumbs, chance after a tie, or Themis (G4)."""

    law: LawName
    by: Literal["votes", "chance", "themis"]


class LawPleased(Event, frozen=True):
    """Themis gets VP: the Law that she voted for, or picked, is enacted (G4)."""

    player: str
    law: LawName
    points: int


class LawEnded(Event, frozen=True):
    """A Law leaves the game (F45)."""

    law: LawName


class ProphetGained(Event, frozen=True):
    """A player has one more Prophet for good (L8)."""

    player: str
    component: str


class TemplarsSwapped(Event, frozen=True):
    """How many Templars a player takes into this Generation (L7)."""

    player: str
    templars: int


class ApePlaced(Event, frozen=True):
    """The King Ape lies on the Navel: it has come into the game, or came back from off the Map (L9)."""

    x: float
    y: float


class TemplesShaken(Event, frozen=True):
    """The Temples slid away from their Cities (L17)."""


class WindTurned(Event, frozen=True):
    """The direction in which moving discs drift in this turn, degrees (L20)."""

    direction: float


class HandStood(Event, frozen=True):
    """The Hand of God stands on the Map (G7)."""

    player: str
    x: float
    y: float
    direction: float


class Flicked(Event, frozen=True):
    """Discs were flicked (F31, L5, L6). stuck: those that have not wholly come out of the Corner (F32)."""

    player: str
    components: tuple[str, ...]
    stuck: tuple[str, ...] = ()


class Fastened(Event, frozen=True):
    """A disc cannot be moved until the Worship (G1)."""

    player: str
    component: str


class TempleRaised(Event, frozen=True):
    """A Prophet left a City for the Reserve Pool, and a Temple lies on an Island for it (F34)."""

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


class FaceDown(Event, frozen=True):
    """A Prophet came to rest face down and goes to the Reserve Pool, by a house rule (F9)."""

    player: str
    component: str


class Lost(Event, frozen=True):
    """A Prophet off the Map went to the Reserve Pool (F37)."""

    player: str
    component: str


class CameBack(Event, frozen=True):
    """A Prophet off the Map came back to Anubis' hand (G6). again: it is flicked again at once."""

    player: str
    component: str
    again: bool


class Drowned(Event, frozen=True):
    """The Kraken took a disc in the Sea out of the game (L11)."""

    player: str
    component: str


class WashedUp(Event, frozen=True):
    """A Temple outside of every Border went back to its owner's supply (F38)."""

    player: str
    component: str


class TornadoMoved(Event, frozen=True):
    """The Tornado has gone on to here, cm (L10)."""

    x: float
    y: float


class Swept(Event, frozen=True):
    """The Tornado swept a disc into the Reserve Pool (L10)."""

    player: str
    component: str


class Banished(Event, frozen=True):
    """VP for discs that a player banished in this turn (L13, G8), or that rivals lost (G6). why: the Law or god."""

    player: str
    components: tuple[str, ...]
    why: Literal["holy-bowling", "morrigan", "anubis"]
    points: int


class HeartDropped(Event, frozen=True):
    """Freja's Heart lies here, cm; these discs count as hers in this Worship (G2)."""

    player: str
    x: float
    y: float
    components: tuple[str, ...]


class SheepFound(Event, frozen=True):
    """A Prophet in the Sea counts as on the nearest Island (L15)."""

    player: str
    component: str
    island: IslandName


class Silenced(Event, frozen=True):
    """The King Ape touches this Island: it is not scored (L9)."""

    island: IslandName


class Worshipped(Event, frozen=True):
    """What a player got from an Island in the Worship (F40, F41)."""

    player: str
    island: IslandName
    presence: int
    domination: int


class Toured(Event, frozen=True):
    """VP for Presence on so many Islands (L12)."""

    player: str
    islands: int
    points: int


class MatchEnded(Event, frozen=True):
    """The match is over (F50, F51)."""

    outcome: Outcome


EVENTS: tuple[type[Event], ...] = (
    GodChosen, Aimed, Raced, FirstPlayer, GenerationBegan, LawsDrawn, Voted, VotesShown, LawEnacted,
    LawPleased, LawEnded, ProphetGained, TemplarsSwapped, ApePlaced, TemplesShaken, WindTurned, HandStood, Flicked,
    Fastened, TempleRaised, Blessed, FaceDown, Lost, CameBack, Drowned, WashedUp, TornadoMoved, Swept, Banished,
    HeartDropped, SheepFound, Silenced, Worshipped, Toured, MatchEnded,
)  # fmt: skip


def gain(event: Event) -> tuple[str, int] | None:
    """Who got how many VP by an event; None when it brings none. The sum of all is the score."""
    match event:
        case LawPleased() | Blessed() | Banished() | Toured():
            return event.player, event.points
        case Worshipped():
            return event.player, event.presence + event.domination
        case _:
            return None
