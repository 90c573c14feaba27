"""The sun's shadow: a depth picture from the sun, drawn again only when something moved."""

from __future__ import annotations

from panda3d.core import LMatrix4f, NodePath, Point3, Shader, Texture, Vec3

from flick3d.rules.layout import Area
from flick3d.view.pipeline.depth_picture import SHADOW_MASK, DepthPicture, compared, single
from flick3d.view.pipeline.quality import QualitySettings
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.window import Window

__all__ = ["SHADOW_MASK", "Sun"]

DISTANCE = 90.0
TALLEST = 15.0
"""Height of what casts shadows, cm."""


class Sun:
    """The sun's camera and picture."""

    def __init__(
        self,
        window: Window,
        root: NodePath,
        settings: PipelineSettings,
        quality: QualitySettings,
        area: Area,
        shader: Shader,
    ) -> None:
        """Raises FlickError when the driver gives no picture for shadows."""
        self._window, self._root = window, root
        self._quality = quality
        self._picture = DepthPicture(window, root, "sun-shadow", quality.shadow_size, shader)
        self.direction = Vec3(*settings.sun_direction).normalized()
        camera = self._picture.camera
        camera.set_pos(Point3(self.direction * DISTANCE))
        camera.look_at(Point3(0.0, 0.0, 0.0))
        self._fit(area)

    def give_inputs(self) -> None:
        """Tell the shaders under the root where the sun is, and what it sees."""
        lens, camera, quality = self._picture.lens, self._picture.camera, self._quality
        axes = camera.get_quat(self._root)
        width, height = lens.get_film_size()
        self._root.set_shader_inputs(
            sun_matrix=LMatrix4f(self._root.get_transform(camera).get_mat() * lens.get_projection_mat()),
            sun_direction=self.direction,
            sun_right=axes.get_right(),
            sun_up=axes.get_up(),
            sun_size=Vec3(width, height, lens.far - lens.near),
            shadow_taps=quality.shadow_taps,
            shadow_softness=quality.shadow_softness,
            shadow_bias=quality.shadow_bias,
            shadow_offset=quality.shadow_offset,
            blocker_taps=quality.blocker_taps,
            penumbra=Vec3(quality.sun_width, quality.thinnest_edge, quality.widest_edge),
        )
        self._root.set_shader_input("sun_shadow", self._picture.texture, compared())
        self._root.set_shader_input("sun_depth", self._picture.texture, single())

    @property
    def pictures(self) -> tuple[Texture, ...]:
        """What is drawn into."""
        return (self._picture.texture,)

    def draw_again(self) -> None:
        """Let the shadow be drawn in the next frame."""
        self._picture.draw_again()

    def close(self) -> None:
        """Free the picture."""
        self._picture.close(self._window)

    def _fit(self, area: Area) -> None:
        """Make the lens show the play area with all that stands on it, no more."""
        lens, node = self._picture.lens, self._picture.camera
        half_x, half_y = area.width / 2.0 + 2.0, area.depth / 2.0 + 2.0
        corners = [
            node.get_relative_point(self._root, Point3(x, y, z))
            for x in (-half_x, half_x)
            for y in (-half_y, half_y)
            for z in (0.0, TALLEST)
        ]
        low = [min(corner[axis] for corner in corners) for axis in range(3)]
        high = [max(corner[axis] for corner in corners) for axis in range(3)]
        lens.set_film_size(high[0] - low[0], high[2] - low[2])
        node.set_pos(node, Vec3((low[0] + high[0]) / 2.0, 0.0, (low[2] + high[2]) / 2.0))
        lens.set_near_far(max(1.0, low[1] - 5.0), high[1] + 5.0)
