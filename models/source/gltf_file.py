"""Writes meshes as binary glTF 2.0 (.glb) with shared external textures, the same bytes for the same input.

glTF has y up; a piece's frame (x front, y left, z up) goes to (x, z, -y), which glTF loaders of z-up programs turn
back. Numbers are rounded before they are written, so that the last bits of a processor's sine do not show.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from materials import Material
from meshes import Array, Mesh, joined
from numpy.typing import NDArray

Part = tuple[Mesh, Material]

ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER = 34962, 34963
UNSIGNED_BYTE, UNSIGNED_SHORT, FLOAT = 5121, 5123, 5126
LINEAR, LINEAR_MIPMAP_LINEAR, REPEAT = 9729, 9987, 10497
GLB_MAGIC, JSON_CHUNK, BINARY_CHUNK = 0x46546C67, 0x4E4F534A, 0x004E4942
DECIMALS = 5


@dataclass(frozen=True)
class Node:
    """A named part of a model that can be moved by itself; `heading` turns its frame about z (degrees)."""

    name: str
    parts: Sequence[Part]
    position: tuple[float, float, float] = (0.0, 0.0, 0.0)
    heading: float = 0.0
    children: Sequence[Node] = ()


@dataclass
class _Document:
    """The lists of a glTF document while it is being filled."""

    binary: bytearray = field(default_factory=bytearray)
    views: list[dict[str, object]] = field(default_factory=list)
    accessors: list[dict[str, object]] = field(default_factory=list)
    materials: list[Material] = field(default_factory=list)
    images: list[str] = field(default_factory=list)
    meshes: list[dict[str, object]] = field(default_factory=list)
    nodes: list[dict[str, object]] = field(default_factory=list)


def _y_up(vectors: Array) -> Array:
    return np.stack([vectors[:, 0], vectors[:, 2], -vectors[:, 1]], axis=1)


def _rounded(values: Array) -> NDArray[np.float32]:
    """Rounded, and without negative zeros, as 32-bit floats."""
    return np.ascontiguousarray(np.round(values, DECIMALS) + 0.0, dtype=np.float32)


def tangents(mesh: Mesh) -> tuple[Array, Array]:
    """Per triangle the direction of growing u (T, 3), not yet unit, and +1 or -1 for the texture's handedness (T,)."""
    first, second = mesh.positions[:, 1] - mesh.positions[:, 0], mesh.positions[:, 2] - mesh.positions[:, 0]
    uv_first, uv_second = mesh.uvs[:, 1] - mesh.uvs[:, 0], mesh.uvs[:, 2] - mesh.uvs[:, 0]
    area = uv_first[:, 0] * uv_second[:, 1] - uv_second[:, 0] * uv_first[:, 1]
    sign = np.where(area < 0, -1.0, 1.0)
    direction = (first * uv_second[:, 1:] - second * uv_first[:, 1:]) * sign[:, None]
    direction[np.abs(area) < 1e-12] = 0.0
    return direction, sign


@dataclass(frozen=True)
class Welded:
    """Corners shared between triangles: arrays (V, ...) and the triangles' corner numbers (T, 3)."""

    positions: Array
    normals: Array
    uvs: Array
    tangents: Array
    colours: Array
    indices: NDArray[np.int64]


def welded(mesh: Mesh) -> Welded:
    """Equal corners (position, normal, texture, colour, handedness) become one; tangents are averaged over them."""
    positions, normals, uvs = mesh.positions.reshape(-1, 3), mesh.normals.reshape(-1, 3), mesh.uvs.reshape(-1, 2)
    normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    colours = mesh.colours.reshape(-1, 3)
    direction, sign = tangents(mesh)
    signs = np.repeat(sign, 3)[:, None]
    key = np.round(np.concatenate([positions, normals, uvs, colours, signs], axis=1), 4)
    _, chosen, inverse = np.unique(key, axis=0, return_index=True, return_inverse=True)
    inverse = inverse.ravel()
    summed = np.zeros((len(chosen), 3))
    np.add.at(summed, inverse, np.repeat(direction, 3, axis=0))
    normal = normals[chosen]
    summed -= normal * (summed * normal).sum(axis=1, keepdims=True)
    length = np.linalg.norm(summed, axis=1, keepdims=True)
    helper = np.where(np.abs(normal[:, 2:3]) < 0.9, [[0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0]])
    fallback = np.cross(helper, normal)
    fallback /= np.linalg.norm(fallback, axis=1, keepdims=True)
    tangent = np.where(length > 1e-7, summed / np.maximum(length, 1e-7), fallback)
    return Welded(
        positions[chosen],
        normal,
        uvs[chosen],
        np.hstack([tangent, signs[chosen]]),
        colours[chosen],
        inverse.reshape(-1, 3),
    )


def _accessor(document: _Document, values: NDArray[np.generic], component: int, kind: str, target: int) -> int:
    data = values.tobytes()
    document.views.append({"buffer": 0, "byteOffset": len(document.binary), "byteLength": len(data), "target": target})
    document.binary += data + b"\0" * (-len(data) % 4)
    accessor: dict[str, object] = {
        "bufferView": len(document.views) - 1,
        "componentType": component,
        "count": len(values),
        "type": kind,
    }
    if component == UNSIGNED_BYTE:
        accessor["normalized"] = True
    document.accessors.append(accessor)
    return len(document.accessors) - 1


