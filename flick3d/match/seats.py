"""Who sits where: the seats of named players, in games with teams and in those without."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from flick3d.rules.errors import FlickError
from flick3d.rules.game import Game, Seat

LONGEST_NAME = 24
_COUNT = re.compile(r"[0-9]{1,6}")


def seats_asked(game: Game[Any], texts: Sequence[str]) -> tuple[Seat, ...]:
    """The seats that texts ask for, as the command line takes them; without any, the game's usual ones.

    With teams: `lawmen=Ann,Ben`, one text per team. Without: `3` is so many players, `Ann,Ben` names them.
    Raises FlickError for another form, as `seats_of` and `seats_without_teams` do for names.
    """
    if game.teams:
        return seats_of(game, _names_by_team(game, texts))
    if not texts:
        return seats_without_teams(game, _numbered(game.players[1]))
    for text in texts:
        if "=" in text:
            raise FlickError(f"'{text}' names a team: {_takes(game)}")
    if len(texts) == 1 and _is_count(texts[0]):
        return seats_without_teams(game, _numbered(int(texts[0])))
    if any(_is_count(text) for text in texts):
        raise FlickError(f"a number of players and names beside it: {_takes(game)}")
    return seats_without_teams(game, [name for text in texts for name in text.split(",")])


def seats_of(game: Game[Any], players: Mapping[str, Sequence[str]]) -> tuple[Seat, ...]:
    """The seats of the named players in a game with teams, team after team, each team in its given order of play.

    players: names by team id; a team that is not named gets one player with the team's own name.
    Raises FlickError for a foreign team or an unusable name; whether the sizes fit is the game's to say.
    """
    teams = game.teams
    for team in players:
        if team not in teams:
            raise FlickError(f"no team '{team}' in this game: its teams are {', '.join(teams)}")
    seats = tuple(Seat(name.strip(), team) for team in teams for name in players.get(team) or (team.capitalize(),))
    _check_names(seats)
    return seats


def seats_without_teams(game: Game[Any], names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of the named players in a game without teams, in the order of play: each is a team of his own.

    Raises FlickError for an unusable name, and for more or fewer players than the game takes.
    """
    fewest, most = game.players
    if not fewest <= len(names) <= most:
        raise FlickError(f"{_many(len(names))}: {_takes(game)}")
    seats = tuple(Seat(name.strip(), name.strip()) for name in names)
    _check_names(seats)
    return seats


def seat_kinds(seats: Sequence[Seat], asked: Sequence[tuple[str, str]], possible: Sequence[str]) -> dict[str, str]:
    """What kind of player sits where, by the seats' names, as pairs (who, kind) ask for it; the last one counts.

    who: a player's name, a team (all its players), or `all`; upper and lower case are the same where no name differs by
    it alone. possible: the kinds that there are. Raises FlickError for a stranger or a kind that there is not.
    """
    kinds: dict[str, str] = {}
    for who, kind in asked:
        if kind not in possible:
            raise FlickError(f"no player of kind '{kind}' here: {' or '.join(possible)} is possible")
        found = _meant(seats, who)
        if not found:
            known = ", ".join(seat.name for seat in seats)
            raise FlickError(f"no player '{who}': the players are {known} (--players names them)")
        kinds.update(dict.fromkeys(found, kind))
    return kinds


def _meant(seats: Sequence[Seat], who: str) -> list[str]:
    """The names of the seats that a word means, the most exact meaning first."""
    folded = who.casefold()
    exact = [seat.name for seat in seats if seat.name == who]
    alike = [seat.name for seat in seats if seat.name.casefold() == folded]
    team = [seat.name for seat in seats if seat.team.casefold() == folded]
    return exact or alike or team or ([seat.name for seat in seats] if folded == "all" else [])


def _names_by_team(game: Game[Any], texts: Sequence[str]) -> dict[str, list[str]]:
    """The names of `lawmen=Ann,Ben` and the like; a team may come more than once."""
    found: dict[str, list[str]] = {}
    for text in texts:
        team, equals, names = text.partition("=")
        if not (team.strip() and equals and names.strip()):
            raise FlickError(f"'{text}' names no team and its players: {_takes(game)}")
        found.setdefault(team.strip(), []).extend(names.split(","))
    return found


def _takes(game: Game[Any]) -> str:
    """What a game wants to hear about its players."""
    fewest, most = game.players
    if game.teams:
        forms = " and ".join(f"{team}=NAME,..." for team in game.teams)
        return f"'{game.name}' takes {fewest} to {most} players, as {forms}"
    return f"'{game.name}' takes {fewest} to {most} players, as a number or as NAME,NAME"


def _numbered(count: int) -> list[str]:
    return [f"Player {number}" for number in range(1, count + 1)]


def _is_count(text: str) -> bool:
    """Whether a text is a number of players and no name."""
    return _COUNT.fullmatch(text.strip()) is not None


def _many(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def _check_names(seats: Sequence[Seat]) -> None:
    seen: set[str] = set()
    for seat in seats:
        if not 0 < len(seat.name) <= LONGEST_NAME or not seat.name.isprintable():
            raise FlickError(f"'{seat.name}' cannot be a player's name: 1 to {LONGEST_NAME} letters are needed")
        if seat.name in seen:
            raise FlickError(f"two players are called '{seat.name}': give each a name of his own")
        seen.add(seat.name)
