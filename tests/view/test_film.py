"""Films: pictures, sound, length, and that nothing is left behind when one is not made."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest

from flick3d.match.session import Session
from flick3d.physics.table import Table
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat
from flick3d.scenario.loading import load_scenario_file
from flick3d.view.audio.device import FULL_WITHIN
from flick3d.view.camera_maths import Aim
from flick3d.view.film.filming import FilmSettings, film_record
from flick3d.view.film.soundtrack import RATE, Soundtrack, sides_of, softened
from flick3d.view.film.writing import FilmWriter
from tests.view.test_match_watch import FRIENDS

SIZE = (320, 240)
VIEW = Aim(0.0, 0.0, 0.0, 90.0, 30.0, 100.0).view(SIZE)


@pytest.fixture
def session(tmp_path: Path, table: Table, games: Mapping[str, Game[Any]]) -> Session:
    """Two turns: a shot that hits, and the end of it; then the other man moves."""
    file = tmp_path / "friends.yaml"
    file.write_text(FRIENDS, encoding="utf-8")
    scenario = load_scenario_file(file, "friends", games, table)
    made = Session.start(scenario.game, table, scenario.scenario, (Seat("Ann", "lawmen"), Seat("Ben", "outlaws")), 1)
    made.submit(made.read("play lawman-1"))
    assert made.prompt is not None
    offer = next(each for each in made.prompt.flicks if each.fixed == ("left",))
    made.submit(made.read(offer.text(0.0, 300.0)))
    made.submit(made.read("end"))
    made.submit(made.read("play outlaw-1"))
    return made


def test_a_film_has_its_pictures_and_a_sound_that_is_heard(session: Session, tmp_path: Path) -> None:
    out = tmp_path / "film.mp4"
    shares: list[float] = []
    settings = FilmSettings(SIZE, fps=30, quality="low", seconds=2.0)
    filmed = film_record(session, "Friends", out, settings, shares.append)
    assert (filmed.pictures, filmed.seconds) == (60, 2.0)
    assert shares == sorted(shares)
    with av.open(str(out)) as film:
        video, sound = film.streams.video[0], film.streams.audio[0]
        assert (video.codec_context.name, video.codec_context.pix_fmt) == ("h264", "yuv420p")
        assert (video.width, video.height, video.average_rate) == (*SIZE, 30)
        assert film.duration / av.time_base == pytest.approx(2.0, abs=0.06)
        assert sound.codec_context.name == "aac"
        pictures, samples = [], []
        for frame in film.decode(video, sound):
            (pictures if isinstance(frame, av.VideoFrame) else samples).append(frame)
        assert len(pictures) == 60
        first, last = (picture.to_ndarray(format="rgb24").astype(float) for picture in (pictures[3], pictures[-1]))
        assert first.mean() > 8.0
        assert first.std() > 15.0
        assert np.abs(first - last).max() > 40.0, "something has moved"
        heard = np.concatenate([frame.to_ndarray() for frame in samples], axis=1)
        assert heard.shape[1] / RATE == pytest.approx(2.0, abs=0.06)
        assert 0.005 < np.abs(heard).max() < 1.0
    assert [file.name for file in tmp_path.iterdir() if "film" in file.name] == ["film.mp4"]


def test_turns_are_filmed_to_their_end(session: Session, tmp_path: Path) -> None:
    out = tmp_path / "film.mp4"
    settings = FilmSettings((64, 48), fps=30, first=2, last=2, quality="low", sound=False)
    filmed = film_record(session, "Friends", out, settings)
    with av.open(str(out)) as film:
        assert film.streams.video[0].frames == filmed.pictures
        assert not film.streams.audio
    assert 45 <= filmed.pictures < 150, "the second turn has no flick: a breath, and the last picture stays"


def test_what_cannot_be_filmed_is_told_and_leaves_nothing(session: Session, tmp_path: Path) -> None:
    folder = tmp_path / "films"
    folder.mkdir()
    for words, out, settings in (
        ("no turn 9", folder / "a.mp4", FilmSettings(SIZE, quality="low", last=9)),
        ("turn 1 is before turn 2", folder / "a.mp4", FilmSettings(SIZE, quality="low", first=2, last=1)),
        ("end in .mp4", folder / "a.avi", FilmSettings(SIZE, quality="low")),
        ("no folder", folder / "b" / "a.mp4", FilmSettings(SIZE, quality="low")),
        ("must be even", folder / "a.mp4", FilmSettings((321, 241), quality="low")),
    ):
        with pytest.raises(FlickError, match=words):
            film_record(session, "Friends", out, settings)
    assert list(folder.iterdir()) == []


def test_a_film_that_is_interrupted_leaves_what_was_there_before(tmp_path: Path) -> None:
    out = tmp_path / "film.mp4"
    out.write_bytes(b"an older film")
    with pytest.raises(KeyboardInterrupt), FilmWriter(out, SIZE, 30, has_sound=True) as writer:
        writer.picture(np.zeros((SIZE[1], SIZE[0], 3), dtype=np.uint8))
        writer.sound(np.zeros((2, 1600), dtype=np.float32))
        raise KeyboardInterrupt
    assert out.read_bytes() == b"an older film"
    assert list(tmp_path.iterdir()) == [out]


def wav(folder: Path, samples: np.ndarray[Any, Any], rate: int = 32_000) -> Path:
    import wave

    path = folder / "sound.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes((samples * 32767.0).astype("<i2").tobytes())
    return path


def test_a_voice_is_as_long_and_as_high_as_it_was_made(tmp_path: Path) -> None:
    time = np.arange(16_000) / 32_000
    track = Soundtrack(30)
    voice = track.voice(wav(tmp_path, 0.5 * np.sin(2 * np.pi * 440.0 * time)), False)
    assert voice is not None
    track.listen(VIEW)
    voice.play(0.5, 1.0, None, False)
    for _ in range(30):
        track.update()
    heard = track.take()
    assert heard.shape == (2, RATE)
    assert not voice.plays
    assert np.abs(heard[:, RATE // 2 + 200 :]).max() == 0.0
    assert np.abs(heard[0, : RATE // 2]).max() == pytest.approx(0.25, abs=0.01)
    spectrum = np.abs(np.fft.rfft(heard[0, : RATE // 2]))
    assert np.argmax(spectrum) * 2.0 == pytest.approx(440.0, abs=3.0)
    voice.play(0.5, 2.0, None, False)
    for _ in range(15):
        track.update()
    spectrum = np.abs(np.fft.rfft(track.take()[0]))
    assert np.argmax(spectrum) * 2.0 == pytest.approx(880.0, abs=5.0)


def test_a_loop_goes_on_without_a_gap_until_it_is_stopped(tmp_path: Path) -> None:
    track = Soundtrack(60)
    voice = track.voice(wav(tmp_path, np.full(3_200, 0.5)), False)
    assert voice is not None
    track.listen(VIEW)
    voice.play(1.0, 1.0, None, True)
    for _ in range(60):
        track.update()
    heard = track.take()
    assert heard.shape == (2, RATE)
    assert np.abs(heard[0] - 0.5).max() < 0.01
    voice.stop()
    track.update()
    assert np.abs(track.take()).max() == 0.0


def test_what_is_right_is_heard_right_and_what_is_far_is_softer() -> None:
    left, right = sides_of((20.0, 0.0, 0.0), VIEW)
    assert right > left
    mirrored = sides_of((-20.0, 0.0, 0.0), VIEW)
    assert mirrored == (pytest.approx(right), pytest.approx(left))
    assert sides_of((0.0, 0.0, 0.0), VIEW) == (pytest.approx(FULL_WITHIN / 100.0), pytest.approx(FULL_WITHIN / 100.0))
    assert sides_of(None, VIEW) == (1.0, 1.0)


def test_too_loud_is_bent_and_the_rest_is_left_alone() -> None:
    samples = np.array([[0.3, -0.79, 1.5, -7.0]], dtype=np.float32)
    soft = softened(samples)
    assert soft[0, 0] == samples[0, 0]
    assert soft[0, 1] == samples[0, 1]
    assert np.abs(soft).max() <= 1.0
    assert 0.8 < soft[0, 2] < 1.0


def test_a_file_that_is_no_sound_gives_no_voice(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF nothing")
    track = Soundtrack(30)
    assert track.voice(broken, True) is None
    assert track.voice(tmp_path / "missing.wav", True) is None
