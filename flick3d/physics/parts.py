"""The solids and kinds of which pieces are made, as typed, frozen data.

Lengths are in cm, masses in grams, angles in degrees. A piece's own frame has x to its front, y to its left and z up,
with the origin in the middle of the underside (of a hat: in its middle).
"""

from __future__ import annotations

import math
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Length = Annotated[float, Meta(gt=0.0)]
Point = tuple[float, float, float]
Size = tuple[Length, Length, Length]


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
    perches: where figures can stand on it: the middles of their undersides, cm.
    tips: a disc that comes to rest on its rim falls flat.
    """

    material: str
    mass: Length
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)]
    origin: Literal["foot", "middle"] = "foot"
    head: Length | None = None
    lies_below: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.6
    perches: tuple[Point, ...] = ()
    tips: bool = False

    def solids(self, closed: bool = False) -> tuple[Solid, ...]:
        """The solids that exist on a closed or an open piece, in the order of the data."""
        wanted = "closed" if closed else "open"
        return tuple(part.solid for part in self.parts if part.when in (None, wanted))

    @property
    def bottom(self) -> float:
        """Height of its underside in its own frame, cm: 0, but for a hat."""
        return min(part.solid.at[2] for part in self.parts)
