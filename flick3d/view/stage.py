"""The stage: window, scene, camera and playback as one object that is handed to every screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from flick3d.physics.pieces import Pieces
from flick3d.rules.layout import Area
from flick3d.settings import QualityName
from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.camera import CameraRig
from flick3d.view.curtain import Curtain
from flick3d.view.dusting import Dusting, motes_of
from flick3d.view.hearing import Together
from flick3d.view.hud.key_names import KeyNames
from flick3d.view.input.keyboard import printed_keys
from flick3d.view.own_settings import OwnSettings
from flick3d.view.pipeline.pipeline import Pipeline
from flick3d.view.pipeline.quality import QualitySettings, quality_named
from flick3d.view.pipeline.settings import DAYLIGHT, PipelineSettings
from flick3d.view.playback import Playback
from flick3d.view.scene import TableScene
from flick3d.view.window import Window


class Screen(Protocol):
    """What fills the window: a match, a replay. Leaving it never changes the match."""

    def enter(self) -> None:
        """Build widgets, listen to events, show the table."""
        ...

    def update(self, seconds: float) -> None:
        """Called every frame, after playback, camera and scene have moved."""
        ...

    def leave(self) -> None:
        """Take widgets away and listen no more."""
        ...


class Stage:
    """All that a screen needs of the window. `models` is the folder of models, fonts and pictures."""

    def __init__(
        self,
        window: Window,
        pieces: Pieces,
        models: Path,
        cache: Path | None,
        area: Area,
        light: PipelineSettings = DAYLIGHT,
        ground: str = "town",
        quality: QualitySettings | None = None,
        sound: StageSound | None = None,
        own: OwnSettings | None = None,
    ) -> None:
        """`cache`: folder for ready-made models, None for none. `area`: what gets shadows. `ground`: the first mat.

        `quality`: how finely the light is drawn; None: as the window was opened for. `own`: the player's settings.
        Raises FlickError when a file is missing.
        """
        self.window = window
        self.models = models
        self.own = own or OwnSettings()
        self.key_names = KeyNames(lambda: self.own.now, self.own.translate, lambda: printed_keys(window))
        self.pieces = pieces
        self.pipeline = Pipeline(
            window,
            window.base.render,
            models,
            area,
            light,
            quality=quality or quality_named(window.settings.quality),
        )
        self.scene = TableScene(window, pieces, models, cache, area, self.pipeline, ground)
        self.scene.palette.choose(self.own.now.colours, self.own.now.signs)
        self.camera = CameraRig(window, area, self.scene)
        self.scene.look_through(lambda: self.camera.view)
        self.sound = sound or StageSound()
        self.sound.sit_at(self.scene, pieces)
        self._dusting = Dusting(motes_of(window, self.pipeline, models), self.scene, pieces)
        self.playback = Playback(self.scene, listener=Together(self.sound, self._dusting))
        self.curtain = Curtain(window)
        self.gloom = 0.0
        """How dark the room is by itself, 0 to 1: a game's wish, beside the dark of a change of scene."""
        self.focus: float | None = None
        """What is sharp, cm from the eye; None: what the camera looks at."""
        self.waits = False
        """Whether all that is played and moves by itself waits; the camera, sound and the window's size go on."""

    @property
    def calm(self) -> bool:
        """Whether less moves, for eyes that do not like it: no slow motion, no shaking, short flights, dim flashes."""
        return self.playback.calm

    @calm.setter
    def calm(self, calm: bool) -> None:
        self.scene.effects.calm = self.playback.calm = calm

    def draw_in(self, quality: QualityName, warn: Callable[[str], None]) -> None:
        """Another quality from now on, or the next lower one that the driver takes, which is told by `warn`."""
        self.pipeline.change(quality_named(quality), warn)
        self.scene.take_shaders()
        drawn = quality if self.pipeline.quality is None else self.pipeline.quality.name
        self.window.settings = replace(self.window.settings, quality=drawn)

    def lie_on(self, area: Area) -> None:
        """What is played next lies on this mat: it sounds and raises dust otherwise than the wood beside it."""
        self.sound.lie_on(area)
        self._dusting.area = area

    def advance(self, seconds: float) -> None:
        """Let time pass: what is played, the camera, the clock."""
        passed = 0.0 if self.waits else seconds
        if not self.waits:
            self.playback.advance(seconds)
        self.curtain.darken(max(self.playback.darkness, self.gloom))
        slowed = self.playback.slowed
        lean, towards = (0.0, None) if slowed is None else (slowed[0], (slowed[1].x, slowed[1].y))
        self.camera.advance(seconds, self.scene.effects.tremor, towards, lean)
        self.scene.advance(passed, passed * self.playback.pace)
        self._dusting.advance(passed * self.playback.pace)
        self.sound.advance(seconds, self.camera.view, self.window.has_focus)
        self.pipeline.look(self.focus or self.camera.aim.distance)

    def clear(self) -> None:
        """Take everything away but sound and window, which another stage can use then."""
        self.playback.stop()
        self.curtain.close()
        self._dusting.close()
        self.scene.close()
        self.pipeline.close()

    def close(self) -> None:
        """Take everything away and close the window."""
        self.playback.stop()
        self.sound.close()
        self.clear()
        self.window.close()
