"""The mixer: cues become voices at their time, at most so many at once, and loops that live as long as asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from flick3d.view.audio.cues import Cue, Hum
from flick3d.view.audio.device import Device, Voice
from flick3d.view.audio.sounds import Catalogue, Sound, Variants
from flick3d.view.audio.volumes import from_decibels

VOICES = 28
"""So many cues are heard at once; a louder one takes the place of the softest."""
WAITING = 48
"""So many cues can wait for their time; what comes after is not heard."""
HEADROOM = -1.5
"""dB by which everything is softer, so that several knocks at once stay clean."""
FADE = 0.08
"""Seconds in which a loop comes and goes."""
SOFTEST = 0.002
"""Gains under this are silence."""

Gain = Callable[[], float]


class _Sounding:
    """A voice that plays a cue."""

    __slots__ = ("at", "ends", "gain", "is_loop", "key", "pitch", "voice")

    def __init__(self, key: tuple[Path, bool], voice: Voice, gain: float, cue: Cue, is_loop: bool) -> None:
        self.key, self.voice, self.gain = key, voice, gain
        self.pitch, self.at = cue.pitch, cue.at
        self.is_loop = is_loop
        self.ends = cue.lasts


class _Loop:
    """A hum that is heard, as it was asked for last."""

    __slots__ = ("hum", "is_asked", "level", "voice")

    def __init__(self, hum: Hum, voice: Voice) -> None:
        self.hum, self.voice = hum, voice
        self.is_asked = True
        self.level = 0.0


class Mixer:
    """Plays cues and hums on a device. gain: what the effects are multiplied with now, 0 to 1."""

    def __init__(self, device: Device, catalogue: Catalogue, gain: Gain) -> None:
        self._device = device
        self._catalogue = catalogue
        self._gain = gain
        self._variants = Variants()
        self._waiting: list[tuple[float, Cue]] = []
        self._sounding: list[_Sounding] = []
        self._idle: dict[tuple[Path, bool], list[Voice]] = {}
        self._loops: dict[tuple[str, str], _Loop] = {}
        self._now = 0.0
        self._last_gain = -1.0
        self._read_ahead()

    @property
    def sounding(self) -> int:
        """How many cues are heard now."""
        return len(self._sounding)

    @property
    def waiting(self) -> int:
        """How many cues wait for their time."""
        return len(self._waiting)

    def play(self, cues: Iterable[Cue]) -> None:
        """Play these, each after its delay. A sound that is not in the catalogue is not heard."""
        for cue in cues:
            if cue.delay > 0.0:
                if len(self._waiting) < WAITING:
                    self._waiting.append((self._now + cue.delay, cue))
            else:
                self._start(cue)

    def hum(self, hums: Iterable[Hum]) -> None:
        """Exactly these loops are asked for in this frame."""
        for loop in self._loops.values():
            loop.is_asked = False
        for hum in hums:
            # From the cloth onto the wood it is another loop: one fades into the other.
            key = (hum.source, hum.name)
            loop_of = self._loops.get(key) or self._begin(hum)
            if loop_of is not None:
                loop_of.is_asked, loop_of.hum = True, hum

    def hush(self) -> None:
        """What waits is forgotten, and loops end; what is heard rings out."""
        self._waiting.clear()
        self.hum(())

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        gain = self._gain()
        if self._waiting:
            due = [cue for when, cue in self._waiting if when <= self._now]
            if due:
                self._waiting = [(when, cue) for when, cue in self._waiting if when > self._now]
                for cue in due:
                    self._start(cue)
        if self._sounding:
            self._follow_cues(seconds, gain)
        if self._loops:
            self._follow_loops(seconds, gain)
        self._last_gain = gain

    def stop(self) -> None:
        """Everything is silent at once."""
        self._waiting.clear()
        for sounding in self._sounding:
            sounding.voice.stop()
        for loop in self._loops.values():
            loop.voice.stop()
        self._sounding, self._loops = [], {}

    def _start(self, cue: Cue) -> None:
        sound = self._catalogue.sounds.get(cue.name)
        master = self._gain()
        if sound is None or master <= 0.0 or (sound.loop and cue.lasts <= 0.0):
            return
        gain = from_decibels(sound.gain + cue.loudness + HEADROOM)
        if gain < SOFTEST:
            return
        if len(self._sounding) >= VOICES:
            softest = min(self._sounding, key=_gain_of)
            if softest.gain >= gain:
                return
            self._sounding.remove(softest)
            softest.voice.stop()
            self._put_back(softest.key, softest.voice)
        key = (self._file(cue.name, sound, cue.number), cue.at is not None)
        voice = self._take(key)
        if voice is not None:
            voice.play(gain * master, cue.pitch, cue.at, sound.loop)
            self._sounding.append(_Sounding(key, voice, gain, cue, sound.loop))

    def _follow_cues(self, seconds: float, gain: float) -> None:
        still = []
        for sounding in self._sounding:
            if sounding.is_loop:
                sounding.ends -= seconds
                if sounding.ends <= 0.0:
                    sounding.voice.stop()
                fades = min(1.0, max(0.0, sounding.ends / (4.0 * FADE)))
                sounding.voice.change(sounding.gain * gain * fades, sounding.pitch, sounding.at)
            elif gain != self._last_gain:
                sounding.voice.change(sounding.gain * gain, sounding.pitch, sounding.at)
            if sounding.voice.plays:
                still.append(sounding)
            else:
                self._put_back(sounding.key, sounding.voice)
        self._sounding = still

    def _begin(self, hum: Hum) -> _Loop | None:
        sound = self._catalogue.sounds.get(hum.name)
        voice = self._take((self._file(hum.name, sound), True)) if sound is not None else None
        if voice is None:
            return None
        voice.play(0.0, hum.pitch, hum.at, True)
        loop = self._loops[hum.source, hum.name] = _Loop(hum, voice)
        return loop

    def _follow_loops(self, seconds: float, gain: float) -> None:
        for key, loop in list(self._loops.items()):
            step = seconds / FADE
            loop.level = min(1.0, loop.level + step) if loop.is_asked else loop.level - step
            if loop.level <= 0.0:
                self._loops.pop(key).voice.stop()
            else:
                hum = loop.hum
                full = from_decibels(self._catalogue.sounds[hum.name].gain + hum.loudness + HEADROOM)
                loop.voice.change(full * loop.level * gain, hum.pitch, hum.at)

    def _file(self, name: str, sound: Sound, number: int = 0) -> Path:
        return self._catalogue.folder / self._variants.choose(name, sound, number)

    def _take(self, key: tuple[Path, bool]) -> Voice | None:
        """A voice of this file that is free, or a new one."""
        idle = self._idle.get(key)
        return idle.pop() if idle else self._device.voice(*key)

    def _put_back(self, key: tuple[Path, bool], voice: Voice) -> None:
        self._idle.setdefault(key, []).append(voice)

    def _read_ahead(self) -> None:
        """All files are read at once, so that none is read in the middle of a flick."""
        for file in self._catalogue.files():
            voice = self._device.voice(file, True)
            if voice is not None:
                self._put_back((file, True), voice)


def _gain_of(sounding: _Sounding) -> float:
    return sounding.gain
