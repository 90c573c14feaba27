"""The quiet of each game's room, as loops: nothing in them begins or ends."""

from __future__ import annotations

import numpy as np
from sounds_blasts import creak
from sounds_waves import (
    RATE,
    Generator,
    Recipe,
    Wave,
    added_round,
    band,
    clock,
    drift,
    in_hall_round,
    near,
    noise,
    silence,
)

ROOM = 20.0
"""Length of a room's loop, s."""
WIND = 2.6
"""Length of the wind's loop, s."""


def wind(random: Generator, _number: int) -> Wave:
    """Wind with a faint whistle that comes and goes."""
    wave = 0.9 * noise(random, WIND, 120.0, 600.0) * drift(random, WIND, 5, 0.25, 1.0)
    for pitch in (640.0, 860.0, 1230.0):
        whistle = noise(random, WIND, pitch * 0.93, pitch * 1.07, 3)
        wave += 0.55 * whistle * drift(random, WIND, 4, 0.0, 1.0) ** 2
    return wave


def cricket(random: Generator, pitch: float, pulses: int) -> Wave:
    """One chirp: so many short pulses of one note."""
    pulse = np.sin(2 * np.pi * pitch * clock(0.016)) * np.sin(np.pi * clock(0.016) / 0.016) ** 2
    wave = silence(0.03 * pulses + 0.02)
    for number in range(pulses):
        added_round(wave, pulse, 0.03 * number, near(random, 0.55 + 0.45 * number / pulses, 0.1))
    return wave


def western(random: Generator, _number: int) -> Wave:
    """Wind over a dry street, two crickets far off, and now and then a sign that creaks on its chains."""
    wave = noise(random, ROOM, 70.0, 380.0) * drift(random, ROOM, 9, 0.35, 1.0)
    gusts = drift(random, ROOM, 11, 0.0, 1.0) ** 2
    wave += 0.3 * noise(random, ROOM, 420.0, 1000.0) * gusts
    wave += 0.03 * noise(random, ROOM, 1800.0, 6000.0, 1) * gusts**2
    far = silence(ROOM)
    for pitch, every, gain in ((4150.0, 0.62, 0.2), (4620.0, 0.81, 0.12)):
        at = random.uniform(0.0, every)
        while at < ROOM:
            singing = np.sin(2 * np.pi * at / ROOM + pitch) > -0.55
            if singing:
                added_round(far, cricket(random, near(random, pitch, 0.004), random.integers(3, 5)), at, gain)
            at += near(random, every, 0.06)
    for at, pitch in ((4.1, 34.0), (5.0, 39.0), (13.6, 31.0)):
        sign = creak(random, near(random, 0.7, 0.1), pitch, near(random, 0.35, 0.3))
        added_round(far, band(sign, 250.0, 2400.0), at, 0.9)
    return wave + in_hall_round(random, far, 0.8, 0.9, 4500.0)


def gull(random: Generator, pitch: float, length: float) -> Wave:
    """One cry: up quickly, then down."""
    time = clock(length)
    share = time / length
    frequency = pitch * (0.8 + 0.35 * np.exp(-(((share - 0.25) / 0.2) ** 2)) - 0.22 * share)
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    cry = sum(loudness * np.sin(overtone * phase) for overtone, loudness in ((1, 1.0), (2, 0.7), (3, 0.4), (4, 0.15)))
    rough = 1.0 + 0.25 * np.sin(2 * np.pi * near(random, 47.0, 0.1) * time)
    return cry * rough * np.sin(np.pi * share) ** 0.8


def faith(random: Generator, _number: int) -> Wave:
    """Waves that come in and run out over pebbles; gulls far away, two groups in a loop."""
    time = clock(ROOM)
    wave = 0.35 * noise(random, ROOM, 60.0, 300.0) * drift(random, ROOM, 7, 0.6, 1.0)
    wave += 0.03 * noise(random, ROOM, 700.0, 4000.0, 1) * drift(random, ROOM, 9, 0.6, 1.0)
    for at, force in ((2.2, 1.0), (8.9, 0.75), (15.3, 0.9)):
        since = (time - at) % ROOM
        before = (at - time) % ROOM
        swelling = np.exp(-((before / 1.5) ** 2))
        body = np.maximum(swelling, np.exp(-since / 1.1) * (since < ROOM / 2))
        foam = np.maximum(np.exp(-((before / 0.5) ** 2)), np.exp(-since / 1.9) * (since < ROOM / 2))
        wave += force * 0.8 * noise(random, ROOM, 110.0, 900.0) * body
        wave += force * 0.16 * noise(random, ROOM, 1100.0, 6500.0, 1) * foam
    far = silence(ROOM)
    for start, cries, pitch in ((5.2, 3, 1250.0), (12.3, 4, 1080.0)):
        at = start
        for number in range(cries):
            cry = gull(random, near(random, pitch, 0.06), near(random, 0.42 - 0.05 * number, 0.1))
            added_round(far, cry, at, 0.2 * (1.0 - 0.18 * number))
            at += near(random, 0.55, 0.12)
    return wave + in_hall_round(random, far, 1.2, 1.6, 3500.0)


ROOMS: dict[str, Recipe] = {"wind": wind, "room-western": western, "room-faith": faith}
