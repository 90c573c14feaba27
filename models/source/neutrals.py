"""The two neutral figures: a woman in a pink dress and a man in a blue coat, turned like the cowboys."""

from __future__ import annotations

from functools import cache

from figure_looks import Look
from figures import SEGMENTS, bent, half_ball, head_outline, moustache, sheet_of
from gltf_file import Node
from materials import Material
from meshes import Mesh, joined
from neutral_paint import BRASS_SWATCH, HAIR_SWATCH, SECOND_SWATCH, SKIN_SWATCH, WOOD_SWATCH, paint_man, paint_woman
from noise import Picture
from pictures import polygons
from shapely.geometry import Polygon
from shapely.ops import unary_union
from solids import Profile, arc, extrude, lathe, standing, without_repeats
from turned_canvas import TurnedCanvas

WOMAN = Look("woman", 0, False, (226, 112, 150), (132, 70, 34), (226, 112, 150), 301)
MAN = Look("man", 0, False, (44, 86, 162), (58, 38, 26), (112, 104, 96), 302)


def woman_outline() -> Profile:
    """A bell-shaped skirt with a flounce at its hem, a sash, a slim bodice; (radius, height) in cm."""
    hem: Profile = [(1.09, 0.0), *arc((1.09, 0.06), 0.06, -90, 0, 3), (1.14, 0.20), (1.10, 0.34), (1.04, 0.38)]
    skirt: Profile = [(1.00, 0.44), (0.94, 0.56), (0.865, 0.76), (0.79, 1.00), (0.72, 1.24), (0.665, 1.42)]
    sash: Profile = [(0.665, 1.43), (0.70, 1.45), (0.70, 1.60), (0.66, 1.62)]
    bodice: Profile = [
        (0.645, 1.66),
        (0.665, 1.84),
        (0.715, 2.04),
        (0.745, 2.22),
        *arc((0.545, 2.30), 0.21, -15, 72, 5),
    ]
    return hem + skirt + sash + bodice + head_outline()


def man_outline() -> Profile:
    """Shoes, a knee-long coat with a hem, a waist, broad shoulders; (radius, height) in cm."""
    foot: Profile = [(1.08, 0.0), *arc((1.08, 0.07), 0.07, -90, 0, 3), *arc((1.03, 0.27), 0.12, 0, 78, 4)]
    legs: Profile = [(0.80, 0.42), (0.70, 0.47), (0.66, 0.56), (0.66, 0.78)]
    coat: Profile = [(0.70, 0.80), (0.80, 0.815), (0.805, 0.87), (0.775, 1.06), (0.735, 1.30), (0.705, 1.52)]
    chest: Profile = [(0.715, 1.70), (0.755, 1.96), (0.80, 2.22), *arc((0.57, 2.29), 0.235, -5, 72, 5)]
    return foot + legs + coat + chest + head_outline()


@cache
def canvas(outline: tuple[tuple[float, float], ...]) -> TurnedCanvas:
    """The canvas of a figure's outline."""
    return sheet_of(list(outline))


def _sheet(outline: Profile) -> TurnedCanvas:
    return canvas(tuple(without_repeats(outline)))


def _turned(sheet: TurnedCanvas, outline: Profile) -> list[Mesh]:
    body = sheet.wrapped(lathe(outline, SEGMENTS, crease=44))
    underside = sheet.swatch(lathe([(0.0, 0.0), (outline[0][0], 0.0)], SEGMENTS), WOOD_SWATCH)
    nose = sheet.swatch(half_ball(0.08, 0.95).moved(0.64, 0, 3.16), SKIN_SWATCH)
    return [body, underside, nose]


def _bow(scale: float) -> Mesh:
    """A ribbon's bow in the plane x = 0, its knot in the origin."""
    half = Polygon([(0.03, 0.05), (0.16, 0.15), (0.30, 0.13), (0.31, -0.13), (0.16, -0.14), (0.03, -0.05)])
    loops = unary_union([half, Polygon([(-y, z) for y, z in half.exterior.coords])]).buffer(0.012, quad_segs=2)
    knot = extrude(Polygon([(-0.06, -0.06), (0.06, -0.06), (0.06, 0.06), (-0.06, 0.06)]), 0.12, 0.04, 1)
    wings = [extrude(part, 0.08, 0.035, 1) for part in polygons(loops)]
    return standing(joined([*wings, knot])).stretched(scale, scale, scale)


def _tails(scale: float) -> Mesh:
    """The two hanging ends of a ribbon."""
    ends = []
    for side in (-1, 1):
        end = Polygon(
            [(0.0, 0.0), (side * 0.10, 0.02), (side * 0.26, -0.52), (side * 0.17, -0.46), (side * 0.08, -0.55)]
        )
        ends.append(extrude(end if side > 0 else Polygon(list(end.exterior.coords)[::-1]), 0.05, 0.02, 1))
    return standing(joined(ends)).stretched(scale, scale, scale)


def woman() -> Node:
    """Foot 1.15 cm, hat's seat at 3.65 cm, with a bow at her back and a bun."""
    sheet = _sheet(woman_outline())
    parts = _turned(sheet, woman_outline())
    parts.append(sheet.swatch(bent(_bow(1.15).moved(z=1.53), 0.69).turned("z", 180), SECOND_SWATCH))
    parts.append(sheet.swatch(_tails(1.1).turned("y", 16).moved(x=0.705, z=1.50).turned("z", 180), SECOND_SWATCH))
    brooch = lathe([(0.085, 0.0), *arc((0.0, -0.02), 0.085, 20, 90, 3)], 12).turned("y", 90)
    parts.append(sheet.swatch(brooch.moved(0.60, 0, 2.60), BRASS_SWATCH))
    bun = lathe(arc((0.0, 0.0), 0.21, -90, 90, 7), 14).stretched(0.62, 1.0, 0.9)
    parts.append(sheet.swatch(bun.moved(-0.65, 0, 3.05), HAIR_SWATCH))
    return Node("woman", [(joined(parts), Material("woman", "woman.jpg", "figure-relief.jpg", roughness=0.46))])


def man() -> Node:
    """Foot 1.15 cm, hat's seat at 3.65 cm, with a moustache, a bow tie and brass buttons."""
    sheet = _sheet(man_outline())
    parts = _turned(sheet, man_outline())
    parts.append(sheet.swatch(bent(moustache().moved(z=3.03), 0.635), HAIR_SWATCH))
    parts.append(sheet.swatch(bent(_bow(0.82).moved(z=2.62), 0.585), SECOND_SWATCH))
    for z in (1.28, 1.56, 1.84):
        for y in (-0.21, 0.21):
            button = lathe([(0.055, 0.0), *arc((0.0, -0.01), 0.055, 15, 90, 2)], 8).turned("y", 90)
            radius = sheet.radius_at_length(sheet.length_at(z))
            parts.append(sheet.swatch(bent(button.moved(y=y, z=z), radius), BRASS_SWATCH))
    return Node("man", [(joined(parts), Material("man", "man.jpg", "figure-relief.jpg", roughness=0.46))])


def woman_picture() -> Picture:
    """The woman's painted surface."""
    return paint_woman(_sheet(woman_outline()), WOMAN)


def man_picture() -> Picture:
    """The man's painted surface."""
    return paint_man(_sheet(man_outline()), MAN)
