"""The window's own signals: buttons, a turn in the Western, and the flourishes at a match's end."""

from __future__ import annotations

from functools import partial

import numpy as np
from sounds_bells import GLASS, GONG
from sounds_instruments import banjo, guitar, harp, lyre, whistled
from sounds_knocks import PEG, PLATE
from sounds_waves import Generator, Recipe, Wave, added, bell, clock, dying, in_room, near, silence, struck, wooden

Notes = tuple[tuple[str, float], ...]
"""Notes and the moments at which they start, s."""
WESTERN_ENDS: dict[str, Notes] = {
    "won": (("E3", 0.0), ("A3", 0.0), ("C#4", 0.14), ("E4", 0.28), ("A4", 0.42), ("E4", 0.56), ("A4", 0.7),
            ("C#5", 0.7), ("E5", 0.7)),
    "lost": (("A3", 0.0), ("E4", 0.0), ("G4", 0.24), ("F4", 0.48), ("E4", 0.72), ("A2", 0.96), ("A3", 0.96),
             ("C4", 0.98)),
    "draw": (("E3", 0.0), ("B3", 0.0), ("A4", 0.2), ("B4", 0.4), ("A3", 0.62), ("E4", 0.64), ("B4", 0.66)),
}  # fmt: skip
FAITH_ENDS: dict[str, Notes] = {
    "won": (("D3", 0.0), ("A3", 0.1), ("D4", 0.2), ("F#4", 0.3), ("A4", 0.4), ("D5", 0.5), ("F#5", 0.6), ("A5", 0.7),
            ("D6", 0.82)),
    "lost": (("A4", 0.0), ("F4", 0.2), ("D4", 0.4), ("C4", 0.62), ("A3", 0.84), ("D3", 1.06), ("A2", 1.06)),
    "draw": (("D3", 0.0), ("A3", 0.14), ("G4", 0.28), ("A4", 0.42), ("D5", 0.6), ("G4", 0.62), ("A3", 0.64)),
}  # fmt: skip
END = 3.2
"""Length of a flourish, s."""
WHISTLED = {
    "won": [("A5", 0.42, 0.14), ("E5", 0.56, 0.14), ("A5", 0.7, 0.2), ("C#6", 0.9, 0.6)],
    "lost": [("E5", 0.0, 0.22), ("G5", 0.24, 0.22), ("F5", 0.48, 0.22), ("E5", 0.72, 0.22), ("A4", 0.96, 0.6)],
    "draw": [("A5", 0.2, 0.19), ("B5", 0.4, 0.7)],
}


def hover(random: Generator, number: int) -> Wave:
    """The faintest tick."""
    base = (2000.0, 2450.0, 2900.0)[number % 3]
    return in_room(random, struck(wooden(random, base, PLATE, 20.0), 0.07, 0.0004), 0.15, 0.08)


def click(random: Generator, _number: int) -> Wave:
    """A small wooden click, pressed and let go."""
    wave = silence(0.12)
    for at, base, gain in ((0.0, 1500.0, 1.0), (near(random, 0.03, 0.1), 1950.0, 0.35)):
        one = struck(wooden(random, near(random, base, 0.06), PEG, 12.0), 0.08, 0.0005)
        added(wave, one / np.abs(one).max(), at, gain)
    return in_room(random, wave, 0.1, 0.1)


def refused(random: Generator, _number: int) -> Wave:
    """Two dull low knocks: no."""
    wave = silence(0.3)
    for at, base, gain in ((0.0, 330.0, 1.0), (near(random, 0.11, 0.06), 275.0, 0.8)):
        one = struck(wooden(random, near(random, base, 0.04), PEG, 9.0, 1.4), 0.18, 0.0014)
        added(wave, one / np.abs(one).max(), at, gain)
    return in_room(random, wave, 0.12, 0.15)


def spur(random: Generator, _number: int) -> Wave:
    """A step on the boards, and the spur's rowel jingles after it."""
    length = 0.62
    wave = silence(length)
    step = struck(wooden(random, near(random, 230.0, 0.08), PEG, 9.0, 1.1), 0.3, 0.0016)
    added(wave, step / np.abs(step).max(), 0.0, 0.8)
    at, gain = 0.015, 0.22
    for _ in range(7):
        ring = bell(random, near(random, 3900.0, 0.16), 0.3, 0.055, GLASS)
        added(wave, ring / np.abs(ring).max(), at, gain)
        at += near(random, 0.062, 0.3)
        gain *= near(random, 0.78, 0.1)
    return in_room(random, wave, 0.2, 0.3) * np.clip((length - clock(length)) / 0.15, 0.0, 1.0)


def western_end(random: Generator, _number: int, outcome: str) -> Wave:
    """Guitar and banjo, and the whistle above them."""
    wave = silence(END)
    for name, at in WESTERN_ENDS[outcome]:
        moment = at + random.uniform(0.0, 0.012)
        added(wave, guitar(random, name, END, 0.9), moment, 0.5)
        if outcome == "won":
            added(wave, banjo(random, name, 0.8, 0.8), moment, 0.2)
    wave += 0.2 * whistled(random, WHISTLED[outcome], END)
    return dying(in_room(random, wave, 0.25, 0.9, 3800.0), 1.0)


def faith_end(random: Generator, _number: int, outcome: str) -> Wave:
    """Harp and lyre run up or down, over a soft gong."""
    wave = silence(END)
    for name, at in FAITH_ENDS[outcome]:
        moment = at + random.uniform(0.0, 0.012)
        added(wave, harp(random, name, END, 0.8), moment, 0.5)
        added(wave, lyre(random, name, 2.2, 0.7), moment, 0.2 if outcome != "lost" else 0.08)
    final = FAITH_ENDS[outcome][-1][1]
    gong = bell(random, 146.83, END, 0.95, GONG)
    added(wave, gong / np.abs(gong).max(), final, 0.22)
    if outcome == "won":
        for number, pitch in enumerate((1174.66, 1479.98, 1760.0)):
            added(wave, bell(random, pitch, 1.8, 0.35, GLASS), final + 0.07 * number, 0.06)
    return dying(in_room(random, wave, 0.3, 1.1, 4000.0), 1.0)


SIGNALS: dict[str, Recipe] = {
    "button-hover": hover,
    "button-click": click,
    "refused": refused,
    "turn-western": spur,
    **{f"{outcome}-western": partial(western_end, outcome=outcome) for outcome in WESTERN_ENDS},
    **{f"{outcome}-faith": partial(faith_end, outcome=outcome) for outcome in FAITH_ENDS},
}
