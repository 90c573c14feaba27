"""Sheriff's office, bank and Town Hall."""

from __future__ import annotations

import numpy as np
from building_parts import mapped_front, painted, plate, sided, sign_board, window
from building_shell import BACK, FRONT, MIDDLE, Style
from clock import dial, hands
from gltf_file import Node, Part
from houses import Plan, assembled, front_windows, mirrored, siding, stove_pipe
from materials import BRASS, FITTINGS, GOLD, HONEY, SHINGLES
from meshes import Mesh, linear
from shapely.geometry import Point
from shapely.ops import unary_union
from solids import arc, box, lathe, rectangle, star

PALE_STONE = linear(206, 200, 172)
BROWN = linear(104, 58, 36)
DARK_BROWN = linear(86, 50, 30)
LIGHT_EDGE = (1.6, 1.5, 1.4)

TOWER_WIDTH, TOWER_X, TOWER_LOW, TOWER_HIGH, CLOCK_Z = 3.5, FRONT - 1.65, 7.2, 12.2, 10.62


def sheriff() -> Node:
    """Bare brown boards, a raised middle with a great star, barred windows, wanted posters."""
    style = Style(siding("sheriff"), DARK_BROWN, HONEY, DARK_BROWN, "bars")
    outline = mirrored([(6.0, 8.0), (5.3, 8.7), (2.6, 8.7), (2.6, 9.6), (1.7, 10.5)])
    extra = sign_board("sheriff", 0, 6.75, FRONT + 0.02, 7.6, 1.18, HONEY)
    disc = plate(Point(0, 9.0).buffer(1.12, quad_segs=8), FRONT, 0.14, 0.05)
    extra.append(painted(disc, linear(60, 34, 24), "y", 3))
    badge = star(1.0, 0.44)
    tips = [Point(*point).buffer(0.13, quad_segs=4) for point in list(badge.exterior.coords)[:-1:2]]
    extra.append((plate(unary_union([badge, *tips]), 0.0, 0.16, 0.06).moved(x=FRONT + 0.12, z=9.0), BRASS))
    for number, (y, z, turn) in enumerate(((-2.62, 2.35, 3.0), (2.60, 2.5, -4.0), (2.66, 3.35, 5.0))):
        sheet = plate(rectangle(0.56, 0.70), 0.0, 0.03, 0.008)
        sheet = mapped_front(sheet, 0.0, 0.0, 0.56, 0.70, "poster").turned("x", turn)
        extra.append((sheet.moved(x=FRONT + 0.01 + 0.01 * number, y=y, z=z), FITTINGS))
    extra += sign_board("jail", -3.95, 5.36, FRONT + 0.04, 0.96, 0.32, HONEY)
    extra += front_windows(style) + stove_pipe(-2.0, -3.0, 7.0, 10.0)
    return assembled("sheriff", Plan(outline, style, 6.0, 8.9), extra)


def bank() -> Node:
    """Grey-green stone, pilasters, a heavy flat cornice with dentils, round-arched windows, a flat roof."""
    style = Style(siding("bank"), PALE_STONE, GOLD, PALE_STONE, "bars", boardwalk=(0.52, 0.50, 0.46))
    quarter = [(1.9 * float(np.cos(a)), 9.5 + float(np.sin(a))) for a in np.linspace(0, np.pi / 2, 7)]
    outline = mirrored([(6.0, 9.4), (2.0, 9.4), *quarter])
    extra = _parapet(style)
    for side in (-1, 1):
        for y, wide in ((2.35, 0.5), (5.72, 0.62)):
            shaft = box(0.34, wide, 3.45, 0.06).moved(x=FRONT + 0.08, y=side * y, z=5.75)
            capital = box(0.46, wide + 0.22, 0.26, 0.06).moved(x=FRONT + 0.10, y=side * y, z=8.55)
            extra += [painted(shaft, PALE_STONE, "z", side + 3), painted(capital, PALE_STONE, "y", side + 4)]
        extra += window("bars", side * 4.0, 6.32, 1.25, 1.05, FRONT, PALE_STONE, arched=True, number=side + 2)
    ledge = box(0.5, 12.2, 0.24, 0.06).moved(x=FRONT + 0.15, z=8.78)
    extra.append(painted(ledge, PALE_STONE, "y", 7))
    for y in np.arange(-5.6, 5.7, 0.7):
        dentil = box(0.36, 0.30, 0.22, 0.03).moved(x=FRONT + 0.16, y=float(y), z=9.01)
        extra.append(painted(dentil, PALE_STONE, "y", 8))
    extra += sign_board("bank", 0, 7.15, FRONT + 0.02, 4.1, 1.05, GOLD)
    coin = lathe([(0.50, 0.0), (0.50, 0.08), (0.44, 0.12), (0.40, 0.07), (0.0, 0.07)], 24).turned("y", 90)
    extra.append((coin.moved(x=FRONT, z=9.76), BRASS))
    extra += front_windows(style, arched=True, width=1.4)
    return assembled("bank", Plan(outline, style, 8.9, None), extra)


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
    style = Style(siding("town-hall"), BROWN, linear(150, 92, 54), BROWN, "curtains")
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
