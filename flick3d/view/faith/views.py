"""What the HUD of Flick of Faith shows beyond the parts of every game, as frozen values."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.faith.components import Colour

CornerName = Literal["north-west", "south-west", "south-east", "north-east"]
Stage = Literal["council", "mission", "worship"]


class GenerationView(msgspec.Struct, frozen=True):
    """The strip at the top (F20).

    generation: counts from 1, 0 before the first. stage: which part of the Generation is lit; None before it and at the
    end. title, subtitle: whose turn it is and what is asked. colour: the player's, or None.
    """

    generation: int
    most: int
    count: str
    stage: Stage | None
    stage_name: str
    title: str
    subtitle: str
    colour: Colour | None


class MarkerView(msgspec.Struct, frozen=True):
    """A player's marker on the score track."""

    player: str
    colour: Colour
    points: int


class TrackView(msgspec.Struct, frozen=True):
    """The score track."""

    markers: tuple[MarkerView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One player's box.

    face: name of the picture. points: VP. hand: icons of the unflicked discs. pool: how many discs are in the Reserve
    Pool. temples: how many are in supply, of most_temples in the game. first: holds the First Player token. kind: of
    player, "" where that is not shown.
    """

    player: str
    name: str
    god: str
    face: str
    colour: Colour
    corner: CornerName
    points: int
    hand: tuple[str, ...]
    pool: int
    temples: int
    most_temples: int
    first: bool
    has_turn: bool
    kind: str = ""


class PlayersView(msgspec.Struct, frozen=True):
    """All players' boxes."""

    players: tuple[PlayerView, ...]


class FaceView(msgspec.Struct, frozen=True):
    """What is printed on a card.

    card: the id of the Law or god. picture: name of the picture; tall: it is upright (a god). text: the rule. foot: how
    long it lasts, or the god's title.
    """

    card: str
    title: str
    text: str
    flavour: str
    foot: str
    picture: str
    tall: bool = False


class LawsView(msgspec.Struct, frozen=True):
    """The Laws that are active, in the order in which they came. open: id of the one that is shown large, or ""."""

    caption: str
    key: str
    laws: tuple[FaceView, ...]
    open: str = ""


class LargeCardView(msgspec.Struct, frozen=True):
    """One card large, for as long as it is pointed at. beside: the corner of the box beside which it lies, or laws."""

    face: FaceView
    beside: CornerName | Literal["laws"]


class OptionView(msgspec.Struct, frozen=True):
    """A card that can be chosen. words: what a click commands, empty when it cannot be chosen. badge: icon on it."""

    face: FaceView
    words: tuple[str, ...] = ()
    key: str = ""
    badge: str = ""
    chosen: bool = False
    faded: bool = False


class GodsView(msgspec.Struct, frozen=True):
    """The two sides of a player's God card: which god to be (F10)."""

    title: str
    text: str
    options: tuple[OptionView, ...]


class BallotView(msgspec.Struct, frozen=True):
    """One player's tile in the Council.

    up_key, down_key: printed on it; empty for one who needs none. has_voted: only that is seen before all have voted.
    thumb: how the player voted, once all votes are turned over, else "" (F22).
    """

    player: str
    name: str
    face: str
    colour: Colour
    note: str
    up_key: str = ""
    down_key: str = ""
    has_voted: bool = False
    thumb: Literal["", "up", "down"] = ""


class CouncilView(msgspec.Struct, frozen=True):
    """The Council: both Laws, and a tile for every player; no tiles while Themis decides.

    opened: for how long the votes lie open, seconds.
    """

    title: str
    text: str
    options: tuple[OptionView, ...]
    ballots: tuple[BallotView, ...]
    opened: float = 100.0


class SecretView(msgspec.Struct, frozen=True):
    """What covers the screen while one player votes with the mouse and the others look away."""

    player: str
    title: str
    text: str
    face: str
    up: str
    down: str
    back: str
    up_key: str = ""
    down_key: str = ""
