"""Falls: pieces that topple, land and rock, on cloth (dull, short) and on the wooden table (which rings along)."""

from __future__ import annotations

from functools import partial

import numpy as np
from sounds_knocks import CASK, PEG, PLATE, SLAT, dull, scratch
from sounds_waves import Generator, Recipe, Wave, added, duller, in_room, near, silence, struck, wooden

TABLE = (1.0, 1.52, 2.1, 2.83, 3.7, 4.9)
"""The table's top: a large heavy plate."""


def blow(random: Generator, base: float, ratios: tuple[float, ...], on_table: bool, weight: float = 0.3) -> Wave:
    """A piece hits what it falls onto, at full loudness; the heavier, the more of the table is heard."""
    if on_table:
        piece = struck(wooden(random, base, ratios, 17.0, 0.9), 0.3, near(random, 0.0006, 0.2))
        top = struck(wooden(random, near(random, 175.0, 0.06), TABLE, 11.0, 0.7), 0.3, near(random, 0.001, 0.2))
        wave = piece / np.abs(piece).max() + weight * top / np.abs(top).max()
        added(wave, scratch(random, 1500.0, 7000.0, 0.0018), 0.0, 0.06)
    else:
        piece = struck(wooden(random, base * 0.86, ratios, 10.0, 1.3), 0.3, near(random, 0.0014, 0.2))
        top = struck(wooden(random, near(random, 150.0, 0.08), TABLE, 6.0, 1.1), 0.3, near(random, 0.0024, 0.2))
        wave = 0.9 * piece / np.abs(piece).max() + (0.3 + 0.6 * weight) * top / np.abs(top).max()
        wave = duller(wave, 2800.0)
        added(wave, scratch(random, 500.0, 3200.0, 0.004), 0.0, 0.04)
    return wave / np.abs(wave).max()


def fall(
    random: Generator,
    _number: int,
    base: float,
    ratios: tuple[float, ...],
    on_table: bool,
    weight: float,
    blows: int,
    first_gap: float,
    length: float,
) -> Wave:
    """A piece that comes down and rocks: every blow is fainter and comes sooner than the one before."""
    wave = silence(length)
    at, gap, gain = 0.0, near(random, first_gap, 0.2), 1.0
    kept = 0.5 if on_table else 0.36
    for _ in range(blows):
        added(wave, blow(random, near(random, base, 0.1), ratios, on_table, weight), at, gain)
        at += gap
        gap *= random.uniform(0.58, 0.78)
        gain *= near(random, kept, 0.25)
    return in_room(random, wave, 0.2 if on_table else 0.12)


def flat_landing(random: Generator, number: int, on_table: bool) -> Wave:
    """A disc that lands flat; on the table it whirls to rest like a coin, faster and fainter."""
    if not on_table:
        return fall(random, number, 1500.0, PLATE, False, 0.3, 2, 0.05, 0.3)
    wave = silence(0.55)
    at, gap, gain = 0.0, near(random, 0.062, 0.15), 1.0
    for _ in range(12):
        added(wave, blow(random, near(random, 1900.0, 0.06), PLATE, True), at, gain)
        at += gap
        gap = max(0.012, gap * random.uniform(0.72, 0.85))
        gain *= random.uniform(0.56, 0.74)
    return in_room(random, wave, 0.18)


def off_the_cloth(random: Generator, _number: int) -> Wave:
    """A disc's edge drops by the cloth's thickness: tick of the rim, then a wooden clack, then it settles."""
    wave = silence(0.42)
    tick = blow(random, near(random, 2300.0, 0.06), PLATE, True)
    added(wave, tick, 0.0, 0.45)
    at = random.uniform(0.026, 0.042)
    added(wave, blow(random, near(random, 1650.0, 0.08), PLATE, True), at, 1.0)
    added(wave, blow(random, near(random, 1900.0, 0.08), PLATE, True), at + random.uniform(0.04, 0.065), 0.3)
    return in_room(random, wave, 0.2)


def falling(
    base: float, ratios: tuple[float, ...], weight: float, blows: int, gap: float, length: float, on_table: bool
) -> Recipe:
    """The recipe of a piece's fall."""
    return partial(
        fall,
        base=base,
        ratios=ratios,
        on_table=on_table,
        weight=weight,
        blows=blows,
        first_gap=gap,
        length=length,
    )


FALLS: dict[str, Recipe] = {
    "fall-cowboy-mat": falling(1000.0, PEG, 0.45, 4, 0.1, 0.42, False),
    "fall-cowboy-table": falling(1150.0, PEG, 0.45, 5, 0.1, 0.5, True),
    "fall-barrel-mat": falling(470.0, CASK, 0.65, 4, 0.13, 0.46, False),
    "fall-barrel-table": falling(520.0, CASK, 0.65, 5, 0.13, 0.55, True),
    "fall-gallows-mat": falling(340.0, SLAT, 0.8, 4, 0.15, 0.5, False),
    "fall-gallows-table": falling(380.0, SLAT, 0.8, 5, 0.15, 0.6, True),
    "fall-hat": partial(dull, low=205.0, rustle=0.06, decay=0.022),
    "land-disc-mat": partial(flat_landing, on_table=False),
    "land-disc-table": partial(flat_landing, on_table=True),
    "drop-off-cloth": off_the_cloth,
}
