"""Pictures that are drawn into and read again, and squares that fill them through a shader."""

from __future__ import annotations

from collections.abc import Mapping

from panda3d.core import (
    Camera,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    NodePath,
    OmniBoundingVolume,
    OrthographicLens,
    SamplerState,
    Shader,
    Texture,
    WindowProperties,
)

from flick3d.rules.errors import FlickError
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.window import Window


class Target:
    """A picture of light, in halves of floats, `share` of the window's width and height."""

    def __init__(
        self, window: Window, name: str, sort: int, share: int = 1, samples: int = 0, deep: bool = False
    ) -> None:
        """sort: order of drawing. samples: per pixel, at edges. deep: with depths, which a scene needs.

        share: 2 for half the width and height, and so on. Raises FlickError when the driver cannot draw it.
        """
        self._window, self._share, self._deep = window, share, deep
        wanted = FrameBufferProperties()
        wanted.set_float_color(True)
        wanted.set_rgba_bits(16, 16, 16, 16)
        wanted.set_depth_bits(24 if deep else 0)
        wanted.set_multisamples(samples)
        base = window.base
        self._size = self._wanted_size()
        self.buffer: GraphicsOutput = base.graphics_engine.make_output(
            base.pipe,
            name,
            sort,
            wanted,
            WindowProperties.size(*self._size),
            GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable,
            base.win.gsg,
            base.win,
        )
        if self.buffer is None:
            raise FlickError("the graphics driver gives no picture to develop: update the driver")
        self.light = _picture(name)
        self.light.set_format(Texture.F_rgba16)
        self.light.set_component_type(Texture.T_half_float)
        self.buffer.add_render_texture(self.light, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
        self.depths = _picture(f"{name}-depths")
        if deep:
            self.depths.set_format(Texture.F_depth_component24)
            self.depths.set_minfilter(SamplerState.FT_nearest)
            self.depths.set_magfilter(SamplerState.FT_nearest)
            self.buffer.add_render_texture(self.depths, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
        self.buffer.set_clear_color_active(deep)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, pixels."""
        return self._size

    @property
    def pictures(self) -> tuple[Texture, ...]:
        """Its light, and its depths if it has any."""
        return (self.light, self.depths) if self._deep else (self.light,)

    def follow(self) -> bool:
        """Take on the window's size; tells whether that was another one."""
        wanted = self._wanted_size()
        if wanted == self._size:
            return False
        self._size = wanted
        self.buffer.set_size(*wanted)
        return True

    def close(self) -> None:
        """Free it."""
        self.buffer.clear_render_textures()
        self._window.base.graphics_engine.remove_window(self.buffer)

    def _wanted_size(self) -> tuple[int, int]:
        width, height = self._window.size
        return max(1, width // self._share), max(1, height // self._share)


class Pass:
    """A square that fills a window or a target through a shader."""

    def __init__(self, output: GraphicsOutput, shader: Shader, inputs: Mapping[str, object], sort: int = 0) -> None:
        """inputs: of the shader. sort: order among what is drawn into the same output."""
        self._output = output
        self._root = NodePath("pass")
        square = unit_square()
        square.set_bounds(OmniBoundingVolume())
        square.set_final(True)
        self._square = self._root.attach_new_node(square)
        self._square.set_shader(shader)
        self._square.set_shader_inputs(**inputs)
        self._square.set_depth_test(False)
        self._square.set_depth_write(False)
        self._square.set_two_sided(True)
        self._region = output.make_display_region()
        self._region.set_sort(sort)
        self._region.set_camera(self._root.attach_new_node(Camera("pass", OrthographicLens())))

    def give(self, **inputs: object) -> None:
        """Change inputs of the shader."""
        self._square.set_shader_inputs(**inputs)

    def close(self) -> None:
        """Draw it no more."""
        self._output.remove_display_region(self._region)


def _picture(name: str) -> Texture:
    texture = Texture(name)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    texture.set_minfilter(SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture
