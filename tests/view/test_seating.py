"""Who plays the seats: kinds that go on by clicks, seats that change hands, and whether the people have lost."""

from __future__ import annotations

import pytest

from flick3d.rules.game import Seat
from flick3d.rules.outcome import Outcome
from flick3d.view.seating import KINDS, NOBODY, PERSON, Seating, by_computers, handed_over, next_kind

SEATS = (Seat("Ann", "lawmen"), Seat("Ben", "outlaws"), Seat("Cleo", "outlaws"))


def won(team: str | None) -> Outcome:
    return Outcome(team, "eliminated")


def test_a_click_goes_through_all_kinds_and_begins_again() -> None:
    seen = [PERSON]
    for _ in KINDS:
        seen.append(next_kind(seen[-1]))
    assert tuple(seen) == (*KINDS, PERSON)
    assert next_kind("random") == PERSON


@pytest.mark.parametrize(
    ("kind", "former", "after"),
    [
        (PERSON, None, "normal"),
        (PERSON, "hard", "hard"),
        ("easy", "easy", PERSON),
    ],
)
def test_a_seat_changes_hands_and_gets_its_former_computer_player_back(
    kind: str, former: str | None, after: str
) -> None:
    assert handed_over(kind, former) == after


def test_a_seating_says_who_plays() -> None:
    seating = Seating(SEATS, {"Cleo": "hard"})
    assert seating.people == ("Ann", "Ben")
    assert seating.has_computers
    assert seating.names("outlaws") == ("Ben", "Cleo")
    assert seating.kinds_of("outlaws") == (PERSON, "hard")
    taken = seating.with_kind("Cleo", PERSON)
    assert taken.kinds == {}
    assert not taken.has_computers
    assert taken.with_kind("Ann", "easy").kinds == {"Ann": "easy"}
    assert NOBODY.people == ()
    assert not NOBODY.has_computers


@pytest.mark.parametrize(
    ("kinds", "winner", "lost"),
    [
        ({}, "lawmen", False),
        ({"Ann": "hard"}, "lawmen", True),
        ({"Ann": "hard"}, "outlaws", False),
        ({"Ben": "hard"}, "outlaws", False),
        ({"Ben": "hard", "Cleo": "easy"}, "outlaws", True),
        ({"Ann": "hard"}, None, False),
        ({"Ann": "hard", "Ben": "hard", "Cleo": "easy"}, "lawmen", False),
    ],
)
def test_people_have_lost_when_a_side_without_any_has_won(
    kinds: dict[str, str], winner: str | None, lost: bool
) -> None:
    assert Seating(SEATS, kinds).have_people_lost(won(winner)) is lost
    assert not Seating(SEATS, kinds).have_people_lost(None)


def test_steps_of_computers_are_known_by_their_players() -> None:
    assert by_computers(("Ann", "Ben", "Ann", "Cleo"), {"Ann": "hard", "Cleo": "easy"}) == {0, 2, 3}
