"""What a player may do in Flick of Faith, as frozen values with a text form."""

from __future__ import annotations

from flick3d.rules.actions import Action


class Race(Action, frozen=True):
    """Aim the Prophet that decides who begins (F12): `race 45.0 300.0`; all fly when the last player has aimed."""

    direction: float
    speed: float


class Put(Action, frozen=True):
    """Put the Prophet that is flicked next somewhere in the own Corner (F31): `put 19.0 19.5`, cm."""

    x: float
    y: float


class Flick(Action, frozen=True):
    """Flick one of the own unflicked Prophets (F31): `flick prophet-blue-2 225.0 310.0`."""

    component: str
    direction: float
    speed: float


class Leave(Action, frozen=True):
    """Leave a Prophet where it is that has not wholly come out of the Corner (F32): `leave`."""


class Found(Action, frozen=True):
    """A Prophet that touches a City goes to the Reserve Pool, for a Temple (F34): `found prophet-blue-1`."""

    component: str


class Raise(Action, frozen=True):
    """Where the Temple is placed (F34, F35): `raise temple-blue-1 2.0 15.5`, cm."""

    temple: str
    x: float
    y: float


class Done(Action, frozen=True):
    """Found no more Temples after this flick (F34): `done`."""


ACTIONS: tuple[type[Action], ...] = (Race, Put, Flick, Leave, Found, Raise, Done)
