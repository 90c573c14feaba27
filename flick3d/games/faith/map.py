"""The Map of Flick of Faith as data (F2, F9b): the geometry that draws the cloth is the geometry that judges it.

All lengths are cm on the table; the Map's middle is (0, 0), x grows to the east, y to the north.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import yaml
from msgspec import Meta

from flick3d.resources import shipped_text
from flick3d.rules.errors import FlickError
from flick3d.rules.outline import Point

IslandName = Literal["I", "II", "III", "IV"]
Outline = Annotated[tuple[Point, ...], Meta(min_length=3)]
"""The corners of a closed line, counter-clockwise; the last one is joined to the first."""
Length = Annotated[float, Meta(gt=0.0)]

DATA = "map.yaml"


class MapError(FlickError):
    """Map data that cannot be used: one line with the file and the path of the fault."""


def middle(outline: Outline) -> Point:
    """The mean of a closed line's points, cm."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circle on the Map: its middle and radius, cm."""

    at: Point
    radius: Length


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Island with its Border, and the City that is part of it (F2)."""

    name: IslandName
    border: Outline
    city: Ring

    @property
    def middle(self) -> Point:
        """The mean of the Border's points, cm."""
        return middle(self.border)


class Corner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Player's Corner: the cloud from which discs are flicked; it lies in the Sea (F2, F31)."""

    name: Literal["north-east", "north-west", "south-west", "south-east"]
    border: Outline

    @property
    def middle(self) -> Point:
        """The mean of the cloud's points, cm."""
        return middle(self.border)


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The square cloth: its side, the four Islands, the Navel and the four Corners (F2, F9b)."""

    size: Length
    navel: Ring
    islands: Annotated[tuple[Island, ...], Meta(min_length=4, max_length=4)]
    corners: Annotated[tuple[Corner, ...], Meta(min_length=4, max_length=4)]

    @property
    def outline(self) -> Outline:
        """The cloth's edge."""
        half = self.size / 2.0
        return ((-half, -half), (half, -half), (half, half), (-half, half))

    def island(self, name: IslandName) -> Island:
        """The Island of this name."""
        return next(island for island in self.islands if island.name == name)


def read(text: str, name: str = DATA) -> Map:
    """The Map of a YAML text; raises MapError with `name` and the path of the fault."""
    try:
        return msgspec.convert(yaml.safe_load(text), Map)
    except yaml.YAMLError as error:
        raise MapError(f"{name}: {' '.join(str(error).split())}") from error
    except msgspec.ValidationError as error:
        raise MapError(f"{name}: {error}") from error


def load() -> Map:
    """The Map that comes with the game; raises MapError."""
    return read(shipped_text(__package__, DATA))
