"""Rooms of the front of house: each shows a page, answers wishes, and says where it goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import msgspec

from flick3d.view.front.pages import Page, Wish


class Next(msgspec.Struct, frozen=True):
    """Base of where it goes on."""


class Stay(Next, frozen=True):
    """In this room; its page may be another one now."""


class Enter(Next, frozen=True):
    """Into another room; Back leads here again."""

    room: Room


class Return(Next, frozen=True):
    """To the room before; from the first one it leads nowhere."""


class OpenOptions(Next, frozen=True):
    """The options lie over this room."""


class Leave(Next, frozen=True):
    """Out of the front of house: something else fills the window now."""

    errand: Errand


class Errand(msgspec.Struct, frozen=True):
    """Base of what fills the window instead."""


class NewMatch(Errand, frozen=True):
    """A new match. scenario: its name or file. seats: (player's name, team) each. kinds: computer players by name.

    taught: a lesson goes with it (its name), or "". house_rules: what is played where the rules have a ruling, as
    (field, value) each.
    """

    scenario: str
    seats: tuple[tuple[str, str], ...]
    kinds: tuple[tuple[str, str], ...] = ()
    taught: str = ""
    house_rules: tuple[tuple[str, str], ...] = ()


class LoadMatch(Errand, frozen=True):
    """A match that is kept in a file goes on."""

    path: Path


class WatchMatch(Errand, frozen=True):
    """A match that is kept in a file is watched."""

    path: Path


class WatchDemo(Errand, frozen=True):
    """The showcase."""


class Quit(Errand, frozen=True):
    """Leave the game."""


class Resume(Errand, frozen=True):
    """Back to the match over which the menu lies."""


class KeepMatch(Errand, frozen=True):
    """Keep a copy of this match as it stands, among the saves."""


class ToMenu(Errand, frozen=True):
    """Leave this match; it is kept."""


class Room(Protocol):
    """One place of the front of house. It knows nothing of the window."""

    @property
    def page(self) -> Page:
        """What it shows now; asked for often, so it must not read files."""
        ...

    def enter(self) -> None:
        """It is shown from now on, for the first time or again: the time to look at files."""
        ...

    def hear(self, wish: Wish) -> Next:
        """Answer what the player wants. Raises FlickError, which is told on the page; the room stays."""
        ...
