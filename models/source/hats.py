"""The two-sided hats: red above, blue below, bare wood at the rim, a big number on either crown.

A hat has as many corners as its number says, from the round one to the one with five, and a band in the number's
colour. The colours tell the hour, so both sides wear both; a lawman's hat has a light hem and stars, an outlaw's a
black hem with whip stitches and crossed bones. The hats of the two neutral figures are round and have no number.

With signs nobody needs the colours: the red crown is a bright sun with rays over the brim, the blue one is dark with a
moon, and stars and bones are as large as the brim.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Literal

import numpy as np
from bold_signs import moon, ray, sun
from figure_faces import darker, line
from figure_looks import NUMBER_COLOURS
from figure_wardrobe import BRASS, CREAM, INK, stitches
from gltf_file import Node
from grain import BEECH, sawn_board
from materials import Material
from meshes import Array, Mesh, joined
from noise import Field, Generator, Picture, layered_noise
from pictures import blurred, lettering, shape_mask
from shapely.affinity import affine_transform, rotate
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import Profile, arc, lathe, star, without_repeats
from turned_canvas import Rgb, TurnedCanvas, chipped, coated

Side = Literal["lawman", "outlaw"]

RED: Rgb = (178, 22, 16)
BLUE: Rgb = (20, 66, 158)
RED_DARK: Rgb = (112, 18, 14)
BLUE_DARK: Rgb = (14, 40, 96)
BLUE_NIGHT: Rgb = (10, 28, 74)
"""The sky around the moon."""
BONE: Rgb = (240, 232, 208)
BLACK: Rgb = (26, 22, 22)
SEGMENTS = 40
BRIM_RADIUS, CROWN_RADIUS, HOLE_RADIUS, HALF_HEIGHT = 0.95, 0.62, 0.07, 0.25
BRIM_FOOT, CROWN_FLAT = 0.68, 0.55
BARE_RIM = 0.035
CORNERS: dict[int, tuple[int, float]] = {2: (2, 0.042), 3: (3, 0.042), 4: (4, 0.07), 5: (5, 0.055)}
"""How many corners the brims of the numbers have, and how far they stand out, cm."""
WIDTH, TURNED_PIXELS, CROWN_PIXELS = 640, 256, 320
"""Pixels: the picture's width, and the heights of what is turned and of the crowns below it."""
CROWN_SHARE = CROWN_PIXELS / (TURNED_PIXELS + CROWN_PIXELS)
NUMBER_SIZE = 0.78
EMBLEMS = (0.0, 60.0, 120.0)
"""Where on half of a brim there are emblems, degrees; the other half repeats it."""
RAYS = (30.0, 90.0, 150.0)
"""Where on half of the red brim there are rays of the sun, degrees, when it has signs."""


def _upper_half() -> Profile:
    """From the middle of the rim over brim and crown to the middle of the hole, (radius, z)."""
    rim: Profile = [(BRIM_RADIUS, 0.0), (BRIM_RADIUS, 0.022), *arc((BRIM_RADIUS - 0.034, 0.025), 0.034, 20, 85, 2)]
    brim: Profile = [(0.78, 0.074), (BRIM_FOOT, 0.092)]
    crown: Profile = [(0.645, 0.115), (CROWN_RADIUS, 0.165), *arc((CROWN_FLAT, 0.19), 0.06, 20, 90, 3)]
    hole: Profile = [(HOLE_RADIUS + 0.012, HALF_HEIGHT), (HOLE_RADIUS, HALF_HEIGHT - 0.012), (HOLE_RADIUS, 0.0)]
    return rim + brim + crown + hole


def outline() -> Profile:
    """The whole cross-section, from the middle of the hole's wall down, out, up and in again."""
    upper = _upper_half()
    return without_repeats([(radius, -z) for radius, z in reversed(upper)] + upper)


@cache
def canvas() -> TurnedCanvas:
    """The canvas of what is turned: half a turn, twice around, and nearly nothing for the flat crowns."""
    profile = outline()
    middles = [((low[0] + high[0]) / 2, abs(low[1] + high[1]) / 2) for low, high in pairwise(profile)]
    weights = tuple(0.04 if radius < CROWN_FLAT else 1.0 for radius, _ in middles)
    return TurnedCanvas(tuple(profile), WIDTH, TURNED_PIXELS, swatches=1, weights=weights, repeats=2)


