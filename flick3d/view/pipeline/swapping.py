"""Putting other shaders on a scene that is already drawn, each in the place of the one with the same name."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import NodePath, Shader, ShaderAttrib


def swap_shaders(root: NodePath, shader_of: Callable[[str], Shader]) -> None:
    """Give every node at or under `root` that has a shader of its own the new one of that name; inputs stay.

    Also what is hidden, which may be shown again.
    """
    for path in (root, *root.find_all_matches("**/*")):
        attribute = path.node().get_attrib(ShaderAttrib)
        shader = None if attribute is None else attribute.get_shader()
        if shader is not None and not attribute.auto_shader():
            path.set_shader(shader_of(str(shader.get_filename(Shader.ST_none))), attribute.get_shader_priority())
