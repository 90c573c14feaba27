"""The mix at the volumes that a player begins with, and the tunes: their beat and their key."""

from __future__ import annotations

import numpy as np
import pytest

from flick3d.settings import Volumes
from flick3d.view.audio.mixer import HEADROOM
from flick3d.view.audio.volumes import Bus, bus_gain
from tests.models.hearing import CATALOGUE, NOTES, decibel, loudest_tenth, notes, periodicity, rms, variants

FAMILIES: dict[str, tuple[float, float, list[str]]] = {
    "hard contacts": (-34.0, -23.0, ["knock-discs", "knock-temple", "knock-cowboy", "knock-barrel", "knock-building",
                                     "knock-fence", "fall-cowboy-table", "fall-barrel-table", "fall-gallows-table",
                                     "land-disc-table", "drop-off-cloth"]),
    "soft contacts": (-41.0, -29.0, ["knock-hay", "knock-hat", "fall-cowboy-mat", "fall-barrel-mat", "fall-gallows-mat",
                                     "fall-hat", "land-disc-mat"]),
    "slides": (-36.0, -30.0, ["slide-mat", "slide-cloth", "slide-table", "roll-rim"]),
    "hands": (-38.0, -30.0, ["token-click", "card-turn", "card-slide", "vote-seal", "thumb-stamp"]),
    "window": (-53.0, -33.0, ["button-hover", "button-click", "refused", "clock-tick"]),
    "turns and points": (-34.0, -25.0, ["turn-western", "turn-faith", "points-coin"]),
    "bells": (-29.0, -23.0, ["clock-bell", "clock-bell-twelve", "law-enacted", "navel-blessing"]),
    "wonders": (-33.0, -21.0, ["temple-placed", "earthquake", "tornado", "kraken", "heart", "hand-of-god", "sphinx"]),
    "ruin": (-29.0, -14.0, ["explosion", "debris", "house-collapse"]),
    "ends": (-29.0, -22.0, [f"{end}-{game}" for end in ("won", "lost", "draw") for game in ("western", "faith")]),
    "hisses": (-38.0, -34.0, ["dynamite-fuse", "wind"]),
}  # fmt: skip
"""What belongs together: between which loudnesses of its loudest tenth of a second it is heard, dB, and its sounds."""
BEDS = ["tune-western", "tune-faith", "room-western", "room-faith"]


def heard(name: str) -> float:
    """dB between the samples of a sound's files and what leaves the mixer at full force, at the first volumes."""
    bus: Bus = "room" if name.startswith("room-") else "music" if name.startswith("tune-") else "effects"
    headroom = HEADROOM if bus == "effects" else 0.0
    return float(CATALOGUE[name]["gain"]) + decibel(bus_gain(Volumes(), bus)) + headroom


def test_every_sound_has_its_place_in_the_mix() -> None:
    placed = [name for _, _, names in FAMILIES.values() for name in names]
    assert sorted([*placed, *BEDS]) == sorted(CATALOGUE)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_is_as_loud_as_it_should(family: str) -> None:
    softest, loudest, names = FAMILIES[family]
    for name in names:
        levels = [loudest_tenth(sound) + heard(name) for sound in variants(name)]
        assert softest < min(levels) and max(levels) < loudest, (name, levels)
        assert max(levels) - min(levels) < 5.0, (name, levels)


@pytest.mark.parametrize("name", ["knock-discs", "knock-temple", "knock-cowboy", "knock-barrel", "knock-building"])
def test_a_full_knock_peaks_with_room_for_a_second_one(name: str) -> None:
    for sound in variants(name):
        assert decibel(float(np.abs(sound).max())) + heard(name) == pytest.approx(-6.0, abs=1.0)


@pytest.mark.parametrize(
    ("name", "softest", "loudest"), [(name, *((-26.5, -20.0) if "tune" in name else (-40.0, -34.0))) for name in BEDS]
)
def test_music_lies_under_the_knocks_and_the_room_under_the_music(name: str, softest: float, loudest: float) -> None:
    (sound,) = variants(name)
    assert softest < decibel(rms(sound)) + heard(name) < loudest
    assert decibel(float(np.abs(sound).max())) + heard(name) < -6.0


@pytest.mark.parametrize(("name", "beats_a_minute"), [("tune-western", 96.0), ("tune-faith", 192.0)])
def test_tunes_keep_their_tempo(name: str, beats_a_minute: float) -> None:
    (sound,) = variants(name)
    beat = 60.0 / beats_a_minute
    assert min(periodicity(sound, beat * count) for count in (1, 2, 4, 12)) > 0.4
    assert max(periodicity(sound, beat * count) for count in (0.75, 1.25)) < 0.15
    # A loop holds whole bars.
    assert len(sound) / 32000 / beat % 4.0 == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("name", "tonic"), [("tune-western", "A"), ("tune-faith", "D")])
def test_tunes_are_in_their_key(name: str, tonic: str) -> None:
    (sound,) = variants(name)
    shares = notes(sound)
    # The steps of the key by their weight in a tune of a minor mode (Krumhansl and Kessler).
    weights = np.array([6.33, 2.68, 3.52, 5.38, 2.60, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17])
    played = np.array([shares[note] for note in NOTES])
    alike = [float(np.corrcoef(np.roll(weights, step), played)[0, 1]) for step in range(12)]
    assert NOTES[int(np.argmax(alike))] == tonic, dict(zip(NOTES, np.round(alike, 2), strict=True))
    assert max(shares, key=lambda note: shares[note]) == tonic


def test_flick_of_faiths_tune_is_dorian_and_the_westerns_has_its_leading_note() -> None:
    (faith,) = variants("tune-faith")
    (western,) = variants("tune-western")
    assert notes(faith)["B"] > 2.0 * notes(faith)["A#"] and notes(faith)["F"] > 5.0 * notes(faith)["F#"]
    assert notes(western)["G#"] > 0.02 and notes(western)["C"] > 5.0 * notes(western)["C#"]
