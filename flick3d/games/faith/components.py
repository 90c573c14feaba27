"""The components of a match and where each is: in hand, on the Map, in the Reserve Pool, in supply, out (F1, F6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Colour = Literal["blue", "purple", "yellow", "green"]
Kind = Literal["prophet", "templar", "sphinx", "temple", "king-ape"]
Place = Literal["hand", "map", "pool", "supply", "out"]
"""hand: unflicked; supply: a Temple that is not on the Map; out: out of the game."""

PROPHETS: tuple[Kind, ...] = ("prophet", "templar", "sphinx")
"""What counts as a Prophet (F7)."""

TEMPLES_EACH = 4


class Component(msgspec.Struct, frozen=True):
    """One disc: its id such as `prophet-blue-2`, its kind, whose it is ("" is nobody's), and where it is."""

    id: str
    kind: Kind
    owner: str
    place: Place

    @property
    def is_prophet(self) -> bool:
        """Whether it counts as a Prophet (F7)."""
        return self.kind in PROPHETS


def first_components(player: str, colour: Colour, players: int) -> tuple[Component, ...]:
    """What a player gets before the first Generation: 5 Prophets, 6 with three players, and 4 Temples (F11)."""
    prophets = 6 if players == 3 else 5
    return (
        *(Component(f"prophet-{colour}-{number}", "prophet", player, "hand") for number in range(1, prophets + 1)),
        *(Component(f"temple-{colour}-{number}", "temple", player, "supply") for number in range(1, TEMPLES_EACH + 1)),
    )


def generations(players: int) -> int:
    """How many Generations a match has: 4 with two or four players, 3 with three (F20)."""
    return 3 if players == 3 else 4


def of(components: Iterable[Component], owner: str, place: Place) -> tuple[Component, ...]:
    """A player's components at a place, in their order."""
    return tuple(each for each in components if each.owner == owner and each.place == place)


def moved(components: Iterable[Component], place: Place, names: Iterable[str]) -> tuple[Component, ...]:
    """The components, with those of these ids at another place."""
    gone = frozenset(names)
    return tuple(msgspec.structs.replace(each, place=place) if each.id in gone else each for each in components)
