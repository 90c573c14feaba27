"""What is shown one after another: the scenarios of all games in turn, in an order of chance."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from flick3d.match.seats import seats_asked
from flick3d.rules.chance import stream
from flick3d.rules.game import Game, Seat

LONGEST = 150.0
"""Seconds for which one scenario is shown at most."""
LEVEL = "normal"
"""How good the players of a show are: they hit, and they miss now and then."""
NAMES: tuple[str, ...] = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Fritz", "Greta", "Hugo", "Ines", "Jonas")
"""Of the players in games without teams."""
PLAYERS = 4
"""How many play such a game."""


class Entry(msgspec.Struct, frozen=True):
    """One show. scenario: its name. seed: of its match, and of all chance in showing it."""

    scenario: str
    seed: int


def playlist(games: Mapping[str, Sequence[str]], seed: int) -> Iterator[Entry]:
    """Shows without end: game after game in turn, each game's scenarios in an order of chance, then again in another.

    games: by the game's name its scenarios; games without any are left out.
    """
    waiting: dict[str, list[str]] = {game: [] for game, names in games.items() if names}
    number = 0
    while waiting:
        for game, left in waiting.items():
            if not left:
                left.extend(games[game])
                stream(seed, "playlist", game, number).shuffle(left)
            yield Entry(left.pop(), stream(seed, "show", number).getrandbits(31))
            number += 1


def only(scenario: str, seed: int) -> Iterator[Entry]:
    """Matches of one scenario without end."""
    number = 0
    while True:
        yield Entry(scenario, stream(seed, "show", number).getrandbits(31))
        number += 1


def seats_for(game: Game[Any], seed: int) -> tuple[Seat, ...]:
    """Who plays a show's match."""
    if game.teams:
        return seats_asked(game, ())
    names = list(NAMES)
    stream(seed, "names").shuffle(names)
    most = min(PLAYERS, game.players[1])
    return seats_asked(game, (",".join(sorted(names[:most])),))


def kinds_for(seats: Sequence[Seat]) -> dict[str, str]:
    """Computer players everywhere."""
    return {seat.name: LEVEL for seat in seats}


def lengths(seconds: float) -> tuple[float, ...]:
    """How long each show of so many seconds together is: at least two, so that more than one game is seen."""
    count = max(2, math.ceil(seconds / LONGEST - 1e-9))
    return (seconds / count,) * count
