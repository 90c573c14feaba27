"""Light for drivers that refuse our shaders: Panda3D's own."""

from __future__ import annotations

from panda3d.core import AmbientLight, DirectionalLight, NodePath, TextureAttrib, TextureStage, Vec4

from flick3d.view.pipeline.settings import PipelineSettings


def plain_light(root: NodePath, settings: PipelineSettings) -> None:
    """A sun and some ambient light with Panda3D's own shaders; brighter, because no film curve follows."""
    sun = DirectionalLight("sun")
    sun.set_color(Vec4(0.9, 0.82, 0.7, 1.0))
    sun_node = root.attach_new_node(sun)
    sun_node.look_at(*(-value for value in settings.sun_direction))
    ambient = AmbientLight("room")
    ambient.set_color(Vec4(0.45, 0.42, 0.4, 1.0))
    root.set_light(sun_node)
    root.set_light(root.attach_new_node(ambient))
    root.set_color_scale(1.35, 1.3, 1.25, 1.0)
    root.set_shader_auto()


def leave_colours_only(model: NodePath) -> None:
    """Take away the textures that only our shaders understand, which plain drawing would take for colours."""
    for found in model.find_all_matches("**/+GeomNode"):
        node = found.node()
        for index in range(node.get_num_geoms()):
            state = node.get_geom_state(index)
            textures = state.get_attrib(TextureAttrib)
            for stage in textures.get_on_stages() if textures is not None else ():
                if stage.get_mode() not in (TextureStage.M_modulate, TextureStage.M_modulate_glow):
                    textures = textures.remove_on_stage(stage)
            if textures is not None:
                node.set_geom_state(index, state.set_attrib(textures))
