"""What a hand does at the table: cards, papers, seals, stamps, tokens and the points' coins."""

from __future__ import annotations

import numpy as np
from sounds_bells import GLASS
from sounds_knocks import PLATE, dull, scratch
from sounds_slides import grains
from sounds_waves import (
    Generator,
    Recipe,
    Wave,
    added,
    band,
    bell,
    clock,
    hump,
    in_room,
    near,
    noise,
    silence,
    struck,
    wooden,
)

COIN_PITCHES = (1046.5, 1174.66, 1318.51, 1396.91, 1567.98, 1760.0)
"""Of the points' coins: C6 upwards to A6."""


def token_click(random: Generator, _number: int) -> Wave:
    """A small round tile is put down: a tick and a smaller one."""
    wave = silence(0.16)
    for at, gain in ((0.0, 1.0), (random.uniform(0.022, 0.04), random.uniform(0.2, 0.35))):
        click = struck(wooden(random, near(random, 3000.0, 0.08), PLATE, 17.0), 0.1, 0.00025)
        added(wave, click / np.abs(click).max(), at, gain)
    added(wave, struck([(near(random, 420.0, 0.08), 1.0, 0.012)], 0.1, 0.0008), 0.0, 0.12)
    return in_room(random, wave, 0.15)


def paper(random: Generator, length: float, rise: float, fall: float, low: float, high: float) -> Wave:
    """The rustle of stiff paper."""
    rustle = 0.6 * noise(random, length, low, high, 1) + 0.7 * grains(random, length, 500.0, low, high)
    return rustle * hump(length, rise, fall)


def card_turn(random: Generator, _number: int) -> Wave:
    """A card is lifted, flips, and slaps down."""
    wave = silence(0.28)
    added(wave, paper(random, 0.16, near(random, 0.05, 0.2), 0.03, 1500.0, 7500.0), 0.0, 0.19)
    at = near(random, 0.12, 0.12)
    slap = noise(random, 0.12, 700.0, 5500.0, 1) * np.exp(-clock(0.12) / 0.009) * np.minimum(1.0, clock(0.12) / 0.0008)
    added(wave, slap, at, 0.75)
    added(wave, struck([(near(random, 260.0, 0.1), 1.0, 0.014)], 0.12, 0.0016), at, 0.8)
    return in_room(random, wave, 0.15)


def card_slide(random: Generator, _number: int) -> Wave:
    """A card slides over the table and is stopped."""
    length = near(random, 0.26, 0.15)
    wave = paper(random, length, length * 0.45, 0.055, 900.0, 5500.0)
    return in_room(random, added(wave, paper(random, 0.05, 0.002, 0.008, 1500.0, 6000.0), length * 0.62, 0.6), 0.12)


def vote_seal(random: Generator, number: int) -> Wave:
    """Paper is folded, then a seal is pressed on it."""
    wave = silence(0.42)
    added(wave, paper(random, 0.14, 0.02, 0.03, 1800.0, 8000.0), 0.0, 0.22)
    added(wave, paper(random, 0.12, 0.015, 0.025, 1500.0, 7000.0), near(random, 0.085, 0.15), 0.28)
    return added(wave, dull(random, number, 210.0, 0.08, 0.022), near(random, 0.2, 0.06), 1.3)


def thumb_stamp(random: Generator, _number: int) -> Wave:
    """A stamp comes down: a firm thump with a wooden edge."""
    wave = silence(0.34)
    thump = struck([(near(random, 120.0, 0.08), 1.0, 0.05), (near(random, 205.0, 0.08), 0.6, 0.03)], 0.3, 0.0018)
    edge = struck(wooden(random, near(random, 820.0, 0.07), PLATE, 12.0), 0.2, 0.0007)
    added(wave, thump / np.abs(thump).max(), 0.0, 1.0)
    added(wave, edge / np.abs(edge).max(), 0.0, 0.8)
    added(wave, scratch(random, 900.0, 5000.0, 0.004), 0.0, 0.08)
    return in_room(random, wave, 0.2)


def coin(random: Generator, number: int) -> Wave:
    """A point falls to the others: a small ringing coin, the higher the more there are."""
    pitch = COIN_PITCHES[number % len(COIN_PITCHES)]
    ring = bell(random, pitch, 0.28, 0.085, GLASS)
    tick = band(scratch(random, 3000.0, 12000.0, 0.0015), 2500.0, 12000.0)
    wave = added(ring / np.abs(ring).max(), tick, 0.0, 0.08)
    time = clock(0.28)
    return in_room(random, wave, 0.12, 0.2) * np.clip((0.28 - time) / 0.1, 0.0, 1.0)


CARDS: dict[str, Recipe] = {
    "token-click": token_click,
    "card-turn": card_turn,
    "card-slide": card_slide,
    "vote-seal": vote_seal,
    "thumb-stamp": thumb_stamp,
    "points-coin": coin,
}
