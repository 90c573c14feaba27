"""What a player may do in Flick of Faith, as frozen values with a text form."""

from __future__ import annotations

from typing import ClassVar, Literal

from flick3d.games.faith.gods import GodName
from flick3d.games.faith.laws import LawName
from flick3d.rules.actions import Action


class Choose(Action, frozen=True):
    """Be one of the two gods of the own card (F10): `choose tyr`."""

    god: GodName


class Race(Action, frozen=True):
    """Aim the Prophet that decides who begins (F12): `race 45.0 300.0`; all fly when the last player has aimed."""

    reveals: ClassVar[bool] = True
    direction: float
    speed: float


class Vote(Action, frozen=True):
    """Vote for the upper Law (thumb up) or the lower one (thumb down), unseen by the others (F22): `vote up`."""

    reveals: ClassVar[bool] = True
    thumb: Literal["up", "down"]


class Pick(Action, frozen=True):
    """Themis decides a tied vote (G4): `pick high-tide`."""

    reveals: ClassVar[bool] = True
    law: LawName


class Swap(Action, frozen=True):
    """How many of the own discs are Templars in this Generation (L7): `swap 2`."""

    templars: int


class Put(Action, frozen=True):
    """Put the disc that is flicked next somewhere in the own Corner (F31): `put 19.0 19.5`, cm."""

    x: float
    y: float


class Stand(Action, frozen=True):
    """Dagda stands the Hand of God on the Map; it faces a direction, degrees (G7): `stand 4.0 12.5 90.0`, cm."""

    x: float
    y: float
    direction: float


class Aim(Action, frozen=True):
    """Aim the first of two discs that go in the same instant (L5): `aim prophet-blue-1 225.0 310.0`."""

    component: str
    direction: float
    speed: float


class Flick(Action, frozen=True):
    """Flick one of the own unflicked discs (F31), with one aimed before (L5): `flick prophet-blue-2 225.0 310.0`."""

    component: str
    direction: float
    speed: float


class Pair(Action, frozen=True):
    """Flick the lower one of two stacked discs (L6): `pair templar-blue-1 prophet-blue-2 225.0 310.0`."""

    lower: str
    upper: str
    direction: float
    speed: float


class Leave(Action, frozen=True):
    """Leave a disc where it is that has not wholly come out of the Corner (F32): `leave`."""


class Fasten(Action, frozen=True):
    """Tyr: this own disc cannot be moved until the Worship (G1): `fasten prophet-blue-1`."""

    component: str


class Found(Action, frozen=True):
    """A Prophet that touches a City goes to the Reserve Pool, for a Temple (F34): `found prophet-blue-1`."""

    component: str


class Raise(Action, frozen=True):
    """Where the Temple is placed (F34, F35): `raise temple-blue-1 2.0 15.5`, cm."""

    temple: str
    x: float
    y: float


class Done(Action, frozen=True):
    """No more after this flick (F34), or no Heart in this Worship (G2): `done`."""


class Drop(Action, frozen=True):
    """Freja drops the Heart; it scatters a little (G2): `drop 3.0 14.0`, cm."""

    reveals: ClassVar[bool] = True
    x: float
    y: float


ACTIONS: tuple[type[Action], ...] = (
    Choose, Race, Vote, Pick, Swap, Put, Stand, Aim, Flick, Pair, Leave, Fasten, Found, Raise, Done, Drop,
)  # fmt: skip
