"""What the pieces are made of: the contents of `pieces.yaml` as typed, frozen data.

Lengths are in cm, masses in grams, angles in degrees, times in seconds. A piece's own frame has x to its front, y to
its left and z up, with the origin in the middle of the underside (of a hat: in its middle).
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

import msgspec
import yaml
from msgspec import Meta

from flick3d.physics.buildings import Buildings, Tokens
from flick3d.physics.parts import Box, Cylinder, Data, Length, Material, Piece, Point, Solid
from flick3d.resources import shipped_text
from flick3d.rules.doorway import Doorway
from flick3d.rules.errors import FlickError

__all__ = ["Box", "Cylinder", "Pieces", "PiecesError", "Point", "Solid", "load", "read"]

DATA = "pieces.yaml"


class PiecesError(FlickError):
    """Piece data that cannot be used: one line with the file and the path of the fault."""


class Table(Data, frozen=True):
    """The wooden table: `width` along x by `depth` along y, its top at z = 0."""

    width: Length
    depth: Length
    thickness: Length
    material: str


class Mat(Data, frozen=True):
    """A mat on the wooden table, as large as the play area: its top at z = 0, and the table's top `thickness` lower."""

    thickness: Length
    material: str


class Settle(Data, frozen=True):
    """When the table lies still: speeds (cm/s) and spins (rad/s) that nothing may pass for `hold` seconds.

    A group of touching pieces that stays under them for `doze` seconds sleeps until it is touched.
    """

    upright_speed: Length
    upright_spin: Length
    fallen_speed: Length
    fallen_spin: Length
    doze: Length
    hold: Length


class Fallen(Data, frozen=True):
    """How pieces that lie on their side are braked: shares of the speed that one second takes away.

    rolling: the same for speed and spin of a disc that was started on its rim.
    tip_spin: spin with which a disc that stands still on its rim falls flat, rad/s, if its kind tips.
    """

    late_after: Length
    linear: float
    angular: float
    late_linear: float
    late_angular: float
    rolling: Annotated[float, Meta(ge=0.0, lt=1.0)]
    tip_spin: Length


class Bang(Data, frozen=True):
    """How a blast pushes what is near it; the push falls in a straight line to nothing at the blast's radius.

    speed: what it gives to a light piece right beside it, cm/s. impulse: the most that it gives to a heavy one, g cm/s.
    upward: share of the push that goes up. height: where it meets a standing piece, as a share of the piece's height; a
    piece that lies on its side is met at its centre of mass.
    """

    speed: Length
    impulse: Length
    upward: Annotated[float, Meta(ge=0.0)]
    height: Annotated[float, Meta(ge=0.0, le=1.0)]


class Stepping(Data, frozen=True):
    """How a shot is simulated.

    step, coarse_step: seconds that one of Bullet's steps covers, of a real shot and of one in thought.
    """

    step: Length
    coarse_step: Length
    iterations: Annotated[int, Meta(ge=1)]
    gravity: Length
    time_limit: Length
    kill_below: Annotated[float, Meta(lt=0.0)]
    settle: Settle
    fallen: Fallen
    blast: Bang


class Pieces(Data, frozen=True, dict=True):
    """The whole data file."""

    materials: dict[str, Material]
    table: Table
    mats: dict[str, Mat]
    simulation: Stepping
    pieces: dict[str, Piece]
    buildings: Buildings
    tokens: Tokens

    def __post_init__(self) -> None:
        for kind, material in [
            ("table", self.table.material),
            *((name, mat.material) for name, mat in self.mats.items()),
            *((kind, piece.material) for kind, piece in self.kinds.items()),
        ]:
            if material not in self.materials:
                raise ValueError(f"{kind}: there is no material '{material}'")

    @cached_property
    def kinds(self) -> dict[str, Piece]:
        """Every kind of piece by its name, buildings and tokens among them."""
        return {
            **self.pieces,
            **dict.fromkeys(self.buildings.kinds, self.buildings.piece),
            **dict.fromkeys(self.tokens.kinds, self.tokens.piece),
        }

    def __getitem__(self, kind: str) -> Piece:
        """The piece of this kind; raises PiecesError when there is none."""
        piece = self.kinds.get(kind)
        if piece is None:
            raise PiecesError(f"there is no piece of kind '{kind}'; known are {', '.join(sorted(self.kinds))}")
        return piece

    def material(self, kind: str) -> Material:
        """What the piece of this kind is made of; raises PiecesError when there is no such kind."""
        return self.materials[self[kind].material]

    def mat(self, name: str) -> Mat | None:
        """The mat of this name, None for "", the bare table; raises PiecesError when there is no such mat."""
        if name and name not in self.mats:
            raise PiecesError(f"there is no mat '{name}'; known are {', '.join(sorted(self.mats))}")
        return self.mats.get(name)

    def doorway(self, kind: str) -> Doorway:
        """The doorway of a building of this kind, in its own frame. Raises KeyError for any other kind."""
        if not self.is_building(kind):
            raise KeyError(kind)
        return self.buildings.passage(self.tokens.height)

    def is_building(self, kind: str) -> bool:
        """Whether the kind is a building."""
        return kind in self.buildings.kinds


def read(text: str, name: str = DATA) -> Pieces:
    """The piece data of a YAML text; raises PiecesError with `name` and the path of the fault."""
    try:
        return msgspec.convert(yaml.safe_load(text), Pieces)
    except yaml.YAMLError as error:
        raise PiecesError(f"{name}: {' '.join(str(error).split())}") from error
    except msgspec.ValidationError as error:
        raise PiecesError(f"{name}: {error}") from error


def load() -> Pieces:
    """The piece data that comes with the game; raises PiecesError."""
    return read(shipped_text(__package__, DATA))
