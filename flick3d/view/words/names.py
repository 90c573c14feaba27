"""Names of pieces, sides, colours and directions as they stand inside a sentence."""

from __future__ import annotations

PIECE_NAMES: dict[str, str] = {
    "lawman": "Lawman {number}",
    "outlaw": "Outlaw {number}",
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
}
"""By the kind of piece; figures by the first word of their id."""

TEAM_NAMES: dict[str, str] = {"lawmen": "Lawmen", "outlaws": "Outlaws"}

COLOUR_NAMES: dict[str, str] = {"red": "red", "blue": "blue"}

SIDE_NAMES: dict[str, str] = {"left": "left", "right": "right", "near": "nearest free spot"}

COMPASS_NAMES: tuple[str, ...] = (
    "east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east",
)  # fmt: skip
"""Eight directions, counter-clockwise from east."""


LONGEST_PLAYER = 18
"""Letters of a player's name that are shown: more do not fit beside what is said about him."""


def shortened(text: str, letters: int = LONGEST_PLAYER) -> str:
    """The text, cut off with an ellipsis when it has more letters than that."""
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"


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
