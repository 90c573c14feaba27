"""What all six houses share: support blocks with the boardwalk, doorway, walls and back."""

from __future__ import annotations

from dataclasses import dataclass

from building_parts import mapped_front, painted, plate, sided, timbered, turned_to, window
from gltf_file import Part
from materials import DRIFTWOOD, FITTINGS, OAK, WALNUT, WORN_WOOD, Material
from meshes import Colour
from shapely.geometry import Polygon
from shapely.geometry import box as rectangle_between
from solids import box

BLOCK_LENGTH, BLOCK_WIDTH, BLOCK_HEIGHT, BLOCK_X = 10.4, 3.4, 0.9, 1.4
GAP_HALF = 2.2
FRONT, BACK, HALF_WIDTH = 2.6, -3.9, 5.9
MIDDLE = (FRONT + BACK) / 2
BOARDWALK_END = BLOCK_X + BLOCK_LENGTH / 2
ROOM_REAR = -0.3
DOOR_HALF, DOOR_TOP = 1.75, 4.05
WALL_TOP = 7.0
DIM, DARK = (0.13, 0.085, 0.055), (0.055, 0.036, 0.026)


@dataclass(frozen=True)
class Style:
    """Colours of one house (linear), its walls' material, what its windows show, and the house whose room it has."""

    siding: Material
    trim: Colour
    accent: Colour
    posts: Colour
    window: str
    room: str
    boardwalk: Colour = DRIFTWOOD


def foundation(style: Style) -> list[Part]:
    """The two support blocks, planked in front of the house."""
    parts: list[Part] = []
    for side in (-1, 1):
        y = side * (GAP_HALF + BLOCK_WIDTH / 2)
        block = box(BLOCK_LENGTH - 0.04, BLOCK_WIDTH - 0.04, BLOCK_HEIGHT - 0.1, 0.05, edge=WORN_WOOD)
        parts.append(timbered(block.moved(x=BLOCK_X, y=y), OAK, "x", side + 3))
        sill = box(FRONT - BLOCK_X + BLOCK_LENGTH / 2, BLOCK_WIDTH - 0.04, 0.2, 0.02)
        sill = sill.moved(x=(FRONT + BLOCK_X - BLOCK_LENGTH / 2) / 2, y=y, z=BLOCK_HEIGHT - 0.2)
        parts.append(timbered(sill, OAK, "x", side + 5))
        count = 6
        for number in range(count):
            width = BLOCK_WIDTH / count
            plank = box(BOARDWALK_END - FRONT + 0.05, width - 0.03, 0.16, 0.035, edge=(1.25, 1.2, 1.15))
            place = y - BLOCK_WIDTH / 2 + (number + 0.5) * width
            tone = 0.78 + 0.09 * ((number * 5 + side) % 4)
            colour = (style.boardwalk[0] * tone, style.boardwalk[1] * tone, style.boardwalk[2] * tone)
            plank = plank.moved(x=(BOARDWALK_END + FRONT - 0.05) / 2, y=place, z=BLOCK_HEIGHT - 0.16)
            parts.append(timbered(plank, colour, "x", number))
    return parts


def doorway(style: Style) -> list[Part]:
    """The opening's lining, the lit room behind it, its frame; the passage below stays open to the back."""
    rear, depth = ROOM_REAR, FRONT - 0.3 - ROOM_REAR
    parts: list[Part] = []
    for side in (-1, 1):
        lining = box(depth, 0.1, 3.4, 0.01).moved(x=rear + depth / 2, y=side * (GAP_HALF + 0.02), z=BLOCK_HEIGHT)
        parts.append(timbered(lining, DIM, "z", side + 2))
        jamb = box(0.46, 0.34, DOOR_TOP - BLOCK_HEIGHT + 0.1, 0.05, edge=WORN_WOOD)
        jamb = jamb.moved(x=FRONT - 0.06, y=side * (DOOR_HALF + 0.15), z=BLOCK_HEIGHT)
        parts.append(painted(jamb, style.trim, "z", side + 5))
    ceiling = box(depth, 2 * GAP_HALF, 0.1, 0.01).moved(x=rear + depth / 2, z=4.2)
    parts.append(timbered(ceiling, DARK, "x", 1))
    floor = box(rear - BACK - 0.1, 2 * GAP_HALF + 0.2, 0.08, 0.01).moved(x=(rear + BACK) / 2, z=0.88)
    parts.append(timbered(floor, DARK, "x", 2))
    view = plate(rectangle_between(-GAP_HALF, BLOCK_HEIGHT, GAP_HALF, 4.3), rear - 0.05, 0.04, 0.005)
    parts.append((mapped_front(view, 0.0, 2.6, 2 * GAP_HALF, 3.4, f"room-{style.room}"), FITTINGS))
    lintel = box(0.50, 2 * DOOR_HALF + 1.0, 0.34, 0.06, edge=WORN_WOOD).moved(x=FRONT - 0.04, z=DOOR_TOP - 0.02)
    parts.append(painted(lintel, style.trim, "y", 7))
    return parts


