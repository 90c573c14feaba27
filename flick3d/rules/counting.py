"""What is worth counting in many matches of a game, as data: the game names its own events and words."""

from __future__ import annotations

import msgspec

from flick3d.rules.events import Event


class Figure(msgspec.Struct, frozen=True):
    """One figure per team (per player, in a game without teams): how often some events happened.

    label: its heading. of: if given, the figure is the share of `events` in these, instead of a number.
    """

    label: str
    events: tuple[type[Event], ...]
    of: tuple[type[Event], ...] = ()


class Role(msgspec.Struct, frozen=True):
    """What a player can be in a match, such as one of several gods.

    heading: the word for it. event: by which a player becomes it; its field `player` says who, and `field` what.
    """

    heading: str
    event: type[Event]
    field: str


class Counting(msgspec.Struct, frozen=True):
    """How matches of a game are counted.

    parts: what a match is made of, in the plural, such as `rounds`. began: the event with which a part begins.
    unannounced: how many parts begin without that event. figures: what is counted per team.
    score: heading of the mean score, or "" where scores of several matches do not add up to anything. role: what
    players can be, whose wins are counted too; None: nothing.
    """

    parts: str
    began: type[Event]
    unannounced: int = 0
    figures: tuple[Figure, ...] = ()
    score: str = ""
    role: Role | None = None
