"""The two-sided hats: red above, blue below, bare wood at the rim, a big number on either crown.

A hat has as many corners as its number says, from the round one to the one with five, and a band in the number's
colour. The two hats of the neutral figures are round and have no number.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from figure_looks import NUMBER_COLOURS
from figure_paint import CREAM
from gltf_file import Node
from grain import BEECH, sawn_board
from materials import Material
from meshes import Array, Mesh, joined
from noise import Field, Generator, Picture, layered_noise
from pictures import blurred, lettering, shape_mask
from shapely.geometry import Point
from solids import Profile, arc, lathe, without_repeats
from turned_canvas import Rgb, TurnedCanvas, canvas_of, coated

RED: Rgb = (178, 22, 16)
BLUE: Rgb = (20, 66, 158)
RED_DARK: Rgb = (112, 18, 14)
BLUE_DARK: Rgb = (14, 40, 96)
SEGMENTS = 40
BRIM_RADIUS, CROWN_RADIUS, HOLE_RADIUS, HALF_HEIGHT = 0.95, 0.62, 0.105, 0.25
BRIM_FOOT, CROWN_FLAT = 0.68, 0.55
BARE_RIM = 0.04
CORNERS: dict[int, tuple[int, float]] = {2: (2, 0.042), 3: (3, 0.042), 4: (4, 0.07), 5: (5, 0.055)}
"""How many corners the brims of the numbers have, and how far they stand out, cm."""
CROWN_PIXELS = 384
NUMBER_SIZE = 0.84


def _upper_half() -> Profile:
    """From the middle of the rim over brim and crown to the middle of the hole, (radius, z)."""
    rim: Profile = [(BRIM_RADIUS, 0.0), (BRIM_RADIUS, 0.022), *arc((BRIM_RADIUS - 0.034, 0.025), 0.034, 20, 85, 2)]
    brim: Profile = [(0.78, 0.074), (BRIM_FOOT, 0.092)]
    crown: Profile = [(0.645, 0.115), (CROWN_RADIUS, 0.165), *arc((CROWN_FLAT, 0.19), 0.06, 20, 90, 3)]
    hole: Profile = [(HOLE_RADIUS + 0.02, HALF_HEIGHT), (HOLE_RADIUS, HALF_HEIGHT - 0.02), (HOLE_RADIUS, 0.0)]
    return rim + brim + crown + hole


def outline() -> Profile:
    """The whole cross-section, from the middle of the hole's wall down, out, up and in again."""
    upper = _upper_half()
    return without_repeats([(radius, -z) for radius, z in reversed(upper)] + upper)


@cache
def canvas() -> TurnedCanvas:
    """The canvas of what is turned; it is the upper half of a hat's picture."""
    return canvas_of(outline(), width=768, height=384, swatches=1)


def _cornered(positions: Array, number: int | None) -> Array:
    """The brim drawn out to corners, the first one in front."""
    if number not in CORNERS:
        return positions
    corners, reach = CORNERS[number]
    radius, turn = np.hypot(positions[..., 0], positions[..., 1]), np.arctan2(positions[..., 1], positions[..., 0])
    out = np.clip((radius - BRIM_FOOT) / (BRIM_RADIUS - BRIM_FOOT), 0, None)
    grown = 1 + out * reach * np.cos(corners * turn) / np.maximum(radius, 1e-6)
    return positions * np.stack([grown, grown, np.ones_like(grown)], axis=-1)


def hat(number: int | None) -> Node:
    """The model of one hat; its origin is its middle. None: the plain hat without a number."""
    sheet = canvas()
    name = f"hat-{number or 'plain'}"
    mesh = sheet.wrapped(lathe(outline(), SEGMENTS, crease=42)).remapped((1.0, 0.5), (0.0, 0.5))
    inside = np.hypot(mesh.positions[..., 0], mesh.positions[..., 1]).max(axis=1) < CROWN_FLAT + 0.02
    above = inside & (mesh.positions[..., 2].min(axis=1) > HALF_HEIGHT - 0.005)
    below = inside & (mesh.positions[..., 2].max(axis=1) < 0.005 - HALF_HEIGHT)
    turned = mesh.part(~(above | below))
    turned = Mesh(_cornered(turned.positions, number), turned.normals, turned.uvs, turned.colours)
    reach = CROWN_FLAT + 0.02
    # The figure's right is the right of the picture above; below it is so when the hat is turned over sideways.
    red = mesh.part(above).mapped_flat("yx", (reach, -reach), (-reach, reach), (0.0, 0.0, 0.5, 0.5))
    blue = mesh.part(below).mapped_flat("yx", (-reach, -reach), (reach, reach), (0.5, 0.0, 1.0, 0.5))
    return Node(name, [(joined([turned, red, blue]), Material(name, f"{name}.jpg", roughness=0.62))])


