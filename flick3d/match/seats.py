"""Who sits where: teams of a game, and the seats of named players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat

LONGEST_NAME = 24


def seats_of(game: Game[Any], players: Mapping[str, Sequence[str]]) -> tuple[Seat, ...]:
    """The seats of the named players, team after team, each team in its given order of play.

    players: names by team id; a team that is not named gets one player with the team's own name.
    Raises FlickError for a foreign team or an unusable name; whether the sizes fit is the game's to say.
    """
    teams = game.teams
    for team in players:
        if team not in teams:
            raise FlickError(f"no team '{team}' in this game: its teams are {', '.join(teams)}")
    seats = [Seat(name.strip(), team) for team in teams for name in players.get(team) or (team.capitalize(),)]
    seen: set[str] = set()
    for seat in seats:
        if not 0 < len(seat.name) <= LONGEST_NAME or not seat.name.isprintable():
            raise FlickError(f"'{seat.name}' cannot be a player's name: 1 to {LONGEST_NAME} letters are needed")
        if seat.name in seen:
            raise FlickError(f"two players are called '{seat.name}': give each a name of his own")
        seen.add(seat.name)
    return tuple(seats)
