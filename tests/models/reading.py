"""Reads models as they are shipped: their glTF document, and what the game's loader makes of them."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Iterator
from typing import Any

import gltf
from panda3d.core import Filename, GeomVertexReader, NodePath

from flick3d.resources import shipped_folder

MODELS = shipped_folder("models")

Bounds = tuple[tuple[float, float, float], tuple[float, float, float]]


def document(name: str) -> dict[str, Any]:
    """The JSON part of a model's file."""
    data = (MODELS / f"{name}.glb").read_bytes()
    magic, version, length = struct.unpack_from("<4sII", data)
    assert (magic, version, length) == (b"glTF", 2, len(data))
    (size,) = struct.unpack_from("<I", data, 12)
    content: dict[str, Any] = json.loads(data[20 : 20 + size])
    return content


def loaded(name: str) -> NodePath:
    """A model as the game's loader gives it."""
    path = Filename.from_os_specific(str(MODELS / f"{name}.glb"))
    return NodePath(gltf.load_model(path, gltf.GltfSettings(skip_animations=True)))


def bounds(model: NodePath) -> Bounds:
    low, high = model.get_tight_bounds()
    return (low.x, low.y, low.z), (high.x, high.y, high.z)


def vertices(geom: Any, path: NodePath) -> list[tuple[float, float, float]]:
    reader = GeomVertexReader(geom.get_vertex_data(), "vertex")
    matrix = path.get_net_transform().get_mat()
    points = []
    while not reader.is_at_end():
        point = matrix.xform_point(reader.get_data3())
        points.append((point.x, point.y, point.z))
    return points


EVERYWHERE: Bounds = ((-99.0, -99.0, -99.0), (99.0, 99.0, 99.0))


def surface(model: NodePath, near: Bounds = EVERYWHERE) -> Iterator[tuple[float, float, float]]:
    """Points about 0.2 cm apart on all triangles of a model that reach into the box `near`."""
    lows, highs = near
    for path in model.find_all_matches("**/+GeomNode"):
        for geom in path.node().get_geoms():
            points = vertices(geom, path)
            triangles = geom.get_primitive(0).decompose()
            corners = [points[triangles.get_vertex(index)] for index in range(triangles.get_num_vertices())]
            for first, second, third in zip(corners[::3], corners[1::3], corners[2::3], strict=True):
                spans = list(zip(first, second, third, strict=True))
                if any(max(span) < low or min(span) > high for span, low, high in zip(spans, lows, highs, strict=True)):
                    continue
                longest = max(math.dist(first, second), math.dist(second, third), math.dist(third, first))
                steps = max(1, math.ceil(longest / 0.2))
                for i in range(steps + 1):
                    for j in range(steps + 1 - i):
                        a, b = i / steps, j / steps
                        yield (
                            first[0] + a * (second[0] - first[0]) + b * (third[0] - first[0]),
                            first[1] + a * (second[1] - first[1]) + b * (third[1] - first[1]),
                            first[2] + a * (second[2] - first[2]) + b * (third[2] - first[2]),
                        )
