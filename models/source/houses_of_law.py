"""Sheriff's office, bank and Town Hall."""

from __future__ import annotations

import numpy as np
from building_parts import mapped_front, painted, plate, sided, sign_board, window
from building_shell import BACK, FRONT, MIDDLE, Style
from clock import dial, hands
from gltf_file import Node, Part
from houses import Plan, assembled, front_windows, mirrored, siding, stove_pipe
from materials import BRASS, FITTINGS, GOLD, HONEY, IRON, SHINGLES
from meshes import Mesh, linear
from porch import slab
from shapely.geometry import Point
from shapely.ops import unary_union
from solids import arc, box, lathe, rectangle, star

PALE_STONE = linear(206, 200, 172)
BROWN = linear(104, 58, 36)
DARK_BROWN = linear(86, 50, 30)
LIGHT_EDGE = (1.6, 1.5, 1.4)

TOWER_WIDTH, TOWER_X, TOWER_LOW, TOWER_HIGH, CLOCK_Z = 3.5, FRONT - 1.65, 7.2, 12.2, 10.62


def sheriff() -> Node:
    """Bare brown boards, low and flat, a great star standing on the roof, barred windows, wanted posters."""
    style = Style(siding("sheriff"), DARK_BROWN, HONEY, DARK_BROWN, "bars", "sheriff")
    outline = mirrored([(6.0, 7.75), (5.4, 8.1), (1.6, 8.1), (1.6, 8.4)])
    extra = sign_board("sheriff", 0, 6.78, FRONT + 0.02, 7.6, 1.18, HONEY) + _star()
    for number, (y, z, turn) in enumerate(((-2.55, 2.35, 3.0), (2.54, 2.5, -4.0), (2.58, 3.35, 5.0))):
        sheet = plate(rectangle(0.56, 0.70), 0.0, 0.03, 0.008)
        sheet = mapped_front(sheet, 0.0, 0.0, 0.56, 0.70, "poster").turned("x", turn)
        extra.append((sheet.moved(x=FRONT + 0.01 + 0.01 * number, y=y, z=z), FITTINGS))
    extra += sign_board("jail", -5.02, 4.64, FRONT + 0.02, 0.86, 0.30, HONEY)
    extra += front_windows(style, width=1.9) + stove_pipe(-2.0, -3.0, 7.0, 9.6)
    for y in (-3.95, 3.95):
        for number in range(5):
            rod = lathe([(0.055, 0.0), (0.055, 2.15)], 6).moved(x=FRONT + 0.16, y=y - 0.76 + 0.38 * number, z=1.9)
            extra.append(painted(rod, IRON, "z", number))
        extra += [
            painted(box(0.07, 1.95, 0.12, 0.02).moved(x=FRONT + 0.17, y=y, z=z), IRON, "y", 2) for z in (2.3, 3.4)
        ]
    return assembled("sheriff", Plan(outline, style, 6.0, 7.95), extra)


def _star() -> list[Part]:
    """The sheriff's star, free against the sky, on two iron struts."""
    badge = star(1.45, 0.64)
    tips = [Point(*point).buffer(0.19, quad_segs=4) for point in list(badge.exterior.coords)[:-1:2]]
    rim = plate(
        unary_union([badge.buffer(0.12, join_style=2, mitre_limit=2.2), *[tip.buffer(0.07) for tip in tips]]),
        0.0,
        0.16,
        0.04,
        back=True,
    )
    star_plate = plate(unary_union([badge, *tips]), 0.16, 0.14, 0.05)
    ring = plate(
        Point(0, 0).buffer(0.52, quad_segs=8).difference(Point(0, 0).buffer(0.42, quad_segs=8)), 0.28, 0.07, 0.03
    )
    place = {"x": FRONT - 0.16, "z": 9.62}
    parts: list[Part] = [painted(rim.moved(**place), linear(70, 40, 26), "y", 3)]
    parts += [(mesh.moved(**place), BRASS) for mesh in (star_plate, ring)]
    for side in (-1, 1):
        strut = box(0.10, 0.10, 1.9, 0.02).turned("y", 30).moved(x=FRONT - 1.1, y=side * 0.7, z=8.0)
        parts.append(painted(strut, IRON, "z", 2))
    return parts


