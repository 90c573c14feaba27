"""What the kinds of pieces are for the ear: discs, figures, hollow barrels, thin slats. Pure data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from flick3d.physics.pieces import Pieces

Sort = Literal["disc", "thick", "figure", "barrel", "slats", "straw", "hat", "house", "token"]

SORTS: Mapping[str, Sort] = {
    "bullet": "disc", "movement-disc": "disc", "prophet": "disc", "templar": "disc", "dynamite-stick": "disc",
    "sphinx": "thick", "king-ape": "thick", "temple": "thick", "hand-of-god": "thick",
    "cowboy": "figure",
    "barrel": "barrel", "hay": "straw", "cactus": "straw", "fence": "slats", "gallows": "slats",
    "hat": "hat",
}  # fmt: skip
"""Kinds that are neither houses nor tokens."""

KNOCKS: tuple[tuple[Sort, str], ...] = (
    ("hat", "knock-hat"),
    ("straw", "knock-hay"),
    ("house", "knock-building"),
    ("slats", "knock-fence"),
    ("barrel", "knock-barrel"),
    ("figure", "knock-cowboy"),
    ("thick", "knock-temple"),
)
"""What a knock sounds like by what takes part in it: the first that does; discs among themselves are left over."""

FALLS: Mapping[Sort, tuple[str, str]] = {
    "disc": ("land-disc-mat", "land-disc-table"),
    "thick": ("land-disc-mat", "land-disc-table"),
    "figure": ("fall-cowboy-mat", "fall-cowboy-table"),
    "barrel": ("fall-barrel-mat", "fall-barrel-table"),
    "straw": ("fall-barrel-mat", "fall-barrel-table"),
    "slats": ("fall-gallows-mat", "fall-gallows-table"),
    "hat": ("fall-hat", "fall-hat"),
    "token": ("token-click", "token-click"),
}
"""What comes down on the mat, and beside it on the wood."""

OFF_CLOTH = "drop-off-cloth"
FLAT_SORTS = ("disc", "thick")


class Body(msgspec.Struct, frozen=True):
    """A piece for the ear. height: of its upper end over the origin, cm. bottom: of its lower end. mass: g."""

    kind: str
    sort: Sort
    height: float
    bottom: float
    mass: float


def bodies(pieces: Pieces) -> Mapping[str, Body]:
    """What every kind of piece is."""
    return {kind: _body(pieces, kind) for kind in pieces.kinds}


def _body(pieces: Pieces, kind: str) -> Body:
    piece = pieces[kind]
    top = max(solid.at[2] + solid.height for solid in piece.solids())
    return Body(kind, sort_of(pieces, kind), top, piece.bottom, piece.mass)


def sort_of(pieces: Pieces, kind: str) -> Sort:
    """What a kind is for the ear; what nobody has listed sounds as a disc."""
    if pieces.is_building(kind):
        return "house"
    if kind in pieces.tokens.kinds:
        return "token"
    return SORTS.get(kind, "disc")


def knock(first: Sort, second: Sort) -> str:
    """The sound of two pieces that hit each other."""
    return next((name for sort, name in KNOCKS if sort in (first, second)), "knock-discs")


def fall(sort: Sort, on_mat: bool) -> str:
    """The sound of a piece that comes down, on the mat or beside it; "" for houses."""
    if sort == "house":
        return ""
    return FALLS[sort][0 if on_mat else 1]
