"""Parts of houses: openings, windows, sign boards, cornices, roofs. Front plan: y to the right as seen, z up, x out."""

from __future__ import annotations

import numpy as np
from atlas import FITTING_CELLS, FITTING_SHEET, SIGN_CELLS, SIGN_SHEET, rectangle_of
from gltf_file import Part
from materials import FITTINGS, GRAIN_PER_CM, PAINT, SHINGLES, SIGNS, WOOD, WORN_WOOD, Material
from meshes import Array, Colour, Mesh, joined
from pictures import polygons
from shapely.geometry import Point, Polygon
from shapely.geometry import box as rectangle_between
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import box, extrude, rectangle, standing

SIDING_PER_CM = 1.0 / 9.0
MITRE = 2


def painted(mesh: Mesh, colour: Colour, grain: str = "y", number: int = 0) -> Part:
    """A part in the shared paint."""
    return mesh.mapped_grain(GRAIN_PER_CM, grain, (number * 0.173 % 1.0, number * 0.311 % 1.0)).tinted(colour), PAINT


def timbered(mesh: Mesh, colour: Colour, grain: str = "y", number: int = 0) -> Part:
    """A part in the shared wood, stained."""
    return mesh.mapped_grain(GRAIN_PER_CM, grain, (number * 0.173 % 1.0, number * 0.311 % 1.0)).tinted(colour), WOOD


def sided(mesh: Mesh, siding: Material) -> Part:
    """A wall with upright boards (or courses of stone) on all its sides."""
    return mesh.mapped(_upright(mesh)), siding


def _upright(mesh: Mesh) -> Array:
    facing = np.abs(np.cross(mesh.positions[:, 1] - mesh.positions[:, 0], mesh.positions[:, 2] - mesh.positions[:, 0]))
    across = np.where((facing.argmax(axis=1) == 1)[:, None], mesh.positions[..., 0], mesh.positions[..., 1])
    up = np.where((facing.argmax(axis=1) == 2)[:, None], mesh.positions[..., 0], mesh.positions[..., 2])
    return np.stack([across, up], axis=-1) * SIDING_PER_CM


def plate(
    shape: BaseGeometry,
    x: float,
    thickness: float,
    bevel: float = 0.05,
    edge: Colour = (1.0, 1.0, 1.0),
    back: bool = False,
) -> Mesh:
    """A shape of the front plan made solid from x to x + thickness, without its back unless asked for."""
    meshes = [standing(extrude(part, thickness, bevel, 1, underside=back, edge=edge)) for part in polygons(shape)]
    if not meshes:
        raise ValueError("an empty shape cannot be made solid")
    return joined(meshes).moved(x=x)


def mapped_front(mesh: Mesh, y: float, z: float, width: float, height: float, cell: str) -> Mesh:
    """The rectangle around (y, z) of the front plan shows a cell of the fittings' sheet."""
    into = rectangle_of(FITTING_CELLS[cell], FITTING_SHEET)
    return mesh.mapped_flat("yz", (y - width / 2, z - height / 2), (y + width / 2, z + height / 2), into)


def sign_board(
    name: str, y: float, z: float, x: float, width: float, height: float, frame: Colour, tilt: float = 0.0
) -> list[Part]:
    """A framed sign, its middle at (y, z), lying on x."""
    board = plate(rectangle(width, height, 0.08, 2), 0.0, 0.16, 0.04)
    into = rectangle_of(SIGN_CELLS[name], SIGN_SHEET)
    board = board.mapped_flat("yz", (-width / 2, -height / 2), (width / 2, height / 2), into)
    outer = rectangle(width + 0.18, height + 0.18, 0.10, 2)
    ring = plate(outer.difference(rectangle(width - 0.06, height - 0.06)), 0.0, 0.24, 0.05, edge=WORN_WOOD)
    parts: list[Part] = [(board.turned("x", tilt).moved(x=x, y=y, z=z), SIGNS)]
    mesh, material = painted(ring, frame)
    return [*parts, (mesh.turned("x", tilt).moved(x=x, y=y, z=z), material)]


