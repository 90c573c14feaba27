"""The two-sided ring hats: red above, blue below, bare wood at the rim, the number three times on either brim.

The two hats of the neutral figures have no number.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from figure_paint import CREAM, INK
from gltf_file import Node
from grain import BEECH, sawn_board
from materials import Material
from noise import Field, Picture
from pictures import blurred
from solids import Profile, arc, lathe, without_repeats
from turned_canvas import Rgb, TurnedCanvas, canvas_of, coated

RED: Rgb = (178, 22, 16)
BLUE: Rgb = (20, 66, 158)
RED_DARK: Rgb = (112, 18, 14)
BLUE_DARK: Rgb = (14, 40, 96)
SEGMENTS = 40
BRIM_RADIUS, CROWN_RADIUS, HOLE_RADIUS, HALF_HEIGHT = 1.05, 0.60, 0.38, 0.25
NUMBER_RADIUS, NUMBER_SIZE, RIBBON_RADIUS = 0.838, 0.335, 0.635
BARE_RIM = 0.045


def _upper_half() -> Profile:
    """From the middle of the rim over brim and crown to the middle of the hole, (radius, z)."""
    rim: Profile = [(BRIM_RADIUS, 0.0), (BRIM_RADIUS, 0.022), *arc((1.015, 0.025), 0.034, 20, 85, 2)]
    brim: Profile = [(0.76, 0.080), (0.675, 0.105)]
    crown: Profile = [(0.625, 0.145), (CROWN_RADIUS, 0.185), *arc((0.53, 0.19), 0.06, 30, 90, 2)]
    hole: Profile = [*arc((0.435, 0.195), 0.055, 90, 180, 2), (HOLE_RADIUS, 0.0)]
    return rim + brim + crown + hole


def outline() -> Profile:
    """The whole cross-section, from the middle of the hole's wall down, out, up and in again."""
    upper = _upper_half()
    return without_repeats([(radius, -z) for radius, z in reversed(upper)] + upper)


@cache
def canvas() -> TurnedCanvas:
    """The canvas that all hats' pictures share."""
    return canvas_of(outline(), width=1024, height=512, swatches=1)


def hat(number: int | None) -> Node:
    """The model of one hat; its origin is its middle. None: the plain hat without a number."""
    sheet = canvas()
    name = f"hat-{number or 'plain'}"
    mesh = sheet.wrapped(lathe(outline(), SEGMENTS, crease=42))
    return Node(name, [(mesh, Material(name, f"{name}.jpg", roughness=0.62))])


def _length_from_hole(sheet: TurnedCanvas, radius: float) -> float:
    """Length along the lower half of the outline, from the middle of the hole's wall out to a radius."""
    half = len(sheet.profile) // 2
    return float(np.interp(radius, [point[0] for point in sheet.profile[:half]], sheet.lengths[:half]))


def picture(number: int | None) -> Picture:
    """The painted surface of one hat."""
    sheet = canvas()
    random = np.random.default_rng(200 + (number or 0))
    timber = sawn_board(sheet.height, sheet.width, random, BEECH, rings=4, waves=3, fibre=0.9)
    result, grain = timber.colours, timber.heights
    worn = sheet.wear(random, 0.50)
    whole = float(sheet.lengths[-1])
    edge = whole / 2 - BARE_RIM
    ribbon_foot = _length_from_hole(sheet, RIBBON_RADIUS)
    number_place = _length_from_hole(sheet, NUMBER_RADIUS)
    for colour, dark, is_upper in ((BLUE, BLUE_DARK, False), (RED, RED_DARK, True)):

        def band(low: float, high: float, upper: bool = is_upper) -> Field:
            """A ring between two lengths counted from the hole, on this side of the hat."""
            ends = (whole - high, whole - low) if upper else (low, high)
            return sheet.band(*ends, by_length=True)

        result = coated(result, colour, band(0.14, edge), grain, worn)
        result = coated(result, dark, band(ribbon_foot - 0.075, ribbon_foot), grain, worn * 0.6)
        result = coated(result, CREAM, band(edge - 0.075, edge - 0.045) * 0.9, grain, worn * 0.6)
        length = whole - number_place if is_upper else number_place
        for degrees in (-90, 30, 150) if number else ():
            digits = sheet.text_at_length(
                str(number), "rye", degrees, length, NUMBER_SIZE, NUMBER_RADIUS, 0.3, upside_down=not is_upper
            )
            result = coated(result, INK, np.clip(blurred(digits, 2.5) * 2.2, 0, 1) * 0.75, grain)
            result = coated(result, CREAM, digits, grain, worn * 0.3)
    return result