def _length_from_hole(sheet: TurnedCanvas, radius: float) -> float:
    """Length along the lower half of the outline, from the middle of the hole's wall out to a radius."""
    half = len(sheet.profile) // 2
    return float(np.interp(radius, [point[0] for point in sheet.profile[:half]], sheet.lengths[:half]))


def _turned_picture(number: int | None, random: Generator) -> Picture:
    """Rim, brims, bands and the crowns' sides."""
    sheet = canvas()
    timber = sawn_board(sheet.height, sheet.width, random, BEECH, rings=4, waves=3, fibre=0.9)
    result, grain = timber.colours, timber.heights
    worn = sheet.wear(random, 0.46)
    whole = float(sheet.lengths[-1])
    edge = whole / 2 - BARE_RIM
    foot, crown = _length_from_hole(sheet, BRIM_FOOT), _length_from_hole(sheet, CROWN_RADIUS)
    colour_of_band = CREAM if number is None else NUMBER_COLOURS[number]
    for colour, dark, is_upper in ((BLUE, BLUE_DARK, False), (RED, RED_DARK, True)):

        def band(low: float, high: float, upper: bool = is_upper) -> Field:
            """A ring between two lengths counted from the hole, on this side of the hat."""
            ends = (whole - high, whole - low) if upper else (low, high)
            return sheet.band(*ends, by_length=True)

        result = coated(result, colour, band(0.18, edge), grain, worn)
        result = coated(result, dark, band(crown - 0.03, foot + 0.02), grain, worn * 0.5)
        result = coated(result, colour_of_band, band(crown - 0.005, foot - 0.012), grain, worn * 0.4)
        result = coated(result, dark, band(edge - 0.105, edge - 0.02) * 0.85, grain, worn * 0.6)
        result = coated(result, CREAM, band(edge - 0.075, edge - 0.045), grain, worn * 0.5)
    return result


def _crown_picture(number: int | None, colour: Rgb, dark: Rgb, random: Generator) -> Picture:
    """A crown from outside, the front up: the number as large as it can be."""
    size = CROWN_PIXELS
    per_cm = size / (2 * (CROWN_FLAT + 0.02))
    timber = sawn_board(size, size, random, BEECH, rings=4, waves=2, fibre=0.9)
    chips = np.clip((_patches(size, random) - 0.80) * 10, 0, 1)
    middle = Point(size / 2, size / 2)
    rim = shape_mask(middle.buffer(0.60 * per_cm).difference(middle.buffer(0.525 * per_cm)), size, size)
    worn_rim = np.clip(rim * (1.6 * _patches(size, random) - 0.35), 0, 1)
    whole = np.ones((size, size), dtype=np.float32)
    picture = coated(timber.colours, colour, whole, timber.heights, np.maximum(chips, worn_rim))
    ring = shape_mask(middle.buffer(0.50 * per_cm).difference(middle.buffer(0.472 * per_cm)), size, size)
    picture = coated(picture, CREAM, ring * 0.9, timber.heights, chips)
    if number is not None:
        high = NUMBER_SIZE * per_cm
        digits = lettering(size, size, str(number), "rye", (size / 2, size / 2), high, 0.66 * per_cm)
        # Fatter than the font has it, to be read from the other end of the table.
        digits = np.clip(blurred(digits, 3.0) * 3.0 - 0.55, 0, 1)
        picture = coated(picture, dark, np.clip(blurred(digits, 5.0) * 2.6, 0, 1) * 0.9, timber.heights)
        picture = coated(picture, CREAM, digits, timber.heights, chips * 0.4)
    return picture


def _patches(size: int, random: Generator) -> Field:
    """Uneven patches of wear."""
    return layered_noise(size, size, 5, 5, random, 6, 0.6)


def picture(number: int | None) -> Picture:
    """The painted surface of one hat: what is turned above, the red and the blue crown below."""
    random = np.random.default_rng(200 + (number or 0))
    turned = _turned_picture(number, random)
    crowns = [_crown_picture(number, colour, dark, random) for colour, dark in ((RED, RED_DARK), (BLUE, BLUE_DARK))]
    return np.concatenate([turned, np.concatenate(crowns, axis=1)], axis=0)
