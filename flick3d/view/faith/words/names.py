"""Names of discs, colours, gods, Laws and directions as they stand inside a sentence or on a board."""

from __future__ import annotations

from flick3d.games.faith.components import Colour
from flick3d.games.faith.gods import CardName, GodName
from flick3d.games.faith.laws import LawName

KIND_NAMES: dict[str, str] = {
    "prophet": "Prophet",
    "templar": "Templar",
    "temple": "Temple",
    "sphinx": "Sphinx",
    "king-ape": "King Ape",
    "hand-of-god": "Hand of God",
    "heart": "Heart",
    "tornado": "Tornado",
}
"""By the kind of a component or token."""

ONE_OF_MANY: dict[str, tuple[str, str]] = {
    "prophet": ("a {colour} Prophet", "{colour} Prophet"),
    "templar": ("a {colour} Templar", "{colour} Templar"),
    "temple": ("a {colour} Temple", "{colour} Temple"),
}
"""Kinds of which every player has several, so that the colour is said: inside a sentence, and after a player's name."""

THE_ONE: dict[str, str] = {
    "prophet": "the Prophet",
    "templar": "the Templar",
    "temple": "the Temple",
    "sphinx": "the Sphinx",
    "king-ape": "the King Ape",
    "hand-of-god": "the Hand of God",
    "heart": "the Heart",
    "tornado": "the Tornado",
}
"""Where no colour is said, inside a sentence."""

COLOUR_NAMES: dict[Colour, str] = {"blue": "blue", "purple": "purple", "yellow": "yellow", "green": "green"}

CARD_NAMES: dict[CardName, str] = {"norse": "Norse", "greek": "Greek", "egyptian": "Egyptian", "celtic": "Celtic"}

GOD_NAMES: dict[GodName, str] = {
    "tyr": "Tyr",
    "freja": "Freja",
    "zeus": "Zeus",
    "themis": "Themis",
    "ra": "Ra",
    "anubis": "Anubis",
    "dagda": "Dagda",
    "morrigan": "Morrigan",
}

LAW_NAMES: dict[LawName, str] = {
    "blind-faith": "Blind Faith",
    "little-finger": "Little Finger",
    "wrong-hand": "Wrong Hand",
    "rolling-ministry": "Rolling Ministry",
    "two-hands": "Two Hands",
    "piggyback": "Piggyback",
    "templars": "Templars",
    "fresh-converts": "Fresh Converts",
    "king-ape": "King Ape",
    "tornado": "Tornado",
    "kraken": "Kraken",
    "grand-tour": "Grand Tour",
    "holy-bowling": "Holy Bowling",
    "all-or-nothing": "All or Nothing",
    "lost-sheep": "The Lost Sheep",
    "iconoclasts": "Iconoclasts",
    "earthquake": "Earthquake",
    "holy-oil": "Holy Oil",
    "high-tide": "High Tide",
    "changing-winds": "Changing Winds",
}

WINDS: tuple[str, ...] = (
    "Island II",
    "the sea between Islands I and II",
    "Island I",
    "the sea between Islands I and IV",
    "Island IV",
    "the sea between Islands III and IV",
    "Island III",
    "the sea between Islands II and III",
)
"""Where a direction leads to on the Map: eight of them, counter-clockwise from east."""

POINTS: tuple[str, str] = ("1 point", "{count} points")
ISLANDS: tuple[str, str] = ("one Island", "{count} Islands")
DISCS: tuple[str, str] = ("one disc", "{count} discs")
TEMPLARS: tuple[str, str] = ("one Templar", "{count} Templars")
TIMES: dict[int, str] = {1: "once", 2: "twice"}
MORE_TIMES = "{count} times"

PLAYER_AND_GOD = "{player} ({god})"
NOBODY = "nobody"
EITHER = "{first} or {second}"


def name_key(piece: str) -> tuple[str, str]:
    """Kind and colour of a component by its id: `prophet-blue-2` gives ("prophet", "blue").

    The colour is "" for what there is only once; an id that has no name gives ("", the id).
    """
    if piece in KIND_NAMES:
        return piece, ""
    kind, _, rest = piece.partition("-")
    colour = rest.partition("-")[0]
    if kind in ONE_OF_MANY and colour in COLOUR_NAMES:
        return kind, colour
    return ("sphinx", "") if kind == "sphinx" else ("", piece)


def wind_name(direction: float) -> str:
    """Where a direction leads to, seen from the Navel; degrees counter-clockwise from east."""
    return WINDS[round(direction / 45.0) % 8]
