"""The components of a match and where each is: in hand, on the Map, in the Reserve Pool, in supply, out (F1, F6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Colour = Literal["blue", "purple", "yellow", "green"]
Kind = Literal["prophet", "templar", "sphinx", "temple", "king-ape"]
Place = Literal["hand", "map", "pool", "supply", "out", "box"]
"""hand: unflicked; supply: a Temple that is not on the Map; out: out of the game; box: not in the game yet."""

PROPHETS: tuple[Kind, ...] = ("prophet", "templar", "sphinx")
"""What counts as a Prophet (F7), the smaller first (F9a)."""

PROPHETS_EACH, TEMPLARS_EACH, TEMPLES_EACH = 7, 2, 4
"""How many of each a colour has (F1)."""

SPHINX_COLOUR: Colour = "yellow"
APE = "king-ape"


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

    @property
    def in_game(self) -> bool:
        """Whether it takes part: it is neither out of the game nor still in the box."""
        return self.place not in ("out", "box")


def first_components(player: str, colour: Colour, players: int) -> tuple[Component, ...]:
    """All discs of a player: 5 Prophets, 6 with three players, and 4 Temples are in the game (F1, F11)."""
    in_hand = 6 if players == 3 else 5
    places: list[Place] = ["hand" if number <= in_hand else "box" for number in range(1, PROPHETS_EACH + 1)]
    return (
        *(
            Component(f"prophet-{colour}-{number}", "prophet", player, place)
            for number, place in enumerate(places, start=1)
        ),
        *(Component(f"templar-{colour}-{number}", "templar", player, "box") for number in range(1, TEMPLARS_EACH + 1)),
        *((Component(f"sphinx-{colour}", "sphinx", player, "box"),) if colour == SPHINX_COLOUR else ()),
        *(Component(f"temple-{colour}-{number}", "temple", player, "supply") for number in range(1, TEMPLES_EACH + 1)),
    )


def king_ape() -> Component:
    """The King Ape, which is nobody's and not in the game yet (L9)."""
    return Component(APE, "king-ape", "", "box")


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


def exchanged(
    components: Iterable[Component], owner: str, kind: Kind, wanted: Kind, number: int
) -> tuple[Component, ...]:
    """The components, with so many unflicked ones of one kind back in the box for as many of another kind (L7, G5).

    Fewer when there are not enough of either.
    """
    components = tuple(components)
    given = [each.id for each in of(components, owner, "hand") if each.kind == kind][::-1]
    taken = [each.id for each in of(components, owner, "box") if each.kind == wanted]
    many = min(number, len(given), len(taken))
    return moved(moved(components, "box", given[:many]), "hand", taken[:many])


def discs_of(components: Iterable[Component], owner: str) -> int:
    """How many Prophets, Templars and Sphinxes of a player are in the game (L8, L11)."""
    return sum(each.owner == owner and each.is_prophet and each.in_game for each in components)