def _cornered(positions: Array, number: int | None) -> Array:
    """The brim drawn out to corners, the first one in front."""
    if number not in CORNERS:
        return positions
    corners, reach = CORNERS[number]
    radius, turn = np.hypot(positions[..., 0], positions[..., 1]), np.arctan2(positions[..., 1], positions[..., 0])
    out = np.clip((radius - BRIM_FOOT) / (BRIM_RADIUS - BRIM_FOOT), 0, None)
    grown = 1 + out * reach * np.cos(corners * turn) / np.maximum(radius, 1e-6)
    return positions * np.stack([grown, grown, np.ones_like(grown)], axis=-1)


def name_of(side: Side | None, number: int | None) -> str:
    """The name of a hat's model and picture."""
    return f"hat-{side}-{number}" if side is not None else "hat-plain"


def hat(side: Side | None, number: int | None) -> Node:
    """The model of one hat; its origin is its middle. None: the plain hat without a number."""
    sheet = canvas()
    name = name_of(side, number)
    mesh = sheet.wrapped(lathe(outline(), SEGMENTS, crease=42)).remapped((1.0, 1.0 - CROWN_SHARE), (0.0, CROWN_SHARE))
    inside = np.hypot(mesh.positions[..., 0], mesh.positions[..., 1]).max(axis=1) < CROWN_FLAT + 0.02
    above = inside & (mesh.positions[..., 2].min(axis=1) > HALF_HEIGHT - 0.005)
    below = inside & (mesh.positions[..., 2].max(axis=1) < 0.005 - HALF_HEIGHT)
    turned = mesh.part(~(above | below))
    turned = Mesh(_cornered(turned.positions, number), turned.normals, turned.uvs, turned.colours)
    reach = CROWN_FLAT + 0.02
    # The figure's right is the right of the picture above; below it is so when the hat is turned over sideways.
    red = mesh.part(above).mapped_flat("yx", (reach, -reach), (-reach, reach), (0.0, 0.0, 0.5, CROWN_SHARE))
    blue = mesh.part(below).mapped_flat("yx", (-reach, -reach), (reach, reach), (0.5, 0.0, 1.0, CROWN_SHARE))
    return Node(name, [(joined([turned, red, blue]), Material(name, f"{name}.jpg", roughness=0.62))])


def _length_from_hole(sheet: TurnedCanvas, radius: float) -> float:
    """Length along the lower half of the outline, from the middle of the hole's wall out to a radius."""
    half = len(sheet.profile) // 2
    return float(np.interp(radius, [point[0] for point in sheet.profile[:half]], sheet.lengths[:half]))


def bones(size: float) -> BaseGeometry:
    """Two crossed bones in a circle of this radius."""
    bone = LineString([(-size * 0.74, 0), (size * 0.74, 0)]).buffer(size * 0.13)
    knobs = [Point(x * size * 0.80, y * size * 0.15).buffer(size * 0.20) for x in (-1, 1) for y in (-1, 1)]
    whole = unary_union([bone, *knobs])
    return unary_union([rotate(whole, turn, origin=(0, 0)) for turn in (32, -32)])


def _whips(count: int, radius: float, reach: float, width: float) -> BaseGeometry:
    """So many slanting stitches around half a turn."""
    half = np.pi / 2 * radius
    places = (np.arange(count) + 0.5) / count * 2 * half - half
    return unary_union([line([(x - 0.02, -reach), (x + 0.02, reach)], width) for x in places])


