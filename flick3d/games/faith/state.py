"""The state of a match of Flick of Faith: frozen plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from flick3d.games.faith.book import Book
from flick3d.games.faith.components import Colour, Component
from flick3d.games.faith.gods import CARD_NAMES, CardName, God, GodName
from flick3d.games.faith.house_rules import RULINGS, HouseRules
from flick3d.games.faith.laws import LAW_NAMES, Law, LawName
from flick3d.games.faith.map import Corner, IslandName, Map
from flick3d.rules.game import Seat
from flick3d.rules.layout import Layout
from flick3d.rules.outcome import Outcome
from flick3d.rules.outline import Point

Phase = Literal[
    "gods", "race", "vote", "verdict", "templars", "mission", "second", "stuck", "temples", "raise", "heart", "over"
]
Thumb = Literal["up", "down", ""]
"""A vote; "" stands for one that may not be seen."""

COLOURS: tuple[Colour, ...] = ("blue", "purple", "yellow", "green")
"""The players' colours in the order of the seats, when no God cards are dealt."""
CORNERS = ("north-east", "south-east", "south-west", "north-west")
"""Where they sit: clockwise, as turns go (F30)."""
FACING = ("north-east", "south-west")
"""Where two players sit: face to face."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play Flick of Faith, as its YAML file says it.

    laws: the Law cards that are shuffled; none: there is no Council. gods: the God cards that are dealt; none: nobody
    is a god.
    """

    game: Literal["faith"]
    title: str
    briefing: str
    news: str = ""
    order: Annotated[int, msgspec.Meta(ge=1)] = 100
    laws: tuple[LawName, ...] = LAW_NAMES
    gods: tuple[CardName, ...] = CARD_NAMES
    house_rules: HouseRules | msgspec.UnsetType = msgspec.UNSET
    """What is played where the rules have a ruling of ours. Not said, it is no part of the state's data, so that the
    states of matches from before there were house rules are still known by their digests. Ask `house`."""

    @property
    def house(self) -> HouseRules:
        """The house rules of a match of this scenario; the rulings where it says none."""
        return self.house_rules if isinstance(self.house_rules, HouseRules) else RULINGS


class Stance(msgspec.Struct, frozen=True):
    """The Hand of God on the Map: where it stands, cm, and where it faces, degrees (G7)."""

    x: float
    y: float
    direction: float


class Launch(msgspec.Struct, frozen=True):
    """A disc that is aimed already and goes with the next flick (L5): where it lies, cm, and how it will go."""

    component: str
    x: float
    y: float
    direction: float
    speed: float


class Powers(msgspec.Struct, frozen=True):
    """What the gods have done in this Generation.

    fastened: Tyr's disc, or "" (G1). hands: how often the Hand of God has stood (G7). came_back: whether Anubis has had
    his disc back, guided: for how many rival discs off the Map he was paid (G6). smitten: Morrigan's VP for banished
    discs (G8).
    """

    fastened: str = ""
    hands: int = 0
    came_back: bool = False
    guided: int = 0
    smitten: int = 0


class State(msgspec.Struct, frozen=True):
    """A match at one moment.

    map: the cloth that is played on. book: figures of Laws and gods. generation: counts from 1; 0 while it is not known
    who begins. players: in the order of the seats, clockwise. first: who holds the First Player token, or "".
    active: who acts. scores: VP per player; colours, gods ("" is none yet): in the players' order.
    racers: who flicks for the First Player token, or for the win (F51); aimed: direction and speed of those who have
    aimed already.
    deck: Laws that were not drawn, in order. agenda: upper and lower Law of the vote, else empty. votes: those of the
    first players, clockwise from the First Player. laws: those that are active, in the order in which they came.
    turn: how many turns of the Mission have begun. spot: where the next disc is put, or None for the middle of the
    cloud. launch: the first of two discs (L5). hand: the Hand of God on the Map. again: the disc that Anubis flicks
    again now, or "". wind: degrees, or None. tornado: where the token lies, or None.
    flicked, stuck: ids of the discs of the last flick, and of those that have not come out of the Corner. heading: the
    last flick's direction, degrees. before: components that touched an Island when the turn began (T0). banished:
    rivals' discs banished in this turn.
    founding: id of the Prophet for which a Temple is placed, or "". founded: whether a Temple was founded since the
    flick. islands_of: the Islands on which that Temple may lie.
    """

    scenario: Scenario
    map: Map
    book: Book
    seats: tuple[Seat, ...]
    seed: int
    components: tuple[Component, ...]
    scores: tuple[int, ...]
    colours: tuple[Colour, ...]
    gods: tuple[GodName | Literal[""], ...]
    active: str
    layout: Layout = Layout()
    phase: Phase = "race"
    generation: int = 0
    first: str = ""
    racers: tuple[str, ...] = ()
    aimed: tuple[tuple[float, float], ...] = ()
    deck: tuple[LawName, ...] = ()
    agenda: tuple[LawName, ...] = ()
    votes: tuple[Thumb, ...] = ()
    laws: tuple[LawName, ...] = ()
    powers: Powers = Powers()
    turn: int = 0
    spot: Point | None = None
    launch: Launch | None = None
    hand: Stance | None = None
    again: str = ""
    wind: float | None = None
    tornado: Point | None = None
    flicked: tuple[str, ...] = ()
    stuck: tuple[str, ...] = ()
    heading: float = 0.0
    before: tuple[str, ...] = ()
    banished: tuple[str, ...] = ()
    founding: str = ""
    founded: bool = False
    islands_of: tuple[IslandName, ...] = ()
    outcome: Outcome | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, clockwise."""
        return tuple(seat.name for seat in self.seats)

    @property
    def active_laws(self) -> tuple[Law, ...]:
        """The figures of the Laws that are active, in the order in which they came."""
        return tuple(self.book.laws[name] for name in self.laws)

    def component(self, name: str) -> Component:
        """The component of this id; raises KeyError when the match has none."""
        for component in self.components:
            if component.id == name:
                return component
        raise KeyError(name)

    def colour(self, player: str) -> Colour:
        """The player's colour."""
        return self.colours[self.players.index(player)]

    def god_name(self, player: str) -> GodName | Literal[""]:
        """Which god the player is, or ""."""
        return self.gods[self.players.index(player)]

    def god(self, player: str) -> God | None:
        """The figures of the player's god, or None."""
        name = self.god_name(player)
        return self.book.pantheon.gods[name] if name else None

    def player_of(self, god: GodName) -> str | None:
        """Who this god is, or None."""
        return next((name for name, each in zip(self.players, self.gods, strict=True) if each == god), None)

    def corner(self, player: str) -> Corner:
        """The player's Corner (F2)."""
        names = FACING if len(self.seats) == len(FACING) else CORNERS
        name = names[self.players.index(player)]
        return next(corner for corner in self.map.corners if corner.name == name)

    def middle_of_cloud(self, player: str) -> Point:
        """The middle of the player's Corner, cm."""
        return self.corner(player).middle

    def clockwise(self, first: str) -> tuple[str, ...]:
        """All players, clockwise from this one (F30)."""
        at = self.players.index(first)
        return self.players[at:] + self.players[:at]

    def score(self, player: str) -> int:
        """The player's VP."""
        return self.scores[self.players.index(player)]

    def with_points(self, player: str, points: int) -> State:
        """The state in which the player has so many VP more."""
        scores = tuple(
            score + points if name == player else score for name, score in zip(self.players, self.scores, strict=True)
        )
        return msgspec.structs.replace(self, scores=scores)
