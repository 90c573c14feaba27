"""How a house is put together from the common parts, and small things that several houses have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from building_parts import cornice, gable_roof, painted, window
from building_shell import (
    BACK,
    FRONT,
    HALF_WIDTH,
    WALL_TOP,
    Style,
    body,
    door_leaves,
    doorway,
    foundation,
    front_wall,
)
from gltf_file import Node, Part
from interiors import INTERIORS
from materials import IRON, Material
from meshes import Colour
from porch import columns, porch_roof, posts
from shapely.geometry import Polygon
from solids import lathe

Point = tuple[float, float]
Paint = tuple[int, int, int]

BASE = "base"
"""The node of what stays when a house lies low."""
FLOOR = 0.9
FRONT_HALF_WIDTH = 6.0
SIDINGS: dict[str, tuple[Paint, float]] = {
    "saloon": ((132, 34, 28), 0.30),
    "sheriff": ((150, 104, 62), 0.42),
    "store": ((58, 116, 118), 0.30),
    "town-hall": ((228, 214, 180), 0.26),
    "undertaker": ((84, 74, 98), 0.34),
    "bank": ((138, 142, 112), 0.0),
}
"""Paint (sRGB) and wear (0..1) of each house's walls."""


def siding(name: str) -> Material:
    """A house's wall material."""
    relief = "stone-relief.jpg" if name == "bank" else "siding-relief.jpg"
    return Material(f"siding-{name}", f"siding-{name}.jpg", relief, roughness=0.62)


@dataclass(frozen=True)
class Plan:
    """What sets a house apart: the false front's outline (y, z), ridge height (None: flat roof), doors, porch.

    cornice_from: the cornice follows the outline above this height. porch: its roof; empty for the shingled one.
    columns: smooth ones carry the porch's roof.
    """

    outline: Polygon
    style: Style
    cornice_from: float
    ridge: float | None
    doors: bool = True
    porch: Sequence[Part] = ()
    columns: bool = False


def mirrored(right_half: list[Point]) -> Polygon:
    """The outline of a false front from the points of its right half, upwards from the eave to the middle."""
    half = [(FRONT_HALF_WIDTH, FLOOR), *right_half]
    return Polygon(half + [(-y, z) for y, z in reversed(half) if y > 1e-9])


def assembled(name: str, plan: Plan, extra: list[Part], children: Sequence[Node] = ()) -> Node:
    """A house of the common parts and what only it has; its blocks are a node of their own, `base`."""
    style = plan.style
    roof_top = WALL_TOP + 0.06 if plan.ridge is None else plan.ridge
    parts = doorway(style) + INTERIORS[style.room]() + front_wall(plan.outline, style) + body(style, roof_top)
    parts += columns(style) if plan.columns else posts(style)
    parts += plan.porch or porch_roof(style)
    parts += cornice(plan.outline, plan.cornice_from, FRONT, style.trim, style.accent)
    if plan.doors:
        parts += door_leaves()
    if plan.ridge is not None:
        parts += gable_roof(WALL_TOP - 0.08, plan.ridge, HALF_WIDTH + 0.2, FRONT - 0.3, BACK - 0.15)
    return Node(name, parts + extra, children=[Node(BASE, foundation(style)), *children])


def front_windows(style: Style, arched: bool = False, shutters: Colour | None = None, width: float = 1.5) -> list[Part]:
    """The two windows under the porch roof."""
    height = 1.55 if arched else 1.95
    parts: list[Part] = []
    for number, y in enumerate((-3.95, 3.95)):
        parts += window(style.window, y, 2.0, width, height, FRONT, style.trim, arched, shutters, number)
    return parts


def stove_pipe(x: float, y: float, base: float, top: float) -> list[Part]:
    """An iron chimney with a rain cap."""
    collar = [(0.26, base), (0.26, top - 0.35), (0.32, top - 0.33), (0.32, top - 0.25), (0.24, top - 0.23)]
    cap = [(0.24, top - 0.1), (0.46, top - 0.08), (0.10, top + 0.12), (0.0, top + 0.13)]
    return [painted(lathe(collar + cap, 14).moved(x=x, y=y), IRON, "z", 2)]
