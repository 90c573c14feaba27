"""What holds in any match with any gods and Laws, whatever the table finds: invariants, points, prompts, storage."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flick3d.games.faith.events import gain
from flick3d.games.faith.state import Phase, State
from flick3d.rules.controller import Controller
from tests.games.faith.worlds import any_match, steps
from tests.rules.laws import offered_texts

small = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
seeds = st.integers(0, 2**32)


def test_these_matches_see_every_phase() -> None:
    phases: set[str] = set()
    for seed in range(40):
        chance = Random(seed)
        phases |= {after.state.phase for _, _, _, after in steps(any_match(chance), chance, 40)}
        if phases >= set(get_args(Phase)) - {"gods"}:
            return
    assert phases == set(get_args(Phase)) - {"gods"}


@pytest.mark.rule("F1", "F30", "F33", "F40")
@small
@given(seed=seeds)
def test_nothing_is_lost_and_the_points_of_the_events_are_the_scores(seed: int) -> None:
    chance = Random(seed)
    for before, action, events, after in steps(any_match(chance), chance, 30):
        assert after.game.faults(after.state) == (), action
        won = Counter(dict.fromkeys(before.state.players, 0))
        for player, points in filter(None, map(gain, events)):
            won[player] += points
        gained = [late - early for early, late in zip(before.state.scores, after.state.scores, strict=True)]
        assert gained == [won[player] for player in before.state.players], events


@small
@given(seed=seeds)
def test_all_that_is_offered_is_legal_and_nothing_that_is_barred(seed: int) -> None:
    chance = Random(seed)
    for before, _, _, _ in steps(any_match(chance), chance, 25):
        prompt = before.prompt
        assert prompt is not None
        assert prompt.choices or prompt.flicks or prompt.spots
        for text in offered_texts(prompt, chance):
            assert before.check(before.read(text)) is None, text
        for flick in prompt.flicks:
            too_fast = " ".join([flick.word, *flick.fixed, "10.0", repr(flick.highest_speed + 0.5)])
            assert before.check(before.read(too_fast)).reason == "too-fast"


@small
@given(seed=seeds)
def test_a_state_survives_being_stored_and_goes_on_the_same(seed: int) -> None:
    chance = Random(seed)
    controller = any_match(chance)
    for _, _, _, after in steps(controller, chance, 25):
        stored = msgspec.json.decode(msgspec.json.encode(after.state), type=State)
        assert stored == after.state
        assert Controller(after.game, after.ground, stored).prompt == after.prompt


@pytest.mark.rule("F42")
@small
@given(seed=seeds)
def test_gods_powers_are_fresh_in_every_generation(seed: int) -> None:
    chance = Random(seed)
    for before, _, _, after in steps(any_match(chance), chance, 30):
        if after.state.generation != before.state.generation:
            powers = after.state.powers
            assert (powers.fastened, powers.hands, powers.came_back, powers.smitten) == ("", 0, False, 0)
            assert all(each.place in ("hand", "box", "out") for each in after.state.components if each.is_prophet)
