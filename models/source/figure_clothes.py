"""Paints what the figures wear: a lawman's boots, trousers, shirt and vest, an outlaw's long coat; belts, kerchiefs."""

from __future__ import annotations

import numpy as np
from figure_faces import bow, darker, ellipse, lighter, line, tapered
from figure_looks import Rgb
from figure_wardrobe import (
    ARM,
    BELT_HIGH,
    BELT_LOW,
    BLACK,
    BOOT,
    BOOT_TOP,
    BRASS,
    COAT,
    COAT_LOW,
    COPPER,
    CREAM,
    FOOT_TOP,
    INK,
    KERCHIEF_TOP,
    LEATHER,
    NUMBER_HEIGHT,
    OUTLAW_LEATHER,
    RED_CLOTH,
    SHIRT,
    SHOULDER,
    SLEEVE,
    THREAD,
    Wardrobe,
    arm,
    around,
    stitches,
)
from shapely.affinity import translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from solids import star


def dress_lawman(dress: Wardrobe) -> None:
    """Bare wood below, boots, trousers, cream shirt, a vest in the number's colour."""
    look, sheet = dress.look, dress.sheet
    _foot(dress)
    dress.paint(sheet.band(FOOT_TOP, BELT_LOW) * 0.92, look.trousers, 0.7)
    light, dark = lighter(look.trousers, 0.25), darker(look.trousers, 0.5)
    for degrees in (0, 180):
        dress.put(line([(0, -0.5), (0, 0.34)], 0.030), degrees, 0.9, 0.7, INK, rim=0.03)
    for side in (-1, 1):
        dress.put(stitches([(0.03, -0.2), (0.03, 0.42)]), side * 90, 0.9, 0.69, light)
        dress.put(line([(0, -0.2), (0, 0.42)], 0.012), side * 90, 0.9, 0.69, dark)
        pocket = bow((-0.16, 0.10), (0.10, 0.10), (0.13, -0.16))
        dress.put(line([(side * x, y) for x, y in pocket], 0.016), side * 42, 1.20, 0.68, dark)
        dress.put(
            stitches([(side * (x - 0.03), y - 0.02) for x, y in pocket], 0.011, 0.03), side * 42, 1.20, 0.68, light
        )
        patch = box(-0.13, -0.13, 0.13, 0.13)
        dress.put(patch, side * 144, 1.14, 0.68, dark)
        dress.put(patch.buffer(-0.015), side * 144, 1.14, 0.68, darker(look.trousers, 0.88))
        dress.put(
            stitches([(-0.1, 0.1), (-0.1, -0.1), (0.1, -0.1), (0.1, 0.1)], 0.011, 0.03), side * 144, 1.14, 0.68, light
        )
        folds = [tapered(bow((-0.16, y), (0.0, y - 0.06), (0.18, y + 0.03)), 0.026) for y in (-0.16, -0.22, 0.03)]
        dress.put(unary_union(folds), side * 40, 0.98, 0.69, dark)
    _boots(dress, BOOT_TOP)
    dress.paint(sheet.band(BELT_HIGH, SHOULDER), SHIRT, 0.6)
    _vest(dress)
    _arms(dress, SHIRT, look.skin, darker(look.colour, 0.55))
    _belt(dress, LEATHER)
    _kerchief(dress, RED_CLOTH)
    dress.put(star(0.37, 0.20).buffer(0.05), 31, 2.14, 0.775, (58, 34, 22), rim=0.03)
    # In front the number makes room for the star.
    dress.number(-20, NUMBER_HEIGHT + 0.06, 0.80, 0.030)
    dress.number(180, NUMBER_HEIGHT + 0.06, 0.94, 0.034)


