"""Our shaders: their texts, put together with what they include and what is switched on, and whether they compile."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from panda3d.core import GraphicsStateGuardian, Shader

from flick3d import resources
from flick3d.view.window import Window

ShaderText = Callable[[str], str]
"""Gives the text of a file of this folder by its name."""

INCLUDE = re.compile(r"^#pragma include (\S+)$", re.MULTILINE)
SWITCHES: Mapping[str, int] = {
    "SHADOW_KIND": 0,
    "OCCLUSION": 0,
    "DEVELOPED_LATER": 0,
    "FOCUS": 0,
    "BLOOM": 0,
}
"""What can be switched on in a shader, and how it is unless told otherwise."""


def shipped_text(name: str) -> str:
    """The text of a file beside this one."""
    return resources.shipped_text(__package__, name)


def load_shader(
    name: str,
    switches: Mapping[str, int] = SWITCHES,
    text: ShaderText = shipped_text,
    vertex: str | None = None,
) -> Shader:
    """The shader of `name`.frag with the vertex shader of the same name, or another one; not compiled yet."""
    vertex_text, fragment_text = (
        _assembled(text(file), switches, text) for file in (f"{vertex or name}.vert", f"{name}.frag")
    )
    shader = Shader.make(Shader.SL_GLSL, vertex_text, fragment_text)
    shader.set_filename(Shader.ST_none, name)
    return shader


def compiles(window: Window, shader: Shader) -> bool:
    """Whether the driver of the window takes the shader."""
    gsg: GraphicsStateGuardian = window.base.win.gsg
    shader.prepare_now(gsg.get_prepared_objects(), gsg)
    return not shader.get_error_flag()


def _assembled(source: str, switches: Mapping[str, int], text: ShaderText) -> str:
    """The text with the switches after its first line, which names the language, and with all that it includes."""
    language, _, rest = source.partition("\n")
    defined = "".join(f"#define {name} {value}\n" for name, value in {**SWITCHES, **switches}.items())
    return f"{language}\n{defined}{INCLUDE.sub(lambda found: text(found.group(1)), rest)}"
