"""Who plays the seats of a match at the window: people, and computer players of a level. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from flick3d.rules.game import Seat
from flick3d.rules.outcome import Outcome

PERSON = "person"
KINDS = (PERSON, "easy", "normal", "hard")
"""Who can play a seat, in the order in which a click on it goes on."""
USUAL = "normal"
"""Who plays a seat that a person gives away, where no computer player had it before."""


class Seating(msgspec.Struct, frozen=True):
    """The seats in their order, and what kind of player sits where by their names; who is not named is a person."""

    seats: tuple[Seat, ...] = ()
    kinds: Mapping[str, str] = {}

    def kind(self, name: str) -> str:
        """Of the player of this seat: `PERSON`, or the computer player's level."""
        return self.kinds.get(name, PERSON)

    @property
    def people(self) -> tuple[str, ...]:
        """Names of the seats that people play."""
        return tuple(seat.name for seat in self.seats if seat.name not in self.kinds)

    @property
    def has_computers(self) -> bool:
        """Whether anybody here is no person."""
        return len(self.people) < len(self.seats)

    def names(self, team: str) -> tuple[str, ...]:
        """Names of a team's seats."""
        return tuple(seat.name for seat in self.seats if seat.team == team)

    def kinds_of(self, team: str) -> tuple[str, ...]:
        """What kinds of players a team has, each once."""
        return tuple(dict.fromkeys(self.kind(name) for name in self.names(team)))

    def have_people_lost(self, outcome: Outcome | None) -> bool:
        """Whether somebody has won, there are people, and none of them is on the winner's side."""
        teams = {seat.team for seat in self.seats if seat.name in self.people}
        return outcome is not None and outcome.winner is not None and bool(teams) and outcome.winner not in teams

    def with_kind(self, name: str, kind: str) -> Seating:
        """The same with another player in one seat."""
        others = {who: what for who, what in self.kinds.items() if who != name}
        return msgspec.structs.replace(self, kinds=others if kind == PERSON else others | {name: kind})


NOBODY = Seating()
"""Where it is not to be shown who plays, as in a replay."""


def next_kind(kind: str) -> str:
    """Who plays the seat after a click on it."""
    return KINDS[(KINDS.index(kind) + 1) % len(KINDS)] if kind in KINDS else PERSON


def handed_over(kind: str, former: str | None) -> str:
    """Who plays a seat that changes hands between a person and a computer. former: the last computer player there."""
    return (former or USUAL) if kind == PERSON else PERSON


def by_computers(players: Iterable[str], kinds: Mapping[str, str]) -> frozenset[int]:
    """The numbers of those steps, counted from 0, that computers have decided. players: of every step."""
    return frozenset(number for number, player in enumerate(players) if player in kinds)
