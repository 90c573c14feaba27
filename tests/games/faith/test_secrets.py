"""What a player may not know: votes, aims, the deck and the seed (F12, F22)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flick3d.games.faith.state import State
from flick3d.rules.controller import Controller
from tests.games.faith.matches import altered, match
from tests.games.faith.worlds import any_match, steps
from tests.rules.played import played

small = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def seen(controller: Controller, player: str) -> State:
    return controller.game.seen_by(controller.state, player)


@pytest.mark.rule("F22", "F21")
@small
@given(seed=st.integers(0, 2**32))
def test_nobody_sees_more_when_only_secrets_differ(seed: int) -> None:
    chance = Random(seed)
    for _, _, _, after in steps(any_match(chance), chance, 25):
        state = after.state
        other = altered(after, seed=state.seed + 1, deck=state.deck[::-1])
        for player in state.players:
            assert seen(after, player) == seen(other, player)
            assert (seen(after, player).deck, seen(after, player).seed) == ((), 0)
            assert seen(after, player).layout == state.layout
        if state.phase == "vote":
            voters = state.clockwise(state.first)
            turned = tuple("down" if vote == "up" else "up" for vote in state.votes)
            for player in voters[len(turned) :]:
                assert seen(after, player) == seen(altered(after, votes=turned), player)
        if state.phase == "race":
            for player in state.racers[len(state.aimed) :]:
                others = altered(after, aimed=tuple((aim + 1.0, speed + 1.0) for aim, speed in state.aimed))
                assert seen(after, player) == seen(others, player)


@pytest.mark.rule("F12", "F51")
def test_an_aim_in_the_race_is_known_to_him_who_aimed_alone() -> None:
    controller = played(match("Ann", "Ben", "Cy"), "race 225.0 301.5", "race 135.0 302.5")
    assert seen(controller, "Ann").aimed == ((225.0, 301.5), (0.0, 0.0))
    assert seen(controller, "Ben").aimed == ((0.0, 0.0), (135.0, 302.5))
    assert seen(controller, "Cy").aimed == ((0.0, 0.0), (0.0, 0.0))
    for text in ("301.5", "302.5"):
        assert text not in msgspec.json.encode(seen(controller, "Cy").aimed).decode()


@pytest.mark.rule("F22")
def test_the_random_stranger_sees_no_vote_at_all() -> None:
    controller = altered(match("Ann", "Ben", "Cy"), phase="vote", first="Ben", active="Ann", votes=("up", "down"))
    assert seen(controller, "Ann").votes == ("", "")
    assert seen(controller, "Ben").votes == ("up", "")
    assert seen(controller, "Cy").votes == ("", "down")
    shown = altered(controller, phase="verdict", votes=("up", "down", "up"))
    assert seen(shown, "Ann").votes == ("up", "down", "up")
