"""The last flick of a match again, slowly: then the table and the camera are exactly where they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flick3d.match.session import Step
from flick3d.rules.controller import Controller
from flick3d.rules.errors import FlickError
from flick3d.view.camera_springs import CameraMemory
from flick3d.view.input.signals import FocusLost, Frame, KeyPressed, KeyReleased, Pressed, Released, Signal
from flick3d.view.playing import Finished
from flick3d.view.presenting import Presenter
from flick3d.view.screens.photo_mode import FreeCamera
from flick3d.view.screens.second_look import SecondLook
from flick3d.view.stage import Stage

SPEED = 0.4
"""Share of real time at which it is shown."""
STAYS = 1.0
"""Seconds that its end stays."""


class Again:
    """Shows the last flick on a stage whose match waits. changed: it has begun or ended."""

    def __init__(self, stage: Stage, presenter: Presenter, changed: Callable[[], None]) -> None:
        self._stage, self._presenter, self._changed = stage, presenter, changed
        self._camera = FreeCamera(stage)
        self._before: tuple[CameraMemory, float, Any] | None = None
        self._stayed = 0.0
        self._look: SecondLook | None = None
        self._done: Callable[[], None] | None = None

    @property
    def is_shown(self) -> bool:
        """Whether it is on the table now."""
        return self._before is not None

    @property
    def is_directed(self) -> bool:
        """Whether it is shown as the director wants it."""
        return self._look is not None

    def begin(
        self,
        history: Sequence[tuple[Controller, Step]],
        state: Any,
        look: SecondLook | None = None,
        done: Callable[[], None] | None = None,
    ) -> bool:
        """Show the last flick of these steps; whether there is one. state: as the match stands.

        look: how the director shows it; None: all of it, and the viewer has the camera. done: called when it is over.
        """
        found = next(((before, step) for before, step in reversed(history) if step.trajectory is not None), None)
        if found is None or self.is_shown:
            return False
        before, step = found
        try:
            shot = before.shot(step.action)
        except FlickError:
            return False
        if shot is None or step.trajectory is None:
            return False
        stage = self._stage
        self._before = stage.camera.memory, stage.playback.speed, state
        self._camera = FreeCamera(stage)
        self._stayed = 0.0
        self._look, self._done = look, done
        stage.sound.hush()
        self._presenter.show(stage.scene, before.state)
        self._presenter.show_shot(stage.scene, before.state, shot.layout)
        stage.scene.markers.clear()
        stage.lie_on(shot.area)
        if look is not None:
            look.cut()
        stage.playback.play(Finished(step.trajectory), speed=SPEED if look is None else look.speed)
        if look is not None:
            stage.playback.seek(look.begins)
        self._changed()
        return True

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it must not hear of it.

        Any key ends it; so does a click where the director has the camera.
        """
        if self._before is None:
            return False
        if self._look is not None:
            if isinstance(signal, KeyPressed | Pressed):
                self.end()
                return True
            return not isinstance(signal, KeyReleased | Released | FocusLost)
        if isinstance(signal, KeyPressed):
            self.end()
            return True
        self._camera.hear(signal)
        return not isinstance(signal, KeyReleased | Released | FocusLost)

    def advance(self, seconds: float) -> None:
        """A frame."""
        if self._before is None:
            return
        playback, look = self._stage.playback, self._look
        if look is None:
            self._camera.hear(Frame(seconds, self._stage.camera.heading))
        else:
            look.advance(seconds)
        if not playback.playing or (look is not None and playback.time >= look.ends):
            self._stayed += seconds
            if self._stayed >= (STAYS if look is None else look.stays):
                self.end()

    def drop(self) -> None:
        """Back to the match, at once; nobody is told."""
        self._done = None
        self.end()

    def end(self) -> None:
        """Back to the match, at once."""
        if self._before is None:
            return
        memory, speed, state = self._before
        done, self._done, self._look = self._done, None, None
        self._before = None
        stage = self._stage
        stage.playback.stop()
        stage.playback.speed = speed
        stage.sound.hush()
        self._presenter.show(stage.scene, state)
        stage.camera.remember(memory)
        self._changed()
        if done is not None:
            done()
