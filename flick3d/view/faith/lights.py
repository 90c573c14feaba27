"""Borders of Islands that light up, each in its own colour: soft bands of light on the cloth."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    NodePath,
    TransparencyAttrib,
    Vec4,
)

from flick3d.games.faith.map import Island, IslandName
from flick3d.rules.outline import Point
from flick3d.view.decals import Colour
from flick3d.view.pipeline.sun import SHADOW_MASK

HEIGHT = 0.025
"""Of the light above the cloth, cm."""
Rings = Sequence[tuple[float, float]]
RINGS: Rings = ((-2.6, 0.0), (-0.7, 0.42), (-0.16, 1.0), (0.16, 1.0), (0.5, 0.35), (1.1, 0.0))
"""How far outside of the Border (cm), and how bright it is there."""
WATER: Rings = ((-1.2, 0.0), (-1.0, 0.95), (-0.8, 0.45), (-0.3, 0.5), (0.0, 0.55), (0.4, 0.75), (0.9, 0.0))
"""The same of water that has risen over a Border: a line of foam, and what was beach under water."""


class IslandLights:
    """The lights of all Islands of one Map, dark at first."""

    def __init__(self, root: NodePath, islands: Sequence[Island], rings: Rings = RINGS, order: int = 0) -> None:
        self._nodes = {island.name: _band(root, island.border, rings, order) for island in islands}

    def show(self, colours: Mapping[IslandName, Colour]) -> None:
        """Exactly these Islands shine, each in its colour."""
        for name, node in self._nodes.items():
            if name in colours:
                node.set_color_scale(Vec4(*colours[name]))
                node.show()
            else:
                node.hide()

    def clear(self) -> None:
        """None shines."""
        self.show({})


def bands(border: Sequence[Point], rings: Rings = RINGS) -> list[list[tuple[float, float, float]]]:
    """The points (x, y, brightness) of every ring around a Border, one for each of its corners."""
    outward = [_outward(border, index) for index in range(len(border))]
    return [
        [(x + off * nx, y + off * ny, light) for (x, y), (nx, ny) in zip(border, outward, strict=True)]
        for off, light in rings
    ]


def _outward(border: Sequence[Point], index: int) -> Point:
    """The unit vector that leads out of a counter-clockwise Border at one of its corners."""
    (x1, y1), (x2, y2) = border[index - 1], border[(index + 1) % len(border)]
    length = math.hypot(x2 - x1, y2 - y1)
    return (y2 - y1) / length, (x1 - x2) / length


def _band(root: NodePath, border: Sequence[Point], shape: Rings, order: int) -> NodePath:
    data = GeomVertexData("light", GeomVertexFormat.get_v3c4(), Geom.UH_static)
    places, colours = GeomVertexWriter(data, "vertex"), GeomVertexWriter(data, "color")
    rings, count = bands(border, shape), len(border)
    for ring in rings:
        for x, y, light in ring:
            places.add_data3(x, y, HEIGHT)
            colours.add_data4(1.0, 1.0, 1.0, light)
    triangles = GeomTriangles(Geom.UH_static)
    for row in range(len(rings) - 1):
        for index in range(count):
            after = (index + 1) % count
            a, b = row * count + index, row * count + after
            triangles.add_vertices(a, a + count, b)
            triangles.add_vertices(b, a + count, b + count)
    geom = Geom(data)
    geom.add_primitive(triangles)
    node = GeomNode("light")
    node.add_geom(geom)
    light = root.attach_new_node(node)
    light.set_shader_off(1)
    light.set_texture_off(1)
    light.set_light_off(1)
    light.set_transparency(TransparencyAttrib.M_alpha)
    light.set_depth_write(False)
    light.set_two_sided(True)
    light.set_bin("decals", order)
    light.hide(SHADOW_MASK)
    light.hide()
    return light
