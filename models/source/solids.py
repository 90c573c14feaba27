"""Solid shapes: turned profiles, extruded outlines and bevelled boxes, all with rounded-looking edges.

Bevels carry the normals of the faces that they join, so a single flat strip shades like a rounded edge. Lengths are
cm, angles degrees.
"""

from __future__ import annotations

from itertools import product

import mapbox_earcut as earcut
import numpy as np
from meshes import Array, Colour, Mesh, grid_mesh, joined, triangle_mesh
from shapely.geometry import Polygon
from shapely.geometry import box as rectangle_between

Profile = list[tuple[float, float]]
CORNERS = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
"""The signs of a box's corners."""


def arc(middle: tuple[float, float], radius: float, start: float, end: float, steps: int) -> Profile:
    """Points of a circular arc from angle `start` to `end`, both included."""
    angles = np.radians(np.linspace(start, end, steps + 1))
    return [(middle[0] + radius * float(np.cos(a)), middle[1] + radius * float(np.sin(a))) for a in angles]


def profile_lengths(profile: Profile) -> Array:
    """Length along the profile (cm) at each of its points."""
    steps = np.linalg.norm(np.diff(np.array(profile), axis=0), axis=1)
    return np.concatenate([[0.0], np.cumsum(steps)])


def without_repeats(profile: Profile) -> Profile:
    """The profile without points that lie on the one before."""
    kept = [profile[0]]
    for point in profile[1:]:
        if np.hypot(point[0] - kept[-1][0], point[1] - kept[-1][1]) > 1e-6:
            kept.append(point)
    return kept


def lathe(profile: Profile, segments: int, crease: float = 40.0) -> Mesh:
    """The surface that a profile of (radius, height) points sweeps around z, outside on the profile's right.

    Give the points upwards for an outer wall. Edges sharper than `crease` degrees stay hard. The texture's u is the
    turn (0.5 at the front, +x), its v the length along the profile in cm.
    """
    points = np.array(without_repeats(profile), dtype=float)
    steps = np.diff(points, axis=0)
    lengths = np.linalg.norm(steps, axis=1)
    outward = np.stack([steps[:, 1], -steps[:, 0]], axis=1) / lengths[:, None]
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    turns = np.linspace(-np.pi, np.pi, segments + 1)
    cosines, sines = np.cos(turns), np.sin(turns)

    def corner_normal(corner: int, step: int) -> Array:
        other = corner - 1 if step == corner else corner
        if not 0 <= other < len(outward) or outward[other] @ outward[step] <= np.cos(np.radians(crease)):
            return outward[step]
        blend = outward[other] + outward[step]
        return blend / np.linalg.norm(blend)

    strips = []
    for step in range(len(lengths)):
        rows = []
        for corner in (step, step + 1):
            radius, height = points[corner]
            normal = corner_normal(corner, step)
            position = np.stack([radius * cosines, radius * sines, np.full_like(turns, height)], axis=-1)
            normals = np.stack([normal[0] * cosines, normal[0] * sines, np.full_like(turns, normal[1])], axis=-1)
            uvs = np.stack([0.5 + turns / (2 * np.pi), np.full_like(turns, along[corner])], axis=-1)
            rows.append((position, normals, uvs))
        lower, upper = rows
        strips.append(grid_mesh(*(np.stack([low, high]) for low, high in zip(lower, upper, strict=True))))
    return joined(strips)


def rectangle(width: float, depth: float, radius: float = 0.0, steps: int = 4) -> Polygon:
    """A rectangle around the origin, with rounded corners when `radius` is given."""
    inner = rectangle_between(-width / 2 + radius, -depth / 2 + radius, width / 2 - radius, depth / 2 - radius)
    return inner.buffer(radius, quad_segs=steps) if radius > 0 else inner


def star(outer: float, inner: float, points: int = 5, start: float = 90.0) -> Polygon:
    """A star around the origin, its first point at the angle `start`."""
    corners = []
    for index in range(2 * points):
        angle = np.radians(start + index * 180.0 / points)
        radius = outer if index % 2 == 0 else inner
        corners.append((radius * float(np.cos(angle)), radius * float(np.sin(angle))))
    return Polygon(corners)


def _ring(coordinates: Array, clockwise: bool) -> Array:
    x, y = coordinates[:, 0], coordinates[:, 1]
    area = (x * np.roll(y, -1) - np.roll(x, -1) * y).sum()
    return coordinates[::-1] if (area > 0) == clockwise else coordinates


