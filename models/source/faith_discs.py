"""The wooden discs of Flick of Faith: a bevelled body with its grain, a sticker on the top, bare wood below (F9)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from faith_emblems import PEOPLES
from faith_stickers import SHEET, sticker_place
from gltf_file import Node
from materials import BARE, HONEY, WALNUT, WOOD, Material
from meshes import Array, Colour, Mesh, joined
from solids import Profile, arc, lathe

STICKERS = Material("faith-stickers", SHEET, roughness=0.42)
SIZES: dict[str, tuple[float, float]] = {
    "prophet": (1.0, 0.4),
    "templar": (1.3, 0.5),
    "temple": (2.0, 0.8),
    "sphinx": (1.6, 0.6),
    "king-ape": (1.6, 0.6),
}
"""Radius and height of each kind, cm."""
PAPER = 0.012
"""How far a sticker's face is above the wood, cm."""
SEGMENTS = 40


def _worn(top: float, radius: float) -> Callable[[Array], Array]:
    """Lighter wood at the rounded edges, darker low on the side."""

    def brightness(positions: Array) -> Array:
        distance, height = np.hypot(positions[..., 0], positions[..., 1]), positions[..., 2]
        edge = np.clip(1 - np.abs(height - top * 0.88) / (0.22 * top), 0, 1) * (distance > radius - 0.12)
        low = np.clip(1 - height / (0.45 * top), 0, 1)
        return 0.90 + 0.16 * edge - 0.16 * low

    return brightness


def wooden_disc(
    radius: float, height: float, sticker: str, wood: Colour = BARE, offset: float = 0.0
) -> list[tuple[Mesh, Material]]:
    """The parts of a disc: radius and height in cm, name of its sticker, tint of its wood, shift of its grain.

    Who stands before it on the side of -y, in the south when it is not turned, sees the sticker upright.
    """
    bevel = min(0.13, 0.24 * height)
    wooden = height - PAPER
    paper = radius - bevel - 0.045
    side: Profile = arc((radius - bevel, bevel), bevel, -90, 0, 3)
    side += arc((radius - bevel, wooden - bevel), bevel, 0, 90, 3)
    body = lathe([(0.0, 0.0), *side, (paper, wooden)], SEGMENTS, crease=40)
    flat = np.abs(body.normals[..., 2]).min(axis=1) > 0.99
    wall = body.part(~flat)
    around = wall.uvs[..., 0] * max(1, round(2 * np.pi * radius / 8.0))
    wall.uvs[..., 0], wall.uvs[..., 1] = around + offset, wall.positions[..., 2] / 11.0 + 0.31 + offset
    faces = body.part(flat).mapped_grain(1 / 9.0, "x", (0.2 + offset, 0.3))
    timber = joined([wall, faces]).tinted(wood).shaded(_worn(height, radius))
    rim = lathe([(paper, wooden), (paper - PAPER * 0.6, height)], SEGMENTS)
    top = lathe([(paper - PAPER * 0.6, height), (0.0, height)], SEGMENTS)
    printed = joined([rim, top]).mapped_flat("xy", (-paper, -paper), (paper, paper), sticker_place(sticker))
    return [(timber, WOOD), (printed, STICKERS)]


def disc(kind: str, colour: str | None = None) -> Node:
    """A disc of a kind in a player's colour; None for the neutral Ape."""
    radius, height = SIZES[kind]
    name = f"{kind}-{colour}" if colour else kind
    wood = {"king-ape": WALNUT, "sphinx": HONEY}.get(kind, BARE)
    offset = 0.17 * list(PEOPLES).index(colour) if colour else 0.0
    return Node(name, wooden_disc(radius, height, name, wood, offset))