def bank() -> Node:
    """Grey-green stone: a temple's front with four columns under a pediment, round-arched windows, a flat roof."""
    style = Style(siding("bank"), PALE_STONE, GOLD, PALE_STONE, "bars", "bank", boardwalk=(0.52, 0.50, 0.46))
    outline = mirrored([(6.0, 9.1), (0.0, 11.1)])
    extra = _parapet(style)
    for y in (-5.35, -2.4, 2.4, 5.35):
        extra += _column(y)
    for side in (-1, 1):
        extra += window("bars", side * 3.88, 6.25, 1.15, 1.05, FRONT, PALE_STONE, arched=True, number=side + 2)
    architrave = box(0.78, 12.3, 0.34, 0.06, edge=LIGHT_EDGE).moved(x=FRONT + 0.20, z=8.46)
    ledge = box(0.95, 12.5, 0.20, 0.06, edge=LIGHT_EDGE).moved(x=FRONT + 0.22, z=9.02)
    extra += [painted(architrave, PALE_STONE, "y", 7), painted(ledge, PALE_STONE, "y", 6)]
    for y in np.arange(-5.7, 5.8, 0.6):
        dentil = box(0.70, 0.30, 0.22, 0.03).moved(x=FRONT + 0.20, y=float(y), z=8.80)
        extra.append(painted(dentil, PALE_STONE, "y", 8))
    extra += sign_board("bank", 0, 7.15, FRONT + 0.02, 4.0, 1.02, GOLD)
    coin = lathe([(0.56, 0.0), (0.56, 0.10), (0.50, 0.14), (0.45, 0.08), (0.0, 0.08)], 24).turned("y", 90)
    extra.append((coin.moved(x=FRONT, z=9.90), BRASS))
    eagle = plate(star(0.34, 0.15), 0.06, 0.08, 0.02).moved(x=FRONT, z=9.90)
    extra.append((eagle, BRASS))
    extra += front_windows(style, arched=True, width=1.4)
    return assembled("bank", Plan(outline, style, 8.95, None, porch=slab(style), columns=True), extra)


def _column(y: float) -> list[Part]:
    """A column of the upper storey, half sunk into the wall."""
    shaft = [(0.34, 0.0), (0.34, 0.16), (0.29, 0.22), (0.27, 0.32), (0.275, 1.1), (0.235, 2.34), (0.28, 2.40)]
    column = lathe([*shaft, (0.26, 2.46), (0.36, 2.60), (0.36, 2.70)], 16, crease=35).moved(x=FRONT + 0.20, y=y, z=5.76)
    foot = box(0.66, 0.78, 0.12, 0.03, edge=LIGHT_EDGE).moved(x=FRONT + 0.22, y=y, z=5.74)
    return [painted(column, PALE_STONE, "z", int(y) + 9), painted(foot, PALE_STONE, "y", 4)]


def _parapet(style: Style) -> list[Part]:
    """The bank's flat roof and the low walls around it."""
    length = FRONT - BACK
    roof = box(length - 0.5, 11.4, 0.3, 0.03).moved(x=MIDDLE - 0.2, z=7.0)
    parts: list[Part] = [painted(roof, linear(112, 100, 86), "x", 1)]
    for side in (-1, 1):
        coping = box(length - 0.2, 0.5, 0.36, 0.06).moved(x=MIDDLE - 0.15, y=side * 5.8, z=7.2)
        wall = box(length - 0.4, 0.3, 0.4, 0.03).moved(x=MIDDLE - 0.2, y=side * 5.8, z=6.9)
        parts += [painted(coping, PALE_STONE, "x", side + 2), sided(wall, style.siding)]
    coping = box(0.36, 11.5, 0.36, 0.06).moved(x=BACK + 0.05, z=7.2)
    wall = box(0.3, 11.5, 0.4, 0.03).moved(x=BACK + 0.15, z=6.9)
    return [*parts, painted(coping, PALE_STONE, "y", 6), sided(wall, style.siding)]


