"""The Laws as data: how long each lasts, and what it changes (L1 to L20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from flick3d.rules.prompts import NO_HANDICAP, Handicap

LawName = Literal[
    "blind-faith", "little-finger", "wrong-hand", "rolling-ministry", "two-hands", "piggyback", "templars",
    "fresh-converts", "king-ape", "tornado", "kraken", "grand-tour", "holy-bowling", "all-or-nothing", "lost-sheep",
    "iconoclasts", "earthquake", "holy-oil", "high-tide", "changing-winds",
]  # fmt: skip
LAW_NAMES: tuple[LawName, ...] = get_args(LawName)

Positive = Annotated[float, Meta(gt=0.0)]


class Whirl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Tornado token: its radius, and how far it goes at the end of each turn, cm (L10)."""

    radius: Positive
    step: Positive


class Banishing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """VP for every disc banished by the active player (L13, G8), at most so many a turn and a Generation."""

    points: int
    most_a_turn: int
    most_a_generation: int = 1000


class Law(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Law.

    handicap: of every hand that flicks (L1 to L3). top_speed: cm/s (L2, L4). speed_share: of every top speed (L18).
    rolls: discs start on their rim (L4). launch: how many discs go at once (L5, L6).
    templars: how many Prophets may be swapped (L7). converts: Prophets that each player gains (L8).
    ape: the King Ape is in the game (L9). tornado: the token's figures (L10).
    drowns_above: step c takes discs in the Sea from players who have more than so many (L11).
    tour: VP by the number of Islands where a player is present (L12). banishing: VP for banished discs (L13).
    presence, domination: VP in place of the usual ones (L14). sheep: a Prophet in the Sea counts (L15).
    temples_dominate: whether Temples count for Domination (L16). quake: how fast Temples go, cm/s (L17).
    mat: what the Map is then made of (L18). by_centre: a disc is where its centre is (L19).
    wind: acceleration of what moves, cm/s2 (L20).
    """

    id: str
    lasts: Literal["generation", "rest", "once"]
    handicap: Handicap = NO_HANDICAP
    top_speed: Positive | None = None
    speed_share: Positive = 1.0
    rolls: bool = False
    launch: Literal["one", "two", "stacked"] = "one"
    templars: int = 0
    converts: int = 0
    ape: bool = False
    tornado: Whirl | None = None
    drowns_above: int | None = None
    tour: Mapping[int, int] = {}
    banishing: Banishing | None = None
    presence: int | None = None
    domination: int | None = None
    sheep: bool = False
    temples_dominate: bool = True
    quake: Positive | None = None
    mat: str = ""
    by_centre: bool = False
    wind: Positive | None = None


LawBook = Mapping[LawName, Law]


def those_that_last(book: LawBook, laws: Iterable[LawName]) -> tuple[LawName, ...]:
    """The Laws that stay when a Generation ends (F24, F45)."""
    return tuple(name for name in laws if book[name].lasts == "rest")
