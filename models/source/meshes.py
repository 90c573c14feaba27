"""A triangle mesh as four numpy arrays, and the ways to move, tint and texture-map it.

Lengths are cm, angles degrees, frames right-handed with z up. Every triangle has its own three corners (nothing is
shared), so that hard edges and texture seams need no special care; `gltf_file` welds equal corners when it writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Colour = tuple[float, float, float]
Rectangle = tuple[float, float, float, float]

AXES = "xyz"
WHITE: Colour = (1.0, 1.0, 1.0)


@dataclass(frozen=True)
class Mesh:
    """Triangles: positions, normals and colours are (T, 3, 3), uvs (T, 3, 2); colours are linear RGB factors."""

    positions: Array
    normals: Array
    uvs: Array
    colours: Array

    @property
    def triangles(self) -> int:
        """Number of triangles."""
        return len(self.positions)

    def moved(self, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Mesh:
        """Shifted by (x, y, z) cm."""
        return replace(self, positions=self.positions + np.array([x, y, z]))

    def turned(self, axis: str, degrees: float) -> Mesh:
        """Turned about a coordinate axis, counter-clockwise when that axis points at the viewer."""
        first, second = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
        matrix = np.eye(3)
        cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
        matrix[first, first] = matrix[second, second] = cosine
        matrix[first, second], matrix[second, first] = -sine, sine
        return replace(self, positions=self.positions @ matrix.T, normals=self.normals @ matrix.T)

    def stretched(self, x: float = 1.0, y: float = 1.0, z: float = 1.0) -> Mesh:
        """Scaled along the axes; a negative factor mirrors, and the winding is put right again."""
        factors = np.array([x, y, z])
        normals = self.normals / factors
        normals /= np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-12)
        mesh = replace(self, positions=self.positions * factors, normals=normals)
        return mesh if factors.prod() > 0 else mesh.reordered([0, 2, 1])

    def reordered(self, corners: list[int]) -> Mesh:
        """The same triangles with their corners in another order."""
        return Mesh(
            self.positions[:, corners], self.normals[:, corners], self.uvs[:, corners], self.colours[:, corners]
        )

    def flipped(self) -> Mesh:
        """Inside out: seen from the other side."""
        mesh = self.reordered([0, 2, 1])
        return replace(mesh, normals=-mesh.normals)

    def part(self, chosen: NDArray[np.bool_]) -> Mesh:
        """Only the chosen triangles (mask of length T)."""
        return Mesh(self.positions[chosen], self.normals[chosen], self.uvs[chosen], self.colours[chosen])

    def tinted(self, colour: Colour) -> Mesh:
        """Vertex colours multiplied by a linear RGB factor."""
        return replace(self, colours=self.colours * np.array(colour))

    def shaded(self, brightness: Callable[[Array], Array]) -> Mesh:
        """Vertex colours multiplied by brightness(positions), an array (T, 3) of factors."""
        return replace(self, colours=self.colours * brightness(self.positions)[..., None])

    def mapped(self, uvs: Array) -> Mesh:
        """With other texture coordinates, (T, 3, 2)."""
        return replace(self, uvs=uvs)

    def remapped(self, scale: tuple[float, float], offset: tuple[float, float] = (0.0, 0.0)) -> Mesh:
        """Texture coordinates scaled, then shifted."""
        return replace(self, uvs=self.uvs * np.array(scale) + np.array(offset))

    def mapped_flat(self, axes: str, lower: tuple[float, float], upper: tuple[float, float], into: Rectangle) -> Mesh:
        """Projected along the axis not named in `axes` (such as "yz").

        The rectangle lower..upper (cm) of that plane goes to the texture rectangle into = (u0, v0, u1, v1).
        """
        plane = self.positions[..., [AXES.index(name) for name in axes]]
        share = (plane - np.array(lower)) / (np.array(upper) - np.array(lower))
        corner, size = np.array(into[:2]), np.array(into[2:]) - np.array(into[:2])
        return replace(self, uvs=corner + share * size)

    def mapped_to_point(self, point: tuple[float, float]) -> Mesh:
        """All corners take the colour of one spot of the texture."""
        return replace(self, uvs=np.zeros_like(self.uvs) + np.array(point))

    def mapped_grain(self, per_cm: float, grain: str, offset: tuple[float, float] = (0.0, 0.0)) -> Mesh:
        """Projected from the side that each triangle faces most, the texture's u along the axis `grain`.

        per_cm: texture repeats per cm. Faces across the grain show end grain: the texture squeezed in u.
        """
        faces = np.cross(self.positions[:, 1] - self.positions[:, 0], self.positions[:, 2] - self.positions[:, 0])
        facing = np.abs(faces).argmax(axis=1)
        along = AXES.index(grain)
        uvs = np.zeros_like(self.uvs)
        for axis in range(3):
            chosen = facing == axis
            others = [other for other in range(3) if other != axis]
            squeeze = 1.0
            if along in others:
                first, second = along, next(other for other in others if other != along)
            else:
                first, second, squeeze = others[0], others[1], 0.3
            plane = self.positions[chosen][..., [first, second]] * np.array([squeeze, 1.0])
            uvs[chosen] = plane * per_cm + np.array(offset) + np.array([0.37, 0.61]) * axis
        return replace(self, uvs=uvs)


def joined(meshes: Iterable[Mesh]) -> Mesh:
    """One mesh of all."""
    parts = list(meshes)
    return Mesh(
        np.concatenate([mesh.positions for mesh in parts]),
        np.concatenate([mesh.normals for mesh in parts]),
        np.concatenate([mesh.uvs for mesh in parts]),
        np.concatenate([mesh.colours for mesh in parts]),
    )


def triangle_mesh(positions: Array, normals: Array, uvs: Array) -> Mesh:
    """A white mesh; triangles without an area are left out."""
    areas = np.linalg.norm(np.cross(positions[:, 1] - positions[:, 0], positions[:, 2] - positions[:, 0]), axis=1)
    kept = areas > 1e-9
    return Mesh(positions[kept], normals[kept], uvs[kept], np.ones_like(positions[kept]))


def grid_mesh(positions: Array, normals: Array, uvs: Array) -> Mesh:
    """A surface from a grid of points, arrays (rows, columns, 3 or 2).

    Its front is where columns go to the right when rows go up.
    """

    def corners(grid: Array) -> Array:
        lower = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:]], axis=2)
        upper = np.stack([grid[:-1, :-1], grid[1:, 1:], grid[1:, :-1]], axis=2)
        return np.stack([lower, upper], axis=2).reshape(-1, 3, grid.shape[-1])

    return triangle_mesh(corners(positions), corners(normals), corners(uvs))


def linear(red: int, green: int, blue: int) -> Colour:
    """Linear RGB factors (0..1) of an sRGB colour given as 0..255 (IEC 61966-2-1)."""

    def channel(value: int) -> float:
        share = value / 255.0
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return channel(red), channel(green), channel(blue)
