"""The turned figures: their profile, the small parts that are set on, and how they are put together."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np
from figure_hair import STYLES
from figure_looks import Look
from figure_masks import knot, mask
from figure_paint import paint_figure
from figure_swatches import BRASS, COLOUR, EAR, HANGING_HAIR, LYING_HAIR, SKIN, STRAP, WOOD, fitted
from gltf_file import Node
from materials import Material
from meshes import Mesh, joined
from noise import Picture
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union
from solids import Profile, arc, extrude, lathe, rectangle, standing, star, without_repeats
from turned_canvas import TurnedCanvas

SEGMENTS = 40
HEAD_SHOULDER, PEG_RADIUS = 3.65, 0.07
COAT_HEM = 0.66
FRONT_SHARE = 0.68
"""Share of a picture's width for the front half of a figure."""
PIXELS_UP_TO = ((0.42, 0.9), (1.33, 1.0), (1.55, 1.5), (2.555, 1.8), (2.79, 1.3), (3.56, 2.7), (99.0, 0.15))
"""Up to which height (cm) a step of the profile gets how many pixels, compared with the others."""


def outline() -> Profile:
    """A lawman's turned outline, from the rim of the underside to the peg for the hat, (radius, height) in cm."""
    foot: Profile = [(1.08, 0.0), *arc((1.08, 0.07), 0.07, -90, 0, 3), *arc((1.03, 0.27), 0.12, 0, 78, 4)]
    legs: Profile = [(0.86, 0.415), (0.775, 0.46), (0.735, 0.56), (0.71, 0.80), (0.685, 1.10), (0.675, 1.32)]
    belt: Profile = [(0.675, 1.34), (0.715, 1.36), (0.715, 1.52), (0.68, 1.54)]
    body: Profile = [(0.68, 1.56), (0.715, 1.80), (0.765, 2.08), (0.79, 2.28), *arc((0.555, 2.28), 0.235, 5, 72, 5)]
    return foot + legs + belt + body + head_outline()


def outlaw_outline() -> Profile:
    """An outlaw's: a long coat that stands out over his boots, shoulders that slope."""
    foot: Profile = [(1.08, 0.0), *arc((1.08, 0.07), 0.07, -90, 0, 3), *arc((1.03, 0.27), 0.12, 0, 78, 4)]
    boots: Profile = [(0.84, 0.415), (0.74, 0.46), (0.69, 0.56), (0.67, COAT_HEM - 0.01)]
    coat: Profile = [(0.86, COAT_HEM + 0.02), (0.875, 0.84), (0.83, 1.02), (0.76, 1.20), (0.705, 1.34)]
    belt: Profile = [(0.73, 1.36), (0.73, 1.52), (0.69, 1.54)]
    body: Profile = [(0.69, 1.56), (0.72, 1.80), (0.76, 2.08), (0.78, 2.22), *arc((0.53, 2.26), 0.25, 5, 72, 5)]
    return foot + boots + coat + belt + body + head_outline()


@cache
def canvas(outlaw: bool = False) -> TurnedCanvas:
    """The canvas that the pictures of one side share."""
    return sheet_of(outlaw_outline() if outlaw else outline())


def sheet_of(outline: Profile) -> TurnedCanvas:
    """The canvas of a figure: most pixels are for its front, its head and its chest, hardly any for the peg."""
    profile = without_repeats(outline)
    heights = [(low[1] + high[1]) / 2 for low, high in pairwise(profile)]
    weights = tuple(next(weight for top, weight in PIXELS_UP_TO if height < top) for height in heights)
    return TurnedCanvas(tuple(profile), weights=weights, front=FRONT_SHARE)


def head_outline() -> Profile:
    """From the neck to the top of the peg: the same for everyone who wears a hat."""
    neck: Profile = [(0.50, 2.555), (0.50, 2.575), (0.605, 2.62), (0.635, 2.68), (0.605, 2.74), (0.50, 2.785)]
    head: Profile = [(0.49, 2.80), (0.555, 2.85), (0.62, 2.95), (0.655, 3.10), (0.668, 3.26), (0.655, 3.40)]
    seat: Profile = [(0.615, 3.54), *arc((0.53, 3.585), 0.065, 25, 90, 3), (PEG_RADIUS, HEAD_SHOULDER)]
    peg: Profile = [(PEG_RADIUS - 0.005, 3.66), (PEG_RADIUS - 0.005, 4.11), (PEG_RADIUS - 0.02, 4.14), (0.0, 4.14)]
    return neck + head + seat + peg