def _turned_picture(side: Side | None, number: int | None, random: Generator, signs: bool) -> Picture:
    """Rim, brims, bands and the crowns' sides."""
    sheet = canvas()
    timber = sawn_board(sheet.height, sheet.width, random, BEECH, rings=4, waves=3, fibre=0.9)
    result, grain = timber.colours, timber.heights
    worn = sheet.wear(random, 0.50)
    whole = float(sheet.lengths[-1])
    edge = whole / 2 - BARE_RIM
    foot, crown = _length_from_hole(sheet, BRIM_FOOT), _length_from_hole(sheet, CROWN_RADIUS)
    colour_of_band = CREAM if number is None else NUMBER_COLOURS[number]
    everything = sheet.band(-1.0, 9.0, by_length=True) * 0.0
    for colour, dark, is_upper in ((BLUE, BLUE_DARK, False), (RED, RED_DARK, True)):

        def band(low: float, high: float, upper: bool = is_upper) -> Field:
            """A ring between two lengths counted from the hole, on this side of the hat."""
            ends = (whole - high, whole - low) if upper else (low, high)
            return sheet.band(*ends, by_length=True)

        def around(shape: BaseGeometry, length: float, degrees: float = 0.0, upper: bool = is_upper) -> Field:
            """A shape at a length from the hole; outwards is up in it."""
            placed = shape if not upper else affine_transform(shape, [1, 0, 0, -1, 0, 0])
            radius = sheet.radius_at_length(length)
            return sheet.shape_at_length(placed, degrees, whole - length if upper else length, radius)

        everything = np.maximum(everything, band(0.18, edge))
        result = coated(result, colour, band(0.18, edge), grain, worn)
        result = coated(result, dark, band(crown - 0.03, foot + 0.02), grain, worn * 0.5)
        result = coated(result, colour_of_band, band(crown - 0.005, foot - 0.012), grain, worn * 0.4)
        bend, seam = (crown + foot) / 2 - 0.01, edge - 0.045
        if signs and is_upper:
            for degrees in RAYS:
                shape = ray(edge - foot, 0.085, 0.13)
                result = coated(result, CREAM, around(shape, (foot + edge) / 2, degrees), grain, worn * 0.2)
        if side is None:
            result = coated(result, dark, band(edge - 0.105, edge - 0.02) * 0.85, grain, worn * 0.6)
            result = coated(result, CREAM, band(edge - 0.075, edge - 0.045), grain, worn * 0.5)
            continue
        if side == "lawman":
            cord = np.maximum(band(crown - 0.014, crown + 0.010), band(foot - 0.030, foot - 0.006))
            result = coated(result, BRASS, cord, grain, worn * 0.3)
            reach = np.pi / 2 * sheet.radius_at_length(seam)
            hem, thread = CREAM, around(stitches([(-reach, 0), (reach, 0)], 0.020, 0.055), seam)
            shapes = [star(0.12, 0.055) if signs else star(0.082, 0.036)]
            inks = (CREAM, BLACK) if signs else (BRASS, dark)
        else:
            whips = around(_whips(16, sheet.radius_at_length(bend), 0.034, 0.017), bend)
            result = coated(result, BLACK, whips, grain, worn * 0.3)
            hem, thread = BLACK, around(_whips(20, sheet.radius_at_length(seam), 0.033, 0.024), seam)
            shapes = [bones(0.135 if signs else 0.105)]
            inks = (BONE, BLACK)
        result = coated(result, dark, band(edge - 0.108, edge), grain, worn * 0.5)
        result = coated(result, hem, band(edge - 0.092, edge), grain, worn * 0.8)
        result = coated(result, dark if side == "lawman" else BONE, thread, grain, worn * 0.4)
        middle = (foot + edge - 0.09) / 2
        for degrees in EMBLEMS:
            for shape in shapes:
                result = coated(
                    result, inks[1], around(shape.buffer(0.03 if signs else 0.018), middle, degrees), grain, worn * 0.3
                )
                result = coated(result, inks[0], around(shape, middle, degrees), grain, worn * 0.3)
    return chipped(result, worn * everything)


