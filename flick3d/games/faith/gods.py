"""The gods as data: their cards and the figures of their abilities (G1 to G8, F10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from flick3d.games.faith.components import Colour
from flick3d.games.faith.laws import Banishing, Positive

GodName = Literal["tyr", "freja", "zeus", "themis", "ra", "anubis", "dagda", "morrigan"]
CardName = Literal["norse", "greek", "egyptian", "celtic"]
GOD_NAMES: tuple[GodName, ...] = get_args(GodName)
CARD_NAMES: tuple[CardName, ...] = get_args(CardName)


class Heart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Freja's token: its radius, how far it scatters (standard deviation), cm, and how many discs it wins over (G2)."""

    radius: Positive
    scatter: Positive
    most: int


class Backstop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dagda's Hand of God: how often in a Generation, and how far from Navel and own cloud at least, cm (G7).

    width, thickness: of its foot, cm.
    """

    times: int
    distance: float
    width: Positive
    thickness: Positive


class God(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One god.

    fastens: how many own discs in a Generation cannot be moved (G1); wins_ties: whether such a disc
    wins a tie for Domination. heart: see Heart (G2).
    any_island: Temples go onto any Island (G3). law_points: VP for a Law that she voted for or picked (G4); a god with
    them decides tied votes. sphinx_speed: top speed of the Sphinx, cm/s, which one Prophet then is (G5).
    comes_back: the first disc off the Map in each Generation comes back; lost_points: VP for each rival disc off the
    Map, most_lost: for how many in a Generation (G6). hand: see Backstop (G7). banishing: VP for banished discs in the
    own turn (G8).
    """

    id: str
    fastens: int = 0
    wins_ties: bool = False
    heart: Heart | None = None
    any_island: bool = False
    law_points: int = 0
    sphinx_speed: Positive | None = None
    comes_back: bool = False
    lost_points: int = 0
    most_lost: int = 0
    hand: Backstop | None = None
    banishing: Banishing | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One God card: the colour of its player, and its two sides (F1, F10)."""

    colour: Colour
    gods: tuple[GodName, GodName]


class Pantheon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All God cards and all gods."""

    cards: Mapping[CardName, Card]
    gods: Mapping[GodName, God]

    def card_of(self, colour: Colour) -> CardName:
        """The card of this colour. Raises StopIteration for a colour without a card."""
        return next(name for name, card in self.cards.items() if card.colour == colour)
