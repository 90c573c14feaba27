"""Things that are only looked at: no disc touches them, and the physics does not know them. Their solids are cm."""

from __future__ import annotations

from flick3d.physics.pieces import Cylinder, Pieces, Solid

PROPS: dict[str, tuple[Solid, ...]] = {
    "first-player": (Cylinder(radius=1.3, height=0.4, at=(0.0, 0.0, 0.0)),),
    "tornado": (Cylinder(radius=3.0, height=0.05, at=(0.0, 0.0, 0.0)),),
    "heart": (Cylinder(radius=1.5, height=0.3, at=(0.0, 0.0, 0.0)),),
}
"""By kind."""


def solids_of(pieces: Pieces, kind: str, closed: bool = False) -> tuple[Solid, ...]:
    """What the mouse can meet of a piece or a prop of this kind. Raises PiecesError for neither."""
    return PROPS[kind] if kind in PROPS else pieces[kind].solids(closed)
