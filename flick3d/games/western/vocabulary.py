"""The words of a scenario for goals, triggers, noon and special rules: data that rules understand (W8, W83, W90)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Side = Literal["lawmen", "outlaws"]
SIDES: tuple[Side, Side] = ("lawmen", "outlaws")
BuildingKind = Literal["sheriff", "bank", "saloon", "store", "town-hall", "undertaker"]
NeutralFigure = Literal["woman", "man"]
TokenKind = Literal["gold", "water", "colt", "winchester", "dynamite", "document", "hostage"]
SeenKind = Literal["gold", "water", "colt", "winchester", "dynamite", "document", "hostage", "unknown"]
"""Kind of a token as a player sees it: `unknown` while it lies face down."""
FigureId = Literal[
    "lawman-1", "lawman-2", "lawman-3", "lawman-4", "lawman-5",
    "outlaw-1", "outlaw-2", "outlaw-3", "outlaw-4", "outlaw-5",
    "woman", "man",
]  # fmt: skip
Count = Annotated[int, msgspec.Meta(ge=1, le=12)]
Figures = Annotated[tuple[FigureId, ...], msgspec.Meta(min_length=1)]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that a scenario file holds: unknown keys are faults."""


class Elimination(Data, frozen=True):
    """So many of these figures are dead."""

    who: Figures
    count: Count = 1


class Gathering(Data, frozen=True):
    """So many tokens of a kind are in a building: on its blocks, or carried by a man of the side who is inside."""

    token: TokenKind
    building: BuildingKind = msgspec.field(name="in")
    count: Count = 1


class Turning(Data, frozen=True):
    """So many tokens of a kind lie with their other side up, such as the water's skull."""

    token: TokenKind
    count: Count


class Reaching(Data, frozen=True):
    """All these figures have entered a building. Whoever does is safe, and leaves the table."""

    who: Figures
    building: BuildingKind


class Escaping(Data, frozen=True):
    """One of these figures, or whoever of the side carries this token, has left through a marked exit."""

    exit: str
    who: tuple[FigureId, ...] = ()
    token: TokenKind | None = None

    def __post_init__(self) -> None:
        if bool(self.who) == (self.token is not None):
            raise ValueError("an escape names either `who` or `token`")


GOAL_WORDS = ("eliminate", "win_duels", "gather", "turn", "reach", "escape")


class Goal(Data, frozen=True):
    """One way to win: exactly one of its words, and whose it is (W8, W90).

    side: None is both sides'. when: `round-end` looks only when the last cowboy of a round was played.
    eliminate: so many enemies are dead, or so many of the named figures. win_duels: so many duels were won.
    """

    side: Side | None = None
    when: Literal["always", "round-end"] = "always"
    eliminate: Count | Elimination | None = None
    win_duels: Count | None = None
    gather: Gathering | None = None
    turn: Turning | None = None
    reach: Reaching | None = None
    escape: Escaping | None = None

    def __post_init__(self) -> None:
        if sum(getattr(self, word) is not None for word in GOAL_WORDS) != 1:
            raise ValueError(f"a goal has exactly one of: {', '.join(GOAL_WORDS)}")

    @property
    def word(self) -> str:
        """Which of the words it has."""
        return next(word for word in GOAL_WORDS if getattr(self, word) is not None)


NoonWord = Literal["most-hit-points", "lawmen", "outlaws", "draw"]


class Noon(Data, frozen=True):
    """Who wins at 12:00 when it is no plain side: exactly one of these.

    holder: the side whose man carries this token; nobody is a draw.
    leaders: the figure with more hit points wins for its side. tie: what happens when they have the same.
    """

    holder: TokenKind | None = None
    leaders: tuple[FigureId, FigureId] | None = None
    tie: Literal["draw", "duel"] = "draw"

    def __post_init__(self) -> None:
        if (self.holder is None) == (self.leaders is None):
            raise ValueError("noon names either `holder` or `leaders`")


class Cause(Data, frozen=True):
    """What sets a trigger off: a building was blown up, or a prop (the gallows) was toppled by a flick."""

    blown_up: BuildingKind | None = None
    toppled: Literal["gallows"] | None = None

    def __post_init__(self) -> None:
        if (self.blown_up is None) == (self.toppled is None):
            raise ValueError("a trigger's `when` names either `blown_up` or `toppled`")


class Joining(Data, frozen=True):
    """A neutral figure joins a side; hit_points: how many it then has, None leaves them as they are."""

    join: NeutralFigure
    side: Side
    hit_points: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Trigger(Data, frozen=True):
    """When this happens, then that follows, once."""

    when: Cause
    then: Joining


class TurnTokens(Data, frozen=True):
    """With an action inside, men of `to_back` turn such a token to its other side, men of `to_front` turn it back."""

    token: TokenKind
    to_back: Side
    to_front: Side


class Burden(Data, frozen=True):
    """Whoever carries such a token moves at a share of a flick's top speed, and may shoot or not."""

    token: TokenKind
    speed: Annotated[float, msgspec.Meta(gt=0.0, le=1.0)] = 1.0
    may_shoot: bool = True


class SpecialRules(Data, frozen=True):
    """Special rules by name, each with its parameters."""

    turn_tokens: TurnTokens | None = None
    burdens: tuple[Burden, ...] = ()
    duels: bool = True
    """Whether entering a building with enemies starts a duel (W75); else such a building cannot be entered."""
    tokens_outside: bool = False
    """Whether tokens can also be taken and exchanged by a man outside who stands within one movement disc's width of
    them, and dropped where he stands (W70)."""