def _primitive(document: _Document, mesh: Mesh, material: Material) -> dict[str, object]:
    corners = welded(mesh)
    if len(corners.positions) > 65535:
        raise ValueError(f"{material.name}: {len(corners.positions)} corners are too many for 16-bit indices")
    positions = _rounded(_y_up(corners.positions))
    tangent = _rounded(np.hstack([_y_up(corners.tangents), corners.tangents[:, 3:]]))
    uvs = _rounded(np.stack([corners.uvs[:, 0], 1.0 - corners.uvs[:, 1]], axis=1))
    attributes = {"POSITION": _accessor(document, positions, FLOAT, "VEC3", ARRAY_BUFFER)}
    document.accessors[-1] |= {"min": positions.min(axis=0).tolist(), "max": positions.max(axis=0).tolist()}
    attributes["NORMAL"] = _accessor(document, _rounded(_y_up(corners.normals)), FLOAT, "VEC3", ARRAY_BUFFER)
    attributes["TANGENT"] = _accessor(document, tangent, FLOAT, "VEC4", ARRAY_BUFFER)
    attributes["TEXCOORD_0"] = _accessor(document, uvs, FLOAT, "VEC2", ARRAY_BUFFER)
    if np.abs(corners.colours - 1.0).max() > 1e-3:
        opaque = np.hstack([np.clip(corners.colours, 0.0, 1.0), np.ones((len(corners.colours), 1))])
        colours = np.round(np.round(opaque, 4) * 255.0 + 1e-6).astype(np.uint8)
        attributes["COLOR_0"] = _accessor(document, colours, UNSIGNED_BYTE, "VEC4", ARRAY_BUFFER)
    indices = corners.indices.reshape(-1).astype(np.uint16)
    if material not in document.materials:
        document.materials.append(material)
    return {
        "attributes": attributes,
        "indices": _accessor(document, indices, UNSIGNED_SHORT, "SCALAR", ELEMENT_ARRAY_BUFFER),
        "material": document.materials.index(material),
    }


def _add_node(document: _Document, node: Node) -> int:
    entry: dict[str, object] = {"name": node.name}
    document.nodes.append(entry)
    number = len(document.nodes) - 1
    by_material: dict[Material, list[Mesh]] = {}
    for mesh, material in node.parts:
        by_material.setdefault(material, []).append(mesh)
    if by_material:
        primitives = [_primitive(document, joined(meshes), material) for material, meshes in by_material.items()]
        # Not the node's name: loaders that split node and mesh would then show two nodes of that name.
        document.meshes.append({"name": "surface", "primitives": primitives})
        entry["mesh"] = len(document.meshes) - 1
    if any(node.position):
        x, y, z = node.position
        entry["translation"] = [x, z, -y]
    if node.heading:
        half = np.radians(node.heading) / 2
        entry["rotation"] = [0.0, round(float(np.sin(half)), 7), 0.0, round(float(np.cos(half)), 7)]
    if node.children:
        entry["children"] = [_add_node(document, child) for child in node.children]
    return number


def _texture(document: _Document, name: str) -> dict[str, int]:
    if name not in document.images:
        document.images.append(name)
    return {"index": document.images.index(name)}


def _material(document: _Document, material: Material) -> dict[str, object]:
    surface: dict[str, object] = {
        "baseColorFactor": [round(channel, DECIMALS) for channel in material.colour] + [1.0],
        "metallicFactor": material.metallic,
        "roughnessFactor": material.roughness,
    }
    if material.picture:
        surface["baseColorTexture"] = _texture(document, material.picture)
    entry: dict[str, object] = {"name": material.name, "pbrMetallicRoughness": surface}
    if material.relief:
        entry["normalTexture"] = _texture(document, material.relief)
    if material.glow:
        entry["emissiveTexture"] = _texture(document, material.glow)
        entry["emissiveFactor"] = [1.0, 1.0, 1.0]
    return entry


def write_glb(path: Path, root: Node) -> int:
    """Writes the model and returns its number of triangles. Textures are named as textures/FILE."""
    document = _Document()
    number = _add_node(document, root)
    materials = [_material(document, material) for material in document.materials]
    content: dict[str, object] = {
        "asset": {"version": "2.0", "generator": "flick3d models/source"},
        "scene": 0,
        "scenes": [{"nodes": [number]}],
        "nodes": document.nodes,
        "meshes": document.meshes,
        "materials": materials,
        "accessors": document.accessors,
        "bufferViews": document.views,
        "buffers": [{"byteLength": len(document.binary)}],
    }
    if document.images:
        content["images"] = [{"uri": f"textures/{name}"} for name in document.images]
        content["textures"] = [{"source": index, "sampler": 0} for index in range(len(document.images))]
        content["samplers"] = [
            {"magFilter": LINEAR, "minFilter": LINEAR_MIPMAP_LINEAR, "wrapS": REPEAT, "wrapT": REPEAT}
        ]
    text = json.dumps(content, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    total = 12 + 8 + len(text) + 8 + len(document.binary)
    header = struct.pack("<III", GLB_MAGIC, 2, total)
    chunks = struct.pack("<II", len(text), JSON_CHUNK) + text
    chunks += struct.pack("<II", len(document.binary), BINARY_CHUNK) + bytes(document.binary)
    path.write_bytes(header + chunks)
    return sum(mesh.triangles for mesh, _ in _all_parts(root))


def _all_parts(node: Node) -> list[Part]:
    return [*node.parts, *(part for child in node.children for part in _all_parts(child))]
