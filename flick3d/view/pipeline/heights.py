"""The heights of everything above the table, as a picture from above: what hides the room's light from what."""

from __future__ import annotations

from panda3d.core import NodePath, Shader, Texture, Vec2, Vec4

from flick3d.rules.layout import Area
from flick3d.view.pipeline.depth_picture import DepthPicture, smoothed
from flick3d.view.pipeline.quality import QualitySettings
from flick3d.view.window import Window

LOWEST, HIGHEST = -1.0, 17.0
"""Heights between which something can be told from the picture, cm."""
BEYOND = 6.0
"""How far beyond the play area it reaches, cm."""


class Heights:
    """The picture of heights of one table."""

    def __init__(self, window: Window, root: NodePath, quality: QualitySettings, area: Area, shader: Shader) -> None:
        """Raises FlickError when the driver cannot draw it."""
        self._window, self._root = window, root
        self._quality = quality
        self._size = area.width + 2.0 * BEYOND, area.depth + 2.0 * BEYOND
        self._picture = DepthPicture(window, root, "heights", quality.occlusion_size, shader)
        self._picture.camera.set_pos_hpr(0.0, 0.0, HIGHEST + 1.0, 0.0, -90.0, 0.0)
        self._picture.lens.set_film_size(*self._size)
        self._picture.lens.set_near_far(1.0, HIGHEST - LOWEST + 1.0)

    def give_inputs(self) -> None:
        """Tell the shaders under the root of the heights."""
        width, depth = self._size
        self._root.set_shader_inputs(
            heights_place=Vec4(0.0, 0.0, 1.0 / width, 1.0 / depth),
            heights_range=Vec2(LOWEST, HIGHEST - LOWEST),
            occlusion_taps=self._quality.occlusion_taps,
            occlusion_reach=self._quality.occlusion_reach,
            occlusion_strength=self._quality.occlusion_strength,
        )
        self._root.set_shader_input("heights", self._picture.texture, smoothed())

    @property
    def pictures(self) -> tuple[Texture, ...]:
        """What is drawn into."""
        return (self._picture.texture,)

    def draw_again(self) -> None:
        """Let it be drawn in the next frame."""
        self._picture.draw_again()

    def close(self) -> None:
        """Free the picture."""
        self._picture.close(self._window)
