"""The pipeline: it puts our shaders and their light on a scene, in the finest quality that the driver can draw."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from panda3d.core import AntialiasAttrib, NodePath, OmniBoundingVolume, Shader, Texture, Vec2, Vec3, Vec4

from flick3d.rules.errors import FlickError
from flick3d.rules.layout import Area
from flick3d.view.pipeline.developing import STEPS, Developing
from flick3d.view.pipeline.grit import read_grit
from flick3d.view.pipeline.heights import Heights
from flick3d.view.pipeline.plain import leave_colours_only, plain_light
from flick3d.view.pipeline.quality import LOW, QUALITIES, QualitySettings
from flick3d.view.pipeline.room import read_room
from flick3d.view.pipeline.settings import DAYLIGHT, PipelineSettings
from flick3d.view.pipeline.shaders import ShaderText, compiles, load_shader, shipped_text
from flick3d.view.pipeline.shapes import unit_square
from flick3d.view.pipeline.sun import SHADOW_MASK, Sun
from flick3d.view.pipeline.swapping import swap_shaders
from flick3d.view.window import Window

__all__ = ["SHADERS", "Pipeline", "compiles", "leave_colours_only", "load_shader"]

SHADERS = ("surface", "depth", "backdrop", "decal", "shade", "card")
"""The shaders of the scene."""
UPDATE = "update the driver"


class Pipeline:
    """The light on everything under `root`. `is_plain` tells that the driver refused our shaders altogether."""

    def __init__(
        self,
        window: Window,
        root: NodePath,
        models: Path,
        area: Area,
        settings: PipelineSettings = DAYLIGHT,
        warn: Callable[[str], None] | None = None,
        quality: QualitySettings = LOW,
        text: ShaderText = shipped_text,
    ) -> None:
        """models: folder of the room's light. area: what gets shadows. text: gives the shaders' texts.

        quality: what is tried first. What the driver refuses is told by `warn`, and the next lower one is tried, plain
        light at last.
        """
        self._window, self._root, self._settings = window, root, settings
        self._models, self._area, self._text = models, area, text
        self._sun: Sun | None = None
        self._heights: Heights | None = None
        self._developing: Developing | None = None
        self._shaders: Mapping[str, Shader] = {}
        self._backdrop: NodePath | None = None
        self.quality: QualitySettings | None = None
        """What is drawn; None for plain light."""
        window.base.set_background_color(*settings.background, 1.0)
        if window.samples > 1:
            root.set_antialias(AntialiasAttrib.M_multisample)
        self._build_best(quality, area, text, warn or _tell)
        if self.quality is None:
            plain_light(root, settings)
            return
        root.set_shader(self._shaders["surface"])
        self._give_inputs(models)
        self._backdrop = _hang_backdrop(root, self._shaders["backdrop"], settings)

    @property
    def is_plain(self) -> bool:
        """Whether the driver refused our shaders."""
        return self.quality is None

    @property
    def decal_shader(self) -> Shader | None:
        """The shader of marks on the ground, None when the driver refused it."""
        return self._shaders.get("decal")

    @property
    def shade_shader(self) -> Shader | None:
        """The shader of all contact shades together, None when the driver refused it."""
        return self._shaders.get("shade")

    @property
    def card_shader(self) -> Shader | None:
        """The shader of pictures that face the eye, None when the driver refused it."""
        return self._shaders.get("card")

    @property
    def pictures(self) -> tuple[Texture, ...]:
        """What is drawn into for a frame."""
        parts = (self._sun, self._heights, self._developing)
        return tuple(picture for part in parts if part is not None for picture in part.pictures)

    def draw_shadows_again(self) -> None:
        """To be called when something moved."""
        if self._sun is not None:
            self._sun.draw_again()
        if self._heights is not None:
            self._heights.draw_again()

    def look(self, distance: float) -> None:
        """To be called in every frame. What is at this distance from the eye, cm, is in focus."""
        if self._developing is not None:
            self._developing.look(distance)

    def developing_for(self, window: Any) -> Developing:
        """What develops the scene for another picture than the window: something with base, size and samples.

        Only where the quality is developed. Raises FlickError when the driver cannot draw it.
        """
        assert self.quality is not None
        return Developing(window, self._settings, self.quality, self._shaders)

    def change(self, quality: QualitySettings, warn: Callable[[str], None]) -> None:
        """Draw in this quality from now on, or in the next lower one that the driver takes, which is told by `warn`.

        Plain light stays. What is made later must be given the new shaders.
        """
        before = self.quality
        if before is None:
            warn(f"the graphics driver cannot use the game's shaders: plain light as before; {UPDATE}")
            return
        self._free()
        self.quality = None
        self._build_best(quality, self._area, self._text, warn)
        if self.quality is None:
            self._build_best(before, self._area, self._text, warn)
        if self.quality is None:
            raise FlickError(f"the graphics driver draws nothing any more: {UPDATE}")
        swap_shaders(self._root, self._shader)
        self._give_inputs(self._models)

    def _shader(self, name: str) -> Shader:
        """The shader of this name for what is drawn now, also for one of a part of the scene."""
        found = self._shaders.get(name)
        if found is None:
            found = load_shader(name, (self.quality or LOW).switches, self._text)
            self._shaders = {**self._shaders, name: found}
        return found

    def close(self) -> None:
        """Take the light away again."""
        self._free()
        self._root.clear_shader()
        if self._backdrop is not None:
            self._backdrop.remove_node()

    def _build_best(self, asked: QualitySettings, area: Area, text: ShaderText, warn: Callable[[str], None]) -> None:
        """Build the finest of this and all lower qualities that the driver takes."""
        lower = [quality for quality in QUALITIES if QUALITIES.index(quality) < _rank(asked)]
        for quality in (asked, *reversed(lower)):
            next_one = lower.pop().name if lower else None
            instead = f"{next_one} instead" if next_one else "plain light instead"
            shaders = {name: load_shader(name, quality.switches, text) for name in SHADERS}
            if quality.developed:
                shaders |= {name: load_shader(name, quality.switches, text, "whole") for name in STEPS}
            if not all(compiles(self._window, shader) for shader in shaders.values()):
                whose = "the game's shaders" if next_one is None else f"the shaders of {quality.name} quality"
                warn(f"the graphics driver cannot use {whose}: {instead}; {UPDATE}")
                continue
            try:
                self._build(quality, area, shaders)
            except FlickError as error:
                self._free()
                warn(f"no {quality.name} quality: {instead}; {error}")
                continue
            self.quality, self._shaders = quality, shaders
            return

    def _build(self, quality: QualitySettings, area: Area, shaders: Mapping[str, Shader]) -> None:
        """Make the pictures that the shaders need. Raises FlickError."""
        self._sun = Sun(self._window, self._root, self._settings, quality, area, shaders["depth"])
        if quality.occlusion_size:
            self._heights = Heights(self._window, self._root, quality, area, shaders["depth"])
        if quality.developed:
            self._developing = Developing(self._window, self._settings, quality, shaders)

    def _free(self) -> None:
        if self._developing is not None:
            self._developing.close()
        if self._heights is not None:
            self._heights.close()
        if self._sun is not None:
            self._sun.close()
        self._sun = self._heights = self._developing = None

    def _give_inputs(self, models: Path) -> None:
        settings, room = self._settings, read_room(models / "environment" / "room.env")
        if self._sun is not None:
            self._sun.give_inputs()
        if self._heights is not None:
            self._heights.give_inputs()
        self._root.set_shader_inputs(
            harmonics=room.harmonics,
            room=room.cube,
            roughest_level=room.roughest_level,
            sun_colour=Vec3(*settings.sun_colour),
            ambient_strength=settings.ambient_strength,
            mirror_strength=settings.mirror_strength,
            eye_light=Vec3(*settings.eye_light),
            contact_darkness=settings.contact_darkness,
            exposure=settings.exposure,
            bumpiness=settings.bumpiness,
            grit=read_grit(models),
            grittiness=0.0,
            pool=Vec4(*settings.pool_middle, *(1.0 / half for half in settings.pool)),
            pool_outside=settings.pool_outside,
            glow=Vec3(*settings.glow),
            corner_darkness=settings.corner_darkness,
            decal_size=Vec2(1.0, 1.0),
            lowered=Vec2(0.0, 1.0),
        )


def _tell(message: str) -> None:
    print(message, file=sys.stderr)


def _rank(quality: QualitySettings) -> int:
    """The place of a quality, or of the preset that it was made from, in the order of presets."""
    return [each.name for each in QUALITIES].index(quality.name)


def _hang_backdrop(root: NodePath, shader: Shader, settings: PipelineSettings) -> NodePath:
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
    return backdrop
