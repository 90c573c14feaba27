"""Making a whole state of what one player sees: the deck, votes, aims and the seed are made up by chance."""

from __future__ import annotations

import math
from random import Random

import msgspec

from flick3d.games.faith.state import State, Thumb

LIKELY_SPEEDS = (160.0, 220.0)
"""cm/s. How hard others may have flicked in the race."""


def imagined(seen: State, player: str, chance: Random) -> State:
    """A state that fits what the player sees.

    The deck holds the Laws that are neither active nor on the agenda; those that came and went in earlier Generations
    cannot be told from the others. Others aim at the Navel in the race, more or less hard.
    """
    deck = [law for law in seen.scenario.laws if law not in seen.laws and law not in seen.agenda]
    chance.shuffle(deck)
    votes: tuple[Thumb, ...] = tuple(each or chance.choice(("up", "down")) for each in seen.votes)
    aimed = tuple(
        each if name == player else _likely(seen, name, chance)
        for name, each in zip(seen.racers, seen.aimed, strict=False)
    )
    return msgspec.structs.replace(seen, deck=tuple(deck), votes=votes, aimed=aimed, seed=chance.getrandbits(32))


def _likely(seen: State, name: str, chance: Random) -> tuple[float, float]:
    """Somebody's aim in the race: direction in degrees, speed in cm/s."""
    (x, y), (east, north) = seen.middle_of_cloud(name), seen.map.navel.at
    return math.degrees(math.atan2(north - y, east - x)) % 360.0, chance.uniform(*LIKELY_SPEEDS)
