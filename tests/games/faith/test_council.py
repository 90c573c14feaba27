"""What the votes of a Council decide, ties among them."""

from __future__ import annotations

import pytest

from flick3d.games.faith.council import Decision, decide


@pytest.mark.rule("F23", "X1")
def test_more_thumbs_decide() -> None:
    assert decide({"a": "down", "b": "down", "c": "down", "d": "up"}, 1, 1) == Decision("lower", 1, 3)
    assert decide({"a": "up", "b": "up", "c": "down"}, 1, 1) == Decision("upper", 2, 1)


@pytest.mark.rule("F23")
def test_a_tie_is_drawn_the_same_for_the_same_seed_and_either_way_over_many() -> None:
    votes = {"a": "up", "b": "down"}
    drawn = [decide(votes, seed, 1) for seed in range(40)]
    assert all(each.tied for each in drawn)
    assert {each.law for each in drawn} == {"upper", "lower"}
    assert drawn == [decide(votes, seed, 1) for seed in range(40)]
    assert len({decide(votes, 5, generation).law for generation in range(20)}) == 2
