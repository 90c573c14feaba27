"""The sounds ring, rub and die away as such bodies do: bells by their partials, wood by its damping."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tests.models.hearing import (
    RATE,
    Wave,
    attack,
    brightness,
    centroid,
    decay,
    decibel,
    fading,
    rms,
    share_of,
    spectrum,
    strongest,
    variants,
)

BELLS = [("clock-bell", index) for index in range(3)] + [("clock-bell-twelve", 0)]
PRIME = 233.0
"""Of the Town Hall's bell, Hz."""
HUM, TIERCE, QUINT, NOMINAL = 0.5, 1.2, 1.5, 2.0
"""A church bell's partials beside its prime."""
RING_OUT = {"clock-bell-twelve": (5.0, 6.0), "law-enacted": (4.0, 5.0), "earthquake": (3.5, 4.1)}
"""How long the long ones are heard, s."""
SOLID = ["knock-discs", "knock-temple", "knock-cowboy", "token-click", "clock-tick", "button-click"]
HOLLOW = ["knock-barrel", "knock-building"]
SLIDES = ["slide-cloth", "slide-mat", "slide-table"]


def octaves(sound: Wave) -> list[float]:
    """dB of every octave from 62.5 Hz up to the one from 8 kHz, beside the whole."""
    return [decibel(share_of(sound, 62.5 * 2**step, 125.0 * 2**step) ** 0.5) for step in range(8)]


