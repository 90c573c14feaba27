"""What the HUD shows, as frozen values: made from the match by pure functions, drawn by the widgets."""

from __future__ import annotations

from typing import Literal

import msgspec

from flick3d.games.western.scenario import HatColour, Side
from flick3d.games.western.state import Posture

Tone = Literal["news", "hit", "miss", "death"]


class TileView(msgspec.Struct, frozen=True):
    """One cowboy's tile (W5).

    available: his hat has the hour's colour up. choosable: he may be chosen now. why_not: else, in words, or "".
    """

    cowboy: str
    number: int
    hat: HatColour
    hit_points: int
    most_hit_points: int
    posture: Posture
    available: bool
    choosable: bool = False
    pointed: bool = False
    active: bool = False
    initiative: bool = False
    why_not: str = ""


class TeamView(msgspec.Struct, frozen=True):
    """One team's box with its tiles in order; has_turn: its player decides now."""

    side: Side
    title: str
    player: str
    has_turn: bool
    tiles: tuple[TileView, ...]


class BannerView(msgspec.Struct, frozen=True):
    """The strip at the top. actions: how many the cowboy has left, of two; None when nobody is being played."""

    hour: int
    time: str
    round: str
    side: Side | None
    title: str
    subtitle: str
    actions: int | None = None


class ActionView(msgspec.Struct, frozen=True):
    """One button of the bar at the bottom.

    words: what its click commands. key: printed on it. why_not: why it is greyed, in words, or "" when it is not.
    """

    words: tuple[str, ...]
    label: str
    icon: str
    key: str
    chosen: bool = False
    why_not: str = ""
    help: str = ""


class HintView(msgspec.Struct, frozen=True):
    """The line over the buttons; warns: it says why something cannot be done."""

    text: str
    warns: bool = False


class MeterView(msgspec.Struct, frozen=True):
    """The strength, 0 to 1; live: it is being pulled or charged, not only set."""

    strength: float
    live: bool


class HudView(msgspec.Struct, frozen=True):
    """Everything that is always there."""

    banner: BannerView
    teams: tuple[TeamView, TeamView]
    actions: tuple[ActionView, ...]
    hint: HintView
    meter: MeterView | None = None


class CardView(msgspec.Struct, frozen=True):
    """An announcement in the middle for a moment."""

    title: str
    text: str
    tone: Tone = "news"


class ResultRow(msgspec.Struct, frozen=True):
    """One line of the result: what was counted, for both sides."""

    label: str
    lawmen: str
    outlaws: str


class ResultView(msgspec.Struct, frozen=True):
    """The end of a match."""

    title: str
    text: str
    winner: Side | None
    rows: tuple[ResultRow, ...]
