"""The sounds: all there, loud enough, without faults, as their bodies would ring, and made anew by their recipes."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.models.hearing import (
    CATALOGUE,
    RATE,
    SHIPPED,
    attack,
    centroid,
    decibel,
    fading,
    notes,
    read,
    rms,
    spectrum,
    variants,
)
from tests.models.reading import MODELS

RECIPES = MODELS / "source" / "sounds.py"

LOOPS = [name for name, sound in CATALOGUE.items() if sound.get("loop")]
BOUND = [name for name in CATALOGUE if name not in LOOPS]
KNOCKS = [name for name in CATALOGUE if name.startswith("knock-")]
FALLS = [name for name in CATALOGUE if name.startswith("fall-")]
ONE_IS_ENOUGH = {"clock-bell-twelve", "dynamite-fuse", "wind"}
"""Heard once a match, or so long as they last."""
ONE_IS_ENOUGH |= {name for name in CATALOGUE if name.startswith(("won-", "lost-", "draw-", "room-", "tune-"))}


def test_the_catalogue_names_every_file_and_nothing_else() -> None:
    named = [file for sound in CATALOGUE.values() for file in sound["files"]]
    assert len(named) == len(set(named))
    assert {path.name for path in SHIPPED.iterdir()} == {*named, "sounds.yaml"}
    for name, sound in CATALOGUE.items():
        assert set(sound) <= {"files", "gain", "loop", "rising", "for"}, name
        assert sound["for"].endswith(".") and -24.0 <= sound["gain"] <= 6.0, name
        assert sound["files"] == [f"{name}-{number}.wav" for number in range(1, len(sound["files"]) + 1)], name
        assert name in ONE_IS_ENOUGH or 3 <= len(sound["files"]) <= 6, name


def test_all_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < 16_000_000


@pytest.mark.parametrize("name", CATALOGUE)
def test_no_clipping_no_offset_no_silence(name: str) -> None:
    for sound in variants(name):
        assert -10.0 < decibel(np.abs(sound).max()) < -2.9
        assert -36.0 < decibel(rms(sound)) < -12.0
        assert abs(sound.mean()) < 0.001


@pytest.mark.parametrize("name", LOOPS)
def test_loops_have_no_seam(name: str) -> None:
    for sound in variants(name):
        steps = np.abs(np.diff(sound))
        assert abs(sound[0] - sound[-1]) <= np.percentile(steps, 99.9)
        # The step of the step shows a kink where the values meet.
        kinks = np.abs(np.diff(np.concatenate([sound[-3:], sound[:3]]), 2))
        assert kinks.max() <= np.abs(np.diff(sound, 2)).max()
        if name.startswith("tune-"):  # A beat may come right after the seam.
            continue
        around = np.concatenate([sound[-RATE // 10 :], sound[: RATE // 10]])
        assert abs(decibel(rms(around[: RATE // 10])) - decibel(rms(around[RATE // 10 :]))) < 8.0


@pytest.mark.parametrize("name", BOUND)
def test_sounds_start_at_once_and_end_in_silence(name: str) -> None:
    for sound in variants(name):
        assert abs(sound[0]) < 0.01
        assert abs(sound[-1]) < 0.003
        # Nothing is cut off while it still rings.
        assert decibel(rms(sound[-RATE // 100 :]) / np.abs(sound).max()) < -34.0
        first = np.flatnonzero(np.abs(sound) > 0.01 * np.abs(sound).max())[0]
        assert first < 0.03 * RATE


@pytest.mark.parametrize(
    "name", [*KNOCKS, *FALLS, "token-click", "thumb-stamp", "clock-tick", "button-click", "refused"]
)
def test_knocks_are_sudden_and_short(name: str) -> None:
    for sound in variants(name):
        assert attack(sound) < 3.0
        assert fading(sound, 30.0) < (0.5 if name in FALLS else 0.3)


def test_bigger_wood_sounds_lower() -> None:
    sizes = ["knock-discs", "knock-cowboy", "knock-temple", "knock-barrel", "knock-building"]
    pitches = [centroid(name) for name in sizes]
    assert all(smaller > 1.1 * bigger for smaller, bigger in pairwise(pitches)), pitches
    assert centroid("fall-cowboy-table") > centroid("fall-barrel-table") > centroid("fall-gallows-table")
    assert centroid("knock-hat") < 0.3 * centroid("knock-cowboy")


@pytest.mark.parametrize("name", ["fall-cowboy", "fall-barrel", "fall-gallows", "land-disc"])
def test_cloth_is_duller_than_the_table(name: str) -> None:
    assert centroid(f"{name}-mat") < 0.8 * centroid(f"{name}-table")


def test_surfaces_are_told_apart_by_their_slides() -> None:
    assert centroid("slide-cloth") < 0.7 * centroid("slide-mat") < 0.7 * centroid("slide-table")
    assert centroid("slide-cloth") < 2000


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name not in ONE_IS_ENOUGH])
def test_variants_are_not_alike(name: str) -> None:
    sounds = variants(name)
    for index, one in enumerate(sounds):
        for other in sounds[:index]:
            length = min(len(one), len(other))
            likeness = np.corrcoef(one[:length], other[:length])[0, 1]
            assert abs(likeness) < 0.97


def test_points_rise() -> None:
    pitches = []
    for sound in variants("points-coin"):
        frequency, power = spectrum(sound)
        pitches.append(float(frequency[power.argmax()]))
    assert pitches[0] == pytest.approx(1046.5, rel=0.01)
    assert all(1.05 < upper / lower < 1.13 for lower, upper in pairwise(pitches)), pitches
    assert CATALOGUE["points-coin"]["rising"]


def test_the_twelfth_stroke_rings_longest() -> None:
    (twelfth,) = variants("clock-bell-twelve")
    strokes = variants("clock-bell")
    assert fading(twelfth, 20.0) > 1.3 * max(fading(stroke, 20.0) for stroke in strokes)
    for stroke in [twelfth, *strokes]:
        frequency, power = spectrum(stroke)
        assert power[frequency < 500].sum() > 0.5 * power.sum()
        assert power[frequency > 460].sum() > 0.05 * power.sum()


@pytest.mark.parametrize(("name", "scale"), [("tune-western", "A B C D E F G G#"), ("tune-faith", "D E F G A B C")])
def test_tunes_keep_to_their_scale(name: str, scale: str) -> None:
    (sound,) = variants(name)
    assert 30.0 <= len(sound) / RATE <= 45.0
    shares = notes(sound)
    assert sum(shares[note] for note in scale.split()) > 0.95, shares


@pytest.mark.parametrize("name", ["room-western", "room-faith"])
def test_rooms_are_long_and_quiet_ones_never_stop(name: str) -> None:
    (sound,) = variants(name)
    assert 20.0 <= len(sound) / RATE <= 30.0
    levels = [decibel(rms(part)) for part in np.array_split(sound, 40)]
    assert max(levels) - min(levels) < 16.0
    assert min(levels) > -34.0


def test_rebuilding_gives_the_same_sounds(tmp_path: Path) -> None:
    names = ["knock-discs", "fall-cowboy-mat", "slide-cloth", "points-coin", "law-enacted", "lost-western"]
    for folder in (tmp_path / "one", tmp_path / "two"):
        command = [sys.executable, str(RECIPES), "--only", *names, "--out", str(folder)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    files = [file for name in names for file in CATALOGUE[name]["files"]]
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == sorted(files)
    for file in files:
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes(), file
        built, shipped = read(tmp_path / "one" / file), read(SHIPPED / file)
        assert len(built) == len(shipped), file
        # Other versions of the libraries may round a sample the other way.
        assert np.abs(built - shipped).max() <= 1.01 / 32767.0, file
