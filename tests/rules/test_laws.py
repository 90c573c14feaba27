"""The laws of the controller, held against every game and against a toy that is none of ours."""

from __future__ import annotations

import math
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flick3d.games import all_games
from flick3d.rules.actions import Action, action_text, action_word, read_action
from flick3d.rules.controller import Controller
from flick3d.rules.events import Event
from flick3d.rules.game import Game
from tests.rules.laws import check_moment, match_moments, step
from tests.rules.specimens import SPECIMENS, Specimen

every_game = pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.name)
seeds = st.integers(0, 2**32)
few = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
several = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def test_every_registered_game_has_a_specimen() -> None:
    assert set(all_games()) <= {specimen.game.name for specimen in SPECIMENS}
    assert all(name == game.name for name, game in all_games().items())


@every_game
def test_the_specimens_scenario_has_no_problems(specimen: Specimen) -> None:
    assert specimen.game.problems(specimen.scenario, specimen.start(0).ground) == ()
    assert isinstance(specimen.scenario, specimen.game.scenario_type)


@every_game
@few
@given(seed=seeds)
def test_a_random_match_keeps_every_law_until_it_ends(specimen: Specimen, seed: int) -> None:
    chance, looking = Random(seed), Random(seed + 1)
    last = None
    for number, moment in enumerate(match_moments(specimen.start(seed), chance, specimen.most_actions)):
        assert moment.game.faults(moment.state) == ()
        if number % specimen.every == 0 or moment.prompt is None:
            check_moment(moment, looking)
        last = moment
    assert last is not None
    assert last.outcome is not None
    assert last.outcome.winner is None or last.outcome.winner in [name for name, _ in last.outcome.scores]


@every_game
def test_the_same_seed_and_actions_give_the_same_match(specimen: Specimen) -> None:
    first, second = (list(match_moments(specimen.start(5), Random(5), specimen.most_actions)) for _ in range(2))
    assert [moment.state for moment in first] == [moment.state for moment in second]


@every_game
@some
@given(data=st.data())
def test_actions_survive_their_text_form(specimen: Specimen, data: st.DataObject) -> None:
    action = data.draw(any_action(specimen.game))
    text = action_text(action)
    assert read_action(text, specimen.game.actions) == action
    assert action_text(read_action(text, specimen.game.actions)) == text
    assert text.split()[0] == action_word(action)


@every_game
@several
@given(data=st.data(), seed=seeds)
def test_any_action_at_any_moment_is_refused_or_applied(specimen: Specimen, data: st.DataObject, seed: int) -> None:
    moments = list(match_moments(specimen.start(seed), Random(seed), specimen.most_actions))
    controller = data.draw(st.sampled_from(moments))
    action = data.draw(any_action(specimen.game, numbers=st.floats()))
    refusal = controller.check(action)
    if refusal is None:
        after = step(controller, action, Random(seed))
        assert after.game.faults(after.state) == ()
    else:
        assert refusal.reason
        assert refusal.reason == refusal.reason.lower()


@every_game
@some
@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_an_error_in_words(specimen: Specimen, text: str) -> None:
    try:
        action = read_action(text, specimen.game.actions)
    except Exception as error:
        assert type(error).__name__ == "ActionTextError"
        assert "\n" not in str(error).replace(text, "")
    else:
        assert text.split()[0] == action_word(action)


@every_game
def test_kinds_of_actions_and_events_are_declared_once(specimen: Specimen) -> None:
    game = specimen.game
    assert len({action_word(kind) for kind in game.actions}) == len(game.actions)
    assert all(issubclass(kind, Action) for kind in game.actions)
    assert len({kind.__struct_config__.tag for kind in game.events}) == len(game.events)
    assert all(issubclass(kind, Event) for kind in game.events)


@pytest.mark.parametrize("name", sorted({specimen.name.split("-")[0] for specimen in SPECIMENS}))
def test_every_kind_of_action_is_offered_in_some_match(name: str) -> None:
    offered: set[type[Action]] = set()
    # The last specimen of a game is the one in which the most can happen.
    specimen = [specimen for specimen in SPECIMENS if specimen.game.name == name][-1]
    kinds = set(specimen.game.actions)
    for seed in range(60):
        for moment in match_moments(specimen.start(seed), Random(seed), specimen.most_actions):
            offered |= kinds_offered(moment)
        if offered == kinds:
            break
    assert offered == kinds


def kinds_offered(moment: Controller) -> set[type[Action]]:
    if moment.prompt is None:
        return set()
    words = {offer.word for offer in (*moment.prompt.flicks, *moment.prompt.turns, *moment.prompt.spots)}
    by_word = {action_word(kind): kind for kind in moment.game.actions}
    return {type(choice) for choice in moment.prompt.choices} | {by_word[word] for word in words}


def any_action(game: Game[Any], numbers: st.SearchStrategy[float] | None = None) -> st.SearchStrategy[Action]:
    """Any well-formed action of a game."""
    finite = numbers if numbers is not None else st.floats(allow_nan=False)
    return st.one_of(*(_of_kind(kind, finite) for kind in game.actions))


def _of_kind(kind: type[Action], numbers: st.SearchStrategy[float]) -> st.SearchStrategy[Action]:
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(kind, *(_of_type(hints[name], numbers) for name in kind.__struct_fields__))


def _of_type(hint: Any, numbers: st.SearchStrategy[float]) -> st.SearchStrategy[Any]:
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) is Annotated:
        kind, meta = get_args(hint)
        assert (kind, meta.ge) == (int, 0), f"fields of the type {hint} have no text form yet"
        return st.integers(0, 10**9)
    if hint is float:
        return numbers
    if hint is int:
        return st.integers(-(10**9), 10**9)
    assert hint is str, f"fields of the type {hint} have no text form yet"
    return st.from_regex(r"[a-z]+(-[a-z0-9]+){0,2}", fullmatch=True)


def test_infinity_has_a_text_form() -> None:
    for specimen in SPECIMENS:
        for kind in specimen.game.actions:
            if "speed" in kind.__struct_fields__:
                hints = [get_type_hints(kind)[name] for name in kind.__struct_fields__]
                words = [str(get_args(hint)[0]) if get_origin(hint) is Literal else "x" for hint in hints[:-2]]
                text = " ".join([action_word(kind), *words, "0.0 inf"])
                assert math.isinf(read_action(text, specimen.game.actions).speed)  # type: ignore[attr-defined]