def half_ball(radius: float, flat: float, segments: int = 10) -> Mesh:
    """A half ball looking to the front, pressed flat by the factor."""
    half = lathe(arc((0.0, 0.0), radius, 0, 90, 4), segments)
    return half.stretched(1, 1, flat).turned("y", 90)


def _badge() -> Mesh:
    """A sheriff's star with balls on its points, large enough to tell the side from afar."""
    points = star(0.29, 0.13)
    plate = standing(extrude(points, 0.075, 0.02, 1, underside=False))
    tips = list(points.exterior.coords)[:-1:2]
    return joined([plate, *(half_ball(0.05, 1.0, 8).moved(0.03, float(y), float(z)) for y, z in tips)])


def moustache() -> Mesh:
    """Two drooping halves, in the plane of the face."""
    half = [
        (0.0, 0.045),
        (0.10, 0.07),
        (0.20, 0.035),
        (0.29, -0.06),
        (0.33, -0.05),
        (0.26, -0.11),
        (0.14, -0.085),
        (0.0, -0.04),
    ]
    shape = unary_union([Polygon(half), Polygon([(-x, y) for x, y in half])]).buffer(0.015, quad_segs=2)
    return standing(extrude(shape.simplify(0.008), 0.09, 0.035, 1, underside=False))


def _walrus() -> Mesh:
    """A broad moustache that hangs over the mouth."""
    half = [(0.0, 0.06), (0.14, 0.08), (0.27, 0.0), (0.33, -0.17), (0.24, -0.20), (0.15, -0.11), (0.0, -0.10)]
    shape = unary_union([Polygon(half), Polygon([(-x, y) for x, y in half])]).buffer(0.02, quad_segs=2)
    return standing(extrude(shape.simplify(0.008), 0.11, 0.045, 1, underside=False))


def _beard() -> Mesh:
    """A beard that stands out from cheeks and chin, its end on the chest."""
    upper = [(0.0, -0.05), (0.15, -0.02), (0.30, -0.07), (0.44, -0.02), (0.56, 0.05), (0.61, 0.03)]
    lower = [(0.58, -0.12), (0.48, -0.34), (0.36, -0.50), (0.29, -0.46), (0.20, -0.62), (0.12, -0.58), (0.0, -0.72)]
    outline_of_half = upper + lower
    shape = unary_union([Polygon(outline_of_half), Polygon([(-x, y) for x, y in outline_of_half])])
    shape = shape.buffer(0.03, quad_segs=2).simplify(0.008)
    return standing(extrude(shape, 0.15, 0.06, 1, underside=False))


def _spectacles() -> Mesh:
    """Two round rims and the bridge between them."""
    rims = [Point(side * 0.22, 0.0).buffer(0.185, quad_segs=5) for side in (-1, 1)]
    wires = [rim.difference(Point(*rim.centroid.coords[0]).buffer(0.148, quad_segs=5)) for rim in rims]
    bridge = LineString([(-0.05, 0.03), (0.0, 0.05), (0.05, 0.03)]).buffer(0.02, quad_segs=1)
    hooks = [LineString([(side * 0.40, 0.03), (side * 0.62, 0.05)]).buffer(0.018, quad_segs=1) for side in (-1, 1)]
    return standing(extrude(unary_union([*wires, bridge, *hooks]), 0.05, 0.015, 1, underside=False))


def _pistol() -> Mesh:
    """A holster with a pistol's grip, hanging at the side."""
    holster = extrude(
        Polygon([(-0.13, 0.0), (0.13, 0.0), (0.09, -0.46), (-0.06, -0.46)]), 0.10, 0.03, 1, underside=False
    )
    return standing(holster)


def bent(mesh: Mesh, radius: float) -> Mesh:
    """A flat part lying on x = 0 bent around a cylinder of that radius about z."""
    positions, normals = mesh.positions.copy(), mesh.normals.copy()
    angle = positions[..., 1] / radius
    distance = positions[..., 0] + radius
    positions[..., 0], positions[..., 1] = distance * np.cos(angle), distance * np.sin(angle)
    x, y = normals[..., 0].copy(), normals[..., 1].copy()
    normals[..., 0], normals[..., 1] = x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle)
    return Mesh(positions, normals, mesh.uvs, mesh.colours)