def town_hall() -> Node:
    """Cream boards, a gable, and the tower with the clock."""
    style = Style(siding("town-hall"), BROWN, linear(150, 92, 54), BROWN, "curtains", "town-hall")
    outline = mirrored([(6.0, 7.35), (0.0, 8.75)])
    extra = sign_board("town-hall", 0, 6.68, FRONT + 0.02, 7.4, 1.16, BROWN)
    extra += front_windows(style, shutters=linear(122, 60, 44), width=1.25) + _tower(style)
    half = TOWER_WIDTH / 2 + 0.01
    places = {"front": (TOWER_X + half, 0.0, 0.0), "left": (TOWER_X, half, 90.0), "right": (TOWER_X, -half, -90.0)}
    children: list[Node] = []
    for side, (x, y, turn) in places.items():
        extra += [(mesh.turned("z", turn).moved(x=x, y=y, z=CLOCK_Z), material) for mesh, material in dial()]
        children += hands(side, (x, y, CLOCK_Z))
    return assembled("town-hall", Plan(outline, style, 7.0, 8.5), extra, children=children)


def _tower(style: Style) -> list[Part]:
    """The clock tower with its corner boards, mouldings and spire."""
    shaft = box(TOWER_WIDTH, TOWER_WIDTH, TOWER_HIGH - TOWER_LOW, 0.05).moved(x=TOWER_X, z=TOWER_LOW)
    parts = [sided(shaft, style.siding)]
    for number, (x, y) in enumerate(((-1, -1), (-1, 1), (1, -1), (1, 1))):
        corner = box(0.36, 0.36, TOWER_HIGH - 8.9, 0.05, edge=LIGHT_EDGE)
        corner = corner.moved(x=TOWER_X + x * TOWER_WIDTH / 2, y=y * TOWER_WIDTH / 2, z=8.9)
        parts.append(painted(corner, BROWN, "z", number))
    for z, wider, height in ((8.75, 0.5, 0.24), (TOWER_HIGH - 0.1, 0.8, 0.30)):
        moulding = box(TOWER_WIDTH + wider, TOWER_WIDTH + wider, height, 0.07, edge=LIGHT_EDGE)
        parts.append(painted(moulding.moved(x=TOWER_X, z=z), BROWN, "y", 3))
    spire = _spire((TOWER_WIDTH + 0.9) / 2, 1.45).moved(x=TOWER_X, z=TOWER_HIGH + 0.18)
    ball = lathe([(0.10, 0.0), (0.07, 0.1), *arc((0.0, 0.17), 0.12, -60, 90, 4)], 10)
    return [*parts, (spire, SHINGLES), (ball.moved(x=TOWER_X, z=TOWER_HIGH + 1.5), BRASS)]


def _spire(half: float, height: float) -> Mesh:
    """A shingled four-sided roof, its corners at +-half."""
    roof = lathe([(half * np.sqrt(2), 0.0), (0.10, height)], 4, crease=1).turned("z", 45)
    sides = np.cross(roof.positions[:, 1] - roof.positions[:, 0], roof.positions[:, 2] - roof.positions[:, 0])
    sides /= np.linalg.norm(sides, axis=1, keepdims=True)
    facing_x = (np.abs(sides[:, 0]) > np.abs(sides[:, 1]))[:, None]
    across = np.where(facing_x, roof.positions[..., 1], roof.positions[..., 0])
    slant = float(np.hypot(half, height)) / height
    uvs = np.stack([across / 6.0, roof.positions[..., 2] * slant / 6.0], axis=-1)
    return Mesh(roof.positions, np.repeat(sides[:, None], 3, axis=1), uvs, roof.colours)
