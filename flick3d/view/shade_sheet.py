"""All contact shades of a table as one thing to draw: their squares share one list of corners."""

from __future__ import annotations

import math

from panda3d.core import (
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    InternalName,
    NodePath,
    OmniBoundingVolume,
    Shader,
    TransparencyAttrib,
)

from flick3d.view.decals import Colour, Shape
from flick3d.view.pipeline.sun import SHADOW_MASK

CORNERS = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
NOWHERE = -50.0
"""Height of shades that are not seen: far under the table, cm."""


class ShadeSheet:
    """Squares by number, free at first. A shade of which nothing is said is not seen."""

    def __init__(self, parent: NodePath, shader: Shader, height: float) -> None:
        """height: of all shades above what they lie on, cm."""
        self._height = height
        self._free: list[int] = []
        self._squares = 0
        self._data = GeomVertexData("shades", _format(), Geom.UH_dynamic)
        self._triangles = GeomTriangles(Geom.UH_dynamic)
        geom = Geom(self._data)
        geom.add_primitive(self._triangles)
        self._node = GeomNode("shades")
        self._node.add_geom(geom)
        self._node.set_bounds(OmniBoundingVolume())
        self._node.set_final(True)
        sheet = parent.attach_new_node(self._node)
        sheet.hide(SHADOW_MASK)
        sheet.set_bin("decals", 0)
        sheet.set_depth_write(False)
        sheet.set_transparency(TransparencyAttrib.M_alpha)
        sheet.set_light_off()
        sheet.set_texture_off(1)
        sheet.set_shader(shader, 1)

    def take(self) -> int:
        """The number of a square that nobody has."""
        if self._free:
            return self._free.pop()
        number, first = self._squares, 4 * self._squares
        self._squares += 1
        geom = self._node.modify_geom(0)
        geom.modify_vertex_data().set_num_rows(4 * self._squares)
        triangles = geom.modify_primitive(0)
        triangles.add_vertices(first, first + 1, first + 2)
        triangles.add_vertices(first, first + 2, first + 3)
        self.hide(number)
        return number

    def give_back(self, number: int) -> None:
        """Let the square be taken again."""
        self.hide(number)
        self._free.append(number)

    def lay(
        self, number: int, x: float, y: float, direction: float, size: tuple[float, float], shape: Shape, floor: float
    ) -> None:
        """Lay it with its middle at (x, y), cm, its length along `direction`, degrees; `size` is length and width.

        shape: half length, half width and corner radius of what throws the shade, and its reach, cm. floor: height of
        what it lies on, cm.
        """
        along = math.radians(direction)
        cos, sin = math.cos(along), math.sin(along)
        data = self._node.modify_geom(0).modify_vertex_data()
        places, middles, boxes = (_writer(data, name, number) for name in ("vertex", "from_middle", "box"))
        for right, up in CORNERS:
            off_x, off_y = right * size[0], up * size[1]
            places.set_data3(x + off_x * cos - off_y * sin, y + off_x * sin + off_y * cos, floor + self._height)
            middles.set_data2(off_x, off_y)
            boxes.set_data4(*shape)

    def colour(self, number: int, colour: Colour) -> None:
        """Red, green, blue, opacity, as seen on the screen."""
        colours = _writer(self._node.modify_geom(0).modify_vertex_data(), "color", number)
        for _ in CORNERS:
            colours.set_data4(*colour)

    def hide(self, number: int) -> None:
        """Do not draw it until it is laid again."""
        places = _writer(self._node.modify_geom(0).modify_vertex_data(), "vertex", number)
        for _ in CORNERS:
            places.set_data3(0.0, 0.0, NOWHERE)


def _format() -> GeomVertexFormat:
    array = GeomVertexArrayFormat()
    array.add_column(InternalName.get_vertex(), 3, GeomEnums.NT_float32, GeomEnums.C_point)
    array.add_column(InternalName.get_color(), 4, GeomEnums.NT_float32, GeomEnums.C_color)
    array.add_column(InternalName.make("from_middle"), 2, GeomEnums.NT_float32, GeomEnums.C_other)
    array.add_column(InternalName.make("box"), 4, GeomEnums.NT_float32, GeomEnums.C_other)
    whole = GeomVertexFormat()
    whole.add_array(array)
    return GeomVertexFormat.register_format(whole)


def _writer(data: GeomVertexData, column: str, number: int) -> GeomVertexWriter:
    writer = GeomVertexWriter(data, column)
    writer.set_row(4 * number)
    return writer
