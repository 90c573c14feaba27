"""Names of pieces, sides, tokens, colours and directions as they stand inside a sentence."""

from __future__ import annotations

PIECE_NAMES: dict[str, str] = {
    "lawman": "Lawman {number}",
    "outlaw": "Outlaw {number}",
    "woman": "the woman",
    "man": "the man",
    "hat": "{owner}'s hat",
    "sheriff": "the Sheriff's Office",
    "bank": "the Bank",
    "saloon": "the Saloon",
    "store": "the General Store",
    "town-hall": "the Town Hall",
    "undertaker": "the Undertaker",
    "barrel": "a barrel",
    "cactus": "a cactus",
    "fence": "a fence",
    "hay": "a hay bale",
    "gallows": "the gallows",
    "bullet": "the bullet",
    "movement-disc": "the movement disc",
    "dynamite-stick": "the dynamite",
    "token": "a token",
}
"""By the kind of piece; figures by the first word of their id."""

SIGN_NAMES: dict[str, str] = {
    "sheriff": "Sheriff",
    "bank": "Bank",
    "saloon": "Saloon",
    "store": "Store",
    "town-hall": "Town Hall",
    "undertaker": "Undertaker",
    "gallows": "Gallows",
}
"""What is written on the small sign of a tile."""

TEAM_NAMES: dict[str, str] = {"lawmen": "Lawmen", "outlaws": "Outlaws"}

SIDE_WORDS: dict[str, str] = {"lawmen": "the lawmen", "outlaws": "the outlaws"}
"""A side inside a sentence."""

ANY_OF_SIDE: dict[str, str] = {"lawmen": "a lawman", "outlaws": "an outlaw"}
"""Any man of a side."""

COLOUR_NAMES: dict[str, str] = {"red": "red", "blue": "blue"}

SIDE_NAMES: dict[str, str] = {
    "left": "left",
    "right": "right",
    "near": "nearest free spot",
    "front": "front",
    "behind": "behind the house",
}
"""Sides of a figure, of a flick, and of a house's two blocks."""

TOKEN_NAMES: dict[str, str] = {
    "gold": "the gold",
    "water": "the water",
    "colt": "a Colt",
    "winchester": "a Winchester",
    "dynamite": "the dynamite",
    "document": "a document",
    "hostage": "the hostage",
    "unknown": "a face-down token",
}
"""One token inside a sentence."""

TOKEN_TITLES: dict[str, str] = {
    "gold": "Gold",
    "water": "Water",
    "skull": "Skull",
    "colt": "Colt",
    "winchester": "Winchester",
    "dynamite": "Dynamite",
    "document": "Document",
    "hostage": "Hostage",
    "unknown": "Face down",
}
"""A token as a headline or a label of its own; `skull` is a water token turned over."""

TOKEN_USES: dict[str, str] = {
    "gold": "Heavy and yellow: what it is worth is the scenario's to say.",
    "water": "Clean on one side; on the other there is a skull.",
    "colt": "One more pistol: with two or more, a shot is two bullets.",
    "winchester": "A steady bullet from the front, one and a half times as fast.",
    "dynamite": "Flicked instead of a shot: it goes off where it stops.",
    "document": "Paper with a seal: of no use in a fight.",
    "hostage": "Whoever has the hostage has the upper hand.",
    "unknown": "Nobody knows yet.",
}
"""What a token is good for."""

TOKEN_COUNTS: dict[str, tuple[str, str]] = {
    "gold": ("one gold", "{count} gold"),
    "water": ("one water token", "{count} water tokens"),
    "skull": ("one skull", "{count} skulls"),
    "colt": ("one Colt", "{count} Colts"),
    "winchester": ("one Winchester", "{count} Winchesters"),
    "dynamite": ("one stick of dynamite", "{count} sticks of dynamite"),
    "document": ("one document", "{count} documents"),
    "hostage": ("the hostage", "{count} hostages"),
}
"""One and several tokens of a kind."""

SHARES: tuple[tuple[float, str], ...] = (
    (0.25, "a quarter of the strength"),
    (1.0 / 3.0, "a third of the strength"),
    (0.5, "half the strength"),
    (2.0 / 3.0, "two thirds of the strength"),
    (0.75, "three quarters of the strength"),
)

OTHER_SHARE = "{percent} per cent of the strength"

EXIT_NAMES: tuple[str, str] = ("the {name}", "the {name} exit")
"""A marked exit, by a name that says what it is, or by another one."""

WAYS = ("exit", "gate", "road", "trail", "pass", "bridge")
"""What names of exits say that they are."""

COMPASS_NAMES: tuple[str, ...] = (
    "east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east",
)  # fmt: skip
"""Eight directions, counter-clockwise from east."""


def name_key(piece: str) -> tuple[str, str]:
    """The key into PIECE_NAMES and what is left of a piece's id: `lawman-2` gives ("lawman", "2").

    A hat gives ("hat", its owner's id). An id that has no name gives ("", the id).
    """
    if piece.startswith("hat-"):
        return "hat", piece.removeprefix("hat-")
    if piece in PIECE_NAMES:
        return piece, ""
    kind, _, number = piece.rpartition("-")
    return (kind, number) if kind in PIECE_NAMES else ("", piece)


def compass_name(direction: float) -> str:
    """The nearest of eight compass directions; `direction` in degrees counter-clockwise from east."""
    return COMPASS_NAMES[round(direction / 45.0) % 8]
