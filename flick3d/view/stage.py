"""The stage: window, scene, camera and playback as one object that is handed to every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from flick3d.physics.pieces import Pieces
from flick3d.rules.layout import Area
from flick3d.view.camera import CameraRig
from flick3d.view.curtain import Curtain
from flick3d.view.pipeline.pipeline import Pipeline
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
    ) -> None:
        """`cache`: folder for ready-made models, None for none. `area`: what gets shadows. `ground`: the first mat.

        Raises FlickError when a file is missing.
        """
        self.window = window
        self.models = models
        self.pieces = pieces
        self.pipeline = Pipeline(window, window.base.render, models, area, light)
        self.scene = TableScene(window, pieces, models, cache, area, self.pipeline, ground)
        self.camera = CameraRig(window, area, self.scene)
        self.scene.look_through(lambda: self.camera.view)
        self.playback = Playback(self.scene)
        self.curtain = Curtain(window)
        self.gloom = 0.0
        """How dark the room is by itself, 0 to 1: a game's wish, beside the dark of a change of scene."""

    @property
    def calm(self) -> bool:
        """Whether less shakes and flashes, for eyes that do not like it."""
        return self.scene.effects.calm

    @calm.setter
    def calm(self, calm: bool) -> None:
        self.scene.effects.calm = calm

    def advance(self, seconds: float) -> None:
        """Let time pass: what is played, the camera, the clock."""
        self.playback.advance(seconds)
        self.curtain.darken(max(self.playback.darkness, self.gloom))
        self.camera.advance(seconds, self.scene.effects.tremor)
        self.scene.advance(seconds, seconds * self.playback.speed)

    def close(self) -> None:
        """Take everything away and close the window."""
        self.playback.stop()
        self.curtain.close()
        self.scene.close()
        self.pipeline.close()
        self.window.close()
