"""The turned figures: their profile, the small parts that are set on, and how they are put together."""

from __future__ import annotations

from functools import cache

import numpy as np
from figure_looks import Look
from figure_paint import BRASS_SWATCH, HAIR_SWATCH, SKIN_SWATCH, STRAP_SWATCH, WOOD_SWATCH, paint_figure
from gltf_file import Node
from materials import Material
from meshes import Mesh, joined
from noise import Picture
from shapely.geometry import Polygon
from shapely.ops import unary_union
from solids import Profile, arc, extrude, lathe, rectangle, standing, star, without_repeats
from turned_canvas import TurnedCanvas, canvas_of

SEGMENTS = 40
HEAD_SHOULDER = 3.65


@cache
def canvas() -> TurnedCanvas:
    """The canvas that all figures' pictures share."""
    return canvas_of(without_repeats(outline()))


def outline() -> Profile:
    """The turned outline of a figure from the rim of its underside to the top of its knob, (radius, height) in cm."""
    foot: Profile = [(1.08, 0.0), *arc((1.08, 0.07), 0.07, -90, 0, 3), *arc((1.03, 0.27), 0.12, 0, 78, 4)]
    legs: Profile = [(0.86, 0.415), (0.775, 0.46), (0.735, 0.56), (0.71, 0.80), (0.685, 1.10), (0.675, 1.32)]
    belt: Profile = [(0.675, 1.34), (0.715, 1.36), (0.715, 1.52), (0.68, 1.54)]
    body: Profile = [(0.68, 1.56), (0.715, 1.80), (0.765, 2.08), (0.79, 2.28), *arc((0.56, 2.30), 0.235, 0, 72, 5)]
    return foot + legs + belt + body + head_outline()


def head_outline() -> Profile:
    """From the neck to the top of the knob: the same for everyone who wears a hat."""
    neck: Profile = [
        (0.50, 2.58),
        (0.50, 2.60),
        (0.60, 2.655),
        (0.625, 2.72),
        (0.60, 2.79),
        (0.50, 2.845),
        (0.48, 2.86),
    ]
    head: Profile = [(0.53, 2.91), (0.575, 3.00), (0.605, 3.14), (0.612, 3.28), (0.60, 3.42), (0.565, 3.55)]
    seat: Profile = [*arc((0.49, 3.585), 0.065, 25, 90, 3), (0.37, HEAD_SHOULDER)]
    knob: Profile = [(0.355, 3.67), (0.355, 3.80), *arc((0.165, 3.86), 0.19, 12, 90, 5), (0.0, 4.05)]
    return neck + head + seat + knob


def half_ball(radius: float, flat: float, segments: int = 10) -> Mesh:
    """A half ball looking to the front, pressed flat by the factor."""
    half = lathe(arc((0.0, 0.0), radius, 0, 90, 4), segments)
    return half.stretched(1, 1, flat).turned("y", 90)


def _badge() -> Mesh:
    """A sheriff's star with its points' balls."""
    plate = extrude(star(0.20, 0.088), 0.06, 0.025, 1, underside=False)
    return standing(plate)


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


def figure(look: Look) -> Node:
    """One figure as a model."""
    sheet = canvas()
    body = sheet.wrapped(lathe(outline(), SEGMENTS, crease=44))
    underside = sheet.swatch(lathe([(0.0, 0.0), (1.08, 0.0)], SEGMENTS), WOOD_SWATCH)
    nose = sheet.swatch(half_ball(0.085, 0.95).moved(0.585, 0, 3.20), SKIN_SWATCH)
    parts = [body, underside, nose]
    buckle = standing(extrude(rectangle(0.26, 0.19, 0.03, 2), 0.05, 0.02, 1, underside=False))
    parts.append(sheet.swatch(bent(buckle.moved(z=1.44), 0.705), BRASS_SWATCH))
    holster = sheet.swatch(bent(_pistol().moved(z=1.42), 0.69), STRAP_SWATCH)
    parts += [holster.turned("z", 72), *([holster.turned("z", -72)] if look.outlaw else [])]
    if not look.outlaw:
        parts.append(sheet.swatch(bent(_badge().moved(z=2.26), 0.775).turned("z", 47), BRASS_SWATCH))
    if look.moustache:
        parts.append(sheet.swatch(bent(moustache().moved(z=3.075), 0.585), HAIR_SWATCH))
    material = Material(look.name, f"{look.name}.jpg", "figure-relief.jpg", roughness=0.42 if look.outlaw else 0.46)
    return Node(look.name, [(joined(parts), material)])


def picture(look: Look) -> Picture:
    """The figure's painted surface."""
    return paint_figure(canvas(), look)
