"""What the HUD shows, as frozen values: made from the match by pure functions, drawn by the widgets."""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["news", "hit", "miss", "death", "duel", "blast", "door", "joined", "away", "player"]


class TileView(msgspec.Struct, frozen=True):
    """One figure's tile (W5).

    number: 0 is a neutral figure (W1), whose tile is small. available: the hat has the hour's colour up. choosable: it
    may be chosen now. why_not: else, in words, or "". slots: icons of the tokens in the slots, at most two.
    sign: name of the house that the figure is in, or "". note: what is written on the tile of one who is gone.
    """

    cowboy: str
    number: int
    hat: str
    hit_points: int
    most_hit_points: int
    posture: str
    available: bool
    choosable: bool = False
    pointed: bool = False
    active: bool = False
    initiative: bool = False
    why_not: str = ""
    slots: tuple[str, ...] = ()
    sign: str = ""
    note: str = ""


class SeatView(msgspec.Struct, frozen=True):
    """The mark of a seat: whose it is, and what kind of player sits there."""

    name: str
    kind: str


class TeamView(msgspec.Struct, frozen=True):
    """One team's box with its tiles in order; has_turn: its player decides now. seats: those that have a mark."""

    side: str
    title: str
    player: str
    has_turn: bool
    tiles: tuple[TileView, ...]
    seats: tuple[SeatView, ...] = ()


class BannerView(msgspec.Struct, frozen=True):
    """The strip at the top.

    actions: how many the cowboy has left of most_actions; None when nobody is being played. caption: what is counted.
    hat: colour of those who may be played this hour, which players who want signs see; "" for none.
    """

    hour: int
    time: str
    round: str
    side: str | None
    title: str
    subtitle: str
    actions: int | None = None
    most_actions: int = 2
    caption: str = "actions"
    hat: str = ""


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


class ItemView(msgspec.Struct, frozen=True):
    """Tokens of one kind that lie here, or the face-down pile.

    words: what a click commands. token: the one that a click or a drag means, "" for the pile. why_not: why a click
    does nothing, in words, or "". badge: icon of what a click does when it does not take the token, or "".
    """

    words: tuple[str, ...]
    token: str
    icon: str
    label: str
    count: int = 1
    key: str = ""
    hint: str = ""
    why_not: str = ""
    badge: str = ""
    chosen: bool = False


class SlotView(msgspec.Struct, frozen=True):
    """One slot of the cowboy who is played. token: what is in it, or "". asked: it is asked for now."""

    token: str
    icon: str
    label: str
    key: str
    hint: str = ""
    why_not: str = ""
    asked: bool = False


class ShelfView(msgspec.Struct, frozen=True):
    """The tokens beside the cowboy who is played, and his slots."""

    caption: str
    items: tuple[ItemView, ...]
    slots_caption: str
    slots: tuple[SlotView, ...]


class DrawnView(msgspec.Struct, frozen=True):
    """The token that was turned up, and what can be done with it (W72)."""

    title: str
    icon: str
    name: str
    text: str
    buttons: tuple[ActionView, ...]


class HudView(msgspec.Struct, frozen=True):
    """Everything that is always there.

    teams: none, or the left box and the right one. extras: parts that only one game has, at most one of each type; who
    builds them is said where the HUD is made.
    """

    hint: HintView
    actions: tuple[ActionView, ...] = ()
    banner: BannerView | None = None
    teams: tuple[TeamView, ...] = ()
    meter: MeterView | None = None
    shelf: ShelfView | None = None
    drawn: DrawnView | None = None
    extras: tuple[msgspec.Struct, ...] = ()


class GoalView(msgspec.Struct, frozen=True):
    """How one side or player wins, and who plays it; icon: stands before the title."""

    title: str
    icon: str
    players: str
    goals: tuple[str, ...]


class StoryView(msgspec.Struct, frozen=True):
    """What a scenario is about: its story, what is new, how each side wins, and special rules.

    sides: one to four, in columns. further: headline and text of what else is to be told, after the sides.
    """

    title: str
    story: str
    news: str
    rules: tuple[str, ...] = ()
    sides: tuple[GoalView, ...] = ()
    further: tuple[tuple[str, str], ...] = ()


class CardView(msgspec.Struct, frozen=True):
    """An announcement in the middle for a moment. brief: it stays only a short while.

    icon: stands at both ends, in place of the tone's.
    """

    title: str
    text: str
    tone: Tone = "news"
    brief: bool = False
    icon: str = ""


class ResultRow(msgspec.Struct, frozen=True):
    """One line of the result: what was counted, for each column."""

    label: str
    counted: tuple[str, ...]


class ResultView(msgspec.Struct, frozen=True):
    """The end of a match. icon: beside the headline. columns: the sides or players, two to four, that rows count."""

    title: str
    text: str
    icon: str
    columns: tuple[str, ...]
    rows: tuple[ResultRow, ...]