def _vest(dress: Wardrobe) -> None:
    look, sheet = dress.look, dress.sheet
    dark = darker(look.colour, 0.5)
    throat = Polygon([(-0.26, 0.30), (0.26, 0.30), (0.0, -0.16)])
    buttons = [Point(0.0, y).buffer(0.018) for y in (0.20, 0.08, -0.04)]
    dress.put(unary_union([line([(0, 0.3), (0, -0.2)], 0.012), *buttons]), 0, 2.35, 0.78, darker(SHIRT, 0.55))
    vest = sheet.band(BELT_HIGH, SHOULDER) * (1 - dress.on(throat, 0, 2.35, 0.78))
    dress.paint(vest, look.colour, 1.0)
    pattern = _weave(look.number)
    if pattern is not None:
        for degrees in (-90, 90):
            dress.paint(dress.on(pattern, degrees, 2.0, 0.76) * vest * 0.45, darker(look.colour, 0.62), 1.0)
    edges = unary_union([line([(-0.27, 0.30), (0, -0.18)], 0.045), line([(0.27, 0.30), (0, -0.18)], 0.045)])
    lapel = Polygon([(0.27, 0.30), (0.43, 0.26), (0.36, 0.12), (0.02, -0.16)])
    both = unary_union([lapel, Polygon([(-x, y) for x, y in lapel.exterior.coords])])
    dress.put(both, 0, 2.35, 0.78, darker(look.colour, 0.72), 0.8, rim=0.02)
    dress.put(edges, 0, 2.35, 0.78, dark, 1.0)
    front = [(0.0, 0.16), (0.0, -0.62)]
    dress.put(line(front, 0.018), 0, 2.18, 0.75, dark)
    dress.paint(np.maximum(sheet.band(BELT_HIGH + 0.02, BELT_HIGH + 0.07), 0) * vest, dark, 1.0)
    dress.put(stitches(around()), 0, BELT_HIGH + 0.11, 0.70, lighter(look.colour, 0.45))
    for z in (1.70, 1.86, 2.02):
        dress.put(Point(0.05, 0).buffer(0.036), 0, z, 0.74, INK)
        dress.put(Point(0.05, 0).buffer(0.028), 0, z, 0.74, BRASS)
        dress.put(Point(0.043, 0.009).buffer(0.010), 0, z, 0.74, (255, 244, 200))
    if look.number in (1, 5):
        chain = bow((0.06, 0.0), (0.26, -0.20), (0.44, 0.02), 18)
        dress.put(stitches(chain, 0.026, 0.022), 0, 1.80, 0.74, BRASS, rim=0.012)
        dress.put(line([(0.36, 0.05), (0.54, 0.05)], 0.022), 0, 1.80, 0.74, dark)
    # Behind, a strap draws the waist together.
    dress.put(box(-0.30, -0.035, 0.30, 0.035), 180, 1.66, 0.72, dark)
    dress.put(box(-0.06, -0.05, 0.06, 0.05).difference(box(-0.035, -0.026, 0.035, 0.026)), 180, 1.66, 0.72, BRASS)
    dress.put(stitches([(-0.5, 0.0), (0.5, 0.0)]), 180, 2.49, 0.70, lighter(look.colour, 0.45))


def _weave(number: int) -> BaseGeometry | None:
    """The pattern of a vest's cloth, half of the way around."""
    xs, ys = np.arange(-1.2, 1.21, 0.12), np.arange(-0.5, 0.6, 0.12)
    if number == 2:
        return unary_union(
            [box(x - 0.014, -0.5, x + 0.014, 0.6) for x in xs] + [box(-1.2, y, 1.2, y + 0.028) for y in ys]
        )
    if number == 3:
        fringe = [tapered([(x, -0.24), (x + 0.01, -0.42)], 0.03) for x in np.arange(-1.2, 1.2, 0.05)]
        return unary_union([*fringe, stitches([(-1.2, -0.23), (1.2, -0.23)]), stitches([(-1.2, 0.36), (1.2, 0.36)])])
    if number == 4:
        return unary_union([box(x - 0.009, -0.5, x + 0.009, 0.6) for x in np.arange(-1.2, 1.21, 0.075)])
    if number == 5:
        diamond = Polygon([(0, 0.035), (0.035, 0), (0, -0.035), (-0.035, 0)])
        return unary_union([translate(diamond, x + (0.06 if k % 2 else 0), y) for k, y in enumerate(ys) for x in xs])
    return None


