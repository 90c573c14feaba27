"""The photo mode: everything stands still, the camera is free, and a picture is written to a file."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec.structs import replace

from flick3d.rules.errors import FlickError
from flick3d.view.camera_springs import CameraMemory
from flick3d.view.input.machine import step
from flick3d.view.input.modes import Hand
from flick3d.view.input.signals import FocusLost, Frame, KeyPressed, KeyReleased, Pressed, Released, Signal, Wheeled
from flick3d.view.input.watch_controls import FARTHER_KEY, LEAVE_KEYS, NEARER_KEY, SNAP_KEYS
from flick3d.view.photo import take_photo
from flick3d.view.screens.camera_work import move_camera
from flick3d.view.stage import Stage

FOCUS_STEP = 1.06
"""By how much what is sharp goes away or comes nearer at once."""
NEAREST, FARTHEST = 3.0, 300.0
"""cm from the eye that can be sharp."""


class FreeCamera:
    """Moves the camera by mouse and keys while a screen does not; the left button turns it as well."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hand = Hand()

    @property
    def held(self) -> frozenset[str]:
        """The keys that are held."""
        return self._hand.desk.held

    def hear(self, signal: Signal) -> None:
        """A signal of the window."""
        if isinstance(signal, Pressed | Released) and signal.button == "left":
            signal = replace(signal, button="right")
        self._hand, intents = step(self._hand, signal)
        self._hand = replace(self._hand, help_open=False, story_open=False)
        for intent in intents:
            move_camera(self._stage.camera, intent, self._stage.own.now.camera)


class PhotoMode:
    """The photo mode of one stage. say: tells the player something; changed: it has been opened or closed."""

    def __init__(self, stage: Stage, say: Callable[[str, str], None], changed: Callable[[], None]) -> None:
        """say: gets the code of a hint, and the picture's file or ""."""
        self._stage, self._say, self._changed = stage, say, changed
        self._camera = FreeCamera(stage)
        self._memory: CameraMemory | None = None
        self._waited = False

    @property
    def is_open(self) -> bool:
        """Whether all stands still."""
        return self._memory is not None

    def open(self) -> None:
        """Let everything stand still."""
        if self._memory is None:
            stage = self._stage
            self._memory, self._waited = stage.camera.memory, stage.waits
            self._camera = FreeCamera(stage)
            stage.waits = True
            stage.scene.markers.clear()
            stage.sound.hush()
            self._changed()
            self._say("photo", "")

    def close(self) -> None:
        """Go on from where it stood."""
        if self._memory is not None:
            self._stage.camera.remember(self._memory)
            self._stage.waits, self._stage.focus = self._waited, None
            self._memory = None
            self._changed()

    def hear(self, signal: Signal) -> bool:
        """A signal for the screen; whether it must not hear of it."""
        if self._memory is None:
            return False
        if isinstance(signal, KeyPressed):
            if signal.key in LEAVE_KEYS:
                self.close()
                return True
            if signal.key in SNAP_KEYS:
                self._snap()
                return True
            if signal.key in (NEARER_KEY, FARTHER_KEY):
                self.shift_focus(1.0 if signal.key == FARTHER_KEY else -1.0)
                return True
        if isinstance(signal, Wheeled) and "control" in self._camera.held:
            self.shift_focus(signal.steps)
            return True
        self._camera.hear(signal)
        # Who lets go of something while all stands still does not hold it afterwards.
        return not isinstance(signal, KeyReleased | Released | FocusLost)

    def advance(self, seconds: float) -> None:
        """A frame."""
        if self._memory is not None:
            self._camera.hear(Frame(seconds, self._stage.camera.heading))

    def shift_focus(self, steps: float) -> None:
        """What is sharp goes away by so many steps, or comes nearer."""
        now = self._stage.focus or self._stage.camera.aim.distance
        self._stage.focus = min(FARTHEST, max(NEAREST, now * math.pow(FOCUS_STEP, steps)))

    def _snap(self) -> None:
        try:
            file = take_photo(self._stage)
        except FlickError as error:
            self._say("", str(error))
            return
        self._stage.sound.click()
        self._say("photo:taken", str(file))
