"""Pictures that face the eye from every side: puffs of smoke, a flash, tags above houses. Each is one square."""

from __future__ import annotations

from panda3d.core import GeomNode, NodePath, Shader, Texture, TransparencyAttrib, Vec4

from flick3d.view.decals import Colour
from flick3d.view.pipeline.sun import SHADOW_MASK


class Card:
    """One picture under `parent`, hidden at first. It costs nothing while it is hidden."""

    def __init__(
        self,
        parent: NodePath,
        square: GeomNode,
        shader: Shader | None,
        picture: Texture,
        nearer: float = 0.0,
        ragged: bool = False,
    ) -> None:
        """`nearer`: cm that it counts as nearer to the eye when it is compared with what stands before it.

        ragged: with less opacity it is eaten up from where the picture is thin; otherwise it fades as a whole.
        """
        self._node = parent.attach_new_node("card")
        self._node.set_billboard_point_eye()
        self._picture = self._node.attach_new_node(square.make_copy())
        # The square faces up, and a billboard's front is its -y.
        self._picture.set_p(90.0)
        self._node.hide(SHADOW_MASK)
        self._node.set_bin("transparent", 0)
        self._node.set_depth_write(False)
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_light_off()
        self._node.set_texture_off(1)
        self._node.set_texture(picture, 2)
        self._node.set_two_sided(True)
        self._is_shown = False
        if shader is None:
            self._node.set_shader_auto(1)
        else:
            self._node.set_shader(shader, 1)
            self._node.set_shader_input("nearer", nearer)
            self._node.set_shader_input("ragged", float(ragged))
        self._node.hide()

    def put(
        self, place: tuple[float, float, float], size: tuple[float, float], colour: Colour, aside: float = 0.0
    ) -> None:
        """Show it with its middle at `place`, moved to the right on the screen by `aside`; sizes in cm.

        A negative width mirrors it.
        """
        self._node.set_pos(*place)
        self._picture.set_pos(aside, 0.0, 0.0)
        self._picture.set_scale(size[0], size[1], 1.0)
        self._node.set_color_scale(Vec4(*colour))
        if not self._is_shown:
            self._is_shown = True
            self._node.show()

    def hide(self) -> None:
        """Do not draw it until it is put again."""
        if self._is_shown:
            self._is_shown = False
            self._node.hide()

    def remove(self) -> None:
        """Take it away for good."""
        self._node.remove_node()