def dress_outlaw(dress: Wardrobe) -> None:
    """A black coat over boots, crossed cartridge belts, the number in a disc of the number's colour."""
    look, sheet = dress.look, dress.sheet
    dress.paint(sheet.band(-1.0, 9.0, by_length=True), BLACK, 1.0)
    _foot(dress)
    _boots(dress, COAT_LOW)
    dress.paint(sheet.band(COAT_LOW + 0.01, BELT_LOW), COAT, 0.9)
    dress.paint(sheet.band(COAT_LOW + 0.06, COAT_LOW + 0.11) * 0.95, look.colour, 1.0)
    grey = (112, 104, 98)
    for z in (COAT_LOW + 0.15, COAT_LOW + 0.025):
        dress.put(stitches(around(), 0.014), 0, z, 0.85, grey)
    for degrees in (0, 180):
        seam = dress.on(line([(0, -0.5), (0, 0.34)], 0.035), degrees, 0.95, 0.82) * sheet.band(COAT_LOW, BELT_LOW)
        dress.paint(sheet.spread(seam, 0.02, degrees, 0.95) * 0.8, (8, 7, 7))
        dress.put(stitches([(0.045, -0.26), (0.045, 0.34)]), degrees, 0.95, 0.80, grey)
    folds = [tapered(bow((x, 0.34), (x + 0.03, 0.0), (x * 1.15, -0.26)), 0.05) for x in (-0.5, -0.26, 0.26, 0.5)]
    for degrees in (0, 90, 180, 270):
        dress.put(unary_union(folds), degrees, 0.95, 0.80, (26, 23, 22))
        dress.put(translate(unary_union(folds), 0.045, 0), degrees, 0.95, 0.80, (70, 63, 60))
    _arms(dress, SLEEVE, LEATHER, look.colour)
    for front in (0, 180):
        straps = [line([(-0.62, 0.55), (0.58, -0.44)], 0.15), line([(0.62, 0.55), (-0.58, -0.44)], 0.15)]
        dress.put(unary_union(straps), front, 2.0, 0.76, (122, 72, 38), 0.6, rim=0.03)
        for sign in (-1, 1):
            seams = [
                stitches([(sign * -0.62, 0.55 + d), (sign * 0.58, -0.44 + d)], 0.010, 0.03) for d in (-0.078, 0.078)
            ]
            dress.put(unary_union(seams), front, 2.0, 0.76, THREAD)
        places = [(s * (-0.62 + 1.20 * t), 0.55 - 0.99 * t, s) for s in (-1, 1) for t in np.linspace(0.05, 0.95, 11)]
        _cartridges(dress, places, front, 2.0, 0.76)
    _belt(dress, OUTLAW_LEATHER)
    _kerchief(dress, look.colour)
    for degrees in (0, 180):
        # In front the bandana's point hangs above the disc.
        height, radius = (1.93, 0.43) if degrees == 0 else (2.02, 0.52)
        disc = Point(0, 0).buffer(radius, quad_segs=24)
        dress.put(disc, degrees, height, 0.76, CREAM, 0.4, rim=0.03)
        dress.put(disc.buffer(-0.045), degrees, height, 0.76, INK)
        dress.put(disc.buffer(-0.055), degrees, height, 0.76, look.colour, 0.4)
        ring = [(radius - 0.024) * np.array([np.cos(a), np.sin(a)]) for a in np.linspace(0, 6.283, 60)]
        dress.put(stitches([(float(x), float(y)) for x, y in ring], 0.012, 0.04), degrees, height, 0.76, (140, 110, 70))
        dress.number(degrees, height, radius * 1.42, 0.024)


def _cartridges(
    dress: Wardrobe, places: list[tuple[float, float, int]], degrees: float, z: float, radius: float
) -> None:
    """Brass cases with copper points in leather loops; places: x and y in cm, and which way they lean."""

    def each(low: float, high: float, width: float, aside: float = 0.0) -> BaseGeometry:
        way, half = 0.62, width / 2
        return unary_union(
            [
                LineString([(x + way * s * low + aside, y + low), (x + way * s * high + aside, y + high)]).buffer(half)
                for x, y, s in places
            ]
        )

    dress.put(each(-0.075, 0.072, 0.066), degrees, z, radius, (40, 24, 14))
    dress.put(each(0.03, 0.075, 0.040), degrees, z, radius, COPPER)
    dress.put(each(-0.066, 0.036, 0.050), degrees, z, radius, BRASS)
    dress.put(each(-0.060, 0.050, 0.011, -0.010), degrees, z, radius, (255, 240, 190))
    dress.put(each(-0.016, 0.004, 0.062), degrees, z, radius, (96, 54, 28))


def _foot(dress: Wardrobe) -> None:
    """The coloured ring around the base, with a row of dots or slashes."""
    look = dress.look
    dress.paint(dress.sheet.band(0.115, 0.265), INK if not look.outlaw else (120, 110, 100), 0.9)
    dress.paint(dress.sheet.band(0.13, 0.25), look.colour, 0.9)
    xs = np.arange(-3.58, 3.6, 0.2386)
    if look.outlaw:
        marks = [line([(x - 0.04, -0.035), (x + 0.04, 0.035)], 0.028) for x in xs]
    else:
        marks = [translate(star(0.052, 0.024), x, 0) for x in xs]
    dress.put(unary_union(marks), 0, 0.19, 1.14, CREAM, 0.8)


def _boots(dress: Wardrobe, top: float) -> None:
    """Boots with a seam along the top, a stitched front, and spur straps."""
    dress.paint(dress.sheet.band(FOOT_TOP, top), BOOT, 0.8)
    light = (176, 128, 80)
    if not dress.look.outlaw:
        dress.paint(dress.sheet.band(top - 0.035, top), darker(BOOT, 0.6), 0.6)
        dress.put(stitches(around()), 0, top - 0.06, 0.70, light)
    for side in (-1, 1):
        curl = [line(bow((0, 0.16), (s * 0.16, 0.06), (0, -0.02)), 0.014) for s in (-1, 1)]
        dress.put(unary_union(curl), side * 32, 0.56, 0.72, light)
        dress.put(ellipse(0.0, 0.0, 0.16, 0.03), side * 26, 0.46, 0.80, (112, 70, 44))
    dress.put(line(around(), 0.04), 0, 0.50, 0.75, darker(BOOT, 0.5), 0.5)
    for degrees in (150, 210):
        dress.put(star(0.075, 0.03, 8), degrees, 0.51, 0.75, (196, 198, 200), rim=0.015)


