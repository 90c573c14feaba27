"""Shapes that are made here and not loaded."""

from __future__ import annotations

import math

from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    PNMImage,
    Texture,
)


def unit_square() -> GeomNode:
    """A square of side 1 around the origin, facing up."""
    data = GeomVertexData("square", GeomVertexFormat.get_v3n3t2(), Geom.UH_static)
    places, normals = GeomVertexWriter(data, "vertex"), GeomVertexWriter(data, "normal")
    texture_places = GeomVertexWriter(data, "texcoord")
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        places.add_data3(x, y, 0.0)
        normals.add_data3(0.0, 0.0, 1.0)
        texture_places.add_data2(x + 0.5, y + 0.5)
    triangles = GeomTriangles(Geom.UH_static)
    triangles.add_vertices(0, 1, 2)
    triangles.add_vertices(0, 2, 3)
    geom = Geom(data)
    geom.add_primitive(triangles)
    node = GeomNode("square")
    node.add_geom(geom)
    return node


def ring_texture(pixels: int = 64) -> Texture:
    """A white ring on nothing, for drivers that cannot draw rings by formula."""
    image = PNMImage(pixels, pixels, 4)
    image.fill(1.0)
    middle = (pixels - 1) / 2.0
    for x in range(pixels):
        for y in range(pixels):
            off = abs(math.hypot(x - middle, y - middle) / middle - 0.58)
            image.set_alpha(x, y, max(0.0, 1.0 - off / 0.08))
    texture = Texture("ring")
    texture.load(image)
    return texture
