"""The pipeline: it puts our shaders and their light on a scene, or Panda3D's own when ours do not compile."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from panda3d.core import (
    AmbientLight,
    AntialiasAttrib,
    DirectionalLight,
    GraphicsStateGuardian,
    NodePath,
    OmniBoundingVolume,
    Shader,
    TextureAttrib,
    TextureStage,
    Vec2,
    Vec3,
    Vec4,
)

from flick3d.rules.layout import Area
from flick3d.view.pipeline.room import read_room
from flick3d.view.pipeline.settings import DAYLIGHT, PipelineSettings
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.pipeline.sun import SHADOW_MASK, Sun, shadow_sampler
from flick3d.view.window import Window

SHADERS = ("surface", "depth", "backdrop", "decal", "card")


class Pipeline:
    """The light on everything under `root`. `is_plain` tells that the driver refused our shaders."""

    def __init__(
        self,
        window: Window,
        root: NodePath,
        models: Path,
        area: Area,
        settings: PipelineSettings = DAYLIGHT,
        warn: Callable[[str], None] | None = None,
    ) -> None:
        self._root = root
        self._sun: Sun | None = None
        window.base.set_background_color(*settings.background, 1.0)
        if (window.base.win.get_fb_properties().multisamples or 0) > 1:
            root.set_antialias(AntialiasAttrib.M_multisample)
        surface, depth, backdrop, decal, card = (load_shader(name) for name in SHADERS)
        self._decal: Shader | None = decal
        self._card: Shader | None = card
        self.is_plain = not all(compiles(window, shader) for shader in (surface, depth, backdrop, decal, card))
        if self.is_plain:
            (warn or _tell)("the graphics driver cannot use the game's shaders: plain light instead; update the driver")
            self._decal = self._card = None
            _plain_light(root, settings)
            return
        self._sun = Sun(window, root, settings, area, depth)
        root.set_shader(surface)
        _give_inputs(root, settings, self._sun, models)
        _hang_backdrop(root, backdrop, settings)

    @property
    def decal_shader(self) -> Shader | None:
        """The shader of marks on the ground, None when the driver refused it."""
        return self._decal

    @property
    def card_shader(self) -> Shader | None:
        """The shader of pictures that face the eye, None when the driver refused it."""
        return self._card

    def draw_shadows_again(self) -> None:
        """To be called when something moved."""
        if self._sun is not None:
            self._sun.draw_again()

    def close(self) -> None:
        """Take the light away again."""
        if self._sun is not None:
            self._sun.close()
        self._root.clear_shader()


def _tell(message: str) -> None:
    print(message, file=sys.stderr)


def load_shader(name: str) -> Shader:
    """One of our shaders, `name`.vert and `name`.frag beside this file."""
    folder = resources.files(__package__)
    vertex, fragment = (folder.joinpath(f"{name}.{end}").read_text(encoding="utf-8") for end in ("vert", "frag"))
    shader = Shader.make(Shader.SL_GLSL, vertex, fragment)
    shader.set_filename(Shader.ST_none, name)
    return shader


def compiles(window: Window, shader: Shader) -> bool:
    """Whether the driver of the window takes the shader."""
    gsg: GraphicsStateGuardian = window.base.win.gsg
    shader.prepare_now(gsg.get_prepared_objects(), gsg)
    return not shader.get_error_flag()


def _give_inputs(root: NodePath, settings: PipelineSettings, sun: Sun, models: Path) -> None:
    room = read_room(models / "environment" / "room.env")
    vignette = Vec4(*settings.vignette, settings.vignette_darkness, settings.corner_darkness)
    root.set_shader_inputs(
        harmonics=room.harmonics,
        room=room.cube,
        roughest_level=room.roughest_level,
        sun_matrix=sun.matrix,
        sun_direction=sun.direction,
        sun_colour=Vec3(*settings.sun_colour),
        shadow_taps=settings.shadow_taps,
        shadow_softness=settings.shadow_softness / sun.width,
        shadow_bias=settings.shadow_bias / sun.depth,
        shadow_offset=settings.shadow_offset,
        ambient_strength=settings.ambient_strength,
        mirror_strength=settings.mirror_strength,
        eye_light=Vec3(*settings.eye_light),
        contact_darkness=settings.contact_darkness,
        exposure=settings.exposure,
        bumpiness=settings.bumpiness,
        vignette=vignette,
        decal_size=Vec2(1.0, 1.0),
        lowered=Vec2(0.0, 1.0),
    )
    root.set_shader_input("sun_shadow", sun.shadow, shadow_sampler())


def _hang_backdrop(root: NodePath, shader: Shader, settings: PipelineSettings) -> None:
    """The room behind the table. It is drawn after everything solid, so that only what is seen of it is worked out."""
    square = unit_square()
    square.set_bounds(OmniBoundingVolume())
    square.set_final(True)
    backdrop = root.attach_new_node(square)
    backdrop.set_shader(shader, 1)
    backdrop.set_shader_inputs(
        backdrop_level=settings.backdrop_level, backdrop_tint=Vec3(*settings.backdrop_tint), exposure=settings.exposure
    )
    backdrop.set_bin("ground", 10)
    backdrop.set_depth_write(False)
    backdrop.set_two_sided(True)
    backdrop.hide(SHADOW_MASK)


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


def _plain_light(root: NodePath, settings: PipelineSettings) -> None:
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
