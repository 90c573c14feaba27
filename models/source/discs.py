"""The flicked discs: the grey bullet with turned rings, and the movement disc of bare wood with a painted boot."""

from __future__ import annotations

import numpy as np
from gltf_file import Node
from grain import BEECH, sawn_board
from materials import BARE, GREY, PAINT, WOOD, WORN_WOOD, Material
from meshes import Mesh, joined
from noise import Picture, layered_noise, mixed
from pictures import shape_mask
from shapely.affinity import scale, translate
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from solids import Profile, arc, lathe, star

BOOT_PICTURE = "movement-disc.jpg"
BOOT_INK = (98, 44, 26)


def _rings(mesh: Mesh) -> Mesh:
    return mesh.mapped_grain(1 / 5.0, "x", (0.2, 0.3))


def bullet() -> Node:
    """Radius 0.9, height 0.5 cm: the same on both faces."""
    radius, height = 0.9, 0.5
    face: Profile = [(0.68, height), (0.64, height - 0.05), (0.60, height), (0.32, height), (0.28, height - 0.05)]
    dimple: Profile = [(0.24, height - 0.01), (0.12, height - 0.06), (0.0, height - 0.075)]
    edge: Profile = [(radius, 0.25), (radius, 0.42), *arc((radius - 0.08, 0.42), 0.08, 20, 90, 3)]
    upper = edge + face + dimple
    mirrored = [(r, height - z) for r, z in reversed(upper)]
    body = _rings(lathe(mirrored[:-1] + upper[1:], 40, crease=30))
    distance = np.hypot(body.positions[..., 0], body.positions[..., 1])
    worn = np.clip((distance - 0.80) / 0.02, 0, 1) * np.clip(np.abs(body.positions[..., 2] - 0.25) / 0.2 - 0.6, 0, 1)
    grey, wood = np.array(GREY), np.array(WORN_WOOD)
    colours = body.colours * (grey + (wood - grey) * (0.75 * np.clip(worn, 0, 1))[..., None])
    groove = np.abs(body.positions[..., 2] - height / 2) < height / 2 - 0.03
    colours = np.where((groove & (distance < 0.72))[..., None], colours * 0.35, colours)
    return Node("bullet", [(Mesh(body.positions, body.normals, body.uvs, colours), PAINT)])


def movement_disc() -> Node:
    """Radius 1.15, height 0.5 cm, a boot on both faces."""
    radius, height, inner = 1.15, 0.5, 1.05
    side = lathe(
        [
            (inner, 0.0),
            *arc((radius - 0.09, 0.09), 0.09, -80, 0, 3),
            (radius, 0.20),
            (radius - 0.03, 0.25),
            (radius, 0.30),
            *arc((radius - 0.09, 0.41), 0.09, 0, 80, 3),
            (inner, height),
        ],
        44,
        crease=35,
    )
    side = side.remapped((3.0, 0.25)).tinted(BARE)
    top = lathe([(inner, height), (0.0, height)], 44)
    top = top.mapped_flat("yx", (radius, -radius), (-radius, radius), (0.0, 0.0, 1.0, 1.0))
    bottom = lathe([(0.0, 0.0), (inner, 0.0)], 44)
    bottom = bottom.mapped_flat("yx", (-radius, -radius), (radius, radius), (0.0, 0.0, 1.0, 1.0))
    disc = Material("movement-disc", BOOT_PICTURE, "beech-relief.jpg", roughness=0.5)
    return Node("movement-disc", [(joined([top, bottom]), disc), (side, WOOD)])


def boot_shape() -> Polygon:
    """A riding boot with its toe to the right, about one unit high, y up."""
    leg = Polygon(
        [
            (-0.34, 0.60),
            (0.10, 0.56),
            (0.08, 0.02),
            (0.22, -0.12),
            (0.50, -0.20),
            (0.56, -0.34),
            (0.54, -0.42),
            (-0.02, -0.42),
            (-0.08, -0.36),
            (-0.12, -0.52),
            (-0.36, -0.52),
            (-0.38, -0.20),
            (-0.32, 0.05),
        ]
    )
    return leg.buffer(0.035, quad_segs=6).buffer(-0.05, quad_segs=6).buffer(0.03, quad_segs=6)


def boot_picture(size: int = 512) -> Picture:
    """Beech with a boot, a spur's star and two rings printed on."""
    random = np.random.default_rng(12)
    timber = sawn_board(size, size, random, BEECH, rings=7)
    middle = size / 2
    unit = size * 0.37
    boot = scale(boot_shape(), unit, -unit, origin=(0, 0))
    boot = translate(boot, middle - unit * 0.04, middle)
    spur = scale(translate(star(0.20, 0.09, 6), -0.52, -0.28), unit, -unit, origin=(0, 0))
    spur = translate(spur, middle - unit * 0.04, middle)
    rings = [
        Point(middle, middle).buffer(size * outer).difference(Point(middle, middle).buffer(size * inner))
        for outer, inner in ((0.445, 0.425), (0.412, 0.405))
    ]
    band = translate(
        scale(Polygon([(-0.36, 0.40), (0.12, 0.37), (0.11, 0.31), (-0.35, 0.33)]), unit, -unit, origin=(0, 0)),
        middle - unit * 0.04,
        middle,
    )
    ink = shape_mask(unary_union([boot.difference(band), spur, *rings]), size, size)
    wear = np.clip(0.35 + 1.5 * layered_noise(size, size, 14, 14, random, 4), 0, 1)
    return mixed(timber.colours, BOOT_INK, ink * wear * 0.92)
