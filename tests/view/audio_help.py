"""A device that only remembers, and tracks that are drawn by hand."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from flick3d.physics.trajectory import SAMPLE, Track
from flick3d.rules.layout import Pose
from flick3d.view.audio.cues import Point
from flick3d.view.audio.sounds import Catalogue, Sound
from flick3d.view.camera_maths import View


class FakeVoice:
    """Plays until it is stopped or told to end."""

    def __init__(self, file: str, is_placed: bool) -> None:
        self.file, self.is_placed = file, is_placed
        self.plays = False
        self.length = 3.0
        self.gain = self.pitch = 0.0
        self.at: Point | None = None
        self.loop = False
        self.begun = 0

    def play(self, gain: float, pitch: float, at: Point | None, loop: bool) -> None:
        self.plays, self.loop = True, loop
        self.begun += 1
        self.change(gain, pitch, at)

    def change(self, gain: float, pitch: float, at: Point | None) -> None:
        self.gain, self.pitch, self.at = gain, pitch, at

    def stop(self) -> None:
        self.plays = False


class FakeDevice:
    """Remembers its voices."""

    def __init__(self) -> None:
        self.voices: list[FakeVoice] = []
        self.closed = False

    def voice(self, file: Path, is_placed: bool) -> FakeVoice | None:
        voice = FakeVoice(file.name, is_placed)
        self.voices.append(voice)
        return voice

    def listen(self, view: View) -> None:
        pass

    def update(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    @property
    def heard(self) -> list[FakeVoice]:
        """What plays now."""
        return [voice for voice in self.voices if voice.plays]

    def playing(self, name: str) -> FakeVoice:
        """The voice of a file that plays now."""
        return next(voice for voice in self.heard if voice.file == name)


CATALOGUE = Catalogue(
    Path("nowhere"),
    {
        "knock": Sound(("knock-1", "knock-2", "knock-3"), "a knock"),
        "soft": Sound(("soft-1",), "a soft one", gain=-20.0),
        "coin": Sound(("coin-1", "coin-2"), "coins", rising=True),
        "slide": Sound(("slide-1",), "a slide", loop=True),
        "roll": Sound(("roll-1",), "a roll", loop=True),
        "room": Sound(("room-1",), "a room", loop=True),
        "sea": Sound(("sea-1",), "another one", loop=True),
        "tune": Sound(("tune-1",), "a tune", loop=True),
    },
)


def drawn(piece: str, pose: Callable[[float], Pose], seconds: float, first: int = 0) -> Track:
    """A track of a piece by its pose at every time, seconds after its first sample."""
    numbers = array("f")
    for index in range(round(seconds / SAMPLE) + 1):
        at = pose(index * SAMPLE)
        numbers.extend((at.x, at.y, at.z, at.qw, at.qx, at.qy, at.qz))
    return Track(piece, first, numbers)