def _crown_picture(
    side: Side | None, number: int | None, colour: Rgb, dark: Rgb, random: Generator, signs: bool
) -> Picture:
    """A crown from outside, the front up: the side's emblem, and on it the number, as large as it can be.

    signs: a sun or a moon in the emblem's place.
    """
    size = CROWN_PIXELS
    per_cm = size / (2 * (CROWN_FLAT + 0.02))
    timber = sawn_board(size, size, random, BEECH, rings=4, waves=2, fibre=0.9)
    chips = np.clip((_patches(size, random) - 0.80) * 10, 0, 1)

    def drawn(shape: BaseGeometry) -> Field:
        """A shape in cm around the crown's middle, y up, drawn twice as large first."""
        twice = affine_transform(shape, [2 * per_cm, 0, 0, -2 * per_cm, size, size])
        return shape_mask(twice, 2 * size, 2 * size).reshape(size, 2, size, 2).mean(axis=(1, 3))

    def ring(outer: float, inner: float) -> BaseGeometry:
        return Point(0, 0).buffer(outer, quad_segs=24).difference(Point(0, 0).buffer(inner, quad_segs=24))

    worn_rim = np.clip(drawn(ring(0.60, 0.525)) * (1.6 * _patches(size, random) - 0.35), 0, 1)
    whole = np.ones((size, size), dtype=np.float32)
    worn = np.maximum(chips, worn_rim)
    picture = coated(timber.colours, colour, whole, timber.heights, worn)
    layers: list[tuple[BaseGeometry, Rgb, float]] = []
    at, high, inked = size / 2, NUMBER_SIZE, False
    if signs and colour == RED:
        layers += [(ring(0.60, 0.0), RED_DARK, 1.0), (sun(0.44, 0.62), CREAM, 1.0)]
        high, inked = 0.72, True
    elif signs:
        layers += [(ring(0.60, 0.0), BLUE_NIGHT, 1.0), (moon(0.56, 0.27), CREAM, 1.0)]
        at, high = at + 0.06 * per_cm, 0.70
    elif side is None:
        layers.append((ring(0.50, 0.472), CREAM, 0.9))
    elif side == "lawman":
        layers += [(ring(0.56, 0.50), dark, 0.9), (ring(0.548, 0.512), BRASS, 0.95)]
        layers += [(star(0.50, 0.205).buffer(0.012), BRASS, 1.0), (star(0.465, 0.19), dark, 1.0)]
    else:
        layers += [(ring(0.57, 0.496), BLACK, 1.0), (bones(0.46).buffer(0.016), darker(BONE, 0.75), 0.9)]
        layers.append((bones(0.46), BLACK, 0.95))
        whips = [
            rotate(line([(-0.014, 0.508), (0.014, 0.552)], 0.020), turn, origin=(0, 0)) for turn in range(0, 360, 15)
        ]
        layers.append((unary_union(whips), BONE, 0.95))
    for shape, ink, share in layers:
        picture = coated(picture, ink, drawn(shape) * share, timber.heights, chips)
    if number is not None:
        digits = lettering(size, size, str(number), "rye", (at, size / 2), high * per_cm, 0.64 * per_cm)
        # Fatter than the font has it, to be read from the other end of the table.
        digits = np.clip(blurred(digits, 2.5) * 3.0 - 0.55, 0, 1)
        under = dark if side == "lawman" else INK
        if inked:
            picture = coated(picture, INK, digits, timber.heights)
            return chipped(picture, chips)
        picture = coated(picture, under, np.clip(blurred(digits, 5.0) * 3.6, 0, 1) * 0.95, timber.heights)
        picture = coated(picture, CREAM, digits, timber.heights, chips * 0.4)
        picture = coated(picture, darker(CREAM, 0.8), digits * (1 - blurred(digits, 2.0)) * 0.6, timber.heights)
    return chipped(picture, chips)


def _patches(size: int, random: Generator) -> Field:
    """Uneven patches of wear."""
    return layered_noise(size, size, 5, 5, random, 6, 0.6)


def picture(side: Side | None, number: int | None, signs: bool = False) -> Picture:
    """The painted surface of one hat: what is turned above, the red and the blue crown below; with or without signs."""
    random = np.random.default_rng(200 + (number or 0) + (50 if side == "outlaw" else 0))
    turned = _turned_picture(side, number, random, signs)
    crowns = [
        _crown_picture(side, number, colour, dark, random, signs)
        for colour, dark in ((RED, RED_DARK), (BLUE, BLUE_DARK))
    ]
    return np.concatenate([turned, np.concatenate(crowns, axis=1)], axis=0)