def window(
    kind: str,
    y: float,
    z: float,
    width: float,
    height: float,
    x: float,
    trim: Colour,
    arched: bool = False,
    shutters: Colour | None = None,
    number: int = 0,
) -> list[Part]:
    """A window with frame, glazing bars, sill and lintel; (y, z) is the middle of its lower edge."""
    pane: BaseGeometry = rectangle_between(y - width / 2, z, y + width / 2, z + height)
    if arched:
        top = Point(y, z + height).buffer(width / 2, quad_segs=5)
        pane = unary_union(
            [pane, top.intersection(rectangle_between(y - width, z + height, y + width, z + 3 * height))]
        )
        pane = pane.buffer(0.001).simplify(0.002)
    middle = z + (height + (width / 2 if arched else 0.0)) / 2
    tall = height + (width / 2 if arched else 0.0)
    glass = mapped_front(plate(pane, x, 0.03, 0.01), y, middle, width, tall, kind)
    ring = pane.buffer(0.17, join_style=MITRE).difference(pane)
    bars = unary_union(
        [
            rectangle_between(y - 0.035, z, y + 0.035, z + tall),
            rectangle_between(y - width / 2, z + height * 0.52, y + width / 2, z + height * 0.52 + 0.07),
        ]
    )
    bars = bars.intersection(pane)
    parts: list[Part] = [(glass, FITTINGS)]
    parts.append(painted(plate(ring, x, 0.16, 0.04, edge=WORN_WOOD), trim, "z", number))
    if kind != "bars":
        parts.append(painted(plate(bars, x, 0.09, 0.02), trim, "z", number))
    sill = box(0.28, width + 0.62, 0.15, 0.04, edge=WORN_WOOD).moved(x=x + 0.09, y=y, z=z - 0.28)
    parts.append(painted(sill, trim, "y", number))
    if not arched:
        lintel = box(0.28, width + 0.56, 0.18, 0.04, edge=WORN_WOOD).moved(x=x + 0.08, y=y, z=z + height + 0.15)
        parts.append(painted(lintel, trim, "y", number + 1))
    if shutters is not None:
        for side in (-1, 1):
            leaf = plate(rectangle(0.52, tall), x, 0.10, 0.03, edge=WORN_WOOD)
            parts.append(painted(leaf.moved(y=y + side * (width / 2 + 0.46), z=middle), shutters, "z", number + 2))
            for slat in np.linspace(0.14, 0.80, 4):
                line = (
                    box(0.05, 0.40, 0.11, 0.02)
                    .turned("y", 25)
                    .moved(x=x + 0.10, y=y + side * (width / 2 + 0.46), z=z + tall * float(slat) - 0.05)
                )
                parts.append(painted(line, (shutters[0] * 0.8, shutters[1] * 0.8, shutters[2] * 0.8), "y", number + 3))
    return parts


def turned_to(parts: list[Part], degrees: float) -> list[Part]:
    """Parts of a front turned to another side of the house."""
    return [(mesh.turned("z", degrees), material) for mesh, material in parts]


def cornice(outline: Polygon, above: float, x: float, main: Colour, second: Colour, reach: float = 0.55) -> list[Part]:
    """Two mouldings that follow the outline's upper edge, wherever that is higher than `above`."""
    region = rectangle_between(-20, above, 20, 40)
    outer = outline.buffer(0.20, join_style=MITRE).difference(outline.buffer(-0.14, join_style=MITRE))
    inner = outline.buffer(-0.13, join_style=MITRE).difference(outline.buffer(-0.30, join_style=MITRE))
    return [
        painted(
            plate(outer.intersection(region), x - 0.25, reach + 0.25, 0.07, edge=WORN_WOOD, back=True), main, "y", 3
        ),
        painted(plate(inner.intersection(region), x, reach * 0.45, 0.05, edge=WORN_WOOD), second, "y", 5),
    ]


def roof_slope(width: float, length: float, thickness: float = 0.16) -> Mesh:
    """A shingled slab: lies from y = 0 (ridge) to y = width (eave), length along x, its lower side at z = 0.

    One course of shingles is 0.8 cm; they run along x.
    """
    slab = box(length, width, thickness, 0.03, edge=(0.7, 0.7, 0.7)).moved(y=width / 2)
    uvs = np.stack([slab.positions[..., 0] / 8.0, -(slab.positions[..., 1] + slab.positions[..., 2]) / 8.0], axis=-1)
    return slab.mapped(uvs)


def gable_roof(eave: float, ridge: float, half_width: float, front: float, back: float) -> list[Part]:
    """Two slopes with the ridge along x from `back` to `front`, and a ridge board."""
    angle = float(np.degrees(np.arctan2(ridge - eave, half_width)))
    slope = roof_slope(float(np.hypot(ridge - eave, half_width)), front - back).turned("x", -angle)
    right = slope.moved(x=(front + back) / 2, z=ridge)
    left = right.turned("z", 180).moved(x=front + back)
    cap = box(front - back + 0.1, 0.5, 0.12, 0.04).moved(x=(front + back) / 2, z=ridge + 0.10)
    return [(right, SHINGLES), (left, SHINGLES), timbered(cap, (0.20, 0.13, 0.09), "x", 2)]