def _arms(dress: Wardrobe, cloth: Rgb, hand_colour: Rgb, trim: Rgb) -> None:
    """Arms that hang at the sides: folds at the elbow, a buttoned cuff, fingers."""
    sheet = dress.sheet
    for side in (-1, 1):
        sleeve, hand = arm(sheet, side)
        dress.paint(sheet.spread(sleeve, 0.03, side * ARM, 2.0, 1.7) * 0.8, INK)
        dress.paint(sleeve, cloth, 0.7)
        shade = darker(cloth, 0.72)
        folds = [tapered(bow((-0.16, y), (0.0, y - 0.05), (0.15, y + 0.02)), 0.024) for y in (0.02, -0.07, -0.15)]
        dress.paint(dress.on(unary_union(folds), side * ARM, 2.0, 0.75) * sleeve, shade)
        cuff = box(-0.3, -0.40, 0.3, -0.30)
        dress.paint(dress.on(cuff, side * ARM, 2.0, 0.75) * sleeve, trim, 0.4)
        button = dress.on(Point(-side * 0.13, -0.35).buffer(0.022), side * ARM, 2.0, 0.75)
        dress.paint(button, BRASS)
        dress.paint(sheet.spread(hand, 0.02, side * ARM, 1.55, 1.6) * (1 - sleeve) * 0.7, INK)
        dress.paint(hand, hand_colour)
        fingers = [
            line([(x, -0.14), (x, -0.04)], 0.011) for x in (-side * 0.10 - 0.055, -side * 0.10, -side * 0.10 + 0.055)
        ]
        dress.paint(dress.on(unary_union(fingers), side * ARM, 1.555, 0.70) * hand, darker(hand_colour, 0.5))


def arm_badges(dress: Wardrobe) -> None:
    """The number once more on either arm: figures are often seen from the side."""
    for side in (-1, 1):
        disc = Point(0, 0).buffer(0.235, quad_segs=16)
        dress.put(disc.buffer(0.03), side * ARM, 2.18, 0.77, INK)
        dress.put(disc.buffer(0.012), side * ARM, 2.18, 0.77, CREAM)
        dress.put(disc, side * ARM, 2.18, 0.77, dress.look.colour)
        dress.number(side * ARM, 2.18, 0.34, 0.020, 0.0)


def _belt(dress: Wardrobe, leather: Rgb) -> None:
    """A belt with a seam along both edges, holes, and cartridges behind."""
    dress.paint(dress.sheet.band(BELT_LOW, BELT_HIGH), leather, 0.8)
    for z in (BELT_LOW + 0.045, BELT_HIGH - 0.045):
        dress.put(stitches(around(), 0.012), 0, z, 0.71, THREAD)
    holes = [Point(x, 0).buffer(0.016) for x in (0.22, 0.30, 0.38)]
    dress.put(unary_union(holes), 0, 1.44, 0.715, (20, 12, 8))
    places = [(float(x), 0.0, 0) for x in np.arange(-0.63, 0.64, 0.105)]
    _cartridges(dress, places, 180, 1.44, 0.715)


def _kerchief(dress: Wardrobe, colour: Rgb) -> None:
    """A dotted cloth around the neck, its point in front, with folds."""
    cloth = dress.sheet.band(SHOULDER, KERCHIEF_TOP)
    tip = dress.on(Polygon([(-0.34, 0.06), (0.34, 0.06), (0.0, -0.24)]), 0, SHOULDER - 0.05, 0.66)
    whole = np.maximum(cloth, tip)
    dress.paint(dress.sheet.spread(tip, 0.025, 0, SHOULDER, 1.6) * 0.55, INK)
    dress.paint(whole, colour, 0.6)
    folds = [tapered(bow((x, 0.10), (x + 0.09, 0.0), (x + 0.12, -0.11)), 0.030) for x in np.arange(-1.95, 1.9, 0.31)]
    dress.paint(dress.on(unary_union(folds), 0, 2.69, 0.62) * cloth, darker(colour, 0.6))
    dots = [Point(x, y).buffer(0.024) for x in np.arange(-1.9, 1.9, 0.19) for y in (-0.055, 0.055)]
    dots += [Point(x, y).buffer(0.022) for x, y in ((-0.14, -0.14), (0.14, -0.14), (0.0, -0.24))]
    dress.paint(dress.on(unary_union(dots), 0, 2.69, 0.62) * whole, CREAM)
