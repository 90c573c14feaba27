"""The curtain: a dark sheet over the whole picture, behind the HUD, while the scene changes."""

from __future__ import annotations

from panda3d.core import CardMaker, TransparencyAttrib

from flick3d.view.window import Window

COLOUR = (0.03, 0.018, 0.01)


class Curtain:
    """One sheet of one window; it is not drawn while the picture is bright."""

    def __init__(self, window: Window) -> None:
        sheet = CardMaker("curtain")
        sheet.set_frame_fullscreen_quad()
        self._node = window.base.render2d.attach_new_node(sheet.generate())
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        # Behind everything of the HUD, which is in the bins after this one.
        self._node.set_bin("background", 0)
        self._node.hide()
        self._darkness = 0.0

    def darken(self, darkness: float) -> None:
        """0 is bright, 1 is dark."""
        if darkness == self._darkness:
            return
        self._darkness = darkness
        if darkness <= 0.0:
            self._node.hide()
            return
        self._node.set_color(*COLOUR, darkness)
        self._node.show()

    def close(self) -> None:
        """Take it away."""
        self._node.remove_node()
