"""Who sits where: teams and their players, players without teams, and one line for everything that does not fit."""

from __future__ import annotations

import pytest

from flick3d.games.faith.game import Faith
from flick3d.games.western.game import Western
from flick3d.match.seats import seat_kinds, seats_asked, seats_of, seats_without_teams
from flick3d.rules.errors import FlickError
from flick3d.rules.game import Seat

TEAMS, ALONE = Western(), Faith()


def alone(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, name) for name in names)


@pytest.mark.rule("W6", "W7")
def test_seats_follow_each_teams_order():
    assert seats_of(TEAMS, {}) == (Seat("Lawmen", "lawmen"), Seat("Outlaws", "outlaws"))
    assert seats_of(TEAMS, {"outlaws": ["Ben", " Cy "], "lawmen": ["Ann"]}) == (
        Seat("Ann", "lawmen"),
        Seat("Ben", "outlaws"),
        Seat("Cy", "outlaws"),
    )


@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        ([], (Seat("Lawmen", "lawmen"), Seat("Outlaws", "outlaws"))),
        (["outlaws=Ben, Cy", "lawmen = Ann"], (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("Cy", "outlaws"))),
        (["lawmen=Ann", "lawmen=3"], (Seat("Ann", "lawmen"), Seat("3", "lawmen"), Seat("Outlaws", "outlaws"))),
    ],
)
def test_texts_seat_the_players_of_teams(texts, seats):
    assert seats_asked(TEAMS, texts) == seats


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        ([], alone("Player 1", "Player 2", "Player 3", "Player 4")),
        (["3"], alone("Player 1", "Player 2", "Player 3")),
        ([" 2 "], alone("Player 1", "Player 2")),
        (["Ann, Ben"], alone("Ann", "Ben")),
        (["Ann", "Ben,Cy"], alone("Ann", "Ben", "Cy")),
        (["Player 2,Player 1"], alone("Player 2", "Player 1")),
    ],
)
def test_texts_seat_players_without_teams(texts, seats):
    assert seats_asked(ALONE, texts) == seats


TAKES_TEAMS = "'western' takes 2 to 10 players, as lawmen=NAME,... and outlaws=NAME,..."
TAKES_PLAYERS = "'faith' takes 2 to 4 players, as a number or as NAME,NAME"


@pytest.mark.parametrize(
    ("game", "texts", "told"),
    [
        (TEAMS, ["3"], f"'3' names no team and its players: {TAKES_TEAMS}"),
        (TEAMS, ["Ann,Ben"], f"'Ann,Ben' names no team and its players: {TAKES_TEAMS}"),
        (TEAMS, ["lawmen="], f"'lawmen=' names no team and its players: {TAKES_TEAMS}"),
        (TEAMS, ["cows=Ann"], "no team 'cows' in this game: its teams are lawmen, outlaws"),
        (TEAMS, ["lawmen=Ann", "outlaws=Ann"], "two players are called 'Ann': give each a name of his own"),
        (ALONE, ["lawmen=Ann"], f"'lawmen=Ann' names a team: {TAKES_PLAYERS}"),
        (ALONE, ["1"], f"1 player: {TAKES_PLAYERS}"),
        (ALONE, ["0"], f"0 players: {TAKES_PLAYERS}"),
        (ALONE, ["-3"], f"1 player: {TAKES_PLAYERS}"),
        (ALONE, ["5"], f"5 players: {TAKES_PLAYERS}"),
        (ALONE, ["Ann"], f"1 player: {TAKES_PLAYERS}"),
        (ALONE, ["a,b,c,d,e"], f"5 players: {TAKES_PLAYERS}"),
        (ALONE, ["3", "Ann"], f"a number of players and names beside it: {TAKES_PLAYERS}"),
        (ALONE, ["2", "2"], f"a number of players and names beside it: {TAKES_PLAYERS}"),
        (ALONE, ["Ann,Ann"], "two players are called 'Ann': give each a name of his own"),
        (ALONE, ["Ann,"], "'' cannot be a player's name: 1 to 24 letters are needed"),
        (ALONE, ["9" * 5000], f"1 player: {TAKES_PLAYERS}"),
    ],
)
def test_what_does_not_fit_is_one_line_that_says_what_does(game, texts, told):
    with pytest.raises(FlickError) as caught:
        seats_asked(game, texts)
    assert str(caught.value) == told


@pytest.mark.parametrize("name", [" ", "x" * 25, "a\nb", ""])
def test_unusable_names_are_told(name):
    for seat in (lambda: seats_of(TEAMS, {"lawmen": [name]}), lambda: seats_without_teams(ALONE, ["Ann", name])):
        with pytest.raises(FlickError, match="cannot be a player's name"):
            seat()


KINDS = ("human", "easy", "hard")
TEAM_SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("ben", "outlaws"))


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        ([], {}),
        ([("Ann", "hard")], {"Ann": "hard"}),
        ([("ANN", "hard")], {"Ann": "hard"}),
        ([("ben", "easy")], {"ben": "easy"}),
        ([("BEN", "easy")], {"Ben": "easy", "ben": "easy"}),
        ([("Outlaws", "easy"), ("Ben", "human")], {"Ben": "human", "ben": "easy"}),
        ([("all", "easy"), ("lawmen", "hard")], {"Ann": "hard", "Ben": "easy", "ben": "easy"}),
    ],
)
def test_who_plays_a_seat_is_said_by_name_team_or_for_all(asked, kinds):
    assert seat_kinds(TEAM_SEATS, asked, KINDS) == kinds


def test_a_player_called_all_is_himself():
    assert seat_kinds(alone("All", "Ann"), [("all", "easy")], KINDS) == {"All": "easy"}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("Cleo", "easy"), "no player 'Cleo': the players are Ann, Ben, ben"),
        (("Ann", "cruel"), "no player of kind 'cruel' here: human or easy or hard is possible"),
    ],
)
def test_strangers_and_strange_kinds_are_named(asked, told):
    with pytest.raises(FlickError, match=told):
        seat_kinds(TEAM_SEATS, [asked], KINDS)
