"""The sound device: Panda3D's OpenAL with voices that can be placed, or nothing at all where none answers."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Protocol

from panda3d.core import AudioManager, AudioSound, Filename, load_prc_file_data, unload_prc_file

from flick3d.view.audio.cues import Point
from flick3d.view.camera_maths import View
from flick3d.view.quiet import quiet_libraries

LIBRARY = "p3openal_audio"
FULL_WITHIN = 80.0
"""cm from the ear up to which nothing gets softer; at twice that it is half as loud."""
LOG = logging.getLogger(__name__)


class Voice(Protocol):
    """One sound that plays, or waits to be played again."""

    @property
    def plays(self) -> bool:
        """Whether it is heard."""
        ...

    @property
    def length(self) -> float:
        """How long it takes, seconds."""
        ...

    def play(self, gain: float, pitch: float, at: Point | None, loop: bool) -> None:
        """Begin from its start. gain: 0 to 1. at: cm; None: from everywhere."""
        ...

    def change(self, gain: float, pitch: float, at: Point | None) -> None:
        """Go on otherwise."""
        ...

    def stop(self) -> None:
        """Be silent at once."""
        ...


class Device(Protocol):
    """What gives voices."""

    def voice(self, file: Path, is_placed: bool) -> Voice | None:
        """A new voice for a file; None when it cannot be played. The file is read once."""
        ...

    def listen(self, view: View) -> None:
        """The ear is where the eye is."""
        ...

    def update(self) -> None:
        """Once a frame."""
        ...

    def close(self) -> None:
        """Silence, for good."""
        ...


class OpenAlVoice:
    """A voice of Panda3D."""

    def __init__(self, sound: AudioSound, is_placed: bool) -> None:
        self._sound = sound
        self._gain = self._pitch = -1.0
        self._at: Point | None = None
        if is_placed:
            sound.set_3d_min_distance(FULL_WITHIN)

    @property
    def plays(self) -> bool:
        """Whether it is heard."""
        return bool(self._sound.status() == AudioSound.PLAYING)

    @property
    def length(self) -> float:
        """How long it takes, seconds."""
        return float(self._sound.length())

    def play(self, gain: float, pitch: float, at: Point | None, loop: bool) -> None:
        """Begin from its start."""
        self._sound.set_loop(loop)
        self.change(gain, pitch, at)
        self._sound.play()

    def change(self, gain: float, pitch: float, at: Point | None) -> None:
        """Go on otherwise; only what is new is handed on."""
        if gain != self._gain:
            self._gain = gain
            self._sound.set_volume(gain)
        if pitch != self._pitch:
            self._pitch = pitch
            self._sound.set_play_rate(pitch)
        if at is not None and at != self._at:
            self._at = at
            self._sound.set_3d_attributes(*at, 0.0, 0.0, 0.0)

    def stop(self) -> None:
        """Be silent at once."""
        self._sound.stop()


class OpenAlDevice:
    """The sound device of this machine."""

    def __init__(self, manager: AudioManager) -> None:
        self._manager = manager
        self._is_open = True
        manager.audio_3d_set_drop_off_factor(1.0)

    def voice(self, file: Path, is_placed: bool) -> Voice | None:
        """A new voice for a file; None when it cannot be played."""
        if not (self._is_open and file.is_file()):
            return None
        # As one piece in memory, not as a stream: a loop has no seam then, and a slow frame leaves no hole.
        name = Filename.from_os_specific(str(file))
        sound = self._manager.get_sound(name, is_placed, AudioManager.SM_sample)
        return OpenAlVoice(sound, is_placed) if sound.status() != AudioSound.BAD and sound.length() > 0.0 else None

    def listen(self, view: View) -> None:
        """The ear is where the eye is."""
        if self._is_open:
            self._manager.audio_3d_set_listener_attributes(*view.eye, 0.0, 0.0, 0.0, *view.forward, *view.up)

    def update(self) -> None:
        """Once a frame: voices that have ended are free again."""
        if self._is_open:
            self._manager.update()

    def close(self) -> None:
        """Silence, for good; may be called again."""
        if self._is_open:
            self._is_open = False
            self._manager.stop_all_sounds()
            self._manager.shutdown()


def open_device() -> Device | None:
    """The sound device, or None where there is none or no library for it.

    To be called before the first window of the process: Panda3D asks only once which library there is.
    """
    # The library would tell on stderr what it lacks, and what lies below it as well.
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    page = load_prc_file_data("flick3d-audio", f"audio-library-name {LIBRARY}\nnotify-level-audio fatal")
    try:
        with quiet_libraries():
            manager = AudioManager.create_AudioManager()
    finally:
        unload_prc_file(page)
    if manager is None or not manager.is_valid():
        LOG.debug("no sound device answers: everything is silent")
        return None
    manager.set_concurrent_sound_limit(0)
    return OpenAlDevice(manager)