def door_leaves(open_by: float = 78.0) -> list[Part]:
    """Two leaves standing open into the house."""
    parts: list[Part] = []
    for side in (-1, 1):
        leaf = plate(rectangle_between(0.0, 0.0, DOOR_HALF, DOOR_TOP - 0.95), -0.06, 0.12, 0.02, back=True)
        leaf = mapped_front(leaf, DOOR_HALF / 2, (DOOR_TOP - 0.95) / 2, DOOR_HALF, DOOR_TOP - 0.95, "door")
        leaf = leaf.turned("z", open_by) if side < 0 else leaf.stretched(y=-1).turned("z", -open_by)
        parts.append((leaf.moved(x=FRONT - 0.38, y=side * (DOOR_HALF - 0.02), z=0.93), FITTINGS))
    return parts


def front_wall(outline: Polygon, style: Style) -> list[Part]:
    """The false front, its back finished, with the door cut out."""
    door = rectangle_between(-DOOR_HALF, 0.0, DOOR_HALF, DOOR_TOP)
    shape = outline.difference(door)
    parts = [sided(plate(shape, FRONT - 0.34, 0.34, 0.05, back=True), style.siding)]
    for side in (-1, 1):
        corner = outline.intersection(rectangle_between(side * 6.0, 0, side * 5.6, 30))
        pilaster = box(0.52, 0.50, float(corner.bounds[3]) - BLOCK_HEIGHT, 0.06, edge=WORN_WOOD)
        pilaster = pilaster.moved(x=FRONT - 0.02, y=side * 5.77, z=BLOCK_HEIGHT)
        parts.append(painted(pilaster, style.trim, "z", side + 4))
    return parts


def body(style: Style, ridge: float) -> list[Part]:
    """Side walls and the back wall up to the ridge, with windows and base boards."""
    return _side_walls(style) + _back_wall(style, ridge)


def _side_walls(style: Style) -> list[Part]:
    parts: list[Part] = []
    length, height = FRONT - BACK - 0.3, WALL_TOP - BLOCK_HEIGHT
    middle = BACK + length / 2
    for side in (-1, 1):
        y = side * (HALF_WIDTH - 0.15)
        parts.append(sided(box(length, 0.3, height, 0.03).moved(x=middle, y=y, z=BLOCK_HEIGHT), style.siding))
        base = box(length, 0.36, 0.3, 0.04, edge=WORN_WOOD).moved(x=middle, y=y, z=BLOCK_HEIGHT)
        parts.append(painted(base, style.trim, "x", side + 8))
        corner = box(0.42, 0.42, height, 0.05, edge=WORN_WOOD)
        corner = corner.moved(x=BACK + 0.17, y=side * (HALF_WIDTH - 0.17), z=BLOCK_HEIGHT)
        parts.append(painted(corner, style.trim, "z", side + 6))
        pane = window(style.window, -MIDDLE * side, 2.7, 1.5, 2.1, HALF_WIDTH, style.trim, number=side + 3)
        parts += turned_to(pane, side * 90)
    return parts


def _back_wall(style: Style, ridge: float) -> list[Part]:
    """The back, built as a front and then turned round."""
    inner, out = HALF_WIDTH - 0.2, -BACK
    corners = [
        (-inner, BLOCK_HEIGHT),
        (inner, BLOCK_HEIGHT),
        (inner, WALL_TOP),
        (0.0, ridge - 0.05),
        (-inner, WALL_TOP),
    ]
    parts = [sided(plate(Polygon(corners), out - 0.3, 0.3, 0.03, back=True), style.siding)]
    for number, y in enumerate((-3.2, 3.2)):
        parts += window(style.window, y, 2.7, 1.6, 2.2, out, style.trim, number=number + 4)
    base = box(0.1, 2 * inner, 0.3, 0.03, edge=WORN_WOOD).moved(x=out, z=BLOCK_HEIGHT)
    lintel = box(0.24, 2 * GAP_HALF + 0.6, 0.3, 0.05, edge=WORN_WOOD).moved(x=out + 0.04, z=0.86)
    return turned_to([*parts, painted(base, style.trim, "y", 2), timbered(lintel, WALNUT, "y", 4)], 180)