def extrude(
    outline: Polygon,
    height: float,
    bevel: float,
    steps: int = 1,
    crease: float = 35.0,
    underside: bool = True,
    edge: Colour = (1.0, 1.0, 1.0),
) -> Mesh:
    """An outline (holes allowed) in the xy plane made solid from z = 0 to `height`.

    bevel: width of the rounded edges (cm) in `steps` strips; `edge` tints them (wear). Without `underside` the lower
    face and its bevel are left out. The texture coordinates are a rough unrolling in cm.
    """
    rings = [_ring(np.array(outline.exterior.coords)[:-1], clockwise=False)]
    rings += [_ring(np.array(hole.coords)[:-1], clockwise=True) for hole in outline.interiors]
    angles = np.linspace(0.0, np.pi / 2, steps + 1)
    bend = [(bevel * (1 - np.cos(a)), height - bevel * (1 - np.sin(a)), np.cos(a), np.sin(a)) for a in angles]
    if underside:
        bend = [(bevel * (1 - np.sin(a)), bevel * (1 - np.cos(a)), np.sin(a), -np.cos(a)) for a in angles] + bend
        wall_row = steps
    else:
        bend = [(0.0, 0.0, 1.0, 0.0), *bend]
        wall_row = 0
    parts: list[Mesh] = []
    insets = []
    for ring in rings:
        sides = np.roll(ring, -1, axis=0) - ring
        lengths = np.linalg.norm(sides, axis=1, keepdims=True)
        outward = np.stack([sides[:, 1], -sides[:, 0]], axis=1) / lengths
        before = np.roll(outward, 1, axis=0)
        middle = outward + before
        middle /= np.linalg.norm(middle, axis=1, keepdims=True)
        mitre = middle / np.clip((middle * outward).sum(axis=1, keepdims=True), 0.35, 1.0)
        smooth = (outward * before).sum(axis=1) > np.cos(np.radians(crease))
        around = np.concatenate([[0.0], np.cumsum(lengths[:, 0])])
        insets.append(ring - mitre * bevel)
        for start in range(len(ring)):
            end = (start + 1) % len(ring)
            normals_at = [middle[corner] if smooth[corner] else outward[start] for corner in (start, end)]
            grid = np.zeros((len(bend), 2, 3))
            normals = np.zeros((len(bend), 2, 3))
            uvs = np.zeros((len(bend), 2, 2))
            for row, (inset, z, across, up) in enumerate(bend):
                for column, corner in enumerate((start, end)):
                    grid[row, column] = [*(ring[corner] - mitre[corner] * inset), z]
                    normals[row, column] = [*(normals_at[column] * across), up]
                    uvs[row, column] = [around[start + column], z]
            for row in range(len(bend) - 1):
                strip = grid_mesh(grid[row : row + 2], normals[row : row + 2], uvs[row : row + 2])
                parts.append(strip if row == wall_row else strip.tinted(edge))
    flat = np.concatenate(insets).astype(np.float64)
    ends = np.cumsum([len(ring) for ring in insets]).astype(np.uint32)
    corners = earcut.triangulate_float64(flat, ends).reshape(-1, 3)
    first, second = flat[corners[:, 1]] - flat[corners[:, 0]], flat[corners[:, 2]] - flat[corners[:, 0]]
    wrong = first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0] < 0
    corners[wrong] = corners[wrong][:, ::-1]
    for z, up in ((height, 1.0), (0.0, -1.0)) if underside else ((height, 1.0),):
        chosen = corners if up > 0 else corners[:, ::-1]
        positions = np.concatenate([flat[chosen], np.full((*chosen.shape, 1), z)], axis=-1)
        normals = np.zeros_like(positions)
        normals[..., 2] = up
        parts.append(triangle_mesh(positions, normals, flat[chosen]))
    return joined(parts)


def standing(mesh: Mesh) -> Mesh:
    """An extruded outline set up: its x becomes y (to the left), its y becomes z, its z becomes x (to the front)."""
    return mesh.turned("x", 90.0).turned("z", 90.0)


def box(width: float, depth: float, height: float, bevel: float = 0.05, edge: Colour = (1.0, 1.0, 1.0)) -> Mesh:
    """A box of 44 triangles along x, y and z, its underside's middle in the origin, all edges bevelled.

    `edge` tints the bevels (wear).
    """
    half = np.array([width, depth, height]) / 2
    bevel = min(bevel, float(half.min()) * 0.9)

    def corner(signs: tuple[int, int, int], axis: int) -> Array:
        """The corner's copy that lies on the face across `axis`."""
        point = np.array(signs) * (half - bevel)
        point[axis] = signs[axis] * half[axis]
        return point

    def normal(signs: tuple[int, int, int], axis: int) -> Array:
        result = np.zeros(3)
        result[axis] = signs[axis]
        return result

    faces: list[list[tuple[Array, Array]]] = []
    bevels: list[list[tuple[Array, Array]]] = []
    for axis in range(3):
        second, third = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            loop = []
            for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                signs = [0, 0, 0]
                signs[axis], signs[second], signs[third] = sign, s, t
                key = (signs[0], signs[1], signs[2])
                loop.append((corner(key, axis), normal(key, axis)))
            faces.append(loop)
        for s, t in product((-1, 1), repeat=2):
            loop = []
            for sign, side in ((-1, second), (1, second), (1, third), (-1, third)):
                signs = [0, 0, 0]
                signs[axis], signs[second], signs[third] = sign, s, t
                key = (signs[0], signs[1], signs[2])
                loop.append((corner(key, side), normal(key, side)))
            bevels.append(loop)
    triangles = [[loop[0], loop[k], loop[k + 1]] for loop in faces for k in (1, 2)]
    worn = [[loop[0], loop[k], loop[k + 1]] for loop in bevels for k in (1, 2)]
    worn += [[(corner(s, a), normal(s, a)) for a in range(3)] for s in CORNERS]

    def built(loops: list[list[tuple[Array, Array]]]) -> Mesh:
        positions = np.array([[point for point, _ in loop] for loop in loops])
        normals = np.array([[direction for _, direction in loop] for loop in loops])
        facing = np.cross(positions[:, 1] - positions[:, 0], positions[:, 2] - positions[:, 0])
        mesh = triangle_mesh(positions, normals, np.zeros((*positions.shape[:2], 2)))
        inside = (facing * normals.sum(axis=1)).sum(axis=1) < 0
        turned = mesh.reordered([0, 2, 1])
        return joined([mesh.part(~inside), turned.part(inside)])

    return joined([built(triangles), built(worn).tinted(edge)]).moved(z=height / 2)
