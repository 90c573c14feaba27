"""The catalogue, variants, the mixer with its voices and loops, room and tune: on a device that only remembers."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from flick3d.resources import shipped_folder
from flick3d.settings import Settings, Volumes, read_settings, write_settings
from flick3d.view.audio.beds import FADES_IN, LOW, RESTS, Beds
from flick3d.view.audio.cues import Cue, Hum, Soundscape
from flick3d.view.audio.mixer import FADE, HEADROOM, VOICES, WAITING, Mixer
from flick3d.view.audio.sounds import CATALOGUE as CATALOGUE_FILE
from flick3d.view.audio.sounds import SoundsError, Variants, load_catalogue
from flick3d.view.audio.stage_sound import MOST_COINS, StageSound
from flick3d.view.audio.volumes import bus_gain, from_decibels
from flick3d.view.camera_maths import Aim
from tests.view.audio_help import CATALOGUE, FakeDevice

FRAME = 0.05
VIEW = Aim(0.0, 0.0, 0.0, 90.0, 45.0, 70.0).view((1280, 720))
HERE = (1.0, 2.0, 0.0)


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def mixer(device: FakeDevice) -> Mixer:
    return Mixer(device, CATALOGUE, lambda: 1.0)


def test_variants_never_repeat_and_are_all_heard() -> None:
    sound, variants = CATALOGUE.sounds["knock"], Variants()
    chosen = [variants.choose("knock", sound) for _ in range(90)]
    assert all(first != second for first, second in pairwise(chosen))
    assert Counter(chosen) == dict.fromkeys(sound.files, 30)


def test_rising_variants_go_by_their_number() -> None:
    sound, variants = CATALOGUE.sounds["coin"], Variants()
    assert [variants.choose("coin", sound, number) for number in range(4)] == ["coin-1", "coin-2", "coin-2", "coin-2"]


def test_the_shipped_catalogue_is_whole() -> None:
    catalogue = load_catalogue(shipped_folder("models") / "sounds")
    assert [file for file in catalogue.files() if not file.is_file()] == []


@pytest.mark.parametrize(
    "text", ["sounds: {knock: {files: []}}", "sounds: [", "sounds: {a: {files: [a.wav], for: a, volume: 3}}"]
)
def test_a_broken_catalogue_is_one_line_with_its_file(tmp_path: Path, text: str) -> None:
    (tmp_path / CATALOGUE_FILE).write_text(text, encoding="utf-8")
    with pytest.raises(SoundsError, match=CATALOGUE_FILE) as caught:
        load_catalogue(tmp_path)
    assert "\n" not in str(caught.value)
    with pytest.raises(SoundsError):
        load_catalogue(tmp_path / "nowhere")


def test_a_cue_is_played_where_and_as_loud_as_it_says(device: FakeDevice, mixer: Mixer) -> None:
    mixer.play((Cue("knock", HERE, loudness=-6.0, pitch=0.9), Cue("soft"), Cue("unknown")))
    near, everywhere = device.heard
    assert (near.at, near.pitch, near.is_placed) == (HERE, 0.9, True)
    assert near.gain == pytest.approx(from_decibels(HEADROOM - 6.0))
    assert (everywhere.at, everywhere.is_placed) == (None, False)
    assert everywhere.gain == pytest.approx(from_decibels(HEADROOM - 20.0))


def test_a_cue_waits_for_its_time_and_can_be_forgotten(device: FakeDevice, mixer: Mixer) -> None:
    mixer.play((Cue("knock", delay=0.12), Cue("soft", delay=3.0)))
    mixer.advance(FRAME)
    mixer.advance(FRAME)
    assert device.heard == []
    mixer.advance(FRAME)
    assert len(device.heard) == 1
    mixer.hush()
    mixer.advance(4.0)
    assert mixer.waiting == 0 and len(device.heard) == 1


def test_a_voice_that_has_ended_is_used_again(device: FakeDevice, mixer: Mixer) -> None:
    mixer.play((Cue("soft"),))
    made = len(device.voices)
    device.heard[0].plays = False
    mixer.advance(FRAME)
    assert mixer.sounding == 0
    mixer.play((Cue("soft"),))
    assert len(device.voices) == made and len(device.heard) == 1


def test_there_are_never_more_voices_than_that_and_louder_ones_come_first(device: FakeDevice, mixer: Mixer) -> None:
    mixer.play(Cue("knock", loudness=-float(number)) for number in range(VOICES + 10))
    assert mixer.sounding == VOICES == len(device.heard)
    softest = min(voice.gain for voice in device.heard)
    mixer.play((Cue("knock", loudness=2.0),))
    assert mixer.sounding == VOICES == len(device.heard)
    assert max(voice.gain for voice in device.heard) == pytest.approx(from_decibels(HEADROOM + 2.0))
    assert min(voice.gain for voice in device.heard) > softest
    mixer.play(Cue("knock", delay=1.0) for _ in range(WAITING + 5))
    assert mixer.waiting == WAITING


def test_a_loop_lives_as_long_as_it_is_asked_for(device: FakeDevice, mixer: Mixer) -> None:
    for number in range(4):
        mixer.hum((Hum("disc", "slide", (float(number), 0.0, 0.0), pitch=1.0 - 0.1 * number),))
        mixer.advance(FRAME)
    (voice,) = device.heard
    assert voice.loop and voice.begun == 1 and voice.at == (3.0, 0.0, 0.0) and voice.pitch == pytest.approx(0.7)
    assert voice.gain == pytest.approx(from_decibels(HEADROOM))
    mixer.hum(())
    mixer.advance(FADE / 2.0)
    assert voice.plays and 0.0 < voice.gain < from_decibels(HEADROOM)
    mixer.advance(FADE)
    assert not voice.plays


def test_from_one_ground_to_another_two_loops_fade_into_each_other(device: FakeDevice, mixer: Mixer) -> None:
    mixer.hum((Hum("disc", "slide", HERE),))
    mixer.advance(FADE)
    mixer.hum((Hum("disc", "roll", HERE),))
    mixer.advance(FADE / 2.0)
    assert {voice.file for voice in device.heard} == {"slide-1", "roll-1"}
    mixer.advance(FADE)
    assert {voice.file for voice in device.heard} == {"roll-1"}


def test_a_loop_as_a_cue_ends_after_its_time(device: FakeDevice, mixer: Mixer) -> None:
    mixer.play((Cue("slide", lasts=0.5), Cue("roll")))
    assert [voice.file for voice in device.heard] == ["slide-1"]
    for _ in range(12):
        mixer.advance(FRAME)
    assert device.heard == [] and mixer.sounding == 0


def test_volumes_turn_down_what_is_heard_already(device: FakeDevice) -> None:
    gain = [1.0]
    mixer = Mixer(device, CATALOGUE, lambda: gain[0])
    mixer.play((Cue("knock"),))
    mixer.hum((Hum("disc", "slide", HERE),))
    mixer.advance(1.0)
    full = [voice.gain for voice in device.heard]
    gain[0] = 0.25
    mixer.hum((Hum("disc", "slide", HERE),))
    mixer.advance(FRAME)
    assert [voice.gain for voice in device.heard] == pytest.approx([value / 4.0 for value in full])
    gain[0] = 0.0
    mixer.play((Cue("knock"),))
    assert mixer.sounding == 1, "what nobody could hear takes no voice"


def test_volumes_by_bus_and_what_is_left_without_the_keyboard() -> None:
    volumes = Volumes(master=1.0, effects=0.5, music=1.0, room=1.0)
    assert bus_gain(volumes, "effects") == pytest.approx(0.25)
    assert [bus_gain(volumes, bus, False) for bus in ("effects", "music", "room")] == [0.0, 0.0, 0.0]
    stays = replace(volumes, room_stays=True)
    assert [bus_gain(stays, bus, False) for bus in ("effects", "music", "room")] == [0.0, 0.0, 1.0]
    assert bus_gain(replace(stays, mute=True), "room") == 0.0


def wait(beds: Beds, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        beds.advance(FRAME)


def test_rooms_fade_into_each_other(device: FakeDevice) -> None:
    beds = Beds(device, CATALOGUE, lambda _: 1.0)
    beds.lay("room", "", playing=True)
    wait(beds, FADES_IN / 2.0)
    assert 0.3 < device.playing("room-1").gain < 0.7
    wait(beds, FADES_IN)
    beds.lay("sea", "", playing=True)
    wait(beds, FADES_IN / 2.0)
    assert {voice.file for voice in device.heard} == {"room-1", "sea-1"}
    wait(beds, FADES_IN)
    assert [voice.file for voice in device.heard] == ["sea-1"]
    assert device.playing("sea-1").gain == pytest.approx(1.0)


def test_the_tune_is_loud_before_the_match_and_low_and_seldom_in_it(device: FakeDevice) -> None:
    beds = Beds(device, CATALOGUE, lambda _: 1.0)
    beds.lay("room", "tune", playing=False)
    wait(beds, 2.0 * FADES_IN)
    assert device.playing("tune-1").gain == pytest.approx(1.0)
    beds.lay("room", "tune", playing=True)
    wait(beds, FADES_IN)
    assert device.playing("tune-1").gain == pytest.approx(from_decibels(LOW), abs=0.02)
    assert device.playing("room-1").gain == pytest.approx(1.0)
    wait(beds, 3.0 + FADES_IN)
    assert [voice.file for voice in device.heard] == ["room-1"], "the tune rests"
    wait(beds, RESTS - 3.0)
    assert "tune-1" in [voice.file for voice in device.heard], "and comes back"


@pytest.fixture
def sound(device: FakeDevice, monkeypatch: pytest.MonkeyPatch) -> StageSound:
    monkeypatch.setattr("flick3d.view.audio.stage_sound.load_catalogue", lambda _: CATALOGUE)
    monkeypatch.setattr("flick3d.view.audio.stage_sound.COIN", "coin")
    return StageSound(device, Path("nowhere"), Volumes(master=1.0))


def test_coins_come_one_after_another_and_rise_but_never_in_a_heap(device: FakeDevice, sound: StageSound) -> None:
    sound.coins(2)
    assert [voice.file for voice in device.heard] == ["coin-1"]
    sound.advance(0.2, VIEW, True)
    assert [voice.file for voice in device.heard] == ["coin-1", "coin-2"]
    sound.coins(100)
    for _ in range(40):
        sound.advance(0.1, VIEW, True)
    assert sum(voice.begun for voice in device.voices) <= 2 + MOST_COINS + 2


def test_a_turn_is_heard_when_it_is_another_players(device: FakeDevice, sound: StageSound) -> None:
    sound.enter(Soundscape(turn="knock"), playing=True)
    for player in ("Ann", "Ann", "", "Ben"):
        sound.turn_of(player)
    assert len(device.heard) == 2


@pytest.mark.parametrize(("stays", "left"), [(False, set()), (True, {"room-1"})])
def test_while_another_program_has_the_keyboard_only_the_room_is_heard_if_wished(
    device: FakeDevice, sound: StageSound, stays: bool, left: set[str]
) -> None:
    sound.volumes = Volumes(room_stays=stays)
    sound.enter(Soundscape("room", "tune"), playing=True)
    sound.play((Cue("knock"),))
    sound.advance(FADES_IN, VIEW, True)
    assert len([voice for voice in device.heard if voice.gain > 0.0]) == 3
    sound.advance(FRAME, VIEW, False)
    assert {voice.file for voice in device.heard if voice.gain > 0.0} == left
    sound.advance(FRAME, VIEW, True)
    assert len([voice for voice in device.heard if voice.gain > 0.0]) == 3


def test_closing_in_a_sound_is_silence_and_may_be_done_again(device: FakeDevice, sound: StageSound) -> None:
    sound.enter(Soundscape("room", "tune"), playing=True)
    sound.play((Cue("knock"), Cue("knock", delay=1.0)))
    sound.close()
    sound.close()
    assert device.heard == [] and device.closed
    sound.play((Cue("knock"),))
    sound.advance(2.0, VIEW, True)
    sound.click()
    assert device.heard == []


def test_without_a_device_or_a_catalogue_everything_is_silent_and_no_error(tmp_path: Path) -> None:
    for sound in (StageSound(), StageSound(FakeDevice(), tmp_path)):
        assert sound.is_silent
        sound.enter(Soundscape("room", "tune", "turn"), playing=True)
        sound.turn_of("Ann")
        sound.coins(3)
        sound.began()
        sound.over()
        sound.hush()
        sound.advance(0.1, VIEW, False)
        sound.close()


def test_volumes_are_kept_in_the_settings(user_home: Path) -> None:
    before = read_settings(lambda _: None)
    try:
        write_settings(Settings(sound=Volumes(master=0.3, mute=True)))
        assert read_settings(lambda _: None).sound == Volumes(master=0.3, mute=True)
    finally:
        write_settings(before)
