"""The real sound device: what OpenAL mixes into a file, no device at all, and a stage that is heard."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path

import pytest

from flick3d.physics.trajectory import Trajectory
from flick3d.resources import shipped_folder
from flick3d.rules.layout import Area, Layout, Placement, Push, Shot, upright
from flick3d.settings import Volumes, read_settings
from flick3d.view.audio.cues import Cue
from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.faith.presenter import FaithPresenter
from flick3d.view.playing import Finished
from flick3d.view.screens.sound_keys import hear_sound_key
from flick3d.view.stage import Stage
from flick3d.view.western.presenter import WesternPresenter
from flick3d.view.words import CommonWords
from tests.view.audio_help import FakeDevice

NO_DEVICE = 77
PLAY = """
import sys, time
from pathlib import Path
from flick3d.settings import Volumes
from flick3d.view.audio.cues import Cue
from flick3d.view.audio.device import open_device
from flick3d.view.audio.stage_sound import StageSound
from flick3d.view.camera_maths import Aim

folder, loudness, x = sys.argv[1:]
sound = StageSound(open_device(), Path(folder), Volumes(master=1.0))
if sound.is_silent:
    sys.exit(77)
view = Aim(0.0, 0.0, 0.0, 90.0, 45.0, 60.0).view((1280, 720))
sound.advance(0.0, view, True)
if loudness != "none":
    sound.play((Cue("knock-cowboy", (float(x), 0.0, 0.0), loudness=float(loudness)),))
for _ in range(12):
    time.sleep(0.05)
    sound.advance(0.05, view, True)
sound.close()
"""


class Mix:
    """What was mixed: the peak of each of two channels, 0 to 1."""

    def __init__(self, path: Path) -> None:
        raw = path.read_bytes()
        channels, _, _, _, bits = struct.unpack_from("<HIIHH", raw, raw.index(b"fmt ") + 10)
        assert (channels, bits) == (2, 16)
        begins = raw.index(b"data") + 8
        samples = array("h")
        samples.frombytes(raw[begins : begins + (len(raw) - begins) // 4 * 4])
        self.left, self.right = (max(map(abs, samples[side::2]), default=0) / 32768.0 for side in (0, 1))
        self.peak = max(self.left, self.right)


def mixes(folder: Path, cases: Sequence[tuple[str, str]]) -> list[Mix]:
    """What OpenAL writes into a file in each of these cases: loudness in dB or "none", and where along x, cm."""
    started = []
    for number, case in enumerate(cases):
        out, config = folder / f"{number}.wav", folder / f"{number}.conf"
        config.write_text(
            "[general]\ndrivers = wave\nchannels = stereo\nsample-type = int16\nfrequency = 44100\nhrtf = false\n"
            "dither = false\n"
            f"[wave]\nfile = {out}\n",
            encoding="utf-8",
        )
        environment = {**os.environ, "ALSOFT_DRIVERS": "wave", "ALSOFT_CONF": str(config)}
        command = [sys.executable, "-c", PLAY, str(shipped_folder("models") / "sounds"), *case]
        started.append((subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True), out))
    found = []
    for process, out in started:
        _, told = process.communicate(timeout=60)
        if process.returncode == NO_DEVICE:
            pytest.skip("this OpenAL has no wave writer")
        assert (process.returncode, told) == (0, "")
        found.append(Mix(out))
    return found


def test_a_knock_is_in_the_mix_louder_when_harder_and_on_its_side(tmp_path: Path) -> None:
    silence, soft, hard, left = mixes(tmp_path, [("none", "0"), ("-18", "0"), ("0", "0"), ("0", "-60")])
    assert silence.peak < 0.001
    assert 0.0 < soft.peak < hard.peak / 4.0
    assert hard.peak < 1.0, "nothing is cut off"
    assert hard.left == pytest.approx(hard.right, rel=0.05)
    assert left.left > 1.5 * left.right


def test_without_a_device_there_is_no_sound_and_no_word() -> None:
    environment = {**os.environ, "ALSOFT_DRIVERS": "nothing-of-that-name"}
    command = [sys.executable, "-c", PLAY, str(shipped_folder("models") / "sounds"), "0", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (NO_DEVICE, "", "")


def test_sound_keys_change_the_volumes_and_say_so(tmp_path: Path) -> None:
    words, kept = CommonWords(), []
    sound = StageSound(FakeDevice(), shipped_folder("models") / "sounds", Volumes(master=0.5), kept.append)
    assert hear_sound_key(sound, "x", words) is None
    assert hear_sound_key(sound, "j", words) == "Sound off." and sound.volumes.mute
    assert hear_sound_key(sound, "+", words) == "Volume 60 %." and not sound.volumes.mute
    for _ in range(9):
        said = hear_sound_key(sound, "-", words)
    assert said == "Volume 0 %." and sound.volumes.master == 0.0
    assert kept[-1] == sound.volumes and len(kept) == 2 + 6
    assert hear_sound_key(StageSound(), "j", words) == "No sound device answers."


@pytest.fixture
def heard(offscreen: Stage) -> FakeDevice:
    """The device that hears what the offscreen stage sounds like."""
    device = FakeDevice()
    sound = StageSound(device, shipped_folder("models") / "sounds", Volumes(master=1.0))
    sound.sit_at(offscreen.scene, offscreen.pieces)
    offscreen.sound = sound
    offscreen.playback._listener = sound
    return device


def test_a_stage_without_sound_is_silent(offscreen: Stage) -> None:
    assert offscreen.sound.is_silent
    offscreen.advance(0.1)


def test_a_shot_on_a_stage_is_heard(offscreen: Stage, heard: FakeDevice, table: object) -> None:
    layout = Layout(
        (Placement("lawman-1", "cowboy", upright(0.0, 0.0)), Placement("bullet-1", "bullet", upright(-10.0, 0.0)))
    )
    shot = Shot(layout, Area(), (Push("bullet-1", 0.0, 260.0),))
    trajectory: Trajectory = table.simulate(shot)  # type: ignore[attr-defined]
    offscreen.scene.show(layout)
    offscreen.playback.play(Finished(trajectory), speed=0.6)
    files: list[str] = []
    for _ in range(120):
        offscreen.advance(1.0 / 60.0)
        files += [voice.file for voice in heard.heard if voice.file not in files]
    kinds = list(dict.fromkeys(file.rsplit("-", 1)[0] for file in files))
    assert kinds[:2] == ["slide-mat", "knock-cowboy"]
    assert "fall-cowboy-mat" in kinds
    assert not [voice for voice in heard.heard if voice.loop], "nothing slides any more"
    offscreen.sound.close()


@pytest.mark.parametrize("presenter", [WesternPresenter(), FaithPresenter()])
def test_each_game_has_a_room_of_its_own(
    offscreen: Stage, heard: FakeDevice, presenter: WesternPresenter | FaithPresenter
) -> None:
    offscreen.sound.enter(presenter.soundscape, playing=True)
    offscreen.sound.play((Cue("button-click"),))
    name = "western" if isinstance(presenter, WesternPresenter) else "faith"
    assert {voice.file for voice in heard.heard if voice.loop} == {f"room-{name}-1.wav", f"tune-{name}-1.wav"}


def test_the_settings_say_how_loud(user_home: Path) -> None:
    assert read_settings(lambda _: None).sound == Volumes()