def _ears() -> Mesh:
    """Two flat half balls at the sides of the head."""
    ear = half_ball(0.10, 0.45, 8).stretched(1.0, 0.72, 1.0)
    return joined([ear.moved(0.632, 0.0, 3.25).turned("z", side * 86.0) for side in (-1, 1)])


def _ponytail() -> Mesh:
    """A tail that hangs from a knot at the back of the head, thickest in its middle."""
    tail = lathe([(0.02, 0.0), (0.10, 0.14), (0.145, 0.36), (0.125, 0.56), (0.06, 0.74), (0.05, 0.78)], 12)
    return tail.stretched(0.7, 1.15, 1.0).turned("y", -9).moved(-0.78, 0.0, 2.44)


def _braid() -> list[Mesh]:
    """Four plaits, one below the other."""
    sizes = (0.135, 0.135, 0.12, 0.095)
    plaits = []
    height = 3.02
    for index, size in enumerate(sizes):
        ball = lathe(arc((0.0, 0.0), size, -85, 85, 3), 8).stretched(0.75, 1.15, 0.95)
        plaits.append(ball.turned("x", 14.0 * (-1) ** index).moved(-0.755 - 0.012 * index, 0.0, height))
        height -= 1.45 * size
    return plaits


def _hanging(sheet: TurnedCanvas, look: Look) -> list[Mesh]:
    """What hangs from the back of the head: a tail or a braid, with a ribbon."""
    if look.hairstyle == "ponytail":
        band = lathe(arc((0.075, 0.0), 0.045, -90, 90, 3), 12).stretched(0.8, 1.1, 1.0)
        ribbon = sheet.swatch(band.turned("y", -9).moved(-0.70, 0.0, 3.20), COLOUR)
        return [fitted(sheet, _ponytail(), HANGING_HAIR), ribbon]
    if look.hairstyle == "braid":
        ribbon = lathe(arc((0.03, 0.0), 0.05, -90, 90, 2), 8).moved(-0.80, 0.0, 2.41)
        return [*(fitted(sheet, plait, HANGING_HAIR) for plait in _braid()), sheet.swatch(ribbon, COLOUR)]
    return []


def figure(look: Look) -> Node:
    """One figure as a model."""
    sheet = canvas(look.outlaw)
    profile = outlaw_outline() if look.outlaw else outline()
    body = sheet.wrapped(lathe(profile, SEGMENTS, crease=44))
    underside = sheet.swatch(lathe([(0.0, 0.0), (1.08, 0.0)], 24), WOOD)
    parts = [body, underside]
    buckle = standing(extrude(rectangle(0.28, 0.20, 0.03, 2), 0.05, 0.02, 1, underside=False))
    parts.append(bent(fitted(sheet, buckle, BRASS).moved(z=1.44), 0.705))
    holster = bent(fitted(sheet, _pistol(), STRAP).moved(z=1.42), 0.72 if look.outlaw else 0.69)
    parts += [holster.turned("z", 72), *([holster.turned("z", -72)] if look.outlaw else [])]
    if look.outlaw:
        parts.append(mask(sheet, profile))
        parts.append(sheet.swatch(knot(), COLOUR))
    else:
        parts.append(fitted(sheet, half_ball(0.095, 0.95), SKIN).moved(0.635, 0, 3.15))
        parts.append(bent(fitted(sheet, _badge(), BRASS).moved(z=2.14), 0.765).turned("z", 31))
    if STYLES[look.hairstyle].ears:
        parts.append(fitted(sheet, _ears(), EAR, "xz"))
    parts += _hanging(sheet, look)
    for worn, mesh, height, swatch in (
        (look.moustache, moustache().stretched(1, 1.15, 1.15), 3.015, LYING_HAIR),
        (look.whiskers and not look.masked, _walrus(), 3.02, HANGING_HAIR),
        (look.beard, _beard(), 3.02, HANGING_HAIR),
    ):
        if worn:
            parts.append(bent(fitted(sheet, mesh, swatch).moved(z=height), 0.635))
    if look.spectacles:
        parts.append(sheet.swatch(bent(_spectacles().moved(z=3.28), 0.66), BRASS))
    material = Material(look.name, f"{look.name}.jpg", "figure-relief.jpg", roughness=0.42 if look.outlaw else 0.46)
    return Node(look.name, [(joined(parts), material)])


def picture(look: Look) -> Picture:
    """The figure's painted surface."""
    return paint_figure(canvas(look.outlaw), look)
