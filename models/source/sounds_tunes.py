"""A short tune for each game, as loops whose last echoes are heard at their start. The melodies are the games' own."""

from __future__ import annotations

import numpy as np
from sounds_instruments import banjo, drone, guitar, harp, lyre, whistled
from sounds_waves import RATE, Generator, Recipe, Wave, added_round, in_hall_round, near, noise, silence

Melody = tuple[tuple[str, float], ...]
"""Notes and their lengths in beats; `-` is a rest."""

WESTERN_BEAT = 60.0 / 96.0
WESTERN_CHORDS = ("Am", "Am", "C", "G", "Am", "F", "Em", "Am", "F", "C", "E", "Am")
"""One a bar of four beats: a call on the guitar, then two answers of the whistle."""
GUITAR_CHORDS = {
    "Am": ("A2", "E3", ("A3", "C4", "E4")),
    "C": ("C3", "G2", ("G3", "C4", "E4")),
    "G": ("G2", "D3", ("G3", "B3", "D4")),
    "F": ("F2", "C3", ("A3", "C4", "F4")),
    "Em": ("E2", "B2", ("G3", "B3", "E4")),
    "E": ("E2", "B2", ("G#3", "B3", "E4")),
}
"""Two basses, and the strings above."""
CALL: Melody = (
    ("-", 1), ("E4", 1), ("A4", 1.5), ("B4", 0.5),
    ("C5", 2), ("B4", 1), ("A4", 1),
    ("G4", 1.5), ("E4", 0.5), ("G4", 2),
    ("B4", 1), ("A4", 1), ("G4", 1.5), ("-", 0.5),
)  # fmt: skip
ANSWER: Melody = (
    ("A5", 1.5), ("E5", 0.5), ("A5", 1), ("C6", 1),
    ("C6", 1.5), ("A5", 0.5), ("F5", 2),
    ("G5", 1), ("E5", 1), ("B5", 1.75), ("-", 0.25),
    ("A5", 3), ("-", 1),
    ("C6", 1.5), ("D6", 0.5), ("C6", 1), ("A5", 1),
    ("G5", 1), ("E5", 1), ("G5", 1.75), ("-", 0.25),
    ("G#5", 1.5), ("A5", 0.5), ("B5", 1), ("G#5", 1),
    ("A5", 3), ("-", 1),
)  # fmt: skip

FAITH_BEAT = 1.875 / 6.0
FAITH_CHORDS = ("Dm", "Dm", "C", "C", "Dm", "G", "Am", "Am", "F", "C", "G", "Dm", "F", "C", "Am", "Dm")
"""One a bar of six beats."""
HARP_CHORDS = {
    "Dm": ("D3", "A3", "D4", "F4"),
    "C": ("C3", "G3", "C4", "E4"),
    "G": ("G2", "D3", "G3", "B3"),
    "Am": ("A2", "E3", "A3", "C4"),
    "F": ("F2", "C3", "F3", "A3"),
}
ROCKING = (0, 1, 2, 3, 2, 1)
"""The order in which the harp plays a chord's strings, one a beat."""
LYRE: Melody = (
    ("D5", 3), ("E5", 1), ("F5", 2), ("A5", 4), ("G5", 2), ("G5", 3), ("E5", 1), ("C5", 2), ("E5", 5), ("-", 1),
    ("F5", 3), ("G5", 1), ("A5", 2), ("B5", 4), ("A5", 2), ("C6", 3), ("B5", 1), ("A5", 2), ("A5", 5), ("-", 1),
    ("C6", 3), ("A5", 1), ("F5", 2), ("G5", 4), ("E5", 2), ("B5", 3), ("A5", 1), ("G5", 2), ("A5", 5), ("-", 1),
    ("A5", 2), ("G5", 2), ("F5", 2), ("E5", 3), ("F5", 1), ("G5", 2), ("E5", 3), ("C5", 1), ("E5", 2), ("D5", 6),
)  # fmt: skip


