"""Flat marks on the ground: shades under pieces, rings, dotted lines, bands, arrows. Each is one stretched square."""

from __future__ import annotations

from panda3d.core import GeomNode, NodePath, Shader, TransparencyAttrib, Vec2, Vec4

from flick3d.view.pipeline.shapes import ring_texture
from flick3d.view.pipeline.sun import SHADOW_MASK

SHADE, RING, DOTS, BAND, ARROW, DISC, HATCH, FRAME = range(8)
"""The patterns of pipeline/decal.frag."""

Colour = tuple[float, float, float, float]
Shape = tuple[float, float, float, float]


class Decal:
    """One mark under `parent`. `height` (cm) and `order` say what lies over what."""

    def __init__(
        self, parent: NodePath, square: GeomNode, shader: Shader | None, pattern: int, height: float, order: int
    ) -> None:
        self._node = parent.attach_new_node(square.make_copy())
        self._height = height
        self._is_shown = True
        self._node.hide(SHADOW_MASK)
        self._node.set_bin("decals", order)
        self._node.set_depth_write(False)
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_light_off()
        self._node.set_texture_off(1)
        if shader is None:
            self._node.set_shader_auto(1)
            if pattern == RING:
                self._node.set_texture(ring_texture(), 2)
        else:
            self._node.set_shader(shader, 1)
            self._node.set_shader_input("pattern", pattern)

    def lay(
        self, x: float, y: float, direction: float, size: tuple[float, float], shape: Shape, floor: float = 0.0
    ) -> None:
        """Lay it with its middle at (x, y), cm, its length along `direction`, degrees; `size` is length and width.

        floor: height of what it lies on, cm: the table, or the block of a house.
        """
        self._node.set_pos_hpr_scale(x, y, self._height + floor, direction, 0.0, 0.0, size[0], size[1], 1.0)
        self._node.set_shader_input("decal_size", Vec2(*size))
        self._node.set_shader_input("decal_shape", Vec4(*shape))
        if not self._is_shown:
            self._is_shown = True
            self._node.show()

    def colour(self, colour: Colour) -> None:
        """Red, green, blue, opacity, as seen on the screen."""
        self._node.set_color_scale(Vec4(*colour))

    def hide(self) -> None:
        """Do not draw it until it is laid again."""
        if self._is_shown:
            self._is_shown = False
            self._node.hide()

    def remove(self) -> None:
        """Take it away for good."""
        self._node.remove_node()
