"""A Western scenario as typed data (W8): what a scenario file says. Goals and triggers are in `vocabulary`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from flick3d.games.western.house_rules import RULINGS, HouseRules
from flick3d.games.western.vocabulary import (
    BuildingKind,
    Data,
    FigureId,
    Goal,
    NeutralFigure,
    Noon,
    NoonWord,
    Side,
    SpecialRules,
    TokenKind,
    Trigger,
)
from flick3d.rules.layout import Area

HatColour = Literal["red", "blue"]
PropKind = Literal["barrel", "cactus", "fence", "hay", "gallows"]
Hour = Annotated[int, msgspec.Meta(ge=1, le=12)]
Number = Annotated[int, msgspec.Meta(ge=1, le=5)]
HitPoints = Annotated[int, msgspec.Meta(ge=1, le=9)]
Block = Literal["left", "right"]
Point = tuple[float, float]

BLOCKS: tuple[Block, Block] = ("left", "right")
"""A building's two support blocks, as seen when looking out of its door."""

MOST_PIECES: dict[str, int] = {"barrel": 5, "cactus": 3, "fence": 4, "hay": 4, "gallows": 1}
"""How many of each prop the box holds (W2, W4)."""

MOST_TOKENS: dict[str, int] = {
    "gold": 11,
    "water": 4,
    "colt": 5,
    "winchester": 2,
    "dynamite": 2,
    "document": 2,
    "hostage": 1,
}
"""How many of each token the box holds (W3)."""

MOST_CLOSED = 6
"""How many `closed` markers the box holds (W3)."""


class CowboyStart(Data, frozen=True):
    """How a cowboy starts: his place, where he looks (degrees), his tile.

    at: middle of his base on the table, cm; or inside: the building on one of whose blocks he stands (W44), and block.
    hit_points override the scenario's. actions: how many he has in a turn (W14). tokens: what is in his slots (W71).
    """

    side: Side
    number: Number
    at: Point | None = None
    facing: float = 0.0
    inside: BuildingKind | None = None
    block: Block = "left"
    hit_points: HitPoints | None = None
    actions: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    tokens: Annotated[tuple[TokenKind, ...], msgspec.Meta(max_length=2)] = ()

    @property
    def id(self) -> str:
        """Such as `lawman-1`."""
        return cowboy_id(self.side, self.number)


class NeutralStart(Data, frozen=True):
    """How a neutral figure starts (W1): the woman or the man, and whose he is, or nobody's yet.

    at, or inside with a block, or on: the gallows. hit_points override the scenario's.
    """

    figure: NeutralFigure
    side: Side | None = None
    at: Point | None = None
    facing: float = 0.0
    inside: BuildingKind | None = None
    block: Block = "left"
    on: Literal["gallows"] | None = None
    hit_points: HitPoints | None = None

    @property
    def id(self) -> str:
        """`woman` or `man`."""
        return self.figure


class BuildingStart(Data, frozen=True):
    """Where a building stands (middle of its ground, cm), where its door looks (degrees), and whether it is closed."""

    kind: BuildingKind
    at: Point
    facing: float = 270.0
    closed: bool = False


class PropStart(Data, frozen=True):
    """Where a prop stands: middle in cm, direction of its front in degrees."""

    kind: PropKind
    at: Point
    facing: float = 0.0


class TokensStart(Data, frozen=True):
    """Tokens that lie face up on a building's blocks (W70)."""

    kind: TokenKind
    building: BuildingKind = msgspec.field(name="in")
    count: Annotated[int, msgspec.Meta(ge=1, le=11)] = 1


class PileStart(Data, frozen=True):
    """Tokens that are shuffled and dealt face down to some buildings (W72).

    buildings: who gets a token first, second, and so on, round and round. kinds: how many of each there are.
    """

    buildings: Annotated[tuple[BuildingKind, ...], msgspec.Meta(min_length=1)] = msgspec.field(name="in")
    kinds: Annotated[dict[TokenKind, Annotated[int, msgspec.Meta(ge=1, le=11)]], msgspec.Meta(min_length=1)]


class ExitStart(Data, frozen=True):
    """A marked exit: a piece of the play area's edge between two points on it, cm, and its name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[a-z][a-z0-9-]*$")]
    begins: Point = msgspec.field(name="from")
    ends: Point = msgspec.field(name="to")


class Clock(Data, frozen=True):
    """The hour of the first round, and who wins when the clock strikes 12:00 (W8, W90)."""

    start: Hour
    noon: NoonWord | Noon = "most-hit-points"


class Scenario(Data, frozen=True):
    """One Western scenario. Field by field what its YAML file says.

    briefing: the story. news: what is new in this scenario, in a sentence or two.
    """

    game: Literal["western"]
    title: str
    briefing: str
    clock: Clock
    initiative: FigureId
    goals: Annotated[tuple[Goal, ...], msgspec.Meta(min_length=1)]
    cowboys: Annotated[tuple[CowboyStart, ...], msgspec.Meta(min_length=2, max_length=10)]
    news: str = ""
    neutrals: Annotated[tuple[NeutralStart, ...], msgspec.Meta(max_length=2)] = ()
    buildings: tuple[BuildingStart, ...] = ()
    props: tuple[PropStart, ...] = ()
    tokens: tuple[TokensStart, ...] = ()
    piles: tuple[PileStart, ...] = ()
    exits: tuple[ExitStart, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    rules: SpecialRules = SpecialRules()
    house_rules: HouseRules | msgspec.UnsetType = msgspec.UNSET
    """What is played where the rules have a ruling of ours. Not said, it is no part of the state's data, so that the
    states of matches from before there were house rules are still known by their digests. Ask `house`."""
    hit_points: HitPoints = 3
    area: Area = Area()
    order: Annotated[int, msgspec.Meta(ge=1)] = 100
    """Where the scenario comes in lists: the smallest first."""

    @property
    def figures(self) -> tuple[CowboyStart | NeutralStart, ...]:
        """All cowboys, then the neutral figures, in the file's order."""
        return (*self.cowboys, *self.neutrals)

    @property
    def house(self) -> HouseRules:
        """The house rules of a match of this scenario; the rulings where it says none."""
        return self.house_rules if isinstance(self.house_rules, HouseRules) else RULINGS

    @property
    def wanted_tokens(self) -> frozenset[TokenKind]:
        """The kinds of tokens that a goal or the stroke of twelve asks for."""
        named = [each for goal in self.goals for each in (goal.gather, goal.turn, goal.escape) if each is not None]
        kinds = [each.token for each in named]
        kinds += [self.clock.noon.holder] if isinstance(self.clock.noon, Noon) else []
        return frozenset(kind for kind in kinds if kind is not None)

    def exit(self, name: str) -> ExitStart | None:
        """The exit of this name, or None."""
        return next((each for each in self.exits if each.name == name), None)


def cowboy_id(side: Side, number: int) -> str:
    """Such as `lawman-1`."""
    return f"{'lawman' if side == 'lawmen' else 'outlaw'}-{number}"


def hour_colour(hour: int) -> HatColour:
    """Colour of the cowboys who are available in this hour: even hours red, odd hours blue (W10)."""
    return "red" if hour % 2 == 0 else "blue"
