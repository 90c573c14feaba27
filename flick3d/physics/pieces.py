"""What the pieces are made of: the contents of `pieces.yaml` as typed, frozen data.

Lengths are in cm, masses in grams, angles in degrees, times in seconds. A piece's own frame has x to its front, y to
its left and z up, with the origin in the middle of the underside (of a hat: in its middle).
"""

from __future__ import annotations

import math
from functools import cached_property
from importlib import resources
from typing import Annotated, Literal

import msgspec
import yaml
from msgspec import Meta

from flick3d.rules.errors import FlickError

Length = Annotated[float, Meta(gt=0.0)]
Point = tuple[float, float, float]
Size = tuple[Length, Length, Length]
DATA = "pieces.yaml"


class PiecesError(FlickError):
    """Piece data that cannot be used: one line with the file and the path of the fault."""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from the data file: unknown keys are faults."""


class Material(Data, frozen=True):
    """Friction and restitution; of a touching pair Bullet takes the products."""

    friction: Annotated[float, Meta(ge=0.0)]
    restitution: Annotated[float, Meta(ge=0.0, le=1.0)]


class Cylinder(Data, frozen=True):
    """An upright cylinder, its underside's middle at `at`; `rigid` says which collider stands for it."""

    radius: Length
    height: Length
    at: Point
    rigid: Literal["faces", "sides", "boxes", "box"] = "faces"

    @property
    def volume(self) -> float:
        """Volume in cm3."""
        return math.pi * self.radius**2 * self.height


class Box(Data, frozen=True):
    """An upright box, its underside's middle at `at`, turned by `turn` degrees about its own vertical."""

    size: Size
    at: Point
    turn: float = 0.0

    @property
    def height(self) -> float:
        """Height in cm."""
        return self.size[2]

    @property
    def volume(self) -> float:
        """Volume in cm3."""
        return self.size[0] * self.size[1] * self.size[2]


Solid = Cylinder | Box


class Part(Data, frozen=True):
    """One entry of `parts`: exactly one of cylinder and box; `when` ties it to a closed or an open building."""

    cylinder: Cylinder | None = None
    box: Box | None = None
    when: Literal["closed", "open"] | None = None

    def __post_init__(self) -> None:
        if (self.cylinder is None) == (self.box is None):
            raise ValueError("a part is either a cylinder or a box")

    @property
    def solid(self) -> Solid:
        """The cylinder or the box."""
        solid = self.cylinder or self.box
        assert solid is not None
        return solid


class Piece(Data, frozen=True):
    """One kind of piece.

    head: height of the shoulder on which a hat sits, cm, where there is one.
    lies_below: the piece lies on its side when the vertical part of its axis, 0 to 1, is under this.
    """

    material: str
    mass: Length
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)]
    origin: Literal["foot", "middle"] = "foot"
    head: Length | None = None
    lies_below: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.6

    def solids(self, closed: bool = False) -> tuple[Solid, ...]:
        """The solids that exist on a closed or an open piece, in the order of the data."""
        wanted = "closed" if closed else "open"
        return tuple(part.solid for part in self.parts if part.when in (None, wanted))

    @property
    def bottom(self) -> float:
        """Height of its underside in its own frame, cm: 0, but for a hat."""
        return min(part.solid.at[2] for part in self.parts)


class Table(Data, frozen=True):
    """The wooden table: `width` along x by `depth` along y, its top at z = 0."""

    width: Length
    depth: Length
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
    """How pieces that lie on their side are braked: shares of the speed that one second takes away."""

    late_after: Length
    linear: float
    angular: float
    late_linear: float
    late_angular: float


class Stepping(Data, frozen=True):
    """How a shot is simulated."""

    step: Length
    iterations: Annotated[int, Meta(ge=1)]
    gravity: Length
    time_limit: Length
    kill_below: Annotated[float, Meta(lt=0.0)]
    settle: Settle
    fallen: Fallen


class Blocks(Data, frozen=True):
    """The two support blocks of a building: each of `size`, `gap` apart, their middle at x = `at_x`."""

    size: Size
    gap: Length
    at_x: float


class Posts(Data, frozen=True):
    """The two posts under a porch roof, at (at_x, at_y) and (at_x, -at_y), standing on z = `foot`."""

    radius: Length
    height: Length
    at_x: float
    at_y: float
    foot: float


class Boards(Data, frozen=True):
    """The boards that close a building's doorway in front and behind."""

    size: Size
    front_x: float
    back_x: float


class Buildings(Data, frozen=True):
    """What all buildings are made of; they differ in looks only."""

    material: str
    mass: Length
    block: Blocks
    shell: Box
    porch_roof: Box
    posts: Posts
    boards: Boards
    kinds: tuple[str, ...]

    @property
    def piece(self) -> Piece:
        """A building as a piece of parts."""
        across = (self.block.gap + self.block.size[1]) / 2.0
        blocks = [Box(self.block.size, (self.block.at_x, side * across, 0.0)) for side in (1.0, -1.0)]
        posts = [
            Cylinder(
                self.posts.radius,
                self.posts.height,
                (self.posts.at_x, side * self.posts.at_y, self.posts.foot),
                "sides",
            )
            for side in (1.0, -1.0)
        ]
        boards = [Box(self.boards.size, (x, 0.0, 0.0)) for x in (self.boards.front_x, self.boards.back_x)]
        return Piece(
            material=self.material,
            mass=self.mass,
            parts=(
                *(Part(box=box) for box in (*blocks, self.shell, self.porch_roof)),
                *(Part(cylinder=post) for post in posts),
                *(Part(box=board, when="closed") for board in boards),
            ),
        )


class Pieces(Data, frozen=True, dict=True):
    """The whole data file."""

    materials: dict[str, Material]
    table: Table
    simulation: Stepping
    pieces: dict[str, Piece]
    buildings: Buildings

    def __post_init__(self) -> None:
        for kind, material in [
            ("table", self.table.material),
            *((kind, piece.material) for kind, piece in self.kinds.items()),
        ]:
            if material not in self.materials:
                raise ValueError(f"{kind}: there is no material '{material}'")

    @cached_property
    def kinds(self) -> dict[str, Piece]:
        """Every kind of piece by its name, buildings among them."""
        return {**self.pieces, **dict.fromkeys(self.buildings.kinds, self.buildings.piece)}

    def __getitem__(self, kind: str) -> Piece:
        """The piece of this kind; raises PiecesError when there is none."""
        piece = self.kinds.get(kind)
        if piece is None:
            raise PiecesError(f"there is no piece of kind '{kind}'; known are {', '.join(sorted(self.kinds))}")
        return piece

    def material(self, kind: str) -> Material:
        """What the piece of this kind is made of; raises PiecesError when there is no such kind."""
        return self.materials[self[kind].material]

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
    return read(resources.files(__package__).joinpath(DATA).read_text(encoding="utf-8"))
