"""Punched tokens, the 'closed' marker, and the Winchester template: flat printed pieces."""

from __future__ import annotations

from atlas import TOKEN_CELLS, TOKEN_SHEET_SIZE, rectangle_of
from building_shell import FRONT
from gltf_file import Node
from materials import BRASS, Material
from meshes import Mesh, Rectangle, joined
from solids import arc, extrude, lathe, rectangle
from token_pictures import TEMPLATE_BACK, TEMPLATE_SIZE

PRINT = Material("tokens", "tokens.jpg", roughness=0.55)
RADIUS, HEIGHT, BEVEL, SEGMENTS = 0.75, 0.25, 0.045, 40
TEMPLATE_THICKNESS = 0.06
MARKER_PLACE = (FRONT + 0.36, 0.0, 3.15)
"""The middle of the 'closed' marker's back, in the frame of the house."""

REVERSES = {"water": "skull", "skull": "water"}
"""The kinds with a picture on both sides; all others have the common back."""


def cell(name: str) -> Rectangle:
    """A cell of the tokens' sheet as texture coordinates."""
    return rectangle_of(TOKEN_CELLS[name], TOKEN_SHEET_SIZE)


def _punched(face: str, reverse: str) -> Mesh:
    """A token that lies on its reverse. Who stands before it on the side of +x sees the picture upright."""
    inner = RADIUS - BEVEL
    u0, v0, u1, v1 = cell("edge")
    wall = [
        *arc((inner, BEVEL), BEVEL, -90, 0, 2),
        *arc((inner, HEIGHT - BEVEL), BEVEL, 0, 90, 2),
    ]
    side = lathe(wall, SEGMENTS, crease=50)
    around, up = side.uvs[..., 0], side.positions[..., 2] / HEIGHT
    side.uvs[..., 0], side.uvs[..., 1] = u0 + (u1 - u0) * around, v0 + (v1 - v0) * (0.04 + 0.92 * up)
    top = lathe([(inner, HEIGHT), (0.0, HEIGHT)], SEGMENTS)
    top = top.mapped_flat("yx", (-RADIUS, RADIUS), (RADIUS, -RADIUS), cell(face))
    bottom = lathe([(0.0, 0.0), (inner, 0.0)], SEGMENTS)
    bottom = bottom.mapped_flat("yx", (RADIUS, RADIUS), (-RADIUS, -RADIUS), cell(reverse))
    return joined([side, top, bottom])


def token(kind: str) -> Node:
    """Radius 0.75, height 0.25 cm; `token` lies face down."""
    return Node(kind, [(_punched(kind, REVERSES.get(kind, "token")), PRINT)])


def closed() -> Node:
    """The round marker on a nail in the boards before a door, in the frame of the house."""
    x, y, z = MARKER_PLACE
    plate = _punched("closed", "plain").stretched(1.15, 1.15, 0.6).turned("y", 90).turned("x", 4.0)
    nail = lathe([(0.09, 0.0), (0.085, 0.03), *arc((0.0, 0.02), 0.07, 20, 90, 3)], 12).turned("y", 90)
    parts = [(plate.moved(x, y, z), PRINT), (nail.moved(x + 0.14, y, z + 0.66), BRASS)]
    return Node("closed", parts)


def winchester_template() -> Node:
    """Card 12 x 2.6 x 0.06 cm along x; the bullet's place is the origin."""
    length, width = TEMPLATE_SIZE
    front = TEMPLATE_BACK + length
    card = extrude(rectangle(length, width, 0.35, 5), TEMPLATE_THICKNESS, 0.012, 1)
    card = card.moved(x=TEMPLATE_BACK + length / 2)
    flat = card.mapped_flat("xy", (TEMPLATE_BACK, -width / 2), (front, width / 2), cell("template"))
    underside = card.mapped_flat("xy", (TEMPLATE_BACK, -width / 2), (front, width / 2), cell("plain"))
    below = card.positions[..., 2].max(axis=1) < TEMPLATE_THICKNESS / 2
    return Node("winchester-template", [(joined([flat.part(~below), underside.part(below)]), PRINT)])
