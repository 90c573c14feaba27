"""The sun's shadow: a depth picture from the sun, drawn again only when something moved."""

from __future__ import annotations

from panda3d.core import (
    BitMask32,
    Camera,
    CullFaceAttrib,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    LMatrix4f,
    LVecBase4f,
    NodePath,
    OrthographicLens,
    Point3,
    SamplerState,
    Shader,
    Texture,
    Vec3,
    WindowProperties,
)

from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.window import Window

SHADOW_MASK = BitMask32.bit(1)
"""Camera bit of the sun: hide a node from it, and it casts no shadow."""
DISTANCE = 90.0
TALLEST = 15.0
"""Height of what casts shadows, cm."""


class Sun:
    """The sun's camera and picture. `matrix` turns places of the world into its clip space."""

    def __init__(self, window: Window, root: NodePath, settings: PipelineSettings, area: Area, shader: Shader) -> None:
        self._buffer, self.shadow = _buffer(window, settings.shadow_size)
        lens = OrthographicLens()
        camera = Camera("sun", lens)
        camera.set_camera_mask(SHADOW_MASK)
        state = NodePath("state")
        state.set_shader(shader, 10)
        # Both sides cast a shadow: open models, such as a house without a floor, would leak light otherwise.
        state.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none), 10)
        camera.set_initial_state(state.get_state())
        self._node = root.attach_new_node(camera)
        self.direction = Vec3(*settings.sun_direction).normalized()
        self._node.set_pos(Point3(self.direction * DISTANCE))
        self._node.look_at(Point3(0.0, 0.0, 0.0))
        self.width = _fit(lens, self._node, area)
        self.depth = lens.far - lens.near
        self._buffer.make_display_region().set_camera(self._node)
        self.matrix = LMatrix4f(root.get_transform(self._node).get_mat() * lens.get_projection_mat())

    def draw_again(self) -> None:
        """Let the shadow be drawn in the next frame."""
        self._buffer.set_one_shot(True)

    def close(self) -> None:
        """Free the picture."""
        self._buffer.clear_render_textures()
        self._node.remove_node()


def shadow_sampler() -> SamplerState:
    """How the shadow's picture is read: compared and smoothed by the driver; outside it the sun shines."""
    sampler = SamplerState()
    sampler.set_minfilter(SamplerState.FT_shadow)
    sampler.set_magfilter(SamplerState.FT_shadow)
    sampler.set_wrap_u(SamplerState.WM_border_color)
    sampler.set_wrap_v(SamplerState.WM_border_color)
    sampler.set_border_color(LVecBase4f(1.0, 1.0, 1.0, 1.0))
    return sampler


def _buffer(window: Window, size: int) -> tuple[GraphicsOutput, Texture]:
    """An offscreen depth picture that belongs to the window. Raises FlickError."""
    depth = FrameBufferProperties()
    depth.set_depth_bits(24)
    base = window.base
    buffer = base.graphics_engine.make_output(
        base.pipe,
        "sun-shadow",
        -30,
        depth,
        WindowProperties.size(size, size),
        GraphicsPipe.BF_refuse_window,
        base.win.gsg,
        base.win,
    )
    if buffer is None:
        raise FlickError("the graphics driver gives no picture for shadows: update the driver")
    texture = Texture("sun-shadow")
    texture.set_format(Texture.F_depth_component24)
    buffer.add_render_texture(texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
    buffer.set_clear_color_active(False)
    buffer.set_clear_depth_active(True)
    buffer.set_one_shot(True)
    return buffer, texture


def _fit(lens: OrthographicLens, node: NodePath, area: Area) -> float:
    """Make the lens show the play area with all that stands on it, no more. Returns its width, cm."""
    half_x, half_y = area.width / 2.0 + 2.0, area.depth / 2.0 + 2.0
    root = node.get_parent()
    corners = [
        node.get_relative_point(root, Point3(x, y, z))
        for x in (-half_x, half_x)
        for y in (-half_y, half_y)
        for z in (0.0, TALLEST)
    ]
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    high = [max(corner[axis] for corner in corners) for axis in range(3)]
    lens.set_film_size(high[0] - low[0], high[2] - low[2])
    node.set_pos(node, Vec3((low[0] + high[0]) / 2.0, 0.0, (low[2] + high[2]) / 2.0))
    lens.set_near_far(max(1.0, low[1] - 5.0), high[1] + 5.0)
    return high[0] - low[0]
