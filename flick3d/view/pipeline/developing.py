"""How light becomes a picture: the scene is drawn into a target, and steps of developing bring it into the window."""

from __future__ import annotations

import math
from collections.abc import Mapping

from panda3d.core import Shader, Texture, Vec2, Vec3

from flick3d.view.pipeline.quality import QualitySettings
from flick3d.view.pipeline.settings import PipelineSettings
from flick3d.view.pipeline.target import Pass, Target
from flick3d.view.window import Window

SCENE_FIRST = -20
"""Order of the scene's target among all pictures; the steps follow, and the window is 0."""
BEHIND_HUD = -5
"""Order of the developed picture within the window."""
GLOW_REACH = 2
"""How far the bloom gathers in each of its three pictures, pixels."""

STEPS = ("halve", "focus", "glow", "develop")
"""The shaders of developing."""


class Developing:
    """The targets and steps of one window. The window's camera draws into the first target meanwhile."""

    def __init__(
        self,
        window: Window,
        light: PipelineSettings,
        quality: QualitySettings,
        shaders: Mapping[str, Shader],
    ) -> None:
        """shaders: those of `STEPS`. Raises FlickError when the driver cannot draw what is needed."""
        self._window, self._quality = window, quality
        self._targets: list[Target] = []
        self._passes: list[Pass] = []
        self._shaders = shaders
        try:
            self._build(light)
        except BaseException:
            self._free()
            raise
        self._own_region = window.base.camNode.get_display_region(0)
        self._own_region.set_active(False)
        self.look(60.0)

    @property
    def pictures(self) -> tuple[Texture, ...]:
        """What is drawn into."""
        return tuple(picture for target in self._targets for picture in target.pictures)

    def look(self, distance: float) -> None:
        """What is at this distance from the eye is in focus, cm. To be called in every frame: sizes are followed."""
        for target in self._targets:
            target.follow()
        if self._quality.blur_taps == 0:
            return
        lens = self._window.base.camLens
        height = self._window.size[1] / 2.0
        focal = height / 2.0 / math.tan(math.radians(lens.get_fov()[1]) / 2.0)
        opening = Vec2(self._quality.aperture / 2.0 * focal, self._quality.widest_blur * height)
        sharp = Vec3(lens.near, lens.far, max(distance, lens.near))
        self._halve.give(lens=sharp, opening=opening)
        self._focus.give(opening=opening)
        self._develop.give(lens=sharp, opening=opening)

    def close(self) -> None:
        """Let the window's camera draw into the window again."""
        self._own_region.set_active(True)
        self._free()

    def _free(self) -> None:
        for step in self._passes:
            step.close()
        for target in self._targets:
            target.close()

    def _build(self, light: PipelineSettings) -> None:
        quality, base = self._quality, self._window.base
        scene = self._target("scene", 1, self._window.samples, deep=True)
        # Light is kept as film.glsl folds it, which for so little of it is its root.
        scene.buffer.set_clear_color((*(math.sqrt(share) for share in light.background), 1.0))
        scene.buffer.make_display_region().set_camera(base.cam)
        inputs: dict[str, object] = {
            "picture": scene.light,
            "corner_darkness": light.corner_darkness,
            "grain": quality.grain,
        }
        half = scene
        if quality.blur_taps or quality.bloom:
            half = self._target("half", 2)
            depths = {"depths": scene.depths} if quality.blur_taps else {}
            self._halve = self._step("halve", half, picture=scene.light, **depths)
        if quality.blur_taps:
            blurred = self._target("blurred", 2)
            self._focus = self._step("focus", blurred, picture=half.light, taps=quality.blur_taps)
            inputs |= {"blurred": blurred.light, "depths": scene.depths, "corners": 4}
        if quality.bloom:
            inputs["bloom"] = quality.bloom
            before, threshold = half, quality.glares_from
            for name, share in (("glow_near", 4), ("glow_far", 8), ("glow_widest", 16)):
                glow = self._target(name, share)
                self._step("glow", glow, picture=before.light, threshold=threshold, reach=GLOW_REACH)
                inputs[name] = glow.light
                before, threshold = glow, 0.0
        self._develop = Pass(base.win, self._shaders["develop"], inputs, BEHIND_HUD)
        self._passes.append(self._develop)

    def _target(self, name: str, share: int, samples: int = 0, deep: bool = False) -> Target:
        target = Target(self._window, name, SCENE_FIRST + len(self._targets), share, samples, deep)
        self._targets.append(target)
        return target

    def _step(self, shader: str, target: Target, **inputs: object) -> Pass:
        step = Pass(target.buffer, self._shaders[shader], inputs)
        self._passes.append(step)
        return step