def tallest_line(sound: Wave) -> float:
    """dB by which the clearest tone stands out of what is around it, between 100 Hz and 10 kHz."""
    frequency, power = spectrum(sound)
    fine = max(1, len(power) // 800)
    smooth = np.convolve(power, np.ones(fine) / fine, "same")
    around = np.convolve(smooth, np.ones(25 * fine) / (25 * fine), "same")
    heard = (frequency > 100) & (frequency < 10_000)
    return 10.0 * float(np.log10((smooth / around)[heard].max()))


def level(sound: Wave, since: float, until: float) -> float:
    """RMS between two moments in seconds, dB."""
    return decibel(rms(sound[round(since * RATE) : round(until * RATE)]))


@pytest.mark.parametrize(("name", "index"), BELLS)
def test_the_bell_has_a_bells_partials(name: str, index: int) -> None:
    sound = variants(name)[index]
    early = sound[RATE // 10 : RATE + RATE // 10]
    prime = strongest(early, 0.97 * PRIME, 1.03 * PRIME)
    assert prime == pytest.approx(PRIME, rel=0.004)
    for ratio in (HUM, TIERCE, QUINT, NOMINAL):
        found = strongest(early, 0.95 * ratio * PRIME, 1.05 * ratio * PRIME)
        assert found / prime == pytest.approx(ratio, rel=0.005)
        # A partial, and not just what lies between others.
        frequency, power = spectrum(early * np.hanning(len(early)))
        near = power[np.abs(frequency / found - 1.0) < 0.01].max()
        around = np.median(power[np.abs(frequency / found - 1.0) < 0.08])
        assert near > 200.0 * around, ratio


@pytest.mark.parametrize(("name", "index"), BELLS)
def test_a_bells_high_partials_die_first_and_its_hum_last(name: str, index: int) -> None:
    sound = variants(name)[index]
    rates = [decay(sound, PRIME * ratio) for ratio in (HUM, 1.0, TIERCE, QUINT)]
    assert all(lower < 0.95 * higher for lower, higher in pairwise(rates)), rates
    nominal = decay(sound, PRIME * NOMINAL)
    assert 1.4 * rates[1] < nominal < 0.8 * decay(sound, PRIME * 2.67)


def test_all_strokes_are_of_one_bell_but_the_last_is_left_to_ring() -> None:
    (twelfth,) = variants("clock-bell-twelve")
    for stroke in variants("clock-bell"):
        assert decay(twelfth, PRIME * HUM) < 0.8 * decay(stroke, PRIME * HUM)
    assert fading(twelfth, 40.0) > 4.0


def test_the_gong_blooms_and_its_high_partials_die_first() -> None:
    for sound in variants("law-enacted"):
        base = strongest(sound, 120.0, 142.0)
        rates = [decay(sound, base * ratio) for ratio in (1.0, 1.48, 2.44, 3.71)]
        assert all(lower < higher for lower, higher in pairwise(rates)), rates
        size = np.sqrt(np.convolve(sound**2, np.ones(640) / 640, "same"))
        assert 0.05 < size.argmax() / RATE < 0.3
        # The plate's shimmer comes after the mallet.
        shimmer = [share_of(part, 1500.0, 6000.0) * rms(part) ** 2 for part in np.split(sound[:RATE], 10)]
        assert 1.5 * shimmer[0] < max(shimmer[1:5]) and shimmer[9] < 0.5 * max(shimmer)


@pytest.mark.parametrize("name", RING_OUT)
def test_what_is_large_rings_out_and_ends_without_a_click(name: str) -> None:
    shortest, longest = RING_OUT[name]
    for sound in variants(name):
        assert shortest < len(sound) / RATE < longest
        peak = np.abs(sound).max()
        assert decibel(rms(sound[-RATE // 20 :]) / peak) < -60.0
        assert max(abs(sound[0]), abs(sound[-1])) < 0.0005
        assert np.abs(np.diff(sound[-RATE // 20 :])).max() < 0.002
        # It dies away evenly: no half second brings back what was gone, and none cuts it off but the last fade.
        levels = [level(sound, at, at + 0.5) for at in np.arange(1.5, len(sound) / RATE - 1.0, 0.5)]
        assert all(-14.0 < after - before < 2.5 for before, after in pairwise(levels)), levels


@pytest.mark.parametrize("name", SOLID)
def test_solid_wood_is_over_in_some_hundredths_of_a_second(name: str) -> None:
    for sound in variants(name):
        assert 0.005 < fading(sound, 20.0, 0.002) < 0.06


@pytest.mark.parametrize("name", HOLLOW)
def test_hollow_wood_rings_longer_with_a_low_note(name: str) -> None:
    slowest = max(fading(sound, 20.0, 0.002) for solid in SOLID[:3] for sound in variants(solid))
    for sound in variants(name):
        assert slowest < fading(sound, 20.0, 0.002) < 0.08
        assert strongest(sound, 60.0, 4000.0) < 400.0


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("knock-discs", 2200.0, 2900.0),
        ("knock-cowboy", 1250.0, 1650.0),
        ("knock-temple", 950.0, 1200.0),
        ("knock-fence", 700.0, 1000.0),
        ("knock-barrel", 300.0, 360.0),
        ("knock-building", 135.0, 290.0),
    ],
)
def test_every_wooden_body_has_its_own_lowest_mode(name: str, low: float, high: float) -> None:
    for sound in variants(name):
        assert low < strongest(sound, 60.0, 8000.0) < high
        assert attack(sound) < 3.0


@pytest.mark.parametrize("name", SLIDES)
def test_sliding_is_noise_with_one_broad_hill(name: str) -> None:
    for sound in variants(name):
        assert tallest_line(sound) < 7.0, "a tone"
        assert decibel(np.abs(sound).max() / rms(sound)) < 13.0, "a tick"
        hill = octaves(sound)
        top = int(np.argmax(hill))
        # From the hill down on the high side; the low side has the weave and the table's hum as well.
        assert all(after < before for before, after in pairwise(hill[top:]))
        assert hill[-1] < hill[top] - 4.0 and hill[0] < hill[top] - 10.0


def test_the_rougher_the_surface_the_higher_the_hill() -> None:
    heights = [centroid(name) for name in SLIDES]
    assert heights == sorted(heights) and heights[-1] < 4200.0


def test_the_blast_strikes_at_once_and_rolls_away_ever_lower() -> None:
    for sound in variants("explosion"):
        size = np.sqrt(np.convolve(sound**2, np.ones(320) / 320, "same"))
        assert size.argmax() < 0.05 * RATE
        assert share_of(sound, 25.0, 500.0) > 0.5 and tallest_line(sound) < 10.0
        parts = [sound[round(since * RATE) : round(until * RATE)] for since, until in ((0, 0.05), (0.1, 0.3), (0.5, 1))]
        bright = [brightness(part) for part in parts]
        assert bright[0] > 1.4 * bright[1] > 1.4 * bright[2], bright
        assert 1.0 < fading(sound, 40.0) < 2.2


def test_the_earthquake_is_deep_and_takes_its_time() -> None:
    for sound in variants("earthquake"):
        assert share_of(sound, 25.0, 500.0) > 0.8
        assert share_of(sound, 25.0, 45.0) < 0.35, "small loudspeakers would play nothing of it"
        assert 0.7 < fading(sound, 20.0) < 3.2
        assert len(sound) / RATE > 3.5 and level(sound, 2.6, 3.0) > decibel(np.abs(sound).max()) - 45.0


def test_paper_rustles_and_a_seal_thuds_on_it() -> None:
    for sound in variants("card-slide"):
        assert share_of(sound, 1000.0, 9000.0) > 0.8 and tallest_line(sound) < 10.0
        assert len(sound) / RATE < 0.4
    for sound in variants("card-turn"):
        slap = int(np.abs(sound).argmax())
        assert 0.05 * RATE < slap < 0.2 * RATE, "first it is lifted, then it slaps down"
        assert level(sound, 0.0, slap / RATE - 0.01) < level(sound, slap / RATE - 0.01, slap / RATE + 0.02) - 6.0
    for sound in variants("vote-seal"):
        seal = int(np.abs(sound).argmax())
        assert brightness(sound[: seal - RATE // 100]) > 3.0 * brightness(sound[seal - RATE // 100 :])