def timed(melody: Melody, beat: float, start: float = 0.0) -> list[tuple[str, float, float]]:
    """The notes that sound: name, start and length in seconds."""
    notes, at = [], start
    for name, beats in melody:
        if name != "-":
            notes.append((name, at * beat, beats * beat))
        at += beats
    return notes


def human(random: Generator, at: float) -> float:
    """A moment as a player hits it: a few thousandths of a second off, never before the start."""
    return max(0.0, at + random.normal(0.0, 0.005))


def early(wave: Wave) -> Wave:
    """The loop started a moment before its first note, so that no note begins at the seam."""
    return np.roll(wave, round(0.04 * RATE))


def western(random: Generator, _number: int) -> Wave:
    """Guitar in a slow walk; it calls, and a whistle answers."""
    beat = WESTERN_BEAT
    wave = silence(len(WESTERN_CHORDS) * 4 * beat)
    for bar, chord in enumerate(WESTERN_CHORDS):
        low, fifth, strings = GUITAR_CHORDS[chord]
        for place, bass in ((0, low), (2, fifth)):
            at = human(random, (bar * 4 + place) * beat)
            added_round(wave, guitar(random, bass, 1.5, 0.8), at, near(random, 0.42, 0.1))
        for place, gain in ((1, 0.2), (1.67, 0.1), (3, 0.18), (3.67, 0.11)):
            for index, name in enumerate(strings):
                at = human(random, (bar * 4 + place) * beat + 0.016 * index)
                added_round(wave, guitar(random, name, 0.9, 0.5), at, near(random, gain, 0.15))
        for place in (0, 0.67, 2, 2.67):
            brush = noise(random, 0.1, 2500.0, 9000.0) * np.exp(-np.arange(RATE // 10) / RATE / 0.018)
            added_round(wave, brush, human(random, (bar * 4 + place) * beat), near(random, 0.006, 0.2))
    for name, start, held in timed(CALL, beat):
        at = human(random, start)
        added_round(wave, guitar(random, name, held + 0.9, 1.0), at, 0.45)
        added_round(wave, banjo(random, name, held + 0.3, 0.8), at, 0.1)
    whistle = whistled(random, timed(ANSWER, beat, 16.0), len(wave) / RATE)
    return early(in_hall_round(random, wave + 0.11 * whistle, 0.24, 1.3, 3800.0))


def faith(random: Generator, _number: int) -> Wave:
    """A harp rocks like a boat, a lyre sings over it, a drone breathes below."""
    beat = FAITH_BEAT
    bar_length = 6 * beat
    wave = silence(len(FAITH_CHORDS) * bar_length)
    for bar, chord in enumerate(FAITH_CHORDS):
        for place, string in enumerate(ROCKING):
            name = HARP_CHORDS[chord][string]
            force = 0.75 if place == 0 else near(random, 0.5, 0.15)
            at = human(random, bar * bar_length + place * beat)
            added_round(wave, harp(random, name, 2.2, force), at, 0.42 if place == 0 else 0.3)
    for name, start, held in timed(LYRE, beat):
        at = human(random, start)
        added_round(wave, lyre(random, name, held + 1.2, near(random, 0.85, 0.12)), at, 0.4)
        if held > 4 * beat:
            added_round(wave, harp(random, name, 2.0, 0.4), at + 2 * beat, 0.16)
    for first in range(0, len(FAITH_CHORDS), 4):
        breath = drone(random, ("D3", "A3") if first != 8 else ("C3", "G3"), 4.4 * bar_length, 1.6)
        added_round(wave, breath, (first - 0.2) % len(FAITH_CHORDS) * bar_length, 0.035)
    return early(in_hall_round(random, wave, 0.32, 2.0, 4200.0))


TUNES: dict[str, Recipe] = {"tune-western": western, "tune-faith": faith}
