"""What a show plans before it begins: the order of scenarios, who plays, how long, and which turns are shown."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick3d.games.faith import events as faith_events
from flick3d.games.western import events as western_events
from flick3d.rules.game import Game
from flick3d.rules.outcome import Outcome
from flick3d.view.faith.spotting import FaithSpotter
from flick3d.view.show.highlights import Shown, chosen, seconds_of, turns_of
from flick3d.view.show.playlist import LONGEST, kinds_for, lengths, only, playlist, seats_for
from flick3d.view.western.spotting import WesternSpotter

GAMES = {"western": [f"western/{number}" for number in range(4)], "faith": ["faith/a", "faith/b"]}


def test_the_games_alternate_and_every_scenario_comes_before_one_comes_again() -> None:
    names = [entry.scenario for entry in islice(playlist(GAMES, 3), 16)]
    assert [name.split("/")[0] for name in names] == ["western", "faith"] * 8
    westerns = names[::2]
    assert sorted(westerns[:4]) == sorted(westerns[4:]) == GAMES["western"]
    assert westerns[:4] != westerns[4:] or names[1:8:2] != names[9::2], "in another order"


def test_the_seed_fixes_the_order_and_the_matches() -> None:
    assert list(islice(playlist(GAMES, 3), 12)) == list(islice(playlist(GAMES, 3), 12))
    assert list(islice(playlist(GAMES, 3), 12)) != list(islice(playlist(GAMES, 4), 12))
    seeds = [entry.seed for entry in islice(playlist(GAMES, 3), 12)]
    assert len(set(seeds)) == 12


def test_one_scenario_is_shown_again_and_again_with_other_matches() -> None:
    entries = list(islice(only("western/0", 1), 3))
    assert {entry.scenario for entry in entries} == {"western/0"}
    assert len({entry.seed for entry in entries}) == 3


def test_a_game_without_scenarios_is_left_out() -> None:
    assert [entry.scenario for entry in islice(playlist({"western": ["w"], "faith": []}, 1), 3)] == ["w", "w", "w"]


def test_all_seats_are_computers(games: Mapping[str, Game[Any]]) -> None:
    for game in games.values():
        seats = seats_for(game, 5)
        assert game.players[0] <= len(seats) <= game.players[1]
        assert set(kinds_for(seats)) == {seat.name for seat in seats}
    assert len(seats_for(games["faith"], 5)) == 4
    assert seats_for(games["faith"], 5) == seats_for(games["faith"], 5)


@given(st.floats(5.0, 4000.0))
def test_more_than_one_show_and_none_is_too_long(seconds: float) -> None:
    shares = lengths(seconds)
    assert len(shares) >= 2
    assert sum(shares) == pytest.approx(seconds)
    assert max(shares) <= LONGEST + 1e-6


def step(turn: int, worth: float = 0.0, flick: float | None = None, ends: bool = False) -> Shown:
    return Shown(turn, worth, flick, ends=ends)


QUIET = (step(1), step(1, 0.6, 1.0), step(1))
HIT = (step(2), step(2, 0.6, 1.0), step(2, 10.0, 1.0), step(2))
END = (step(3), step(3, 30.0, 1.0, ends=True))


def test_a_turn_is_shown_from_its_first_to_its_last_deed() -> None:
    quiet, hit, end = turns_of((*QUIET, *HIT, *END))
    assert (quiet.first, quiet.last) == (0, 3)
    assert (hit.first, hit.last) == (5, 6)
    assert (end.first, end.last) == (8, 9)


def test_what_comes_of_a_flick_is_shown_with_the_flick() -> None:
    (turn,) = turns_of((step(1), step(1, 0.0, 1.0), step(1, 6.0)))
    assert (turn.first, turn.last) == (1, 3)


def test_the_end_is_shown_and_then_what_is_worth_most() -> None:
    steps = (*QUIET, *HIT, *END)
    assert chosen(steps, seconds_of(END[1]) + 1.0) == ((8, 9),)
    assert chosen(steps, 1000.0) == ((0, 3), (5, 6), (8, 9))
    assert chosen(steps, seconds_of(END[1]) + seconds_of(HIT[2]) + 2.0) == ((5, 6), (8, 9))


@given(st.lists(st.tuples(st.floats(0.0, 20.0), st.booleans()), min_size=1, max_size=60), st.floats(1.0, 120.0))
def test_parts_are_in_order_and_last_about_as_long_as_there_is_time(
    kinds: list[tuple[float, bool]], seconds: float
) -> None:
    steps = [step(index // 3, worth, 1.0 if flicks else None) for index, (worth, flicks) in enumerate(kinds)]
    parts = chosen(steps, seconds)
    assert parts
    flat = [edge for part in parts for edge in part]
    assert flat == sorted(flat)
    assert flat[0] >= 0
    assert flat[-1] <= len(steps)
    if len(parts) > 1:
        assert sum(seconds_of(each) for first, last in parts for each in steps[first:last]) <= seconds


def test_no_steps_are_one_empty_part() -> None:
    assert chosen((), 10.0) == ((0, 0),)


def test_a_hit_is_worth_more_than_a_miss_and_the_end_more_than_all() -> None:
    spotter = WesternSpotter()
    hit = western_events.Hit("outlaw-1", "lawman-1", 1)
    miss = western_events.Missed("lawman-1", "grazed")
    end = western_events.MatchEnded(Outcome("lawmen", "eliminated"))
    assert spotter.worth((miss,)) < spotter.worth((hit,)) < spotter.worth((hit, end))
    assert spotter.is_topple((hit,))
    assert not spotter.is_topple((miss,))
    assert spotter.is_end((hit, end))


def test_a_banishment_is_worth_a_second_look() -> None:
    spotter = FaithSpotter()
    lost = faith_events.Lost("Ann", "prophet-blue-1")
    assert spotter.is_topple((lost,))
    assert not spotter.is_topple((faith_events.Flicked(lost.player, (lost.component,)), lost)), (
        "it was flicked too hard"
    )
    assert spotter.is_topple((faith_events.Flicked(lost.player, ("another",)), lost))
    assert spotter.worth((lost,)) > spotter.worth((faith_events.Flicked("Ann", ("prophet-blue-1",)),)) == 0.0
