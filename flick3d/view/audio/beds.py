"""What lies under everything: the quiet of a room, and a tune that comes, goes and rests. They fade into each other."""

from __future__ import annotations

from collections.abc import Callable

from flick3d.view.audio.device import Device, Voice
from flick3d.view.audio.sounds import Catalogue
from flick3d.view.audio.volumes import Bus, from_decibels

FADES_IN = 2.5
"""Seconds in which a bed comes, goes, or gets louder."""
LOW = -7.0
"""dB by which the tune is softer while people play."""
RESTS = 70.0
"""Seconds of quiet between two times of the tune, while people play."""
QUIET = 0.0005


class Bed:
    """One loop that fades to where it shall be; another name fades over."""

    def __init__(self, device: Device, catalogue: Catalogue, bus: Bus) -> None:
        self.bus = bus
        self._device = device
        self._catalogue = catalogue
        self._voices: list[_Lying] = []
        self._name = ""

    @property
    def name(self) -> str:
        """What is heard, or fades in; "" for nothing."""
        return self._name

    @property
    def level(self) -> float:
        """How loud the loudest of it is now beside its full loudness, 0 to 1."""
        return max((lying.level for lying in self._voices), default=0.0)

    def lay(self, name: str, loudness: float = 0.0) -> None:
        """Fade to this sound, at so many dB; "" fades to silence."""
        self._name = name if name in self._catalogue.sounds else ""
        for lying in self._voices:
            lying.wanted = from_decibels(loudness) if lying.name == self._name else 0.0
        if self._name and all(lying.name != self._name for lying in self._voices):
            sound = self._catalogue.sounds[self._name]
            voice = self._device.voice(self._catalogue.folder / sound.files[0], False)
            if voice is not None:
                voice.play(0.0, 1.0, None, True)
                self._voices.append(_Lying(self._name, voice, from_decibels(loudness), from_decibels(sound.gain)))

    def advance(self, seconds: float, gain: float) -> None:
        """Let time pass. gain: of its bus, 0 to 1."""
        for lying in self._voices:
            lying.fade(seconds / FADES_IN)
            lying.voice.change(lying.level * lying.full * gain, 1.0, None)
        for lying in [lying for lying in self._voices if lying.level < QUIET and lying.wanted == 0.0]:
            lying.voice.stop()
            self._voices.remove(lying)

    def length(self) -> float:
        """How long one time of what is heard takes, seconds; 0 for silence."""
        return next((lying.voice.length for lying in self._voices if lying.name == self._name), 0.0)

    def stop(self) -> None:
        """Silence at once."""
        for lying in self._voices:
            lying.voice.stop()
        self._voices, self._name = [], ""


class _Lying:
    """A voice of a bed. full: its gain at level 1."""

    __slots__ = ("full", "level", "name", "voice", "wanted")

    def __init__(self, name: str, voice: Voice, wanted: float, full: float) -> None:
        self.name, self.voice, self.wanted, self.full = name, voice, wanted, full
        self.level = 0.0

    def fade(self, step: float) -> None:
        self.level += max(-step, min(step, self.wanted - self.level))


class Beds:
    """Room and tune of a screen. gain: what a bus is multiplied with now."""

    def __init__(self, device: Device, catalogue: Catalogue, gain: Callable[[Bus], float]) -> None:
        self.room = Bed(device, catalogue, "room")
        self.tune = Bed(device, catalogue, "music")
        self._gain = gain
        self._wanted = ""
        self._left: float | None = None

    def lay(self, room: str, tune: str, playing: bool) -> None:
        """playing: the tune is soft, and rests between; else it goes on, and the room is soft."""
        self.room.lay(room, 0.0 if playing else LOW)
        self._wanted = tune
        self.tune.lay(tune, LOW if playing else 0.0)
        self._left = self.tune.length() if playing else None

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self._left is not None and self._wanted:
            self._left -= seconds
            if self._left <= 0.0:
                is_resting = not self.tune.name
                self.tune.lay(self._wanted if is_resting else "", LOW)
                self._left = max(FADES_IN, self.tune.length()) if is_resting else RESTS
        for bed in (self.room, self.tune):
            bed.advance(seconds, self._gain(bed.bus))

    def stop(self) -> None:
        """Silence at once."""
        self._left = None
        self.room.stop()
        self.tune.stop()
