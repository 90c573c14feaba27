"""Pictures of depth, seen by a camera that does not turn: what the sun sees, and what is seen from above."""

from __future__ import annotations

from panda3d.core import (
    BitMask32,
    Camera,
    CullFaceAttrib,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    LVecBase4f,
    NodePath,
    OrthographicLens,
    SamplerState,
    Shader,
    Texture,
    WindowProperties,
)

from flick3d.rules.errors import FlickError
from flick3d.view.window import Window

SHADOW_MASK = BitMask32.bit(1)
"""Camera bit of these pictures: hide a node from it, and it casts no shadow."""


class DepthPicture:
    """One square picture of depths. `texture` holds 0 at the near plane of `lens` to 1 at its far plane."""

    def __init__(self, window: Window, root: NodePath, name: str, size: int, shader: Shader) -> None:
        """size: pixels along each side. Raises FlickError when the driver cannot draw it."""
        self.lens = OrthographicLens()
        self._buffer, self.texture = _buffer(window, name, size)
        camera = Camera(name, self.lens)
        camera.set_camera_mask(SHADOW_MASK)
        state = NodePath("state")
        state.set_shader(shader, 10)
        # Both sides are drawn: open models, such as a house without a floor, would leak light otherwise.
        state.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none), 10)
        camera.set_initial_state(state.get_state())
        self.camera = root.attach_new_node(camera)
        self._buffer.make_display_region().set_camera(self.camera)

    def draw_again(self) -> None:
        """Let it be drawn in the next frame."""
        self._buffer.set_one_shot(True)

    def close(self, window: Window) -> None:
        """Free it."""
        self._buffer.clear_render_textures()
        window.base.graphics_engine.remove_window(self._buffer)
        self.camera.remove_node()


def compared() -> SamplerState:
    """How depths are read when they are compared by the driver; outside of the picture everything is far away."""
    return _sampler(SamplerState.FT_shadow)


def smoothed() -> SamplerState:
    """How depths are read as numbers, smoothed; outside of the picture everything is far away."""
    return _sampler(SamplerState.FT_linear)


def single() -> SamplerState:
    """How depths are read as numbers, each as it is; outside of the picture everything is far away."""
    return _sampler(SamplerState.FT_nearest)


def _sampler(kind: int) -> SamplerState:
    sampler = SamplerState()
    sampler.set_minfilter(kind)
    sampler.set_magfilter(kind)
    sampler.set_wrap_u(SamplerState.WM_border_color)
    sampler.set_wrap_v(SamplerState.WM_border_color)
    sampler.set_border_color(LVecBase4f(1.0, 1.0, 1.0, 1.0))
    return sampler


def _buffer(window: Window, name: str, size: int) -> tuple[GraphicsOutput, Texture]:
    """An offscreen depth picture that belongs to the window. Raises FlickError."""
    depth = FrameBufferProperties()
    depth.set_depth_bits(24)
    base = window.base
    buffer = base.graphics_engine.make_output(
        base.pipe,
        name,
        -30,
        depth,
        WindowProperties.size(size, size),
        GraphicsPipe.BF_refuse_window,
        base.win.gsg,
        base.win,
    )
    if buffer is None:
        raise FlickError("the graphics driver gives no picture for shadows: update the driver")
    texture = Texture(name)
    texture.set_format(Texture.F_depth_component24)
    # Without levels, which nobody would fill.
    texture.set_minfilter(SamplerState.FT_nearest)
    buffer.add_render_texture(texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
    buffer.set_clear_color_active(False)
    buffer.set_clear_depth_active(True)
    buffer.set_one_shot(True)
    return buffer, texture
